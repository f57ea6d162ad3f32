"""Makes the recorded runs of `presets/recorded/` anew: real runs of bundled models, with their seeds.

    python presets/record.py
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from playground import GenerationRequest, generate  # noqa: E402
from playground.presets.presets import PRESETS  # noqa: E402
from playground.presets.recorded import OPENING  # noqa: E402
from playground.trace import event_to_line  # noqa: E402

# The opening: a story that ends, in which a name is an open choice among many.
RUNS: dict[str, GenerationRequest] = {
    OPENING: GenerationRequest(
        "stories", "Once upon a time", config=PRESETS["nucleus"].config, seed=11, read_prompt=True, check_scores=True
    ),
}


def main() -> None:
    """Write every run."""
    (HERE / "recorded").mkdir(exist_ok=True)
    for name, request in RUNS.items():
        lines = "".join(map(event_to_line, generate(request).events()))
        (HERE / "recorded" / f"{name}.ndjson").write_text(lines, encoding="utf-8")
        print(f"{name}: {len(lines.encode()) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
