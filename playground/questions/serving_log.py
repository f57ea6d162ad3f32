"""What came of requests that were served: a log of steps for each way, as data and as tables. In tables ways are A, B,
..., requests and steps count from 1, as on the page. Knows plain data; no model and no page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Annotated, ClassVar

from msgspec import UNSET, Meta, field
from msgspec.structs import asdict, replace

from playground.questions import Answer, Question, Table
from playground.questions.serving_steps import (
    Clock,
    LoggedRequest,
    Moment,
    Percentiles,
    RequestEnd,
    RequestTimes,
    ServedWay,
    ServingFigures,
    ServingStep,
    ServingWay,
    TokenCounts,
    WaySettings,
    figures_of,
    request_times,
    span,
)
from playground.texts import Text, numeral, said
from playground.trace import Provenance
from playground.trace.wire import Json, convert
from playground.trace.wire_errors import WireError

MAX_REQUESTS, MAX_WAYS = 64, 4
MAX_STEPS = 50_000  # of one way
MAX_KINDS = 8  # of attention
ENDED, UNFINISHED, NOT_RUN = "ended", "unfinished", "not run"  # what tables say of a request or of a way
Row = dict[str, object]


class ServingLog(Answer, frozen=True, omit_defaults=True):
    """What came of a ServingQuestion: the `requests`, and what came of each of the `ways`. Only where serving was
    stopped before some ways began, these are `not_begun`. `versions` and `provenance` as `Started` has them."""

    model: str
    device: str
    dtype: str
    clock: Clock
    seed: Annotated[int, Meta(ge=0, le=2**53)]
    requests: list[LoggedRequest]
    ways: list[ServedWay]
    not_begun: list[ServingWay] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    provenance: Provenance | None = None

    kind: ClassVar[str] = "serving"
    event: ClassVar[str] = "RequestsServed"

    @property
    def answer(self) -> ServingLog:
        """Itself: it is all that is kept of a question."""
        return self

    @property
    def texts(self) -> list[str]:
        """What was written for each request, in the first way."""
        return [end.text if end else "" for end in self.ways[0].ends]

    @property
    def figures(self) -> list[ServingFigures | None]:
        """The figures of each way."""
        return [way.figures for way in self.ways]

    def tables(self) -> dict[str, Callable[[], Table]]:
        makers = {"requests": requests_table, "steps": steps_table, "rows": rows_table, "ways": ways_table}
        return {name: partial(make, self) for name, make in makers.items()}

    @property
    def units(self) -> Mapping[str, str]:
        return {
            **dict.fromkeys(("arrival", "leaves"), self.clock),
            **dict.fromkeys(("read again", "prefill", "decode", "padding", "shared"), "tokens"),
            **dict.fromkeys(("requests", "waiting", "starved"), "requests"),
            "at": "steps", "start": "seconds",
        }  # fmt: skip

    def in_file(self) -> Mapping[str, object]:
        """What stands in a file of it (`playground.sharing.answer_files`): all of it, which names what was asked."""
        return {"log": self.public}

    @classmethod
    def of_file(cls, data: Mapping[str, Json], kind: type[Question]) -> ServingLog:
        """The inverse, with the figures counted anew: every version has its own. Raises WireError."""
        log = data.get("log")
        if isinstance(log, dict) and isinstance(ways := log.get("ways"), list):
            log = log | {"ways": [{**way, "figures": None} if isinstance(way, dict) else way for way in ways]}
        return convert(log, cls).checked()

    @staticmethod
    def damaged(reason: str) -> Text:
        """What is said of a file that holds no log."""
        return said("This serving log is damaged: {reason}.", reason=reason)

    def checked(self) -> ServingLog:
        """The log of a file, with its figures counted anew. Raises WireError for what no server could have told."""
        if not 0 < len(self.requests) <= MAX_REQUESTS or not 0 < len(self.ways) <= MAX_WAYS - len(self.not_begun):
            raise WireError(said("it has no requests or no ways, or more than can be served"))
        for way in self.ways:
            _check_way(way, len(self.requests))
        try:
            return self.with_figures()
        except (LookupError, ArithmeticError, TypeError) as error:  # an end before its tokens, a free block too many
            raise WireError(_CONTRADICTS) from error

    def with_figures(self) -> ServingLog:
        """The log with the figures of each way, counted from its steps."""
        ways = [replace(way, figures=figures_of(way, self.requests, self.clock)) for way in self.ways]
        return replace(self, ways=ways)


# --------------------------------------------------------------------------------------------------------- the tables


def requests_table(log: ServingLog) -> Table:
    """A row for each request in each way: what it asked for, what it got, and its times, in steps and in seconds."""
    rows = [row for letter, way in _ways(log) for row in _request_rows(log, letter, way)]
    for letter, way in _not_begun(log):
        rows += [
            {
                "way": letter, "kind": way.kind, "request": number,
                **{name: getattr(request, name) for name in _ASKED},
                "status": NOT_RUN, "prompt tokens": len(request.tokens),
            }
            for number, request in enumerate(log.requests, 1)
        ]  # fmt: skip
    return _filled(rows)


def _request_rows(log: ServingLog, letter: str, way: ServedWay) -> Iterator[Row]:
    requests = log.requests
    times = request_times(way.steps, requests, log.clock)
    again, back = _read_again(way, len(requests)), _lost_blocks(way, len(requests))
    for number, (request, end, mine) in enumerate(zip(requests, way.ends, times, strict=True)):
        first = mine.tokens[0] if mine.tokens else None
        finished = mine.ended if end and end.status == "finished" else None
        yield {
            "way": letter, "kind": way.settings.kind, "request": number + 1,
            **{name: getattr(request, name) for name in _ASKED},
            "status": _status(end, mine), "reason": end and end.reason, "text": end and end.text,
            "prompt tokens": len(request.tokens), "new tokens": len(mine.tokens),
            "read again": again[number], "preempted": back[number], "same as generate": end and end.same,
            **_both("came", mine.came), **_both("began", mine.began), **_both("ended", mine.ended),
            **_both("waited", mine.began and span(mine.came, mine.began)),
            **_both("time to first token", first and span(mine.came, first)),
            **_both("latency", finished and span(mine.came, finished)),
        }  # fmt: skip


def _status(end: RequestEnd | None, times: RequestTimes) -> str:
    """How a request ended; of a log that was stopped before that, UNFINISHED or NOT_RUN."""
    return end.status if end else UNFINISHED if times.began else NOT_RUN


_ASKED = ("prompt", "arrival", "max_new_tokens", "temperature", "top_k", "top_p", "leaves")


def steps_table(log: ServingLog) -> Table:
    """A row for each step of each way."""
    rows = []
    for letter, way in _ways(log):
        kept: list[list[int]] = []
        for number, step in enumerate(way.steps, 1):
            kept = kept if step.kept is None else step.kept
            computed = {what: [row for row in step.rows if row.what == what] for what in ("prefill", "decode")}
            own = {what: sum(row.tokens - row.padding for row in each) for what, each in computed.items()}
            rows.append({
                "way": letter, "step": number, "at": step.at, "start": step.start, "seconds": step.seconds,
                "requests": sum(map(len, computed.values())), "prefill": own["prefill"], "decode": own["decode"],
                "padding": sum(row.padding for row in step.rows),
                "new tokens": sum(row.new is not None for row in step.rows),
                "waiting": len(step.waiting), "starved": len(step.starved), "preempted": len(step.put_back),
                "shared": sum(step.shared.values()),
                "free blocks": sum(step.free) if step.free else None,
                "kept blocks": sum(map(len, kept)) if step.free else None,
            })  # fmt: skip
    return list(_STEP_COLUMNS), rows


_STEP_COLUMNS = (
    "way", "step", "at", "start", "seconds", "requests", "prefill", "decode", "padding", "new tokens", "waiting",
    "starved", "preempted", "shared", "free blocks", "kept blocks",
)  # fmt: skip


def rows_table(log: ServingLog) -> Table:
    """A row for each request in each step that computes something for it."""
    rows = []
    for letter, way in _ways(log):
        labels = _labels(log, way)
        for number, step in enumerate(way.steps, 1):
            rows += [
                {
                    "way": letter, "step": number, "request": row.request + 1, "what": row.what, "tokens": row.tokens,
                    "padding": row.padding, "position": row.position, "new token": row.new,
                    "text": labels.get(row.new),
                }
                for row in step.rows
            ]  # fmt: skip
    return ["way", "step", "request", "what", "tokens", "padding", "position", "new token", "text"], rows


def ways_table(log: ServingLog) -> Table:
    """A row for each way: its settings, what became of it, and its figures, if it was served to its end."""
    rows = []
    for letter, way in _ways(log):
        settings = {name: _setting(value) for name, value in asdict(way.settings).items() if value is not UNSET}
        told = _figures(way.figures) if way.figures else {}
        status = ENDED if all(way.ends) else UNFINISHED if way.steps else NOT_RUN
        rows.append({"way": letter, **settings, "status": status, **(told if status == ENDED else dict.fromkeys(told))})
    for letter, way in _not_begun(log):
        settings = {name: value for name, value in asdict(way).items() if name != "num_blocks"}
        settings |= {"blocks": way.num_blocks}
        if way.kind != "continuous":
            settings = {"kind": way.kind, "max_requests": way.max_requests}
        rows.append({"way": letter, **settings, "status": NOT_RUN})
    return _filled(rows)


def _filled(rows: list[Row]) -> Table:
    """All columns of these rows, each of which has all of them."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    return columns, [dict.fromkeys(columns) | row for row in rows]


