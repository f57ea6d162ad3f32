"""DoLa: the tokens and scores of transformers 4.52.4, and a tap that tells which layers were compared, and how."""

from __future__ import annotations

import math
import threading
import weakref
from types import SimpleNamespace

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import DynamicCache, RwkvConfig, RwkvForCausalLM

from playground import GenerationRequest, generate
from playground.recording.contrast_taps import DolaTap
from playground.recording.tap import Tap
from playground.strategies import dola_decoding
from playground.strategies.dola import candidate_layers
from playground.trace import DOLA_CONTRAST, Stepped, Trace
from tests.strategies.runs import (
    EXPECTED,
    MODELS,
    PROMPT,
    TOKENIZER,
    assert_as_expected,
    assert_same,
    assert_traced_as_expected,
    bare,
    by_request,
    target,
    traced,
)
from tests.support import tiny_decoders
from tests.support.reference import contrastive_dola as reference
from tests.support.slow import one_in
from tests.support.tiny_models import tiny_llama

CONFIG = {"dola_layers": [0, 1, 2], "max_new_tokens": 10}
AUSTRALIA = "The capital of Australia is"
SAMPLED = CONFIG | {"do_sample": True, "temperature": 1.5}


# ----------------------------------------------------------------------------------------------- against the original


CASES = [case for case in reference.CASES if case.startswith("dola")]


@pytest.mark.parametrize("case", CASES)
def test_same_as_the_original(case):
    assert_as_expected(case, dola_decoding)


@pytest.mark.parametrize("case", one_in(5, by_request("dola")))
def test_a_request_gives_the_same(case):
    trace = assert_traced_as_expected(case)
    assert trace.started.mode == "dola_generation"


def test_the_python_api_gives_the_same():
    _, (prompt,), config = reference.CASES["dola high"]
    trace = generate(GenerationRequest("stories", prompt, config=config))
    assert trace.sequences[0].token_ids == EXPECTED["dola high"]["token_ids"][0]


@pytest.mark.parametrize(
    ("dola_layers", "num_layers", "tied", "expected"),
    [
        ("low", 32, False, range(0, 16, 2)),
        ("low", 32, True, range(2, 16, 2)),
        ("high", 32, False, range(16, 32, 2)),
        ("low", 60, False, range(0, 20, 2)),
        ("low", 60, True, range(2, 20, 2)),
        ("high", 60, True, range(40, 60, 2)),
        ("low", 40, False, range(0, 20, 2)),
        ("high", 41, False, range(21, 41, 2)),
        ("low", 6, True, [2]),
        ("low", 4, True, [2]),
        ("low", 2, True, [1]),
        ("low", 1, True, [0]),
        ("low", 2, False, [0]),
        ("high", 1, False, [0]),
        ([5, 1, 8, 9], 8, True, [5, 1]),
        ([0], 8, True, [0]),
    ],
)
def test_candidate_layers(dola_layers, num_layers, tied, expected):
    assert candidate_layers(_shape(num_layers, tied), dola_layers) == list(expected)


@pytest.mark.parametrize("dola_layers", ["middle", 3, [-1], [1.5], None, [8], [], ("low",)])
def test_layers_that_do_not_exist(dola_layers):
    with pytest.raises(ValueError, match="dola_layers"):
        candidate_layers(_shape(8, tied=False), dola_layers)


def test_a_config_that_holds_others_may_leave_it_to_its_part_for_text():
    text = SimpleNamespace(num_hidden_layers=8, tie_word_embeddings=True)
    assert candidate_layers(SimpleNamespace(config=SimpleNamespace(get_text_config=lambda: text)), "low") == [2]


def test_low_has_no_layer_in_a_tied_model_of_three():
    with pytest.raises(ValueError, match="Use a list of numbers from 0 to 2"):
        candidate_layers(_shape(3, tied=True), "low")


def _shape(num_layers: int, tied: bool) -> SimpleNamespace:
    text = SimpleNamespace(num_hidden_layers=num_layers)
    return SimpleNamespace(config=SimpleNamespace(tie_word_embeddings=tied, get_text_config=lambda: text))


