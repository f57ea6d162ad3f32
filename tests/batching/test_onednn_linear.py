import itertools
import threading

import pytest
import torch
from torch import nn

from playground.batching import onednn_linear
from playground.batching.onednn_linear import OneDNNLinear, with_onednn_linears
from playground.batching.scheduler import LaneScheduler
from tests.support.tiny_models import ROUNDING, VOCAB_SIZE, tiny_bart, tiny_gpt2, tiny_llama

IDS = torch.tensor([[5, 6, 7, 8], [50, 60, 70, 80]])

needs_onednn = pytest.mark.skipif(not onednn_linear._has_onednn(), reason="this torch has no oneDNN")


@pytest.fixture(autouse=True)
def everything_is_large(monkeypatch):
    monkeypatch.setattr(onednn_linear, "_LARGE", 1)


def linears(model) -> set[type]:
    return {type(module) for module in model.modules() if isinstance(module, nn.Linear)}


@needs_onednn
@pytest.mark.parametrize("make", [tiny_llama, tiny_gpt2, tiny_bart])
def test_a_model_for_several_texts_says_the_same(make):
    model = make()
    own = with_onednn_linears(model)
    more = {"decoder_input_ids": IDS} if model.config.is_encoder_decoder else {}
    with torch.no_grad():
        ours, theirs = own(input_ids=IDS, **more).logits, model(input_ids=IDS, **more).logits
    torch.testing.assert_close(ours, theirs, atol=ROUNDING, rtol=0)
    assert linears(own) == {OneDNNLinear} and linears(model) == {nn.Linear}


@needs_onednn
@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("shape", [(2, 3), (8, 1, 3), (1, 3), (3,)])
def test_a_product_is_that_of_a_linear_layer(shape, bias):
    layer = nn.Linear(3, 4, bias=bias)
    ones = torch.ones(shape)
    with torch.no_grad():
        torch.testing.assert_close(OneDNNLinear(layer)(ones), layer(ones))


@needs_onednn
def test_it_has_the_names_and_the_kind_of_the_layer_it_stands_for():
    model = tiny_llama()
    own = with_onednn_linears(model)
    assert own.state_dict().keys() == model.state_dict().keys()
    assert isinstance(own.lm_head, nn.Linear) and repr(own.lm_head).endswith(repr(model.lm_head)[len("Linear") :])


@needs_onednn
def test_only_large_layers_gain(monkeypatch):
    monkeypatch.setattr(onednn_linear, "_LARGE", VOCAB_SIZE * tiny_llama().config.hidden_size)  # the last one
    assert linears(with_onednn_linears(tiny_llama())) == {OneDNNLinear, nn.Linear}


@needs_onednn
def test_a_layer_with_a_forward_of_its_own_is_left_alone():
    """So accelerate brings weights that lie elsewhere."""
    model = tiny_llama()
    model.lm_head.forward = model.lm_head.forward
    assert type(with_onednn_linears(model).lm_head) is nn.Linear


@needs_onednn
def test_weights_and_configs_are_shared():
    model = tiny_llama()
    own = with_onednn_linears(model)
    pairs = itertools.chain(zip(own.parameters(), model.parameters(), strict=True),
                            zip(own.buffers(), model.buffers(), strict=True))  # fmt: skip
    assert all(ours is theirs for ours, theirs in pairs)
    model.set_attn_implementation("eager")
    assert own.model.layers[0].self_attn.config._attn_implementation == "eager"


def test_where_nothing_is_gained_a_model_is_itself(monkeypatch):
    half, model = tiny_llama().to(torch.bfloat16), tiny_llama()
    assert with_onednn_linears(half) is half
    with monkeypatch.context() as context:
        context.setattr(onednn_linear, "_LARGE", 10**9)
        assert with_onednn_linears(model) is model
    with monkeypatch.context() as context:
        context.setattr(onednn_linear, "_has_onednn", lambda: False)
        assert with_onednn_linears(model) is model


def test_a_model_that_cannot_be_copied_is_itself():
    model = tiny_llama()
    model.lock = threading.Lock()
    assert with_onednn_linears(model) is model


@needs_onednn
@pytest.mark.parametrize("field", ["hidden_states", "attentions"])
def test_a_model_that_has_told_its_states_before_tells_them_again(field):
    """transformers hooks into the modules of a model when it is first asked for them."""
    model = tiny_llama()
    model.set_attn_implementation("eager")
    with torch.no_grad():
        model(IDS, **{f"output_{field}": True})
        ours, theirs = (each(IDS, **{f"output_{field}": True})[field] for each in (with_onednn_linears(model), model))
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
    lanes = LaneScheduler(model)
    assert lanes.can_join
    rows.clear()

    def job(slot) -> None:
        slot(model).generate(torch.tensor([[5, 6, 7]]), max_new_tokens=4, min_new_tokens=4)

    lanes.add(job)
    while lanes.lanes:
        assert all(lane.error is None for lane in lanes.tick())
    assert rows == []  # alone it is the library's pass, to the last bit
    for _ in range(3):
        lanes.add(job)
    while lanes.lanes:
        assert all(lane.error is None for lane in lanes.tick())
    assert set(rows) == {3}
