"""What the pane of hypotheses asks of the library: the request of the shown run greedily, or by another rule."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import math

import pytest

from playground.engines.local import LocalEngine
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Failed, Finished, Trace, event_to_line, replace
from playground.ui.one_run.beam_variants import greedy_request, rule_request
from playground.ui.page.ask_kinds import SearchAgain
from tests.support.fakes import FakeEngine, finish, scripted, started
from tests.support.visiting import Visitor, make_tab

BEAMS = {"num_beams": 4, "max_new_tokens": 6, "num_return_sequences": 2, "length_penalty": 1.0}


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def visitor(tab, request):
    visitor = Visitor(tab, request.node.name)
    visitor.set_knobs(BEAMS)
    return visitor


def asked(visitor, **changes):
    """What the page's script sends of the run that is shown."""
    turn, *lines = visitor.form[visitor.tab.page.display.log].split("\n")
    line = next(line for line in lines if line.startswith('{"type":"Started"'))
    return SearchAgain(**{"kind": "greedy", "turn": int(turn), "started": line} | changes)


def answer(visitor, **changes):
    """What comes back to the page, and what was run for it (None: nothing)."""
    requests = visitor.tab.page.engine.requests
    before = len(requests)
    visitor.call(visitor.tab.searching.search, asked(visitor, **changes))
    value = visitor.form[visitor.tab.searching.component].split("\n", 1)[1]
    return json.loads(value), requests[-1] if len(requests) > before else None


RULE = {"lengthPenalty": 2.0, "earlyStopping": "never"}


# ---------------------------------------------------------------------------------------------------- requests


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        (BEAMS, {"max_new_tokens": 6}),
        ({"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 1.0, "top_k": 5}, {"top_k": 5}),
        ({"num_beams": 4, "do_sample": True, "temperature": 0.5}, {"temperature": 0.5}),
        ({"num_beams": 2, "force_words_ids": [[5]], "repetition_penalty": 1.2}, {"repetition_penalty": 1.2}),
        ({"num_beams": 2, "penalty_alpha": 0.6, "dola_layers": "low", "prompt_lookup_num_tokens": 3}, {}),
        ({"num_beams": 2, "early_stopping": "never", "eos_token_id": 7}, {"eos_token_id": 7}),
    ],
)
def test_greedily_leaves_everything_that_is_not_a_search(config, expected):
    request = GenerationRequest("stories", "a", config=config, seed=4, presence_penalty=0.5, given=[3], watch=[9])
    greedy = greedy_request(request)
    assert greedy.config == expected | {"num_beams": 1, "do_sample": False}
    assert (greedy.prompt, greedy.seed, greedy.presence_penalty, greedy.given) == ("a", 4, 0.5, [3])
    assert (greedy.watch, greedy.assistant, greedy.read_prompt) == ([], None, False)


def test_the_models_own_search_is_undone():
    own = {"num_beams": 3, "num_beam_groups": 3, "num_return_sequences": 1}
    config = greedy_request(GenerationRequest("stories", "a", config={}), own).config
    assert config == {"num_beam_groups": 1, "num_beams": 1, "do_sample": False}


def test_another_rule_changes_the_rule_alone():
    request = GenerationRequest("stories", "a", config=BEAMS, seed=4)
    assert rule_request(request, RULE).config == BEAMS | {"length_penalty": 2.0, "early_stopping": "never"}
    assert rule_request(request, {"earlyStopping": False}).config == BEAMS | {"early_stopping": False}
    assert rule_request(request, {"hat": 1, "num_beams": 50}).config == BEAMS


# ---------------------------------------------------------------------------------------------------- on the page


def test_the_shown_run_stays(visitor):
    trace = visitor.generate(prompt="The cat", seed="5")
    before = (visitor.log(), visitor.session.request, visitor.session.turn)
    visitor.set(prompt="Something else")  # what the page says by now does not matter
    found, request = answer(visitor)
    assert (request.prompt, request.seed, request.config) == (
        "The cat", 5, {"max_new_tokens": 6, "num_beams": 1, "do_sample": False},
    )  # fmt: skip
    assert found["turn"] == visitor.session.turn and found["found"]["kind"] == "greedy"
    assert [token[0] for token in found["found"]["tokens"]] == [100, 101, 102, 103, 104, 105]
    assert found["found"]["tokens"][0] == [100, " once", round(math.log(0.5), 5)]
    assert (visitor.log(), visitor.session.request, visitor.session.turn) == before
    assert visitor.session.trace is trace and visitor.notes() == []


def test_another_rule_is_run(visitor):
    visitor.generate(seed="5")
    found, request = answer(visitor, kind="rule", rule=RULE)
    assert request.config == BEAMS | {"length_penalty": 2.0, "early_stopping": "never"}
    assert found["found"]["rule"] == RULE
    assert [output["text"] for output in found["found"]["outputs"]]


@pytest.mark.parametrize(
    ("rule", "named"),
    [
        ({"lengthPenalty": "x"}, "length_penalty"),
        ({"lengthPenalty": 1e9}, "length_penalty"),
        ({"earlyStopping": "soon"}, "early_stopping"),
        ({"lengthPenalty": [1]}, "length_penalty"),
    ],
)
def test_a_rule_that_cannot_be_is_refused(visitor, rule, named):
    visitor.generate()
    found, request = answer(visitor, kind="rule", rule=rule)
    assert (found, request) == (None, None)
    assert visitor.notes()[0]["knob"] == named


