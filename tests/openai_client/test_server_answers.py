"""What other servers tell in OpenAI's format opens as a run: in both shapes, whole and as streams, whatever is split;
and what cannot be read is refused with a sentence."""

from __future__ import annotations

import csv
import io
import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.metrics.scores import reconcile
from playground.openai_client.answer_trace import pieces_of
from playground.openai_client.server_answers import ServerToken, read_answer
from playground.sharing.csv_table import candidates_csv
from playground.sharing.open_comparison import open_comparison
from playground.sharing.open_trace import open_log, open_trace
from playground.trace import Trace, event_to_line
from visualizers.export import export_html
from visualizers.figures.curves import curves_figure


def entry(token, logprob, top=(), **more):
    """A token of a chat's shape, with its bytes, as OpenAI, vLLM and Ollama write it."""
    data = token if isinstance(token, bytes) else token.encode()
    label = data.decode("utf-8", "backslashreplace")
    told = {"token": label, "logprob": logprob, "bytes": list(data)}
    return told | {"top_logprobs": [entry(*each) for each in top]} | more


def chat(text, entries, finish="stop", **more):
    choice = {"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": finish}
    choice["logprobs"] = {"content": entries}
    return {"id": "1", "object": "chat.completion", "model": "m", "choices": [choice]} | more


def completion(text, tokens, values, tops=None, finish="length", **more):
    logprobs = {"tokens": tokens, "token_logprobs": values, "top_logprobs": tops, "text_offset": [0] * len(tokens)}
    choice = {"index": 0, "text": text, "logprobs": logprobs, "finish_reason": finish}
    return {"id": "1", "object": "text_completion", "model": "m", "choices": [choice]} | more


def opened(data) -> Trace:
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False)
    trace = open_trace(text)
    assert open_trace(trace.to_json()) == trace  # it can be saved
    assert open_log("".join(map(event_to_line, trace.events()))) == trace
    assert trace.started.elsewhere and reconcile(trace) is None
    assert "<" not in candidates_csv(trace) and export_html(trace)
    return trace


def written(trace, sequence=0):
    return [(step.chosen.text, step.piece, step.chosen.raw_logprob) for step in trace.steps_of(sequence)]


TOKENS = [entry("Hi", -0.5, [("Hi", -0.5), ("Yo", -1.0)]), entry(" you", -3.0, [(" all", -0.1), (".", -2.9)])]
CHAT = chat("Hi you", TOKENS)


def test_a_chat_is_a_run():
    trace = opened(CHAT | {"usage": {"prompt_tokens": 9, "completion_tokens": 2}})
    assert written(trace) == [("Hi", "Hi", -0.5), (" you", " you", -3.0)]
    assert trace.sequences[0].text == "Hi you"
    assert trace.sequences[0].logprobs == [-0.5, -3.0]
    first, second = trace.steps
    likeliest = [(each.text, each.raw_logprob, each.raw_rank) for each in second.candidates]
    assert likeliest == [(" all", -0.1, 1), (".", -2.9, 2)]
    assert (first.chosen.raw_rank, second.chosen.raw_rank) == (1, None)  # the second was none of the likeliest
    assert (trace.sequences[0].stop_reason, trace.started.model, trace.started.elsewhere) == ("stop", "m", "chat")


def test_what_is_not_told_is_none():
    trace = opened(CHAT)
    step = trace.steps[0]
    told = step.distribution.entropy_before, step.distribution.vocab, step.distribution.kept, step.elapsed
    assert told == (None, None, None, None)
    assert (trace.seed, trace.finished.seconds) == (None, None)
    assert "does not give" in trace.sequences[0].note
    assert all(candidate.token_id < 0 for step in trace.steps for candidate in [*step.candidates, step.chosen])


def test_a_completion_is_a_run_and_says_which_token_it_added_to_the_likeliest():
    tops = [{" a": -0.2, " b": -2.0}, {" c": -0.2, " d": -2.0, " e": -8.0}]  # vLLM adds the chosen one
    trace = opened(completion(" b e", [" b", " e"], [-2.0, -8.0], tops))
    assert [step.chosen.raw_rank for step in trace.steps] == [2, None]
    assert trace.sequences[0].stop_reason == "length"
    # where nothing is left for a token between them, it is the next one after all
    tops[1] = {" c": -0.08, " d": -5.0, " e": -3.0}
    sure = opened(completion(" b e", [" b", " e"], [-2.0, -3.0], tops))
    assert sure.steps[1].chosen.raw_rank == 2


