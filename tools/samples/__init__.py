"""Boards of games that together show every sprite: what palettes are chosen from, one module a game."""
