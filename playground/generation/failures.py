"""The Failed event of an exception: what happened, and what to do next.

Knows the exceptions of this project and those of the library; no run and no page.
"""

from __future__ import annotations

import traceback

from transformers import WatermarkLogitsProcessor

from playground.batching.scheduler import StepTooSlow
from playground.batching.side_task import SideWorkStopped, SideWorkTooSlow
from playground.errors import Failure
from playground.models.locations import ModelError, ModelUnavailable
from playground.models.out_of_memory import is_out_of_memory
from playground.requests.grammar import StructureError
from playground.requests.request import RequestError
from playground.texts import Text, numeral, said
from playground.trace import Diagnostic, Failed


class OwnCodeError(Failure):
    """An exception in a person's own Python: in which function, which exception, and where."""


def explain(error: BaseException, field: str = "model") -> Failed:
    """The Failed event for an exception of a run: what happened, and what to do next; with diagnostics where another
    request would run. `field` is the field of the request that names the model which cannot be opened."""
    kind = type(error).__name__
    if isinstance(error, RequestError):
        return Failed(error.message, error.fix, kind, error.diagnostics)
    if isinstance(error, ModelUnavailable):
        return Failed(error.message, error.fix, kind)
    if isinstance(error, OwnCodeError):
        fix = said("Correct that function, or run without it.")
        return Failed(_message(error), fix, type(error.__cause__).__name__)
    if isinstance(error, SideWorkStopped):
        return Failed(said("Stopped before it began."), said("Click Generate to run it."), "Cancelled")
    if isinstance(error, SideWorkTooSlow):
        message = said("The run was not prepared within {seconds} seconds.", seconds=numeral(f"{error.seconds:g}"))
        fix = said("Use a shorter prompt, fewer stop strings, shorter lists, a simpler form or no token_healing.")
        return Failed(message, fix, "TimeLimit")
    if isinstance(error, StepTooSlow):
        message = said(
            "A step took {seconds} s; this server allows {most} s.",
            seconds=numeral(f"{error.seconds:.1f}"), most=numeral(f"{error.most:g}"),
        )  # fmt: skip
        return Failed(message, _LESS, "TimeLimit")
    found = _as_diagnostic(error, field)
    if found is not None:
        return Failed(found.message, found.fix, kind, [found])
    return Failed(_message(error) or kind, _REFUSED, kind)


_LESS = said("Use fewer beams or sequences, fewer new tokens, a shorter prompt, or a smaller model.")
_REFUSED = said(
    "transformers could not run this combination. Change the knob that the message names, or reset the knobs."
)


def _message(error: BaseException) -> str:
    """What the exception says; a text of ours as it is, so that it can be translated."""
    said_by_us = error.args and isinstance(error.args[0], Text)
    return error.args[0] if said_by_us else str(error).strip()


def _as_diagnostic(error: BaseException, field: str) -> Diagnostic | None:
    """The field of the request to change and how; None where that is not known."""
    if isinstance(error, ModelError):
        return Diagnostic(field, "error", error.message, error.fix)
    if isinstance(error, StructureError):
        return Diagnostic("structured_output", "error", error.message, error.fix)
    if is_out_of_memory(error):
        return Diagnostic("config", "error", said("The machine ran out of memory."), _LESS)
    if "MtpModel weights are missing" in str(error):
        message = said("The files of this model lack the weights of its layers that predict several tokens ahead.")
        return Diagnostic("use_mtp", "error", message, said("Turn use_mtp off, or choose a checkpoint that has them."))
    if isinstance(error, IndexError) and _raised_in(error, WatermarkLogitsProcessor):
        message = said(
            "None of the 40 most probable tokens is green at this step, so transformers cannot continue."
        )
        fix = said("Set greenlist_ratio to 0.25 or more, or seeding_scheme to lefthash.")
        return Diagnostic("watermarking_config", "error", message, fix)
    if isinstance(error, ValueError) and _message(error):  # so the library and our loops refuse arguments
        return Diagnostic("config", "error", _message(error), _REFUSED)
    return None


def _raised_in(error: BaseException, kind: type) -> bool:
    """Whether a method of this class was running when it was raised."""
    frames = (frame for frame, _ in traceback.walk_tb(error.__traceback__))
    return any(isinstance(frame.f_locals.get("self"), kind) for frame in frames)