# ------------------------------------------------------------------------------------------------ what the tap tells


def by_hand(model, ids: list[int], layers: list[int]) -> tuple[list[float], torch.Tensor, torch.Tensor]:
    """(the divergence of each layer from the last, the log-probabilities of the last, the same minus those of the
    farthest), from one forward pass over the whole text, without a cache."""
    with torch.no_grad():
        told = model(torch.tensor([ids]), output_hidden_states=True)
        last = told.logits[0, -1].double().log_softmax(-1)
        early = [model.lm_head(told.hidden_states[i][0, -1]).double().log_softmax(-1) for i in layers]
    divergences = []
    for layer in early:
        average = (last.exp() + layer.exp()) / 2
        parts = [(average * (average.log() - logprobs)).sum() for logprobs in (last, layer)]
        divergences.append((sum(parts) / 2).item())
    farthest = early[divergences.index(max(divergences))]
    differences = last - farthest
    differences[last < last.max() + math.log(0.1)] = -math.inf
    return divergences, last, differences


@pytest.mark.parametrize("config", [CONFIG, CONFIG | {"dola_layers": [3, 1]}, CONFIG | {"dola_layers": [2]}, SAMPLED])
def test_layers_and_scores_are_those_computed_by_hand(config):
    trace = traced("llama", config)
    ids = [token.token_id for token in trace.started.prompt_tokens]
    for step in trace.steps:
        divergences, last, differences = by_hand(MODELS["llama"], ids, config["dola_layers"])
        layers = step.layers
        assert layers.candidate_layers == config["dola_layers"] and layers.final_layer == 4
        assert layers.divergences == pytest.approx(divergences, rel=1e-3)
        assert layers.layer == layers.candidate_layers[divergences.index(max(divergences))]

        contrast, distribution = step.stages[0], step.distribution
        contrasted = differences.log_softmax(-1)
        assert contrast.name == DOLA_CONTRAST and contrast.kept == contrasted.isfinite().sum()
        shares = contrasted.exp()
        entropy = -(shares * contrasted.where(shares > 0, 0)).sum()
        assert contrast.entropy == pytest.approx(entropy.item(), abs=1e-3)
        assert distribution.vocab == len(last)
        assert distribution.entropy_before == pytest.approx(-(last.exp() * last).sum().item(), abs=1e-3)
        for candidate in [step.chosen, *step.candidates]:
            assert candidate.raw_logprob == pytest.approx(last[candidate.token_id].item(), abs=1e-3)
            now = contrasted[candidate.token_id]
            if now > -80:  # the probability of what is farther down is too small for float32
                assert candidate.stage_logprobs[0] == pytest.approx(now.item(), abs=1e-3)
            elif not now.isfinite():
                assert candidate.stage_logprobs[0] is None and candidate.removed_by == DOLA_CONTRAST
        if not config.get("do_sample"):
            assert step.chosen.token_id == differences.argmax()
        ids.append(step.chosen.token_id)
    if len(config["dola_layers"]) > 1:
        assert len({step.layers.layer for step in trace.steps}) > 1, "always the same layer: the test sees little"


def test_one_layer_for_all_rows_by_their_average():
    told = []

    class Observer:
        def on_contrasted(self, contrast):
            told.append(contrast)

    rows = [[12, 7, 7, 30, 9], [33, 8, 21, 5, 6]]
    output = reference.run("llama", rows, CONFIG, custom_generate=dola_decoding, observer=Observer())
    model, alone = reference.model_named("llama"), []
    for ids in output.sequences.tolist():
        alone.append([by_hand(model, ids[: 5 + step], CONFIG["dola_layers"])[0] for step in range(len(told))])
    unfinished = (output.sequences[:, 5:] != 2).long().cumprod(1).sum(1).min()  # padded rows are not read alike
    for step in range(int(unfinished)):
        average = [sum(pair) / 2 for pair in zip(alone[0][step], alone[1][step], strict=True)]
        assert told[step].divergences.tolist() == pytest.approx(average, rel=1e-3)
        assert told[step].chosen == average.index(max(average))


