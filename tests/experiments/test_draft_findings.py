"""What a trial has shown: from runs whose times, tokens and drafts are known, the values that follow from them."""

from __future__ import annotations

import dataclasses
import itertools
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.experiments import draft_findings
from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.draft_pairs import first_difference
from playground.experiments.draft_sameness import FEWEST_TEXTS, same
from playground.metrics.claims import spread
from playground.requests.request import GenerationRequest
from playground.trace import DraftJudged, Failed, Provenance, Shared, Stepped, replace
from playground.trace.acceptance import acceptance, break_even, expected_speedup
from tests.support.changing import change
from tests.support.drafted import IDS, assisted, plain

REQUEST = GenerationRequest("stories", "A fox", config={"max_new_tokens": 12}, seed=3)
COSTS = {"draft": 0.015, "verify": 0.012}  # of 3 drafted tokens: half a token's time each


def trial(turns, groups=2, labels=()):
    """A trial whose runs have had these events, a row for each turn and in it those of each group."""
    made = [Group(str(label), "", "stories") for label in ("without", *(labels or range(1, groups)))]
    entries = [Entry(number, REQUEST) for _ in turns for number in range(groups)]
    comparison = Comparison("trial", "A fox", made, entries)
    for number, events in enumerate(itertools.chain.from_iterable(turns)):
        for event in events:
            comparison.add(number, event)
    return comparison


def speed(turns, drafter="assistant", greedy=True):
    return draft_findings.speed(trial(turns), drafter, greedy)


def turn(without=0.01, ids=IDS, **drafts):
    return [plain(REQUEST, pace=without), assisted(REQUEST, ids, **{**COSTS, **drafts})]


# ---------------------------------------------------------------------------------------------------------------- speed


@pytest.mark.parametrize(
    ("paces", "verdict"),
    [
        ([0.02] * 6, "faster"),
        ([0.005] * 6, "slower"),
        ([0.02, 0.00855, 0.00945, 0.00855, 0.00945, 0.00945], "even"),
        ([0.005, 0.02, 0.005, 0.02, 0.02, 0.02], "noisy"),  # the plain runs drift by more than a fifth
        ([9.0, 0.005, 0.005, 0.005, 0.005, 0.005], "slower"),  # the first pair warms up
        ([0.02] * 5, "wait"),  # four pairs cannot be sure
        ([0.02, 0.02], "wait"),
    ],
)
def test_the_verdict_is_that_of_the_counted_pairs(paces, verdict):
    found = speed([turn(pace) for pace in paces])
    assert found["verdict"] == verdict and len(found["pairs"]) == len(paces) - 1
    ratios = [pair["without"] / pair["with"] for pair in found["pairs"]]
    assert [pair["speedup"] for pair in found["pairs"]] == pytest.approx(ratios)
    assert [pair["without"] for pair in found["pairs"]] == pytest.approx(paces[1:])
    assert found["speedup"] == spread(ratios)
    assert (found["done"], found["runs"], found["others"]) == (2 * len(paces), 2 * len(paces), False)


def test_a_busy_machine_gives_no_verdict_on_time():
    """Two cores, a model that uses both: another process that has one of them is in the way."""
    made = Provenance("2026-11-28T00:00:00+00:00", "float32", "A processor", threads=2, cores=2)
    for load, verdict in ((0.1, "faster"), (1.0, "noisy")):
        tried = trial([turn(0.02) for _ in range(6)])
        for trace in tried.traces:
            trace.started = replace(trace.started, provenance=made)
            trace.finished = replace(trace.finished, load=load)
        found = draft_findings.speed(tried, "assistant", True)
        assert found["verdict"] == verdict and bool(found["noise"]) == (verdict == "noisy")
        lengths = draft_findings.lengths(tried, "num_assistant_tokens", [3])
        assert lengths["points"][0]["verdict"] == verdict and lengths["noise"] == found["noise"]


