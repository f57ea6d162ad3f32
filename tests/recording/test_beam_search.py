"""Every node and every score of a recorded beam search, against a search by brute force (brute_beams.py).

Prompts come alone and in batches of different lengths, which the recorder takes although a request has one prompt.
Where two continuations are closer to each other than float32 can tell, both searches may decide differently: such
cases are left out, and each test says how many of its cases may be.
"""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import GenerationConfig

from playground.models.token_texts import TokenTexts
from playground.recording import Recorder
from playground.trace import BeamsAdvanced, BeamStep, Sequence
from tests.support.brute_beams import Node, Rules, Search, beam_search
from tests.support.brute_group_beams import constrained_beam_search, diverse_beam_search
from tests.support.slow import mostly_slow, one_in
from tests.support.tiny_models import byte_tokenizer, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

VOCAB, NEW, SEED = 24, 6, 3
TOO_CLOSE = 5e-5  # in nats; both searches decide by float32 sums, whose last digits are worth up to 3e-5
MODELS = {
    "llama": tiny_llama(VOCAB, seed=1),
    "gpt2": tiny_gpt2(VOCAB, seed=2),
    "t5": tiny_t5(VOCAB, seed=3),
    "bart": tiny_bart(VOCAB, seed=4),
}
PROMPTS = [[7, 11, 5, 9, 20], [6, 15], [13, 8, 19, 4]]
BEGIN = (17, 15)  # the first is the beginning of a constraint
CONSTRAINTS = [{"phrase": [17, 9]}, {"any_of": [[12], [21, 6, 14]]}]
TEXTS = TokenTexts(byte_tokenizer())


@dataclass
class Recorded:
    """What the recorder told of a run, what `generate` returned, and where its new tokens begin."""

    steps: list[BeamStep]
    sequences: list[Sequence]
    output: torch.Tensor
    start: int


def recorded(name: str, config: dict[str, Any], prompts: list[list[int]], begin: tuple[int, ...]) -> Recorded:
    """A run by the library, as a request is run but for the number of prompts. It begins with the tokens `begin`."""
    model = MODELS[name]
    width = max(map(len, prompts))
    left = not model.config.is_encoder_decoder
    padding = [[0] * (width - len(prompt)) for prompt in prompts]
    rows = [pad + ids if left else ids + pad for ids, pad in zip(prompts, padding, strict=True)]
    ones = [[1] * len(prompt) for prompt in prompts]
    mask = [pad + one if left else one + pad for one, pad in zip(ones, padding, strict=True)]
    steps: list[BeamStep] = []
    recorder = Recorder(
        emit=lambda event: steps.append(event.step) if isinstance(event, BeamsAdvanced) else None,
        texts=TEXTS,
        top=5,
        check_scores=True,
        given=list(begin),
    )
    before = model.generation_config.eos_token_id
    model.generation_config.eos_token_id = None  # the only way to have none
    torch.manual_seed(SEED)
    try:
        output = model.generate(
            input_ids=torch.tensor(rows),
            attention_mask=torch.tensor(mask),
            generation_config=GenerationConfig(**{"pad_token_id": 0, "max_new_tokens": NEW} | config),
            custom_generate=recorder,
        )
    finally:
        model.generation_config.eos_token_id = before
    return Recorded(steps, recorder.sequences, output, width if left else 1)


def rules(config: dict[str, Any]) -> Rules:
    """A generation config as the brute force reads it."""
    names = {"eos_token_id": "ends", "suppress_tokens": "banned", "pad_token_id": "padding"}
    asked = {names.get(name, name): tuple(v) if isinstance(v, list) else v for name, v in config.items()}
    asked["constraints"] = tuple(
        tuple(map(tuple, item.get("any_of", [item.get("phrase")]))) for item in config.get("constraints", [])
    )
    return Rules(**{"max_new_tokens": NEW, "seed": SEED} | asked)


def close(value: float | list[float]) -> Any:
    return pytest.approx(value, abs=1e-4, rel=1e-5)  # a negative length penalty multiplies the noise of float32


