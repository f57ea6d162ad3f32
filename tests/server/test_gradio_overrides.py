"""Our Blocks answer what Gradio's do, at the price of what an event writes."""

from __future__ import annotations

import asyncio

import gradio as gr
import pytest
from gradio.state_holder import SessionState

from playground.server import gradio_overrides
from playground.server.gradio_overrides import FastBlocks
from tests.support.slow import one_in


def built(kind):
    with kind() as demo:
        parts = {"html": gr.HTML("a"), "other": gr.HTML("b"), "text": gr.Textbox(), "button": gr.Button("Go")}
        run = gr.Button("Run")
        run.click(lambda: None, None, list(parts.values()))
        run.click(lambda: None, None, parts["html"])
    return demo, parts


def answer(kind, predictions, event=0):
    """What the browser gets of one update; the components are named in `predictions`."""
    demo, parts = built(kind)
    made = predictions(parts)
    values = asyncio.run(demo.postprocess_data(list(demo.fns.values())[event], made, SessionState(demo)))
    return [_without_empty_props(value) for value in values]


def _without_empty_props(value):
    """Gradio's HTML says of each update that says nothing of its props that they are such an update, too."""
    nothing = isinstance(value, dict) and value.get("props") == gr.skip()
    return {name: part for name, part in value.items() if name != "props"} if nothing else value


@pytest.mark.parametrize(
    "predictions",
    one_in(6, [
        lambda p: {p["html"]: "<b>new</b>"},
        lambda p: {p["html"]: "", p["other"]: "x"},
        lambda p: {p["text"]: "written"},
        lambda p: {p["text"]: 7},
        lambda p: {p["html"]: None, p["text"]: None},
        lambda p: {p["html"]: gr.skip(), p["text"]: "written"},
        lambda p: {p["button"]: gr.Button("Stop", interactive=False)},
        lambda p: {p["button"]: gr.update(value="Stop"), p["html"]: "x"},
        lambda p: {p["html"]: gr.update(visible=False)},
        lambda p: ["x", gr.skip(), "y", gr.skip()],
        lambda p: gr.skip(),
    ]),
)
def test_the_browser_gets_what_gradio_would_send(predictions):
    assert answer(FastBlocks, predictions) == answer(gr.Blocks, predictions)


@pytest.mark.parametrize("predictions", [lambda p: {p["html"]: "x"}, lambda p: "x", lambda p: gr.update(value="x")])
def test_an_event_with_one_output(predictions):
    assert answer(FastBlocks, predictions, event=1) == answer(gr.Blocks, predictions, event=1)


@pytest.mark.parametrize("kind", [FastBlocks, gr.Blocks])
def test_what_is_no_output_of_the_event_is_refused(kind):
    with pytest.raises(ValueError, match="not specified as output"):
        answer(kind, lambda p: {p["text"]: "x"}, event=1)


FIELDS = {
    "text": (lambda: gr.Textbox(), ["a", "", None, 7]),
    "slider": (lambda: gr.Slider(0, 5, step=1), [2, 2.5, 99, "x", None]),
    "box": (lambda: gr.Checkbox(), [True, None, "yes"]),
    "choice": (lambda: gr.Dropdown(["a", "b"]), ["a", "c", None, []]),
    "radio": (lambda: gr.Radio([("A", "a"), ("B", "b")]), ["b", "A", None]),
    "json": (lambda: gr.JSON(), [{"a": 1}, None]),
    "html": (lambda: gr.HTML(), ["<b>x</b>", None]),
}


def read(kind, fields, values):
    """What a function gets of what a browser sends, or the error that it is answered with."""
    with kind() as demo:
        inputs = [FIELDS[name][0]() for name in fields]
        gr.Button().click(lambda *_: None, [*inputs, gr.State("kept")], None)
    state = SessionState(demo)
    try:
        return asyncio.run(demo.preprocess_data(demo.fns[0], [*values, None], state))
    except Exception as error:
        return type(error), str(error)


@pytest.mark.parametrize("name", one_in(7, FIELDS))
def test_a_function_gets_what_gradio_would_give_it(name):
    for value in FIELDS[name][1]:
        for fields, values in (([name], [value]), (["text", name, "box"], ["a", value, True])):
            assert read(FastBlocks, fields, values) == read(gr.Blocks, fields, values)


def test_fields_are_read_without_a_thread_for_each(monkeypatch):
    async def none(*_, **__):
        raise AssertionError("a thread")

    monkeypatch.setattr("anyio.to_thread.run_sync", none)
    assert read(FastBlocks, ["text", "slider", "box", "choice"], ["a", 1, True, "b"]) == ["a", 1, True, "b", "kept"]
    assert read(gr.Blocks, ["text"], ["a"])[1] != "kept"  # Gradio takes one


@pytest.mark.parametrize(("kind", "kept"), [(FastBlocks, ([], [])), (gr.Blocks, (["sent"], [{"answer": [1]}]))])
def test_what_a_program_sent_and_got_is_not_kept(kind, kept):
    def endpoint(request: str) -> dict:
        return {"answer": [1]}

    with kind() as demo:
        gr.api(endpoint, api_name="endpoint")
    function, state = demo.fns[0], SessionState(demo)

    def values_of(blocks):
        values = [state.config_values.get(block._id, {}).get("props", {}).get("value") for block in blocks]
        return [value for value in values if value is not None]

    assert asyncio.run(demo.preprocess_data(function, ["sent"], state)) == ["sent"]
    assert asyncio.run(demo.postprocess_data(function, {"answer": [1]}, state)) == [{"answer": [1]}]
    assert (values_of(function.inputs), values_of(function.outputs)) == kept


def test_a_session_keeps_few_configurations_and_the_newest(monkeypatch):
    monkeypatch.setattr(gradio_overrides, "MAX_CONFIGURATIONS", 2)
    demo, parts = built(FastBlocks)
    state = SessionState(demo)
    assert len(state.config_values) > 2
    for text in ("first", "second"):
        asyncio.run(demo.preprocess_data(demo.fns[0], [text], state))
        asyncio.run(demo.postprocess_data(demo.fns[0], {parts["text"]: text}, state))
    assert state.config_values[parts["text"]._id]["props"]["value"] == "second"
    assert len(state.config_values) <= 2


def test_nothing_is_made_anew_that_is_not_written_to(monkeypatch):
    demo, parts = built(FastBlocks)
    made = []
    monkeypatch.setattr(gr.HTML, "__init__", lambda self, *args, **kwargs: made.append(self))
    asyncio.run(demo.postprocess_data(demo.fns[0], {parts["text"]: "x", parts["html"]: "y"}, SessionState(demo)))
    assert made == []


def test_the_pause_of_an_idle_queue_has_the_name_that_the_page_sets():
    """`serve` makes it longer (tests/benchmarks/idle.py has the figure)."""
    with gr.Blocks() as demo:
        pass
    assert demo.queue()._queue.sleep_when_free > 0
