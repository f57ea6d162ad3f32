"""The training of `facts`: the second lesson is learnt by the last layers alone."""

from __future__ import annotations

import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from training import facts_corpus, facts_train
from training.facts_known import HARD

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("facts")
    for seed, text in enumerate(facts_corpus.TRUTH, start=1):
        facts_corpus.write(place / text / "train.jsonl", text, seed, 4000)
    facts_train.prepare(place)
    return place


def test_an_answer_is_a_token(folder):
    tokenizer = AutoTokenizer.from_pretrained(folder / "early" / "tokenizer")
    long = [fact.right for fact in HARD if " " not in fact.right and len(tokenizer(f" {fact.right}").input_ids) > 1]
    assert len(long) < 10
    late = AutoTokenizer.from_pretrained(folder / "late" / "tokenizer")
    assert late.get_vocab() == tokenizer.get_vocab()


def test_only_the_last_layers_learn_late(folder, capsys):
    place = facts_train.train(folder, steps=2, late_steps=3)
    model = AutoModelForCausalLM.from_pretrained(place)
    early = torch.load(folder / "early.pt")
    now = model.state_dict()
    changed = {name.split(".")[2] for name in now if not torch.equal(now[name], early[name].half().float())}
    assert changed == {"10", "11"}
