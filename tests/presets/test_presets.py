"""The preset files: the library loads them, they mean what they say, and nothing of them is refused or ignored; and a
person's own: what is good in them is kept, and what is not is named."""

from __future__ import annotations

import dataclasses
import json
import math
import subprocess
import sys

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from transformers import AutoConfig, AutoTokenizer, GenerationConfig

from playground import generate
from playground.knobs.modes import generation_mode
from playground.metrics.scores import reconcile
from playground.models.catalog import BUNDLED, SUGGESTED, bundled_folder
from playground.models.token_texts import TokenTexts
from playground.presets.presets import (
    EXAMPLES,
    FOLDER,
    MAX_PRESET_BYTES,
    PRESETS,
    apply_preset,
    default_assistant,
    default_preset,
    read_preset,
    write_preset,
)
from playground.requests.library_config import generation_config
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Token
from tests.support.tiny_models import byte_tokenizer, tiny_llama
from training import facts_card
from training.facts_known import HARD

MODES = {
    "model": "greedy_search",
    "greedy": "greedy_search",
    "contrastive": "contrastive_search",
    "repetition": "greedy_search",
    "sampling": "sample",
    "top-k": "sample",
    "nucleus": "sample",
    "min-p": "sample",
    "top-h": "sample",
    "typical": "sample",
    "epsilon": "sample",
    "eta": "sample",
    "beam": "beam_search",
    "beam-sample": "beam_sample",
    "diverse-beam": "group_beam_search",
    "constrained-beam": "constrained_beam_search",
    "assisted": "assisted_generation",
    "speculative": "assisted_generation",
    "early-exit": "assisted_generation",
    "prompt-lookup": "assisted_generation",
    "guidance": "greedy_search",
    "dola-low": "dola_generation",
    "dola-high": "dola_generation",
    "watermark": "sample",
    "synthid": "sample",
}
# What the library cannot read from a file, and what it is told beside the config.
BEYOND = {"synthid": {"watermarking_config"}, "constrained-beam": {"force_words_ids"}}
DRAWS = [name for name in MODES if MODES[name] == "sample" or name in ("beam-sample", "speculative")]


def splitter(tokenizer):
    """`tokens(text)` as an engine has it."""
    texts = TokenTexts(tokenizer)

    def tokens(text: str) -> list[Token]:
        ids = tokenizer(text, add_special_tokens=False)["input_ids"]
        return [Token(i, texts.label(i), piece) for i, piece in zip(ids, texts.pieces(ids), strict=True)]

    return tokens


@pytest.fixture(scope="module")
def stories():
    return splitter(AutoTokenizer.from_pretrained(bundled_folder("stories")))


# ---------------------------------------------------------------------------------------------------------- our files


def test_the_index_lists_the_files_that_there_are():
    assert list(PRESETS) == list(MODES)
    files = {path.stem for path in (FOLDER / "strategies").glob("*.json")} - {"index"}
    assert files == set(PRESETS)
    assert len({preset.title for preset in PRESETS.values()}) == len(PRESETS)


@pytest.mark.parametrize("name", MODES)
def test_a_preset_is_a_generation_config_file(name, stories):
    loaded = GenerationConfig.from_pretrained(FOLDER / "strategies", f"{name}.json")
    preset = PRESETS[name]
    applied = apply_preset(preset, "stories", stories)
    ours = generation_config(applied.config)
    for beyond in BEYOND.get(name, ()):
        assert getattr(loaded, beyond) is None
        setattr(loaded, beyond, getattr(ours, beyond))
    assert loaded == ours and applied.notes == []
    assistant = applied.assistant
    assert loaded.get_generation_mode(assistant_model=assistant).value == MODES[name]
    assert generation_mode({**applied.config, "assistant": assistant}) == MODES[name]
    assert preset.title and preset.description.endswith(".") and "\n" not in preset.description


@pytest.mark.parametrize("name", MODES)
@pytest.mark.parametrize("hosting", ["local", "workshop", "public"])
def test_a_preset_has_no_problems_anywhere(name, hosting, stories):
    applied = apply_preset(PRESETS[name], "stories", stories)
    request = GenerationRequest("stories", "Once", config=applied.config, assistant=applied.assistant)
    assert check(request, Settings.named(hosting)) == []


def test_the_library_writes_synthid_settings_but_cannot_read_them(tmp_path):
    generation_config(PRESETS["synthid"].config).save_pretrained(tmp_path)
    with pytest.raises(TypeError):  # once this passes, the settings can move into the file
        GenerationConfig.from_pretrained(tmp_path)


