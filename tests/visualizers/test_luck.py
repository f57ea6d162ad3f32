"""What the same luck would have drawn with other knobs: the page's answers beside the library's own draws."""

from __future__ import annotations

import itertools
import json
import math
import random
from functools import cached_property

import pytest
import torch
from transformers import MinPLogitsWarper, TemperatureLogitsWarper, TopKLogitsWarper, TopPLogitsWarper

from playground import GenerationRequest
from playground.api import compare
from playground.metrics.what_if import WhatIf, same_text, what_if
from playground.recording.contenders import contenders
from playground.trace import HOTTEST, Trace
from tests.support.page_modules import module_page
from tests.visualizers.reading import lines

MODULES = ("draws/luck.ts", "draws/knob_spans.ts", "draws/same_text.ts", "draws/form_settings.ts", "core/log.ts")
OFF = {"temperature": 1.0, "top_k": math.inf, "top_p": 1.0, "min_p": 0.0}
EDGE = 1e-3  # of a value: as near to an end as a test goes

# In the page infinity is null, as JSON has none.
BEGIN = "const given = (knobs) => ({...knobs, top_k: knobs.top_k ?? Infinity});\n"


@pytest.fixture(scope="module")
def script(browser):
    """A page with the modules of the draws, and `script(js, argument)`, which evaluates there."""
    page = module_page(browser, *MODULES)

    def run(js: str, argument: object) -> object:
        text = json.dumps(argument).replace("Infinity", "null")
        return page.evaluate("([code, text]) => new Function('argument', code)(JSON.parse(text))", [BEGIN + js, text])

    yield run
    page.close()


class Race:
    """A distribution, the exponential numbers of its draw, and the knobs of a run."""

    def __init__(self, seed: int, vocab: int, knobs: dict[str, float]) -> None:
        generator = torch.Generator().manual_seed(seed)
        self.scores = 3 * torch.randn(1, vocab, generator=generator, dtype=torch.float64)
        self.exponentials = torch.empty(1, vocab, dtype=torch.float64).exponential_(1, generator=generator)
        self.knobs = OFF | knobs

    def winner(self, **changes: float) -> int:
        """The token that the library draws with these exponential numbers."""
        knobs = self.knobs | changes
        scores = TemperatureLogitsWarper(knobs["temperature"])(None, self.scores)
        if knobs["top_k"] < self.scores.shape[1]:
            scores = TopKLogitsWarper(int(knobs["top_k"]))(None, scores)
        if knobs["top_p"] < 1:
            scores = TopPLogitsWarper(knobs["top_p"])(None, scores)
        if knobs["min_p"] > 0:
            scores = MinPLogitsWarper(knobs["min_p"])(None, scores)
        return (scores.softmax(-1) / self.exponentials).argmax().item()

    @cached_property
    def step(self) -> dict[str, object] | None:
        """What a trace keeps of it, as the page reads it; None where there are too many contenders."""
        temperature = self.knobs["temperature"]
        found = contenders(self.scores, self.exponentials, temperature)
        columns = [column[0].tolist() for column in found.values()]
        names = ("token_id", "score", "luck", "rank", "above")
        rows = [dict(zip(names, map(lambda x: round(x, 5), row), strict=True)) for row in zip(*columns, strict=True)]
        rows = [row for row in rows if row["token_id"] >= 0]
        at = [int(row["token_id"]) for row in rows].index(self.winner()) if rows else -1
        if not rows:
            return None
        more = {"vocab": self.scores.shape[1], "cuts": {}, "mass": self.mass(rows)}
        return {"contenders": rows, "at": at} | more

    def mass(self, rows: list[dict[str, float]]) -> dict[str, object]:
        """What is kept of the distribution: the contenders, the likeliest tokens, and log Z at two temperatures."""
        temperature = self.knobs["temperature"]
        shares = (self.scores / temperature).softmax(-1).sort(descending=True).values[0]
        top = [{"rank": i + 1, "score": temperature * (shares[i] / shares[0]).log().item(),
                "above": shares[:i].sum().item()} for i in range(min(5, len(shares)))]  # fmt: skip
        by_rank = {each["rank"]: each for each in [*rows, *top]}
        anchors = []
        for b in sorted({1.0, 1 / temperature}):
            p = (self.scores * b).softmax(-1)[0]
            mean = (p * (self.scores[0] - self.scores.max())).sum().item()
            anchors.append({"b": b, "logZ": -p.max().log().item(), "slope": mean})
        landmarks = [by_rank[rank] for rank in sorted(by_rank)]
        return {"landmarks": landmarks, "anchors": anchors, "vocab": self.scores.shape[1]}

    def token(self, place: int) -> int:
        return int(self.step["contenders"][place]["token_id"])


