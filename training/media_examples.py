"""Makes the example pictures and clips of the page: `python -m training.media_examples`.

Writes presets/media/images/*.png, 96 x 96 pixels, presets/media/clips/*.wav, 16,000 samples a second, mono, 16 bits, and
presets/media/index.json, a list with an object for each file:

- "file": its path from presets/media;
- "kind": "image" or "clip";
- "text": what it shows or says;
- "captions", of an image: every true caption;
- "said", of a clip: its words, each with the seconds of its begin and end.

All are held out: training has neither these scenes nor these texts and voices. espeak-ng says the clips.

Writes presets/media/lessons/*.json, too, sounds of lessons as plain data: what the bundled `listener` gets wrong greedily and
right with four beams, searched for; and what Whisper tiny.en gets wrong and right in the same way (found by hand).
"""

from __future__ import annotations

import argparse
import itertools
import json
import wave
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from PIL import Image

from playground.media import read_media
from playground.settings import Settings
from training import listener_card
from training.captioner_captions import captions
from training.captioner_drawing import Picture
from training.captioner_scenes import GROUNDS, Scene
from training.captioner_train import pictures
from training.listener_speech import RATE, Clip, clips, speak
from training.listener_speech import clip as drawn_clip

FOLDER = Path(__file__).parents[1] / "presets" / "media"
SEED = 4  # no other files have it
OF_EACH = 6  # images of each form of scene
CLIPS, PAIRS = 28, 8  # clips, and how many of them have two phrases
SECONDS, SECONDS_PAIR = 2.0, 3.0  # the longest clips that are taken
NOISY = (-2.0, 8.0)  # decibels of speech above the noise, where words are misheard
CLEAR = 15.0  # decibels: noise is further below the speech


def form(scene: Scene) -> str:
    """What the images of an example are sorted by."""
    if scene.relation in GROUNDS:
        return "ground"
    return scene.relation or ("one" if scene.things[0].number == 1 else "many")


def chosen_pictures() -> Iterator[tuple[Scene, Picture]]:
    """OF_EACH held-out pictures of each of the six forms, no scene twice."""
    left, seen = dict.fromkeys(("one", "many", "above", "left", "and", "ground"), OF_EACH), set()
    for scene, drawn in pictures(SEED, held=True):
        if left[form(scene)] and scene not in seen:
            left[form(scene)] -= 1
            seen.add(scene)
            yield scene, drawn
        if not any(left.values()):
            return


def chosen_clips() -> Iterator[Clip]:
    """CLIPS held-out clips that are short and clear, no text twice."""
    left, texts = {1: CLIPS - PAIRS, 2: PAIRS}, set()
    for clip in clips(SEED, held=True):
        seconds = len(clip.samples) / RATE
        short = seconds <= (SECONDS_PAIR if clip.phrases == 2 else SECONDS)
        if left[clip.phrases] and short and clip.decibels >= CLEAR and clip.text not in texts:
            left[clip.phrases] -= 1
            texts.add(clip.text)
            yield clip
        if not any(left.values()):
            return


def save_image(image: Image.Image, file: Path) -> None:
    image.save(file, optimize=True)


def save_clip(samples: np.ndarray, file: Path) -> None:
    """Samples from -1 to 1 as a WAV file of 16 bits."""
    with wave.open(str(file), "wb") as opened:
        opened.setnchannels(1)
        opened.setsampwidth(2)
        opened.setframerate(RATE)
        opened.writeframes(np.round(np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


def read_clip(file: Path) -> np.ndarray:
    """The samples of such a file, float32 from -1 to 1."""
    with wave.open(str(file)) as opened:
        frames = np.frombuffer(opened.readframes(opened.getnframes()), "<i2")
    return frames.astype(np.float32) / 32767


def _name(number: int, text: str, ending: str) -> str:
    return f"{number:02d}-{text.replace(' ', '-')}.{ending}"


def write(folder: Path) -> list[dict]:
    """Make all files and the list of them, which is returned."""
    for part in ("images", "clips"):
        (folder / part).mkdir(parents=True, exist_ok=True)
        for file in (folder / part).iterdir():
            file.unlink()
    index = []
    for number, (scene, drawn) in zip(itertools.count(1), chosen_pictures(), strict=False):
        ways = captions(scene)
        text = max(ways, key=lambda way: ways[way])
        file = f"images/{_name(number, text, 'png')}"
        save_image(drawn.image, folder / file)
        index.append({"file": file, "kind": "image", "text": text, "captions": list(ways)})
    for number, clip in zip(itertools.count(1), chosen_clips(), strict=False):
        file = f"clips/{_name(number, clip.text, 'wav')}"
        save_clip(clip.samples, folder / file)
        said = [[text, round(begin, 2), round(end, 2)] for text, begin, end in clip.said]
        index.append({"file": file, "kind": "clip", "text": clip.text, "said": said})
    lines = ",\n".join(json.dumps(entry) for entry in index)
    (folder / "index.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return index


def misheard() -> np.ndarray:
    """The first clip in noise, 3 seconds at most, that ends with "go home", which greedy decoding takes for something else."""
    model, processor = listener_card.load(listener_card.FOLDER)
    for number in itertools.count():
        found = drawn_clip(f"misheard {number}", held=True, decibels=NOISY)
        if not found.text.endswith(" go home") or len(found.samples) > 3 * RATE:
            continue
        samples = np.round(found.samples * 32767).astype(np.int16) / np.float32(32768)
        greedy, beams = (
            listener_card.transcribed(model, processor, [samples], num_beams=count)[0] for count in (1, 4)
        )  # fmt: skip
        heard = found.text.removesuffix("go home")  # the rest, which both hear
        if beams == found.text and greedy.startswith(heard) and not greedy.startswith(f"{heard}go"):
            return samples
    raise AssertionError("endless")


def lesson_sounds() -> Iterator[tuple[str, np.ndarray]]:
    """(name, samples) of each."""
    yield "go-home", misheard()
    spoken, _, _ = speak("the brown fox jumped", "gmw/en-US+m1", 150, 50)
    silence = np.zeros(round(0.3 * RATE), np.float32)
    yield "brown-fox", np.concatenate([silence, 0.6 * spoken / np.abs(spoken).max(), silence])


def write_lesson_sounds(folder: Path) -> None:
    """Make their files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in lesson_sounds():
        data = json.dumps(read_media((samples.astype(np.float32), RATE), Settings()))
        (folder / f"{name}.json").write_text(f"{data}\n", encoding="utf-8")


def main() -> None:
    """Make the examples."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER)
    out = parser.parse_args().out
    index = write(out)
    write_lesson_sounds(out / "lessons")
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{len(index)} files, {size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