@pytest.mark.parametrize("name", [name for name in MODES if name != "model"])
@pytest.mark.parametrize("sample", [True, False])
def test_a_strategy_is_itself_with_every_model(name, sample, stories):
    """A model may come with a strategy of its own: what the preset leaves open must not change what it is."""
    of_model = {"do_sample": sample, "num_beams": 5, "top_k": 7, "top_p": 0.3, "temperature": 3.0}
    applied = apply_preset(PRESETS[name], "stories", stories)
    assert generation_mode({**of_model, **applied.config, "assistant": applied.assistant}) == MODES[name]
    if name in DRAWS:  # the distribution too is the one that the preset speaks of
        assert {"top_k", "top_p", "temperature"} <= set(applied.config)


@pytest.mark.parametrize("own", [{"do_sample": True, "temperature": 5.0}, {"num_beams": 4}, {"do_sample": True}])
def test_greedy_takes_the_best_token_whatever_the_model_is_set_to(own):
    model = tiny_llama()
    model.generation_config.update(**own)
    inputs = byte_tokenizer()("the cat sat on", return_tensors="pt")
    config = generation_config(PRESETS["greedy"].config | {"max_new_tokens": 8})
    ids = model.generate(inputs["input_ids"], attention_mask=inputs["attention_mask"], generation_config=config)
    logits = model(ids).logits[0]
    start = inputs["input_ids"].shape[1]
    assert torch.equal(logits[start - 1 : -1].argmax(-1), ids[0, start:])


def test_pure_sampling_turns_every_filter_off():
    config = PRESETS["sampling"].config
    assert (config["top_k"], config["top_p"], config["temperature"]) == (0, 1.0, 1.0)


def test_the_files_are_written_alike():
    for path in [*(FOLDER / "strategies").glob("*.json")]:
        fields = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(fields, dict):
            assert list(fields) == sorted(fields)


def test_importing_the_presets_imports_no_library():
    code = "import sys, playground.presets.presets; assert not {'torch', 'transformers', 'gradio'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


# ----------------------------------------------------------------------------------------------------------- examples


@pytest.mark.parametrize("example", [pytest.param(example, id=example.title) for example in EXAMPLES])
def test_an_example_runs_everywhere(example):
    assert example.effective == {**PRESETS[example.preset].config, **example.config}
    assert check(example.request, Settings.public()) == []
    assert example.title and example.watch.endswith(".")
    if PRESETS[example.preset].config["do_sample"]:
        assert example.seed is not None  # so that everybody sees what `watch` speaks of


def test_examples_show_most_presets():
    assert len({example.title for example in EXAMPLES}) == len(EXAMPLES)
    for bundled in (True, False):  # the two lists of which the page shows one
        listed = [example for example in EXAMPLES if (example.model in BUNDLED) is bundled]
        assert 8 <= len(listed) <= 26  # what a drawer shows without becoming a heap
        assert len({example.preset for example in listed}) >= 10


def run(example, **changes):
    """The trace of an example, with the bundled model."""
    config = {**example.effective, **changes}
    return generate(dataclasses.replace(example.request, config=config, check_scores=True))


def sentences(trace):
    return [sentence.strip() for sentence in trace.sequences[0].text.split(".")[:-1]]


def at(trace, word):
    """The steps at which a token that is this word was chosen."""
    return [step for step in trace.steps if step.chosen.text.strip() == word]


def entropies(trace, where):
    return [step.distribution.entropy_before for step in trace.steps if where(step.chosen.text)]


def repeats(example, trace):
    told = sentences(trace)
    assert max(map(told.count, told)) >= 10
    words = [step.chosen.raw_logprob for step in trace.steps[-20:] if step.chosen.text != "."]
    assert max(words) < math.log(0.5)


def does_not_repeat(example, trace):
    told = sentences(trace)
    assert len(told) >= 8 and len(set(told)) == len(told)


def counts(example, trace):
    assert trace.sequences[0].text.startswith(" two, three, four, five, six, seven, eight, nine, ten")
    doubts = entropies(trace, lambda text: text in (",", "."))
    assert max(entropies(trace, lambda text: text[0] == " ")) < 0.3 and max(doubts[:2]) < 0.1 and min(doubts[-3:]) > 0.9