@pytest.mark.slow
def test_a_row_of_a_batch_is_as_it_is_alone_where_there_is_one_layer():
    prompts, config = reference.THREE, reference.DOLA | {"dola_layers": [4], "repetition_penalty": 1.2}
    together = reference.run("stories", prompts, config, custom_generate=dola_decoding)
    together = reference.told("stories", prompts, together)
    for number, prompt in enumerate(prompts):
        alone = reference.run("stories", [prompt], config, custom_generate=dola_decoding)
        (ids,) = reference.told("stories", [prompt], alone)["token_ids"]
        assert together["token_ids"][number][: len(ids)] == ids
        assert set(together["token_ids"][number][len(ids) :]) <= {reference.tokenizer().pad_token_id}


def test_the_json_of_a_trace_keeps_the_layers():
    trace = traced("llama", CONFIG)
    assert Trace.from_json(trace.to_json()).steps[3].layers == trace.steps[3].layers


# -------------------------------------------------------------------------------------------- what processors forbid


def test_min_new_tokens_holds_where_the_end_is_all_that_was_left():
    """The original then chose token 0, whatever it was."""
    ends = [0, 340]
    config = reference.DOLA | {"eos_token_id": ends, "max_new_tokens": 12}
    free = traced("stories", config, reference.BOX)
    place = len(free.steps) - 1
    assert place < 8 and free.steps[place].stages[0].kept == 1  # DoLa leaves one token, and it ends the text

    trace = traced("stories", config | {"min_new_tokens": 9}, reference.BOX)
    ids = trace.sequences[0].token_ids
    assert len(ids) >= 9 and not set(ids[:8]) & set(ends)
    step = trace.steps[place]
    prompt = [token.token_id for token in trace.started.prompt_tokens]
    with torch.no_grad():
        last = target("stories").model(torch.tensor([prompt + ids[:place]])).logits[0, -1]
    last[ends] = -math.inf
    assert step.chosen.token_id == last.argmax()
    assert step.chosen.logprob == pytest.approx(last.log_softmax(-1).max().item(), abs=5e-3)
    assert step.stages[-1].kept == step.distribution.kept == len(last) - len(ends)
    assert step.stages[1].mass_moved == pytest.approx(1)


@pytest.mark.parametrize("sampled", [False, True])
def test_an_end_that_the_filter_took_out_stays_out_however_much_it_is_favoured(sampled):
    """The penalty that the original had made NaN of its minus infinity."""
    config = CONFIG | {"exponential_decay_length_penalty": [2, 1.5], "do_sample": sampled, "max_new_tokens": 30}
    trace = generate(GenerationRequest("stories", "Once upon a time", config=config, seed=0))
    assert len(trace.steps) > 10, "the end came at once: the test sees little"
    ends = trace.started.eos_token_ids
    for step in trace.steps:
        assert math.isfinite(step.chosen.logprob)
        assert step.chosen.token_id not in ends or step.chosen.raw_rank <= 10


@pytest.mark.parametrize("sampled", [False, True])
def test_a_forbidden_token_is_never_chosen(sampled):
    """Sampling broke in the original where nothing was left."""
    config = CONFIG | {"do_sample": sampled, "max_new_tokens": 8}
    output = bare("llama", config, dola_decoding, prefix_allowed_tokens_fn=lambda row, ids: [60, 61 + len(ids) % 5])
    length = output.sequences.shape[1] - 8
    for place, token in enumerate(output.sequences[0, -8:].tolist()):
        assert token in (60, 61 + (length + place) % 5)


def test_a_removed_token_names_what_removed_it():
    step = traced("llama", CONFIG | {"max_new_tokens": 1}).steps[0]
    favourite = step.chosen.token_id
    step = traced("llama", CONFIG | {"max_new_tokens": 1, "suppress_tokens": [favourite]}).steps[0]
    listed = next(c for c in step.candidates if c.token_id == favourite)
    assert listed.stage_logprobs[0] is not None and listed.removed_by == "SuppressTokensLogitsProcessor"


