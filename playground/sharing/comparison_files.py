"""A comparison as files: JSON with everything that was recorded, and CSV with one row for each run.

Knows comparisons, traces and metrics; no pages. JSON has log-probabilities and entropies in nats, CSV says the units.
"""

from __future__ import annotations

from playground.experiments.comparison import Comparison, Entry, measured
from playground.experiments.prompt_sensitivity import PromptFindings
from playground.experiments.run_groups import number_of
from playground.experiments.sweep import PROMPT
from playground.experiments.sweep_runs import FOLDED
from playground.metrics.run_metrics import METRICS, describe
from playground.questions.prompt_distances import DISTANCES
from playground.requests.extra_fields import EXTRAS
from playground.sharing.csv_columns import about, csv_text
from playground.texts import said
from playground.trace import Trace
from playground.trace.wire import Json, encode

FORMAT = 1  # of the JSON: raised when a comparison of this version can no longer be read by the one before


def to_json(comparison: Comparison) -> str:
    """The comparison as JSON text: {"format", "kind", "prompt", "axes", "metrics", "groups", "entries"}, and where the
    runs were asked something all together what was "asked" (with what beside the runs it takes to tell: reports of
    texts, divergences) and what was "found"; the "verdict" of a kind that has one (`Comparison.verdict`); and what a
    page showed "beside" the runs.

    `metrics` are the rows of `describe`, with meaning and formula. A group has its `values`, by the names of the
    metrics, over all its runs; an entry has the index of its group, the `request` as it can be run again (with the seed
    that was used), its own `values`, and its `trace` in the form of `Trace.to_json`; one that was not run, because its
    text is certain to be that of another entry, the index of that one as `same_text`. Numbers that are not finite are
    null.
    """
    comparison = comparison.for_files()
    head = {
        "format": FORMAT,
        "kind": comparison.kind,
        "prompt": comparison.prompt,
        "axes": [{"knob": axis.knob, "values": axis.values} for axis in comparison.axes],
        "metrics": describe(),
        "groups": [
            {
                "label": group.label,
                "title": group.title,
                "model": group.model,
                "settings": group.settings,
                "place": list(group.place),
                **({"prompt": group.prompt} if group.prompt else {}),
                "values": measured(comparison.runs_of(number)),
            }
            for number, group in enumerate(comparison.groups)
        ],
        **_findings(comparison),
        **({"verdict": verdict.values} if (verdict := comparison.verdict) else {}),
        **({"beside": comparison.beside} if comparison.beside else {}),
    }
    return encode(head | {"entries": [_entry(comparison, number) for number in range(len(comparison.entries))]})


def _findings(comparison: Comparison) -> dict[str, Json]:
    if comparison.find is None:
        return {}
    asked = {"asked": saved(comparison)} if (saved := getattr(comparison.find, "saved", None)) else {}
    return asked | {"found": comparison.found()}


def _entry(comparison: Comparison, number: int) -> dict[str, Json]:
    entry, trace = comparison.entries[number], comparison.traces[number]
    known = {"same_text": comparison.same_text[number]} if number in comparison.same_text else {}
    return {
        "group": entry.group,
        "seed": _seed(entry, trace),
        "request": entry.request.told() | {"seed": _seed(entry, trace)},
        "values": measured([comparison.as_measured(number)]),
        "trace": trace.to_data(),
        **known,
    }


RUN_UNITS = {
    **{name: "bits" if metric.unit == "nats" else metric.unit for name, metric in METRICS.items()},
    **{name: "bits" for name in DISTANCES if name.endswith("(nats)")},
}


def to_csv(comparison: Comparison) -> str:
    """The comparison as a table (see `csv_text`).

    One row for each run: its group, seed and place in the grid; the value of each swept knob and, in a sweep, of each
    other one that its request sets; its prompt where they differ, and how far the next token's distribution moves with
    it (`PromptFindings.columns`); the first text that it returned (or what there is of it), and the number of the first
    run with the same text (`same_as`); what became of the run (`Comparison.status`), its stop reason or its failure;
    how many runs shared the machine; and every metric of that run alone (so no self-BLEU where it returned one text),
    none of one that has not ended. A run that was not made, because its text is certain to be that of another one, has
    the status "same text", that run as `same_as`, and the metrics that depend on the text alone.
    """
    return csv_text(*run_table(comparison), RUN_UNITS, about_comparison(comparison))


