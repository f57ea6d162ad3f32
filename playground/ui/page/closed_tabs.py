"""A tab that was closed says so: its run is stopped, and its runs are forgotten.

Gradio would tell it, too (`Blocks.unload`), by a connection that each tab holds open for as long as it is there. But a
browser opens six connections to one address at most: with five tabs open, a sixth stayed empty. So the page has no
such event, and no `gr.State`, for which Gradio holds that connection, too. Where a browser ends without a word, its run
stops because nobody reads it (readers.py), and its session is forgotten when others need the place.
"""

from __future__ import annotations

from collections.abc import Callable

import gradio as gr
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from playground.ui.page.scripts import carrier

PATH = "/closed-tab"


def tell_when_closed(demo: gr.Blocks, **options: object) -> None:
    """Have each tab of `demo` say when it is closed. `options` are those of its event. To be called inside of it."""
    session = carrier("closed-tab", "tellWhenClosed")
    demo.load(_session_of, None, session, queue=False, **options)


def closed_tab_route(forget: Callable[[str], None]) -> Route:
    """`POST closed-tab?session=…` hands that session hash to `forget`. Nobody else knows it."""

    async def closed(request: Request) -> Response:
        if session := request.query_params.get("session"):
            forget(session)
        return Response(status_code=204)

    return Route(PATH, closed, methods=["POST"])


def _session_of(http: gr.Request) -> str:
    return http.session_hash or ""
