"""What the rows of the knob table say of the library, tried out on it: where a new release does otherwise, a text here
is no longer true. The claims stand in the names of the tests; texts without such a claim are not looked at."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest
import torch
from transformers import CompileConfig, GenerationConfig, StopStringCriteria, WatermarkingConfig
from transformers.cache_utils import QuantizedLayer
from transformers.generation import candidate_generator as candidates
from transformers.generation.logits_process import (
    ExponentialDecayLengthPenalty,
    InfNanRemoveLogitsProcessor,
    LogitNormalization,
    SynthIDTextWatermarkLogitsProcessor,
    UnbatchedClassifierFreeGuidanceLogitsProcessor,
    WatermarkLogitsProcessor,
)

from playground.knobs import KNOBS
from playground.strategies.constraints import ConstraintState, read_constraints
from playground.strategies.dola import candidate_layers
from tests.support.tiny_models import BOS, EOS, PAD, byte_tokenizer, tiny_llama, tiny_t5

PROMPT = [70, 30, 41, 30]
VOCAB = 300


@pytest.fixture(scope="module")
def llama():
    return tiny_llama()


@pytest.fixture(scope="module")
def t5():
    return tiny_t5()


def generated(model, ids=PROMPT, **config):
    """What `generate` gives for the prompt, with the logits before and after the processors."""
    fixed = {"return_dict_in_generate": True, "output_scores": True, "output_logits": True, "max_new_tokens": 1}
    ids = torch.tensor([list(ids)])
    torch.manual_seed(0)
    return model.generate(ids, attention_mask=torch.ones_like(ids), **fixed | config)


def processors(model, length=4, ends=(EOS,), **config):
    config = GenerationConfig(**config)
    config._eos_token_tensor = torch.tensor(ends)
    return model._get_logits_processor(config, length, torch.tensor([PROMPT]))


# -------------------------------------------------------------------------------------------- watermarks, and the order


def marked(scheme, width, **others):
    return WatermarkLogitsProcessor(VOCAB, "cpu", seeding_scheme=scheme, context_width=width, **others)


def green(processor, *ids):
    return set(processor._get_greenlist_ids(torch.tensor(ids)).tolist())


@pytest.mark.parametrize("width", [1, 2, 4])
def test_with_lefthash_the_last_token_alone_seeds_the_list_and_the_width_only_waits(width):
    processor, scores = marked("lefthash", width), torch.zeros(1, VOCAB)
    assert green(processor, 1, 2, 3, 9) == green(processor, 4, 5, 6, 9) != green(processor, 1, 2, 3, 8)
    for length in range(1, 6):
        changed = bool((processor(torch.arange(5, 5 + length)[None], scores) != scores).any())
        assert changed == (length >= width)


def test_with_selfhash_the_candidate_is_one_of_the_tokens_that_seed_the_list():
    assert green(marked("selfhash", 1), 3, 9) == green(marked("selfhash", 1), 4, 9)
    assert green(marked("selfhash", 2), 1, 3, 9) == green(marked("selfhash", 2), 2, 3, 9)
    others = [green(marked("selfhash", 2), token, 9) for token in range(20)]
    assert any(one != others[0] for one in others)


def test_selfhash_looks_at_the_40_most_probable_candidates():
    scores = torch.randn(1, VOCAB, generator=torch.Generator().manual_seed(0))
    biased = (marked("selfhash", 2, greenlist_ratio=0.5)(torch.tensor([PROMPT]), scores) > scores)[0].nonzero()[:, 0]
    assert 0 < len(biased) <= 40 and set(biased.tolist()) <= set(scores[0].topk(40).indices.tolist())


def test_synthid_looks_at_new_tokens_only():
    scores, new = torch.randn(1, VOCAB, generator=torch.Generator().manual_seed(0)), []
    for prompt in ([1, 2, 3, 4], [5, 6, 7, 8]):
        processor = SynthIDTextWatermarkLogitsProcessor(3, [1, 2, 3], 65536, 0, 1024, torch.device("cpu"))
        first = processor(torch.tensor([prompt]), scores)
        new.append((first, processor(torch.tensor([[*prompt, 9]]), scores)))
    assert torch.equal(new[0][0], new[1][0]) and torch.equal(new[0][1], new[1][1])
    assert not torch.equal(new[0][0], scores)


@pytest.mark.parametrize("do_sample", [False, True])
def test_only_renormalize_logits_runs_after_the_watermark(llama, do_sample):
    found = processors(llama, renormalize_logits=True, watermarking_config=WatermarkingConfig(), do_sample=do_sample,
                       top_p=0.5, repetition_penalty=2.0)  # fmt: skip
    assert [type(processor) for processor in found[-2:]] == [WatermarkLogitsProcessor, LogitNormalization]


# ------------------------------------------------------------------------------------------- which tokens count as text


@pytest.mark.parametrize(
    ("config", "decoder_only", "encoder_decoder"),
    [
        ({"repetition_penalty": 2.0}, set(PROMPT), {PAD}),  # a T5 starts from its pad token
        ({"no_repeat_ngram_size": 1}, set(PROMPT), {PAD}),
        ({"encoder_repetition_penalty": 2.0}, set(PROMPT), set(PROMPT)),
        ({"encoder_no_repeat_ngram_size": 1}, set(PROMPT), set(PROMPT)),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_an_encoders_source_counts_as_text_only_for_the_encoder_knobs(llama, t5, config, decoder_only, encoder_decoder):
    for model, touched in ((llama, decoder_only), (t5, encoder_decoder)):
        out = generated(model, **config)
        assert set((out.scores[0] != out.logits[0])[0].nonzero()[:, 0].tolist()) == touched


def test_prompt_lookup_copies_from_the_first_place_with_the_longest_match():
    look = candidates.PromptLookupCandidateGenerator(num_output_tokens=2, max_matching_ngram_size=2, max_length=99)
    ids = torch.tensor([[2, 8, 1, 2, 3, 1, 2, 4, 1, 2]])
    assert look.get_candidates(ids)[0][0, 10:].tolist() == [3, 1]
    assert look.get_candidates(torch.tensor([[2, 8, 1, 3, 1, 2]]))[0][0, 6:].tolist() == [8, 1]  # of one token


def test_prompt_lookup_does_not_search_an_encoders_source(t5, monkeypatch):
    seen, look = [], candidates.PromptLookupCandidateGenerator.get_candidates
    monkeypatch.setattr(candidates.PromptLookupCandidateGenerator, "get_candidates",
                        lambda self, ids: (seen.append(ids[0].tolist()), look(self, ids))[1])  # fmt: skip
    written = generated(t5, [EOS + 1] * 12, prompt_lookup_num_tokens=3, max_new_tokens=4).sequences[0].tolist()
    assert seen[0] == [PAD] and seen[-1] == written[: len(seen[-1])]


@pytest.mark.parametrize(("prompt", "stops"), [("the ca", True), ("the c", False)])
def test_a_stop_string_may_begin_in_the_prompt(prompt, stops):
    tokenizer = byte_tokenizer()
    ids = tokenizer(prompt)["input_ids"] + tokenizer("t")["input_ids"]
    assert bool(StopStringCriteria(tokenizer, "cat")(torch.tensor([ids]), None)[0]) is stops


def test_words_that_stand_in_the_prompt_count_as_met():
    wanted = read_constraints([{"phrase": [30, 41]}])
    assert ConstraintState.after_text(wanted, PROMPT).complete
    assert not ConstraintState.after_text(wanted, PROMPT[:2]).complete


# ------------------------------------------------------------------------------------------------------- single tokens


@pytest.mark.parametrize(("forced", "step"), [(None, 1), (50, 2)])
def test_begin_suppress_tokens_is_for_the_first_step_that_is_not_forced(t5, forced, step):
    length = 1  # what a decoder starts from
    found = processors(t5, length, begin_suppress_tokens=[7], forced_bos_token_id=forced)
    for written in (1, 2, 3):
        scores = found(torch.full((1, length + written - 1), PAD), torch.zeros(1, VOCAB))
        only_forced = forced is not None and written == 1
        assert bool(scores[0, 7].isneginf()) == (written == step or only_forced)
        assert bool(scores[0, 8].isneginf()) == only_forced


def test_of_several_forced_ends_all_are_equally_probable(llama):
    scores = generated(llama, forced_eos_token_id=[5, 6]).scores[0]
    assert scores.softmax(-1)[0, [5, 6]].tolist() == [0.5, 0.5]


@pytest.mark.parametrize("factor", [1.5, 0.5])
@pytest.mark.parametrize("logit", [3.0, -3.0])
def test_the_growing_penalty_counts_the_tokens_written_since(factor, logit):
    penalty = ExponentialDecayLengthPenalty((2, factor), EOS, input_ids_seq_length=4)
    for written in range(6):
        scores = torch.full((1, VOCAB), logit)
        n = max(0, written - 2)
        expected = logit + abs(logit) * (factor**n - 1)
        assert penalty(torch.zeros(1, 4 + written, dtype=torch.long), scores)[0, EOS] == pytest.approx(expected)


def test_removed_tokens_that_come_back_as_numbers_have_no_probability_unless_all_were_removed():
    scores = torch.full((1, 3), -torch.inf)
    assert InfNanRemoveLogitsProcessor()(None, scores).softmax(-1)[0].tolist() == pytest.approx([1 / 3] * 3)
    scores[0, 1] = -50.0
    assert InfNanRemoveLogitsProcessor()(None, scores).softmax(-1)[0].tolist() == [0, 1, 0]


def test_healing_adds_10_to_what_goes_on_and_11_to_what_was_dropped_and_loses_special_tokens(monkeypatch):
    model, tokenizer, seen = tiny_llama(), byte_tokenizer(), []

    def generate(ids, generation_config):
        seen.append((ids[0].tolist(), generation_config.sequence_bias))
        return torch.cat([ids, torch.tensor([[9]])], dim=1)

    monkeypatch.setattr(model, "generate", generate)
    special = tokenizer.convert_ids_to_tokens([BOS, EOS])
    ids = tokenizer(f"{special[1]} the cat,b")["input_ids"]
    assert EOS in ids
    model.heal_tokens(torch.tensor([ids]), tokenizer)
    ((kept, bias),) = seen
    dropped = tokenizer("the cat,b")["input_ids"]
    begins = [token for token, i in tokenizer.get_vocab().items() if (i,) in bias]
    assert kept == dropped[:-1] and EOS not in kept
    assert bias.pop((dropped[-1],)) == 11 and set(bias.values()) == {10}
    assert all(token.startswith(tokenizer.convert_ids_to_tokens(dropped[-1])) for token in begins)


def test_guidance_below_one_moves_the_distribution_the_other_way(llama):
    ids, apart = torch.tensor([PROMPT]), {}
    logits = llama(ids).logits[:, -1].detach()
    with_prompt = logits.log_softmax(-1)
    without = llama(ids[:, -1:]).logits[:, -1].detach().log_softmax(-1)  # the last token of the prompt only
    for scale in (0.5, 1.0, 2.0):
        with torch.no_grad():
            guided = UnbatchedClassifierFreeGuidanceLogitsProcessor(scale, llama)(ids, logits)
        apart[scale] = guided - with_prompt
    difference = with_prompt - without
    assert torch.allclose(apart[2.0], difference, atol=1e-3) and torch.allclose(apart[0.5], -difference / 2, atol=1e-3)
    assert not apart[1.0].any()


# -------------------------------------------------------------------------------------------------------------- beams


@pytest.mark.parametrize(
    ("config", "left"),
    [({"top_k": 1}, 3), ({"top_p": 0.0}, 3), ({"min_p": 1.0}, 3), ({"epsilon_cutoff": 0.99}, 3),
     ({"eta_cutoff": 0.99}, 3), ({"typical_p": 1e-6}, 3), ({"top_h": 1e-6}, 1)],
)  # fmt: skip
def test_with_beams_the_filters_leave_one_token_more_than_there_are_ends(llama, config, left):
    found = processors(llama, ends=[EOS, 9], num_beams=2, do_sample=True, **{"top_k": 0} | config)
    scores = 20 * torch.randn(1, VOCAB, generator=torch.Generator().manual_seed(0))  # one token has nearly all
    assert int(found(torch.tensor([PROMPT]), scores).isfinite().sum()) == left


@pytest.mark.parametrize("length_penalty", [-1.0, 0.0, 2.0])
def test_never_is_false_unless_the_length_penalty_is_positive(llama, length_penalty):
    def goes_on(early_stopping):
        return bool(llama._check_early_stop_heuristic(
            torch.tensor([[True]]), torch.tensor([[-9.0]]), torch.tensor([[-4.0 / 5**length_penalty]]),
            torch.tensor([[True]]), cur_len=9, max_length=44, decoder_prompt_len=4, early_stopping=early_stopping,
            length_penalty=length_penalty,
        ))  # fmt: skip

    assert goes_on("never") == (length_penalty > 0) and not goes_on(False)


def test_the_length_penalty_counts_new_tokens(llama):
    out = generated(llama, num_beams=2, max_new_tokens=5, min_new_tokens=5, length_penalty=2.0)
    each = llama.compute_transition_scores(out.sequences, out.scores, out.beam_indices)
    assert out.sequences_scores[0].item() == pytest.approx(each.sum().item() / 5**2, rel=1e-4)


# -------------------------------------------------------------------------------------------------------------- drafts


class Rising:
    """A stand-in for scikit-learn's roc_curve, by which every threshold but one is worse."""

    @staticmethod
    def roc_curve(matches, probs):
        return torch.tensor([0.0, 1.0]).numpy(), torch.tensor([1.0, 1.0]).numpy(), torch.tensor([0.9, 0.1]).numpy()


