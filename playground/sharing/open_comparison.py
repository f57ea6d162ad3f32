"""Opens a comparison that was saved as JSON. The file may come from anywhere.

What runs have shown all together is worked out from them anew, as it was while they went on; what that takes beside
them is read in `saved_questions.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from playground.experiments.comparison import KINDS, Axis, Comparison, Entry, Group, ran_to_its_end
from playground.questions.kinds import FILES
from playground.requests.request import GenerationRequest, RequestError
from playground.sharing.answer_files import SavedAnswer, read_answer
from playground.sharing.comparison_files import FORMAT
from playground.sharing.open_trace import MAX_BYTES, check_consistent, check_size
from playground.sharing.report_shapes import detector_panes
from playground.sharing.saved_questions import JudgeOf, restore
from playground.texts import Text, many, numeral, said
from playground.trace import Trace
from playground.trace.wire import Json, Whole, convert, parse
from playground.trace.wire_errors import WireError

MAX_RUNS = 2_000
_MAX_GROUPS = {"lanes": 8, "seeds": 1}
_ANOTHER = said("Choose a file that was saved with “Save all runs (JSON)” or “Save (JSON)”.")


def open_saved(
    text: str, limit_bytes: int = MAX_BYTES, judge_of: JudgeOf | None = None
) -> Comparison | SavedAnswer:
    """What a view of many runs has saved as JSON, whichever that was. Takes and raises what `open_comparison` does."""
    data = _parsed(text, limit_bytes)
    return read_answer(data, _ANOTHER) if _is_answer(data) else _comparison(data, judge_of)


def _is_answer(data: Mapping[str, Json]) -> bool:
    """Whether a file holds the answer to a question, and is no comparison of runs."""
    return isinstance(kind := data.get("kind"), str) and kind in FILES


def open_comparison(text: str, limit_bytes: int = MAX_BYTES, judge_of: JudgeOf | None = None) -> Comparison:
    """The comparison that `to_json` wrote, with the requests as they can be run again. `judge_of` is asked for reports
    that an experiment with watermarks needs and the file lacks.

    Raises ValueError, in sentences for the person: too large, no comparison, one of a kind that cannot be opened,
    another version, damaged.
    """
    return _comparison(_parsed(text, limit_bytes), judge_of)


def _parsed(text: str, limit_bytes: int) -> Mapping[str, Json]:
    check_size(len(text), limit_bytes)
    try:
        data = parse(text.removeprefix("\ufeff"))
    except ValueError as error:
        problem = said("This is not JSON ({reason}).", reason=str(error))
        raise ValueError(said("{a} {b}", a=problem, b=_ANOTHER)) from error
    if not isinstance(data, Mapping) or not (isinstance(data.get("entries"), list) or _is_answer(data)):
        raise ValueError(said("{a} {b}", a=said("This JSON is not a comparison: it has no runs."), b=_ANOTHER))
    if data.get("format") != FORMAT:
        raise ValueError(
            said(
                "This comparison has format {format}; this version reads format {known}.",
                format=f"{data.get('format')!r:.40}", known=FORMAT,
            )
        )  # fmt: skip
    return data


def _comparison(data: Mapping[str, Json], judge_of: JudgeOf | None) -> Comparison:
    if (kind := data.get("kind")) not in KINDS:
        raise ValueError(
            said(
                "This is a comparison of kind {kind}; {kinds} can be opened.",
                kind=f"{kind!r:.40}", kinds=", ".join(KINDS),
            )
        )  # fmt: skip
    try:
        comparison = _read(kind, data)
        try:
            if kind == "watermark":
                comparison.beside = detector_panes(data.get("beside", {}))
            if comparison.entries:
                restore(comparison, data, judge_of)
            comparison.lines()  # goes through all that is ever shown
        except WireError:
            raise
        except ValueError as error:
            raise ArithmeticError from error
    except WireError as wrong:
        raise _damaged(wrong.message) from wrong
    except RequestError as error:
        problem = said("A request of this comparison cannot be read.")
        raise ValueError(said("{a} {b}", a=problem, b=error.args[0])) from error
    except (ArithmeticError, LookupError, TypeError, AttributeError, StopIteration, RecursionError) as error:
        raise _damaged(said("its parts contradict each other")) from error
    return comparison


def _damaged(reason: str) -> ValueError:
    return ValueError(said("{a} {b}", a=said("This comparison is damaged: {reason}.", reason=reason), b=_ANOTHER))


class _SavedGroup(Struct):
    """Of a group what is not counted anew."""

    label: str
    title: str
    model: str
    settings: str
    place: list[Whole]
    prompt: str = ""


class _SavedRun(Struct):
    """A run; its request and its trace are read by themselves. `same_text` is the number of the run whose text it is
    certain to have, where it was not made for that reason."""

    group: Whole
    request: Json
    trace: Json
    same_text: Whole | None = None


class _SavedComparison(Struct):
    """A file, but for what beside its runs a question takes."""

    prompt: str
    axes: list[Axis]
    groups: list[_SavedGroup]
    entries: list[_SavedRun]


def _read(kind: str, data: Mapping[str, Json]) -> Comparison:
    saved = convert(data, _SavedComparison)
    entries = [Entry(run.group, GenerationRequest.from_dict(run.request)) for run in saved.entries]
    seeds = {entry.group: entry.request.seed for entry in reversed(entries)}  # the first of each group
    groups = [
        Group(one.label, one.title, one.model, one.settings, seeds.get(number), tuple(one.place), number, one.prompt)
        for number, one in enumerate(saved.groups)
    ]
    alone = kind == "watermark" and "beside" in data and not (entries or groups or saved.axes)
    if not alone and (problem := _problem(kind, saved.axes, groups, entries)):
        raise _damaged(problem)
    comparison = Comparison(kind, saved.prompt, groups, entries, saved.axes)
    comparison.traces = [_trace(number, run.trace) for number, run in enumerate(saved.entries)]
    same = {number: run.same_text for number, run in enumerate(saved.entries) if run.same_text is not None}
    if not all(_can_be_known(comparison, number, other) for number, other in same.items()):
        raise _damaged(said("a run cannot have the text of the run that it names"))
    comparison.same_text = same
    comparison.stopped = not comparison.over  # what has not ended will not any more
    return comparison


def _can_be_known(comparison: Comparison, number: int, other: int) -> bool:
    """Whether the run `number` may have been left out for the text of the `other` one."""
    traces = comparison.traces
    return (
        comparison.kind == "sweep" and other < len(traces) and ran_to_its_end(traces[other])
        and not (traces[number].started or traces[number].failed)
    )  # fmt: skip


def _trace(number: int, data: Json) -> Trace:
    """The trace of a run; one that had not begun is empty."""
    try:
        trace = Trace.from_data(data)
        return check_consistent(trace) if trace.started or trace.failed else Trace()
    except ValueError as error:
        problem = said("Run {number} of this comparison cannot be opened.", number=number + 1)
        raise ValueError(said("{a} {b}", a=problem, b=error.args[0])) from error


def _problem(kind: str, axes: Sequence[Axis], groups: Sequence[Group], entries: Sequence[Entry]) -> Text | None:
    """What the page could not have written, or None."""
    if not 0 < len(entries) <= MAX_RUNS:
        return many(
            len(entries), "it has {count} run; 1 to {most} can be opened",
            "it has {count} runs; 1 to {most} can be opened",
            most=numeral(f"{MAX_RUNS:,}"),
        )  # fmt: skip
    if {entry.group for entry in entries} != set(range(len(groups))):
        return said("its runs and its groups do not match")
    if len(groups) > _MAX_GROUPS.get(kind, MAX_RUNS):
        return said("it has {count} groups; at most {most} can be opened", count=len(groups), most=_MAX_GROUPS[kind])
    if kind == "sweep":
        columns, rows = ([len(axis.values) for axis in axes] + [1, 1])[:2]
        places = [(row, column) for row in range(rows) for column in range(columns)]
        if not 1 <= len(axes) <= 2 or [group.place for group in groups] != places:
            return said("its cells do not form a grid")
    elif axes:
        return said("it has axes, but is not a sweep")
    return None
