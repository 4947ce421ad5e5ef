"""The bot in the browser, before a stand-in of Discord."""
