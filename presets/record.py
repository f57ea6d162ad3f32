"""Makes the recorded runs of `presets/recorded/` anew: real runs, with their seeds, and requests that are served.

    python presets/record.py               # all of them
    python presets/record.py opening       # those whose names begin like this
    python presets/record.py view          # what the views of many runs open with; on a quiet machine: some are timed

Those of `smollm2` need that model, with the weights that the Python package index has (4 bits, dequantized): those of
the Hub write other words here and there, and are refused.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from playground import GenerationRequest, generate  # noqa: E402
from playground.api import default_engine, what_came_of  # noqa: E402
from playground.experiments.choices import choice_trial  # noqa: E402
from playground.experiments.comparison import Comparison, Entry, Group  # noqa: E402
from playground.experiments.draft_trials import speed_trial  # noqa: E402
from playground.experiments.precision import in_precision, precision_trial  # noqa: E402
from playground.experiments.sweep import grid  # noqa: E402
from playground.experiments.sweep_runs import sweep_of  # noqa: E402
from playground.experiments.watermark_trials import pair_trial, with_watermark  # noqa: E402
from playground.lessons.lesson import recorded_requests  # noqa: E402
from playground.many_runs import judge, run  # noqa: E402
from playground.models.catalog import PACKAGED  # noqa: E402
from playground.models.locations import locate  # noqa: E402
from playground.presets.presets import EXAMPLES, PRESETS  # noqa: E402
from playground.presets.recorded_runs import DOOR, OPENING, PREEMPTED, VIEW, recorded_serving  # noqa: E402
from playground.questions.prompt_batch import BatchQuestion, as_greedy  # noqa: E402
from playground.questions.token_lengths import TokenLengthsQuestion  # noqa: E402
from playground.serving import ServedRequest, ServingWay, serve_batch  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.sharing.answer_files import answer_to_json  # noqa: E402
from playground.sharing.open_comparison import open_saved  # noqa: E402
from playground.trace import event_to_line  # noqa: E402
from playground.trace.serialization import to_line  # noqa: E402
from playground.ui.comparisons.batch_view import GUIDE  # noqa: E402
from playground.ui.comparisons.choices_view import FIRST  # noqa: E402
from playground.ui.comparisons.comparison_view import describe_settings, is_sampled  # noqa: E402
from playground.ui.comparisons.lane_list import LETTERS  # noqa: E402
from playground.ui.comparisons.lane_origins import AT_FIRST  # noqa: E402
from playground.ui.comparisons.token_lengths_view import FIRST_OTHER, FIRST_TEXT, picture_of  # noqa: E402
from playground.ui.controls.page_context import FIRST_PRESET  # noqa: E402
from playground.ui.page.report import FOUND, found_line  # noqa: E402
from playground.ui.playground_tab import FIRST_PROMPT  # noqa: E402
from visualizers.figures import charts_of  # noqa: E402

# The opening: a story that ends, in which a name is an open choice among many. The door: a word of which everybody
# knows what it may be, and nobody which one it will be.
RUNS: dict[str, GenerationRequest] = {
    OPENING: GenerationRequest("stories", "Once upon a time", config=PRESETS["nucleus"].config, seed=11),
    DOOR: GenerationRequest(  # its candidates are seen at other temperatures, too
        "stories", "Today is", config={**PRESETS["sampling"].config, "max_new_tokens": 1}, seed=2, top_candidates=50
    ),
    **{example.recorded: example.request for example in EXAMPLES if example.recorded},
    **recorded_requests(),
}

# Seven requests whose texts do not fit into 9 blocks together: some starve, some are preempted and read twice. The same
# requests on a cache that is large enough, in padded batches, and one after another.
PROMPTS = [
    "Once upon a time", "Once upon a time there was a little", "The cat",
    "Lily and Tom went to the park because they wanted to play", "One day",
    "Once upon a time there was a little girl", "Ben saw a big",
]  # fmt: skip
REQUESTS = [
    ServedRequest(prompt, 16 + 3 * number, 2 * number, leaves=30 if number == 6 else None)
    for number, prompt in enumerate(PROMPTS)
]
WAYS = [
    ServingWay(num_blocks=9, page_size=8, max_requests=8),
    ServingWay(num_blocks=64, page_size=8, max_requests=8),
    ServingWay("padded", max_requests=8),
    ServingWay("alone"),
]

# What the views of many runs open with, by their kinds. Short texts, so that they load quickly; enough seeds for an
# answer.
SHORT = GenerationRequest(
    "stories", "Once upon a time", config=PRESETS["nucleus"].config | {"max_new_tokens": 24}, seed=11
)
PRECISE = ("float32", "8bit", "nf4")
CANDIDATES = 3  # of each token of the lanes, whose runs are recorded whole
AXES = [("temperature", [0.5, 1.0, 1.5]), ("top_p", [0.5, 0.9, 1.0])]


def _lanes() -> Comparison:
    """The lanes of the form as they are set there, and five seeds for the one that draws: enough for a verdict."""
    own = default_engine().facts("stories").generation_config
    groups, entries = [], []
    for number, name in enumerate((FIRST_PRESET, *AT_FIRST)):
        preset = PRESETS[name]
        request = GenerationRequest("stories", FIRST_PROMPT, config=preset.config, seed=11, top_candidates=CANDIDATES)
        settings = describe_settings(request, own)
        groups.append(Group(LETTERS[number], preset.title, "stories", settings=settings, id=number))
        seeds = range(11, 16 if is_sampled(request, own) else 12)
        entries += [Entry(number, dataclasses.replace(request, seed=seed)) for seed in seeds]
    return Comparison("lanes", FIRST_PROMPT, groups, entries)


def _samples() -> Comparison:
    entries = [Entry(0, dataclasses.replace(SHORT, seed=11 + number, top_candidates=1)) for number in range(40)]
    return Comparison("seeds", SHORT.asked, [Group("A", PRESETS["nucleus"].title, "stories", seed=11)], entries)


VIEWS: dict[str, Callable[[], Comparison]] = {
    "lanes": _lanes,
    "sweep": lambda: sweep_of(SHORT, AXES, grid(SHORT, AXES, seeds=5)),
    "seeds": _samples,
    "trial": lambda: speed_trial(dataclasses.replace(SHORT, assistant="stories-draft"), repeats=8),
    "watermark": lambda: pair_trial(with_watermark(_longer(200))[0], judge("stories")),
    "precision": lambda: precision_trial(SHORT, [in_precision("stories", name) for name in PRECISE], 6),
    "choices": lambda: choice_trial([SHORT], FIRST, tokens=default_engine().tokens),
}


def _padding() -> str:
    """The prompts of the form, greedily, as the form has it."""
    asked = BatchQuestion(as_greedy(SHORT), GUIDE.splitlines(), False, "own")
    return found_line("batch", what_came_of(asked, default_engine())[0].values)


def _lengths() -> str:
    asked = TokenLengthsQuestion(FIRST_TEXT, "stories", FIRST_OTHER)
    return found_line(asked.name, picture_of(what_came_of(asked, default_engine())[0]).values)


def _serving() -> str:
    """The serving that is recorded already, as its view ends it."""
    log = open_saved(recorded_serving())
    return to_line({"type": FOUND, "values": log.for_page, "charts": charts_of("serving", log.values)})


# The same of the views that ask one question, as the line that their picture is drawn from.
ANSWERS: dict[str, Callable[[], str]] = {
    "batch": _padding,
    "serving": _serving,
    "token_lengths": _lengths,
}


def _longer(length: int) -> GenerationRequest:
    return dataclasses.replace(SHORT, config=SHORT.config | {"max_new_tokens": length})


def main(beginnings: list[str]) -> None:
    """Write the runs whose names begin with one of `beginnings`, or every run."""
    (HERE / "recorded").mkdir(exist_ok=True)
    for name, request in RUNS.items():
        if not name.startswith(tuple(beginnings or [""])):
            continue
        if request.model in PACKAGED and locate(request.model, Settings())[0] != "gguf":
            raise SystemExit(f"{name}: {request.model} is here from the Hub. Set HF_HOME to an empty folder.")
        request = dataclasses.replace(request, read_prompt=True, check_scores=True)
        lines = "".join(map(event_to_line, generate(request).events()))
        (HERE / "recorded" / f"{name}.ndjson").write_text(lines, encoding="utf-8")
        print(f"{name}: {len(lines.encode()) / 1000:.0f} kB", flush=True)
    for kind, make in VIEWS.items():
        if f"{VIEW}{kind}".startswith(tuple(beginnings or [""])):
            lines = run(make()).for_files().lines()
            (HERE / "recorded" / f"{VIEW}{kind}.ndjson").write_text(lines, encoding="utf-8")
            print(f"{VIEW}{kind}: {len(lines.encode()) / 1000:.0f} kB", flush=True)
    if PREEMPTED.startswith(tuple(beginnings or [""])):
        _serve()
    for kind, make_line in ANSWERS.items():
        if f"{VIEW}{kind}".startswith(tuple(beginnings or [""])):
            (HERE / "recorded" / f"{VIEW}{kind}.ndjson").write_text(line := make_line(), encoding="utf-8")
            print(f"{VIEW}{kind}: {len(line.encode()) / 1000:.0f} kB", flush=True)


def _serve() -> None:
    serve_batch(REQUESTS[:2])  # the first passes of a process take long, and are not recorded
    text = answer_to_json(serve_batch(REQUESTS, ways=WAYS))
    (HERE / "recorded" / f"{PREEMPTED}.json").write_text(text, encoding="utf-8")
    print(f"{PREEMPTED}: {len(text.encode()) / 1000:.0f} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
