"""Learn what places on the track of Aus die Maus are worth: `python -m tools.mouse_values [--rounds …] [--seed 2]`.

The computer player plays rounds against itself, now and then a random move, and each place that a mouse went to moves a
little towards what that mouse won by the end of the round, in cheeses more than the others. It prints the tables of
cogs/aus_die_maus/computer/evaluation.py: 200,000 rounds take some 100 seconds of CPU.
"""

import argparse
from collections import defaultdict
from itertools import cycle
from random import Random

from cogs.aus_die_maus.computer.evaluation import VALUES, Feature, features
from cogs.aus_die_maus.rules.cheese import pay
from cogs.aus_die_maus.rules.state import RED, YELLOW
from cogs.aus_die_maus.rules.track import START, WHITE, Dice, Mouse, Race, close, is_over, led_by_dice, legal_runs, run

SEATS, TRACKS = (2, 2, 2, 3, 4), (14, 14, 10, 18)
EXPLORES = 0.15  # how often a move is random, less and less
RATE = 0.02  # how much of the difference is learned, less and less
BETTER_OF_TWO = 1.25  # the mean value of a cheese kept for a shove into the trap, in mean values of all


class Learner:
    """Values of features, none at first."""

    def __init__(self, seed: int) -> None:
        self.rng, self.values = Random(seed), defaultdict[Feature, float](float)

    def value(self, race: Race, mouse: Mouse) -> float:
        """Return what the place of a mouse is worth by now."""
        return sum(self.values[one] for one in features(race, mouse))

    def learn(self, part: float) -> None:
        """Play a round, and learn from it; `part` is how much is done."""
        race, goes = self._round(self.rng.choice(SEATS), self.rng.choice(TRACKS), EXPLORES * (1 - part))
        won = dict.fromkeys(race.seats, 0.0)
        for paid in pay(close(race)[0]):
            if paid.mouse != WHITE:
                won[paid.mouse] += paid.cheeses
        if race.rewarded is not None:
            won[race.rewarded] += BETTER_OF_TWO
        for mouse, went in goes:
            more = won[mouse] - (sum(won.values()) - won[mouse]) / (len(won) - 1)
            error = more - sum(self.values[one] for one in went)
            for one in went:
                self.values[one] += (RATE * (1 - part) + RATE / 40) * error / len(went) ** 0.5

    def _round(self, seats: int, goal: int, explores: float) -> tuple[Race, list[tuple[int, tuple[Feature, ...]]]]:
        """Return how a round ended, and where the mice of players went before the trap was sprung."""
        race, goes = Race(goal, (START,) * (seats + 1)), list[tuple[int, tuple[Feature, ...]]]()
        first = self.rng.randrange(seats)
        order: tuple[Mouse, ...] = (*range(first, seats), *range(first), WHITE)
        turns = cycle(order)
        while not is_over(race):
            if (mouse := next(turns)) not in race.running:
                continue
            dice = Dice(None if race.trapped is not None else self.rng.choice(RED), self.rng.choice(YELLOW))
            if mouse == WHITE or race.trapped is not None:
                move = led_by_dice(race, mouse, dice)[0]
                race = run(race, mouse, move, ())[0]
                continue
            after = list({run(race, mouse, move, ())[0]: None for move in legal_runs(race, mouse, dice)})
            is_random = len(after) > 1 and self.rng.random() < explores
            values = [self.value(there, mouse) for there in after]
            race = self.rng.choice(after) if is_random else after[values.index(max(values))]
            goes.append((mouse, features(race, mouse)))
        return race, goes


def main() -> None:
    """Learn, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tools.mouse_values", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=2)
    wanted = parser.parse_args()
    learner = Learner(wanted.seed)
    for played in range(wanted.rounds):
        learner.learn(played / wanted.rounds)
    for table, rows in VALUES.items():
        print(f'    "{table}": (')
        for row, columns in enumerate(rows):
            values = (round(learner.values[table, row, column], 2) for column in range(len(columns)))
            print(f"        ({', '.join(map(str, values))}),")
        print("    ),")


if __name__ == "__main__":
    main()
