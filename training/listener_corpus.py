"""The training data of `listener`: `python -m training.listener_corpus --out FOLDER --clips N`.

Writes FOLDER/train.npy, what the encoder reads of each clip, (clips, MELS, frames) float16, and FOLDER/train.jsonl, a line
{"said": [[word, begin, end], ...], "phonemes": the same of these, "voice", "decibels"} for each clip. espeak-ng says the clips (listener_speech.py).
"""

from __future__ import annotations

import argparse
import itertools
import json
from pathlib import Path

import numpy as np
from transformers import WhisperFeatureExtractor

from training.listener_speech import RATE, SECONDS, Clip, clips

MELS = 40  # bands of the spectrogram
FRAMES = 100 * SECONDS  # of the spectrogram, 10 ms each


def extractor() -> WhisperFeatureExtractor:
    """What turns samples into log-mel spectrograms, (clips, MELS, FRAMES): Whisper's, for short clips and half its bands."""
    return WhisperFeatureExtractor(feature_size=MELS, sampling_rate=RATE, chunk_length=SECONDS)


def features(some: list[Clip]) -> np.ndarray:
    """The spectrograms of clips, (clips, MELS, FRAMES)."""
    return np.stack(extractor()([clip.samples for clip in some], sampling_rate=RATE)["input_features"])


def write(out: Path, count: int, at_once: int = 100) -> None:
    """Make the clips of training and their spectrograms, `at_once` of them at a time."""
    out.mkdir(parents=True, exist_ok=True)
    stream = clips(1, held=False)
    found = np.lib.format.open_memmap(out / "train.npy", "w+", np.float16, (count, MELS, FRAMES))
    with (out / "train.jsonl").open("w", encoding="utf-8") as file:
        for start in range(0, count, at_once):
            some = list(itertools.islice(stream, min(at_once, count - start)))
            found[start : start + len(some)] = features(some)
            for clip in some:
                line = {"said": clip.said, "phonemes": clip.phonemes, "voice": clip.voice, "decibels": clip.decibels}
                file.write(json.dumps(line) + "\n")
    found.flush()


def main() -> None:
    """Make the training clips."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--clips", type=int, default=30_000)
    arguments = parser.parse_args()
    write(arguments.out, arguments.clips)


if __name__ == "__main__":
    main()