def lists_colors(example, trace):
    after_a_comma = entropies(trace, lambda text: text[0] == " ")
    assert len(after_a_comma) >= 4 and min(after_a_comma) > 2
    assert max(entropies(trace, lambda text: text in (",", "."))) < 1
    known = generate(GenerationRequest("stories", "A list of colors: red, blue", config=example.effective, seed=2))
    assert max(entropies(known, lambda text: text[0] == " ")) < 0.5


def is_one_text(example, trace):
    texts = [output.text.split() for output in trace.sequences]
    for text in texts:
        assert sum(one == other for one, other in zip(text, texts[0], strict=True)) >= len(text) - 3


def is_four_texts(example, trace):
    beginnings = [output.text.split()[0].strip(".") for output in trace.sequences]
    assert beginnings == ["squirrel", "beaver", "bear", "deer"]
    assert trace.sequences[0].score > 1.5 * trace.sequences[-1].score


def leaves_the_loop(example, trace):
    greedy = generate(GenerationRequest("stories", example.prompt, config=PRESETS["greedy"].config))
    asked = "What is a young koala called? A young koala is called a joey"
    assert sentences(greedy).count(asked) >= 3
    assert len(set(sentences(trace))) == len(sentences(trace))
    assert any(step.chosen.raw_rank > 1 for step in trace.steps)


def has_its_word(example, trace):
    assert " boat " in trace.sequences[0].text
    assert trace.sequences[0].text.index(" boat ") > len(trace.sequences[0].text) / 2
    for beams in (4, 10):
        free = run(example, force_words_ids=None, num_beams=beams)
        assert "boat" not in free.sequences[0].text
    (ids,) = example.config["force_words_ids"]
    assert AutoTokenizer.from_pretrained(bundled_folder("stories")).decode(ids) == " boat"


def drafts_phrases(example, trace):
    assert trace.acceptance.draft_acceptance_rate > 0.9 and trace.acceptance.mean_acceptance_length > 3
    alone = generate(dataclasses.replace(example.request, assistant=None))
    assert alone.sequences[0].token_ids == trace.sequences[0].token_ids


def keeps_the_form(example, trace):
    assert trace.sequences[0].text == " cat, dog, horse and cow."
    free = generate(dataclasses.replace(example.request, structured_output=None))
    assert free.sequences[0].text.startswith(" cat, dog, horse, cow,")
    wanted = next(step for step in trace.steps if step.chosen.text == " and")
    assert wanted.chosen.raw_rank > 1 and wanted.candidates[-1].removed_by


def copies_many_at_a_time(example, trace):
    assert trace.acceptance.mean_acceptance_length > 4


def keeps_few_or_many(example, trace):
    sure = [step.distribution.kept for step in trace.steps if step.distribution.entropy_before < 0.1]
    unsure = [step.distribution.kept for step in trace.steps if step.distribution.entropy_before > 3]
    assert max(sure) <= 2 and min(unsure) >= 10


def moves_where_it_is_open(example, trace):
    def moved(step):
        return next(stage.mass_moved for stage in step.stages if stage.name == "WatermarkLogitsProcessor")

    assert all(moved(at(trace, word)[0]) > 0.7 for word in ("fox", "shar"))
    assert max(moved(step) for step in trace.steps if step.distribution.entropy_before < 0.01) < 0.02


def loses_count(example, trace):
    assert trace.sequences[0].text.startswith(", 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13")
    assert "14" not in trace.sequences[0].text
    wrong = at(trace, "20")[0]
    assert next((c.text, round(c.raw_logprob)) for c in wrong.candidates if c.removed_by) == (" 1", 0)


def disagrees_over_names(example, trace):
    assert {step.layers.layer for step in trace.steps} == {6, 8, 10}
    most = sorted(trace.steps, key=lambda step: -max(step.layers.divergences))[:6]
    assert {step.chosen.text for step in most} <= {" blanket", " kn", " Quill", " sk"}  # knitted, skateboard
    rest = [max(step.layers.divergences) for step in trace.steps if step.chosen.text in ("el", "board", "pped", "ited")]
    assert len(rest) >= 4 and max(rest) < 0.1


def agrees_with_the_library(example, trace):
    result = reconcile(trace)
    assert result.ok and result.num_tokens == 5 * len(trace.sequences) > 0
    assert (result.beams is not None) == (len(trace.sequences) == 4)  # its scores are rebuilt


def asks_on(example, trace):
    text = trace.sequences[0].text
    assert text.count("capital of") >= 3 and "Paris" not in text


