"""Runs one request on one loaded model, to the end, in the calling thread.

Knows how a request becomes the arguments of `generate` and why a run stopped. What its texts become is in `inputs.py`,
what a model cannot do of it in `model_checks.py`. It does not know queues, threads or pages: events go to `emit`, and a
set `cancelled` ends the run within a step.

Nothing that a run does stays behind on a shared model: each works on a copy of its own (`model_copies.py`).
"""

from __future__ import annotations

import contextlib
import functools
import json
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.metadata import version
from typing import Any

import torch
from transformers import (
    GenerationConfig,
    LogitsProcessor,
    PreTrainedTokenizerBase,
    StoppingCriteria,
    StoppingCriteriaList,
    StopStringCriteria,
)

from playground.batching.single_run import alone
from playground.generation.custom_loops import loaded_loop, with_arguments
from playground.generation.inputs import (
    heal,
    known_ids,
    prompt_tokens,
    read_given,
    read_inputs,
    read_messages,
    read_negative_prompt,
)
from playground.generation.model_checks import fitting_problems, flat, length_problems
from playground.generation.model_copies import own_assistant, own_copy, translating_tokenizers
from playground.generation.structured_output import StructuredOutput
from playground.models.library_logging import quiet
from playground.models.loading import LoadedModel
from playground.models.locations import Hindered, ModelError
from playground.models.token_texts import TokenTexts
from playground.recording import Recorder, read_prompt
from playground.recording.measurement import Measurer
from playground.requests.callables import OwnCode
from playground.requests.forced_text import mode_problems
from playground.requests.grammar import StructureError
from playground.requests.library_config import generation_config
from playground.requests.request import GenerationRequest, RequestError, raise_for_errors
from playground.settings import Settings
from playground.strategies.processors import FrequencyPenaltyLogitsProcessor, PresencePenaltyLogitsProcessor
from playground.trace import BeamsAdvanced, Diagnostic, Event, Failed, Finished, PromptRead, Sequence, Started, Stepped


class OwnCodeError(Exception):
    """An exception in a person's own Python: whose, what, and where."""


