"""The simulation of a cluster against formulas of queues, against small cases counted by hand, and against itself."""

from __future__ import annotations

import json
import math
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from tests.benchmarks import cluster_people as people
from tests.benchmarks.cluster_simulation import Demand, Service, least_replicas, simulate
from tests.support.slow import one_in

ALONE = Service([1, 64], [1.0, 1.0])  # a step takes a second for any number of runs


def demand(seconds, tokens, models=None):
    count = len(seconds)
    models = np.zeros(count, int) if models is None else np.array(models)
    return Demand(np.array(seconds, float), np.array(tokens, float), models)


def poisson(rate, mean_tokens, count, seed):
    """Runs that come by a Poisson process, `rate` a second, whose tokens are exponential."""
    draw = np.random.default_rng(seed)
    return demand(np.cumsum(draw.exponential(1 / rate, count)), draw.exponential(mean_tokens, count))


def erlang_c(servers, load):
    """The probability that somebody has to wait in M/M/c; `load` in erlangs (Erlang 1917)."""
    terms = [load**k / math.factorial(k) for k in range(servers)]
    last = load**servers / math.factorial(servers) * servers / (servers - load)
    return last / (sum(terms) + last)


@pytest.mark.parametrize(
    ("replicas", "lanes", "load"), one_in(3, [(1, 1, 0.7), (1, 4, 3.2), (4, 1, 3.2), (3, 4, 10.2)])
)  # fmt: skip
def test_lanes_that_do_not_slow_each_other_are_servers_of_erlang(replicas, lanes, load):
    servers, mean = replicas * lanes, 5.0
    outcomes = [simulate(poisson(load / mean, mean, 40_000, seed), ALONE, replicas, lanes) for seed in range(8)]
    waiting = [np.mean(outcome.waits > 1e-9) for outcome in outcomes]
    waits = [outcome.waits.mean() for outcome in outcomes]
    expected = erlang_c(servers, load)
    assert_close(waiting, expected)
    assert_close(waits, expected * mean / (servers - load))
    assert_close([outcome.queue for outcome in outcomes], expected * load / (servers - load))  # Little's law
    assert_close([outcome.whole.mean() for outcome in outcomes], expected * mean / (servers - load) + mean)


def assert_close(readings, expected):
    """The mean of readings with seeds of their own is within four standard errors of what is expected, and these are
    small enough to tell something."""
    error = np.std(readings, ddof=1) / math.sqrt(len(readings))
    assert error < 0.05 * expected
    assert abs(np.mean(readings) - expected) < 4 * error


@pytest.mark.parametrize("load", [0.5, 0.8])
def test_a_step_that_takes_n_times_as_long_shares_the_processor(load):
    """M/M/1 with processor sharing: the mean time in the system is 1 / (mu - lambda), and a text of x tokens takes
    x / (1 - load) (Kleinrock 1967)."""
    mean, most = 5.0, 2000
    shared = Service([1, most], [1.0, float(most)])
    demands = [poisson(load / mean, mean, 40_000, seed) for seed in range(8)]
    outcomes = [simulate(each, shared, 1, most) for each in demands]
    assert_close([outcome.whole.mean() for outcome in outcomes], mean / (1 - load))
    pairs = [(each.tokens, outcome.whole) for each, outcome in zip(demands, outcomes, strict=True)]
    stretched = [(tokens @ whole) / (tokens @ tokens) for tokens, whole in pairs]
    assert_close(stretched, 1 / (1 - load))
    assert all(outcome.longest == 0 for outcome in outcomes)


def test_everybody_is_served_once_and_no_lane_twice():
    draw = np.random.default_rng(0)
    count, lanes = 5000, 3
    some = demand(np.sort(draw.uniform(0, 900, count)), draw.integers(1, 60, count), draw.choice(3, count))
    service = Service([1, 2, 3], [0.02, 0.03, 0.035], start=0.01, load=0.5, look=0.05)
    outcome = simulate(some, service, replicas=4, lanes=lanes, seed=1)
    for values in (outcome.waits, outcome.first, outcome.whole):
        assert np.isfinite(values).all() and (values >= 0).all()
    assert (outcome.waits + service.start <= outcome.first).all() and (outcome.first <= outcome.whole).all()
    assert set(outcome.replica) == {0, 1, 2, 3}
    for replica in range(4):
        mine = outcome.replica == replica
        begins, ends = (some.seconds + outcome.waits)[mine], (some.seconds + outcome.whole)[mine]
        changes = np.lexsort((np.repeat([1, 0], mine.sum()), np.concatenate([begins, ends])))  # ends come first
        runs = np.cumsum(np.repeat([1, -1], mine.sum())[changes])
        assert runs.max() == lanes and runs[-1] == 0
    assert outcome.longest > 0


