"""What was random at a step: the luck of its candidates, and who could have won."""

from __future__ import annotations

import math

import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from playground.api import compare, generate
from playground.models.catalog import bundled_folder
from playground.requests.request import GenerationRequest
from playground.trace import Trace

PROMPT = "Once upon a time"


def drawn(seed: int = 3, prompt: str = PROMPT, new: int = 12, **config) -> Trace:
    config = {"do_sample": True, "max_new_tokens": new, "top_k": 0} | config
    return generate(GenerationRequest("stories", prompt, config=config, seed=seed))


@pytest.mark.parametrize(
    "config",
    [
        {},
        {"temperature": 0.3},
        {"temperature": 2.5},
        {"top_k": 5, "temperature": 1.6},
        {"top_p": 0.7},
        {"min_p": 0.05, "repetition_penalty": 1.3},
        {"typical_p": 0.6},
        {"num_return_sequences": 3, "temperature": 1.5},
        {"dola_layers": "low", "repetition_penalty": 1.2},
    ],
)
def test_the_chosen_token_has_the_longest_product_of_chance_and_luck(config):
    trace = drawn(**config)
    for step in trace.steps:
        products = {
            each.token_id: each.logprob + luck
            for each, luck in zip(step.candidates, step.draw.luck, strict=True)
            if each.logprob is not None
        }
        # one outside of the top candidates may have won
        others = {token: product for token, product in products.items() if token != step.chosen.token_id}
        (its_luck,) = {each.luck for each in step.draw.contenders if each.token_id == step.chosen.token_id} or {None}
        if "typical_p" not in config:
            assert its_luck is not None
            assert step.chosen.logprob + its_luck >= max(others.values(), default=-math.inf) - 1e-4
        elif step.chosen.token_id in products:
            assert products[step.chosen.token_id] >= max(products.values()) - 1e-4


def test_contenders_stand_by_falling_score_and_have_words():
    for step in drawn(temperature=1.5).steps:
        scores = [each.score for each in step.draw.contenders]
        assert scores == sorted(scores, reverse=True) and scores[0] == 0
        lucks = [each.luck for each in step.draw.contenders]
        assert lucks == sorted(lucks)
        assert all(each.text for each in step.draw.contenders)


@pytest.mark.parametrize("config", [{}, {"temperature": 0.8, "top_p": 0.9}])
def test_a_step_of_a_text_keeps_at_most_forty_numbers_of_its_draw_on_average(config):
    kept = [len(step.draw.luck) + 5 * len(step.draw.contenders) for step in drawn(new=60, **config).steps]
    assert len(kept) == 60 and sum(kept) <= 40 * len(kept)



@pytest.mark.parametrize("config", [{"do_sample": False}, {"num_beams": 3, "do_sample": False}])
def test_where_nothing_is_drawn_there_is_no_draw(config):
    assert all(step.draw is None for step in drawn(**config).steps)


def test_a_given_token_was_not_drawn_and_the_luck_of_the_others_is_theirs():
    whole = drawn(seed=5, new=8)
    given = [step.chosen.token_id for step in whole.steps[:3]]
    config = {"do_sample": True, "max_new_tokens": 8, "top_k": 0}
    branch = generate(GenerationRequest("stories", PROMPT, config=config, seed=5, given=given))
    assert [step.draw is None for step in branch.steps] == [True] * 3 + [False] * 5
    for one, other in zip(whole.steps[3:], branch.steps[3:], strict=True):
        assert one.chosen.token_id == other.chosen.token_id
        assert other.draw.luck == pytest.approx(one.draw.luck, abs=1e-4)


def test_a_watermark_hides_who_could_have_won_but_not_the_luck():
    trace = drawn(watermarking_config={"bias": 2.0, "greenlist_ratio": 0.5})
    assert all(step.draw.contenders == [] and len(step.draw.luck) == len(step.candidates) for step in trace.steps)


def test_the_same_seed_has_the_same_luck_at_another_temperature_up_to_the_first_that_differs():
    cold, hot = drawn(seed=11, temperature=0.6, new=30), drawn(seed=11, temperature=1.1, new=30)
    for one, other in zip(cold.steps, hot.steps, strict=True):
        lucks = [{each.token_id: luck for each, luck in zip(step.candidates, step.draw.luck, strict=True)}
                 for step in (one, other)]  # fmt: skip
        assert all(lucks[0][token] == pytest.approx(lucks[1][token], abs=1e-4) for token in lucks[0].keys() & lucks[1])
        if one.chosen.token_id != other.chosen.token_id:
            break


def test_lanes_have_the_luck_that_each_has_alone():
    requests = [
        GenerationRequest("stories", PROMPT, config={"do_sample": True, "max_new_tokens": 8, "temperature": t}, seed=9)
        for t in (0.5, 1.0, 1.7)
    ]
    for request, lane in zip(requests, compare(requests), strict=True):
        alone = generate(request)
        for one, other in zip(alone.steps, lane.steps, strict=True):
            assert other.draw.luck == pytest.approx(one.draw.luck, abs=1e-4)
            assert [each.token_id for each in other.draw.contenders] == [each.token_id for each in one.draw.contenders]


def test_a_trace_keeps_its_draws_in_a_file():
    trace = drawn(new=4)
    assert Trace.from_json(trace.to_json()).steps == trace.steps


@pytest.mark.parametrize("config", [{"num_beams": 3}, {"num_beams": 4, "temperature": 1.7, "top_p": 0.9}])
def test_what_beam_sampling_draws_has_the_probability_and_the_luck_of_the_library_s_own_draw(config, monkeypatch):
    config = {"do_sample": True, "top_k": 0, "max_new_tokens": 9} | config
    trace = generate(GenerationRequest("stories", PROMPT, config=config, seed=8))
    library, draws = torch.multinomial, []

    def watched(probabilities, *args, **more):
        state = torch.random.get_rng_state()
        numbers = torch.empty_like(probabilities).exponential_()
        torch.random.set_rng_state(state)
        drawn = library(probabilities, *args, **more)
        draws.append((probabilities[0], numbers[0], drawn[0]))
        return drawn

    folder = bundled_folder("stories")
    model, tokenizer = AutoModelForCausalLM.from_pretrained(folder), AutoTokenizer.from_pretrained(folder)
    monkeypatch.setattr(torch, "multinomial", watched)
    torch.manual_seed(8)
    model.generate(**tokenizer(PROMPT, return_tensors="pt"), **config)
    assert len(draws) == len(trace.beam_steps)
    for step, (probabilities, numbers, drawn) in zip(trace.beam_steps, draws, strict=True):
        vocab = len(probabilities) // config["num_beams"]
        places = [each.parent * vocab + each.token_id for each in step.candidates]
        assert sorted(places) == sorted(drawn.tolist())
        assert [each.share for each in step.candidates] == pytest.approx(probabilities[places].tolist(), abs=1e-6)
        assert [each.luck for each in step.candidates] == pytest.approx((-numbers[places].log()).tolist(), abs=1e-5)


def test_a_beam_search_without_sampling_draws_nothing():
    steps = drawn(num_beams=3, do_sample=False).beam_steps
    assert {(each.share, each.luck) for step in steps for each in step.candidates} == {(None, None)}
