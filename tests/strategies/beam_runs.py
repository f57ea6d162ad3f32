"""What the tests of diverse and constrained beam search share: the reference, a run by the request path, a bare run."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest
import torch
from hypothesis import strategies as st
from transformers import GenerationConfig, PreTrainedTokenizerFast

from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Event, Trace
from tests.support.decoding import decode
from tests.support.reference import beams as reference
from tests.support.tiny_models import byte_tokenizer

EXPECTED = json.loads(reference.FILE.read_text("utf-8"))
LOWEST = torch.finfo(torch.float32).min  # how a trace writes minus infinity


def cases(search: str) -> list[str]:
    """The names of all cases of a search."""
    return [name for kind, name in reference.CASES if kind == search]


def requests(search: str) -> list[str]:
    """The cases that one request can ask for: one prompt, on the bundled model, without a function."""
    own = {name: reference.split(case)[:3] for (kind, name), case in reference.CASES.items() if kind == search}
    return [name for name, asked in own.items() if asked == ("stories", 1, None)]


@functools.cache
def model(name: str) -> Any:
    """A model of the reference."""
    return reference.load(name)


def bare(name: str, config: dict[str, Any], loop: Callable, prompts: int = 1, allowed: Any = None, **more: Any) -> Any:
    """`generate` with the loop alone, and all scores. `more` goes to `generate`."""
    own = model(name)
    ends = {"stories": 0}.get(name, 2)
    own.generation_config.eos_token_id = None if "eos_token_id" in config else ends  # the only way to have none
    inputs = more.pop("inputs", None) or reference.inputs(name, prompts)
    return own.generate(
        **inputs,
        generation_config=GenerationConfig(
            **{"pad_token_id": reference.PADS[name]} | config, return_dict_in_generate=True, output_scores=True
        ),
        custom_generate=loop,
        prefix_allowed_tokens_fn=(lambda batch, ids: allowed) if allowed else None,
        **more,
    )


def assert_as_expected(search: str, case: str, loop: Callable) -> None:
    """The loop does with a case what transformers 4.52.4 did."""
    name, prompts, allowed, config = reference.split(reference.CASES[search, case])
    output = bare(name, config, loop, prompts, allowed)
    expected = EXPECTED[search][case]
    start = output.sequences.shape[1] - output.beam_indices.shape[1]
    ids = output.sequences[:, start:].tolist()
    if not isinstance(config.get("eos_token_id"), list):
        assert ids == expected["sequences"]
    logprobs = transition_scores(name, output)
    for number, text in enumerate(expected["texts"]):
        count = len(text["tokens"])
        assert ids[number][:count] == text["tokens"]
        assert set(ids[number][count:]) <= {config.get("pad_token_id", reference.PADS[name])}
        assert output.sequences_scores[number].item() == pytest.approx(text["score"], abs=1e-4, rel=1e-6)
        assert [row for row in output.beam_indices[number].tolist() if row >= 0] == text["rows"]
        assert logprobs[number][:count] == pytest.approx(text["logprobs"], abs=1e-4)
    assert len(ids) == len(expected["texts"]) == prompts * config.get("num_return_sequences", 1)


def transition_scores(name: str, output: Any) -> list[list[float]]:
    """The library's own reading of an output: the log-probability of each new token."""
    own = model(name)
    return own.compute_transition_scores(
        output.sequences, output.scores, output.beam_indices, normalize_logits=False
    ).tolist()


# ---------------------------------------------------------------------------------------------------- by the request


@functools.cache
def target(name: str) -> LoadedModel:
    """A model of the reference with a tokenizer: the tiny ones write the first tokens of the tests' own."""
    tokenizer = byte_tokenizer()
    if name == "stories":
        tokenizer = PreTrainedTokenizerFast.from_pretrained(reference.STORIES)
    return LoadedModel(name, model(name), tokenizer, "bundled", "cpu", "float32")


def traced(
    name: str,
    config: dict[str, Any],
    prompt: str = reference.PROMPTS["stories"][0],
    listen: Callable[[Event], None] = lambda event: None,
    cancelled: threading.Event | None = None,
) -> Trace:
    """A run as a request is run; `listen` gets each event as it comes."""
    events = []

    def emit(event: Event) -> None:
        events.append(event)
        listen(event)

    request = GenerationRequest(name, prompt, config=config, seed=0, top_candidates=5, check_scores=True)
    decode(request, target(name), None, Settings(), emit, cancelled or threading.Event())
    return Trace.fold(events)


