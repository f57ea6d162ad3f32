"""Opens a recorded run that came from anywhere: a file that a person chose, or the log that a browser kept.

The size is looked at before anything is read; the types of all values while they are (`trace/serialization.py`); and
here, whether they fit together, so that what later counts and draws a trace meets nothing that a run could not have
written."""

from __future__ import annotations

import base64
from pathlib import Path

from playground.knobs import KNOBS
from playground.metrics.scores import reconcile
from playground.openai_client.answer_trace import MODE as ELSEWHERE
from playground.openai_client.answer_trace import trace_of_answer
from playground.openai_client.server_answers import read_answer
from playground.requests.request import GenerationRequest
from playground.texts import Text, numeral, said
from playground.trace import Distribution, Started, Trace, event_to_line

MAX_BYTES = 50_000_000  # some 40,000 steps: a quarter of a gigabyte of memory while it is opened
_MAX_SEQUENCES = 1_000
_MAX_TOKENS = 1_000_000
_MAX_RATE = 384_000  # samples a second
_MAX_LOGPROB = 0.1  # of a token, by the model itself: 0 but for what rounding adds, in half precision too


def open_trace(source: str | Path, limit_bytes: int = MAX_BYTES) -> Trace:
    """The trace in a file (a Path) or in a text (a str), as `Trace.to_json` writes it; or the answer of another server
    with log-probabilities, in OpenAI's format, as a trace (`Started.elsewhere`).

    Raises ValueError, in sentences for the person: too large, not readable, no trace, another version, cut, damaged.
    """
    text = _text(source, limit_bytes)
    answer = read_answer(text)
    return check_consistent(Trace.from_json(text) if answer is None else trace_of_answer(answer), allow_elsewhere=True)


def open_log(text: str, limit_bytes: int = MAX_BYTES) -> Trace:
    """The trace in a log of lines, as the page's history keeps it. Raises ValueError like `open_trace`."""
    return check_consistent(Trace.from_lines(_text(text, limit_bytes)), allow_elsewhere=True)


def _text(source: str | Path, limit: int) -> str:
    if isinstance(source, str):
        check_size(len(source), limit)
        return source.removeprefix("\ufeff")
    try:
        if not source.is_file():
            raise ValueError(said("There is no file {file}. Choose another one.", file=source.name))
        check_size(source.stat().st_size, limit)
        return source.read_text("utf-8-sig")
    except UnicodeDecodeError:
        problem = said("{file} is not text in UTF-8.", file=source.name)
        raise ValueError(said("{a} {b}", a=problem, b=said("Choose a file that was saved as a trace."))) from None
    except OSError as error:
        reason = str(error.strerror)
        raise ValueError(
            said("{file} cannot be read ({reason}). Choose another file.", file=source.name, reason=reason)
        ) from None


def check_size(size: int, limit: int) -> None:
    """Raises ValueError for more bytes than can be opened."""
    if size > limit:
        raise ValueError(
            said(
                "This is too large: it has {size} MB; {most} MB can be opened. Record it again with fewer tokens, "
                "beams or candidates.",
                size=numeral(f"{size / 1e6:,.1f}"), most=numeral(f"{limit / 1e6:,.1f}"),
            )
        )  # fmt: skip


def check_consistent(trace: Trace, allow_elsewhere: bool = False) -> Trace:
    """The trace, if a run could have written it; with `allow_elsewhere`, one of another server too. Raises ValueError
    where its parts do not fit together."""
    if trace.started is None and trace.failed is None:
        raise ValueError(said("This trace holds no run: it has no beginning. Choose another file."))
    if trace.started is not None and trace.started.elsewhere and not allow_elsewhere:
        raise ValueError(said("This run comes from another server, and says too little to be compared."))
    if problem := _problem(trace) or _untold_problem(trace):
        raise _damaged(problem)
    try:  # what every view of it does first; a deeply nested config breaks here
        if trace.started is not None:
            event_to_line(trace.started)
        _ = trace.acceptance
        reconcile(trace)
    except (ArithmeticError, LookupError, TypeError, ValueError, StopIteration, RecursionError) as error:
        raise _damaged(said("its parts contradict each other")) from error
    return trace


def _damaged(reason: Text) -> ValueError:
    fix = said("Get another copy of it, or run its request again.")
    return ValueError(said("{a} {b}", a=said("This trace is damaged: {reason}.", reason=reason), b=fix))


