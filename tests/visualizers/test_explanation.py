"""What "In words" says of beams, drafts and the other strategies: its numbers are worked out here from the trace."""

from __future__ import annotations

import math
import re

import pytest

from playground import GenerationRequest, generate
from playground.trace import Trace
from tests.support.page_modules import module_page
from tests.visualizers import made_strategies
from tests.visualizers.reading import lines, written

STORY = "Once upon a time"
BEAMS = {
    "beams": {"num_beams": 3, "num_return_sequences": 2, "length_penalty": 0.7},
    "drawn beams": {"num_beams": 3, "do_sample": True, "top_k": 0},
    "groups": {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 1.0},
    "ended": {"num_beams": 3, "num_return_sequences": 3, "eos_token_id": 16, "length_penalty": 0.0},
}
DRAFTS = {
    "a draft model, greedy": {"assistant": "stories-draft"},
    "a draft model, drawn": {"assistant": "stories-draft", "do_sample": True, "temperature": 1.4},
    "prompt lookup": {"prompt_lookup_num_tokens": 3},
    "prompt lookup, drawn": {"prompt_lookup_num_tokens": 3, "do_sample": True},
}

ALL = """(text) => {
  const log = new RunLog();
  log.feed(text);
  const told = (node) => explanationOf(node, log);
  return {
    steps: log.usesBeams ? [] : pathOf(log.lines()[0]?.last || null).map(told),
    nodes: log.prompts.map(({steps}) => steps.map((nodes) => nodes.map(told))),
  };
}"""


@pytest.fixture(scope="module")
def page(browser):
    page = module_page(browser, "core/log.ts", "tokens/explanation.ts")
    yield page
    page.close()


def run(config: dict, tokens: int = 14) -> Trace:
    config = dict(config)
    assistant = config.pop("assistant", None)
    return generate(
        GenerationRequest("stories", STORY, config=config | {"max_new_tokens": tokens}, seed=5, assistant=assistant)
    )


def sentence(sentences: list[str], start: str) -> str | None:
    return next((each for each in sentences if start in each), None)


def numbers(text: str) -> list[float]:
    return [float(each) for each in re.findall(r"-?\d+(?:\.\d+)?", text.replace("−", "-"))]


@pytest.mark.parametrize("name", BEAMS)
def test_a_continuation_of_a_beam_search_is_told_with_its_numbers(page, name):
    trace = run(BEAMS[name])
    told = page.evaluate(ALL, lines(trace.events()))["nodes"][0]
    sums = {(-1, None): 0.0}  # of the running beams before a step, by number
    seen = set()
    last = len(trace.beam_steps) - 1
    for step, sentences in zip(trace.beam_steps, told, strict=True):
        sums_after = {}
        for candidate, said in zip(step.candidates, sentences, strict=True):
            rivals = [c for c in step.candidates if c.group == candidate.group]
            rank = 1 + sum(c.score > candidate.score for c in rivals)
            verb = "drew" if name == "drawn beams" else "considered"
            field = sentence(said, "this one has rank")
            assert f"The search {verb} {len(rivals)} continuations; by its sum, this one has rank " in field
            if len({c.score for c in rivals}) == len(rivals):
                assert field.endswith(f"rank {rank}.")
            if step.index and candidate.group is None:
                assert f"{len(sums)} running beam{'s' * (len(sums) > 1)} " in field
            before = sums[candidate.parent] if step.index else 0.0
            if candidate.score > -1e8:
                found = numbers(sentence(said, "Sum of log-probabilities").split("nats): ")[1])
                assert found == pytest.approx(
                    [before, candidate.logprob, before, candidate.logprob, candidate.score], abs=6e-4
                )
                assert before + candidate.logprob == pytest.approx(candidate.score, abs=1e-4)
            if candidate.diversity_penalty:
                seen.add("diversity")
                assert sentence(said, f"The diversity penalty of {candidate.diversity_penalty:.3f}")
            kept = [sum(c.status == status for c in rivals) for status in ("running", "finished", "pruned")]
            result = sentence(said, f"Of these {len(rivals)}: ")
            for amount, words in zip(kept, ("ha(s|ve) gone on", "ended a? ?texts?", "w(as|ere) pruned"), strict=True):
                assert not amount or re.search(rf"\b{amount} {words}", result)
            fate = said[said.index(result) + 1]
            seen.add(candidate.status)
            if candidate.status == "pruned":
                worst = [c.score for c in rivals if c.status == "running"]
                if worst:
                    assert numbers(fate) == pytest.approx([step.index + 1, candidate.score, min(worst)], abs=6e-4)
            if candidate.status == "finished":
                assert fate.startswith(f"It ended its text at step {step.index + 1}")
            if candidate.final_score is not None:
                power = BEAMS[name].get("length_penalty", 1.0)
                score = candidate.score / (step.index + 1) ** power
                formula = sentence(said, "Final score: sum / length^length_penalty = ")
                assert formula.endswith(f" = {written(score)}.") and f" / {step.index + 1}^" in formula
            if candidate.status == "running":
                sums_after[candidate.beam] = candidate.score
                assert fate.startswith(f"It went on as beam {candidate.beam + 1}.")
                end = overtaken_at(trace, step.index, candidate)
                assert (f"It was overtaken at step {end}:" in fate) == (end is not None)
                seen.add("overtaken" if end else "went on")
        sums = sums_after
    assert {"running", "pruned", "overtaken"} <= seen and (name != "ended" or "finished" in seen)
    assert last > 2


