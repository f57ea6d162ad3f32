"""Makes the recorded runs of `presets/recorded/` anew: real runs, with their seeds.

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
from playground.presets.recorded import OPENING  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.trace import event_to_line  # noqa: E402

# The opening: a story that ends, in which a name is an open choice among many.
RUNS: dict[str, GenerationRequest] = {
    OPENING: GenerationRequest("stories", "Once upon a time", config=PRESETS["nucleus"].config, seed=11),
    **{example.recorded: example.request for example in EXAMPLES if example.recorded},
    **recorded_requests(),
}


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


if __name__ == "__main__":
    main(sys.argv[1:])
