"""What the Python API has after Ctrl+C: what there is, with the rest marked as not ended."""

from __future__ import annotations

import dataclasses
import json
import signal

import pytest

from playground import (
    GenerationRequest,
    RequestError,
    batch,
    choices,
    compare,
    prompt_sensitivity,
    run,
    sweep,
)
from playground.api import default_engine
from playground.experiments.draft_trials import speed_trial
from playground.questions import Progressed
from playground.questions.serving_steps import ServedRequest, ServingWay
from playground.serving import serve_batch
from playground.sharing.answer_files import answer_to_json
from playground.sharing.comparison_files import to_json
from playground.sharing.open_comparison import open_saved
from playground.trace import Stepped

PROMPT = "Once upon a time"
pytestmark = pytest.mark.usefixtures("interruptible")
SAMPLED = GenerationRequest("stories", PROMPT, config={"do_sample": True, "max_new_tokens": 6}, seed=3)


class Interrupted:
    """An engine at whose `event` Ctrl+C reaches the thread that waits; of the run number `at`, where it has several."""

    def __init__(self, inner, at=0, event=lambda event: isinstance(event, Stepped)):
        self._inner, self._at, self._event, self._count = inner, at, event, 0

    def __getattr__(self, name):
        return getattr(self._inner, name)

    def submit(self, *asked, **more):
        return self._interrupted(self._inner.submit, *asked, **more)

    def ask(self, *asked, **more):
        return self._interrupted(self._inner.ask, *asked, **more)

    def _interrupted(self, method, asked, listen, **more):
        number, self._count = self._count, self._count + 1

        def hear(event):
            listen(event)
            if number == self._at and self._event(event):
                self._at = -1
                signal.raise_signal(signal.SIGINT)

        return method(asked, hear, **more)


LONG = GenerationRequest("stories", PROMPT, config={"do_sample": True, "max_new_tokens": 100}, seed=3)


def interrupted():
    with pytest.warns(RuntimeWarning, match="of 3 runs have ended"):
        return sweep(LONG, {"temperature": [0.5, 1.0, 1.5]}, engine=Interrupted(default_engine(), at=1))


def test_an_interrupted_sweep_has_what_there_is_and_marks_the_rest():
    grid = interrupted()
    table = grid.to_pandas()
    assert (
        grid.stopped and set(table["status"]) <= {"stopped", "not run", "ended"} and "stopped" in set(table["status"])
    )
    unfinished = table[table["status"] != "ended"]
    assert unfinished["perplexity"].isna().all() and unfinished["tokens"].isna().all()
    saved = json.loads(to_json(grid))
    for row, entry in zip(table["status"], saved["entries"], strict=True):
        assert (entry["values"]["perplexity"] is None) == (row != "ended")


def test_runs_that_were_cut_off_begin_anew_and_are_as_if_nothing_had_happened():
    whole = run(interrupted())
    assert list(whole.to_pandas()["status"]) == ["ended"] * 3 and not whole.stopped
    fresh = sweep(LONG, {"temperature": [0.5, 1.0, 1.5]})
    assert [len(trace.steps) for trace in whole.traces] == [len(trace.steps) for trace in fresh.traces]
    assert list(whole.to_pandas()["text"]) == list(fresh.to_pandas()["text"])


def test_an_interrupted_comparison_of_requests_has_what_there_is():
    short = dataclasses.replace(LONG, config={"max_new_tokens": 2})
    with pytest.warns(RuntimeWarning, match="1 of 2 runs have ended") as issued:
        runs = compare([short, LONG], Interrupted(default_engine(), 1, lambda e: e == "last" or num_steps(e) > 20))
    assert issued[-1].filename == __file__
    table = runs.to_pandas()
    assert list(table["status"]) == ["ended", "stopped"] and list(table["tokens"].isna()) == [False, True]
    assert len(runs[1].steps) > 20 and runs[1].sequences[0].stop_reason == "stopped"
    tokens = runs.to_pandas("tokens")
    assert set(tokens[tokens["run"] == 1]["run_status"]) == {"stopped"}
    assert set(tokens[tokens["run"] == 0]["run_status"]) == {"ended"}


def num_steps(event):
    return event.step.index if isinstance(event, Stepped) else 0


def test_an_error_stops_the_others_before_it_is_raised():
    heard = []
    broken = dataclasses.replace(LONG, model="./nowhere")

    class Heard(Interrupted):
        def submit(self, request, listen, **more):
            heard.append(self._inner.submit(request, listen, **more))
            return heard[-1]

    with pytest.raises(RequestError, match="nowhere"):
        compare([LONG, broken], Heard(default_engine()))
    assert heard and all(run.done for run in heard)


