"""A link carries a request whole, and whatever else stands in an address is refused with a sentence that helps."""

from __future__ import annotations

import base64
import dataclasses
import json
import re
import zlib
from pathlib import Path
from urllib.parse import parse_qsl, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest
from playground.requests.validation import check
from playground.settings import Settings
from playground.sharing.links import MAX_JSON, MAX_LINK, VERSION, LinkError, from_query, to_query
from playground.trace import Token
from playground.trace.public_names import public_name, public_request


def params(query: str) -> dict[str, str]:
    """The parameters as a server gets them."""
    return dict(parse_qsl(query, keep_blank_values=True))


def packed(data, version: int = VERSION) -> dict[str, str]:
    """A link with any content, and with the right checksum for it."""
    content = data if isinstance(data, bytes) else json.dumps(data).encode()
    payload = base64.urlsafe_b64encode(zlib.compress(content)).decode().rstrip("=")
    return {"run": f"{version}.{zlib.crc32(payload.encode()):08x}.{payload}"}


# -------------------------------------------------------------------------------------------------------- round trips

TEXT = st.text(st.characters(), max_size=40)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
REQUESTS = st.builds(
    GenerationRequest,
    model=TEXT,
    prompt=TEXT,
    messages=st.none() | st.lists(st.fixed_dictionaries({"role": TEXT, "content": TEXT}), max_size=3),
    config=st.dictionaries(TEXT, JSON, max_size=5),
    seed=st.none() | st.integers(),
    top_candidates=st.integers(),
    assistant=st.none() | TEXT,
    negative_prompt=st.none() | TEXT,
    presence_penalty=st.floats(allow_nan=False),
    frequency_penalty=st.floats(allow_nan=False) | st.integers(-2, 2),
    structured_output=st.none() | st.dictionaries(TEXT, JSON, max_size=2),
    custom_generate=st.none() | TEXT,
    custom_generate_kwargs=st.none() | st.dictionaries(TEXT, JSON, max_size=2),
)


@given(REQUESTS)
def test_a_request_survives_a_link(request):
    query = to_query(request)
    assert re.fullmatch(r"run=1\.[0-9a-f]{8}\.[A-Za-z0-9_-]+", query)  # nothing that a browser would write otherwise
    fields = {name: value for name in ("model", "assistant", "custom_generate") if (value := getattr(request, name))}
    named = {name: public_name(value) for name, value in fields.items()}  # a folder goes by its name
    assert from_query(params(query)) == dataclasses.replace(request, **named)


def test_pairs_keyed_by_tuples_come_back_as_lists():
    request = GenerationRequest("stories", "a", config={"sequence_bias": {(1, 2): 3.0}})
    assert from_query(params(to_query(request))).config == {"sequence_bias": [[[1, 2], 3.0]]}


def test_a_usual_link_is_short():
    request = GenerationRequest("stories", "Once upon a time", config=PRESETS["nucleus"].config, seed=1234567)
    assert len(to_query(request)) < 250


def test_what_is_too_long_for_a_link():
    noise = "".join(chr(0x4E00 + i * 7919 % 20000) for i in range(5000))
    with pytest.raises(LinkError, match=r"too long for a link: .* characters, of at most 8,000\. Save the run as a"):
        to_query(GenerationRequest("stories", noise))
    assert to_query(GenerationRequest("stories", "a" * 100_000))  # what compresses well is short


def test_what_is_no_json():
    with pytest.raises(LinkError, match="no link can carry"):
        to_query(GenerationRequest("stories", "a", config={"top_k": object()}))


# ------------------------------------------------------------------------------------------------------ damaged links

WHOLE = to_query(GenerationRequest("stories", "Once upon a time", config={"top_k": 5}, seed=1)).removeprefix("run=")


@pytest.mark.parametrize("length", range(len(WHOLE)))
def test_a_link_that_was_cut(length):
    with pytest.raises(LinkError, match=r"damaged.*Copy the whole link again"):
        from_query({"run": WHOLE[:length]})


@given(st.integers(2, len(WHOLE) - 1), st.characters(min_codepoint=32, max_codepoint=300))
def test_a_link_that_was_changed(place, character):
    if WHOLE[place] != character:
        with pytest.raises(LinkError, match="damaged"):
            from_query({"run": WHOLE[:place] + character + WHOLE[place + 1 :]})


