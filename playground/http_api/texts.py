"""`choices`, `batch`, `detect` and `attack`: texts that are named, padded, scored and changed.

Knows the engine and the experiments; not how any of it is done.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from starlette.responses import Response

from playground.experiments.choices import Choices, choice_trial
from playground.experiments.comparison import Comparison
from playground.http_api.comparison_stream import check_request, check_tokens, played, shown
from playground.http_api.fields import BodyField, Object, choice, number, read_fields, read_request, request
from playground.http_api.problem_details import Problem, wrong
from playground.http_api.responses import answer_in, answered, events_of, form_of, json_response
from playground.http_api.service import Call
from playground.http_api.writers import JSON
from playground.questions.prompt_batch import PADS, BatchQuestion
from playground.requests.request import GenerationRequest
from playground.trace import Diagnostic
from playground.trace.wire import Whole, encode
from playground.watermarks.attacks import ATTACKS
from playground.watermarks.detection import Query

MAX_ATTACKED = 100_000  # characters
MAX_SEED = 2**31 - 1

# ---------------------------------------------------------------------------------------------------- named answers

CHOICES_FIELDS: dict[str, BodyField] = {
    "request": request("The prompt, or the chat, that the answers follow, and its model."),
    "answers": BodyField(list[str], "The answers."),
    "delimiter": BodyField(str, "What joins an answer to a plain prompt.", " "),
}


async def choices(call: Call) -> Response:
    """How likely the model finds each of these answers after a prompt, token by token."""
    form = form_of(call)
    fields = read_fields(await call.body(), CHOICES_FIELDS)
    base = read_request(fields["request"], "request")
    if form == JSON:  # the document has what was read, and no other candidate
        base = dataclasses.replace(base, top_candidates=1)
    trial = await call.beside(_choice_trial, call, base, fields["answers"], fields["delimiter"])
    return await shown(call, form, played(call, trial), _choices_document)


def _choice_trial(call: Call, base: GenerationRequest, answers: list[str], delimiter: str) -> Comparison:
    check_request(call, base)
    facts = call.engine.facts(base.model)
    sources = [base.model] if facts and facts.is_encoder_decoder else []
    trial = choice_trial([base], answers, delimiter, sources, call.engine.tokens, call.settings.max_runs)
    return check_tokens(call, trial)


def _choices_document(found: dict[str, Any]) -> str:
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


# ---------------------------------------------------------------------------------------------------- many prompts

BATCH_FIELDS: dict[str, BodyField] = {
    "request": request("The model, the config and the seed; its prompt is ignored."),
    "prompts": BodyField(list[str], "The prompts."),
    "unmasked": BodyField(bool, "Whether the padded batches also run without an attention mask.", False),
    "pad": choice("What fills short rows: the tokenizer's own pad token, or the end-of-text token.", *PADS,
                  default="own"),
}  # fmt: skip


async def batch(call: Call) -> Response:
    """Several prompts in one call of generate, padded on the left and on the right, and each alone."""
    form = form_of(call)
    fields = read_fields(await call.body(), BATCH_FIELDS)
    question = BatchQuestion(**fields | {"request": read_request(fields["request"], "request")})
    return await answered(call, form, await events_of(call, question), lambda events: encode(answer_in(events)))


# ------------------------------------------------------------------------------------------------------- watermarks


_TextOrIds = str | list[Whole]

DETECT_FIELDS: dict[str, BodyField] = {
    "model": BodyField(str, "The model whose tokenizer reads the text."),
    "text": BodyField(_TextOrIds, "The text without its prompt, or the ids of its tokens."),
    "watermark": BodyField(Object, "The fields of the knob watermarking_config."),
    "prompt": BodyField(_TextOrIds, "The prompt, or the ids of its tokens.", ""),
    "with_prompt": BodyField(bool, "Whether the prompt's tokens are judged, too.", False),
    "threshold": number("Above this z-score a text counts as watermarked.", -1e6, 1e6, 3.0, float),
    "once": BodyField(bool, "Whether a repeated n-gram counts only once (green lists).", False),
    "detector": BodyField(Object | None, "A trained Bayesian detector for SynthID.", None),
}


async def detect(call: Call) -> Response:
    """What a watermark's detector says about a text."""
    query = Query(**read_fields(await call.body(), DETECT_FIELDS))
    (report,) = await call.beside(lambda: call.engine.detect([query]))
    if "error" in report:
        raise wrong("text", report["error"]["message"], report["error"]["fix"])
    return json_response(report)


ATTACK_FIELDS: dict[str, BodyField] = {
    "attack": choice("How the text is changed.", *ATTACKS),
    "text": BodyField(str, "The text."),
    "strength": number("From 0, which changes nothing, to 1, all that the attack can change.", 0, 1, 0.3, float),
    "seed": number("The same seed hits the same words.", 0, MAX_SEED, 0),
    "other": BodyField(str, "Another text, from which some attacks take words.", ""),
}


async def attack(call: Call) -> Response:
    """A text after an attack on its watermark."""
    fields = read_fields(await call.body(), ATTACK_FIELDS)
    for name in ("text", "other"):
        if len(fields[name]) > MAX_ATTACKED:
            raise wrong(name, f"It has {len(fields[name]):,} characters; {MAX_ATTACKED:,} are possible.")
    arguments = [fields[name] for name in ("text", "strength", "seed", "other")]
    try:
        changed = await call.beside(ATTACKS[fields["attack"]].make, *arguments)
    except ValueError as error:
        raise wrong("other", str(error)) from None
    return json_response({"text": changed})
