"""One mistake is told once: one wrong value is one error, and nothing that hangs on it is told beside it; what several
share is told for them together."""

from __future__ import annotations

import dataclasses

import pytest

from playground.knobs import KNOBS
from playground.presets.presets import PRESETS
from playground.requests.deduplication import depends_on, first_error_per_field, merge_by_label
from playground.requests.extra_fields import EXTRAS, extra_field_problems
from playground.requests.request import GenerationRequest
from playground.requests.validation import check
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic
from tests.support.slow import one_in

HOSTS = ("local", "workshop", "public")
MODELS = [  # what may be known of the model
    {},
    {"is_encoder_decoder": True, "num_layers": 4},
    {"num_layers": 4, "num_mtp_layers": 0, "supports_early_exit": False, "can_crop_cache": False,
     "can_reorder_cache": False,
     "supports_chunked_prefill": False},
]  # fmt: skip
FIELDS = [field.name for field in dataclasses.fields(GenerationRequest) if field.name != "config"]
WRONG_OR_TOO_MUCH = [
    True, False, 0, 1, -1, 2, 5, 21, 81, 10**5, 10**9, 2**31, 2**63, 10**30, -0.5, 0.5, 1.5, 1e9, 1e40, float("nan"),
    float("inf"), "", "x", "4", "static", "quantized", "low", [], [1], [-1], [[1]], [[]], [[5]], [0, 1.5], [5, 1e9],
    [[[1, 2], 3.0]], (1, 2), b"x", {}, {"a": 1}, {"regex": "("}, {"regex": "(" * 9000}, {"choices": []},
    {"choices": ["x" * 30] * 3000}, {"prompt": float("nan")}, {"ngram_len": 3, "keys": [1]},
]  # fmt: skip


def errors(problems: list[Diagnostic]) -> list[str]:
    return [problem.knob for problem in problems if problem.severity == "error"]


def asked(config=None, **fields) -> GenerationRequest:
    return GenerationRequest(**{"model": "stories", "prompt": "Once", "config": config or {}, **fields})


@pytest.mark.parametrize("name", one_in(4, [*KNOBS, *FIELDS]))
def test_one_value_over_a_good_request_is_one_error_and_no_more(name):
    for value in WRONG_OR_TOO_MUCH:
        request = asked({name: value}) if name in KNOBS else asked(**{name: value})
        for host in HOSTS:
            for context in MODELS:
                found = check(request, getattr(Settings, host)(), None, context)
                assert len(errors(found)) <= 1, (value, host, context, found)
                assert not errors(found) or len(found) == 1, (value, host, context, found)


GOOD = {
    **{name: (preset.config, "stories-draft" if preset.assistant else None) for name, preset in PRESETS.items()},
    "several": ({"num_beams": 4, "num_return_sequences": 3, "length_penalty": 2.0, "max_new_tokens": 30}, None),
    "words": ({"force_words_ids": [[5]], "num_beams": 4, "min_new_tokens": 20, "max_new_tokens": 30}, None),
    "groups": ({"num_beams": 6, "num_beam_groups": 3, "diversity_penalty": 0.5, "num_return_sequences": 6}, None),
    "drafts": ({"assistant_early_exit": 1, "num_assistant_tokens": 5}, None),
    "guided": ({"guidance_scale": 2.0, "do_sample": True, "top_k": 5}, None),
    "quantized": ({"cache_implementation": "quantized", "cache_config": {"nbits": 4}}, None),
}


@pytest.mark.parametrize("name", GOOD)
def test_one_wrong_value_among_good_ones_is_told_alone(name):
    config, assistant = GOOD[name]
    before = check(asked(config, assistant=assistant), Settings.local())
    assert errors(before) == []
    for knob in config:
        for value in ("4", "x", -1, 10**9, [], {}):
            found = check(asked({**config, knob: value}, assistant=assistant), Settings.local())
            if errors(found):
                assert errors(found) == [knob]
                assert all(each in before for each in found[1:]), (knob, value, found)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"config": {"max_tokens": 60, "min_new_tokens": 40}}, ["max_tokens"]),
        ({"config": {"do_sampel": True, "temperature": 0.5}}, ["do_sampel"]),
        ({"config": {"assistant_model": "x", "num_assistant_tokens": 5}}, ["assistant_model"]),
        ({"config": {"num_assistant_tokens": 5}, "assistant": " "}, ["assistant"]),
        ({"config": {"guidance_scale": "2"}, "negative_prompt": "no"}, ["guidance_scale"]),
        ({"custom_generate": 3, "custom_generate_kwargs": {"a": 1}}, ["custom_generate"]),
        ({"structured_output": {"choices": ["x" * 30] * 3000}}, ["structured_output"]),
    ],
)
def test_what_hangs_on_a_mistake_is_not_told_beside_it(fields, told):
    assert [problem.knob for problem in check(asked(**fields), Settings.local())] == told


