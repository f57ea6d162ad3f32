"""What a page gets to read does not grow with the vocabulary: the same run with 2,000 and with 150,000 tokens."""

from __future__ import annotations

import threading

import pytest
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import PreTrainedTokenizerFast

from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Stepped, event_to_line
from tests.support.decoding import decode
from tests.support.slow import one_in
from tests.support.tiny_models import BOS, EOS, PAD, tiny_llama

STEPS = 12
CONFIGS = {
    "greedy": {},
    "sampling": {"do_sample": True, "temperature": 0.9, "top_k": 0, "top_p": 0.95, "repetition_penalty": 1.2},
    "beams": {"num_beams": 3},
}


def loaded(size: int) -> LoadedModel:
    """A random model whose tokens are words, all of the same length."""
    special = {"<pad>": PAD, "<bos>": BOS, "<eos>": EOS}
    words = special | {f"w{number:06}": number for number in range(3, size)}
    tokenizer = Tokenizer(models.WordLevel(words, unk_token="<pad>"))
    tokenizer.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    fast = PreTrainedTokenizerFast(tokenizer_object=tokenizer, pad_token="<pad>", bos_token="<bos>", eos_token="<eos>")
    return LoadedModel("target", tiny_llama(vocab_size=size), fast, source="folder", device="cpu", dtype="float32")


@pytest.fixture(scope="module")
def pair() -> list[LoadedModel]:
    return [loaded(2_000), loaded(150_000)]


@pytest.mark.parametrize("name", one_in(3, CONFIGS))
def test_the_lines_of_a_run_are_as_long_with_a_large_vocabulary(pair, name):
    sizes = []
    for target in pair:
        events = []
        config = {"max_new_tokens": STEPS, "min_new_tokens": STEPS} | CONFIGS[name]
        request = GenerationRequest("target", "w000010 w000011 w000012", config=config, seed=3, read_prompt=True)
        decode(request, target, None, Settings(), events.append, threading.Event())
        assert all(event.step.distribution.vocab == target.vocab_size for event in events if isinstance(event, Stepped))
        sizes.append(sum(len(event_to_line(event)) for event in events))
    small, large = sizes
    assert small > 1000
    assert large < 1.15 * small  # the ids have two digits more
