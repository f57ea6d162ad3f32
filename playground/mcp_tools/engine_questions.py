"""The questions that the tools put to the engine, and their answers in words. Knows requests, traces and metrics; no
Gradio.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, get_args

from playground.errors import CallerError
from playground.mcp_tools.markdown import answer, number, percent, quoted
from playground.metrics.detection_report import DetectionReport
from playground.metrics.run_metrics import measure
from playground.metrics.scores import nats_to_bits, perplexity
from playground.presets.presets import PRESETS, apply_preset
from playground.questions import Answer, Question
from playground.questions.same_luck import WhatIfQuestion
from playground.requests.request import GenerationRequest
from playground.trace import Candidate, Step, Trace
from playground.trace.wire import Json
from playground.watermarks.detection import Query

Strategy = Literal[
    "greedy", "sampling", "top-k", "nucleus", "min-p", "typical", "repetition", "contrastive", "beam", "watermark",
    "synthid",
]  # fmt: skip
Watermark = Literal["watermark", "synthid"]
MOST_TOKENS = 200  # that one call may write
MOST_STRATEGIES = 6
_ROWS = 12  # of tokens
_CANDIDATES = 8
_STOPS = {"eos": "the end-of-sequence token", "length": "the length limit", "given": "the end of the text"}


class ToolError(CallerError):
    """What was asked cannot be answered, in a sentence for whoever asks."""


class Asking(Protocol):
    """Who asks, in front of an engine."""

    async def runs(self, requests: Sequence[GenerationRequest]) -> list[Trace]:
        """Finished runs. Raises ToolError where one fails."""

    async def answer(self, question: Question) -> Answer:
        """What the engine answers. Raises ToolError where it fails."""

    async def reports(self, queries: Sequence[Query]) -> list[DetectionReport]:
        """What `Engine.detect` says."""


def request_of(model: str, prompt: str, strategy: str, max_new_tokens: int, seed: int) -> GenerationRequest:
    """A run with a preset. Raises ToolError for what no tool takes."""
    if strategy not in get_args(Strategy):
        raise ToolError(f"There is no strategy {strategy!r}. Use one of {', '.join(get_args(Strategy))}.")
    if not 1 <= max_new_tokens <= MOST_TOKENS:
        raise ToolError(f"max_new_tokens can be 1 to {MOST_TOKENS}.")
    applied = apply_preset(PRESETS[strategy], model)
    config = {**applied.config, "max_new_tokens": max_new_tokens}
    return GenerationRequest(model, prompt, config=config, seed=seed, top_candidates=_CANDIDATES)


# ---------------------------------------------------------------------------------------------------------- the tools


async def continue_text(asking: Asking, request: GenerationRequest, strategy: str) -> str:
    """The text, and where the model was surprised."""
    (trace,) = await asking.runs([request])
    output, steps = trace.sequences[0], trace.steps
    sentences = [f"Text: {quoted(output.text)}", f"{_tokens(len(steps))} by {strategy}, {_about(trace)}"]
    return _with_tokens(sentences, steps)


async def score_text(asking: Asking, model: str, text: str, context: str) -> str:
    """How likely the model finds a text, and where it is surprised."""
    if not text:
        raise ToolError("text is empty: write what is to be scored.")
    config = {"do_sample": False, "num_beams": 1}
    request = GenerationRequest(
        model, context, config=config, seed=0, given=text, only_given=True, top_candidates=_CANDIDATES
    )
    (trace,) = await asking.runs([request])
    steps = [step for step in trace.steps if step.given]
    logprobs = [step.chosen.raw_logprob for step in steps]
    if not logprobs:
        raise ToolError("The text has no tokens.")
    sentences = [
        f"Perplexity {number(perplexity(logprobs))} under {model}, over {_tokens(len(steps))}.",
        f"Log-probability {number(math.fsum(logprobs))} nats in all, {number(math.fsum(logprobs) / len(steps), 3)} per "
        "token. Nothing was generated.",
    ]
    return _with_tokens(sentences, steps)


async def compare_strategies(asking: Asking, requests: Mapping[str, GenerationRequest]) -> str:
    """The texts of several strategies side by side, with their numbers."""
    if not 1 <= len(requests) <= MOST_STRATEGIES:
        raise ToolError(f"Name 1 to {MOST_STRATEGIES} different strategies.")
    traces = await asking.runs(list(requests.values()))
    most = 1_000 // len(traces)
    rows = []
    for strategy, trace in zip(requests, traces, strict=True):
        figures = measure([trace])
        bits = figures["entropy"] and nats_to_bits(figures["entropy"])
        values = [figures["perplexity"], bits, figures["distinct_2"], figures["repetition"]]
        text = quoted(trace.sequences[0].text, most)
        rows.append([strategy, *map(number, values), number(figures["tokens"], 0), text])
    first = traces[0].started
    sentences = [
        f"{first.model} goes on from {quoted(first.prompt, 200)}, seed {first.seed}.",
        "Perplexity is under the model itself, before any logits processor; entropy (bits a token) is what was left to "
        "chance; distinct-2 is 1 where no pair of tokens repeats; repetition is the share of tokens that were there "
        "before.",
    ]
    notes = {strategy: _notes(trace) for strategy, trace in zip(requests, traces, strict=True)}
    sentences += [f"{strategy}: {' '.join(told)}" for strategy, told in notes.items() if told]
    head = ["strategy", "perplexity", "entropy", "distinct-2", "repetition", "tokens", "text"]
    return answer(sentences, head, rows)


async def explain_token(asking: Asking, request: GenerationRequest, strategy: str, number_of_token: int) -> str:
    """How one token of a run came about: the distribution before and after the logits processors."""
    (trace,) = await asking.runs([request])
    steps = trace.steps
    if len(steps) < number_of_token:
        raise ToolError(f"The text ended after {_tokens(len(steps))}: choose an earlier one.")
    step = steps[number_of_token - 1]
    chosen = step.chosen
    before = "".join(each.piece or "" for each in steps[: number_of_token - 1])
    spread = step.distribution
    sentences = [
        f"Token {number_of_token} by {strategy}, {_about(trace)}",
        f"Text before it: {quoted((trace.started.prompt + before)[-200:])}",
        f"Chosen: {quoted(chosen.text)}. {_rank(chosen)}, after the logits processors {_after(chosen)}.",
        f"The model's entropy was {number(nats_to_bits(spread.entropy_before))} bits over {spread.vocab:,} tokens; "
        f"after the processors {number(nats_to_bits(spread.entropy_after))} bits over {spread.kept:,}.",
        *(
            f"- {stage.name}: {stage.kept:,} tokens left, removed {percent(stage.mass_removed)} of the probability, "
            f"moved {percent(stage.mass_moved)}."
            for stage in spread.stages
        ),
    ]
    rows = [
        [quoted(c.text, 40), percent(math.exp(c.raw_logprob)), _after(c), "yes" * (c.token_id == chosen.token_id)]
        for c in step.candidates
    ]
    return answer(sentences, ["candidate", "before the processors", "after them", "chosen"], rows)


async def detect_watermark(asking: Asking, model: str, text: str, settings: Mapping[str, object]) -> str:
    """Whether a text has a watermark with these settings."""
    (report,) = await asking.reports([Query(model, text, settings)])
    if error := report.get("error"):
        raise ToolError(f"{error['message']} {error['fix']}".strip())
    verdict = "A watermark was found" if report["prediction"] else "No watermark was found"
    sentences = [
        f"{verdict}: z is {number(report['z_score'])}, the threshold {number(report['threshold'], 1)}. Without a "
        f"watermark a text reaches this z with a probability of {report['p_value']:.2g}.",
        f"The verdict holds for these settings and the tokens of {model} alone.",
    ]
    if report["kind"] == "green":
        figures = [
            ("tokens scored", f"{report['num_tokens_scored']}"), ("green tokens", f"{report['num_green_tokens']}"),
            ("green fraction", percent(report["green_fraction"])),
            ("expected without a watermark", percent(report["ratio"])),
        ]  # fmt: skip
    else:
        figures = [
            ("g-values scored", f"{report['num_g_values']}"), ("mean g-value", number(report["mean"], 3)),
            ("weighted mean", number(report["weighted_mean"], 3)), ("expected without a watermark", "0.500"),
        ]  # fmt: skip
    return answer(sentences, ["figure", "value"], figures)


async def what_if(asking: Asking, request: GenerationRequest, changes: dict[str, Json]) -> str:
    """What the same luck would have written with these changes, and how far each knob could be turned."""
    made = await asking.answer(WhatIfQuestion(request, [changes] if changes else []))
    columns, rows = made.tables()["intervals"]()
    sentences = [f"Text: {quoted(made.text)}", *(str(each.reason) for each in made.outcomes), str(made.sentence())]
    return answer(sentences, list(columns), ([_cell(row[name]) for name in columns] for row in rows))


async def ask_question(asking: Asking, question: Question) -> str:
    """A question of any kind: its answer in one sentence, and its first table."""
    made = await asking.answer(question)
    columns, rows = next(iter(made.tables().values()))()
    return answer([str(made.sentence())], list(columns), ([_cell(row.get(name)) for name in columns] for row in rows))


# ------------------------------------------------------------------------------------------------------------- in words


def _cell(value: object) -> str:
    if isinstance(value, str):
        return quoted(value, 40)
    return number(value, 3) if isinstance(value, float) else "–" if value is None else str(value)


def _with_tokens(sentences: list[str], steps: list[Step]) -> str:
    """The most surprising tokens as a table, in the order of the text."""
    order = sorted(range(len(steps)), key=lambda place: steps[place].chosen.raw_logprob)[:_ROWS]
    if len(steps) > len(order):
        which = f"The {len(order)} most surprising tokens, with probabilities before the logits processors:"
        sentences = [*sentences, which]
    rows = []
    for place in sorted(order):
        step = steps[place]
        likeliest = next((c for c in step.candidates if c.raw_rank == 1), step.chosen)
        rows.append([
            str(place + 1), quoted(step.chosen.text, 40), percent(math.exp(step.chosen.raw_logprob)),
            str(step.chosen.raw_rank or "–"), number(nats_to_bits(step.distribution.entropy_before)),
            f"{quoted(likeliest.text, 40)} {percent(math.exp(likeliest.raw_logprob))}",
        ])  # fmt: skip
    return answer(sentences, ["#", "token", "probability", "rank", "entropy, bits", "likeliest"], rows)


def _about(trace: Trace) -> str:
    reason = trace.sequences[0].stop_reason
    ended = _STOPS.get(reason, reason.replace("_", " "))
    value = measure([trace])["perplexity"]
    told = [f"{trace.started.model}, seed {trace.started.seed}; ended by {ended}; perplexity {number(value)}."]
    return " ".join(told + _notes(trace))


def _notes(trace: Trace) -> list[str]:
    """What of the request was ignored, and what else is to be known of the text, in sentences."""
    told = [f"{each.message} {each.fix}" for each in trace.started.diagnostics]
    told += [sequence.note for sequence in trace.sequences if sequence.note]
    return [f"Note: {each}".strip() for each in dict.fromkeys(told)]


def _tokens(count: int) -> str:
    return f"{count} token" if count == 1 else f"{count} tokens"


def _rank(candidate: Candidate) -> str:
    rank = f", rank {candidate.raw_rank}" if candidate.raw_rank else ""
    return f"The model gave it {percent(math.exp(candidate.raw_logprob))}{rank}"


def _after(candidate: Candidate) -> str:
    if candidate.logprob is None:
        return f"removed by {candidate.removed_by}" if candidate.removed_by else "removed"
    return percent(math.exp(candidate.logprob))
