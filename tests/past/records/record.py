"""Make records that both programs have to verify for ever.

    python -m tests.past.records.record mausen [--seats 4] [--seed 7] [--stopped-after 20] [ties=cascade …]

A record is never overwritten: take another seed.
"""

import argparse
from pathlib import Path

from bot.past.record import dumps
from tests.finished import record_of_playout
from tests.playout import game_folders, game_in

FOLDER = Path(__file__).parent


def main(arguments: list[str] | None = None, folder: Path = FOLDER) -> None:
    parser = argparse.ArgumentParser(description="Make records that have to verify for ever.")
    parser.add_argument("game", choices=game_folders())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stopped-after", type=int, help="how many moves are made; without it, all")
    parser.add_argument("options", nargs="*", metavar="option=choice")
    chosen = parser.parse_intermixed_args(arguments)
    game = game_in(chosen.game)
    seats = chosen.seats or game.seats[0]
    path = folder / f"{game.key}-v{game.rules_version}-{seats}-seats-{chosen.seed}.json"
    if path.exists():
        raise SystemExit(f"{path.name} is there already, and stays as it is: take another --seed")
    record = record_of_playout(
        game, seats, chosen.seed, chosen.stopped_after, **dict(option.split("=") for option in chosen.options)
    )
    if chosen.stopped_after and record.outcome:
        raise SystemExit(f"the game ends after {len(record.moves)} moves: it is not stopped, take another --seed")
    path.write_text(dumps(record))
    print(f"{path.name}: {len(record.moves)} moves, {record.outcome}")


if __name__ == "__main__":
    main()
