"""From the corpus to a model in a folder: packing, the learning rate, a few steps, a resumed run, early exit."""

import dataclasses
import itertools
import json

import numpy as np
import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from tests.support.tiny_models import byte_tokenizer
from training import corpus, data, evaluate, tokenizer, train

pytestmark = pytest.mark.slow

TOKENIZER = byte_tokenizer()


@pytest.fixture(scope="module")
def out(tmp_path_factory):
    """A tiny corpus with its tokenizer and arrays."""
    folder = tmp_path_factory.mktemp("out")
    corpus.write(folder / "train.jsonl", 1, 400)
    totals = corpus.write(folder / "heldout.jsonl", 2, 30)
    assert totals["documents"] == 30
    tokenizer.save(
        tokenizer.train(tokenizer.texts(folder / "train.jsonl", 400), vocabulary=500), folder / "tokenizer"
    )
    assert data.tokenize(folder, "train") > 10_000
    data.tokenize(folder, "heldout")
    return folder


@pytest.fixture
def tiny(monkeypatch):
    """Recipes that take seconds."""
    recipe = dataclasses.replace(
        train.RECIPES["stories-half"],
        hidden=32,
        layers=3,
        heads=2,
        intermediate=64,
        phases=((0, 2, 3e-3),),
        steps=6,
        warmup=2,
        decay=0.5,
    )
    monkeypatch.setitem(train.RECIPES, "stories-half", recipe)
    grown = dataclasses.replace(recipe, layers=6, grown_from="stories-half")
    monkeypatch.setitem(train.RECIPES, "stories", grown)
    draft = dataclasses.replace(recipe, layers=1, teacher_weight=0.5)
    monkeypatch.setitem(train.RECIPES, "stories-draft", draft)
    return recipe


def test_rows_start_with_a_document_and_keep_the_ends(out):
    packed = data.PackedRows(out, end=0, length=128, rows=4, seed=0)
    firsts = {int(packed.ids[start]) for start in packed.starts[:-1]}
    rows = np.concatenate(list(itertools.islice(packed.batches(), 30)))
    assert rows.shape == (120, 129)
    with_end = rows[:, 0] == 0
    assert 0.3 < with_end.mean() < 0.7
    assert set(np.where(with_end, rows[:, 1], rows[:, 0]).tolist()) <= firsts
    ends = [(row[at], row[at + 1]) for row in rows for at in range(1, 128) if row[at] == 0]
    assert len(ends) > 60
    assert all(int(after) in firsts for _, after in ends)


def test_skipped_batches_are_the_ones_that_a_resumed_run_has_seen(out):
    packed = data.PackedRows(out, end=0, length=64, rows=2, seed=3)
    whole = list(itertools.islice(packed.batches(), 6))
    assert np.array_equal(np.stack(whole[4:]), np.stack(list(itertools.islice(packed.batches(skip=4), 2))))


def test_phases_change_the_rows_and_a_resumed_run_sees_the_same_batches(out, tiny):
    recipe = dataclasses.replace(tiny, phases=((0, 3, 1.0), (4, 1, 0.5)))
    whole = list(itertools.islice(train.batches(recipe, out, 0, 0), 8))
    assert [batch.shape for batch in whole] == [
        (3, 513),
        (6, 257),
        (6, 257),
        (3, 513),
        (1, 513),
        (2, 257),
        (2, 257),
        (1, 513),
    ]
    for first in (2, 4, 6):
        rest = itertools.islice(train.batches(recipe, out, 0, first), 8 - first)
        assert all(np.array_equal(a, b) for a, b in zip(whole[first:], rest, strict=True))
    assert train.tokens_until(6, recipe) == (4 * 3 + 2 * 1) * 512
    assert [train.phase_at(step, recipe)[1] for step in (0, 3, 4, 9)] == [3, 3, 1, 1]


def test_a_model_with_twice_the_layers_begins_as_the_same_function(tiny):
    model = train.build(tiny, TOKENIZER).eval()
    ids = torch.randint(0, 200, (2, 20), generator=torch.Generator().manual_seed(0))
    with torch.no_grad():
        expected = model(ids, output_hidden_states=True)
        deep = train.deepened(model).eval()
        got = deep(ids, output_hidden_states=True)
    assert deep.config.num_hidden_layers == 2 * model.config.num_hidden_layers == len(deep.model.layers)
    assert torch.equal(got.logits, expected.logits)
    for layer in range(3):  # early exit after twice as many layers
        assert torch.equal(got.hidden_states[2 * layer], expected.hidden_states[layer])
    deep.train()(ids, labels=ids).loss.backward()
    assert deep.model.layers[1].mlp.down_proj.weight.grad.abs().max() > 0  # the new layers can learn
    assert deep.lm_head.weight is deep.model.embed_tokens.weight


