"""Batches of prompts: the same ids as the library's own `generate` on the library's own padding, and what they tell."""

from __future__ import annotations

import dataclasses
import json
import math
import threading
from types import SimpleNamespace

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from playground.engines.local import LocalEngine
from playground.generation import batch_decoder
from playground.generation.answering import answer
from playground.generation.batch_decoder import divergence
from playground.generation.batch_inputs import padded
from playground.models.loading import LoadedModel, load
from playground.questions import Answered, Progressed
from playground.questions.prompt_batch import BatchQuestion, as_greedy
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished, Trace
from tests.support.slow import mostly_slow
from tests.support.tiny_models import EOS, PAD, byte_tokenizer, save, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

PROMPTS = ["the cat", "once upon a time there was", "a", "one, two, three"]
GUIDE = ["1, 2, 3", "A, B, C, D, E"]
GREEDY = {"do_sample": False, "max_new_tokens": 12}
ONE = {"max_new_tokens": 1, "min_new_tokens": 1, "do_sample": False}


def loaded(model, tokenizer=None) -> LoadedModel:
    return LoadedModel("tiny", model, tokenizer or byte_tokenizer(), "folder", "cpu", "float32")


MODELS = {
    "llama": loaded(tiny_llama()), "gpt2": loaded(tiny_gpt2()), "t5": loaded(tiny_t5()), "bart": loaded(tiny_bart()),
    "stories": load("stories", Settings.local()),
}  # fmt: skip


def asked(prompts=PROMPTS, config=GREEDY, model="tiny", seed=0, **more) -> BatchQuestion:
    return BatchQuestion(GenerationRequest(model, config=config, seed=seed), prompts, **more)


def known(defaults, **context):
    """What an instance knows of a model, as far as a batch asks for it."""
    return SimpleNamespace(generation_config=defaults, context=context)


def events_of(target, batch, settings=None, cancelled=None):
    events = []
    answer(batch, [target], settings or Settings(), events.append, cancelled or threading.Event())
    return events


def decoded(target, batch):
    """What came of a batch, as JSON gives it back."""
    decoded, last = events_of(target, batch)[-2:]
    assert isinstance(decoded, Answered) and isinstance(last, Finished)
    return json.loads(json.dumps(decoded.answer.values, allow_nan=False))


def ways(values):
    return {(way["name"], way["masked"]): way for way in values["ways"]}


def new_ids(way):
    return [[token for token, *_ in answer["new"]] for answer in way["answers"]]


def read(way, number):
    """The rows of tokens, masks and positions of the prompts."""
    return [[token[number] for token in answer["read"]] for answer in way["answers"]]


def bare(target, prompts, seed=0, mask=True, pad=None, **kwargs):
    """What the library gives, by hand: the inputs, and the new ids up to the first end."""
    side, options = kwargs.pop("side", None), {}
    if side:
        options = {"padding": True, "padding_side": side}
    tokenizer = byte_tokenizer() if target.name == "tiny" else target.tokenizer
    if pad:
        tokenizer.pad_token = pad
    inputs = tokenizer(prompts, return_tensors="pt", **options)
    torch.manual_seed(seed)
    given = inputs if mask else {"input_ids": inputs["input_ids"]}
    output = target.model.generate(**given, **kwargs)
    start = 1 if target.is_encoder_decoder else inputs["input_ids"].shape[1]
    ends = target.model.generation_config.eos_token_id
    new = [row[start:].tolist() for row in output]
    return inputs, [ids[: ids.index(ends) + 1] if ends in ids else ids for ids in new]


# ------------------------------------------------------------------------------------------------ the library's ids


@pytest.mark.parametrize("config", [GREEDY, GREEDY | {"num_beams": 3}], ids=["greedy", "beams"])
@pytest.mark.parametrize("name", mostly_slow(MODELS, lambda name: name != "stories"))
def test_rows_are_those_of_the_bare_library(name, config):
    target, prompts = MODELS[name], GUIDE if name == "stories" else PROMPTS
    found = ways(decoded(target, asked(prompts, config, unmasked=True)))
    assert list(found) == [("alone", True), ("left", True), ("right", True), ("left", False), ("right", False)]
    expected = [bare(target, [prompt], **config)[1][0] for prompt in prompts]
    assert new_ids(found["alone", True]) == expected
    for (side, masked), way in list(found.items())[1:]:
        inputs, ids = bare(target, prompts, side=side, mask=masked, **config)
        assert new_ids(way) == ids
        assert read(way, 0) == inputs["input_ids"].tolist()
        if masked:
            assert read(way, 2) == inputs["attention_mask"].tolist()
        assert [answer["same"] for answer in way["answers"]] == [a == b for a, b in zip(ids, expected, strict=True)]


