"""Weights of 8 and 4 bits: what they take, what is refused, and that a run gives the ids of the library alone."""

from __future__ import annotations

import functools
import importlib.util
import json
import logging

import pytest
import torch
from transformers import AutoModelForCausalLM, BitsAndBytesConfig, GenerationConfig

from playground import GenerationRequest, compare, generate
from playground.models import loading, memory
from playground.models.catalog import bundled_folder
from playground.models.loading import ModelError, load
from playground.models.quantizing import disable_unsupported_kernel, scale_bytes, unsupported_reason
from playground.settings import Settings
from playground.strategies import contrastive_search
from tests.support import architectures
from tests.support.english import assert_named
from tests.support.slow import one_in
from tests.support.tiny_models import save, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

KINDS = {"llama": tiny_llama, "gpt2": tiny_gpt2, "t5": tiny_t5, "bart": tiny_bart}
PROMPT = "Once upon a time"


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    return {kind: save(tmp_path_factory.mktemp(kind), make()) for kind, make in KINDS.items()}


@pytest.fixture
def as_read(monkeypatch):
    """Weights as they were read: on some processors the first pass turns them into another order, and their scales into
    numbers of 16 bits."""
    monkeypatch.setattr(loading, "check_forward_pass", lambda name, model: None)


def bare(options: dict, name: str = "stories"):
    """The model as a person would open it without the playground."""
    quantization = BitsAndBytesConfig(**options) if options else None
    return AutoModelForCausalLM.from_pretrained(
        bundled_folder(name), dtype=torch.float32, quantization_config=quantization
    ).eval()


# ------------------------------------------------------------------------------------------------------ how much


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "options",
    [
        "quantization=8bit&dtype=float16",
        "quantization=nf4",
        "quantization=fp4&double_quant=true",
        "quantization=nf4&dtype=float16",
    ],
)
@pytest.mark.usefixtures("as_read")
def test_what_it_takes_is_known_to_the_byte_before_it_is_read(folders, kind, options):
    asked = []
    loaded = load(f"{folders[kind]}?{options}", Settings(), device="cpu", make_room=asked.append)
    assert asked == [loaded.model.get_memory_footprint() + scale_bytes(loaded.model)]


@pytest.mark.parametrize(
    ("quantization", "bits"), [("8bit", 8), ("nf4", 4 + 32 / 64), ("nf4&double_quant=true", 4 + 8 / 64)]
)
@pytest.mark.usefixtures("as_read")
def test_a_weight_has_as_many_bits_as_the_papers_say(quantization, bits):
    names = ("stories", f"stories?quantization={quantization}")
    whole, fewer = (load(name, Settings(), device="cpu").model for name in names)
    linear = sum(
        module.weight.numel()
        for name, module in whole.named_modules()
        if type(module) is torch.nn.Linear and name != "lm_head"
    )
    saved = whole.get_memory_footprint() - fewer.get_memory_footprint() - scale_bytes(fewer)
    assert 8 * saved / linear == pytest.approx(32 - bits, abs=0.2)


def test_one_that_does_not_fit_is_refused_unread(monkeypatch):
    monkeypatch.setattr(memory, "free_bytes", lambda device: 3_000_000)
    with pytest.raises(ModelError) as refused:
        load("stories?quantization=nf4", Settings(), device="cpu")
    assert_named(refused.value.message, needed="5 MB", free="3 MB", dtype="nf4")
    assert "4M" in refused.value.fix


# ------------------------------------------------------------------------------------------------------ refusals


def test_without_bitsandbytes_it_is_said_what_to_install(monkeypatch):
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "bitsandbytes" else real(name))
    with pytest.raises(ModelError, match=r"need the package bitsandbytes.*pip install bitsandbytes"):
        load("stories?quantization=8bit", Settings(), device="cpu")


@pytest.mark.parametrize(("device", "fits"), [("cpu", True), ("cuda", True), ("cuda:1", True), ("mps", False)])
def test_a_device_without_kernels_is_refused(device, fits):
    assert (unsupported_reason(device) is None) == fits
    if not fits:
        with pytest.raises(ModelError, match=r"on CUDA and on the CPU, not on mps.*dtype=float16"):
            load("stories?quantization=nf4", Settings(), device=device)


