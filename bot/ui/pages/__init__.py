"""What a message may contain, and the pages that every game has in common."""
