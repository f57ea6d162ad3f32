"""The pane "In words": every sentence's numbers are those of the step, worked out here from the trace."""

from __future__ import annotations

import math

import pytest

from playground import GenerationRequest, generate
from playground.trace import Step, Trace
from tests.visualizers import made, made_strategies
from tests.visualizers.reading import settle, written
from visualizers.export import export_html

MOUNTED = ("token", "tokens", "in_words")


def percent(value: float) -> str:
    """As core/text.ts writes a probability that is neither tiny nor all but one."""
    share = value * 100
    return f"{share:.2f}%" if share < 1 else f"{share:.1f}".replace(".0", "") + "%"


def told(show, trace: Trace, index: int, sequence: int = 0) -> list[str]:
    page = show(export_html(trace))
    page.evaluate("([sequence, index]) => GenerationPlayground.log('main').select(sequence, index)", [sequence, index])
    settle(page)
    return page.locator(".gp-sentences li").all_text_contents()


def uncertainty(step: Step) -> str:
    nats = step.distribution.entropy_before
    options = math.exp(nats)
    options = f"{options:.1f}" if options < 10 else f"{round(options):,}"
    return (
        f"The model’s entropy here was {nats / math.log(2):.2f} bits: "
        f"as uncertain as an even choice among {options} tokens."
    )


@pytest.mark.parametrize("index", [0, 7, 31])
def test_a_drawn_token_is_told_with_its_own_numbers(show, index):
    trace = made.sampled()
    step, sentences = trace.steps[index], told(show, trace, index)
    chosen = step.chosen
    assert sentences[0] == uncertainty(step)
    first = next(each for each in step.distribution.candidates if each.raw_rank == 1)
    assert sentences[1] == f"Its first choice was “{first.text}”, with {percent(math.exp(first.raw_logprob))}."
    if chosen.raw_rank != 1:
        share = percent(math.exp(chosen.raw_logprob))
        assert sentences[2] == f"It gave “{chosen.text}” {share}: rank {chosen.raw_rank} of {made.VOCAB:,}."
    chance = percent(math.exp(chosen.logprob))
    assert f"“{chosen.text}” was drawn: its chance was {chance}." in sentences
    surprisal = -chosen.raw_logprob / math.log(2)
    assert sentences[-1] == f"Its surprisal, before the processors, was {surprisal:.2f} bits."


def test_each_processor_that_acted_has_a_sentence(show):
    config = {"do_sample": True, "repetition_penalty": 1.2, "temperature": 0.8, "top_k": 50, "top_p": 0.9}
    request = GenerationRequest("stories", "Once upon a time", config=config | {"max_new_tokens": 6}, seed=4)
    trace = generate(request)
    page = show(export_html(trace))
    courses = 0
    for index, step in enumerate(trace.steps):
        page.evaluate("(index) => GenerationPlayground.log('main').select(0, index)", index)
        settle(page)
        sentences = page.locator(".gp-sentences li").all_text_contents()
        shares = [math.exp(share) for share in (step.chosen.raw_logprob, *step.chosen.stage_logprobs)]
        kept = [step.distribution.vocab, *(stage.kept for stage in step.distribution.stages)]
        for number in range(1, len(kept)):
            before, after = map(percent, shares[number - 1 : number + 1])
            if before != after:
                courses += 1
                assert any(sentence.endswith(f"went from {before} to {after}.") for sentence in sentences)
            if removed := kept[number - 1] - kept[number]:
                effect, left = f"removed {removed:,} token{'s' * (removed > 1)} (", f", {kept[number]:,} left; "
                assert any(effect in sentence and left in sentence for sentence in sentences)
    assert courses > 6


def test_a_draft_says_why_it_was_kept(show):
    trace = made.assisted()
    assert any(sentence.startswith("Accepted: ") for sentence in told(show, trace, 0))  # see made.assisted
    assert any(sentence.startswith("Correction. ") for sentence in told(show, trace, 2))


def test_contrastive_search_tells_penalty_and_score(show):
    trace = made_strategies.contrastive()
    step = trace.steps[3]
    won = next(each for each in step.reranked if each.token_id == step.chosen.token_id)
    sentence = (
        f"Its probability among the weighed tokens was {percent(won.probability)}, "
        f"its degeneration penalty {won.penalty:.3f}, its score {written(won.score)}."
    )
    assert sentence in told(show, trace, 3)


def test_a_beam_tells_its_sum(show):
    page = show(export_html(made.beams()))
    page.evaluate("() => { const log = GenerationPlayground.log('main'); log.selectStep(log.lines()[0].last); }")
    settle(page)
    score = page.evaluate("GenerationPlayground.log('main').current().beam.score")
    sentences = page.locator(".gp-sentences li").all_text_contents()
    sums = [each for each in sentences if each.startswith("Sum of log-probabilities")]
    assert any(each.endswith(f" = {written(score)}.") for each in sums)


def test_a_token_is_text_and_no_markup(show):
    trace = made.sampled(["<img src=x onerror=window.bad=1>", " b"])
    sentences = told(show, trace, 0)
    assert any("<img src=x onerror=window.bad=1>" in sentence for sentence in sentences)