@pytest.mark.parametrize(("kept_waiting", "verdict"), [(0, "faster"), (1, "faster"), (2, "noisy")])
def test_runs_that_got_less_of_the_processor_than_their_like_give_no_verdict_on_time(kept_waiting, verdict):
    """Each run uses two seconds of the processor in a second; the first of each group that count got one."""
    tried = trial([turn(0.02) for _ in range(8)])
    for group in (0, 1):
        for number, trace in enumerate(tried.traces_of(group)):
            share = 1.0 if 0 < number <= kept_waiting else 2.0
            trace.finished = replace(trace.finished, processor_seconds=share * trace.finished.seconds)
    found = draft_findings.speed(tried, "assistant", True)
    assert found["verdict"] == verdict
    assert bool(found["noise"]) == (verdict == "noisy")


def test_before_there_are_enough_pairs_there_is_no_verdict():
    turns = [turn(), turn(), turn(), [[], []], [[], []]]
    found = speed(turns)
    assert (found["verdict"], found["reasons"], len(found["pairs"])) == ("wait", [], 2)
    assert (found["done"], found["runs"]) == (6, 10)
    nothing = speed([[[], []]] * 4)
    assert nothing["verdict"] == "wait"
    assert [nothing[name] for name in ("speedup", "acceptance", "cost")] == [None] * 3


@pytest.mark.parametrize("bad", [{"reason": "stopped"}, None])
def test_what_failed_or_was_stopped_is_not_counted(bad):
    broken = [plain(REQUEST), [Failed("No.", "Try again.")] if bad is None else assisted(REQUEST, IDS[:2], **bad)]
    found = speed([turn(), turn(), broken, turn(), turn(), turn(), turn()])
    assert len(found["pairs"]) == 5 and found["verdict"] == "faster"
    assert found["identical"] == {"checked": 6, "equal": True, "at": None}


def test_the_costs_are_those_of_the_rounds_behind_the_first():
    """A round drafts 3 tokens in 15 ms and checks them in 12, where a token alone takes 10; reading the prompt takes
    half a second, which counts as time, but not as the cost of a draft."""
    found = speed([turn(first=0.5) for _ in range(4)])
    assert found["drafted"] == pytest.approx(3)
    assert found["cost"] == pytest.approx(0.5) and found["verify"] == pytest.approx(1.2)
    assert found["break_even"] == pytest.approx(break_even(3, 0.5, 1.2))
    whole = 4 * (0.015 + 0.012) + 1
    assert found["draft_share"] == pytest.approx((4 * 0.015 + 0.5) / whole)
    assert found["verify_share"] == pytest.approx((4 * 0.012 + 0.5) / whole)
    rounds = [event.round for event in assisted(REQUEST, first=0.5, **COSTS) if isinstance(event, DraftJudged)]
    expected = dataclasses.asdict(acceptance(rounds))  # one text, however often it was written
    assert {name: pytest.approx(value) for name, value in expected.items()} == found["acceptance"]


@pytest.mark.parametrize(
    ("drafter", "without", "drafts", "words"),
    [
        ("assistant", 0.01, {}, ["The draft model takes 0.50 of the time",
                                 "At 3 drafted tokens per round this pays off from", "67% of the judged tokens",
                                 "Verifying a draft takes 1.20 times as long"]),
        ("assistant", 0.008, {"draft": 0.024, "verify": 0.01}, ["No acceptance rate would pay off at 3 drafted tokens",
                                                                 "as 4.2 tokens of the target model", "at most 4",
                                                                 "Drafting took 71% of the time"]),
        ("assistant_early_exit", 0.01, {}, ["Drafting with the first layers takes 0.50"]),
        ("prompt_lookup_num_tokens", 0.01, {"drafted": 0, "accepted": 0}, ["Nothing was drafted", "not occur before"]),
        ("assistant", 0.005, {"drafted": 8, "accepted": 1, "draft": 0.01}, ["88% of the drafted tokens were thrown",
                                                                           "Which draft length"]),
    ],
)  # fmt: skip
def test_the_reasons_name_the_numbers(drafter, without, drafts, words):
    told = " ".join(speed([turn(without, **drafts) for _ in range(4)], drafter)["reasons"])
    for each in words:
        assert each in told


