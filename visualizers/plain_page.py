"""A page of plain HTML that loads nothing: how the API's page and the documents look. Knows colours alone."""

from __future__ import annotations

from html import escape

from visualizers.palette import ROLES, SURFACES

_NAMES = ("page", "raised", "line", "text", "muted")
_COLOURS = {name: SURFACES[name] for name in _NAMES} | {"focus": (ROLES["focus"].light, ROLES["focus"].dark)}
_CSS = (
    ":root { color-scheme: light dark; "
    + " ".join(f"--{name}: light-dark({light}, {dark});" for name, (light, dark) in _COLOURS.items())
    + """ }
body { margin: 0 auto; max-width: 60rem; padding: 24px 16px 48px; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 26px; } h2 { margin: 32px 0 4px; font-size: 20px; scroll-margin-top: 12px; }
h3 { margin: 20px 0 4px; font-size: 16px; scroll-margin-top: 12px; }
p { margin: 4px 0 8px; } .muted { color: var(--muted); }
a { color: var(--focus); } :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code, pre { font: 13px/1.5 ui-monospace, monospace; } h2 code { font-size: 16px; font-weight: 600; }
pre { margin: 8px 0; padding: 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px;
  background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 12px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 8px 0; }
dt { font-family: ui-monospace, monospace; font-size: 13px; } dd { margin: 0; }
.table { overflow-x: auto; } table { margin: 8px 0; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
img { max-width: 100%; height: auto; } :target { background: var(--raised); outline: 6px solid var(--raised); }
@media (max-width: 600px) { dl { display: block; } dd { margin: 0 0 8px; } }
"""
)


def plain_page(title: str, body: str) -> str:
    """A whole page in English. `title` is escaped here; `body` is markup."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_CSS}</style></head><body><main>{body}</main></body></html>\n"
    )
