"""Other searches for the request of the run that is shown: greedily, or by another rule of stopping and ranking.

The pane of hypotheses asks for what its own record cannot tell. The library runs it beside the page's runs, which stay
as they are; beam_variants.ts hands question and answer on. Nothing that comes from the browser is trusted.
"""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Mapping

import gradio as gr

from playground.knobs import KNOBS
from playground.knobs.groups import BEAMS, CONTRAST, DRAFTS
from playground.knobs.spec import Config
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.server.sessions import Session
from playground.sharing.open_trace import request_of
from playground.texts import said
from playground.trace import Started, Trace, event_from_line
from playground.trace.wire import Json
from playground.ui.controls.form_updates import BUSY, show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import SearchAgain
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.page.scripts import carrier

# What makes a search of another kind than greedy decoding.
_NOT_GREEDY = [name for name, knob in KNOBS.items() if knob.group in (BEAMS, CONTRAST, DRAFTS)]
_ONE = ("num_beam_groups", "num_return_sequences")


class BeamVariants:
    """The component that carries the pane's questions and the answers. Built inside the current Blocks."""

    def __init__(self) -> None:
        self.component = carrier("searching", "mountBeamVariants")

    def wire(self, page: PageContext) -> None:
        """Connect the pane's questions with the page."""
        self._page = page
        page.asks.hear(SearchAgain, self.search, [page.display.message, page.commands, self.component])

    async def search(self, question: SearchAgain, http: gr.Request) -> Updates:
        """Run the request of the shown run otherwise, as `kind` says: "greedy", or "rule", with another
        early_stopping and length_penalty."""
        page, rule = self._page, None
        try:
            if page.sessions.of(http).busy:
                raise RequestError([BUSY])
            request = self._asked(question, page.sessions.of(http))
            page.checked(request)
            if question.kind == "rule":
                rule = question.rule or {}
                request = rule_request(request, rule)
            else:
                request = greedy_request(request, *page.known(request.model)[:1])
            trace = await page.run_to_trace(page.sessions.of(http), page.checked(request))
        except RequestError as error:
            return show_notes(page, error.diagnostics) | self._answer(None)
        found = _greedy(trace) if rule is None else _ranked(trace, rule)
        return show_notes(page, []) | self._answer({"turn": question.turn, "found": found})

    def _asked(self, question: SearchAgain, session: Session) -> GenerationRequest:
        """The request of the run that is asked about. Raises RequestError where it cannot be read."""
        try:
            started = event_from_line(question.started)
            if not isinstance(started, Started):
                raise ValueError
            return self._page.media.completed(request_of(Trace(started=started)), session)
        except RequestError:
            raise
        except (ValueError, TypeError):
            raise request_error("", said("There is no run to search again."), said("Click Generate first.")) from None

    def _answer(self, found: dict[str, Json] | None) -> Updates:
        return {self.component: stamp(next_turn(), json.dumps(found).replace("<", "\\u003c"))}


def greedy_request(request: GenerationRequest, defaults: Config | None = None) -> GenerationRequest:
    """The request with greedy decoding: no beams, groups or words that must be written, nothing drawn, one text.
    `defaults` is the model's own generation config."""
    config = {name: value for name, value in request.config.items() if name not in (*_NOT_GREEDY, *_ONE)}
    own = {name: 1 for name in _ONE if ((defaults or {}).get(name) or 1) > 1}
    return _unrecorded(request, config | own | {"num_beams": 1, "do_sample": False}, assistant=None)


def rule_request(request: GenerationRequest, rule: Mapping[str, object]) -> GenerationRequest:
    """The request with the early_stopping and the length_penalty of `rule`, which `check` has yet to judge."""
    asked = {"early_stopping": rule.get("earlyStopping"), "length_penalty": rule.get("lengthPenalty")}
    return _unrecorded(request, dict(request.config) | {name: v for name, v in asked.items() if v is not None})


def _unrecorded(request: GenerationRequest, config: dict[str, object], **changes: object) -> GenerationRequest:
    looks = {"watch": [], "read_prompt": False, "check_scores": False, "top_candidates": 1}
    return dataclasses.replace(request, config=config, **looks, **changes)


def _greedy(trace: Trace) -> dict[str, object]:
    """The text, its tokens as (id, label, log-probability before the processors, nats), and what ended it."""
    steps = [step for step in trace.steps if not step.given]
    return {
        "kind": "greedy",
        "text": "".join(step.piece or "" for step in steps),
        "stop_reason": trace.sequences[0].stop_reason,
        "tokens": [[step.chosen.token_id, step.chosen.text, _number(step.chosen.raw_logprob)] for step in steps],
    }


def _ranked(trace: Trace, rule: Mapping[str, object]) -> dict[str, object]:
    """The number of steps that the search took, and its outputs."""
    asked = {name: rule.get(name) for name in ("lengthPenalty", "earlyStopping")}
    names = ("text", "token_ids", "stop_reason")
    return {
        "kind": "rule",
        "rule": asked,
        "steps": 1 + max((step.index for step in trace.beam_steps), default=-1),
        "outputs": [
            {name: getattr(output, name) for name in names} | {"score": _number(output.score)}
            for output in trace.sequences
        ],
    }


def _number(value: float | None) -> float | None:
    """The number for JSON: none where it is not finite."""
    return None if value is None or not math.isfinite(value) else round(value, 5)
