"""The page travels compressed; what streams does not wait for it."""

from __future__ import annotations

import gzip
import re
from urllib.request import Request, urlopen

import brotli
import pytest

from playground.settings import Settings
from playground.ui.app import TITLE, build_app, serve
from tests.support.fakes import FakeEngine


@pytest.fixture(scope="module")
def address():
    demo = build_app(FakeEngine(), Settings.local())
    yield serve(demo, quiet=True)
    demo.close(verbose=False)


def asked(address: str, encodings: str):
    return urlopen(Request(address, headers={"Accept-Encoding": encodings}), timeout=60)


@pytest.mark.parametrize(("encodings", "kind", "reads"), [
    ("gzip", "gzip", gzip.decompress), ("gzip, deflate, br", "br", brotli.decompress),
])  # fmt: skip
def test_the_page_travels_compressed(address, encodings, kind, reads):
    with asked(address, "identity") as plain, asked(address, encodings) as small:
        assert plain.headers["Content-Encoding"] is None and small.headers["Content-Encoding"] == kind
        whole, packed = plain.read(), small.read()
    assert TITLE in whole.decode() and len(reads(packed)) == len(whole) > 4 * len(packed)


def test_events_are_not_held_back_to_be_compressed(address):
    with asked(f"{address}gradio_api/heartbeat/abc", "gzip") as answer:
        assert answer.headers["Content-Type"].startswith("text/event-stream")
        assert answer.headers["Content-Encoding"] is None
        assert answer.read(1)


@pytest.mark.parametrize("kind", ["gzip", "br"])
def test_gradio_compresses_its_own_scripts(address, kind):
    with asked(address, "identity") as page:
        script = re.search(r'src="\./(assets/index-[\w-]+\.js)"', page.read().decode())[1]
    with asked(f"{address}{script}", kind) as answer:
        assert answer.headers["Content-Encoding"] == kind
