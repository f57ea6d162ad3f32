"""Makes the recorded runs of `presets/recorded/` anew: real runs, with their seeds, and requests that are served.

    python presets/record.py               # all of them
    python presets/record.py opening       # those whose names begin like this

Those of `smollm2` need that model, with the weights that the Python package index has (4 bits, dequantized): those of
the Hub write other words here and there, and are refused.
"""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from playground import GenerationRequest, generate  # noqa: E402
from playground.lessons.lesson import recorded_requests  # noqa: E402
from playground.models.catalog import PACKAGED  # noqa: E402
from playground.models.locations import locate  # noqa: E402
from playground.presets.presets import EXAMPLES, PRESETS  # noqa: E402
from playground.presets.recorded_runs import OPENING, PREEMPTED  # noqa: E402
from playground.serving import ServedRequest, ServingWay, serve_batch  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.sharing.answer_files import answer_to_json  # noqa: E402
from playground.trace import event_to_line  # noqa: E402

# The opening: a story that ends, in which a name is an open choice among many.
RUNS: dict[str, GenerationRequest] = {
    OPENING: GenerationRequest("stories", "Once upon a time", config=PRESETS["nucleus"].config, seed=11),
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
    if PREEMPTED.startswith(tuple(beginnings or [""])):
        _serve()


def _serve() -> None:
    serve_batch(REQUESTS[:2])  # the first passes of a process take long, and are not recorded
    text = answer_to_json(serve_batch(REQUESTS, ways=WAYS))
    (HERE / "recorded" / f"{PREEMPTED}.json").write_text(text, encoding="utf-8")
    print(f"{PREEMPTED}: {len(text.encode()) / 1000:.0f} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
