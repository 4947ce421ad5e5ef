"""People find each other: the bell, and invitations."""
