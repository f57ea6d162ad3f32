"""What the panes may ask of the page: another way, a token more, a text read, a token looked up, a run shown again."""

from __future__ import annotations

import asyncio
import json

import pytest

from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Candidate, Failed, Step, Stepped, event_to_line, replace
from playground.ui.page.ask_kinds import GoOn, LoadPastRun, LookUpToken, ShowOwnRun
from playground.ui.page.messages import KEPT
from tests.support.fakes import FakeEngine, distribution, finish, sampled, scripted, started
from tests.support.visiting import Visitor, make_tab


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def visitor(tab, request):
    return visit(tab, request)


def visit(tab, request):
    visitor = Visitor(tab, request.node.name)
    visitor.set_knobs({"do_sample": True, "max_new_tokens": 6})
    return visitor


def play(visitor, handler, *inputs):
    """All updates of a handler that plays a run, taken in; returns the last request that reached the engine."""

    async def run():
        async for update in handler(*inputs, visitor.http):
            visitor.take(update)

    before = len(visitor.tab.page.engine.requests)
    asyncio.run(run())
    requests = visitor.tab.page.engine.requests
    return requests[-1] if len(requests) > before else None


def shown_run(visitor):
    """What the page's script says of the run that is shown."""
    turn, *lines = visitor.form[visitor.tab.page.display.log].split("\n")
    line = next(line for line in lines if line.startswith('{"type":"Started"'))
    return {"ids": [100, 101], "turn": int(turn), "started": line}


def asked(visitor, kind="branch", **changes):
    return GoOn(kind=kind, **shown_run(visitor) | changes)


def go(visitor, *args, **kwargs):
    return play(visitor, visitor.tab.branching.go, asked(visitor, *args, **kwargs))


def entry(visitor):
    return json.loads(visitor.form[visitor.tab.history.component].split("\n", 1)[1])


# ------------------------------------------------------------------------------------------------------------ branches


def test_a_branch_is_the_run_that_is_shown_with_other_tokens(visitor):
    visitor.set_knobs({"do_sample": True, "top_p": 0.5, "max_new_tokens": 9})
    visitor.generate(prompt="The cat", seed="5", top_candidates=4)
    visitor.set(prompt="Something else", seed="6")  # what the page says by now does not matter
    request = go(visitor)
    assert (request.prompt, request.seed, request.top_candidates) == ("The cat", 5, 4)
    assert request.config == {"do_sample": True, "top_p": 0.5, "max_new_tokens": 9}
    assert (request.given, request.only_given, request.read_prompt) == ([100, 101], False, True)
    assert visitor.session.request == request and visitor.session.trace.finished
    assert json.loads(entry(visitor)["request"])["given"] == [100, 101]
    assert visitor.log()[-1]["type"] == "Finished"


def test_runs_of_the_page_read_their_prompt(visitor, tab):
    visitor.generate()
    assert tab.page.engine.requests[-1].read_prompt and tab.page.engine.requests[-1].given is None


def test_a_large_seed_keeps_every_digit(visitor):
    visitor.generate(seed=str(2**63 - 1))
    assert go(visitor).seed == 2**63 - 1


def test_the_seed_that_was_drawn_goes_on(visitor):
    visitor.generate(seed="")
    assert go(visitor).seed == visitor.session.trace.seed == 7


def test_a_branch_near_the_end_has_room_for_one_token(visitor):
    visitor.set_knobs({"max_new_tokens": 3})
    visitor.generate()
    assert go(visitor, ids=[100, 101]).config["max_new_tokens"] == 3
    assert go(visitor, ids=[100, 101, 102]).config["max_new_tokens"] == 4


def test_what_is_looked_up_stays_so(visitor):
    visitor.generate()
    assert go(visitor, watched=[5, 6]).watch == [5, 6]
    assert go(visitor, "more", watched=[-1]).watch == []
    assert go(visitor, watched=list(range(9))) is None
    assert "the limit is 8" in visitor.says()


def test_a_strategy_that_cannot_be_held_is_replaced_with_a_note(visitor):
    visitor.set_knobs({"dola_layers": "low", "max_new_tokens": 5})
    visitor.generate()
    request = go(visitor)
    assert request.config == {"max_new_tokens": 5}
    assert "This run continues with greedy decoding, because DoLa cannot be held to given tokens." in visitor.says()


def test_a_branch_of_a_beam_search_is_one(visitor):
    visitor.set_knobs({"num_beams": 3, "num_return_sequences": 2, "max_new_tokens": 5})
    visitor.generate()
    request = go(visitor, watched=[5])
    assert request.config == {"num_beams": 3, "num_return_sequences": 2, "max_new_tokens": 5}
    assert (request.given, request.watch) == ([100, 101], [])
    (note,) = visitor.notes()
    assert "Tokens cannot be watched in beam_search yet" in note["message"]


