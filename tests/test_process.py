"""The process of whoever imports the playground stays as it was: its random numbers, threads, warnings and messages."""

from __future__ import annotations

import gc
import logging
import os
import random
import threading
import time
import warnings

import numpy as np
import pytest
import torch
from transformers.utils import logging as transformers_logging

from playground import GenerationRequest, api, compare, generate, stream
from playground.api import GenerationFailed
from playground.trace import Stepped
from tests.support.slow import one_in
from tests.support.tiny_models import byte_tokenizer, save, tiny_llama

TOKENIZER = byte_tokenizer()
SAMPLED = {"do_sample": True, "max_new_tokens": 8, "top_k": 0}
LONG = SAMPLED | {"max_new_tokens": 240, "eos_token_id": 299}
MODEL = tiny_llama()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A model that is loaded already, in a process whose threads have more than a small model gets."""
    folder, usual = str(save(tmp_path_factory.mktemp("process"), MODEL)), torch.get_num_threads()
    generate(GenerationRequest(folder, "the cat", config={"max_new_tokens": 1}))
    torch.set_num_threads(3)
    yield folder
    torch.set_num_threads(usual)


def asking(folder: str, seed: int = 0, **more) -> GenerationRequest:
    config = more.pop("config", SAMPLED)
    return GenerationRequest(folder, "the cat sat", config=config, seed=seed, **more)


def ids_of(sequences) -> list[list[int]]:
    return [sequence.token_ids for sequence in sequences]


def in_another_thread(ask):
    told = []
    other = threading.Thread(target=lambda: told.append(ask()))
    other.start()
    other.join()
    return told[0]


def state() -> dict:
    handlers = [*logging.getLogger("transformers").handlers, *logging.getLogger().handlers]
    return {
        "torch": torch.get_rng_state().tolist(),
        "numpy": str(np.random.get_state()),
        "random": random.getstate(),
        "threads": torch.get_num_threads(),
        "threads of others": in_another_thread(torch.get_num_threads),
        "gradients": torch.is_grad_enabled(),
        "dtype": torch.get_default_dtype(),
        "warnings": list(warnings.filters),
        "showing warnings": warnings.showwarning,
        "verbosity": transformers_logging.get_verbosity(),
        "bars": transformers_logging.is_progress_bar_enabled(),
        "handlers": [(handler, list(handler.filters)) for handler in handlers],
        "environment": dict(os.environ),
        "garbage": (gc.get_threshold(), gc.isenabled(), gc.get_freeze_count()),
    }


def fails(input_ids, scores):
    raise ArithmeticError("mine")


def failing(folder: str) -> None:
    with pytest.raises(GenerationFailed, match="mine"):
        generate(asking(folder), logits_processor=[fails])


def left(folder: str) -> None:
    events = stream(asking(folder, config=LONG))
    assert any(isinstance(event, Stepped) for event in events)
    events.close()


def broken_pass(folder: str) -> None:
    """What is no lane's own fault ends all runs on the model."""
    scheduler = api.default_engine()._decode_thread.schedulers[folder]
    scheduler._forward_alone = None
    with pytest.raises(GenerationFailed, match="not callable"):
        generate(asking(folder))


RUNS = {
    "alone": lambda folder: generate(asking(folder)),
    "greedy": lambda folder: generate(asking(folder, config={"max_new_tokens": 8})),
    "two": lambda folder: compare(asking(folder, seed) for seed in range(2)),
    "many": lambda folder: compare(asking(folder, seed) for seed in range(9)),
    "beams": lambda folder: generate(asking(folder, config=SAMPLED | {"num_beams": 3})),
    "drafts": lambda folder: generate(asking(folder, config=SAMPLED | {"prompt_lookup_num_tokens": 3})),
    "assisted": lambda folder: generate(asking(folder, assistant=folder)),
    "the prompt, too": lambda folder: generate(asking(folder, read_prompt=True, given="on a mat")),
    "unseeded": lambda folder: generate(asking(folder, seed=None)),
    "failed": failing,
    "failed for all": broken_pass,
    "left": left,
    "unloaded, and loaded": lambda folder: (api.default_engine().unload(folder), generate(asking(folder))),
}


@pytest.mark.parametrize("run", one_in(7, RUNS))
def test_everything_is_as_it_was(run, folder):
    torch.manual_seed(5)
    before = state()
    RUNS[run](folder)
    assert state() == before
    time.sleep(0.2)
    assert state() == before


