"""The runs of lanes: of those that differ by their prompt alone, and how much all together may record."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.prompt_sensitivity import PromptFindings
from playground.experiments.prompts import with_prompt
from playground.requests.request import GenerationRequest
from playground.texts import said
from playground.trace import Diagnostic

LETTERS = "ABCDEFGH"
MAX_LANES = len(LETTERS)
CANDIDATES = 80  # that all runs record at a step together: their log is sent to the browser and kept there
MIN_CANDIDATES = 3  # that each may record, enough to see where two lanes diverge


def prompt_groups(group: Group, prompts: Sequence[str]) -> list[Group]:
    """The lanes of these prompts; all that they share is in `group`."""
    return [
        dataclasses.replace(group, label=letter, id=number, prompt=prompt)
        for number, (letter, prompt) in enumerate(zip(LETTERS, prompts, strict=False))
    ]


def prompt_runs(
    request: GenerationRequest, groups: Sequence[Group], seeds: Sequence[int], same_luck: bool = True
) -> list[Entry]:
    """The runs of these lanes: the request with the prompt of each, once for each seed. Without the `same_luck` the
    seeds of a lane follow those of the lane before."""
    return [
        Entry(number, dataclasses.replace(with_prompt(request, group.prompt), seed=seed + further))
        for number, group in enumerate(groups)
        for further in [0 if same_luck else number * len(seeds)]
        for seed in seeds
    ]


def prompts_of_lanes(comparison: Comparison) -> list[str]:
    """The prompts of a comparison whose lanes differ by them; empty for another one."""
    prompts = [group.prompt for group in comparison.groups]
    return prompts if all(prompts) and isinstance(comparison.find, PromptFindings) else []


def limit_candidates(entries: list[Entry]) -> tuple[list[Entry], Diagnostic] | None:
    """The runs, recording no more candidates than so many runs may, and what is to be said of it; None where all
    record what they were asked to."""
    most = max(MIN_CANDIDATES, CANDIDATES // len(entries))
    if all(entry.request.top_candidates <= most for entry in entries):
        return None
    text = said(
        "{runs} runs record at most {most} candidates each, so that the page can keep up.",
        runs=len(entries), most=most,
    )  # fmt: skip
    kept = [
        dataclasses.replace(entry, request=dataclasses.replace(
            entry.request, top_candidates=min(most, entry.request.top_candidates)
        ))
        for entry in entries
    ]  # fmt: skip
    return kept, Diagnostic("top_candidates", "info", text)
