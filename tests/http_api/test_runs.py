"""Runs over HTTP: what is sent comes to the engine, its events come back in the form that was asked for."""

from __future__ import annotations

import base64
import io
import json
import math

import pytest
from PIL import Image

from playground.engines.local import LocalEngine
from playground.http_api.writers import JSON, NDJSON, SSE, wanted_form
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Finished, Trace, event_from_dict, event_to_dict, event_to_json
from tests.support.api_server import api_server, lines_of
from tests.support.changing import change

REQUEST = {"model": "stories", "prompt": "Once upon", "config": {"max_new_tokens": 5}, "seed": 4, "top_candidates": 3}


@pytest.fixture(scope="module")
def engine():
    return LocalEngine(Settings())


@pytest.fixture(scope="module")
def client(engine):
    with api_server(engine) as client:
        yield client


def without_times(trace: Trace) -> list[dict]:
    """The events of a trace, without what differs from run to run."""
    events = json.loads(trace.to_json())["events"]
    for event in events:
        for part in (event, event.get("step", {})):
            for name in (
                "seconds", "elapsed", "time_to_first_token", "waits", "provenance", "processor_seconds", "load",
            ):  # fmt: skip
                part.pop(name, None)
    return events


@pytest.fixture(scope="module")
def bare(engine):
    """The same run on the engine itself."""
    return without_times(Trace.fold(engine.stream(GenerationRequest.from_dict(REQUEST))))


def test_lines_are_the_events_of_the_run(client, bare):
    events = [event_from_dict(line) for line in lines_of(client.post("run", json=REQUEST))]
    assert without_times(Trace.fold(events)) == bare
    assert isinstance(events[-1], Finished) and events[-1].num_tokens == 5


def test_server_sent_events_are_the_same_under_their_names(client, bare):
    response = client.post("run", json=REQUEST, headers={"Accept": SSE})
    assert response.headers["content-type"].startswith(SSE)
    blocks = [block.split("\n") for block in response.text.strip().split("\n\n")]
    events = []
    for name, data in blocks:
        value = json.loads(data.removeprefix("data: "))
        assert name == f"event: {value['type']}"
        events.append(event_from_dict(value))
    assert without_times(Trace.fold(events)) == bare


def test_one_document_is_the_trace(client, bare):
    response = client.post("run", json=REQUEST, headers={"Accept": JSON})
    assert response.headers["content-type"] == JSON
    assert without_times(Trace.from_json(response.text)) == bare


def test_several_runs_come_with_their_numbers(client, bare):
    other = {**REQUEST, "prompt": "The dog", "config": {"max_new_tokens": 2}}
    lines = lines_of(client.post("compare", json={"requests": [REQUEST, other]}))
    traces = [Trace(), Trace()]
    for line in lines:
        traces[line.pop("run")].add(event_from_dict(line))
    assert [step.chosen.text for step in traces[0].steps] == [event["step"]["chosen"]["text"] for event in bare[1:-1]]
    assert traces[1].started.prompt == "The dog" and len(traces[1].steps) == 2


def test_several_runs_as_one_document(client):
    wrong = {**REQUEST, "config": {"temperature": -1}}
    response = client.post("compare", json={"requests": [wrong, REQUEST]}, headers={"Accept": JSON})
    failed, trace = (Trace.from_data(each) for each in response.json()["traces"])
    assert failed.failed.diagnostics[0].knob == "temperature"
    assert trace.failed is None and len(trace.steps) == 5


def test_a_text_is_scored_as_the_model_reads_it(client, engine):
    body = {"model": "stories", "prompt": "Once upon", "text": " a time there was", "candidates": 2}
    scores = client.post("score", json=body).json()
    config = {"do_sample": False, "num_beams": 1}
    request = GenerationRequest("stories", "Once upon", None, config, 0, given=body["text"], only_given=True)
    steps = Trace.fold(engine.stream(request)).steps
    assert [token["text"] for token in scores["tokens"]] == [step.chosen.text for step in steps]
    assert [token["logprob"] for token in scores["tokens"]] == [step.chosen.raw_logprob for step in steps]
    assert scores["logprob"] == pytest.approx(sum(step.chosen.raw_logprob for step in steps))
    assert scores["perplexity"] == pytest.approx(math.exp(-scores["per_token"]))
    assert all(len(token["candidates"]) >= 1 for token in scores["tokens"]) and scores["stop_reason"] == "given"


