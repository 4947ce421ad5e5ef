"""Solos in Discord: what their buttons do, whatever they are played for."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from bot.errors import NotAllowed
from bot.games.plugin import Opens
from bot.sessions.solos import Playing
from bot.text.words import Say
from bot.ui.clicks.reply import redraw_privately, say_to, whisper
from bot.ui.clicks.router import Handler, Press
from bot.ui.pages.page import Button, Page
from bot.ui.pages.solos import read, solo_id
from bot.ui.tables.cog import ActionsCog, Services


class SoloCog(ActionsCog):
    """One kind of solo. Its page is made of `board_and_hand`, with `<kind>.press` as what the buttons lead to."""

    kind: ClassVar[str]

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.solos = services.solos

    @abstractmethod
    def page(self, playing: Playing, say: Say, focus: str = "") -> Page:
        """Return the solo as it stands; `focus` opens a part as in a game."""

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons and menus."""
        return {f"{self.kind}.press": self.pressed, f"{self.kind}.on": self.went_on, f"{self.kind}.undo": self.undid}

    async def pressed(self, press: Press) -> None:
        """Make a move, or open a part of the page."""
        action, _, argument = press.argument.partition("|")
        meant = read(self.games.get(action.partition(".")[0]), action, argument, press.taken)
        if isinstance(meant, Opens):
            playing = await self.solos.load(press.person, self.kind)
            here = playing if playing and playing.solo.seq == press.step else None
            await self.show(press, here, meant.focus)
        else:
            await self.show(press, await self.solos.play(press.person, self.kind, press.step, meant))

    async def went_on(self, press: Press) -> None:
        """Look at the next round."""
        await self.show(press, await self.solos.go_on(press.person, self.kind, press.step))

    async def undid(self, press: Press) -> None:
        """Take the last move back."""
        await self.show(press, await self.solos.undo(press.person, self.kind, press.step))

    async def show(self, press: Press, playing: Playing | None, focus: str = "") -> None:
        """Show the solo; for None, whose button was of another step, the newest one, and say so."""
        say, newest = say_to(press.interaction), playing or await self.solos.load(press.person, self.kind)
        if newest is None:
            raise NotAllowed("no-solo")
        await redraw_privately(press.interaction, self.page(newest, say, focus))
        if playing is None:
            await whisper(press.interaction, say("no-solo-step"))

    def button(self, playing: Playing, action: str, label: str, sign: str, argument: str = "") -> Button:
        """Return a button of this kind of solo."""
        return Button(label, solo_id(playing.table, f"{self.kind}.{action}", argument), "plain", sign)
