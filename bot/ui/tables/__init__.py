"""What people do at a table: the commands and buttons that all games share."""
