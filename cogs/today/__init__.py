"""/today: each day a puzzle or a deal, the same for everyone."""