def test_a_forbidden_token_is_not_written_where_a_temperature_lifts_the_lowest_float():
    """`remove_invalid_values` turns minus infinity into the lowest float, and a temperature above 1 divides that."""
    forbidden = [[1987], [1806]]  # all that DoLa leaves here
    config = {"dola_layers": "high", "bad_words_ids": forbidden, "remove_invalid_values": True, "max_new_tokens": 1}
    config |= {"do_sample": True, "temperature": 1.5, "top_k": 0}
    for seed in range(5):
        (step,) = generate(GenerationRequest("facts", AUSTRALIA, config=config, seed=seed)).steps
        assert [step.chosen.token_id] not in forbidden
        assert step.stages[-1].kept == step.distribution.vocab - 2


def test_the_last_layers_favourite_is_seen_before_the_contrast():
    """Of a model that learnt the popular mistake first: the last layer hesitates, the contrast decides."""
    config = {"dola_layers": "high", "max_new_tokens": 1}
    (step,) = generate(GenerationRequest("facts", AUSTRALIA, config=config)).steps
    sydney, canberra = (next(c for c in step.candidates if c.token_id == id) for id in (1806, 1987))
    assert sydney.raw_rank == 1 and canberra.rank == 1
    assert step.chosen == canberra and canberra.raw_logprob < sydney.raw_logprob < math.log(0.9)


# ------------------------------------------------------------------------------------------ watching changes nothing


@st.composite
def configs(draw) -> dict:
    length = draw(st.integers(1, 6))
    options = {
        "repetition_penalty": st.floats(0.5, 2),
        "no_repeat_ngram_size": st.integers(1, 3),
        "bad_words_ids": st.lists(st.lists(st.integers(3, 250), min_size=1, max_size=2), min_size=1, max_size=3),
        "suppress_tokens": st.lists(st.integers(2, 250), min_size=1, max_size=5),
        "min_new_tokens": st.integers(0, min(5, length)),
        "temperature": st.floats(0.1, 5),
        "top_k": st.integers(1, 20),
        "top_p": st.floats(0.05, 1),
        "typical_p": st.floats(0.1, 1),
        "eta_cutoff": st.floats(0.001, 0.1),
        "eos_token_id": st.lists(st.integers(2, 250), min_size=1, max_size=60),
        "use_cache": st.booleans(),
        "num_return_sequences": st.integers(2, 3),
    }
    chosen = draw(st.lists(st.sampled_from(list(options)), unique=True, max_size=4))
    config = {
        "dola_layers": draw(st.sampled_from(["low", "high"]) | st.lists(st.integers(0, 3), min_size=1, max_size=4)),
        "max_new_tokens": length,
        "do_sample": draw(st.booleans()),
        **{name: draw(options[name]) for name in chosen},
    }
    if not config["do_sample"]:
        config.pop("num_return_sequences", None)
    return config


@settings(max_examples=20)
@given(configs(), st.integers(0, 2**31))
def test_traced_and_bare_runs_are_the_same(config, seed):
    assert_same(traced("llama", config, seed=seed), "llama", bare("llama", config, dola_decoding, seed=seed))


@pytest.mark.parametrize("config", [CONFIG, SAMPLED])
def test_reading_a_step_later_records_the_same(config, monkeypatch):
    """As on an accelerator, where the copy to the host lags by a step."""
    expected = traced("llama", config)

    def late(tap, *arguments):
        made(tap, *arguments)
        tap.lag = 1

    made = Tap.__init__
    monkeypatch.setattr(Tap, "__init__", late)
    lagging = traced("llama", config)
    assert lagging.sequences == expected.sequences
    for ours, other in zip(lagging.steps, expected.steps, strict=True):
        assert (ours.chosen, ours.distribution, ours.layers) == (other.chosen, other.distribution, other.layers)


