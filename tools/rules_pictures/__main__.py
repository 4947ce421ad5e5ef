"""Draw the pictures of the rules into `cogs/<game>/art/`: `python -m tools.rules_pictures`, for some games by name.

Due when one of their sprites or colours has changed.
"""

import sys
from importlib import import_module
from pkgutil import iter_modules

import tools.rules_pictures
from bot.draw.canvas import art

if __name__ == "__main__":
    games = [module.name for module in iter_modules(tools.rules_pictures.__path__) if module.name != "__main__"]
    for game in sys.argv[1:] or games:
        for draw in import_module(f"tools.rules_pictures.{game}").PICTURES:
            file = art(f"{game}/{draw.__name__}").with_suffix(".png")
            draw().indexed().save(file, optimize=True)
            print(file.relative_to(file.parents[3]), file.stat().st_size)
