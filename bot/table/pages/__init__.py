"""What boards, lobbies and hands show, and the hooks by which features add to it."""
