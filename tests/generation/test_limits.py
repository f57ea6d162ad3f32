"""Cancelling, the time limit and the limits of tokens, which runs, batches and pairs share."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
import torch

from playground.generation import limits
from playground.generation.limits import (
    LimitsCriteria,
    RunLimits,
    RunStopped,
    exceeds_context,
    new_tokens_problems,
    prompt_length_problems,
)
from playground.models.loading import LoadedModel
from playground.settings import Settings
from tests.support.tiny_models import byte_tokenizer, tiny_llama

TARGET = LoadedModel("tiny", tiny_llama(), byte_tokenizer(), "folder", "cpu", "float32")
CONTEXT = TARGET.context_length
CHECK = {"when_cancelled": ("It was stopped.", "Again."), "when_timed_out": ("It took too long.", "Less.")}


@pytest.fixture
def clock(monkeypatch):
    """The time, which a test sets."""
    now = [100.0]
    monkeypatch.setattr(limits.time, "perf_counter", lambda: now[0])
    monkeypatch.setattr(limits, "awake_seconds", lambda: now[0])
    return now


def test_time_counts_from_the_start(clock):
    run = RunLimits(threading.Event(), max_seconds=2.0)
    clock[0] += 50
    assert run.seconds == 0 and not run.reached()
    run.start()
    clock[0] += 2
    assert run.seconds == 2 and not run.timed_out
    run.check(**CHECK)
    clock[0] += 0.5
    assert run.seconds == 2.5 and run.timed_out and run.reached() and not run.cancelled


@pytest.mark.parametrize(
    ("instance", "requested", "expected"), [(None, None, None), (5, None, 5), (None, 3, 3), (5, 3, 3), (3, 5, 3)]
)
def test_the_lower_time_limit_holds(instance, requested, expected):
    run = RunLimits(threading.Event(), instance)
    run.restrict_seconds(requested)
    assert run.max_seconds == expected


def test_without_a_time_limit_only_cancelling_ends_a_run(clock):
    cancelled = threading.Event()
    run = RunLimits(cancelled)
    run.start()
    clock[0] += 1e9
    assert not run.reached()
    cancelled.set()
    assert run.cancelled and run.reached() and not run.timed_out


def test_a_run_that_is_to_end_says_why(clock):
    cancelled = threading.Event()
    run = RunLimits(cancelled, max_seconds=1)
    run.start()
    clock[0] += 2
    with pytest.raises(RunStopped) as stopped:
        run.check(**CHECK)
    failed = stopped.value.failed
    assert (failed.message, failed.fix, failed.error) == ("It took too long.", "Less.", "TimeLimit")
    cancelled.set()  # which counts for more
    with pytest.raises(RunStopped) as stopped:
        run.check(**CHECK)
    failed = stopped.value.failed
    assert (failed.message, failed.fix, failed.error) == ("It was stopped.", "Again.", "Cancelled")


def test_the_criterion_ends_all_rows_at_once():
    cancelled, ids = threading.Event(), torch.ones(3, 5, dtype=torch.long)
    criterion = LimitsCriteria(RunLimits(cancelled))
    assert criterion(ids, None).tolist() == [False] * 3
    cancelled.set()
    assert criterion(ids, None).tolist() == [True] * 3


def test_what_a_model_can_read():
    assert not exceeds_context(CONTEXT, TARGET) and exceeds_context(CONTEXT + 1, TARGET)


@pytest.mark.parametrize(("num_tokens", "wrong"), [(CONTEXT - 1, False), (CONTEXT, True)])
def test_a_prompt_leaves_room_for_a_new_token(num_tokens, wrong):
    problems = list(prompt_length_problems(num_tokens, TARGET, Settings()))
    assert [problem.knob for problem in problems] == ["prompt"] * wrong


def test_an_instance_may_allow_shorter_prompts():
    settings = replace(Settings(), max_prompt_tokens=7)
    assert not list(prompt_length_problems(7, TARGET, settings))
    (problem,) = prompt_length_problems(8, TARGET, settings)
    assert "this server allows 7" in problem.message


def test_new_tokens_fit_into_the_context_and_what_the_instance_allows():
    settings = replace(Settings(), max_new_tokens=CONTEXT)
    assert not list(new_tokens_problems(10, CONTEXT, TARGET, settings))
    (problem,) = new_tokens_problems(10, CONTEXT + 1, TARGET, settings)
    assert f"context of tiny ({CONTEXT} tokens)" in problem.message and f"to {CONTEXT - 10} or less" in problem.fix
    (problem,) = new_tokens_problems(10, 31, TARGET, replace(settings, max_new_tokens=20))
    assert "would generate 21" in problem.message and "to 20 or less" in problem.fix


def test_a_text_that_is_read_fits_as_well_and_can_only_be_made_shorter():
    settings = replace(Settings(), max_new_tokens=CONTEXT)
    assert not list(new_tokens_problems(10, CONTEXT, TARGET, settings, only_given=True))
    (problem,) = new_tokens_problems(10, CONTEXT + 1, TARGET, settings, only_given=True)
    assert f"context of tiny ({CONTEXT} tokens)" in problem.message and problem.knob == "given"
    assert problem.fix == "Give a shorter text."
    (problem,) = new_tokens_problems(10, 31, TARGET, replace(settings, max_new_tokens=20), only_given=True)
    assert problem.message == "The text has 21 tokens; this server reads 20."
