"""maunz. once more, from the printed rules, slowly: wooden pieces are carried by hand between box, pools, bed and lid.

It shares no code with the game that people play, and is here to be compared with it.
"""

from random import Random

Spot = tuple[int, int]  # row and column, 0 to 5
DIRECTIONS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]


def spot_of(name: str) -> Spot:
    return int(name[1]) - 1, "ABCDEF".index(name[0])


def name_of(spot: Spot) -> str:
    return "ABCDEF"[spot[1]] + str(spot[0] + 1)


class SlowGame:
    """One game: `place` and `graduate` act for the player in turn."""

    def __init__(self, options: dict[str, str], first: int, rng: Random) -> None:
        self.options, self.turn, self.rng = options, first, rng
        self.bed: dict[Spot, tuple[int, str]] = {}
        self.pools = [["k"] * 8, ["k"] * 8]
        self.reserves: list[list[str]] = [[], []] if self.is_for_kids else [["c"] * 8, ["c"] * 8]
        self.lids: list[list[str]] = [[], []]
        self.groups: list[list[Spot]] = []
        """What the player in turn may choose from."""
        self.end: tuple[str, int | None] | None = None
        self.placements = 0
        self.history = [self.picture()]
        self.nudged: list[tuple[str, str | None, int, str]] = []
        self.graduated: tuple[list[str], int] | None = None

    @property
    def is_for_kids(self) -> bool:
        return self.options["kids"] == "yes"

    def picture(self) -> str:
        """Write down all that makes two positions the same."""
        return f"{sorted(self.bed.items())} {[sorted(pool) for pool in self.pools]} {self.turn}"

    def legal(self) -> set[tuple[str, ...]]:
        """Return ("k", "C3") for placements, ("B3", "C3", "D3") or ("A1",) for what may leave the bed."""
        if self.end:
            return set()
        if self.groups:
            return {tuple(map(name_of, group)) for group in self.groups}
        free = [(row, column) for row in range(6) for column in range(6) if (row, column) not in self.bed]
        return {(kind, name_of(spot)) for kind in self.pools[self.turn] for spot in free}

    def place(self, kind: str, name: str) -> None:
        spot = spot_of(name)
        self.pools[self.turn].remove(kind)
        self.bed[spot] = (self.turn, kind)
        self.placements += 1
        self.nudged, self.graduated = [], None
        for direction in self.rng.sample(DIRECTIONS, 8):  # one after the other, in any order
            self.nudge(kind, spot, direction)
        self.look()

    def nudge(self, by: str, spot: Spot, direction: Spot) -> None:
        beside = spot[0] + direction[0], spot[1] + direction[1]
        behind = spot[0] + 2 * direction[0], spot[1] + 2 * direction[1]
        if beside not in self.bed or behind in self.bed:
            return
        owner, kind = self.bed[beside]
        if kind == "c" and by == "k":
            return
        del self.bed[beside]
        if behind[0] in range(6) and behind[1] in range(6):
            self.bed[behind] = (owner, kind)
            self.nudged.append((name_of(beside), name_of(behind), owner, kind))
        else:
            self.pools[owner].append(kind)
            self.nudged.append((name_of(beside), None, owner, kind))

    def spots(self, seat: int, kinds: str) -> list[Spot]:
        return sorted(spot for spot, (owner, kind) in self.bed.items() if owner == seat and kind in kinds)

    def rows_of_three(self, seat: int, kinds: str) -> list[list[Spot]]:
        own = self.spots(seat, kinds)
        rows = {
            tuple(sorted([spot, (spot[0] + down, spot[1] + right), (spot[0] + 2 * down, spot[1] + 2 * right)]))
            for spot in own
            for down, right in DIRECTIONS
            if (spot[0] + down, spot[1] + right) in own and (spot[0] + 2 * down, spot[1] + 2 * right) in own
        }
        return [list(row) for row in sorted(rows)]

    def win(self) -> tuple[str, int] | None:
        me, other = self.turn, 1 - self.turn
        if self.is_for_kids:
            return ("three_kittens", me) if self.rows_of_three(me, "k") else None
        if self.rows_of_three(me, "c"):
            return "three_cats", me
        if len(self.spots(me, "c")) == 8:
            return "eight_cats", me
        if self.options["opponent_cat_line"] == "win" and self.rows_of_three(other, "c"):
            return "three_cats", other
        return None

    def look(self) -> None:
        """See whether a player has won, and if not, what may leave the bed."""
        me = self.turn
        self.end = self.win()
        if self.end:
            return
        groups = self.rows_of_three(me, "kc")
        if len(self.spots(me, "kc")) == 8:
            groups += [[spot] for spot in self.spots(me, "kc")]
        if len(groups) > 1:
            self.groups = groups
        elif groups:
            self.graduate(tuple(map(name_of, groups[0])))
        else:
            self.hand_over()

    def graduate(self, squares: tuple[str, ...]) -> None:
        before = len(self.lids[self.turn])
        for name in squares:
            _, kind = self.bed.pop(spot_of(name))
            if kind == "c" or self.is_for_kids:
                self.pools[self.turn].append(kind)
            else:
                self.lids[self.turn].append(kind)
                self.pools[self.turn].append(self.reserves[self.turn].pop())
        self.graduated = (list(squares), len(self.lids[self.turn]) - before)
        self.groups = []
        self.hand_over()

    def hand_over(self) -> None:
        self.turn = 1 - self.turn
        self.history.append(self.picture())
        if self.history.count(self.history[-1]) == 3:
            self.end = ("repetition", None)
        elif self.placements == 400:
            self.end = ("length", None)
