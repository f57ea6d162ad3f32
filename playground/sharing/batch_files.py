"""A batch of prompts, and what came of it, as files: JSON with all of it, which opens again, and CSV with a row for
each prompt in each way.

Knows plain data; no model and no page.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playground.experiments.comparison import ENDED, NOT_RUN
from playground.experiments.prompt_batch import MAX_CHARACTERS, MAX_ROWS, MODES, PADS, SIDES, Batch
from playground.requests.request import GenerationRequest, RequestError
from playground.sharing.comparison_files import FORMAT
from playground.sharing.csv_columns import MADE_WITH, about_values, csv_text
from playground.texts import said
from playground.trace import InNotebooks
from playground.trace.public_names import public_name, public_request
from playground.trace.serialization import strict_json
from playground.trace.value_shapes import ShapeError, between, nullable, one_of, validated

BATCH = "batch"

_OUTPUT = {
    "read": [(int, str, one_of(0, 1), nullable(int))], "new": [(int, str, nullable(str))], "text": str,
    "first": [(str, float)], "same": bool, "parts_at": nullable(between(0, 10**6)), "kl": nullable(float),
    "change": nullable(float),
}  # fmt: skip
_VARIANT = {"name": one_of("alone", "left", "right"), "masked": bool, "guessed": bool, "answers": [_OUTPUT]}
_RESULT = {
    "model": str, "mode": one_of(*MODES), "sampled": bool, "seed": between(0, 2**53), "dtype": str, "device": str,
    "is_encoder_decoder": bool, "prompts": [str], "pad": (int, str), "borrowed": bool, "width": between(0, 10**6),
    "ways": [_VARIANT], "seconds": float, **MADE_WITH,
}  # fmt: skip


@dataclass(frozen=True)
class DecodedBatch(InNotebooks):
    """A batch, and what came of it: a BatchResult as plain values."""

    batch: Batch
    values: dict[str, Any]
    kind = BATCH


def batch_to_json(decoded: DecodedBatch) -> str:
    """JSON text: {"format", "kind", "request", "prompts", "unmasked", "pad", "result"}. The request can be run again,
    with the seed that was used; "result" has the fields of BatchResult."""
    batch, values = decoded.batch, decoded.values
    data = {
        "format": FORMAT,
        "kind": BATCH,
        "request": public_request(dataclasses.replace(batch.request, seed=values["seed"]).to_dict()),
        "prompts": list(batch.prompts),
        "unmasked": batch.unmasked,
        "pad": batch.pad,
        "result": values | {"model": public_name(values["model"])},
    }
    return strict_json(data)


def batch_to_csv(decoded: DecodedBatch) -> str:
    """One row for each prompt in each way, with what is told of it on the screen. Numbers are not rounded; what
    compares with the prompt alone is empty there, and for texts drawn again; what is infinite is "infinite"."""
    in_bits = dict.fromkeys(("KL (nats)", "change of log p (nats)"), "bits")
    return csv_text(*batch_table(decoded), in_bits, about_values(decoded.values))


def batch_table(decoded: DecodedBatch) -> tuple[list[str], list[dict[str, Any]]]:
    """The columns and the rows of that table. What was not decoded before the batch was stopped has only a status."""
    batch, values, rows = decoded.batch, decoded.values, []
    asked = [("alone", True), *((side, masked) for masked in (True, False)[: 1 + batch.unmasked] for side in SIDES)]
    answers = {(way["name"], way["masked"]): way["answers"] for way in values["ways"]}
    for name, masked in asked:
        for number, prompt in enumerate(batch.prompts):
            row = {"prompt": number + 1, "text of the prompt": prompt, "way": name, "mask": masked, "status": NOT_RUN}
            for answer in answers.get((name, masked), [])[number : number + 1]:
                row |= _answer_row(answer, name, values["sampled"]) | {"status": ENDED}
            rows.append(row)
    return list(_COLUMNS), rows


def _answer_row(answer: Mapping[str, Any], way: str, sampled: bool) -> dict[str, Any]:
    token, logprob = answer["first"][0] if answer["first"] else (None, None)
    return {
        "text": answer["text"],
        **(_differences(answer, sampled) if way != "alone" else {}),
        "likeliest first token": json.dumps(token, ensure_ascii=False) if answer["first"] else None,
        "its log-probability (nats)": logprob,
    }


_COLUMNS = (
    "prompt", "text of the prompt", "way", "mask", "status", "text", "same as alone", "parts at new token", "KL (nats)",
    "change of log p (nats)", "likeliest first token", "its log-probability (nats)",
)  # fmt: skip


def _differences(answer: Mapping[str, Any], sampled: bool) -> dict[str, Any]:
    """How far an answer is from that to the prompt alone."""
    parts = answer["parts_at"]
    texts = {"same as alone": answer["same"], "parts at new token": None if parts is None else parts + 1}
    distances = {"KL (nats)": answer["kl"], "change of log p (nats)": answer["change"]}
    return ({} if sampled else texts) | {name: "infinite" if v is None else v for name, v in distances.items()}


def read_batch(data: Mapping[str, Any], fix: str) -> DecodedBatch:
    """What `batch_to_json` wrote, from whoever it came. Raises ValueError, in sentences for the person, that end with
    `fix`."""
    try:
        asked = validated(data, {"prompts": [str], "unmasked": bool, "pad": one_of(*PADS), "result": _RESULT})
        _check_consistent(asked["prompts"], asked["result"])
        request = GenerationRequest.from_dict(data.get("request"))
    except ShapeError as wrong:
        problem = said("This batch is damaged: {reason}.", reason=wrong.args[0])
        raise ValueError(said("{a} {b}", a=problem, b=fix)) from wrong
    except RequestError as error:
        raise ValueError(said("{a} {b}", a=_UNREADABLE, b=error.args[0])) from error
    except (TypeError, AttributeError, LookupError, RecursionError) as error:
        raise ValueError(said("{a} {b}", a=_UNREADABLE, b=fix)) from error
    return DecodedBatch(Batch(request, asked["prompts"], asked["unmasked"], asked["pad"]), asked["result"])


_UNREADABLE = said("The request of this batch cannot be read.")


def _check_consistent(prompts: list[str], result: Mapping[str, Any]) -> None:
    """Raises ShapeError for what no batch could have given."""
    ways = result["ways"]
    if not 0 < len(prompts) <= MAX_ROWS or sum(map(len, prompts)) > MAX_CHARACTERS:
        raise ShapeError(said("it has more prompts, or longer ones, than a batch can have"))
    decoded = result["prompts"]  # fewer than all of a batch that was stopped
    if not decoded or decoded != prompts[: len(decoded)] or any(len(way["answers"]) != len(decoded) for way in ways):
        raise ShapeError(said("its prompts and its outputs do not belong together"))
    if not ways or ways[0]["name"] != "alone" or any(way["name"] == "alone" for way in ways[1:]):
        raise ShapeError(said("it does not begin with each prompt alone"))
    for way in ways:
        for answer, alone in zip(way["answers"], ways[0]["answers"], strict=True):
            if not alone["new"] or len(answer["read"]) < len(alone["read"]):
                raise ShapeError(said("an output has too few tokens"))
            if answer["parts_at"] is not None and answer["parts_at"] > min(len(answer["new"]), len(alone["new"])):
                raise ShapeError(said("an output diverges after its end"))
