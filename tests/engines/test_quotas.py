"""What one person and one address may have at a time."""

from __future__ import annotations

import dataclasses
from queue import SimpleQueue

import pytest

from playground.engines.jobs import DecodingJob, Job, RunJob, rows_of
from playground.engines.local import LocalEngine
from playground.engines.owner import NOBODY, Owner
from playground.engines.quotas import Quotas
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.trace import Failed, Finished, Queued, Started
from tests.support.tiny_models import save

SETTINGS = dataclasses.replace(
    Settings(), max_lanes=4, runs_per_session=2, runs_per_address=3, lanes_per_address=2, max_waiting=10
)
DONE = Failed("", "", "Cancelled")


def job(address: str = "", session: str = "", kind: type[Job] = DecodingJob) -> Job:
    made = kind(["m"], *([None] if kind is DecodingJob else []), lambda event: None)
    made.owner = Owner(address, session)
    return made


def run(**config) -> RunJob:
    made = RunJob(Checked.of(GenerationRequest("m", "x", config=config), Settings()), lambda event: None)
    made.owner = Owner("a")
    return made


def test_so_many_for_one_session_and_so_many_for_one_address():
    quotas = Quotas(SETTINGS)
    mine = [job("a", "s") for _ in range(3)]
    quotas.enter(mine[0])
    quotas.enter(mine[1])
    with pytest.raises(RequestError, match="You already have 2 unfinished runs"):
        quotas.enter(mine[2])
    quotas.enter(job("a", "t"))
    with pytest.raises(RequestError, match="Your network already has 3 unfinished runs"):
        quotas.enter(job("a", "u"))
    quotas.enter(job("b", "s"))  # a session's number is chosen by its client: another address may have the same
    mine[0].emit(DONE)
    quotas.enter(mine[2])


def test_code_in_this_process_has_no_limits():
    quotas = Quotas(SETTINGS)
    for _ in range(50):
        quotas.enter(job())
    assert job().owner == NOBODY


def test_lanes_go_round():
    quotas = Quotas(SETTINGS)
    greedy, other, nobody = [job("a", str(i)) for i in range(6)], job("b"), job()
    assert quotas.next_jobs([*greedy, other, nobody], []) == [greedy[0], other, nobody, greedy[1]]
    assert quotas.next_jobs([*greedy[2:], other], greedy[:2]) == [other]
    assert quotas.next_jobs([job() for _ in range(9)], greedy[:2]).__len__() == 2
    assert quotas.next_jobs([other], [job() for _ in range(4)]) == []


def test_the_last_lanes_are_for_those_who_have_none():
    strangers = [job(str(number), "s") for number in range(10) for _ in range(4)]
    neighbour, own = job("n", "s"), [job() for _ in range(40)]
    settings = dataclasses.replace(SETTINGS, max_lanes=32, lanes_per_address=16)
    quotas = Quotas(settings)
    begun = quotas.next_jobs(strangers, [])
    assert len(begun) == 16 and {each.owner for each in begun[:10]} == {each.owner for each in strangers}
    left = [each for each in strangers if each not in begun]
    others = [job(str(number), "s") for number in range(20, 34)]
    assert quotas.next_jobs([*others, neighbour], begun[:16]) == [*others, neighbour], "also beside as many newcomers"
    assert quotas.next_jobs(left, begun) == []
    assert quotas.next_jobs([*left, neighbour], begun) == [neighbour]
    assert len(quotas.next_jobs(own, [])) == 32, "code of one's own has no limits"
    session = [job("school", str(number)) for number in range(40)]
    shared = Quotas(dataclasses.replace(settings, lanes_per_address=None))
    assert shared.next_jobs(session, []) == session[:32], "a class may share an address"
    assert len(shared.next_jobs([job("school", "one") for _ in range(40)], [])) == 16


def test_of_one_address_those_begin_first_who_have_no_lane():
    quotas = Quotas(dataclasses.replace(SETTINGS, max_lanes=32, lanes_per_address=16))
    many, one = [job("school", "a") for _ in range(20)], job("school", "b")
    assert quotas.next_jobs([*many, one], [])[:2] == [many[0], one]


def test_each_beam_takes_a_lane_but_one_run_of_an_address_goes_on_in_any_case():
    quotas = Quotas(dataclasses.replace(SETTINGS, max_lanes=9))
    wide = [run(num_beams=8), run(num_beams=8), run(), run(num_beams=2)]
    assert quotas.next_jobs(wide, []) == [wide[0]]
    assert quotas.next_jobs(wide[1:], []) == [wide[1]]
    assert quotas.next_jobs(wide[2:], []) == [wide[2]]
    assert quotas.next_jobs([wide[3]], [wide[2]]) == []


@pytest.mark.parametrize(
    "config, rows",
    [
        ({}, 1), ({"num_beams": 4}, 4), ({"num_return_sequences": 3}, 3),
        ({"num_beams": 4, "num_return_sequences": 2}, 4), ({"top_k": 50}, 1),
        ({"top_k": 6, "penalty_alpha": 0.6}, 6), ({"num_beams": None}, 1),
    ],
)  # fmt: skip
def test_rows_of_a_request(config, rows):
    assert rows_of(config) == rows


@pytest.fixture(scope="module")
def engine(tmp_path_factory):
    engine = LocalEngine(dataclasses.replace(SETTINGS, runs_per_address=9, runs_per_session=9))
    yield engine, str(save(tmp_path_factory.mktemp("tiny")))
    engine.close()


def test_a_neighbour_does_not_wait_for_one_address(engine):
    """More runs than there are lanes from one address: the neighbour's begins before any of them has ended."""
    engine, folder = engine
    heard: SimpleQueue = SimpleQueue()

    def ask(address: str, number: int, tokens: int):
        request = GenerationRequest(
            folder, "the cat sat", config={"max_new_tokens": tokens, "eos_token_id": 299}, seed=number
        )
        return engine.submit(request, lambda event: heard.put((address, number, event)), owner=Owner(address))

    greedy = [ask("a", number, 200) for number in range(6)]
    ask("b", 0, 5)
    events = []
    while not events or not isinstance(events[-1][2], Finished) or events[-1][0] != "b":
        events.append(heard.get(timeout=60))
    ended = [event for event in events if isinstance(event[2], Finished | Failed)]
    assert [address for address, _, _ in ended] == ["b"]
    assert {number for address, number, event in events if address == "a" and isinstance(event, Started)} == {0, 1}
    assert next(event.ahead for _, number, event in events if number == 5 and isinstance(event, Queued)) == 4
    assert not [event for address, _, event in events if address == "b" and isinstance(event, Queued)]
    for run in greedy:
        run.cancel()
    for run in greedy:
        run.wait(10)
    assert all(run.done for run in greedy)


def test_what_is_too_much_is_refused_before_it_is_queued(engine):
    engine, folder = engine
    request = GenerationRequest(folder, "the cat sat", config={"max_new_tokens": 200, "eos_token_id": 299}, seed=0)
    runs = [engine.submit(request, lambda event: None, owner=Owner("c", "s")) for _ in range(9)]
    with pytest.raises(RequestError, match="the most this server allows per person") as refused:
        engine.submit(request, lambda event: None, owner=Owner("c", "s"))
    assert refused.value.diagnostics[0].knob == "queue"
    for run in runs:
        run.cancel()
    for run in runs:
        run.wait(10)
    engine.submit(request, lambda event: None, owner=Owner("c", "s")).cancel()
