"""Callables of a person's own that are passed to `generate` unchanged.

They cannot be serialized, so they are passed beside a request and not in it, and only an engine in the same process
takes them. Knows nothing of models. Standard library only.
"""

from __future__ import annotations

import functools
import inspect
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from playground.texts import Text, said
from playground.trace.events import Diagnostic

if TYPE_CHECKING:
    from playground.requests.request import GenerationRequest


@dataclass(frozen=True)
class UserCallables:
    """The callables that `generate` of transformers takes, with its names and its signatures.

    `logits_processor`: called with (input_ids, scores), returns scores. `stopping_criteria`: called with (input_ids,
    scores), returns for each row whether it ends. `prefix_allowed_tokens_fn`: called with (batch_id, input_ids of one
    row), returns the ids that may follow. `custom_generate`: a decoding loop, called with (model, input_ids,
    logits_processor=, stopping_criteria=, generation_config=, ...), returns the ids of prompt and text.

    Raises TypeError for what cannot be called.
    """

    logits_processor: Iterable[Callable] = ()
    stopping_criteria: Iterable[Callable] = ()
    prefix_allowed_tokens_fn: Callable | None = None
    custom_generate: Callable | None = None

    def __post_init__(self) -> None:
        for name in ("logits_processor", "stopping_criteria"):
            functions = getattr(self, name)
            if functions is None:
                functions = ()
            elif callable(functions) and not isinstance(functions, list):  # the library's lists can be called too
                raise TypeError(f"{name} must be a list of functions: write {name}=[{label(functions)}].")
            object.__setattr__(self, name, tuple(functions))
        for name, function in self._all():
            if not callable(function):
                hint = " A folder or a repository goes into the request." if name == "custom_generate" else ""
                raise TypeError(f"{name} holds {function!r}, which is no function.{hint}")

    def __bool__(self) -> bool:
        return any(True for _ in self._all())

    def problems(self, request: GenerationRequest) -> list[Diagnostic]:
        """Fields that both these functions and `request` set."""
        pairs = (
            ("structured_output", "prefix_allowed_tokens_fn", self.prefix_allowed_tokens_fn),
            ("custom_generate", "custom_generate", self.custom_generate),
        )
        return [
            Diagnostic(name, "error", said("There is a {name}, and a function {argument}.", name=name,
                                           argument=argument), said("Keep one of them."))
            for name, argument, function in pairs
            if function is not None and getattr(request, name) is not None
        ]  # fmt: skip

    def blame(self, error: BaseException) -> Text | None:
        """Whose code raised: a sentence with the function, the exception and the line; None if it was none of these."""
        codes = {code: label(function) for _, function in self._all() for code in _code_objects(function)}
        found = None
        for frame, line in traceback.walk_tb(error.__traceback__):
            if frame.f_code in codes:
                found = codes[frame.f_code], Path(frame.f_code.co_filename).name, line
        if found is None:
            return None
        reason = f"{type(error).__name__}: {error}".rstrip(": ")
        function, file, line = found
        return said("{function} raised {error} ({file}, line {line}).", function=function, error=reason, file=file,
                    line=str(line))  # fmt: skip

    def _all(self) -> Iterator[tuple[str, Callable]]:
        yield from (("logits_processor", function) for function in self.logits_processor)
        yield from (("stopping_criteria", function) for function in self.stopping_criteria)
        for name in ("prefix_allowed_tokens_fn", "custom_generate"):
            if getattr(self, name) is not None:
                yield name, getattr(self, name)


def label(function: object) -> str:
    """What to call a callable: the name of a function, or the class of an object."""
    while isinstance(function, functools.partial):
        function = function.func
    return getattr(function, "__name__", None) or type(function).__name__


def _code_objects(function: object) -> Iterator[object]:
    """The code objects that run when `function` is called; none for what is not written in Python."""
    while isinstance(function, functools.partial):
        function = function.func
    function = inspect.unwrap(function)
    for part in (function, type(function).__call__):
        code = getattr(getattr(part, "__func__", part), "__code__", None)
        if code is not None:
            yield code