@pytest.mark.parametrize(
    ("kind", "adapts"),
    [
        (candidates.AssistedCandidateGenerator, True),
        (candidates.AssistedCandidateGeneratorDifferentTokenizers, False),
        (candidates.UniversalSpeculativeDecodingGenerator, False),
        (candidates.EarlyExitCandidateGenerator, False),
    ],
)
def test_the_confidence_threshold_is_adapted_only_for_an_assistant_with_the_same_tokenizer(kind, adapts, monkeypatch):
    monkeypatch.setattr(candidates, "is_sklearn_available", lambda: True)
    monkeypatch.setitem(sys.modules, "sklearn", SimpleNamespace(metrics=Rising))
    monkeypatch.setitem(sys.modules, "sklearn.metrics", Rising)
    drafter = kind.__new__(kind)
    settings = {"assistant_confidence_threshold": 0.4, "num_assistant_tokens_schedule": "heuristic"}
    drafter.assistant_generation_config = GenerationConfig(**settings)
    drafter.generation_config = GenerationConfig(**settings)
    drafter.num_assistant_tokens, drafter.probs, drafter.matches = 3, [0.5] * 7, [1, 0] * 3
    for expected in (2, 1, 1):  # nothing was accepted: one less, down to one
        drafter.update_candidate_strategy(None, [range(5)], 0)
        assert drafter.num_assistant_tokens == expected
    drafter.update_candidate_strategy(None, [range(5)], 4)
    assert drafter.num_assistant_tokens == 3
    assert (drafter.generation_config.assistant_confidence_threshold == pytest.approx(0.9)) == adapts


