"""Draw the pictures of README.md and docs/ anew: python -m tools.readme_pictures (the playground's needs Chromium)."""

import asyncio
import json
import tempfile
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from PIL import Image

from bot.draw.canvas import INK, Raster, overlay, rasterise, sprite, svg
from bot.sessions.replay import replay
from bot.text.words import speaker
from cogs.proof.record import loads
from cogs.replay.film import Story, film_of
from cogs.replay.reel import Reel
from tests.browser import browser, open_as, playground
from tests.finished import left_behind
from tests.playout import Playout, game_in, play_out
from tests.plugins import plugin_in
from tools.emoji import large as emoji

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = DOCS / "pictures"
PEOPLE = ("Anna", "Björn 🐭", "猫田さん", "سلمى", "Émilie", "Fatma")

_CLOTH = "#2f6b5c"
FILMED = DOCS / "katzentisch-29.json"
"""The record of the game in the film: two computer players, tricky and medium, with names of people."""

MOMENTS: dict[str, tuple[int, int, int, dict[str, str]]] = {
    "mausen": (6, 12, 22, {"scores": "open"}),
    "maunz": (2, 15, 60, {}),
    "heul_doch": (5, 9, 60, {"specials": "yes"}),
    "aus_die_maus": (4, 6, 25, {"track": "14", "children": "none"}),
}
"""Of each game: how many people, the seed of a random game, the moment in it, and options."""


def moment(game: str) -> bytes:
    """Return the board of a random game at a moment that shows much."""
    people, seed, at, options = MOMENTS[game]
    rules, picture = game_in(game), import_module(f"cogs.{game}.picture.picture")
    defaults = {option.key: option.default for option in rules.options}
    states: tuple[Any, ...] = play_out(rules, people, seed, **{**defaults, **options}).states
    return picture.draw(rules.view(states[at], None), PEOPLE[:people]).png()


async def film() -> bytes:
    """Return the film of the recorded game, as *As a film* makes it."""
    record = loads(FILMED.read_bytes())
    plugin, say = plugin_in(record.game), speaker("en")
    moves = tuple((moved.seat, plugin.game.decode_move(json.dumps(moved.move).encode())) for moved in record.moves)
    secret, joins = bytes.fromhex(record.secret), tuple(map(int, record.joins))
    playout = Playout(record.seats, record.options, secret, record.session, joins, moves, (), record.draw_count)
    session, log = left_behind(plugin.game, playout)
    named = tuple(replace(seated, name=PEOPLE[seated.seat]) for seated in session.seats)
    reel = Reel.of(replace(session, seats=named), plugin, replay(plugin.game, session, log))

    async def unwatched(_done: int, _most: int) -> None:
        pass

    return await film_of(Story(reel, say), unwatched)


async def photograph_the_playground(file: Path) -> None:
    """Play two rounds in three browsers and keep what Anna sees."""
    with tempfile.TemporaryDirectory() as folder:
        async with playground(Path(folder)) as address, browser() as tabs:
            anna, ben, cleo = [
                await open_as(tabs, address, name, width=700, height=1500) for name in ("Anna", "Ben", "Cleo")
            ]
            await anna.run_command("/mausen new")
            for other in (ben, cleo):
                await other.click("Join")
            await anna.click("Start")
            for person in (anna, ben, cleo):
                await person.click("My hand")
            for number, cards in enumerate(
                (("🐶 3", "🐱 2", "🐭 4"), ("🐘 4", "🐶 1", "🐱 3"), ("🐭 2", "🐶 2")), start=1
            ):
                for person, card in zip((anna, ben, cleo), cards, strict=False):
                    await person.see(f"Your hand · Round {number} of 16")
                    await person.click(card)
            await anna.see("Mausen · Round 3 of 16", timeout=20)  # the board, too, is at round 3
            await anna.see("✅ Anna", timeout=20)
            await anna.is_quiet()
            await anna.screenshot(file)


def avatar() -> Raster:
    """Return the face of the bot: our cat at its table, whole in the circle that Discord cuts out."""
    picture = Image.new("RGBA", (1024, 1024), _CLOTH)
    picture.alpha_composite(sprite("cat_head", 800), (112, 70))
    return _at_table(picture, 738, (322, 574))


def banner() -> Raster:
    """Return the band above the bot's profile: those who play with us, side by side at the table."""
    picture = Image.new("RGBA", (680, 240), _CLOTH)
    animals = ("elephant", "dog", "cat", "mouse")
    heads = (*(f"mausen.{animal}" for animal in animals), "heul_doch.onion", "aus_die_maus.mouse.white")
    for at, word in enumerate(heads):
        picture.alpha_composite(emoji(word), (1 + 110 * at, 66 if at % 2 else 76))
    return _at_table(picture, 184, ())


def _at_table(picture: Raster, top: int, paws: tuple[int, ...]) -> Raster:
    width, height = picture.size
    line = f'stroke="{INK}" stroke-width="{height // 60}"'
    paw = f'y="{top - height // 24}" width="{height // 8}" height="{height // 10}" rx="{height // 20}" fill="#f6a04d"'
    shapes = f'<rect x="-20" y="{top}" width="{width + 40}" height="{height}" fill="#b9722f" {line}/>'
    shapes += "".join(f'<rect x="{left}" {paw} {line}/>' for left in paws)
    return overlay(picture, rasterise(svg(shapes, width, height), width), 0)


def main() -> None:
    """Draw all of them into docs/pictures/."""
    for game in MOMENTS:
        (PICTURES / f"{game}.png").write_bytes(moment(game))
    for name, picture in (("avatar", avatar()), ("banner", banner())):
        picture.convert("RGB").save(PICTURES / f"{name}.png", optimize=True)
    (PICTURES / "film.gif").write_bytes(asyncio.run(film()))
    asyncio.run(photograph_the_playground(PICTURES / "playground.png"))


if __name__ == "__main__":
    main()
