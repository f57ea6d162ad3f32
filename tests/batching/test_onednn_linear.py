import itertools
import threading

import pytest
import torch
from torch import nn

from playground.batching import onednn_linear
from playground.batching.onednn_linear import for_several, orderable, put_in_order
from playground.batching.scheduler import Lanes
from tests.support.tiny_models import ROUNDING, VOCAB_SIZE, tiny_bart, tiny_gpt2, tiny_llama

IDS = torch.tensor([[5, 6, 7, 8], [50, 60, 70, 80]])

needs_onednn = pytest.mark.skipif(not onednn_linear._has_onednn(), reason="this torch has no oneDNN")


@pytest.fixture(autouse=True)
def everything_is_large(monkeypatch):
    monkeypatch.setattr(onednn_linear, "_LARGE", 1)
    monkeypatch.setattr(onednn_linear, "_LARGE_IN_ORDER", 1)


def linears(model) -> set[type]:
    return {type(module) for module in model.modules() if isinstance(module, nn.Linear)}


@needs_onednn
@pytest.mark.parametrize("make", [tiny_llama, tiny_gpt2, tiny_bart])
def test_a_model_for_several_texts_says_the_same(make):
    model = make()
    own = for_several(model)
    more = {"decoder_input_ids": IDS} if model.config.is_encoder_decoder else {}
    with torch.no_grad():
        ours, theirs = own(input_ids=IDS, **more).logits, model(input_ids=IDS, **more).logits
    torch.testing.assert_close(ours, theirs, atol=ROUNDING, rtol=0)
    assert linears(own) == {onednn_linear._Linear} and linears(model) == {nn.Linear}


@needs_onednn
@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("shape", [(2, 3), (8, 1, 3), (1, 3), (3,)])
def test_a_product_is_that_of_a_linear_layer(shape, bias):
    layer = nn.Linear(3, 4, bias=bias)
    ones = torch.ones(shape)
    torch.testing.assert_close(onednn_linear._product(ones, layer.weight, layer.bias), layer(ones))


@needs_onednn
@pytest.mark.parametrize("make", [tiny_llama, tiny_gpt2])
def test_in_its_own_order_too_a_model_says_the_same(make):
    model = make()
    own = for_several(model)
    put_in_order(orderable(own))
    with torch.no_grad():
        torch.testing.assert_close(own(IDS).logits, model(IDS).logits, atol=ROUNDING, rtol=0)
    assert all("ordered" in dict(module.named_buffers()) for module in own.modules() if isinstance(module, nn.Linear))
    assert not any("ordered" in name for name, _ in model.named_buffers())
    assert own.state_dict().keys() == model.state_dict().keys()


@needs_onednn
@pytest.mark.parametrize("shape", [(2, 3), (8, 1, 3), (1, 3), (3,), (50, 3)])
def test_the_order_of_weights_is_good_for_any_number_of_texts(shape):
    layer = nn.Linear(3, 4)
    wanted = layer(torch.ones(shape))
    put_in_order([layer])
    torch.testing.assert_close(layer(torch.ones(shape)), wanted)


@needs_onednn
def test_small_layers_gain_in_order_only(monkeypatch):
    monkeypatch.setattr(onednn_linear, "_LARGE_IN_ORDER", 1)
    monkeypatch.setattr(onednn_linear, "_LARGE", VOCAB_SIZE * tiny_llama().config.hidden_size)  # the last one
    own = for_several(tiny_llama())
    assert linears(own) == {onednn_linear._Linear, nn.Linear}
    put_in_order(orderable(own))
    assert linears(own) == {onednn_linear._Linear}


@needs_onednn
def test_nothing_is_put_in_order_without_room_and_of_a_model_that_is_the_usual_one(monkeypatch):
    assert orderable(tiny_llama()) == [] and orderable(for_several(tiny_llama().to(torch.bfloat16))) == []
    own = for_several(tiny_llama())
    size = sum(module.weight.nbytes for module in orderable(own))
    assert size > 0
    for free, most in ((2 * size, size), (2 * size - 2, size), (2 * size, size - 1)):
        monkeypatch.setattr(onednn_linear, "free_bytes", lambda device, free=free: free)
        monkeypatch.setattr(onednn_linear, "_HELD_TWICE", most)
        assert bool(orderable(own)) == (free == 2 * size and most == size)


@needs_onednn
def test_weights_and_configs_are_shared():
    model = tiny_llama()
    own = for_several(model)
    pairs = itertools.chain(zip(own.parameters(), model.parameters(), strict=True),
                            zip(own.buffers(), model.buffers(), strict=True))  # fmt: skip
    assert all(ours is theirs for ours, theirs in pairs)
    model.set_attn_implementation("eager")
    assert own.model.layers[0].self_attn.config._attn_implementation == "eager"


def test_where_nothing_is_gained_a_model_is_itself(monkeypatch):
    half, model = tiny_llama().to(torch.bfloat16), tiny_llama()
    assert for_several(half) is half
    with monkeypatch.context() as context:
        context.setattr(onednn_linear, "_LARGE", 10**9)
        assert for_several(model) is model
    with monkeypatch.context() as context:
        context.setattr(onednn_linear, "_has_onednn", lambda: False)
        assert for_several(model) is model


def test_a_model_that_cannot_be_copied_is_itself():
    model = tiny_llama()
    model.lock = threading.Lock()
    assert for_several(model) is model


@needs_onednn
@pytest.mark.parametrize("field", ["hidden_states", "attentions"])
def test_a_model_that_has_told_its_states_before_tells_them_again(field):
    """transformers hooks into the modules of a model when it is first asked for them."""
    model = tiny_llama()
    model.set_attn_implementation("eager")
    with torch.no_grad():
        model(IDS, **{f"output_{field}": True})
        ours, theirs = (each(IDS, **{f"output_{field}": True})[field] for each in (for_several(model), model))
    assert len(ours) == len(theirs) > 0
    torch.testing.assert_close(ours, theirs, atol=ROUNDING, rtol=0)


@pytest.mark.parametrize("error", [AttributeError("no such operation"), RuntimeError("not on this processor"), None])
def test_a_torch_whose_operation_is_missing_or_wrong_does_without(monkeypatch, error):
    def product(input, weight, bias):
        if error is not None:
            raise error
        return nn.functional.linear(input, weight) + 1

    monkeypatch.setattr(onednn_linear, "_product", product)
    assert not onednn_linear._has_onednn.__wrapped__()


@needs_onednn
def test_lanes_use_it_for_what_they_do_together_and_for_nothing_else(monkeypatch):
    model, rows, product = tiny_llama(), [], onednn_linear._product

    def counted(input, weight, bias):
        rows.append(len(input))
        return product(input, weight, bias)

    monkeypatch.setattr(onednn_linear, "_product", counted)
    lanes = Lanes(model)
    assert lanes.joins
    rows.clear()

    def job(own) -> None:
        own(model).generate(torch.tensor([[5, 6, 7]]), max_new_tokens=4, min_new_tokens=4)

    lanes.add(job)
    while lanes.lanes:
        assert all(lane.error is None for lane in lanes.tick())
    assert rows == []  # alone it is the library's pass, to the last bit
    for _ in range(3):
        lanes.add(job)
    while lanes.lanes:
        assert all(lane.error is None for lane in lanes.tick())
    assert set(rows) == {3}
