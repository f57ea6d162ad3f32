"""The preset files: the library loads them, they mean what they say, and nothing of them is refused or ignored."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from transformers import GenerationConfig

from playground.presets import EXAMPLES, FOLDER, PRESETS
from playground.request import GenerationRequest, check, generation_config
from playground.settings import Settings

MODES = {
    "greedy": "greedy_search",
    "sampling": "sample",
    "top-k": "sample",
    "nucleus": "sample",
    "min-p": "sample",
    "beam": "beam_search",
    "beam-sample": "beam_sample",
    "prompt-lookup": "assisted_generation",
}


def test_the_index_lists_the_files_that_there_are():
    assert list(PRESETS) == list(MODES)
    files = {path.stem for path in (FOLDER / "strategies").glob("*.json")} - {"index"}
    assert files == set(PRESETS)


@pytest.mark.parametrize("name", MODES)
def test_a_preset_is_a_generation_config_file(name):
    loaded = GenerationConfig.from_pretrained(FOLDER / "strategies", f"{name}.json")
    preset = PRESETS[name]
    assert loaded.get_generation_mode().value == MODES[name]
    assert loaded == GenerationConfig(**preset.config)
    assert loaded == generation_config(GenerationRequest("stories", "Once", config=preset.config))
    assert preset.title and preset.description.endswith(".") and "\n" not in preset.description


@pytest.mark.parametrize("name", MODES)
@pytest.mark.parametrize("hosting", ["local", "workshop", "public"])
def test_a_preset_has_no_problems_anywhere(name, hosting):
    request = GenerationRequest("stories", "Once", config=PRESETS[name].config)
    assert check(request, Settings.named(hosting)) == []


def test_pure_sampling_turns_top_k_off():
    assert PRESETS["sampling"].config["top_k"] == 0  # the library's own default is 50


@pytest.mark.parametrize("example", [pytest.param(example, id=example.title) for example in EXAMPLES])
def test_an_example_runs_everywhere(example):
    assert example.effective == {**PRESETS[example.preset].config, **example.config}
    request = GenerationRequest("stories", example.prompt, config=example.effective, seed=example.seed)
    assert check(request, Settings.public()) == []
    assert example.title and example.watch.endswith(".")
    if PRESETS[example.preset].config["do_sample"]:
        assert example.seed is not None  # so that everybody sees what `watch` speaks of


def test_examples_show_most_presets():
    assert len(EXAMPLES) >= 8 and len({example.title for example in EXAMPLES}) == len(EXAMPLES)
    assert len({example.preset for example in EXAMPLES}) >= 5


def test_the_files_are_written_alike():
    for path in [*(FOLDER / "strategies").glob("*.json")]:
        fields = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(fields, dict):
            assert list(fields) == sorted(fields)


def test_importing_the_presets_imports_no_library():
    code = "import sys, playground.presets; assert not {'torch', 'transformers', 'gradio'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
