"""What a watermark did to each token: against the library's detector, its g-values, and the lists of its key."""

from __future__ import annotations

import math
import threading

import pytest
import torch
from transformers import (
    GenerationConfig,
    SynthIDTextWatermarkingConfig,
    SynthIDTextWatermarkLogitsProcessor,
    WatermarkDetector,
    WatermarkingConfig,
)

from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Mark, Stepped, Trace, event_from_line, event_to_line
from playground.watermarks.green_lists import GreenLists, expected_green_fraction
from tests.support.decoding import decode
from tests.support.slow import mostly_slow, one_in
from tests.support.tiny_models import byte_tokenizer, tiny_llama

TOKENIZER = byte_tokenizer()
MODEL = tiny_llama()
VOCAB = MODEL.config.vocab_size
PROMPT = "the cat sat on the mat"
WAYS = {
    "greedy": {},
    "sample": {"do_sample": True, "top_k": 30},
    "three": {"do_sample": True, "top_k": 30, "num_return_sequences": 3},
    "beams": {"num_beams": 3, "num_return_sequences": 2},
    "beam_sample": {"num_beams": 3, "do_sample": True, "top_k": 20},
    "groups": {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.5},
    "contrastive": {"penalty_alpha": 0.5, "top_k": 4},
    "lookup": {"prompt_lookup_num_tokens": 3, "do_sample": True, "top_k": 30},
    "renormalized": {"do_sample": True, "top_k": 30, "renormalize_logits": True},
    "guided": {"do_sample": True, "top_k": 30, "guidance_scale": 1.5},
}
LISTS = {
    "usual": {},
    "half": {"greenlist_ratio": 0.5, "bias": 1.0},
    "key": {"hashing_key": 7, "bias": 4.0},
    "selfhash": {"seeding_scheme": "selfhash"},
    "wide": {"seeding_scheme": "selfhash", "context_width": 3, "bias": 3.0},
    "left_wide": {"context_width": 2},
}