@pytest.mark.parametrize("name", ["llama", "gpt2", "stories"])
def test_left_padding_changes_nothing_and_right_padding_does(name):
    target = MODELS[name]
    found = ways(decoded(target, asked(GUIDE if name == "stories" else PROMPTS)))
    left, right = found["left", True]["answers"], found["right", True]["answers"]
    assert all(answer["same"] and answer["parts_at"] is None for answer in left)
    assert all(answer["kl"] < 1e-6 and abs(answer["change"]) < 1e-3 for answer in left)
    assert not all(answer["same"] for answer in right) and max(answer["kl"] for answer in right) > 0.01
    full = [answer for answer in right if all(mask for _, _, mask, _ in answer["read"])]
    assert full and all(answer["same"] for answer in full), "a row without padding is not hurt"


def test_right_padding_breaks_the_guides_example_on_stories():
    values = decoded(MODELS["stories"], asked(GUIDE, GREEDY | {"max_new_tokens": 6}))
    found = ways(values)
    assert [answer["text"] for answer in found["alone", True]["answers"]] == [", 4, 5, 6", ", F, G, H"]
    assert found["left", True]["answers"][0]["text"] == ", 4, 5, 6"
    right = found["right", True]["answers"][0]
    assert right["parts_at"] is not None and not right["text"].startswith(", 4")
    assert right["first"][0][1] <= 0 and right["read"][-1][1:] == ["<|pad|>", 0, 0]
    assert values["pad"] == [1, "<|pad|>"] and not values["borrowed"] and values["width"] == 9


def test_an_encoder_reads_padding_on_the_right_without_harm():
    for name in ("t5", "bart"):
        found = ways(decoded(MODELS[name], asked()))
        assert all(answer["same"] and answer["kl"] < 1e-6 for answer in found["right", True]["answers"])
        assert {position for row in read(found["right", True], 3) for position in row} == {None}
    left = found["left", True]["answers"]
    assert not all(answer["same"] for answer in left), "BART's places are learnt from the left"


def test_an_encoder_decoder_counts_its_target_alone():
    config = {"do_sample": False, "max_length": 9, "min_length": 5}
    batch = asked(config=config)
    defaults = {"eos_token_id": EOS}
    assert batch.problems(Settings(), known(defaults, is_encoder_decoder=True)) == []
    problems = batch.problems(Settings(), known(defaults, is_encoder_decoder=False))
    assert {problem.knob for problem in problems if problem.severity == "error"} == {"max_new_tokens", "min_length"}
    target = MODELS["t5"]
    found = ways(decoded(target, batch))
    assert new_ids(found["right", True]) == bare(target, PROMPTS, side="right", **config)[1]
    assert max(map(len, new_ids(found["alone", True]))) == 8
    assert events_of(target, asked(config={"do_sample": False}))[0].part.of == 19 * (len(PROMPTS) + 2)


def test_positions_begin_where_the_text_does():
    found = ways(decoded(MODELS["gpt2"], asked(unmasked=True)))
    for mask, positions in zip(read(found["left", True], 2), read(found["left", True], 3), strict=True):
        text = mask.count(1)
        assert positions == [0] * (len(mask) - text) + list(range(text))
    for mask, positions in zip(read(found["right", True], 2), read(found["right", True], 3), strict=True):
        assert positions == [*range(mask.count(1)), *[0] * mask.count(0)]


def test_sampling_is_that_of_the_library_with_the_seed():
    config = {"do_sample": True, "top_k": 0, "max_new_tokens": 12}
    target = MODELS["llama"]
    values = decoded(target, asked(config=config, seed=7))
    assert new_ids(values["ways"][0]) == [bare(target, [prompt], 7, **config)[1][0] for prompt in PROMPTS]
    for way in values["ways"][1:]:
        assert new_ids(way) == bare(target, PROMPTS, 7, side=way["name"], **config)[1]
    assert values["sampled"] and values["seed"] == 7
    assert all(answer["kl"] < 1e-6 for answer in values["ways"][1]["answers"])