def test_rounds_without_a_draft_are_told():
    mixed = [assisted(REQUEST, IDS, drafted=0, accepted=0, verify=0.01) for _ in range(4)]
    some = [assisted(REQUEST, IDS[:3], **COSTS) for _ in range(4)]
    runs = [[*rounds_of(a), *b] for a, b in zip(mixed, some, strict=True)]
    found = speed([[plain(REQUEST, pace=0.005), run] for run in runs], "prompt_lookup_num_tokens")
    assert any("Only 1 of 13 rounds had a draft" in reason for reason in found["reasons"])


def rounds_of(events):
    return [event for event in events if isinstance(event, DraftJudged)]


def test_an_estimate_that_the_runs_belie_is_not_passed_over():
    """Every drafted token is kept, and by the formula that pays off; but the runs are slow for another reason."""
    found = speed([turn(drafted=2, accepted=2, draft=0.002, verify=0.01, first=1.0) for _ in range(6)])
    assert found["verdict"] == "slower" and found["break_even"] < 1
    assert any("believe the runs" in reason for reason in found["reasons"])


@pytest.mark.parametrize(
    ("ids", "at"),
    [(IDS, None), ([*IDS[:5], 7, *IDS[6:]], 5), (IDS[:7], 7), ([*IDS, 5], 12), ([1, *IDS[1:]], 0)],
)
def test_every_greedy_pair_is_compared_the_first_too(ids, at):
    found = speed([turn(ids=ids), turn(), turn(), turn()])
    assert found["identical"] == {"checked": 4, "equal": at is None, "at": at}
    assert first_difference(IDS, ids) == at
    assert speed([turn(ids=ids), turn()], greedy=False)["identical"] is None


@pytest.mark.parametrize(("number", "others"), [(0, False), (1, False), (2, True), (7, True)])
def test_company_is_told_where_it_counts(number, others):
    made = trial([turn() for _ in range(4)])
    made.add(number, Shared(3, True))
    made.add(number, Shared(1))
    assert draft_findings.speed(made, "assistant", True)["others"] is others


# -------------------------------------------------------------------------------------------------------------- lengths


def swept(lengths, turns=6):
    """A sweep in which a drafted token takes a quarter of a token's time, and a round 1.1 of it and 0.05 for each."""
    runs = []
    for _ in range(turns):
        runs.append([plain(REQUEST)])
        for n in lengths:
            kept = min(n, 3)
            ids = list(range(12 * (kept + 1)))
            runs[-1].append(assisted(REQUEST, ids, n, kept, draft=0.0025 * n, verify=0.011 + 0.0005 * n))
    return trial(runs, 1 + len(lengths), lengths)


def test_each_value_has_its_point_and_the_best_is_the_fastest():
    lengths = [1, 2, 3, 5]
    found = draft_findings.lengths(swept(lengths), "num_assistant_tokens", lengths)
    points = found["points"]
    assert [(point["group"], point["value"], point["drafted"]) for point in points] == [
        (1, "1", 1), (2, "2", 2), (3, "3", 3), (4, "5", 5),
    ]  # fmt: skip
    for point, n in zip(points, lengths, strict=True):
        kept = min(n, 3)
        expected = 0.01 * (kept + 1) / (0.0025 * n + 0.011 + 0.0005 * n)
        assert point["speedup"] == pytest.approx({"median": expected, "low": expected, "high": expected})
        assert point["rate"] == pytest.approx(1 if n <= 3 else 3 / 4)
        assert point["draft_acceptance_rate"] == pytest.approx(kept / n)
        assert point["mean_acceptance_length"] == pytest.approx(kept + 1)
        assert point["formula"] == pytest.approx(expected_speedup(point["rate"], n, 0.25))
    assert (found["leader"], found["rivals"], found["best"], found["others"]) == (3, [], 3, False)
    assert {point["verdict"] for point in points} == {"faster"} and {point["pairs"] for point in points} == {5}


PACES = [0.72, 1.79, 1.85, 2.08, 1.5]  # speed-ups of the five pairs of a setting: its median is far above 1


