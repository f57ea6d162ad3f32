"""What a class has locked, and whether a request keeps to it.

The page disables what is locked; this is the second look, for whatever else could set the page.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from playground.classroom.class_link import PARTS, ClassSetup
from playground.requests.extra_fields import EXTRAS
from playground.requests.request import GenerationRequest
from playground.texts import said
from playground.trace import Diagnostic


@dataclasses.dataclass
class Membership:
    """One person's part in a class. `setup` has what is locked, and what it is locked to: the lesson of the class moves
    it on. `room` is the code of the room, if there is one; `pupil` is this person's id in it."""

    setup: ClassSetup
    room: str | None = None
    pupil: str = ""

    @property
    def by(self) -> str:
        """Who has locked, for sentences."""
        return self.setup.by or said("your teacher")

    def move_to(self, request: GenerationRequest, strategy: str | None) -> None:
        """The lesson of the class has set the page: what is locked is locked to this now."""
        self.setup = dataclasses.replace(self.setup, request=request, strategy=strategy)

    def problems(
        self, request: GenerationRequest, strategy: str, knobs_as_chosen: bool, lanes: bool = False
    ) -> list[Diagnostic]:
        """Where a request does not keep to what is locked. `knobs_as_chosen` says whether the knobs are those that the
        strategy sets; with `lanes`, strategy and knobs are not looked at."""
        setup, found = self.setup, []
        kept = {
            "model": request.model == setup.request.model,
            "prompt": _same_prompt(setup.request, request),
            "strategy": setup.strategy is None or strategy == setup.strategy,
            "knobs": self._same_knobs(request, strategy, knobs_as_chosen),
        }
        for part, fits in kept.items():
            if part in setup.locks and not fits and not (lanes and part in ("strategy", "knobs")):
                text = said("Locked by {by}: {parts}.", by=self.by, parts=PARTS[part])
                fix = said("Open the class link again: it restores the page.")
                found.append(Diagnostic("", "error", text, fix))
        return found

    def _same_knobs(self, request: GenerationRequest, strategy: str, knobs_as_chosen: bool) -> bool:
        """The draft model is one of the knobs, and the seed is where the teacher has set one."""
        held = self.setup.request
        if held.seed not in (None, request.seed) or held.assistant != request.assistant:
            return False
        return _knobs(request) == _knobs(held) or (strategy != self.setup.strategy and knobs_as_chosen)


def _same_prompt(held: GenerationRequest, asked: GenerationRequest) -> bool:
    """Whether the prompt is the same one; a chat may go on after it."""
    if held.messages:
        return (asked.messages or [])[: len(held.messages)] == held.messages
    return asked.messages is None and asked.prompt == held.prompt


def _knobs(request: GenerationRequest) -> Mapping[str, object]:
    """What the knobs of a request are set to: fields that are not set are left out."""
    extras = {name: getattr(request, name) for name in EXTRAS}
    set_ = {name: value for name, value in extras.items() if value not in (None, EXTRAS[name].default)}
    return {**request.config, **set_}
