"""Whatever comes to an event and whatever goes wrong in it: the person reads one short line, the log another."""

from __future__ import annotations

import asyncio
import logging

import gradio as gr
import pytest

from playground.server import fault_log
from playground.server.fault_log import MAX_CHARACTERS
from playground.ui.page.guarded_events import MAX_OWN_CHARACTERS, PageBlocks

SECRET = "what somebody wrote"


def answer(function, value="x", event_data=None, outputs=1) -> gr.Error | list:
    """What one event of a page with this function gives, or the error that it ends in."""
    with PageBlocks() as demo:
        box = gr.Textbox()
        box.submit(function, box, [gr.Textbox() for _ in range(outputs)] if outputs > 1 else box)
    block_fn = next(iter(demo.fns.values()))
    return asyncio.run(outcome(demo, block_fn, value, event_data))


async def outcome(demo, block_fn, value, event_data=None) -> gr.Error | list:
    try:
        inputs = await demo.preprocess_data(block_fn, [value], None)
        result = await demo.call_function(block_fn, inputs, event_data=event_data)
        return await demo.postprocess_data(block_fn, result["prediction"], None)
    except gr.Error as error:
        return error


def same(text: str) -> str:
    return text


def told(text: str, event: gr.EventData) -> str:
    return event.text


def broken(text: str) -> str:
    raise KeyError(text)


def listing(text: str) -> str:
    raise gr.Error("one\ntwo")


def endless(text: str) -> str:
    raise gr.Error("no" * 10**6)


def test_what_is_right_goes_through():
    assert answer(same, "hello") == ["hello"]


@pytest.mark.parametrize("value", [5, [], {}, True, "\ud800"], ids=str)
def test_a_wrong_value_is_refused_in_one_line_without_a_traceback(value):
    error = answer(same, value)
    assert isinstance(error, gr.Error) and "\n" not in error.message and not error.print_exception


def test_wrong_event_data_is_refused():
    assert answer(same, "x", gr.EventData(None, ["no object"])) == ["x"]  # it does not ask for it
    error = answer(told, "x", gr.EventData(None, ["no object"]))
    assert error.message == "An event carries an object with fields, not list."


@pytest.mark.parametrize(("function", "outputs"), [(broken, 1), (same, 2)], ids=["inside", "too few outputs"])
def test_an_unforeseen_error_is_told_without_its_text(function, outputs, caplog):
    error = answer(function, SECRET, outputs=outputs)
    assert error.message.startswith("This did not work, by a fault of the playground.") and not error.print_exception
    assert SECRET not in error.message
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 1


def test_the_log_names_the_error_and_its_place_once_a_minute(caplog, monkeypatch):
    with PageBlocks() as demo:
        box = gr.Textbox()
        box.submit(broken, box, box)
    block_fn = next(iter(demo.fns.values()))
    now = [1000.0]
    monkeypatch.setattr(fault_log.time, "monotonic", lambda: now[0])
    for _ in range(100):
        asyncio.run(outcome(demo, block_fn, "y" * 10**5))
    [record] = caplog.records
    words = record.getMessage()
    assert "broken KeyError test_guarded_events.py:" in words
    assert len(words) < MAX_CHARACTERS + 100 and "\n" not in words
    now[0] += fault_log.QUIET_SECONDS
    asyncio.run(outcome(demo, block_fn, "y"))
    assert len(caplog.records) == 2


def test_an_error_of_ours_keeps_its_lines_and_is_cut_where_it_repeats_much():
    assert answer(listing).message == "one\ntwo"
    error = answer(endless)
    assert len(error.message) == MAX_OWN_CHARACTERS + 1 and error.message.endswith("…")


def test_an_answer_that_describes_a_file_is_not_sent(tmp_path):
    """Gradio would copy the file, or fetch the address, and hand it out."""
    (tmp_path / "secret").write_text("a secret")
    for path in (str(tmp_path / "secret"), "http://127.0.0.1:9/secret"):
        file = {"path": path, "meta": {"_type": "gradio.FileData"}}
        for value in (file, {"events": [{"request": {"tools": [file]}}]}):
            error = answer(lambda _, value=value: value)
            assert isinstance(error, gr.Error) and error.message == "A file is uploaded, not described."
