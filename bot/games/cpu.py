"""How long a computer player has been at work: CPU time of its own thread, to which no other work adds."""

from time import thread_time


def cpu_seconds() -> float:
    """Return how many seconds this thread has computed so far; only differences mean something."""
    return thread_time()
