"""Print the costs of Mausen: requests, time to answer a click, database time, pictures."""

import asyncio
import random
import tempfile
from pathlib import Path

from tests.bench import clicks, database, pictures


def main() -> None:
    """Measure one thing after the other."""
    with tempfile.TemporaryDirectory() as folder:
        random.seed(1)
        asyncio.run(clicks.measure(Path(folder)))
        asyncio.run(database.measure(Path(folder)))
        pictures.measure()


if __name__ == "__main__":
    main()
