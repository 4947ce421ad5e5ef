"""The one door to a session: service, its rows, the clock, what computer players think."""
