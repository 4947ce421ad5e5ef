"""Record golden games: python -m tests.playthroughs.record mausen [--seats 4] [--seed 7] [ties=cascade …]

Without --seats, one game for each number of players; options not named are drawn from the seed. A recorded game is
never overwritten: take another seed.
"""

import argparse
from pathlib import Path

from tests.playout import game_folders, game_in, play_out
from tests.playthroughs.golden import FOLDER, write


def main(arguments: list[str] | None = None, folder: Path = FOLDER) -> None:
    parser = argparse.ArgumentParser(description="Record golden games.")
    parser.add_argument("game", choices=game_folders())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("options", nargs="*", metavar="option=choice")
    chosen = parser.parse_args(arguments)
    game = game_in(chosen.game)
    for seats in [chosen.seats] if chosen.seats else game.seats:
        path = folder / game.key / f"v{game.rules_version}-{seats}-seats-{chosen.seed}.json"
        if path.exists():
            raise SystemExit(f"{path.name} is recorded already, and stays as it is: take another --seed")
        played = play_out(game, seats, chosen.seed, **dict(option.split("=") for option in chosen.options))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(game, played))
        print(f"{path.name}: {len(played.moves)} moves, {game.outcome(played.states[-1])}")


if __name__ == "__main__":
    main()
