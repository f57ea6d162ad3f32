"""What may end a run early, or keep it from beginning: it is cancelled, its time is over, or it has too many tokens.

`RunLimits` watches one run; the functions below it say which numbers of tokens the model or the instance does not
allow. Runs, batches of prompts and pairs of models all use these. Knows no request and no event but `Failed`.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import torch
from transformers import StoppingCriteria

from playground.awake_clock import awake_seconds
from playground.errors import Interruption
from playground.knobs.fix import Fix
from playground.models.loading import LoadedModel
from playground.requests.request_problems import error, request_error, tokens_at_most
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace import Diagnostic, Failed


class RunStopped(Interruption):
    """A run ended early; `failed` is the event that says why."""

    def __init__(self, failed: Failed) -> None:
        super().__init__(failed.message)
        self.failed = failed


class RunLimits:
    """Cancelling and the time limit of one run. `cancel` may be set from any thread; `max_seconds` counts from
    `start`, but not while the process stood still (`playground.awake_clock`); None where there is no time limit."""

    def __init__(self, cancelled: threading.Event, max_seconds: float | None = None) -> None:
        self.cancel, self.max_seconds = cancelled, max_seconds
        self._started_at: float | None = None
        self._awake_from = 0.0

    def restrict_seconds(self, max_seconds: float | None) -> None:
        """Lower the time limit to `max_seconds`, if it is not lower already; None changes nothing."""
        limits = [seconds for seconds in (self.max_seconds, max_seconds) if seconds is not None]
        self.max_seconds = min(limits, default=None)

    def start(self) -> None:
        """Start to count the seconds."""
        self._started_at = time.perf_counter()
        self._awake_from = awake_seconds() if self.max_seconds is not None else 0.0

    @property
    def seconds(self) -> float:
        """Since `start`; 0 before."""
        return 0.0 if self._started_at is None else time.perf_counter() - self._started_at

    @property
    def cancelled(self) -> bool:
        """Whether somebody has cancelled the run."""
        return self.cancel.is_set()

    @property
    def timed_out(self) -> bool:
        """Whether the run has taken longer than it may."""
        if self.max_seconds is None or self._started_at is None:
            return False
        return awake_seconds() - self._awake_from > self.max_seconds

    def reached(self) -> bool:
        """Whether the run is to end now."""
        return self.cancelled or self.timed_out

    def check(self, when_cancelled: tuple[str, str], when_timed_out: tuple[str, str]) -> None:
        """Raise RunStopped if the run is to end now, with the message and the fix for that case."""
        if self.cancelled:
            raise RunStopped(Failed(*when_cancelled, "Cancelled"))
        if self.timed_out:
            raise RunStopped(Failed(*when_timed_out, "TimeLimit"))


class LimitsCriteria(StoppingCriteria):
    """Ends every sequence once the run is cancelled, or has had its time."""

    def __init__(self, limits: RunLimits) -> None:
        self._limits = limits

    def __call__(self, input_ids: torch.LongTensor, scores: object, **kwargs: object) -> torch.BoolTensor:
        return torch.full((input_ids.shape[0],), self._limits.reached(), device=input_ids.device)


def exceeds_context(num_tokens: int, loaded: LoadedModel) -> bool:
    """Whether the model cannot read so many tokens; False where its context length is not known."""
    return loaded.context_length is not None and num_tokens > loaded.context_length


def check_text(
    field: str, count: int, loaded: LoadedModel, fix: Text, most: int | None = None, whole: int | None = None
) -> None:
    """Raise RequestError of this field for a text of more tokens than the model can read, or than `most`, which is what
    the instance allows. `whole` is told as its length, where only so much of it is read."""
    message, told = None, count if whole is None else whole
    if exceeds_context(count, loaded):
        message = said(
            "The text has {count} tokens; {model} can read {most}.",
            count=told, model=loaded.name, most=loaded.context_length,
        )  # fmt: skip
    elif most is not None and count > most:
        message = said("The text has {count} tokens; this server allows {most}.", count=told, most=most)
    if message:
        raise request_error(field, message, fix)


def prompt_length_problems(num_tokens: int, target: LoadedModel, settings: Settings) -> Iterator[Diagnostic]:
    """What is wrong with a prompt of so many tokens: the model must have room for a new one."""
    if exceeds_context(num_tokens + 1, target):
        message = said(
            "The prompt has {count} tokens; {model} can read {most}.",
            count=num_tokens, model=target.name, most=target.context_length,
        )  # fmt: skip
        yield error("prompt", message, said("Shorten the prompt."))
    elif settings.max_prompt_tokens is not None and num_tokens > settings.max_prompt_tokens:
        message = said(
            "The prompt has {count} tokens; this server allows {most}.",
            count=num_tokens, most=settings.max_prompt_tokens,
        )  # fmt: skip
        yield error("prompt", message, said("Shorten the prompt."))


def new_tokens_problems(
    prompt_length: int, max_length: int, target: LoadedModel, settings: Settings, only_given: bool = False
) -> Iterator[Diagnostic]:
    """What is wrong with the number of new tokens: `max_length` counts the prompt, as `generate` has worked it out.
    With `only_given` they are those of a text that is read."""
    new_tokens = max_length - prompt_length
    shorter = Fix(said("Give a shorter text.")) if only_given else None
    knob = "given" if only_given else "max_new_tokens"
    if new_tokens > settings.max_new_tokens:
        most = settings.max_new_tokens
        message = said("This would generate {count} tokens; this server allows {most}.", count=new_tokens, most=most)
        if only_given:
            message = said("The text has {count} tokens; this server reads {most}.", count=new_tokens, most=most)
        yield error(knob, message, shorter or tokens_at_most(most))
    elif exceeds_context(max_length, target):
        message = said(
            "{prompt} prompt tokens and {new} new ones exceed the context of {model} ({context} tokens).",
            prompt=prompt_length, new=new_tokens, model=target.name, context=target.context_length,
        )  # fmt: skip
        yield error(knob, message, shorter or tokens_at_most(target.context_length - prompt_length))