RUNS = [
    {},
    {"temperature": 0.7},
    {"temperature": 1.6, "min_p": 0.05},
    {"temperature": 0.8, "top_p": 0.9},
    {"temperature": 1.3, "top_k": 8},
    {"temperature": 0.9, "top_k": 20, "top_p": 0.8},
    {"temperature": 2.4, "top_k": 5, "min_p": 0.02},
]


def races(count: int = 12) -> list[Race]:
    """Races of each kind that the page can read."""
    made = [Race(seed, vocab, run) for run in RUNS for vocab in (7, 60, 900) for seed in range(count)]
    return [race for race in made if race.step]


def settings(race: Race) -> dict[str, object]:
    return {"knobs": race.knobs, "others": []}


def test_what_is_foretold_is_what_the_library_draws(script):
    draw = random.Random(5)
    cases = []
    for race in races():
        hottest = max(HOTTEST, race.knobs["temperature"])
        choices = {
            "temperature": draw.uniform(0.1, hottest), "top_k": draw.choice([1, 2, 3, 5, 10, 40]),
            "top_p": draw.uniform(0.05, 1), "min_p": draw.uniform(0, 0.3),
        }  # fmt: skip
        for names in [*itertools.combinations(choices, 1), *itertools.combinations(choices, 2)]:
            cases.append((race, {name: choices[name] for name in names}))
    js = "return argument.map(([step, run, knobs]) => winnerOf(step, {...run, knobs: given(run.knobs)}, given(knobs)));"
    found = script(js, [(race.step, settings(race), race.knobs | changes) for race, changes in cases])
    wrong = [
        (race.knobs, changes) for (race, changes), winner in zip(cases, found, strict=True)
        if isinstance(winner, int) and race.token(winner) != race.winner(**changes)
    ]  # fmt: skip
    assert wrong == []
    unknown = [changes for (_, changes), winner in zip(cases, found, strict=True) if winner is None]
    assert found.count("close") < len(found) / 200
    assert len(unknown) < len(found) / 30
    # without top-p everything is known
    plain = [winner for (race, changes), winner in zip(cases, found, strict=True)
             if race.knobs["top_p"] == 1 and "top_p" not in changes]  # fmt: skip
    assert plain and None not in plain


def test_a_knob_can_go_to_the_ends_of_its_span_and_no_further(script):
    some = races(6)
    js = """return argument.map(([step, run]) => {
      const spans = spansOf(step, {...run, knobs: given(run.knobs)});
      return Object.entries(spans).map(([knob, {low, high, below, above}]) => ({knob, low, high,
        ends: [[low, -1, below], [high, 1, above]].filter(([, , beyond]) => beyond !== undefined)}));
    });"""
    found = script(js, [(race.step, settings(race)) for race in some])
    known = 0
    for race, spans in zip(some, found, strict=True):
        chosen = race.winner()
        for span in spans:
            knob, low, high = span["knob"], span["low"], span["high"]
            at = min(race.knobs[knob], high)
            assert low <= at <= high
            for share in (0.02, 0.3, 0.7, 0.98):
                for value in (low + (at - low) * share, at + (high - at) * share):
                    whole = math.ceil(value) if value <= at else math.floor(value)
                    assert race.winner(**{knob: whole if knob == "top_k" else value}) == chosen, (race.knobs, span)
            for end, side, beyond in span["ends"]:
                if beyond is None:
                    continue
                known += 1
                value = end + side if knob == "top_k" else end + side * EDGE * min(end, 0.01)
                assert race.winner(**{knob: value}) in (race.token(beyond), chosen), (race.knobs, span)
                far = end + side if knob == "top_k" else end + side * 20 * EDGE * end
                assert not 0 < far <= 1 or knob == "temperature" or race.winner(**{knob: far}) != chosen
    assert known > len(some)


