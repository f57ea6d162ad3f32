"""`run`, `compare` and `score`: runs of requests as they are sent.

Knows the engine and the forms of answers.
"""

from __future__ import annotations

import dataclasses
import math
from typing import Any

from starlette.responses import Response

from playground.http_api.answers import answered, everything, form_of, job, json_response, trace_document
from playground.http_api.fields import REQUEST_SCHEMA, BodyField, anything, number, read_fields, read_request, text
from playground.http_api.played import check_count
from playground.http_api.problems import Problem, problem_of_failure
from playground.http_api.service import Call
from playground.http_api.writers import trace_to_json
from playground.metrics.scores import perplexity
from playground.requests.request import GenerationRequest
from playground.trace import Trace
from playground.ui.server.streaming import LiveRuns


async def run(call: Call) -> Response:
    """One run: its events as they come, or its trace."""
    form = form_of(call)
    request = read_request(await call.body())
    return await answered(call, form, await job(call, call.engine.submit, request), trace_document)


COMPARE_FIELDS: dict[str, BodyField] = {
    "requests": anything(
        "The runs; those on one model are decoded side by side.",
        {"type": "array", "items": REQUEST_SCHEMA, "minItems": 1},
        [dict],
    ),
}


async def compare(call: Call) -> Response:
    """Several runs: their events as they come, each with the number of its run, or their traces."""
    form = form_of(call)
    asked = read_fields(await call.body(), COMPARE_FIELDS)
    requests = [read_request(each, f"requests[{i}]") for i, each in enumerate(asked["requests"])]
    check_count(call, len(requests))
    return await answered(call, form, runs_of(call, requests), lambda items: traces_document(items, len(requests)))


def runs_of(call: Call, requests: list[GenerationRequest], at_once: int | None = None) -> Any:
    """Pairs of a run's number and an event, in batches; closing it stops all."""
    return LiveRuns(call.engine, requests, at_once or call.settings.lanes_each, call.visitor).batches()


def traces_document(items: list[tuple[int, Any]], count: int) -> str:
    """{"traces": [...]}, in the order of the requests; the trace of a run that failed ends in its Failed event."""
    traces = [Trace() for _ in range(count)]
    for place, event in items:
        traces[place].add(event)
    return f'{{"traces":[{",".join(map(trace_to_json, traces))}]}}'


SCORE_FIELDS: dict[str, BodyField] = {
    "model": text("The model that reads."),
    "prompt": text("What stands before the text, and is not scored.", ""),
    "messages": anything(
        "A chat in the place of the prompt: the text begins the assistant's turn.",
        {"type": "array", "items": {"type": "object"}},
        [dict],
        None,
    ),
    "text": text("What is scored."),
    "candidates": number("How many of the likeliest tokens are told in each place.", 1, 1_000, 1),
}


async def score(call: Call) -> Response:
    """How likely the model finds each token of a text. Nothing is generated."""
    asked = read_fields(await call.body(), SCORE_FIELDS)
    request = GenerationRequest(
        asked["model"], asked["prompt"], asked["messages"], {"do_sample": False, "num_beams": 1}, 0,
        given=asked["text"], only_given=True, top_candidates=asked["candidates"],
    )  # fmt: skip
    if not asked["text"]:
        raise Problem(422, "text: It is empty. Write what is to be scored.")
    trace = Trace.fold(await everything(call, await job(call, call.engine.submit, request)))
    if trace.failed:
        raise problem_of_failure(trace.failed)
    return json_response(_scores(trace))


def _scores(trace: Trace) -> dict[str, Any]:
    steps = [step for step in trace.steps if step.given]
    logprobs = [step.chosen.raw_logprob for step in steps]
    total = math.fsum(logprobs)
    return {
        "model": trace.started.model,
        "prompt_tokens": [dataclasses.asdict(token) for token in trace.started.prompt_tokens],
        "tokens": [
            {
                "token_id": step.chosen.token_id,
                "text": step.chosen.text,
                "logprob": step.chosen.raw_logprob,
                "rank": step.chosen.raw_rank,
                "entropy": step.distribution.entropy_before,
                "candidates": [
                    {"token_id": each.token_id, "text": each.text, "logprob": each.raw_logprob}
                    for each in step.distribution.candidates
                ],
            }
            for step in steps
        ],
        "logprob": total,
        "per_token": total / len(steps) if steps else None,
        "perplexity": perplexity(logprobs) if steps else None,
        "stop_reason": trace.sequences[0].stop_reason if trace.sequences else None,
    }
