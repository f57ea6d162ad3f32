"""Tiny models that read pictures or sounds, by family: random weights, each with a processor of its own, in folders.

The library's own classes, as small as they go. Knows transformers only.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import transformers
from PIL import Image
from transformers import PreTrainedModel

from tests.support.tiny_models import BOS, EOS, PAD, _made, byte_tokenizer

WORDS = 320  # of the vocabulary, the tokens for pictures and sounds included
_EYE = {"hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2}
_TEXT = {
    "vocab_size": WORDS, "hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "max_position_embeddings": 512, "pad_token_id": PAD, "bos_token_id": BOS,
    "eos_token_id": EOS, "tie_word_embeddings": False,
}  # fmt: skip
_IDS = {"pad_token_id": PAD, "bos_token_id": BOS, "eos_token_id": EOS}
_SIZE = {"height": 16, "width": 16}
def _tokenizer(**names: str) -> Any:
    """The tests' tokenizer with these tokens more, each by the name under which processors ask for it."""
    tokenizer = byte_tokenizer()
    made = transformers.PreTrainedTokenizerFast(
        tokenizer_object=tokenizer.backend_tokenizer, pad_token="<pad>", bos_token="<bos>", eos_token="<eos>",
        extra_special_tokens=names,
    )  # fmt: skip
    made.model_input_names = ["input_ids", "attention_mask"]
    return made


def _id(tokenizer: Any, token: str) -> int:
    return tokenizer.convert_tokens_to_ids(token)


def _template(mark: str) -> str:
    """Of a chat whose contents are texts or lists of parts; `mark` is what stands for a picture or a sound."""
    part = "{% if p.type == 'text' %}{{ p.text }}{% else %}" + mark + "{% endif %}"
    content = "{% if m.content is string %}{{ m.content }}{% else %}{% for p in m.content %}" + part
    content += "{% endfor %}{% endif %}"
    return "{% for m in messages %}<{{ m.role }}>" + content + "{% endfor %}<assistant>"


def _llava() -> tuple[PreTrainedModel, Any]:
    tokenizer = _tokenizer(image_token="<image>")
    eye = {"model_type": "clip_vision_model", **_EYE, "image_size": 16, "patch_size": 8, "projection_dim": 16}
    config = transformers.LlavaConfig(
        vision_config=eye, text_config={"model_type": "llama", **_TEXT}, image_token_index=_id(tokenizer, "<image>"),
        image_seq_length=4, vision_feature_layer=-1, **_IDS,
    )  # fmt: skip
    processor = transformers.LlavaProcessor(
        transformers.CLIPImageProcessorPil(size={"shortest_edge": 16}, crop_size=_SIZE), tokenizer, patch_size=8,
        vision_feature_select_strategy="default", num_additional_image_tokens=1, chat_template=_template("<image>"),
    )  # fmt: skip
    return _made(transformers.LlavaForConditionalGeneration, config, seed=0), processor


def _gemma3() -> tuple[PreTrainedModel, Any]:
    tokenizer = _tokenizer(
        image_token="<image_soft_token>", boi_token="<start_of_image>", eoi_token="<end_of_image>"
    )  # fmt: skip
    text = {**_TEXT, "head_dim": 8, "query_pre_attn_scalar": 8, "layer_types": ["full_attention"] * 2}
    config = transformers.Gemma3Config(
        text_config=text, vision_config={**_EYE, "image_size": 16, "patch_size": 8, "vision_use_head": False},
        mm_tokens_per_image=4, image_token_index=_id(tokenizer, "<image_soft_token>"),
        boi_token_index=_id(tokenizer, "<start_of_image>"), eoi_token_index=_id(tokenizer, "<end_of_image>"), **_IDS,
    )  # fmt: skip
    processor = transformers.Gemma3Processor(
        transformers.Gemma3ImageProcessorPil(size=_SIZE), tokenizer, image_seq_length=4,
        chat_template=_template("<start_of_image>"),
    )  # fmt: skip
    return _made(transformers.Gemma3ForConditionalGeneration, config, seed=0), processor


