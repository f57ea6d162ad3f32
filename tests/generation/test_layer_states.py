"""The states of layers and what the head makes of them: held against the library's own hidden states, its final norm
and its head, put together by hand for each family of models."""

from __future__ import annotations

import pytest
import torch
from torch import nn
from transformers import (
    BloomConfig,
    BloomForCausalLM,
    CohereConfig,
    CohereForCausalLM,
    Gemma2Config,
    Gemma2ForCausalLM,
    GPTNeoXConfig,
    GPTNeoXForCausalLM,
    GraniteConfig,
    GraniteForCausalLM,
    OpenAIGPTConfig,
    OpenAIGPTLMHeadModel,
    OPTConfig,
    OPTForCausalLM,
    T5Config,
    T5ForConditionalGeneration,
)

from playground.generation.layer_states import LayerStates, UnreadableLayers
from tests.support import architectures
from tests.support.architectures import COMMON, IDS
from tests.support.tiny_models import PAD, VOCAB_SIZE, _made, tiny_llama

TEXT, SOURCE = [1, 50, 60, 70, 5, 80, 9, 33], [50, 60, 70, 2]
POSITIONS = [2, 3, 6]
SHAPE = {"num_hidden_layers": 3, "hidden_size": 32, "num_attention_heads": 4}
_GPT1 = {"n_embd": 32, "n_layer": 3, "n_head": 4, "n_positions": 64, "vocab_size": VOCAB_SIZE}
_OPT = {**IDS, **SHAPE, "ffn_dim": 64, "max_position_embeddings": 64, "tie_word_embeddings": False}


def _tied_t5():
    """Embeddings that are the head, too: then the library scales what the head gets by d_model ** -0.5."""
    config = T5Config(
        vocab_size=VOCAB_SIZE, d_model=32, d_kv=8, d_ff=64, num_layers=3, num_decoder_layers=3, num_heads=4,
        tie_word_embeddings=True, pad_token_id=PAD, eos_token_id=2, decoder_start_token_id=PAD,
    )  # fmt: skip
    return _made(T5ForConditionalGeneration, config, seed=0)


def _capped(model, logits):
    cap = model.config.final_logit_softcapping
    return torch.tanh(logits / cap) * cap


def _plain(model, logits):
    return logits


# Of each family: how a model is made, its final norm, and what it does with states before its head and logits after it.
FAMILIES = {
    "llama": (lambda: tiny_llama(layers=3), lambda m: m.model.norm, None, _plain),
    "gpt2": (lambda: architectures.model("gpt2"), lambda m: m.transformer.ln_f, None, _plain),
    "gpt-neox": (
        lambda: _made(GPTNeoXForCausalLM, GPTNeoXConfig(**IDS, **SHAPE, intermediate_size=64), seed=0),
        lambda m: m.gpt_neox.final_layer_norm, None, _plain,
    ),
    "gemma2": (
        lambda: _made(Gemma2ForCausalLM, Gemma2Config(**COMMON, final_logit_softcapping=4.0, sliding_window=4), seed=0),
        lambda m: m.model.norm, None, _capped,
    ),
    "gemma3": (lambda: architectures.model("gemma3"), lambda m: m.model.norm, None, _plain),
    "qwen3": (lambda: architectures.model("qwen3"), lambda m: m.model.norm, None, _plain),
    "mixtral": (lambda: architectures.model("mixtral"), lambda m: m.model.norm, None, _plain),  # lists inside of lists
    "opt": (
        lambda: _made(OPTForCausalLM, OPTConfig(**_OPT, word_embed_proj_dim=32), seed=0),
        lambda m: m.model.decoder.final_layer_norm, None, _plain,
    ),
    "opt, norms last": (  # as its 350M: no final norm, and a projection to the width of the embeddings
        lambda: _made(
            OPTForCausalLM, OPTConfig(**_OPT, word_embed_proj_dim=16, do_layer_norm_before=False), seed=0
        ),
        lambda m: m.model.decoder.project_out, None, _plain,
    ),
    "bloom": (
        lambda: _made(BloomForCausalLM, BloomConfig(**IDS, hidden_size=32, n_layer=3, n_head=4), seed=0),
        lambda m: m.transformer.ln_f, None, _plain,
    ),
    "cohere": (
        lambda: _made(CohereForCausalLM, CohereConfig(**COMMON, logit_scale=0.25), seed=0),
        lambda m: m.model.norm, None, lambda m, logits: logits * m.config.logit_scale,
    ),
    "granite": (
        lambda: _made(
            GraniteForCausalLM, GraniteConfig(**COMMON, logits_scaling=8.0, embedding_multiplier=3.0), seed=0
        ),
        lambda m: m.model.norm, None, lambda m, logits: logits / m.config.logits_scaling,
    ),
    "openai-gpt": (
        lambda: _made(OpenAIGPTLMHeadModel, OpenAIGPTConfig(**_GPT1), seed=0),
        lambda m: nn.Identity(), None, _plain,  # each of its layers ends in a norm
    ),
    "mamba": (lambda: architectures.model("mamba"), lambda m: m.backbone.norm_f, None, _plain),
    "bamba": (lambda: architectures.model("bamba"), lambda m: m.model.final_layernorm, None, _plain),
    "lfm2": (lambda: architectures.model("lfm2"), lambda m: m.model.embedding_norm, None, _plain),
    "gemma3 with pictures": (
        lambda: architectures.model("gemma3 with pictures"), lambda m: m.model.language_model.norm, None, _plain,
    ),
    "t5": (lambda: architectures.model("t5"), lambda m: m.decoder.final_layer_norm, None, _plain),
    "t5, tied": (_tied_t5, lambda m: m.decoder.final_layer_norm, lambda m, s: s * m.config.d_model**-0.5, _plain),
    "bart": (
        lambda: architectures.model("bart"), lambda m: nn.Identity(), None, lambda m, x: x + m.final_logits_bias,
    ),
}  # fmt: skip


