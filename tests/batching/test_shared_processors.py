"""Row-wise processors that several texts share give each what it would have alone, bit for bit."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from transformers import (
    EpsilonLogitsWarper,
    EtaLogitsWarper,
    MinPLogitsWarper,
    RepetitionPenaltyLogitsProcessor,
    TemperatureLogitsWarper,
    TopHLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
    TypicalLogitsWarper,
)

from playground.batching.shared_processors import ROWWISE, ProcessorCall, run_together, split_by_rowwise

IDS = torch.zeros(1, 3, dtype=torch.long)
MAKE = {
    "temperature": lambda: TemperatureLogitsWarper(0.7),
    "top_k": lambda: TopKLogitsWarper(9),
    "top_p": lambda: TopPLogitsWarper(0.8),
    "min_p": lambda: MinPLogitsWarper(0.1),
    "typical": lambda: TypicalLogitsWarper(0.6),
    "epsilon": lambda: EpsilonLogitsWarper(0.01),
}


def scores_of(seed: int, rows: int, vocab: int = 301) -> torch.Tensor:
    scores = 3 * torch.randn(rows, vocab, generator=torch.Generator().manual_seed(seed))
    scores = scores.round(decimals=1)  # with ties
    scores[:, :: 2 + seed % 5] = -torch.inf  # what other processors removed
    return scores


def alone(processors, scores: torch.Tensor) -> list[torch.Tensor]:
    outputs = []
    for processor in processors:
        scores = processor(IDS, scores)
        outputs.append(scores)
    return outputs


def test_every_row_wise_processor_is_tried():
    assert {type(make()) for make in MAKE.values()} == set(ROWWISE)


@given(
    st.lists(st.sampled_from([*MAKE]), min_size=1, max_size=4),
    st.lists(st.integers(1, 3), min_size=1, max_size=12),
    st.integers(0, 99),
    st.integers(1, 3),
)
def test_each_text_gets_what_it_would_have_alone(names, rows, seed, cores):
    made = [
        ProcessorCall([MAKE[name]() for name in names], IDS, scores_of(seed + i, count)) for i, count in enumerate(rows)
    ]
    run_together(made, cores)
    for call in made:
        for got, expected in zip(call.outputs, alone(call.processors, call.scores), strict=True):
            assert torch.equal(got, expected)


def test_the_same_processors_are_called_once_and_others_for_themselves(monkeypatch):
    called = []
    original = TopKLogitsWarper.__call__
    monkeypatch.setattr(TopKLogitsWarper, "__call__", lambda *args: called.append(args[2].shape) or original(*args))
    made = [ProcessorCall([TopKLogitsWarper(k)], IDS, scores_of(i, 1, vocab)) for i, (k, vocab) in enumerate(
        [(5, 301), (5, 301), (6, 301), (5, 200), (5, 301)])]  # fmt: skip
    made.append(ProcessorCall([TopKLogitsWarper(5, filter_value=-9.0)], IDS, scores_of(9, 1)))
    run_together(made)
    assert sorted(called) == [(1, 200), (1, 301), (1, 301), (3, 301)]
    assert all(torch.equal(call.outputs[0], original(call.processors[0], IDS, call.scores)) for call in made)


@pytest.mark.parametrize(("count", "calls"), [(1, [1]), (7, [7]), (8, [4, 4]), (13, [6, 7])])
def test_where_there_are_enough_each_core_has_a_call(monkeypatch, count, calls):
    called = []
    original = TopKLogitsWarper.__call__
    monkeypatch.setattr(TopKLogitsWarper, "__call__", lambda *args: called.append(len(args[2])) or original(*args))
    run_together([ProcessorCall([TopKLogitsWarper(5)], IDS, scores_of(i, 1)) for i in range(count)], cores=2)
    assert sorted(called) == calls


def test_an_error_is_told_to_those_whose_scores_they_are():
    good, bad = (ProcessorCall([TopKLogitsWarper(5)], IDS, scores_of(i, 1)) for i in range(2))
    bad.scores = bad.scores[0]  # (vocab,) has no column to compare with
    bad.scores = bad.scores.to(torch.complex64)[None]
    run_together([good, bad])
    assert good.error is None and isinstance(bad.error, Exception) and bad.outputs == []


def test_order_is_kept():
    a, b, c = TemperatureLogitsWarper(0.5), TopKLogitsWarper(3), TopPLogitsWarper(0.5)
    penalty, eta, top_h = RepetitionPenaltyLogitsProcessor(1.2), EtaLogitsWarper(0.1), TopHLogitsWarper(0.5)
    assert split_by_rowwise([penalty, a, b, eta, top_h, c]) == [
        (False, [penalty]),
        (True, [a, b]),
        (False, [eta, top_h]),
        (True, [c]),
    ]
    assert split_by_rowwise([]) == []


@pytest.mark.parametrize("name", MAKE)
def test_a_subclass_is_not_taken_for_the_librarys_own(name):
    kind = type(MAKE[name]())
    own = type("Own", (kind,), {})
    processor = object.__new__(own)
    assert split_by_rowwise([processor]) == [(False, [processor])]
