"""The Python API as the README shows it, with the bundled models."""

from __future__ import annotations

import itertools

import pytest

from playground import GenerationRequest, RequestError, Trace, compare, generate, stream
from playground.api import GenerationFailed
from playground.trace import Finished, Stepped

PROMPT = "Once upon a time"


def test_generate_gives_a_trace():
    request = GenerationRequest("stories", PROMPT, config={"num_beams": 4, "max_new_tokens": 10}, seed=0)
    trace = generate(request)
    best = trace.sequences[0]
    assert isinstance(best.text, str) and len(best.token_ids) == len(best.logprobs) == 10
    assert best.score == pytest.approx(sum(best.logprobs) / 10, abs=1e-5)
    candidate = trace.steps[0].candidates[0]
    assert candidate.kept and candidate.removed_by is None and candidate.raw_logprob <= 0
    assert Trace.from_json(trace.to_json()) == trace


def test_stream_gives_the_same_run_live():
    request = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 6, "do_sample": True}, seed=5)
    events = list(stream(request))
    assert isinstance(events[-1], Finished)
    assert sum(isinstance(event, Stepped) for event in events) == 6
    assert Trace.fold(events).sequences == generate(request).sequences


def test_a_stream_can_be_left():
    events = stream(GenerationRequest("stories", PROMPT, config={"max_new_tokens": 300}, seed=5))
    assert len(list(itertools.islice(events, 5))) == 5
    events.close()


def test_assisted_decoding_keeps_the_text():
    config = {"max_new_tokens": 30}
    plain, assisted = compare(
        [
            GenerationRequest("stories", PROMPT, config=config),
            GenerationRequest("stories", PROMPT, config=config, assistant="stories-draft"),
        ]
    )
    assert assisted.sequences[0].token_ids == plain.sequences[0].token_ids
    assert plain.acceptance is None and assisted.acceptance.num_drafts > 0


def test_a_bad_request_raises_before_or_at_the_first_event():
    with pytest.raises(RequestError) as early:
        generate(GenerationRequest("stories", "", config={"top_p": 7}))
    assert {diagnostic.knob for diagnostic in early.value.diagnostics} >= {"prompt", "top_p"}
    with pytest.raises(RequestError) as late:
        generate(GenerationRequest("stories", "word " * 3000, config={"max_new_tokens": 5}))
    assert late.value.diagnostics[0].knob == "prompt"


def test_a_model_that_cannot_be_opened_raises():
    with pytest.raises(GenerationFailed) as raised:
        generate(GenerationRequest("no-such-model", PROMPT))
    assert raised.value.event.fix
