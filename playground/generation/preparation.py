"""A request prepared for one model: its texts as token ids, its config, and all arguments of `generate`.

How texts become tensors is in `inputs.py`, what a model cannot do in `model_checks.py`. Nothing is decoded here, and no
shared model is changed.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import torch
from transformers import (
    GenerationConfig,
    LogitsProcessor,
    PreTrainedTokenizerBase,
    StoppingCriteriaList,
    StopStringCriteria,
)

from playground.generation.beside import beside, may_take_long
from playground.generation.custom_loops import custom_arguments, loaded_loop
from playground.generation.inputs import known_ids, read_given, read_inputs, read_messages
from playground.generation.limits import LimitsCriteria, RunLimits
from playground.generation.media_inputs import missing_media, read_media_inputs, time_labels
from playground.generation.model_checks import flat, on_model
from playground.generation.stop_strings import StopStrings
from playground.generation.structured_output import StructuredOutput
from playground.models.chat_templates import RenderedPrompt
from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.models.reasoning_marks import ReasoningMarks, reasoning_marks
from playground.models.token_texts import TokenTexts
from playground.requests.callables import UserCallables
from playground.requests.grammar import StructureError
from playground.requests.library_config import generation_config
from playground.requests.request import GenerationRequest, raise_for_errors
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.strategies.extra_processors import (
    FrequencyPenaltyLogitsProcessor,
    PresencePenaltyLogitsProcessor,
    ReasoningBudgetLogitsProcessor,
)
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.wire import Json

if TYPE_CHECKING:
    from playground.batching.scheduler import Slot
    from playground.batching.single_run import SingleRunSlot


@dataclass
class Preparation:
    """One run before it begins. `inputs` are the tensors that `generate` reads; `rendered` is what a chat template made
    of the messages, `reasoning` how the model marks its reasoning. `given` and `watch` are token ids. `loop` is a
    decoding loop from a folder or the Hub; `custom` one of the person's own, with its arguments. `assistant` is None
    without a draft model."""

    request: GenerationRequest
    target: LoadedModel
    assistant: LoadedModel | None
    own: UserCallables
    seed: int
    texts: TokenTexts
    config: GenerationConfig
    inputs: dict[str, torch.Tensor]
    rendered: RenderedPrompt | None
    given: list[int]
    watch: list[int]
    structured: StructuredOutput | None
    loop: Callable | None
    custom: Callable | None
    criteria: StoppingCriteriaList
    stop_strings: StopStringCriteria | None
    reasoning: ReasoningMarks | None
    processors: list[LogitsProcessor]
    notes: list[Diagnostic]


def prepare_in(
    slot: Slot | SingleRunSlot,
    checked: Checked,
    target: LoadedModel,
    assistant: LoadedModel | None,
    settings: Settings,
    limits: RunLimits,
    own: UserCallables,
) -> Preparation:
    """`prepare`, for which no other lane waits where it may take long. `slot` is the run's place in a lane."""
    if not may_take_long(checked.request, target):
        return prepare(checked, target, assistant, settings, limits, own)
    prepared = beside(
        slot, limits, lambda *models: prepare(checked, *models, settings, limits, own), target, assistant
    )  # fmt: skip
    prepared.target, prepared.assistant = target, prepared.assistant and assistant
    prepared.texts = _texts(target.tokenizer, tuple(time_labels(target).items()))
    return prepared