def assert_traced_as_expected(search: str, case: str) -> Trace:
    """The request path does what transformers 4.52.4 did, and its trace adds up."""
    _, _, _, config = reference.split(reference.CASES[search, case])
    own = target("stories").model.generation_config
    own.eos_token_id = None if "eos_token_id" in config else 0
    trace = traced("stories", config)
    texts = EXPECTED[search][case]["texts"]
    assert len(trace.sequences) == len(texts)
    for number, (sequence, text) in enumerate(zip(trace.sequences, texts, strict=True)):
        assert sequence.token_ids == text["tokens"]
        assert sequence.beams == text["rows"]
        assert sequence.score == pytest.approx(max(text["score"], LOWEST), abs=1e-4, rel=1e-6)
        assert sequence.logprobs == pytest.approx([max(step, LOWEST) for step in text["logprobs"]], abs=1e-4)
        assert sequence.transition_scores == pytest.approx(sequence.logprobs, abs=1e-6)
        steps = trace.steps_of(number)
        assert [step.chosen.token_id for step in steps] == sequence.token_ids
        assert "".join(step.piece or "" for step in steps) == sequence.text
    assert_adds_up(trace, config)
    return trace


def assert_adds_up(trace: Trace, config: dict[str, Any]) -> None:
    """What holds for every run of both searches."""
    beams, groups = config["num_beams"], config.get("num_beam_groups", 1)
    size, power = beams // groups, config.get("length_penalty", 1.0)
    scores = [0.0 if beam % size == 0 else -1e9 for beam in range(beams)]
    pool: list[float] = []
    ends = set(trace.started.eos_token_ids)
    for index, step in enumerate(trace.beam_steps):
        last = index == len(trace.beam_steps) - 1
        assert step.index == index and len(step.distributions) == beams
        assert all(bool(step.distributions[c.parent].candidates) for c in step.candidates)
        finished = []
        for candidate in step.candidates:
            expected = max(scores[candidate.parent] + candidate.logprob, LOWEST)
            assert candidate.score == pytest.approx(expected, abs=1e-3, rel=1e-6)
            assert (candidate.beam is not None) == (candidate.status == "running")
            assert (candidate.final_score is not None) == (candidate.status == "finished")
            if candidate.status == "finished":
                assert candidate.token_id in ends or last
                assert candidate.final_score == pytest.approx(_penalised(candidate.score, index + 1, power), rel=1e-5)
                finished.append(candidate.final_score)
            if candidate.status == "ended":
                assert candidate.token_id in ends or last
        # of what finished so far, the best are kept: in each group, no more than it has beams
        assert step.pool == sorted(step.pool, reverse=True)
        assert len(step.pool) == min(len(pool) + len(finished), beams) or groups > 1
        assert set(map(_short, step.pool)) <= set(map(_short, pool + finished))
        pool = step.pool
        for candidate in step.running:
            scores[candidate.beam] = candidate.score
        assert [c.beam for c in step.running] == sorted({c.beam for c in step.running})
    assert [_short(s.score) for s in trace.sequences] == list(map(_short, pool[: len(trace.sequences)]))
    for sequence in trace.sequences:
        expected = _penalised(sum(sequence.logprobs), len(sequence.token_ids), power)
        assert sequence.score == pytest.approx(expected, rel=1e-4, abs=1e-4)


def options(max_new_tokens: int) -> dict[str, st.SearchStrategy]:
    """What any beam search can be asked for besides its size, as hypothesis draws it: name -> values."""
    return {
        "eos_token_id": st.one_of(st.integers(2, 98), st.lists(st.integers(2, 98), min_size=1, max_size=4)),
        "length_penalty": st.floats(-2, 2),
        "early_stopping": st.sampled_from([True, False, "never"]),
        "repetition_penalty": st.floats(0.5, 2),
        "no_repeat_ngram_size": st.integers(1, 3),
        "min_new_tokens": st.integers(0, min(4, max_new_tokens)),
        "suppress_tokens": st.lists(st.integers(3, 98), min_size=1, max_size=40),
    }


def assert_traced_equals_bare(name: str, config: dict[str, Any], loop: Callable) -> Trace:
    """The request path and the loop alone give the same, on a model of the byte tokenizer."""
    encoded = target(name).tokenizer("XYZ", return_tensors="pt")
    output = bare(name, config, loop, inputs={key: encoded[key] for key in ("input_ids", "attention_mask")})
    trace = traced(name, config, "XYZ")
    assert_adds_up(trace, config)
    logprobs = transition_scores(name, output)
    for number, sequence in enumerate(trace.sequences):
        count = len(sequence.token_ids)
        rows = output.beam_indices[number].tolist()
        assert sequence.beams == rows[:count] and set(rows[count:]) <= {-1}
        assert sequence.token_ids == output.sequences[number, -output.beam_indices.shape[1] :].tolist()[:count]
        theirs = [max(logprob, LOWEST) for logprob in logprobs[number][:count]]
        assert sequence.logprobs == pytest.approx(theirs, abs=1e-4)
        assert sequence.transition_scores == pytest.approx(theirs, abs=1e-4)
        assert sequence.score == pytest.approx(max(output.sequences_scores[number].item(), LOWEST), abs=1e-4, rel=1e-5)
    return trace


def _penalised(total: float, length: int, power: float) -> float:
    return LOWEST if total <= LOWEST else total / length**power


def _short(score: float) -> float:
    return float(f"{score:.5g}")
