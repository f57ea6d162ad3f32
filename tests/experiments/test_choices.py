"""Named answers against transformers itself: one plain forward pass over prompt and answer, log_softmax, gather."""

from __future__ import annotations

import dataclasses
import functools
import json
import math

import pytest
import torch
from transformers import AutoModelForCausalLM, AutoModelForSeq2SeqLM, AutoTokenizer

from playground import GenerationFailed, RequestError, choices
from playground.api import default_engine
from playground.experiments.choices import choice_trial, joined, variations, why_unread
from playground.metrics.answers import NORMALISATIONS
from playground.models.catalog import bundled_folder
from playground.requests.request import GenerationRequest
from playground.trace import Failed, Trace

SKY = GenerationRequest("stories", "The color of the sky is")
CHAT = GenerationRequest("chat", messages=[{"role": "user", "content": "Are you a dog?"}])
SOURCE = GenerationRequest("translator", "The cat sleeps.")


@functools.cache
def opened(name: str, kind=AutoModelForCausalLM):
    folder = bundled_folder(name)
    return kind.from_pretrained(folder).eval(), AutoTokenizer.from_pretrained(folder)


@torch.no_grad()
def of_the_library(name: str, prompt_ids: list[int], answer_ids: list[int]) -> list[float]:
    model, _ = opened(name)
    logits = model(torch.tensor([prompt_ids + answer_ids])).logits[0].float()
    places = torch.arange(len(prompt_ids) - 1, len(prompt_ids) + len(answer_ids) - 1)
    return logits.log_softmax(-1)[places, torch.tensor(answer_ids)].tolist()


def tokens_of(answer) -> tuple[list[int], list[float]]:
    return [token.token_id for token in answer.tokens], [token.logprob for token in answer.tokens]


# --------------------------------------------------------------------------------------------------- token by token


def test_a_plain_prompt_has_the_librarys_log_probabilities():
    tokenizer = opened("stories")[1]
    prompt = tokenizer(SKY.prompt)["input_ids"]
    named = ["blue", "red", "very dark", "green, and red"]
    found = choices(SKY, named)
    assert [answer.text for answer in found.answers] == named and found.kind == "plain"
    for answer, text in zip(found.answers, named, strict=True):
        ids, logprobs = tokens_of(answer)
        assert prompt + ids == tokenizer(f"{SKY.prompt} {text}")["input_ids"]
        assert logprobs == pytest.approx(of_the_library("stories", prompt, ids), abs=1e-5)
    assert found.ranked()[0].text == "blue" and found.answers[0].tokens[0].rank == 1


def test_an_answer_begins_the_assistants_turn():
    tokenizer = opened("chat")[1]
    prompt = tokenizer.apply_chat_template(CHAT.messages, add_generation_prompt=True)["input_ids"]
    found = choices(CHAT, ["No", "Yes, I am", "Le chat"])
    assert found.kind == "chat" and found.prompt == "Are you a dog?"
    for answer in found.answers:
        ids, logprobs = tokens_of(answer)
        assert answer.given == answer.text and ids == tokenizer(answer.text, add_special_tokens=False)["input_ids"]
        assert logprobs == pytest.approx(of_the_library("chat", prompt, ids), abs=1e-5)
        assert answer.join == {"same": True}


@torch.no_grad()
def test_an_answer_is_the_target_of_an_encoder_decoder():
    model, tokenizer = opened("translator", AutoModelForSeq2SeqLM)
    source = tokenizer(SOURCE.prompt, return_tensors="pt")
    start = model.generation_config.decoder_start_token_id
    found = choices(SOURCE, ["Die Katze schläft.", "Der Hund", "Le chat"])
    assert found.kind == "source"
    for answer in found.answers:
        ids, logprobs = tokens_of(answer)
        decoder = torch.tensor([[start, *ids[:-1]]])
        logits = model(**source, decoder_input_ids=decoder).logits[0].float()
        expected = logits.log_softmax(-1)[torch.arange(len(ids)), torch.tensor(ids)].tolist()
        assert logprobs == pytest.approx(expected, abs=1e-5)
        assert answer.given == answer.text and answer.join is None
    assert found.ranked()[0].text == "Die Katze schläft."


# ------------------------------------------------------------------------------------------------------- the numbers


def test_sums_means_and_shares_are_those_of_the_tokens():
    found = choices(SKY, ["blue", "very dark", "größer"])
    for answer in found.answers:
        total = sum(tokens_of(answer)[1])
        assert answer.logprob == pytest.approx(total)
        assert answer.per_token == pytest.approx(total / len(answer.tokens))
        assert answer.per_byte == pytest.approx(total / len(answer.text.encode()))
        assert answer.perplexity == pytest.approx(math.exp(-total / len(answer.tokens)))
    for by in NORMALISATIONS:
        values = torch.tensor([answer.value(by) for answer in found.answers], dtype=torch.float64)
        assert [answer.shares[by] for answer in found.answers] == pytest.approx(values.softmax(0).tolist())
    assert found.total == pytest.approx(sum(math.exp(answer.logprob) for answer in found.answers))
    assert found.overlaps == []


