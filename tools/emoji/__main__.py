"""Draw the emoji into `art/emoji/` of the table and of each game: `python -m tools.emoji`.

Due when one of their sprites has changed: the bot uploads those that look different anew.
"""

from bot.draw.signs import signs
from tools.emoji import picture

if __name__ == "__main__":
    for word, (_, file, _) in signs().items():
        picture(word).save(file, optimize=True)
        print(file.name, file.stat().st_size)