def test_weights_that_are_quantized_already_are_not_quantized_again(tmp_path):
    folder = save(tmp_path)
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps(config | {"quantization_config": {"quant_method": "gptq"}}))
    with pytest.raises(ModelError, match=r"are already quantized \(gptq\). Open it without"):
        load(f"{folder}?quantization=8bit", Settings(), device="cpu")


@pytest.mark.parametrize("quantization", ["8bit", "nf4"])
def test_a_kind_that_computes_with_its_weights_itself_is_refused(tmp_path, quantization):
    folder = save(tmp_path, architectures.model("mamba"))
    with pytest.raises(
        ModelError, match=r"cannot be quantized: models of its type \(mamba\) do not work with quantized weights. Use"
    ):
        load(f"{folder}?quantization={quantization}", Settings(), device="cpu")


# ------------------------------------------------------------------------------------------------- what was opened


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("", "float32"),
        ("dtype=bfloat16", "bfloat16"),
        ("quantization=8bit", "8-bit weights, the rest float32"),
        ("quantization=8bit&dtype=float16", "8-bit weights, the rest float16"),
        ("quantization=nf4", "4-bit weights (nf4), computed in float32, the rest float32"),
        ("quantization=fp4&double_quant=true&compute_dtype=bfloat16",
         "4-bit weights (fp4, double quantization), computed in bfloat16, the rest float32"),
    ],
)  # fmt: skip
def test_a_model_tells_its_precision(folders, options, words):
    """The tiny T5 is too narrow for the kernel that computes in bfloat16 whatever it is told."""
    assert load(f"{folders['t5']}?{options}".rstrip("?"), Settings(), device="cpu").precision == words


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("quantization", ["nf4", "fp4&double_quant=true"])
@pytest.mark.usefixtures("as_read")
def test_narrow_layers_compute_as_their_weights_written_out(folders, kind, quantization):
    """Some processors have a kernel that takes whole blocks alone, and would end the run with an assertion."""
    name = f"{folders[kind]}?quantization={quantization}"
    loaded, other = (load(name, Settings(), device="cpu") for _ in range(2))
    assert disable_unsupported_kernel(loaded.model) == 0, "they were seen to when it was loaded"
    inputs = {"input_ids": torch.tensor([[5, 60, 7, 81]])}
    if loaded.is_encoder_decoder:
        inputs["decoder_input_ids"] = torch.tensor([[2, 9, 30]])
    with torch.no_grad():
        mine = loaded.model(**inputs).logits
        written_out = other.model.dequantize(dtype=torch.float32)(**inputs).logits
    # layers that do fit are computed in bfloat16 there
    assert (mine - written_out).abs().max() < 0.05 * written_out.std()


def test_what_t5_keeps_in_float32_stays_so(folders):
    model = load(f"{folders['t5']}?quantization=8bit&dtype=float16", Settings(), device="cpu").model
    kept = {p.dtype for name, p in model.named_parameters() if ".wo." in name}
    assert kept == {torch.float32}
    assert model.encoder.block[0].layer[0].SelfAttention.q.weight.dtype == torch.int8


@pytest.mark.parametrize("quantization", ["8bit", "nf4"])
def test_nothing_of_this_reaches_the_terminal(quantization, capfd, caplog):
    generate(GenerationRequest(f"stories?quantization={quantization}", PROMPT, config={"max_new_tokens": 3}, seed=0))
    out, err = capfd.readouterr()
    assert (out, err, caplog.text) == ("", "", "")


@pytest.mark.parametrize(
    ("logger", "message", "passes"),
    [
        ("bitsandbytes.autograd._functions", "MatMul8bitLt: inputs will be cast from %s to float16", False),
        ("bitsandbytes.autograd._functions", "Something else that a person should know", True),
        ("bitsandbytes.backends.cpu.ops", "Failed to load CPU gemm_4bit_forward from kernels-community: %s", False),
        ("bitsandbytes.nn.modules", "FP4 quantization state not initialized.", True),
    ],
)
def test_only_what_nobody_can_change_is_left_out(logger, message, passes, caplog):
    logging.getLogger(logger).warning(message, *(["x"] if "%s" in message else []))
    assert bool(caplog.records) == passes


