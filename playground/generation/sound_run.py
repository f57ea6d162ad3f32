"""Runs one request on a model that writes sound: the same events as any other run, each codebook as a sequence, and the
sound with Finished.

What such a model cannot do of any request is known beforehand (`playground.requests.sound_problems`). How it is watched
is in `playground/recording/codebook_tap.py`.
"""

from __future__ import annotations

import base64
import math
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import torch

from playground.batching.scheduler import Slot
from playground.batching.side_task import SideWorkStopped, SideWorkTooSlow
from playground.batching.single_run import SingleRunSlot
from playground.batching.threads import threads_for, use_threads
from playground.generation.beside import beside, has_long_lists
from playground.generation.inputs import prompt_tokens
from playground.generation.limits import RunLimits, new_tokens_problems
from playground.generation.model_checks import cache_problems
from playground.generation.model_copies import copy_for_run
from playground.generation.run_events import Clock, plain, plain_fields, provenance
from playground.installed_versions import installed_versions
from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.recording.codebook_tap import PROCESSORS, CodebookTap, CodeTexts
from playground.requests.callables import UserCallables
from playground.requests.library_config import generation_config
from playground.requests.request import raise_for_errors
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic, Event, Sound, Started, Token, replace

_TOO_FEW = said("The codes are too few for a sound. Raise max_new_tokens.")
_NOT_MADE = said("The sound was not made: it took too long, or was stopped.")
SOUND_SECONDS = 120.0  # in which it is to be made
LONGEST_TAG = 4  # characters of a token, [S1]; any other is one byte
LIBRARY_LENGTH = 20  # the library's own max_length, where nothing is set


def speak(
    checked: Checked,
    target: LoadedModel,
    settings: Settings,
    limits: RunLimits,
    emit: Callable[[Event], None],
    own: UserCallables,
    slot: Slot | SingleRunSlot,
) -> None:
    """Decode a request; emits Started, a Stepped for each codebook at each step, then Finished. Raises RequestError
    where the model cannot run it. `slot` is the run's place in a lane."""
    request, defaults = checked.request, target.model.generation_config
    seed = secrets.randbits(32) if request.seed is None else request.seed

    def read(*_: object) -> tuple[Checked, Any]:
        known = checked.on(settings, defaults.to_dict(), {"writes_sound": True, "is_encoder_decoder": True})
        with quiet_library():
            config = generation_config(checked.config, defaults)
        for name in ("eos_token_id", "pad_token_id", "bos_token_id"):  # codes that are no sound: only its own fit
            setattr(config, name, getattr(defaults, name))
        raise_for_errors([
            *known.errors,
            *_own_python_problems(own),
            *cache_problems(checked.config, target),
        ])  # fmt: skip
        return known, config

    known, config = beside(slot, limits, read, target) if has_long_lists(request, target) else read()
    least = math.ceil(len(request.prompt) / LONGEST_TAG)  # tokens, before it is split
    raise_for_errors(list(_prompt_problems(least, target)))
    with quiet_library():
        inputs = {name: value.to(target.model.device) for name, value in target.voice(text=[request.prompt]).items()}
    delayed, length = inputs["decoder_input_ids"][0], inputs["input_ids"].shape[1]
    room = config.max_new_tokens
    if room is None:
        room = (config.max_length or defaults.max_length or LIBRARY_LENGTH) + max(target.model.config.delay_pattern)
    raise_for_errors([*_prompt_problems(length, target), *new_tokens_problems(1, 1 + room, target, settings)])
    config.max_new_tokens, config.max_length = room, None
    limits.restrict_seconds(config.max_time)
    clock = Clock(emit, limits)
    model = slot(copy_for_run(target, request))
    texts = CodeTexts(config)
    tap = CodebookTap(model, config, texts, delayed, request.top_candidates, clock, limits.reached)
    clock(
        Started(
            model=target.name,
            mode=config.get_generation_mode().value,
            seed=seed,
            prompt=request.prompt,
            prompt_tokens=prompt_tokens(inputs["input_ids"][0].tolist(), TokenTexts(target.tokenizer)),
            config=plain(request.to_dict()["config"]),
            effective=plain_fields(config.to_dict()),
            eos_token_ids=[config.eos_token_id],
            max_new_tokens=room,
            num_sequences=delayed.shape[1],
            codebooks=True,
            device=str(target.model.device),
            versions=dict(installed_versions()),
            processors=[PROCESSORS],
            decoder_tokens=[Token(config.bos_token_id, texts.label(config.bos_token_id), None)],
            request=plain(request.to_dict() | {"seed": seed}),
            diagnostics=known.notes,
            provenance=provenance(target),
        )
    )
    with quiet_library():
        slot.draws.seed(seed)
        codes = tap.generate(inputs)
    seconds, was_stopped = limits.seconds, limits.cancelled
    sequences = tap.sequences("stopped" if was_stopped else "max_time")
    sound = None
    try:
        sound = slot.beside(lambda: _sound(codes, target), SOUND_SECONDS, lambda: limits.cancelled and not was_stopped)
        note = "" if sound else _TOO_FEW
    except (SideWorkStopped, SideWorkTooSlow):  # the codes are there all the same
        note = _NOT_MADE
    sequences[0] = replace(sequences[0], note=note)
    clock.finish(sequences, seconds, sound)


@torch.no_grad()
def _sound(codes: torch.Tensor, target: LoadedModel) -> Sound | None:
    """The sound of codes (1, length, codebooks), by the library's processor; None where they are too few."""
    use_threads(threads_for(target.model))
    delays = max(target.model.config.delay_pattern)
    frames = codes.shape[1] - int((codes[0, :, 0] == target.model.config.decoder_config.pad_token_id).sum()) - 2
    if frames < 1 or codes.shape[1] <= delays + 1:
        return None
    samples = target.voice.batch_decode(codes)[0].float().clamp(-1, 1)
    data = (samples * 32767).round().to(torch.int16).cpu().numpy().astype("<i2").tobytes()
    return Sound(target.voice.feature_extractor.sampling_rate, base64.b64encode(data).decode())


def _prompt_problems(length: int, target: LoadedModel) -> Iterator[Diagnostic]:
    most = target.model.config.encoder_config.max_position_embeddings
    if not length:
        yield Diagnostic("prompt", "error", said("There is no text to speak."), said("Write a prompt."))
    elif length > most:
        message = said("The prompt has {count} tokens; {model} can read {most}.", count=length, model=target.name,
                       most=most)  # fmt: skip
        yield Diagnostic("prompt", "error", message, said("Shorten the prompt."))


def _own_python_problems(own: UserCallables) -> Iterator[Diagnostic]:
    for knob in ("logits_processor", "stopping_criteria", "prefix_allowed_tokens_fn", "custom_generate"):
        if getattr(own, knob):
            message = said("{knob} needs a model that writes text; this one writes sound.", knob=knob)
            yield Diagnostic(knob, "error", message, said("Leave {name} out, or choose another model.", name=knob))
