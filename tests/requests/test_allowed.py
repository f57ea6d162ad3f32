"""What the library runs is allowed, with a note: each of these runs as `generate` runs it."""

from __future__ import annotations

import copy
import threading
from typing import Any

import pytest
import torch
from transformers import GenerationConfig, LlamaConfig, LlamaForCausalLM

from playground.generation.failures import explain
from playground.knobs import KNOBS
from playground.models.loading import LoadedModel
from playground.models.static_facts import read_facts
from playground.requests.request import GenerationRequest
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Sequence, Trace
from tests.support.architectures import COMMON
from tests.support.decoding import decode
from tests.support.tiny_models import _made, byte_tokenizer, save, tiny_llama

TOKENIZER = byte_tokenizer()
SELFHASH = {"seeding_scheme": "selfhash", "greenlist_ratio": 0.1, "bias": 2.0}
PROMPT = "the cat sat on the mat and the cat"


def run(model: Any, prompt: str = PROMPT, **config: Any) -> list[Sequence]:
    events: list = []
    target = LoadedModel("tiny", model, TOKENIZER, "folder", "cpu", "float32")
    request = GenerationRequest("tiny", prompt, config=config, seed=1)
    decode(request, target, None, Settings(), events.append, threading.Event())
    return Trace.fold(events).sequences


def bare(model: Any, prompt: str = PROMPT, **config: Any) -> list[int]:
    inputs = TOKENIZER(prompt, return_tensors="pt")
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(1)
        ready = GenerationConfig(**config)
        ids = copy.deepcopy(model).generate(**inputs, generation_config=ready)[0].tolist()
    return ids[inputs["input_ids"].shape[1] :]


@pytest.mark.parametrize(
    ("config", "knob"),
    [
        ({"min_new_tokens": 9, "max_new_tokens": 4}, "min_new_tokens"),
        ({"min_new_tokens": 30}, "min_new_tokens"),
        ({"min_length": 40, "max_length": 30}, "min_length"),
        ({"watermarking_config": SELFHASH, "do_sample": True, "max_new_tokens": 6}, "watermarking_config"),
        ({"cache_implementation": "quantized", "cache_config": {"backend": "fp8"}}, "cache_config"),
    ],
)
def test_what_the_library_runs_runs_with_a_note(config, knob):
    model = tiny_llama()
    request = GenerationRequest("tiny", PROMPT, config=config, seed=1)
    (note,) = check(request, Settings(), model.generation_config.to_dict())
    assert (note.knob, note.severity) == (knob, "warning") and note.fix
    assert run(model, **config)[0].token_ids == bare(model, **config)


def test_a_choice_that_the_installed_library_has_dropped_is_refused_with_its_successor():
    model, knob = tiny_llama(), KNOBS["cache_implementation"]
    assert knob.former
    for former, successor in knob.former.items():
        with pytest.raises(ValueError, match=former):  # once it runs again, it is to be allowed
            bare(model, cache_implementation=former)
        wrong = GenerationRequest("tiny", PROMPT, config={"cache_implementation": former}, seed=1)
        (problem,) = check(wrong, Settings(), model.generation_config.to_dict())
        assert problem.severity == "error" and problem.fix == f'Use "{successor}".'
        assert "the installed one does not run it" in problem.message
        assert run(model, cache_implementation=successor)[0].token_ids == bare(model, cache_implementation=successor)


def dynamic(most: int) -> Any:
    rope = {"rope_type": "dynamic", "rope_theta": 10000.0, "factor": 4.0}
    return _made(LlamaForCausalLM, LlamaConfig(**COMMON | {"max_position_embeddings": most}, rope_parameters=rope), 0)


@pytest.mark.parametrize("words", [4, 9, 20])
def test_a_model_with_dynamic_rope_reads_on_beyond_the_length_that_it_is_made_for(words):
    model, prompt = dynamic(most=24), "the cat sat on the mat and the dog sat on the cat. one, two, three" * 2
    prompt = " ".join(prompt.split()[:words])
    for _ in range(2):  # what one run has read changes nothing for the next
        (sequence,) = run(model, prompt, max_new_tokens=8)
        assert sequence.token_ids == bare(model, prompt, max_new_tokens=8)
    beyond = len(TOKENIZER(prompt)["input_ids"]) + len(sequence.token_ids) > 24
    assert ("dynamic" in sequence.note and "24 tokens" in sequence.note) == beyond
    assert "dynamic" not in run(tiny_llama(), prompt, max_new_tokens=8)[0].note


def test_its_files_tell_that_its_positions_have_no_end(tmp_path):
    for model, context in ((dynamic(most=24), None), (tiny_llama(), 256)):
        folder = str(save(tmp_path / str(context), model))
        assert read_facts(folder, Settings.local()).context_length == context
        assert LoadedModel("tiny", model, TOKENIZER, "folder", "cpu", "float32").context_length == context


def test_a_step_without_a_green_token_is_explained():
    """The library fails there."""
    config = {"watermarking_config": SELFHASH | {"greenlist_ratio": 0.004}, "max_new_tokens": 20}
    with pytest.raises(IndexError) as theirs:
        bare(tiny_llama(), **config)
    with pytest.raises(IndexError) as ours:
        run(tiny_llama(), **config)
    assert str(ours.value) == str(theirs.value)
    (problem,) = explain(ours.value).diagnostics
    assert problem.knob == "watermarking_config" and "green" in problem.message and "greenlist_ratio" in problem.fix
    assert explain(IndexError("list index out of range")).diagnostics == []
