"""Taking a run along and bringing one back: scripts, links, files, opened traces."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from urllib.parse import parse_qsl

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playground.models.description import LoadedDescription
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest
from playground.server.sessions import AS_OPENED
from playground.settings import Settings
from playground.sharing.links import from_query, to_query
from playground.trace import Started, Trace, replace
from playground.trace.run_data import Provenance
from playground.ui.controls.form_updates import fill_controls
from tests.support.english import in_english
from tests.support.fakes import FakeEngine, beams, sampled
from tests.support.visiting import Visitor, make_tab, places


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def sharing(tab):
    return tab.sharing


@pytest.fixture
def visitor(tab, request):
    return Visitor(tab, request.node.name)


def taken(visitor):
    """What the box for scripts and links shows."""
    return in_english(json.loads(visitor.form[visitor.tab.sharing.taken]))


def file_of(trace, name="run.json"):
    text = trace.to_json()
    return {"name": name, "size": len(text), "text": text}


def parameters(query):
    return dict(parse_qsl(query))


def arrive(tab, query, name="arriving", kept=None):
    visitor = Visitor(tab, name, **query)
    visitor.call(tab.sharing.arrive, kept)
    return visitor


# -------------------------------------------------------------------------------------------------------- to take along


def test_before_the_first_run_the_script_is_of_what_is_set(visitor, sharing):
    visitor.set(prompt="Say 'hello'", seed="4")
    visitor.call(sharing.show_script, visitor.form)
    compile(taken(visitor)["text"], "script", "exec")
    assert repr("Say 'hello'") in taken(visitor)["text"]
    assert taken(visitor)["title"] == "The current settings as Python"


def test_after_a_run_the_script_is_of_that_run_with_its_seed(visitor, sharing):
    visitor.generate(prompt="The run", seed="")
    visitor.set(prompt="Something else, not run")
    visitor.call(sharing.show_script, visitor.form)
    text = taken(visitor)["text"]
    compile(text, "script", "exec")
    assert "The run" in text and "Something else" not in text
    assert "manual_seed(7)" in text  # the scripted engine draws 7
    assert taken(visitor)["title"] == "The shown run (seed 7) as Python"


def test_the_script_names_the_hashes_of_the_weights_that_the_run_read(request):
    made = Provenance("2026-01-02T03:04:05+00:00", "float32", "a processor", 2, 2, "12ab", "34cd")

    def script(asked):
        for event in sampled(asked):
            yield replace(event, provenance=made) if isinstance(event, Started) else event

    tab = make_tab(FakeEngine(script))
    visitor = Visitor(tab, request.node.name)
    visitor.generate(prompt="The run", assistant="stories-draft")
    visitor.call(tab.sharing.show_script, visitor.form)
    text = taken(visitor)["text"]
    assert "the run read: 12ab\nname = " in text and "the run read: 34cd\nassistant = " in text


@pytest.mark.parametrize("handler", ["show_script", "show_link"])
def test_what_cannot_run_is_not_shared(visitor, sharing, handler):
    visitor.set(prompt="", seed="lucky")
    assert set(visitor.call(getattr(sharing, handler), visitor.form)) == {sharing.message}
    assert {note["knob"] for note in visitor.notes(sharing.message)} >= {"seed"}


def test_texts_in_the_box_hold_no_markup(visitor, sharing):
    visitor.set(prompt="<img src=x onerror=alert(1)>")
    visitor.call(sharing.show_script, visitor.form)
    assert "<" not in visitor.form[sharing.taken]


def test_a_link_opens_the_page_in_the_state_of_the_run(visitor, sharing, tab):
    visitor.set_knobs({"do_sample": True, "temperature": 0.4, "max_new_tokens": 9})
    visitor.generate(prompt="Über <b>Füchse</b> 🦊", top_candidates=3)
    ran = tab.page.engine.requests[-1]
    visitor.call(sharing.show_link, visitor.form)
    before = len(tab.page.engine.requests)
    other = arrive(tab, parameters(taken(visitor)["query"]))
    assert len(tab.page.engine.requests) == before  # nothing runs by itself
    assert "Opened from a link. Click Generate." in other.says()
    opened = tab.page.request_from(other.form)[0]
    assert (opened.prompt, opened.config, opened.model) == (ran.prompt, ran.config, ran.model)
    assert (opened.seed, opened.top_candidates) == (7, 3)


def test_a_link_names_a_model_of_a_folder_and_says_that_it_must_be_there(visitor, sharing, tab, tmp_path):
    folder = str(tmp_path / "my-model")
    shared = to_query(GenerationRequest(folder, "Hi", assistant=f"{folder}-draft", seed=3), weights="ab" * 32)
    assert shared.endswith("&weights=" + "ab" * 32)
    sent = from_query(parameters(shared))
    assert (sent.model, sent.assistant) == ("./my-model", "./my-model-draft")
    assert "weights" not in to_query(GenerationRequest("owner/model", "Hi"), weights="ab" * 32)
    other = arrive(tab, parameters(shared), "on another machine")
    assert other.form[tab.page.controls.model] == "./my-model"
    assert "./my-model was a folder on the machine where this was made." in other.says()
    assert "The weights of its run have the SHA-256 " + "ab" * 32 in other.says()
    tab.page.engine.loaded[folder] = LoadedDescription(
        folder, "folder", "LlamaForCausalLM", 2_000_000, "float32", "float32", "cpu", 8_000_000, 512, 2000, False
    )
    try:
        here = arrive(tab, parameters(to_query(GenerationRequest(folder, "Hi"))), "where it is open")
    finally:
        del tab.page.engine.loaded[folder]
    assert here.form[tab.page.controls.model] == folder and "was a folder" not in here.says()


def test_a_link_that_would_be_too_long_offers_the_file(visitor, sharing):
    visitor.set(prompt="".join(chr(0x4E00 + (n * 7919) % 20000) for n in range(60_000)))
    visitor.call(sharing.show_link, visitor.form)
    assert visitor.notes(sharing.message)[0]["severity"] == "error"
    assert sharing.taken not in visitor.form


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_link_that_was_cut_leaves_the_page_at_its_defaults(tab, cut):
    query = to_query(GenerationRequest("stories", "A prompt that is long enough to be cut somewhere", seed=3))[:-cut]
    fresh = dict(Visitor(tab, "fresh").form)
    visitor = arrive(tab, parameters(query), f"cut {cut}")
    assert visitor.notes()[0]["severity"] == "error"
    assert {key: visitor.form[key] for key in places(tab)} == {key: fresh[key] for key in places(tab)}


def test_a_page_without_a_link_says_nothing(tab):
    visitor = arrive(tab, {"__theme": "dark"}, "no link")
    assert visitor.says() == ""


def test_the_browser_s_own_presets_arrive_with_the_page(tab):
    visitor = arrive(tab, {}, "own", kept={"mine": {"top_k": 3}})
    assert [preset.title for preset in visitor.session.own.values()] == ["mine"]


def test_a_link_of_an_own_preset_opens_where_there_is_none(visitor, tab):
    request = GenerationRequest("stories", "Hi", config={"temperature": 0.31, "do_sample": True})
    other = arrive(tab, parameters(to_query(request)), "elsewhere")
    assert other.form[tab.page.controls.preset] == AS_OPENED
    assert other.knobs() == request.config
    other.generate()
    assert tab.page.engine.requests[-1].config == request.config


# -------------------------------------------------------------------------------------------------------------- filling

CONFIGS = st.sampled_from([preset.config for preset in PRESETS.values() if not preset.words])
REQUESTS = st.builds(
    GenerationRequest,
    model=st.sampled_from(["stories", "stories-draft", "somebody/model", "./folder"]),
    prompt=st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=20).filter(str.strip),
    config=st.builds(lambda one, more: {**one, **more}, CONFIGS, st.fixed_dictionaries({}, optional={
        "max_new_tokens": st.integers(1, 200),
        "temperature": st.floats(0.125, 2, width=16),
        "stop_strings": st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1), min_size=1, max_size=3),
        "bad_words_ids": st.lists(st.lists(st.integers(0, 99), min_size=1, max_size=3), min_size=1, max_size=2),
    })),
    seed=st.none() | st.integers(0, 2**63 - 1),
    top_candidates=st.integers(1, 50),
    assistant=st.none() | st.just("stories-draft"),
    negative_prompt=st.none() | st.just("No"),
    presence_penalty=st.sampled_from([0.0, 0.5]),
)  # fmt: skip


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(REQUESTS, st.none() | st.sampled_from(list(PRESETS)))
def test_the_page_asks_for_what_it_was_filled_with(tab, request_, strategy):
    visitor = Visitor(tab, "filled")
    visitor.take(fill_controls(tab.page, visitor.session, request_, strategy))
    config, extras = visitor.knobs(), tab.page.read_knobs(visitor.form)[0]
    assert config == dict(request_.config)
    assert extras.get("presence_penalty", 0.0) == request_.presence_penalty
    assert extras.get("negative_prompt") == request_.negative_prompt
    seed = "" if request_.seed is None else str(request_.seed)
    shown = [visitor.form[getattr(tab.page.controls, name)] for name in ("model", "prompt", "top_candidates", "seed")]
    assert shown == [request_.model, request_.prompt, request_.top_candidates, seed]


def test_what_is_not_offered_here_keeps_its_place(lend_tab):
    tab = lend_tab(FakeEngine(), Settings.public())
    request = GenerationRequest("owner/model", "Hi", assistant="owner/small", top_candidates=999)
    visitor = arrive(tab, parameters(to_query(request)))
    assert visitor.form[tab.page.controls.model] == "stories"
    assert visitor.form[tab.page.controls.top_candidates] == Settings.public().max_candidates
    assert {"model", "assistant"} <= {note["knob"] for note in visitor.notes()}


def test_a_link_opens_no_tokenizer_from_elsewhere(lend_tab, monkeypatch):
    tab = lend_tab(FakeEngine())
    asked = []
    monkeypatch.setattr(tab.page.engine, "tokens", lambda model, text: asked.append(model) or [])
    visitor = arrive(tab, {"model": "owner/model", "prompt": "Hi", "preset": "constrained-beam"})
    assert asked == []
    assert "not on this machine" in visitor.says()


def test_a_loop_of_one_s_own_is_left_out_where_no_such_code_runs(visitor, tab):
    visitor.take(fill_controls(tab.page, visitor.session, GenerationRequest("stories", "Hi", custom_generate="./loop")))
    assert "custom_generate" in {note["knob"] for note in visitor.notes()}
    visitor.generate()
    assert visitor.session.trace.finished


def test_a_chat_for_a_model_without_a_template_keeps_its_words(visitor, tab):
    messages = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hi"}]
    visitor.take(fill_controls(tab.page, visitor.session, GenerationRequest("stories", messages=messages)))
    assert visitor.form[tab.page.controls.prompt] == "Hi" and "stories has no chat template" in visitor.says()
    request, notes = tab.page.request_from(visitor.form)
    assert (request.prompt, request.messages) == ("Hi", None) and "left out" in notes[0].message


# ---------------------------------------------------------------------------------------------------------------- files


def test_there_is_nothing_to_save_before_a_run(visitor, sharing):
    for handler in (sharing.save_trace, sharing.save_table, sharing.save_page):
        assert set(visitor.call(handler)) == {sharing.message}
        assert "Click Generate" in visitor.says(sharing.message)


def test_the_files_hold_the_run(visitor, sharing):
    trace = visitor.generate(seed="5")
    visitor.call(sharing.save_trace)
    assert Trace.from_json(visitor.errand()["text"]) == trace
    assert visitor.errand()["name"] == "stories-sample-seed-5.json"
    visitor.call(sharing.save_table)
    rows = list(csv.reader(io.StringIO(visitor.errand()["text"])))
    assert len(rows) == 1 + sum(len(step.distribution.candidates) for step in trace.steps)
    assert visitor.errand()["name"].endswith(".csv")
    visitor.call(sharing.save_page)
    assert visitor.errand()["text"].startswith("<!doctype html>")
    assert "<" not in visitor.form[visitor.tab.page.commands]


@pytest.mark.parametrize("model", ["../../etc/passwd", "owner/model", "C:\\models\\x", ".hidden", "a\nb"])
def test_the_name_of_a_file_is_a_plain_one(visitor, sharing, model):
    visitor.generate(model=model)
    visitor.call(sharing.save_trace)
    name = visitor.errand()["name"]
    assert not name.startswith(".") and not set(name) & set('/\\:\n"<>')


def test_a_trace_opens_without_its_model(visitor, sharing, tab):
    engine = FakeEngine()
    trace = Trace.fold(engine.stream(GenerationRequest("owner/unknown", "A prompt", seed=9, presence_penalty=0.5)))
    before = len(tab.page.engine.requests)
    visitor.call(sharing.open_file, file_of(trace))
    assert len(tab.page.engine.requests) == before
    assert visitor.log()[-1]["type"] == "Finished"
    assert "run.json" in visitor.says()
    visitor.call(sharing.save_trace)
    assert Trace.from_json(visitor.errand()["text"]) == trace
    visitor.call(sharing.start_from)
    request = tab.page.request_from(visitor.form)[0]
    assert (request.model, request.prompt, request.seed) == ("owner/unknown", "A prompt", 9)
    assert request.presence_penalty == 0.5


def test_a_trace_of_beams_opens_too(visitor, sharing):
    trace = Trace.fold(beams(GenerationRequest("stories", "Hi", config={"num_beams": 2, "max_new_tokens": 4})))
    visitor.call(sharing.open_file, file_of(trace))
    assert sum(line["type"] == "BeamsAdvanced" for line in visitor.log()) == 4
    assert visitor.session.trace == trace


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ({"name": "big.json", "size": 200_000_000, "text": None}, "200.0 MB"),
        ({"name": "odd.json", "size": 10, "text": None}, "could not read"),
        ({"name": "a.json", "size": 10, "text": "{"}, "JSON"),
        ({"name": "a.json", "size": 10, "text": "\x00\x01\x02"}, "JSON"),
        ({"name": "a.json", "size": 10, "text": "[" * 100_000}, ""),
        ({"name": "a.json", "size": 10, "text": '{"format": 99, "events": []}'}, "format"),
        ({"name": "a.json", "size": 10, "text": '{"format": 1, "events": []}'}, "no run"),
        ({"name": "a.json", "size": 10, "text": '{"format": 1, "events": [{"type": "Stepped"}]}'}, "damaged"),
        ({"name": "a.json", "size": 10, "text": json.dumps({"temperature": 1})}, "trace"),
        ({"name": 5, "size": "x", "text": {}}, "could not read"),
    ],
)
def test_a_bad_trace_file_leaves_the_last_result(visitor, sharing, file, part):
    trace = visitor.generate(seed="3")
    assert set(visitor.call(sharing.open_file, file)) == {sharing.message}
    assert visitor.session.trace is trace
    (note,) = visitor.notes(sharing.message)
    assert note["severity"] == "error" and part in note["message"]


@pytest.mark.parametrize("part", ["config", "seed", "prompt", "model", "prompt_tokens", "request"])
def test_a_trace_with_a_part_of_the_wrong_type_breaks_nothing(visitor, sharing, part):
    kept = visitor.generate(seed="3")
    data = json.loads(Trace.fold(FakeEngine().stream(GenerationRequest("stories", "Hi"))).to_json())
    started = next(entry for entry in data["events"] if entry["type"] == "Started")
    started[part] = 5
    text = json.dumps(data)
    visitor.call(sharing.open_file, {"name": "x.json", "size": len(text), "text": text})
    visitor.call(sharing.start_from)
    assert visitor.session.trace is kept or visitor.session.trace.started is not None
    visitor.generate(prompt="It still runs", seed="1", model="stories", preset="nucleus")
    assert visitor.session.trace.finished


@pytest.mark.slow
def test_a_run_that_is_alive_is_not_lost_to_a_file(lend_tab):
    tab = lend_tab(FakeEngine(pace=0.02))
    visitor = Visitor(tab, "a")
    trace = Trace.fold(FakeEngine().stream(GenerationRequest("stories", "Opened")))

    async def meanwhile():
        run = tab.run(visitor.form, visitor.http)
        await anext(run)
        await anext(run)
        answer = await tab.sharing.open_file(file_of(trace), visitor.http)
        return answer, [update async for update in run]

    answer, rest = asyncio.run(meanwhile())
    assert tab.page.display.log not in answer
    visitor.take(answer)
    assert "click Stop first" in visitor.says()
    assert json.loads(rest[-1][tab.page.display.log].lines.splitlines()[-1])["type"] == "Finished"


def test_there_is_nothing_to_start_from_before_a_run(visitor, sharing):
    assert set(visitor.call(sharing.start_from)) == {sharing.message}


def test_starting_from_the_run_brings_back_what_was_changed_since(visitor, sharing, tab):
    visitor.set_knobs({"do_sample": True, "max_new_tokens": 9})
    visitor.generate(prompt="The run")
    visitor.set(prompt="Something else")
    visitor.call(tab.choose_preset, "beam", "stories", visitor.form[tab.page.panel.component])
    visitor.call(sharing.start_from)
    request = tab.page.request_from(visitor.form)[0]
    assert (request.prompt, request.config, request.seed) == ("The run", {"do_sample": True, "max_new_tokens": 9}, 7)
    assert visitor.form[tab.page.controls.preset] == "nucleus"


def test_two_people_save_their_own_runs(tab, sharing):
    one, two = Visitor(tab, "one"), Visitor(tab, "two")
    one.generate(seed="1")
    two.generate(seed="2")
    for visitor, seed in ((one, 1), (two, 2)):
        visitor.call(sharing.save_trace)
        assert Trace.from_json(visitor.errand()["text"]).seed == seed


def test_a_closed_tab_leaves_nothing(tab, sharing):
    visitor = Visitor(tab, "leaving")
    visitor.generate()
    tab.page.sessions.forget(visitor.http.session_hash)
    visitor = Visitor(tab, "leaving")
    assert (visitor.session.trace, visitor.session.request, visitor.session.own) == (None, None, {})
