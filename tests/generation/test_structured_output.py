"""Structured output: what is written always has the form, with every strategy and every kind of tokenizer."""

from __future__ import annotations

import itertools
import json
import re
import sys
import threading
from dataclasses import replace

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers
from transformers import PreTrainedTokenizerFast

from playground.generation import failures
from playground.generation.structured_output import StructuredOutput
from playground.models.catalog import bundled_folder
from playground.models.loading import LoadedModel, load
from playground.requests import grammar
from playground.requests.grammar import StructureError, problem
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Trace
from tests.support.decoding import decode
from tests.support.slow import mostly_slow, one_in
from tests.support.tiny_models import byte_tokenizer, tiny_llama, tiny_t5

TOKENIZER = byte_tokenizer()
LLAMA = tiny_llama(context=512)


def sentencepiece_like() -> PreTrainedTokenizerFast:
    """A vocabulary with ▁ for spaces and byte fallback, as Llama's."""
    words = ["▁the", "▁cat", "yes", "no", "▁", *"abcdefghijklmnopqrstuvwxyz0123456789", '{"', '":', '"', "{", "}", ", "]
    vocab = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256)), *words]
    ids = {token: i for i, token in enumerate(vocab)}
    tokenizer = Tokenizer(models.BPE(ids, [], unk_token="<unk>", fuse_unk=True, byte_fallback=True))
    tokenizer.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    tokenizer.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, unk_token="<unk>", bos_token="<s>", eos_token="</s>")