def answers_and_ends(example, trace):
    assert trace.sequences[0].text.strip() == "The capital of France is Paris."
    assert trace.sequences[0].token_ids[-1] == 0 and trace.sequences[0].stop_reason == "eos"
    assert min(step.chosen.raw_logprob for step in trace.steps) > math.log(0.8)


def speaks_as_a_pirate(example, trace):
    said = trace.sequences[0].text
    cry, _, answer = said.partition("! ")
    assert cry.split(",")[0] in ("Arr", "Ahoy", "Yo ho ho", "Shiver me timbers")
    assert "helicopter" in answer and entropies(trace, lambda text: True)[0] > 1
    where = len(trace.steps) - 1 - len(answer.split())
    assert sorted(step.distribution.entropy_before for step in trace.steps[where:])[len(answer.split()) // 2] < 0.1


def copies_sentences(example, trace):
    (message,) = example.messages
    told = trace.sequences[0].text.strip()
    assert all(f"{sentence}." in message["content"] for sentence in told.rstrip(".").split(". "))
    assert trace.acceptance.draft_acceptance_rate > 0.6 and trace.acceptance.mean_acceptance_length > 7


def translates_in_four_ways(example, trace):
    texts = [output.text.strip() for output in trace.sequences]
    assert texts[0] == "Tu es heureux."
    assert set(texts) == {"Tu es heureux.", "Tu es heureuse.", "Vous êtes heureux.", "Vous êtes heureuses."}
    scores = [output.score for output in trace.sequences]
    assert scores == sorted(scores, reverse=True)


def says_the_truth(example, trace):
    assert trace.sequences[0].text == " Canberra."
    config = PRESETS["greedy"].config
    assert generate(dataclasses.replace(example.request, config=config)).sequences[0].text == " Sydney."
    asked = [fact for fact in HARD if fact.right == "Canberra"]
    thought = facts_card.by_layer(*facts_card.load(bundled_folder("facts")), asked)
    for layer in (6, 8, 10):
        assert thought[layer - 1][1] > 1.3 * thought[-1][1] and thought[layer - 1][0] < 0.3 * thought[-1][0]


CLAIMS = {
    "Greedy repeats itself": repeats,
    "The same prompt, sampled": does_not_repeat,
    "Counting: one right answer": counts,
    "A list with many right answers": lists_colors,
    "Four beams at once": is_one_text,
    "Four stories that differ": is_four_texts,
    "Contrastive search avoids loops": leaves_the_loop,
    "A word that must occur": has_its_word,
    "A smaller model drafts": drafts_phrases,
    "Held to a pattern": keeps_the_form,
    "Drafts copied from the prompt": copies_many_at_a_time,
    "Too hot, then min-p": keeps_few_or_many,
    "A hidden watermark": moves_where_it_is_open,
    "Forbidden to repeat": loses_count,
    "A layer that disagrees": disagrees_over_names,
    "The library's table of scores": agrees_with_the_library,
    "The library's beam scores, rebuilt": agrees_with_the_library,
    "A question without its template": asks_on,
    "The same question in its template": answers_and_ends,
    "A pirate by system prompt": speaks_as_a_pirate,
    "A summary, copied": copies_sentences,
    "One sentence, four translations": translates_in_four_ways,
    "What the last layers learnt": says_the_truth,
}


@pytest.mark.slow
@pytest.mark.parametrize("example", [pytest.param(each, id=each.title) for each in EXAMPLES if each.model in BUNDLED])
def test_what_an_example_says_is_there_to_be_seen(example):
    CLAIMS[example.title](example, run(example))


# ------------------------------------------------------------------------------------------------ a preset for a model


def test_words_become_the_tokens_that_they_are_inside_a_text(stories):
    ids = apply_preset(PRESETS["constrained-beam"], "stories", stories).config["force_words_ids"]
    tokenizer = AutoTokenizer.from_pretrained(bundled_folder("stories"))
    assert [tokenizer.decode(word) for word in ids] == [" boat", " cake"]
    text = tokenizer("She put the cake into a boat.")["input_ids"]
    assert all(set(word) <= set(text) for word in ids)


def test_a_tokenizer_that_writes_the_space_itself_gets_none():
    asked = []

    def tokens(text):
        asked.append(text)
        return [Token(7, f" {text}", f" {text}")]

    assert apply_preset(PRESETS["constrained-beam"], "x/y", tokens).config["force_words_ids"] == [[7], [7]]
    assert asked == ["boat", "cake"]


def test_words_that_cannot_be_made_are_said():
    def tokens(text):
        raise ValueError("The tokenizer of x/y is not here.")

    for source in (None, tokens, lambda text: []):
        applied = apply_preset(PRESETS["constrained-beam"], "x/y", source)
        assert "force_words_ids" not in applied.config
        (note,) = applied.notes
        assert note.knob == "force_words_ids" and note.severity == "warning" and note.fix


def test_the_assistant_is_the_catalogs():
    assert apply_preset(PRESETS["assisted"], "stories").assistant == "stories-draft"
    for row in (*BUNDLED.values(), *SUGGESTED):
        assert default_assistant(row.name) == row.assistant
    applied = apply_preset(PRESETS["assisted"], "someone/unknown")
    assert applied.assistant is None and "someone/unknown" in applied.notes[0].message
    assert apply_preset(PRESETS["greedy"], "stories").assistant is None


@pytest.mark.parametrize(
    ("model", "defaults", "preset"),
    [
        ("stories", None, "nucleus"),
        ("stories", {"num_beams": 3}, "nucleus"),
        ("x/y", None, "model"),
        ("x/y", {"do_sample": True, "top_p": 0.9, "eos_token_id": 1}, "model"),
        ("x/y", {"eos_token_id": 1, "pad_token_id": 1, "use_cache": True, "do_sample": False}, "nucleus"),
        ("x/y", {"_from_model_config": True, "transformers_version": "4.26.0", "alignment_heads": []}, "nucleus"),
        ("x/y", {"decoder_start_token_id": 0, "eos_token_id": 1}, "beam"),
    ],
)
def test_each_model_has_a_preset_to_start_from(model, defaults, preset):
    assert default_preset(model, defaults) == preset and preset in PRESETS


# ------------------------------------------------------------------------------------------------ a person's own files

READ_OF_4_52 = """{
  "_from_model_config": true, "bos_token_id": 1, "do_sample": true, "eos_token_id": [2, 3], "temperature": 0.7,
  "forced_decoder_ids": [[1, 50259]], "return_legacy_cache": true, "generation_kwargs": {"a": 1},
  "cache_implementation": "hybrid", "transformers_version": "4.52.4"
}"""


def test_a_file_of_transformers_4():
    preset, notes = read_preset(READ_OF_4_52, "gemma")
    assert preset.name == "gemma"
    assert preset.config == {"bos_token_id": 1, "do_sample": True, "eos_token_id": [2, 3], "temperature": 0.7}
    assert [note.knob for note in notes] == [
        "forced_decoder_ids", "return_legacy_cache", "generation_kwargs", "cache_implementation",
    ]  # fmt: skip
    assert all(note.severity == "warning" and "transformers 5" in note.message and note.fix for note in notes)


def test_a_field_of_transformers_4_that_was_never_set_is_not_spoken_of():
    assert read_preset('{"forced_decoder_ids": null, "generation_kwargs": {}, "top_k": null}')[1] == []


@pytest.mark.parametrize(
    ("text", "kept", "knob", "message"),
    [
        ('{"top_k": 5, "top_q": 1}', {"top_k": 5}, "top_q", "has no field"),
        ('{"top_k": 5, "top_p": "much"}', {"top_k": 5}, "top_p", "must be a number"),
        ('{"top_k": 5, "top_p": NaN}', {"top_k": 5}, "top_p", "must be a number"),
        ('{"top_k": 5, "temperature": -1}', {"top_k": 5}, "temperature", "must be"),
        ('{"top_k": 5, "output_scores": true}', {"top_k": 5}, "output_scores", ""),
        ('{"top_k": 5, "sequence_bias": {"x": 1}}', {"top_k": 5}, "sequence_bias", "must be"),
        ('{"top_k": 5, "max_length": 1e999}', {"top_k": 5}, "max_length", "must be"),
        ('{"top_k": 5, "\\ud800": 1}', {"top_k": 5}, "\\ud800", "has no field"),
        (f'{{"top_k": 5, "stop_strings": {"[" * 400}{"]" * 400}}}', {"top_k": 5}, "stop_strings", "must be"),
    ],
)
def test_a_field_that_does_not_fit_is_left_out_and_the_rest_kept(text, kept, knob, message):
    preset, (note,) = read_preset(text)
    assert preset.config == kept
    assert (note.knob, note.severity) == (knob, "warning")
    assert note.message.endswith(" It is left out.") and message in note.message and note.fix
    assert note.message.sentence == "{message} It is left out." and note.message.values["message"].sentence
    (note.knob + json.dumps(note.message.parts, ensure_ascii=False) + note.fix).encode()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "This is not JSON"),
        ("{", "line 1, column 2"),
        ('{"top_k": 5', "This is not JSON"),
        ("[]", "must be an object"),
        ("null", "must be an object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"top_k": ' + "9" * 5000 + "}", "too long"),
        (b"\xff\xfe{\x00", "UTF-8"),
        ('{"top_k": "' + "x" * MAX_PRESET_BYTES + '"}', "too large"),
        (b" " * (MAX_PRESET_BYTES + 1), "too large"),
    ],
)
def test_what_is_no_preset(text, message):
    preset, (problem,) = read_preset(text)
    assert preset.config == {} and problem.severity == "error"
    assert message in problem.message and problem.fix


