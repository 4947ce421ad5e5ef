"""The bot, as from the command line, asked to stop (SIGTERM) at a turn of its event loop: `python -m
tests.trust.stopped_bot 100`. Turns are the same on a slow machine as on a fast one. At its end it says how many there
were."""

import os
import signal
import sys
from asyncio.base_events import BaseEventLoop
from typing import Any

from bot.__main__ import main


def stop_at(turn: int) -> list[int]:
    """Send the signal at this turn, counted from 1; return what holds the number of turns so far."""
    turns, run_once = [0], BaseEventLoop._run_once  # pyright: ignore[reportAttributeAccessIssue]

    def counted(loop: Any) -> None:
        turns[0] += 1
        if turns[0] == turn:
            os.kill(os.getpid(), signal.SIGTERM)
        run_once(loop)

    BaseEventLoop._run_once = counted  # pyright: ignore[reportAttributeAccessIssue]
    return turns


if __name__ == "__main__":
    turns = stop_at(int(sys.argv.pop()))
    main()
    print(turns[0])
