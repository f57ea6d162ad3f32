"""Which models may draw random numbers while they read, by their code: attention that hashes does.

One pass tells nothing: it may draw only for longer texts. Looking at every pass would cost time in all of them. So the
code of the model's modules is searched, once for each class, for the functions that draw.
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import sys
from collections.abc import Iterator
from types import CodeType
from typing import TYPE_CHECKING

import torch

from playground.batching.random_draws import DRAWING, SEEDING, DrawRefused, DrawsRefused, RandomDraws

if TYPE_CHECKING:
    from transformers import PreTrainedModel

_LIBRARY = ("torch.", "transformers.modeling_", "transformers.generation.", "transformers.integrations.")


def may_draw(model: PreTrainedModel) -> bool:
    """Whether a function that draws is named in the code of one of the model's modules, or of the files that these
    are from, other than to initialize weights."""
    return any(_names(kind) & DRAWING for kind in _kinds(model))


def may_seed(model: PreTrainedModel) -> bool:
    """Whether torch's own generator is seeded, read or set there."""
    return any(_names(kind) & SEEDING for kind in _kinds(model))


class DrawsOfPasses:
    """The random draws of forward passes. Asks each class of models once whether it needs any."""

    def __init__(self) -> None:
        self._needs: dict[type, tuple[bool, bool]] = {}

    def refused(self, model: PreTrainedModel) -> contextlib.AbstractContextManager:
        """What to enter around a pass that is for several runs. Raises DrawRefused where the model draws."""
        draw, seed = self._needs_of(model)
        if seed:
            raise DrawRefused("a model that seeds")
        return DrawsRefused() if draw else contextlib.nullcontext()

    def entered(self, model: PreTrainedModel, draws: RandomDraws) -> contextlib.AbstractContextManager:
        """What to enter around a pass of this model, so that what it draws comes from `draws`, and torch's own
        generator is left as it was."""
        draw, seed = self._needs_of(model)
        if seed:
            return draws.as_global_state(model.device)
        return draws if draw else contextlib.nullcontext()

    def _needs_of(self, model: PreTrainedModel) -> tuple[bool, bool]:
        kind = type(model)
        if kind not in self._needs:
            self._needs[kind] = may_draw(model), may_seed(model)
        return self._needs[kind]


def _kinds(model: PreTrainedModel) -> set[type]:
    return {kind for module in model.modules() for kind in type(module).__mro__}


@functools.cache
def _names(kind: type) -> frozenset[str]:
    """The names that the methods of a class use, and the functions beside it in its file. One that makes modules draws
    their weights."""
    if kind is object or f"{kind.__module__}.".startswith(_LIBRARY):
        return frozenset()
    beside = vars(sys.modules.get(kind.__module__, kind))
    own = [item for item in beside.values() if getattr(item, "__module__", None) == kind.__module__]
    functions = [item for item in (*vars(kind).values(), *own) if inspect.isfunction(item)]
    used = {
        name
        for function in map(inspect.unwrap, functions)
        if "init" not in function.__name__
        for name in _names_in(function.__code__)
    }
    classes = [beside[name] for name in used if inspect.isclass(beside.get(name))]
    makes_modules = any(issubclass(each, torch.nn.Module) for each in classes)
    return frozenset(used | (DRAWING if makes_modules else set()))


def _names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)