def prepare(
    checked: Checked,
    target: LoadedModel,
    assistant: LoadedModel | None,
    settings: Settings,
    limits: RunLimits,
    own: UserCallables,
) -> Preparation:
    """The request for this model. Restricts `limits` to the request's `max_time`. Raises RequestError where the model
    cannot run it."""
    # Road 6: beside the lanes, where it may take long
    request = checked.request
    if target.tokenizer is None:
        message = said("{model} generates no text by itself: it drafts for another model.", model=target.name)
        fix = said('Choose it as the draft model, and set speculation_type to "dflash".')
        raise request_error("model", message, fix)
    if assistant is not None and assistant.voice is not None:
        message = said("{assistant} writes sound, so it cannot draft.", assistant=assistant.name)
        raise request_error("assistant", message, said("Choose a model that writes text."))
    if assistant is not None and assistant.canvas_length:
        message = said("{assistant} denoises canvases, so it cannot draft.", assistant=assistant.name)
        fix = said("Choose a model that writes one token at a time.")
        raise request_error("assistant", message, fix)
    with quiet_library():
        config = generation_config(checked.config, target.model.generation_config)
    if _uses_prompt_lookup(config, target) and request.custom_generate is None and own.custom_generate is None:
        assistant = None  # with prompt lookup `generate` uses no draft model
    if request.media:
        inputs, rendered = read_media_inputs(request, target, settings)
    else:
        raise_for_errors(missing_media(target))
        rendered = read_messages(request, target)
        inputs = read_inputs(request, target, rendered)
    texts = _texts(target.tokenizer, tuple(time_labels(target).items()))
    reasoning = reasoning_marks(target.tokenizer, texts)
    given, watch = read_given(request, target, rendered), known_ids("watch", request.watch, target)
    if request.only_given:
        config.max_new_tokens, config.max_length = len(given), None
    known = on_model(checked, config, inputs, target, assistant, settings)
    raise_for_errors(known.errors)
    structured = _structured_output(request, config, target)
    loop = loaded_loop(request, target)
    custom_kwargs: Mapping[str, Json] = custom_arguments(own.custom_generate, request)
    criteria, stop_strings = _criteria(config, target, limits, own)
    limits.restrict_seconds(config.max_time)
    return Preparation(
        request=request,
        target=target,
        assistant=assistant,
        own=own,
        seed=secrets.randbits(32) if request.seed is None else request.seed,
        texts=texts,
        config=config,
        inputs=inputs,
        rendered=rendered,
        given=given,
        watch=watch,
        structured=structured,
        loop=loop,
        custom=functools.partial(own.custom_generate, **custom_kwargs) if custom_kwargs else own.custom_generate,
        criteria=criteria,
        stop_strings=stop_strings,
        reasoning=reasoning,
        processors=_processors(request, reasoning),
        notes=known.notes,
    )


def _uses_prompt_lookup(config: GenerationConfig, target: LoadedModel) -> bool:
    return bool(config.prompt_lookup_num_tokens or target.model.generation_config.prompt_lookup_num_tokens)


def _criteria(
    config: GenerationConfig, target: LoadedModel, limits: RunLimits, own: UserCallables
) -> tuple[StoppingCriteriaList, StopStringCriteria | None]:
    """The stopping criteria beside the length, and the one of the stop strings, which are taken out of `config`: it is
    asked again when the reason of a text's end is told."""
    criteria, stop_strings = StoppingCriteriaList([LimitsCriteria(limits)]), None
    if config.stop_strings:
        stop_strings = StopStrings(target.tokenizer, config.stop_strings)
        criteria.append(stop_strings)
        config.stop_strings = None
    criteria.extend(own.stopping_criteria)
    return criteria, stop_strings


def _processors(request: GenerationRequest, reasoning: ReasoningMarks | None) -> list[LogitsProcessor]:
    """Those of ours that the request asks for, in their order."""
    kinds = (
        (PresencePenaltyLogitsProcessor, request.presence_penalty),
        (FrequencyPenaltyLogitsProcessor, request.frequency_penalty),
    )
    found: list[LogitsProcessor] = [kind(penalty) for kind, penalty in kinds if penalty]
    if request.reasoning_budget is not None and reasoning is not None:
        found.append(ReasoningBudgetLogitsProcessor(request.reasoning_budget, reasoning))
    return found


def _structured_output(
    request: GenerationRequest, config: GenerationConfig, target: LoadedModel
) -> StructuredOutput | None:
    """Raises RequestError where the form does not compile, or this model cannot write it."""
    if request.structured_output is None:
        return None
    eos = config.eos_token_id if config.eos_token_id is not None else target.model.generation_config.eos_token_id
    try:
        return StructuredOutput(request.structured_output, target.tokenizer, target.vocab_size, list(flat(eos)))
    except StructureError as error:
        raise request_error("structured_output", error.message, error.fix) from error


@functools.lru_cache(maxsize=8)
def _texts(tokenizer: PreTrainedTokenizerBase, times: tuple[tuple[int, str], ...]) -> TokenTexts:
    """One for all runs of a model: the labels of its tokens are made once."""
    return TokenTexts(tokenizer, dict(times))