def _paligemma() -> tuple[PreTrainedModel, Any]:
    tokenizer = _tokenizer(image_token="<image>")
    config = transformers.PaliGemmaConfig(
        text_config={"model_type": "gemma", **_TEXT, "head_dim": 8}, projection_dim=32, hidden_size=32,
        vision_config={"model_type": "siglip_vision_model", **_EYE, "image_size": 16, "patch_size": 8,
                       "projection_dim": 32, "vision_use_head": False},
        image_token_index=_id(tokenizer, "<image>"), **_IDS,
    )  # fmt: skip
    reader = transformers.SiglipImageProcessorPil(size=_SIZE)
    reader.image_seq_length = 4
    processor = transformers.PaliGemmaProcessor(reader, tokenizer, chat_template=_template("<image>"))
    return _made(transformers.PaliGemmaForConditionalGeneration, config, seed=0), processor


def _smolvlm() -> tuple[PreTrainedModel, Any]:
    tokenizer = _tokenizer(
        image_token="<image>", fake_image_token="<fake_token_around_image>", global_image_token="<global-img>",
        end_of_utterance_token="<end_of_utterance>",
    )  # fmt: skip
    config = transformers.SmolVLMConfig(
        text_config={"model_type": "llama", **_TEXT}, scale_factor=2, image_token_id=_id(tokenizer, "<image>"),
        vision_config={**_EYE, "image_size": 32, "patch_size": 8}, **_IDS,
    )  # fmt: skip
    reader = transformers.SmolVLMImageProcessorPil(
        size={"longest_edge": 32}, max_image_size={"longest_edge": 32}, do_image_splitting=False
    )
    processor = transformers.SmolVLMProcessor(
        reader, tokenizer, transformers.SmolVLMVideoProcessor(), image_seq_len=4, chat_template=_template("<image>")
    )
    return _made(transformers.SmolVLMForConditionalGeneration, config, seed=0), processor


def _qwen2_5_vl() -> tuple[PreTrainedModel, Any]:
    tokenizer = _tokenizer(
        image_token="<|image_pad|>", video_token="<|video_pad|>", vision_start="<|vision_start|>",
        vision_end="<|vision_end|>",
    )  # fmt: skip
    ids = {
        "image_token_id": "<|image_pad|>", "video_token_id": "<|video_pad|>",
        "vision_start_token_id": "<|vision_start|>", "vision_end_token_id": "<|vision_end|>",
    }  # fmt: skip
    ids = {name: _id(tokenizer, token) for name, token in ids.items()}
    config = transformers.Qwen2_5_VLConfig(
        text_config={**_TEXT, "rope_scaling": {"type": "mrope", "mrope_section": [1, 1, 2]}},
        vision_config={"depth": 1, "hidden_size": 16, "intermediate_size": 32, "num_heads": 2, "out_hidden_size": 32,
                       "patch_size": 8, "spatial_merge_size": 2, "window_size": 32, "fullatt_block_indexes": [0]},
        **ids, **_IDS,
    )  # fmt: skip
    reader = transformers.Qwen2VLImageProcessorPil(patch_size=8, merge_size=2, min_pixels=256, max_pixels=1024)
    processor = transformers.Qwen2_5_VLProcessor(
        reader, tokenizer, transformers.Qwen2VLVideoProcessor(patch_size=8, merge_size=2),
        chat_template=_template("<|vision_start|><|image_pad|><|vision_end|>"),
    )  # fmt: skip
    return _made(transformers.Qwen2_5_VLForConditionalGeneration, config, seed=0), processor


def _blip() -> tuple[PreTrainedModel, Any]:
    tokenizer = _tokenizer()
    text = {**_TEXT, "encoder_hidden_size": 16, "projection_dim": 16, "sep_token_id": EOS}
    eye = {**_EYE, "image_size": 16, "patch_size": 8, "projection_dim": 16}
    config = transformers.BlipConfig(text_config=text, vision_config=eye, projection_dim=16, **_IDS)
    processor = transformers.BlipProcessor(transformers.BlipImageProcessorPil(size=_SIZE), tokenizer)
    return _made(transformers.BlipForConditionalGeneration, config, seed=0), processor


