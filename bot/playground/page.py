"""The pages of the playground: the welcome page, and simcord's preview page with what players do not need left out."""

from collections.abc import Iterable
from html import escape
from urllib.parse import quote

from bot.text.words import Say

# simcord's preview is a workbench for tests. Players need the conversation, who they are, and the inspector when
# something failed.
_STYLE = """
.preview-brand, #messages-toggle, #messages-sidebar, #refresh, #capture-open, #capture-tab, .session-menu,
#view-action-output {
  display: none !important;
}
.playground-dismiss {
  border: 0; padding: 0; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer;
}
.composer-row, .composer-row > * { min-width: 0 }
.command-row { flex-wrap: wrap !important; min-width: 0 }
.command-option-input { min-width: 7ch !important; max-width: 60vw !important }
#action-status { white-space: normal; line-height: 1.2 }
@media (max-width: 760px) {
  .preview-shell { --toolbar-height: 44px !important }
  #action-status { flex: 1 !important; text-align: right; height: auto !important; overflow: visible !important }
}
"""
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
# A field of a command offers its lines as soon as it is entered in Discord, simcord's only after the first letter.
_ENTERED = 'const current = String(field.value || "");'
# A private answer can be put away, as in Discord.
_NOTE = '    root.append(node("div", "message-ephemeral-note", "Only you can see this"));\n'
_DISMISSED = """    const note = node("div", "message-ephemeral-note", "Only you can see this · ");
    const dismiss = node("button", "playground-dismiss", "Dismiss message");
    dismiss.type = "button";
    dismiss.addEventListener("click", () => { root.style.display = "none"; });
    note.append(dismiss);
    root.append(note);
"""
# Links to a message of Discord lead to the same message here; from the direct messages to the channel.
_BEGUN = "\nbootstrap();\n"
_LINKED = """
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const message = document.querySelector(`article[data-message-id="${link.href.split("/").pop()}"]`);
  if (message) message.scrollIntoView({ block: "center" });
  else if (window.location.hash.endsWith("/dm")) window.location.hash = window.location.hash.slice(0, -"/dm".length);
}, true);
"""
_REPLACED = {
    "/commands.js": [(_ENTERED, f"{_ENTERED} queryAutocomplete(option, current);")],
    "/select-drafts.js": [(_CLOSES_OUT_OF_SIGHT, "false")],
    "/app.js": [(f"terminateSession{_UNAVAILABLE}", "location.reload()"), (_BEGUN, _LINKED + _BEGUN)],
    "/actions.js": [(f"terminate{_UNAVAILABLE}", "location.reload()")],
    "/messages.js": [(_BUILT_ANEW, _REMEMBERED + _BUILT_ANEW), (_NOTE, _DISMISSED)],
    "/media.js": [
        (_RENDERED, _STAND_IN + _RENDERED),
        (_MISSING, _HELD + _MISSING),
        (_NOT_YET, _HELD_IS_SHOWN),
        (_APPENDED, _STANDS_IN),
        (_DECODED, _SHOWN),
        (_GONE, _STILL_STANDS_IN),
    ],
}
_SAID = {
    "/table": [("No messages in this channel.", "playground-empty")],
    "/messages.js": [("Only you can see this", "playground-only-you"), ("Dismiss message", "playground-dismiss")],
    "/connection.js": [("Connection lost; polling will continue.", "playground-stopped")],
    "/actions.js": [
        ("Connection interrupted; trying again…", "playground-stopped"),
        ("Action outcome uncertain. It will not be retried.", "playground-uncertain"),
    ],
}
"""Sentences of simcord's page, and the keys of ours."""


ADAPTED = ("/preview.css", *_REPLACED, *_SAID)
"""The files of simcord's page that players get in another form."""


def adapted(path: str, text: str, say: Say) -> str:
    """Return one of these files as players get it; ValueError if simcord's page has changed."""
    if path == "/preview.css":
        return f"{text}{_STYLE}"
    said = [(before, say(key)) for before, key in _SAID.get(path, ())]
    replaced = [*_REPLACED.get(path, ()), *said]
    for before, after in replaced:
        if before not in text:
            raise ValueError(f"{path} of simcord has no {before!r}")
        text = text.replace(before, after)
    return text


def welcome(people: Iterable[str]) -> str:
    """Return the page that asks who one is."""
    links = "".join(
        f'<li><a href="/table#{quote(name)}">{escape(name)}</a> '
        f'<small><a href="/table#{quote(name)}/dm">direct messages</a></small></li>'
        for name in people
    )
    return (
        '<!doctype html><meta name="viewport" content="width=device-width"><title>Katzentisch</title>'
        f"<h1>Who are you?</h1><ul>{links}</ul>"
    )