def test_what_a_text_has_already_is_not_counted_twice():
    found = choices(SKY, ["blue", "blue and red", "red"])
    assert found.overlaps == [(0, 1)]
    assert found.total == pytest.approx(sum(math.exp(found.answers[place].logprob) for place in (0, 2)))


def test_the_page_opens_with_answers_whose_ranking_changes():
    from playground.ui.comparisons.choices_view import FIRST
    from playground.ui.playground_tab import FIRST_PROMPT

    found = choices(GenerationRequest("stories", FIRST_PROMPT), FIRST)
    by_sum, by_token, by_byte = ([answer.text for answer in found.ranked(by)] for by in NORMALISATIONS)
    assert by_sum[0] == ", there was a girl" and by_byte[0] == ", there were two friends"
    assert by_token[0] == by_sum[0] and by_token != by_sum and 0.05 < found.total < 0.2


def test_knobs_leave_the_models_own_numbers_alone_and_are_told_beside_them():
    named = ["blue", "red", "very dark"]
    plain = choices(SKY, named)
    knobs = {"do_sample": True, "top_k": 2, "temperature": 0.5, "stop_strings": ["blue"], "max_new_tokens": 1}
    turned = choices(dataclasses.replace(SKY, config=knobs), named)
    assert [answer.logprob for answer in turned.answers] == pytest.approx([answer.logprob for answer in plain.answers])
    assert plain.processors == [] and turned.processors == ["TemperatureLogitsWarper", "TopKLogitsWarper"]
    blue, _, dark = turned.answers
    first = of_the_library("stories", opened("stories")[1](SKY.prompt)["input_ids"], tokens_of(blue)[0])
    assert blue.after > first[0] and dark.after is None and dark.tokens[0].removed_by == "TopKLogitsWarper"


def test_after_the_processors_they_are_what_sampling_draws_from():
    _, tokenizer = opened("stories")
    model = opened("stories")[0]
    answer = choices(
        dataclasses.replace(SKY, config={"do_sample": True, "temperature": 0.5, "top_k": 0}), ["red"]
    ).answers[0]
    with torch.no_grad():
        logits = model(tokenizer(SKY.prompt, return_tensors="pt")["input_ids"]).logits[0, -1].float()
    expected = (logits / 0.5).log_softmax(-1)[answer.tokens[0].token_id].item()
    assert len(answer.tokens) == 1 and answer.after == pytest.approx(expected, abs=1e-5)


def test_knobs_of_other_loops_do_not_take_part():
    knobs = {"num_beams": 4, "num_return_sequences": 2, "prompt_lookup_num_tokens": 3}
    other = dataclasses.replace(SKY, config=knobs, assistant="stories-draft")
    assert choices(other, ["blue"]).answers[0].logprob == choices(SKY, ["blue"]).answers[0].logprob


# ---------------------------------------------------------------------------------------------- prompt and answer


@pytest.mark.parametrize(
    ("prompt", "answer", "expected"),
    [
        ("The sky is", "blue", " blue"),
        ("The sky is ", "blue", "blue"),
        ("Answer:\n", "blue", "blue"),
        ("The sky is", " blue", " blue"),
        ("Once upon a time", ", there was", ", there was"),
        ("Choose", "(A)", " (A)"),
        ("", "blue", "blue"),
    ],
)
def test_a_space_joins_them_where_none_is(prompt, answer, expected):
    assert joined(prompt, answer) == expected


def test_another_delimiter_joins_them():
    assert joined("1+1", "2", "=") == "=2" and joined("sun", "ny", "") == "ny"
    assert choices(GenerationRequest("stories", "The sk"), ["y"], delimiter="").answers[0].given == "y"


def test_a_boundary_that_is_split_otherwise_is_told():
    tokenizer = opened("stories")[1]
    spaced = dataclasses.replace(SKY, prompt=SKY.prompt + " ")
    (answer,) = choices(spaced, ["blue"]).answers
    assert answer.join == {"same": False, "whole": [" blue"], "read": [" ", "b", "l", "ue"]}
    read = tokenizer(spaced.prompt)["input_ids"] + tokens_of(answer)[0]
    assert read != tokenizer(f"{SKY.prompt} blue")["input_ids"]
    assert choices(SKY, ["blue"]).answers[0].join == {"same": True}


def test_without_a_tokenizer_it_is_not_known():
    def nobody(model, text):
        raise ValueError("no tokenizer")

    trial = played(choice_trial([SKY], ["blue"], tokens=nobody))
    assert trial.find.choices(trial)[0].answers[0].join is None


# ------------------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ([], "There are no answers. Write some, one per line."),
        (["blue", " "], "Answer 2 is empty. Write it, or take it out."),
        (["blue", "red", " blue"], "“blue” is named twice. Name it once."),
        ("blue", "answers must be a list of texts."),
        ([["blue"]], "answers must be a list of texts."),
        (["word " * 600], "new ones exceed the context of stories (512 tokens). Give a shorter text."),
        (["a<|endoftext|>b"], "Answer 1, “a<|endoftext|>b”: It contains a token that ends a text"),
    ],
)
def test_what_cannot_be_read_is_refused(answers, message):
    with pytest.raises(RequestError) as refused:
        choices(SKY, answers)
    assert message in str(refused.value)


