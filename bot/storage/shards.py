"""Shards: Discord divides the servers among connections, and each process looks after those of the shards it holds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Shards:
    """Some of the shards of a bot; without arguments the only one there is, which has all servers."""

    count: int = 1
    """How many there are, the same for all processes."""
    ids: frozenset[int] = frozenset({0})
    """Which these are, counted from 0."""

    @classmethod
    def all_of(cls, count: int) -> "Shards":
        """Return all shards."""
        return cls(count, frozenset(range(count)))

    @property
    def are_all(self) -> bool:
        """Whether all servers belong to these."""
        return len(self.ids) == self.count

    @property
    def share(self) -> float:
        """Which part of all they are; while there is none, as with one."""
        return max(1, len(self.ids)) / self.count

    def have(self, guild_id: int) -> bool:
        """Return whether a server belongs to one of these, by Discord's rule."""
        return (guild_id >> 22) % self.count in self.ids


ALL = Shards()