def test_llama_cpp_tells_ids_and_the_shape_of_a_chat_in_a_completion():
    entries = [entry("Hi", -0.5, [], id=13), entry(" you", -1.0, [], id=25)]
    entries[0]["top_logprobs"] = [entry("Hi", -0.5, [], id=13), entry("Yo", -0.9, [], id=7)]
    data = completion("Hi you", [], [], [])
    data["choices"][0]["logprobs"] = {"content": entries}
    trace = opened(data)
    assert [step.chosen.token_id for step in trace.steps] == [13, 25]
    assert [each.token_id for each in trace.steps[0].candidates] == [13, 7]
    assert trace.started.elsewhere == "completions"


def test_llama_cpp_tells_a_character_with_the_token_that_completes_it():
    top = [entry(b"\x8d", -0.1, [], id=7), entry(b"\x8e", -2.0, [], id=8)]
    trace = opened(chat("🌍!", [entry("🌍", -0.1, [], id=7) | {"top_logprobs": top}, entry("!", -1.0, [], id=9)]))
    assert trace.steps[0].chosen.raw_rank == 1 and trace.sequences[0].text == "🌍!"
    assert len(trace.steps[0].candidates) == 2


def test_probabilities_after_sampling_are_taken_too():
    told = {"token": "a", "bytes": [97], "id": 1, "prob": 0.5}
    told["top_probs"] = [dict(told), {"token": "b", "bytes": [98], "id": 2, "prob": 0}]
    (step,) = opened(chat("a", [told])).steps
    assert (step.chosen.raw_logprob, step.chosen.raw_rank) == (math.log(0.5), 1)
    assert step.candidates[1].raw_logprob == -math.inf


def test_two_tokens_that_are_written_alike_stay_two():
    trace = opened(chat("x", [entry("x", -0.5, [("x", -0.5), ("\ufffd", -1.5), ("\ufffd", -2.5)])]))
    ids = [each.token_id for each in trace.steps[0].candidates]
    assert len(set(ids)) == 3


# ------------------------------------------------------------------------------------------------------------ streams


def chunks(data):
    """The answer as the chunks of a stream, one for each token."""
    head = {"id": data["id"], "model": data["model"], "object": data["object"] + ".chunk"}
    entries = data["choices"][0]["logprobs"]["content"]
    parts = [head | {"choices": [{"index": 0, "delta": {"role": "assistant", "content": ""}, "finish_reason": None}]}]
    for each in entries:
        delta = {"content": bytes(each["bytes"]).decode()}
        choice = {"index": 0, "delta": delta, "logprobs": {"content": [each]}, "finish_reason": None}
        parts.append(head | {"choices": [choice]})
    parts.append(head | {"choices": [{"index": 0, "delta": {}, "finish_reason": data["choices"][0]["finish_reason"]}]})
    return [*parts, head | {"choices": [], "usage": {"prompt_tokens": 3, "completion_tokens": len(entries)}}]


LINES = [json.dumps(chunk, ensure_ascii=False) for chunk in chunks(CHAT)]
STREAMS = {
    "events": "".join(f"data: {line}\n\n" for line in LINES) + "data: [DONE]\n\n",
    "events with CR LF and comments": ": ping\r\n\r\n" + "".join(f"event: x\r\ndata:{line}\r\n\r\n" for line in LINES),
    "lines": "\n".join(LINES),
    "a list": json.dumps([json.loads(line) for line in LINES]),
    "no end of its last line": "\ufeff" + "".join(f"data: {line}\n\n" for line in LINES) + 'data: {"id": "1", "cho',
}


@pytest.mark.parametrize("name", STREAMS)
def test_a_stream_is_the_same_run(name):
    assert written(opened(STREAMS[name])) == written(opened(CHAT))
    assert opened(STREAMS[name]).sequences == opened(CHAT).sequences


def test_a_stream_that_was_cut_says_so():
    trace = opened("".join(f"data: {line}\n\n" for line in LINES[:2]))
    assert trace.sequences[0].stop_reason == "cut"
    assert trace.sequences[0].text == "Hi"