@pytest.mark.parametrize("kind", ["more", "choose"])
def test_one_token_after_a_beam_search_is_written_without_beams(visitor, kind):
    visitor.set_knobs({"num_beams": 3, "max_new_tokens": 5})
    visitor.generate()
    assert go(visitor, kind).config == {"max_new_tokens": 3 if kind == "more" else 2}
    told = "This run continues with greedy decoding, because beam search cannot be held to given tokens."
    assert told in visitor.says()


def test_the_limits_of_the_instance_hold(lend_tab):
    visitor = Visitor(lend_tab(FakeEngine(), Settings(max_new_tokens=10)))
    visitor.set_knobs({"max_new_tokens": 10})
    trace = visitor.generate()
    assert go(visitor, ids=list(range(10))) is None
    assert "this server allows at most 10" in visitor.says()
    assert visitor.session.trace is trace


@pytest.mark.parametrize(
    "broken",
    [
        {"ids": []},
        {"ids": [-1]},
        {"started": ""},
        {"started": "{"},
        {"started": "[" * 100_000},
        {"started": event_to_line(Failed("no"))},
        {"started": event_to_line(started(GenerationRequest("stories", ""))).replace('"model"', '"hat"')},
        *(
            {"started": event_to_line(replace(started(GenerationRequest("stories", "a")), request=request))}
            for request in ({"model": 5}, {"model": "stories", "prompt": 5}, {"hat": 1}, {"model": "a", "seed": "x"})
        ),
    ],
)
def test_what_cannot_be_read_is_refused_and_nothing_is_lost(visitor, broken):
    trace = visitor.generate(seed="3")
    log = visitor.log()
    assert go(visitor, **broken) is None
    assert (visitor.session.trace, visitor.log()) == (trace, log)
    assert visitor.notes()[0]["severity"] == "error"


@pytest.mark.parametrize("turn", [None, -1, 10**9])
def test_a_run_that_the_server_has_forgotten_goes_on_all_the_same(visitor, turn):
    visitor.generate(seed="3")
    assert go(visitor, turn=turn).given == [100, 101]


def test_while_a_run_is_under_way_the_person_is_asked_to_wait(lend_tab):
    tab = lend_tab(FakeEngine(pace=0.02))
    visitor = Visitor(tab)

    async def interrupt():
        updates = tab.run(visitor.form, visitor.http)
        while visitor.session.trace is None:
            visitor.take(await anext(updates))
        async for update in tab.branching.go(asked(visitor), visitor.http):
            visitor.take(update)
        says = visitor.says()
        looked = await tab.branching.look(LookUpToken(line=0, text="x", **shown_run(visitor)), visitor.http)
        await updates.aclose()
        return says, visitor.take(looked)

    says, looked = asyncio.run(interrupt())
    assert "A run is under way" in says and KEPT not in says  # what is below is that run
    assert looked[tab.branching.component].endswith("\nnull")
    assert len(tab.page.engine.requests) == 1


# -------------------------------------------------------------------------------------------------------- step by step


def test_stepping_goes_on_from_the_whole_text_with_the_settings_of_its_run(visitor, tab):
    visitor.set_knobs({"do_sample": True, "max_new_tokens": 9, "min_new_tokens": 5})
    visitor.generate(seed="5")
    first = visitor.session.turn
    step = go(visitor, "more")
    assert (step.given, step.only_given, step.seed) == ([100, 101], False, 5)
    assert step.config == {"do_sample": True, "max_new_tokens": 3, "min_new_tokens": 3}
    assert entry(visitor)["replaces"] is None  # the run that it began with stays in the history
    second = visitor.session.turn
    step = go(visitor, "more", ids=[100, 101, 102])
    assert step.config == {"do_sample": True, "max_new_tokens": 4, "min_new_tokens": 4}
    assert entry(visitor)["replaces"] == second != first


def test_a_branch_of_a_text_that_was_stepped_through_goes_on_to_its_whole_length(visitor):
    visitor.set_knobs({"max_new_tokens": 9})
    visitor.generate()
    go(visitor, "more")
    go(visitor, "more", ids=[100, 101, 102])
    assert go(visitor, "branch", ids=[100, 5]).config == {"max_new_tokens": 9}


def test_the_last_token_is_replaced(visitor):
    visitor.set_knobs({"max_new_tokens": 9})
    visitor.generate()
    go(visitor, "more")
    request = go(visitor, "choose", ids=[100, 101, 7])
    assert (request.given, request.only_given) == ([100, 101, 7], True)
    assert go(visitor, "more", ids=[100, 101, 7]).config == {"max_new_tokens": 4}