def _figures(figures: ServingFigures) -> Row:
    told = asdict(figures)
    computed: TokenCounts = told.pop("tokens")
    spans: dict[str, Percentiles | None] = {name: told.pop(name) for name in ("first", "between", "whole")}
    names = {"first": "time to first token", "between": "time between tokens", "whole": "latency"}
    shares = {
        f"{names[name]} {share} ({unit})": getattr(values, unit)[place] if values else None
        for name, values in spans.items()
        for place, share in enumerate(("p50", "p95"))
        for unit in ("steps", "seconds")
    }
    return asdict(computed) | told | shares


def _setting(value: object) -> object:
    """A setting as one value: of each kind of attention, where there are several."""
    return (value[0] if len(value) == 1 else ", ".join(map(str, value))) if isinstance(value, list) else value


def _ways(log: ServingLog) -> Iterator[tuple[str, ServedWay]]:
    return zip("ABCDEFGH", log.ways, strict=False)


def _not_begun(log: ServingLog) -> Iterator[tuple[str, ServingWay]]:
    """The ways that follow, which serving was stopped before."""
    return zip("ABCDEFGH"[len(log.ways) :], log.not_begun, strict=False)


def _both(name: str, moment: Moment | None) -> Row:
    steps, seconds = moment or (None, None)
    return {f"{name} (steps)": steps, f"{name} (seconds)": seconds}


