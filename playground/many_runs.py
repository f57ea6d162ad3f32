"""The Python API for questions that take several runs, or ask about a text: `sweep`, `run`, `detect`, `judge`, `batch`.

What they return shows itself in a notebook, and has tables and figures (`playground.trace.InNotebooks`). Knows engines
and experiments; how decoding happens is the engine's business.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from playground.api import (
    GenerationFailed,
    ask,
    default_engine,
    progress_bar,
    run_together,
    settings_of,
    warn,
    warn_of_all,
    warn_of_event,
    warn_of_interruption,
    what_came_of,
)
from playground.engines.judge import EngineJudge
from playground.engines.protocol import Engine, Run, known_of
from playground.experiments.comparison import ENDED, FAILED, SAME_TEXT, Comparison
from playground.experiments.draft_pairs import WARM_UPS
from playground.experiments.judged_texts import Judge
from playground.experiments.precision import PrecisionFindings, pairs
from playground.experiments.prompt_sensitivity import PromptFindings, question_of
from playground.experiments.same_cells import SameCells
from playground.experiments.sweep import UNLIMITED, grid
from playground.experiments.sweep_notes import notes
from playground.experiments.sweep_runs import sweep_of
from playground.metrics.claims import MIN_VALUES
from playground.questions import NoAnswer, Question
from playground.questions.prompt_batch import BatchQuestion, DecodedBatch
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import Checked, Checking
from playground.trace import Diagnostic, Event, Failed, Finished, Trace
from playground.watermarks.detection import Query
from playground.watermarks.detection_result import Detection, detected, query_of

_AT_ONCE = 32  # runs of a comparison
_BY_TURNS = ("trial", "precision")  # kinds whose runs are timed, or follow each other


def sweep(
    request: GenerationRequest,
    over: Mapping[str, Sequence[object]],
    seeds: int = 1,
    engine: Engine | None = None,
    *,
    same_luck: bool = True,
    skip_same: bool = False,
) -> Comparison:
    """Run the request with each value of one or more knobs. `over` has their names and values: the first knob makes the
    columns of the grid, the others the rows. "prompt" counts as a knob, too, and the value None leaves it out.
    Each cell runs with this many `seeds`, the same in all cells; without `same_luck` each cell has others.

    With `skip_same`, a run that is certain to write the text of another one is not made (`Comparison.same_text`): its
    text is known, and of its metrics those that depend on the text alone. It is certain where the draws of a run in
    float32 tell so (`playground.metrics.what_if`).

    If a cell cannot run, its trace says why (`failed`). Warns once of each knob without effect and of seeds that change
    nothing (RequestWarning), and can be interrupted, like `run`. Raises ValueError if the values do not make a grid.
    """
    engine = engine or default_engine()
    axes = [(name, list(values)) for name, values in over.items()]
    cells = grid(request, axes, seeds, UNLIMITED, same_luck)
    checking = _checking(engine)
    warn(notes(cells, checking))
    comparison = sweep_of(request, axes, cells)
    comparison.checked = checking.checked
    return run(comparison, engine, skip_same=skip_same)


def _checking(engine: Engine, checked: Sequence[Checked] = ()) -> Checking:
    return Checking(settings_of(engine), partial(known_of, engine), checked)


def run(comparison: Comparison, engine: Engine | None = None, *, skip_same: bool = False) -> Comparison:
    """Make all runs of a comparison from `playground.experiments` (a trial of drafts, watermarks, precisions or
    answers) and return it: `traces` has the runs, `found()` the results.

    If a run fails, its trace says so. Timed runs are made one after the other, others together in lanes. An
    interruption (KeyboardInterrupt) stops them, and returns what they have so far, with a warning; call `run` again to
    make the missing runs. Runs that have ended or failed are not repeated. With `skip_same`, those that are certain to
    write the text of another run are left out (see `sweep`); `comparison.begin_anew(number)` makes one of them missing.
    """
    engine = engine or default_engine()
    known = (ENDED, FAILED, SAME_TEXT)
    left = [number for number in range(len(comparison.entries)) if comparison.status(number) not in known]
    for number in left:
        comparison.begin_anew(number)
    same = SameCells(comparison, _checking(engine, comparison.checked)) if skip_same else None
    at_once = 1 if comparison.kind in _BY_TURNS else _AT_ONCE
    warn(_too_few(comparison))
    warn_of_all(comparison.notes)
    shown = progress_bar(len(left), comparison.kind)
    try:
        while left:
            numbers = [number for number in left if same is None or same.may_start(number)][:at_once]
            _run_together(comparison, numbers, engine, shown.update)
            left = [number for number in left if number not in numbers]
            if same and (found := same.learn(left)):
                comparison.have_text_of(found)
                left = [number for number in left if number not in found]
                shown.update(len(found))
        _ask_beside(comparison, engine)
    except KeyboardInterrupt:
        comparison.end(stopped=True)
        warn_of_interruption(comparison.ended, len(comparison.entries), "run(...) makes the others.")
        return comparison
    finally:
        shown.close()
    comparison.end()
    return comparison


def _too_few(comparison: Comparison) -> list[Diagnostic]:
    """A trial of time with so few repeats that there can be no verdict."""
    if getattr(comparison.find, "name", "") not in ("speed", "lengths"):
        return []
    repeats = len(comparison.traces_of(0)) - WARM_UPS
    if repeats >= MIN_VALUES:
        return []
    message = f"repeats is {repeats}: a verdict on time takes {MIN_VALUES}."
    return [Diagnostic("repeats", "warning", message, f"Use repeats={MIN_VALUES} or more.")]


def _run_together(
    comparison: Comparison, numbers: Sequence[int], engine: Engine, ended: Callable[[int], object]
) -> None:
    swept = {axis.knob for axis in comparison.axes}  # of these, `sweep` has warned
    checking = _checking(engine, comparison.checked)

    def submit(number: int, listen: Callable[[Event], None]) -> Run:
        try:
            return engine.submit(checking(comparison.entries[number].request), listen)
        except RequestError as error:
            listen(Failed(error.message, error.fix, "RequestError", error.diagnostics))
            return _REFUSED

    def hear(number: int, event: Event) -> None:
        comparison.add(number, event)
        ended(isinstance(event, Finished | Failed))
        warn_of_event(event, but=swept)

    run_together(numbers, submit, hear, comparison.add)


class _Refused:
    """What was not taken as a run."""

    done = True

    def cancel(self) -> None:
        """There is nothing to stop."""


_REFUSED = _Refused()


def _ask_beside(comparison: Comparison, engine: Engine) -> None:
    """What a comparison asks of an engine beside its runs, once these are over."""
    find = comparison.find
    if isinstance(find, PrecisionFindings):
        for number, pair in pairs(comparison).items():
            find.learn(number, _learned(pair, engine))
    elif isinstance(find, PromptFindings):
        if question := question_of(comparison):
            find.learn(_learned(question, engine))
        find.waiting = False


def _learned(question: Question, engine: Engine) -> Any:
    try:
        return ask(question, engine)
    except (RequestError, GenerationFailed) as error:
        return NoAnswer(str(error))


def detect(
    text: Trace | str | Sequence[int],
    watermark: Mapping[str, object] | None = None,
    model: str | None = None,
    *,
    prompt: str = "",
    threshold: float = 3.0,
    once: bool = False,
    detector: Mapping[str, object] | None = None,
    sequence: int = 0,
    engine: Engine | None = None,
) -> Detection:
    """Whether a text carries a watermark.

    `text` is a trace, a text, or token ids. A trace is judged by the tokens of its text number `sequence` and by its
    own watermark, unless you name another. A text or token ids need a `watermark` and the `model` whose tokenizer reads
    them. `watermark` has the fields of the knob `watermarking_config`. `threshold` is the threshold of z, `once` counts
    repeated n-grams once, and `detector` is a trained detector for SynthID (`Engine.train_detector`). Raises
    RequestError if the text cannot be judged.
    """
    if isinstance(text, Trace):
        query = query_of(text, sequence, watermark)
    elif watermark is None or model is None:
        raise TypeError("A text that is no trace takes a watermark and a model.")
    else:
        query = Query(model, text if isinstance(text, str) else list(text), watermark, prompt)
    query = dataclasses.replace(query, threshold=threshold, once=once, detector=detector)
    return detected(query, (engine or default_engine()).detect)


def judge(model: str, once: bool = False, engine: Engine | None = None) -> Judge:
    """The judge that experiments with watermarks need (`playground.experiments.watermark_trials`): it scores texts of
    this model, and with `once` counts repeated n-grams once."""
    return EngineJudge(engine or default_engine(), model, once)


def batch(
    request: GenerationRequest,
    prompts: Sequence[str],
    unmasked: bool = False,
    pad: str = "own",
    engine: Engine | None = None,
) -> DecodedBatch:
    """Run the request with each of these prompts: each alone, then all in one batch, padded left and right; with
    `unmasked` also without an attention mask. `pad` is "own" or "eos" (see `BatchQuestion`). Raises like `generate`.

    An interruption (KeyboardInterrupt) returns what was decoded, with a warning: the prompts that ran alone, and the
    batches that are complete. If there is nothing yet, it is raised."""
    engine, question = engine or default_engine(), BatchQuestion(request, list(prompts), unmasked, pad)
    facts = engine.facts(request.model) if isinstance(request.model, str) else None
    checked = question.checked(settings_of(engine), facts)
    warn(checked.problems)
    answer, whole = what_came_of(checked, engine)
    decoded = DecodedBatch(question, answer)
    if not whole:
        _, rows = decoded.table()
        warn_of_interruption(sum(row["status"] == ENDED for row in rows), len(rows))
    return decoded
