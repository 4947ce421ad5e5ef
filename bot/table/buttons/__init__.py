"""What people do at a table: the buttons and commands that all games share."""
