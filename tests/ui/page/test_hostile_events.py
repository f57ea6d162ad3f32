"""A served page is sent what no page sends, to each of its events: each answers, none with a traceback or by a fault of
ours, and a page for somebody else is there afterwards. The engine plays scripted runs; the handlers are the page's own.
"""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import json
import logging
import random
import re
from collections import Counter

import httpx
import pytest

from playground.settings import Settings
from playground.ui.app import build_app, serve
from tests.support.fakes import FakeEngine

AT_ONCE = 16
PATIENCE = 60  # seconds for one answer
JSON = {"content-type": "application/json"}
VALUES = [
    None, True, 0, -1, 1e308, 10**30, "", "x", "\x00", "A" * 5000, "<img src=x onerror=alert(1)>", "{{7*7}}",
    "../../etc/passwd", "[]", '{"a":', "half \ud800", [], [None], [[]], {}, {"a": 1}, {"__type__": "update"},
    {"value": "x"}, [{"role": "user"}], {"text": {"a": 1}, "name": 5}, {"log": 5, "turn": [], "index": {}},
    {"messages": "x", "template": [1]}, {"path": "/etc/passwd", "meta": {"_type": "gradio.FileData"}},
    {"a": [{"path": "http://127.0.0.1:9/x", "meta": {"_type": "gradio.FileData"}}]},
]  # fmt: skip
FIELDS = (
    "address by code do does entry failed file guess id ids index keep key kind lesson line locks log model name "
    "own_model places preset presets pupil question removed request room rule seed sends sequence solved started step "
    "stop text token turn watched"
).split()  # what events of the page carry


@pytest.fixture(scope="module")
def served():
    """The address of a page on public hosting. Its quotas of requests are off: all this comes from one address."""
    settings = dataclasses.replace(
        Settings.public(), requests_per_minute=None, mb_per_minute=None, sessions_per_minute=None, runs_per_address=None
    )
    demo = build_app(FakeEngine(), settings)
    yield serve(demo, settings, quiet=True)
    demo.close(verbose=False)


def spoilt(chance: random.Random, own: list) -> list:
    """A component's own values, with one in twelve replaced."""
    return [copy.deepcopy(value) if chance.random() < 0.92 else chance.choice(VALUES) for value in own]


def carried(chance: random.Random):
    kind = chance.random()
    if kind < 0.1:
        return chance.choice(VALUES)
    return {field: chance.choice(VALUES) for field in FIELDS if chance.random() < 0.4}


async def ask(client: httpx.AsyncClient, body: dict) -> tuple[str, str]:
    """How one event ended: (kind, what it said)."""
    # Surrogates as JSON escapes them: text that no UTF-8 can hold.
    posted = await client.post("gradio_api/queue/join", content=json.dumps(body), headers=JSON)
    if posted.status_code != 200:
        return f"status {posted.status_code}", posted.text
    async with client.stream("GET", f"gradio_api/queue/data?session_hash={body['session_hash']}") as lines:
        async for line in lines.aiter_lines():
            message = json.loads(line.removeprefix("data:")) if line.startswith("data:") else {}
            if message.get("msg") == "process_completed":
                return ("ok", "") if message["success"] else ("refused", str(message["output"].get("error")))
            if message.get("msg") in ("close_stream", "unexpected_error"):
                return message["msg"], str(message)
    return "no answer", ""


async def attack(address: str, count: int, seed: int) -> Counter:
    chance = random.Random(seed)
    free = asyncio.Queue()  # tabs in which nothing goes on: Gradio takes as long to make a session as for an event
    for number in range(AT_ONCE):
        free.put_nowait(f"h{seed}-{number}")
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        config = (await client.get("config")).json()
        own = {each["id"]: each["props"].get("value") for each in config["components"]}
        events = [each for each in config["dependencies"] if each["backend_fn"]]
        presses = sorted(set(re.findall(r'"does": "(\w+)"', json.dumps(config).replace('\\"', '"'))))
        assert len(events) > 100 and len(presses) > 10

        async def one(number: int) -> tuple[str, str]:
            event = events[number] if number < len(events) else chance.choice(events)
            data = spoilt(chance, [own[each] for each in event["inputs"]])
            what = carried(chance)
            if isinstance(what, dict) and chance.random() < 0.7:  # of a form, which does nothing for another word
                what["does"] = chance.choice(presses)
            body = {"data": data, "event_data": what, "fn_index": event["id"]}
            tab = await free.get()
            try:
                return await asyncio.wait_for(ask(client, {**body, "session_hash": tab}), PATIENCE)
            finally:
                free.put_nowait(tab)

        ended = Counter(await asyncio.gather(*map(one, range(count))))
        assert (await client.get("")).status_code == 200
    return ended


def check(ended: Counter, caplog) -> None:
    faults = {each: n for each, n in ended.items() if each[0] not in ("ok", "refused")}
    assert not faults
    told = [text for kind, text in ended if kind == "refused"]
    assert all(text and len(text) < 400 and "Traceback" not in text and "by a fault" not in text for text in told), told
    assert sum(n for (kind, _), n in ended.items() if kind == "ok") > 50  # it gets past the checks, into the handlers
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_every_event_answers_what_no_page_sends(served, caplog, capfd):
    check(asyncio.run(attack(served, 300, seed=1)), caplog)
    assert "Traceback" not in "".join(capfd.readouterr())


def test_a_button_of_a_list_that_this_visitor_does_not_have(served, caplog):
    async def press_all():
        async with httpx.AsyncClient(base_url=served, timeout=PATIENCE) as client:
            config = (await client.get("config")).json()
            own = {each["id"]: each["props"].get("value") for each in config["components"]}
            carried = [{"do": do, "id": 12_345} for do in ("add", "remove", "copy", "left", "stop")]
            for number, event in enumerate(each for each in config["dependencies"] if each["api_name"] == "change"):
                for turn, what in enumerate(carried):
                    body = {"data": [own[each] for each in event["inputs"]], "event_data": what}
                    body |= {"fn_index": event["id"], "session_hash": f"new-{number}-{turn}"}
                    assert await ask(client, body) == ("ok", "")

    asyncio.run(press_all())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 4))
def test_thousands_of_them(served, seed, caplog, capfd):
    check(asyncio.run(attack(served, 2500, seed)), caplog)
    assert "Traceback" not in "".join(capfd.readouterr())
