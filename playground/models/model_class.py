"""Which of transformers' classes opens a model, read from its config; and what every part of a model can go wrong with.

Reads a config, opens no weights.
"""

from __future__ import annotations

from transformers import (
    MODEL_FOR_CAUSAL_LM_MAPPING,
    MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING,
    MODEL_FOR_MULTIMODAL_LM_MAPPING,
    MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING,
    MODEL_FOR_SPEECH_SEQ_2_SEQ_MAPPING,
    MODEL_FOR_TEXT_TO_WAVEFORM_MAPPING,
    AutoConfig,
    AutoModel,
    AutoModelForCausalLM,
    AutoModelForImageTextToText,
    AutoModelForMultimodalLM,
    AutoModelForSeq2SeqLM,
    AutoModelForSpeechSeq2Seq,
    PreTrainedConfig,
)

from playground.models.locations import ModelError
from playground.models.model_kinds import is_block_diffusion, writes_sound
from playground.models.out_of_memory import is_out_of_memory
from playground.requests.pairing_problems import DFLASH_FIELDS
from playground.texts import said

# Heads for other tasks. A model trained with one has no head that continues text, or reads in both directions.
_OTHER_TASKS = ("ForMaskedLM", "Classification", "ForQuestionAnswering", "ForMultipleChoice")
# Of the models that read speech by their list, those whose tokens are sound or notes.
_WRITE_SOUND = ("pop2piano", "vibevoice")

# Classes, and the configs that they open. What reads texts alone comes first.
_TEXT = (AutoModelForCausalLM, MODEL_FOR_CAUSAL_LM_MAPPING)
_SOURCE = (AutoModelForSeq2SeqLM, MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING)
_MEDIA = (
    (AutoModelForImageTextToText, MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING),
    (AutoModelForMultimodalLM, MODEL_FOR_MULTIMODAL_LM_MAPPING),
    (AutoModelForSpeechSeq2Seq, MODEL_FOR_SPEECH_SEQ_2_SEQ_MAPPING),
)


def read_config_here(name: str, place: str, options: dict) -> PreTrainedConfig:
    """The config of the model `name`, which lies at `place`, read in this process, whoever made it
    (`config_checks.read_config` looks at it first); `options` are those of `from_pretrained`. Raises ModelError."""
    try:
        return AutoConfig.from_pretrained(place, **options)
    except Exception as error:
        raise_common_error(name, error)
        text = str(error)
        if "not a valid JSON" in text:
            message = said("The config.json of {model} is not valid JSON.", model=name)
            fix = said("Save or download the model again.")
        elif "model_type" in text:
            message = said("The config.json of {model} does not say which model it is (model_type).", model=name)
            fix = said("Choose a model made with transformers.")
        elif "does not recognize this architecture" in text:
            kind = text.split("`")[1]
            message = said(
                "{model} is of a type that this version of transformers does not know ({type}).", model=name, type=kind
            )
            fix = said("Choose another model.")
        else:
            message = said("The config of {model} cannot be read: {reason}", model=name, reason=first_line(error))
            fix = said("Save or download the model again.")
        raise ModelError(message, fix) from error


def class_for(name: str, config: PreTrainedConfig) -> type:
    """The class of transformers that opens a model for text generation. Raises ModelError where it is none."""
    architectures = config.architectures or []
    if architectures and all(architecture.endswith(_OTHER_TASKS) for architecture in architectures):
        message = said(
            "{model} does not generate text: it was made for another task ({task}).",
            model=name, task=architectures[0],
        )  # fmt: skip
        raise ModelError(message, said("Choose a model for text generation."))
    if is_dflash_drafter(config):
        return AutoModel
    if is_block_diffusion(config.model_type):
        return AutoModelForImageTextToText  # it reads texts as well as images; here it gets texts alone
    if writes_sound(config.model_type):
        return AutoModelForSpeechSeq2Seq
    if config.model_type in _WRITE_SOUND or type(config) in MODEL_FOR_TEXT_TO_WAVEFORM_MAPPING:
        message = said("{model} writes sound, not text.", model=name)
        raise ModelError(message, said("Choose a model that writes text: it may read pictures or speech."))
    ways = ((_SOURCE if config.is_encoder_decoder else _TEXT), *_MEDIA)
    own_code = getattr(config, "auto_map", None) or {}
    fitting = [
        (way, kinds.get(type(config), None))
        for way, kinds in ways
        if type(config) in kinds or way.__name__ in own_code
    ]
    if not fitting:
        message = said("{model} is a {type} model, which does not generate text.", model=name, type=config.model_type)
        raise ModelError(message, said("Choose a model for text generation."))
    named = [way for way, kind in fitting if kind is not None and kind.__name__ in architectures]
    return (named or [fitting[0][0]])[0]


def may_read_media(config: PreTrainedConfig) -> bool:
    """Whether models of this kind read pictures or sounds, as far as the library's lists tell."""
    return any(type(config) in kinds for _, kinds in _MEDIA)


def is_dflash_drafter(config: PreTrainedConfig) -> bool:
    """Whether this is a DFlash drafter, which has no head of its own."""
    return all(hasattr(config, name) for name in DFLASH_FIELDS)


def raise_common_error(name: str, error: Exception) -> None:
    """Raise the ModelError of a problem that every part of a model can have."""
    text = str(error)
    if "trust_remote_code" in text:
        raise ModelError(
            said("{model} comes with its own Python code, which this server does not run.", model=name),
            said("Read that code; if you trust it, start with PLAYGROUND_ALLOW_REMOTE_CODE=1."),
        ) from error
    if is_out_of_memory(error):
        message = said("{model} does not fit into the memory of this machine.", model=name)
        raise ModelError(message, said("Choose a smaller model.")) from error


def first_line(error: Exception) -> str:
    """The first line of an exception's text, shortened."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0][:200].rstrip(".") + "."
