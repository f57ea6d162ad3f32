"""What every saved table says beside its numbers: the units, in its headings, and what it was made of.

Entropies, divergences and means of log-probabilities are in bits there, as on the page; a log-probability that the page
shows in nats is in nats. Rows come in nats, as the program and data frames have them. Knows traces; no pages.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Mapping, Sequence

from playground.metrics.scores import nats_to_bits
from playground.questions import Answer
from playground.questions.prompt_batch import BatchAnswer
from playground.questions.serving_log import ServingLog
from playground.trace import Provenance, Trace
from playground.trace.public_names import public_name
from playground.trace.wire import Json, encode

_IN_NATS = " (nats)"  # how the name of a column ends whose rows are
ABOUT = ("model", "weights_sha256", "seed", "prompt", "versions", "date", "dtype", "processor", "threads")
"""The columns that say what the runs of a table were. They come last, where it has no such column itself, and only its
first row has them: a prompt can be long."""


_FORMULA_SIGNS = tuple("=+-@＝＋－＠'")  # what a spreadsheet takes for one, and what we put before it


def csv_text(
    columns: Sequence[str],
    rows: Iterable[Mapping[str, object]],
    units: Mapping[str, str] | None = None,
    about: Mapping[str, object] | None = None,
) -> str:
    """Rows as CSV: one line of names, then a line for each row. It begins with a byte order mark, by which Excel knows
    UTF-8; lines end in CR LF, numbers are not rounded.

    `units` says in which unit the file has a column; what is in bits there is in nats in the rows. `about` has what the
    first row says of all of them, such as `ABOUT`. A cell is empty where there is no value, or no finite one. Where a
    text could be taken for a formula, an apostrophe stands before it, as before one that begins with an apostrophe.
    """
    names, lines = headed(columns, rows, units or {}, about or {})
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerow(map(cell, names))
    for line in lines:
        writer.writerow(map(cell, line))
    return "\ufeff" + table.getvalue()


def headed(
    columns: Sequence[str], rows: Iterable[Mapping[str, object]], units: Mapping[str, str], about: Mapping[str, object]
) -> tuple[list[str], Iterable[list[object]]]:
    """The headings of a table and its lines, in the units of the file; what it was made of in the last columns."""
    more = [name for name in about if name not in columns]

    def lines() -> Iterable[list[object]]:
        first = [about[name] for name in more]
        for row in rows:
            yield [_in_unit(row.get(name), units.get(name)) for name in columns] + first
            first = [None] * len(more)

    return [heading(name, units.get(name, "")) for name in columns] + more, lines()


def heading(name: str, unit: str) -> str:
    """The name of a column with its unit, where the name is not the unit."""
    return f"{name.removesuffix(_IN_NATS)} ({unit})" if unit and unit != name else name


def _in_unit(value: object, unit: str | None) -> object:
    is_number = isinstance(value, float | int) and not isinstance(value, bool)
    return nats_to_bits(value) if unit == "bits" and is_number else value


def cell(value: object) -> object:
    """A value as a cell: no text that a spreadsheet takes for a formula, no number that is not finite, no -0.0."""
    if isinstance(value, float):
        return value + 0.0 if math.isfinite(value) else None
    if not isinstance(value, str):
        return value
    # half characters, which UTF-8 cannot hold, are written as escapes
    text = value.encode(errors="backslashreplace").decode()
    return f"'{text}" if text.lstrip().startswith(_FORMULA_SIGNS) else text


def about(*traces: Trace) -> dict[str, Json]:
    """The values of `ABOUT` for a table of these runs; none where none has begun. Where runs differ in a value, all of
    them as a JSON list; the date is that of the first."""
    begun = [trace.started for trace in traces if trace.started]
    if not begun:
        return {}
    each = [_about(run.model, run.seed, run.prompt, run.versions, run.provenance) for run in begun]
    dates = [row["date"] for row in each if row["date"]]
    return {name: _together([row[name] for row in each]) for name in ABOUT} | {"date": min(dates, default=None)}


def about_answer(answer: Answer) -> dict[str, Json]:
    """The values of `ABOUT` for what a question came to; none where it does not say how it was made."""
    if not isinstance(answer, BatchAnswer | ServingLog):
        return {}
    told = _about(answer.model, answer.seed, None, answer.versions, answer.provenance)
    return {name: value for name, value in (told | {"dtype": answer.dtype}).items() if name != "prompt"}


def _about(
    model: str, seed: int | None, prompt: str | None, versions: Mapping[str, str], made: Provenance | None
) -> dict[str, Json]:
    named = ", ".join(f"{name} {version}" for name, version in versions.items())
    told = (made.date, made.dtype, made.processor, made.threads) if made else (None,) * 4
    return dict(zip(ABOUT, (public_name(model), made and made.weights, seed, prompt, named, *told), strict=True))


def _together(values: Sequence[object]) -> object:
    different = list(dict.fromkeys(value for value in values if value is not None))
    return encode(different) if len(different) > 1 else different[0] if different else None
