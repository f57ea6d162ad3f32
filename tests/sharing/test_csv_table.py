"""The table says what the trace says: it is read back with pandas and compared, cell by cell."""

from __future__ import annotations

import csv
import io
import json
import math

import pandas
import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.api import generate
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest
from playground.sharing.csv_columns import ABOUT, heading
from playground.sharing.csv_table import COLUMNS, UNITS, candidates_csv
from playground.trace import (
    BeamCandidate,
    BeamsAdvanced,
    BeamStep,
    Candidate,
    Distribution,
    LayerContrast,
    Reranked,
    Step,
    Stepped,
    Trace,
)

HEADINGS = [heading(name, UNITS.get(name, "")) for name in COLUMNS]


def read(trace: Trace) -> list[dict]:
    """The rows as pandas reads them from a file, None for an empty cell, the text as it was."""
    file = io.BytesIO(candidates_csv(trace).encode())
    frame = pandas.read_csv(file)
    assert list(frame.columns) == [*HEADINGS, *(ABOUT if trace.started else [])]
    frame = frame[HEADINGS].rename(columns=dict(zip(HEADINGS, COLUMNS, strict=True)))
    frame[["entropy_before", "entropy_after"]] *= math.log(2)  # they are in bits, and here compared in nats
    rows = [
        {name: None if isinstance(cell, float) and math.isnan(cell) else cell for name, cell in row.items()}
        for row in frame.to_dict("records")
    ]
    return [row | {"text": json.loads(row["text"])} for row in rows]


def filled(row: dict) -> dict:
    return {name: cell for name, cell in row.items() if cell is not None}


def test_by_hand():
    kept = Candidate(5, " once", -0.5, -0.25, 1, 1)
    removed = Candidate(6, "=1+2", -2.0, None, 2, None, "TopKLogitsWarper")
    step = Step(0, 3, kept, " once", Distribution([kept, removed], 1.5, 0.5, 9), 0.1, 0.2)
    first, second = read(Trace.fold([Stepped(step)]))
    assert filled(first) == {
        "sequence": 0, "step": 3, "token_id": 5, "text": " once", "chosen": True, "raw_logprob": -0.5,
        "logprob": -0.25, "raw_rank": 1, "rank": 1, "kept": True, "entropy_before": 1.5, "entropy_after": 0.5,
    }  # fmt: skip
    assert filled(second) == {
        "sequence": 0, "step": 3, "token_id": 6, "text": "=1+2", "chosen": False, "raw_logprob": -2.0, "raw_rank": 2,
        "kept": False, "removed_by": "TopKLogitsWarper", "entropy_before": 1.5, "entropy_after": 0.5,
    }  # fmt: skip


def test_beams_by_hand():
    listed = Candidate(5, "a", -0.5, -0.6, 1, 2)
    before = Distribution([listed], 1.5, 0.5, 9)
    rows = [
        BeamCandidate(5, "a", "a", 0, -0.5, -0.6, -1.1, "running", 0, group=1, diversity_penalty=0.25),
        BeamCandidate(
            7, "b", "b", 1, -3.0, -3.0, -3.5, "finished", final_score=-1.7, bank=2, progress=[1, 0], forced=True
        ),
        BeamCandidate(8, "c", "c", 0, -4.0, -4.0, -4.5, "pruned"),
    ]  # fmt: skip
    first, second, third = read(Trace.fold([BeamsAdvanced(BeamStep(0, 2, rows, [before, before], [], 0.1, 0.2))]))
    assert filled(first) == {
        "sequence": 0, "step": 2, "token_id": 5, "text": "a", "chosen": True, "raw_logprob": -0.5, "logprob": -0.6,
        "raw_rank": 1, "rank": 2, "kept": True, "entropy_before": 1.5, "entropy_after": 0.5, "parent": 0, "beam": 0,
        "status": "running", "score": -1.1, "group": 1, "diversity_penalty": 0.25, "forced": False,
    }  # fmt: skip
    assert (second["bank"], second["progress"], second["forced"], second["final_score"]) == (2, "[1, 0]", True, -1.7)
    assert (second["rank"], second["beam"], second["chosen"]) == (None, None, True)
    assert (third["status"], third["chosen"], third["text"]) == ("pruned", False, "c")


def test_contrastive_search_and_dola():
    chosen, other = Candidate(5, "a", -0.5, -0.5, 1, 1), Candidate(6, "b", -1.5, -1.5, 2, 2)
    step = Step(
        0, 0, chosen, "a", Distribution([chosen, other], 1.0, 1.0, 9), 0.1, 0.2,
        reranked=[Reranked(6, "b", 0.2, 0.75, -0.37)], layers=LayerContrast(2, 6, [0, 2], [0.1, 0.3]),
    )  # fmt: skip
    first, second = read(Trace.fold([Stepped(step)]))
    assert (first["penalty"], first["reranked_score"], first["layer"]) == (None, None, 2)
    assert (second["penalty"], second["reranked_score"], second["layer"]) == (0.75, -0.37, 2)


