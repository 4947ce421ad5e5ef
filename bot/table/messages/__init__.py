"""What follows a session in Discord: boards, hands, calls, the page of the host."""