def words_only() -> PreTrainedTokenizerFast:
    """A vocabulary of three words: most texts cannot be written with it."""
    tokenizer = Tokenizer(models.WordLevel({"<unk>": 0, "<s>": 1, "</s>": 2, "the": 3, "cat": 4, "7": 5}, "<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, unk_token="<unk>", bos_token="<s>", eos_token="</s>")


TOKENIZERS = {"bytes": TOKENIZER, "fallback": sentencepiece_like()}


def loaded(model, tokenizer=TOKENIZER, name: str = "tiny") -> LoadedModel:
    return LoadedModel(name, model, tokenizer, "folder", "cpu", "float32")


MODELS = {name: loaded(tiny_llama(len(each) + 20, context=512), each) for name, each in TOKENIZERS.items()}
MODELS["t5"] = loaded(tiny_t5())


def run(form, target=MODELS["bytes"], assistant=None, seed: int = 1, **config) -> Trace:
    request = GenerationRequest(
        "tiny",
        "the cat",
        config={"max_new_tokens": 150} | config,
        seed=seed,
        structured_output=form,
        assistant="draft" if assistant else None,
    )
    events = []
    decode(request, target, assistant, Settings(), events.append, threading.Event())
    return Trace.fold(events)


NESTED = {
    "type": "object",
    "properties": {
        "kind": {"enum": ["cat", "dog", 7, None]},
        "age": {"type": "integer", "minimum": 0, "maximum": 30},
        "good": {"type": "boolean"},
        "tags": {"type": "array", "items": {"enum": ["a", "ü"]}, "minItems": 1, "maxItems": 2},
        "home": {
            "type": "object",
            "properties": {
                "city": {"type": "string", "maxLength": 5},
                "floor": {"type": "integer", "minimum": 0, "maximum": 99},
            },
            "required": ["city"],
            "additionalProperties": False,
        },
    },
    "required": ["kind", "age", "good", "tags", "home"],
    "additionalProperties": False,
}


def is_nested(text: str) -> bool:
    value = json.loads(text)
    return (
        set(value) == set(NESTED["properties"])
        and value["kind"] in ("cat", "dog", 7, None)
        and type(value["age"]) is int
        and 0 <= value["age"] <= 30
        and type(value["good"]) is bool
        and 1 <= len(value["tags"]) <= 2
        and set(value["tags"]) <= {"a", "ü"}
        and set(value["home"]) <= {"city", "floor"}
        and len(value["home"]["city"]) <= 5
    )


CHOICES = ["yes", "no", "maybe not", "naïve ✓", 'a "quoted" \\ line\n', "日本"]
FORMS = {
    "digits": ({"regex": r"\d{3}-\d{2}"}, lambda text: re.fullmatch(r"\d{3}-\d{2}", text)),
    "words": ({"regex": r"[a-z]{2,4}( [a-z]{2,4}){1,3}"}, lambda t: re.fullmatch(r"[a-z]{2,4}( [a-z]{2,4}){1,3}", t)),
    "unicode": ({"regex": "(é|ü|✓){2,4}😀?"}, lambda text: re.fullmatch("(é|ü|✓){2,4}😀?", text)),
    "escapes": ({"regex": r"a/b\\c\.d\"?"}, lambda text: re.fullmatch(r"a/b\\c\.d\"?", text)),
    "choices": ({"choices": CHOICES}, lambda text: text in CHOICES),
    "integer": ({"json_schema": {"type": "integer", "minimum": -5, "maximum": 9}}, lambda t: -5 <= json.loads(t) <= 9),
    "enum": ({"json_schema": {"enum": ["x", 1, None, True]}}, lambda text: json.loads(text) in ["x", 1, None, True]),
    "nested": ({"json_schema": NESTED}, is_nested),
}
MODES = {
    "greedy": {},
    "sample": {"do_sample": True, "top_k": 0},
    "sequences": {"do_sample": True, "num_return_sequences": 3},
    "beam": {"num_beams": 3, "num_return_sequences": 2},
    "beam_sample": {"num_beams": 3, "do_sample": True},
    "prompt_lookup": {"prompt_lookup_num_tokens": 3},
    "early_exit": {"assistant_early_exit": 1, "do_sample": True},
}


def runs_each_time(form: str, mode: str) -> bool:
    """Every form where one token is taken after the other, and in turn in half of the other modes."""
    return mode in ("greedy", "sample") or (list(MODES).index(mode) - list(FORMS).index(form)) % 2 == 0


@pytest.mark.parametrize(("form", "mode"), mostly_slow(itertools.product(FORMS, MODES), runs_each_time))
def test_the_text_has_the_form(form, mode):
    asked, fits = FORMS[form]
    trace = run(asked, **MODES[mode])
    for sequence in trace.sequences:
        assert sequence.stop_reason == "eos" and not sequence.note
        assert fits(sequence.text), sequence.text
    assert "PrefixConstrainedLogitsProcessor" in trace.started.processors


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("target", ["fallback", "t5"])
def test_with_other_tokenizers_and_models(form, target):
    asked, fits = FORMS[form]
    for seed in range(2):
        sequence = run(asked, MODELS[target], do_sample=True, seed=seed).sequences[0]
        assert sequence.stop_reason == "eos" and fits(sequence.text), sequence.text


def test_with_the_bundled_model_and_its_draft():
    stories, draft = load("stories", Settings()), load("stories-draft", Settings())
    assert bundled_folder("stories").is_dir()
    for form in ("words", "unicode"):
        asked, fits = FORMS[form]
        plain = run(asked, stories).sequences[0]
        assert fits(plain.text), plain.text
        assert run(asked, stories, draft).sequences[0].token_ids == plain.token_ids
        assert fits(run(asked, stories, draft, do_sample=True).sequences[0].text)


@pytest.mark.parametrize(
    "strategy",
    one_in(2, [
        {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.5},
        {"penalty_alpha": 0.6, "top_k": 4},
        {"dola_layers": "low"},
        {"num_beams": 3, "force_words_ids": [[70]]},
    ]),
)
def test_with_the_strategies_of_our_own(strategy):
    asked, fits = FORMS["words"]
    deep = loaded(tiny_llama(layers=4))
    trace = run(asked, deep, **strategy)
    for sequence in trace.sequences:
        assert fits(sequence.text), sequence.text


@pytest.mark.slow
@settings(max_examples=16)
@given(st.integers(0, 2**31), st.sampled_from(list(FORMS)), st.floats(0.5, 3))
def test_random_draws_have_the_form(seed, form, temperature):
    asked, fits = FORMS[form]
    sequence = run(asked, seed=seed, do_sample=True, temperature=temperature, top_k=0).sequences[0]
    assert fits(sequence.text) if sequence.stop_reason == "eos" else sequence.note


def test_a_text_that_is_cut_says_so():
    sequence = run({"regex": "[a-z]{40}"}, max_new_tokens=5).sequences[0]
    assert sequence.stop_reason == "length" and "structured_output" in sequence.note
    assert not run({"regex": "[a-z]*"}, max_new_tokens=5).sequences[0].note  # complete at every place
    assert not run({"regex": "ab"}, max_new_tokens=2).sequences[0].note


def test_a_schema_that_allows_more_fields_says_so_at_the_length_limit():
    schema = {"type": "object", "properties": {"cat": {"type": "integer"}}, "required": ["cat"]}
    form = {"json_schema": schema}
    sequence = run(form, max_new_tokens=12).sequences[0]
    assert sequence.stop_reason == "length" and sequence.note == f"{grammar.OPEN} {grammar.CLOSE}"
    other = {"json_schema": schema | {"additionalProperties": False}}
    assert run(other, max_new_tokens=3).sequences[0].note not in ("", sequence.note)  # cut off for another reason


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "string"}, False),
        ({"type": "object", "properties": {"a": {}}}, True),
        ({"type": "object", "properties": {}, "additionalProperties": {"type": "string"}}, False),
        ({"allOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}]}, False),  # each of them names some
        ({"type": "array", "items": {"properties": {"a": {}}}}, True),
        ({"$defs": {"a": {"properties": {"properties": {}}}}}, True),
        ({"properties": {"properties": {"type": "string"}}, "additionalProperties": False}, False),
    ],
)
def test_which_schemas_allow_fields_that_they_do_not_name(schema, expected):
    assert grammar.is_open({"json_schema": schema}) is expected


