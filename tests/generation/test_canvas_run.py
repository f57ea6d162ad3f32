"""Requests to models of block diffusion: what is refused and what ignored, how they open, what is saved of a run."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import math
import threading
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
from transformers import DiffusionGemmaForBlockDiffusion, DiffusionGemmaGenerationConfig

from playground import GenerationRequest, Trace, generate
from playground.generation.answering import answer
from playground.generation.divergence import check_pair
from playground.knobs.essential import essential_knobs
from playground.knobs.modes import generation_mode, sampled
from playground.models.loading import LoadedModel, load
from playground.models.static_facts import read_facts
from playground.questions.pair import PairQuestion
from playground.questions.prompt_batch import BatchQuestion
from playground.requests.callables import UserCallables
from playground.requests.canvas_requests import DEFAULTS
from playground.requests.request import RequestError
from playground.requests.validation import Checked, check
from playground.settings import Settings
from playground.sharing.canvas_script import canvas_script
from playground.sharing.canvas_table import canvases_csv
from playground.sharing.links import from_query, to_query
from playground.sharing.open_trace import open_trace, request_of
from playground.trace import event_from_line, event_to_line
from playground.ui.controls.knob_panel.value import PANEL_KNOBS
from tests.support.decoding import decode
from tests.support.tiny_models import byte_tokenizer, save, tiny_diffusion, tiny_llama

CANVASES = {"canvas_length": 8}
DENOISING = {"max_denoising_steps": 4, "entropy_bound": 5.0}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return str(save(tmp_path_factory.mktemp("diffusion"), tiny_diffusion()))


@pytest.fixture(scope="module")
def trace(folder):
    return generate(request(folder))


def request(model: str, **fields) -> GenerationRequest:
    return GenerationRequest(
        **{"model": model, "prompt": "the cat", "seed": 4, "config": {"max_new_tokens": 12}, "denoising": DENOISING}
        | fields
    )


def refused(model, asked: GenerationRequest, settings: Settings | None = None, own: UserCallables | None = None):
    target = LoadedModel("tiny", model, byte_tokenizer(), "folder", "cpu", "float32")
    with pytest.raises(RequestError) as raised:
        decode(asked, target, None, settings or Settings(), lambda event: None, threading.Event(), own)
    return raised.value.diagnostics


# ---------------------------------------------------------------------------------------------------------- requests


def test_the_defaults_are_the_librarys():
    theirs = DiffusionGemmaGenerationConfig._get_default_generation_params()
    assert theirs.pop("sampler_config").entropy_bound == DEFAULTS["entropy_bound"]
    assert theirs == {name: value for name, value in DEFAULTS.items() if name != "entropy_bound"}


def test_knobs_that_it_does_not_read_are_named_in_one_line():
    asked = request("tiny", config={"do_sample": True, "top_p": 0.9, "num_beams": 4, "max_new_tokens": 8})
    (note,) = check(asked, Settings(), {}, CANVASES)
    assert note.severity == "info" and note.message.endswith("does not read do_sample, top_p, num_beams.")
    assert "denoises canvases" in PANEL_KNOBS["temperature"].why_inactive(CANVASES)
    read = {name for name, knob in PANEL_KNOBS.items() if not knob.why_inactive({**CANVASES, "starts_empty": True})}
    assert read == {"max_new_tokens", "bos_token_id", "eos_token_id", "pad_token_id", "denoising"}


def test_the_knob_of_denoising_is_ignored_where_tokens_come_one_by_one():
    (warning,) = check(request("tiny"), Settings(), {}, {"canvas_length": 0})
    assert (warning.knob, warning.severity) == ("denoising", "warning")
    assert "one token at a time" in warning.message
    assert check(request("tiny"), Settings()) == []  # nothing is known of the model


@pytest.mark.parametrize(
    ("denoising", "words"),
    [
        ({"max_denoising_steps": 0}, "at least 1"),
        ({"entropy_bound": 0}, "greater than 0"),
        ({"t_min": 0.9}, "less than t_max"),
        ({"t_max": 0.3}, "greater than t_min"),
        ({"steps": 4}, "no other fields"),
        ([4], "an object"),
    ],
)
def test_values_that_do_not_fit_are_refused(denoising, words):
    (error,) = check(request("tiny", denoising=denoising), Settings(), {}, CANVASES)
    assert (error.knob, error.severity) == ("denoising", "error") and words in error.message and error.fix


@pytest.mark.parametrize(
    ("field", "value"),
    [("given", " sat"), ("watch", [5]), ("structured_output", {"regex": "a+"}), ("custom_generate", "a/loop")],
)
def test_what_needs_one_token_after_the_other_is_refused(field, value):
    settings = Settings(allow_remote_code=True)
    known = check(request("tiny", **{field: value}), settings, {}, CANVASES)
    assert [(each.knob, each.severity) for each in known] == [(field, "error")]
    (found,) = refused(tiny_diffusion(), request("tiny", **{field: value}), settings)
    assert found == known[0]


def test_a_persons_own_python_is_refused():
    own = UserCallables(logits_processor=[lambda ids, scores: scores])
    (found,) = refused(tiny_diffusion(), request("tiny"), own=own)
    assert found.knob == "logits_processor" and found.fix


@pytest.mark.parametrize(
    ("config", "settings", "words", "fix"),
    [
        ({"max_new_tokens": 40}, Settings(), "its context (32 tokens)", "Set max_new_tokens to 24 or less."),
        ({"max_new_tokens": 12}, Settings(max_new_tokens=12), "allows 12", "Set max_new_tokens to 8 or less."),
        ({"max_new_tokens": 4}, Settings(max_new_tokens=4), "this server allows 4", "Choose another model."),
        ({"max_new_tokens": 8, "eos_token_id": 300}, Settings(), "300 does not exist", "Use ids from 0 to 299."),
    ],
)
def test_whole_canvases_must_fit(config, settings, words, fix):
    (found,) = refused(tiny_diffusion(context=32), request("tiny", config=config), settings)
    assert words in found.message and found.fix == fix


def test_it_neither_drafts_nor_takes_part_in_batches_and_pairs():
    model = LoadedModel("canvases", tiny_diffusion(), byte_tokenizer(), "folder", "cpu", "float32")
    other = LoadedModel("tiny", tiny_llama(), byte_tokenizer(), "folder", "cpu", "float32")
    arguments = (Settings(), lambda event: None, threading.Event())
    with pytest.raises(RequestError, match="cannot draft"):
        decode(GenerationRequest("tiny", "a", assistant="canvases"), other, model, *arguments)
    with pytest.raises(RequestError, match="no distribution of a next token"):
        check_pair(PairQuestion("canvases", "tiny", (5,), (6,)), model, other, Settings())
    batch = BatchQuestion(GenerationRequest("canvases"), ("a", "b"))
    with pytest.raises(RequestError, match="cannot be decoded as a batch"):
        answer(batch, [model], *arguments)


def test_its_mode_and_its_few_knobs():
    config = {**CANVASES, "num_beams": 4, "do_sample": False}
    assert generation_mode(config) == "block_diffusion" and sampled(config)
    assert essential_knobs(config, {"num_beams": 4}, PANEL_KNOBS)[0] == "denoising"


# ------------------------------------------------------------------------------------------------------------ models


def test_long_lists_are_checked_beside_the_lanes(folder, trace, monkeypatch):
    threads, on = [], Checked.on
    monkeypatch.setattr(Checked, "on", lambda *args: (threads.append(threading.current_thread().name), on(*args))[1])
    many = generate(request(folder, config={"max_new_tokens": 12, "suppress_tokens": [5] * 300}))
    assert many.sequences == trace.sequences and threads == ["side work"]


def test_a_checkpoint_opens_and_tells_of_itself(folder):
    opened = load(folder, Settings())
    assert isinstance(opened.model, DiffusionGemmaForBlockDiffusion)
    assert (opened.canvas_length, opened.vocab_size, opened.context_length) == (8, 300, 256)
    facts = read_facts(folder, Settings())
    assert facts.canvas_length == facts.context["canvas_length"] == 8
    assert read_facts("stories", Settings()).context["canvas_length"] == 0


# -------------------------------------------------------------------------------------------------------- saved runs


def test_a_saved_run_opens_again(trace):
    assert open_trace(trace.to_json()) == trace.for_files()  # the model lies in a folder
    assert [event_from_line(event_to_line(event)) for event in trace.events()] == list(trace.events())
    assert request_of(trace).denoising == DENOISING
    assert len(trace.canvases) == 2 and trace.canvases[0][0].num_accepted >= 1
    place = trace.canvas_steps[0].places[0]
    assert trace.canvas_steps[0].mean_entropy == pytest.approx(sum(p.entropy for p in trace.canvas_steps[0].places) / 8)
    assert place.text and place.read_text


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda trace: trace.canvas_steps.pop(1), "a denoising step is missing"),
        (lambda trace: trace.canvas_steps[2].places.pop(), "canvases have different lengths"),
        (lambda trace: trace.sequences[0].logprobs.append(-1.0), "log-probabilities"),
    ],
)
def test_a_damaged_one_does_not(trace, damage, words):
    copy = Trace.from_json(trace.to_json())
    damage(copy)
    with pytest.raises(ValueError, match=words):
        open_trace(copy.to_json())


def test_a_link_carries_the_settings():
    asked = request("stories")
    assert from_query(dict(parse_qsl(to_query(asked)))).denoising == DENOISING


def test_the_script_prints_the_same_text(folder, trace, monkeypatch):
    monkeypatch.chdir(Path(folder).parent)  # the script looks for the model where it runs
    asked = request(folder, config={"max_new_tokens": 12, "top_p": 0.5, "do_sample": True})
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(canvas_script(asked), {})  # in a name space of its own, as a file is run
    assert told.getvalue() == trace.sequences[0].text + "\n"


def test_a_table_has_a_row_for_each_place_of_each_step(trace):
    rows = list(csv.DictReader(io.StringIO(canvases_csv(trace))))
    assert len(rows) == sum(len(step.places) for step in trace.canvas_steps)
    last = trace.canvas_steps[-1]
    assert [int(row["token_id"]) for row in rows[-8:]] == [place.token_id for place in last.places]
    assert [float(row["logprob (nats)"]) for row in rows[-8:]] == [place.logprob for place in last.places]
    bits = [float(row["entropy (bits)"]) for row in rows[-8:]]
    assert bits == pytest.approx([place.entropy / math.log(2) for place in last.places])
    assert rows[0]["versions"] and json.loads(rows[0]["prompt"]) == trace.started.prompt and not rows[1]["versions"]
    assert [row["accepted"] for row in rows[-8:]] == [str(place.accepted).lower() for place in last.places]
