"""A request's pictures and sounds as the tensors that `generate` reads: what the model's own processor makes of them.

Knows processors and chat templates; how files are read safely is in `playground/media/`.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Mapping
from typing import Any

import torch
from transformers import GenerationConfig, PreTrainedModel
from transformers.audio_utils import load_audio

from playground.media.media_data import data_of
from playground.media.reading import MediaError, check_sound, open_image, sound_header
from playground.models.chat_templates import RenderedPrompt, render_with_media
from playground.models.loading import LoadedModel
from playground.models.media_processor import MediaProcessor
from playground.models.model_class import first_line
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import numeral, said
from playground.trace import Diagnostic, MediaSpan, Timestamps
from playground.trace.wire import Json

SECONDS_PER_TIME = 0.02  # from one of Whisper's time tokens to the next: its `time_precision`
_SAVE = said("Save its processor to the same place (processor.save_pretrained).")


def read_media_inputs(
    request: GenerationRequest, target: LoadedModel, settings: Settings
) -> tuple[dict[str, torch.Tensor], RenderedPrompt | None]:
    """All that `target` is given for a request with pictures or sounds, on its device, and what a chat template made of
    its messages. Without input_ids for a model that takes no prompt. Raises RequestError."""
    processor = _processor(request, target)
    try:
        images = [_image(each, settings) for each in request.media if each["kind"] == "image"]
        sounds = [_samples(each, processor, target, settings) for each in request.media if each["kind"] == "audio"]
    except MediaError as error:
        raise request_error("media", error.message, error.fix) from error
    rendered = _rendered(request, target, processor) if request.messages and target.reads_text else None
    try:
        if target.reads_text:
            encoded = _with_text(request, rendered, target, processor, images, sounds)
        elif images:
            encoded = processor.image(images=images[0], return_tensors="pt")
        else:
            encoded = processor.audio(sounds[0], sampling_rate=processor.rate, return_tensors="pt")
    except RequestError:
        raise
    except Exception as error:
        message = said("The processor of {model} refuses this: {reason}", model=target.name, reason=first_line(error))
        raise request_error("media", message, said("Give other pictures or sounds, or fewer of them.")) from error
    return dict(encoded.to(target.model.device, dtype=target.model.dtype)), rendered


def media_spans(token_ids: list[int], target: LoadedModel) -> list[MediaSpan]:
    """Where in a prompt the model reads what it has seen or heard: each run of the tokens that stand for it."""
    spans: list[MediaSpan] = []
    for kind in target.processor.kinds if target.processor else ():
        ids = target.processor.place_ids(kind, target.model.config)
        start = None
        for place, token in enumerate([*token_ids, None]):
            if token in ids and start is None:
                start = place
            elif token not in ids and start is not None:
                spans.append(MediaSpan(kind, start, place))
                start = None
    return sorted(spans, key=lambda span: span.start)


def own_arguments(model: PreTrainedModel, config: GenerationConfig, request: GenerationRequest) -> dict[str, object]:
    """What Whisper is told by arguments of its own `generate`. It samples by one of them, whatever the config says of
    do_sample. After a text with times, asked for or not, it would begin again where the last one lies: one call is one
    run."""
    known, found = inspect.signature(type(model).generate).parameters, {}
    if config.do_sample and "temperature" in known:
        found["temperature"] = config.temperature if config.temperature is not None else 1.0
    if request.return_timestamps and timestamps_of(model) and "return_timestamps" in known:
        found["return_timestamps"] = True
    if "force_unique_generate_call" in known:
        found["force_unique_generate_call"] = True
    return found


def timestamps_of(model: PreTrainedModel) -> Timestamps | None:
    """The tokens with which a model of Whisper's kind tells times; None for others."""
    last = getattr(model.generation_config, "no_timestamps_token_id", None)
    return Timestamps(last + 1, SECONDS_PER_TIME) if isinstance(last, int) else None


def time_labels(target: LoadedModel) -> dict[int, str]:
    """How the tokens that tell times are written, by their ids; none where a model has none."""
    times = timestamps_of(target.model) if target.processor is not None else None
    if times is None:
        return {}
    ids = range(times.first, target.vocab_size)
    return {token_id: f"<|{number * times.seconds:.2f}|>" for number, token_id in enumerate(ids)}


# ------------------------------------------------------------------------------------------------- what cannot be read


def _processor(request: GenerationRequest, target: LoadedModel) -> MediaProcessor:
    """The one of `target`, which reads what the request holds. Raises RequestError."""
    processor, kinds = target.processor, {each["kind"] for each in request.media}
    if processor is None:
        message = said("{model} reads only text.", model=target.name)
        raise request_error("media", message, said("Leave out pictures and sounds, or choose a model that reads them."))
    if processor.problem is not None:
        raise request_error("media", processor.problem, _SAVE)
    if kinds - set(processor.kinds):
        message = said("{model} does not read sounds.", model=target.name)
        fix = said("Leave them out, or choose a model that does.")
        if "image" in kinds - set(processor.kinds):
            message = said("{model} does not read pictures.", model=target.name)
        raise request_error("media", message, fix)
    if not target.reads_text and len(request.media) > 1:
        message = said("{model} reads one at a time, and there are {count}.", model=target.name,
                       count=len(request.media))  # fmt: skip
        raise request_error("media", message, said("Leave all but one out."))
    return processor