def test_knobs_of_the_request_apply():
    config = GREEDY | {"repetition_penalty": 3.0, "bad_words_ids": [[5], [9]], "stop_strings": ["e"]}
    target = MODELS["llama"]
    values = decoded(target, asked(config=config))
    alone = new_ids(values["ways"][0])
    plain = {name: value for name, value in config.items() if name != "stop_strings"}
    expected = [bare(target, [prompt], **plain)[1][0] for prompt in PROMPTS]
    for text, ids, whole in zip(values["ways"][0]["answers"], alone, expected, strict=True):
        assert ids == whole[: len(ids)] and "e" not in text["text"][:-1]
    assert any(len(ids) < len(whole) for ids, whole in zip(alone, expected, strict=True))
    assert all(ids[-1] != PAD for way in values["ways"] for ids in new_ids(way))


# --------------------------------------------------------------------------------------------------- pad tokens, masks


def test_without_a_mask_the_library_finds_a_pad_token_of_its_own():
    found = ways(decoded(MODELS["llama"], asked(unmasked=True)))
    assert found["left", False]["guessed"] and not found["left", True]["guessed"]
    assert new_ids(found["left", False]) == new_ids(found["left", True])


@pytest.mark.parametrize("side", ["left", "right"])
def test_without_a_mask_the_end_token_as_padding_is_read_as_text(side):
    target = MODELS["llama"]
    values = decoded(target, asked(unmasked=True, pad="eos"))
    way = ways(values)[side, False]
    assert values["borrowed"] and values["pad"] == [EOS, "<eos>"]
    assert not way["guessed"] and {mask for row in read(way, 2) for mask in row} == {1}
    assert new_ids(way) == bare(target, PROMPTS, side=side, mask=False, pad="<eos>", **GREEDY)[1]
    assert not all(answer["same"] for answer in way["answers"])
    assert all(answer["same"] for answer in ways(values)["left", True]["answers"])


def test_a_tokenizer_without_a_pad_token_borrows_the_end_token_and_keeps_nothing():
    tokenizer = byte_tokenizer()
    tokenizer.pad_token = None
    model = tiny_llama()
    model.generation_config.pad_token_id = model.config.pad_token_id = None
    values = decoded(loaded(model, tokenizer), asked())
    assert values["borrowed"] and values["pad"] == [EOS, "<eos>"]
    assert tokenizer.pad_token is None and set(tokenizer("the cat")["attention_mask"]) == {1}
    left = ways(values)["left", True]
    assert all(answer["same"] for answer in left["answers"]) and read(left, 0)[2][0] == EOS
    tokenizer = byte_tokenizer()
    tokenizer.pad_token = tokenizer.eos_token = None
    with pytest.raises(RequestError, match="neither a pad token nor an end-of-text token"):
        decoded(loaded(tiny_llama(), tokenizer), asked())


@given(st.lists(st.text("abc ,1", min_size=1), min_size=1, max_size=5), st.sampled_from(["left", "right"]))
def test_padding_is_the_tokenizers(prompts, side):
    target, tokenizer = MODELS["llama"], byte_tokenizer()
    own, eos = padded(target, prompts, side), padded(target, prompts, side, "<eos>")
    expected = tokenizer(prompts, padding=True, padding_side=side, return_tensors="pt")
    assert torch.equal(own["input_ids"], expected["input_ids"])
    assert torch.equal(own["attention_mask"], expected["attention_mask"])
    assert torch.equal(eos["input_ids"], expected["input_ids"].masked_fill(expected["attention_mask"] == 0, EOS))
    assert target.tokenizer.pad_token == "<pad>"


# ------------------------------------------------------------------------------------------------------ its numbers


