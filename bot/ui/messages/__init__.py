"""The messages that follow a session: board, hands, calls."""
