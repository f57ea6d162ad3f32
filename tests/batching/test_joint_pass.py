"""A joint pass is the model's own, for whatever texts come."""

from __future__ import annotations

import pytest
import torch

from playground.batching import onednn_linear
from playground.batching.joint_pass import joint_pass
from playground.batching.kv_cache import Step
from playground.batching.onednn_linear import for_several
from tests.support.tiny_models import ROUNDING, VOCAB_SIZE, tiny_gpt2, tiny_llama


def a_step(model, lengths: list[int], seed: int = 0) -> tuple[torch.Tensor, torch.Tensor, Step]:
    """Tokens, places and a slab of made-up texts of these lengths, with room for more."""
    generator = torch.Generator().manual_seed(seed)
    config, rows, width = model.config, len(lengths), max(lengths) + 1
    heads = getattr(config, "num_key_value_heads", config.num_attention_heads)
    size = (rows + 2, heads, width + 3, config.hidden_size // config.num_attention_heads)
    keys, values = ([torch.randn(size, generator=generator) for _ in range(config.num_hidden_layers)] for _ in "kv")
    ends = torch.tensor(lengths)
    mask = torch.zeros(rows, width).masked_fill_(torch.arange(width) > ends[:, None], torch.finfo(torch.float32).min)
    ids = torch.randint(3, VOCAB_SIZE, (rows, 1), generator=generator)
    return ids, ends[:, None], Step(keys, values, torch.arange(rows), ends, mask[:, None, None])


@pytest.fixture(autouse=True)
def no_gradients(monkeypatch):
    monkeypatch.setattr(onednn_linear, "_LARGE", 1)
    with torch.no_grad():
        yield


@pytest.mark.parametrize("make", [tiny_llama, tiny_gpt2])
@pytest.mark.parametrize("lengths", [[1], [1, 1], [7, 3, 30], [5] * 9, list(range(1, 20))])
def test_a_joint_pass_is_the_models_own(make, lengths):
    model = make()
    own = for_several(model)
    for seed in range(3):
        ids, places, step = a_step(model, lengths, seed)
        *_, expected = a_step(model, lengths, seed)
        got = joint_pass(own, ids, places, step)
        wanted = model(
            input_ids=ids, position_ids=places, attention_mask=expected.mask, past_key_values=expected.cache()
        )  # fmt: skip
        assert type(got) is type(wanted) and got.hidden_states is None
        torch.testing.assert_close(got.logits, wanted.logits, atol=ROUNDING, rtol=0)
        for mine, theirs in zip(step.keys + step.values, expected.keys + expected.values, strict=True):
            torch.testing.assert_close(mine, theirs, atol=ROUNDING, rtol=0)  # and nothing else was written


def test_it_tells_hidden_states_where_they_are_wanted():
    model = tiny_llama()
    out = joint_pass(model, *a_step(model, [3, 5]), hidden=True)
    assert len(out.hidden_states) == model.config.num_hidden_layers + 1
