"""A game by oneself, in private: used by lessons, puzzles, tries and the day."""
