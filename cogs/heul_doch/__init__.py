"""Heul doch! Mau Mau: keep cards on the own pile, give away those that fit a neighbour, and count the onions."""