@pytest.mark.parametrize(
    ("config", "told"),
    [
        ({"num_beams": -1, "temperature": 0.5}, ["num_beams", "temperature"]),  # whatever num_beams will be
        ({"top_p": 7, "temperature": "hot", "do_sample": True}, ["temperature", "top_p"]),
        ({"max_new_tokens": 10**5, "min_new_tokens": 10**5}, ["max_new_tokens", "min_new_tokens"]),
        ({"num_beams": 99, "min_new_tokens": 9, "max_new_tokens": 5}, ["min_new_tokens", "num_beams"]),
        ({3: 1, 4: 1}, ["config", "config"]),
        ({"num_return_sequences": 3, "suppress_tokens": [3], "forced_bos_token_id": 3},
         ["forced_bos_token_id", "num_return_sequences"]),
    ],
)  # fmt: skip
def test_two_mistakes_stay_two(config, told):
    assert sorted(problem.knob for problem in check(asked(config), Settings.local())) == told


def test_the_error_of_a_value_beyond_the_limit_is_the_limit():
    (problem,) = check(asked({"min_new_tokens": 10**9}), Settings.local())
    assert problem.fix == "Use 2048 or less."


def test_a_field_of_the_request_is_refused_once():
    limits = Settings.local()
    for name in EXTRAS:
        for value in WRONG_OR_TOO_MUCH:
            assert len(extra_field_problems(asked(**{name: value}), limits)) <= 1


def test_the_first_error_of_a_field_stands_for_the_others():
    first, other = Diagnostic("top_k", "error", "Too many."), Diagnostic("top_p", "error", "Too much.")
    note = Diagnostic("top_k", "warning", "Slow.")
    assert list(first_error_per_field([first, Diagnostic("top_k", "error", "Far too many."), note, other])) == [
        first,
        note,
        other,
    ]


def test_what_a_rule_hangs_on_is_what_it_has_read():
    rule = lambda c: c.get("a") == 1 and c["b"] == 2  # noqa: E731
    assert depends_on(rule, {"a": 1, "b": 2}, {"b"}) and not depends_on(rule, {"a": 0, "b": 2}, {"b"})


def test_what_several_share_is_told_once():
    same, own = Diagnostic("prompt", "error", "It is long.", "Cut."), Diagnostic("top_k", "warning", "Ignored.")
    assert merge_by_label([("A", [same]), ("B", [same, same])], lanes=True) == [same]
    told = merge_by_label([("A", [same]), ("B", [own]), ("C", [same])], lanes=True)
    assert [problem.message for problem in told] == ["Lanes A, C: It is long.", "Lane B: Ignored."]
    assert [problem.message for problem in merge_by_label([("top_p = 1", [own]), ("top_p = 2", [])])] == [
        "top_p = 1: Ignored."
    ]
    cells = [("top_p 0.5", [own]), ("top_p 0.7", [own]), ("top_p 0.9", [own]), ("top_p 1.0", [])]
    assert [problem.message for problem in merge_by_label(cells)] == ["top_p 0.5 and 2 others: Ignored."]


def test_what_is_told_with_labels_keeps_its_parts():
    own = Diagnostic("top_k", "warning", said("Ignored."))
    (told,) = merge_by_label([("A", [own]), ("B", [])], lanes=True)
    assert told.message.parts == {
        "said": "{labels}: {message}",
        "values": {
            "labels": {
                "said": "Lanes {letters}", "one": "Lane {letters}", "count": 1,
                "values": {"count": {"number": "1"}, "letters": "A"},
            },
            "message": {"said": "Ignored.", "values": {}},
        },
    }  # fmt: skip