def run(
    request: GenerationRequest,
    target: LoadedModel,
    assistant: LoadedModel | None,
    settings: Settings,
    emit: Callable[[Event], None],
    cancelled: threading.Event,
    own: OwnCode | None = None,
    lane: Any = None,
    measurer: Measurer | None = None,
) -> None:
    """Decode `request`, with a person's `own` Python. Emits Started, then the events of the run, then Finished.

    `lane` makes of a model the one whose forward passes this run waits for (see `playground.batching.scheduler.Seat`);
    without one it is alone in this thread (`playground.batching.single_run`). `measurer` may be one that measures for
    other runs, too.

    Raises RequestError where the model cannot run the request, OwnCodeError where their Python raises, and whatever
    `generate` raises; `explain` turns any exception into the Failed event for it.
    """
    if lane is None:
        with alone(target.model) as seat:
            return run(request, target, assistant, settings, emit, cancelled, own, seat, measurer)
    own = own or OwnCode()
    seed = secrets.randbits(32) if request.seed is None else request.seed
    if target.tokenizer is None:
        message = f"{target.name} writes no text by itself: it drafts for another model."
        fix = 'Choose it as the draft model, and set speculation_type to "dflash".'
        raise RequestError([Diagnostic("model", "error", message, fix)])
    texts = _texts(target.tokenizer)
    with quiet():
        config = generation_config(request, target.model.generation_config)
    copied = config.prompt_lookup_num_tokens or target.model.generation_config.prompt_lookup_num_tokens
    if copied and request.custom_generate is None and own.custom_generate is None:
        assistant = None  # prompt lookup writes the drafts, and `generate` asks nobody else
    rendered = read_messages(request, target)
    inputs = read_inputs(request, target, rendered)
    given, watch = read_given(request, target), known_ids("watch", request.watch, target)
    if request.only_given:
        config.max_new_tokens, config.max_length = len(given), None
    raise_for_errors(fitting_problems(request, config, inputs, target, assistant, settings))
    structured = _structured_output(request, config, target)
    loop = loaded_loop(request, target)
    more = with_arguments(own.custom_generate, request)
    criteria = StoppingCriteriaList([_Cancelled(cancelled)])
    stop_strings = None
    if config.stop_strings:  # whoever has ended a text is asked again when it is told why
        stop_strings = StopStringCriteria(target.tokenizer, config.stop_strings)
        criteria.append(stop_strings)
        config.stop_strings = None
    criteria.extend(own.stopping_criteria)
    limits = [seconds for seconds in (config.max_time, settings.max_seconds) if seconds is not None]
    config.max_time = min(limits, default=None)
    penalties = _penalties(request)

    told_request = request.to_dict()
    clock = _Clock(emit)
    started: dict[str, Any] = {}

    def prepared(input_ids: torch.Tensor, ready: GenerationConfig, mode: str, processors: list[str]) -> None:
        raise_for_errors(length_problems(input_ids.shape[1], ready, target, settings))
        raise_for_errors(mode_problems(request, mode))
        if len(given) > ready.max_length - input_ids.shape[1]:
            room = f"max_new_tokens leaves room for {ready.max_length - input_ids.shape[1]}"
            message = f"The given text has {len(given)} tokens, and {room}."
            raise RequestError([Diagnostic("given", "error", message, "Raise max_new_tokens, or give less text.")])
        for part in (*penalties, *filter(None, [structured])):
            part.prompt_length = input_ids.shape[1]
        read = inputs["input_ids"] if target.is_encoder_decoder else input_ids  # which token healing may have changed
        started.update(prompt_ids=input_ids, config=ready)
        clock(
            Started(
                model=target.name,
                mode=mode,
                seed=seed,
                prompt=request.prompt,
                prompt_tokens=prompt_tokens(read[0].tolist(), texts),
                config=_plain(told_request["config"]),
                effective=_effective(ready, request),
                eos_token_ids=_eos_ids(ready),
                max_new_tokens=ready.max_length - input_ids.shape[1],
                num_sequences=ready.num_return_sequences,
                assistant=assistant.name if assistant else None,
                device=str(target.model.device),
                versions=dict(_versions()),
                processors=processors,
                request=_plain(told_request | {"seed": seed}),
                parts=rendered.parts if rendered else [],
                decoder_tokens=prompt_tokens(input_ids[0].tolist(), texts) if target.is_encoder_decoder else [],
            )
        )

    def interrupted() -> bool:
        return cancelled.is_set() or (config.max_time is not None and clock.seconds > config.max_time)

    early_exit = config.assistant_early_exit is not None
    tokenizers = translating_tokenizers(config, target, assistant)
    model = lane(own_copy(target, request, early_exit))
    assistant_model = own_assistant(assistant, request, translated=tokenizers is not None)
    if assistant_model is not None:
        assistant_model = lane(assistant_model)
    if config.token_healing:  # `generate` keeps the tokenizer from a callable
        model.heal_tokens = functools.partial(_healed, model.heal_tokens, target.tokenizer)
    with quiet():
        recorder = Recorder(
            clock,
            texts,
            request.top_candidates,
            prepared,
            assistant_model,
            tokenizers=tokenizers,
            inputs=inputs,
            interrupted=interrupted,
            custom=functools.partial(own.custom_generate, **more) if more else own.custom_generate,
            criteria=own.stopping_criteria,
            given=given,
            watch=watch,
            check_scores=request.check_scores,
            measurer=measurer or Measurer(),
            process=lane.process,
            drawable=lane.drawable,
        )
        lane.draws.seed(seed)
        if config.token_healing and loop is not None:  # which gets the bare arguments, and may know nothing of it
            inputs, config.token_healing = heal(inputs, model), False
        arguments = {
            **inputs,
            "logits_processor": [*penalties, *own.logits_processor],
            "stopping_criteria": criteria,
            "prefix_allowed_tokens_fn": structured or own.prefix_allowed_tokens_fn,
            "assistant_model": assistant_model,
            **read_negative_prompt(request, target, config),
        }
        try:
            if loop is not None:
                recorder.run_loaded(model, loop, config, arguments, request.custom_generate_kwargs or {})
            else:
                model.generate(generation_config=config, custom_generate=recorder, **arguments)
        except (RequestError, StructureError, torch.OutOfMemoryError, MemoryError):
            raise
        except Exception as error:
            if told := (own if loop is None else replace(own, custom_generate=loop)).blame(error):
                raise OwnCodeError(told) from error
            raise
        finally:
            recorder.measurer.settle()  # nothing is told after the last event
        seconds = clock.seconds
        if request.read_prompt and not target.is_encoder_decoder and not interrupted():
            with contextlib.suppress(torch.OutOfMemoryError, MemoryError):  # the text is there already
                prompt_ids = started["prompt_ids"][0].tolist()
                clock(PromptRead(read_prompt(model, prompt_ids, texts, request.top_candidates, interrupted)))
    whole = request.only_given
    why = _Why(started["prompt_ids"][:1], started["config"], stop_strings, recorder.ended, cancelled.is_set(), whole)
    own_loop = loop is not None or own.custom_generate is not None
    for sequence in recorder.sequences:
        otherwise = sequence.stop_reason or ("loop" if own_loop and not interrupted() else "max_time")
        sequence.stop_reason = why.stopped(sequence, otherwise)
        if structured is not None and not structured.complete(sequence.token_ids):
            sequence.note = f"{sequence.note} {_CUT}".strip()
    clock.finish(recorder.sequences, seconds)