def test_an_answer_may_end_with_the_token_that_ends_a_text():
    prompt = opened("stories")[1](SKY.prompt)["input_ids"]
    (answer,) = choices(SKY, ["blue<|endoftext|>"]).answers
    ids, logprobs = tokens_of(answer)
    assert ids[-1] == 0 and logprobs == pytest.approx(of_the_library("stories", prompt, ids), abs=1e-5)


def test_more_runs_than_are_possible_are_refused():
    requests = variations(SKY, ["It was night and the sky was"])
    assert len(choice_trial(requests, ["blue", "dark"], most_runs=4).entries) == 4
    with pytest.raises(RequestError, match="3 answers, 2 times, make 6 runs; the limit here is 4"):
        choice_trial(requests, ["blue", "dark", "red"], most_runs=4)


def test_a_text_to_begin_with_is_refused():
    with pytest.raises(RequestError, match="The answers replace the text"):
        choices(dataclasses.replace(SOURCE, given="Die"), ["Katze"])


@pytest.mark.parametrize("changes", [{"config": [1]}, {"prompt": 5}, {"config": {"top_p": 7}}])
def test_what_is_wrong_with_the_request_is_refused_as_ever(changes):
    with pytest.raises(RequestError):
        choices(dataclasses.replace(SKY, **changes), ["blue"])


def test_a_model_that_is_not_there_is_a_refusal():
    with pytest.raises((RequestError, GenerationFailed), match="nowhere"):
        choices(dataclasses.replace(SKY, model="nowhere"), ["blue"])


# -------------------------------------------------------------------------------------------------------- the trial


def played(trial, stop_after=None):
    """The trial with its runs played, on the engine of this process."""
    for number, entry in enumerate(trial.entries[:stop_after]):
        for event in default_engine().stream(entry.request):
            trial.add(number, event)
    return trial


def test_each_prompt_on_each_model_is_a_block():
    requests = [*variations(SKY, ["It was night and the sky was"]), dataclasses.replace(SKY, model="stories-draft")]
    trial = choice_trial(requests, ["blue", "dark"])
    assert [group.place for group in trial.groups] == [(block, n) for block in range(3) for n in range(2)]
    assert len({entry.request.seed for entry in trial.entries}) == 1
    blocks = played(trial).found()["blocks"]
    assert [(block["model"], block["prompt"]) for block in blocks] == [
        ("stories", SKY.prompt), ("stories", "It was night and the sky was"), ("stories-draft", SKY.prompt),
    ]  # fmt: skip
    assert [block["entries"] for block in blocks] == [[0, 1], [2, 3], [4, 5]]
    sky, night, _ = trial.find.choices(trial)
    assert sky.ranked()[0].text == "blue" and night.ranked()[0].text == "dark"


def test_in_a_chat_another_prompt_takes_the_place_of_the_last_message():
    first, second = variations(CHAT, ["Are you a cat?"])
    assert first == CHAT and second.messages == [{"role": "user", "content": "Are you a cat?"}]
    assert second.asked == "Are you a cat?"


def test_shares_wait_for_all_answers():
    trial = played(choice_trial([SKY], ["blue", "red"]), stop_after=1)
    (block,) = trial.found()["blocks"]
    assert [answer["text"] for answer in block["answers"]] == ["blue"] and block["total"] is None
    assert block["answers"][0]["shares"] is None
    assert block["unread"] == [{"entry": 1, "text": "red", "failed": None}]
    trial.end(stopped=True)
    (block,) = trial.found()["blocks"]
    assert block["answers"][0]["shares"]["sum"] == 1 and block["total"] > 0.9


def test_an_answer_that_fails_leaves_the_others():
    trial = choice_trial([SKY], ["blue", "red", "green"])
    played(trial, stop_after=2)
    trial.add(2, Failed("No room.", "Choose a smaller one.", "ModelError"))
    (block,) = trial.found()["blocks"]
    assert [answer["text"] for answer in block["answers"]] == ["blue", "red"] and block["total"] is not None
    assert block["unread"][0]["failed"] == {"message": "No room.", "fix": "Choose a smaller one."}
    assert why_unread(trial, 0) is None and sum(
        answer["shares"]["sum"] for answer in block["answers"]
    ) == pytest.approx(1)


def test_before_any_run_there_are_empty_blocks():
    trial = choice_trial([SKY], ["blue"])
    (block,) = trial.found()["blocks"]
    assert block["answers"] == [] and block["total"] is None and trial.traces == [Trace()]


def test_what_it_found_reaches_the_page():
    trial = played(choice_trial([SKY], ["blue", "red"], tokens=default_engine().tokens))
    line = next(line for line in reversed(trial.lines().splitlines()) if '"Found"' in line)
    (block,) = json.loads(line)["values"]["blocks"]
    assert block["answers"][0]["tokens"][0]["text"] == " blue" and block["answers"][0]["join"] == {"same": True}