def test_an_assistant_that_reads_keys_and_values_has_no_threshold_and_no_schedule():
    kind = candidates.SinglePositionMultiTokenCandidateGenerator
    assert kind.update_candidate_strategy is candidates.CandidateGenerator.update_candidate_strategy
    assert not issubclass(kind, candidates.AssistedCandidateGenerator)  # whose `generate` has the confidence criterion
    config = {"assistant": "x", "pairing": SimpleNamespace(kind="states")}
    for name in ("assistant_confidence_threshold", "num_assistant_tokens_schedule"):
        assert "always drafts num_assistant_tokens" in KNOBS[name].inactive(config)
    assert KNOBS["num_assistant_tokens"].inactive(config) is None


# -------------------------------------------------------------------------------------------------------- DoLa's layers


@pytest.mark.parametrize(
    ("layers", "tied", "low", "high"),
    [
        (8, False, [0, 2], [4, 6]),
        (8, True, [2], [4, 6]),
        (32, True, list(range(2, 16, 2)), list(range(16, 32, 2))),
        (40, False, list(range(0, 20, 2)), list(range(20, 40, 2))),
        (42, False, list(range(0, 20, 2)), list(range(22, 42, 2))),
        (80, True, list(range(2, 20, 2)), list(range(60, 80, 2))),
    ],
)
def test_low_and_high_are_every_second_layer_of_a_half_or_of_20(layers, tied, low, high):
    text = SimpleNamespace(num_hidden_layers=layers)
    model = SimpleNamespace(config=SimpleNamespace(get_text_config=lambda: text, tie_word_embeddings=tied))
    assert (candidate_layers(model, "low"), candidate_layers(model, "high")) == (low, high)


