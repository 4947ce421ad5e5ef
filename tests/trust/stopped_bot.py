"""The bot, as from the command line, asked to stop (SIGTERM) at a turn of its event loop: `python -m
tests.trust.stopped_bot 100`. Turns are the same on a slow machine as on a fast one; after the last one of its start it
is asked in any case."""

import logging
import os
import signal
import sys
from asyncio.base_events import BaseEventLoop
from typing import Any

from bot.__main__ import main


class Stop(logging.Filter):
    """Asks once, at a turn or when the log says that the bot is ready."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self._turn, self._turns, self._is_asked = turn, 0, False

    def install(self) -> None:
        run_once = BaseEventLoop._run_once  # pyright: ignore[reportAttributeAccessIssue]

        def counted(loop: Any) -> None:
            self._turns += 1
            if self._turns >= self._turn:
                self._ask()
            run_once(loop)

        BaseEventLoop._run_once = counted  # pyright: ignore[reportAttributeAccessIssue]
        logging.getLogger("bot.run.shard_keeper").addFilter(self)

    def filter(self, record: logging.LogRecord) -> bool:
        if record.getMessage().startswith("ready"):
            self._ask()
        return True

    def _ask(self) -> None:
        if not self._is_asked:
            self._is_asked = True
            os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    Stop(int(sys.argv.pop())).install()
    main()