@given(st.text())
def test_any_text(text):
    with pytest.raises(LinkError):
        from_query({"run": text})


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ({"run": WHOLE.replace("1.", "2.", 1)}, "another version"),
        ({"run": "999999999.x"}, "another version"),
        ({"run": "9" * 100}, "damaged"),
        ({"run": "1." + "0" * 8 + "." + "A" * MAX_LINK}, "longer than 8,000"),
        (packed(b" " * (MAX_JSON + 1)), "unpacks to more than 1,000,000 bytes"),
        (packed(b"{"), "holds no request"),
        (packed(b"\xff\xff"), "holds no request"),
        (packed(b"[" * 100_000), "holds no request"),
        (packed([]), "holds no request"),
        (packed({}), "holds no request"),
        (packed({"model": "stories", "evil": 1}), "holds no request"),
        (packed({"model": 5}), "holds no request"),
        (packed({"model": "stories", "prompt": None}), "holds no request"),
        (packed({"model": "stories", "config": []}), "holds no request"),
        (packed({"model": "stories", "config": None}), "holds no request"),
        (packed({"model": "stories", "seed": True}), "holds no request"),
        (packed({"model": "stories", "seed": 1.5}), "holds no request"),
        (packed({"model": "stories", "top_candidates": None}), "holds no request"),
        (packed({"model": "stories", "messages": ["hi"]}), "holds no request"),
        (packed({"model": "stories", "messages": [{"role": 1}]}), "holds no request"),
        (packed({"model": "stories", "structured_output": "[0-9]"}), "holds no request"),
        (packed({"model": "stories", "presence_penalty": "1"}), "holds no request"),
        (packed({"model": "stories", "custom_generate": ["x"]}), "holds no request"),
        (packed({"model": "stories", "custom_generate_kwargs": "left_padding=5"}), "holds no request"),
        ({"run": WHOLE, "seed": "5"}, "Leave run or seed out"),
    ],
)
def test_what_is_refused(link, message):
    with pytest.raises(LinkError, match=re.escape(message)) as caught:
        from_query(link)
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)


def test_packed_data_that_ends_early_and_data_that_is_none():
    whole = zlib.compress(json.dumps({"model": "stories"}).encode())
    for content in (whole[:-3], b"no zlib data", b""):
        payload = base64.urlsafe_b64encode(content).decode().rstrip("=")
        with pytest.raises(LinkError):
            from_query({"run": f"1.{zlib.crc32(payload.encode()):08x}.{payload}"})


@pytest.mark.parametrize(
    "request_",
    [
        GenerationRequest("stories", "a", custom_generate="/somewhere"),
        GenerationRequest("/etc", "a"),
        GenerationRequest("stories", "a", config={"max_new_tokens": 10**6}),
    ],
    ids=["code", "folder", "length"],
)
def test_a_link_allows_nothing(request_):
    """It gives the same request, without paths, which the instance refuses as it refuses any other."""
    followed = from_query(params(to_query(request_)))
    assert followed == GenerationRequest.from_dict(public_request(request_.to_dict()))
    assert followed.model in ("stories", "./etc") and followed.custom_generate in (None, "./somewhere")
    settings = Settings.public()
    assert check(followed, settings) == check(request_, settings)


# ------------------------------------------------------------------------------------------------- readable parameters


def read(**parameters: str) -> GenerationRequest:
    return from_query(params(urlencode(parameters)))


def test_a_link_written_by_hand():
    request = read(model="stories-draft", prompt="Once", seed="1", preset="beam", num_beams="6", top_candidates="5")
    assert request == GenerationRequest(
        "stories-draft", "Once", seed=1, config=PRESETS["beam"].config | {"num_beams": 6}, top_candidates=5
    )


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("do_sample", "true", True),
        ("temperature", "0.5", 0.5),
        ("temperature", "2", 2),
        ("early_stopping", "never", "never"),
        ("early_stopping", "false", False),
        ("stop_strings", "The end", "The end"),
        ("stop_strings", "5", "5"),
        ("stop_strings", '["a", "b"]', ["a", "b"]),
        ("eos_token_id", "[2, 3]", [2, 3]),
        ("dola_layers", "high", "high"),
        ("sequence_bias", "[[[5], -2.0]]", [[[5], -2.0]]),
        ("cache_implementation", "static", "static"),
        ("num_beams", "null", None),
    ],
)
def test_values_of_knobs(name, text, value):
    config = read(prompt="Once", **{name: text}).config
    assert config == {name: value} and type(config[name]) is type(value)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("prompt", "5", "5"),
        ("prompt", '"quoted"', '"quoted"'),
        ("prompt", "", ""),
        ("assistant", "stories-draft", "stories-draft"),
        ("negative_prompt", "null", "null"),
        ("messages", '[{"role": "user", "content": "Hi"}]', [{"role": "user", "content": "Hi"}]),
        ("presence_penalty", "0.5", 0.5),
        ("structured_output", '{"regex": "[0-9]+"}', {"regex": "[0-9]+"}),
        ("custom_generate", "someone/loop", "someone/loop"),
        ("custom_generate_kwargs", '{"left_padding": 5}', {"left_padding": 5}),
    ],
)
def test_values_of_fields(name, text, value):
    assert getattr(read(**{name: text}), name) == value


