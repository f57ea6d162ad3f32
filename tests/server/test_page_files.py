"""Files that are named by their hash: a browser keeps them for good, and gets them compressed."""

from __future__ import annotations

import gzip
import hashlib

import brotli
import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from playground.server.page_files import PageFiles, early

TEXT = "let grün = 1;\n" * 2000


@pytest.fixture
def files() -> PageFiles:
    return PageFiles()


def client_of(files: PageFiles, *middleware) -> TestClient:
    page = Route("/", lambda request: PlainTextResponse("page"))
    return TestClient(Starlette(routes=[files.route(), page], middleware=[*middleware]))


def test_the_name_has_the_hash_of_the_text(files):
    address = files.add("panes.js", TEXT)
    assert address == f"page-files/panes.{hashlib.sha256(TEXT.encode()).hexdigest()[:16]}.js"
    assert files.add("panes.js", TEXT) == address != files.add("panes.js", TEXT + "//")


@pytest.mark.parametrize(("name", "kind"), [("a.js", "text/javascript"), ("a.css", "text/css"),
                                            ("de.json", "application/json")])  # fmt: skip
def test_a_browser_keeps_it_for_good(files, name, kind):
    answer = client_of(files).get(files.add(name, TEXT))
    assert answer.text == TEXT and answer.headers["content-type"].split(";")[0] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(("accepts", "encoding", "reads"), [
    ("gzip, deflate, br, zstd", "br", brotli.decompress), ("gzip, deflate", "gzip", gzip.decompress),
    ("identity", None, bytes), ("br;q=0", None, bytes),
])  # fmt: skip
def test_it_is_compressed_as_the_browser_says(files, accepts, encoding, reads):
    client, address = client_of(files), files.add("panes.js", TEXT)
    for _ in range(2):
        with client.stream("GET", address, headers={"accept-encoding": accepts}) as answer:
            body = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding and reads(body) == TEXT.encode()
        assert int(answer.headers["content-length"]) == len(body) < (10_000 if encoding else 100_000)


@pytest.mark.parametrize("name", ["panes.js", "panes.0000000000000000.js", "%00"])
def test_another_name_is_not_here_and_that_is_not_kept(files, name):
    files.add("panes.js", TEXT)
    answer = client_of(files).get(f"/page-files/{name}")
    assert answer.status_code == 404 and answer.headers["cache-control"] == "no-store"


def test_the_page_says_at_once_what_it_loads(files):
    style, script = files.add("page.css", "a {}"), files.add("panes.js", TEXT)
    client = client_of(files, early([style, script]))
    links = f"<{style}>; rel=preload; as=style, <{script}>; rel=preload; as=script"
    assert client.get("/").headers["link"] == links
    assert "link" not in client.get(script).headers and "link" not in client.get("/nowhere").headers
