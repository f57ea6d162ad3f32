"""The card is filled from numbers, none of them written by hand."""

import dataclasses
import json

import pytest

from training import card, train


@pytest.fixture
def numbers():
    """Made numbers of the shape that `measure` gives, after a trip through JSON as in a real run."""
    half, recipe = (
        json.loads(json.dumps(dataclasses.asdict(train.RECIPES[name]))) for name in ("stories-half", "stories")
    )
    trained = {
        "steps": 100, "tokens": 409_600, "documents": 300, "device": "cpu", "parameters": 3_049_920, "seconds": 600.0,
    }  # fmt: skip
    return {
        "load_seconds": 0.5,
        "threads": 2,
        "size": 6_100_000,
        "tokens_per_second": 123.4,
        "training": [
            trained | {"name": "stories-half", "recipe": half, "steps": 77},
            trained | {"name": "stories", "recipe": recipe},
        ],
        "heldout": {
            "documents": 10,
            "tokens": 900,
            "bytes": 3000,
            "loss": 0.75,
            "exit_losses": [2.0, 1.5, 0.75],
            "bits_per_byte": 0.3,
            "bits_per_document": 99.5,
            "derivation_nats_per_token": 0.6,
            "derivation_bits_per_byte": 0.25,
            "derivation_bits_per_document": 80.5,
        },
        "repeats Once upon a time": [0.5, 0.01],
        "repeats I am a cat.": [0.9, 0.0],
    }


def test_every_number_finds_its_place(numbers):
    numbers["early_exit"] = {
        1: {"rate": 0.41, "tokens_per_round": 3.05},
        2: {"rate": 0.62, "tokens_per_round": 4.1},
    }
    text = card.card("stories", numbers, "> a sample")
    for part in (
        "0.750 nats per token",
        "0.300 bits per byte, 99.5 bits per document",
        "0.600 nats per token",
        "(6.10 MB)",
        "123 tokens per second",
        "0.50 seconds",
        "50% greedy, 1% sampling",
        "| 1 | 2.000 | 41% | 3.05 |",
        "| 3 | 0.750 | | |",
        "3,049,920 parameters",
        "409,600 tokens",
        "10 minutes",
        "> a sample",
        "--documents 300",
        "train stories-half --out FOLDER --steps 77",
        "train stories --out FOLDER --steps 100",
        "begun as `stories-half` with a copy after each layer",
        "- from step 750: 1,024 tokens a step, rate 0.002",
    ):
        assert part in text
    assert "{" not in text


def test_the_draft_says_how_often_it_is_accepted(numbers):
    numbers["assisted"] = {"rate": 0.8, "tokens_per_round": 5.0, "drafted": 5, "speedup": 1.1}
    numbers["training"] = numbers["training"][-1:]
    numbers["training"][0]["recipe"] |= {"teacher_weight": 0.6, "grown_from": None}
    text = card.card("stories-draft", numbers, "")
    assert "80% of 5 drafted tokens a round accepted, 5.00 tokens a round" in text
    assert "60% of the loss is the cross-entropy with the distribution of `stories`" in text


def test_ten_samples_are_told_from_each_other():
    assert len(card.SAMPLES) == 10
    assert len({(prompt, tuple(settings.items()), seed) for prompt, settings, seed in card.SAMPLES}) == 10
    assert all((seed is None) != settings["do_sample"] for _, settings, seed in card.SAMPLES)
