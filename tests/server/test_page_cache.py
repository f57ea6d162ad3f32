"""What is the same for everybody is made once, whatever a stranger writes into the request."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools

import httpx
import pytest
from starlette.testclient import TestClient

from playground.server.page_cache import KEPT, MADE_PER_MINUTE, MAX_PAGES, PageCache
from playground.settings import Settings
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine

PUBLIC = Settings.public()


def cached(status: int = 200, headers=(), settings=PUBLIC):
    """What a server with the cache answers, and how often an answer was made."""
    made, now = [], [0.0]

    async def app(scope, receive, send):
        made.append(scope)
        await send({"type": "http.response.start", "status": status, "headers": list(headers)})
        await send({"type": "http.response.body", "body": str(len(made)).encode()})

    cache = PageCache(app, settings, lambda: now[0])

    def ask(path: str = "/", query: bytes = b"", method: str = "GET", client: str = "1.1.1.1", **headers: str) -> str:
        sent = []

        async def send(message):
            sent.append(message)
            if message["type"] == "http.response.body":
                message["body"] += b"!"  # as what compresses does
            else:
                message["headers"].append((b"x", b"y"))

        named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "query_string": query, "headers": named}
        now[0] += 0.01
        asyncio.run(cache(scope | {"client": (client, 1)}, None, send))
        assert sent[0]["headers"].count((b"x", b"y")) == 1
        return sent[1]["body"].decode().removesuffix("!") if sent[0]["status"] != 429 else "429"

    return ask, made


def test_whether_the_page_is_there_is_known_without_making_it():
    """Gradio asks as it starts, and takes the server for one that cannot be reached after three seconds."""
    ask, made = cached()
    assert ask("/", method="HEAD") == "" and not made
    assert ask("/") == "1"


@pytest.mark.parametrize("path", sorted(KEPT))
@pytest.mark.parametrize("asked", [
    {}, {"cookie": "x=1"}, {"query": b"lesson=temperature"}, {"query": b"deep_link=x"}, {"query": b"page=x"},
    {"authorization": "Basic x"}, {"range": "bytes=0-5"}, {"x_forwarded_host": "b"}, {"x_forwarded_proto": "https"},
    {"x_forwarded_prefix": "/b"}, {"accept_encoding": "br;q=0.1"}, {"user_agent": "x"}, {"client": "2.2.2.2"},
    {"accept_language": "*"},
], ids=str)  # fmt: skip
def test_nothing_that_a_stranger_writes_makes_it_anew(path, asked):
    ask, made = cached()
    assert [ask(path, host="a"), ask(path, host="a", **asked)] == ["1", "1"]
    assert (made[0]["query_string"], made[0]["headers"]) == (b"", [(b"host", b"a")])
    assert ask(path.rstrip("/") + "/", host="a") == "1"
    assert ask(path, host="a", method="HEAD") == ""


@pytest.mark.parametrize(("accepts", "encoding"), [("", None), ("gzip", "gzip"), ("gzip, br", "br")])
def test_a_browser_that_has_it_is_told_that_it_is_the_same(accepts, encoding):
    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": [(b"link", b"<a>"), (b"x", b"y")]})
        await send({"type": "http.response.body", "body": b"page " * 100, "more_body": True})
        await send({"type": "http.response.body", "body": scope["path"].encode()})

    client = TestClient(PageCache(app, Settings.local()))
    ask = {"accept-encoding": accepts}
    first = client.get("/", headers=ask)
    assert first.text == "page " * 100 + "/" and first.headers.get("content-encoding") == encoding
    assert (
        first.headers["vary"] == "Accept-Encoding, Accept-Language"
        and first.headers["cache-control"] == "private, no-cache"
    )
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        same = client.get("/", headers=ask | {"if-none-match": known})
        assert (same.status_code, same.content) == (304, b"")
        assert set(same.headers) == {"link", "vary", "cache-control", "etag"} and same.headers["etag"] == tag
    for other in ('"other"', "", tag.strip('"')):
        assert client.get("/", headers=ask | {"if-none-match": other}).text == first.text
    assert client.get("/config", headers=ask | {"if-none-match": tag}).status_code == 200
    assert client.get("/", headers={"accept-encoding": "identity", "if-none-match": tag}).status_code == (
        200 if encoding else 304
    )


def test_what_makes_a_difference_is_asked_for():
    for other in ({"host": "b"}, {"path": "/config"}, {"accept_language": "de-DE,de;q=0.9"}):
        ask, _ = cached()
        assert [ask(host="a"), ask(**{"host": "a", **other})] == ["1", "2"]
    ask, _ = cached()
    assert [ask("/theme.css"), ask("/theme.css"), ask(method="POST"), ask(method="POST")] == list("1234")


def test_languages_that_the_page_does_not_have_are_one():
    ask, made = cached()
    asked = ["en-US", "es", "tlh;q=0.5", "de", "de-AT", "fr"]
    assert [ask(host="a", accept_language=each) for each in asked] == ["1", "1", "1", "2", "2", "3"]
    assert [dict(each["headers"])[b"accept-language"] for each in made] == [b"en", b"de", b"fr"]


@pytest.mark.parametrize("settings", [dataclasses.replace(PUBLIC, proxies=1), Settings.local()])
def test_behind_a_proxy_its_headers_name_the_server(settings):
    ask, made = cached(settings=settings)
    assert [ask(host="a"), ask(host="a", x_forwarded_host="b"), ask(host="a", x_forwarded_host="b")] == ["1", "2", "2"]
    assert made[1]["headers"] == [(b"host", b"a"), (b"x-forwarded-host", b"b")]


@pytest.mark.parametrize("answer", [{"status": 500}, {"headers": [(b"Set-Cookie", b"a=b")]}])
def test_errors_and_somebodys_own_answers_are_not_kept(answer):
    ask, _ = cached(**answer)
    assert [ask(), ask()] == ["1", "2"]


def test_one_address_has_few_made_and_nobody_s_page_is_lost_for_that():
    ask, made = cached()
    for _ in range(3):
        ask(host="mine")
    told = [ask(host=f"new{number}", client="9.9.9.9") for number in range(40)]
    assert told.count("429") == 40 - MADE_PER_MINUTE
    for number in range(2 * MAX_PAGES):  # from as many addresses
        ask(host=f"other{number}", client=f"8.8.8.{number}")
    count = len(made)
    assert ask(host="mine", client="9.9.9.9") == "1" and len(made) == count


def test_one_is_made_at_a_time_with_a_rest_before_the_next():
    at_once, most, made = 0, 0, []

    async def app(scope, receive, send):
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0.01)
        at_once -= 1
        made.append(asyncio.get_running_loop().time())
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def visit(cache, number):
        async def send(message):
            pass

        scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", str(number).encode())]}
        await cache(scope | {"client": (f"1.1.1.{number}", 1)}, None, send)

    async def scenario():
        cache = PageCache(app, PUBLIC)
        await asyncio.gather(*(visit(cache, number % 4) for number in range(8)))

    asyncio.run(scenario())
    assert most == 1 and len(made) == 4
    assert min(later - earlier for earlier, later in itertools.pairwise(made)) >= 0.03


def test_it_is_what_gradio_makes():
    demo = build_app(FakeEngine(), PUBLIC)
    address = serve(demo, PUBLIC, quiet=True)
    try:
        for path in sorted(KEPT):
            first, second = (httpx.get(address + path[1:]) for _ in range(2))
            assert first.text == second.text and first.status_code == 200, path
            one, two = ({k: v for k, v in each.headers.items() if k != "date"} for each in (first, second))
            assert one == two
            assert httpx.get(address + path[1:], headers={"accept-encoding": "identity"}).text == first.text
        assert "gradio_config" in httpx.get(address, params={"page": "x", "deep_link": "y"}).text
        assert httpx.head(address).status_code == 200
    finally:
        demo.close(verbose=False)
