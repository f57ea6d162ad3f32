"""The contract with transformers: every private name that `playground/recording/` uses, and how the library calls it.

A release that changes one of them fails here first, by name. What a changed parameter means for a tap, the comparison
of traced and bare runs tells (`test_recording.py`).
"""

from __future__ import annotations

import inspect

import pytest
from transformers import (
    GenerationConfig,
    GenerationMixin,
    LogitsProcessorList,
    MambaForCausalLM,
    PreTrainedModel,
    StoppingCriteriaList,
    SynthIDTextWatermarkLogitsProcessor,
    WatermarkLogitsProcessor,
)
from transformers.generation.candidate_generator import (
    AssistantToTargetTranslator,
    CandidateGenerator,
    UniversalSpeculativeDecodingGenerator,
)

from playground.recording.beam_tap import BeamTap
from playground.recording.recorder import TAPS
from tests.test_layout import ROOT, foreign_private_names

_LOOP = "input_ids logits_processor stopping_criteria generation_config synced_gpus"

# (where it is defined, name) -> its parameters in their order, without self; "**" before one that takes the rest.
SIGNATURES = {
    # The decoding loops that the taps call (`Tap.loop`), and whose arguments they hand on.
    (GenerationMixin, "_sample"): f"{_LOOP} streamer **model_kwargs",
    (GenerationMixin, "_beam_search"): f"{_LOOP} **model_kwargs",
    (GenerationMixin, "_assisted_decoding"):
        f"{_LOOP} streamer inputs_tensor assistant_model assistant_tokenizer tokenizer **model_kwargs",
    # What these loops ask of the model, and views of the model answer (`beams.py`, `assisted.py`).
    (GenerationMixin, "_get_running_beams_for_next_iteration"):
        "topk_log_probs topk_running_sequences topk_running_beam_indices next_token_hits_stopping_criteria num_beams",
    (GenerationMixin, "_update_finished_beams"):
        "sequences topk_running_sequences beam_scores topk_log_probs beam_indices topk_running_beam_indices "
        "is_early_stop_heuristic_unsatisfied is_sent_finished next_token_hits_stopping_criteria top_num_beam_mask "
        "num_beams cur_len decoder_prompt_len length_penalty early_stopping",
    (GenerationMixin, "_get_candidate_generator"):
        "generation_config input_ids inputs_tensor logits_processor model_kwargs assistant_model target_tokenizer "
        "assistant_tokenizer",
    (CandidateGenerator, "get_candidates"): "input_ids **kwargs",
    (CandidateGenerator, "update_candidate_strategy"): "input_ids scores num_matches",
    # What `generate` prepares for a loop of a person's own (`custom.py`).
    (GenerationMixin, "_get_logits_processor"):
        "generation_config input_ids_seq_length encoder_input_ids prefix_allowed_tokens_fn logits_processor device "
        "model_kwargs negative_prompt_ids negative_prompt_attention_mask",
    (GenerationMixin, "_get_stopping_criteria"): "generation_config stopping_criteria tokenizer",
    # Public names whose calling conventions the taps take over.
    (GenerationMixin, "compute_transition_scores"): "sequences scores beam_indices normalize_logits",
    (GenerationMixin, "prepare_inputs_for_generation"):
        "input_ids next_sequence_length cache attention_mask inputs_embeds is_first_iteration **kwargs",
    (GenerationConfig, "get_generation_mode"): "assistant_model",
    (LogitsProcessorList, "__call__"): "input_ids scores **kwargs",
    (StoppingCriteriaList, "__call__"): "input_ids scores **kwargs",
    (SynthIDTextWatermarkLogitsProcessor, "compute_ngram_keys"): "ngrams",
    (SynthIDTextWatermarkLogitsProcessor, "sample_g_values"): "ngram_keys",
}  # fmt: skip

# Private attributes: where they are set or read, and in which words.
ATTRIBUTES = {
    "_is_stateful": (PreTrainedModel, "_is_stateful"),
    "_atm_translator": (UniversalSpeculativeDecodingGenerator, "self._atm_translator = "),
    # attributes of a public name: `watermark.py` reads the first four, `assisted.py` the last two
    "greenlist_size": (WatermarkLogitsProcessor, "self.greenlist_size = "),
    "bias": (WatermarkLogitsProcessor, "self.bias = "),
    "context_width": (WatermarkLogitsProcessor, "self.context_width = "),
    "num_calls": (SynthIDTextWatermarkLogitsProcessor, "self.state.num_calls += 1"),
    "assistant_prune_lm_head": (AssistantToTargetTranslator, "self.assistant_prune_lm_head = "),
    "assistant_overlap_token_ids": (AssistantToTargetTranslator, "self.assistant_overlap_token_ids = "),
}


@pytest.mark.parametrize(("owner", "name"), SIGNATURES, ids=lambda value: getattr(value, "__name__", value))
def test_a_function_has_the_parameters_that_the_taps_know(owner, name):
    assert hasattr(owner, name), f"transformers no longer has {owner.__name__}.{name}"
    assert parameters(getattr(owner, name)) == SIGNATURES[owner, name].split()


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_an_attribute_is_where_the_taps_look(name):
    owner, words = ATTRIBUTES[name]
    assert words in inspect.getsource(owner), f"{owner.__name__} no longer has {name}"


def test_models_with_a_state_say_so():
    assert MambaForCausalLM._is_stateful and not PreTrainedModel._is_stateful


def test_the_loops_of_all_taps_are_listed():
    loops = {tap.loop_name for tap in TAPS.values() if tap.loop_name}
    assert loops == {name for owner, name in SIGNATURES if SIGNATURES[owner, name].startswith(_LOOP)}


def test_the_beam_tap_reads_what_the_library_hands_over():
    own = ("self", "survivors", "pool", "**_")
    read = set(parameters(BeamTap.on_step)) - set(own)
    assert read and read <= set(SIGNATURES[GenerationMixin, "_update_finished_beams"].split())


def test_every_private_name_is_listed():
    used = set()
    for file in sorted((ROOT / "playground" / "recording").glob("*.py")):
        used |= foreign_private_names(file.read_text("utf-8"))
    listed = {name for _, name in SIGNATURES} | set(ATTRIBUTES)
    assert used - listed == {"_model", "_tap"}  # of `ModelProxy`, whose subclasses lie in other files


def test_the_cache_has_its_new_name():
    """The library still takes the old ones, with a warning that is logged once; our own loops would find no cache."""
    files = [file for folder in ("playground", "training", "tests") for file in (ROOT / folder).rglob("*.py")]
    names = ("past_key_" + "values", "cache_" + "params")
    old = [str(file) for file in files if any(name in file.read_text("utf-8") for name in names)]
    assert files and old == []


def parameters(function) -> list[str]:
    """The parameters' names in their order, without self."""
    found = inspect.signature(function).parameters.values()
    stars = {inspect.Parameter.VAR_KEYWORD: "**", inspect.Parameter.VAR_POSITIONAL: "*"}
    return [stars.get(each.kind, "") + each.name for each in found if each.name != "self"]
