"""`choices`, `detect` and `attack`: texts that are named, judged and changed.

Knows the engine and the experiments; not how any of it is done.
"""

from __future__ import annotations

import dataclasses
from typing import Annotated, Literal

from msgspec import Meta, structs
from starlette.responses import Response

from playground.experiments.choices import Choices, choice_trial
from playground.experiments.comparison import Comparison
from playground.http_api.comparison_stream import check_tokens, checked_request, played, shown
from playground.http_api.fields import Object, read_body
from playground.http_api.problem_details import Problem, wrong
from playground.http_api.responses import form_of, json_response
from playground.http_api.service import Call
from playground.http_api.writers import JSON
from playground.requests.request import GenerationRequest
from playground.trace import Diagnostic
from playground.trace.wire import Json, Record, Whole, encode
from playground.watermarks.attacks import ATTACKS
from playground.watermarks.detection import Query

MAX_ATTACKED = 100_000  # characters
MAX_SEED = 2**31 - 1

# ---------------------------------------------------------------------------------------------------- named answers

class ChoicesBody(Record):
    """What `choices` takes."""

    request: Annotated[
        GenerationRequest, Meta(description="The prompt, or the chat, that the answers follow, and its model.")
    ]
    answers: Annotated[list[str], Meta(description="The answers.")]
    delimiter: Annotated[str, Meta(description="What joins an answer to a plain prompt.")] = " "


async def choices(call: Call) -> Response:
    """How likely the model finds each of these answers after a prompt, token by token."""
    form = form_of(call)
    asked = read_body(await call.body(), ChoicesBody)
    base = asked.request
    if form == JSON:  # the document has what was read, and no other candidate
        base = dataclasses.replace(base, top_candidates=1)
    trial = await call.beside(_choice_trial, call, base, asked.answers, asked.delimiter)
    return await shown(call, form, played(call, trial), _choices_document)


def _choice_trial(call: Call, base: GenerationRequest, answers: list[str], delimiter: str) -> Comparison:
    checked_request(call, base)
    facts = call.engine.facts(base.model)
    sources = [base.model] if facts and facts.is_encoder_decoder else []
    trial = choice_trial([base], answers, delimiter, sources, call.engine.tokens, call.settings.max_runs)
    return check_tokens(call, trial)


def _choices_document(found: dict[str, Json]) -> str:
    (block,) = found["blocks"]
    if block["unread"]:
        first = block["unread"][0]
        why = first["failed"] or {"message": "It was stopped before it was read.", "fix": "Ask again."}
        told = [
            Diagnostic("answers", "error", each["failed"]["message"], each["failed"]["fix"])
            for each in block["unread"]
            if each["failed"]
        ]
        status = 422 if first["failed"] else 503
        raise Problem(status, f"“{first['text']}”: {why['message']} {why['fix']}".strip(), told)
    return encode({field.name: block[field.name] for field in dataclasses.fields(Choices)})


# ------------------------------------------------------------------------------------------------------- watermarks


_TextOrIds = str | list[Whole]


class DetectBody(Record):
    """What `detect` takes."""

    model: Annotated[str, Meta(description="The model whose tokenizer reads the text.")]
    text: Annotated[_TextOrIds, Meta(description="The text without its prompt, or the ids of its tokens.")]
    watermark: Annotated[Object, Meta(description="The fields of the knob watermarking_config.")]
    prompt: Annotated[_TextOrIds, Meta(description="The prompt, or the ids of its tokens.")] = ""
    with_prompt: Annotated[bool, Meta(description="Whether the prompt's tokens are judged, too.")] = False
    threshold: Annotated[
        float, Meta(ge=-1e6, le=1e6, description="Above this z-score a text counts as watermarked.")
    ] = 3.0
    once: Annotated[bool, Meta(description="Whether a repeated n-gram counts only once (green lists).")] = False
    detector: Annotated[Object | None, Meta(description="A trained Bayesian detector for SynthID.")] = None


async def detect(call: Call) -> Response:
    """What a watermark's detector says about a text."""
    query = Query(**structs.asdict(read_body(await call.body(), DetectBody)))
    (report,) = await call.beside(lambda: call.engine.detect([query]))
    if "error" in report:
        raise wrong("text", report["error"]["message"], report["error"]["fix"])
    return json_response(report)


class AttackBody(Record):
    """What `attack` takes."""

    attack: Annotated[Literal[tuple(ATTACKS)], Meta(description="How the text is changed.")]
    text: Annotated[str, Meta(description="The text.")]
    strength: Annotated[
        float, Meta(ge=0, le=1, description="From 0, which changes nothing, to 1, all that the attack can change.")
    ] = 0.3
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED, description="The same seed hits the same words.")] = 0
    other: Annotated[str, Meta(description="Another text, from which some attacks take words.")] = ""


async def attack(call: Call) -> Response:
    """A text after an attack on its watermark."""
    asked = read_body(await call.body(), AttackBody)
    for name, text in (("text", asked.text), ("other", asked.other)):
        if len(text) > MAX_ATTACKED:
            raise wrong(name, f"It has {len(text):,} characters; {MAX_ATTACKED:,} are possible.")
    try:
        changed = await call.beside(
            ATTACKS[asked.attack].make, asked.text, asked.strength, asked.seed, asked.other
        )
    except ValueError as error:
        raise wrong("other", str(error)) from None
    return json_response({"text": changed})