def test_the_end_comes_only_where_the_form_is_complete():
    prompt = TOKENIZER("the cat")["input_ids"]
    form = StructuredOutput({"regex": "ab(cd)*"}, TOKENIZER, 300, [2])
    form.prompt_length = len(prompt)

    def after(text: str) -> set[int]:
        return set(form(0, torch.tensor(prompt + [TOKENIZER.convert_tokens_to_ids(c) for c in text])).tolist())

    ids = {c: TOKENIZER.convert_tokens_to_ids(c) for c in "abcd"}
    assert ids["a"] in after("") and 2 not in after("")
    assert after("a") == {ids["b"]}
    assert {2, ids["c"]} <= after("ab") and 2 not in after("abc")
    assert 2 in after("abcd")
    assert after("ax") == {2}  # a draft that was made without the form: nothing but an end


def test_an_end_that_is_a_text_token_counts_as_text():
    stop = TOKENIZER.convert_tokens_to_ids("!")
    for seed in range(4):
        sequence = run({"regex": "[a-z!]{2,6}!"}, seed=seed, do_sample=True, eos_token_id=stop).sequences[0]
        assert sequence.token_ids[-1] == stop and re.fullmatch("[a-z!]{2,6}!", sequence.text)


def test_states_of_old_prefixes_can_be_lost():
    form = StructuredOutput({"regex": "[a-z]*"}, TOKENIZER, 300, [2])
    text = torch.tensor([TOKENIZER.convert_tokens_to_ids("a")] * 400)
    long_ago = [form(0, text[:n]).tolist() for n in range(3)]
    for n in range(400):
        form(0, text[:n])
    assert [form(0, text[:n]).tolist() for n in range(3)] == long_ago
    assert len(form._states) <= 256


# ------------------------------------------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"regex": "["}, "unclosed character class"),
        ({"regex": "a(?=b)"}, "look-around"),
        ({"regex": r"(a)\1"}, "backreferences"),
        ({"regex": "abc\\"}, "single backslash"),
        ({"json_schema": {"type": "strange"}}, "strange"),
        ({"json_schema": {"not": {"type": "string"}}}, "not"),
        ({"json_schema": {"$ref": "#/nowhere"}}, "nowhere"),
        ({"json_schema": {"$ref": "https://example.com/schema.json"}}, "example.com"),
        ({"json_schema": {"type": "integer", "minimum": 5, "maximum": 2}}, "greater than maximum"),
        ({"json_schema": {"enum": []}}, "empty"),
        ({"json_schema": {"x-guidance": 3}}, "integer"),
    ],
)
def test_a_form_that_does_not_compile_is_refused_before_anything_runs(form, words):
    request = GenerationRequest("stories", "Once", structured_output=form)
    (found,) = [problem for problem in check(request, Settings()) if problem.severity == "error"]
    assert found.knob == "structured_output" and words in found.message and found.fix
    assert "llguidance" not in found.message  # nor the grammar that we made of it
    with pytest.raises(RequestError):
        run(form)