def test_a_chosen_token_outside_the_top_is_there_too():
    chosen, top = Candidate(7, "z", -9.0, -9.0, 50, 50), Candidate(5, "a", -0.5, -0.5, 1, 1)
    step = Step(0, 0, chosen, "z", Distribution([top], 1.0, 1.0, 99), 0.1, 0.2)
    assert [(row["token_id"], row["chosen"]) for row in read(Trace.fold([Stepped(step)]))] == [(5, False), (7, True)]


@pytest.mark.parametrize("name", ["nucleus", "beam", "speculative"])
def test_a_real_run(name):
    config = PRESETS[name].config | {"max_new_tokens": 6}
    assistant = "stories-draft" if name == "speculative" else None
    trace = generate(GenerationRequest("stories", "Once upon", config=config, seed=1, assistant=assistant))
    rows = read(trace)
    if trace.beam_steps:
        assert len(rows) == sum(len(step.candidates) for step in trace.beam_steps)
        assert [row["score"] for row in rows] == [c.score for step in trace.beam_steps for c in step.candidates]
        return
    chosen = [row for row in rows if row["chosen"]]
    assert [row["token_id"] for row in chosen] == trace.sequences[0].token_ids
    assert [row["logprob"] for row in chosen] == pytest.approx(trace.sequences[0].logprobs)
    expected = [
        candidate
        for step in trace.steps
        for candidate in [*step.candidates, *([] if step.chosen in step.candidates else [step.chosen])]
    ]
    assert [(row["text"], row["raw_logprob"], row["logprob"], row["rank"]) for row in rows] == [
        (c.text, c.raw_logprob, c.logprob, c.rank) for c in expected
    ]


def test_nothing_recorded_gives_the_names_alone():
    assert candidates_csv(Trace()) == ",".join(HEADINGS) + "\r\n"


def test_the_table_says_its_units_and_which_run_it_is_of():
    request = GenerationRequest("stories", '=Once, "upon', config={"do_sample": True, "max_new_tokens": 2}, seed=3)
    trace = generate(request)
    first, *others = csv.DictReader(io.StringIO(candidates_csv(trace), newline=""))
    before = trace.steps[0].distribution.entropy_before
    assert float(first["entropy_before (bits)"]) == pytest.approx(before / math.log(2))
    assert float(first["raw_logprob (nats)"]) == trace.steps[0].candidates[0].raw_logprob
    assert (first["model"], first["seed"], json.loads(first["prompt"])) == ("stories", "3", '=Once, "upon')
    assert f"torch {trace.started.versions['torch']}" in json.loads(first["versions"])
    made = trace.started.provenance
    assert (first["dtype"], first["threads"]) == ("float32", f"{made.threads}") and made.processor in first["processor"]
    assert others and not any(row[name] for row in others for name in ABOUT)


UGLY = ["=1", "+1", "-1", "@x", "\t=1", "\r", "NA", "nan", "", "a,b", '"', "\n", "\ud800"]
TEXTS = st.text(st.characters()) | st.sampled_from(UGLY)
FLOATS = st.floats(allow_nan=False)


@given(st.lists(st.tuples(TEXTS, FLOATS, st.none() | FLOATS, TEXTS), min_size=1, max_size=4))
def test_any_text_and_number_is_read_back_and_none_is_a_formula(found):
    candidates = [Candidate(i, text, raw, log, removed_by=who) for i, (text, raw, log, who) in enumerate(found)]
    step = Step(0, 0, candidates[0], "", Distribution(candidates, 0.0, 0.0, 9), 0.1, 0.2)
    table = candidates_csv(Trace.fold([Stepped(step)]))
    table.encode()
    rows = list(csv.DictReader(io.StringIO(table, newline="")))
    assert [json.loads(row["text"]) for row in rows] == [text for text, *_ in found]
    assert [float(row["raw_logprob (nats)"]) for row in rows] == [raw for _, raw, *_ in found]
    logprobs = [None if row["logprob (nats)"] == "" else float(row["logprob (nats)"]) for row in rows]
    assert logprobs == [logprob for _, _, logprob, _ in found]
    for row in rows:
        for name in ("text", "removed_by"):
            assert row[name][:1] not in tuple("=+-@\t\r")
    assert table.count("\r\n") >= len(found) + 1