def missing_media(target: LoadedModel) -> list[Diagnostic]:
    """The problem of a model that takes no prompt where a request has nothing else for it."""
    if target.reads_text:
        return []
    if target.processor.problem is not None:
        return [Diagnostic("media", "error", target.processor.problem, _SAVE)]
    if "image" in target.processor.kinds:
        message, fix = said("{model} reads a picture, and there is none.", model=target.name), said("Add a picture.")
    else:
        message, fix = said("{model} reads a sound, and there is none.", model=target.name), said("Add a sound.")
    return [Diagnostic("media", "error", message, fix)]


def _image(media: Mapping[str, object], settings: Settings) -> object:
    """The picture; its header is believed, not the data beside it."""
    return open_image(data_of(media) or b"", settings)


def _samples(media: Mapping[str, object], processor: MediaProcessor, target: LoadedModel, settings: Settings) -> object:
    """The sound at the rate of the model, float32 of shape (n,)."""
    header = sound_header(data_of(media) or b"")
    check_sound(header, settings)
    seconds = header.seconds
    most = getattr(processor.audio, "chunk_length", None)  # Whisper's: what is longer, its encoder reads in turns
    if not target.reads_text and most and seconds > most:
        message = said("{model} reads {limit} seconds at a time, and this sound has {count}.", model=target.name,
                       limit=most, count=numeral(f"{math.ceil(100 * seconds) / 100:g}"))  # fmt: skip
        raise request_error("media", message, said("Give a shorter part of it."))
    return load_audio(f"data:audio/flac;base64,{media['data']}", processor.rate, backend="soundfile")


# ------------------------------------------------------------------------------------------------------ with a prompt


def _with_text(
    request: GenerationRequest,
    rendered: RenderedPrompt | None,
    target: LoadedModel,
    processor: MediaProcessor,
    images: list[object],
    sounds: list[object],
) -> Any:
    text, more = placed_text(request.prompt, request.media, processor), {}
    if rendered is not None:
        text, bos = rendered.text, target.tokenizer.bos_token
        if bos is not None and text.startswith(bos):  # as the library's apply_chat_template does
            more["add_special_tokens"] = False
    if images:
        more["images"] = [images]
    if sounds:
        more |= {"audio": sounds, "sampling_rate": processor.rate}
    return processor.whole(text=text, return_tensors="pt", **more)


def _rendered(request: GenerationRequest, target: LoadedModel, processor: MediaProcessor) -> RenderedPrompt:
    """The messages with their pictures and sounds as content parts, or, where the template reads texts alone, with the
    tokens that stand for them."""
    messages = placed_messages(request.messages, request.media, None)
    rendered = render_with_media(target.tokenizer, messages, target.name, request.template)
    marks = {processor.placeholder(each["kind"]) for each in request.media} - {None}
    if all(mark in rendered.text for mark in marks):
        return rendered
    messages = placed_messages(request.messages, request.media, processor)
    return render_with_media(target.tokenizer, messages, target.name, request.template)


def placed_text(text: str, media: list[Mapping[str, Json]], processor: MediaProcessor) -> str:
    """The text with a placeholder for each of `media` at its place; as it is where somebody has written them."""
    marks = [processor.placeholder(each["kind"]) for each in media]
    if any(mark and mark in text for mark in marks):
        return text
    for each, mark in sorted(zip(media, marks, strict=True), key=lambda pair: -(pair[0].get("at") or 0)):
        at = each.get("at") or 0
        text = text[:at] + (mark or "") + text[at:]
    return text


def placed_messages(
    messages: list[dict[str, str]], media: list[Mapping[str, object]], processor: MediaProcessor | None
) -> list[dict[str, object]]:
    """The messages with `media` at their places: as content parts, or as the placeholders of a `processor`."""
    users = [number for number, message in enumerate(messages) if message["role"] == "user"]
    last = users[-1] if users else len(messages) - 1
    placed = []
    for number, message in enumerate(messages):
        here = [each for each in media if (last if each.get("message") is None else each["message"]) == number]
        if not here:
            placed.append(dict(message))
        elif processor is not None:
            placed.append({**message, "content": placed_text(message["content"], here, processor)})
        else:
            placed.append({**message, "content": _parts(message["content"], here)})
    return placed


def _parts(text: str, media: list[Mapping[str, Json]]) -> list[dict[str, str]]:
    parts, done = [], 0
    for each in sorted(media, key=lambda each: each.get("at") or 0):
        at = min(each.get("at") or 0, len(text))
        if at > done:
            parts.append({"type": "text", "text": text[done:at]})
        parts.append({"type": each["kind"]})
        done = at
    return [*parts, {"type": "text", "text": text[done:]}]