def test_the_queue_is_in_order():
    some = demand(np.arange(50) * 0.1, np.tile([30, 3], 25))
    outcome = simulate(some, ALONE, replicas=2, lanes=2)
    begins = some.seconds + outcome.waits
    assert (np.diff(begins) >= 0).all()


def test_a_queue_that_is_not_in_order_makes_some_wait_longer_and_all_as_long():
    some = demand([0.0] * 400, [1] * 400)
    in_order, last_first, mixed = (
        simulate(some, Service([1], [1.0], newest=newest), replicas=1, lanes=1).waits for newest in (0, 1, 0.3)
    )
    assert in_order.tolist() == list(range(400))
    assert last_first.tolist() == [0, *range(399, 0, -1)]
    assert sorted(mixed) == list(range(400))
    assert np.mean(np.diff(mixed) < 0) == pytest.approx(0.3, abs=0.08)  # these were taken from the end


def test_runs_on_one_replica_slow_each_other_as_measured():
    """Alone a step takes 1 s, for two 1.5 s. The second comes when the first has 4 of 10 tokens left."""
    service = Service([1, 2], [1.0, 1.5])
    outcome = simulate(demand([0, 6], [10, 10]), service, replicas=1, lanes=2)
    assert outcome.whole.tolist() == pytest.approx([6 + 4 * 1.5, 4 * 1.5 + 6 * 1.0])
    assert outcome.first.tolist() == pytest.approx([1.0, 1.5])
    assert outcome.busy == pytest.approx(18)


def test_while_a_run_begins_the_others_stand_still():
    outcome = simulate(demand([0, 4.5], [10, 2]), Service([1, 2], [1.0, 1.0], start=0.5), replicas=1, lanes=2)
    assert outcome.whole.tolist() == pytest.approx([0.5 + 10 + 0.5, 0.5 + 2])
    assert outcome.first.tolist() == pytest.approx([1.5, 1.5])


def test_models_take_their_steps_in_turn():
    """Two runs on two models: a round takes a step of one run for each, 2 s, where one model's would take 1.5 s."""
    service = Service([1, 2], [1.0, 1.5])
    assert simulate(demand([0, 0], [5, 5], [0, 1]), service, 1, 2).whole.tolist() == pytest.approx([10, 10])
    assert simulate(demand([0, 0], [5, 5], [1, 1]), service, 1, 2).whole.tolist() == pytest.approx([7.5, 7.5])


def test_a_run_goes_where_its_model_lives_and_then_to_the_next():
    some = demand([0, 1, 2, 3, 4], [99] * 5, [0, 0, 1, 0, 1])
    replica = simulate(some, ALONE, replicas=3, lanes=2).replica.tolist()
    assert replica[0] == replica[1]  # a lane was free where model 0 lives
    assert replica[2] == replica[4] != replica[0]  # model 1: a replica that had none
    assert replica[3] not in (replica[0], replica[2])  # full; then the one with the fewest models


def test_of_two_replicas_that_have_the_model_the_one_with_fewer_runs_takes_it():
    some = demand([0] * 5 + [100] * 6, [9] * 11)
    outcomes = [simulate(some, ALONE, replicas=2, lanes=4, seed=seed) for seed in range(5)]
    for outcome in outcomes:
        assert np.bincount(outcome.replica[:5]).max() == 4  # the fifth brings the model to the other one
        assert np.bincount(outcome.replica[5:]).tolist() == [3, 3]


def test_a_model_is_loaded_once_and_the_first_one_is_there():
    service = Service([1, 2], [1.0, 1.0], load=7.0)
    outcome = simulate(demand([0, 20, 40], [3, 3, 3], [0, 1, 1]), service, replicas=1, lanes=2)
    assert outcome.whole.tolist() == pytest.approx([3, 10, 3])


