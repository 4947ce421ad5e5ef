"""Print what things cost: requests, time to answer a click, database time, history, pictures, computer players,
and what many tables at once need of the machine.
"""

import asyncio
import random
import tempfile
from pathlib import Path

from tools.bench import clicks, computers, database, history, load, pictures, processes


def main() -> None:
    """Measure one thing after the other."""
    with tempfile.TemporaryDirectory() as folder:
        random.seed(1)
        asyncio.run(clicks.measure(Path(folder)))
        asyncio.run(database.measure(Path(folder)))
        asyncio.run(history.measure(Path(folder)))
        pictures.measure()
        asyncio.run(computers.measure())
        asyncio.run(load.measure(Path(folder)))
    processes.main()


if __name__ == "__main__":
    main()
