"""A tiny model with random weights of every decoder and encoder-decoder that the installed transformers has.

Their configs are made small by the names of their fields: the library has no tiny models of its own. A few need more
than that (`_MORE`). Knows transformers only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import torch
import transformers
from transformers import AutoConfig, PreTrainedConfig
from transformers.models.auto import modeling_auto

from tests.support.tiny_models import _made

CONTEXT, WINDOW, VOCAB_SIZE = 160, 24, 300
_LAYERS, _MAX_PARAMETERS = 4, 5_000_000

# What fields are set to, the first name that fits. An entry may be a function of the value that it had.
_SIZES: tuple[tuple[str, Any], ...] = (
    (r"^pad_token_id$|^sos_token_id$", 0),
    (r"^bos_token_id$", 1),
    (r"^eos_token_id$", 2),
    (r"^decoder_start_token_id$", 2),
    (r"vocab_size(_per_layer_input)?$|_vocab$", VOCAB_SIZE),
    (r"(token|boi|eoi|image|audio|video)\w*_(id|index)$|_token_id$", lambda value: 100 + value % 190),
    (r"original_max_position_embeddings$", 40),
    (r"max_position_embeddings|n_positions|n_ctx|max_seq_len|context_length|target_positions|source_positions|"
     r"model_max_length|seq_length|max_\w*_length$", CONTEXT),
    (r"pattern$|_step$|_interval$|_offset$|_period$|_every_n_layers$|_layer_freq$", lambda value: min(value, 2)),
    (r"window|chunk_(size|len)|attn_chunk_length|local_attention$|keep_window", lambda value: min(value, WINDOW)),
    (r"index_topk$|compress", lambda value: min(value, WINDOW)),
    (r"num_kv_shared_layers|first_k_dense|num_dense_layers|_start_index$|max_window_layers", lambda v: min(v, 1)),
    (r"nextn_predict|mtp_", 0),
    (r"layers$|n_layer$|num_blocks$|layers_per_stack$", lambda value: min(value, _LAYERS)),
    (r"experts_per_tok|experts_per_token|moe_k$|moe_topk|top_k_experts|_topk$", lambda value: min(value, 2)),
    (r"^(n_group|topk_group|num_expert_group|n_groups|mamba_n_groups|mamba_ngroups|num_query_groups|o_groups)$", 1),
    (r"shared_experts?$|expert_num$", lambda value: min(value, 1)),
    (r"experts$", lambda value: min(value, 4)),
    (r"(key_value|kv)_heads$|linear_num_key_heads", lambda value: min(value, 2)),
    (r"heads?$|_heads_per_layer$", lambda value: min(value, 4)),
    (r"head_dim$|d_head$|headdim$|head_size$|kv_channels|d_kv$|dim_head$|rotary_dim$|key_head_dim|value_head_dim", 8),
    (r"state_size|d_state", 8),
    (r"dt_rank|time_step_rank|lora_rank|_rank$|lowrank$", 8),
    (r"expand|conv|kernel", lambda value: value),
    (r"intermediate|ffn|dff$|d_inner|ff_size|feed_forward_size|dim_ff|mlp_dim|d_ff$", 64),
    (r"hidden_size|d_model|n_embd|emb(ed)?_?dim|embedding_size|embed_proj_dim|lru_width|hidden_dim|d_embed|"
     r"projection_dim|dim_model|^dim$|d_ssm|proj_size", 32),
)  # fmt: skip
_COMPOSED = re.compile("_config$|^(encoder|decoder|generator)$")

# What some types need besides: fields of their config.
_MORE: dict[str, dict[str, Any]] = {
    "bailing_hybrid": {"layer_group_size": 2, "num_hidden_layers": 4},
    "bamba": {"mamba_n_heads": 4, "mamba_d_head": 16, "mamba_expand": 2, "attn_layer_indices": [1]},
    "beam": {"layer_types": ["sliding_attention", "full_attention"] * 2},
    "blenderbot": {"encoder_layers": 2, "decoder_layers": 2},
    "deepseek_v2": {"num_experts_per_tok": 2},
    "dots1": {"n_routed_experts": 4, "n_shared_experts": 1, "num_experts_per_tok": 2},
    "falcon_h1": {"mamba_n_heads": 4, "mamba_d_head": 16, "mamba_d_ssm": 64, "mamba_expand": 2},
    "gpt_neo": {"num_layers": 4, "attention_types": [[["local", "global"], 2]]},
    "granitemoehybrid": {"mamba_n_heads": 4, "mamba_d_head": 16, "mamba_expand": 2,
                         "layer_types": ["mamba", "attention"] * 2},
    "hunyuan_v1_dense": {"head_dim": 8},
    "hunyuan_v1_moe": {"head_dim": 8},
    "jamba": {"attn_layer_offset": 1},
    "lfm2_moe": {"layer_types": ["conv", "full_attention"] * 2, "num_hidden_layers": 4},
    "longcat_flash": {"qk_head_dim": 16},
    "mamba2": {"num_heads": 4, "head_dim": 16, "expand": 2},
    "ministral": {"head_dim": 8},
    "nemotron": {"num_key_value_heads": 2, "head_dim": 8},
    "recurrent_gemma": {"block_types": ["recurrent", "attention"], "attention_window_size": WINDOW},
    "reformer": {"attn_layers": ["local", "lsh"], "axial_pos_embds_dim": [16, 16], "axial_pos_shape": [10, 16],
                 "num_buckets": 4, "num_hashes": 2, "num_hidden_layers": 2, "local_attn_chunk_length": 8,
                 "lsh_attn_chunk_length": 8},
    "xlnet": {"d_head": 8, "n_head": 4},
    "xmod": {"languages": ["en_XX"], "default_language": "en_XX"},
    "zamba": {"attention_hidden_size": 64, "attention_head_dim": 16, "mamba_dt_rank": 8, "n_mamba_heads": 2},
}  # fmt: skip


class NotBuilt(Exception):
    """A model of this type could not be made tiny; its text says why."""


def types() -> dict[str, str]:
    """The class that generates text, by model type: decoders, then encoder-decoders."""
    names = dict(modeling_auto.MODEL_FOR_CAUSAL_LM_MAPPING_NAMES)
    for kind, name in modeling_auto.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING_NAMES.items():
        names[kind if kind not in names else f"{kind}:seq2seq"] = name
    return {kind: name if isinstance(name, str) else name[0] for kind, name in names.items()}


def build(kind: str, seed: int = 0) -> Any:
    """The tiny model of a type. Raises NotBuilt."""
    try:
        config = tiny_config(kind)
        model_class = getattr(transformers, types()[kind])
        if not model_class.can_generate():
            raise NotBuilt("it generates nothing by itself")
        with torch.device("meta"):
            size = sum(weights.numel() for weights in model_class(config).parameters())
        if size > _MAX_PARAMETERS:
            raise NotBuilt(f"{size:,} weights")
        model = _made(model_class, tiny_config(kind), seed)
    except NotBuilt:
        raise
    except Exception as error:
        raise NotBuilt(f"{type(error).__name__}: {' '.join(str(error).split())[:150]}") from error
    with torch.random.fork_rng(devices=[]), torch.no_grad():  # the biases and scales, which are all alike
        torch.manual_seed(seed)
        for weights in model.parameters():
            if weights.dim() == 1:
                weights += 0.1 * torch.randn_like(weights)
    model.generation_config = transformers.GenerationConfig(
        pad_token_id=0, bos_token_id=1, eos_token_id=2, **_start(model)
    )
    return model


def tiny_config(kind: str) -> PreTrainedConfig:
    """The config of a type, made small."""
    model_type = kind.removesuffix(":seq2seq")
    made = AutoConfig.for_model(model_type)
    if getattr(transformers, types()[kind]).config_class is not type(made):
        made = made.get_text_config(decoder=True)
    fields = _small(made.to_dict()) | _MORE.get(kind, {})
    if "qk_rope_head_dim" in fields:  # latent attention has a key for each head
        fields["num_key_value_heads"] = fields["num_attention_heads"]
    if "is_decoder" in fields and kind in modeling_auto.MODEL_FOR_CAUSAL_LM_MAPPING_NAMES:
        fields["is_decoder"] = True
    return type(made).from_dict(fields)


def _start(model: Any) -> dict[str, int]:
    return {"decoder_start_token_id": 2} if model.config.is_encoder_decoder else {}


def _small(fields: Mapping[str, Any]) -> dict[str, Any]:
    layers = {name: value for name, value in fields.items() if re.search("layers$|n_layer$", name)}
    counts = {value for value in layers.values() if isinstance(value, int) and not isinstance(value, bool)}
    # None stands for what the class works out from the other fields
    return {name: _small_field(name, value, counts) for name, value in fields.items() if value is not None}


def _small_field(name: str, value: Any, layer_counts: set[int]) -> Any:
    if name == "per_layer_config":
        return {index: part for index, part in value.items() if int(index) < _LAYERS}
    if isinstance(value, Mapping):
        return _small(value) if _COMPOSED.search(name) or "rope" in name else dict(value)
    if isinstance(value, list | tuple) and len(value) in layer_counts and len(value) > _LAYERS:
        return _few(list(value), name, layer_counts)
    if isinstance(value, list | tuple):
        return [_small_field(name, item, set()) if isinstance(item, int) else item for item in value]
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    for pattern, size in _SIZES:
        if re.search(pattern, name):
            return size(value) if callable(size) else size
    return value


def _few(values: list[Any], name: str, layer_counts: set[int]) -> list[Any]:
    """As many as there are layers now, with every kind among them."""
    kinds = list(dict.fromkeys(map(str, values)))
    first = [values[[str(value) for value in values].index(kind)] for kind in kinds]
    few = (first * _LAYERS)[: max(_LAYERS, 0)]
    return [_small_field(name, item, set()) for item in few]
