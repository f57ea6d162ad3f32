"""`run`, `compare` and `score`: runs of requests as they are sent.

Knows the engine and the forms of answers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from playground.http_api.comparison_stream import check_count
from playground.http_api.fields import Object, read_body, read_media_of, read_request
from playground.http_api.problem_details import Problem, problem_of_failure
from playground.http_api.responses import Batches, answered, everything, form_of, job, json_response, trace_document
from playground.http_api.service import Call
from playground.metrics.scores import mean_logprob, perplexity
from playground.requests.request import GenerationRequest
from playground.server.streaming import LiveRuns
from playground.trace import Event, Step, Token, Trace
from playground.trace.wire import Record


async def run(call: Call) -> Response:
    """One run: its events as they happen, or its trace."""
    form = form_of(call)
    request = await read_media_of(read_request(await call.body()), call.settings, call.beside)
    return await answered(call, form, await job(call, call.engine.submit, request), trace_document)


class CompareBody(Record):
    """What `compare` takes."""

    requests: Annotated[
        list[GenerationRequest], Meta(min_length=1, description="The runs; runs of one model are decoded side by side.")
    ]


async def compare(call: Call) -> Response:
    """Several runs: their events as they happen, each with the number of its run, or their traces."""
    form = form_of(call)
    asked = read_body(await call.body(), CompareBody).requests
    check_count(call, len(asked))
    requests = [await read_media_of(request, call.settings, call.beside) for request in asked]
    return await answered(call, form, runs_of(call, requests), lambda items: traces_document(items, len(requests)))


def runs_of(call: Call, requests: list[GenerationRequest], at_once: int | None = None) -> Batches:
    """Pairs of a run's number and an event, in batches; closing it stops all."""
    return LiveRuns(call.engine, requests, at_once or call.settings.lanes_each, call.visitor).batches()


def traces_document(items: list[tuple[int, Event]], count: int) -> str:
    """{"traces": [...]}, in the order of the requests; the trace of a run that failed ends in its Failed event."""
    traces = [Trace() for _ in range(count)]
    for place, event in items:
        traces[place].add(event)
    return f'{{"traces":[{",".join(trace.to_json() for trace in traces)}]}}'


@dataclass(frozen=True)
class LikelyToken:
    """A token that the model finds likely at a place, with its log-probability in nats."""

    token_id: int
    text: str
    logprob: float


@dataclass(frozen=True)
class ScoredToken:
    """A token of the text: its log-probability and rank, the entropy of its distribution (nats), and the likeliest
    tokens there. All are from the model's own logits, without processors."""

    token_id: int
    text: str
    piece: str | None
    logprob: float
    rank: int | None
    entropy: float
    candidates: list[LikelyToken]


@dataclass(frozen=True)
class TextScores:
    """What a model thinks of a text. `logprob` is the sum over its tokens, `per_token` the mean, in nats;
    `perplexity` is exp(-per_token). `stop_reason` is "given", or what ended the reading early."""

    model: str
    prompt_tokens: list[Token]
    tokens: list[ScoredToken]
    logprob: float
    per_token: float | None
    perplexity: float | None
    stop_reason: str | None


class ScoreBody(Record):
    """What `score` takes."""

    model: Annotated[str, Meta(description="The model that reads.")]
    text: Annotated[str, Meta(description="The text to score.")]
    prompt: Annotated[str, Meta(description="The text before it, which is not scored.")] = ""
    messages: Annotated[
        list[Object] | None, Meta(description="A chat instead of the prompt: the text begins the assistant's turn.")
    ] = None
    candidates: Annotated[
        int, Meta(ge=1, le=1_000, description="How many of the likeliest tokens to return at each place.")
    ] = 1


async def score(call: Call) -> Response:
    """How likely the model finds each token of a text. Nothing is generated."""
    asked = read_body(await call.body(), ScoreBody)
    request = GenerationRequest(
        asked.model, asked.prompt, asked.messages, {"do_sample": False, "num_beams": 1}, 0, given=asked.text,
        only_given=True, top_candidates=asked.candidates,
    )  # fmt: skip
    if not asked.text:
        raise Problem(422, "text: It is empty. Write what is to be scored.")
    trace = Trace.fold(await everything(call, await job(call, call.engine.submit, request)))
    if trace.failed:
        raise problem_of_failure(trace.failed)
    return json_response(_scores(trace))


def _scores(trace: Trace) -> TextScores:
    steps = trace.steps
    logprobs = [step.chosen.raw_logprob for step in steps]
    return TextScores(
        model=trace.started.model,
        prompt_tokens=trace.started.prompt_tokens,
        tokens=[_scored(step) for step in steps],
        logprob=math.fsum(logprobs),
        per_token=mean_logprob(logprobs),
        perplexity=perplexity(logprobs),
        stop_reason=trace.sequences[0].stop_reason if trace.sequences else None,
    )


def _scored(step: Step) -> ScoredToken:
    chosen, spread = step.chosen, step.distribution
    likely = [LikelyToken(each.token_id, each.text, each.raw_logprob) for each in spread.candidates]
    return ScoredToken(
        chosen.token_id, chosen.text, step.piece, chosen.raw_logprob, chosen.raw_rank, spread.entropy_before, likely
    )
