"""The page's HTML is built once."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from playground.settings import Settings
from playground.ui.app import build_app, serve
from playground.ui.server.page_cache import MAX_PAGES, PageCache
from tests.support.fakes import FakeEngine


def cached(status: int = 200, headers=()):
    """What a server with the cache answers, and how often the page was built."""
    built = []

    async def app(scope, receive, send):
        built.append(scope["path"])
        await send({"type": "http.response.start", "status": status, "headers": list(headers)})
        await send({"type": "http.response.body", "body": str(len(built)).encode()})

    cache = PageCache(app)

    def ask(path: str = "/", query: bytes = b"", method: str = "GET", **headers: str) -> str:
        sent = []

        async def send(message):
            sent.append(message)

        named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "query_string": query, "headers": named}
        asyncio.run(cache(scope, None, send))
        return sent[1]["body"].decode()

    return ask, built


def test_the_second_visit_gets_what_the_first_one_got():
    ask, _ = cached()
    assert [ask(host="a"), ask(host="a"), ask(host="a", cookie="x=1"), ask(query=b"lesson=temperature", host="a")] == [
        "1"
    ] * 4


@pytest.mark.parametrize(
    "other",
    [
        {"host": "b"},
        {"x_forwarded_proto": "https"},
        {"accept_encoding": "gzip"},
        {"path": "/config"},
        {"method": "HEAD"},
        {"query": b"deep_link=x"},
        {"query": b"page=x"},
        {"query": b"page="},
        {"authorization": "Basic x"},
    ],
)
def test_what_may_differ_is_asked_for(other):
    ask, _ = cached()
    assert ask() == "1"
    assert ask(**other) == "2"


@pytest.mark.parametrize("answer", [{"status": 500}, {"headers": [(b"Set-Cookie", b"a=b")]}])
def test_errors_and_somebodys_own_answers_are_not_kept(answer):
    ask, _ = cached(**answer)
    assert [ask(), ask()] == ["1", "2"]


def test_few_are_kept():
    ask, _ = cached()
    for number in range(MAX_PAGES + 1):
        ask(host=str(number))
    assert ask(host=str(MAX_PAGES)) == str(MAX_PAGES + 1)
    assert ask(host="0") == str(MAX_PAGES + 2)


def test_it_is_the_page_that_gradio_makes():
    demo = build_app(FakeEngine(), Settings())
    address = serve(demo, quiet=True)
    try:
        first, second = (httpx.get(address) for _ in range(2))
        other = httpx.get(address, params={"deep_link": "none"})
        assert first.text == second.text and "gradio_config" in first.text
        one, two = ({name: value for name, value in each.headers.items() if name != "date"} for each in (first, second))
        assert one == two
        assert abs(len(other.text) - len(first.text)) < 200  # made anew, with no more than that
        assert httpx.get(address, headers={"accept-encoding": "identity"}).text == first.text
    finally:
        demo.close(verbose=False)
