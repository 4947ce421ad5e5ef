"""The pages of the playground: the welcome page, and simcord's preview page with what players do not need left out.

page.css and page.js are what ours adds to simcord's page; here is what is changed in its own files, and what it says.
"""

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from urllib.parse import quote

from bot.text.words import Say

_FOLDER = Path(__file__).parent
MAIL = "dm"
"""The end of the address of direct messages."""

# A message is built anew at every change, and its pictures are fetched anew: until one is there, a copy of the picture
# that was in its place stays, so that nothing below it moves.
_BUILT_ANEW = "  root.replaceChildren();\n"
_REMEMBERED = """  root._pictures = [...root.querySelectorAll(".gallery-item")].map((item, at) =>
    [...item.querySelectorAll(".gallery-image")]
      .find((one) => one instanceof HTMLCanvasElement ? one.width : one.naturalWidth)
      || root._pictures?.[at]);
  options.picturesBefore = [...root._pictures];
"""
_RENDERED = "export function renderMedia("
_STAND_IN = """function standIn(before, className, manifest) {
  const canvas = document.createElement("canvas");
  canvas.className = className;
  canvas.setAttribute("aria-hidden", "true");
  canvas.width = before?.naturalWidth || before?.width || manifest?.displayWidth || 0;
  canvas.height = before?.naturalHeight || before?.height || manifest?.displayHeight || 0;
  if (before) canvas.getContext("2d").drawImage(before, 0, 0);
  return canvas;
}

"""
_MISSING = "  if (!assetId || media.available === false"
_HELD = """  const isBoard = className === "gallery-image";
  const held = isBoard ? standIn(options.picturesBefore?.shift(), className, manifest) : null;
"""
_NOT_YET = """complete: false,
    });
"""
_HELD_IS_SHOWN = f"{_NOT_YET}    if (held?.width) return {{ element: held, pending: [] }};\n"
_APPENDED = "  trigger.append(image);\n  const entry"
_STANDS_IN = """  trigger.append(image);
  if (held) {
    image.style.display = "none";
    trigger.append(held);
  }
  const entry"""
_DECODED = "    const displayWidth = image.naturalWidth;"
_SHOWN = f"    image.style.display = ''; held?.remove();\n{_DECODED}"
# A picture that was replaced while it was on its way: the stand-in waits for the next one.
_GONE = "    trigger.replaceWith(unavailable);"
_STILL_STANDS_IN = f"    if (held?.width) return;\n{_GONE}"
# A menu that the news of others push out of sight stays open.
_CLOSES_OUT_OF_SIGHT = "rect.bottom <= 0 || rect.top >= viewportHeight"
# simcord's page gives up when the playground is stopped. Ours comes back with the next start.
_UNAVAILABLE = '("Preview session is unavailable. Reload the active Preview URL.")'
# A private answer can be put away, as in Discord.
_NOTE = '    root.append(node("div", "message-ephemeral-note", "Only you can see this"));\n'
_DISMISSED = """    const note = node("div", "message-ephemeral-note", "Only you can see this · ");
    const dismiss = node("button", "playground-dismiss", "Dismiss message");
    dismiss.type = "button";
    dismiss.addEventListener("click", () => { root.style.display = "none"; });
    note.append(dismiss);
    root.append(note);
"""
# A field of a command offers its lines as soon as it is entered in Discord, simcord's only after the first letter.
_ENTERED = 'const current = String(field.value || "");'
# After each choice Enter sends the command, as in Discord: simcord's page loses the focus, or adds an option that
# nobody wanted. The answer is to be seen, and the next command can be typed.
_FOCUS_LOST = "renderCompose({ focus: Boolean(next) });"
_FOCUSED_AGAIN = ": restore ? fieldFor"
_TAKEN_OUT = "drafts.remove(option.name);\n          clearPopup();\n          renderCompose("
_FIRST_OPTION = "if (listItems.length) suggestionListbox.setActive"
_SENT = "onCommandMode?.(false, detachedReply); detachedReply = null;\n    } else if"
_SEEN = """if (matchMedia("(pointer: fine)").matches) input.focus();
      const shown = document.getElementById("channel-timeline");
      shown.scrollTop = shown.scrollHeight;
      """
