"""A saved run with the files that it has read, and what is taken out of such a file when it is opened."""

from __future__ import annotations

import base64

import pytest
from PIL import Image

from playground import GenerationRequest, generate
from playground.media import read_media, told
from playground.settings import Settings
from playground.sharing.open_trace import open_trace
from playground.sharing.trace_media import with_files, without_files
from playground.trace import Trace

LOCAL = Settings.local()


@pytest.fixture(scope="module")
def request_with_picture():
    media = read_media(Image.linear_gradient("L").resize((300, 200)), LOCAL)
    return GenerationRequest("captioner", config={"do_sample": False, "max_new_tokens": 4}, seed=0, media=[media])


@pytest.fixture(scope="module")
def trace(request_with_picture):
    return generate(request_with_picture)


def test_a_file_goes_with_a_trace_and_comes_back(trace, request_with_picture):
    [media] = request_with_picture.media
    saved = with_files(trace, request_with_picture).to_json()
    assert media["data"] in saved and media["data"] not in trace.to_json()
    opened, files = without_files(open_trace(saved), LOCAL)
    assert opened.to_json() == trace.to_json() and files == [media]


def test_a_trace_without_files_stays_as_it_is(trace):
    assert without_files(trace, LOCAL) == (trace, [])
    text = generate(GenerationRequest("stories", "Once", config={"max_new_tokens": 2}, seed=0))
    assert without_files(text, LOCAL) == (text, []) and without_files(Trace(), LOCAL)[1] == []


@pytest.mark.parametrize(
    "change",
    [
        {"data": "no base64!"},
        {"data": base64.b64encode(b"no picture").decode()},
        {"data": base64.b64encode(b"\x89PNG\r\n\x1a\n" + bytes(100)).decode()},
        {"data": 5},
    ],
)
def test_what_cannot_be_read_is_left_out(trace, request_with_picture, change):
    media = [request_with_picture.media[0] | change]
    request = GenerationRequest("captioner", media=media)
    opened, files = without_files(with_files(trace, request), LOCAL)
    assert files == []
    if isinstance(change["data"], str):
        assert opened.started.request["media"] == [told(media[0])]


def test_no_more_files_are_read_than_a_request_may_have(trace, request_with_picture):
    many = GenerationRequest("captioner", media=request_with_picture.media * 20)
    opened, files = without_files(with_files(trace, many), Settings(max_media=1))
    assert len(files) == 1 and len(opened.started.request["media"]) == 20
