"""Step by step with the real engine: the text, its seed and its tokens are those of one run."""

from __future__ import annotations

import asyncio
import dataclasses

import pytest

from playground.engines.local import LocalEngine
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Trace
from playground.ui.controls.chat_state import ChatState
from playground.ui.page.ask_kinds import GoOn
from tests.support.slow import one_in
from tests.support.visiting import Visitor

CONFIG = {"do_sample": True, "temperature": 1.3, "top_k": 0, "max_new_tokens": 6}


@pytest.fixture(scope="module")
def engine():
    return LocalEngine(Settings.local())


@pytest.fixture
def visitor(lend_tab, engine):
    visitor = Visitor(lend_tab(engine))
    visitor.set_knobs(CONFIG)
    return visitor


def play(visitor, handler, *inputs):
    async def run():
        async for update in handler(*inputs, visitor.http):
            visitor.take(update)

    asyncio.run(run())
    return visitor.session.trace


def go(visitor, kind, ids):
    turn, *lines = visitor.form[visitor.tab.page.display.log].split("\n")
    line = next(line for line in lines if line.startswith('{"type":"Started"'))
    asked = GoOn(kind=kind, ids=ids, turn=int(turn), started=line, stop=visitor.session.trace.sequences[0].stop_reason)
    return play(visitor, visitor.tab.branching.go, asked)


def more(visitor):
    return go(visitor, "more", visitor.session.trace.sequences[0].token_ids)


@pytest.mark.parametrize("seed", one_in(2, ["5", ""]))
def test_steps_write_what_one_run_with_their_seed_writes(visitor, engine, seed):
    visitor.set(seed=seed)
    traces = [play(visitor, visitor.tab.branching.start, visitor.form)]
    traces += [more(visitor) for _ in range(5)]
    first = traces[0].seed
    assert {trace.seed for trace in traces} == {first}
    request = GenerationRequest("stories", "Once upon a time", config=CONFIG, seed=first)
    whole = Trace.fold(engine.stream(request))
    assert traces[-1].sequences[0].token_ids == whole.sequences[0].token_ids
    for here, there in zip(traces[-1].steps, whole.steps, strict=True):
        assert not here.given
        assert here.chosen.logprob == pytest.approx(there.chosen.logprob, abs=1e-4)
        assert here.chosen.raw_rank == there.chosen.raw_rank
    reasons = [trace.sequences[0].stop_reason for trace in traces]
    assert reasons == ["step"] * 5 + ["length"]


def test_stepping_through_draws_what_the_run_that_is_shown_has_drawn(visitor):
    visitor.set(seed="")
    visitor.generate()
    shown = visitor.session.trace
    assert play(visitor, visitor.tab.branching.start, visitor.form).seed == shown.seed
    assert more(visitor).sequences[0].token_ids == shown.sequences[0].token_ids[:2]


def test_a_token_that_the_person_chose_stays_given(visitor):
    visitor.set(seed="5")
    play(visitor, visitor.tab.branching.start, visitor.form)
    ids = more(visitor).sequences[0].token_ids
    go(visitor, "choose", [ids[0], ids[1] + 1])
    trace = more(visitor)
    assert [step.given for step in trace.steps] == [False, True, False]
    assert trace.sequences[0].stop_reason == "step"


def test_what_the_target_begins_with_stays_given(visitor):
    visitor.generate(seed="5")
    request = dataclasses.replace(visitor.session.request, given="a cat")
    tokens = visitor.tab.page.engine.tokens("stories", "a cat")
    assert visitor.tab.branching._ids_of(request) == [token.token_id for token in tokens]


def test_a_token_more_after_a_whole_run_is_drawn_as_a_longer_run_draws_it(visitor, engine):
    visitor.set(seed="")
    trace = visitor.generate()
    longer = more(visitor)
    whole = GenerationRequest("stories", "Once upon a time", config=CONFIG | {"max_new_tokens": 7}, seed=trace.seed)
    assert longer.sequences[0].token_ids == Trace.fold(engine.stream(whole)).sequences[0].token_ids
    assert not any(step.given for step in longer.steps) and longer.sequences[0].stop_reason == "length"


def test_what_an_answer_begins_with_stays_given_step_by_step(lend_tab, engine):
    visitor = Visitor(lend_tab(engine))
    visitor.set_knobs({"do_sample": False, "max_new_tokens": 8})
    beside = ChatState("chat", begins="The capital of")
    visitor.set(model="chat", prompt="What is the capital of France?", beside=beside.write())
    first = play(visitor, visitor.tab.branching.start, visitor.form)
    begun = [step.given for step in first.steps]
    assert begun.count(False) == 1 and begun == sorted(begun, reverse=True) and len(begun) > 1
    second = more(visitor)
    assert [step.given for step in second.steps] == [*begun, False]
    messages = [{"role": "user", "content": "What is the capital of France?"}]
    config = {"do_sample": False, "max_new_tokens": len(begun) + 1}
    whole = Trace.fold(engine.stream(GenerationRequest("chat", messages=messages, given=beside.begins, config=config)))
    assert second.sequences[0].token_ids == whole.sequences[0].token_ids
    assert [step.given for step in whole.steps] == [*begun, False]
