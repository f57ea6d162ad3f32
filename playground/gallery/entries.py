"""What a gallery shows: the runs that were recorded beforehand, runs of the bundled models, and a person's own files.

Reads files and asks for runs. Knows no HTML, and torch is imported only where `bundled` makes runs.
"""

from __future__ import annotations

import dataclasses
import json
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playground.experiments.comparison import Comparison
from playground.presets.presets import EXAMPLES, PRESETS, Example, Preset
from playground.presets.recorded_runs import OPENING, PREEMPTED, recorded_log, recorded_serving
from playground.questions.serving_log import ServingLog
from playground.sharing.open_comparison import open_comparison, open_saved
from playground.sharing.open_trace import MAX_BYTES, check_size, open_log, open_trace, request_of
from playground.trace import Trace
from visualizers.names import mode_name

OWN = "Own runs"  # the group of what a person adds
SERVED = "Serving"  # that of requests that were served together

# What the opening run is, which is no example: told by its strategy.
_OPENING = Example(
    "A name among many",
    "Once upon a time",
    "nucleus",
    {},
    look="Where the dormouse gets its name.",
    watch="At “Ziti” the model was the most uncertain: 62 tokens were left to draw from, “Nibbles”, “Peanut” and "
    "“Honey” among them. One was left for the full stop after it.",
    recorded=OPENING,
)

_SERVING = "Continuous batching"  # as a strategy

# What a comparison of each kind is called on the page.
_VIEWS = {
    "lanes": "Side by side", "sweep": "Sweep", "seeds": "Many samples", "trial": "Drafts", "watermark": "Watermarks",
    "precision": "Precision", "choices": "Choices",
}  # fmt: skip


@dataclass(frozen=True)
class GalleryPage:
    """A page of the gallery: a run, a comparison, or a serving log. `name` is the name of its file without its end,
    `strategy` what decodes, `about` what that does; `look` and `watch` are those of `Example`."""

    name: str
    title: str
    group: str
    shown: Trace | Comparison | ServingLog
    strategy: str
    about: str = ""
    look: str = ""
    watch: str = ""


def recorded() -> list[GalleryPage]:
    """What ships with the repository: the runs, strategy by strategy, and requests that were served."""
    examples = [_OPENING, *(example for example in EXAMPLES if example.recorded)]
    return [*(_of_example(each, each.recorded, open_log(recorded_log(each.recorded))) for each in examples), _served()]


def _served() -> GalleryPage:
    """Requests on a cache that is too small for them."""
    log = open_saved(recorded_serving(PREEMPTED))
    assert isinstance(log, ServingLog)
    return GalleryPage(
        PREEMPTED, "Nine blocks for seven requests", SERVED, log, _SERVING,
        "Requests come, share forward passes and leave; they take blocks of the cache, and give them back.",
        "Who starves, who is preempted, and what is read twice.",
        "In A the cache has 9 blocks: requests starve, three lose their blocks and read their prompts and texts again. "
        "In B it has 64, and nobody waits. C pads, D serves one after another.",
    )  # fmt: skip


def bundled() -> Iterator[GalleryPage]:
    """The examples for the bundled models, each as a run that is made now, with its seed. Imports torch."""
    from playground.api import generate

    for example in EXAMPLES:
        if not example.recorded:
            request = dataclasses.replace(example.request, read_prompt=True, check_scores=True)
            yield _of_example(example, slug(f"{example.model} {example.title}"), generate(request))


def opened(path: Path) -> GalleryPage:
    """A person's own file: a saved trace, or a saved comparison. The name of the file is the title. Raises ValueError,
    in sentences for the person."""
    shown = _open(path)
    if isinstance(shown, ServingLog):
        strategy = _SERVING
    elif isinstance(shown, Comparison):
        strategy = _VIEWS[shown.kind]
    else:
        strategy = mode_name(shown.started.mode) if shown.started else "a run that failed"
    return GalleryPage(slug(path.stem), path.stem, OWN, shown, strategy)


def in_order(entries: list[GalleryPage]) -> list[GalleryPage]:
    """A person's own entries first, then the groups in the order of the presets; within a group as they come, for what
    examples say refers to those before. No name comes twice."""
    groups = [OWN, *(_group(preset) for preset in PRESETS.values()), SERVED]
    taken: set[str] = {"index"}
    named = []
    for entry in sorted(entries, key=lambda entry: groups.index(entry.group)):
        name, number = entry.name, 2
        while name in taken:
            name, number = f"{entry.name}-{number}", number + 1
        taken.add(name)
        named.append(dataclasses.replace(entry, name=name))
    return named


def asked(trace: Trace) -> str:
    """What a run was asked: the prompt, or the last message of a chat."""
    try:
        return request_of(trace).asked
    except ValueError:  # a request of another version, or none
        return trace.started.prompt if trace.started else ""


def slug(text: str) -> str:
    """The text as a part of an address: small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:80] or "run"


def _of_example(example: Example, name: str, trace: Trace) -> GalleryPage:
    preset = PRESETS[example.preset]
    watch = example.watch.replace(" (choose it and see)", "")  # here nothing else can be chosen
    about, look = preset.description, example.look
    return GalleryPage(name, example.title, _group(preset), trace, preset.title, about, look, watch)


def _group(preset: Preset) -> str:
    return preset.group or preset.title


def _open(path: Path) -> Trace | Comparison | ServingLog:
    try:
        if path.is_file():
            check_size(path.stat().st_size, MAX_BYTES)
            text = path.read_text("utf-8-sig")
            if isinstance(data := json.loads(text), dict) and ("entries" in data or "kind" in data):
                return open_saved(text) if data.get("kind") == ServingLog.kind else open_comparison(text)
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, RecursionError):
        pass  # that is for `open_trace` to tell
    return open_trace(path)
