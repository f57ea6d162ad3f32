"""What all trials share, whatever they try: one request with something and without it, runs that differ by that alone,
their seeds, and a limit of how many there may be.

A plan lists runs as (group, request), in the order in which they are to be made. Knows requests and comparisons;
nothing of what is tried.
"""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Callable, Mapping, Sequence

from playground.experiments.comparison import Comparison, Entry, Group
from playground.knobs.fix import only
from playground.knobs.modes import texts
from playground.knobs.spec import is_int
from playground.requests.config_values import well_formed
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.requests.validation import MAX_SEED, applied, seed_problem
from playground.texts import Text, said
from playground.trace import Diagnostic
from playground.trace.wire import Json

ModelInfo = Mapping[str, Json] | None  # what is known of a model, as `Checked.of` takes it
Plan = Sequence[tuple[int, GenerationRequest]]


def effective_config(
    request: GenerationRequest, model_defaults: ModelInfo = None, context: ModelInfo = None
) -> dict[str, Json]:
    """The config that applies to the request: its own fields, else the model's, else the library's."""
    return applied(request, well_formed(request.config)[0], model_defaults, context)[0]


def require_one_text(effective: Mapping[str, Json], message: Callable[[str], Text]) -> None:
    """Raise RequestError where a run returns several texts; `message` says so, of that many."""
    if (count := texts(effective)) > 1:
        raise request_error("num_return_sequences", message(f"{count}"), only({"num_return_sequences": 1}))


def limit_runs(field: str, runs: int, most: int | None, message: Text, fix: Text) -> None:
    """Raise RequestError of this field for more than `most` runs."""
    if most is not None and runs > most:
        raise request_error(field, message, fix)


def first_seed(request: GenerationRequest, count: int = 1) -> int:
    """The first of `count` seeds, one after the other: that of the request, or one that is drawn. Raises RequestError
    where that is none, and where the last would be too large."""
    first = secrets.randbits(32) if request.seed is None else request.seed
    problem = seed_problem(first)
    if problem and not (is_int(first) and first > MAX_SEED):
        raise RequestError([problem])
    if first + count - 1 > MAX_SEED:
        message = said(
            "Seed {first} is too large: the seeds up to {last} are needed, and the largest is {most}.",
            first=f"{first}", last=f"{first + count - 1}", most=f"{MAX_SEED}",
        )  # fmt: skip
        raise request_error("seed", message, said("Write a smaller seed."))
    return first


def seeded(request: GenerationRequest, seed: int) -> GenerationRequest:
    """The request with this seed."""
    return dataclasses.replace(request, seed=seed)


def by_turns(requests: Sequence[GenerationRequest], turns: int, sampling: bool) -> Plan:
    """One run of each request, and again, `turns` times. Those of a turn share their seed; of texts that are not drawn
    all have the same."""
    first = first_seed(requests[0], turns if sampling else 1)
    return [
        (group, seeded(request, first + (turn if sampling else 0)))
        for turn in range(turns)
        for group, request in enumerate(requests)
    ]


def trial_of(
    kind: str,
    requests: Sequence[GenerationRequest],
    labels: Sequence[str],
    plan: Plan,
    find: Callable[[Comparison], object],
    notes: Sequence[Diagnostic],
    title: Callable[[int, str], str],
    settings: Callable[[GenerationRequest], str],
) -> Comparison:
    """The comparison of these runs, with a group for each request; `title` names a group by its number and label,
    `settings` says in words what its request tries."""
    groups = [
        Group(label, title(number, label), request.model, settings(request), id=number)
        for number, (label, request) in enumerate(zip(labels, requests, strict=True))
    ]
    return Comparison(kind, requests[0].asked, groups, [Entry(*each) for each in plan], find=find, notes=notes)
