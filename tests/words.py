"""What the Fluent files say, and which of it the code uses: read from both without running either."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot.discovery import folders

BOT = Path(bot.__path__[0])
ROOMS = (BOT, *folders().values())
WORDED = tuple(room for room in ROOMS if (room / "text").exists())
PLURALS = {"zero", "one", "two", "few", "many"}
SAYING = {
    "say",
    "command_text",
    "IllegalMove",
    "NotAllowed",
    "Stale",
    "InvalidInput",
    "AmbiguousInput",
}  # what takes a key first
SPEAKING = {"say_to", "speaker"}  # what returns something that does
# facts that are added on the way
REFERENCE = {"no-database": {"reference"}}


# The files


@dataclass
class Message(Visitor):
    """A message or attribute in one language: the facts that it needs, and what each of them may be."""

    key: str
    variables: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    variants: dict[str, set[str]] = field(default_factory=dict)
    mentioned: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.mentioned.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        for argument in node.arguments.positional:
            if node.id.name == "NUMBER" and isinstance(argument, ftl.VariableReference):
                self.numbers.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)} - {
                "other"
            }
            literals = any(isinstance(variant.key, ftl.NumberLiteral) for variant in node.variants)
            if literals or names & PLURALS:
                self.numbers.add(node.selector.id.name)
            self.variants.setdefault(node.selector.id.name, set()).update(names - PLURALS)
        self.generic_visit(node)


@cache
def messages(room: Path, language: str) -> dict[str, Message]:
    """Return all messages and attributes of a folder in one language; what they mention of each other is worked in."""
    file = room / "text" / f"{language}.ftl"
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else ():
        assert not isinstance(entry, ftl.Junk), f"{file.name} of {room.name} cannot be read: {entry.content}"
        if not isinstance(entry, ftl.Message):
            continue
        parts = {entry.id.name: entry.value} | {
            f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes
        }
        for key, pattern in parts.items():
            if pattern is not None:
                assert key not in found, f"{key} stands twice in {file.name} of {room.name}"
                found[key] = Message(key)
                found[key].visit(pattern)
    everything = found if room == BOT else messages(BOT, language) | found
    for message in found.values():
        for mentioned in message.mentioned:
            assert mentioned in everything, f"{message.key} mentions {mentioned}, which is not in {language}"
            message.variables |= everything[mentioned].variables
            message.numbers |= everything[mentioned].numbers
            for name, variants in everything[mentioned].variants.items():
                message.variants.setdefault(name, set()).update(variants)
    return found


def known(room: Path) -> dict[str, Message]:
    """Return the English messages that the code of a folder can say: its own and those of all games."""
    return messages(BOT, "en") | messages(room, "en")


def room_of(name: str) -> Path:
    """Return the folder of a game or service."""
    return next(room for room in ROOMS if room.name == name)


# The code


@dataclass(frozen=True)
class Said:
    """A call with a key written out: where it is, and the facts that it gives; None if they cannot be seen."""

    where: str
    key: str
    facts: frozenset[str] | None


@dataclass
class Code:
    """What the sources of a folder say and hold."""

    said: list[Said] = field(default_factory=list)
    literals: set[str] = field(default_factory=set)
    patterns: dict[str, list[str]] = field(default_factory=dict)
    """Keys that are put together, as an expression with a group for each slot, and what stands in the slots."""
    labels: set[str] = field(default_factory=set)
    """Keys that are the labels of buttons."""


@cache
def code(room: Path) -> Code:
    found = Code()
    for file in sorted(room.rglob("*.py")):
        read(file.read_text(encoding="utf-8"), f"{room.name}/{file.relative_to(room)}", found)
    return found


def read(source: str, name: str, into: Code) -> None:
    """Add what one source says and holds."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str() | int() as value):
                into.literals.add(str(value))
            case ast.AnnAssign(target=ast.Name(id=field_name)):
                into.literals.add(field_name)  # a field of a game's variant is the key of an option
            case ast.JoinedStr():
                _add_pattern(node, into)
            case ast.Call(func=function, args=[first, *_], keywords=keywords):
                facts = (
                    None
                    if any(keyword.arg is None for keyword in keywords)
                    else frozenset(str(keyword.arg) for keyword in keywords)
                )
                if _name(function) in SAYING:
                    into.said += [Said(f"{name}:{node.lineno}", key, facts) for key in _texts(first)]
                if (
                    _name(function) == "Button"
                    and isinstance(first, ast.Call)
                    and _name(first.func) in SAYING
                    and first.args
                ):
                    into.labels |= set(_texts(first.args[0]))
            case _:
                pass


def _add_pattern(node: ast.JoinedStr, into: Code) -> None:
    constants = [str(part.value) for part in node.values if isinstance(part, ast.Constant)]
    slots = [ast.unparse(part.value) for part in node.values if isinstance(part, ast.FormattedValue)]
    looks_like_a_key = all(re.fullmatch(r"[a-z0-9_.-]+", text) for text in constants) and re.search(
        r"[a-z]-|-[a-z]", "".join(constants)
    )
    if slots and looks_like_a_key:
        parts = (
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "([a-z0-9_-]+)" for part in node.values
        )
        into.patterns["".join(parts)] = slots


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=inner):
            return "say" if _name(inner) in SPEAKING else ""
        case _:
            return ""


def _texts(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return _texts(one) + _texts(other)
        case _:
            return []


# Sentences that stand in the code

SHOWING = {
    "Button",
    "Page",
    "Choice",
    "Select",
    "Picture",
    "whisper",
    "send_message",
    "send",
    "show_privately",
    "redraw",
}
SENTENCE = re.compile(r"[A-Za-zÀ-ÿ]{2,}[,.:]? +[A-Za-zÀ-ÿ]{2,}")


def sentences(source: str) -> list[str]:
    """Return what is shown to people and does not come from a Fluent file: two words or more in a call that shows."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and _name(node.func) in SHOWING)
    shown = (
        part
        for call in calls
        for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        for part in _not_said(argument)
    )
    return sorted({text for text in shown if SENTENCE.search(text)})


def _not_said(node: ast.AST) -> Iterable[str]:
    if isinstance(node, ast.Call) and _name(node.func) in SAYING:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from _not_said(child)
