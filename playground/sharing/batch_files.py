"""A batch of prompts, and what came of it, as files: JSON with all of it, which opens again, and CSV with a row for
each prompt in each way.

Knows plain data; no model and no page.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from playground.questions.prompt_batch import MAX_CHARACTERS, MAX_ROWS, BatchAnswer, BatchQuestion, DecodedBatch
from playground.requests.request import GenerationRequest, RequestError
from playground.sharing.comparison_files import FORMAT
from playground.sharing.csv_columns import about_answer, csv_text
from playground.texts import said
from playground.trace.public_names import public_name, public_request
from playground.trace.wire import Record, convert, encode
from playground.trace.wire_errors import WireError


class _File(Record, frozen=True, forbid_unknown_fields=False):
    """What stands in a file beside the request."""

    prompts: list[str]
    unmasked: bool
    pad: Literal["own", "eos"]
    result: BatchAnswer


def batch_to_json(decoded: DecodedBatch) -> str:
    """JSON text: {"format", "kind", "request", "prompts", "unmasked", "pad", "result"}. The request can be run again,
    with the seed that was used; "result" has the fields of BatchAnswer."""
    question, answer = decoded.question, decoded.answer
    data = {
        "format": FORMAT,
        "kind": decoded.kind,
        "request": public_request(dataclasses.replace(question.request, seed=answer.seed).to_dict()),
        "prompts": question.prompts,
        "unmasked": question.unmasked,
        "pad": question.pad,
        "result": replace(answer, model=public_name(answer.model)),
    }
    return encode(data)


def batch_to_csv(decoded: DecodedBatch) -> str:
    """The table of a batch. Numbers are not rounded."""
    in_bits = dict.fromkeys(("KL (nats)", "change of log p (nats)"), "bits")
    return csv_text(*decoded.table(), in_bits, about_answer(decoded.answer))


def read_batch(data: Mapping[str, Any], fix: str) -> DecodedBatch:
    """What `batch_to_json` wrote, from whoever it came. Raises ValueError, in sentences for the person, that end with
    `fix`."""
    try:
        saved = convert(data, _File)
        _check_consistent(saved.prompts, saved.result)
        request = GenerationRequest.from_dict(data.get("request"))
    except WireError as wrong:
        problem = said("This batch is damaged: {reason}.", reason=wrong.args[0])
        raise ValueError(said("{a} {b}", a=problem, b=fix)) from wrong
    except RequestError as error:
        raise ValueError(said("{a} {b}", a=_UNREADABLE, b=error.args[0])) from error
    except (TypeError, AttributeError, LookupError, RecursionError) as error:
        raise ValueError(said("{a} {b}", a=_UNREADABLE, b=fix)) from error
    return DecodedBatch(BatchQuestion(request, saved.prompts, saved.unmasked, saved.pad), saved.result)


_UNREADABLE = said("The request of this batch cannot be read.")


def _check_consistent(prompts: list[str], answer: BatchAnswer) -> None:
    """Raises WireError for what no batch could have given."""
    ways = answer.ways
    if not 0 < len(prompts) <= MAX_ROWS or sum(map(len, prompts)) > MAX_CHARACTERS:
        raise WireError(said("it has more prompts, or longer ones, than a batch can have"))
    decoded = answer.prompts  # fewer than all of a batch that was stopped
    if not decoded or decoded != prompts[: len(decoded)] or any(len(way.answers) != len(decoded) for way in ways):
        raise WireError(said("its prompts and its outputs do not belong together"))
    if not ways or ways[0].name != "alone" or any(way.name == "alone" for way in ways[1:]):
        raise WireError(said("it does not begin with each prompt alone"))
    for way in ways:
        for output, alone in zip(way.answers, ways[0].answers, strict=True):
            if not alone.new or len(output.read) < len(alone.read):
                raise WireError(said("an output has too few tokens"))
            if output.parts_at is not None and output.parts_at > min(len(output.new), len(alone.new)):
                raise WireError(said("an output diverges after its end"))