def brute(name: str, config: dict[str, Any], count: int) -> Search:
    """The search of a config by brute force, over the first `count` prompts."""
    search = diverse_beam_search if "num_beam_groups" in config else beam_search
    if "constraints" in config:
        search = constrained_beam_search
    return search(MODELS[name], PROMPTS[:count], rules(config))


def compare(name: str, config: dict[str, Any], count: int = 1, begin: tuple[int, ...] = ()) -> Search | None:
    """Assert that everything recorded is what the brute force finds; None where a decision was too close. `begin` are
    tokens with which a run of one prompt begins."""
    own = config | {"begin": begin, "max_new_tokens": config.get("max_new_tokens", NEW) - len(begin)}
    search = brute(name, own, count)
    if search.nearest < TOO_CLOSE:
        return None
    run = recorded(name, config, PROMPTS[:count], begin)
    try:
        compare_steps(search, run)
        compare_texts(search, run)
    except AssertionError as error:
        error.add_note(f"{name}, {config}, {count} prompts, begin {begin}")
        raise
    return search


def compare_steps(search: Search, run: Recorded) -> None:
    texts = {(prompt, beam): () for prompt in range(len(search.prompts)) for beam in range(search.rules.num_beams)}
    begin = search.rules.begin
    told_given, told_steps = run.steps[: len(begin)], run.steps[len(begin) :]
    assert all(step.given and [c.score for c in step.candidates] == [0] for step in told_given)
    places = [(step.sequence, step.index - len(begin)) for step in told_steps]
    assert places == [(step.prompt, step.index) for step in search.steps]
    for told, own in zip(told_steps, search.steps, strict=True):
        assert [(texts[own.prompt, c.parent], c.token_id) for c in told.candidates] == [
            (node.before.text, node.token) for node in own.nodes
        ]
        for candidate, node in zip(told.candidates, own.nodes, strict=True):
            assert (candidate.parent, candidate.status, candidate.beam) == (node.parent, node.status, node.beam)
            assert candidate.raw_logprob == close(node.raw_logprob)
            assert candidate.logprob == close(node.logprob)
            assert candidate.score == close(node.score)
            assert (candidate.final_score is None) == (node.final_score is None)
            assert candidate.final_score is None or candidate.final_score == close(node.final_score)
            assert (candidate.group, candidate.diversity_penalty) == (node.group, close(node.diversity_penalty))
            assert (candidate.bank, candidate.progress, candidate.forced) == (node.bank, node.progress, node.forced)
        assert told.pool == close(own.pool)
        texts |= {(own.prompt, node.beam): node.text for node in own.nodes if node.beam is not None}


def compare_texts(search: Search, run: Recorded) -> None:
    returned = [pair for pairs in search.returned for pair in pairs]
    assert len(run.sequences) == len(run.output) == len(returned)
    for sequence, row, (score, text) in zip(run.sequences, run.output.tolist(), returned, strict=True):
        begin = search.rules.begin
        whole = (*begin, *text.text)
        assert tuple(sequence.token_ids) == whole == tuple(row[run.start : run.start + len(whole)])
        assert sequence.score == close(score)
        assert tuple(sequence.beams[len(begin) :]) == text.beams
        assert sequence.logprobs[len(begin) :] == close(list(text.logprobs))
        assert sequence.transition_scores == close(sequence.logprobs)


# ------------------------------------------------------------------------------------------------------- the tables

KINDS = {
    "beam search": {"num_beams": 3, "num_return_sequences": 2},
    "beam sampling": {"num_beams": 3, "do_sample": True, "top_k": 20, "temperature": 1.3},
    "diverse": {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.7, "num_return_sequences": 3},
    "constrained": {"num_beams": 2, "constraints": CONSTRAINTS, "num_return_sequences": 2, "max_new_tokens": 9},
}
PENALTIES = [(0.0, False), (1.0, False), (-1.0, False), (0.5, "never"), (2.0, "never"), (-1.0, "never"), (1.0, True)]


@functools.cache
def ends(name: str, kind: str) -> list[int]:
    """Tokens that a search likes to write where it has written some, most frequent first: ends that do occur."""
    tokens: Counter[int] = Counter()
    for step in brute(name, KINDS[kind], 3).steps[2:]:
        standing = [node for node in step.nodes if node.beam is not None]
        tokens.update(node.token for node in standing if node.bank is None or node.bank > 2)
    return [token for token, _ in tokens.most_common() if token not in {17, 9, 12, 21, 6, 14}]