def test_learning_rate_warms_up_stays_and_falls():
    recipe = dataclasses.replace(train.RECIPES["stories-half"], phases=((0, 8, 1.0),), warmup=10, decay=0.5)
    rates = [train.rate_at(step, recipe, 100) for step in range(100)]
    assert rates[:10] == pytest.approx([0.1 * step for step in range(1, 11)])
    assert set(rates[10:50]) == {1.0}
    assert rates[50:] == sorted(rates[50:], reverse=True)
    assert rates[75] == pytest.approx(0.02 + 0.98 * 0.5)
    assert rates[-1] == pytest.approx(0.02, abs=0.002)


def test_training_lowers_the_loss_and_exports_what_loads(out, tiny):
    model_folder = train.train("stories-half", out, log_every=2)
    model = AutoModelForCausalLM.from_pretrained(model_folder)
    assert model.dtype == torch.float32
    assert model.config.num_hidden_layers == 3
    assert set(json.loads((model_folder / "generation_config.json").read_text())) == {
        "bos_token_id",
        "eos_token_id",
        "pad_token_id",
    }
    untrained = train.build(tiny, AutoTokenizer.from_pretrained(model_folder)).eval()
    after, before = evaluate.heldout(model, out, 0, 10), evaluate.heldout(untrained, out, 0, 10)
    assert after["loss"] < before["loss"]
    assert after["exit_losses"][-1] == after["loss"]
    assert after["documents"] == 10
    assert after["derivation_bits_per_document"] == pytest.approx(
        np.load(out / "heldout.npz")["bits"][:10].mean()
    )
    log = json.loads((out / "stories-half.json").read_text())
    assert (log["steps"], log["tokens"], log["documents"]) == (6, 6 * 2 * 512, 400)

    model = AutoModelForCausalLM.from_pretrained(train.train("stories", out))
    assert model.config.num_hidden_layers == 6
    draft = AutoModelForCausalLM.from_pretrained(train.train("stories-draft", out))
    inputs = evaluate.prompts(out, 2)
    got = evaluate.acceptance(model, inputs, new_tokens=20, assistant_model=draft)
    assert 0 <= got["rate"] <= 1
    assert got["tokens_per_round"] == pytest.approx(1 + 5 * got["rate"])
    evaluate.acceptance(model, inputs, new_tokens=20, assistant_early_exit=1)


def test_a_resumed_run_goes_on_from_the_checkpoint(out, tiny, monkeypatch, capsys):
    monkeypatch.setattr(train, "CHECKPOINT_EVERY", 2)
    train.train("stories-half", out)
    assert torch.load(out / "stories-half.pt")["step"] == 2  # the last one before the rate begins to fall
    capsys.readouterr()
    train.train("stories-half", out, resume=True, log_every=1)
    steps = [line.split()[1] for line in capsys.readouterr().out.splitlines() if line.startswith("step")]
    assert steps == ["3", "4", "5", "6"]


def test_exit_layers_are_what_assistant_early_exit_runs(out, tiny):
    model = AutoModelForCausalLM.from_pretrained(train.train("stories-half", out))
    ids = evaluate.prompts(out, 1)[0]
    with torch.no_grad():
        states = model.model(input_ids=ids, output_hidden_states=True)
        ours = model.lm_head(model.model.norm(states.hidden_states[2]))
        model.config.num_hidden_layers = 2
        theirs = model(input_ids=ids, use_cache=False).logits
    assert torch.allclose(ours, theirs, atol=1e-5)


@pytest.mark.parametrize(
    ("ids", "n", "share"),
    [([1, 2, 3, 4], 2, 0.0), ([1, 2, 1, 2, 1], 2, 0.5), ([5] * 9, 8, 0.5), ([1], 2, 0.0)],
)
def test_repeated(ids, n, share):
    assert evaluate.repeated(ids, n) == share
