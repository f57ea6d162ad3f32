"""Where a decoder looked: the weights that the library's own `generate` hands out, over what the encoder has got."""

from __future__ import annotations

import base64
import dataclasses
import io
import threading

import msgspec
import numpy as np
import pytest
import torch
from PIL import Image
from transformers import AutoFeatureExtractor, AutoImageProcessor

from playground import GenerationRequest, RequestError, cross_attention, generate
from playground.generation.answering import answer
from playground.generation.encoder_input import MediaGrid, seen_by
from playground.media import read_media
from playground.models.loading import load
from playground.models.media_processor import MediaProcessor
from playground.questions import Answered
from playground.questions.cross_attention import AttentionQuestion
from playground.requests.request import raise_for_errors
from playground.settings import Settings
from playground.trace import Failed, Finished
from tests.generation.test_media_inputs import request_for, traced
from tests.support.media_models import picture, save_family, sound

LOCAL = Settings.local()


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """(model, trace of a greedy run, what it has read) by the name of a family."""
    found = {}

    def open_family(family):
        if family not in found:
            model = load(str(save_family(family, tmp_path_factory.mktemp(family))), LOCAL)
            request = request_for(family, model, {"do_sample": False})
            found[family] = model, traced(request, model), request.media[0]
        return found[family]

    return open_family


def read(family, opened, layer=None):
    """The answer about all tokens of a family's run."""
    model, trace, media = opened(family)
    events = []
    question = AttentionQuestion.of_trace(trace, media, layer=layer)
    answer(question, [model], LOCAL, events.append, threading.Event())
    assert [type(event) for event in events] == [Answered, Finished]
    return events[0].answer


def weights_of_generate(family, opened):
    """(layers, tokens, positions): the mean over heads, as `generate` hands it out step by step."""
    model, trace, _ = opened(family)
    folder = model.name
    if family == "vision_encoder_decoder":
        inputs = AutoImageProcessor.from_pretrained(folder)(images=picture(), return_tensors="pt")
    else:
        inputs = AutoFeatureExtractor.from_pretrained(folder)(sound(), sampling_rate=16000, return_tensors="pt")
    eager = load(folder, LOCAL).model
    eager.set_attn_implementation("eager")
    count = len(trace.sequences[0].token_ids)
    more = {"do_sample": False, "max_new_tokens": count, "return_dict_in_generate": True, "output_attentions": True}
    steps = eager.generate(**inputs, **more).cross_attentions
    return torch.stack([torch.stack([layer[0, :, -1].mean(0) for layer in step]) for step in steps], 1)


@pytest.mark.parametrize("family", ["vision_encoder_decoder", "whisper", "speech_to_text", "moonshine"])
@pytest.mark.parametrize("layer", [None, 0, 1])
def test_the_weights_are_those_of_generate(family, layer, opened):
    found = read(family, opened, layer)
    expected = weights_of_generate(family, opened)
    mean = expected.mean(0) if layer is None else expected[layer]
    first = 1 if found.kind == "image" else 0  # ViT's first position is of no patch
    cells = found.rows * found.columns
    assert found.layers == 2 and found.layer == layer and len(found.weights) == mean.shape[0]
    assert np.allclose(found.weights, mean[:, first : first + cells], atol=2e-5)
    rest = mean[:, :first].sum(-1) + mean[:, first + cells :].sum(-1)
    assert np.allclose(found.elsewhere, rest, atol=2e-5)
    trace = opened(family)[1]
    assert [token.id for token in found.tokens] == trace.sequences[0].token_ids


def test_the_picture_is_what_the_encoder_got(opened):
    found = read("vision_encoder_decoder", opened)
    shown = Image.open(io.BytesIO(base64.b64decode(found.picture)))
    assert (found.rows, found.columns, found.seconds, shown.size) == (2, 2, None, (16, 16))
    small = np.asarray(picture().resize((16, 16), Image.Resampling.BILINEAR), float)
    assert np.abs(np.asarray(shown, float) - small).max() <= 2