def explain(error: BaseException, field: str = "model") -> Failed:
    """The Failed event for an exception of a run: what happened, and what to do next; with diagnostics where another
    request would mend it. `field` is where the request names the model that cannot be opened."""
    kind = type(error).__name__
    if isinstance(error, RequestError):
        first = next(d for d in error.diagnostics if d.severity == "error")
        return Failed(first.message, first.fix, kind, error.diagnostics)
    if isinstance(error, Hindered):
        return Failed(error.message, error.fix, kind)
    if isinstance(error, OwnCodeError):
        return Failed(str(error), "Correct that function, or run without it.", type(error.__cause__).__name__)
    found = _mendable(error, field)
    if found is not None:
        return Failed(found.message, found.fix, kind, [found])
    return Failed(str(error).strip() or kind, _REFUSED, kind)


_REFUSED = "transformers could not run this combination. Change the knob that the message names, or reset the knobs."


def _mendable(error: BaseException, field: str) -> Diagnostic | None:
    """What another request would do otherwise, None where that is not known."""
    if isinstance(error, ModelError):
        return Diagnostic(field, "error", error.message, error.fix)
    if isinstance(error, StructureError):
        return Diagnostic("structured_output", "error", error.message, error.fix)
    if isinstance(error, torch.OutOfMemoryError | MemoryError) or "not enough memory" in str(error):
        fix = "Use fewer beams or sequences, fewer new tokens, a shorter prompt, or a smaller model."
        return Diagnostic("config", "error", "The machine ran out of memory.", fix)
    if "MtpModel weights are missing" in str(error):
        message = "The files of this model lack the weights of its layers that predict several tokens ahead."
        return Diagnostic("use_mtp", "error", message, "Turn use_mtp off, or choose a checkpoint that has them.")
    if isinstance(error, ValueError) and str(error).strip():  # so the library, and loops of our own, refuse arguments
        return Diagnostic("config", "error", str(error).strip(), _REFUSED)
    return None


# ------------------------------------------------------------------------------- what is no field of GenerationConfig

_CUT = "The text ended before it had the form that structured_output asks for."


def _penalties(request: GenerationRequest) -> list[LogitsProcessor]:
    kinds = (
        (PresencePenaltyLogitsProcessor, request.presence_penalty),
        (FrequencyPenaltyLogitsProcessor, request.frequency_penalty),
    )
    return [kind(penalty) for kind, penalty in kinds if penalty]


def _structured_output(
    request: GenerationRequest, config: GenerationConfig, target: LoadedModel
) -> StructuredOutput | None:
    """Raises RequestError where the form does not compile, or is none that this model could write."""
    if request.structured_output is None:
        return None
    eos = config.eos_token_id if config.eos_token_id is not None else target.model.generation_config.eos_token_id
    try:
        return StructuredOutput(request.structured_output, target.tokenizer, target.vocab_size, list(flat(eos)))
    except StructureError as error:
        raise RequestError([Diagnostic("structured_output", "error", error.message, error.fix)]) from error