def run(config: dict, prompt: str = PROMPT, seed: int = 3, top: int = 5, **fields) -> Trace:
    target = LoadedModel("tiny", MODEL, TOKENIZER, "folder", "cpu", "float32")
    config = {"max_new_tokens": 24, "min_new_tokens": 24} | config
    request = GenerationRequest("tiny", prompt, config=config, seed=seed, top_candidates=top, **fields)
    events: list = []
    decode(request, target, None, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def marks_of(trace: Trace, number: int) -> list[Mark]:
    """The marks of the tokens of an output, also of one that beams wrote."""
    output = trace.sequences[number]
    if not trace.beam_steps:
        return [step.mark for step in trace.steps_of(number)]
    pairs = zip(output.beams, output.token_ids, strict=True)
    return [
        next(c.mark for c in step.candidates if (c.parent, c.token_id) == pair)
        for step, pair in zip(trace.beam_steps, pairs, strict=False)
    ]


@pytest.mark.parametrize("lists", mostly_slow(LISTS, lambda lists: lists in ("usual", "wide")))
@pytest.mark.parametrize("way", one_in(3, WAYS))
def test_the_green_tokens_are_those_that_the_detector_counts(way, lists):
    trace = run(WAYS[way] | {"watermarking_config": LISTS[lists]})
    config = WatermarkingConfig(**LISTS[lists])
    detector = WatermarkDetector(MODEL.config, "cpu", config)
    context = config.context_width - (config.seeding_scheme == "selfhash")
    assert trace.sequences
    for number, output in enumerate(trace.sequences):
        marks = marks_of(trace, number)
        assert [mark.kind for mark in marks] == ["green"] * len(output.token_ids)
        found = detector(torch.tensor([output.token_ids]), return_dict=True)
        greens = [mark.green for mark in marks][context:]
        assert len(greens) == found.num_tokens_scored[0]
        assert sum(greens) == found.num_green_tokens[0]


@pytest.mark.parametrize(("ratio", "bias"), [(0.25, 2.0), (0.5, 0.7), (0.1, 4.0)])
def test_every_number_is_the_librarys_own(ratio, bias):
    """Of a greedy run without other processors, from the scores that `generate` itself returns."""
    config = {"greenlist_ratio": ratio, "bias": bias}
    trace = run({"max_new_tokens": 12, "min_new_tokens": None, "watermarking_config": config}, top=7)
    prompt = TOKENIZER(PROMPT, return_tensors="pt")["input_ids"]
    bare = MODEL.generate(
        prompt, generation_config=GenerationConfig(max_new_tokens=12, watermarking_config=dict(config)),
        output_logits=True, output_scores=True, return_dict_in_generate=True,
    )  # fmt: skip
    ids = bare.sequences[0].tolist()
    assert trace.sequences[0].token_ids == ids[prompt.shape[1] :]
    lists = GreenLists(config, VOCAB)
    for index, step in enumerate(trace.all_steps):
        green = lists.after(ids[: prompt.shape[1] + index])
        before, after = (scores[index][0].double().softmax(-1) for scores in (bare.logits, bare.scores))
        mark, token = step.mark, step.chosen.token_id
        assert (mark.green, mark.listed, mark.g, mark.why) == (token in green, lists.size, None, None)
        best = before.topk(7).indices
        expected = [
            before[green].sum(), after[green].sum(), before[token], after[token], (after < before)[best].sum(),
            expected_green_fraction(before.tolist(), ratio, bias),
        ]  # fmt: skip
        seen = [mark.mass_before, mark.mass_after, mark.chosen_before, mark.chosen_after, mark.suppressed]
        assert [*seen, mark.expected] == pytest.approx([float(number) for number in expected], rel=1e-4)


def test_the_numbers_are_those_just_before_the_watermark():
    """After a cut to eight tokens, the rest have no mass that a list could hold."""
    trace = run({"do_sample": True, "top_k": 8, "watermarking_config": {"greenlist_ratio": 0.5}}, top=8)
    for step in trace.all_steps:
        kept = {c.token_id: math.exp(c.stage_logprobs[-2]) for c in step.candidates if c.stage_logprobs[-2] is not None}
        assert len(kept) == 8 and step.mark.listed <= 8
        assert step.mark.chosen_before == pytest.approx(kept[step.chosen.token_id], abs=1e-5)
        assert step.mark.chosen_after == pytest.approx(math.exp(step.chosen.logprob), abs=1e-5)
        lost = [c for c in step.candidates if c.kept and c.logprob < c.stage_logprobs[-2] - 1e-4]
        assert step.mark.suppressed == len(lost)


SYNTHID = {
    "usual": {"ngram_len": 4, "keys": [11, 22, 33, 44, 55]},
    "one_key": {"ngram_len": 3, "keys": [5]},
    "pairs": {"ngram_len": 2, "keys": [9, 8, 7]},  # of which many are repeated
    "late": {"ngram_len": 4, "keys": [1, 2, 3], "skip_first_ngram_calls": True},
}


@pytest.mark.parametrize("marks", SYNTHID)
@pytest.mark.parametrize("way", one_in(3, ["greedy", "sample", "three", "contrastive", "renormalized"]))
def test_g_values_are_the_librarys_own(way, marks):
    config = SYNTHID[marks]
    # The processor takes token 0 for the context of the first token, the library's detector does not.
    trace = run(WAYS[way] | {"watermarking_config": config, "max_new_tokens": 60, "suppress_tokens": [0]})
    usual = {"sampling_table_size": 2**16, "sampling_table_seed": 0, "context_history_size": 1024, "device": "cpu"}
    library = SynthIDTextWatermarkLogitsProcessor(**usual | config)
    first = config["ngram_len"] - 1
    for number, output in enumerate(trace.sequences):
        ids = torch.tensor([output.token_ids])
        values = library.compute_g_values(ids)[0].float().mean(-1)
        fresh = library.compute_context_repetition_mask(ids)[0].bool()
        seen = marks_of(trace, number)[first:]
        assert [mark.why for mark in seen] == [None if each else "repeated" for each in fresh]
        expected = [float(g) if each else None for g, each in zip(values, fresh, strict=True)]
        assert [mark.g for mark in seen] == pytest.approx(expected, abs=1e-6)
        assert {(mark.kind, mark.green, mark.listed, mark.expected) for mark in seen} == {("synthid", None, None, None)}
    begun = marks_of(trace, 0)[:first]
    late = "context" if config.get("skip_first_ngram_calls") else None
    assert [mark.why for mark in begun] == [late] * first
    assert all((mark.g is None) == (late is not None) for mark in begun)


def test_repeated_contexts_change_nothing():
    trace = run({"watermarking_config": SYNTHID["pairs"], "max_new_tokens": 80})
    repeated = [step.mark for step in trace.all_steps if step.mark.why == "repeated"]
    assert repeated and all(mark.suppressed == 0 for mark in repeated)
    assert all(mark.chosen_before == pytest.approx(mark.chosen_after) for mark in repeated)


def test_too_little_context_is_said():
    trace = run({"watermarking_config": {"context_width": 4}}, prompt="a")
    assert [step.mark.why for step in trace.all_steps[:4]] == ["context"] * 3 + [None]
    first = trace.all_steps[0].mark
    assert (first.green, first.expected, first.listed, first.suppressed) == (None, None, 0, 0)


def test_a_bias_of_zero_marks_nothing():
    trace = run({"watermarking_config": {"bias": 0.0}, "max_new_tokens": 5, "min_new_tokens": None})
    assert {(step.mark.why, step.mark.green) for step in trace.all_steps} == {("bias", None)}


def test_a_given_token_is_marked_like_the_rest():
    config = {"do_sample": True, "top_k": 20, "watermarking_config": {"greenlist_ratio": 0.5}}
    whole = run(config)
    again = run(config, given=whole.sequences[0].token_ids[:9])
    assert again.sequences[0].token_ids == whole.sequences[0].token_ids
    assert [step.mark.green for step in again.all_steps] == [step.mark.green for step in whole.all_steps]


def test_a_given_token_that_was_removed_gets_no_bias():
    config = {"do_sample": True, "top_k": 1, "watermarking_config": {}}
    free = run(config).all_steps[0].chosen.token_id
    mark = run(config, given=[free + 1]).all_steps[0].mark
    assert (mark.why, mark.green, mark.chosen_before, mark.chosen_after) == ("removed", None, 0.0, 0.0)


@pytest.mark.parametrize(
    "config", [WatermarkingConfig(**LISTS["wide"]), SynthIDTextWatermarkingConfig(**SYNTHID["usual"])]
)
def test_looking_changes_nothing(config):
    """The same text, for a longer one needs as many random numbers; and none of them is torch's own."""
    before = torch.random.get_rng_state()
    trace = run({"do_sample": True, "watermarking_config": config.to_dict()}, seed=11)
    assert torch.equal(before, torch.random.get_rng_state())
    torch.manual_seed(11)
    more = {"max_new_tokens": 24, "min_new_tokens": 24, "do_sample": True, "watermarking_config": config}
    prompt = TOKENIZER(PROMPT, return_tensors="pt")["input_ids"]
    bare = MODEL.generate(prompt, generation_config=GenerationConfig(**more))
    assert trace.sequences[0].token_ids == bare[0, prompt.shape[1] :].tolist()


def test_without_a_watermark_there_is_no_mark():
    assert {step.mark for step in run({"do_sample": True}).all_steps} == {None}


@pytest.mark.parametrize("way", one_in(2, ["sample", "beams"]))
@pytest.mark.parametrize("config", [LISTS["wide"], SYNTHID["late"]], ids=["green", "synthid"])
def test_marks_travel(way, config):
    trace = run(WAYS[way] | {"watermarking_config": config})
    assert Trace.from_json(trace.to_json()) == trace
    for event in trace.events():
        again = event_from_line(event_to_line(event))
        assert event_to_line(again) == event_to_line(event)


def test_what_was_recorded_before_there_were_marks_is_read():
    line = event_to_line(Stepped(run({}).all_steps[0])).replace(',"mark":null', "")
    assert "mark" not in line and event_from_line(line).step.mark is None
