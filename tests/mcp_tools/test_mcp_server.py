"""The tools as others reach them: through Gradio's API, and with a real MCP client where its package is installed."""

from __future__ import annotations

import asyncio
import importlib.util
import json

import pytest
from gradio_client import Client

from playground.mcp_tools import endpoints
from playground.mcp_tools.endpoints import TOOLS, missing_package
from playground.settings import Settings
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine

needs_mcp = pytest.mark.skipif(
    importlib.util.find_spec("mcp") is None,
    reason='the package of MCP is optional: pip install "gradio[mcp]" in an environment of its own',
)


def served(settings):
    demo = build_app(FakeEngine(), settings)
    return demo, serve(demo, settings, quiet=True)


# ------------------------------------------------------------------------------------------- without the package of MCP


def test_a_missing_package_is_said_in_one_sentence(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "pip install \"gradio[mcp]==" in missing_package()
    with pytest.raises(SystemExit, match="MCP needs one package more"):
        build_app(FakeEngine(), Settings(mcp=True))


@pytest.fixture(scope="module")
def client():
    """The page with the tools, but without the MCP server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(endpoints, "missing_package", lambda: "")
        demo = build_app(FakeEngine(), Settings(mcp=True))
        yield Client(serve(demo, quiet=True), verbose=False)
        demo.close(verbose=False)


def test_the_tools_and_nothing_else_are_listed(client):
    told = client.view_api(return_format="dict")
    assert list(told["named_endpoints"]) == [f"/{tool}" for tool in TOOLS]
    assert told["unnamed_endpoints"] == {}


def test_generate_answers_all_the_same(client):
    trace = client.predict({"model": "stories", "prompt": "x", "config": {"max_new_tokens": 2}}, api_name="/generate")
    assert trace["events"]


def test_a_tool_answers_through_the_api(client):
    text = client.predict("Once", "stories", "nucleus", 3, 4, api_name="/continue_text")
    assert text.startswith('Text: " once there was"') and "3 tokens by nucleus, stories" in text


@pytest.mark.parametrize(
    ("value", "message"),
    [({"max_new_tokens": 0}, "1 to 200"), ({"strategy": "best"}, "no strategy"), ({"model": "missing"}, "no model")],
)
def test_what_cannot_be_done_is_an_error(client, value, message):
    with pytest.raises(Exception, match=message):
        client.predict(prompt="x", api_name="/continue_text", **value)


def test_a_key_is_asked_for_where_programs_need_one(monkeypatch):
    monkeypatch.setattr(endpoints, "missing_package", lambda: "")
    demo = build_app(FakeEngine(), Settings(mcp=True, api_keys="secret"))
    try:
        address = serve(demo, quiet=True)
        with pytest.raises(Exception, match="wants a key"):
            Client(address, verbose=False).predict(prompt="Once", api_name="/continue_text")
        known = Client(address, verbose=False, headers={"Authorization": "Bearer secret"})
        assert known.predict(prompt="Once", api_name="/continue_text").startswith("Text: ")
    finally:
        demo.close(verbose=False)


# --------------------------------------------------------------------------------------------------- with an MCP client


@pytest.fixture(scope="module")
def address():
    demo, address = served(Settings(mcp=True))
    yield f"{address.rstrip('/')}/gradio_api/mcp/"
    demo.close(verbose=False)


def in_session(address, work, headers=None):
    """What `work(session)` returns, with an MCP client."""
    import httpx
    from mcp import ClientSession
    from mcp.client.streamable_http import streamable_http_client

    async def run():
        async with (
            httpx.AsyncClient(headers=headers) as http,
            streamable_http_client(address, http_client=http) as (read, write, _),
            ClientSession(read, write) as session,
        ):
            await session.initialize()
            return await work(session)

    return asyncio.run(run())


@needs_mcp
def test_a_client_sees_the_tools_with_their_whole_descriptions(address):
    tools = in_session(address, lambda session: session.list_tools()).tools
    assert [tool.name for tool in tools] == list(TOOLS)
    for tool in tools:
        assert len(tool.description) > 100  # more than the first line of its docstring
        assert all(field["description"] for field in tool.inputSchema["properties"].values())
        assert tool.inputSchema["required"]
    assert "greedy" in json.dumps(tools[0].inputSchema["properties"]["strategy"]["enum"])


@needs_mcp
def test_a_client_gets_an_answer_and_an_error(address):
    async def work(session):
        good = await session.call_tool("continue_text", {"prompt": "Once", "max_new_tokens": 3})
        bad = await session.call_tool("continue_text", {"prompt": "Once", "max_new_tokens": 0})
        hidden = await session.call_tool("generate", {"request": {"model": "stories"}})
        return good, bad, hidden

    good, bad, hidden = in_session(address, work)
    assert not good.isError and good.content[0].text.startswith('Text: " once there was"')
    assert bad.isError and "max_new_tokens" in bad.content[0].text
    assert hidden.isError


@needs_mcp
def test_there_are_no_resources_and_no_prompts(address):
    async def work(session):
        return await session.list_resources(), await session.list_prompts()

    resources, prompts = in_session(address, work)
    assert resources.resources == [] and prompts.prompts == []


@needs_mcp
def test_a_client_needs_a_key_where_programs_do():
    demo, address = served(Settings(mcp=True, api_keys="secret"))

    async def work(session):
        return await session.call_tool("continue_text", {"prompt": "Once", "max_new_tokens": 3})

    try:
        tools = f"{address.rstrip('/')}/gradio_api/mcp/"
        refused = in_session(tools, work)
        assert refused.isError and "wants a key" in refused.content[0].text
        assert not in_session(tools, work, {"Authorization": "Bearer secret"}).isError
    finally:
        demo.close(verbose=False)
