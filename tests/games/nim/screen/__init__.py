"""Its rooms are those of every game."""
