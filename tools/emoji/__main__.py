"""Draw the emoji into `art/emoji/` of the table and of each game: `python -m tools.emoji`.

Due when one of their sprites has changed: the bot uploads those that look different anew.
"""

from bot.draw.signs import folders
from tools.emoji import emoji_of, picture

if __name__ == "__main__":
    for prefix, folder in folders().items():
        for word in emoji_of(prefix):
            file = folder / f"{word.replace('.', '_')}.png"
            picture(prefix + word).save(file, optimize=True)
            print(file.name, file.stat().st_size)