def test_what_a_link_leaves_open():
    assert read(prompt="Once") == GenerationRequest("stories", "Once", config=PRESETS["nucleus"].config)
    assert read(prompt="Once", num_beams="3") == GenerationRequest("stories", "Once", config={"num_beams": 3})
    assert read(prompt="Once", model="x/y").config == PRESETS["model"].config == {}
    assert from_query({"prompt": "Once"}, default_model="stories-draft").model == "stories-draft"


def test_presets_that_need_the_model():
    assert read(preset="assisted", prompt="Once").assistant == "stories-draft"
    assert read(preset="assisted", assistant="x/y", prompt="Once").assistant == "x/y"
    link = {"preset": "constrained-beam", "prompt": "Once"}
    asked = []

    def tokens(model, text):
        asked.append((model, text))
        return [Token(7, text, text)]

    assert from_query(link, tokens).config["force_words_ids"] == [[7], [7]]
    assert ("stories", " cake") in asked
    with pytest.raises(LinkError, match="no words to force"):
        from_query(link)
    assert from_query(link | {"force_words_ids": "[[9]]"}).config["force_words_ids"] == [[9]]
    with pytest.raises(LinkError, match="none is known for x/y"):
        read(preset="assisted", model="x/y")


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ({"promt": "Once"}, 'no parameter "promt". Did you mean prompt?'),
        ({"prompt": "Once", "num_beam": "3"}, "Did you mean num_beams?"),
        ({"prompt": "Once", "zzz": "3"}, 'no parameter "zzz". Leave it out'),
        ({"prompt": "Once", "<b>": "3"}, 'no parameter "<b>"'),
        ({"preset": "beams"}, "Did you mean beam?"),
        ({"preset": "zzz"}, "There are model, greedy"),
        ({"num_beams": "many"}, 'num_beams is "many"'),
        ({"num_beams": "0"}, "num_beams is 0"),
        ({"do_sample": "True"}, "Write true."),
        ({"top_k": ""}, "top_k"),
        ({"output_scores": "true"}, "Leave output_scores out."),
        ({"seed": "abc"}, "must be a whole number"),
        ({"seed": "true"}, "must be a whole number"),
        ({"presence_penalty": "a"}, "must be a number"),
        ({"messages": "[1]"}, "must be a list of messages"),
        ({"structured_output": "x"}, "must be a JSON object"),
        ({"top_k": "[" * 100_000}, "top_k"),
    ],
)
def test_readable_links_that_are_refused(link, message):
    with pytest.raises(LinkError, match=re.escape(message)) as caught:
        from_query(link)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize(
    "parameters", [{}, {"__theme": "dark"}, {"utm_source": "x"}, {"logs": "container"}, {"deep_link": "a"}]
)
def test_what_is_no_link_of_ours(parameters):
    assert from_query(parameters) is None


def test_what_others_add_to_a_link_is_passed_over():
    assert from_query({"prompt": "Once", "__theme": "dark", "utm_source": "x", "fbclid": "y"}).prompt == "Once"
    assert from_query({"run": WHOLE, "ref": "mail"}).prompt == "Once upon a time"


NAMES = ["model", "prompt", "seed", "preset", "num_beams", "stop_strings"]


@given(st.dictionaries(st.sampled_from(NAMES) | TEXT, TEXT))
def test_any_parameters(parameters):
    try:
        request = from_query(parameters)
    except LinkError as error:
        assert str(error)
    else:
        assert request is None or isinstance(request, GenerationRequest)


def test_the_links_in_the_documentation():
    text = (Path(__file__).parents[2] / "docs" / "sharing.md").read_text("utf-8")
    links = re.findall(r"^\?(.+)$", text, re.MULTILINE)
    assert len(links) >= 3
    for link in links:
        assert check(from_query(params(link)), Settings.public()) == [], link
