"""Runs one request on one loaded model, to the end, in the calling thread: prepare, decode, finish.

A request is prepared in `preparation.py`; why its texts ended is found in `stop_reasons.py`, the event of a failure in
`failures.py`, what ends a run early in `limits.py`. It does not know queues, threads or pages: events go to `emit`,
and a set `cancelled` ends the run within a step.

A run changes no shared model: each works on a copy of its own (`model_copies.py`).
"""

from __future__ import annotations

import contextlib
import copy
import dataclasses
import functools
import threading
from collections.abc import Callable

import torch
from transformers import GenerationConfig

from playground.batching.scheduler import Slot, StepTooSlow
from playground.batching.single_run import AnySlot, SingleRunSlot, single_run
from playground.generation.beside import builds_long
from playground.generation.canvas_run import denoise
from playground.generation.failures import OwnCodeError
from playground.generation.inputs import heal_prompt, prompt_ids_of, prompt_tokens, read_negative_prompt
from playground.generation.limits import RunLimits, new_tokens_problems
from playground.generation.loop_preparation import healing, loop_arguments_beside
from playground.generation.media_inputs import media_spans, own_arguments, timestamps_of
from playground.generation.model_checks import cropping_problems
from playground.generation.model_copies import copy_assistant_for_run, copy_for_run, tokenizers_for_translation
from playground.generation.preparation import Preparation, prepare_in
from playground.generation.run_events import Clock, plain, plain_fields, provenance
from playground.generation.sound_run import speak
from playground.generation.stop_reasons import StopReasons, eos_ids
from playground.installed_versions import installed_versions
from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.models.out_of_memory import is_out_of_memory
from playground.recording import LoopStart, Recorder, loop_arguments, read_prompt
from playground.recording.measurement import Measurer
from playground.requests.callables import UserCallables
from playground.requests.forced_text import mode_problems
from playground.requests.grammar import CLOSE, OPEN, StructureError, is_open
from playground.requests.request import GenerationRequest, RequestError, raise_for_errors
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import said
from playground.trace import Event, PromptRead, Reasoning, Sequence, Started, replace

_NO_REASONING = said(
    "reasoning_budget had no effect: this model’s tokenizer and chat template define no marks of reasoning."
)
_NO_TIMES = said("return_timestamps had no effect: this model gives no times of what it hears.")
_INCOMPLETE = said("The text ended before it had the form that structured_output asks for.")


def run(
    checked: Checked,
    target: LoadedModel,
    assistant: LoadedModel | None,
    settings: Settings,
    emit: Callable[[Event], None],
    cancelled: threading.Event,
    own: UserCallables | None = None,
    slot: AnySlot | None = None,
    measurer: Measurer | None = None,
) -> None:
    """Decode a request, with a person's `own` Python. Emits Started, then the events of the run, then Finished.

    `slot` is its place in a lane (`playground.batching.scheduler.Slot`); without one it runs alone in this thread
    (`playground.batching.single_run`). `measurer` may be one that measures for other runs, too.

    Raises RequestError where the model cannot run the request, OwnCodeError where their Python raises, and whatever
    `generate` raises; `failures.explain` turns any exception into the Failed event for it.
    """
    # Road 5: in a greenlet of its own
    with contextlib.nullcontext(slot) if slot is not None else single_run(target.model) as slot:
        limits = RunLimits(cancelled, settings.max_seconds)
        if target.canvas_length:
            denoise(checked, target, settings, limits, emit, own or UserCallables(), slot)
            return
        if target.voice is not None:
            speak(checked, target, settings, limits, emit, own or UserCallables(), slot)
            return
        prepared = prepare_in(slot, checked, target, assistant, settings, limits, own or UserCallables())
        decoding = _Decoding(prepared, settings, emit, limits, slot, measurer or Measurer())
        decoding.decode()
        decoding.finish()