def test_divergence_and_change_are_those_of_the_first_logits():
    target = MODELS["gpt2"]
    found = ways(decoded(target, asked()))
    inputs = byte_tokenizer()(PROMPTS, padding=True, padding_side="right", return_tensors="pt")
    positions = (inputs["attention_mask"].cumsum(-1) - 1).masked_fill(inputs["attention_mask"] == 0, 0)
    with torch.no_grad():
        logits = target.model(**inputs, position_ids=positions).logits[:, -1]
        for row, prompt in enumerate(PROMPTS):
            before = target.model(**byte_tokenizer()(prompt, return_tensors="pt")).logits[0, -1]
            one, other = (torch.distributions.Categorical(logits=each.double()) for each in (before, logits[row]))
            answer = found["right", True]["answers"][row]
            expected = float(torch.distributions.kl_divergence(one, other))
            assert answer["kl"] == pytest.approx(expected, abs=1e-9, rel=1e-4)
            chosen = torch.tensor(new_ids(found["alone", True])[row][0])
            assert answer["change"] == pytest.approx(float(other.log_prob(chosen) - one.log_prob(chosen)), abs=1e-5)
            likeliest = other.logits.topk(5).values.tolist()
            assert [value for _, value in answer["first"]] == pytest.approx(likeliest, abs=1e-5)


@given(st.lists(st.floats(-20, 20), min_size=2, max_size=9), st.data())
def test_divergence_is_never_negative_and_nought_for_the_same(numbers, data):
    others = data.draw(st.lists(st.floats(-20, 20), min_size=len(numbers), max_size=len(numbers)))
    one, other = (torch.tensor(each, dtype=torch.double).log_softmax(0) for each in (numbers, others))
    expected = torch.nn.functional.kl_div(other, one, reduction="sum", log_target=True)
    assert divergence(one, other) == pytest.approx(max(0.0, float(expected)), abs=1e-12) and divergence(one, one) == 0


def test_divergence_where_a_token_is_impossible():
    half, sure = torch.tensor([0.5, 0.5]).log(), torch.tensor([1.0, 0.0]).log()
    assert divergence(sure, half) == pytest.approx(math.log(2)) and divergence(half, sure) == math.inf


# ---------------------------------------------------------------------------------------------- refusals, stop, engine


@pytest.mark.parametrize(
    ("batch", "words"),
    [
        (asked([]), "There are no prompts. Write some, one per line."),
        (asked("one text"), "prompts must be a list of texts."),
        (asked(["a", 1]), "prompts must be a list of texts."),
        (asked(["a"] * 33), "There are 33 prompts; this server takes 32 at once."),
        (asked(["\ud800"]), "Prompt 1 holds half a character"),
        (asked(["x" * 100_001, "x" * 100_000]), "200,001 characters; 200,000 can be read"),
        (asked(pad="bos"), "pad must be own or eos."),
        (asked(config={"max_new_tokens": 0}), "max_new_tokens"),
        (asked(config={"do_sample": False}), "It is not set, and max_length would count the padding, too."),
        (asked(config={"max_length": 30}), "Set max_new_tokens to 20."),
        (asked(config=GREEDY | {"min_length": 9}), "Set it to 0, and min_new_tokens instead."),
        (asked(config=GREEDY | {"prompt_lookup_num_tokens": 3}), "assisted decoding, which takes one prompt at a time"),
        (asked(config=GREEDY | {"dola_layers": "low"}), "use DoLa, which takes one prompt"),
        (asked(config=GREEDY | {"num_beams": 4, "num_return_sequences": 2}), "prompt. Set num_return_sequences to 1."),
        (asked(["a"] * 32, config=GREEDY | {"num_beams": 4}), "128 rows; 64 fit in a batch"),
        (asked(config=GREEDY | {"token_healing": True}), "token_healing: A batch is decoded without it."),
        (asked(config=GREEDY | {"cache_implementation": "static"}), "Set it to dynamic."),
        (BatchQuestion(GenerationRequest("tiny", config=GREEDY, presence_penalty=1.0), PROMPTS), "Leave presence_"),
        (BatchQuestion(GenerationRequest("tiny", config=GREEDY, given="a"), PROMPTS), "Leave given out."),
        (BatchQuestion(GenerationRequest("", config=GREEDY), PROMPTS), "No model is chosen."),
    ],
)
def test_what_cannot_run_is_refused_with_what_to_do(batch, words):
    problems = [p for p in batch.problems(Settings()) if p.severity == "error"]
    assert words in str(RequestError(problems)) and all(problem.fix for problem in problems)


