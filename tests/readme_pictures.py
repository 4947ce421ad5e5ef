"""Draw the README's pictures anew: python -m tests.readme_pictures (needs Chromium for the playground's)."""

import asyncio
import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.browser import browser, open_as, playground
from tests.playout import game_in, play_out

DOCS = Path(__file__).parents[1] / "docs"
PEOPLE = ("Anna", "Björn 🐭", "猫田さん", "سلمى", "Émilie", "Fatma")


MOMENTS: dict[str, tuple[int, int, int, dict[str, str]]] = {
    "mausen": (6, 15, 22, {"scores": "open"}),
    "maunz": (2, 857, 70, {}),
    "heul_doch": (5, 9, 60, {"specials": "yes"}),
    "aus_die_maus": (4, 6, 25, {}),
}
"""Of each game: how many people, the seed of a random game, the moment in it, and options."""


def moment(game: str) -> bytes:
    """Return the board of a random game at a moment that shows much."""
    people, seed, at, options = MOMENTS[game]
    rules, picture = game_in(game), import_module(f"cogs.{game}.picture.picture")
    defaults = {option.key: option.default for option in rules.options}
    states: tuple[Any, ...] = play_out(rules, people, seed, **{**defaults, **options}).states
    return picture.draw(rules.view(states[at], None), PEOPLE[:people]).png()


async def photograph_the_playground(file: Path) -> None:
    """Play two rounds in three browsers and keep what Anna sees."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PLAY_DATA"] = folder
        async with playground(sys.executable, "-m", "bot", "play", "--port", "{port}") as address, browser() as tabs:
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
            await anna.see("✅ Anna", timeout=20)
            await anna.is_quiet()
            await anna.screenshot(file)


def main() -> None:
    """Draw all of them into docs/."""
    DOCS.mkdir(exist_ok=True)
    for game in MOMENTS:
        (DOCS / f"{game}.png").write_bytes(moment(game))
    asyncio.run(photograph_the_playground(DOCS / "playground.png"))


if __name__ == "__main__":
    main()