def test_interrupted_choices_are_those_that_were_read():
    answers = [f"answer{number}" for number in range(70)]  # more than are read at once
    with pytest.warns(RuntimeWarning, match="of 70 runs have ended"):
        found = choices(SAMPLED, answers, Interrupted(default_engine(), 64))
    read = [answer.text for answer in found.answers]
    assert read[:64] == answers[:64] and len(read) < 70
    assert found.missing == answers[len(read) :] and found.total is None and found.answers[0].shares is None
    whole = choices(SAMPLED, answers[:2])
    assert whole.missing == [] and whole.answers[0].logprob == pytest.approx(found.answers[0].logprob, abs=1e-5)


def test_interrupted_prompts_have_no_distances():
    with pytest.raises(KeyboardInterrupt):
        prompt_sensitivity(SAMPLED, ["a cat", "a dog"], engine=Interrupted(default_engine()))


def test_an_interrupted_batch_has_the_ways_that_were_decoded():
    asked = GenerationRequest("stories", config={"max_new_tokens": 6, "min_new_tokens": 6}, seed=0)
    prompts = ["Once", "The cat sat"]

    def at(way):
        return Interrupted(default_engine(), event=lambda e: isinstance(e, Progressed) and e.part.way == way)

    with pytest.warns(RuntimeWarning, match="2 of 6 runs have ended"):
        decoded = batch(asked, prompts, engine=at("left"))
    whole = batch(asked, prompts)
    assert decoded.answer.ways == whole.answer.ways[:1]
    table = decoded.to_pandas()
    assert list(table["status"]) == ["ended"] * 2 + ["not run"] * 4 and list(table["way"].unique()) == [*WAYS]
    assert table["text"].isna().sum() == table["likeliest first token"].isna().sum() == 4
    assert set(whole.to_pandas()["status"]) == {"ended"}
    opened = open_saved(answer_to_json(decoded))
    assert answer_to_json(opened) == answer_to_json(decoded)


def test_an_interrupted_batch_without_all_prompts_has_those_that_were_decoded():
    asked = GenerationRequest("stories", config={"max_new_tokens": 200, "min_new_tokens": 200}, seed=0)
    second = Interrupted(default_engine(), event=lambda e: isinstance(e, Progressed) and e.part.done > 201)
    with pytest.warns(RuntimeWarning, match="1 of 6 runs have ended"):
        decoded = batch(asked, ["Once", "The cat sat"], engine=second)
    assert decoded.answer.prompts == ["Once"] and len(open_saved(answer_to_json(decoded)).answer.ways) == 1
    first = Interrupted(default_engine(), event=lambda e: isinstance(e, Progressed))
    with pytest.raises(KeyboardInterrupt):  # there is nothing yet
        batch(asked, ["Once", "The cat sat"], engine=first)


WAYS = ("alone", "left", "right")


def test_an_interrupted_log_of_serving_marks_what_did_not_end():
    requests = [ServedRequest("Once", max_new_tokens=3), ServedRequest("The cat", max_new_tokens=200, arrival=2)]
    ways = [ServingWay("alone"), ServingWay("padded")]
    event = lambda e: isinstance(e, Progressed) and any(step.at > 20 for step in e.part.steps)  # noqa: E731
    with pytest.warns(RuntimeWarning, match="1 of 4 runs have ended"):
        log = serve_batch(requests, ways=ways, engine=Interrupted(default_engine(), event=event))
    assert list(log.to_pandas("requests")["status"]) == ["finished", "unfinished", "not run", "not run"]
    table = log.to_pandas("ways")
    assert list(table["status"]) == ["unfinished", "not run"]
    assert table["per_second"].isna().all() and table["steps"].isna().all()
    assert len(log.to_pandas("steps")) > 3
    whole = serve_batch(requests[:1], ways=ways[:1])
    assert list(whole.to_pandas("ways")["status"]) == ["ended"] and whole.to_pandas("ways")["steps"].notna().all()


def test_an_interrupted_trial_marks_its_pairs():
    asked = dataclasses.replace(LONG, config={"max_new_tokens": 30}, assistant="stories-draft")
    trial = speed_trial(asked, repeats=2)
    with pytest.warns(RuntimeWarning, match="of 6 runs have ended"):
        run(trial, Interrupted(default_engine(), at=4))
    statuses = list(trial.to_pandas()["status"])
    assert statuses[0] == "ended" and statuses[1:] in (["unfinished"] * 2, ["not run", "unfinished"])
    assert trial.to_pandas()["speed-up"].isna().sum() == 1  # of the pair that was cut off
