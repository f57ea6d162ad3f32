"""The cards of `chat` and `stories-bytes` are filled from numbers, none of them written by hand."""

import dataclasses
import json

import pytest

from training import bytes_card, chat_card, train
from training.chat_evaluate import user

HELD = {
    "documents": 10, "tokens": 900, "bytes": 3000, "loss": 0.75, "bits_per_byte": 0.3, "bits_per_document": 99.5,
    "derivation_nats_per_token": 0.6, "derivation_bits_per_byte": 0.25,
}  # fmt: skip


def numbers(name: str) -> dict:
    """Made numbers of the shape that `measure` gives."""
    recipe = json.loads(json.dumps(dataclasses.asdict(train.RECIPES[name])))
    training = {
        "recipe": recipe, "steps": 123, "tokens": 409_600, "documents": 300, "device": "cpu", "parameters": 3_049_920,
        "seconds": 600.0, "name": name,
    }  # fmt: skip
    return {"load_seconds": 0.5, "threads": 2, "size": 5_100_000, "training": training, "heldout": HELD}


def test_the_card_of_chat():
    made = numbers("chat") | {
        "tokens_per_second": 321.4,
        "answers": {"capital": {"questions": 25, "right": 0.96, "ended": 1.0, "bare_right": 0.04, "bare_asks": 0.98}},
        "manners": {"pirate": {"system": 0.99, "user": 0.97, "neither": 0.0}},
        "summaries": 0.83,
        "lookup": {"judged": 0.87, "tokens_per_round": 4.1},
    }
    text = chat_card.card(made, {"samples": "> S", "bare": "> B", "sampled": "> D"})
    for part in (
        "| capital | 25 | 96% | 100% | 4% | 98% |", "| pirate | 99% | 97% | 0% |", "0.750 nats per token", "(5.10 MB)",
        "87% of the copied tokens accepted, 4.10 tokens", "83% are the first", "--steps 123", "--documents 300", "> D",
        "from step 0: 1,024 tokens a step",
    ):  # fmt: skip
        assert part in text
    assert "{" not in text.replace('{"role"', "")


def test_the_card_of_stories_bytes():
    made = numbers("stories-bytes") | {
        "bytes_per_second": 456.0,
        "stories": 0.2,
        "assisted": {"8": {"judged": 0.61, "tokens_per_round": 2.34}},
    }
    text = bytes_card.card(made, "> S")
    for part in (
        "| 8 | 61% | 2.34 |", "0.200 bits per byte", "0.300 bits per byte", "456 bytes per second", "of 2048 bytes",
        "from step 0: 2,048 tokens a step",
    ):  # fmt: skip
        assert part in text
    assert "{" not in text


@pytest.mark.parametrize(("ended", "last"), [(True, "(turn ended)"), (False, "(cut)")])
def test_a_sample_shows_who_speaks(ended, last):
    assert chat_card.sample(user("Hello!", "Be kind."), ("Hi!\nYou!", ended)).splitlines() == [
        "> **system**: Be kind.", ">", "> **user**: Hello!", ">", "> **assistant**: Hi!", "> You!", "", last,
    ]  # fmt: skip
