"""Over the lanes: whether they share their luck, and the first token at which something else made a difference."""

from __future__ import annotations

import dataclasses

import pytest

from playground.api import compare
from playground.requests.request import GenerationRequest
from playground.trace import replace
from tests.visualizers.comparing import best, comparison, feed_group, lane, lane_groups, page_of, parting

PAGE = page_of(["lanes"])
CONFIGS = {
    "warm": {"do_sample": True, "temperature": 0.9, "top_k": 0},
    "hot": {"do_sample": True, "temperature": 1.4, "top_k": 0},
    "greedy": {"do_sample": False},
    "penalty": {"do_sample": False, "repetition_penalty": 1.8},
    "beams": {"do_sample": True, "num_beams": 2},
    "other seed": {"do_sample": True, "temperature": 0.9, "top_k": 0},
}


@pytest.fixture(scope="module")
def traces():
    """One run of each, with seed 3; of the last with another."""
    requests = [
        GenerationRequest("stories", "Once upon a time", config={**config, "max_new_tokens": 24},
                          seed=4 if name == "other seed" else 3)
        for name, config in CONFIGS.items()
    ]  # fmt: skip
    return dict(zip(CONFIGS, compare(requests), strict=True))


def luck(show, runs):
    page = show(PAGE)
    feed_group(page, runs.lines())
    return page, page.locator(".gp-luck").inner_text() if page.locator(".gp-luck").is_visible() else ""


def clear(text: str) -> str:
    return f"“{text.strip()}”"


def tokens_at(place, *pairs):
    """What the lanes have at this token, in words: each token once, with its lanes."""
    lanes: dict[str, list[str]] = {}
    for letter, trace in pairs:
        lanes.setdefault(best(trace)[place].chosen.text, []).append(letter)
    return "; ".join(f"{clear(text)} in {', '.join(letters)}" for text, letters in lanes.items())


@pytest.mark.parametrize("names", [("warm", "hot"), ("warm", "greedy", "hot")])
def test_with_one_seed_the_settings_alone_made_the_first_difference(show, traces, names):
    ran = [traces[name] for name in names]
    page, words = luck(show, comparison(ran))
    first = min(parting(ran[0], other) for other in ran[1:])
    told = tokens_at(first, *zip("ABC", ran, strict=False))
    assert words == (
        f"Same luck: the texts part at token {first + 1}; only the settings made the difference there: {told}."
    )
    for number, trace in enumerate(ran):  # and each lane has a mark there, or where it parts itself
        place = parting(ran[0], trace) if number else first
        marked = lane(page, number).locator(".gp-token").evaluate_all(
            "all => all.map((token, i) => token.dataset.parts ? i : -1).filter((i) => i >= 0)"
        )
        assert marked == [place]


def test_with_other_seeds_the_luck_differs_too(show, traces):
    _, words = luck(show, comparison([traces["warm"], traces["other seed"], traces["greedy"]]))
    assert words == (
        "The luck differs, too (seed 3 in A; 4 in B): where the texts part, it may be the settings or the luck."
    )


def test_where_tokens_are_not_drawn_one_by_one_a_seed_is_not_the_same_luck(show, traces):
    _, words = luck(show, comparison([traces["warm"], traces["beams"]]))
    assert words == "Not the same luck, even with the same seed: B does not draw token by token."


def test_without_draws_there_is_no_luck(show, traces):
    ran = [traces["greedy"], traces["penalty"]]
    _, words = luck(show, comparison(ran))
    first = parting(*ran)
    assert words == (
        f"Nothing is random here: the texts part at token {first + 1} because of their settings: "
        f"{tokens_at(first, *zip('AB', ran, strict=True))}."
    )


def test_the_same_texts_are_said_to_be_the_same(show, traces):
    _, words = luck(show, comparison([traces["warm"], traces["warm"]]))
    assert words == "Same luck: the texts are the same, as far as each of them goes."


def test_lanes_on_several_prompts_differ_by_these(show, traces):
    groups = [dataclasses.replace(group, prompt=f"prompt {i}") for i, group in enumerate(lane_groups(2))]
    _, words = luck(show, comparison([traces["warm"], traces["hot"]], groups))
    assert "only the prompts made the difference there" in words


def test_one_of_several_texts_has_the_luck_of_that_text(show, traces):
    """What a request asks for decides, not the seed alone."""
    warm = traces["warm"]
    second = dataclasses.replace(
        warm, started=replace(warm.started, request=warm.started.request | {"luck_of": [1, 2]})
    )
    assert "The luck differs, too" in luck(show, comparison([warm, second]))[1]
    first = dataclasses.replace(warm, started=replace(warm.started, request=warm.started.request | {"luck_of": [0, 1]}))
    assert luck(show, comparison([warm, first]))[1].startswith("Same luck")


def test_nothing_is_said_of_one_lane_or_of_other_models(show, traces):
    assert luck(show, comparison([traces["warm"]]))[1] == ""
    one, other = lane_groups(2)
    groups = [one, dataclasses.replace(other, model="facts")]
    assert luck(show, comparison([traces["warm"], traces["hot"]], groups))[1] == ""
