"""The files of a comparison are read back as others would read them, and say what the runs say."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
import math

import pandas
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from playground import GenerationRequest, generate
from playground.experiments.comparison import Axis, Comparison, Entry, Group
from playground.experiments.sweep import format_value, grid
from playground.media import read_media
from playground.metrics.run_metrics import METRICS, describe, measure
from playground.settings import Settings
from playground.sharing.comparison_files import to_csv, to_json
from playground.trace import Finished, Sequence, Trace
from tests.support.changing import change
from tests.visualizers import made

REQUEST = GenerationRequest("stories", "Once", config={"do_sample": True, "max_new_tokens": 5})
LANES = [Group("A", "Nucleus", "stories", "top_p 0.9", 7), Group("B", "=Beams", "stories-draft", "", 8)]


def comparison(*traces: Trace, kind="lanes", groups=LANES, axes=(), requests=None) -> Comparison:
    """A comparison of these traces, one in each group."""
    requests = requests or [dataclasses.replace(REQUEST, seed=number) for number in range(len(traces))]
    entries = [Entry(number % len(groups), request) for number, request in enumerate(requests)]
    found = Comparison(kind, "Once", groups, entries, axes)
    found.traces = list(traces)
    return found


def rows(found: Comparison) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(to_csv(found).removeprefix("\ufeff"), newline="")))


def swept() -> Comparison:
    """A real sweep of two knobs and two seeds."""
    axes = [("temperature", [0.5, 1.0]), ("presence_penalty", [-1.0, None])]
    cells = grid(dataclasses.replace(REQUEST, seed=5), axes, seeds=2)
    groups = [Group(cell.label, "Sweep", "stories", cell.label, 5, cell.place) for cell in cells]
    entries = [Entry(number, request) for number, cell in enumerate(cells) for request in cell.requests]
    found = Comparison("sweep", "Once", groups, entries, [Axis(knob, list(map(format_value, v))) for knob, v in axes])
    found.traces = [generate(entry.request) for entry in entries]
    return found


@pytest.fixture(scope="module")
def sweep() -> Comparison:
    return swept()


# ------------------------------------------------------------------------------------------------------------ JSON


def test_json_has_everything(sweep):
    data = json.loads(to_json(sweep))
    assert (data["format"], data["kind"], data["prompt"]) == (1, "sweep", "Once")
    assert data["axes"] == [
        {"knob": "temperature", "values": ["0.5", "1.0"]},
        {"knob": "presence_penalty", "values": ["-1.0", "unset"]},
    ]
    assert data["metrics"] == describe()
    assert [group["place"] for group in data["groups"]] == [[0, 0], [0, 1], [1, 0], [1, 1]]
    for number, group in enumerate(data["groups"]):
        assert group["title"] == "Sweep" and group["label"] == group["settings"] == sweep.groups[number].label
        assert group["values"] == pytest.approx(measure(sweep.traces_of(number)))
    assert len(data["entries"]) == 8
    for entry, told, trace in zip(sweep.entries, data["entries"], sweep.traces, strict=True):
        assert told["group"] == entry.group
        assert told["values"] == pytest.approx(measure([trace]))
        assert Trace.from_json(json.dumps(told["trace"])) == trace


def test_a_request_of_the_file_gives_the_same_run_again():
    drawn = generate(REQUEST)  # with a seed that nobody named
    (told,) = json.loads(to_json(comparison(drawn, requests=[REQUEST])))["entries"]
    assert told["seed"] == told["request"]["seed"] == drawn.seed
    again = generate(GenerationRequest.from_dict(told["request"]))
    assert again.sequences[0].token_ids == drawn.sequences[0].token_ids


def test_json_is_strict_whatever_happened():
    forbidden = made.sampled()
    change(forbidden.all_steps[0].chosen, logprob=None)
    data = json.loads(to_json(comparison(Trace(), made.failed(), made.beams(), forbidden)), parse_constant=pytest.fail)
    assert [entry["values"]["mean_logprob"] is None for entry in data["entries"]] == [True, True, False, True]
    assert data["entries"][0]["request"]["seed"] == 0  # what did not run has the seed that it would have


def test_without_runs_it_is_a_file_too():
    assert json.loads(to_json(comparison()))["entries"] == []
    assert rows(comparison()) == []


# ------------------------------------------------------------------------------------------------------------- CSV


def test_a_file_keeps_no_picture_but_its_preview():
    media = read_media(Image.new("RGB", (200, 200), "red"), Settings.local())
    asked = dataclasses.replace(REQUEST, model="captioner", prompt="", media=[media])
    told = json.loads(to_json(comparison(generate(asked), requests=[asked])))
    assert media["data"] not in json.dumps(told)
    assert told["entries"][0]["request"]["media"][0]["sha256"] == media["sha256"]


def test_csv_by_pandas(sweep):
    frame = pandas.read_csv(io.BytesIO(to_csv(sweep).encode()))
    units = {"time": "s", "tokens_per_second": "tokens/s", "mean_logprob": "bits", "entropy": "bits"}
    units["model_entropy"] = "bits"
    metrics = [f"{name} ({units[name]})" if name in units else name for name in METRICS]
    assert list(frame.columns) == [
        *("label", "title", "model", "settings", "seed", "row", "column", "temperature", "presence_penalty"),
        *("do_sample", "max_new_tokens", "text", "same_as", "status", "stop_reason", "failed", "shared", *metrics),
        *("verdict", "weights_sha256", "prompt", "versions", "date", "dtype", "processor", "threads"),
    ]
    assert frame["temperature"].tolist() == [0.5, 0.5, 1, 1] * 2
    assert frame["presence_penalty"].tolist() == ["-1.0"] * 4 + ["unset"] * 4
    assert frame[["row", "column", "seed"]].to_numpy().tolist() == [
        [row, column, seed] for row in (0, 1) for column in (0, 1) for seed in (5, 6)
    ]
    assert frame["text"].tolist() == [trace.sequences[0].text for trace in sweep.traces]
    assert frame["tokens"].tolist() == [len(trace.sequences[0].token_ids) for trace in sweep.traces]
    bits = [measure([trace])["entropy"] / math.log(2) for trace in sweep.traces]
    assert frame["entropy (bits)"].tolist() == pytest.approx(bits)
    assert frame["prompt"].tolist()[:1] == [sweep.traces[0].started.prompt] and frame["dtype"][0] == "float32"
    assert "transformers" in frame["versions"][0] and frame["versions"][1:].isna().all()
    assert frame["perplexity"].tolist() == [measure([trace])["perplexity"] for trace in sweep.traces]
    assert frame["failed"].isna().all() and frame["self_bleu"].isna().all()


def test_csv_of_lanes_and_of_what_went_wrong():
    first, second, third = rows(comparison(made.sampled([" a", "b"]), made.failed(), Trace()))
    assert (first["label"], first["title"], first["text"], first["stop_reason"]) == ("A", "Nucleus", " ab", "length")
    assert (first["seed"], first["tokens"], first["row"], first["failed"]) == ("7", "2.0", "", "")
    assert second["title"] == "'=Beams"
    assert second["text"] == "".join(made.STORY[:6]) and second["stop_reason"] == ""  # what there is of it
    assert [each["status"] for each in (first, second, third)] == ["ended", "failed", "not run"]
    assert second["tokens"] == second["perplexity"] == ""
    failed = made.failed().failed
    assert second["failed"] == f"{failed.message} {failed.fix}".strip()
    assert (third["text"], third["tokens"], third["seed"]) == ("", "", "2")


def test_what_is_not_finite_is_empty():
    forbidden = made.sampled()
    change(forbidden.all_steps[0].chosen, logprob=None)
    assert measure([forbidden])["mean_logprob"] == -math.inf
    assert rows(comparison(forbidden))[0]["mean_logprob (bits)"] == ""


UGLY = ["=1", "+1", "-1", "@x", "\t=1", " =1", "\r\n-1", "＝1", "'=1", "'", "a,b", '"', "\n", "", "\ud800", "-", "a-b"]
TEXTS = st.text(st.characters()) | st.sampled_from(UGLY)


@given(TEXTS, TEXTS)
def test_any_text_is_read_back_and_none_is_a_formula(text, title):
    trace = made.sampled(["a"])
    trace.finished = Finished([Sequence(text, [], [], "length")], 1.0, 1.0, 1)
    found = comparison(trace, groups=[Group("A", title, "stories")])
    to_csv(found).encode()
    (row,) = rows(found)
    for cell, meant in ((row["text"], text), (row["title"], title)):
        assert not cell.lstrip().startswith(tuple("=+-@＝＋－＠"))
        assert cell.removeprefix("'") == meant.encode(errors="backslashreplace").decode()