class _Decoding:
    """One prepared run, from the copy of its model to its last event. `slot` is its place among the lanes."""

    def __init__(
        self,
        prepared: Preparation,
        settings: Settings,
        emit: Callable[[Event], None],
        limits: RunLimits,
        slot: Slot | SingleRunSlot,
        measurer: Measurer,
    ) -> None:
        self._prepared, self._settings, self._limits, self._slot = prepared, settings, limits, slot
        self._clock = Clock(emit, limits)
        self._prompt_ids: torch.Tensor | None = None  # (rows, length): the ids with which the loop starts
        self._full_config: GenerationConfig | None = None  # the config as `generate` has completed it
        self._seconds = 0.0
        self._model = self._own_model()
        self._recorder = self._recorder_of(measurer)

    def decode(self) -> None:
        """Run `generate`, or the request's own loop; then score the prompt, where the request asks for it."""
        request, recorder = self._prepared.request, self._recorder
        with quiet_library():
            self._slot.draws.seed(self._prepared.seed, tuple(request.luck_of or (0, 1)))
            arguments = self._arguments()
            try:
                self._generate(arguments)
            finally:
                recorder.measurer.measure_pending()  # no event follows the last one
            self._seconds = self._limits.seconds
            reads_again = not (self._prepared.target.is_encoder_decoder or request.media)
            if request.read_prompt and reads_again and not self._limits.reached():
                try:
                    self._read_prompt()
                except Exception as error:
                    if not is_out_of_memory(error):  # the text is there already
                        raise

    def finish(self) -> None:
        """Find out why each text ended, and emit Finished."""
        prepared, recorder = self._prepared, self._recorder
        reasons = StopReasons(
            self._prompt_ids[:1], self._full_config, prepared.stop_strings, recorder.ended_by_own_criteria,
            self._limits.cancelled, prepared.request.only_given,
        )  # fmt: skip
        own_loop = prepared.loop is not None or prepared.custom is not None
        sequences = []
        for sequence in recorder.sequences:
            default = sequence.stop_reason or ("loop" if own_loop and not self._limits.reached() else "max_time")
            reason = reasons.of(sequence, default)
            sequences.append(replace(sequence, stop_reason=reason, note=self._note(sequence, reason)))
        self._clock.finish(sequences, self._seconds)

    def _note(self, sequence: Sequence, reason: str) -> str:
        """All that there is to say of a text that ended for this reason."""
        prepared, target = self._prepared, self._prepared.target
        found = [sequence.note] if sequence.note else []
        if prepared.structured is not None and not prepared.structured.complete(sequence.token_ids):
            runs_on = reason == "length" and is_open(prepared.request.structured_output)
            found.append(said("{a} {b}", a=OPEN, b=CLOSE) if runs_on else _INCOMPLETE)
        if prepared.request.reasoning_budget is not None and prepared.reasoning is None:
            found.append(_NO_REASONING)
        if prepared.request.return_timestamps and timestamps_of(target.model) is None:
            found.append(_NO_TIMES)
        if self._is_stretched(len(sequence.token_ids)):
            found.append(said("{model} is made for texts of {count} tokens. Its RoPE is dynamic: it reads a longer one "
                              "with other frequencies.", model=target.name, count=target.trained_length))  # fmt: skip
        return functools.reduce(lambda a, b: said("{a} {b}", a=a, b=b), found) if found else ""

    # ------------------------------------------------------------------------------------------------------- steps

    def _own_model(self) -> object:
        """The model for this run: a copy."""
        prepared = self._prepared
        early_exit = prepared.config.assistant_early_exit is not None
        return self._slot(copy_for_run(prepared.target, prepared.request, early_exit))

    def _recorder_of(self, measurer: Measurer) -> Recorder:
        prepared, slot = self._prepared, self._slot
        tokenizers = tokenizers_for_translation(prepared.config, prepared.target, prepared.assistant)
        assistant = copy_assistant_for_run(prepared.assistant, prepared.request, translated=tokenizers is not None)
        return Recorder(
            self._clock,
            prepared.texts,
            prepared.request.top_candidates,
            None if assistant is None else slot(assistant),
            tokenizers=tokenizers,
            inputs=prepared.inputs,
            should_stop=self._limits.reached,
            custom=prepared.custom,
            own_criteria=prepared.own.stopping_criteria,
            given=prepared.given,
            watch=prepared.watch,
            check_scores=prepared.request.check_scores,
            measurer=measurer,
            run_processors=slot.run_processors,
            give_way=slot.give_way,
            draws=slot.draws,
        )

    def _arguments(self) -> dict[str, object]:
        """The arguments of `generate` beside its config."""
        prepared, inputs = self._prepared, self._prepared.inputs
        if prepared.config.token_healing and prepared.loop is not None:
            # a custom loop gets the bare arguments, and may not heal them
            inputs = prepared.inputs = heal_prompt(inputs, healing(self._model, prepared.target.tokenizer))
            prepared.config.token_healing = False
        return {
            **inputs,
            "logits_processor": [*prepared.processors, *prepared.own.logits_processor],
            "stopping_criteria": prepared.criteria,
            "prefix_allowed_tokens_fn": prepared.structured or prepared.own.prefix_allowed_tokens_fn,
            **({} if self._recorder.assistant is None else {"assistant_model": self._recorder.assistant}),
            **read_negative_prompt(prepared.request, prepared.target, prepared.config),
            **own_arguments(self._model, prepared.config, prepared.request),
        }

    def _generate(self, arguments: dict[str, object]) -> None:
        prepared, recorder = self._prepared, self._recorder
        try:
            if prepared.loop is not None:
                made = loop_arguments(self._model, copy.deepcopy(prepared.config), arguments)
                start = recorder.start_loaded(**made)
                self._begin(start)
                custom_kwargs = prepared.request.custom_generate_kwargs or {}
                recorder.run_loaded(start, prepared.loop, prepared.config, arguments, custom_kwargs)
                return
            if builds_long(prepared.request, prepared.target):
                made = loop_arguments_beside(
                    self._slot, self._limits, self._model, prepared.target, prepared.config, arguments
                )
            else:
                made = loop_arguments(self._model, prepared.config, arguments)
            start = recorder.start(**made)
            self._begin(start)
            with torch.no_grad():  # as in `generate`
                recorder.run(start)
        except (RequestError, StructureError, StepTooSlow):
            raise
        except Exception as error:
            if is_out_of_memory(error):
                raise
            own = prepared.own
            if prepared.loop is not None:
                own = dataclasses.replace(own, custom_generate=prepared.loop)
            if explanation := own.blame(error):
                raise OwnCodeError(explanation) from error
            raise

    def _begin(self, start: LoopStart) -> None:
        """Just before decoding: the last checks, and Started."""
        prepared, target = self._prepared, self._prepared.target
        input_ids, config, mode = start.input_ids, start.config, start.mode
        length, only_given = input_ids.shape[1], prepared.request.only_given
        raise_for_errors(new_tokens_problems(length, config.max_length, target, self._settings, only_given))
        raise_for_errors(mode_problems(prepared.request, mode))
        raise_for_errors(cropping_problems(config, mode, target))
        room = config.max_length - length
        if len(prepared.given) > room:
            message = said(
                "The given text has {count} tokens, and max_new_tokens leaves room for {most}.",
                count=len(prepared.given), most=room,
            )  # fmt: skip
            fix = said("Raise max_new_tokens, or give less text.")
            raise request_error("given", message, fix)
        for processor in (*prepared.processors, *filter(None, [prepared.structured])):
            processor.prompt_length = input_ids.shape[1]
        self._prompt_ids, self._full_config = input_ids, config
        # token healing may have changed them
        prompt_ids = prompt_ids_of(prepared.inputs, target) if target.is_encoder_decoder else input_ids
        request = prepared.request.told()
        self._clock(
            Started(
                model=target.name,
                mode=mode,
                seed=prepared.seed,
                prompt=prepared.request.prompt,
                prompt_tokens=prompt_tokens(prompt_ids[0].tolist(), prepared.texts),
                config=plain(request["config"]),
                effective=_effective(config, prepared.request),
                eos_token_ids=eos_ids(config),
                max_new_tokens=room,
                num_sequences=config.num_return_sequences,
                assistant=prepared.assistant.name if prepared.assistant else None,
                device=str(target.model.device),
                versions=dict(installed_versions()),
                processors=start.labels,
                request=plain(request | {"seed": prepared.seed}),
                parts=prepared.rendered.parts if prepared.rendered else [],
                decoder_tokens=(
                    prompt_tokens(input_ids[0].tolist(), prepared.texts) if target.is_encoder_decoder else []
                ),
                reasoning=self._reasoning(input_ids),
                media=media_spans(prompt_ids[0].tolist(), target) if prepared.request.media else [],
                timestamps=timestamps_of(target.model) if prepared.request.media else None,
                diagnostics=prepared.notes,
                provenance=provenance(target, prepared.assistant),
            )
        )

    def _reasoning(self, input_ids: torch.Tensor) -> Reasoning | None:
        marks = self._prepared.reasoning
        return marks and Reasoning(marks.start, marks.end, marks.is_open(input_ids[0].tolist()))

    def _is_stretched(self, num_new: int) -> bool:
        """Whether a text with so many new tokens is longer than the model was made for, and its positions allow it."""
        target = self._prepared.target
        length = self._prompt_ids.shape[1] + num_new
        return target.has_dynamic_rope and target.trained_length is not None and length > target.trained_length

    def _read_prompt(self) -> None:
        """Emit PromptRead: the model's distributions at the prompt's own tokens."""
        prepared, token_ids = self._prepared, self._prompt_ids[0].tolist()
        arguments = (prepared.texts, prepared.request.top_candidates, self._limits.reached, self._slot.give_way)
        self._clock(PromptRead(read_prompt(self._model, token_ids, *arguments)))


def _effective(config: GenerationConfig, request: GenerationRequest) -> dict[str, object]:
    """Every field that applies, after the model's own defaults and the library's, as plain data."""
    lists = {name: value for name, value in vars(config).items() if isinstance(value, list)}
    rest = copy.copy(config)
    for name in lists:  # `to_dict` copies thousands of ids one by one
        setattr(rest, name, None)
    fields = rest.to_dict() | lists
    fields |= {name: request.config[name] for name in ("stop_strings", "token_healing") if name in request.config}
    return plain_fields(fields)