# ----------------------------------------------------------------------------------------------------- cache, compiling


class Exact(QuantizedLayer):
    """A quantized cache whose numbers stay as they are."""

    def _quantize(self, tensor, axis):
        return tensor

    def _dequantize(self, tensor):
        return tensor


def test_the_quantized_cache_gathers_new_tokens_and_reads_the_prompt_at_once():
    layer = Exact(residual_length=4)
    layer.update(torch.zeros(1, 1, 9, 2), torch.zeros(1, 1, 9, 2))
    exact = []
    for _ in range(9):
        layer.update(torch.zeros(1, 1, 1, 2), torch.zeros(1, 1, 1, 2))
        exact.append(layer.keys.shape[-2] if layer.keys.dim() == 4 else 0)
    assert exact == [1, 2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.parametrize(
    ("config", "compiles"),
    [({}, True), ({"do_sample": True}, True), ({"num_beams": 2}, False),
     ({"num_beams": 2, "prefill_chunk_size": 2}, True)],
)  # fmt: skip
def test_what_compiles_the_model(llama, monkeypatch, config, compiles):
    asked = []
    monkeypatch.setattr(llama, "_valid_auto_compile_criteria", lambda *_: True)
    monkeypatch.setattr(llama, "get_compiled_call", lambda given: asked.append(given) or llama.__call__)
    generated(llama, max_new_tokens=3, **config)
    needs = {"cache_implementation": "static"} | config
    assert bool(asked) == compiles == (KNOBS["compile_config"].inactive(needs) is None)


def test_torch_takes_the_options_that_are_offered_in_place_of_a_mode():
    (options,) = [field for field in KNOBS["compile_config"].forms[0].fields if field.name == "options"]
    given = {"mode": None, "options": {name: True for name in options.choices}}
    assert KNOBS["compile_config"].problem(given) is None
    torch.compile(lambda x: x, **CompileConfig(**given).to_dict())  # raises for an option that it does not have
    with pytest.raises(RuntimeError, match="mode or options"):
        torch.compile(lambda x: x, **CompileConfig(**given | {"mode": "default"}).to_dict())
