"""The lessons, as they lie in `presets/lessons/`: one file each, and what a step of one is.

A step says something, sets the page, points at a part of it, asks for a prediction, has the person do something, and
claims something of the run that they made. `docs/lessons.md` tells how to write one; `presets/lessons/schema.json` is
what a file holds. Reads files; opens no model.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from playground.lessons.conditions import HAND, Condition, read_condition
from playground.presets.presets import FOLDER, PRESETS
from playground.requests.request import GenerationRequest
from playground.trace.wire import Json

LESSONS_FOLDER = FOLDER / "lessons"

# What a step may point at, by its name in the files: a selector of the page.
PLACES: dict[str, str] = {
    "prompt": "#prompt", "strategy": "#preset", "model": "#model", "generate": "#generate", "seed": "#seed-row",
    "knobs": "#quick-knobs", "text": "#pane-tokens", "numbers": "#pane-numbers",
    "token": "#token-panel", "candidates": "#pane-candidates", "draw": "#pane-draw", "processors": "#pane-processors",
    "curves": "#pane-curve", "beam tree": "#pane-beamtree", "drafts": "#pane-drafts", "watermark": "#pane-watermark",
    "chat": "#beside-prompt", "template": "#pane-template", "media": "#media",
}  # fmt: skip
# Those of them that are pictures of a token, of which one is shown at a time: the names that the panel of a token has.
PICTURES = {"candidates": "candidates", "draw": "draw", "processors": "processors", "curves": "curve"}

# Why a misconception tempts, by its name in the files.
TEMPTING: dict[str, str] = json.loads((FOLDER / "misconceptions.json").read_text("utf-8"))

SET_VIEWS = ("batch", "precision", "seeds")  # the views that a step may set


@dataclass(frozen=True)
class AnswerOption:
    """One answer of a prediction. A wrong one says `why`, and of which misconception it comes."""

    text: str
    right: bool = False
    why: str = ""
    misconception: str = ""


@dataclass(frozen=True)
class Prediction:
    """What is to be predicted before the run: one of `answers`; or, with `number`, the value of that finding, right
    where it is at most `within` away, and with `too_low` and `too_high` for those who miss it; or, with `token`, the
    token that the run has at this place, counted from 1: one of `tokens`, or one that the person writes. Which one is
    right is decided by the run."""

    question: str
    answers: tuple[AnswerOption, ...] = ()
    number: str = ""
    within: float = 0.0
    too_low: AnswerOption | None = None
    too_high: AnswerOption | None = None
    token: int = 0
    tokens: tuple[AnswerOption, ...] = ()


@dataclass(frozen=True)
class Task:
    """What the person is to do: it is done when a run shows it, or what the page has in hand."""

    text: str
    done: tuple[Condition, ...]

    @property
    def by_hand(self) -> bool:
        """Whether it is looked at while a knob is dragged, a token is looked at, a number is rolled."""
        return any(condition.name.startswith(HAND) for condition in self.done)


@dataclass(frozen=True)
class Claim:
    """What the run is to show."""

    text: str
    shows: tuple[Condition, ...]


@dataclass(frozen=True)
class LessonStep:
    """One step. `sets` has fields of a request, and `preset`, the strategy that they start from; `batch` and
    `precision` in it are what these views are set to. None leaves the page as it is. `solution` has what a person may
    change of it to do the task: the tests and the recorded runs use it. `recorded` names a recorded run that does the
    task and shows the claim (`presets/recorded_runs.py`): where nobody has made a run in this step, a later one
    compares with it. `needs` names a recorded run that is shown as the step begins, if the text that is shown is
    another, and `looks_at` the token of it, from 1, that is looked at then. `then` is said once the task is done; names
    of findings are in it in braces. `view` is the view of the page that it opens."""

    text: str
    at: str = ""
    view: str = "one"
    sets: dict[str, Json] | None = None
    predict: Prediction | None = None
    task: Task | None = None
    claim: Claim | None = None
    recorded: str | None = None
    needs: str | None = None
    looks_at: int = 0
    then: str = ""
    solution: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """One lesson. `minutes` is how long it takes, about."""

    name: str
    title: str
    about: str
    minutes: int
    steps: tuple[LessonStep, ...]

    def request(self, number: int, solved: bool = False) -> GenerationRequest | None:
        """What the page is set to at a step (from 0); with `solved`, after a person has done its task as `solution`
        says. None before a step has set anything."""
        sets = next((step.sets for step in reversed(self.steps[: number + 1]) if step.sets is not None), None)
        if sets is None:
            return None
        return request_of(_changed(sets, self.steps[number].solution) if solved else sets)

    def view_sets(self, number: int, earlier: bool = False) -> dict[str, dict[str, Json]]:
        """What a step sets the views to, by their names; with `earlier`, what they are set to once it is reached."""
        steps = self.steps[0 if earlier else number : number + 1]
        return {name: step.sets[name] for step in steps for name in SET_VIEWS if name in (step.sets or {})}

    @property
    def sentences(self) -> list[str]:
        """Everything that people read of it, for the catalogues of other languages."""
        found = [self.title, self.about]
        for step in self.steps:
            prediction, claim = step.predict, step.claim
            found += [step.text, step.task.text if step.task else "", claim.text if claim else "", step.then]
            if prediction:
                missed = [answer for answer in (prediction.too_low, prediction.too_high) if answer]
                found += [prediction.question, *(answer.text for answer in prediction.answers)]
                found += [answer.why for answer in (*prediction.answers, *prediction.tokens, *missed)]
        return [sentence for sentence in found if sentence]

    def preset(self, number: int) -> str | None:
        """The strategy that the page is set to at a step."""
        return next((step.sets["preset"] for step in reversed(self.steps[: number + 1]) if step.sets), None)


def request_of(sets: Mapping[str, Json]) -> GenerationRequest:
    """The request that `sets` of a step describes."""
    fields = {name: value for name, value in sets.items() if name not in ("preset", "config", "media", *SET_VIEWS)}
    media = [_media(sets["media"])] if "media" in sets else []
    return GenerationRequest(**fields, media=media, config={**PRESETS[sets["preset"]].config, **sets.get("config", {})})


@cache
def _media(name: str) -> dict[str, object]:
    """A picture or a sound of a lesson, with its file, as the field `media` of a request holds it."""
    return json.loads((FOLDER / "media" / "lessons" / f"{name}.json").read_text("utf-8"))


def _changed(sets: Mapping[str, Json], changes: Mapping[str, Json]) -> dict[str, object]:
    config = {**({} if "preset" in changes else sets.get("config", {})), **changes.get("config", {})}
    changes = {name: value for name, value in changes.items() if name != "hand"}
    kept = {"max_new_tokens": sets["config"]["max_new_tokens"]} if "max_new_tokens" in sets.get("config", {}) else {}
    return {**sets, **changes, "config": {**kept, **config}}


# ------------------------------------------------------------------------------------------------------------- files


def read_lesson(data: Mapping[str, Json]) -> Lesson:
    """The lesson that a file holds. Raises ValueError, KeyError or TypeError where it holds something else."""
    return Lesson(**{**data, "steps": tuple(map(_step, data["steps"]))})


def _step(data: Mapping[str, Json]) -> LessonStep:
    step = dict(data)
    if step.get("at") and step["at"] not in PLACES:
        raise ValueError(f"{step['at']!r} is no place to point at. Write one of: {', '.join(PLACES)}.")
    if "predict" in step:
        step["predict"] = _prediction(step["predict"])
    if "task" in step:
        step["task"] = Task(step["task"]["text"], _conditions(step["task"]["done"]))
    if "claim" in step:
        step["claim"] = Claim(**{**step["claim"], "shows": _conditions(step["claim"]["shows"])})
    return LessonStep(**step)


def _prediction(data: Mapping[str, Json]) -> Prediction:
    fields = dict(data)
    for name in ("answers", "tokens"):
        fields[name] = tuple(AnswerOption(**answer) for answer in fields.get(name, ()))
    for name in ("too_low", "too_high"):
        if name in fields:
            fields[name] = AnswerOption("", **fields[name])
    return Prediction(**fields)


def _conditions(texts: list[str]) -> tuple[Condition, ...]:
    return tuple(map(read_condition, texts))


def _lessons() -> dict[str, Lesson]:
    order = json.loads((LESSONS_FOLDER / "index.json").read_text("utf-8"))
    return {name: read_file(LESSONS_FOLDER / f"{name}.json") for name in order}


def read_file(path: Path) -> Lesson:
    """The lesson of a file. Raises as `read_lesson` does, and OSError."""
    return read_lesson({"name": path.stem, **json.loads(path.read_text("utf-8"))})


def as_plain(lesson: Lesson) -> dict[str, object]:
    """The lesson as plain values, for the page: what it says and asks, where it points; no request."""
    steps = []
    for step in lesson.steps:
        plain = {"text": step.text, "at": PLACES.get(step.at, ""), "view": step.view, "sets": step.sets is not None}
        plain |= {"solvable": solvable(step), "looks_at": step.looks_at, "needs": step.needs is not None}
        if step.at in PICTURES:
            plain["picture"] = PICTURES[step.at]
        if step.predict:
            plain["predict"] = {
                "question": step.predict.question,
                "answers": [answer.text for answer in step.predict.answers],
                "number": bool(step.predict.number),
                "token": step.predict.token,
                "tokens": [token.text for token in step.predict.tokens],
            }
        if step.task:
            plain["task"] = step.task.text
            plain["by_hand"] = step.task.by_hand
        plain["claims"] = step.claim is not None
        steps.append(plain)
    return {**{name: getattr(lesson, name) for name in ("name", "title", "about", "minutes")}, "steps": steps}


def solvable(step: LessonStep) -> bool:
    """Whether the page can be set as the task of this step wants it."""
    return bool(step.solution) and step.view == "one" and "hand" not in step.solution


LESSONS: dict[str, Lesson] = _lessons() if LESSONS_FOLDER.is_dir() else {}


def recorded_requests() -> dict[str, GenerationRequest]:
    """What is to be recorded for the lessons: for each name of a recorded run, the request that does the task."""
    return {
        step.recorded: lesson.request(number, solved=True)
        for lesson in LESSONS.values()
        for number, step in enumerate(lesson.steps)
        if step.recorded
    }
