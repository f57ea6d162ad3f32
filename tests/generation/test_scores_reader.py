"""The scores of the next token at a place of a run, against what the library's own generate has there."""

from __future__ import annotations

import threading

import pytest
import torch

from playground.generation.answering import answer
from playground.models.loading import LoadedModel
from playground.questions import Answered
from playground.questions.next_scores import HEAD, ScoresQuestion
from playground.requests.request import GenerationRequest, RequestError, raise_for_errors
from playground.settings import Settings
from playground.trace import Failed, Finished
from tests.support.tiny_models import EOS, byte_tokenizer, tiny_gpt2, tiny_llama, tiny_t5

PROMPT = "the cat sat on the"
KINDS = {"llama": tiny_llama, "gpt2": tiny_gpt2, "t5": tiny_t5}


def read(model, request, ids=(), tokens=(), settings=None, cancelled=None):
    question, settings, events = ScoresQuestion(request, ids, tokens), settings or Settings(), []
    loaded = LoadedModel("tiny", model, byte_tokenizer(), "folder", "cpu", "float32")
    raise_for_errors(list(question.problems(settings)))
    answer(question, [loaded], settings, events.append, cancelled or threading.Event())
    if isinstance(events[-1], Failed):
        return events[-1]
    assert isinstance(events[-1], Finished) and events[-1].sequences == []
    return next(event.answer for event in events if isinstance(event, Answered))


def request(**config):
    return GenerationRequest("tiny", PROMPT, config={"max_new_tokens": 8, **config})


def generated(model, **config):
    """What the library wrote, with the logits and the scores after all processors of each step."""
    inputs = byte_tokenizer()(PROMPT, return_tensors="pt")
    torch.manual_seed(3)
    return model.generate(
        input_ids=inputs["input_ids"], attention_mask=inputs["attention_mask"], return_dict_in_generate=True,
        output_scores=True, output_logits=True, **{"max_new_tokens": 8, "do_sample": False, **config},
    )  # fmt: skip


def new_ids(output):
    return output.sequences[0, -len(output.scores) :].tolist()


def scores_of(found):
    return {token.id: token.score for token in (*found.head, *found.before, *found.tokens)}


def same(found, expected):
    """Whether the scores that are told one by one are these (vocab,), and the rest is in the bins."""
    left = expected[expected > -1e30]
    assert found.vocab == len(expected) and found.num_removed == len(expected) - len(left)
    for token_id, score in scores_of(found).items():
        assert score == pytest.approx(expected[token_id].item(), abs=2e-4)
    ranked = [token.score for token in found.head]
    assert ranked == pytest.approx(left.sort(descending=True).values[:HEAD].tolist(), abs=2e-4)
    assert len(scores_of(found)) + sum(each.count for each in found.bins) == len(left)
    for temperature in (0.5, 1.0, 2.0):
        total = (left / temperature).logsumexp(0).item()
        assert found.log_total(temperature) == pytest.approx(total, abs=1e-3)


@pytest.mark.parametrize("kind", KINDS)
def test_the_scores_are_the_models_own_at_each_place(kind):
    model = KINDS[kind]()
    output = generated(model)
    for index in (0, 1, 5):
        found = read(model, request(do_sample=True, temperature=0.3, top_k=7), new_ids(output)[:index])
        same(found, output.logits[index][0])
        assert (found.index, found.fixed, found.after, found.names) == (index, [], [], [])


def test_a_large_vocabulary_has_a_head_and_bins():
    model = tiny_llama(vocab_size=5000)
    output = generated(model)
    found = read(model, request(), new_ids(output)[:3], tokens=[4999, 4998])
    same(found, output.logits[3][0])
    assert len(found.head) == HEAD and sum(each.count for each in found.bins) > 4000
    assert [token.id for token in found.tokens] == [4999, 4998]


def test_what_stands_before_is_told_once_in_the_order_of_its_first_time():
    model = tiny_llama()
    ids = new_ids(generated(model))
    found = read(model, request(), ids)
    expected = dict.fromkeys([*byte_tokenizer()(PROMPT)["input_ids"], *ids])
    assert [token.id for token in found.before] == list(expected)
    assert [(token.id, token.text) for token in found.head[:1]] == [(found.head[0].id, found.head[0].text)]


def test_biases_and_the_repetition_penalty_have_not_acted():
    model = tiny_llama()
    output = generated(model, repetition_penalty=1.7, sequence_bias=[[[33], 4.0], [[44, 45], 2.0]])
    asked = request(repetition_penalty=1.7, sequence_bias=[[[33], 4.0], [[44, 45], 2.0]])
    found = read(model, asked, new_ids(output)[:4], tokens=[33])
    same(found, output.logits[4][0])
    assert found.fixed == [] and found.names == []


