"""Golden games as the notebook would hold them."""

import json
from functools import cached_property
from pathlib import Path

import pytest

from bot.sessions.replay import ReplayFrame, replay
from tests import finished
from tests.plugins import plugin_in

FILES = finished.GOLDEN
FIRST_OF_EACH_GAME = {path.parent: path for path in reversed(FILES)}.values()
SOME_FIRST = [pytest.param(path, marks=() if path in FIRST_OF_EACH_GAME else pytest.mark.slow) for path in FILES]


class Recorded:
    """A golden game as the notebook would hold it, and its states as they were recorded."""

    def __init__(self, path: Path) -> None:
        golden = json.loads(path.read_text())
        played = finished.recorded(path)
        self.plugin = plugin_in(path.parent.name)
        self.game, self.screen, self.recap = self.plugin.game, self.plugin.screen, self.plugin.recap
        self.session, self.log = played.session, played.log
        self.states = {at: self.game.decode_state(json.dumps(state).encode()) for at, state in golden["states"]}

    @cached_property
    def frames(self) -> tuple[ReplayFrame, ...]:
        return replay(self.game, self.session, self.log)