def about_comparison(comparison: Comparison) -> dict[str, Json]:
    """What the first row of a table says of all its runs: their verdict, and what they were (`about`)."""
    verdict = comparison.verdict
    told = {"verdict": str(said("{a}. {b}", a=verdict.words, b=verdict.more))} if verdict else {}
    return told | about(*comparison.traces)


def run_table(comparison: Comparison) -> tuple[list[str], list[dict[str, Json]]]:
    """The columns and the rows of that table, with their values as they are."""
    comparison = comparison.for_files()
    swept = [axis.knob for axis in comparison.axes if FOLDED not in axis.knob]
    fixed = [name for name in _knobs(comparison) if name not in swept] if comparison.kind == "sweep" else []
    columns = ["label", "title", "model", "settings", "seed", "row", "column", *swept, *fixed]
    rows = [_row(comparison, number) for number in range(len(comparison.entries))]
    for row, entry, same in zip(rows, comparison.entries, _same_as(comparison), strict=True):
        asked = _knobs_of(entry) | ({PROMPT: entry.request.asked} if PROMPT in fixed else {})
        row |= {"same_as": same, **{name: _plain(asked.get(name)) for name in fixed}}
    known = {name for row in rows for name in row}
    own = [name for name in (PROMPT, *DISTANCES) if name in known and name not in swept]
    return [*columns, *own, "text", "same_as", "status", "stop_reason", "failed", "shared", *METRICS], rows


def _row(comparison: Comparison, number: int) -> dict[str, Json]:
    entry, trace, written = comparison.entries[number], comparison.traces[number], comparison.text_trace(number)
    group = comparison.groups[entry.group]
    places = dict(zip(("row", "column"), group.place, strict=False))
    swept = {
        axis.knob: axis.values[places[name]]
        for axis, name in zip(comparison.axes, ("column", "row"), strict=False)
        if FOLDED not in axis.knob
    }
    first, found = written.sequences[0] if written.sequences else None, comparison.find
    return {
        "label": group.label,
        "title": group.title,
        "model": group.model,
        "settings": group.settings,
        "seed": _seed(entry, trace),
        **places,
        **{knob: value if knob == PROMPT else number_of(value) for knob, value in swept.items()},
        **({PROMPT: group.prompt} if group.prompt else {}),
        **(found.columns(comparison, entry.request.asked) if isinstance(found, PromptFindings) else {}),
        "text": first.text if first else "".join(step.piece or "" for step in trace.steps),
        "status": comparison.status(number),
        "shared": (trace.shared.runs if trace.shared else 1) if trace.started else None,
        "stop_reason": first and first.stop_reason,
        "failed": trace.failed and f"{trace.failed.message} {trace.failed.fix}".strip(),
        **measured([comparison.as_measured(number)]),
    }


def _knobs_of(entry: Entry) -> dict[str, Json]:
    """What a request sets: its config, and what it says beside that."""
    beside = {name: getattr(entry.request, name) for name in EXTRAS}
    return {
        **{name: value for name, value in entry.request.config.items() if value is not None},
        **{name: value for name, value in beside.items() if value != EXTRAS[name].default},
    }


def _knobs(comparison: Comparison) -> list[str]:
    """The knobs that any of the runs sets; with a prompt among several knobs of the rows, that too."""
    prompts = any(PROMPT in axis.knob.split(FOLDED) for axis in comparison.axes if FOLDED in axis.knob)
    return [*dict.fromkeys(name for entry in comparison.entries for name in _knobs_of(entry)), *[PROMPT] * prompts]


def _plain(value: Json) -> Json:
    """A value of a knob as a cell: lists and objects as JSON."""
    return value if value is None or isinstance(value, bool | int | float | str) else encode(value)


def _same_as(comparison: Comparison) -> list[int | None]:
    """For each run the number, from 0, of the first one that wrote the same tokens; None for one that is the first. Of
    one that was not made, the number of the run whose text it has."""
    first: dict[tuple[object, ...], int] = {}
    found: list[int | None] = []
    for number, trace in enumerate(comparison.traces):
        text = (trace.started.model, *(tuple(each.token_ids) for each in trace.sequences)) if trace.sequences else None
        found.append(comparison.same_text.get(number) if text is None else first.get(text))
        if text is not None:
            first.setdefault(text, number)
    return found


def _seed(entry: Entry, trace: Trace) -> int | None:
    """The seed that was used, or is to be."""
    return entry.request.seed if trace.seed is None else trace.seed

