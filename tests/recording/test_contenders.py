"""The contenders of a draw: whatever the temperature and the cuts, the winner is one of them."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground.recording import contenders as module
from playground.recording.contenders import COLUMNS, MOST, contenders, uncut
from playground.trace import HOTTEST


def race(seed: int, rows: int, vocab: int, spread: float, step: float = 0.0):
    """Scores, rounded to steps so that some are equal, and exponentials."""
    generator = torch.Generator().manual_seed(seed)
    scores = torch.randn(rows, vocab, generator=generator) * spread
    if step:
        scores = (scores / step).round() * step
    scores[:, ::7] -= torch.inf  # removed by an earlier processor
    return scores, torch.empty(rows, vocab).exponential_(1, generator=generator)


races = st.builds(
    race, st.integers(0, 2**32), st.integers(1, 3), st.sampled_from([2, 9, 300, 3000]),
    st.sampled_from([0.1, 1.0, 4.0, 20.0]), st.sampled_from([0.0, 0.5]),
)  # fmt: skip


@given(races, st.floats(0.05, 3), st.floats(0.05, 3), st.integers(1, 400))
def test_whatever_the_temperature_and_the_cut_the_winner_is_a_contender(race, own, temperature, left):
    scores, exponentials = race
    temperature = min(temperature, max(own, HOTTEST))
    found = contenders(scores, exponentials, own)
    for row, ids in enumerate(found["contender_ids"].long().tolist()):
        ids = [each for each in ids if each >= 0]
        if not ids:
            continue  # there were more than are kept
        cut = scores[row].sort(descending=True).values[min(left, scores.shape[1]) - 1]
        ratios = scores[row] / temperature - exponentials[row].log()
        ratios = ratios.where((scores[row] >= cut) & scores[row].isfinite(), -torch.inf)
        if ratios.max() > -torch.inf:
            assert ratios[ids].max() == ratios.max()


@given(races, st.floats(0.05, 3))
def test_each_has_its_own_numbers(race, temperature):
    scores, exponentials = race
    shares = (scores / temperature).softmax(-1)
    found = contenders(scores, exponentials, temperature)
    for row in range(len(scores)):
        for number in range(MOST):
            token, score, luck, rank, above = (found[name][row, number].item() for name in COLUMNS)
            if token < 0:
                assert (score, luck, rank, above) == (-1, -1, -1, -1)
                continue
            higher = scores[row] > scores[row, int(token)]
            assert score == pytest.approx((scores[row, int(token)] - scores[row].max()).item(), abs=1e-5)
            assert luck == pytest.approx(-exponentials[row, int(token)].log().item(), abs=1e-5)
            assert rank == higher.sum() + 1
            assert above == pytest.approx(shares[row][higher].sum().item(), abs=1e-5)


@given(races, st.floats(0.05, 3))
def test_an_accelerator_finds_the_same(race, temperature):
    scores, exponentials = race
    luck = -exponentials.log()
    hottest = torch.add(luck, scores, alpha=1 / max(HOTTEST, temperature))
    there = module._of_rows(scores, luck, hottest, (scores / temperature).softmax(-1))
    here = contenders(scores, exponentials, temperature)
    for name, column in zip(COLUMNS, there, strict=True):
        assert torch.allclose(column.float(), here[name].float(), atol=1e-5), name


def test_where_there_are_too_many_nothing_is_said():
    scores = torch.arange(40.0)[None]
    exponentials = (scores * 2).exp()  # the lower the score, the more luck
    assert (contenders(scores, exponentials, 1.0)["contender_ids"] == -1).all()
    few = contenders(scores[:, :MOST], exponentials[:, :MOST], 1.0)
    assert few["contender_ids"].tolist() == [list(range(MOST))[::-1]]


@pytest.mark.parametrize(
    ("stages", "before"),
    [
        ([], 0),
        (["TemperatureLogitsWarper", "TopKLogitsWarper"], 0),
        (["RepetitionPenaltyLogitsProcessor", "TopPLogitsWarper", "LogitNormalization"], 1),
        (["RepetitionPenaltyLogitsProcessor"], 1),
        (["TopKLogitsWarper", "WatermarkLogitsProcessor"], None),
        (["SynthIDTextWatermarkLogitsProcessor"], None),
        (["TopKLogitsWarper", "MyOwnProcessor"], None),
    ],
)
def test_a_processor_after_the_cuts_hides_them(stages, before):
    assert uncut(stages) == before
