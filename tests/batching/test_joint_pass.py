"""Recorded passes are the model's own, for whatever texts come; where they would not be, there are none."""

from __future__ import annotations

import functools
import itertools
import warnings

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import nn
from transformers import LlamaForCausalLM

from playground.batching import joint_pass, onednn_linear
from playground.batching.joint_pass import JointPass
from playground.batching.kv_cache import Step
from tests.support.tiny_models import ROUNDING, VOCAB_SIZE, tiny_gpt2, tiny_llama


@pytest.fixture(autouse=True)
def recorded_at_once(monkeypatch):
    monkeypatch.setattr(joint_pass, "_WORTH", 2)
    monkeypatch.setattr(JointPass, "_recordings", 0)
    monkeypatch.setattr(onednn_linear, "_LARGE", 1)
    monkeypatch.setattr(onednn_linear, "_LARGE_IN_ORDER", 1)


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


def recorded(model) -> JointPass:
    """It has made the passes after which it records."""
    made = JointPass(model)
    for _ in range(3):
        made(*a_step(model, [2, 4]))
    return made


@functools.cache
def recorded_once(make) -> tuple:
    model = make()
    return model, recorded(model)


@pytest.fixture(autouse=True)
def no_gradients():
    with torch.no_grad():
        yield


@pytest.mark.parametrize("cores", [1, 2, 3])
@pytest.mark.parametrize("make", [tiny_llama, tiny_gpt2])
@pytest.mark.parametrize("lengths", [[1], [1, 1], [7, 3, 30], [5] * 9, list(range(1, 20))])
def test_a_recorded_pass_is_the_models_own(make, lengths, cores):
    model, ours = recorded_once(make)
    ours.cores = cores
    assert ours._recorded is not None
    for seed in range(3):
        ids, places, step = a_step(model, lengths, seed)
        *_, expected = a_step(model, lengths, seed)
        got = ours(ids, places, step)
        wanted = model(
            input_ids=ids, position_ids=places, attention_mask=expected.mask, past_key_values=expected.cache()
        )  # fmt: skip
        assert type(got) is type(wanted)
        torch.testing.assert_close(got.logits, wanted.logits, atol=ROUNDING, rtol=0)
        for mine, theirs in zip(step.keys + step.values, expected.keys + expected.values, strict=True):
            torch.testing.assert_close(mine, theirs, atol=ROUNDING, rtol=0)  # and nothing else was written


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize("attention", ["sdpa", "eager"])
def test_other_attention_and_precisions_are_recorded_too(attention, dtype):
    model = tiny_llama().to(dtype)
    model.set_attn_implementation(attention)
    model.hf_device_map = {"": "cpu"}
    ours = JointPass(model)
    for seed in range(5):
        ids, places, step = a_step(model, [3, 5, 9], seed)
        halves = Step(*([block.to(dtype) for block in blocks] for blocks in step[:2]), *step[2:4], step.mask.to(dtype))
        again = halves._replace(keys=[*map(torch.clone, halves.keys)], values=[*map(torch.clone, halves.values)])
        got = ours(ids, places, halves).logits
        wanted = model(input_ids=ids, position_ids=places, attention_mask=again.mask, past_key_values=again.cache())
        assert got.dtype == dtype and (got - wanted.logits).abs().max() <= 0.02 * wanted.logits.float().std()
    assert ours._recorded is not None


def test_the_first_passes_are_not_recorded(monkeypatch):
    monkeypatch.setattr(joint_pass, "_WORTH", 4)
    made, model = JointPass(tiny_llama()), tiny_llama()
    monkeypatch.setattr(JointPass, "_record", lambda self, like: numbers.append(self._made))
    numbers: list[int] = []
    for _ in range(9):
        made(*a_step(model, [2, 4]))
    assert numbers == [4]


def test_a_process_records_some_passes_and_no_more(monkeypatch):
    monkeypatch.setattr(joint_pass, "_AT_MOST", 2)
    passes = [recorded(tiny_llama()) for _ in range(3)]
    assert [each._recorded is not None for each in passes] == [True, True, False]
    model, step = passes[2].model, a_step(passes[2].model, [3, 5])
    wanted = model(input_ids=step[0], position_ids=step[1], attention_mask=step[2].mask,
                   past_key_values=a_step(model, [3, 5])[2].cache())  # fmt: skip
    torch.testing.assert_close(passes[2](*step).logits, wanted.logits, atol=ROUNDING, rtol=0)


