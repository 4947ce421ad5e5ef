"""A fifth game, which only the tests have: what a folder needs to be a game."""
