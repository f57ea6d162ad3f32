"""The numbers that come first are those of torch, for every size and seed."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.watermarks.randperm import MAX_N, RandpermPrefix, agrees


def torchs(n: int, size: int, seed: int) -> set[int]:
    return set(torch.randperm(n, generator=torch.Generator().manual_seed(seed))[:size].tolist())


@settings(max_examples=100, deadline=None)
@given(st.data(), st.integers(1, 500), st.integers(0, 2**64 - 1) | st.integers(0, 20))
def test_they_are_torchs(data, n, seed):
    size = data.draw(st.integers(0, n))
    first = torchs(n, size, seed)
    assert RandpermPrefix(n, size).has(seed, range(n)) == [number in first for number in range(n)]


@pytest.mark.parametrize("n", [2048, 32_000, 49_152, 128_256, 151_936, 1_000_003])
@pytest.mark.parametrize(("share", "seed"), [(0.25, 0), (0.25, 15485863 * 4321), (0.5, 2**32), (0.9, 2**64 - 2)])
def test_they_are_torchs_for_real_vocabularies(n, share, seed):
    size = int(n * share)
    first = torchs(n, size, seed)
    asked = [0, n - 1, size - 1, size, *range(0, n, n // 50)]
    assert RandpermPrefix(n, size).has(seed, asked) == [number in first for number in asked]


def test_one_seed_after_another():
    lists = RandpermPrefix(300, 75)
    for seed in (1, 2, 1):
        first = torchs(300, 75, seed)
        assert lists.has(seed, range(300)) == [number in first for number in range(300)]


def test_what_torch_permutes_otherwise_is_refused():
    with pytest.raises(ValueError, match="otherwise"):
        RandpermPrefix(MAX_N, 1)


def test_this_torch_agrees_and_another_would_be_noticed(monkeypatch):
    assert agrees.__wrapped__()
    monkeypatch.setattr(torch, "randperm", lambda n, generator: torch.arange(n))
    assert not agrees.__wrapped__()
