"""One request for one run: what a person asks for, and what is wrong with it, told before anything runs.

Knows the knob table and the limits of the instance, but no model: what depends on one (its context, its vocabulary,
whether it is an encoder-decoder) is for the runner. Imports neither torch nor transformers until a
`GenerationConfig` is asked for.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.trace import Diagnostic


@dataclass(frozen=True)
class GenerationRequest:
    """What to run. `config` holds GenerationConfig fields and nothing else; unset fields are left to the model.

    `model` and `assistant` are a bundled name, a Hub id or a local folder. `messages`, for chat models, takes the
    place of the prompt. `seed` None means that one is drawn when the run starts. `top_candidates` is how many
    alternatives are kept at each step. `negative_prompt` is for `guidance_scale`.
    """

    model: str
    prompt: str = ""
    messages: list[dict[str, str]] | None = None
    config: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None
    top_candidates: int = 10
    assistant: str | None = None
    negative_prompt: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain data that JSON can hold; `from_dict` gives back an equal request."""
        return {**{f.name: getattr(self, f.name) for f in dataclasses.fields(self)}, "config": dict(self.config)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> GenerationRequest:
        """The inverse of `to_dict`. Raises RequestError where it is not an object, lacks the model, or has unknown keys."""
        if not isinstance(data, Mapping):
            raise RequestError([Diagnostic("request", "error", "A request is a JSON object.", 'Write {"model": ...}.')])
        known = [f.name for f in dataclasses.fields(cls)]
        problems = [
            Diagnostic(str(key), "error", f"A request has no field {key!r}.", f"Use {', '.join(known)}.")
            for key in data
            if key not in known
        ]
        if "model" not in data:
            problems.append(Diagnostic("model", "error", "The request names no model.", 'Add "model": "stories".'))
        raise_for_errors(problems)
        return cls(**data)


class RequestError(ValueError):
    """A request that cannot run; `diagnostics` holds every problem, its warnings included."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = list(diagnostics)
        errors = [d for d in self.diagnostics if d.severity == "error"]
        super().__init__("\n".join(f"{d.knob}: {d.message} {d.fix}".rstrip() for d in errors))

    def __reduce__(self) -> tuple[type, tuple[list[Diagnostic]]]:
        return type(self), (self.diagnostics,)  # so that it can be pickled: it crosses processes


def raise_for_errors(diagnostics: Iterable[Diagnostic]) -> None:
    """Raise RequestError where one of the diagnostics is an error; warnings alone pass."""
    diagnostics = list(diagnostics)
    if any(d.severity == "error" for d in diagnostics):
        raise RequestError(diagnostics)