def test_what_processors_remove_is_counted_and_stands_nowhere():
    model = tiny_llama()
    config = {"bad_words_ids": [[40], [41]], "suppress_tokens": [50], "min_new_tokens": 6, "repetition_penalty": 1.4}
    output = generated(model, **config)
    found = read(model, request(**config), new_ids(output)[:2])
    expected = output.logits[2][0].clone()
    expected[[40, 41, 50, EOS]] = -torch.inf
    same(found, expected)
    assert found.num_removed == 4 and not {40, 41, 50, EOS} & set(scores_of(found))
    assert found.names[0] == "NoBadWordsLogitsProcessor" and "MinNewTokensLengthLogitsProcessor" in found.names


@pytest.mark.parametrize(
    "config",
    [{"exponential_decay_length_penalty": [1, 1.5]}, {"forced_eos_token_id": EOS, "max_new_tokens": 4}],
)
def test_where_another_processor_moves_scores_all_have_acted(config):
    model, penalty = tiny_llama(), {"repetition_penalty": 1.4, "sequence_bias": [[[33], 4.0]]}
    output = generated(model, **penalty, **config)
    found = read(model, request(**penalty, **config), new_ids(output)[:3], tokens=[33])
    same(found, output.scores[3][0])
    assert found.fixed == ["sequence_bias", "repetition_penalty"]
    assert "RepetitionPenaltyLogitsProcessor" in found.names


def test_our_own_penalties_have_acted():
    model = tiny_llama()
    asked = GenerationRequest("tiny", PROMPT, config={"max_new_tokens": 8}, frequency_penalty=0.5)
    ids = new_ids(generated(model))[:4]
    plain, found = read(model, request(), ids), read(model, asked, ids)
    moved = {i: plain_score - scores_of(found)[i] for i, plain_score in scores_of(plain).items()}
    assert {i: round(change, 3) for i, change in moved.items() if abs(change) > 1e-3} == {
        i: 0.5 * ids.count(i) for i in ids
    }
    assert found.fixed == ["sequence_bias", "repetition_penalty"]


def test_a_watermark_is_named_and_not_in_the_scores():
    model = tiny_llama()
    config = {"do_sample": True, "top_k": 0, "watermarking_config": {"greenlist_ratio": 0.5, "bias": 2.0}}
    found = read(model, request(**config))
    same(found, generated(model).logits[0][0])
    assert found.after == ["WatermarkLogitsProcessor"]


@pytest.mark.parametrize(
    ("config", "fields", "message"),
    [
        ({"num_beams": 3}, {}, "beam_search does not choose a token from"),
        ({"penalty_alpha": 0.6, "top_k": 4, "do_sample": False}, {}, "contrastive_search does not choose a token from"),
        ({"guidance_scale": 2.0}, {}, "a second text"),
        ({}, {"ids": [300]}, "tiny has no token 300"),
        ({}, {"tokens": [300]}, "tiny has no token 300"),
        ({}, {"ids": [-1]}, "whole number from 0"),
        ({}, {"tokens": list(range(501))}, "501 token ids; the limit here is 500"),
        ({}, {"ids": [5] * 300}, r"The text has \d+ tokens; tiny can read 256"),
        ({"temperature": -1.0, "do_sample": True}, {}, "temperature"),
    ],
)
def test_what_cannot_be_asked_is_refused(config, fields, message):
    with pytest.raises(RequestError, match=message) as refused:
        read(tiny_llama(), request(**config), **fields)
    assert all(problem.fix for problem in refused.value.diagnostics if problem.severity == "error")


def test_a_loop_of_the_requests_own_is_not_loaded():
    asked = GenerationRequest("tiny", PROMPT, custom_generate="someone/loop")
    with pytest.raises(RequestError, match="custom_generate does not choose a token from"):
        read(tiny_llama(), asked, settings=Settings(allow_remote_code=True))


def test_an_instance_has_a_limit_of_tokens_and_of_time():
    with pytest.raises(RequestError, match="There are 9 token ids; the limit here is 8"):
        read(tiny_llama(), request(), [5] * 9, settings=Settings(max_new_tokens=8))
    assert "took too long" in read(tiny_llama(), request(), settings=Settings(max_seconds=0.0)).message


def test_it_can_be_stopped():
    stop = threading.Event()
    stop.set()
    assert read(tiny_llama(), request(), cancelled=stop).error == "Cancelled"
