"""Drawing and packing the boards of whole games, each board once, and the first picture of a process."""

import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from importlib import import_module
from statistics import median
from typing import Any

from bot.draw import tiles
from bot.games.chance import Chance
from tests.playout import game_folders, game_in
from tools.bench.measure import head, row, timings

NAMES = ("Anna", "Björn 🐭", "猫田さん", "سلمى", "Maximilian-Alexander", "Fatma")
WARM = 8  # games before the one that is measured, so that all sprites are there
COLD = """
import time
from tools.bench.pictures import boards
views = list(boards("mausen", 6, 1))
from cogs.mausen.picture import picture
began = time.perf_counter()
picture.draw(views[len(views) // 2], ("A", "B", "C", "D", "E", "F")).png()
print(time.perf_counter() - began)
"""


def boards(game: str, seats: int, number: int) -> Iterator[Any]:
    """Return what everyone sees in a game of chance, from move to move."""
    rules, chance = game_in(game), Chance(bytes(32), number, (1,))
    state, before = rules.setup(seats, rules.settle_options({}), chance), None
    while movable := [seat for seat in sorted(rules.waiting_on(state)) if rules.legal_moves(state, seat)]:
        state = rules.apply(state, movable[0], chance.pick(rules.legal_moves(state, movable[0])), chance).state
        if (view := rules.view(state, None)) != before:
            yield view
        before = view


def measure() -> None:
    """Draw the boards of a game of each kind, at its smallest table; then a picture in new processes."""
    head("Pictures: each board of a game once, drawn and packed")
    for game in game_folders():
        seats = game_in(game).seats[0]
        for number in range(WARM):
            _draw(game, boards(game, seats, number))
        views = list(boards(game, seats, WARM))
        seconds, sizes_kb = _draw(game, views)
        anew, _ = _draw(game, views, forget=True)
        row(f"{game}, {seats} people", f"{timings(seconds)}; {median(sizes_kb):.1f} KB, at most {max(sizes_kb):.1f}")
        row("  the same, each tile painted anew", f"{timings(anew)}; ratio {median(anew) / median(seconds):.1f}")
    cold = [
        float(subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=True).stdout)
        for _ in range(3)
    ]
    row("the first picture of a process", f"median {median(cold) * 1000:.0f} ms")


def _draw(game: str, views: Iterable[Any], *, forget: bool = False) -> tuple[list[float], list[float]]:
    """Return how long each board took, in seconds, and how large its file is, in KB."""
    picture, seconds, sizes_kb = import_module(f"cogs.{game}.picture.picture"), [], []
    for view in views:
        if forget:
            tiles.painted.cache_clear()
        began = time.perf_counter()
        file = picture.draw(view, NAMES[: game_in(game).seats[0]]).png()
        seconds.append(time.perf_counter() - began)
        sizes_kb.append(len(file) / 1000)
    return seconds, sizes_kb
