"""Writes a tiny Llama and its tokenizer as a GGUF file, as llama.cpp's converter does: the names, the order of the rows
of queries and keys, the metadata (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md)."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np
import torch
from transformers import LlamaForCausalLM

from tests.support.tiny_models import BOS, EOS, PAD, byte_tokenizer

TEMPLATE = "{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}assistant:"
_NAMES = {
    "model.embed_tokens": "token_embd", "model.norm": "output_norm", "lm_head": "output",
    "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output", "mlp.gate_proj": "ffn_gate", "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down", "input_layernorm": "attn_norm", "post_attention_layernorm": "ffn_norm",
}  # fmt: skip


def write_gguf(file: Path, model: LlamaForCausalLM, quantized: str = "Q8_0", architecture: str = "llama") -> Path:
    """`quantized` is the format of the matrices: "F32", "F16", "Q8_0", "Q4_1", ..."""
    config = model.config
    writer = gguf.GGUFWriter(str(file), architecture)
    writer.add_name("tiny")
    writer.add_block_count(config.num_hidden_layers)
    writer.add_context_length(config.max_position_embeddings)
    writer.add_embedding_length(config.hidden_size)
    writer.add_feed_forward_length(config.intermediate_size)
    writer.add_head_count(config.num_attention_heads)
    writer.add_head_count_kv(config.num_key_value_heads)
    writer.add_layer_norm_rms_eps(config.rms_norm_eps)
    writer.add_rope_freq_base(10_000.0)
    writer.add_rope_dimension_count(config.hidden_size // config.num_attention_heads)
    writer.add_vocab_size(config.vocab_size)
    _add_tokenizer(writer)
    kind = gguf.GGMLQuantizationType[quantized]
    for name, tensor in model.state_dict().items():
        _add_tensor(writer, name, tensor, config, kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return file


def _add_tokenizer(writer: gguf.GGUFWriter) -> None:
    import json

    tokenizer = byte_tokenizer()
    model = json.loads(tokenizer.backend_tokenizer.to_str())["model"]
    tokens = sorted(model["vocab"], key=model["vocab"].get)
    special = {tokenizer.pad_token, tokenizer.bos_token, tokenizer.eos_token}
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(tokens)
    writer.add_token_types([gguf.TokenType.CONTROL if token in special else gguf.TokenType.NORMAL for token in tokens])
    writer.add_token_merges([merge if isinstance(merge, str) else " ".join(merge) for merge in model["merges"]])
    writer.add_bos_token_id(BOS)
    writer.add_eos_token_id(EOS)
    writer.add_pad_token_id(PAD)
    writer.add_add_bos_token(False)
    writer.add_chat_template(TEMPLATE)


def _add_tensor(writer, name: str, tensor: torch.Tensor, config, kind: gguf.GGMLQuantizationType) -> None:
    weights = tensor.detach().float().numpy()
    for old, heads in (("q_proj", config.num_attention_heads), ("k_proj", config.num_key_value_heads)):
        if old in name:  # llama.cpp turns pairs of neighbours, transformers the two halves of a head
            rows = weights.shape[0] // heads // 2
            weights = weights.reshape(heads, 2, rows, -1).swapaxes(1, 2).reshape(weights.shape)
    name = name.replace("model.layers.", "blk.")
    for old, new in _NAMES.items():
        name = name.replace(old, new)
    if weights.ndim == 1 or kind == gguf.GGMLQuantizationType.F32:
        writer.add_tensor(name, np.ascontiguousarray(weights, np.float32))
    else:
        writer.add_tensor(name, gguf.quants.quantize(np.ascontiguousarray(weights), kind), raw_dtype=kind)
