"""Data frames hold what the trace holds, in columns that the documents name, and pandas is not imported before."""

from __future__ import annotations

import io
import math
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from playground import GenerationRequest, Traces, batch, run
from playground.experiments.choices import choice_trial
from playground.experiments.draft_trials import speed_trial
from playground.experiments.precision import precision_trial
from playground.metrics.run_metrics import METRICS, measure
from playground.notebook.tables import tables_of
from playground.presets.recorded_runs import recorded_serving
from playground.sharing.answer_files import answer_to_csv
from playground.sharing.comparison_files import to_csv
from playground.sharing.comparison_tables import table_csv
from playground.sharing.csv_columns import ABOUT
from playground.sharing.csv_table import COLUMNS
from playground.sharing.open_comparison import open_saved
from playground.trace import Trace
from tests.notebook.conftest import DRAFTS, PROMPT, SAMPLED
from tests.visualizers.made_strategies import denoised

DOCUMENT = (Path(__file__).parents[2] / "docs" / "notebooks.md").read_text("utf-8")


def test_a_row_for_each_token(sampled):
    table = sampled.to_pandas()
    assert len(table) == len(sampled.steps) == 8
    assert list(table["token_id"]) == sampled.sequences[0].token_ids
    assert list(table["logprob"]) == sampled.sequences[0].logprobs
    assert "".join(table["piece"]) == sampled.sequences[0].text
    assert list(table["probability"]) == pytest.approx([math.exp(one) for one in sampled.sequences[0].logprobs])
    assert list(table["entropy_before"]) == [step.distribution.entropy_before for step in sampled.steps]
    assert list(table["tokens_kept"]) == [step.distribution.kept for step in sampled.steps]
    assert list(table["elapsed"]) == [step.elapsed for step in sampled.steps]


def test_beams_have_the_tokens_of_the_texts_that_were_returned(traces):
    table = traces[1].to_pandas()
    assert list(table["token_id"]) == traces[1].sequences[0].token_ids


def test_candidates_are_the_rows_of_the_csv_file(sampled):
    table = sampled.to_pandas("candidates")
    assert list(table.columns) == list(COLUMNS)
    listed = [{one.token_id for one in [*step.candidates, step.chosen]} for step in sampled.steps]
    assert len(table) == sum(map(len, listed))
    first = sampled.steps[0].candidates[0]
    assert (table["text"][0], table["raw_logprob"][0], bool(table["kept"][0])) == (first.text, first.raw_logprob, True)


def test_draws_have_one_winner_each_whose_product_is_the_largest(sampled):
    table = sampled.to_pandas("draws")
    assert (table.groupby(["sequence", "step"])["won"].sum() == 1).all()
    candidates = table[table["probability"] > 0]
    products = candidates["probability"] * np.exp(candidates["luck"])
    best = products.groupby([candidates["sequence"], candidates["step"]]).idxmax()
    assert candidates.loc[best, "won"].mean() == 1
    assert (table.loc[table["score_rank"] == 1, "above"] == 0).all()


def test_drafts(drafted):
    table = drafted.to_pandas("drafts")
    figures = drafted.acceptance
    assert len(table) == figures.num_draft_tokens
    assert table["accepted"].sum() == figures.num_accepted_draft_tokens
    assert table["judged"].sum() == figures.num_judged_draft_tokens
    assert list(table.groupby("place")["accepted"].sum()) == figures.accepted_by_position


def test_a_run_of_block_diffusion_has_its_canvases_first():
    trace = denoised()
    table = trace.to_pandas()
    assert len(table) == sum(len(step.places) for step in trace.canvas_steps)
    assert "read_id" in table and trace.to_pandas("tokens").empty


def test_an_empty_trace_has_empty_tables():
    for name in tables_of(Trace()):
        assert Trace().to_pandas(name).empty


def test_several_runs(traces):
    runs = traces.to_pandas()
    assert list(runs["label"]) == ["A", "B"]
    assert list(runs["text"]) == [trace.sequences[0].text for trace in traces]
    assert list(runs["perplexity"]) == [measure([trace])["perplexity"] for trace in traces]
    tokens = traces.to_pandas("tokens")
    assert list(tokens["run"]) == [0] * 8 + [1] * 6
    assert isinstance(traces[:1], Traces) and len(traces[:1].to_pandas("tokens")) == 8
    assert Traces().to_pandas().empty


def _same_columns(saved: pd.DataFrame, table: pd.DataFrame) -> bool:
    """Whether the file has the columns of the frame first, but for their units, then its verdict and its source."""
    names = [list(map(_without_unit, frame)) for frame in (saved, table)]
    return names[0][: len(names[1])] == names[1] and set(names[0][len(names[1]) :]) <= {*ABOUT, "verdict"}


def _without_unit(name: str) -> str:
    return re.sub(r" \((bits|nats|s|tokens|tokens/s|steps|seconds|requests)\)$", "", name)


