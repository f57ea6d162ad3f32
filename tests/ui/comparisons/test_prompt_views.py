"""Prompts as what "Side by side" and "Sweep" go over, called as Gradio calls them: from the controls to the log and
the files."""

from __future__ import annotations

import base64
import csv
import io
import json
import math

import pytest
import torch
from transformers import GenerationConfig

from playground.engines.local import LocalEngine
from playground.models.loading import load
from playground.presets.prompt_files import MAX_BYTES
from playground.requests.request import GenerationRequest
from playground.server.sessions import Sessions
from playground.settings import Settings
from playground.trace import Failed
from playground.ui.comparisons import reopening
from tests.support.fakes import FakeEngine, scripted
from tests.support.lanes import controls_of_lane, heads_of, open_lanes
from tests.support.visiting import Visitor, make_tab

PROMPTS = "Once upon a time\nOnce upon a time \n\nonce upon a time"
TEXTS = ["Once upon a time", "Once upon a time ", "once upon a time"]


@pytest.fixture(scope="module")
def tab():
    return make_tab(FakeEngine())


@pytest.fixture
def engine(tab):
    tab.page.engine.__init__()
    return tab.page.engine


@pytest.fixture
def visitor(engine, tab):
    tab.page.sessions = Sessions()
    return Visitor(tab)


def lanes_of(visitor, prompts=PROMPTS):
    view = open_lanes(visitor)
    visitor.form[view.prompts.field] = prompts
    visitor.call(view.follow, controls_of_lane(visitor))
    return view


def sweep_of(visitor, prompts=PROMPTS, knob="none", values=""):
    view = visitor.tab.views.others["sweep"]
    visitor.form |= {
        view.knobs[0]: "prompt", view.knobs[1]: knob, view.values[1]: values, view.prompts.field: prompts
    }  # fmt: skip
    return view


def found(lines):
    return next(line["values"] for line in reversed(lines) if line["type"] == "Found")


def table(visitor, kind):
    return list(csv.DictReader(io.StringIO(visitor.save(kind, "csv")["text"].removeprefix("\ufeff"))))


# ------------------------------------------------------------------------------------------------------ side by side


def test_each_prompt_has_a_lane_with_the_settings_of_the_selected_one(visitor, engine):
    lanes_of(visitor)
    heads = heads_of(visitor)
    assert [(head["label"], head["prompt"]) for head in heads] == list(zip("ABC", TEXTS, strict=True))
    assert len({head["settings"] for head in heads}) == 1 and not any(head["selected"] for head in heads)
    lines = visitor.compare("lanes", prompt="", seed="7")
    assert [request.prompt for request in engine.requests] == TEXTS
    assert {request.seed for request in engine.requests} == {7} and len({str(r.config) for r in engine.requests}) == 1
    assert [group["prompt"] for group in lines[0]["groups"]] == TEXTS
    told = found(lines)
    assert [prompt["label"] for prompt in told["prompts"]] == ["A", "B", "C"] and told["read"]["kl"][0] == [0, 1, 2]
    assert engine.questions[-1].text  # followed by what the first lane wrote


def test_without_prompts_the_lanes_are_what_they_were(visitor, engine):
    lanes_of(visitor)
    view = lanes_of(visitor, "\n \n")
    assert len(heads_of(visitor)) > 3 and not any(head["prompt"] for head in heads_of(visitor))
    lines = visitor.compare("lanes")
    assert {request.prompt for request in engine.requests} == {"Once upon a time"}
    assert not any(line["type"] == "Found" for line in lines) and engine.questions == []
    assert visitor.form[view.prompts.field] == "\n \n"


@pytest.mark.parametrize(
    ("kind", "prompts", "named"),
    [
        ("lanes", "one\none", ["“one”"]),
        ("sweep", "one\none", ["“one”"]),
        ("lanes", "\n".join(map(str, range(9))), ["9", "8"]),
        ("sweep", "\n".join(map(str, range(51))), ["51", "50"]),
    ],
)
def test_what_cannot_run_says_so_and_nothing_is_lost(visitor, engine, kind, prompts, named):
    view = lanes_of(visitor, prompts) if kind == "lanes" else sweep_of(visitor, prompts)
    assert visitor.compare(kind) == [] and engine.requests == []
    visitor.assert_refused("prompts", *named)
    assert visitor.form[view.prompts.field] == prompts


