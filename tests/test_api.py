"""The Python API as the README shows it, with the bundled models."""

from __future__ import annotations

import itertools
import time
import warnings

import pytest

from playground import GenerationRequest, RequestError, RequestWarning, Trace, compare, generate, stream
from playground.api import GenerationFailed, _told, default_engine
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.trace import Finished, Stepped
from tests.models.test_messages import CASES
from tests.support.fakes import FakeEngine
from tests.support.hubs import StandInHub

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
    assert plain.acceptance is None and assisted.acceptance.num_spec_steps > 0


def test_a_bad_request_raises_before_or_at_the_first_event():
    with pytest.raises(RequestError) as early:
        generate(GenerationRequest("stories", "", config={"top_p": 7}))
    assert {diagnostic.knob for diagnostic in early.value.diagnostics} >= {"prompt", "top_p"}
    with pytest.raises(RequestError) as late:
        generate(GenerationRequest("stories", "word " * 3000, config={"max_new_tokens": 5}))
    assert late.value.diagnostics[0].knob == "prompt"


@pytest.mark.parametrize(
    ("fields", "knob", "fix"),
    [
        ({"model": "storys"}, "model", "Did you mean stories?"),
        ({"model": "./nowhere"}, "model", "Check the path"),
        ({"model": "stories?quantization=int8"}, "model", "Use 8bit, nf4, fp4."),
        ({"model": "stories?dtyp=float32"}, "model", "Did you mean dtype?"),
        ({"model": "stories?device_map=nowhere"}, "model", "or a device such as cpu"),
        ({"model": "stories", "assistant": "storys-draft"}, "assistant", "Did you mean stories-draft?"),
        ({"model": "stories", "assistant": "chat?dtype=int8"}, "assistant", "Use auto, float32"),
    ],
)
def test_what_the_request_can_mend_is_a_request_error(fields, knob, fix):
    request = GenerationRequest(**fields, prompt=PROMPT, config={"max_new_tokens": 2})
    for run in (generate, lambda request: list(stream(request)), lambda request: compare([request])):
        with pytest.raises(RequestError) as raised:
            run(request)
        (problem,) = raised.value.diagnostics
        assert (problem.knob, problem.severity) == (knob, "error") and fix in problem.fix


def test_both_names_are_told_at_once_with_the_rest():
    with pytest.raises(RequestError) as raised:
        stream(GenerationRequest("storys", "", assistant="./nowhere", config={"top_p": 7}))
    assert {problem.knob for problem in raised.value.diagnostics} >= {"model", "assistant", "prompt", "top_p"}


def test_a_broken_folder_is_told_as_the_requests(tmp_path):
    (tmp_path / "config.json").write_text("{")
    for knob in ("model", "assistant"):
        with pytest.raises(RequestError, match="not valid JSON") as raised:
            generate(GenerationRequest(**{"model": "stories", knob: str(tmp_path)}, prompt=PROMPT))
        assert raised.value.diagnostics[0].knob == knob


def test_what_no_other_request_could_mend_is_a_failure(tmp_path):
    with pytest.raises(GenerationFailed, match=CASES["no network"].of("no-such-model")) as raised:
        generate(GenerationRequest("no-such-model", PROMPT))
    assert raised.value.event.fix
    (tmp_path / "config.json").write_text("{}")
    with StandInHub(tmp_path, token="theirs"), pytest.raises(GenerationFailed) as gated:
        generate(GenerationRequest("someone/gated", PROMPT))
    assert gated.value.event.message == CASES["gated"].of("someone/gated")


def said_of(config, model="stories"):
    """What a run warns of, and what its trace keeps of that."""
    with warnings.catch_warnings(record=True) as issued:
        warnings.simplefilter("always")
        _told.clear()
        trace = generate(GenerationRequest(model, PROMPT, config={"max_new_tokens": 2, **config}))
    told = [str(each.message) for each in issued if each.category is RequestWarning]
    assert all(each.filename == __file__ for each in issued)
    kept = [f"{each.message} {each.fix}" for each in trace.started.diagnostics if each.severity == "warning"]
    notes = Checked.of(trace_request(trace), Settings.local(), {}, {}).notes
    assert told == kept == [f"{d.message} {d.fix}" for d in notes]
    assert Trace.from_json(trace.to_json()).started.diagnostics == trace.started.diagnostics
    return told


def trace_request(trace):
    return GenerationRequest.from_dict(trace.started.request)


