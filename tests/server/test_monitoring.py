"""What an operator sees: /metrics and the log, over HTTP from a server with a real engine."""

from __future__ import annotations

import dataclasses
import json
import logging
import urllib.error
import urllib.request

import pytest
from gradio_client import Client
from prometheus_client.parser import text_string_to_metric_families

from playground.engines.local import LocalEngine
from playground.server.monitoring import JsonLines
from playground.settings import Settings
from playground.ui.app import build_app, serve

REQUEST = {"model": "stories", "prompt": "my secret", "config": {"max_new_tokens": 5, "do_sample": False}, "seed": 0}


@pytest.fixture(scope="module")
def served():
    """The address of a server that logs JSON, and what it has logged."""
    lines, logger = [], logging.getLogger("playground")
    kept = list(logger.handlers), logger.level, logger.propagate
    settings = dataclasses.replace(Settings(), json_log=True)
    engine = LocalEngine(settings)
    demo = build_app(engine, settings)

    class Kept(logging.Handler):
        def emit(self, record):
            lines.append(self.format(record))

    handler = Kept()
    handler.setFormatter(JsonLines())
    logger.addHandler(handler)
    yield serve(demo, settings), lines
    demo.close()
    engine.close()
    logger.handlers, logger.level, logger.propagate = kept
    logger.setLevel(kept[1])


def metrics(address):
    text = urllib.request.urlopen(f"{address}metrics").read().decode()
    families = list(text_string_to_metric_families(text))
    return text, {
        (sample.name, *sorted(sample.labels.values())): sample.value for each in families for sample in each.samples
    }


def test_runs_are_counted_and_logged_without_their_text(served):
    address, lines = served
    client = Client(address, verbose=False)
    client.predict(REQUEST, api_name="/generate")
    with pytest.raises(Exception, match="can read 512"):
        client.predict({**REQUEST, "prompt": "x " * 2_000}, api_name="/generate")
    text, found = metrics(address)
    assert found["playground_runs_total", "finished", "submit"] == 1
    assert found["playground_runs_total", "refused", "submit"] == 1
    assert found["playground_tokens_total",] == 5
    assert found["playground_first_token_seconds_count",] == 1 and found["playground_run_seconds_count",] == 2
    assert found["playground_runs_decoding",] == found["playground_runs_waiting",] == 0
    assert found["playground_model_bytes", "stories"] > 1e6 and found["process_resident_memory_bytes",] > 1e8
    runs = [json.loads(line) for line in lines if "run ended" in line]
    assert [(run["kind"], run["outcome"], run["tokens"]) for run in runs] == [
        ("submit", "finished", 5), ("submit", "refused", 0),
    ]  # fmt: skip
    assert runs[0]["time"].endswith("+00:00") and runs[0]["first_token_seconds"] <= runs[0]["seconds"]
    assert "secret" not in text and "secret" not in "".join(lines)


def test_a_log_line_is_one_line_without_a_traceback():
    try:
        raise ValueError("what somebody\nhas sent")
    except ValueError:
        record = logging.getLogger("playground.page").makeRecord(
            "playground.page", logging.ERROR, "file", 1, "A fault in %s", ("x\ny",), __import__("sys").exc_info()
        )
    line = JsonLines().format(record)
    assert "\n" not in line and "sent" not in line
    assert json.loads(line) | {"time": ""} == {
        "time": "", "level": "ERROR", "logger": "playground.page", "message": "A fault in x\ny",
    }  # fmt: skip


def test_strangers_see_no_metrics():
    settings = Settings.public()
    assert settings.json_log
    demo = build_app(LocalEngine(settings), dataclasses.replace(settings, json_log=False))
    address = serve(demo, settings)
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{address}metrics")
    demo.close()