def _vision_encoder_decoder() -> tuple[PreTrainedModel, Any]:
    tokenizer = _tokenizer()
    eye = transformers.ViTConfig(**_EYE, image_size=16, patch_size=8)
    words = transformers.GPT2Config(
        vocab_size=WORDS, n_embd=32, n_layer=2, n_head=4, n_positions=64, add_cross_attention=True,
        is_decoder=True, **_IDS,
    )  # fmt: skip
    config = transformers.VisionEncoderDecoderConfig.from_encoder_decoder_configs(
        eye, words, decoder_start_token_id=BOS, pad_token_id=PAD, eos_token_id=EOS
    )
    model = _made(transformers.VisionEncoderDecoderModel, config, seed=0)
    return model, (transformers.ViTImageProcessorPil(size=_SIZE), tokenizer)


def _whisper() -> tuple[PreTrainedModel, Any]:
    tokenizer = _tokenizer(start="<|startoftranscript|>", notimestamps="<|notimestamps|>")  # times come after them
    config = transformers.WhisperConfig(
        vocab_size=WORDS, num_mel_bins=8, d_model=32, encoder_layers=1, decoder_layers=2, encoder_attention_heads=4,
        decoder_attention_heads=4, encoder_ffn_dim=32, decoder_ffn_dim=32, max_source_positions=50,
        max_target_positions=64, decoder_start_token_id=_id(tokenizer, "<|startoftranscript|>"), suppress_tokens=None,
        begin_suppress_tokens=None, **_IDS,
    )  # fmt: skip
    model = _made(transformers.WhisperForConditionalGeneration, config, seed=0)
    model.generation_config = transformers.GenerationConfig(
        decoder_start_token_id=_id(tokenizer, "<|startoftranscript|>"), is_multilingual=False,
        no_timestamps_token_id=_id(tokenizer, "<|notimestamps|>"), **_IDS,
    )  # fmt: skip
    ear = transformers.WhisperFeatureExtractor(feature_size=8, chunk_length=1)
    return model, (ear, tokenizer)


def _moonshine() -> tuple[PreTrainedModel, Any]:
    config = transformers.MoonshineConfig(
        vocab_size=WORDS, hidden_size=32, intermediate_size=32, encoder_num_hidden_layers=1,
        decoder_num_hidden_layers=2, encoder_num_attention_heads=4, decoder_num_attention_heads=4,
        max_position_embeddings=64, decoder_start_token_id=BOS, **_IDS,
    )  # fmt: skip
    ear = transformers.Wav2Vec2FeatureExtractor(sampling_rate=16000, return_attention_mask=True)
    model = _made(transformers.MoonshineForConditionalGeneration, config, seed=0)
    return model, transformers.Wav2Vec2Processor(ear, _tokenizer())


def _git() -> tuple[PreTrainedModel, Any]:
    eye = {**_EYE, "image_size": 16, "patch_size": 8}
    config = transformers.GitConfig(**{**_TEXT, "num_hidden_layers": 2}, vision_config=eye)
    reader = transformers.CLIPImageProcessorPil(size={"shortest_edge": 16}, crop_size=_SIZE)
    return _made(transformers.GitForCausalLM, config, seed=0), transformers.GitProcessor(reader, _tokenizer())


def _llava_next() -> tuple[PreTrainedModel, Any]:
    """It reads a picture in tiles."""
    tokenizer = _tokenizer(image_token="<image>")
    eye = {"model_type": "clip_vision_model", **_EYE, "image_size": 16, "patch_size": 8, "projection_dim": 16}
    tiles = [[16, 32], [32, 16], [32, 32]]
    config = transformers.LlavaNextConfig(
        vision_config=eye, text_config={"model_type": "llama", **_TEXT}, image_token_index=_id(tokenizer, "<image>"),
        image_grid_pinpoints=tiles, vision_feature_layer=-1, **_IDS,
    )  # fmt: skip
    reader = transformers.LlavaNextImageProcessorPil(
        size={"shortest_edge": 16}, crop_size=_SIZE, image_grid_pinpoints=tiles
    )
    processor = transformers.LlavaNextProcessor(
        reader, tokenizer, patch_size=8, vision_feature_select_strategy="default", num_additional_image_tokens=1,
        chat_template=_template("<image>"),
    )  # fmt: skip
    return _made(transformers.LlavaNextForConditionalGeneration, config, seed=0), processor


