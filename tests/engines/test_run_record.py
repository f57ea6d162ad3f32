"""What is kept of a run that is over."""

from __future__ import annotations

import dataclasses

import pytest

from playground.engines.local import LocalEngine
from playground.engines.run_record import Load, RunTimes
from playground.questions.prompt_batch import BatchQuestion
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Diagnostic, Failed, Finished, Loading, Queued, Sequence
from tests.engines.test_local import Listener
from tests.support.fakes import started

ONE = [Sequence(token_ids=[1], text="a", logprobs=[0.0], stop_reason="stopped")]


@pytest.mark.parametrize(
    ("last", "outcome", "error", "tokens"),
    [
        (Finished([], 1.0, 0.1, 7), "finished", "", 7),
        (Finished(ONE, 1.0, 0.1, 1), "stopped", "", 1),
        (Failed("a", "b", "Cancelled"), "stopped", "Cancelled", 0),
        (Failed("a", "b", "RequestError", [Diagnostic("k", "error", "a")]), "refused", "RequestError", 0),
        (Failed("a", "b", "OSError"), "failed", "OSError", 0),
    ],
)
def test_how_it_ended(last, outcome, error, tokens):
    record = RunTimes().record("submit", "m", last)
    assert (record.outcome, record.error, record.tokens) == (outcome, error, tokens)
    assert record.started_seconds is record.first_token_seconds is None


def test_the_first_token_is_no_sign_of_waiting():
    times = RunTimes()
    for event in (Queued(1), Loading("m"), Finished([], 1.0, None, 0)):
        times.see(event)
    assert times.record("submit", "m", Finished([], 1.0, None, 0)).first_token_seconds is None


def test_an_engine_tells_of_every_run_once_and_of_no_text():
    engine, records = LocalEngine(Settings()), []
    engine.watch_runs(records.append)
    request = GenerationRequest("stories", "a secret", config={"max_new_tokens": 5, "do_sample": False}, seed=0)
    for ask in (
        lambda listen: engine.submit(request, listen),
        lambda listen: engine.ask(BatchQuestion(request, ["a", "b"]), listen),
        lambda listen: engine.submit(dataclasses.replace(request, prompt="x" * 9_000), listen),
    ):  # fmt: skip
        listener = Listener()
        ask(listener)
        listener.finish()
    with pytest.raises(RequestError):  # it never became a run
        engine.submit(dataclasses.replace(request, config={"max_new_tokens": -1}), Listener())
    engine.close()
    assert [(each.kind, each.outcome) for each in records] == [
        ("submit", "finished"), ("batch", "finished"), ("submit", "refused"),
    ]  # fmt: skip
    first = records[0]
    assert first.tokens == 5 and 0 < first.started_seconds <= first.first_token_seconds <= first.seconds
    assert "secret" not in str(records)
    assert engine.load() == Load(0, 0, 0)


def test_started_is_noted():
    times = RunTimes()
    times.see(started(GenerationRequest("m", "a")))
    assert times.record("submit", "m", Failed("", "")).started_seconds is not None