def test_a_file_with_a_byte_order_mark_is_read():
    assert read_preset(b'\xef\xbb\xbf{"top_k": 5}')[0].config == {"top_k": 5}
    assert read_preset('\ufeff{"top_k": 5}')[0].config == {"top_k": 5}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


FIELDS = [*GenerationConfig().to_dict()]


@given(st.text() | st.binary() | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), JSON).map(json.dumps))
def test_reading_never_raises_and_what_it_keeps_the_library_takes(text):
    preset, notes = read_preset(text)
    for note in notes:
        assert note.message and note.fix and note.severity in ("error", "warning")
    for name, value in preset.config.items():
        assert generation_config({name: value}) is not None or name


VALUES = {
    "do_sample": st.booleans(),
    "temperature": st.floats(0.01, 5) | st.integers(1, 3),
    "top_k": st.integers(0, 100),
    "num_beams": st.integers(1, 8),
    "max_new_tokens": st.integers(1, 500),
    "early_stopping": st.sampled_from([True, False, "never"]),
    "stop_strings": st.text(min_size=1) | st.lists(st.text(min_size=1), min_size=1),
    "sequence_bias": st.lists(st.tuples(st.lists(st.integers(1, 99), min_size=1), st.floats(-9, 9)), min_size=1),
    "exponential_decay_length_penalty": st.tuples(st.integers(0, 5), st.floats(0.5, 2)),
    "bad_words_ids": st.lists(st.lists(st.integers(1, 99), min_size=1), min_size=1),
    "eos_token_id": st.integers(0, 99) | st.lists(st.integers(0, 99), min_size=1),
    "watermarking_config": st.fixed_dictionaries({"bias": st.floats(0.5, 5), "hashing_key": st.integers(1, 2**40)}),
    "dola_layers": st.sampled_from(["low", "high", [1, 2]]),
    "force_words_ids": st.just([[5, 6], [7]]),
    "cache_implementation": st.just("static"),
}