def test_stepping_can_start_with_nothing_but_what_is_set(visitor, tab):
    visitor.set_knobs({"do_sample": True, "max_new_tokens": 9})
    visitor.set(prompt="The cat", seed="8")
    request = play(visitor, tab.branching.start, visitor.form)
    assert (request.prompt, request.given, request.seed) == ("The cat", None, 8)
    assert request.config == {"do_sample": True, "max_new_tokens": 1}
    assert go(visitor, "branch", ids=[5]).config == {"do_sample": True, "max_new_tokens": 9}


@pytest.mark.parametrize(("ids", "stop"), [([100, 0], None), ([100, 101], "eos"), ([100, 101], "stop_string")])
def test_a_text_that_has_ended_does_not_go_on(visitor, ids, stop):
    visitor.generate()
    assert go(visitor, "more", ids=ids, stop=stop) is None
    assert "This text has ended" in visitor.says()
    assert go(visitor, "branch", ids=ids) is not None  # but it can be left


def test_a_run_without_a_length_of_its_own_has_that_of_the_library(visitor):
    visitor.set_knobs({"do_sample": True})
    visitor.generate()  # of 20 tokens, as its log tells
    go(visitor, "more")
    assert go(visitor, ids=[1]).config == {"do_sample": True, "max_new_tokens": 20}


# -------------------------------------------------------------------------------------------------------------- scoring


def test_a_text_is_read_with_the_knobs_as_they_are_set(visitor, tab):
    visitor.set_knobs({"do_sample": True, "top_p": 0.5, "max_new_tokens": 9})
    request = play(visitor, tab.branching.score, visitor.form | {tab.page.controls.prompt: "A text of mine"})
    assert (request.prompt, request.given, request.only_given) == ("", "A text of mine", True)
    assert request.config == {"do_sample": True, "top_p": 0.5, "max_new_tokens": 9}
    assert entry(visitor)["prompt"] == "A text of mine"
    assert go(visitor, ids=[1, 2, 3]).config["max_new_tokens"] == 12  # it goes on by as much as is set


@pytest.mark.parametrize(("controls", "named"), [({"seed": "x"}, "number"), ({"model": ""}, "mode")])
@pytest.mark.parametrize("button", ["score", "start"])
def test_what_cannot_run_is_told_as_always(visitor, tab, button, controls, named):
    visitor.set(**controls)
    assert play(visitor, getattr(tab.branching, button), visitor.form) is None
    assert named in visitor.says()


def test_an_empty_prompt_is_gone_on_from_and_not_scored(visitor, tab):
    visitor.set(prompt="")
    assert play(visitor, tab.branching.score, visitor.form) is None
    assert "there is nothing to score" in visitor.says()
    assert play(visitor, tab.branching.start, visitor.form).prompt == ""
    assert "reads only a special token" in visitor.says()


def test_a_strategy_that_reads_nothing_is_replaced(visitor, tab):
    visitor.set_knobs({"num_beams": 3, "max_new_tokens": 5})
    assert play(visitor, tab.branching.score, visitor.form).config == {"max_new_tokens": 5}
    assert "beam search cannot be held" in visitor.says()


# ---------------------------------------------------------------------------------------------------------- looking up


def watching(request):
    """Runs that read what is given, and see each watched token with probability 1/4, of rank 9."""
    if not request.watch:
        yield from scripted(request)
        return
    yield started(request)
    steps = []
    for index, token_id in enumerate(request.given):
        spread = distribution(index)
        chosen = replace(spread.candidates[0], token_id=token_id)
        watched = [Candidate(number, "?", -1.5, None, 9) for number in request.watch]
        steps.append(Step(0, index, chosen, chosen.text, spread, 0.01, 0.01, given=True, watched=watched))
        yield Stepped(steps[-1])
    yield finish(steps, "given")


@pytest.fixture(scope="module")
def looking_tab():
    return make_tab(FakeEngine(watching))


@pytest.fixture
def looking(looking_tab, request):
    return visit(looking_tab, request)


def look(visitor, text, **changes):
    question = LookUpToken(line=0, text=text, **shown_run(visitor) | changes)
    found = visitor.call(visitor.tab.branching.look, question)
    value = found[visitor.tab.branching.component]  # a refusal answers too: null
    return json.loads(value.split("\n", 1)[1])


def test_a_token_is_looked_up_at_every_step_beside_the_run(looking):
    looking.generate(seed="5")
    trace, log, turn = looking.session.trace, looking.log(), looking.session.turn
    found = look(looking, " dog")
    request = looking.tab.page.engine.requests[-1]
    token = sum(map(ord, " dog"))
    assert (request.given, request.only_given, request.watch, request.seed) == ([100, 101], True, [token], 5)
    assert (found["turn"], found["line"]) == (turn, 0)
    assert found["lists"] == [[[token, "?", -1.5, None, 9, None, None, []]]] * 2
    assert (looking.session.trace, looking.log(), looking.session.turn) == (trace, log, turn)
    assert "“ dog” is looked up at every step" in looking.says()