def test_a_run_warns_of_what_it_ignores():
    [ignored] = said_of({"min_p": 0.1})
    assert ignored.startswith("min_p is ignored: do_sample is off.")
    [capped] = said_of({"min_p": 0.1, "do_sample": True})
    assert "transformers applies 50" in capped and "min_p" in capped
    assert said_of({"min_p": 0.1, "do_sample": True, "top_k": 0}) == []
    assert said_of({"do_sample": True}) == said_of({}) == []


def test_a_run_warns_once_for_each_line_and_cause():
    with pytest.warns(RequestWarning) as issued:
        for top_p in (0.5, 0.5, 0.9):
            generate(GenerationRequest("stories", PROMPT, config={"max_new_tokens": 2, "top_p": top_p}))
    assert len(issued) == 1


def test_a_warning_that_is_made_an_error_stops_the_run():
    with warnings.catch_warnings():
        warnings.simplefilter("error", RequestWarning)
        with pytest.raises(RequestWarning, match="top_p is ignored"):
            generate(GenerationRequest("stories", PROMPT, config={"max_new_tokens": 500, "top_p": 0.9}))
    until = time.monotonic() + 20
    while default_engine().load().decoding and time.monotonic() < until:
        time.sleep(0.01)
    assert default_engine().load().decoding == 0


def test_temperature_zero_without_sampling_runs_as_in_the_library():
    plain = {"max_new_tokens": 5, "do_sample": False}
    cold, greedy = (
        generate(GenerationRequest("stories", PROMPT, config=config)) for config in ({**plain, "temperature": 0}, plain)
    )
    assert cold.sequences[0].token_ids == greedy.sequences[0].token_ids
    with pytest.raises(RequestError, match="Set do_sample to false"):
        generate(GenerationRequest("stories", PROMPT, config={"do_sample": True, "temperature": 0}))


# ----------------------------------------------------------------------------------------- functions of a person's own


def shorter(input_ids, scores):
    return scores / 2


def broken(input_ids, scores):
    raise RuntimeError("not today")


def test_functions_go_to_the_run():
    request = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 20, "do_sample": True}, seed=5)
    functions = {"logits_processor": [shorter], "stopping_criteria": [lambda ids, scores, **_: ids[:, -1] < 0]}
    first, second = compare([request, request], **functions)
    assert first.started.processors[0] == "shorter"
    assert first.sequences[0].token_ids == second.sequences[0].token_ids
    assert isinstance(list(stream(request, **functions))[-1], Finished)
    assert first.sequences[0].token_ids != generate(request).sequences[0].token_ids
    assert Trace.from_json(first.to_json()) == first
    only_one = generate(request, prefix_allowed_tokens_fn=lambda batch_id, input_ids: [300])
    assert set(only_one.sequences[0].token_ids) == {300}


def test_a_loop_of_ones_own_goes_to_the_run():
    def loop(model, input_ids, **kwargs):
        return type(model)._sample(model, input_ids, **kwargs)

    request = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 6}, seed=5)
    trace = generate(request, custom_generate=loop)
    assert trace.started.mode == "custom"
    assert trace.sequences[0].token_ids == generate(request).sequences[0].token_ids


def test_a_function_that_raises_is_named_and_the_next_run_works():
    request = GenerationRequest("stories", PROMPT, config={"max_new_tokens": 3}, seed=5)
    with pytest.raises(GenerationFailed, match="broken raised RuntimeError: not today"):
        generate(request, logits_processor=[broken])
    assert len(generate(request).sequences[0].token_ids) == 3


def test_functions_that_cannot_run_are_refused():
    request = GenerationRequest("stories", PROMPT, structured_output={"choices": ["a"]})
    with pytest.raises(TypeError, match="write logits_processor="):
        generate(request, logits_processor=shorter)
    with pytest.raises(RequestError, match="Keep one of them"):
        generate(request, prefix_allowed_tokens_fn=lambda batch_id, input_ids: [5])
    with pytest.raises(TypeError, match="FakeEngine cannot take functions"):
        generate(request, FakeEngine(), logits_processor=[shorter])


def test_what_is_no_field_of_generation_config():
    request = GenerationRequest(
        "stories",
        PROMPT,
        config={"max_new_tokens": 20},
        seed=1,
        presence_penalty=0.5,
        frequency_penalty=0.25,
        structured_output={"choices": [" and then", " but no"]},
    )
    trace = generate(request)
    assert trace.sequences[0].text in (" and then", " but no") and trace.sequences[0].stop_reason == "eos"
    names = ["PrefixConstrainedLogitsProcessor", "PresencePenaltyLogitsProcessor", "FrequencyPenaltyLogitsProcessor"]
    assert trace.started.processors == names
