"""Fields that come as one value: they are checked and read as if each came by itself."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys

import gradio as gr
import pytest

from playground.settings import Settings
from playground.ui.app import build_app
from playground.ui.page.guarded_events import PageBlocks
from playground.ui.page.packed_fields import PackedFields
from tests.support.fakes import FakeEngine


def page():
    """Blocks with three fields that a press reads as one value, its last event, and the fields."""
    with PageBlocks() as demo:
        packed = PackedFields()
        packed.fields = [gr.Textbox(), gr.Slider(0, 5, 1, step=1), gr.Dropdown(["a", "b"])]
        demo.packed = [PackedFields(), packed]
        press = gr.Button().click
        packed.pack_on(press, {})
        press(lambda data: data, packed.component, gr.Textbox())
    return demo, list(demo.fns.values()), packed.fields


def given(value) -> list:
    demo, events, _ = page()
    return asyncio.run(demo.preprocess_data(events[-1], [value], None))


def test_a_handler_gets_the_fields_by_component():
    demo, (pack, read), fields = page()
    assert list(pack.inputs) == fields and list(read.inputs) == [demo.packed[1].component]
    assert asyncio.run(demo.preprocess_data(read, [json.dumps(["x", 3, "b"])], None)) == [
        dict(zip(fields, ["x", 3, "b"], strict=True))
    ]
    assert asyncio.run(demo.preprocess_data(pack, ["x", 3, "b"], None)) == ["x", 3, "b"]


@pytest.mark.parametrize(
    "value",
    [
        None, 7, "", "x", "{}", "null", json.dumps(["x", 3]), json.dumps(["x", 3, "b", 1]), "[" * 100_000,
        json.dumps([{"path": "/etc/passwd", "meta": {"_type": "gradio.FileData"}}, 3, "b"]),
        json.dumps(["\ud800", 3, "b"]), json.dumps([["x"], 3, "b"]), json.dumps(["x", True, "b"]),
        json.dumps(["x", 3, "c"]), '["x", NaN, "b"]', '["x", Infinity, "b"]',
    ],
)  # fmt: skip
def test_what_no_page_sends_is_refused(value):
    with pytest.raises(gr.Error) as refused:
        given(value)
    assert "fault of the playground" not in refused.value.message


def test_each_handler_takes_what_its_event_gives(recwarn):
    build_app(FakeEngine(), Settings.local())
    assert not [str(each.message) for each in recwarn if "arguments for function" in str(each.message)]


def test_a_run_reads_one_component():
    config = build_app(FakeEngine(), Settings.local()).get_config_file()
    asks = next(each["id"] for each in config["components"] if each["props"].get("elem_id") == "asks")
    pack, begin = (each for each in config["dependencies"] if (asks, "begun") in map(tuple, each["targets"]))
    assert len(pack["inputs"]) > 20 and begin["inputs"] == pack["outputs"][:1] and begin["backend_fn"]


LAYOUT = """
import json
from playground.settings import Settings
from playground.ui.app import build_app
from tests.support.fakes import FakeEngine

demo = build_app(FakeEngine(), Settings.local())
config = demo.get_config_file() | {"app_id": None, "packed": [field._id for field in demo.packed[0].fields]}
print(json.dumps(config, default=str))
"""


def test_each_server_builds_the_same_page():
    """What a page sends is a list in the order of its own server: one that was started since, or stands beside it, has
    to read the same."""
    each = [
        subprocess.Popen(
            [sys.executable, "-W", "ignore", "-c", LAYOUT],
            env=os.environ | {"PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, text=True,
        )
        for seed in "12"
    ]  # fmt: skip
    one, other = (json.loads(process.communicate()[0]) for process in each)
    assert len(one["packed"]) > 20 and one == other
