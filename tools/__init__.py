"""Programs for those who work on the bot: they make files that ship, or measure. The bot imports nothing of them."""
