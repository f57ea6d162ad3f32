"""What a recogniser of speech hears of the clips that come with the page, greedily and with four beams, and what it
costs to watch it: traced time over bare `generate` time, alternating the two in one process.

    python tests/benchmarks/hearing.py [MODEL] [--repeats 3]

MODEL is "listener" or the folder of a Whisper. The script stops where a traced run has other ids than bare `generate`.
The clips are of espeak-ng, so the figures say how a model hears that voice, and nothing of people.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import threading
import time
from pathlib import Path

import torch

sys.path.insert(0, str(Path(__file__).parents[2]))

from playground.generation.media_inputs import read_media_inputs
from playground.media import read_media
from playground.models.library_logging import quiet_library
from playground.models.loading import load
from playground.presets.presets import FOLDER
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Trace
from tests.support.decoding import decode
from training.listener_card import accuracy

LOCAL = Settings.local()
WAYS = {"greedy": {"do_sample": False}, "four beams": {"num_beams": 4}}
TOKENS = 40


def words(text: str) -> str:
    """Small letters without punctuation."""
    return " ".join("".join(c if c.isalpha() else " " for c in text.lower()).split())


def main() -> None:
    """Print word accuracy and the ratio of times of each way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", nargs="?", default="listener")
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    torch.set_grad_enabled(False)
    torch.set_num_threads(1)
    model = load(options.model, LOCAL, dtype="float32")
    index = json.loads((FOLDER / "media" / "index.json").read_text("utf-8"))
    entries = [each for each in index if each["kind"] == "clip"]
    for way, config in WAYS.items():
        heard, ratios = [], []
        for entry in entries:
            media = read_media(FOLDER / "media" / entry["file"], LOCAL)
            request = GenerationRequest(model.name, config=config | {"max_new_tokens": TOKENS}, seed=0, media=[media])
            inputs, _ = read_media_inputs(request, model, LOCAL)
            for _ in range(options.repeats):
                events, start = [], time.perf_counter()
                decode(request, model, None, LOCAL, events.append, threading.Event())
                traced = time.perf_counter() - start
                start = time.perf_counter()
                with quiet_library():
                    ids = model.model.generate(**inputs, **config, max_new_tokens=TOKENS)[0].tolist()
                ratios.append(traced / (time.perf_counter() - start))
            sequence = Trace.fold(events).sequences[0]
            if ids[: len(sequence.token_ids)] != sequence.token_ids[: len(ids)]:
                sys.exit(f"{entry['file']}: other ids than bare generate.")
            heard.append((words(entry["text"]), words(sequence.text)))
        ratio = statistics.median(ratios)
        print(f"{way}: word accuracy {accuracy(heard):.1%} of {len(heard)} clips, traced / bare {ratio:.2f}")


if __name__ == "__main__":
    main()
