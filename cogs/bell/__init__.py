"""Bells: being called when a table opens."""