def test_of_several_tokens_the_first_is_looked_up(looking):
    looking.generate()
    assert look(looking, "red dog")
    assert looking.tab.page.engine.requests[-1].watch == [sum(map(ord, "red"))]
    assert "as 2 tokens. The first, “red”, is looked up" in looking.says()


@pytest.mark.parametrize(
    ("text", "changes", "says"),
    [
        ("", {}, "There is no token to look up"),
        ("dog", {"watched": [sum(map(ord, "dog"))]}, "is looked up already"),
        ("dog", {"watched": list(range(8))}, "8 tokens are looked up already"),
        ("dog", {"ids": []}, "no text to continue"),
        ("dog", {"started": "x"}, "no text to continue"),
    ],
)
def test_what_cannot_be_looked_up_is_told(looking, text, changes, says):
    looking.generate()
    assert look(looking, text, **changes) is None
    assert says in looking.says()


def test_a_text_without_tokens_is_told(looking, monkeypatch):
    looking.generate()
    monkeypatch.setattr(looking.tab.page.engine, "tokens", lambda model, text: [])
    assert look(looking, "\u200b") is None
    assert "makes no token" in looking.says()


def test_a_tokenizer_that_cannot_be_had_is_told(looking):
    looking.generate()
    line = shown_run(looking)["started"].replace('"model":"stories"', '"model":"far/away"')
    assert look(looking, "dog", started=line) is None
    assert "There is no model far/away" in looking.says()


def test_a_reading_that_fails_is_told(lend_tab):
    def script(request):
        yield from [Failed("The machine ran out of memory.", "Use less.")] if request.watch else sampled(request)

    visitor = Visitor(lend_tab(FakeEngine(script)))
    visitor.generate()
    assert look(visitor, "dog") is None
    assert "ran out of memory. Use less." in visitor.says()


# --------------------------------------------------------------------------------------------------------- walking back


def test_the_run_that_is_shown_again_is_the_one_that_is_saved(visitor, tab):
    visitor.generate(prompt="The first", seed="1")
    turn, log = visitor.form[tab.page.display.log].split("\n", 1)
    visitor.set(prompt="The second", seed=str(2**63 - 1), preset="greedy")
    visitor.generate()
    shown = visitor.form[tab.page.display.log]
    visitor.call(tab.branching.show, ShowOwnRun(turn=int(turn), log=log))
    assert (visitor.session.request.prompt, visitor.session.request.seed) == ("The first", 1)
    assert visitor.session.trace.started.prompt == "The first" and visitor.session.trace.finished
    assert visitor.session.strategy == "nucleus"
    assert visitor.form[tab.page.display.log] == shown  # the page has drawn it already


@pytest.mark.parametrize("broken", [{}, {"log": ""}, {"log": "x"}, {"log": "5", "turn": -1}])
def test_what_cannot_be_shown_again_leaves_the_last_run(visitor, tab, broken):
    trace = visitor.generate()
    visitor.call(tab.branching.show, ShowOwnRun(**broken))
    assert visitor.session.trace is trace
    assert visitor.notes()[0]["severity"] == "error"


def test_of_many_runs_the_oldest_are_forgotten(visitor):
    for turn in range(300):
        visitor.session.remember(turn, None)
    assert list(visitor.session.run_records) == list(range(100, 300))


# ------------------------------------------------------------------------------------------- from a run to the controls


@pytest.mark.parametrize(
    ("fields", "prompt", "says"),
    [
        ({"prompt": "The cat", "given": [1, 2, 3]}, "The cat", "starts with 3 chosen tokens"),
        ({"prompt": "The cat", "given": " sat"}, "The cat", "started with a chosen text"),
        ({"prompt": "", "given": "A text of mine", "only_given": True}, "A text of mine", "This run scored a text"),
        ({"prompt": "The cat", "given": 5}, "The cat", "given must be"),
        ({"prompt": "", "given": [1], "only_given": True}, "", "starts with 1 chosen token,"),
    ],
)
def test_what_is_given_is_told_where_the_page_is_filled(visitor, tab, fields, prompt, says):
    request = json.dumps({"model": "stories", "config": {"max_new_tokens": 7}} | fields)
    visitor.call(tab.history.start, LoadPastRun(request=request, seed=3))
    assert visitor.form[tab.page.controls.prompt] == prompt
    assert visitor.knobs() == {"max_new_tokens": 7}
    assert says in visitor.says()
