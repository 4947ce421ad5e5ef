"""The pages of the playground: the welcome page, and simcord's preview page with what players do not need left out."""

from collections.abc import Iterable
from html import escape
from urllib.parse import quote

# simcord's preview is a workbench for tests. Players need the conversation, who they are, and the inspector when
# something failed.
_STYLE = """
.preview-brand, #messages-toggle, #messages-sidebar, #refresh, #capture-open, #capture-tab, .session-menu,
#view-action-output {
  display: none !important;
}
.composer-row, .composer-row > * { min-width: 0 }
.command-row { flex-wrap: wrap !important; min-width: 0 }
.command-option-input { min-width: 7ch !important; max-width: 60vw !important }
@media (max-width: 760px) {
  .preview-shell { --toolbar-height: 44px !important }
  #action-status { flex: 1 !important; text-align: right }
}
"""
# Opening a menu makes the page draw its pictures anew. Until they are there the page is short and the menu out of
# sight, and a menu out of sight closes.
_CLOSES_OUT_OF_SIGHT = "rect.bottom <= 0 || rect.top >= viewportHeight"
# simcord's page gives up when the playground is stopped. Ours comes back with the next start.
_UNAVAILABLE = '("Preview session is unavailable. Reload the active Preview URL.")'
# A field of a command offers its lines as soon as it is entered in Discord, simcord's only after the first letter.
_ENTERED = 'const current = String(field.value || "");'
_REPLACED = {
    "/commands.js": (_ENTERED, f"{_ENTERED} queryAutocomplete(option, current);"),
    "/select-drafts.js": (_CLOSES_OUT_OF_SIGHT, "false"),
    "/app.js": (f"terminateSession{_UNAVAILABLE}", "location.reload()"),
    "/actions.js": (f"terminate{_UNAVAILABLE}", "location.reload()"),
}


ADAPTED = ("/preview.css", *_REPLACED)
"""The files of simcord's page that players get in another form."""


def adapted(path: str, text: str) -> str:
    """Return one of these files as players get it."""
    return text.replace(*_REPLACED[path]) if path in _REPLACED else f"{text}{_STYLE}"


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
