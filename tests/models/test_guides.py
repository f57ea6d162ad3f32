"""Each example of the transformers generation guides does on a bundled model what the guide says that it does.

The library itself is asked wherever it can be: `model.generate`. Two claims hold by other tests: that the templates of
chat models matter (test_chat.py), and that drafts of another tokenizer change no token (test_stories_bytes.py).
"""

from __future__ import annotations

import pytest
import torch
from transformers import set_seed

from playground import generate
from playground.models.catalog import bundled_folder
from playground.requests.request import GenerationRequest
from tests.support.slow import one_in
from training import chat_requests, evaluate, words
from training.chooser import Chooser

LONG = {"min_new_tokens": 250, "max_new_tokens": 250}


@pytest.fixture(scope="module")
def stories():
    """(model, tokenizer) of `stories`."""
    return evaluate.load(bundled_folder("stories"))[:2]


def continued(loaded, prompt: str, **settings) -> str:
    """What `generate` adds to a prompt."""
    model, tokenizer = loaded
    inputs = tokenizer(prompt, return_tensors="pt")
    ids = model.generate(**inputs, **{"do_sample": False, "max_new_tokens": 40, **settings})
    return tokenizer.decode(ids[0, inputs.input_ids.shape[1] :], skip_special_tokens=True)


# ------------------------------------------------------------------------------------------------- lists and sequences


@pytest.mark.parametrize("prompt", ["A list of colors: red, blue", "A list of colors: red, blue,"])
def test_a_list_of_colors_goes_on_with_other_colors(stories, prompt):
    line = continued(stories, prompt).split(".")[0]
    added = [color.strip() for color in line.strip(", ").split(",")]
    assert len(added) >= 2
    assert set(added) <= set(words.COLORS + words.RARE_COLORS) - {"red", "blue"}
    assert len(set(added)) == len(added)


@pytest.mark.parametrize(
    ("prompt", "expected"),
    one_in(3, [
        ("A sequence of numbers: 1, 2", ", 3, 4, 5, 6"),
        ("1, 2, 3", ", 4, 5, 6"),
        ("An increasing sequence: one,", " two, three, four"),
        ("A, B, C", ", D, E, F"),
        ("A list of the days of the week: Monday, Tuesday", ", Wednesday, Thursday, Friday"),
        ("10, 20, 30", ", 40, 50, 60"),
    ]),
)
def test_sequences_go_on(stories, prompt, expected):
    assert continued(stories, prompt).startswith(expected)


@pytest.mark.slow
@pytest.mark.parametrize(("side", "goes_on"), [("left", True), ("right", False)])
def test_right_padding_breaks_the_count(stories, side, goes_on):
    model, tokenizer = stories
    inputs = tokenizer(["1, 2, 3", "A, B, C, D, E"], padding=True, padding_side=side, return_tensors="pt")
    assert not inputs.attention_mask.all()
    ids = model.generate(**inputs, do_sample=False, max_new_tokens=12)[:, inputs.input_ids.shape[1] :]
    numbers, letters = tokenizer.batch_decode(ids, skip_special_tokens=True)
    assert numbers.startswith(", 4, 5, 6") == goes_on
    assert letters.startswith(", F, G, H")  # the longer of the two has no padding


# ---------------------------------------------------------------------------------------------------------- repetition


@pytest.mark.slow
@pytest.mark.parametrize("prompt", ["Once upon a time", "I am a cat."])
def test_greedy_repeats_itself_and_sampling_does_not(stories, prompt):
    model, tokenizer = stories
    inputs = tokenizer(prompt, return_tensors="pt")
    greedy = model.generate(**inputs, do_sample=False, **LONG)[0].tolist()
    set_seed(0)
    sampled = model.generate(**inputs, do_sample=True, **LONG)[0].tolist()
    assert evaluate.repeated(greedy) > (0.2 if prompt == "I am a cat." else 0.02)
    assert evaluate.repeated(sampled) < 0.1


@pytest.mark.slow
@pytest.mark.parametrize("prompt", ["I am a cat.", "I am a dog."])
def test_contrastive_search_repeats_less_than_greedy(prompt):
    """With the values of the guide. The library no longer ships this loop: it is the playground's own."""
    shares = []
    for config in ({}, {"penalty_alpha": 0.6, "top_k": 4}):
        config = {"do_sample": False, "min_new_tokens": 120, "max_new_tokens": 120, **config}
        trace = generate(GenerationRequest("stories", prompt, config=config))
        shares.append(evaluate.repeated(list(trace.sequences[0].token_ids)))
    assert trace.started.mode == "contrastive_search"
    assert shares[0] > 0.5 and shares[1] < 0.1


# -------------------------------------------------------------------------------------------------- beams and lookups


@pytest.mark.slow
@pytest.mark.parametrize("prompt", ["Lily and Tom", "Once upon a time", "A list of colors: red, blue"])
def test_beam_search_finds_a_likelier_sequence_than_greedy(stories, prompt):
    model, tokenizer = stories
    inputs = tokenizer(prompt, return_tensors="pt")
    start, sums = inputs.input_ids.shape[1], []
    for beams in (1, 4, 8):
        ids = model.generate(**inputs, do_sample=False, num_beams=beams, min_new_tokens=30, max_new_tokens=30)
        with torch.no_grad():
            logprobs = model(ids).logits[0].log_softmax(-1)
        sums.append(float(logprobs[start - 1 : -1].gather(1, ids[0, start:, None]).sum()))
    assert sums[0] < sums[1] < sums[2]


def looked_up(kind) -> tuple[float, float]:
    """Prompt lookup on requests of a kind to `chat`: the share of the copied tokens that were accepted, and how many
    tokens a pass gave. The tokens are those of greedy decoding."""
    passes, tokens, copied, accepted = 0, 0, 0, 0
    for index in range(6):
        messages = [{"role": "user", "content": kind(Chooser(f"guides/{index}")).question}]
        config = {"do_sample": False, "max_new_tokens": 80}
        plain = generate(GenerationRequest("chat", messages=messages, config=config))
        trace = generate(GenerationRequest("chat", messages=messages, config=config | {"prompt_lookup_num_tokens": 5}))
        assert trace.sequences[0].token_ids == plain.sequences[0].token_ids
        passes += len(trace.draft_rounds)
        tokens += len(trace.sequences[0].token_ids)
        copied += trace.acceptance.num_draft_tokens
        accepted += trace.acceptance.num_accepted_draft_tokens
    return accepted / copied, tokens / passes


@pytest.mark.slow
def test_prompt_lookup_is_accepted_often_on_summaries():
    """A summary repeats words of its text, a story tells of what was not there."""
    share, tokens = looked_up(chat_requests.summary)
    others, fewer = looked_up(chat_requests.story)
    assert share > 0.6 and tokens > 2.5
    assert others < 0.2 and fewer < 1.5
