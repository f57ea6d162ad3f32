"""The page's public endpoint: one request in, one trace out, for programs instead of people.

    from gradio_client import Client
    Client(address).predict({"model": "stories", "prompt": "Once", "seed": 0}, api_name="/generate")

The events behind the page's own buttons are private: their inputs are the page's components, which change.
"""

from __future__ import annotations

import json

import gradio as gr

from playground.engines.protocol import Engine
from playground.requests.request import GenerationRequest, RequestError
from playground.server.side_work import beside
from playground.server.streaming import LiveRun
from playground.server.visitor import Visitors
from playground.trace import Event, Failed, Trace
from playground.trace.wire import Json

UNREAD = "Nobody read this run's events, so its answer was not kept. Begin to read within ten seconds of the call."
FEW_EVENTS = 64  # of which an answer is made at once


def add_endpoint(engine: Engine, visitors: Visitors, is_listed: bool = True) -> None:
    """Add `/generate` to the current Blocks. Where it is not listed it answers all the same, but is no tool of the MCP
    server: a whole trace is too long for a language model."""

    async def generate(request: dict[str, Json], http: gr.Request) -> dict[str, Json]:
        """Run one request to its end.

        Args:
            request: an object with model, prompt, config (GenerationConfig fields), seed, top_candidates, assistant
                and negative_prompt; only the model is required.

        Returns:
            The trace: {"format": ..., "events": [...]}, what Trace.from_json reads.
        """
        visitor = visitors.of(http)
        try:
            live = LiveRun(engine, GenerationRequest.from_dict(request), visitor)
        except RequestError as error:
            raise gr.Error(str(error), print_exception=False) from error
        events = [event async for events in live.batches() for event in events]
        if live.unread or not await visitor.reads():  # Gradio would keep the answer for a reader that does not come
            raise gr.Error(UNREAD, print_exception=False)
        # a trace of some megabytes takes a second, in which nobody else would be answered
        trace, answer = _answer(events) if len(events) <= FEW_EVENTS else await beside(_answer, events)
        if trace.failed:
            raise gr.Error(_explain(trace.failed), print_exception=False)
        return answer

    gr.api(generate, api_name="generate", api_visibility="public" if is_listed else "undocumented")


def _answer(events: list[Event]) -> tuple[Trace, dict[str, object]]:
    trace = Trace.fold(events)
    return trace, {} if trace.failed else json.loads(trace.to_json())


def _explain(failed: Failed) -> str:
    return f"{failed.message} {failed.fix}".strip() if not failed.diagnostics else str(RequestError(failed.diagnostics))
