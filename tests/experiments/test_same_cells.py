"""Cells of a sweep whose text is known are not run; each of them, run after all, writes the very text. The engine,
which runs the library's loop, is the oracle."""

from __future__ import annotations

import csv
import io

import pytest

from playground import GenerationRequest, RequestWarning, compare, sweep
from playground.api import default_engine
from playground.engines.protocol import known_of
from playground.experiments.comparison import ENDED, SAME_TEXT
from playground.experiments.same_cells import SameCells
from playground.experiments.sweep import grid
from playground.experiments.sweep_runs import sweep_of
from playground.many_runs import run
from playground.metrics.run_metrics import METRICS
from playground.requests.validation import Checking
from playground.sharing.comparison_files import to_csv, to_json
from playground.sharing.open_comparison import open_comparison
from playground.trace import Trace, replace
from tests.support.slow import one_in

pytestmark = pytest.mark.filterwarnings(f"ignore::{RequestWarning.__module__}.RequestWarning")

GRIDS = {
    "temperature and top_p": {"temperature": [0.7, 0.8, 0.9, 1.0], "top_p": [0.9, 0.95, 1.0]},
    "temperature and top_k": {"temperature": [0.8, 0.85, 1.4], "top_k": [0, 20, 40, 100]},
    "min_p": {"min_p": [0.0, 0.001, 0.002, 0.05, 0.3]},
    "greedy or not": {"do_sample": [True, False], "temperature": [0.1, 0.9, 1.0]},
}


def asking(model: str = "stories", seed: int = 4, **config) -> GenerationRequest:
    fields = {"do_sample": True, "top_k": 0, "max_new_tokens": 16}
    return GenerationRequest(model, "Once upon a time", config=fields | config, seed=seed)


@pytest.mark.parametrize("seed", one_in(6, range(6)))
@pytest.mark.parametrize("name", GRIDS)
def test_each_cell_that_was_not_run_writes_the_very_text(name, seed):
    made = sweep(asking(seed=seed), GRIDS[name], skip_same=True)
    assert made.same_text and made.over
    for number, trace in enumerate(made.traces):
        assert (made.status(number) == SAME_TEXT) == (number in made.same_text) == (trace.started is None)
    known = sorted(made.same_text)
    for number, alone in zip(known, compare([made.entries[number].request for number in known]), strict=True):
        text = made.text_trace(number)
        assert [each.token_ids for each in alone.sequences] == [each.token_ids for each in text.sequences]
        assert alone.sequences[0].stop_reason == text.sequences[0].stop_reason


@pytest.mark.parametrize("texts", [1, 3])
def test_seeds_and_texts_are_known_each_by_itself(texts):
    over = {"temperature": [0.95, 1.0, 1.05, 1.6]}
    made = sweep(asking(num_return_sequences=texts), over, seeds=3, skip_same=True)
    assert made.same_text
    for number, other in made.same_text.items():
        assert made.entries[number].request.seed == made.entries[other].request.seed
    whole = sweep(asking(num_return_sequences=texts), over, seeds=3)
    for number, trace in enumerate(whole.traces):
        ids = [each.token_ids for each in trace.sequences]
        assert ids == [each.token_ids for each in made.text_trace(number).sequences]


def test_what_the_text_alone_tells_is_known_and_nothing_else():
    over = {"temperature": [0.95, 1.0, 1.05]}
    made, whole = sweep(asking(), over, seeds=2, skip_same=True), sweep(asking(), over, seeds=2)
    group = next(made.entries[number].group for number in made.same_text)
    assert all(number in made.same_text for number, entry in enumerate(made.entries) if entry.group == group)
    values, measured = made.metrics(group), whole.metrics(group)
    for name, metric in METRICS.items():
        if metric.of_text:
            assert values[name] == pytest.approx(measured[name], rel=1e-3), name
        else:
            assert values[name] is None and measured[name] is not None, name


def test_without_the_option_everything_runs_and_without_the_luck_nothing_is_known():
    over = {"temperature": [0.95, 1.0, 1.05]}
    assert sweep(asking(), over).same_text == {}
    apart = sweep(asking(), over, same_luck=False, skip_same=True)
    assert apart.same_text == {} and [entry.request.seed for entry in apart.entries] == [4, 5, 6]


def test_greedy_cells_and_equal_ones_are_known_whatever_their_knobs_say():
    made = sweep(asking(do_sample=False), {"temperature": [0.5, 1.0, 1.5]}, skip_same=True)
    assert made.same_text == {0: 1, 2: 1}
    beams = sweep(asking(do_sample=False, num_beams=2), {"temperature": [0.5, 1.0]}, skip_same=True)
    assert beams.same_text == {}, "of a search nothing is told"
    typical = sweep(asking(typical_p=0.9), {"temperature": [0.99, 1.0]}, skip_same=True)
    assert typical.same_text == {}, "what typical_p leaves depends on the whole distribution"