# ----------------------------------------------------------------------------------------------- ids as the library's

QUANTIZED = {
    "quantization=8bit": {"load_in_8bit": True},
    "quantization=nf4": {"load_in_4bit": True, "bnb_4bit_quant_type": "nf4"},
    "quantization=fp4&double_quant=true": {
        "load_in_4bit": True, "bnb_4bit_quant_type": "fp4", "bnb_4bit_use_double_quant": True
    },
}  # fmt: skip
WAYS = {
    "greedy": {"do_sample": False},
    "sampling": {"do_sample": True, "temperature": 0.9, "top_k": 20},
    "beams": {"num_beams": 3, "do_sample": False},
    "contrastive": {"penalty_alpha": 0.6, "top_k": 4, "do_sample": False},
}
TOKENS = 8


@pytest.fixture(scope="module")
def opened():
    """Models as the library opens them, kept for the whole module."""
    return functools.cache(lambda options: bare(QUANTIZED.get(options, {})))


@functools.cache
def tokenizer():
    return load("stories", Settings(), device="cpu").tokenizer


def ids_of(model, config: dict, seed: int = 0, **more) -> list[int]:
    inputs = tokenizer()(PROMPT, return_tensors="pt")
    if "penalty_alpha" in config:
        more["custom_generate"] = contrastive_search
    torch.manual_seed(seed)
    whole = model.generate(
        input_ids=inputs["input_ids"], attention_mask=inputs["attention_mask"],
        generation_config=GenerationConfig(max_new_tokens=TOKENS, **config), **more,
    )  # fmt: skip
    return whole[0, inputs["input_ids"].shape[1] :].tolist()


def requested(options: str, config: dict, **more) -> GenerationRequest:
    return GenerationRequest(f"stories?{options}", PROMPT, config={"max_new_tokens": TOKENS, **config}, seed=0, **more)


@pytest.mark.parametrize("options", QUANTIZED)
@pytest.mark.parametrize("way", WAYS)
def test_a_quantized_run_gives_the_ids_of_generate(opened, options, way):
    trace = generate(requested(options, WAYS[way]))
    assert trace.sequences[0].token_ids == ids_of(opened(options), WAYS[way])


@pytest.mark.parametrize("options", one_in(3, QUANTIZED))
def test_runs_in_company_give_the_ids_that_each_gives_alone(opened, options):
    configs = [WAYS["greedy"], WAYS["sampling"], WAYS["beams"]]
    traces = compare([requested(options, config) for config in configs])
    assert [trace.sequences[0].token_ids for trace in traces] == [ids_of(opened(options), each) for each in configs]


@pytest.mark.parametrize(
    ("target", "draft"),
    one_in(
        2, [("quantization=nf4", ""), ("quantization=8bit", ""), ("", "quantization=nf4"), ("", "quantization=8bit")]
    ),
)
def test_a_quantized_target_or_draft_drafts_as_in_generate(opened, target, draft):
    config = {"do_sample": False, "num_assistant_tokens": 3}
    small = bare(QUANTIZED.get(draft, {}), "stories-draft")
    trace = generate(requested(target, config, assistant=f"stories-draft?{draft}".rstrip("?")))
    assert trace.failed is None and len(trace.draft_rounds) > 1
    assert trace.sequences[0].token_ids == ids_of(opened(target), config, assistant_model=small)


@pytest.mark.slow
def test_precisions_of_one_model_are_models_beside_each_other():
    names = ["stories", "stories?quantization=nf4", "stories?quantization=8bit"]
    config = {"max_new_tokens": TOKENS, "do_sample": False}
    alone = [generate(GenerationRequest(name, PROMPT, config=config, seed=0)).sequences[0].token_ids for name in names]
    beside = compare([GenerationRequest(name, PROMPT, config=config, seed=0) for name in names])
    assert [trace.sequences[0].token_ids for trace in beside] == alone
    assert len({tuple(ids) for ids in alone}) == 3 and [trace.started.model for trace in beside] == names
