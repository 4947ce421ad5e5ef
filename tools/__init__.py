"""Programs for contributors: they measure, record and check; no part of the bot, and no tests."""
