"""Pictures and sounds: the ids of bare `generate` for eleven families, and what is refused before a run."""

from __future__ import annotations

import copy
import dataclasses
import importlib.util
import threading

import pytest
import torch
from transformers import AutoFeatureExtractor, AutoImageProcessor, AutoProcessor, GenerationConfig
from transformers.trainer_utils import set_seed

from playground.generation.media_inputs import placed_messages, placed_text
from playground.media import read_media, told
from playground.models.loading import load
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Trace
from tests.support.decoding import decode
from tests.support.media_models import (
    FAMILIES,
    HEAR,
    NEED_TORCHVISION,
    WITHOUT_PROMPT,
    picture,
    save_family,
    sound,
)
from tests.support.slow import mostly_slow

LOCAL = Settings.local()
TOKENS = 6
CONFIGS = {
    "greedy": {"do_sample": False},
    "sampling": {"do_sample": True, "temperature": 0.8, "top_k": 20, "num_return_sequences": 2},
    "beams": {"num_beams": 4, "num_return_sequences": 2},
}
PROMPT = "the cat sat"
MESSAGES = [{"role": "user", "content": "what is it?"}]


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """A function that opens the model of a family, once."""
    models = {}

    def open_family(family):
        if family not in models:
            folder = save_family(family, tmp_path_factory.mktemp(family))
            models[family] = load(str(folder), LOCAL)
        return models[family]

    return open_family


def media_for(family):
    return [read_media((sound(), 16000) if family in HEAR else picture(), LOCAL)]


def request_for(family, model, config, **more):
    prompt = "" if family in WITHOUT_PROMPT or "messages" in more else PROMPT
    config = {**config, "max_new_tokens": TOKENS}
    return GenerationRequest(model.name, prompt, config=config, seed=3, **{"media": media_for(family), **more})


def traced(request, model):
    events = []
    decode(request, model, None, LOCAL, events.append, threading.Event())
    return Trace.fold(events)


def encoded(family, folder, chat=False):
    """What the library's own calls make of the picture or the sound, as its documentation has them."""
    heard = {"audio": [sound()], "sampling_rate": 16000}
    if family == "vision_encoder_decoder":
        return AutoImageProcessor.from_pretrained(folder)(images=picture(), return_tensors="pt")
    if family in WITHOUT_PROMPT:
        return AutoFeatureExtractor.from_pretrained(folder)(sound(), sampling_rate=16000, return_tensors="pt")
    processor = AutoProcessor.from_pretrained(folder)
    given = heard if family in HEAR else {"images": [[picture()]]}
    if chat:
        part = {"type": "audio", "audio": sound()} if family in HEAR else {"type": "image", "image": picture()}
        messages = [{"role": "user", "content": [part, {"type": "text", "text": MESSAGES[0]["content"]}]}]
        return processor.apply_chat_template(
            messages, add_generation_prompt=True, tokenize=True, return_dict=True, return_tensors="pt"
        )
    marks = {"gemma3": "<start_of_image>", "qwen2_audio": "<|AUDIO|>", "qwen2_5_vl": "<|image_pad|>"}
    mark = marks.get(family, "<image>")
    text = PROMPT if family in ("blip", "git") else mark + PROMPT
    return processor(text=text, return_tensors="pt", **given)


def bare(family, model, config, chat=False):
    """The ids of the library alone, without those that the text begins with."""
    net, inputs = copy.deepcopy(model.model), encoded(family, model.name, chat)
    more = {"temperature": config["temperature"]} if family == "whisper" and config.get("do_sample") else {}
    if family == "whisper":  # one call, also where a text has times in it
        more["force_unique_generate_call"] = True
    set_seed(3)
    with torch.no_grad():
        config = GenerationConfig(**{**net.generation_config.to_dict(), **config, "max_new_tokens": TOKENS})
        return net.generate(**inputs, generation_config=config, **more).tolist()


def same_texts(found, expected):
    """Whether each text of the trace is what the library wrote, apart from what stands before and after it."""
    assert len(found) == len(expected)
    for sequence, row in zip(found, expected, strict=True):
        ids = sequence.token_ids
        ends = [row[at : at + len(ids)] for at in range(len(row) - len(ids) + 1)]
        assert ids in ends and len(ids) >= 1
        while row[-1] == 0 != ids[-1]:  # padding
            row = row[:-1]
        assert row[len(row) - len(ids) :] == ids


def is_missing(family):
    return family in NEED_TORCHVISION and importlib.util.find_spec("torchvision") is None


@pytest.mark.parametrize("name, family", mostly_slow(
    ((name, family) for family in FAMILIES for name in CONFIGS), lambda name, family: name == "greedy"
))  # fmt: skip
def test_the_ids_are_those_of_bare_generate(opened, name, family):
    if is_missing(family):
        pytest.skip("its processor needs torchvision")
    model = opened(family)
    trace = traced(request_for(family, model, CONFIGS[name]), model)
    same_texts(trace.sequences, bare(family, model, CONFIGS[name]))


CHATS = [family for family in FAMILIES if family not in (*WITHOUT_PROMPT, "blip", "git")]


@pytest.mark.parametrize("family", CHATS)
def test_in_a_chat_they_are_those_of_the_processors_template(opened, family):
    if is_missing(family):
        pytest.skip("its processor needs torchvision")
    model = opened(family)
    trace = traced(request_for(family, model, CONFIGS["greedy"], messages=MESSAGES), model)
    prompt = encoded(family, model.name, chat=True)["input_ids"][0].tolist()
    assert [token.token_id for token in trace.started.prompt_tokens] == prompt
    same_texts(trace.sequences, bare(family, model, CONFIGS["greedy"], chat=True))


