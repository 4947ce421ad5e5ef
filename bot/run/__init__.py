"""From the command line to a connected bot: every service is made here once, and closed in reverse."""
