"""A joint pass is the model's own, for whatever texts come."""

from __future__ import annotations

import pytest
import torch

from playground.batching import joint_pass, onednn_linear
from playground.batching.joint_pass import JointPass
from playground.batching.kv_cache import DecodeStep
from tests.support.slow import one_in
from tests.support.tiny_models import ROUNDING, VOCAB_SIZE, tiny_gpt2, tiny_llama


def a_step(model, lengths: list[int], seed: int = 0) -> tuple[torch.Tensor, torch.Tensor, DecodeStep]:
    """Tokens, positions and a shared cache of made-up texts of these lengths, with room for more."""
    generator = torch.Generator().manual_seed(seed)
    config, rows, width = model.config, len(lengths), max(lengths) + 1
    heads = getattr(config, "num_key_value_heads", config.num_attention_heads)
    size = (rows + 2, heads, width + 3, config.hidden_size // config.num_attention_heads)
    keys, values = ([torch.randn(size, generator=generator) for _ in range(config.num_hidden_layers)] for _ in "kv")
    ends = torch.tensor(lengths)
    mask = torch.zeros(rows, width).masked_fill_(torch.arange(width) > ends[:, None], torch.finfo(torch.float32).min)
    input_ids = torch.randint(3, VOCAB_SIZE, (rows, 1), generator=generator)
    return input_ids, ends[:, None], DecodeStep(keys, values, torch.arange(rows), ends, mask[:, None, None])


@pytest.fixture(autouse=True)
def no_gradients(monkeypatch):
    monkeypatch.setattr(onednn_linear, "_LARGE", 1)
    with torch.no_grad():
        yield


@pytest.mark.parametrize("make", [tiny_llama, tiny_gpt2])
@pytest.mark.parametrize("lengths", [[1], [1, 1], [7, 3, 30], [5] * 9, list(range(1, 20))])
@pytest.mark.parametrize("large", [True, False])
def test_a_joint_pass_is_the_models_own(monkeypatch, make, lengths, large):
    monkeypatch.setattr(joint_pass, "threads_for", lambda model: 1 + large)
    model = make()
    ours = JointPass(model)
    for seed in range(3):
        input_ids, position_ids, step = a_step(model, lengths, seed)
        *_, expected = a_step(model, lengths, seed)
        got = ours(input_ids, position_ids, step)
        wanted = model(
            input_ids=input_ids,
            position_ids=position_ids,
            attention_mask=expected.mask,
            cache=expected.cache(),
        )
        assert type(got) is type(wanted) and got.hidden_states is None
        torch.testing.assert_close(got.logits, wanted.logits, atol=ROUNDING, rtol=0)
        for mine, theirs in zip(step.keys + step.values, expected.keys + expected.values, strict=True):
            torch.testing.assert_close(mine, theirs, atol=ROUNDING, rtol=0)  # and nothing else was written


def test_it_tells_hidden_states_where_they_are_wanted():
    model = tiny_llama()
    out = JointPass(model)(*a_step(model, [3, 5]), output_hidden_states=True)
    assert len(out.hidden_states) == model.config.num_hidden_layers + 1


@pytest.mark.parametrize("seconds", one_in(2, [{1: 2.0, 2: 1.0}, {1: 1.0, 2: 2.0}]))
def test_passes_are_made_with_as_many_threads_as_were_faster_lately(monkeypatch, seconds):
    """The other number is tried now and then: what else the machine does changes."""
    model, now, made = tiny_llama(), [0.0], []
    usual = torch.get_num_threads()
    monkeypatch.setattr(joint_pass, "threads_for", lambda model: 2)
    monkeypatch.setattr(joint_pass.time, "perf_counter", lambda: now[0])
    ours = JointPass(model)
    forward = ours.model.forward

    def timed(**kwargs):
        made.append(torch.get_num_threads())
        now[0] += seconds[made[-1]]
        return forward(**kwargs)

    monkeypatch.setattr(ours.model, "forward", timed)
    torch.set_num_threads(2)
    try:
        for _ in range(100):
            ours(*a_step(model, [2, 4]))
        faster = min(seconds, key=seconds.get)
        assert made[:3] == [2, 1, 2] and 85 < made.count(faster) < 98
        made.clear()
        seconds[faster] = 9.0
        for _ in range(100):
            ours(*a_step(model, [2, 4]))
        assert made.count(faster) < 30
    finally:
        torch.set_num_threads(usual)


def test_a_model_whose_products_have_one_thread_makes_its_passes_where_it_is(monkeypatch):
    monkeypatch.setattr(joint_pass, "run_single_threaded", lambda *_: pytest.fail("in another thread"))
    model = tiny_llama()
    for _ in range(3):
        JointPass(model)(*a_step(model, [2, 4]))
