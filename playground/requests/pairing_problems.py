"""How a draft model is paired with the model that checks its drafts, and why a request with a pair cannot run.

Which pair it is says `playground.models.assistant_pairing`. Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playground.knobs.fix import Fix, only
from playground.requests.request_problems import error
from playground.texts import said
from playground.trace.events import Diagnostic

DFLASH_FIELDS = ("block_size", "mask_token_id", "target_layer_ids")  # what the library reads of a DFlash drafter


@dataclass(frozen=True)
class Pairing:
    """How one model drafts for another. `kind`: "same" (both have the same tokens), "translated" (they have not),
    "blocks" (a DFlash drafter), "states" (it reads the model's keys and values), "none" (it cannot) or "unknown".

    `message` says it in a sentence, `fix` what to do where it cannot.
    """

    kind: str
    message: str
    fix: str = ""


def pairing_problems(pair: Pairing, assistant: str, speculation_type: str | None) -> Iterator[Diagnostic]:
    """Why a request with this pair cannot run, where drafts are used at all."""
    if pair.kind == "none":
        yield error("assistant", pair.message, pair.fix)
    elif pair.kind == "blocks" and speculation_type is None:
        message = said("{draft} drafts in blocks, which must be turned on.", draft=assistant)
        yield error("speculation_type", message, only({"speculation_type": "dflash"}))
    elif pair.kind not in ("blocks", "unknown") and speculation_type == "dflash":
        message = said("{draft} does not draft in blocks: its config does not have {fields}.", draft=assistant,
                       fields=", ".join(DFLASH_FIELDS))  # fmt: skip
        fix = said("Leave speculation_type out, or choose a DFlash drafter.")
        yield error("speculation_type", message, Fix(fix, {"speculation_type": None}))