def test_what_is_no_clear_gain_is_neither_the_best_nor_faster():
    """The same runs are asked both questions, and both have the same answer."""
    ids = list(range(48))
    drafted = [list(assisted(REQUEST, ids, 3, 3, draft=0.01, verify=0.04 / pace - 0.01)) for pace in (1.0, *PACES)]
    turns = [[plain(REQUEST), run, assisted(REQUEST, ids, 1, 1, draft=0.001, verify=0.02)] for run in drafted]
    length = trial(turns, 3)
    found = draft_findings.lengths(length, "num_assistant_tokens", [10, 1])
    assert [point["verdict"] for point in found["points"]] == ["even", "slower"]
    assert found["points"][0]["speedup"]["median"] > 1.7
    assert (found["leader"], found["rivals"], found["best"]) == (1, [2], None)
    asked = speed([[plain(REQUEST), run] for run in drafted])
    assert asked["verdict"] == "even" and asked["speedup"] == found["points"][0]["speedup"]


def test_one_setting_alone_is_not_the_best():
    found = draft_findings.lengths(swept([3]), "num_assistant_tokens", [3])
    assert (found["leader"], found["best"], found["points"][0]["verdict"]) == (1, None, "faster")


def test_the_curves_are_the_formula_with_the_costs_of_all_runs():
    lengths = [1, 2, 3, 5]
    found = draft_findings.lengths(swept(lengths), "num_assistant_tokens", lengths)
    assert found["cost"] == pytest.approx(0.25)
    assert found["curve"] == [[n, pytest.approx(expected_speedup(found["rate"], n, 0.25))] for n in range(1, 6)]
    # a round takes 1.1 tokens' time and 0.25 + 0.05 for each drafted token: a straight line
    line = [[n, pytest.approx(expected_speedup(found["rate"], n, 0.3, 1.1))] for n in range(1, 6)]
    assert found["measured_curve"] == line


def test_one_length_alone_makes_no_line():
    found = draft_findings.lengths(swept([4]), "num_assistant_tokens", [4])
    assert found["verify"] == pytest.approx(1.3)
    assert found["measured_curve"][3] == [4, pytest.approx(expected_speedup(found["rate"], 4, 0.25, 1.3))]


@pytest.mark.parametrize("knob", ["assistant_confidence_threshold", "num_assistant_tokens_schedule"])
def test_what_is_no_length_has_no_curve(knob):
    found = draft_findings.lengths(swept([2, 3]), knob, [0.2, 0.4])
    assert found["curve"] == found["measured_curve"] == [] and found["best"] is not None


def test_the_best_is_not_told_before_every_value_has_its_pairs():
    whole = [[plain(REQUEST), assisted(REQUEST), assisted(REQUEST)] for _ in range(3)]
    made = trial([*whole, *[[[], [], []]] * 2], 3)
    assert draft_findings.lengths(made, "num_assistant_tokens", [1, 2])["best"] is None
    made.end(stopped=True)
    found = draft_findings.lengths(made, "num_assistant_tokens", [1, 2])
    assert found["leader"] in (1, 2) and found["best"] is None, "two pairs show nothing"
    empty = trial([[[], [], []]] * 3, 3)
    found = draft_findings.lengths(empty, "num_assistant_tokens", [1, 2])
    assert [point["speedup"] for point in found["points"]] == [None, None]
    assert found["curve"] == [] and found["rate"] is None


# ----------------------------------------------------------------------------------------------------------------- same


def samples(*sets, unfinished=0):
    """A trial that has drawn these two sets of texts, each (ids, excess); the last `unfinished` runs have not ended."""
    made = [Group("without", "", "stories"), Group("with", "", "stories", id=1)]
    entries = [Entry(number, REQUEST) for number, texts in enumerate(sets) for _ in texts]
    comparison = Comparison("trial", "A fox", made, entries)
    texts = list(itertools.chain(*sets))
    for number, (ids, excess) in enumerate(texts):
        for event in list(plain(REQUEST, ids, excess=excess))[: -1 if number >= len(texts) - unfinished else None]:
            comparison.add(number, event)
    return comparison


