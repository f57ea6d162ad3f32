"""Beam searches that begin after given text. The oracle is the same search on a longer prompt: the library's
`generate`, or one of our loops run by it."""

from __future__ import annotations

import itertools
import threading

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import GenerationConfig

from playground.metrics.scores import reconcile
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.strategies import constrained_beam_search, diverse_beam_search
from playground.trace import Trace, event_to_line
from tests.recording.test_given_text_loop import MODELS, PROMPT, TOKENIZER, loaded, run
from tests.support.decoding import decode
from tests.support.slow import one_in
from tests.support.tiny_models import EOS, tiny_bart

MODELS = MODELS | {"bart": tiny_bart()}
LENGTH = 16
CONFIGS = {
    "beams": {"num_beams": 3},
    "several": {"num_beams": 4, "num_return_sequences": 3, "length_penalty": 0.5, "early_stopping": True},
    "never": {"num_beams": 3, "length_penalty": 2.0, "early_stopping": "never"},
    "processors": {"num_beams": 3, "repetition_penalty": 1.4, "no_repeat_ngram_size": 2, "bad_words_ids": [[70]]},
    "uncached": {"num_beams": 2, "use_cache": False},
    "sample": {"num_beams": 3, "do_sample": True, "top_k": 0, "temperature": 2.0},
    "groups": {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.7, "num_return_sequences": 3},
    "words": {"num_beams": 3, "force_words_ids": [[70, 71], [72]], "num_return_sequences": 2},
}
LOOPS = {"groups": diverse_beam_search, "words": constrained_beam_search}
FOUR = pytest.mark.parametrize("kind", ["beams", "sample", "groups", "words"])
EOS_SOON = {"sequence_bias": [[[EOS], 4.0]]}  # texts that end at several lengths


def oracle(architecture, kind, ids, seed=5, more=None, length=LENGTH):
    """What `generate` makes of the prompt and `ids` after it: (new tokens, score, transition scores) of each text."""
    model, config = MODELS[architecture], CONFIGS[kind] | (more or {})
    prompt = TOKENIZER(PROMPT, return_tensors="pt")["input_ids"]
    inputs = {"input_ids": prompt, "attention_mask": torch.ones_like(prompt)}
    if model.config.is_encoder_decoder:
        start = model.generation_config.decoder_start_token_id
        inputs["decoder_input_ids"] = begun = torch.tensor([[start, *ids]])
    else:
        inputs["input_ids"] = begun = torch.cat([prompt, torch.tensor([ids], dtype=torch.long)], dim=1)
        inputs["attention_mask"] = torch.ones_like(begun)
    kept = {"output_scores": True, "return_dict_in_generate": True}
    config = GenerationConfig(**config, **kept, max_new_tokens=length - len(ids), pad_token_id=0)
    torch.manual_seed(seed)
    loop = {"custom_generate": LOOPS[kind]} if kind in LOOPS else {}
    output = model.generate(**inputs, generation_config=config, **loop)
    texts = []
    for row, path in enumerate(output.beam_indices.tolist()):
        count = sum(index >= 0 for index in path)
        new = output.sequences[row, begun.shape[1] : begun.shape[1] + count].tolist()
        scores = [float(output.scores[i][path[i], token]) for i, token in enumerate(new)]
        texts.append((new, float(output.sequences_scores[row]), scores))
    return texts


def assert_continues(trace, expected, ids):
    assert [s.token_ids for s in trace.sequences] == [[*ids, *new] for new, _, _ in expected]
    assert [s.score for s in trace.sequences] == pytest.approx([score for _, score, _ in expected], abs=1e-4)
    for sequence, (new, _, scores) in zip(trace.sequences, expected, strict=True):
        assert sequence.logprobs[len(ids) :] == pytest.approx(scores, abs=1e-4)
        assert sequence.text == TOKENIZER.decode([*ids, *new], skip_special_tokens=True)
    assert reconcile(trace).ok
    assert Trace.from_json(trace.to_json()) == trace
    assert Trace.from_lines("".join(map(event_to_line, trace.events()))).started == trace.started


@pytest.mark.parametrize(("architecture", "kind"), one_in(11, list(itertools.product(MODELS, CONFIGS))))
def test_the_search_is_that_of_a_longer_prompt(architecture, kind):
    ids = [90, 75, 101, 80]
    for more in ({}, EOS_SOON):
        trace = run(MODELS[architecture], CONFIGS[kind] | more, given=ids)
        assert_continues(trace, oracle(architecture, kind, ids, more=more), ids)


@pytest.mark.slow
@settings(max_examples=20)
@given(st.data())
def test_the_search_is_that_of_a_longer_prompt_whatever_is_given(data):
    ids = data.draw(st.lists(st.integers(3, 299), min_size=1, max_size=LENGTH - 1))
    architecture, kind = data.draw(st.sampled_from([*MODELS])), data.draw(st.sampled_from([*CONFIGS]))
    seed = data.draw(st.integers(0, 99))
    trace = run(MODELS[architecture], CONFIGS[kind], given=ids, seed=seed)
    assert_continues(trace, oracle(architecture, kind, ids, seed), ids)