def test_layers_are_put_in_order_a_few_with_each_pass(monkeypatch):
    monkeypatch.setattr(joint_pass, "_WORTH", 5)
    model = tiny_llama()
    made, counts = JointPass(model), []
    for _ in range(6):
        made(*a_step(model, [2, 4]))
        counts.append(sum("ordered" in dict(module.named_buffers(recurse=False)) for module in made.model.modules()))
    linears = sum(isinstance(module, nn.Linear) for module in model.modules())
    assert counts[0] == 0 and counts[4] == counts[5] == linears
    assert all(later - sooner <= -(-linears // 4) for sooner, later in itertools.pairwise(counts))


@given(st.lists(st.integers(1, 500), min_size=4, max_size=40), st.integers(2, 5))
def test_texts_are_divided_into_parts_that_take_about_as_long(lengths, count):
    edges = joint_pass._edges(torch.tensor(lengths), count)
    assert edges[0] == 0 and edges[-1] == len(lengths) and len(edges) <= count + 1
    costs = [sum(lengths[begin:end]) + (end - begin) * joint_pass._TEXT for begin, end in itertools.pairwise(edges)]
    assert all(costs)  # none is empty
    assert max(costs) <= sum(costs) / count + max(lengths) + joint_pass._TEXT


def test_a_part_looks_no_farther_than_its_texts_are_long(monkeypatch):
    model, made = recorded_once(tiny_llama)
    widths, part = [], Step.part
    made.cores = 2

    def seen(step, begin, end):
        own = part(step, begin, end)
        widths.append(own.mask.shape[-1])
        return own

    monkeypatch.setattr(Step, "part", seen)
    made(*a_step(model, [5, 9, 7, 6, 30, 30, 20]))
    assert widths == []  # too few to be divided
    made(*a_step(model, [5, 9, 7, 6, 30, 30, 20, 20]))
    assert widths == [10, 31]


def test_hidden_states_come_from_the_model_itself():
    model = tiny_llama()
    out = recorded(model)(*a_step(model, [3, 5]), hidden=True)
    assert len(out.hidden_states) == model.config.num_hidden_layers + 1


class Deciding(LlamaForCausalLM):
    """Its Python looks at the tokens."""

    def forward(self, input_ids, **kwargs):
        out = super().forward(input_ids=input_ids, **kwargs)
        if input_ids.sum() % 2:
            out.logits = -out.logits
        return out


class Counting(LlamaForCausalLM):
    """Says something else each time."""

    times = 0

    def forward(self, input_ids, **kwargs):
        self.times += 1
        out = super().forward(input_ids=input_ids, **kwargs)
        out.logits = out.logits + self.times
        return out


class Spread(LlamaForCausalLM):
    """As if its weights lay on several devices."""

    hf_device_map = property(lambda self: {"model": "cpu", "lm_head": "disk"})


@pytest.mark.parametrize("kind", [Deciding, Counting, Spread])
def test_what_a_recording_would_get_wrong_is_not_recorded(kind):
    model = tiny_llama()
    model.__class__ = kind
    made = recorded(model)
    assert made._recorded is None
    assert made(*a_step(model, [3, 5])).logits.shape == (2, 1, VOCAB_SIZE)


def test_a_recorded_pass_that_fails_is_made_by_the_model_and_is_the_last():
    model = tiny_llama()
    made, calls = recorded(model), []

    def broken(*args):
        calls.append(args)
        raise RuntimeError("out of memory")

    made._recorded = broken
    for seed in range(2):
        ids, places, step = a_step(model, [3, 5], seed)
        *_, expected = a_step(model, [3, 5], seed)
        wanted = model(
            input_ids=ids, position_ids=places, attention_mask=expected.mask, past_key_values=expected.cache()
        )  # fmt: skip
        torch.testing.assert_close(made(ids, places, step).logits, wanted.logits, atol=ROUNDING, rtol=0)
    assert len(calls) == 1


def test_recording_says_nothing_and_draws_nothing(capfd):
    torch.manual_seed(3)
    before = torch.get_rng_state()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert recorded(tiny_llama())._recorded is not None
    assert torch.equal(torch.get_rng_state(), before)
    assert capfd.readouterr() == ("", "")


def test_what_is_recorded_has_the_models_own_weights_where_they_are_many(monkeypatch):
    monkeypatch.setattr(onednn_linear, "_HELD_TWICE", 0)
    model = tiny_llama()
    made = recorded(model)
    model.lm_head.weight.mul_(2)
    ids, places, step = a_step(model, [3, 5])
    *_, expected = a_step(model, [3, 5])
    wanted = model(
        input_ids=ids, position_ids=places, attention_mask=expected.mask, past_key_values=expected.cache()
    )  # fmt: skip
    torch.testing.assert_close(made(ids, places, step).logits, wanted.logits, atol=ROUNDING, rtol=0)
