"""Drawn with the mice that all games share."""