def test_a_free_lane_is_seen_after_a_moment():
    """Ten runs at once on one lane: nine of them wait for a look, too."""
    outcomes = [
        simulate(demand([0.0] * 10, [1] * 10), Service([1], [1.0], look=0.5), replicas=1, lanes=1, seed=seed)
        for seed in range(200)
    ]
    assert_close([outcome.whole.max() for outcome in outcomes], 10 + 9 * 0.5)


def test_between_two_measured_numbers_of_lanes_a_step_is_between():
    assert Service([1, 2, 4], [1.0, 1.5, 2.5]).table(4) == pytest.approx([0, 1, 1.5, 2, 2.5])
    with pytest.raises(ValueError, match="8 lanes are asked for, and 4 were measured"):
        Service([1, 2, 4], [1.0, 1.5, 2.5]).table(8)


@pytest.mark.parametrize("least", [1, 2, 3, 7, 8, 100])
def test_the_least_number_that_is_enough(least):
    assert least_replicas(lambda replicas: replicas >= least) == least


def test_no_number_is_enough():
    with pytest.raises(ValueError, match="64 replicas are not enough"):
        least_replicas(lambda replicas: False, most=64)


# ------------------------------------------------------------------------------------------------------- who comes when


def test_a_class_runs_once_at_each_exercise():
    runs = people.lesson(1000, seed=0)
    exercise, within = np.divmod(runs.seconds, people.APART)
    assert np.bincount(exercise.astype(int)).tolist() == [1000] * people.EXERCISES
    assert within.max() <= people.WITHIN and (np.diff(runs.seconds) >= 0).all()
    assert set(runs.models) == {0}


def test_a_day_has_its_visitors_and_its_peak():
    runs = people.day(20_000, seed=0)
    assert len(runs.seconds) == pytest.approx(20_000 * people.RUNS_EACH, rel=0.03)
    assert (np.diff(runs.seconds) >= 0).all() and runs.seconds[0] >= 0 and runs.seconds[-1] < people.DAY
    hours = np.histogram(runs.seconds / 3600, 24, (0, 24))[0]
    mean = len(runs.seconds) / 24
    assert hours[people.PEAK - 1 : people.PEAK + 1].mean() / mean == pytest.approx(1 + people.SWING, rel=0.05)
    assert hours.argmin() in (people.PEAK - 13, people.PEAK - 12, people.PEAK - 11)
    assert np.bincount(runs.models) / len(runs.models) == pytest.approx(people.MODEL_SHARES, abs=0.02)


def test_texts_have_the_median_that_is_told():
    tokens = people.texts(np.random.default_rng(0), 50_000)
    assert np.median(tokens) == pytest.approx(people.MEDIAN_TOKENS, abs=2)
    assert tokens.min() >= 1 and tokens.max() == people.MOST_TOKENS


def test_a_row_has_the_least_replicas_that_meet_the_goal():
    service = Service([1, people.LANES], [0.01, 0.08], start=0.005)
    with ThreadPoolExecutor(1) as worker:
        row = people.row(people.WAYS[0], 300, service, worker, seeds=range(2))
    curve = {replicas: p95 for replicas, p95, *_ in row["curve"]}
    assert curve[row["replicas"]] <= people.GOAL and row["replicas"] > 1
    assert all(p95 > people.GOAL for replicas, p95 in curve.items() if replicas < row["replicas"])
    assert row["hours"] == row["replicas"] * people.LESSON_HOURS
    assert "| 300 |" in people.table([row]) and people.table([row], price=2.0).endswith(f"{2 * row['hours']:,.2f} |")


# ---------------------------------------------------------------------------------------------- what docs/ says of it

DOCS = Path(__file__).parents[1] / "docs"
MEASURED, *ROWS = map(json.loads, (DOCS / "scaling.jsonl").read_text("utf-8").splitlines())


def test_the_table_of_the_documents_is_what_was_simulated():
    assert people.table(ROWS) in (DOCS / "scaling.md").read_text("utf-8")


def test_the_simulation_gives_the_first_row_again():
    with ThreadPoolExecutor(1) as worker:
        row = people.row(people.WAYS[0], people.PEOPLE[0], people.service_of(MEASURED), worker)
    assert row == ROWS[0]
