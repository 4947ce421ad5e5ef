"""What each page showed a moment ago, for clicks on buttons that have changed since."""

# pyright: reportPrivateUsage=false

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from simcord import Env
    from simcord.preview._pages import _Page

REMEMBERED = 500
"""How many states of pages are kept."""


class SeenButtons:
    """The buttons of every message, as each state of each page showed them."""

    def __init__(self, env: "Env") -> None:
        self._env = env
        self._seen: dict[tuple[str, int], dict[int, list[dict[str, Any]]]] = {}

    def remember(self, page: "_Page") -> None:
        """Keep the buttons that the page shows now."""
        messages = self._env.backend.messages.get(page.channel_id, {})
        timeline = map(int, page.snapshot["timeline"])
        self._seen[page.id, page.revision] = {message_id: messages[message_id].components for message_id in timeline}
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]

    @contextmanager
    def shown_again(self, page: "_Page", body: Mapping[str, Any]) -> Generator[None]:
        """Give the clicked message the buttons that the person saw, until simcord has sent the click to the bot.

        Discord, too, sends what was clicked, not what is there now.
        """
        target = str(body.get("target_id"))
        message = {str(key): one for key, one in self._env.backend.messages[page.channel_id].items()}.get(target)
        seen = self._seen.get((page.id, body["published_revision"]), {}).get(message.id) if message else None
        if message is None or seen is None:
            yield
            return
        current, message.components = message.components, seen

        def put_back(*_: object) -> None:
            if message.components is seen:
                message.components = current

        stop_observing = self._env._register_dispatch_observer(put_back)
        try:
            yield
        finally:
            stop_observing()
            put_back()
