"""The tables of trials, experiments, precisions and choices: what was found, column by column, and safe to open."""

from __future__ import annotations

import csv
import gzip
import io
import json
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.experiments.comparison import Comparison
from playground.sharing.comparison_tables import table, table_csv, table_of
from playground.sharing.csv_columns import ABOUT, about, csv_text
from playground.sharing.csv_table import candidates_csv
from playground.sharing.detection_table import detections_csv
from playground.sharing.open_comparison import open_comparison
from playground.trace import replace
from tests.support.changing import change
from tests.support.watermarked import GREEN, SYNTHID, judge
from tests.visualizers import made
from tests.visualizers.trials import speed

SAVED = Path(__file__).parents[1] / "saved"


def opened(name: str) -> Comparison:
    text = gzip.decompress((SAVED / f"{name}.json.gz").read_bytes()).decode()
    return open_comparison(text, judge_of=lambda model, once: judge)


def read(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


COLUMNS = {
    "trial-speed": [
        *("pair", "draft_acceptance_rate", "judged_acceptance_rate", "mean_acceptance_length", "passes_saved"),
        *("without (s/token)", "with (s/token)", "speed-up", "speed-up from", "speed-up to", "verdict", "why not"),
        "drafted tokens per round", "cost of drafting one token (tokens)", "cost of verifying a draft (tokens)",
    ],
    "trial-lengths": [
        *("num_assistant_tokens", "draft_acceptance_rate", "judged_acceptance_rate", "mean_acceptance_length"),
        *("drafted per round", "speed-up", "speed-up from", "speed-up to", "formula"),
    ],
    "trial-same": ["place", "token", "without (texts)", "with (texts)"],
    "trial-greedy": ["drafts", "text"],
    "watermark-pair": ["number", "without", "with"],
    "watermark-cost": ["bias", "texts", "perplexity", "z", "green", "expected at least", "suppressed of 10",
                       "moved to green"],
    "watermark-quiz": ["pair", "watermarked text", "green with", "green without", "z with", "z without"],
    "precision": [
        *("precision", "model", "weights", "weights (bytes)", "weights of the reference", "mean KL (bits)"),
        *("max KL (bits)", "max KL at token", "same top token", "perplexity", "tokens per second"),
        *("tokens per second from", "tokens per second to", "speed of the reference", "why not"),
    ],
    "choices": [
        *("model", "prompt", "answer", "tokens", "bytes", "log P (nats)", "per token (nats)", "per byte (nats)"),
        *("perplexity", "share by sum", "share by token", "share by byte", "probability of all named"),
        *("after processors (nats)", "removed by", "token texts", "token log P (nats)"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", COLUMNS)
def test_each_table_has_its_columns_once_and_a_row_for_what_it_tells(name):
    text = table_csv(opened(name))
    columns = [*COLUMNS[name], "status"]
    more = [each for each in (*(["verdict"] if name == "precision" else []), *ABOUT) if each not in columns]
    assert text.startswith("\ufeff") and next(csv.reader(text[1:].splitlines())) == columns + more
    rows = read(text)
    if name == "precision":
        assert rows[0]["verdict"].startswith("nf4 takes ") and not any(row["verdict"] for row in rows[1:])
    assert rows[0]["versions"].startswith("torch ") and not any(row["versions"] for row in rows[1:])
    assert rows and all(None not in row and None not in row.values() for row in rows)


def cut_off(name: str, last: int = 1) -> Comparison:
    """A saved trial whose last runs were stopped while they wrote."""
    trial = opened(name)
    for number in range(len(trial.traces) - last, len(trial.traces)):
        trial.traces[number].finished = None
    trial.end(stopped=True)
    return trial


@pytest.mark.parametrize("name", COLUMNS)
def test_each_row_says_what_became_of_its_runs(name):
    assert {row["status"] for row in table(opened(name))[1]} == {"ended"}
    assert "unfinished" in {row["status"] for row in table(cut_off(name))[1]}


def test_pairs_that_have_not_ended_have_a_row_without_numbers():
    whole, rows = table(opened("trial-speed"))[1], table(cut_off("trial-speed"))[1]
    assert [row["status"] for row in rows] == ["ended"] * (len(whole) - 2) + ["unfinished"] * 2
    assert set(rows[-2]) == {"pair", "status"} and rows[:-2] == whole[:-2]
    quiz = table(cut_off("watermark-quiz"))[1]
    assert set(quiz[-1]) == {"pair", "status"} and quiz[-1]["pair"] == len(quiz)


def test_a_text_that_has_not_ended_has_no_numbers():
    *numbers, last = table(cut_off("watermark-pair"))[1]
    assert last == {"number": "status", "without": "ended", "with": "unfinished", "status": "unfinished"}
    assert numbers and all("with" not in row for row in numbers)
    assert next(row for row in numbers if row["number"] == "perplexity")["without"] > 1


def test_answers_that_were_not_read_have_a_row():
    whole, rows = table(opened("choices"))[1], table(cut_off("choices"))[1]
    assert [row["answer"] for row in rows] == [row["answer"] for row in whole]
    assert set(rows[-1]) == {"model", "prompt", "answer", "status"} and rows[-1]["status"] == "unfinished"


def test_pairs_and_their_median():
    *pairs, whole = table_of(speed())[1]
    found = speed()
    assert [pair["speed-up"] for pair in pairs] == [pair["speedup"] for pair in found["pairs"]]
    assert (whole["pair"], whole["speed-up"], whole["speed-up from"]) == ("median", found["speedup"]["median"],
                                                                         found["speedup"]["low"])  # fmt: skip
    assert whole["without (s/token)"] == pytest.approx(0.0104) and whole["passes_saved"] == 250
    (whole,) = table_of(speed([], []))[1]
    assert whole["speed-up"] is None


def test_the_texts_that_have_a_token_add_up():
    found = opened("trial-same").found()
    rows = table_of(found)[1]
    for place in {row["place"] for row in rows}:
        here = [row for row in rows if row["place"] == place]
        sums = [sum(row[name] for row in here) for name in ("without (texts)", "with (texts)")]
        assert sums == found["counts"]
    assert json.loads(rows[0]["token"]) == found["positions"][0]["tokens"][0]["text"]


def test_two_texts_have_the_numbers_of_their_reports():
    trial = opened("watermark-pair")
    rows = {row["number"]: row for row in table_of(trial.found())[1]}
    plain, marked = [text["report"] for text in trial.found()["texts"]]
    assert (rows["z-score"]["without"], rows["z-score"]["with"]) == (plain["z_score"], marked["z_score"])
    assert rows["green fraction"]["with"] == marked["green_fraction"]
    assert rows["tokens"]["with"] == trial.traces[1].finished.num_tokens


def test_how_sure_detection_is():
    trial = opened("watermark-sure")
    columns, rows = table_of(trial.found())
    (score,) = trial.found()["scores"]
    assert columns[:3] == ["by", "false positives", "found, from the samples"] and len(rows) == len(score["rates"])
    for row, rate in zip(rows, score["rates"], strict=True):
        passed = rate["false_positives"] if rate.get("shown", True) else None
        assert (row["false positives"], row["passed (texts)"]) == (rate["level"], passed)
        assert row["AUC"] == score["auc"] and row["with the watermark (texts)"] == 5


def test_a_rate_that_the_samples_cannot_show_is_left_empty():
    found = opened("watermark-sure").found()
    found["scores"][0]["rates"][0]["shown"] = False
    row = table_of(found)[1][0]
    assert row["found, from the samples"] is None and row["threshold, from the samples"] is None
    assert row["true false-positive rate, by the samples, up to"] is None


def test_the_reference_has_its_weights_and_no_divergence():
    first, second = table_of(opened("precision").found())[1]
    assert first["weights of the reference"] == 1 and first["mean KL (nats)"] is None and first["perplexity"] > 1
    assert 0 < second["weights of the reference"] < 1 and second["mean KL (nats)"] > 0


def test_the_file_has_divergences_in_bits_and_the_data_frame_in_nats():
    told = table_of(opened("precision").found())[1][1]["mean KL (nats)"]
    assert float(read(table_csv(opened("precision")))[1]["mean KL (bits)"]) == pytest.approx(told / math.log(2))


def test_what_differs_between_runs_is_said_of_each():
    one, other = made.sampled(), made.sampled()
    one.started = replace(one.started, model="/home/me/big-cat")
    told = about(one, other)
    assert told["model"] == '["./big-cat","stories"]' and told["prompt"] == one.started.prompt


def test_an_answer_has_its_tokens_and_what_its_numbers_add_up_to():
    blue, both, dark, *_ = table_of(opened("choices").found())[1]
    assert json.loads(both["token texts"]) == [" blue", " and", " red"] and both["tokens"] == 3 and both["bytes"] == 12
    assert sum(json.loads(both["token log P (nats)"])) == pytest.approx(both["log P (nats)"])
    assert both["per byte (nats)"] == both["log P (nats)"] / 12
    assert blue["share by sum"] + both["share by sum"] + dark["share by sum"] == pytest.approx(1)
    assert blue["after processors (nats)"] == 0 and dark["removed by"] == "TopKLogitsWarper"


def test_other_kinds_have_their_runs():
    assert "perplexity" in read(table_csv(opened("lanes")))[0]


@pytest.mark.parametrize("watermark", [GREEN, SYNTHID])
def test_what_the_detector_says_is_one_table(watermark):
    (whole,) = judge([[2, 5, 8, 11, 4]], watermark)
    brief = {name: value for name, value in whole.items() if name not in ("tokens", "curve", "layers")}
    error = {"error": {"message": "Too short.", "fix": "Take more."}}
    shown = {
        "detection": {"reports": [whole, whole], "model": "/home/me/cat", "watermark": watermark},
        "texts": {"prompt": "Once"},
        "mistakes": {"rows": [{"what": "the key", "how": "=8 others", "meaning": "", "reports": [brief, error]}]},
        "attack": {"how": None, "strength": None, "before": whole, "after": error},
        "strengths": {"how": "words", "threshold": 3.0, "points": [{"strength": 0.5, "z": [1.5, -0.0], "refused": 1}]},
    }
    rows = read(detections_csv(shown))
    assert len(rows) == 2 + 2 + 2 + 3
    assert [float(row["z-score"]) for row in rows if row["z-score"]] == [whole["z_score"]] * 4 + [1.5, 0]
    assert rows[2]["how"] == "'=8 others" and rows[3]["problem"] == "Too short. Take more."
    told = [rows[0][name] for name in ("prompt", "model")]
    assert told == ["Once", "./cat"] and json.loads(rows[0]["watermark"]) == watermark
    assert "torch" in rows[0]["versions"]
    assert ("g-values" in rows[0]) == ("keys" in watermark) and "-0.0" not in detections_csv(shown)


# ------------------------------------------------------------------------------------------------ zero, and formulas


@given(st.text(), st.text())
def test_no_cell_and_no_heading_is_a_formula(name, text):
    rows = list(csv.reader(io.StringIO(csv_text([name], [{name: text}]).removeprefix("\ufeff"), newline="")))
    for (cell,), meant in zip(rows, (name, text), strict=True):
        assert not cell.lstrip().startswith(tuple("=+-@＝＋－＠")) and cell.removeprefix("'") == meant


def test_negative_zero_is_zero_in_every_table():
    assert csv_text(["a", "b"], [{"a": -0.0, "b": -0.5}]).splitlines()[1] == "0.0,-0.5"
    trace = made.sampled()
    change(trace.all_steps[0].chosen, logprob=-0.0)
    change(trace.all_steps[0].distribution, entropy_after=-0.0)
    change(trace.all_steps[0].candidates[0], logprob=-0.0)
    assert "-0.0," not in candidates_csv(trace) and ",0.0," in candidates_csv(trace)
