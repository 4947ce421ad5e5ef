"""Pure: what a game is, what it may bring, and its chance."""