def _problem(trace: Trace) -> Text | None:
    """What a run could not have written, or None."""
    started = trace.started
    if started and not (0 < started.num_sequences <= _MAX_SEQUENCES and 0 <= started.max_new_tokens <= _MAX_TOKENS):
        return said("it claims too many sequences or tokens")
    if started and (problem := _setting_problem(started)):
        return problem
    if len(trace.sequences) > _MAX_SEQUENCES:
        return said("it has too many sequences")
    for step in [*trace.all_steps, *trace.prompt_steps, *trace.beam_steps]:
        if not (0 <= step.sequence < _MAX_SEQUENCES and 0 <= step.index < _MAX_TOKENS):
            return said("a step belongs to no sequence")
    for step in [*trace.all_steps, *trace.prompt_steps]:
        if max(each.raw_logprob for each in (step.chosen, *step.candidates, *step.watched)) > _MAX_LOGPROB:
            return said("a probability is larger than 1")
        if step.draw is not None and len(step.draw.luck) != len(step.candidates):
            return said("the luck of a step does not fit its candidates")
    for steps in (trace.all_steps, trace.beam_steps):
        if len({(step.sequence, step.index) for step in steps}) < len(steps):
            return said("a step appears twice")
    for beam_step in trace.beam_steps:
        before = (each for distribution in beam_step.distributions for each in distribution.candidates)
        if any(each.raw_logprob > _MAX_LOGPROB for each in (*beam_step.candidates, *before)):
            return said("a probability is larger than 1")
        for candidate in beam_step.candidates:
            if not 0 <= candidate.parent < len(beam_step.distributions):
                return said("a beam continues one that does not exist")
            if candidate.status == "running" and not 0 <= (-1 if candidate.beam is None else candidate.beam) < 10_000:
                return said("a beam has no place")
    for round in trace.draft_rounds:
        if not (0 <= round.num_accepted <= len(round.drafted) and 0 <= round.start < _MAX_TOKENS):
            return said("a round accepts more tokens than were drafted")
    if problem := _canvas_problem(trace) or _sound_problem(trace):
        return problem
    for sequence in trace.sequences:
        if len(sequence.logprobs) != (0 if trace.canvas_steps else len(sequence.token_ids)):
            return said("a sequence has not as many log-probabilities as tokens")
        if sequence.transition_scores is not None and len(sequence.transition_scores) != len(sequence.token_ids):
            return said("a sequence has not as many transition scores as tokens")
        if sequence.beams is not None and len(sequence.beams) != len(sequence.token_ids):
            return said("a sequence has not as many beams as tokens")
    return None


def _setting_problem(started: Started) -> Text | None:
    """The settings of a run hold plain numbers, and no knob one that is larger than any that it takes."""
    stack: list[object] = [started.config, started.effective, started.request]
    while stack:
        value = stack.pop()
        if isinstance(value, dict | list):
            stack += value.values() if isinstance(value, dict) else value
        elif isinstance(value, int | float) and not abs(value) < 2**64:
            return said("a number is too large")
    for settings in (started.config, started.effective):
        for name, value in settings.items():
            knob = KNOBS.get(name)
            limits = (knob.minimum, knob.maximum) if knob else (None, None)
            if isinstance(value, int | float) and None not in limits and abs(value) > max(map(abs, limits)):
                return said("{name} is larger than it can be", name=name)
    return None


def _untold_problem(trace: Trace) -> Text | None:
    """What only a run of another server may lack is there, and what such a run cannot tell is not."""
    started, steps = trace.started, [*trace.all_steps, *trace.prompt_steps]
    numbers = [value for step in steps for value in (step.seconds, step.elapsed, *_of_distribution(step.distribution))]
    if started is None or not started.elsewhere:
        parts = [value for step in trace.beam_steps for each in step.distributions for value in _of_distribution(each)]
        numbers += [*parts, *(value for step in trace.beam_steps for value in (step.seconds, step.elapsed))]
        numbers += [*([started.seed] if started else ()), *([trace.finished.seconds] if trace.finished else ())]
        return said("a number is missing") if None in numbers else None
    more = trace.beam_steps or trace.draft_rounds or trace.canvas_steps or any(step.stages for step in steps)
    if more or started.mode != ELSEWHERE or any(number is not None for number in numbers):
        return said("it holds more than another server can report")
    return None


def _of_distribution(distribution: Distribution) -> tuple[float | None, ...]:
    return distribution.entropy_before, distribution.entropy_after, distribution.vocab


def _canvas_problem(trace: Trace) -> Text | None:
    """The same for block diffusion: canvases and steps count on without a gap, and all canvases have one length."""
    before = None
    for step in trace.canvas_steps:
        follows = (0, 0) if before is None else (before.canvas, before.step + 1)
        begins = (0, 0) if before is None else (before.canvas + 1, 0)
        if (step.canvas, step.step) not in (follows, begins):
            return said("a denoising step is missing")
        if not step.places or (before is not None and len(step.places) != len(before.places)):
            return said("its canvases have different lengths")
        before = step
    return None


def _sound_problem(trace: Trace) -> Text | None:
    sound = trace.finished.sound if trace.finished else None
    if sound is None:
        return None
    try:
        whole = len(base64.b64decode(sound.samples, validate=True)) % 2 == 0
    except ValueError:
        whole = False
    return None if whole and 0 < sound.rate <= _MAX_RATE else said("its sound cannot be read")


def request_of(trace: Trace) -> GenerationRequest:
    """The request that a recorded run answered. Raises ValueError where the record tells of none. Of another server's
    run it is the model's name and the prompt, as far as they are told."""
    started = trace.started
    if started is None:
        raise ValueError(said("This trace holds no run. Choose another file."))
    if started.request and not started.elsewhere:
        return GenerationRequest.from_dict(started.request)
    return GenerationRequest(  # recorded before traces held their request: what the rest tells of it
        started.model, started.prompt, config=started.config, seed=started.seed, assistant=started.assistant
    )