def test_a_sweep_has_a_row_for_each_run_and_a_column_for_each_knob(swept):
    table = swept.to_pandas()
    assert list(table["temperature"]) == [0.5, 0.5, 1.0, 1.0, 1.5, 1.5] * 2
    assert list(table["top_p"]) == [0.5] * 6 + ["unset"] * 6
    assert list(table["seed"]) == [3, 4] * 6
    assert set(METRICS) <= set(table)
    saved = pd.read_csv(io.StringIO(to_csv(swept)))
    assert _same_columns(saved, table) and list(saved["perplexity"]) == list(table["perplexity"])
    nats = [measure([trace])["entropy"] for trace in swept.traces]
    assert list(table["entropy"]) == nats  # a frame stays in nats under the same name; the file says bits in its own
    assert list(saved["entropy (bits)"]) == pytest.approx([value / math.log(2) for value in nats])


def test_a_detection(detection):
    numbers = detection.to_pandas()
    assert list(numbers["what"]) == ["the text alone", "with its prompt"]
    assert numbers["z-score"][0] == detection.z_score and bool(numbers["found"][0]) is detection.prediction
    tokens = detection.to_pandas("tokens")
    assert tokens["green"].sum() == numbers["green tokens"][0] == detection.report["num_green_tokens"]
    assert detection.to_pandas("z")["z-score"].iloc[-1] == detection.z_score


@pytest.mark.parametrize(
    ("make", "rows"),
    [
        (lambda: speed_trial(DRAFTS, repeats=1), 2),
        (lambda: choice_trial([GenerationRequest("stories", PROMPT)], ["there was", "a cat"]), 2),
        (lambda: precision_trial(SAMPLED, ["stories", "stories?dtype=bfloat16"], repeats=1), 2),
    ],
    ids=["drafts", "choices", "precisions"],
)
def test_what_a_trial_found_is_the_table_of_its_csv_file(make, rows):
    trial = run(make())
    table, saved = trial.to_pandas(), pd.read_csv(io.StringIO(table_csv(trial)))
    assert len(table) == len(saved) == rows
    assert _same_columns(saved, table)
    numbers = [name for name in table if table[name].dtype == float and "KL" not in name]
    assert numbers and all(list(table[name].dropna()) == list(saved[name].dropna()) for name in numbers)
    assert len(trial.to_pandas("runs")) == len(trial.entries)


def test_a_batch():
    decoded = batch(GenerationRequest("stories", config={"max_new_tokens": 3}, seed=0), ["Once", "The cat sat"])
    table = decoded.to_pandas()
    assert list(table["way"]) == ["alone", "alone", "left", "left", "right", "right"]
    saved = pd.read_csv(io.StringIO(answer_to_csv(decoded)))
    assert _same_columns(saved, table) and list(saved["text"]) == list(table["text"])


def test_a_serving_log():
    log = open_saved(recorded_serving())
    assert list(tables_of(log)) == ["requests", "steps", "rows", "ways"]
    for name, text in (("requests", answer_to_csv(log)), ("steps", answer_to_csv(log, "steps"))):
        table, saved = log.to_pandas(name), pd.read_csv(io.StringIO(text))
        assert _same_columns(saved, table) and len(saved) == len(table)
    ways = log.to_pandas("ways").set_index("way")
    rows = log.to_pandas("rows").groupby("way")["new token"].count()
    assert list(ways["written"]) == list(rows) == [each.written for each in log.figures]
    assert list(ways.index) == list(rows.index) == list("ABCD")


def test_another_name_is_refused_with_those_that_there_are(sampled, detection):
    with pytest.raises(ValueError, match="'candidates', 'draws', 'drafts', 'canvases'; asked for was 'token'"):
        sampled.to_pandas("token")
    with pytest.raises(ValueError, match="'numbers', 'tokens', 'z'"):
        detection.to_pandas("runs")


def test_the_documents_name_every_column(sampled, drafted, traces, swept, detection):
    named = set(re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", DOCUMENT, flags=re.DOTALL | re.MULTILINE)))
    for value in (sampled, drafted, traces, swept, detection, open_saved(recorded_serving())):
        for name in tables_of(value):
            assert name in named
            knobs = {"temperature", "top_p", "do_sample", "max_new_tokens"}  # of this sweep
            missing = set(value.to_pandas(name).columns) - named - knobs
            assert missing == set(), name


def test_a_trace_opens_without_pandas_and_plotly(sampled):
    code = "import sys\nfrom playground import Trace\nTrace.from_json(sys.stdin.read()).sequences[0].text\n"
    code += "print(*({'pandas', 'plotly', 'playground.notebook'} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", code], input=sampled.to_json(), capture_output=True, text=True)
    assert (result.returncode, result.stdout.split()) == (0, []), result.stderr
