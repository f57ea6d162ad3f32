"""What "Side by side" runs: every lane on the prompt, or one lane on every prompt, once for each seed, and how much all
runs together may record. Knows how a lane's request is read from the controls; nothing of how the runs are played.
"""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Mapping, Sequence

from gradio.components import Component

from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.prompt_sensitivity import PromptFindings
from playground.experiments.prompts import check_prompts, with_prompt
from playground.experiments.trial_frame import first_seed, seeded
from playground.requests.deduplication import merge_by_label
from playground.requests.request import GenerationRequest, RequestError
from playground.server.sessions import Session
from playground.texts import said
from playground.trace import Diagnostic
from playground.ui.comparisons.comparison_view import describe_settings, is_sampled
from playground.ui.comparisons.lane_controls import LaneControls
from playground.ui.comparisons.lane_list import KIND, groups_of, prompt_groups, selected_place

CANDIDATES = 80  # that all runs record at a step together: their log is sent to the browser and kept there
MIN_CANDIDATES = 3  # that each may record, enough to see where two lanes diverge


def compare_lanes(
    controls: LaneControls, session: Session, asked: Mapping[Component, object], seeds: int
) -> tuple[Comparison, list[Diagnostic]]:
    """The lanes as a comparison, and the notes on them. `asked` is what the controls of all lanes hold. With the same
    luck, lanes share a seed that was not typed, too. Raises RequestError where a lane cannot run."""
    common = secrets.randbits(32)
    groups, entries, looked_through, notes_by_lane = [], [], [], []
    for number, (lane, group) in enumerate(zip(session.lanes, groups_of(session), strict=True)):
        checked, found = controls.checked(session, lane, asked)
        notes_by_lane.append((group.label, found))
        if checked is None or any(d.severity == "error" for d in found):
            continue
        request = checked.request
        known = controls.page.known(request.model)[:1]
        count = seeds if is_sampled(request, *known) else 1
        try:
            shares = session.same_luck and request.seed is None
            first = first_seed(seeded(request, common) if shares else request, count)
        except RequestError as error:
            found += error.diagnostics
            continue
        groups.append(dataclasses.replace(group, settings=describe_settings(request, *known)))
        looked_through.append(checked)
        entries += [Entry(number, dataclasses.replace(request, seed=first + i)) for i in range(count)]
    notes = merge_by_label(notes_by_lane, lanes=True)
    if any(d.severity == "error" for d in notes):
        raise RequestError(notes)
    if fewer := limit_candidates(entries):
        entries, note = fewer
        notes.append(note)
    return Comparison(KIND, entries[0].request.asked, groups, entries, checked=looked_through), notes


def compare_prompts(
    controls: LaneControls, session: Session, asked: Mapping[Component, object], seeds: int, most: int
) -> tuple[Comparison, list[Diagnostic]]:
    """The same for the selected lane on each of the prompts, of which there may be so many."""
    prompts, place = session.prompts, selected_place(session)
    check_prompts(prompts, most)
    first_asked = {**asked, controls.page.controls.prompt: prompts[0]}
    checked, notes = controls.checked(session, session.lanes[place], first_asked)
    if checked is None or any(d.severity == "error" for d in notes):
        raise RequestError(notes)
    request = checked.request
    known = controls.page.known(request.model)[:1]
    count = seeds if is_sampled(request, *known) else 1
    first = first_seed(request, count if session.same_luck else count * len(prompts))
    group = dataclasses.replace(groups_of(session)[place], settings=describe_settings(request, *known))
    groups = prompt_groups(group, prompts)
    entries = prompt_runs(request, groups, range(first, first + count), session.same_luck)
    if fewer := limit_candidates(entries):
        entries, note = fewer
        notes = [*notes, note]
    find = PromptFindings() if len(prompts) > 1 else None
    return Comparison(KIND, prompts[0], groups, entries, find=find, checked=[checked]), notes


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
