"""What the tests of our own decoding loops share: a run by the request path, a bare run, and how both compare."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest
import torch
from transformers import GenerationConfig

from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Event, Trace
from tests.support.decoding import decode
from tests.support.reference import contrastive_dola as reference
from tests.support.tiny_models import byte_tokenizer, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
PROMPT = "the cat sat on the mat and the cat"
MODELS = {
    "llama": tiny_llama(vocab_size=len(TOKENIZER), layers=4),
    "t5": tiny_t5(vocab_size=len(TOKENIZER)),
}
EXPECTED = json.loads(reference.FILE.read_text("utf-8"))


@functools.cache
def target(name: str) -> LoadedModel:
    """The bundled model, or one of `MODELS`."""
    stories = name == "stories"
    model, tokenizer = (
        (reference.model_named(name), reference.tokenizer()) if stories else (MODELS[name], TOKENIZER)
    )
    return LoadedModel(name, model, tokenizer, "bundled", "cpu", "float32")


def traced(
    name: str,
    config: dict[str, Any],
    prompt: str = PROMPT,
    seed: int = 0,
    listen: Callable[[Event], None] = lambda event: None,
    cancelled: threading.Event | None = None,
) -> Trace:
    """A run as a request is run; `listen` gets each event as it comes."""
    events = []

    def emit(event: Event) -> None:
        events.append(event)
        listen(event)

    request = GenerationRequest(name, prompt, config=config, seed=seed, top_candidates=5)
    decode(request, target(name), None, Settings(), emit, cancelled or threading.Event())
    return Trace.fold(events)


def bare(name: str, config: dict[str, Any], loop: Callable, prompt: str = PROMPT, seed: int = 0, **more: Any) -> Any:
    """`generate` with the loop alone, and all scores. `more` goes to `generate`."""
    loaded = target(name)
    encoded = loaded.tokenizer(prompt, return_tensors="pt")
    torch.manual_seed(seed)
    return loaded.model.generate(
        input_ids=encoded["input_ids"],
        attention_mask=encoded["attention_mask"],
        generation_config=GenerationConfig(**config, return_dict_in_generate=True, output_scores=True),
        custom_generate=loop,
        **more,
    )


def assert_same(trace: Trace, name: str, output: Any) -> None:
    """The trace tells of exactly what `output` holds: tokens up to the end of each text, and log-probabilities."""
    loaded = target(name)
    length = 1 if loaded.is_encoder_decoder else len(trace.started.prompt_tokens)
    scores = loaded.model.compute_transition_scores(output.sequences, output.scores, normalize_logits=True)
    assert len(trace.sequences) == len(output.sequences)
    for number, sequence in enumerate(trace.sequences):
        ids, count = output.sequences[number, length:].tolist(), len(sequence.token_ids)
        assert sequence.token_ids == ids[:count]
        assert set(ids[count:]) <= {loaded.tokenizer.pad_token_id}, "tokens are missing"
        assert sequence.logprobs == pytest.approx(scores[number][:count].tolist(), abs=2e-5)
        assert [step.chosen.token_id for step in trace.steps_of(number)] == sequence.token_ids


def assert_as_expected(case: str, loop: Callable) -> None:
    """The loop does with a case of the reference what transformers 4.52.4 did.

    Some scores are near 200, of which float32 knows four decimal places: another processor rounds them otherwise.
    """

    def close(values: list[float | None]) -> list[Any]:
        return [None if value is None else pytest.approx(value, abs=2e-4, rel=1e-5, nan_ok=True) for value in values]

    name, prompts, config = reference.CASES[case]
    told = reference.told(name, prompts, reference.run(name, prompts, config, custom_generate=loop))
    expected = EXPECTED[case]
    assert told["token_ids"] == expected["token_ids"]
    for column in ("scores", "logprobs"):
        assert told[column] == list(map(close, expected[column]))
    for ours, theirs in zip(told["top_scores"], expected["top_scores"], strict=True):
        assert ours == list(map(close, theirs))


def assert_traced_as_expected(case: str) -> Trace:
    """The request path does the same, with one prompt on the bundled model."""
    name, (prompt,), config = reference.CASES[case]
    trace, expected = traced(name, config, prompt), EXPECTED[case]
    (sequence,) = trace.sequences
    count = len(sequence.token_ids)
    assert sequence.token_ids == expected["token_ids"][0][:count]
    assert sequence.logprobs == pytest.approx(expected["logprobs"][0][:count], abs=2e-4)
    assert count == len(expected["token_ids"][0])
    return trace


def by_request(mode: str) -> list[str]:
    """The cases of the reference that one request can ask for."""
    return [
        case
        for case, (name, prompts, _) in reference.CASES.items()
        if case.startswith(mode) and name == "stories" and len(prompts) == 1
    ]
