"""Draw the README's pictures anew: python -m tests.readme_pictures (needs Chromium for the playground's)."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from bot.chance import Chance
from cogs.mausen import picture
from cogs.mausen.rules import GAME, View
from tests.browser import browser, open_as, playground

DOCS = Path(__file__).parents[1] / "docs"
PEOPLE = ("Anna", "Björn 🐭", "猫田さん", "سلمى", "Émilie", "Fatma")


def mausen() -> View:
    """Return a table of six after three rounds, two of them having chosen."""
    chance = Chance(bytes(32), 1, (1,))
    state = GAME.setup(6, GAME.settle_options({"scores": "open"}), chance)
    for seat in [*range(6)] * 3 + [0, 1]:
        state = GAME.apply(state, seat, chance.pick(GAME.legal_moves(state, seat)), chance).state
    return GAME.view(state, None)


async def photograph_the_playground(file: Path) -> None:
    """Play two rounds in three browsers and keep what Anna sees."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PLAY_DATA"] = folder
        async with playground(sys.executable, "-m", "bot", "play", "--port", "{port}") as address, browser() as tabs:
            anna, ben, cleo = [await open_as(tabs, address, name, width=700, height=1500) for name in ("Anna", "Ben", "Cleo")]
            await anna.run_command("/mausen new")
            for other in (ben, cleo):
                await other.click("Join")
            await anna.click("Start")
            for person in (anna, ben, cleo):
                await person.click("My hand")
            for number, cards in enumerate((("🐶 3", "🐱 2", "🐭 4"), ("🐘 4", "🐶 1", "🐱 3"), ("🐭 2", "🐶 2")), start=1):
                for person, card in zip((anna, ben, cleo), cards, strict=False):
                    await person.see(f"Your hand · round {number} of 16")
                    await person.click(card)
            await anna.see("✅ Anna", timeout=20)
            await anna.is_quiet()
            await anna.screenshot(file)


def main() -> None:
    """Draw all of them into docs/."""
    DOCS.mkdir(exist_ok=True)
    (DOCS / "mausen.png").write_bytes(picture.draw(mausen(), PEOPLE).png())
    asyncio.run(photograph_the_playground(DOCS / "playground.png"))


if __name__ == "__main__":
    main()