def test_a_long_text_is_read_in_parts():
    ids = [3 + place * 7 % 290 for place in range(150)]
    trace = run(MODELS["llama"], CONFIGS["beams"] | {"max_new_tokens": 156}, given=ids)
    assert_continues(trace, oracle("llama", "beams", ids, length=156), ids)
    with torch.no_grad():
        text = torch.tensor([TOKENIZER(PROMPT)["input_ids"] + ids])
        logprobs = MODELS["llama"](text).logits[0, -1 - len(ids) : -1].log_softmax(-1)
    expected = logprobs.gather(-1, torch.tensor(ids)[:, None])[:, 0].tolist()
    assert trace.sequences[0].logprobs[: len(ids)] == pytest.approx(expected, abs=1e-4)


@FOUR
@pytest.mark.parametrize("architecture", one_in(4, MODELS))
def test_given_tokens_are_told_as_steps_of_their_own(architecture, kind):
    ids = [90, 75, 101]
    trace = run(MODELS[architecture], CONFIGS[kind], given=ids)
    assert [step.index for step in trace.beam_steps] == list(range(len(trace.beam_steps)))
    assert [step.given for step in trace.beam_steps] == [place < 3 for place in range(len(trace.beam_steps))]
    plain = run(MODELS[architecture], given=ids)  # what greedy decoding tells of them
    for step, read in zip(trace.beam_steps[:3], plain.steps, strict=False):
        (candidate,) = step.candidates
        assert (candidate.token_id, candidate.text, candidate.piece) == (
            read.chosen.token_id, read.chosen.text, read.piece,
        )  # fmt: skip
        assert (candidate.parent, candidate.status, candidate.beam, candidate.score) == (0, "running", 0, 0.0)
        assert candidate.logprob == candidate.raw_logprob == pytest.approx(read.chosen.raw_logprob, abs=1e-4)
        assert (step.pool, len(step.distributions), step.distributions[0].stages) == ([], 1, [])
        assert [c.token_id for c in step.distributions[0].candidates[:3]] == [
            c.token_id for c in read.distribution.candidates[:3]
        ]
    first = trace.beam_steps[3]
    heads = {0, 2} if kind == "groups" else {0}  # of each group
    assert {candidate.parent for candidate in first.running} == heads
    assert all(c.score == pytest.approx(c.logprob, abs=1e-4) for c in first.running)
    penalty = trace.started.effective["length_penalty"]
    for length, step in enumerate(trace.beam_steps[3:], 1):
        for candidate in step.candidates:
            if candidate.status == "finished":
                assert candidate.final_score == pytest.approx(candidate.score / length**penalty, abs=1e-4)
    for number, sequence in enumerate(trace.sequences):
        assert sequence.beams[:3] == [0, 0, 0]
        steps = trace.steps_of(number)
        assert [step.given for step in steps] == [place < 3 for place in range(len(steps))]
        assert [step.chosen.token_id for step in steps] == sequence.token_ids


@pytest.mark.parametrize("architecture", MODELS)
def test_the_library_s_scores_are_there_for_every_token(architecture):
    for kind in ("beams", "several", "sample"):
        (sequence, *_) = run(MODELS[architecture], CONFIGS[kind], given=[90, 75, 101]).sequences
        assert sequence.transition_scores == pytest.approx(sequence.logprobs, abs=1e-4)


@pytest.mark.parametrize("architecture", one_in(2, MODELS))
def test_a_search_that_begins_with_its_own_best_text_finds_it_again_or_a_better_one(architecture):
    whole = run(MODELS[architecture], CONFIGS["beams"]).sequences[0]
    for count in (1, 4, len(whole.token_ids) - 1):
        again = run(MODELS[architecture], CONFIGS["beams"], given=whole.token_ids[:count]).sequences[0]
        assert again.token_ids[:count] == whole.token_ids[:count]
        assert again.logprobs[:count] == pytest.approx(whole.logprobs[:count], abs=1e-4)
        assert again.score > sum(whole.logprobs[count:]) / (len(whole.token_ids) - count) - 1e-4
        if architecture != "bart":  # where beams that are free now push a worse beginning of it out
            assert again.token_ids == whole.token_ids


# --------------------------------------------------------------------- what was made for the prompt sees it as output


@FOUR
def test_a_form_goes_on_inside_of_itself(kind):
    form = {"regex": "(ab|cd){3} (ef|gh) [x-z]{2}"}
    more = {"force_words_ids": [TOKENIZER("h")["input_ids"]]} if kind == "words" else {}
    trace = run(MODELS["llama"], CONFIGS[kind] | more, given="abcdab g", structured_output=form)
    for sequence in trace.sequences[:1]:
        assert sequence.text.startswith("abcdab gh ")
        assert len(sequence.text) == len("abcdab gh xx")
        assert "form" not in sequence.note


