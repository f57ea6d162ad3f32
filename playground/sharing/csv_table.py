"""A trace as a table for spreadsheets and data frames: CSV with one row for each candidate of each step.

Knows the trace, no pictures. A cell is empty where there is no value. The rows are in nats; the table has its entropies
in bits, as the page does, and says the units in its headings (`csv_columns.py`).
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from playground.sharing.csv_columns import ABOUT, about, heading, in_unit
from playground.trace import BeamStep, Candidate, Distribution, Step, Trace

# For beams, `sequence` counts the prompts, `chosen` says whether the continuation went on or finished, and the columns
# from `parent` on are those of `BeamCandidate`. `penalty` and `reranked_score` are those of contrastive search, `layer`
# is the one that DoLa contrasted. `given` is true in a step whose token was not chosen, but given.
COLUMNS = (
    *("sequence", "step", "token_id", "text", "chosen", "given", "raw_logprob", "logprob", "raw_rank", "rank", "kept"),
    *("removed_by", "entropy_before", "entropy_after", "penalty", "reranked_score", "layer"),
    *("parent", "beam", "status", "score", "final_score", "group", "diversity_penalty", "bank", "progress", "forced"),
)


def candidates_csv(trace: Trace) -> str:
    """The table, with a line of names (`COLUMNS`, with units, and `ABOUT`) first; lines end in CR LF, numbers are not
    rounded.

    Of each step: its top candidates, and the chosen token where it is none of them; of each step of beam search: the
    continuations that it considered. `text` is a JSON string, so that spaces and line ends are seen, "NA" stays a
    text, and no cell begins with a sign that a spreadsheet takes for a formula.
    """
    table = io.StringIO()
    writer = csv.DictWriter(table, [*map(heading, COLUMNS), *ABOUT], restval="")
    writer.writeheader()
    first = {name: text_cell(value) if name == "prompt" else _cell(name, value) for name, value in about(trace).items()}
    for row in candidate_rows(trace):
        writer.writerow({heading(name): _cell(name, in_unit(name, value)) for name, value in row.items()} | first)
        first = {}
    return table.getvalue()


def candidate_rows(trace: Trace) -> Iterator[dict[str, Any]]:
    """The rows of the table by the names of `COLUMNS`, with their values as they are; what has no value may be left
    out."""
    for step in trace.all_steps:
        yield from _step_rows(step)
    for step in trace.beam_steps:
        yield from _beam_rows(step)


def _step_rows(step: Step) -> Iterator[dict[str, Any]]:
    listed = any(candidate.token_id == step.chosen.token_id for candidate in step.candidates)
    reranked = {row.token_id: row for row in step.reranked or ()}
    for candidate in [*step.candidates, *([] if listed else [step.chosen])]:
        row = reranked.get(candidate.token_id)
        yield {
            "sequence": step.sequence,
            "step": step.index,
            "chosen": candidate.token_id == step.chosen.token_id,
            "given": step.given or None,
            **_candidate(candidate),
            **({"kept": None} if step.distribution.vocab is None else {}),  # another server does not tell it
            **_entropies(step.distribution),
            "penalty": row and row.penalty,
            "reranked_score": row and row.score,
            "layer": step.layers and step.layers.layer,
        }


def _beam_rows(step: BeamStep) -> Iterator[dict[str, Any]]:
    for beam in step.candidates:
        before = step.distributions[beam.parent]
        listed = next((c for c in before.candidates if c.token_id == beam.token_id), None)
        yield {
            "sequence": step.sequence,
            "step": step.index,
            "chosen": beam.status in ("running", "finished"),
            "given": step.given or None,
            **_candidate(listed or Candidate(beam.token_id, beam.text, beam.raw_logprob, beam.logprob)),
            **_entropies(before),
            **{name: getattr(beam, name) for name in COLUMNS if hasattr(beam, name)},
        }


def _candidate(candidate: Candidate) -> dict[str, Any]:
    return {
        "token_id": candidate.token_id,
        "text": candidate.text,
        "raw_logprob": candidate.raw_logprob,
        "logprob": candidate.logprob,
        "raw_rank": candidate.raw_rank,
        "rank": candidate.rank,
        "kept": candidate.kept,
        "removed_by": candidate.removed_by,
    }


def _entropies(distribution: Distribution) -> dict[str, Any]:
    return {"entropy_before": distribution.entropy_before, "entropy_after": distribution.entropy_after}


def _cell(name: str, value: Any) -> Any:
    if isinstance(value, bool | list):
        return json.dumps(value)
    if isinstance(value, float):
        return value + 0.0  # negative zero is zero
    if not isinstance(value, str) or (name != "text" and value.isidentifier()):
        return value
    return text_cell(value)  # what is no name in another column comes from a stranger's file


def text_cell(text: str) -> str:
    """A text as a JSON string. Half characters, which UTF-8 cannot hold, are written as JSON escapes them."""
    return json.dumps(text, ensure_ascii=False).encode(errors="backslashreplace").decode()
