"""/settings me: how a person likes to be served."""

from collections.abc import Mapping
from typing import Any

from bot.clicks.places import server_here
from bot.clicks.reply import person_of, redraw_privately, say_to, show_privately
from bot.clicks.router import Handler, Press
from bot.errors import InvalidInput
from bot.features.kit import Kit
from bot.messages.desired import Interaction
from bot.messages.ids import free_id
from bot.messages.page import Button, Page
from bot.people.preferences import Preferences
from bot.people.switches import OwnSwitch
from bot.table.pages.ways import CALLS, ways_at
from bot.text.words import Say
from cogs.settings.choice_buttons import choices

FIELDS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "reminders": ("reminders", {"channel": "channel", "dm": "dm", "off": "off"}),
    "hands": ("hands_by_dm", {"channel": False, "dm": True}),
    "words": ("in_words", {"pictures": False, "words": True}),
    "invitations": ("invitable", {"on": True, "off": False}),
}
"""Of each setting: where it is among the preferences, and what its choices mean there."""
SWITCHES = {setting: meanings for setting, (_, meanings) in FIELDS.items() if setting != "reminders"}
ON_OFF = {"on": True, "off": False}


class OwnPage:
    """The page, and what is chosen there."""

    def __init__(self, kit: Kit) -> None:
        self._preferences, self._hooks, self._router = kit.preferences, kit.hooks, kit.router
        kit.when_started(self._hear_switches)

    def actions(self) -> Mapping[str, Handler]:
        """Return the buttons."""
        return {
            **{f"house.{setting}": self.chosen for setting in FIELDS},
            "house.me": self.back,
        }

    async def show(self, interaction: Interaction) -> None:
        """Show what holds for the person."""
        await show_privately(interaction, await self._page(interaction))

    async def back(self, press: Press) -> None:
        """Show it again: from a question that it leads to."""
        await redraw_privately(press.interaction, await self._page(press.interaction))

    async def chosen(self, press: Press) -> None:
        """Remember what the person likes."""
        field, meanings = FIELDS[press.action.removeprefix("house.")]
        if press.argument not in meanings:
            raise InvalidInput
        await self._preferences.prefer(press.person, **{field: meanings[press.argument]})
        await redraw_privately(press.interaction, await self._page(press.interaction))

    async def _hear_switches(self) -> None:
        """Hear the switches of all features, once these are there."""
        self._router.add_all({switch.action: self.switched for switch in self._hooks.all(OwnSwitch)})

    async def switched(self, press: Press) -> None:
        """Turn a feature's switch."""
        if press.argument not in ON_OFF:
            raise InvalidInput
        switch = next(one for one in self._hooks.all(OwnSwitch) if one.action == press.action)
        await switch.turn(press.person, ON_OFF[press.argument])
        await redraw_privately(press.interaction, await self._page(press.interaction))

    async def _page(self, interaction: Interaction) -> Page:
        person, say = person_of(interaction), say_to(interaction)
        own = (await self._preferences.load([person.id])).get(person.id, Preferences(person.language))
        reminders = {one: say("settings-reminders", chosen=one) for one in FIELDS["reminders"][1]}
        switches = [
            _switch(f"house.{name}", values, getattr(own, FIELDS[name][0]), say(f"settings-{name}"), say)
            for name, values in SWITCHES.items()
        ]
        features = [
            _switch(one.action, ON_OFF, await one.is_on(person.id), say(one.key), say)
            for one in self._hooks.all(OwnSwitch)
        ]
        bells = ways_at(self._hooks, CALLS, server_here(interaction), say)
        last = (*features, *bells)
        return Page(
            (
                say("settings-me-head"),
                choices("house.reminders", reminders, own.reminders),
                say("settings-switches"),
                tuple(switches),
                *([last] if last else []),
                "\n".join((*([say("settings-bells-about")] if bells else []), say("settings-words-more"))),
            )
        )


def _switch(action: str, values: Mapping[str, bool], is_on: bool, what: str, say: Say) -> Button:
    """Return what turns a setting on or off; it says which of both holds, and on it is green."""
    label = say("settings-switch", what=what, is_on="yes" if is_on else "no")
    other = next(one for one, meaning in values.items() if meaning != is_on)
    return Button(label, free_id(action, other), "good" if is_on else "plain")