def overtaken_at(trace: Trace, index: int, candidate) -> int | None:
    """The step (from 1) after which nothing of a running beam was left, though no text of it had ended."""
    alive = {candidate.beam}
    for step in trace.beam_steps[index + 1 :]:
        children = [c for c in step.candidates if c.parent in alive]
        if any(c.status == "finished" for c in children):
            return None
        alive = {c.beam for c in children if c.status == "running"}
        if not alive:
            return step.index + 1
    return None


def share(value: float) -> str:
    value *= 100
    if value == 0:
        return "0%"
    if value < 0.01:
        return "<0.01%"
    if value < 1:
        return f"{value:.2f}%"
    return ">99.9%" if 99.95 < value < 100 else f"{value:.1f}".replace(".0", "") + "%"


@pytest.mark.parametrize("name", DRAFTS)
def test_a_drafted_token_is_told_with_both_probabilities(page, name):
    trace = run(DRAFTS[name], 40)
    told = page.evaluate(ALL, lines(trace.events()))["steps"]
    samples = bool(DRAFTS[name].get("do_sample"))
    seen = set()
    for each in trace.draft_rounds:
        written = each.num_accepted + (each.next_token_id is not None)
        for place in range(written):
            text = " ".join(told[each.start + place])
            origin = "accepted" if place < each.num_accepted else each.follow
            seen.add(origin)
            if each.drafted:
                assert f"Round {each.index + 1} drafted {len(each.drafted)} token" in text
            judged = origin in ("accepted", "correction")
            if judged:
                token = each.drafted[place]
                p = math.exp(token.target_logprob) if token.target_logprob is not None else 0.0
                assert share(p) in text
                verdict = "accepted" if origin == "accepted" else "rejected"
                assert (f"{verdict.title()}: " if token.uniform is None else f"; {verdict}: ") in text
                if token.draft_logprob is not None:
                    q = math.exp(token.draft_logprob)
                    assert share(q) in text
                    if token.uniform is not None:
                        kept = "lies below" if origin == "accepted" else "lies above"
                        assert kept in text or (token.ratio >= 1 and "no draw could have rejected it" in text)
                    elif samples and p >= q:
                        assert "it is always kept: nothing was left to a draw" in text
                    elif samples:
                        verdict = "kept it" if origin == "accepted" else "rejected it"
                        assert f"it is kept with probability {share(p / q)}: the draw {verdict}." in text
            if origin == "correction":
                assert f"Drafted here was “{each.drafted[place].text}”." in text
                if behind := len(each.drafted) - each.num_accepted - 1:
                    assert f"{behind} drafted token{'s' * (behind > 1)} after it w" in text
                if samples and each.drafted[place].draft_logprob is not None:
                    assert "residual distribution" in text
                    assert f"That sums to {share(1 - each.drafted[place].overlap)} here" in text
            if origin in ("bonus", "target") and samples:
                chance = math.exp(trace.steps[each.start + place].chosen.logprob)
                assert f"from the target’s own distribution, which gave it {share(chance)}." in text
    assert len(seen) > 1


def test_contrastive_search_has_its_formula(page):
    trace = made_strategies.contrastive()
    for step, said in zip(trace.steps, page.evaluate(ALL, lines(trace.events()))["steps"], strict=True):
        won = next(each for each in step.reranked if each.token_id == step.chosen.token_id)
        alpha = made_strategies.ALPHA
        score = (1 - alpha) * won.probability - alpha * won.penalty
        assert sentence(said, f"(1 − 0.6) · {won.probability:.3f} − 0.6 · {won.penalty:.3f} = {written(score)}.")
        likeliest = max(step.reranked, key=lambda each: each.probability)
        other = sentence(said, "The most probable of the 4 weighed tokens, ")
        assert (other is not None) == (likeliest is not won)
        assert other is None or f"only a score of {written(likeliest.score)}" in other


def test_dola_tells_the_contrasted_layer(page):
    trace = made_strategies.dola()
    for step, said in zip(trace.steps, page.evaluate(ALL, lines(trace.events()))["steps"], strict=True):
        bits = max(step.layers.divergences) / math.log(2)
        start = f"DoLa contrasted the last layer, 8, with layer {step.layers.layer}: of 3 candidates the furthest"
        assert sentence(said, start).endswith(f"by {bits:.2f} bits.")


def test_forced_text_is_given_and_not_chosen(page):
    request = GenerationRequest("stories", STORY, config={"max_new_tokens": 6}, given=", there was")
    trace = generate(request)
    told = page.evaluate(ALL, lines(trace.events()))["steps"]
    given = [said for step, said in zip(trace.steps, told, strict=True) if step.given]
    assert given and all(sentence(said, "was given, not chosen") for said in given)
