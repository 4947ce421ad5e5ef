"""The custom_ids of buttons: what a click on one says.

    k1|<session>|<step>|<action>|<argument>

Nothing in it is secret: everyone who sees a message can read the ids of its buttons.
"""

import re
from typing import Protocol

import msgspec

NO_SESSION = 0
LONGEST = 100
"""Discord's own limit."""
CUSTOM_ID = re.compile(
    r"k1\|(?P<session>[0-9]{1,15})\|(?P<step>[0-9]{1,9})\|(?P<action>[a-z_.]{1,24})\|(?P<argument>[!-~]{0,60})"
)


class _Stepping(Protocol):
    @property
    def id(self) -> int: ...
    @property
    def step(self) -> int: ...


def button_id(session: _Stepping, action: str, argument: str = "") -> str:
    """Return the custom_id for an action in a session, as of its present step."""
    custom_id = f"k1|{session.id}|{session.step}|{action}|{argument}"
    if not CUSTOM_ID.fullmatch(custom_id) or len(custom_id) > LONGEST:
        raise ValueError(f"no custom_id: {custom_id}")
    return custom_id


def move_id(session: _Stepping, action: str, move: msgspec.Struct) -> str:
    """Return the custom_id for a move of the game, which is carried as the log keeps it."""
    return button_id(session, action, msgspec.json.encode(move).decode())


def lasting_id(session: _Stepping, action: str) -> str:
    """Return the custom_id for an action that works at any step: no message has to be drawn again for it."""
    return f"k1|{session.id}|0|{action}|"


def free_id(action: str, argument: str = "", step: int = 0) -> str:
    """Return the custom_id for an action that belongs to no session: sessions count from 1."""
    return f"k1|{NO_SESSION}|{step}|{action}|{argument}"