def test_ones_own_draws_right_after_a_run_are_ones_own(folder):
    ids = TOKENIZER("the cat", return_tensors="pt").input_ids
    drawing = {"do_sample": True, "max_new_tokens": 8, "top_k": 0, "pad_token_id": 0}
    torch.manual_seed(5)
    expected = MODEL.generate(ids, **drawing)
    for seed in range(50):
        generate(asking(folder, seed))
        torch.manual_seed(5)
        assert torch.equal(MODEL.generate(ids, **drawing), expected)


def test_ones_own_draws_while_runs_go_on_are_ones_own_and_those_of_the_runs_theirs(folder):
    expected = [ids_of(generate(asking(folder, seed, config=LONG)).sequences) for seed in range(2)]
    going = [stream(asking(folder, seed, config=LONG)) for seed in range(2)]
    told = [[next(events) for _ in range(5)] for events in going]
    torch.manual_seed(5)
    drawn = [torch.rand(3) for _ in range(2000)]
    for events, some in zip(going, told, strict=True):
        some += events
    torch.manual_seed(5)
    assert all(torch.equal(numbers, torch.rand(3)) for numbers in drawn)
    assert [ids_of(some[-1].sequences) for some in told] == expected


def test_a_seed_gives_what_it_gives_the_library(folder):
    inputs = TOKENIZER("the cat sat", return_tensors="pt")
    for config in (SAMPLED, SAMPLED | {"num_beams": 3}, SAMPLED | {"num_return_sequences": 3}):
        torch.manual_seed(11)
        expected = MODEL.generate(**inputs, **config)[:, inputs.input_ids.shape[1] :]
        trace = generate(asking(folder, 11, config=config))
        assert ids_of(trace.sequences) == expected.tolist()


def test_ones_own_functions_draw_the_numbers_of_the_seed(folder):
    def noisy(input_ids, scores):
        return scores + torch.nn.functional.gumbel_softmax(scores) + torch.randn_like(scores) + torch.rand(1)

    inputs = TOKENIZER("the cat sat", return_tensors="pt")
    torch.manual_seed(3)
    expected = MODEL.generate(**inputs, **SAMPLED, logits_processor=[noisy])[0, inputs.input_ids.shape[1] :]
    torch.manual_seed(5)
    before = state()
    trace = generate(asking(folder, 3), logits_processor=[noisy])
    assert trace.sequences[0].token_ids == expected.tolist()
    assert state() == before


def test_ones_own_warnings_and_messages_come_as_ever(folder):
    """Also while runs go on; and what the library says once it still says, to them."""
    own = tiny_llama()
    ids = TOKENIZER("the cat", return_tensors="pt").input_ids
    once = logging.getLogger("transformers.generation.utils").warning_once
    logging.Logger.warning_once.cache_clear()
    heard, handler = [], logging.Handler()
    handler.emit = lambda record: heard.append(record.getMessage())
    logging.getLogger("transformers").addHandler(handler)

    def speaking(input_ids, scores):
        once("said once")
        return scores

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        generate(asking(folder, config={}), logits_processor=[speaking])  # no length: the library has advice
        events = stream(asking(folder, config=LONG))
        next(event for event in events if isinstance(event, Stepped))
        assert not [str(each.message) for each in told if "max_length" in str(each.message)]
        assert heard == []
        own.generate(ids, pad_token_id=0)
        once("said once")
        assert [str(each.message) for each in told if "max_length" in str(each.message)]
        assert heard == ["said once"]
        events.close()
    logging.getLogger("transformers").removeHandler(handler)


def test_filters_that_are_set_while_a_run_goes_on_stay(folder):
    before = list(warnings.filters)
    events = stream(asking(folder, config=LONG))
    next(event for event in events if isinstance(event, Stepped))
    verbosity = transformers_logging.get_verbosity()
    try:
        warnings.filterwarnings("error", "mine", UserWarning)
        transformers_logging.set_verbosity_info()
        events.close()
        assert warnings.filters[0][0] == "error" and list(warnings.filters[1:]) == before
        assert transformers_logging.get_verbosity() == logging.INFO
    finally:
        warnings.filters[:] = before
        transformers_logging.set_verbosity(verbosity)
