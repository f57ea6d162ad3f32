"""A script of Gradio's in which an animation loop never ends, mended.

While a page loads, Gradio counts the seconds in a status tracker, frame by frame. It takes the tracker off the page as
it counts, and so the loop goes on for as long as the page is open: 60 frames a second for nothing, 3 % of a core. Here
it ends once nothing is pending. Where the script reads otherwise, as it may in another version, Gradio serves its own.
"""

from __future__ import annotations

import re
from pathlib import Path

import gradio as gr
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

_FOLDER = Path(gr.__file__).with_name("templates") / "frontend" / "assets"
_FILES = "statustracker-*.js"
_LOOP = re.compile(
    r"(function ([\w$]+)\(\)\{[\w$]+\(\(\)=>\{[\w$]+\([\w$]+,\(performance\.now\(\)-[\w$]+\([\w$]+\)\)/1e3\),[\w$]+&&)"
    r"(\2\(\)\}\)\})"
)
_PENDING = re.compile(r"([\w$]+\.status===`pending`)\?[\w$]+\(\):")
_HEADERS = {"Cache-Control": "max-age=86400"}  # seconds; the name changes with what Gradio has in it


def mended_assets() -> list[Route]:
    """The routes, to be served in place of Gradio's own."""
    scripts = {path.name: mended(path.read_text("utf-8")) for path in _FOLDER.glob(_FILES)}
    return [_route(name, text) for name, text in scripts.items() if text is not None]


def mended(script: str) -> str | None:
    """The status tracker's script with a loop that ends; None where it is not known how."""
    loops, pending = _LOOP.findall(script), _PENDING.search(script)
    if len(loops) != 1 or not pending:
        return None
    return _LOOP.sub(lambda found: f"{found[1]}{pending[1]}&&{found[3]}", script)


def _route(name: str, text: str) -> Route:
    async def send(_http: Request) -> Response:
        return Response(text, media_type="text/javascript", headers=_HEADERS)

    return Route(f"/assets/{name}", send, methods=["GET"])