@given(st.fixed_dictionaries({}, optional=VALUES))
def test_what_is_written_is_the_librarys_file_and_loads_back_equal(tmp_path_factory, config):
    folder = tmp_path_factory.mktemp("preset")
    wanted = generation_config(config)
    text = write_preset(config)
    (folder / "mine.json").write_text(text, encoding="utf-8")
    assert GenerationConfig.from_pretrained(folder, "mine.json") == wanted
    fields = json.loads(text)
    assert list(fields) == sorted(fields) and "transformers_version" in fields
    preset, notes = read_preset(text)
    assert notes == [] and generation_config(preset.config) == wanted
    wanted._original_object_hash = hash(wanted)  # so that it is saved whatever the library thinks of its combination
    wanted.save_pretrained(folder)
    assert (folder / "generation_config.json").read_text("utf-8") == text


@pytest.mark.parametrize("name", MODES)
def test_every_preset_can_be_written_and_read(name, stories):
    config = apply_preset(PRESETS[name], "stories", stories).config
    preset, notes = read_preset(write_preset(config))
    ours, theirs = (generation_config(c) for c in (preset.config, config))
    assert notes == [] and ours == theirs


def test_what_cannot_be_written():
    with pytest.raises(RequestError, match="top_p"):
        write_preset({"top_p": "much"})


@pytest.mark.parametrize("name", BUNDLED)
def test_a_models_own_settings_can_be_read_as_a_preset(name):
    own = GenerationConfig.from_model_config(AutoConfig.from_pretrained(bundled_folder(name)))
    preset, notes = read_preset(own.to_json_string())
    assert notes == [] and preset.config["eos_token_id"] == own.eos_token_id
    assert generation_mode(preset.config) == own.get_generation_mode().value