@pytest.mark.parametrize(
    ("accept", "form"),
    [
        ("", NDJSON), ("*/*", NDJSON), ("application/x-ndjson", NDJSON), ("application/ndjson", NDJSON),
        ("text/event-stream", SSE), ("application/json", JSON), ("application/json, text/event-stream;q=0.5", JSON),
        ("application/json;q=0.1, */*", NDJSON), ("text/*", SSE), ("application/*;q=0.3, text/event-stream;q=0.2",
        NDJSON), ("text/html, application/xhtml+xml, */*;q=0.8", NDJSON), ("application/json;q=x", JSON),
        ("APPLICATION/JSON", JSON),
    ],
)  # fmt: skip
def test_the_header_chooses_the_form(accept, form):
    assert wanted_form(accept) == form


def test_another_form_is_not_had(client):
    response = client.post("run", json=REQUEST, headers={"Accept": "image/png"})
    assert response.status_code == 406 and response.json()["status"] == 406


def test_the_fast_way_to_write_an_event_says_the_same(engine):
    """Of a run with processors and beams, and of one that fails."""
    configs = [{"do_sample": True, "top_p": 0.5, "max_new_tokens": 4}, {"num_beams": 3, "max_new_tokens": 4}, {}]
    for config, model in zip(configs, ("stories", "stories", "/no/folder"), strict=True):
        try:
            events = list(engine.stream(GenerationRequest(model, "Once", config=config, seed=1)))
        except ValueError:
            continue
        for event in events:
            known = json.loads(json.dumps(event_to_dict(event)), parse_constant=lambda name: None)
            assert json.loads(event_to_json(event)) == known


def test_what_json_has_no_form_for_is_written_all_the_same():
    sequence = {"text": "x", "token_ids": [], "logprobs": [], "stop_reason": "eos"}
    event = event_from_dict({"type": "Finished", "sequences": [sequence], "seconds": 1.0, "time_to_first_token": None,
                             "num_tokens": 1})  # fmt: skip
    change(event, seconds=math.inf, num_tokens=2**70)
    change(event.sequences[0], text="half \ud800")
    value = json.loads(event_to_json(event))
    assert (value["seconds"], value["num_tokens"], value["sequences"][0]["text"]) == (None, 2**70, "half \ud800")


def grey() -> dict:
    file = io.BytesIO()
    Image.new("RGB", (8, 8), "grey").save(file, "PNG")
    return {"kind": "image", "data": base64.b64encode(file.getvalue()).decode()}


SENT = [
    {"media": ["{file}"]},
    {"media": "{file}"},
    {"media": [["{file}"]]},
    {"media": [{"kind": "image", "data": "{file}"}]},
    {"media": [{"kind": "image", "path": "{file}"}]},
    {"media": [grey()], "messages": [{"role": "user", "content": [{"type": "image", "image": "{file}"}]}]},
    {"messages": [{"role": "user", "content": [{"type": "image", "image": "{file}"}]}]},
    {"media": ["\x00"]},
]


@pytest.mark.parametrize("fields", SENT, ids=str)
def test_no_path_of_the_server_is_read_or_told_of(client, fields, tmp_path):
    """Whether there is such a file or not, the answer is the same."""
    Image.new("RGB", (8, 8)).save(tmp_path / "a.png")
    answers = []
    for file in (tmp_path / "a.png", tmp_path / "b.png", tmp_path, "/dev/zero"):
        sent = json.loads(json.dumps(fields).replace("{file}", str(file)))
        answer = client.post("run", json={"model": "captioner", **sent})
        assert answer.status_code == 422, answer.text
        answers.append(answer.text.replace(str(file), ""))
    assert len(set(answers)) == 1
