"""A visitor gets the labels of one language, and a page that says nothing of its labels stays as it is."""

from __future__ import annotations

import json
import re

import httpx
import pytest

from playground.server.one_language import first_language, with_labels_of
from playground.settings import Settings
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine

PAGE = (
    '<script>x = {"a":1,"i18n_translations":{"de":{"Run":"Lä<uf"},"fr":{"Run":"Course"}},"b":{"c":2}}</script>'.encode()
)


@pytest.fixture(scope="module")
def address():
    demo = build_app(FakeEngine(), Settings.local())
    yield serve(demo, Settings.local(), quiet=True)
    demo.close(verbose=False)


@pytest.mark.parametrize(("header", "language"), [
    ("de-DE,de;q=0.9,en;q=0.8", "de"), ("FR", "fr"), (" en-US ;q=1", "en"), ("", ""), ("*", ""), ("1x", ""),
])  # fmt: skip
def test_the_first_language_counts(header, language):
    assert first_language(header) == language


def test_other_languages_labels_are_left_out():
    assert with_labels_of(PAGE, "de") == (
        b'<script>x = {"a":1,"i18n_translations":{"de": {"Run": "L\\u00e4\\u003cuf"}},"b":{"c":2}}</script>'
    )
    assert b'"i18n_translations":{},"b":{"c":2}}' in with_labels_of(PAGE, "en")


@pytest.mark.parametrize("page", [b"", b"a page", b'{"i18n_translations":null}', b'{"i18n_translations":{"de'])
def test_another_page_stays_as_it_is(page):
    assert with_labels_of(page, "de") == page


def labels(address: str, headers: dict[str, str]) -> set[str]:
    text = httpx.get(address, headers=headers).text
    start = text.index("window.gradio_config = ") + len("window.gradio_config = ")
    config, _ = json.JSONDecoder().raw_decode(text[start:])
    assert re.search(r"</html>\s*$", text) and config["components"]
    return set(config["i18n_translations"])


def test_the_page_has_the_labels_of_the_visitor_s_language(address):
    for header, known in (("de-CH,en;q=0.5", {"de"}), ("fr", {"fr"}), ("en-GB", set()), ("es", set())):
        assert labels(address, {"accept-language": header}) == known
    assert labels(address, {}) == {"de", "fr"}
