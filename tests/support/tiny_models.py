"""Tiny models and a tokenizer for tests, made in memory: random weights, nothing is downloaded.

The weights are larger than usual, so that the distributions have favourites that change from step to step; with the
usual ones they would be almost uniform, and a test of top-k or of beams would compare rounding errors.
Knows transformers only; what the project does with a model is for the tests.
"""

from __future__ import annotations

import functools
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import (
    BartConfig,
    BartForConditionalGeneration,
    DacConfig,
    DacFeatureExtractor,
    DacModel,
    DiaConfig,
    DiaForConditionalGeneration,
    DiaProcessor,
    DiaTokenizer,
    DiffusionGemmaConfig,
    DiffusionGemmaForBlockDiffusion,
    GPT2Config,
    GPT2LMHeadModel,
    LlamaConfig,
    LlamaForCausalLM,
    PreTrainedConfig,
    PreTrainedModel,
    PreTrainedTokenizerFast,
    T5Config,
    T5ForConditionalGeneration,
)

PAD, BOS, EOS = 0, 1, 2
STD = 0.5  # of every weight matrix; the usual 0.02 gives almost uniform distributions
ROUNDING = 1e-3  # what such weights make of a rounding: so far apart may logits lie that are the same in exact numbers
VOCAB_SIZE = 300  # three special tokens, 256 bytes, 41 merges
TEXT = (
    "the cat sat on the mat and the dog sat on the cat. one, two, three, four, five. "
    "once upon a time there was a little girl who had a red ball. she said that the ball was on the mat. "
)


