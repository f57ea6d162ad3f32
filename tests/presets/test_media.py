"""The example pictures and clips: all are listed, small, of the formats that are said, and held out."""

from __future__ import annotations

import json
import wave

import pytest
from PIL import Image

from training.captioner_captions import captions, parse
from training.captioner_drawing import SIDE
from training.captioner_scenes import held_out as scene_held_out
from training.listener_sentences import held_out, vocabulary
from training.listener_speech import RATE, SECONDS
from training.media_examples import FOLDER, read_clip

INDEX = json.loads((FOLDER / "index.json").read_text("utf-8"))


def of(kind):
    return [entry for entry in INDEX if entry["kind"] == kind]


def test_every_file_is_listed_and_all_are_small():
    files = {path.relative_to(FOLDER).as_posix(): path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()}
    lessons = {"lessons/go-home.json", "lessons/brown-fox.json"}
    assert set(files) == {entry["file"] for entry in INDEX} | {"index.json"} | lessons
    assert sum(files.values()) <= 2_000_000
    assert len(of("image")) >= 24 and len(of("clip")) >= 24 and len(INDEX) == len(of("image")) + len(of("clip"))


@pytest.mark.parametrize("entry", of("image"), ids=lambda entry: entry["text"])
def test_images(entry):
    with Image.open(FOLDER / entry["file"]) as image:
        assert (image.format, image.size, image.mode) == ("PNG", (SIDE, SIDE), "RGB")
    scene = parse(entry["text"])
    assert scene_held_out(scene) and entry["captions"] == list(captions(scene)) and entry["text"] in entry["captions"]


@pytest.mark.parametrize("entry", of("clip"), ids=lambda entry: entry["text"])
def test_clips(entry):
    with wave.open(str(FOLDER / entry["file"])) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        seconds = file.getnframes() / RATE
    assert seconds <= SECONDS and " ".join(text for text, *_ in entry["said"]) == entry["text"]
    samples = read_clip(FOLDER / entry["file"])
    assert 0.05 < abs(samples).max() <= 1
    last, phrases = 0.0, []
    for word, begin, end in entry["said"]:
        assert word in vocabulary() and last <= begin < end <= seconds
        phrases = [*phrases, word] if begin > last + 0.1 or not phrases else [*phrases[:-1], f"{phrases[-1]} {word}"]
        last = end
    assert len(phrases) <= 2 and all(map(held_out, phrases))
    speech = samples[round(entry["said"][0][1] * RATE) : round(last * RATE)]
    assert (speech**2).mean() > 2 * (samples[: round(0.04 * RATE)] ** 2).mean()  # nothing is said at first


def test_no_example_comes_twice():
    assert len({entry["text"] for entry in INDEX}) == len(INDEX)