def test_eleven_families_need_no_more_than_what_is_installed():
    assert len(set(FAMILIES) - set(NEED_TORCHVISION)) >= 11


def test_a_run_tells_where_it_has_read_and_keeps_no_file(opened):
    model = opened("llava")
    media = media_for("llava")
    trace = traced(request_for("llava", model, {}, media=media), model)
    [span] = trace.started.media
    ids = [token.token_id for token in trace.started.prompt_tokens]
    assert (span.kind, set(ids[span.start : span.end])) == ("image", {model.model.config.image_token_id})
    assert span.end - span.start == 4  # 16 by 16 pixels, in patches of 8
    assert trace.started.request["media"] == [told(media[0])] and "data" not in trace.to_json()
    again = Trace.from_json(trace.to_json())
    assert again.started.media == trace.started.media


def test_another_picture_gives_another_text(opened):
    model = opened("llava")
    texts = [
        traced(request_for("llava", model, {}, media=[read_media(picture(seed), LOCAL)]), model).sequences[0].token_ids
        for seed in (0, 1)
    ]
    assert texts[0] != texts[1]


@pytest.mark.parametrize("family", ["llava", "gemma3", "qwen2_audio"])
def test_without_media_they_work_as_models_of_text(opened, family):
    model = opened(family)
    trace = traced(request_for(family, model, {"do_sample": False}, media=[]), model)
    inputs = model.tokenizer(PROMPT, return_tensors="pt")
    expected = copy.deepcopy(model.model).generate(**inputs, max_new_tokens=TOKENS, do_sample=False)
    assert trace.sequences[0].token_ids == expected[0, inputs["input_ids"].shape[1] :].tolist()
    assert trace.started.media == []


def refusal(model, **fields):
    with pytest.raises(RequestError) as refused:
        traced(GenerationRequest(model.name, config={"max_new_tokens": 2}, **fields), model)
    [problem] = refused.value.diagnostics
    assert problem.knob == "media" and problem.fix
    return problem.message


def test_what_a_model_cannot_read_is_refused(opened):
    image, audio = media_for("llava"), media_for("whisper")
    assert "not read sounds" in refusal(opened("llava"), prompt="a", media=audio)
    assert "not read pictures" in refusal(opened("whisper"), media=image)
    assert "there is none" in refusal(opened("whisper"))
    assert "there is none" in refusal(opened("vision_encoder_decoder"), prompt="a")
    assert "one at a time" in refusal(opened("vision_encoder_decoder"), media=image * 2)
    for seconds, shown in ((1.5, "1.5"), (1.001, "1.01")):  # never the same number twice
        long = [read_media((sound(seconds), 16000), LOCAL)]
        assert f"1 seconds at a time, and this sound has {shown}." in refusal(opened("whisper"), media=long)
    alone = dataclasses.replace(opened("llava"), processor=None)
    assert "only text" in refusal(alone, prompt="a", media=image)


def test_what_a_processor_refuses_is_told(opened):
    wrong = refusal(opened("llava"), prompt="<image> and <image>", media=media_for("llava"))
    assert "processor" in wrong


def test_a_sound_is_read_at_the_rate_of_the_model(opened):
    model = opened("moonshine")
    slow = read_media((sound(rate=8000), 8000), LOCAL)
    trace = traced(request_for("moonshine", model, {}, media=[slow]), model)
    assert trace.sequences[0].token_ids


def test_places(opened):
    processor = opened("llava").processor
    media = [{"kind": "image", "at": 4}, {"kind": "image"}]
    assert placed_text("see this", media, processor) == "<image>see <image>this"
    assert placed_text("see <image>", media, processor) == "see <image>"
    turns = [{"role": "user", "content": "one"}, {"role": "assistant", "content": "two"}]
    assert placed_messages(turns, [{"kind": "image"}], None) == [
        {"role": "user", "content": [{"type": "image"}, {"type": "text", "text": "one"}]}, turns[1]
    ]
    placed = placed_messages(turns, [{"kind": "image", "message": 1, "at": 2}], None)
    assert placed[1]["content"] == [
        {"type": "text", "text": "tw"}, {"type": "image"}, {"type": "text", "text": "o"}
    ]
    assert placed_messages(turns, [{"kind": "image", "message": 0}], processor)[0]["content"] == "<image>one"


@pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
def test_times_are_those_of_bare_generate(config, opened):
    model = opened("whisper")
    trace = traced(request_for("whisper", model, config, return_timestamps=True), model)
    asked = copy.deepcopy(model.model.generation_config)
    asked.update(**config, max_new_tokens=TOKENS)
    more = {"temperature": config["temperature"]} if "temperature" in config else {}
    set_seed(3)
    expected = model.model.generate(
        **encoded("whisper", model.name), generation_config=asked, return_timestamps=True,
        force_unique_generate_call=True, return_dict_in_generate=True, **more,
    ).sequences  # fmt: skip
    begun = len(trace.started.decoder_tokens)
    pad = model.model.generation_config.pad_token_id
    for row, sequence in zip(expected.tolist(), trace.sequences, strict=True):
        ids = sequence.token_ids
        assert row[begun:][: len(ids)] == ids and set(row[begun:][len(ids) :]) <= {pad}
        assert ids[0] >= trace.started.timestamps.first  # it begins with a time
    assert trace.started.timestamps.seconds == 0.02


def test_no_times_where_a_model_gives_none_is_said(opened):
    model = opened("vision_encoder_decoder")
    trace = traced(request_for("vision_encoder_decoder", model, CONFIGS["greedy"], return_timestamps=True), model)
    assert "gives no times" in trace.sequences[0].note and trace.started.timestamps is None
