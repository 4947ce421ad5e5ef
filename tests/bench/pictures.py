"""Drawing and encoding a board, warm and cold, and its size."""

import subprocess
import sys
import time
from statistics import median

from bot.games.chance import Chance
from cogs.mausen.picture import picture
from cogs.mausen.rules import GAME
from cogs.mausen.rules.rules import View
from tests.bench.measure import head, row, timings

NAMES = ("Anna", "Björn 🐭", "猫田さん", "سلمى", "Maximilian-Alexander", "Fatma")
COLD = """
import time
from tests.bench.pictures import position, NAMES
from cogs.mausen.picture import picture
view = position(6, 5)
began = time.perf_counter()
picture.draw(view, NAMES).png()
print(time.perf_counter() - began)
"""


def position(seats: int, rounds: int) -> View:
    """Return a board after some rounds of chance, with one card chosen."""
    chance = Chance(bytes(32), 1, (1,))
    state = GAME.setup(seats, GAME.settle_options({"scores": "open"}), chance)
    for _ in range(rounds):
        for seat in range(seats):
            state = GAME.apply(state, seat, chance.pick(GAME.legal_moves(state, seat)), chance).state
    return GAME.view(state, None)


def measure() -> None:
    """Draw boards of three and six people many times."""
    head("Pictures of Mausen")
    for seats in (3, 6):
        view = position(seats, 5)
        board = picture.draw(view, NAMES[:seats])
        png = board.png()
        whole = _times(lambda view=view, seats=seats: picture.draw(view, NAMES[:seats]).png())
        encoding = _times(board.png)
        row(f"{seats} people, warm: drawing and encoding", f"{timings(whole)}; {len(png) / 1000:.1f} KB")
        row("  encoding alone", f"{timings(encoding)}; ratio {median(whole) / median(encoding):.1f}")
    cold = [
        float(subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=True).stdout)
        for _ in range(3)
    ]
    row("6 people, the first picture of a process", f"median {median(cold) * 1000:.0f} ms")


def _times(work, times: int = 60) -> list[float]:
    seconds = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - began)
    return seconds
