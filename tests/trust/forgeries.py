"""Interactions that no client would send, made from real ones by a seeded generator."""

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from discord import app_commands

from tests.standin.world import Interaction, World, snowflake, walk

COMMAND, CLICK, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
MANAGE_GUILD, SEND_MESSAGES = 1 << 5, 1 << 11
NONSENSE: tuple[Any, ...] = (
    *("", "0", "-1", "1", "99", "E4", "A1", "left", "own:left", "k1|1|1|join|", "x" * 100, "\u202e", "١", "\x00", "{}"),
    *(None, True, False, -1, 0, 3, 10**15, 10**30, 1.5, float(2**70)),
)
WORDS = tuple(word for word in NONSENSE if isinstance(word, str))


class Forger:
    """Makes forged interactions in a world with tables."""

    def __init__(self, world: World, commands: Iterable[Any], actions: Iterable[str], rng: Random) -> None:
        self.world, self.actions, self.rng = world, sorted(actions), rng
        self.elsewhere = world.add_channel("anderswo") | {"guild_id": str(snowflake())}
        world.channels[self.elsewhere["id"]] = self.elsewhere
        self.commands: list[tuple[Any, Any]] = [
            (command, inner)
            for command in commands
            for inner in (command.commands if isinstance(command, app_commands.Group) else [None])
        ]

    def make(self, user: dict[str, Any], channel: dict[str, Any]) -> Interaction:
        """Return an interaction of any type: mostly of the user in this channel, else from another server or in direct
        messages, and with any permissions there."""
        where = self.rng.choices((channel, self.elsewhere, self.world.dm_channel(user["id"])), (6, 2, 1))[0]
        kind = self.rng.choices((COMMAND, CLICK, AUTOCOMPLETE, MODAL), (3, 10, 2, 1))[0]
        make = {COMMAND: self._command, CLICK: self._click, AUTOCOMPLETE: self._typing, MODAL: self._modal}
        data, message = make[kind](channel, user)
        interaction = self.world.interaction(user, where, kind, data, message=message)
        if member := interaction.payload.get("member"):
            is_manager = where is self.elsewhere or user["username"] == "manager"
            member["permissions"] = str(MANAGE_GUILD | SEND_MESSAGES if is_manager else SEND_MESSAGES)
        return interaction

    def _click(self, channel: dict[str, Any], user: dict[str, Any]) -> tuple[dict[str, Any], Any]:
        here = [one for one in self.world.messages[channel["id"]].values() if one["components"]]
        everywhere = [one for those in self.world.messages.values() for one in those.values() if one["components"]]
        seen = here if any(c.get("custom_id") for one in here for c in walk(one["components"])) else everywhere
        controls = [(one, c) for one in seen for c in walk(one["components"]) if c.get("custom_id")]
        if not controls:  # the boards of this channel are over, and nothing is left to press on them
            others = [one for one in self.world.channels.values() if self.world.messages.get(one["id"])]
            return self._click(self.rng.choice(others), user)
        message, control = self.rng.choice(controls)
        data: dict[str, Any] = {"custom_id": self._bent(control["custom_id"]), "component_type": control["type"]}
        if options := control.get("options"):
            data["values"] = [self.rng.choice(options)["value"]]
        if self.rng.random() < 0.2:
            data["component_type"] = self.rng.choice((2, 3, 5, 6, 8, 99))
        if self.rng.random() < 0.2:
            data["values"] = self.rng.choice((None, [], {}, 7, [7], [None], ["x", "y"], [[]], list(WORDS), "easy"))
        return data, self.rng.choice((message, message, message, self.rng.choice(seen)))

    def _bent(self, custom_id: str) -> Any:
        """Return an id as it is, or with one or two of its parts changed, or something else altogether."""
        chance = self.rng.random()
        if chance < 0.3:
            return custom_id
        if chance < 0.4:
            return self.rng.choice(NONSENSE)
        parts = custom_id.split("|")
        for _ in range(self.rng.choice((1, 1, 2))):
            at = self.rng.randrange(len(parts))
            parts[at] = str(self.rng.choice(self._instead_of(at, parts[at])))
        return "|".join(parts)

    def _instead_of(self, at: int, part: str) -> tuple[Any, ...]:
        if at in (1, 2) and part.isdigit():
            return (int(part) + 1, int(part) - 1, self.rng.randrange(12), part[::-1], "0" + part, *WORDS[:3])
        if at == 3:
            return (*self.actions, "nothing")
        flipped = "".join(self.rng.sample(part, len(part)))
        return (*WORDS, flipped, part + "1", part[:-1], self.rng.randrange(8))

    def _command(self, channel: dict[str, Any], user: dict[str, Any]) -> tuple[dict[str, Any], None]:
        outer, inner = self.rng.choice(self.commands)
        if isinstance(outer, app_commands.ContextMenu):
            target = self.rng.choice((*self.world.users, *WORDS))
            data = {"id": "1", "name": self._name(outer.name), "type": 2, "target_id": target}
            return data | {"resolved": {"users": self.world.users}}, None
        options = [self._option(option) for option in (inner or outer).parameters if self.rng.random() < 0.6]
        if self.rng.random() < 0.1:
            options.append({"name": self.rng.choice(WORDS), "type": 3, "value": self.rng.choice(WORDS)})
        if inner:
            options = [{"name": self._name(inner.name), "type": 1, "options": options}]
        data = {"id": "1", "name": self._name(outer.name), "type": 1, "options": options}
        return data | {"resolved": {"users": self.world.users}}, None

    def _name(self, name: str) -> str:
        return name if self.rng.random() < 0.95 else self.rng.choice(WORDS)

    def _option(self, parameter: Any) -> dict[str, Any]:
        kind, value = parameter.type.value, self.rng.choice(WORDS)
        if parameter.choices and self.rng.random() < 0.8:
            value = self.rng.choice(parameter.choices).value
        if kind == 4:
            value = self.rng.choice((1, 2, 3, 99, -1, 10**14))
        if kind == 5:
            value = self.rng.random() < 0.5
        if kind == 6:
            value = self.rng.choice([*self.world.users])
        return {"name": parameter.display_name, "type": kind, "value": value}

    def _typing(self, channel: dict[str, Any], user: dict[str, Any]) -> tuple[dict[str, Any], None]:
        data, _ = self._command(channel, user)
        given = data.get("options")
        options = given[0].get("options", given) if given else []
        if options and self.rng.random() < 0.9:
            self.rng.choice(options)["focused"] = True
        return data, None

    def _modal(self, channel: dict[str, Any], user: dict[str, Any]) -> tuple[dict[str, Any], Any]:
        data, message = self._click(channel, user)
        field = {"type": 4, "custom_id": self.rng.choice(WORDS), "value": self.rng.choice(WORDS)}
        rows = self.rng.choice(([], [{"type": 1, "components": [field]}], [{"type": 18, "component": field}]))
        return {"custom_id": data["custom_id"], "components": rows}, self.rng.choice((message, None))


def described(interaction: Interaction) -> str:
    """Return an interaction in a line, for the message of a test."""
    payload = interaction.payload
    said = json.dumps(payload["data"], default=str)[:400]
    return f"type {payload['type']} by {interaction.user['username']} in {payload.get('guild_id')}: {said}"