def test_a_sound_has_its_seconds_and_its_spectrogram(opened):
    found = read("whisper", opened)  # half a second of one
    shown = Image.open(io.BytesIO(base64.b64decode(found.picture)))
    assert (found.rows, found.columns, found.seconds) == (1, 25, 0.5)
    assert shown.size == (50, 8) and shown.mode == "L"
    assert read("moonshine", opened).picture is None  # it gets samples


@pytest.mark.parametrize(
    ("positions", "size", "expected"),
    [
        (65, (96, 96), MediaGrid(1, 8, 8)),
        (197, (224, 224), MediaGrid(1, 14, 14)),
        (198, (224, 224), MediaGrid(2, 14, 14)),
        (4800, (2560, 1920), MediaGrid(0, 80, 60)),
        (7, (96, 96), None),
    ],
)
def test_positions_are_patches(positions, size, expected):
    inputs = {"pixel_values": torch.zeros(1, 3, *size)}
    assert seen_by(MediaProcessor(), inputs, positions, {"kind": "image"}) == expected


def test_the_captioner_looks_at_what_it_names():
    """A thing in an empty picture: the patches that it covers have more weight than any other."""
    image = Image.new("RGB", (96, 96), (235, 235, 235))
    image.paste((200, 30, 30), (60, 60, 84, 84))  # a red square
    trace = generate(GenerationRequest("captioner", media=[image], config={"do_sample": False}))
    found = cross_attention(trace, image)
    column = next(i for i, token in enumerate(found.tokens) if token.text == " red")
    weights = np.array(found.weights[column]).reshape(found.rows, found.columns)
    covered = np.zeros_like(weights, bool)
    covered[5:7, 5:7] = True
    assert weights[covered].min() > 2 * weights[~covered].max()


def test_it_changes_no_shared_model(opened):
    model, trace, _ = opened("whisper")
    before = model.model.config._attn_implementation
    read("whisper", opened)
    assert model.model.config._attn_implementation == before
    request = request_for("whisper", model, {"do_sample": False})
    assert traced(request, model).sequences[0].token_ids == trace.sequences[0].token_ids


def test_what_is_stopped_or_takes_too_long_is_told(opened):
    model, trace, media = opened("whisper")
    question, events, now = AttentionQuestion.of_trace(trace, media), [], threading.Event()
    answer(question, [model], dataclasses.replace(LOCAL, max_seconds=0), events.append, now)
    assert [type(event) for event in events] == [Failed] and "took too long" in events[0].message


def test_what_cannot_be_asked_is_refused(opened):
    model, trace, media = opened("whisper")
    question = AttentionQuestion.of_trace(trace, media)
    wrong = [
        ({"places": []}, "no such token"),
        ({"places": [0]}, "no such token"),
        ({"places": [len(question.text)]}, "no such token"),
        ({"text": [5] * 99, "places": list(range(1, AttentionQuestion.most + 3))}, "too many"),
        ({"text": [10**9, 1], "places": [1]}, "not one that"),
        ({"layer": 2}, "2 layers"),
        ({"layer": -1}, "2 layers"),
    ]
    for changes, words in wrong:
        with pytest.raises(RequestError, match=words):
            changed = msgspec.structs.replace(question, **changes)
            raise_for_errors(list(changed.problems(LOCAL)))
            answer(changed, [model], LOCAL, print, threading.Event())
    with pytest.raises(RequestError, match="no cross-attention"):
        answer(question, [opened("llava")[0]], LOCAL, print, threading.Event())


def test_a_trace_is_asked_about_what_it_has_read(opened):
    _, trace, media = opened("whisper")
    count = len(trace.sequences[0].token_ids)
    begun = len(trace.started.decoder_tokens)
    assert AttentionQuestion.of_trace(trace, media, [count - 1]).places == [count + begun - 1]
    other = read_media(picture(), LOCAL)
    for arguments in ((other, None), (media, [count]), (media, [-1])):
        with pytest.raises(ValueError, match=r"another picture|has the tokens"):
            AttentionQuestion.of_trace(trace, *arguments)
    with pytest.raises(ValueError, match="no such text"):
        AttentionQuestion.of_trace(trace, media, sequence=1)