def test_the_filter_of_a_step_is_let_go(monkeypatch):
    """It is as wide as the vocabulary, and the only such tensor that this tap is told of."""
    filters, alive = [], []

    def on_contrasted(tap, contrast):
        alive.append(sum(filter() is not None for filter in filters))
        filters.append(weakref.ref(contrast.improbable))
        told(tap, contrast)

    told = DolaTap.on_contrasted
    monkeypatch.setattr(DolaTap, "on_contrasted", on_contrasted)
    traced("llama", CONFIG | {"repetition_penalty": 1.2})
    assert alive == [0] * 10


def test_a_cancelled_run_stops_within_a_step():
    cancelled, seen = threading.Event(), []

    def listen(event):
        if isinstance(event, Stepped):
            seen.append(event)
            if len(seen) == 3:
                cancelled.set()

    trace = traced("llama", CONFIG | {"max_new_tokens": 100}, listen=listen, cancelled=cancelled)
    assert len(trace.sequences[0].token_ids) <= 4
    assert trace.sequences[0].stop_reason == "stopped"


# -------------------------------------------------------------------------------------------- caches and other models


@pytest.mark.parametrize("config", [{"use_cache": False}, {"cache_implementation": "static"}])
def test_the_cache_changes_nothing(config):
    ours = bare("llama", CONFIG | config, dola_decoding)
    assert ours.sequences.tolist() == bare("llama", CONFIG, dola_decoding).sequences.tolist()


def test_going_on_from_a_cache():
    ids = TOKENIZER(PROMPT, return_tensors="pt")["input_ids"]
    cache = DynamicCache()
    MODELS["llama"](ids[:, :-3], cache=cache)
    ours = bare("llama", CONFIG, dola_decoding, cache=cache)
    assert ours.sequences.tolist() == bare("llama", CONFIG, dola_decoding).sequences.tolist()


def test_a_model_with_a_state_instead_of_a_cache_reads_all_again():
    """Its state is not among what `generate` prepares, so it cannot be handed from step to step."""
    torch.manual_seed(0)
    model = RwkvForCausalLM(RwkvConfig(vocab_size=60, hidden_size=32, attention_hidden_size=32, num_hidden_layers=3))
    config = {"dola_layers": [0, 1], "max_new_tokens": 8, "eos_token_id": None, "pad_token_id": 0}
    one, other = (
        model.eval().generate(torch.tensor([[5, 17, 40]]), **config, use_cache=cache, custom_generate=dola_decoding)
        for cache in (True, False)
    )
    assert one.tolist() == other.tolist()


def test_scores_and_logits_are_kept_on_demand():
    output = bare("llama", CONFIG | {"output_logits": True}, dola_decoding)
    ids = TOKENIZER(PROMPT)["input_ids"]
    with torch.no_grad():
        logits = MODELS["llama"](torch.tensor([ids])).logits[0, -1]
    assert len(output.logits) == len(output.scores) == 10
    assert output.logits[0][0].tolist() == pytest.approx(logits.tolist(), abs=1e-4)  # of the last layer, not contrasted
    ours = output.scores[0][0].double().log_softmax(-1)
    expected = by_hand(MODELS["llama"], ids, CONFIG["dola_layers"])[2].log_softmax(-1)
    assert ours.exp().tolist() == pytest.approx(expected.exp().tolist(), abs=1e-4)


def test_refusals(monkeypatch):
    with pytest.raises(ValueError, match="decoder-only"):
        bare("t5", CONFIG, dola_decoding)
    model = tiny_llama()
    monkeypatch.setattr(model, "get_output_embeddings", lambda: None)
    with pytest.raises(ValueError, match="no output embeddings"):
        model.generate(torch.tensor([[5, 6]]), **CONFIG, custom_generate=dola_decoding)
    reformer = tiny_decoders.build("reformer")  # whose last hidden state is both of its streams
    with pytest.raises(ValueError, match="cannot read this model"):
        reformer.generate(torch.tensor([[5, 6]]), **CONFIG | {"dola_layers": "high"}, custom_generate=dola_decoding)
