"""A bot in a process of its own, with discord.py pointed at the server of the bench: `launch.py ADDRESS FILE bot|echo`.

The file gets what the bot's own process sees, when it is ended: how late its event loop was, and in which part of the
code it was found.
"""

import asyncio
import json
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).parents[2]
TICK_S = 0.01
LOOK_S = 0.02
STARTING_S = 1.0
"""How long after the connection the bot may still be busy with its start."""
LAYERS = {
    "site-packages/discord": "requests (discord.py, aiohttp)",
    "site-packages/aiohttp": "requests (discord.py, aiohttp)",
    "site-packages/sqlalchemy": "storage",
    "bot/storage": "storage",
    "site-packages/fluent": "words",
    "site-packages/babel": "words",
    "bot/text": "words",
    "bot/draw": "pictures",
    "bot/table/service": "service",
    "bot/sessions": "service",
    "bot/clicks": "clicks and messages",
    "bot/messages": "clicks and messages",
    "bot/table": "clicks and messages",
    "/rules/": "rules",
    "/picture/": "pictures",
    "/screen/": "screens",
}


class Observer:
    """Looks at the main thread every now and then, from another one."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._late_ms: list[int] = []
        self._seen: Counter[str] = Counter()
        self._main = threading.get_ident()

    async def start(self, client: Any) -> None:
        """Begin, in the client's event loop."""
        threading.Thread(target=self._look, daemon=True).start()
        client.bench = asyncio.create_task(self._tick(client))

    async def _tick(self, client: Any) -> None:
        await client.wait_until_ready()
        await asyncio.sleep(STARTING_S)
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK_S)
            if (late := time.perf_counter() - began - TICK_S) > 0.05:
                self._late_ms.append(round(late * 1000))

    def _look(self) -> None:
        for looks in range(1 << 40):
            time.sleep(LOOK_S)
            self._seen[_layer(sys._current_frames().get(self._main))] += 1
            if looks % 50 == 0:
                seen = {"late_ms": self._late_ms, "seen": self._seen}
                self._file.write_text(json.dumps(seen), encoding="utf-8")


def _layer(frame: FrameType | None) -> str:
    """Return the innermost part of the code that a layer claims."""
    if frame and frame.f_code.co_name == "select":
        return "idle"
    while frame:
        path = frame.f_code.co_filename
        for part, layer in LAYERS.items():
            if part in path:
                return layer
        frame = frame.f_back
    return "event loop and others"


def _echo() -> None:
    import discord

    class Page(discord.ui.LayoutView):
        def __init__(self, number: int) -> None:
            super().__init__(timeout=None)
            button = discord.ui.Button[Page](label="next", custom_id="echo")
            row = discord.ui.ActionRow[Page](button)
            self.add_item(discord.ui.Container[Page](discord.ui.TextDisplay(f"page {number}"), row))
            self.stop()

    class Echo(discord.Client):
        number = 0

        async def on_ready(self) -> None:
            for guild in self.guilds:
                for channel in guild.text_channels:
                    await channel.send(view=Page(0))

        async def on_interaction(self, interaction: discord.Interaction) -> None:
            self.number += 1
            await interaction.response.edit_message(view=Page(self.number))

    Echo(intents=discord.Intents(guilds=True)).run("token")


def main() -> None:
    """Run the bot, or the echo."""
    address, file, which = sys.argv[1:]
    sys.path.insert(0, str(ROOT))
    import discord
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws"))
    if which == "echo":
        _echo()
        return
    observer, login = Observer(Path(file)), discord.Client.login

    async def observed(self: discord.Client, token: str) -> None:
        await observer.start(self)
        await login(self, token)

    discord.Client.login = observed
    sys.argv = ["katzentisch", "run"]
    from bot.__main__ import main as run

    run()


if __name__ == "__main__":
    main()
