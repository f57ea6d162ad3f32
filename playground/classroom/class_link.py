"""What a teacher sets for a class, as the query of a link: a request, a strategy, a lesson, and what is locked.

`?by=Ms+Smith&lock=model,prompt&lesson=temperature&step=2&preset_name=nucleus&run=1.…`. Like any link it starts nothing
and allows nothing. Locks guide a class; they are not security: anyone can edit the address and have an unlocked page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from playground.lessons.lesson import LESSONS
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest
from playground.sharing.links import MAX_LINK, LinkError, from_query, to_query
from playground.texts import said

PARTS = {
    "model": said("Model"), "prompt": said("Prompt"), "strategy": said("Strategy"), "knobs": said("Knobs"),
    "lesson": said("Lesson"),
}  # fmt: skip
MAX_NAME = 40  # characters of a person's name


@dataclass(frozen=True)
class ClassSetup:
    """What everybody in a class begins with. `locks` are names of PARTS; `by` is who set it, possibly nobody's name.
    `strategy` is the shipped preset that the request starts from, if any; `step` counts from 1."""

    request: GenerationRequest
    strategy: str | None = None
    lesson: str | None = None
    step: int = 1
    locks: frozenset[str] = frozenset()
    by: str = ""


def plain_name(text: str) -> str:
    """A name that a person has written, on one line and not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:MAX_NAME].strip()


def class_query(setup: ClassSetup) -> str:
    """The query of the link. Raises LinkError where the request is too long for one."""
    fields = {"by": setup.by, "lock": ",".join(part for part in PARTS if part in setup.locks)}
    if setup.strategy in PRESETS:
        fields["strategy"] = setup.strategy
    if setup.lesson:
        fields |= {"lesson": setup.lesson, "step": str(setup.step)}
    query = f"{urlencode({name: value for name, value in fields.items() if value or name == 'lock'})}&"
    query += to_query(setup.request)
    if len(query) > MAX_LINK:
        raise LinkError(said("This is too long for a link. Shorten the prompt, or open a room: its link is short."))
    return query


def is_class(params: Mapping[str, str]) -> bool:
    """Whether these parameters of an address are a class's own settings."""
    return "lock" in params and "run" in params


def read_class(params: Mapping[str, str]) -> ClassSetup:
    """The setup in the parameters of an address. What is unknown in them is left out; raises LinkError where the
    request cannot be read."""
    request = from_query({"run": params["run"]})
    assert request is not None
    lesson = params.get("lesson") if params.get("lesson") in LESSONS else None
    number = params.get("step", "1")
    most = len(LESSONS[lesson].steps) if lesson else 1
    step = min(max(int(number), 1), most) if re.fullmatch("[0-9]{1,4}", number) else 1
    locks = frozenset(params["lock"].split(",")) & PARTS.keys() - (set() if lesson else {"lesson"})
    strategy = params.get("strategy") if params.get("strategy") in PRESETS else None
    return ClassSetup(request, strategy, lesson, step, locks, plain_name(params.get("by", "")))