def test_no_prompts_for_a_sweep_over_them_says_so(visitor, engine):
    sweep_of(visitor, " \n")
    assert visitor.compare("sweep") == []
    visitor.assert_refused("prompts")


def test_two_axes_of_prompts_are_refused(visitor):
    sweep_of(visitor, "a\nb", "prompt")
    assert visitor.compare("sweep") == [] and "prompt is chosen twice." in visitor.says()


def test_seeds_make_several_runs_of_each_prompt(visitor, engine):
    view = lanes_of(visitor, "one\ntwo")
    visitor.form[view.seeds] = 2
    visitor.compare("lanes", seed="3")
    assert [(r.prompt, r.seed) for r in engine.requests] == [("one", 3), ("one", 4), ("two", 3), ("two", 4)]


def test_one_prompt_makes_a_lane_and_no_distances(visitor, engine):
    lanes_of(visitor, "alone")
    lines = visitor.compare("lanes")
    assert [r.prompt for r in engine.requests] == ["alone"] and engine.questions == []
    assert not any(line["type"] == "Found" for line in lines)


# --------------------------------------------------------------------------------------------------------- the sweep


def test_prompts_are_an_axis_beside_a_knob(visitor, engine):
    sweep_of(visitor, "Once \nOnce", "temperature", "0.5 1")
    lines = visitor.compare("sweep", prompt="")
    assert [(r.prompt, r.config["temperature"]) for r in engine.requests] == [
        ("Once ", 0.5), ("Once", 0.5), ("Once ", 1.0), ("Once", 1.0),
    ]  # fmt: skip
    assert lines[0]["axes"][0] == {"knob": "prompt", "values": ["Once ", "Once"]}
    assert [group["label"] for group in lines[0]["groups"]][:2] == [
        "prompt Once·, temperature 0.5", "prompt Once, temperature 0.5",
    ]  # fmt: skip
    assert [prompt["label"] for prompt in found(lines)["prompts"]] == ["1", "2"]
    rows = table(visitor, "sweep")
    assert [row["prompt"] for row in rows] == ["Once ", "Once"] * 2
    bits = [float(row["KL from the first prompt (bits)"]) * math.log(2) for row in rows]
    assert bits == pytest.approx([0, 1, 0, 1])


def test_a_prompt_of_digits_stays_a_text(visitor):
    sweep_of(visitor, "1\n1.0")
    visitor.compare("sweep")
    assert [row["prompt"] for row in table(visitor, "sweep")] == ["1", "1.0"]


def test_choosing_prompts_brings_the_list_and_wordings_to_begin_with(visitor):
    view = visitor.tab.views.others["sweep"]
    field, values = view.prompts.field, view.values[0]
    visitor.form[view.knobs[0]] = "prompt"
    updates = view.suggest(0, visitor.form)
    assert updates[values]["visible"] is False and updates[field].splitlines()[0] == "Once upon a time"
    visitor.form |= {view.knobs[0]: "top_k", view.knobs[1]: "prompt", field: "kept"}
    updates = view.suggest(0, visitor.form)
    assert updates[values]["value"] == "1, 5, 20, 50, 0" and updates[values]["visible"] is True and field not in updates
    assert view.prompts.box.any_of == {"axis-columns": ["prompt"], "axis-rows": ["prompt"]}


# -------------------------------------------------------------------------------------------------------- the distances


def test_a_lane_that_fails_leaves_the_distances_unknown(visitor, engine):
    failed = Failed("No room.", "Choose a smaller one.", "ModelError")
    engine.script = lambda request: iter([failed]) if request.prompt == "two" else scripted(request)
    lanes_of(visitor, "one\ntwo")
    told = found(visitor.compare("lanes"))
    assert told["read"] is None and not told["waiting"] and engine.questions == []


def test_why_the_prompts_cannot_be_read_is_told(visitor, engine):
    lanes_of(visitor, "one\ntwo")
    told = found(visitor.compare("lanes", model="mixed"))
    assert told["read"]["error"]["message"] == "mixed cannot be asked this."