# Options are named in the person's language, and explained; a command is found by its English name, too.
_OPTION = '"command-pill-label", option.name'
_CONTEXT = "[focused.name, focused.description"
_OPTIONS = "({ name: option.name, value: option.name, description: option.description })"
_FOUND = "if (!needle || lowered.startsWith(needle))"
# The newest message stays in sight while pictures come and the line for commands grows, until one scrolls up.
_AT_THE_END = "function captureScrollIntent() {"
# A message that is deleted moves it up, too: then nobody has scrolled.
_STAYS = """let reached = 0, scrolled = -Infinity;
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"])
    ui.timeline.addEventListener(kind, ({ target }) => {
      if (kind !== "pointerdown" || target === ui.timeline || target.closest("a")) scrolled = performance.now();
    }, { passive: true });
  function staysBelow() {
    const before = reached;
    reached = ui.timeline.scrollTop;
    const isScrolledUp = reached < before && performance.now() - scrolled < 1000;
    return state.scrollIntent?.policy === "bottom" && !isScrolledUp;
  }
  """
# The name of a channel or thread is a link to it, as in Discord.
_NAMED = 'target.append(node("span", token.type === "mention"'
_LINKED = """if (token.kind === "channel") {
        const link = node("a", "mention", token.label);
        link.href = `https://discord.com/channels/0/${token.id}`;
        target.append(link);
        continue;
      }
      """
_COMMAND = "const name = interaction.name"
_PLACES = '<label class="viewer-control">'
_EMPTY = "No messages in this channel."
_SCRIPT = '<script type="module" src="/app.js"></script>'
_REPLACED = {
    "/table": [(_SCRIPT, f'<script type="module" src="/page.js"></script>{_SCRIPT}')],
    "/commands.js": [
        (_ENTERED, f"{_ENTERED} queryAutocomplete(option, current);"),
        (_FOCUS_LOST, "renderCompose({ focus: true });"),
        (_FOCUSED_AGAIN, _FOCUSED_AGAIN.replace("restore", "restore && !focus")),
        ('String(value?.raw ?? "")', 'String(value?.label ?? value?.raw ?? "")'),
        (f"{_TAKEN_OUT})", f"{_TAKEN_OUT}{{ focus: true }})"),
        (_FIRST_OPTION, _FIRST_OPTION.replace("if (", "if (!optional && ")),
        (_SENT, _SEEN + _SENT),
        (_OPTION, _OPTION.replace("name", "label")),
        (_CONTEXT, "[focused.label, focused.description"),
        (_OPTIONS, "({ name: option.label, value: option.name, username: option.description })"),
        (_FOUND, 'if (!needle || lowered.startsWith(needle) || entry.path.join(" ").startsWith(needle))'),
        ("+${optional} optional", "+${optional}"),
        ('+${remaining} ${displayed.length ? "more" : "options"}', "+${remaining}"),
        ("`${matches.length} commands`", "String(matches.length)"),
    ],
    "/text.js": [(_NAMED, _LINKED + _NAMED)],
    "/timeline.js": [
        (_AT_THE_END, f"{_STAYS}{_AT_THE_END}"),
        ("{ policy: ui.timeline.scrollHeight", "{ policy: staysBelow() || ui.timeline.scrollHeight"),
        ("state.scrollIntent || captureScrollIntent()", 'state.scrollIntent || { policy: "bottom" }'),  # as it opens
    ],
    "/selects.js": [("`${entries.length} options on this page`", '""')],
    "/select-drafts.js": [(_CLOSES_OUT_OF_SIGHT, "false")],
    "/app.js": [
        (f"terminateSession{_UNAVAILABLE}", "location.reload()"),
        (
            'locale: "en-US", timezone: "UTC"',
            "locale: navigator.language, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone",
        ),
    ],
    "/presentation.js": [("configured.locale || ", ""), ("configured.timezone || ", "")],
    "/actions.js": [
        (f"terminate{_UNAVAILABLE}", "location.reload()"),
        ('labels[kind || ""] || "Action completed"', '""'),  # what has worked is there to see
        ('"Access to this preview is unavailable." : ready ? "Preview ready" : "Loading preview…"', '"" : ""'),
        ('"Updating preview…"', '""'),
        ('"Action is awaiting a confirmed result."', '""'),
        ('pendingLabels[pending.kind] || "Completing action…"', '""'),
    ],
    "/messages.js": [(_BUILT_ANEW, _REMEMBERED + _BUILT_ANEW), (_NOTE, _DISMISSED), ("`Edited ${", "`${")],
    "/media.js": [
        (_RENDERED, _STAND_IN + _RENDERED),
        (_MISSING, _HELD + _MISSING),
        (_NOT_YET, _HELD_IS_SHOWN),
        (_APPENDED, _STANDS_IN),
        (_DECODED, _SHOWN),
        (_GONE, _STILL_STANDS_IN),
        ('`${label || "Media"} unavailable`', '""'),  # the next state of the message has it
    ],
}
_INVALID = (
    "Value length is outside the allowed range.",
    "Value is outside the allowed range.",
    "Choose an available option.",
    "Integer is outside the safe range.",
    "Enter a valid value.",
)
_SAID = {
    "/table": [
        ("New messages · jump to latest", "playground-newest"),
        ("Load earlier messages", "playground-earlier"),
        ("Newer messages", "playground-later"),
    ],
    "/commands.js": [
        ("This field is required.", "playground-required"),
        ("No options match", "playground-no-match"),
        *((sentence, "playground-invalid") for sentence in _INVALID),
    ],
    "/composer.js": [("Message ${channel.glyph}${channel.name}", "playground-line")],
    "/messages.js": [
        ("Only you can see this", "playground-only-you"),
        ("Dismiss message", "playground-dismiss"),
        ("${invoker} used", "playground-used"),
        ("Thinking…", "playground-thinking"),
        ("(edited)", "playground-edited"),
    ],
    "/selects.js": [
        ("Search options", "playground-search"),
        ("Previous", "playground-back"),
        ("Next", "playground-on"),
    ],
    "/connection.js": [("Connection lost; polling will continue.", "playground-stopped")],
    "/actions.js": [
        ("Connection interrupted; trying again…", "playground-stopped"),
        ("Preview session ended.", "playground-stopped"),
        ("Action outcome uncertain. It will not be retried.", "playground-uncertain"),
        ("Action was not completed.", "playground-failed"),
    ],
}
"""Sentences of simcord's page, and the keys of ours."""