@functools.cache
def _trained() -> str:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=VOCAB_SIZE,
        special_tokens=["<pad>", "<bos>", "<eos>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator([TEXT], trainer)
    return tokenizer.to_str()


def byte_tokenizer() -> PreTrainedTokenizerFast:
    """A byte-level BPE tokenizer of `VOCAB_SIZE` tokens: any text goes in and comes out again.

    It adds no special tokens by itself; <pad>, <bos> and <eos> are 0, 1 and 2.
    """
    return PreTrainedTokenizerFast(
        tokenizer_object=Tokenizer.from_str(_trained()), pad_token="<pad>", bos_token="<bos>", eos_token="<eos>"
    )


def tiny_llama(vocab_size: int = VOCAB_SIZE, layers: int = 2, seed: int = 0, context: int = 256) -> LlamaForCausalLM:
    """A decoder-only model with rotary positions."""
    config = LlamaConfig(
        vocab_size=vocab_size,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=layers,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=context,
        pad_token_id=PAD,
        bos_token_id=BOS,
        eos_token_id=EOS,
    )
    return _made(LlamaForCausalLM, config, seed)


def tiny_gpt2(vocab_size: int = VOCAB_SIZE, layers: int = 2, seed: int = 0, context: int = 256) -> GPT2LMHeadModel:
    """A decoder-only model with learnt positions, which cannot go past its context."""
    config = GPT2Config(
        vocab_size=vocab_size,
        n_embd=32,
        n_layer=layers,
        n_head=4,
        n_positions=context,
        tie_word_embeddings=False,
        pad_token_id=PAD,
        bos_token_id=BOS,
        eos_token_id=EOS,
    )
    return _made(GPT2LMHeadModel, config, seed)


def tiny_t5(vocab_size: int = VOCAB_SIZE, layers: int = 2, seed: int = 0) -> T5ForConditionalGeneration:
    """An encoder-decoder model with relative positions, so without a context length of its own."""
    config = T5Config(
        vocab_size=vocab_size,
        d_model=32,
        d_kv=8,
        d_ff=64,
        num_layers=layers,
        num_decoder_layers=layers,
        num_heads=4,
        tie_word_embeddings=False,
        pad_token_id=PAD,
        eos_token_id=EOS,
        decoder_start_token_id=PAD,
    )
    return _made(T5ForConditionalGeneration, config, seed)


def tiny_bart(
    vocab_size: int = VOCAB_SIZE, layers: int = 2, seed: int = 0, context: int = 256
) -> BartForConditionalGeneration:
    """An encoder-decoder model with learnt positions."""
    config = BartConfig(
        vocab_size=vocab_size,
        d_model=32,
        encoder_layers=layers,
        decoder_layers=layers,
        encoder_ffn_dim=64,
        decoder_ffn_dim=64,
        encoder_attention_heads=4,
        decoder_attention_heads=4,
        max_position_embeddings=context,
        pad_token_id=PAD,
        bos_token_id=BOS,
        eos_token_id=EOS,
        decoder_start_token_id=EOS,
        forced_eos_token_id=None,
        tie_word_embeddings=False,
    )
    return _made(BartForConditionalGeneration, config, seed)


def tiny_diffusion(canvas: int = 8, seed: int = 0, context: int = 256) -> DiffusionGemmaForBlockDiffusion:
    """A model of block diffusion, which denoises `canvas` tokens at once; with the images' part that it comes with."""
    heads = {"num_key_value_heads": 2, "head_dim": 8, "global_head_dim": 8}
    config = DiffusionGemmaConfig(
        text_config={
            "vocab_size": VOCAB_SIZE, "hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2,
            "num_attention_heads": 4, "num_global_key_value_heads": 2, "max_position_embeddings": context,
            "layer_types": ["sliding_attention", "full_attention"], "sliding_window": 64, "num_experts": 2,
            "top_k_experts": 1, "moe_intermediate_size": 16, "pad_token_id": PAD, "bos_token_id": BOS,
            "eos_token_id": EOS, **heads,
        },
        vision_config={
            "model_type": "gemma4_vision", "hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1,
            "num_attention_heads": 2, **heads,
        },
        canvas_length=canvas, boi_token_id=290, eoi_token_id=291, image_token_id=292,
        pad_token_id=PAD, bos_token_id=BOS, eos_token_id=EOS,
    )  # fmt: skip
    return _made(DiffusionGemmaForBlockDiffusion, config, seed)


def save_dia(folder: Path, seed: int = 0) -> Path:
    """Save a tiny Dia, which writes codes of nine codebooks, with its codec in a folder of its own inside."""
    part = {"max_position_embeddings": 256, "num_hidden_layers": 1, "hidden_size": 16, "intermediate_size": 16,
            "num_attention_heads": 2, "num_key_value_heads": 2, "head_dim": 8}  # fmt: skip
    names = ("num_attention_heads", "num_key_value_heads", "head_dim", "hidden_size")
    cross = {f"cross_{name}": part[name] for name in names}
    model = _made(DiaForConditionalGeneration, DiaConfig(encoder_config=part, decoder_config=part | cross), seed)
    model.save_pretrained(folder)
    codec = _made(DacModel, DacConfig(
        encoder_hidden_size=4, downsampling_ratios=[2, 4], decoder_hidden_size=16, upsampling_ratios=[4, 2],
        n_codebooks=9, codebook_size=1024, codebook_dim=4, sampling_rate=8000, hidden_size=16,
    ), seed)  # fmt: skip
    codec.save_pretrained(folder / "codec")
    codec = DacModel.from_pretrained(folder / "codec")  # which names the folder in the file of the processor
    extractor = DacFeatureExtractor(sampling_rate=8000, hop_length=8)
    DiaProcessor(extractor, DiaTokenizer(), codec).save_pretrained(folder)
    return folder


def save(folder: Path, model: PreTrainedModel | None = None, tokenizer: PreTrainedTokenizerFast | None = None) -> Path:
    """Write a model folder as `save_pretrained` does (a tiny Llama unless told otherwise) and return it."""
    (tiny_llama() if model is None else model).save_pretrained(folder)
    (byte_tokenizer() if tokenizer is None else tokenizer).save_pretrained(folder)
    return Path(folder)


def _made(kind: type[PreTrainedModel], config: PreTrainedConfig, seed: int) -> PreTrainedModel:
    """A model in float32, in evaluation mode, whose weights depend on `seed` alone; the generator is left as it was.

    The output layer is never tied to the embeddings: a random model would then repeat its last token for ever.
    """
    with torch.random.fork_rng(devices=[]), torch.no_grad():
        torch.manual_seed(seed)
        model = kind(config).float().eval()
        for parameter in model.parameters():
            if parameter.dim() > 1:
                parameter.normal_(std=STD)
    return model
