"""maunz.: nudge kittens over the bed, let them grow into cats, line up three cats."""
