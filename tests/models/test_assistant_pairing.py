"""Other ways of drafting: a mixture of both models, heads for several tokens, blocks. What they need is told before."""

from __future__ import annotations

import copy
import threading
from dataclasses import replace

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import (
    BambaConfig,
    BambaForCausalLM,
    DeepseekV3Config,
    DeepseekV3ForCausalLM,
    MambaConfig,
    MambaForCausalLM,
    MellumConfig,
    MellumForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    MuseGlimmerAssistantConfig,
    MuseGlimmerAssistantModel,
)
from transformers.modeling_layers import MtpModel

from playground.engines.local import LocalEngine
from playground.generation import preparation
from playground.models.assistant_pairing import Traits, pairing
from playground.models.loading import LoadedModel, load
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished, Trace
from tests.support.decoding import decode, passed
from tests.support.tiny_models import _made, byte_tokenizer, save, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
PROMPT = "the cat sat on the mat and the cat"
LLAMA = tiny_llama()
HEADS = 2
NUMBERS = {"vocab_size": 300, "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2, "max_position_embeddings": 256}
DEEPSEEK = _made(
    DeepseekV3ForCausalLM,
    DeepseekV3Config(
        **NUMBERS,
        hidden_size=32,
        intermediate_size=64,
        moe_intermediate_size=16,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=4,
        n_routed_experts=4,
        num_experts_per_tok=2,
        n_group=1,
        topk_group=1,
        q_lora_rank=16,
        kv_lora_rank=16,
        qk_rope_head_dim=8,
        qk_nope_head_dim=8,
        v_head_dim=8,
        first_k_dense_replace=1,
        num_nextn_predict_layers=HEADS,
    ),
    seed=0,
)


def block_drafter(hidden_size: int = 32, layers: tuple[int, ...] = (0, 1)) -> MuseGlimmerAssistantModel:
    config = MuseGlimmerAssistantConfig(
        **{name: number for name, number in NUMBERS.items() if name != "vocab_size"},
        hidden_size=hidden_size,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=8,
        sliding_window=64,
        block_size=4,
        mask_token_id=5,
        target_layer_ids=list(layers),
    )
    return _made(MuseGlimmerAssistantModel, config, seed=0)


def loaded(model, name: str = "tiny") -> LoadedModel:
    return LoadedModel(name, model, TOKENIZER, "folder", "cpu", "float32")


def traced(model, draft=None, **config) -> Trace:
    config = {"max_new_tokens": 12, "eos_token_id": 2} | config
    request = GenerationRequest("tiny", PROMPT, config=config, seed=3, assistant=None if draft is None else "draft")
    events = []
    draft = None if draft is None else loaded(draft, "draft")
    decode(request, loaded(model), draft, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def bare(model, draft=None, seed=3, **config) -> list[int]:
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    torch.manual_seed(seed)
    output = copy.deepcopy(model).generate(
        **{name: inputs[name] for name in ("input_ids", "attention_mask")},
        **{"max_new_tokens": 12, "eos_token_id": 2} | config,
        assistant_model=copy.deepcopy(draft),
    )
    return output[0, inputs["input_ids"].shape[1] :].tolist()


def assert_told(trace: Trace) -> None:
    """The rounds add up to the text, and every drafted token has both probabilities."""
    told = []
    for round in trace.draft_rounds:
        told += [token.token_id for token in round.drafted if token.accepted]
        told += [] if round.next_token_id is None else [round.next_token_id]
        assert all(token.draft_logprob is not None for token in round.drafted)
    assert told == trace.sequences[0].token_ids
    assert trace.acceptance.num_draft_tokens > 0


SAMPLING = {"do_sample": True, "temperature": 0.8, "repetition_penalty": 1.2}


@pytest.mark.parametrize("weight", [0.1, 0.7])
@pytest.mark.parametrize("config", [{}, SAMPLING])
def test_a_mixture_of_both_models_judges_the_drafts(config, weight):
    draft = tiny_llama(seed=1)
    config = config | {"assistant_ensemble_weight": weight}
    trace = traced(LLAMA, draft, **config)
    assert trace.sequences[0].token_ids == bare(LLAMA, draft, **config)
    assert_told(trace)


@pytest.fixture
def heads(monkeypatch):
    """The heads of `DEEPSEEK`, made in memory: the library would read them from the model's checkpoint."""

    def made(cls, main_model, device_map=None):
        # Nothing here is a draw of the run, as nothing is where the library reads a checkpoint.
        with torch._C.DisableTorchFunction(), torch.random.fork_rng(devices=[]), torch.no_grad():
            torch.manual_seed(4)
            model = MtpModel(main_model, HEADS).float().eval()
            for parameter in model.layers.parameters():
                if parameter.dim() > 1:
                    parameter.normal_(std=0.5)
        return model

    monkeypatch.setattr(MtpModel, "from_pretrained", classmethod(made))


@pytest.mark.parametrize("config", [{}, SAMPLING, {"assistant_ensemble_weight": 0.5}])
def test_heads_for_several_tokens_draft(heads, config):
    trace = traced(DEEPSEEK, use_mtp=True, **config)
    assert trace.sequences[0].token_ids == bare(DEEPSEEK, use_mtp=True, **config)
    assert_told(trace)
    assert {len(round.drafted) for round in trace.draft_rounds} <= {0, HEADS}  # nothing in the first round
    if not config:
        assert trace.sequences[0].token_ids == bare(DEEPSEEK)


WAYS_TO_DRAFT = pytest.mark.parametrize(
    ("model", "draft", "config", "fits"),
    [
        (LLAMA, None, {"prompt_lookup_num_tokens": 8}, False),
        (LLAMA, block_drafter(), {"speculation_type": "dflash"}, False),
        (DEEPSEEK, None, {"use_mtp": True}, False),
        (LLAMA, tiny_llama(seed=1), {}, True),
        (LLAMA, None, {"assistant_early_exit": 1}, True),
    ],
    ids=["lookup", "blocks", "heads", "assistant", "early exit"],
)


@WAYS_TO_DRAFT
def test_a_growing_cache_can_be_named(heads, model, draft, config, fits):
    config = config | {"cache_implementation": "dynamic"}
    assert traced(model, draft, **config).sequences[0].token_ids == bare(model, draft, **config)


@pytest.mark.parametrize("more", [{}, SAMPLING])
@WAYS_TO_DRAFT
def test_a_static_cache_takes_drafts_that_end_with_the_text(heads, model, draft, config, fits, more):
    config = config | more | {"cache_implementation": "static"}
    if fits:
        trace = traced(model, draft, **config)
        assert trace.sequences[0].token_ids == bare(model, draft, **config)
        assert_told(trace)
        return
    with pytest.raises(RequestError, match="longer than the room"):
        traced(model, draft, **config)


@WAYS_TO_DRAFT
def test_drafts_that_a_static_cache_is_refused_for_reach_past_its_end(heads, model, draft, config, fits):
    """Sooner or later: whether the last draft is that long depends on the text."""
    if fits:
        return
    config = config | {"cache_implementation": "static", "eos_token_id": None}
    with pytest.raises(IndexError, match="out of bounds"):
        for length in range(12, 60):
            bare(model, draft, **config | {"max_new_tokens": length})


def test_a_static_cache_forgets_what_is_outside_a_sliding_window():
    config = {"assistant_early_exit": 1, "cache_implementation": "static"}
    model = _made(
        MistralForCausalLM,
        MistralConfig(
            **NUMBERS,
            hidden_size=32,
            intermediate_size=64,
            num_hidden_layers=2,
            num_attention_heads=4,
            num_key_value_heads=2,
            sliding_window=16,
        ),
        seed=0,
    )
    short, long = (config | {"max_new_tokens": count, "eos_token_id": None} for count in (3, 12))
    assert traced(model, **short).sequences[0].token_ids == bare(model, **short)
    with pytest.raises(RequestError, match="sliding window"):
        traced(model, **long)
    with pytest.raises(ValueError, match="can be cropped"):
        bare(model, **long)


@pytest.mark.parametrize("config", [{}, SAMPLING])
def test_a_drafter_of_blocks_drafts(config):
    drafter = block_drafter()
    trace = traced(LLAMA, drafter, speculation_type="dflash", **config)
    assert trace.sequences[0].token_ids == bare(LLAMA, drafter, speculation_type="dflash", **config)
    assert_told(trace)
    if not config:
        assert trace.sequences[0].token_ids == bare(LLAMA)


@pytest.fixture
def engine():
    engine = LocalEngine(Settings.local())
    yield engine
    engine.close()


def last(engine, model, assistant=None, **config):
    *_, event = engine.stream(
        GenerationRequest(str(model), PROMPT, config={"max_new_tokens": 12, **config}, seed=3, assistant=assistant)
    )
    return event


def test_a_drafter_of_blocks_is_opened_from_its_folder(engine, tmp_path):
    """It has no tokenizer and no head of its own."""
    model, drafter = save(tmp_path / "model", LLAMA), str(tmp_path / "drafter")
    block_drafter().save_pretrained(drafter)
    greedy, drawn = bare(LLAMA), bare(LLAMA, block_drafter(), speculation_type="dflash", **SAMPLING)
    finished = last(engine, model, drafter, speculation_type="dflash")
    assert finished.sequences[0].token_ids == last(engine, model).sequences[0].token_ids == greedy
    sampled = last(engine, model, drafter, speculation_type="dflash", **SAMPLING)
    assert sampled.sequences[0].token_ids == drawn
    assert isinstance(last(engine, model, drafter, num_beams=2), Finished)  # not used, and not refused
    with pytest.raises(RequestError, match="must be turned on"):  # known from the files, before anything is opened
        last(engine, model, drafter)
    refused = last(engine, drafter)
    assert "drafts for another model" in refused.message and "dflash" in refused.fix


MELLUM = _made(
    MellumForCausalLM,
    MellumConfig(
        **NUMBERS,
        hidden_size=32,
        intermediate_size=64,
        moe_intermediate_size=16,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=8,
        num_experts=4,
        num_experts_per_tok=2,
        sliding_window=64,
        layer_types=["sliding_attention", "full_attention"],
        num_mtp_layers=1,
    ),
    seed=0,
)


def with_head(folder):
    """Write `MELLUM` as its checkpoints are, with a layer that predicts one token further: `save_pretrained` leaves it
    out. Here it is a copy of the last layer with weights of its own before it."""
    weights = load_file(save(folder, MELLUM) / "model.safetensors")
    head = {name: tensor for name, tensor in weights.items() if name.startswith("model.layers.1.")}
    weights |= {name.replace("model.layers.1.", "mtp.layers.0."): tensor.clone() for name, tensor in head.items()}
    mixed = torch.eye(32).repeat(1, 2) + 0.1 * torch.randn(32, 64, generator=torch.Generator().manual_seed(1))
    norms = ("pre_fc_norm_embedding", "pre_fc_norm_hidden", "norm")
    weights |= {"mtp.fc.weight": mixed} | {f"mtp.{name}.weight": torch.ones(32) for name in norms}
    save_file(weights, folder / "model.safetensors", {"format": "pt"})
    return folder


def test_heads_are_read_from_the_models_own_checkpoint(engine, tmp_path):
    folder = with_head(tmp_path / "model")
    opened = load(str(folder), Settings.local()).model
    greedy, drawn = bare(MELLUM), bare(opened, use_mtp=True, **SAMPLING)
    *events, finished = engine.stream(
        GenerationRequest(str(folder), PROMPT, config={"max_new_tokens": 12, "use_mtp": True})
    )
    assert finished.sequences[0].token_ids == greedy
    assert_told(Trace.fold([*events, finished]))
    assert last(engine, folder, use_mtp=True, **SAMPLING).sequences[0].token_ids == drawn


def test_a_checkpoint_without_its_heads_is_told(engine, tmp_path):
    failed = last(engine, save(tmp_path / "model", MELLUM), use_mtp=True)
    assert isinstance(failed, Failed) and "use_mtp" in failed.fix
    assert "lack the weights" in failed.message


# -------------------------------------------------------------------------------------- what cannot draft, and why not

STATE = {"vocab_size": 300, "hidden_size": 32, "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2}
MAMBA = _made(MambaForCausalLM, MambaConfig(**STATE, num_hidden_layers=2, state_size=4), seed=0)
BAMBA = _made(
    BambaForCausalLM,
    BambaConfig(
        **STATE,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        attn_layer_indices=[1],
        mamba_n_heads=4,
        mamba_d_head=16,
        mamba_d_state=8,
        mamba_n_groups=1,
    ),
    seed=0,
)


@pytest.mark.parametrize(
    ("draft", "config", "knob", "words"),
    [
        (None, {"use_mtp": True}, "use_mtp", "num_mtp_layers"),
        (tiny_llama(seed=1), {"speculation_type": "dflash"}, "speculation_type", "block_size"),
        (block_drafter(hidden_size=16), {"speculation_type": "dflash"}, "assistant", "other hidden states"),
        (block_drafter(layers=(0, 7)), {"speculation_type": "dflash"}, "assistant", "other hidden states"),
        (block_drafter(), {}, "speculation_type", "drafts in blocks"),
        (tiny_t5(), {}, "assistant", "it has an encoder"),
        (MAMBA, {}, "assistant", "cannot take back tokens that were rejected"),
        (
            tiny_llama(320),
            {"assistant_ensemble_weight": 0.5},
            "assistant_ensemble_weight",
            "greedy decoding cannot mix",
        ),
    ],
)
def test_what_is_missing_is_told_before_anything_runs(draft, config, knob, words, monkeypatch):
    with pytest.raises(RequestError) as raised:
        traced(LLAMA, draft, **config)
    (problem,) = raised.value.diagnostics
    assert problem.knob == knob and words in problem.message and problem.fix
    monkeypatch.setattr(preparation, "on_model", passed)
    with pytest.raises(Exception) as raised:  # the library does not run it either
        traced(LLAMA, draft, **config)
    assert not isinstance(raised.value, RequestError)


@pytest.mark.parametrize(
    ("draft", "config", "knob", "words"),
    [
        (None, {"prompt_lookup_num_tokens": 2}, "prompt_lookup_num_tokens", "cannot take back tokens that it has read"),
        (None, {"assistant_early_exit": 1}, "assistant_early_exit", "cannot exit after an early layer"),
        (LLAMA, {}, "assistant", "cannot take back tokens that it has read"),
    ],
)
def test_a_model_that_cannot_go_back_checks_no_drafts(draft, config, knob, words, monkeypatch):
    with pytest.raises(RequestError, match=words) as raised:
        traced(MAMBA, draft, **config)
    assert next(problem.knob for problem in raised.value.diagnostics) == knob
    monkeypatch.setattr(preparation, "on_model", passed)
    with pytest.raises(ValueError, match="not supported with stateful models"):
        traced(MAMBA, draft, **config)


def test_a_model_with_a_state_may_draft_where_its_cache_tells_how_long_it_is():
    trace = traced(LLAMA, BAMBA)
    assert trace.sequences[0].token_ids == bare(LLAMA) and trace.acceptance.num_draft_tokens > 0


@pytest.mark.parametrize(
    ("draft", "config"), [(MAMBA, {}), (tiny_t5(), {}), (block_drafter(), {}), (LLAMA, {"speculation_type": "dflash"})]
)
def test_what_is_not_used_is_not_refused(draft, config):
    assert traced(LLAMA, draft, num_beams=2, **config).started.mode == "beam_search"


DECODER = Traits("big", is_encoder_decoder=False, num_layers=4, hidden_size=32, can_crop_cache=True)
DRAFT = Traits("small", is_encoder_decoder=False, num_layers=1, hidden_size=16, can_crop_cache=True)
BLOCKS = Traits("small", is_encoder_decoder=False, hidden_size=32, target_layer_ids=(0, 3))
GEMMA = "Gemma4ForCausalLM"


@pytest.mark.parametrize(
    ("target", "assistant", "same", "kind", "words"),
    [
        (DECODER, DRAFT, True, "same", "the same tokenizer as big"),
        (DECODER, DRAFT, False, "translated", "its drafts are translated (universal assisted decoding)"),
        (DECODER, DRAFT, None, "unknown", "known when both are loaded"),
        (DECODER, BLOCKS, None, "blocks", "drafts whole blocks"),
        (Traits("big"), BLOCKS, None, "blocks", "drafts whole blocks"),
        (replace(DECODER, num_layers=3), BLOCKS, None, "none", "not trained to draft for big"),
        (replace(DECODER, hidden_size=64), BLOCKS, None, "none", "not trained to draft for big"),
        (replace(DECODER, is_encoder_decoder=True), DRAFT, True, "none", "it has no encoder"),
        (DECODER, replace(DRAFT, is_encoder_decoder=True), True, "none", "it has an encoder"),
        (replace(DECODER, is_encoder_decoder=True), replace(DRAFT, is_encoder_decoder=True), False, "none", "read the"),
        (replace(DECODER, is_encoder_decoder=True), replace(DRAFT, is_encoder_decoder=True), True, "same", "same"),
        (replace(DECODER, can_crop_cache=False), DRAFT, True, "none", "big cannot check drafts"),
        (DECODER, replace(DRAFT, can_draft=False), True, "none", "small cannot draft"),
        (DECODER, replace(DRAFT, architecture="Gemma4AssistantForCausalLM"), True, "none", "Gemma 4 or Gemma 3n"),
        (replace(DECODER, architecture=GEMMA), replace(DRAFT, architecture="Gemma4AssistantForCausalLM"), True,
         "states", "keys and values of big"),
        (Traits("big"), Traits("small"), None, "unknown", "small drafts"),
    ],
)  # fmt: skip
def test_how_one_model_drafts_for_another(target, assistant, same, kind, words):
    pair = pairing(target, assistant, same)
    assert pair.kind == kind and words in pair.message and pair.message.endswith(".")
    assert (pair.fix != "") == (kind == "none")
