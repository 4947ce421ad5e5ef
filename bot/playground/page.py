"""The pages of the playground: the welcome page, and simcord's preview page with what players do not need left out.

page.css and page.js are what ours adds to simcord's page; here is the little that is changed in its own files.
"""

from base64 import b64encode
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from urllib.parse import quote

from bot.text.words import Say

_FOLDER = Path(__file__).parent
MAIL = "dm"
"""The end of the address of direct messages."""

_PLACES = '<label class="viewer-control">'
_EMPTY = "No messages in this channel."
_SCRIPT = '<script type="module" src="/app.js"></script>'
_REPLACED = {
    "/table": [(_SCRIPT, f'<script type="module" src="/page.js"></script>{_SCRIPT}')],
    "/commands.js": [
        (
            "({ name: option.name, value: option.name, description:",
            "({ name: option.name, value: option.name, username:",
        ),
        ('String(value?.raw ?? "")', 'String(value?.label ?? value?.raw ?? "")'),
        ('"No options match"', 'autocomplete.state === "answered" ? "No options match" : "…"'),
        # Enter sends the command: simcord's page would add an option that nobody wanted.
        ("if (listItems.length) suggestionListbox", "if (!optional && listItems.length) suggestionListbox"),
    ],
    # Times are those of the person's clock.
    "/presentation.js": [
        ("configured.locale", "navigator.language"),
        ("configured.timezone", "Intl.DateTimeFormat().resolvedOptions().timeZone"),
    ],
}
"""What is put in the place of what, by simcord's file."""
OWN = "/page.js"
EVENT = "/event"
"""Asks for an event of the server."""
ADAPTED = ("/preview.css", OWN, *_REPLACED)
"""The files that players get in another form than simcord's, and ours."""
_WELCOME = """
body { margin: 0; color: #dbdee1; background: #313338; font: 17px/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 24px 16px }
h1 { margin: 0 0 16px; font-size: 26px }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 10px; padding: 0;
  list-style: none }
a { display: flex; align-items: center; gap: 12px; padding: 10px 14px; color: #fff; background: #41434a;
  border-radius: 10px; font-weight: 600; text-decoration: none }
a:hover, a:focus { background: #5865f2 }
img { width: 44px; height: 44px; border-radius: 50% }
"""


def adapted(path: str, text: str, parts: tuple[str, str]) -> str:
    """Return one of these files as players get it; ValueError if simcord's page has changed.

    `parts` go into its page: `choosers` and `beginning`.
    """
    if path == OWN:
        return (_FOLDER / "page.js").read_text()
    if path == "/preview.css":
        return text + (_FOLDER / "page.css").read_text()
    own = [(_PLACES, parts[0] + _PLACES), (_EMPTY, parts[1])] if path == "/table" else []
    for before, after in [*_REPLACED[path], *own]:
        if before not in text:
            raise ValueError(f"{path} of simcord has no {before!r}")
        text = text.replace(before, after)
    return text


def choosers(people: Iterable[str], places: Mapping[str, tuple[str, int]], say: Say) -> str:
    """Return the menus of people and places, and the way to a page for another person.

    A place is known by the end of its address, and has a name and an id.
    """
    names = "".join(f"<option>{escape(name)}</option>" for name in people)
    rooms = "".join(
        f'<option value="{escape(key)}" data-channel="{number}">{escape(name)}</option>'
        for key, (name, number) in places.items()
    )
    who, where, mail, event = (escape(say(f"playground-{word}")) for word in ("who", "where", "mail", "event"))
    return (
        f'<select id="playground-who" class="playground-place" aria-label="{who}">{names}</select>'
        f'<select id="playground-where" class="playground-place" aria-label="{where}">{rooms}'
        f'<option value="{MAIL}">✉️ {mail}</option></select>'
        f'<a class="playground-another" href="/" target="_blank">+ {escape(say("playground-another"))}</a>'
        f'<button type="button" id="playground-event" class="playground-place" title="{event}">📅</button>'
    )


def beginning(command: str, say: Say) -> str:
    """Return what an empty channel says: how to begin, by a command or a click."""
    return (
        f"<span>{escape(say('playground-empty', command=f'/{command}'))}</span>"
        f'<button type="button" id="playground-begin" data-command="/{escape(command)}">'
        f"{escape(say('playground-begin'))}</button>"
    )


def welcome(people: Mapping[str, bytes], unknown: str, say: Say) -> str:
    """Return the page that asks who one is; people come with a picture each. It says so of a name that is `unknown`."""
    nobody = f"<p>{escape(say('playground-nobody', name=unknown))}</p>" if unknown else ""
    links = "".join(
        f'<li><a href="/table#{quote(name)}"><img src="data:image/png;base64,{b64encode(face).decode()}" alt="">'
        f"{escape(name)}</a></li>"
        for name, face in people.items()
    )
    paragraphs = "".join(f"<p>{escape(say(f'playground-{word}'))}</p>" for word in ("alone", "together", "about"))
    return (
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Katzentisch</title><style>{_WELCOME}</style>"
        f"<main><h1>{escape(say('playground-who'))}</h1>{nobody}<ul>{links}</ul>{paragraphs}</main>"
    )