# T = (l_i - l_j) / (g_j - g_i): "c" beats "a" above 3 / 2, and "b" above 2 / 1.5
HAND = {
    "contenders": [
        {"token_id": 1, "text": "a", "score": 0.0, "luck": 0.0, "rank": 1, "above": 0.0},
        {"token_id": 2, "text": "b", "score": -1.0, "luck": 0.5, "rank": 2, "above": 0.6},
        {"token_id": 3, "text": "c", "score": -3.0, "luck": 2.0, "rank": 5, "above": 0.9},
    ],
    "vocab": 20,
    "cuts": {},
    "mass": None,
}


@pytest.mark.parametrize(
    ("at", "more_luck", "run", "expected"),
    [
        (0, 0, {"temperature": 1.2}, {"temperature": [0, 1.5, None, 2], "top_k": [1, 20, None, None]}),
        (2, 0, {"temperature": 1.8}, {"temperature": [1.5, 2, 0, None], "top_k": [5, 20, 0, None],
                                      "top_p": [0.9, 1, 0, None], "min_p": [0, math.exp(-3 / 1.8), None, 0]}),
        (1, 0.1, {"temperature": 1.9, "top_k": 4}, {"top_k": [2, 4, 0, 2]}),
    ],
)  # fmt: skip
def test_the_spans_of_a_draw_made_by_hand(script, at, more_luck, run, expected):
    step = json.loads(json.dumps(HAND | {"at": at}))
    step["contenders"][1]["luck"] += more_luck
    js = "return spansOf(argument.step, {knobs: given(argument.knobs), others: []});"
    found = script(js, {"step": step, "knobs": OFF | run})
    for knob, (low, high, below, above) in expected.items():
        span = found[knob]
        assert [span["low"], span["high"]] == pytest.approx([low, high], abs=1e-6), knob
        assert [span.get("below"), span.get("above")] == [below, above], knob


def test_what_is_too_near_is_too_close_to_call_and_what_is_not_known_is_not_guessed(script):
    js = """return argument.map(([step, run, others, knobs]) =>
      winnerOf(step, {knobs: given(run), others}, given(knobs)));"""
    near = HAND | {"at": 0}
    run = OFF | {"temperature": 1.0}
    cases = [
        (near, run, [], run | {"temperature": 1.5}),
        (near, run, [], run | {"temperature": 1.50005}),
        (near, run, [], run | {"temperature": 1.6}),
        (near, run, [], run | {"temperature": 2.1}),  # hotter than what was kept
        (near, run, ["epsilon_cutoff"], run | {"temperature": 1.6}),
        (near, run, ["eta_cutoff"], run | {"temperature": 0.6}),  # the likeliest is never cut
        (near, run, ["typical_p"], run | {"temperature": 0.6}),
        (near, run, ["typical_p"], run),
        (near, run, [], run | {"top_p": 0.90001, "temperature": 1.0}),
        (near | {"cuts": {"epsilon_cutoff": {"kept": 2, "removed": 0.1}}}, run, ["epsilon_cutoff"], run | {"top_k": 9}),
    ]
    assert script(js, cases) == ["close", "close", 2, None, None, 0, None, 0, 0, 0]


# ---------------------------------------------------------------------------------------------------- real runs