@pytest.mark.parametrize(
    ("form", "tokenizer"),
    [
        ({"regex": r"[^\s\S]"}, TOKENIZER),
        ({"regex": "[xyz]+"}, words_only()),
        ({"json_schema": {"type": "object"}}, words_only()),
    ],
)
def test_a_form_that_no_token_begins_is_refused(form, tokenizer):
    with pytest.raises(RequestError) as raised:
        run(form, loaded(tiny_llama(), tokenizer))
    assert "No token of this model" in raised.value.diagnostics[0].message


def test_a_form_that_no_token_continues_is_an_error_of_its_own():
    with pytest.raises(StructureError) as raised:
        run({"regex": "thecatx"}, loaded(tiny_llama(6), words_only()))
    failed = failures.explain(raised.value)
    assert "No token" in failed.message and failed.fix


@pytest.mark.parametrize(
    ("form", "stop", "message", "fix"),
    [
        ({"choices": ["yes", "no"]}, "!", "has the form", "own end-of-sequence token to eos_token_id"),
        ({"regex": "x!x"}, "!", "Only tokens that end the text", "out of eos_token_id"),
    ],
)
def test_an_end_that_is_text_can_leave_nothing_to_write(form, stop, message, fix):
    with pytest.raises(StructureError) as raised:
        run(form, eos_token_id=TOKENIZER.convert_tokens_to_ids(stop))
    assert message in raised.value.message and fix in raised.value.fix
    assert run(form, eos_token_id=[TOKENIZER.convert_tokens_to_ids("~"), 2]).sequences[0].stop_reason == "eos"


def test_a_model_without_an_end_is_refused():
    endless = tiny_llama()
    endless.generation_config.eos_token_id = None
    with pytest.raises(RequestError, match="no end-of-sequence token"):
        run({"choices": ["a"]}, loaded(endless))
    assert run({"choices": ["a"]}, loaded(endless), eos_token_id=2).sequences[0].text == "a"


def test_another_tokenizer_cannot_draft_for_it():
    draft = loaded(tiny_llama(seed=2), sentencepiece_like(), "draft")
    with pytest.raises(RequestError, match="another tokenizer"):
        run({"choices": ["a"]}, assistant=draft)


def test_without_the_package_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "llguidance", None)
    found = problem({"regex": "a"})
    assert "not installed" in found.message and grammar.PACKAGE in found.fix
    request = GenerationRequest("stories", "Once", structured_output={"regex": "a"})
    with pytest.raises(RequestError, match="not installed"):
        events = []
        decode(replace(request, model="tiny"), MODELS["bytes"], None, Settings(), events.append, threading.Event())
    monkeypatch.undo()
    assert problem({"regex": "a"}) is None  # it was installed meanwhile


def test_the_package_that_is_asked_for_is_the_one_of_the_requirements():
    from pathlib import Path

    requirements = (Path(__file__).parents[2] / "requirements.txt").read_text("utf-8")
    assert grammar.PACKAGE in [line.partition("#")[0].strip() for line in requirements.splitlines()]


@pytest.mark.parametrize(
    "regex", ["(a*)*b", "(.*a){50}b", "(a|a)*c", "((a{1,100}){1,100}){1,100}", ".*(a|b){1,3000}c", "(x+x+)+y"]
)
def test_patterns_that_ruin_other_engines_run(regex):
    sequence = run({"regex": regex}, max_new_tokens=8, do_sample=True).sequences[0]
    assert len(sequence.token_ids) <= 8
