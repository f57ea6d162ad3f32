"""What the same luck would have written with other knobs is what `generate` then writes, or is not known."""

from __future__ import annotations

import functools
import math
import threading

import pytest
import torch
from hypothesis import assume, event, given
from hypothesis import strategies as st

from playground.metrics.what_if import Cuts, same_text, what_if
from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Trace
from tests.support.decoding import decode
from tests.support.tiny_models import byte_tokenizer, tiny_llama

NEW = 10
TOKENIZER = byte_tokenizer()
PROMPT = "Once upon"
OFF = {"top_k": 0, "top_p": 1.0}


@functools.cache
def model(sharpness: int):
    """A random model, whose distributions are the sharper the larger the number is."""
    made = tiny_llama(seed=4)
    with torch.no_grad():
        made.lm_head.weight.mul_(sharpness)
    made.generation_config.eos_token_id = None
    return made


def traced(sharpness: int, seed: int, config: dict) -> Trace:
    config = OFF | {"do_sample": True, "max_new_tokens": NEW} | config
    request = GenerationRequest("tiny", PROMPT, config=config, seed=seed)
    trace = Trace()
    loaded = LoadedModel("tiny", model(sharpness), TOKENIZER, "folder", "cpu", "float32")
    decode(request, loaded, None, Settings(), trace.add, threading.Event())
    return trace


def written(sharpness: int, seed: int, config: dict) -> list[int]:
    """What the library itself writes."""
    inputs = TOKENIZER(PROMPT, return_tensors="pt")
    config = OFF | {"do_sample": True, "max_new_tokens": NEW} | config
    if not config["do_sample"]:
        penalty = config.get("repetition_penalty", 1.0)
        config = {"do_sample": False, "max_new_tokens": NEW, "repetition_penalty": penalty}
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        out = model(sharpness).generate(**inputs, **config)
    return out[0, inputs["input_ids"].shape[1] :].tolist()


temperatures = st.floats(0.1, 2.0).map(lambda value: round(value, 3))
cuts = st.fixed_dictionaries(
    {"temperature": temperatures},
    optional={
        "top_k": st.integers(1, 60),
        "top_p": st.floats(0.05, 0.99),
        "min_p": st.floats(0.001, 0.5),
        "epsilon_cutoff": st.floats(0.0001, 0.01),
        "typical_p": st.floats(0.2, 0.9),
        "repetition_penalty": st.floats(1.01, 1.4),
    },
)
changes = st.fixed_dictionaries(
    {},
    optional={
        "temperature": temperatures, "top_k": st.integers(0, 60), "top_p": st.floats(0.05, 1.0),
        "min_p": st.floats(0.0, 0.5), "do_sample": st.just(False),
    },
)  # fmt: skip
only = st.sampled_from([{}, {"top_k": 50}, {"top_k": 12}, {"top_p": 0.8}, {"min_p": 0.05}])
runs = st.tuples(st.sampled_from([1, 6, 20]), st.integers(0, 2**32 - 1))


@given(runs, cuts, changes)
def test_what_is_told_is_what_generate_writes(run, own, change):
    trace = traced(*run, own)
    told = what_if(trace, change)
    event("known" if told.known else "not known")
    expected = written(*run, own | change)
    assert told.token_ids == expected[: len(told.token_ids)]
    if told.known and told.differs_at is None:
        assert told.token_ids == trace.sequences[0].token_ids == expected
    if told.differs_at is not None:
        assert len(told.token_ids) == told.differs_at + 1
        assert told.token_ids[-1] != trace.sequences[0].token_ids[told.differs_at]


@given(runs, cuts)
def test_the_runs_own_knobs_give_its_own_text(run, own):
    trace = traced(*run, own)
    told = what_if(trace, {})
    if "typical_p" not in own:
        assert told.known or "close" in told.reason
    assert told.differs_at is None and told.token_ids == trace.sequences[0].token_ids[: len(told.token_ids)]


@given(runs, only, temperatures, st.sampled_from(["temperature", "top_k", "top_p", "min_p"]))
def test_inside_the_interval_the_text_is_the_same_and_outside_it_is_another(run, own, temperature, knob):
    own = own | {"temperature": temperature}
    trace = traced(*run, own)
    found = same_text(trace, knob)
    if found.reason is not None:
        event("not known")
        return
    low, high = found.interval
    whole = knob == "top_k"
    inside = [low, high] if whole else [low + 1e-3 * (high - low), high - 1e-3 * (high - low)]
    for value in inside:
        if math.isfinite(value) and (whole or value > 1e-3):
            assert written(*run, own | {knob: int(value) if whole else value}) == trace.sequences[0].token_ids, value
    for bound, step in ((found.low, -1 if whole else -1e-3), (found.high, 1 if whole else 1e-3)):
        if bound is None or not bound.value + step > 0.01:
            continue
        event("a bound")
        ids = written(*run, own | {knob: int(bound.value + step) if whole else bound.value * (1 + step)})
        assume(ids[: bound.step] == trace.sequences[0].token_ids[: bound.step])  # another bound may be as near
        assert ids[bound.step] == bound.token.token_id


def test_a_trace_without_draws_says_so():
    trace = traced(1, 1, {"do_sample": False})
    assert not what_if(trace, {"temperature": 0.5}).known
    assert "how token 1 was drawn" in same_text(trace, "temperature").reason


@pytest.mark.parametrize("change", [{"repetition_penalty": 1.5}, {"num_beams": 2}, {"top_p": 0.5, "temperature": 0.5}])
def test_what_only_a_run_can_tell_is_not_told(change):
    told = what_if(traced(6, 1, {}), change)
    assert (told.token_ids, told.differs_at, told.known) == ([], None, False)
    assert "only a run can tell" in told.reason


def test_a_knob_that_has_no_interval_is_refused():
    with pytest.raises(ValueError, match="not one of temperature"):
        same_text(traced(6, 1, {}), "seed")


def test_cuts_are_read_as_transformers_reads_them():
    config = {"do_sample": True, "temperature": 0.5, "top_k": 0, "top_p": 1.0, "min_p": 0.0, "eta_cutoff": 0.0}
    assert Cuts.of(config) == Cuts(temperature=0.5, min_p=0.0)
