"""The catalog says what is there."""

from __future__ import annotations

import json

import pytest

from playground.models.catalog import BUNDLED, SUGGESTED, bundled_folder
from playground.settings import Settings


@pytest.mark.parametrize("name", BUNDLED)
def test_bundled_models_are_there(name):
    model, folder = BUNDLED[name], bundled_folder(name)
    assert model.name == name and model.title and model.description
    assert model.license == "apache-2.0"
    for file in (
        "config.json",
        "generation_config.json",
        "tokenizer.json",
        "tokenizer_config.json",
    ):
        assert (folder / file).is_file()


def test_bundled_models_are_small():
    weights = [path.stat().st_size for name in BUNDLED for path in bundled_folder(name).glob("*.safetensors")]
    assert len(weights) >= len(BUNDLED) and sum(weights) <= 40e6 and max(weights) <= 9e6


@pytest.mark.parametrize("model", [model for model in BUNDLED.values() if model.assistant])
def test_an_assistant_is_bundled_and_has_the_same_tokenizer(model):
    read = [
        json.loads((bundled_folder(name) / "tokenizer.json").read_text("utf-8"))["model"]
        for name in (model.name, model.assistant)
    ]
    assert read[0] == read[1]


def test_the_default_model_is_bundled():
    assert Settings().default_model in BUNDLED


def test_bundled_folder_does_not_depend_on_the_current_folder(tmp_path, monkeypatch):
    before = bundled_folder("stories")
    monkeypatch.chdir(tmp_path)
    assert bundled_folder("stories") == before and before.is_absolute()


def test_other_names_have_no_folder():
    with pytest.raises(KeyError):
        bundled_folder("../stories")


def test_suggestions_are_hub_ids():
    names = [model.name for model in SUGGESTED]
    assert len(set(names)) == len(names)
    for model in SUGGESTED:
        for name in [model.name] + ([model.assistant] if model.assistant else []):
            owner, _, rest = name.partition("/")
            assert owner and rest and "/" not in rest
