"""Real architectures, each with every strategy: a run is what the library alone writes, or it is refused before it
decodes, and then the page says so from the model's files, before Generate is pressed."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from transformers import GenerationConfig

from playground.generation import model_checks
from playground.requests.request import RequestError
from tests.support import architectures
from tests.support.architecture_runs import (
    DRAWN,
    PROMPT,
    STRATEGIES,
    TOKENIZER,
    TOKENS,
    Strategy,
    assert_as_the_library,
    bare,
    saved,
)
from tests.support.slow import mostly_slow, one_in

GREEDY = STRATEGIES["greedy"]
HAVE_ENCODERS, HAVE_STATES = ("t5", "bart"), ("mamba", "bamba")

# What cannot be, and what is said of it: of which knob, and with which words.
_GOES_BACK = "cannot take back tokens that it has read"
_WITH_ENCODER = {
    "guidance": ("guidance_scale", "decoder without its encoder"),
    "negative prompt": ("guidance_scale", "decoder without its encoder"),
    "dola-low": ("dola_layers", "has an encoder"),
    "dola-high": ("dola_layers", "has an encoder"),
    "early-exit": ("assistant_early_exit", "has an encoder"),
    "healed prompt": ("token_healing", "has an encoder"),
}
_WITH_STATE = {
    "assisted": ("assistant", _GOES_BACK),
    "speculative": ("assistant", _GOES_BACK),
    "prompt-lookup": ("prompt_lookup_num_tokens", _GOES_BACK),
    "prompt lookup, sampled": ("prompt_lookup_num_tokens", _GOES_BACK),
    "early-exit": ("assistant_early_exit", "always runs all of them"),
    "contrastive, one by one": ("low_memory", "cannot take back a token"),
}
CANNOT = {
    "gpt2": {"early-exit": ("assistant_early_exit", "always runs all of them")},
    "mamba": _WITH_STATE | {"prompt in pieces": ("prefill_chunk_size", "keeps no cache of keys and values")},
    "bamba": _WITH_STATE,
    **dict.fromkeys(HAVE_ENCODERS, _WITH_ENCODER),
}
REFUSED = [(name, strategy) for name, strategies in CANNOT.items() for strategy in strategies]
RUNS = [cell for name in architectures.NAMES for strategy in STRATEGIES if (cell := (name, strategy)) not in REFUSED]
USUAL = ("gpt2", "t5", "mamba")  # with a cache, with an encoder, with a state: the others are slow
EACH = pytest.mark.parametrize("name", mostly_slow(architectures.NAMES, lambda name: name in USUAL))


@pytest.mark.parametrize(("name", "strategy"), mostly_slow(RUNS, lambda name, strategy: name in USUAL))
def test_a_run_is_that_of_the_library(name, strategy):
    assert_as_the_library(saved(name), strategy, tolerance=2e-5)


@pytest.mark.parametrize(("name", "strategy"), REFUSED)
def test_what_an_architecture_cannot_do_is_told_before_it_runs(name, strategy):
    this, (knob, words) = saved(name), CANNOT[name][strategy]
    request = this.request(STRATEGIES[strategy])
    with pytest.raises(RequestError) as raised:
        this.run(request)
    for told in (this.said(request), raised.value.diagnostics):
        assert any(problem.knob == knob and words in problem.message and problem.fix for problem in told)


@EACH
def test_what_the_files_tell_is_what_the_model_does(name):
    this = saved(name)
    known = model_checks._context(GenerationConfig(assistant_early_exit=3), *this.loaded())
    told = this.facts.context_with(this.draft_facts)
    assert {fact: known.get(fact, told[fact]) for fact in told} == told
    assert {fact for fact, value in known.items() if value is False} <= set(told)


@pytest.mark.parametrize("strategy", ["sampling", "several beams", "contrastive", "dola-low", "assisted"])
def test_a_model_that_reads_pictures_too_writes_text(strategy):
    test_a_run_is_that_of_the_library("gemma3 with pictures", strategy)


def test_it_does_not_leave_early():
    this = saved("gemma3 with pictures")
    request = this.request(STRATEGIES["early-exit"])
    with pytest.raises(RequestError, match="always runs all of them"):
        this.run(request)
    assert [problem.knob for problem in this.said(request)] == ["assistant_early_exit"]
    assert (this.facts.num_layers, this.facts.context_length) == (architectures.LAYERS, 256)


# ------------------------------------------------------------------------------------------------------- our own loops


@EACH
def test_contrastive_search_is_that_of_a_model_that_reads_everything_anew(name):
    """Its cache follows the candidates, whatever the model keeps in it."""
    model, prompt = saved(name).model, TOKENIZER(PROMPT, return_tensors="pt")["input_ids"]
    encoder = {"input_ids": prompt} if model.config.is_encoder_decoder else {}
    start = model.generation_config.decoder_start_token_id
    ids = torch.tensor([[start]]) if encoder else prompt

    def read(ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The distribution of the next token, (vocab,), and the directions of all hidden states, (length, width)."""
        with torch.no_grad():
            read = {**encoder, "decoder_input_ids" if encoder else "input_ids": ids}
            outputs = model(**read, use_cache=False, output_hidden_states=True)
        hidden = (outputs.get("decoder_hidden_states") or outputs.hidden_states)[-1][0]
        return outputs.logits[0, -1].float().softmax(-1), hidden / hidden.norm(dim=-1, keepdim=True)

    for _ in range(TOKENS):
        probabilities, hidden = read(ids)
        best, candidates = probabilities.topk(4)
        longer = [torch.cat([ids, candidate.view(1, 1)], dim=1) for candidate in candidates]
        penalties = torch.stack([(hidden @ read(text)[1][-1]).max() for text in longer])
        ids = longer[int((0.4 * best - 0.6 * penalties).argmax())]
        if ids[0, -1] == TOKENIZER.eos_token_id:
            break
    (ours,), _ = bare(saved(name), STRATEGIES["contrastive"])
    assert ours == ids[0, -len(ours) :].tolist()


