"""Runs one request on a model of block diffusion: the same events as any other run, with CanvasDenoised for each step.

What such a model cannot do of any request is known beforehand (`playground.requests.canvas_requests`); here is what
depends on this one. How it is watched is in `playground/recording/canvas_tap.py`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Any

import torch

from playground.batching.scheduler import Slot
from playground.batching.single_run import SingleRunSlot
from playground.generation.beside import beside, may_take_long
from playground.generation.inputs import prompt_tokens, read_inputs, read_messages
from playground.generation.limits import RunLimits, exceeds_context, prompt_length_problems
from playground.generation.model_checks import flat
from playground.generation.model_copies import copy_for_run
from playground.generation.run_events import Clock, plain, plain_fields, provenance
from playground.installed_versions import installed_versions
from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.recording.canvas_tap import CanvasTap
from playground.requests.callables import UserCallables
from playground.requests.canvas_requests import TOKEN_FIELDS, denoising_config, num_canvases
from playground.requests.request import raise_for_errors
from playground.requests.request_problems import error, tokens_at_most
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic, Event, Started, replace


def denoise(
    checked: Checked,
    target: LoadedModel,
    settings: Settings,
    limits: RunLimits,
    emit: Callable[[Event], None],
    own: UserCallables,
    slot: Slot | SingleRunSlot,
) -> None:
    """Decode a request; emits Started, a CanvasDenoised for each step, then Finished. Raises RequestError where the
    model cannot run it. `slot` is the run's place in a lane."""
    request = checked.request
    seed = secrets.randbits(32) if request.seed is None else request.seed

    def read(loaded: LoadedModel, _: Any = None) -> tuple[Checked, Any, int, Any, dict[str, torch.Tensor]]:
        known = checked.on(settings, {}, {"canvas_length": loaded.canvas_length})
        with quiet_library():
            asked = {**checked.config, **(request.denoising or {})}
            config = denoising_config(asked, loaded.model.generation_config)
        rendered = read_messages(request, loaded)
        inputs = read_inputs(request, loaded, rendered)
        length = inputs["input_ids"].shape[1]
        room = num_canvases(config, length, loaded.canvas_length) * loaded.canvas_length
        raise_for_errors(
            [
                *known.errors,
                *_own_python_problems(own),
                *prompt_length_problems(length, loaded, settings),
                *_length_problems(length, room, loaded, settings),
                *_token_problems(config, loaded),
            ]
        )
        return known, config, room, rendered, inputs

    slow = may_take_long(request, target)
    known, config, room, rendered, inputs = beside(slot, limits, read, target) if slow else read(target)
    clock, texts = Clock(emit, limits), TokenTexts(target.tokenizer)

    model = slot(copy_for_run(target, request))
    tap = CanvasTap(model, config, texts, clock, limits.reached)
    with quiet_library():
        slot.draws.seed(seed)
        clock(
            Started(
                model=target.name,
                mode="block_diffusion",
                seed=seed,
                prompt=request.prompt,
                prompt_tokens=prompt_tokens(inputs["input_ids"][0].tolist(), texts),
                config=plain(request.to_dict()["config"]),
                effective=plain_fields(config.to_dict()),
                eos_token_ids=list(flat(config.eos_token_id)),
                max_new_tokens=room,
                device=str(target.model.device),
                versions=dict(installed_versions()),
                processors=tap.processors(inputs),
                request=plain(request.to_dict() | {"seed": seed}),
                parts=rendered.parts if rendered else [],
                diagnostics=known.notes,
                provenance=provenance(target),
            )
        )
        sequence = tap.generate(inputs)
    reason = sequence.stop_reason or ("stopped" if limits.cancelled else "max_time")
    clock.finish([replace(sequence, stop_reason=reason)], limits.seconds)


def _own_python_problems(own: UserCallables) -> Iterator[Diagnostic]:
    for knob in ("logits_processor", "stopping_criteria", "prefix_allowed_tokens_fn", "custom_generate"):
        if getattr(own, knob):
            message = said("{knob} needs a model that writes one token at a time; this one denoises canvases.",
                           knob=knob)  # fmt: skip
            yield Diagnostic(knob, "error", message, said("Leave {name} out, or choose another model.", name=knob))


def _length_problems(length: int, room: int, target: LoadedModel, settings: Settings) -> Iterator[Diagnostic]:
    """What is wrong with `room` new tokens, whole canvases, after a prompt of `length` tokens."""
    canvas, most = target.canvas_length, settings.max_new_tokens
    if exceeds_context(length + room, target):
        most = target.context_length - length
        message = said(
            "{model} writes whole canvases of {canvas} tokens: {count} new tokens after {prompt} of the prompt exceed "
            "its context ({context} tokens).",
            model=target.name, canvas=canvas, count=room, prompt=length, context=target.context_length,
        )  # fmt: skip
    elif room > most:
        message = said(
            "{model} writes whole canvases of {canvas} tokens: this would generate {count}; this server allows "
            "{most}.",
            model=target.name, canvas=canvas, count=room, most=most,
        )  # fmt: skip
    else:
        return
    fits = most // canvas * canvas
    yield error("max_new_tokens", message, tokens_at_most(fits) if fits else said("Choose another model."))


def _token_problems(config: object, target: LoadedModel) -> Iterator[Diagnostic]:
    for name in TOKEN_FIELDS:
        for token_id in flat(getattr(config, name)):
            if not 0 <= token_id < target.vocab_size:
                message = said(
                    "Token id {id} does not exist: {model} has {count} tokens.",
                    id=token_id, model=target.name, count=target.vocab_size,
                )  # fmt: skip
                yield Diagnostic(name, "error", message, said("Use ids from 0 to {last}.", last=target.vocab_size - 1))