def test_greedy_texts_are_compared():
    def of(turns):
        return same(trial(turns), True, 0)

    alike = of([turn()])
    assert (alike["mode"], alike["checked"], alike["equal"], alike["at"]) == ("greedy", 1, True, None)
    assert alike["texts"][0] == alike["texts"][1] != ""
    other = of([turn(ids=[*IDS[:3], 5])])
    assert (other["equal"], other["at"]) == (False, 3) and other["texts"][0] != other["texts"][1]
    waiting = of([[plain(REQUEST), []]])
    assert (waiting["checked"], waiting["equal"], waiting["texts"]) == (0, None, [])


@pytest.mark.parametrize(
    ("other", "verdict"),
    [
        (([1, 2, 3], 0.0), "same"),
        (([1, 2, 4], 0.0), "differs"),
        (([1, 2, 3], 0.5), "differs"),
        (([1, 2], 0.0), "differs"),
    ],
)
def test_two_sets_of_texts_are_tested(other, verdict):
    found = same(samples([([1, 2, 3], 0.0)] * 12, [other] * 14), False, 3)
    assert (found["verdict"], found["counts"], found["tokens"], found["level"]) == (verdict, [12, 14], 3, 0.01)
    assert (found["p"] < 0.01) == (verdict == "differs")
    assert sum(found["permutations"]["counts"]) == 2000
    assert found["surprise"] == pytest.approx({"without": 0.0, "with": other[1]}, abs=1e-9)


def test_what_the_large_model_could_not_choose_counts_much_but_not_all():
    found = same(samples([([1, 2, 3], 0.0)] * 9, [([1, 2, 3], 1e38)] * 9), False, 3)
    assert found["verdict"] == "differs" and 10 < found["surprise"]["with"] < 100


def test_nothing_is_tested_before_all_runs_have_ended():
    sets = [([1, 2], 0.0)] * 8, [([3, 4], 0.0)] * 8
    made = samples(*sets, unfinished=1)
    found = same(made, False, 2)
    assert (found["p"], found["verdict"], found["counts"]) == (None, "wait", [8, 7])
    assert found["permutations"] == {"edges": [], "counts": []} and found["positions"]
    made.end(stopped=True)
    assert same(made, False, 2)["verdict"] == "differs", "what was drawn before Stop is worth testing"


def test_texts_count_in_the_order_of_their_seeds():
    """A short text ends before a long one that began earlier; it must not be chosen for it."""
    made = samples([([1, 2], 0.0)] * 8, [([1, 2], 0.0)] * 8)
    change(made.traces[9].finished.sequences[0], stop_reason="stopped")
    assert same(made, False, 2)["counts"] == [8, 1]
    assert same(made, False, 2)["verdict"] == "wait" and FEWEST_TEXTS > 1


def test_the_commonest_tokens_of_a_place_are_told():
    one = [([5, n], 0.0) for n in range(12)]
    found = same(samples(one, [([5], 0.0)] * 4 + [([6, 0], 0.0)]), False, 2)
    first, second = found["positions"]
    assert first == {"position": 1, "tokens": [
        {"text": " t5", "without": 12, "with": 4}, {"text": " t6", "without": 0, "with": 1},
    ]}  # fmt: skip
    assert second["position"] == 2 and len(second["tokens"]) == 8
    assert second["tokens"][:2] == [
        {"text": None, "without": 0, "with": 4}, {"text": " t0", "without": 1, "with": 1},
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------------------------------ all


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 40), min_size=8, max_size=8), st.booleans(), st.booleans())
def test_however_far_the_runs_have_come_the_values_are_plain_json(lengths, greedy, failed):
    def begun(events, length):
        events = list(events)[:length]
        return [*events, Failed("No.", "")] if failed and events and isinstance(events[-1], Stepped) else events

    pairs = zip(lengths[::2], lengths[1::2], strict=True)
    made = trial([[begun(plain(REQUEST), a), begun(assisted(REQUEST), b)] for a, b in pairs])
    for values in (
        draft_findings.speed(made, "assistant", greedy),
        draft_findings.lengths(made, "num_assistant_tokens", [3]),
        same(made, greedy, 6),
    ):
        assert json.loads(json.dumps(values, allow_nan=False)) == values