@FOUR
@pytest.mark.parametrize("architecture", one_in(2, ["llama", "t5"]))
def test_penalties_count_given_tokens(architecture, kind):
    ids = [90, 75, 90]
    penalties = {"presence_penalty": 0.25, "frequency_penalty": 0.5}
    trace = run(MODELS[architecture], CONFIGS[kind], given=ids, **penalties, top_candidates=300)
    lost, temperature = {90: 0.25 + 2 * 0.5, 75: 0.25 + 0.5}, CONFIGS[kind].get("temperature", 1.0)
    candidates = trace.beam_steps[3].distributions[0].candidates  # of the first group, where there are groups
    assert {90, 75} < {candidate.token_id for candidate in candidates}
    for candidate in candidates:
        wanted = (candidate.raw_logprob - lost.get(candidate.token_id, 0.0)) / temperature
        assert candidate.logprob == pytest.approx(wanted, abs=1e-4)


def test_words_in_the_given_text_count_as_written():
    config = CONFIGS["words"] | {"num_return_sequences": 1, "max_new_tokens": 6}
    trace = run(MODELS["llama"], config, given=[70, 71, 72, 90])
    assert trace.beam_steps[4].candidates[0].progress == [2, 1]
    assert trace.sequences[0].note == ""
    assert not any(candidate.forced for step in trace.beam_steps for candidate in step.candidates)


@FOUR
def test_a_stop_string_ends_the_search_and_the_given_text(kind):
    config = CONFIGS[kind] | {"stop_strings": ["xyz"], "num_return_sequences": 1}
    trace = run(MODELS["llama"], config, given="a xyz b")
    (sequence,) = trace.sequences
    assert (sequence.text, sequence.stop_reason, sequence.score) == ("a xyz", "stop_string", None)
    assert len(trace.beam_steps) == len(sequence.token_ids) and all(step.given for step in trace.beam_steps)
    if kind == "beams":  # in our loops the end of a text is an end-of-sequence token
        free = run(MODELS["llama"], CONFIGS[kind], given="ab").sequences[0]
        string = free.text[1:4]  # begins in the given text
        stopped = run(MODELS["llama"], config | {"stop_strings": [string]}, given="ab").sequences[0]
        assert stopped.text.endswith(string) or stopped.stop_reason == "length"


@FOUR
@pytest.mark.parametrize("architecture", one_in(2, ["llama", "t5"]))
def test_the_least_length_counts_given_tokens(architecture, kind):
    config = CONFIGS[kind] | {"min_new_tokens": 9, "sequence_bias": [[[EOS], 60.0]], "num_return_sequences": 1}
    config |= {"force_words_ids": [[90]]} if kind == "words" else {}
    for ids in ([90, 75], [90, 75] * 4, [90, 75] * 5):
        (sequence,) = run(MODELS[architecture], config, given=ids).sequences
        assert len(sequence.token_ids) == max(9, len(ids)) + 1
        assert sequence.stop_reason == "eos"


# ------------------------------------------------------------------------------------------- ends, limits, messages


@FOUR
@pytest.mark.parametrize("architecture", ["llama", "t5"])
def test_an_end_among_the_given_tokens_ends_the_text(architecture, kind):
    trace = run(MODELS[architecture], CONFIGS[kind], given=[90, EOS, 91])
    (sequence,) = trace.sequences
    assert (sequence.token_ids, sequence.stop_reason, sequence.score) == ([90, EOS], "eos", None)
    assert (sequence.beams, len(trace.beam_steps)) == ([0, 0], 2)
    assert reconcile(trace).ok
    assert Trace.from_json(trace.to_json()) == trace


@FOUR
def test_given_text_can_fill_the_limit_but_not_pass_it(kind):
    (sequence,) = run(MODELS["llama"], CONFIGS[kind], given=[90] * LENGTH).sequences
    assert (sequence.token_ids, sequence.stop_reason) == ([90] * LENGTH, "length")
    last = run(MODELS["llama"], CONFIGS[kind] | {"num_return_sequences": 1}, given=[90] * (LENGTH - 1)).sequences[0]
    assert (len(last.token_ids), last.stop_reason) == (LENGTH, "length")
    with pytest.raises(RequestError) as caught:
        run(MODELS["llama"], CONFIGS[kind], given=[90] * (LENGTH + 1))
    message = f"The given text has {LENGTH + 1} tokens, and max_new_tokens leaves room for {LENGTH}."
    assert caught.value.diagnostics[0].message == message


@FOUR
def test_text_is_not_only_read_in_a_search(kind):
    with pytest.raises(RequestError) as caught:
        run(MODELS["llama"], CONFIGS[kind], given="some text", only_given=True)
    (problem,) = caught.value.diagnostics
    assert problem.knob == "only_given" and "is only read in greedy decoding" in problem.message


def test_a_run_that_is_stopped_ends_within_the_given_text():
    stop, events = threading.Event(), []

    def emit(event):
        events.append(event)
        if len(events) == 3:
            stop.set()

    request = GenerationRequest("target", PROMPT, config=CONFIGS["beams"] | {"max_new_tokens": LENGTH}, given=[90] * 9)
    decode(request, loaded(MODELS["llama"]), None, Settings(), emit, stop)
    (sequence,) = Trace.fold(events).sequences
    assert (sequence.token_ids, sequence.stop_reason) == ([90, 90], "stopped")
