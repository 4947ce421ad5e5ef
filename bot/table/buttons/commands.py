"""Commands that are made for a game: the one that opens a table, and those by which moves are typed."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from inspect import Parameter, Signature
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import app_commands

from bot.clicks.reply import say_to
from bot.draw.signs import in_stock
from bot.games.contract import AnyGame
from bot.messages.desired import Interaction
from bot.sessions.decisions import seat_of
from bot.sessions.session import PACES, Session
from bot.table.buttons.cog import CHOICES_MAX, GameCog
from bot.table.pages.screen import option_word
from bot.text.words import FALLBACK, LANGUAGES, Say, command_text, say, speaker
from bot.unicode import cut, in_letters, meant

Command: TypeAlias = app_commands.Command[Any, ..., None]
Callback: TypeAlias = Callable[..., Any]

CHOICE_LENGTH = 100
"""So many characters Discord takes of what is offered while a person types, and we of what comes back."""


def new_table(game: AnyGame) -> Command:
    """Return the command that opens a table: a parameter for each option, one for the pace and one for the language."""
    options = game.table_options
    words = {option.key: option_word(game, option) for option in options[:1]}
    words |= {"pace": "command-pace", "language": "command-language"}
    words |= {option.key: option_word(game, option) for option in options[1:]}
    choices = {o.key: [_choice(option_word(game, o, one), one) for one in o.choices] for o in options}
    choices["pace"] = [_choice(f"command-pace-{pace}", pace) for pace in PACES]
    choices["language"] = [
        app_commands.Choice(name=speaker(language)("language-name"), value=language) for language in LANGUAGES
    ]

    words |= {"guest": "command-invite"}

    async def new(cog: GameCog, interaction: Interaction, guest: discord.User | None = None, **chosen: str) -> None:
        await cog.open(interaction, {key: choice for key, choice in chosen.items() if choice}, guest)

    types = dict.fromkeys(words, str | None) | {"guest": discord.User | None}
    callback = app_commands.choices(**choices)(_with_parameters(new, types))
    return _command("command-new", callback, words)


@dataclass(frozen=True)
class Typing:
    """What a player has typed, and what they know of their game."""

    session: Session
    view: Any
    """What their seat may know."""
    say: Say
    fields: Mapping[str, str]
    """What stands in each field, by its name in `typed_move`; empty where nothing does."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all players."""
        return self.session.names


class Offer(NamedTuple):
    """What is offered in a field while a player types. As text its label comes back, in any writing."""

    value: str
    label: str
    names: Collection[str] = ()
    """By these it is found, if not by what is in its label."""

    @property
    def shown(self) -> str:
        """Return the label as Discord shows it."""
        return cut(in_stock(self.label), CHOICE_LENGTH)


@dataclass(frozen=True)
class Field:
    """A field of a typed move."""

    word: str
    """The key of its name, with `.about`."""
    offers: Callable[[Typing], Iterable[Offer]] | None = None
    """Returns what could be typed here."""
    choices: Mapping[Any, str] | None = None
    """What can be chosen here, if nothing can be typed, and the key of its name."""
    is_needed: bool = True

    @property
    def type(self) -> Any:
        """What discord.py takes it for."""
        kind: Any = app_commands.Range[str, 1, CHOICE_LENGTH] if self.offers else str
        return kind if self.is_needed else kind | None


def typed_move(word: str, read: Callable[[Typing], Any], **fields: Field) -> Command:
    """Return a command by which a move is typed, for keyboards and screen readers. `word` is the key of its name, with
    `.about`; `read` returns the move that was typed.
    """

    async def type_move(cog: GameCog, interaction: Interaction, **typed: str | None) -> None:
        session = await cog.session_here(interaction)
        view = cog.sessions.view(session, seat_of(session, interaction.user.id).seat)
        given = {name: typed.get(name) or "" for name in fields}
        typing = Typing(session, view, say_to(interaction), given)
        for name, field in fields.items():
            given[name] = _as_offered(given[name], field, typing)
        await cog.typed(interaction, session, read(typing))

    choices = {name: [_choice(word, one) for one, word in f.choices.items()] for name, f in fields.items() if f.choices}
    types = {name: field.type for name, field in fields.items()}
    needed = {name for name, field in fields.items() if field.is_needed}
    callback = app_commands.choices(**choices)(_with_parameters(type_move, types, needed))
    command = _command(word, callback, {name: field.word for name, field in fields.items()})
    for name, field in fields.items():
        if field.offers:
            command.autocomplete(name)(_suggest(name, field.offers, fields))
    return command


def _as_offered(text: str, field: Field, typing: Typing) -> str:
    """Return the value whose label was typed, in the language of the player or another one; else the text."""
    if text and field.offers:
        for says in (typing.say, *map(speaker, LANGUAGES)):
            offers = field.offers(replace(typing, say=says))
            if found := meant(text, ((one.value, one.shown) for one in offers)):
                return found[0] if len(found) == 1 else text
    return text


def _suggest(name: str, offers: Callable[[Typing], Iterable[Offer]], fields: Mapping[str, Field]) -> Any:
    """Return what offers a field's values while a player types: to all others nothing."""

    async def suggest(cog: GameCog, interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
        here = await cog.seat_here(interaction)
        if here is None:
            return []
        given = dict(iter(interaction.namespace))  # by the names that Discord knows
        typed = {one: str(given.get(say(FALLBACK, field.word)) or "") for one, field in fields.items()}
        typing = Typing(here[0], cog.sessions.view(*here), say_to(interaction), typed)
        for other in fields.keys() - {name}:
            typed[other] = _as_offered(typed[other], fields[other], typing)
        wanted = in_letters(text)
        found = (
            app_commands.Choice(name=one.shown, value=one.value)
            for one in offers(typing)
            if in_letters(one.shown).startswith(wanted)
            or any(wanted in in_letters(words) for words in one.names or (one.shown,))
        )
        return [*islice(found, CHOICES_MAX)]

    return _as_method(suggest)


def _command(word: str, callback: Callback, words: Mapping[str, str]) -> Command:
    """Return a command with its name, its parameters' names and all descriptions in every language."""
    app_commands.rename(**{name: command_text(key) for name, key in words.items()})(callback)
    app_commands.describe(**{name: command_text(f"{key}.about") for name, key in words.items()})(callback)
    return app_commands.command(name=command_text(word), description=command_text(f"{word}.about"))(callback)


def _with_parameters(callback: Callback, types: Mapping[str, Any], needed: Iterable[str] = ()) -> Callback:
    """Give a callback the parameters that Discord shall offer, besides the cog and the interaction."""
    kinds = Parameter.POSITIONAL_OR_KEYWORD
    own = [Parameter("cog", kinds), Parameter("interaction", kinds)]
    offered = [
        Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind, default=Parameter.empty if name in needed else None)
        for name, kind in types.items()
    ]
    callback.__signature__ = Signature([*own, *offered])  # pyright: ignore[reportFunctionMemberAccess]  read by inspect
    return _as_method(callback)


def _as_method(function: Callback) -> Callback:
    """Let discord.py see a method of the cog: it goes by the name."""
    function.__qualname__ = f"{GameCog.__name__}.{function.__name__}"
    return function


def _choice(word: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=command_text(word), value=value)