def test_stop_keeps_the_texts_and_says_that_the_rest_is_not_known(visitor, engine):
    engine.pace = 0.02
    lanes_of(visitor, "one\ntwo")
    told = found(visitor.compare("lanes", stop_after=4))
    assert told["read"] is None and not told["waiting"] and not visitor.session.busy


# ---------------------------------------------------------------------------------------------------------- the files


def as_file(name, data):
    return {"name": name, "size": len(data), "data": base64.b64encode(data).decode()}


@pytest.mark.parametrize(
    ("file", "message"),
    [
        (as_file("a.png", b"\x89PNG"), "a.png is not one of the files that can be read."),
        (as_file("a.txt", b"\xff\xfe\xfa"), "Save it as UTF-8."),
        (as_file("a.txt", b"\n \n"), "a.txt holds no prompt."),
        (as_file("a.json", b'["one", ""]'), "a.json: entry 2 holds an empty prompt."),
        ({"name": "big.txt", "size": 10_000_000, "data": None}, f"big.txt has more than {MAX_BYTES:,} bytes"),
        (as_file("big.txt", b"a" * (MAX_BYTES + 1)), "Choose a smaller file."),
    ],
)
@pytest.mark.parametrize("kind", ["lanes", "sweep"])
def test_a_file_that_cannot_be_read_leaves_the_field(visitor, kind, file, message):
    prompts = visitor.tab.views.others[kind].prompts
    visitor.form[prompts.field] = "mine"
    visitor.take(prompts.load_file(file))
    assert visitor.form[prompts.field] == "mine" and message in visitor.says(prompts.message)


def test_the_prompts_of_a_file_stand_in_the_field(visitor):
    prompts = visitor.tab.views.side_by_side.prompts
    visitor.take(prompts.load_file(as_file("a.json", json.dumps(["one\ntwo", "three "]).encode())))
    assert visitor.form[prompts.field] == "one↵two\nthree "
    assert "2 prompts from a.json." in visitor.says(prompts.message)
    assert prompts.read(visitor.form) == ["one\ntwo", "three "]


def test_other_wordings_come_below_what_is_there(visitor):
    prompts = visitor.tab.views.side_by_side.prompts
    visitor.take(prompts.add_wordings("", "Hello there"))
    assert visitor.form[prompts.field].splitlines()[:2] == ["Hello there", "Hello there "]
    visitor.take(prompts.add_wordings("mine\nother", "Hello there"))
    assert visitor.form[prompts.field].splitlines()[:3] == ["mine", "other", "mine "]
    visitor.form[prompts.field] = ""
    visitor.take(prompts.add_wordings(" ", " "))
    assert visitor.form[prompts.field] == "" and "There is no prompt to reword." in visitor.says(prompts.message)


@pytest.mark.parametrize("kind", ["lanes", "sweep"])
def test_what_was_saved_opens_with_its_prompts_and_distances(tab, visitor, kind):
    _ = lanes_of(visitor) if kind == "lanes" else sweep_of(visitor, PROMPTS, "temperature", "0.5 1")
    lines = visitor.compare(kind, seed="4")
    file, rows = visitor.save(kind)["text"], visitor.save(kind, "csv")["text"]
    other = Visitor(tab, "b")
    opened = {"name": "saved.json", "text": file}
    other.call(lambda http: reopening.show(tab.page, tab.views.others, opened, http))
    assert other.save(kind, "csv")["text"] == rows and json.loads(other.save(kind)["text"]) == json.loads(file)
    assert found([json.loads(line) for line in other.session.comparisons[kind].lines().splitlines()])["read"] == (
        found(lines)["read"]
    )
    if kind == "lanes":
        view = tab.views.side_by_side
        assert other.form[view.prompts.field].splitlines() == TEXTS
        assert [head["prompt"] for head in heads_of(other)] == TEXTS


@pytest.mark.parametrize(
    "wrong",
    [
        {"kl": [[0.0]]}, {"tv": "far"}, {"mean": [0.0]},
        {"candidates": [{"id": 1, "text": "a", "probabilities": [1.0]}]},
    ],
)  # fmt: skip
def test_distances_that_do_not_fit_the_prompts_are_refused(tab, visitor, wrong):
    lanes_of(visitor)
    visitor.compare("lanes")
    data = json.loads(visitor.save("lanes")["text"])
    data["asked"]["read"] |= wrong
    other = Visitor(tab, "b")
    other.call(
        lambda http: reopening.show(tab.page, tab.views.others, {"name": "a.json", "text": json.dumps(data)}, http)
    )
    assert "This comparison is damaged" in other.says() and "lanes" not in other.session.comparisons