def test_a_cell_that_cannot_run_is_not_said_to_have_a_text():
    made = sweep(asking(), {"temperature": [0.0, 1.0, 1.01]}, skip_same=True)
    assert made.status(0) == "failed" and made.status(1) in (ENDED, SAME_TEXT)


def test_a_run_is_made_after_all():
    made = sweep(asking(), {"temperature": [0.95, 1.0, 1.05]}, skip_same=True)
    number, other = next(iter(made.same_text.items()))
    made.begin_anew(number)
    assert run(made) is made
    assert made.status(number) == ENDED
    assert made.traces[number].sequences[0].token_ids == made.traces[other].sequences[0].token_ids


def test_the_table_says_which_cells_were_not_run():
    made = sweep(asking(), {"temperature": [0.95, 1.0, 1.05]}, skip_same=True)
    rows = list(csv.DictReader(io.StringIO(to_csv(made).removeprefix("\ufeff"))))
    for number, row in enumerate(rows):
        same = made.same_text.get(number)
        assert row["status"] == ("ended" if same is None else "same text")
        assert row["text"] and row["perplexity"]
        if same is not None:
            assert int(row["same_as"]) == same and row["stop_reason"] == rows[same]["stop_reason"]
            assert all(value == "" for name, value in row.items() if name.split(" ")[0] in ("time", "entropy"))


def test_a_file_keeps_what_was_not_run():
    made = sweep(asking(), {"temperature": [0.95, 1.0, 1.05]}, skip_same=True)
    again = open_comparison(to_json(made))
    assert again.same_text == made.same_text and again.over and not again.stopped
    assert again.lines() == made.lines()
    assert to_csv(again) == to_csv(made)


@pytest.mark.parametrize("same", [5, 0, -1, "x"])
def test_a_file_that_names_no_run_with_the_text_is_refused(same):
    made = sweep(asking(), {"temperature": [0.95, 1.0, 1.05]}, skip_same=True)
    number = next(iter(made.same_text))
    text = to_json(made).replace(f'"same_text":{made.same_text[number]}', f'"same_text":{same!r}'.replace("'", '"'))
    if same == 0 and 0 not in made.same_text:
        pytest.skip("run 0 has a text")
    with pytest.raises(ValueError, match="damaged"):
        open_comparison(text)


def cells_of(request, over):
    axes = list(over.items())
    made = sweep_of(request, axes, grid(request, axes))
    engine = default_engine()
    return made, SameCells(made, Checking(engine.settings, lambda model, assistant: known_of(engine, model, assistant)))


def test_one_run_is_made_of_those_that_may_be_the_same():
    made, same = cells_of(asking(), GRIDS["temperature and top_p"])
    all_of = range(len(made.entries))
    first = [number for number in all_of if same.may_start(number)]
    assert len(first) == 4, "one for each temperature: top_p at another one depends on the whole distribution"
    assert same.learn([number for number in all_of if number not in first]) == {}, "nothing has ended"
    assert [number for number in all_of if same.may_start(number)] == first
    made.traces[first[0]] = Trace.fold(default_engine().stream(made.entries[first[0]].request))
    waiting = [number for number in all_of if number not in first]
    known = same.learn(waiting)
    made.have_text_of(known)
    for number in waiting:
        assert set(known.values()) <= {first[0]}
        assert number in known or same.may_start(number) or same._waits_for[number] != first[0]


def test_cells_that_begin_alike_otherwise_wait_for_one_of_them():
    """A hot run tells that all colder ones begin with another token: of these one is made first."""
    over = {"temperature": [0.8, 0.81, 1.9, 0.82, 0.83]}
    made = sweep(asking(seed=0), over, skip_same=True)
    texts = {tuple(made.text_trace(number).sequences[0].token_ids) for number in range(5)}
    assert len(made.entries) - len(made.same_text) == len(texts)


@pytest.mark.parametrize("what", ["stopped", "another dtype", "too slow"])
def test_a_run_that_might_be_another_next_time_tells_nothing(what):
    made, same = cells_of(asking(max_new_tokens=6), {"temperature": [0.99, 1.0, 1.01]})
    trace = Trace.fold(default_engine().stream(made.entries[1].request))
    if what == "another dtype":
        trace.started = replace(trace.started, provenance=replace(trace.started.provenance, dtype="bfloat16"))
    else:
        reason = {"stopped": "stopped", "too slow": "max_time"}[what]
        ends = [replace(each, stop_reason=reason) for each in trace.sequences]
        trace.finished = replace(trace.finished, sequences=ends)
    made.traces[1] = trace
    assert same.learn([0, 2]) == {}


def test_requests_that_differ_otherwise_are_no_family():
    request = asking(max_new_tokens=6)
    _, same = cells_of(request, {"temperature": [1.0, 1.01], "repetition_penalty": [1.0, 1.2]})
    assert sum(map(same.may_start, range(4))) == 2