OWN = "/page.js"
ADAPTED = ("/preview.css", OWN, *_REPLACED, *_SAID)
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


def adapted(path: str, text: str, say: Say, parts: tuple[str, str], commands: Mapping[str, str]) -> str:
    """Return one of these files as players get it; ValueError if simcord's page has changed.

    `parts` go into its page: `choosers` and `beginning`; `commands` says what they are called in a language.
    """
    if path == OWN:
        return (_FOLDER / "page.js").read_text()
    if path == "/preview.css":
        return text + (_FOLDER / "page.css").read_text()
    facts = {"channel": "${channel.glyph}${channel.name}", "name": "${invoker}"}  # variables of simcord's page
    own = {_PLACES: parts[0] + _PLACES, _EMPTY: parts[1]} if path == "/table" else {}
    if path == "/messages.js":
        own = {_COMMAND: f"const name = {json.dumps(commands)}[interaction.name] || interaction.name"}
    said = {before: say(key, **facts) for before, key in _SAID.get(path, ())}
    for before, after in [*_REPLACED.get(path, ()), *own.items(), *said.items()]:
        if before not in text:
            raise ValueError(f"{path} of simcord has no {before!r}")
        sentence = rf"(?<!\w){re.escape(before)}" if before in said else re.escape(before)  # append(edited) is none
        text = re.sub(sentence, lambda _, after=after: after, text)
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
    who, where, mail = (escape(say(f"playground-{word}")) for word in ("who", "where", "mail"))
    return (
        f'<select id="playground-who" class="playground-place" aria-label="{who}">{names}</select>'
        f'<select id="playground-where" class="playground-place" aria-label="{where}">{rooms}'
        f'<option value="{MAIL}">✉️ {mail}</option></select>'
        f'<a class="playground-another" href="/" target="_blank">+ {escape(say("playground-another"))}</a>'
    )


def beginning(command: str, say: Say) -> str:
    """Return what an empty channel says: how to begin, by a command or a click."""
    return (
        f'<span class="playground-table">{escape(say("playground-empty", command=f"/{command}"))}</span>'
        f'<span class="playground-mail">{escape(say("playground-mail-empty"))}</span>'
        f'<button type="button" id="playground-begin" data-command="/{escape(command)}">'
        f"{escape(say('playground-begin'))}</button>"
    )


def welcome(people: Mapping[str, bytes], say: Say) -> str:
    """Return the page that asks who one is; people come with a picture each."""
    links = "".join(
        f'<li><a href="/table#{quote(name)}"><img src="data:image/png;base64,{b64encode(face).decode()}" alt="">'
        f"{escape(name)}</a></li>"
        for name, face in people.items()
    )
    paragraphs = "".join(f"<p>{escape(say(f'playground-{word}'))}</p>" for word in ("alone", "together", "about"))
    return (
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Katzentisch</title><style>{_WELCOME}</style>"
        f"<main><h1>{escape(say('playground-who'))}</h1><ul>{links}</ul>{paragraphs}</main>"
    )