def traces(seed: int, *configs: dict[str, float]) -> list[Trace]:
    """A run for each of these knobs, side by side."""
    plain = {"do_sample": True, "max_new_tokens": 30, "top_k": 0, "top_p": 1.0, "temperature": 0.8}
    requests = [GenerationRequest("stories", "Once upon a time", config=plain | each, seed=seed) for each in configs]
    return compare(requests)


FORETELL = """
const log = new RunLog();
log.feed(argument.lines);
const path = pathOf(log.lasts[0]);
const run = settingsOf(log.started);
return argument.others.map((knobs) => {
  const difference = firstDifference(path, run, {...run.knobs, ...given({...run.knobs, ...knobs})});
  if (!difference) return {index: null};
  const {step, winner} = difference;
  return {index: step.index, token: typeof winner === 'number' ? step.draw.contenders[winner].token_id : winner};
});
"""


@pytest.mark.parametrize(
    ("run", "others"),
    [
        ({}, [{"temperature": 0.6}, {"temperature": 0.85}, {"temperature": 1.4}, {"top_k": 4}, {"min_p": 0.1}]),
        ({"top_p": 0.9}, [{"top_p": 0.5}, {"temperature": 0.75}, {"temperature": 0.9}, {"top_p": 1.0}, {"top_k": 3}]),
        ({"repetition_penalty": 1.3, "min_p": 0.05}, [{"temperature": 1.2}, {"min_p": 0.3}, {"min_p": 0.0}]),
        ({"top_k": 30, "top_p": 0.9, "epsilon_cutoff": 0.001}, [{"top_k": 3}, {"top_p": 0.3}, {"temperature": 0.7}]),
        ({"top_h": 0.6}, [{"top_k": 2}, {"top_p": 0.4}, {"temperature": 0.7}]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_run_comes_as_it_was_foretold_from_another(script, run, others, seed):
    first, *rest = traces(seed, run, *(run | knobs for knobs in others))
    found = script(FORETELL, {"lines": lines(list(first.events())), "others": others})
    ids = first.sequences[0].token_ids
    assert any(isinstance(each.get("token"), int) for each in found)
    for knobs, told, other in zip(others, found, rest, strict=True):
        _assert_as_in_python(what_if(first, knobs), told)
        theirs = other.sequences[0].token_ids
        index = told["index"]
        if index is None:
            assert theirs == ids
            continue
        assert theirs[:index] == ids[:index]
        if isinstance(told["token"], int):
            assert theirs[index] == told["token"] != ids[index]


def _assert_as_in_python(python: WhatIf, told: dict[str, object]) -> None:
    """What playground/metrics/what_if.py tells, the page tells, too; and it goes on from what is not known there."""
    if python.known:
        assert told["index"] == python.differs_at
        assert python.differs_at is None or told["token"] == python.token_ids[-1]
    elif told["index"] is not None:
        assert told["index"] >= len(python.token_ids)


def test_runs_just_within_a_span_are_the_same_and_just_outside_another(script):
    js = """
    const log = new RunLog();
    log.feed(argument);
    return spansOfText(log, log.lasts[0]).temperature;
    """
    (run,) = traces(4, {})
    span = script(js, lines(list(run.events())))
    assert [span["low"], span["high"]] == pytest.approx(same_text(run, "temperature").interval, rel=1e-6)
    ids = run.sequences[0].token_ids
    assert 0 < span["low"] < 0.8 < span["high"]
    values = (span["low"] + 1e-3, span["high"] - 1e-3, span["low"] - 1e-3, span["high"] + 1e-3)
    texts = [each.sequences[0].token_ids for each in traces(4, *({"temperature": value} for value in values))]
    assert texts[:2] == [ids, ids]
    for other, end in zip(texts[2:], (span["below"], span["above"]), strict=True):
        at = end["step"]["index"]
        assert other[:at] == ids[:at] and other[at] != ids[at]
        assert other[at] == end["step"]["draw"]["contenders"][end["winner"]]["token_id"]
