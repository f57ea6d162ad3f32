"""The numbers of a step, against plain formulas in double precision, for one run and for many at once."""

from __future__ import annotations

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.metrics.scores import REMOVED
from playground.recording import measurement as module
from playground.recording import reduction
from playground.recording.measurement import LOWEST, Measurement, Measurer, Numbers, PackedColumns, measure

VOCAB = 40


def made(
    seed: int,
    rows: int = 1,
    stages: int = 2,
    top: int = 4,
    queried: int = 1,
    normalise: bool = True,
    buffer=None,
    shares: tuple[float, ...] = (0.3,),
    vocab: int = VOCAB,
) -> tuple[Measurement, list[torch.Tensor], torch.Tensor]:
    """A measurement, the scores that it keeps, and the queried tokens. Each stage removes a share of them; a negative
    one brings all back first."""
    torch.manual_seed(seed)
    raw = torch.randn(rows, vocab) * 3
    scores = [raw if normalise else raw.log_softmax(-1)]
    measurement = Measurement(scores[0], top, normalise, stages, buffer)
    for number in range(stages):
        share = shares[number % len(shares)]
        out = torch.rand(rows, vocab) < abs(share)
        out.scatter_(1, raw.argmax(-1, keepdim=True), False)
        # what was removed as the lowest float is lifted above it
        warmer = scores[0] if share < 0 else scores[-1] / 1.3
        scores.append(warmer.masked_fill(out, (-math.inf, LOWEST)[number % 2]))
        measurement.add_stage(f"stage {number}", scores[-1])
    tokens = torch.randint(vocab, (rows, queried))
    if queried:
        measurement.query(tokens)
    return measurement, scores, tokens


def assert_right(numbers: Numbers, scores: list[torch.Tensor], tokens: torch.Tensor, normalise: bool) -> None:
    """One row's numbers, from its scores in each stage (vocab,)."""
    scores = [each.double().where(each > REMOVED, -torch.inf) for each in scores]
    logprobs = [each.log_softmax(-1) for each in scores]
    raw, end = (logprobs[0], logprobs[-1]) if normalise else (scores[0], scores[-1])
    probabilities = [each.exp() for each in logprobs]
    columns, stages, top = numbers.columns, range(len(scores) - 1), numbers.top
    close = {"rtol": 1e-5, "atol": 1e-5}

    def same(told: list[float], expected: torch.Tensor) -> None:
        told = torch.tensor(told, dtype=torch.double)
        torch.testing.assert_close(told.where(told > REMOVED, -torch.inf), expected, **close)

    ids = torch.tensor(columns["ids"]).long()
    assert all(math.isfinite(entropy) for entropy in columns["entropy"])
    assert ids[:top].tolist() == scores[0].topk(top).indices.tolist()
    left = int((scores[-1] > -torch.inf).sum())  # among those that are removed, the order is open
    if stages:
        assert ids[top : 2 * top][:left].tolist() == scores[-1].topk(top).indices[:left].tolist()
    assert ids[numbers.first_queried() :].tolist() == tokens.tolist()
    same(columns["raw_logprobs"], raw[ids])
    same(columns["logprobs"], end[ids])
    same(columns["entropy"], torch.stack([-(p * p.clamp_min(1e-300).log()).sum() for p in probabilities]))
    assert columns["kept"] == [int((each > -torch.inf).sum()) for each in scores]
    for stage in stages:
        before, after, out = probabilities[stage], probabilities[stage + 1], scores[stage + 1] == -torch.inf
        same([columns["mass_removed"][stage]], before[out].sum()[None])
        same([columns["mass_moved"][stage]], (before - after).abs().sum()[None] / 2)
        assert columns["removed"][stage * top : (stage + 1) * top] == out[ids[:top]].tolist()
        same([numbers.stage_logprobs(place)[stage] for place in range(len(ids))], logprobs[stage + 1][ids])
    for number, token in enumerate(tokens.tolist()):
        assert columns["raw_ranks"][number] == 1 + int((scores[0] > scores[0][token]).sum())
        if scores[-1][token] > -torch.inf:
            assert columns["ranks"][number] == 1 + int((scores[-1] > scores[-1][token]).sum())


