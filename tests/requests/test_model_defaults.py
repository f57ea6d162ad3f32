"""A model's own generation config against the library's defaults and the page."""

from __future__ import annotations

import pytest
from transformers import GenerationConfig

from playground.knobs import KNOBS
from playground.requests.model_defaults import own_fields

OWN = {"do_sample": True, "temperature": 0.6, "top_k": 50, "eos_token_id": 0, "max_length": 40}


def field(name, *more):
    return next(row for row in own_fields(OWN, *more) if row["name"] == name)


def test_a_row_for_each_field_that_the_model_sets():
    rows = own_fields(OWN)
    assert {row["name"] for row in rows} == set(OWN)
    assert [row["name"] for row in rows] == [name for name in KNOBS if name in OWN]
    assert all(row["meaning"] == KNOBS[row["name"]].meaning and row["by"] == "model" for row in rows)


def test_the_defaults_are_the_librarys():
    defaults = GenerationConfig()._get_default_generation_params()
    for row in own_fields(OWN):
        if row["name"] in defaults:
            assert row["library"] == defaults[row["name"]], row["name"]
    assert field("top_k")["same"] and not field("temperature")["same"]


@pytest.mark.parametrize(
    ("config", "name", "applies", "by"),
    [
        ({"temperature": 0.9}, "temperature", 0.9, "changed"),
        ({}, "temperature", 0.6, "model"),
        ({"temperature": None}, "temperature", 0.6, "model"),
        ({"max_new_tokens": 5}, "max_length", None, ""),
    ],
)
def test_what_the_page_overrides(config, name, applies, by):
    row = field(name, config)
    assert (row["applies"], row["by"]) == (applies, by)


def test_a_value_without_an_effect_says_why():
    assert "do_sample is off" in field("temperature", {"do_sample": False})["ignored"]
    assert field("temperature")["ignored"] is None


def test_a_model_that_sets_nothing():
    assert own_fields({}) == [] and own_fields({"temperature": None}) == []
