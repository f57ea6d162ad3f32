"""The presets of strategies and the example prompts, as they lie in `presets/`.

The strategy files are GenerationConfig files that `GenerationConfig.from_pretrained(folder, file)` loads too; here
they are read with the json module alone, so that a page can offer them before any library is imported.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "presets"


@dataclass(frozen=True)
class Preset:
    """A strategy with its settings: `config` holds GenerationConfig fields, as the file `name`.json does."""

    name: str
    title: str
    description: str
    config: dict[str, Any]


@dataclass(frozen=True)
class Example:
    """A prompt for the bundled model, the preset it starts from with some changes, and what to watch in the run."""

    title: str
    prompt: str
    preset: str
    config: dict[str, Any]
    watch: str
    seed: int | None = None

    @property
    def effective(self) -> dict[str, Any]:
        """The preset's fields with the example's own over them: the `config` of its request."""
        return {**PRESETS[self.preset].config, **self.config}


def _read(path: str) -> Any:
    return json.loads((FOLDER / path).read_text(encoding="utf-8"))


PRESETS: dict[str, Preset] = {  # by name, in the order of the index
    entry["name"]: Preset(**entry, config=_read(f"strategies/{entry['name']}.json"))
    for entry in _read("strategies/index.json")
}
EXAMPLES: list[Example] = [Example(**entry) for entry in _read("prompts.json")]