@pytest.mark.parametrize(
    "broken",
    [
        {"started": ""},
        {"started": "{"},
        {"started": "[" * 100_000},
        {"started": event_to_line(Failed("no"))},
        *(
            {"started": event_to_line(replace(started(GenerationRequest("stories", "a")), request=request))}
            for request in (
                {"model": 5},
                {"model": "stories", "prompt": 5},
                {"hat": 1},
                {"model": "stories", "prompt": "a", "config": [1]},
                {"model": "stories", "prompt": "a", "config": {"num_beams": "x"}},
                {"model": "stories", "prompt": "a", "custom_generate": "someone/loop"},
                {"model": "stories", "prompt": "a", "config": {"max_new_tokens": 10**7}},
            )
        ),
    ],
)
@pytest.mark.parametrize("kind", ["greedy", "rule", "x"])
def test_what_cannot_be_read_is_refused_and_nothing_is_lost(visitor, broken, kind):
    trace = visitor.generate(seed="3")
    assert answer(visitor, kind=kind, **broken) == (None, None)
    assert visitor.session.trace is trace
    assert visitor.notes()[0]["severity"] == "error"


@pytest.mark.parametrize("rule", [None, {}])
def test_a_rule_that_is_none_asks_for_the_runs_own(visitor, rule):
    visitor.generate()
    _, request = answer(visitor, kind="rule", rule=rule)
    assert request.config == BEAMS


def test_a_turn_that_is_none_comes_back_as_none(visitor):
    visitor.generate()
    assert answer(visitor, turn=None)[0]["turn"] is None


def test_a_run_that_fails_is_told_and_the_page_need_not_wait(lend_tab):
    def failing(request):
        if request.config["num_beams"] > 1:
            yield from scripted(request)
        else:
            yield Failed("The memory is full.", "Use fewer tokens.")

    visitor = Visitor(lend_tab(FakeEngine(failing)))
    visitor.set_knobs(BEAMS)
    trace = visitor.generate()
    found, _ = answer(visitor)
    assert found is None and "The memory is full. Use fewer tokens." in visitor.says()
    assert visitor.session.trace is trace


@pytest.mark.slow
def test_a_score_that_is_no_number_travels_as_none(lend_tab):
    def endless(request):
        yield started(request)
        yield from ()
        last = finish([], "length")
        yield replace(last, sequences=[replace(last.sequences[0], score=-math.inf)])

    visitor = Visitor(lend_tab(FakeEngine(endless)))
    visitor.set_knobs(BEAMS)
    visitor.generate()
    assert answer(visitor, kind="rule", rule=RULE)[0]["found"]["outputs"][0]["score"] is None


def test_while_a_run_is_under_way_the_person_is_asked_to_wait(lend_tab):
    tab = lend_tab(FakeEngine(pace=0.02))
    visitor = Visitor(tab)

    async def interrupt():
        updates = tab.run(visitor.form, visitor.http)
        while visitor.session.trace is None:
            visitor.take(await anext(updates))
        visitor.take(await tab.searching.search(asked(visitor), visitor.http))
        await updates.aclose()

    asyncio.run(interrupt())
    assert "A run is under way" in visitor.says()
    assert visitor.form[tab.searching.component].endswith("\nnull")
    assert len(tab.page.engine.requests) == 1


# ---------------------------------------------------------------------------------------------------- the library


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(Settings.local())
    yield engine
    engine.close()


@pytest.mark.slow
def test_the_answers_are_the_librarys(lend_tab, engine):
    config = {"num_beams": 3, "max_new_tokens": 12, "num_return_sequences": 2, "eos_token_id": [0, 13, 14, 15]}
    tab = lend_tab(engine)
    visitor = Visitor(tab)
    request = GenerationRequest("stories", "Once upon a time", config=config, seed=3)
    shown = Trace.fold(engine.stream(request))

    def ask(**question):
        question = SearchAgain(turn=1, started=event_to_line(shown.started), **question)
        visitor.call(tab.searching.search, question)
        return json.loads(visitor.form[tab.searching.component].split("\n", 1)[1])["found"]

    greedy = Trace.fold(
        engine.stream(dataclasses.replace(request, config={"max_new_tokens": 12, "eos_token_id": [0, 13, 14, 15]}))
    )
    found = ask(kind="greedy")
    assert [token[0] for token in found["tokens"]] == greedy.sequences[0].token_ids
    assert [token[2] for token in found["tokens"]] == pytest.approx(greedy.sequences[0].logprobs, abs=1e-4)
    assert (found["text"], found["stop_reason"]) == (greedy.sequences[0].text, greedy.sequences[0].stop_reason)
    other = {"early_stopping": "never", "length_penalty": 2.0}
    real = Trace.fold(engine.stream(dataclasses.replace(request, config=config | other)))
    found = ask(kind="rule", rule=RULE)
    assert found["steps"] == len(real.beam_steps)
    assert [output["token_ids"] for output in found["outputs"]] == [s.token_ids for s in real.sequences]
    scores = [output["score"] for output in found["outputs"]]
    assert scores == pytest.approx([sequence.score for sequence in real.sequences], abs=1e-4)
    assert isinstance(real.finished, Finished)
