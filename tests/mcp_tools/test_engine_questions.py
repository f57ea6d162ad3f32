"""What the tools for language models answer: the numbers of the runs, briefly, whatever the texts hold."""

from __future__ import annotations

import asyncio
import inspect
import math
import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.api import compare, default_engine, generate
from playground.mcp_tools import endpoints, engine_questions
from playground.mcp_tools.engine_questions import MOST_TOKENS, Strategy, ToolError, Watermark, request_of
from playground.mcp_tools.markdown import MOST_CHARACTERS, answer, quoted
from playground.metrics.scores import perplexity
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest


class Asking:
    """Somebody who asks, in front of the bundled models."""

    async def runs(self, requests):
        return compare(requests)

    async def reports(self, queries):
        return default_engine().detect(queries)


def ask(question, *arguments):
    text = asyncio.run(question(Asking(), *arguments))
    assert len(text) <= MOST_CHARACTERS
    return text


def table(text):
    """The rows of the table of an answer, without its head."""
    rows = [line for line in text.split("\n") if line.startswith("| ")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]] for row in rows[2:]]


def test_a_continuation_is_the_run_with_its_most_surprising_tokens():
    request = request_of("stories", "Once upon a time", "nucleus", 40, 3)
    text = ask(engine_questions.continue_text, request, "nucleus")
    trace = generate(request)
    assert quoted(trace.sequences[0].text) in text
    assert "40 tokens by nucleus, stories, seed 3; ended by the length limit" in text
    rows = table(text)
    least = sorted(range(40), key=lambda place: trace.steps[place].chosen.raw_logprob)[: len(rows)]
    assert [int(row[0]) - 1 for row in rows] == sorted(least)
    for row in rows:
        step = trace.steps[int(row[0]) - 1]
        assert row[1] == quoted(step.chosen.text) and row[3] == str(step.chosen.raw_rank)


def test_a_score_is_that_of_the_text_after_its_context():
    text = ask(engine_questions.score_text, "stories", " there was a little cat.", "Once upon a time,")
    config, words = {"do_sample": False}, " there was a little cat."
    request = GenerationRequest("stories", "Once upon a time,", config=config, given=words, only_given=True)
    logprobs = [step.chosen.raw_logprob for step in generate(request).steps]
    assert text.startswith(f"Perplexity {perplexity(logprobs):.2f} under stories, over {len(logprobs)} tokens.")
    assert f"{math.fsum(logprobs):.2f} nats in all" in text


def test_strategies_stand_side_by_side():
    names = ["greedy", "beam", "sampling"]
    requests = {name: request_of("stories", "The little boat", name, 20, 1) for name in names}
    rows = table(ask(engine_questions.compare_strategies, requests))
    assert [row[0] for row in rows] == names
    for row, request in zip(rows, requests.values(), strict=True):
        trace = generate(request)
        assert row[-1] == quoted(trace.sequences[0].text, 333)
        if not trace.beam_steps:
            assert row[1] == f"{perplexity([step.chosen.raw_logprob for step in trace.steps]):.2f}"


def test_a_token_is_explained_by_its_distribution():
    request = request_of("stories", "Once upon a time", "top-k", 4, 0)
    text = ask(engine_questions.explain_token, request, "top-k", 4)
    step = generate(request).steps[3]
    assert f"Chosen: {quoted(step.chosen.text)}" in text
    assert "TopKLogitsWarper: 5 tokens left" in text
    rows = table(text)
    assert [row[0] for row in rows] == [quoted(candidate.text) for candidate in step.candidates][: len(rows)]
    assert [row[3] for row in rows].count("yes") == 1
    assert any("removed by TopKLogitsWarper" in row[2] for row in rows)


def test_a_token_after_the_end_is_refused():
    request = GenerationRequest("stories", "Once", config={"do_sample": False, "max_new_tokens": 2}, top_candidates=3)
    with pytest.raises(ToolError, match="ended after 2 tokens"):
        ask(engine_questions.explain_token, request, "greedy", 3)


@pytest.mark.parametrize("kind", get_args(Watermark))
def test_a_watermark_is_found_in_a_text_that_has_it_and_not_in_another(kind):
    settings = PRESETS[kind].config["watermarking_config"]
    marked = generate(request_of("stories", "Once upon a time", kind, 200, 1)).sequences[0].text
    plain = generate(request_of("stories", "Once upon a time", "nucleus", 200, 1)).sequences[0].text
    assert ask(engine_questions.detect_watermark, "stories", marked, settings).startswith("A watermark was found")
    assert ask(engine_questions.detect_watermark, "stories", plain, settings).startswith("No watermark was found")


def test_what_cannot_be_asked_is_said():
    with pytest.raises(ToolError, match="no strategy 'best'"):
        request_of("stories", "x", "best", 3, 0)
    with pytest.raises(ToolError, match="1 to 200"):
        request_of("stories", "x", "greedy", 201, 0)
    with pytest.raises(ToolError, match="1 to 6"):
        ask(engine_questions.compare_strategies, {})
    with pytest.raises(ToolError, match="empty"):
        ask(engine_questions.score_text, "stories", "", "")
    with pytest.raises(ToolError, match="ratio"):
        ask(engine_questions.detect_watermark, "stories", "a b c", {"greenlist_ratio": 7})


def test_what_is_said_of_limits_and_names_is_so():
    assert set(get_args(Strategy)) <= set(PRESETS) and set(get_args(Watermark)) <= set(get_args(Strategy))
    assert inspect.getsource(endpoints).count(f"1 to {MOST_TOKENS}") == 3


CELLS = st.lists(st.text(max_size=90), min_size=2, max_size=2)


@given(st.lists(st.text(max_size=3_000), max_size=4), st.lists(CELLS, max_size=40))
def test_no_text_breaks_out_of_its_place(texts, rows):
    told = [[quoted(cell, 60) for cell in row] for row in rows]
    text = answer([quoted(each, 200) for each in texts], ["a", "b"], told)
    assert len(text) <= MOST_CHARACTERS
    assert text.count("\n") <= len(texts) + len(rows) + 4
    for found, row in zip(table(text), told, strict=False):
        assert found == [cell.replace("|", "\\|").strip() for cell in row]
