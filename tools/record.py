"""Record games that have to play, and records that have to verify, the same for ever:

    python -m tools.record golden mausen [--seats 4] [--seed 7] [ties=cascade …]
    python -m tools.record record mausen [--seats 4] [--seed 7] [--stopped-after 20] [ties=cascade …]

Options not named are drawn from the seed. A file is never overwritten: take another seed.
"""

import argparse
from pathlib import Path

from cogs.proof.record import dumps
from tests.cogs.proof import records
from tests.playout import game_folders, game_in, play_out
from tests.playthroughs import golden


def main() -> None:
    """Write one file; without --seats, a golden game for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["golden", "record"])
    parser.add_argument("game", choices=game_folders())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stopped-after", type=int, help="of a record: how many moves are made; without it, all")
    parser.add_argument("options", nargs="*", metavar="option=choice")
    chosen = parser.parse_intermixed_args()
    game, options = game_in(chosen.game), dict(option.split("=") for option in chosen.options)
    for seats in [chosen.seats] if chosen.seats else game.seats:
        name = f"v{game.rules_version}-{seats}-seats-{chosen.seed}.json"
        if chosen.what == "golden":
            played = play_out(game, seats, chosen.seed, **options)
            _write(golden.FOLDER / game.key / name, golden.write(game, played), len(played.moves))
            continue
        record = records.record_of_playout(game, seats, chosen.seed, chosen.stopped_after, **options)
        if chosen.stopped_after and record.outcome:
            raise SystemExit(f"the game ends after {len(record.moves)} moves: it is not stopped, take another --seed")
        _write(records.FOLDER / f"{game.key}-{name}", dumps(record), len(record.moves))
        return


def _write(path: Path, text: str, moves: int) -> None:
    if path.exists():
        raise SystemExit(f"{path.name} is recorded already, and stays as it is: take another --seed")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    print(f"{path.name}: {moves} moves")


if __name__ == "__main__":
    main()
