"""How long computer players think, and whether anyone else notices: the event loop's lag while four hard ones do."""

import asyncio
import time
from importlib import import_module
from statistics import quantiles
from typing import Any

from bot.games.chance import SimulationChance
from bot.games.plugin import Choose, think
from bot.table.service.thinking import processes
from tests.playout import game_folders, game_in, play_out
from tests.plugins import plugin_in
from tools.bench.measure import head, row, timings

TICK = 0.005
SECONDS = 6
THINKERS = 4
POSITIONS = 12


async def measure() -> None:
    """Measure one after the other: the levels by themselves, then the lag with and without thinkers."""
    head("Computer players: CPU time for a choice")
    for game in game_folders():
        plugin, positions = plugin_in(game), _positions(game)
        for level in plugin.levels:
            seconds = [_cpu(plugin.choose, view, moves, level, n) for n, (view, moves) in enumerate(positions)]
            row(f"{game}, {level}", f"{timings(seconds)}; longest {max(seconds) * 1000:.0f} ms")
    head(f"Lag of the event loop, with {THINKERS} hard computer players thinking in processes")
    quiet = await _lag()
    row("nobody thinks", _worst(quiet))
    executor = processes()
    for game in game_folders():
        choose, positions = import_module(f"cogs.{game}.computer").choose, _positions(game)
        busy = [asyncio.create_task(_keep_thinking(executor, choose, positions, n)) for n in range(THINKERS)]
        await asyncio.sleep(1)  # the processes start
        lag = await _lag()
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        row(game, f"{_worst(lag)}; ratio of p99 {quantiles(lag, n=100)[-1] / quantiles(quiet, n=100)[-1]:.1f}")
    executor.shutdown(cancel_futures=True)


def _positions(game: str) -> list[tuple[Any, tuple[Any, ...]]]:
    """Return views from random games in which a seat has a choice, spread over the whole game."""
    rules, found = game_in(game), list[tuple[Any, tuple[Any, ...]]]()
    for seed in range(POSITIONS):
        played = play_out(
            rules, min(4, rules.seats[-1]), seed, **{option.key: option.default for option in rules.options}
        )
        for state in played.states[seed :: max(1, len(played.states) // 4)]:
            for seat in sorted(rules.waiting_on(state))[:1]:
                moves = rules.choices(state, seat)
                found += [(rules.view_of_computer(state, seat), moves)] if len(moves) > 1 else []
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def _cpu(choose: Choose[Any, Any], view: Any, moves: tuple[Any, ...], level: Any, seed: int) -> float:
    began = time.process_time()
    choose(view, moves, SimulationChance(seed), level)
    return time.process_time() - began


async def _keep_thinking(
    executor: Any, choose: Choose[Any, Any], positions: list[tuple[Any, tuple[Any, ...]]], seed: int
) -> None:
    loop = asyncio.get_running_loop()
    while True:
        for view, moves in positions:
            await loop.run_in_executor(executor, think, choose, view, moves, "hard", seed)


async def _lag() -> list[float]:
    """Return by how much short sleeps were too long."""
    late, end = list[float](), time.perf_counter() + SECONDS
    while (began := time.perf_counter()) < end:
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - began - TICK)
    return late


def _worst(lag: list[float]) -> str:
    return f"p99 {quantiles(lag, n=100)[-1] * 1000:5.2f} ms, longest {max(lag) * 1000:5.1f} ms ({len(lag)} times)"