@pytest.mark.parametrize(
    ("config", "encoder", "words"),
    [
        ({"repetition_penalty": 1.3}, False, "skips padding on the left"),
        ({"no_repeat_ngram_size": 1}, False, "treats padding as text"),
        ({"encoder_repetition_penalty": 1.3}, False, "treats padding as text"),
        ({"encoder_repetition_penalty": 1.3}, True, "treats padding as text"),
        ({"repetition_penalty": 1.3, "no_repeat_ngram_size": 2}, True, None),  # the decoder's rows have no padding
        ({"repetition_penalty": 1.0, "no_repeat_ngram_size": 0, "encoder_repetition_penalty": 1.0}, False, None),
    ],
)
def test_notes_say_what_a_knob_makes_of_padding(config, encoder, words):
    notes = asked(config=GREEDY | config).problems(Settings(), known({}, is_encoder_decoder=encoder))
    assert [(note.knob, words in note.message) for note in notes] == ([(*config, True)] if words else [])


@pytest.mark.parametrize("name", ["llama", "gpt2"])
@pytest.mark.parametrize(
    ("config", "left", "right"),
    [({}, True, False), ({"repetition_penalty": 50.0}, True, False), ({"no_repeat_ngram_size": 1}, False, False)],
    ids=["none", "repetition_penalty", "no_repeat_ngram_size"],
)
def test_what_a_knob_makes_of_padding(name, config, left, right):
    # the pad token is made the one that the shortest prompt would write next: it shows whether padding counts
    target, prompts = MODELS[name], ["a", "the cat sat on the mat"]
    (alone,) = bare(target, prompts[:1], **ONE)[1]
    pad = target.tokenizer.convert_ids_to_tokens(alone[0])
    for side, same in (("left", left), ("right", right)):
        if side == "right" and not config:
            continue  # padding on the right changes texts by itself
        _, ids = bare(target, prompts, side=side, pad=pad, **ONE, **config)
        assert (ids[0] == alone) is same, side


def test_each_prompt_of_a_batch_can_have_a_start_of_its_own():
    config = GREEDY | {"decoder_start_token_id": [5, 40, 77]}
    prompts = ["the cat sat", "a", "one, two, three"]
    for name in ("t5", "bart"):
        found = ways(decoded(MODELS[name], asked(prompts, config)))
        expected = [
            bare(MODELS[name], [prompt], **(config | {"decoder_start_token_id": start}))[1][0]
            for prompt, start in zip(prompts, config["decoder_start_token_id"], strict=True)
        ]
        assert new_ids(found["alone", True]) == expected
        assert new_ids(found["right", True]) == bare(MODELS[name], prompts, side="right", **config)[1] == expected
    refused = asked(prompts[:2], config).problems(Settings(), known({}, is_encoder_decoder=True))
    assert ["must have one token for each prompt" in problem.message for problem in refused] == [True]


def test_a_sound_batch_has_notes_at_most():
    assert asked().problems(Settings()) == []
    sampled = asked(config={"do_sample": True, "max_new_tokens": 5, "repetition_penalty": 1.2})
    notes = sampled.problems(Settings())
    assert {note.severity for note in notes} == {"warning"}
    assert {note.knob for note in notes} >= {"do_sample", "repetition_penalty"}
    assert asked(config=None, prompts=PROMPTS).problems(Settings())[0].severity == "error"


def test_greedily_leaves_what_does_not_choose_the_strategy():
    request = GenerationRequest(
        "tiny", "a", seed=3, assistant="draft",
        config={"do_sample": True, "top_p": 0.9, "num_beams": 4, "max_new_tokens": 5, "repetition_penalty": 1.2,
                "penalty_alpha": 0.6, "num_assistant_tokens": 3, "num_return_sequences": 2, "early_stopping": True},
    )  # fmt: skip
    greedy = as_greedy(request)
    assert greedy.config == {"max_new_tokens": 5, "repetition_penalty": 1.2, "do_sample": False, "num_beams": 1}
    assert greedy.assistant is None and greedy.seed == 3
    assert [n for n in BatchQuestion(greedy, PROMPTS).problems(Settings()) if n.severity == "error"] == []


@pytest.mark.parametrize(
    ("prompts", "config", "words"),
    [
        (["the cat " * 200, "a"], GREEDY, "tiny can read 256."),
        (PROMPTS, GREEDY | {"max_new_tokens": 250}, "exceed the context of tiny"),
        (PROMPTS, GREEDY | {"suppress_tokens": [999]}, "Token id 999 does not exist"),
    ],
)
def test_what_the_model_cannot_do_is_refused_before_anything_runs(prompts, config, words):
    events = []
    with pytest.raises(RequestError, match=words):
        answer(asked(prompts, config), [MODELS["llama"]], Settings(), events.append, threading.Event())
    assert events == []