@pytest.mark.parametrize("strategy", ["dola-low", "diverse-beam", "constrained-beam"])
@EACH
def test_the_cache_of_our_loops_changes_nothing(name, strategy):
    if strategy in CANNOT.get(name, {}):
        return
    config = STRATEGIES[strategy].config
    with_it, without = (bare(saved(name), Strategy(config | {"use_cache": use})) for use in (True, False))
    assert with_it[0] == without[0]
    assert with_it[1] == [pytest.approx(scores, abs=1e-3) for scores in without[1]]


# ----------------------------------------------------------------------- text that is given, prompts that are read


@pytest.mark.parametrize("strategy", one_in(2, ["greedy", "sampling", "contrastive"]))
@EACH
def test_a_run_that_is_held_to_its_own_beginning_is_the_same(name, strategy):
    this = saved(name)
    whole = this.run(this.request(STRATEGIES[strategy]))
    ids = whole.sequences[0].token_ids
    held = this.run(this.request(STRATEGIES[strategy], given=ids[:3]))
    assert held.sequences[0].token_ids == ids
    assert held.sequences[0].logprobs == pytest.approx(whole.sequences[0].logprobs, abs=1e-4)
    assert [step.given for step in held.steps] == [True] * 3 + [False] * (len(ids) - 3)


@EACH
def test_a_beam_search_goes_on_from_given_text(name):
    this, beams, given = saved(name), STRATEGIES["several beams"], [90, 75, 101]
    trace = this.run(this.request(beams, given=given))
    model, prompt = this.model, TOKENIZER(PROMPT)["input_ids"]
    if model.config.is_encoder_decoder:
        start = model.generation_config.decoder_start_token_id
        begun: dict[str, Any] = {"decoder_input_ids": torch.tensor([[start, *given]])}
    else:
        ids = torch.tensor([prompt + given])
        begun = {"input_ids": ids, "attention_mask": torch.ones_like(ids)}
    expected, scores = bare(this, Strategy(beams.config | {"max_new_tokens": TOKENS - len(given)}), **begun)
    for sequence, new, theirs in zip(trace.sequences, expected, scores, strict=True):
        written = sequence.token_ids[len(given) :]
        assert sequence.token_ids[: len(given)] == given and written == new[: len(written)]
        assert sequence.logprobs[len(given) :] == pytest.approx(theirs[: len(written)], abs=1e-4)


@EACH
def test_a_long_prompt_is_read_as_the_model_reads_it(name):
    this, prompt = saved(name), PROMPT * 8
    ids = TOKENIZER(prompt, return_tensors="pt")["input_ids"]
    assert ids.shape[1] > 70  # more than are read at once
    steps = this.run(this.request(GREEDY, prompt=prompt, read_prompt=True)).prompt_steps
    if name in HAVE_ENCODERS:
        assert steps == []
        return
    with torch.no_grad():
        logprobs = this.model(ids).logits[0, :-1].log_softmax(-1).gather(1, ids[0, 1:, None])[:, 0]
    assert [step.chosen.logprob for step in steps] == pytest.approx(logprobs.tolist(), abs=1e-3)


@pytest.mark.parametrize("config", [DRAWN, {"num_beams": 3}])
@EACH
def test_a_text_has_the_form_that_is_asked_for(name, config):
    this, form = saved(name), {"regex": "(ab|[0-9]{4})"}
    request = this.request(Strategy(config | {"max_new_tokens": TOKENS}), structured_output=form)
    text = this.run(request).sequences[0].text
    assert text == "ab" or (len(text) == 4 and text.isdigit())
