"""A trace as a table for spreadsheets and data frames: CSV with one row for each candidate of each step.

Knows the trace, no pictures. A cell is empty where there is no value. The rows are in nats; what the table has in bits,
and in which unit each column is, `UNITS` says.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from playground.sharing.csv_columns import about, headed
from playground.trace import BeamStep, Candidate, Distribution, Step, Trace

# For beams, `sequence` counts the prompts, `chosen` says whether the continuation went on or finished, and the columns
# from `parent` on are those of `BeamCandidate`. `penalty` and `reranked_score` are those of contrastive search, `layer`
# is the one that DoLa contrasted. `given` is true in a step whose token was not chosen, but given.
COLUMNS = (
    *("sequence", "step", "token_id", "text", "chosen", "given", "raw_logprob", "logprob", "raw_rank", "rank", "kept"),
    *("removed_by", "entropy_before", "entropy_after", "penalty", "reranked_score", "layer"),
    *("parent", "beam", "status", "score", "final_score", "group", "diversity_penalty", "bank", "progress", "forced"),
)
UNITS = {
    **dict.fromkeys(("entropy_before", "entropy_after"), "bits"),
    **dict.fromkeys(("raw_logprob", "logprob", "score", "final_score", "diversity_penalty"), "nats"),
}


def candidates_csv(trace: Trace) -> str:
    """The table, with a line of names (`COLUMNS`, with units, and what it was made of) first; lines end in CR LF,
    numbers are not rounded.

    Of each step: its top candidates, and the chosen token where it is none of them; of each step of beam search: the
    continuations that it considered. `text` is a JSON string, so that spaces and line ends are seen, "NA" stays a
    text, and no cell begins with a sign that a spreadsheet takes for a formula.
    """
    return json_texts_csv(COLUMNS, candidate_rows(trace), UNITS, about(trace), texts=("text", "prompt"))


def json_texts_csv(
    columns: Sequence[str], rows: Iterable[Mapping[str, object]], units: Mapping[str, str], about: Mapping[str, object],
    texts: Sequence[str],
) -> str:  # fmt: skip
    """Rows as CSV, as `candidates_csv` says it; the columns `texts` have JSON strings in each of their cells."""
    names, lines = headed(columns, rows, units, about)
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerow(names)
    for line in lines:
        writer.writerow([_cell(name in texts, value) for name, value in zip(names, line, strict=True)])
    return table.getvalue()


def candidate_rows(trace: Trace) -> Iterator[dict[str, object]]:
    """The rows of the table by the names of `COLUMNS`, with their values as they are; what has no value may be left
    out."""
    for step in trace.all_steps:
        yield from _step_rows(step)
    for step in trace.beam_steps:
        yield from _beam_rows(step)


def _step_rows(step: Step) -> Iterator[dict[str, object]]:
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


def _beam_rows(step: BeamStep) -> Iterator[dict[str, object]]:
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


def _candidate(candidate: Candidate) -> dict[str, object]:
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


def _entropies(distribution: Distribution) -> dict[str, object]:
    return {"entropy_before": distribution.entropy_before, "entropy_after": distribution.entropy_after}


def _cell(is_text: bool, value: object) -> object:
    if isinstance(value, bool | list):
        return json.dumps(value)
    if isinstance(value, float):
        return value + 0.0  # negative zero is zero
    if not isinstance(value, str) or (value.isidentifier() and not is_text):
        return value
    return _text_cell(value)  # what is no name in another column comes from a stranger's file


def _text_cell(text: str) -> str:
    """A text as a JSON string. Half characters, which UTF-8 cannot hold, are written as JSON escapes them."""
    return json.dumps(text, ensure_ascii=False).encode(errors="backslashreplace").decode()