# ------------------------------------------------------------------------------------------------- around `generate`


def _healed(heal_tokens: Callable, tokenizer: Any, input_ids: torch.Tensor, *_: Any) -> torch.Tensor:
    """`heal_tokens` of a model for `generate`, which hands it no tokenizer. A beginning token alone stays as it is."""
    healed = heal_tokens(input_ids, tokenizer)
    return healed if healed.numel() else input_ids


@functools.lru_cache(maxsize=8)
def _texts(tokenizer: PreTrainedTokenizerBase) -> TokenTexts:
    """One for all runs of a model: what a token is called is found out once."""
    return TokenTexts(tokenizer)


@functools.cache
def _versions() -> dict[str, str]:
    return {name: version(name) for name in ("torch", "transformers")}


class _Cancelled(StoppingCriteria):
    """Ends every sequence once the run is cancelled."""

    def __init__(self, cancelled: threading.Event) -> None:
        self._cancelled = cancelled

    def __call__(self, input_ids: torch.LongTensor, scores: Any, **kwargs: Any) -> torch.BoolTensor:
        return torch.full((input_ids.shape[0],), self._cancelled.is_set(), device=input_ids.device)


class _Clock:
    """Passes events on, and keeps the times and the count that the last one tells."""

    def __init__(self, emit: Callable[[Event], None]) -> None:
        self._emit = emit
        self._start: float | None = None
        self._first: float | None = None

    def __call__(self, event: Event) -> None:
        now = time.perf_counter()
        if isinstance(event, Started):
            self._start = now
        elif self._first is None and isinstance(event, Stepped | BeamsAdvanced):
            self._first = now - self._start
        self._emit(event)

    @property
    def seconds(self) -> float:
        """Since the run started; 0 before."""
        return 0.0 if self._start is None else time.perf_counter() - self._start

    def finish(self, sequences: list[Sequence], seconds: float) -> None:
        self._emit(
            Finished(
                sequences=sequences,
                seconds=seconds,
                time_to_first_token=self._first,
                num_tokens=sum(len(sequence.token_ids) for sequence in sequences),
            )
        )


@dataclass
class _Why:
    """Why the sequences of a run ended. `prompt_ids` is (1, length), the decoder's input; `ended` the texts, prompt
    included, that a person's own criterion ended; `only_given` says that nothing was to follow the given text."""

    prompt_ids: torch.Tensor
    ready: GenerationConfig
    stop_strings: StopStringCriteria | None
    ended: set[tuple[int, ...]]
    cancelled: bool
    only_given: bool

    def stopped(self, sequence: Sequence, otherwise: str) -> str:
        ids = sequence.token_ids
        if ids and ids[-1] in _eos_ids(self.ready):
            return "eos"
        whole = torch.cat([self.prompt_ids, torch.tensor([ids], device=self.prompt_ids.device)], dim=1)
        if self.stop_strings is not None and ids and bool(self.stop_strings(whole, None)[0]):
            return "stop_string"
        if tuple(whole[0].tolist()) in self.ended:
            return "criterion"
        if whole.shape[1] >= self.ready.max_length:
            return "given" if self.only_given else "length"
        return "stopped" if self.cancelled else otherwise


def _eos_ids(ready: GenerationConfig) -> list[int]:
    return list(flat(ready.eos_token_id))


def _effective(ready: GenerationConfig, request: GenerationRequest) -> dict[str, Any]:
    """Every field that applies, after the model's own defaults and the library's, as plain data."""
    fields = ready.to_dict()
    fields |= {name: request.config[name] for name in ("stop_strings", "token_healing") if name in request.config}
    return {
        name: _plain(value) for name, value in fields.items() if value is not None and not name.startswith("_")
    }


def _plain(value: Any) -> Any:
    """The value as JSON gives it back; a dict keyed by token ids as a list of pairs."""
    if isinstance(value, dict) and any(isinstance(key, tuple) for key in value):
        value = [[list(key), item] for key, item in value.items()]
    return json.loads(json.dumps(value, default=lambda item: item.to_dict() if hasattr(item, "to_dict") else str(item)))
