"""The table and what carries it: names no game and no feature. CONTRIBUTING.md has the drawing."""
