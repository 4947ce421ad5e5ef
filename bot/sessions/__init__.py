"""Pure: what a session is, and what each act makes of it; replay and results of one that is over."""