def _read_again(way: ServedWay, count: int) -> list[int]:
    """How many tokens of each request were read although they had been read before, as `figures_of` counts them."""
    read, again = [0] * count, [0] * count
    for row in (row for step in way.steps for row in step.rows if row.what != "pad"):
        end = row.position + row.tokens - row.padding
        again[row.request] += max(0, min(end, read[row.request]) - row.position)
        read[row.request] = max(read[row.request], end)
    return again


def _lost_blocks(way: ServedWay, count: int) -> list[int]:
    back = [number for step in way.steps for number in step.put_back]
    return [back.count(number) for number in range(count)]


def _labels(log: ServingLog, way: ServedWay) -> dict[int | None, str]:
    lists = [*(request.tokens for request in log.requests), *(end.tokens for end in way.ends if end)]
    return {token.id: token.label for tokens in lists for token in tokens}


# ----------------------------------------------------------------------------------------------- what cannot have been

_CONTRADICTS = said("its parts contradict each other")


def _check_way(way: ServedWay, count: int) -> None:
    if len(way.steps) > MAX_STEPS:
        raise WireError(said("a way has more than {most} steps", most=numeral(f"{MAX_STEPS:,}")))
    if len(way.ends) != count:
        raise WireError(said("its requests and their ends do not match"))
    if any(end and end.step is not None and end.step >= len(way.steps) for end in way.ends):
        raise WireError(said("a request ends after the last step"))
    continuous = way.settings.kind == "continuous"
    if continuous:
        _check_cache(way.settings)
    for step in way.steps:
        if any(request >= count for request in _requests_in(step)):
            raise WireError(said("a step names a request that does not exist"))
        if len({row.request for row in step.rows}) < len(step.rows):
            raise WireError(_CONTRADICTS)
        if any(row.padding > row.tokens for row in step.rows):
            raise WireError(_CONTRADICTS)
        if continuous:
            _check_blocks(step, way.settings)


def _check_cache(settings: WaySettings) -> None:
    missing = [name for name, value in asdict(settings).items() if value is UNSET]
    if missing:
        raise WireError(said("{name} is missing", name=missing[0]))
    lengths = {len(each) for each in (settings.kinds, settings.blocks, settings.first_block, settings.block_bytes)}
    if len(lengths) > 1 or not 0 < lengths.pop() <= MAX_KINDS:
        raise WireError(said("its kinds of attention and their blocks do not match"))


def _requests_in(step: ServingStep) -> Iterator[int]:
    yield from (row.request for row in step.rows)
    for numbers in (step.waiting, step.came, step.left, step.starved, step.put_back):
        yield from numbers
    for name in (*step.shared, *step.tables):
        if not (name.isascii() and name.isdigit() and len(name) < 4):
            raise WireError(said("it must name requests by their numbers"))
        yield int(name)


def _check_blocks(step: ServingStep, settings: WaySettings) -> None:
    by_kind = [table for table in (*step.tables.values(), step.kept) if table is not None]
    if any(len(each) != len(settings.kinds) for each in (step.free, *by_kind)):
        raise WireError(_CONTRADICTS)
    if any(free > most for free, most in zip(step.free, settings.blocks, strict=True)):
        raise WireError(said("a step has more free blocks than exist"))
    for each in by_kind:
        for blocks, first, most in zip(each, settings.first_block, settings.blocks, strict=True):
            if any(not first <= block < first + most for block in blocks) or len(set(blocks)) < len(blocks):
                raise WireError(said("a step names a block that does not exist"))