@pytest.mark.parametrize(
    ("told", "reason"),
    [({}, "stop"), ({"stop_reason": None}, "eos"), ({"stop_reason": "x"}, "stop_string"), ({"stop_reason": 7}, "stop")],
)
def test_a_server_that_says_why_a_text_ended_is_believed(told, reason):
    data = chat("Hi", [entry("Hi", -0.5)])
    data["choices"][0] |= told
    assert opened(data).sequences[0].stop_reason == reason


def test_several_texts_are_several_sequences():
    data = completion("a", ["a"], [-1.0])
    data["choices"].append({"index": 1, "text": "bc", "finish_reason": "stop", "logprobs": {
        "tokens": ["b", "c"], "token_logprobs": [-2.0, -3.0], "top_logprobs": None}})  # fmt: skip
    trace = opened(data)
    assert [sequence.text for sequence in trace.sequences] == ["a", "bc"]
    assert written(trace, 1) == [("b", "b", -2.0), ("c", "c", -3.0)]


# ----------------------------------------------------------------------------------------------------- prompt and text


def test_a_prompt_that_is_told_too_is_a_prompt():
    usage = {"usage": {"prompt_tokens": 2, "completion_tokens": 1}}
    tops = [None, {" upon": -1.0}, {" a": -2.0}]
    trace = opened(completion("Once upon a", ["Once", " upon", " a"], [None, -1.0, -2.0], tops, **usage))
    assert trace.started.prompt == "Once upon"
    assert [step.chosen.raw_logprob for step in trace.prompt_steps] == [-1.0]
    assert written(trace) == [(" a", " a", -2.0)]


def test_a_prompt_that_was_only_scored_is_a_given_text():
    usage = {"usage": {"prompt_tokens": 3, "completion_tokens": 0}}
    trace = opened(completion("Once upon a", ["Once", " upon", " a"], [None, -1.0, -2.0], **usage))
    assert (trace.started.prompt, trace.sequences[0].text) == ("Once", " upon a")
    assert all(step.given for step in trace.steps) and trace.sequences[0].stop_reason == "given"


def told(*tokens):
    data = [token if isinstance(token, bytes) else token.encode() for token in tokens]
    return [ServerToken(each, "\ufffd".encode() not in each, -1.0) for each in data]


@pytest.mark.parametrize(
    ("tokens", "text", "pieces"),
    [
        (["a", b" \xf0\x9f", b"\x8c", b"\x8d", "!"], "a 🌍!", ["a", " ", "", "🌍", "!"]),
        (["a", "\ufffd", "\ufffd", "!"], "a🌍!", ["a", "", "🌍", "!"]),  # a server that has no bytes
        (["a", "\ufffd", "\ufffd"], "a🌍", ["a", "", "🌍"]),
        (["Hi", "<|im_end|>"], "Hi", ["Hi", None]),
        (["<think>", "x", "</think>", "\n\n", "y"], "xy", [None, "x", None, None, "y"]),
        ([" Once", " upon"], "Once upon", ["Once", " upon"]),
        (["the", " end", ".\n\n", "Q"], "the end.", ["the", " end", ".", None]),  # a stop string
        (["a", "b"], None, ["a", "b"]),
    ],
)
def test_tokens_stand_in_the_text_where_they_do(tokens, text, pieces):
    assert pieces_of(told(*tokens), text) == (pieces, True)


def test_a_text_that_is_not_of_its_tokens_is_said():
    trace = opened(chat("Something else", [entry("Hi", -0.5)]))
    assert trace.sequences[0].text == "Hi"
    assert "Its text and its tokens differ" in trace.sequences[0].note


@given(st.text(min_size=1), st.lists(st.integers(1, 4), min_size=1))
def test_any_text_cut_anywhere_comes_back_whole(text, cuts):
    try:
        data = text.encode()
    except UnicodeEncodeError:
        return
    parts, at = [], 0
    for cut in cuts:
        parts.append(data[at : at + cut])
        at += cut
    trace = opened(chat(text, [entry(part, -1.0) for part in [*parts, data[at:]]]))
    assert trace.sequences[0].text == text
    assert trace.sequences[0].note.count("not that of") == 0


def test_a_token_too_unlikely_to_say_has_no_probability():
    trace = opened(chat("x", [entry("x", -9999.0, [("y", -0.1)])]))
    assert trace.steps[0].chosen.raw_logprob == -math.inf
    assert trace.sequences[0].logprobs == [-math.inf]
    rows = list(csv.DictReader(io.StringIO(candidates_csv(trace))))
    assert [row["kept"] for row in rows] == ["", ""]  # a server does not tell what was removed