def library(model):
    """The library's own pass: (hidden states of each layer, logits), both at POSITIONS."""
    text = torch.tensor([TEXT])
    given = {"input_ids": text}
    if model.config.is_encoder_decoder:
        given = {"input_ids": torch.tensor([SOURCE]), "decoder_input_ids": text}
    with torch.no_grad():
        out = model(**given, output_hidden_states=True)
    hidden = out.decoder_hidden_states if model.config.is_encoder_decoder else out.hidden_states
    return [states[0, POSITIONS] for states in hidden], out.logits[0, POSITIONS]


def read(model):
    return LayerStates(model, TEXT, POSITIONS, SOURCE if model.config.is_encoder_decoder else None)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_layer_is_what_norm_and_head_make_of_the_librarys_states(family):
    make, norm_of, before_head, after_head = FAMILIES[family]
    model = make()
    hidden, logits = library(model)
    found = read(model)
    assert len(found.states) == len(hidden)
    assert torch.allclose(found.logits_of(len(hidden) - 1), logits, atol=1e-3)
    assert torch.allclose(found.logits_of(len(hidden) - 1).softmax(-1), logits.softmax(-1), atol=1e-4)
    norm, head = norm_of(model), model.get_output_embeddings()
    # The library's last one has been through the norm. Mamba's are told without the embeddings.
    for layer, states in enumerate(hidden[:-1], start=1 if family == "mamba" else 0):
        assert torch.allclose(found.states[layer], states, atol=1e-4)
        with torch.no_grad():
            normed = norm(states[None])[0]
            expected = after_head(model, head(normed if before_head is None else before_head(model, normed)))
        assert torch.allclose(found.logits_of(layer), expected.reshape(logits.shape), atol=2e-3), layer


@pytest.mark.parametrize("family", ["llama", "t5", "bart"])
def test_the_model_is_left_as_it_was(family):
    model = FAMILIES[family][0]()
    _, before = library(model)
    modules, hooks = dict(model.named_modules()), [len(module._forward_hooks) for module in model.modules()]
    read(model).logits_of(0)
    assert dict(model.named_modules()) == modules
    assert [len(module._forward_hooks) for module in model.modules()] == hooks
    assert torch.equal(library(model)[1], before)


def test_only_the_asked_positions_are_kept_and_read():
    found = read(tiny_llama(layers=3))
    assert {tuple(states.shape) for states in found.states} == {(len(POSITIONS), 32)}
    assert found.logits_of(1).shape == (len(POSITIONS), VOCAB_SIZE)


class _Twice(nn.Module):
    """A norm that gives another result each time: it does not lead from the last layer to the logits."""

    def __init__(self, norm):
        super().__init__()
        self.norm, self.times = norm, 0

    def forward(self, states):
        self.times += 1
        return self.norm(states) * self.times


class _Hidden(nn.Module):
    """What no module does cannot be done to the other layers."""

    def __init__(self, trunk):
        super().__init__()
        self.trunk = trunk

    def forward(self, *args, **kwargs):
        out = self.trunk(*args, **kwargs)
        out["last_hidden_state"] = out.last_hidden_state * 1.5
        return out


def test_a_head_that_does_more_is_refused_instead_of_guessed():
    changing, hidden = tiny_llama(), tiny_llama()
    changing.model.norm = _Twice(changing.model.norm)
    hidden.model = _Hidden(hidden.model)
    for model in (changing, hidden):
        with pytest.raises(UnreadableLayers):
            read(model)