def test_progress_counts_every_pass_and_a_cancelled_batch_ends_at_once():
    events = events_of(MODELS["llama"], asked(config={"do_sample": False, "max_new_tokens": 5, "eos_token_id": 299}))
    told = [event.part for event in events if isinstance(event, Progressed)]
    assert [event.done for event in told] == list(range(1, 31)) and {event.of for event in told} == {30}
    assert [event.way for event in told] == ["alone"] * 20 + ["left"] * 5 + ["right"] * 5
    cancelled, passes = threading.Event(), []

    def stopping(event):
        passes.append(event)
        if len(passes) == 7:
            cancelled.set()

    answer(asked(), [MODELS["llama"]], Settings(), stopping, cancelled)
    assert len(passes) == 8 and isinstance(passes[-1], Failed) and passes[-1].error == "Cancelled"


def test_a_batch_that_takes_too_long_ends_with_what_to_do():
    last = events_of(MODELS["llama"], asked(), dataclasses.replace(Settings(), max_seconds=1e-9))[-1]
    assert isinstance(last, Failed) and last.error == "TimeLimit" and "Use fewer prompts" in last.fix


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(Settings())
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return str(save(tmp_path_factory.mktemp("tiny")))


class Listener:
    """Collects what an engine tells; `finish` waits for the last of it."""

    def __init__(self):
        self.events, self._over = [], threading.Event()

    def __call__(self, event):
        self.events.append(event)
        if isinstance(event, Finished | Failed):
            self._over.set()

    def finish(self):
        assert self._over.wait(60)
        return self.events


def test_an_engine_decodes_batches_beside_the_runs_of_others(engine, folder):
    request = GenerationRequest(folder, "the cat", config={"do_sample": True, "max_new_tokens": 60}, seed=5)
    alone = Trace.fold(engine.stream(request)).sequences[0].token_ids
    batch = asked(model=folder)
    expected = decoded(MODELS["llama"], batch)
    beside, listener = Listener(), Listener()
    engine.submit(request, beside)
    engine.ask(batch, listener)
    *_, told, last = listener.finish()
    assert isinstance(last, Finished) and not isinstance(last, Failed)
    assert [new_ids(way) for way in told.answer.values["ways"]] == [new_ids(way) for way in expected["ways"]]
    assert Trace.fold(beside.finish()).sequences[0].token_ids == alone


def test_nobody_waits_while_a_batch_is_read_and_told(engine, folder, monkeypatch):
    """Each of the two goes on only once another's run has ended."""
    request = GenerationRequest(folder, "the cat", config={"do_sample": False, "max_new_tokens": 5})
    over = []

    def after_a_run(work):
        def waiting(*arguments):
            run = Listener()
            engine.submit(request, run)
            over.append(run.finish()[-1])
            return work(*arguments)

        return waiting

    monkeypatch.setattr(batch_decoder, "read_batch", after_a_run(batch_decoder.read_batch))
    monkeypatch.setattr(batch_decoder, "TokenTexts", after_a_run(batch_decoder.TokenTexts))
    batch = Listener()
    engine.ask(asked(model=folder), batch)
    assert isinstance(batch.finish()[-1], Finished)
    assert len(over) == 2 and all(isinstance(end, Finished) for end in over)


def test_an_engine_refuses_stops_and_goes_on(engine, folder):
    with pytest.raises(RequestError, match="There are no prompts"):
        engine.ask(asked([], model=folder), Listener())
    listener = Listener()
    engine.ask(asked(["x" * 3_000], model=folder), listener)
    assert "can read 256" in listener.finish()[-1].message
    with pytest.raises(RequestError, match="There is no folder"):
        engine.ask(asked(model=folder + "-missing"), Listener())
    stopped = Listener()
    handle = engine.ask(asked(config={"max_new_tokens": 200, "eos_token_id": 299}, model=folder), stopped)
    handle.cancel()
    assert stopped.finish()[-1].error == "Cancelled" and handle.done
    again = Listener()
    engine.ask(asked(model=folder), again)
    assert isinstance(again.finish()[-1], Finished)


