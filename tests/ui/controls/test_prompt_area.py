"""The prompt and what stands beside it, as Gradio calls it: messages and sources reach every view and come back."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import json

import pytest

from playground.models.template_arguments import TemplateReads
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.sharing.links import from_query, to_query
from playground.trace import Diagnostic
from playground.ui.controls.chat_state import CHAT, SOURCE, ChatState, read_chat_state, to_messages
from playground.ui.controls.form_updates import fill_controls
from playground.ui.controls.prompt_area import LABELS
from tests.support.english import english, in_english
from tests.support.fakes import FakeEngine
from tests.support.visiting import Visitor, make_tab

TURNS = [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Hello."}]
READS = TemplateReads({"enable_thinking": "bool"}, tools=True)
CHATTING = ChatState(CHAT, system="Be brief.", turns=TURNS)
MESSAGES = to_messages(CHATTING, "And now?")


class Engine(FakeEngine):
    """It has a chat model and one with an encoder, too."""

    def models(self):
        return [*super().models(), "chatty", "seq2seq"]

    def facts(self, model):
        facts = super().facts(model)
        about = {
            "chatty": {"has_chat_template": True, "template": READS},
            "seq2seq": {"is_encoder_decoder": True},
        }
        return facts and dataclasses.replace(facts, **about.get(model, {}))


@pytest.fixture(scope="module")
def shared():
    return make_tab(Engine())


@pytest.fixture
def tab(shared):
    shared.page.engine.requests.clear()
    shared.page.engine.script = Engine().script
    return shared


names = itertools.count()


@pytest.fixture
def visitor(tab):
    return Visitor(tab, f"visitor {next(names)}")


def chat(visitor, beside=CHATTING, prompt="And now?", model="chatty"):
    visitor.set(beside=beside.write(), prompt=prompt, model=model)
    return visitor


def beside_of(visitor):
    return read_chat_state(visitor.form[visitor.tab.page.controls.beside])


# ------------------------------------------------------------------------------------------------- what is asked


def test_a_chat_is_sent_as_messages(visitor, tab):
    request, notes = tab.page.request_from(chat(visitor).form)
    assert request.messages == MESSAGES and request.prompt == "" and request.asked == "And now?" and notes == []


@pytest.mark.parametrize(
    ("beside", "prompt", "model", "expected"),
    [
        (dataclasses.replace(CHATTING, on=False), "Words", "chatty", {"prompt": "Words"}),
        (
            ChatState(),
            "Words",
            "chatty",
            {"messages": [{"role": "user", "content": "Words"}]},
        ),  # the page is not that far
        (ChatState(CHAT), "Words", "stories", {"prompt": "Words"}),
        (CHATTING, "Words", "far/away", {"messages": to_messages(CHATTING, "Words")}),
        (ChatState(SOURCE, target="Das"), "The house", "seq2seq", {"prompt": "The house", "given": "Das"}),
        (ChatState(SOURCE), "The house", "seq2seq", {"prompt": "The house"}),
        (ChatState(CHAT, turns=TURNS[:1]), "", "chatty", {"messages": TURNS[:1]}),
    ],
)
def test_each_model_gets_what_it_takes(visitor, tab, beside, prompt, model, expected):
    request, _ = tab.page.request_from(chat(visitor, beside, prompt, model).form)
    got = {name: getattr(request, name) for name in ("prompt", "messages", "given")}
    assert got == {"prompt": "", "messages": None, "given": None} | expected


def test_an_empty_message_is_refused(visitor, tab):
    with pytest.raises(RequestError, match="message is empty"):
        tab.page.request_from(chat(visitor, ChatState(CHAT, system="Be brief."), "").form)


def test_an_answer_to_nobody_is_told(visitor, tab):
    _, notes = tab.page.request_from(chat(visitor, prompt="").form)
    assert "the model answers itself" in notes[0].message


# ----------------------------------------------------------------------------------------------- it reaches every view


def test_a_run_its_history_its_link_and_its_script(visitor, tab):
    trace = chat(visitor).generate()
    assert trace.started.request["messages"] == MESSAGES == tab.page.engine.requests[-1].messages
    entry = json.loads(visitor.form[tab.history.component].split("\n", 1)[1])
    assert entry["prompt"] == "And now?" and json.loads(entry["request"])["messages"] == MESSAGES
    visitor.call(tab.sharing.show_script, visitor.form)
    assert "apply_chat_template" in visitor.form[tab.sharing.taken]
    visitor.call(tab.sharing.show_link, visitor.form)
    query = json.loads(visitor.form[tab.sharing.taken])["query"]
    follower = Visitor(tab, f"follower {next(names)}", run=query.removeprefix("run="))
    follower.take(asyncio.run(tab.sharing.arrive({}, follower.http)))
    assert follower.form[tab.page.controls.prompt] == "And now?" and beside_of(follower) == CHATTING
    assert tab.page.request_from(follower.form)[0].messages == MESSAGES


@pytest.mark.parametrize("kind", ["lanes", "seeds", "sweep"])
def test_the_views_of_many_runs(visitor, tab, kind):
    view = tab.views.others[kind]
    if kind == "seeds":
        visitor.form[view.samples] = 2
    if kind == "sweep":
        visitor.form |= {view.knobs[1]: "none", view.values[0]: "0.5 1"}
    header, *_ = chat(visitor).compare(kind)
    assert header["prompt"] == "And now?" and len(tab.page.engine.requests) >= 2
    assert all(request.messages == MESSAGES for request in tab.page.engine.requests)


def test_a_lane_on_a_model_without_a_template_reads_the_message_alone(visitor, tab):
    chat(visitor)
    view = tab.views.side_by_side
    visitor.call(view.arrive, visitor.form)
    visitor.form[view.common] = False  # each lane has a model of its own
    lane = visitor.session.lanes[1]
    visitor.session.lanes[1] = dataclasses.replace(lane, values=lane.values | {"model": "stories"})
    visitor.compare("lanes")
    assert {(r.model, r.prompt, bool(r.messages)) for r in tab.page.engine.requests} == {
        ("chatty", "", True), ("stories", "And now?", False)
    }  # fmt: skip
    assert "Lane B: stories has no chat template" in visitor.says()


def test_starting_from_a_run_sets_everything_again(visitor, tab):
    chat(visitor).generate()
    chat(visitor, ChatState(CHAT, on=False), "Else")
    visitor.call(tab.sharing.start_from)
    assert beside_of(visitor) == CHATTING and visitor.form[tab.page.controls.prompt] == "And now?"
    chat(visitor, dataclasses.replace(CHATTING, on=False), "Plain").generate()
    chat(visitor)
    visitor.call(tab.sharing.start_from)
    assert beside_of(visitor) == ChatState(CHAT, on=False) and visitor.form[tab.page.controls.prompt] == "Plain"


def test_a_saved_run_sets_everything_again(visitor, tab):
    text = chat(visitor).generate().to_json()
    later = Visitor(tab, f"later {next(names)}")
    later.take(asyncio.run(tab.sharing.open_file({"name": "run.json", "text": text, "size": len(text)}, later.http)))
    later.call(tab.sharing.start_from)
    assert beside_of(later) == CHATTING and tab.page.request_from(later.form)[0].messages == MESSAGES


def test_a_target_comes_back(visitor, tab):
    chat(visitor, ChatState(SOURCE, target="Das"), "The house", "seq2seq")
    request = tab.page.request_from(visitor.form)[0]
    chat(visitor, ChatState(), "Else", "stories")
    visitor.take(fill_controls(tab.page, visitor.session, from_query({"run": to_query(request).removeprefix("run=")})))
    assert beside_of(visitor) == ChatState(SOURCE, target="Das") and visitor.says() == ""
    assert tab.page.request_from(visitor.form)[0].given == "Das"


# ----------------------------------------------------------------------------------------------- one turn after another


def test_a_reply_takes_the_answer(visitor, tab):
    answer = chat(visitor).generate().sequences[0].text
    visitor.call(tab.reply.reply)
    assert visitor.form[tab.page.controls.prompt] == "" and visitor.errand()["place"] == "#prompt textarea"
    turns = [*TURNS, {"role": "user", "content": "And now?"}, {"role": "assistant", "content": answer}]
    assert beside_of(visitor) == dataclasses.replace(CHATTING, turns=turns)
    visitor.generate(prompt="More.")
    assert tab.page.engine.requests[-1].messages == [*MESSAGES, turns[-1], {"role": "user", "content": "More."}]


def test_there_is_no_reply_to_what_is_no_chat(visitor, tab):
    visitor.call(tab.reply.reply)
    assert "not a chat with an answer" in visitor.says()
    visitor.generate()
    visitor.call(tab.reply.reply)
    assert "not a chat with an answer" in visitor.says()


# -------------------------------------------------------------------------------------------------- while it is written


def written(tab, beside, prompt="And now?", model="chatty"):
    text = json.dumps({"value": beside.write(), "prompt": prompt, "model": model})
    return in_english(json.loads(tab.page.area.rendered(text)))


def test_the_rendered_prompt_is_told_before_a_run(tab):
    told = written(tab, CHATTING)
    assert told["messages"] == MESSAGES and "problem" not in told
    assert next(text for _, text, piece in told["tokens"] if piece is None) == "<system>"
    assert [part["kind"] for part in told["parts"]][-1] == "generation"
    assert {part["role"] for part in told["parts"]} == {"system", "user", "assistant", None}


@pytest.mark.parametrize(
    ("beside", "prompt", "model"),
    [
        (CHATTING, "x", "stories"),
        (CHATTING, "x", "far/away"),
        (dataclasses.replace(CHATTING, on=False), "x", "chatty"),
        (ChatState(CHAT), "", "chatty"),
        (CHATTING, "x", ""),
    ],
)
def test_where_no_template_takes_part_there_is_nothing_to_render(tab, beside, prompt, model):
    assert written(tab, beside, prompt, model) is None


@pytest.mark.parametrize(
    "text", ["", "[]", "null", '{"value": 1}', "[" * 5000, '{"value": "", "prompt": 1, "model": 2}']
)
def test_nothing_is_made_of_nonsense(tab, text):
    assert tab.page.area.rendered(text) == "null"


def test_what_a_template_refuses_is_told(tab, monkeypatch):
    refused = RequestError([Diagnostic("messages", "error", "It takes no system message.", "Leave it out.")])
    cases = (refused, "It takes no system message. Leave it out.", None), (ValueError("Not here."), "Not here.", True)
    for error, words, away in cases:
        engine = tab.page.engine
        monkeypatch.setattr(engine, "render", lambda *asked, error=error: (_ for _ in ()).throw(error))
        told = written(tab, CHATTING)
        assert (told["problem"], told.get("away"), told["tokens"]) == (words, away, [])


def test_the_page_follows_the_model(lend_tab, tab):
    told = [tab.page.area.kind_of(name) for name in ("chatty", "seq2seq", "stories", "far/away", None, ["x"])]
    assert [json.loads(text)["kind"] if text else "" for text in told] == ["chat", "source", "plain", "", "", ""]
    assert set(LABELS) == {"plain", "chat", "source", "media"}
    chatting = lend_tab(Engine(), dataclasses.replace(Settings(), default_model="chatty"))
    assert english(chatting.page.controls.prompt.label) == "Your message"


def followed(visitor, tab, model):
    """The kind of prompt that is shown after a run, where this model is chosen."""
    update = asyncio.run(tab.page.finish(model, visitor.http))
    return json.loads(update[tab.page.area.component]["of_model"])["kind"]


def test_what_was_not_known_is_known_after_the_run(visitor, tab, monkeypatch):
    chat(visitor, ChatState(), "Hi", "chatty").generate()
    assert followed(visitor, tab, "chatty") == "chat"


def test_the_chosen_model_counts_and_not_that_of_the_shown_run(visitor, tab):
    chat(visitor, ChatState(), "Once", "stories").generate()
    assert followed(visitor, tab, "chatty") == "chat"


# ------------------------------------------------------------------------------------- what the template gets besides

ARGUED = dataclasses.replace(CHATTING, arguments={"enable_thinking": False}, tools='[{"name": "add"}]', begins="Sure")
TEMPLATE = {"arguments": {"enable_thinking": False}, "tools": [{"name": "add"}]}


def test_arguments_tools_and_the_beginning_reach_a_run_its_link_and_its_script(visitor, tab):
    trace = chat(visitor, ARGUED).generate()
    assert trace.started.request["template"] == TEMPLATE and trace.started.request["given"] == "Sure"
    visitor.call(tab.sharing.show_script, visitor.form)
    script = visitor.form[tab.sharing.taken]
    assert "enable_thinking" in script and "GivenTextLogitsProcessor" in script
    request = tab.page.engine.requests[-1]
    follower = Visitor(tab, f"follower {next(names)}")
    query = to_query(request).removeprefix("run=")
    follower.take(fill_controls(tab.page, follower.session, from_query({"run": query})))
    again = beside_of(follower)
    assert again == dataclasses.replace(ARGUED, tools=again.tools) and follower.says() == ""
    assert again.reads == {"arguments": [["enable_thinking", "bool"]], "tools": True, "documents": False}
    assert tab.page.request_from(follower.form)[0] == dataclasses.replace(request, seed=None, **LOOKS)


LOOKS = {"read_prompt": False, "check_scores": False}


def test_a_reply_keeps_what_the_template_gets(visitor, tab):
    answer = chat(visitor, ARGUED).generate().sequences[0].text
    visitor.call(tab.reply.reply)
    now = beside_of(visitor)
    assert now.arguments == ARGUED.arguments and json.loads(now.tools) == TEMPLATE["tools"] and now.begins == ""
    assert now.turns[-1] == {"role": "assistant", "content": answer}


def test_the_last_turn_is_continued_and_the_reply_holds_all_of_it(visitor, tab):
    open_ended = dataclasses.replace(CHATTING, continues=True)
    request, notes = tab.page.request_from(chat(visitor, open_ended, "").form)
    assert request.template == {"continue_final_message": True} and notes == []
    answer = visitor.generate().sequences[0].text
    visitor.call(tab.reply.reply)
    now = beside_of(visitor)
    assert now.turns == [*TURNS[:-1], {"role": "assistant", "content": TURNS[-1]["content"] + answer}]
    assert not now.continues
    assert tab.page.request_from(chat(visitor, open_ended, "So?").form)[0].template is None  # it is not the last


def test_json_that_cannot_be_read_runs_nothing(visitor, tab):
    wrong = dataclasses.replace(CHATTING, tools='[{"name": add}]')
    with pytest.raises(RequestError, match=r"Tools: this is not JSON: Expecting value in line 1, column 11\. Corr"):
        tab.page.request_from(chat(visitor, wrong).form)
    assert "column 11" in written(tab, wrong)["problem"]
    with pytest.raises(RequestError, match="tools must be a list of objects"):
        tab.page.request_from(chat(visitor, dataclasses.replace(CHATTING, tools='{"name": 1}')).form)


def test_what_another_models_template_does_not_read_is_left_out_and_told(visitor, tab):
    other = dataclasses.replace(CHATTING, arguments={"thinking": True})
    request, notes = tab.page.request_from(chat(visitor, other).form)
    assert request.template is None and "chatty does not read thinking: left out" in notes[0].message


def test_the_rendered_prompt_is_asked_with_all_of_it(tab, monkeypatch):
    asked = []
    monkeypatch.setattr(tab.page.engine, "argument_defaults", lambda *args: asked.append(args) or {"a": True})
    told = written(tab, ARGUED)
    assert told["template"] == TEMPLATE and told["defaults"] == {"a": True} and "problem" not in told
    assert asked == [("chatty", MESSAGES, TEMPLATE)]


# ------------------------------------------------------------------------------------------------- with it and without


def without(visitor):
    """Run both ways; the lines of the log."""
    view, values = visitor.tab.template, []

    async def run():
        async for update in view.run(visitor.form, visitor.http):
            taken = visitor.take(update)
            values.extend([taken[view.log]] if view.log in taken else [])

    asyncio.run(run())
    return [in_english(json.loads(line)) for line in values[-1].splitlines()[1:]] if values else []


def test_what_changes_without_the_template(visitor, tab):
    header, *lines = without(chat(visitor))
    assert [group["title"] for group in header["groups"]] == ["With the template", "Without the template"]
    one, other = tab.page.engine.requests
    assert one.messages == MESSAGES and other.messages is None
    assert other.prompt == "Be brief.\nHi\nHello.\nAnd now?"
    assert one.seed == other.seed is not None and one.config == other.config
    assert {line["entry"] for line in lines if line["type"] == "Of"} == {0, 1} and lines[-1]["type"] == "Done"
    assert visitor.errand()["place"] == "#template-without" and visitor.session.trace is None


def test_without_a_chat_there_is_nothing_to_leave_out(visitor, tab):
    assert without(visitor) == [] and "no template to leave out" in visitor.says()
    assert tab.page.engine.requests == []


# ---------------------------------------------------------------------------------------------------- part of a run


def part_of_run(visitor, handler):
    """Let a button that runs a part of the request do so; the request that came of it, or None."""
    before = len(visitor.tab.page.engine.requests)

    async def run():
        async for update in handler(visitor.form, visitor.http):
            visitor.take(update)

    asyncio.run(run())
    return visitor.tab.page.engine.requests[-1] if len(visitor.tab.page.engine.requests) > before else None


def test_a_target_is_scored_and_not_its_source(visitor, tab):
    chat(visitor, ChatState(SOURCE, target="Das Haus"), "The house", "seq2seq")
    request = part_of_run(visitor, tab.branching.score)
    assert (request.prompt, request.given, request.only_given) == ("The house", "Das Haus", True)
    chat(visitor, ChatState(SOURCE), "The house", "seq2seq")
    assert part_of_run(visitor, tab.branching.score) is None and "Write the target under Target" in visitor.says()
    visitor.take(fill_controls(tab.page, visitor.session, request))
    assert beside_of(visitor).target == "Das Haus" and "This run scored a target" in visitor.says()


def test_a_message_is_scored_as_plain_text(visitor, tab):
    request = part_of_run(chat(visitor), tab.branching.score)
    assert (request.prompt, request.messages, request.given) == ("", None, "And now?")
    assert "without the chat template" in visitor.says()


def test_the_first_step_comes_after_what_the_target_begins_with(visitor, tab):
    chat(visitor, ChatState(SOURCE, target="Das Haus"), "The house", "seq2seq")
    request = part_of_run(visitor, tab.branching.start)
    ids = [token.token_id for token in tab.page.engine.tokens("seq2seq", "Das Haus")]
    assert (request.prompt, request.given) == ("The house", ids) and request.config["max_new_tokens"] == len(ids) + 1
    assert part_of_run(chat(visitor), tab.branching.start).messages == MESSAGES


def test_plain_text_for_a_model_that_is_not_known_yet_stays_plain_text(visitor, tab):
    link = {"model": "far/away", "prompt": "Hi"}
    visitor.take(fill_controls(tab.page, visitor.session, from_query(link)))
    assert beside_of(visitor).on is False
    request, _ = tab.page.request_from({**visitor.form, tab.page.controls.model: "chatty"})
    assert (request.prompt, request.messages) == ("Hi", None)
