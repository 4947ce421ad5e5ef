"""From a click to its handler, and the answer."""