SHAPES = st.fixed_dictionaries(
    {
        "seed": st.integers(0, 99),
        "rows": st.integers(1, 3),
        "stages": st.integers(0, 3),
        "top": st.sampled_from([1, 4, VOCAB, 50]),
        "queried": st.integers(0, 2),
        "normalise": st.booleans(),
    }
)


@pytest.mark.slow
@given(st.lists(SHAPES, min_size=1, max_size=6), st.sampled_from([1, 500, 1 << 19]), st.booleans())
@settings(max_examples=100)
def test_the_numbers_of_many_at_once_are_those_of_each(shapes, batch_scores, kept):
    buffer = [] if kept else None
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(module._BATCH_SCORES, "cpu", batch_scores)
        several = [made(**shape) for shape in shapes]
        for _ in range(2):  # the second time, there is a buffer
            measure([measurement for measurement, _, _ in several], buffer)
            for (measurement, scores, tokens), shape in zip(several, shapes, strict=True):
                assert len(measurement.read()) == shape["rows"] and measurement.scores is None
                for row, numbers in enumerate(measurement.read()):
                    assert_right(numbers, [each[row] for each in scores], tokens[row], shape["normalise"])
            several = [made(**shape) for shape in shapes]


@given(
    SHAPES, st.lists(st.sampled_from([0.0, 0.3, 0.97, 1.0, -0.3, -0.97]), min_size=3, max_size=3), st.integers(40, 75)
)
@settings(max_examples=150)
def test_in_blocks_the_numbers_are_the_same(shape, shares, vocab):
    """Filters that leave little, that leave nearly all, and that bring back what another one removed; and vocabularies
    that are no multiple of a block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reduction, "_LEAST_VOCAB", 1)
        patch.setattr(reduction, "_BLOCK", 2)
        patch.setitem(reduction._CHUNK, "cpu", 100)
        shape = shape | {"top": min(shape["top"], vocab)}
        measurement, scores, tokens = made(**shape, shares=tuple(shares), vocab=vocab)
        measure([measurement])
        for row, numbers in enumerate(measurement.read()):
            assert_right(numbers, [each[row] for each in scores], tokens[row], shape["normalise"])


def test_a_large_vocabulary_is_measured_as_exactly_as_a_small_one():
    torch.manual_seed(0)
    raw = torch.randn(2, 151_936) * 5
    warm = raw / 0.5  # many probabilities below the smallest number
    scores = [raw, warm, warm.masked_fill(warm < warm.topk(50).values[:, -1:], -torch.inf)]
    measurement = Measurement(raw, 10, True, 2)
    for number, each in enumerate(scores[1:]):
        measurement.add_stage(f"stage {number}", each)
    tokens = torch.tensor([[7], [9]])
    measurement.query(tokens)
    measure([measurement])
    for row, numbers in enumerate(measurement.read()):
        assert_right(numbers, [each[row] for each in scores], tokens[row], True)
        exact = [each[row].double().log_softmax(-1) for each in scores]
        entropy = [-(p.exp() * p.clamp_min(-1e300)).sum().item() for p in exact]
        assert numbers.columns["entropy"] == pytest.approx(entropy, abs=1e-6)


def test_a_processor_that_writes_into_its_input_changes_nothing_that_was_kept():
    torch.manual_seed(3)
    scores, buffer = torch.randn(2, VOCAB), []
    expected = [scores.clone(), scores / 2]
    measurement = Measurement(scores, 3, True, 1, buffer)
    measurement.add_stage("halves", scores.div_(2))
    scores.zero_()
    assert torch.equal(measurement.raw, expected[0]) and torch.equal(measurement.processed, expected[1])
    Measurement(scores, 3, True, 1, buffer)  # the next step's
    assert len(buffer) == 1


def test_an_error_is_that_of_the_one_whose_fault_it_is():
    several = [made(seed) for seed in range(3)]
    several[1][0].query(torch.tensor([[VOCAB]]))
    measure([measurement for measurement, _, _ in several])
    for place, (measurement, scores, tokens) in enumerate(several):
        assert measurement.measured
        if place == 1:
            with pytest.raises((IndexError, RuntimeError)):
                measurement.read()
        else:
            assert_right(measurement.read()[0], [each[0] for each in scores], tokens[0], True)


class Sum:
    """A check that counts its calls; those of one `kind` are equal."""

    def __init__(self, kind: str, calls: list[int]) -> None:
        self.kind, self.calls = kind, calls

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(self.kind)

    def __call__(self, token_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        self.calls.append(len(scores))
        return scores.gather(1, token_ids)[:, 0] + token_ids[:, 0]


def test_equal_checks_are_made_once_for_all_rows_and_each_gets_its_own_answers():
    calls: list[int] = []
    several = [made(seed, rows=1 + seed % 2, queried=2) for seed in range(5)]
    for number, (measurement, _, tokens) in enumerate(several):
        columns = {"number": torch.full((len(tokens),), number), "pair": torch.full((len(tokens), 2), -number)}
        measurement.query(tokens, Sum("ab"[number // 4], calls), columns)
    measure([measurement for measurement, _, _ in several])
    assert sorted(calls) == [1, 6]
    for number, (measurement, scores, tokens) in enumerate(several):
        rows = measurement.read()
        assert [row.columns["number"] for row in rows] == [number] * len(tokens)
        assert all(row.columns["pair"] == [-number, -number] for row in rows)
        expected = scores[-1].gather(1, tokens[:, :1])[:, 0] + tokens[:, 0]
        for row, told in zip(rows, expected.tolist(), strict=True):
            assert row.columns["checked"] == told or row.columns["checked"] == pytest.approx(told, abs=1e-6)


@pytest.mark.parametrize("deferred", [True, False])
def test_a_deferred_measurer_measures_all_at_once_and_in_order(deferred):
    told, measurer = [], Measurer(deferred)
    several = [made(seed, stages=seed % 2)[0] for seed in range(5)]
    for number, measurement in enumerate(several):
        measurer.add(measurement, lambda number=number: told.append((number, several[number].measured)))
        assert len(told) == (0 if deferred else number + 1)
    measurer.measure_pending()
    assert told == [(number, True) for number in range(5)]
    measurer.measure_pending()
    assert len(told) == 5


def test_packed_columns_come_back_by_name_and_whole_numbers_are_exact():
    columns = {
        "id": torch.tensor([2**24 - 1, 0]),
        "yes": torch.tensor([True, False]),
        "some": torch.tensor([[0.1, -torch.inf], [1e-30, 3.0]]),
    }
    rows = PackedColumns.join(columns).start_copy().rows()
    assert rows[0]["id"] == 2**24 - 1 and rows[1]["yes"] == 0.0
    assert rows[0]["some"] == [0.1, -torch.inf]


def test_numbers_are_short_and_the_lowest_one_stays_what_it_is():
    numbers = torch.tensor([LOWEST, -123.456789, -1e-7, -1e-30, math.inf, math.nan, 0.7, 2.0**23])
    (row,) = PackedColumns.join({"some": numbers[None]}).rows()
    assert row["some"][0] == LOWEST and math.isnan(row["some"].pop(5))
    assert math.copysign(1, row["some"][3]) == 1  # zero, not minus zero
    assert row["some"] == [LOWEST, -123.4567871, -1e-7, 0.0, math.inf, 0.7, 2.0**23]
    assert all(abs(read - float(exact)) <= 5e-8 for read, exact in zip(row["some"][1:4], numbers[1:4], strict=True))