def _speech_to_text() -> tuple[PreTrainedModel, Any]:
    config = transformers.Speech2TextConfig(
        vocab_size=WORDS, d_model=32, encoder_layers=1, decoder_layers=2, encoder_attention_heads=4,
        decoder_attention_heads=4, encoder_ffn_dim=32, decoder_ffn_dim=32, max_source_positions=100,
        max_target_positions=64, input_feat_per_channel=8, conv_channels=16, decoder_start_token_id=BOS, **_IDS,
    )  # fmt: skip
    ear = transformers.Speech2TextFeatureExtractor(feature_size=8, num_mel_bins=8)
    return _made(transformers.Speech2TextForConditionalGeneration, config, seed=0), (ear, _tokenizer())


def _qwen2_audio() -> tuple[PreTrainedModel, Any]:
    tokenizer = _tokenizer(audio_token="<|AUDIO|>", audio_bos="<|audio_bos|>", audio_eos="<|audio_eos|>")
    config = transformers.Qwen2AudioConfig(
        audio_config={"num_mel_bins": 8, "d_model": 32, "encoder_layers": 1, "encoder_attention_heads": 4,
                      "encoder_ffn_dim": 32, "max_source_positions": 50},
        text_config={"model_type": "qwen2", **_TEXT}, audio_token_index=_id(tokenizer, "<|AUDIO|>"), **_IDS,
    )  # fmt: skip
    ear = transformers.WhisperFeatureExtractor(feature_size=8, chunk_length=1, return_attention_mask=True)
    processor = transformers.Qwen2AudioProcessor(
        ear, tokenizer, chat_template=_template("<|audio_bos|><|AUDIO|><|audio_eos|>")
    )
    return _made(transformers.Qwen2AudioForConditionalGeneration, config, seed=0), processor


FAMILIES: dict[str, Callable[[], tuple[PreTrainedModel, Any]]] = {
    "llava": _llava,
    "gemma3": _gemma3,
    "paligemma": _paligemma,
    "smolvlm": _smolvlm,
    "qwen2_5_vl": _qwen2_5_vl,
    "llava_next": _llava_next,
    "blip": _blip,
    "git": _git,
    "vision_encoder_decoder": _vision_encoder_decoder,
    "whisper": _whisper,
    "moonshine": _moonshine,
    "speech_to_text": _speech_to_text,
    "qwen2_audio": _qwen2_audio,
}
NEED_TORCHVISION = ("smolvlm", "qwen2_5_vl")  # for their processors of videos
HEAR = ("whisper", "moonshine", "speech_to_text", "qwen2_audio")
WITHOUT_PROMPT = ("vision_encoder_decoder", "whisper", "moonshine", "speech_to_text")


@functools.cache
def picture(seed: int = 0) -> Image.Image:
    """A picture of 40 by 30 pixels."""
    return Image.fromarray(np.random.default_rng(seed).integers(0, 256, (30, 40, 3), dtype=np.uint8))


@functools.cache
def sound(seconds: float = 0.5, rate: int = 16000) -> np.ndarray:
    """A tone that rises, float32 of shape (n,): numbers of 16 bits, as files have them."""
    time = np.arange(int(seconds * rate)) / rate
    tone = 0.5 * np.sin(2 * np.pi * (300 + 400 * time) * time)
    return (np.round(tone * 2**15) / 2**15).astype(np.float32)


def save_family(family: str, folder: Path) -> Path:
    """The model of this family in a folder, with its processor and tokenizer; returns the folder."""
    model, processor = FAMILIES[family]()
    model.generation_config.max_new_tokens = model.generation_config.max_length = None
    model.save_pretrained(folder)
    for part in processor if isinstance(processor, tuple) else (processor,):
        part.save_pretrained(folder)
    return folder