# -------------------------------------------------------------------------------------------------------- for real


@pytest.fixture(scope="module")
def real():
    engine = LocalEngine()
    yield make_tab(engine)
    engine.close()


def divergence(logp, logq):
    return torch.nn.functional.kl_div(logq, logp, reduction="sum", log_target=True).item()


def test_lanes_of_prompts_write_what_bare_generate_writes_and_lie_as_far_apart_as_bare_passes(real):
    visitor = Visitor(real)
    lanes_of(visitor)
    visitor.set_knobs({"do_sample": False, "max_new_tokens": 8})
    lines = visitor.compare("lanes", seed="0")
    traces = visitor.session.comparisons["lanes"].traces
    found_model = load("stories", Settings())
    model, encode, firsts = found_model.model, found_model.tokenizer.encode, []
    for text, trace in zip(TEXTS, traces, strict=True):
        ids = torch.tensor([encode(text)])
        out = model.generate(ids, attention_mask=torch.ones_like(ids), generation_config=GenerationConfig(
            do_sample=False, max_new_tokens=8, pad_token_id=0, eos_token_id=model.generation_config.eos_token_id
        ))  # fmt: skip
        assert trace.sequences[0].token_ids == out[0, ids.shape[1] :].tolist()
        with torch.no_grad():
            firsts.append(model(ids).logits[0, -1].double().log_softmax(-1))
    told = found(lines)["read"]
    for number, logp in enumerate(firsts):
        assert told["kl"][0][number] == pytest.approx(divergence(firsts[0], logp), abs=1e-5, rel=1e-3)
    assert told["kl"][0][1] > 1  # a space behind it changes everything for this model
    assert [token["id"] for token in told["text"]] == traces[0].sequences[0].token_ids


def test_in_a_chat_the_last_message_is_replaced(real):
    visitor = Visitor(real, "chat")
    asked = GenerationRequest("chat", messages=[{"role": "user", "content": "Are you a dog?"}])
    visitor.take(visitor.tab.page.area.showing(asked)[0])
    visitor.set(model="chat", prompt="Are you a dog?")
    lanes_of(visitor, "Are you a cat?\nare you a cat")
    visitor.set_knobs({"do_sample": False, "max_new_tokens": 4})
    read = found(visitor.compare("lanes"))["read"]
    requests = [entry.request for entry in visitor.session.comparisons["lanes"].entries]
    assert [request.messages[-1]["content"] for request in requests] == ["Are you a cat?", "are you a cat"]
    opened, firsts = load("chat", Settings()), []
    for request in requests:
        ids = opened.tokenizer.apply_chat_template(request.messages, add_generation_prompt=True, return_tensors="pt")
        with torch.no_grad():
            firsts.append(opened.model(ids["input_ids"]).logits[0, -1].double().log_softmax(-1))
    assert read["kl"][1][0] == pytest.approx(divergence(firsts[1], firsts[0]), abs=1e-5, rel=1e-3)


def test_the_sources_of_a_translator_are_prompts_too(real):
    visitor = Visitor(real, "source")
    visitor.set(model="translator")
    sweep_of(visitor, "The cat sleeps.\nThe dog sleeps.")
    visitor.set_knobs({"do_sample": False, "max_new_tokens": 6})
    read = found(visitor.compare("sweep"))["read"]
    opened, firsts = load("translator", Settings()), []
    start = torch.tensor([[opened.model.generation_config.decoder_start_token_id]])
    for source in ("The cat sleeps.", "The dog sleeps."):
        with torch.no_grad():
            ids = opened.tokenizer(source, return_tensors="pt").input_ids
            firsts.append(opened.model(input_ids=ids, decoder_input_ids=start).logits[0, -1].double().log_softmax(-1))
    assert read["kl"][0][1] == pytest.approx(divergence(*firsts), abs=1e-5, rel=1e-3)
