"""Discord on real sockets, for a bot that is a process of its own."""