# ------------------------------------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (chat("Hi", None), "no log-probabilities"),
        (chat("Hi", []), "no log-probabilities"),
        ({"error": {"message": "no such model", "type": "x"}}, "no such model"),
        (chat("Hi", [{"token": 3, "logprob": -1}]), "token"),
        (chat("Hi", [{"logprob": -1}]), "token"),
        (chat("Hi", [entry("Hi", 3.0)]), "logprob"),
        (chat("Hi", [entry("Hi", "x")]), "logprob"),
        (chat("Hi", [entry("Hi", True)]), "logprob"),
        (chat("Hi", [entry("Hi", None)]), "no log-probabilities"),
        (chat("Hi", [entry("H", -1.0), entry("i", None)]), "A token of this answer has no log-probability"),
        (chat("Hi", [entry("Hi", -1.0) | {"bytes": [256]}]), "bytes"),
        (chat("Hi", [entry("Hi", -1.0) | {"top_logprobs": [1]}]), "token"),
        (completion("a", ["a", "b"], [-1.0]), "differ in length"),
        (completion("a", ["a"], [-1.0], [{}, {}]), "differ in length"),
        (completion("a", ["a"], [-1.0], [3]), "top_logprobs"),
        (completion(3, ["a"], [-1.0]), "text"),
        ({"choices": [3]}, "choices"),
        ({"choices": [{"index": -1}]}, "index"),
        ({"choices": [{"index": 10**9}]}, "index"),
        ([CHAT, CHAT | {"id": "2"}], "several answers"),
    ],
)
def test_what_cannot_be_read_is_said(data, message):
    with pytest.raises(ValueError, match=message):
        open_trace(json.dumps(data))


@pytest.mark.parametrize(
    ("line", "message"), [("data: {nonsense}", "Line 2 .* not JSON"), ('data: {"a": 1}', "Line 2 .* not part")]
)
def test_a_line_that_is_no_part_of_a_stream_is_named(line, message):
    with pytest.raises(ValueError, match=message):
        open_trace("\n".join([LINES[0], line, *LINES[1:]]))


NaN = "NaN, Infinity, -1e999".split(", ")


@pytest.mark.parametrize("number", NaN)
def test_numbers_that_are_none(number):
    text = json.dumps(CHAT).replace("-0.5", number)
    if number == "-1e999":
        assert opened(text).steps[0].chosen.raw_logprob == -math.inf
    else:
        with pytest.raises(ValueError, match="logprob"):
            open_trace(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from("choices logprobs content tokens token_logprobs top_logprobs token logprob bytes delta message "
                        "index text finish_reason usage prompt_tokens model id error".split()), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip


@given(JSON, st.sampled_from(["choices", "logprobs", "content", "top_logprobs", "message", "usage"]))
def test_a_hostile_file_is_refused_with_a_sentence_or_opened(value, name):
    data = json.loads(json.dumps(CHAT))
    place = {"choices": data, "usage": data, "logprobs": data["choices"][0], "message": data["choices"][0],
             "content": data["choices"][0]["logprobs"],
             "top_logprobs": data["choices"][0]["logprobs"]["content"][0]}[name]  # fmt: skip
    place[name] = value
    try:
        trace = open_trace(json.dumps(data))
    except ValueError as error:
        assert str(error)
        return
    assert trace.sequences


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"events": []}', "[]", "data: hello", '{"a": 1}\n{"b": 2}'])
def test_what_is_no_answer_is_left_to_others(text):
    assert read_answer(text) is None


def test_it_is_no_part_of_a_comparison_and_cannot_pretend():
    trace = opened(CHAT)
    data = json.loads(trace.to_json())
    data["events"][0]["elsewhere"] = None
    with pytest.raises(ValueError, match="a number is missing"):
        open_trace(json.dumps(data))
    data["events"][0]["elsewhere"] = "chat"
    data["events"][1]["step"]["elapsed"] = 1.0
    with pytest.raises(ValueError, match="holds more"):
        open_trace(json.dumps(data))
    with pytest.raises(ValueError):
        open_comparison(trace.to_json())


def test_its_curves_have_what_is_told():
    names = {line.name for line in curves_figure(opened(CHAT)).data}
    assert any("surprisal" in name for name in names)
    assert not any("entropy" in name for name in names)