@pytest.mark.slow
@pytest.mark.parametrize("kind", mostly_slow(KINDS, lambda kind: kind == "beam search"))
def test_every_node_is_that_of_the_brute_force(kind):
    table = list(itertools.product(MODELS, [0, 1, 3], PENALTIES))
    searches = []
    for number, (name, num_ends, (penalty, early_stopping)) in enumerate(table):
        config = KINDS[kind] | {"length_penalty": penalty, "early_stopping": early_stopping}
        if num_ends:
            config["eos_token_id"] = ends(name, kind)[:num_ends]
        search = compare(name, config, count=3 if number % 2 else 1)
        if search is not None:
            searches.append(search)
    assert len(searches) > 0.9 * len(table)
    # ends do occur, and searches do stop before the limit
    ended = [search for search in searches if any(ends_by_itself(node, search) for node in all_nodes(search))]
    early = [search for search in searches if search.steps[-1].index < search.rules.max_new_tokens - 1]
    assert len(ended) > 0.4 * len(searches) and len(early) > 5


def all_nodes(search: Search) -> list[Node]:
    return [node for step in search.steps for node in step.nodes]


def ends_by_itself(node: Node, search: Search) -> bool:
    return node.status == "finished" and node.token in search.rules.ends


@pytest.mark.parametrize("kind", one_in(2, KINDS))
def test_every_node_after_given_text_is_that_of_the_brute_force(kind):
    compared = []
    for name, penalty in itertools.product(MODELS, [0.0, 1.5]):
        later = [token for token in ends(name, kind) if token not in BEGIN]
        config = KINDS[kind] | {"length_penalty": penalty, "min_new_tokens": 3, "eos_token_id": later[:2]}
        compared.append(compare(name, config, begin=BEGIN) is not None)
    assert sum(compared) >= len(compared) - 1


# ---------------------------------------------------------------------------------------------------- random cases


@st.composite
def cases(draw: st.DrawFn) -> tuple[str, dict[str, Any], int]:
    """A model, a config of one of the four kinds, and how many prompts. More tokens are allowed than are looked at."""
    name, kind = draw(st.sampled_from(list(MODELS))), draw(st.sampled_from(list(KINDS)))
    num_beams = draw(st.integers(2, 5))
    config: dict[str, Any] = {
        "max_new_tokens": draw(st.integers(1, 7)),
        "length_penalty": draw(st.sampled_from([-1.0, 0.0, 0.5, 1.0, 2.0])),
        "early_stopping": draw(st.sampled_from([False, True, "never"])),
    }
    likely = ends(name, kind)
    config["eos_token_id"] = draw(st.lists(st.sampled_from(likely), unique=True, max_size=3)) or None
    if draw(st.booleans()):
        config["suppress_tokens"] = [draw(st.sampled_from([token for token in likely if token]))]
    if draw(st.booleans()):
        config["min_new_tokens"] = draw(st.integers(1, config["max_new_tokens"]))
    if kind == "beam sampling":
        config |= {"do_sample": True, "temperature": draw(st.floats(0.5, 2)), "top_k": draw(st.sampled_from([0, 21]))}
    elif kind == "diverse":
        groups = draw(st.integers(2, num_beams))
        num_beams = groups * (num_beams // groups)
        config |= {"num_beam_groups": groups, "diversity_penalty": draw(st.floats(0.1, 3))}
    elif kind == "constrained":
        words = st.lists(st.sampled_from(CONSTRAINTS), min_size=1, max_size=2, unique_by=str)
        config["constraints"] = draw(words)
    config |= {"num_beams": num_beams, "num_return_sequences": draw(st.integers(1, num_beams))}
    return name, {name: value for name, value in config.items() if value is not None}, draw(st.integers(1, 3))


@pytest.mark.slow
def test_every_node_of_random_cases():
    compared: list[bool] = []

    @settings(max_examples=120)
    @given(cases())
    def run(case: tuple[str, dict[str, Any], int]) -> None:
        compared.append(compare(*case) is not None)

    run()
    assert sum(compared) > 0.9 * len(compared)
