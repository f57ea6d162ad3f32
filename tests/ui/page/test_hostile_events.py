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
import typing
from collections import Counter

import httpx
import pytest

from playground.settings import Settings
from playground.ui.app import build_app, serve
from playground.ui.page.ask_kinds import Ask, Press, ask_kinds
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
FIELDS = "do held id key turn".split()  # what events of the page carry, beside what its scripts ask
FIT = {
    str: ["", "x", "greedy", "rule", "use", "branch", "temperature", "stories", "lanes", "half \ud800"],
    int: [0, 1, 2, -1, 10**9], float: [0.5, -1.0, 1e308], bool: [True, False],
}  # values of a type, for what its scripts ask


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


def carried(chance: random.Random, kind: type[Ask] | None, words: list[str]):
    """What an event brings along: of the fields of this kind of question most fit their types. `words` are what the
    buttons of forms do."""
    if chance.random() < 0.1:
        return chance.choice(VALUES)
    if kind is None:
        return {field: chance.choice(VALUES) for field in FIELDS if chance.random() < 0.4}
    hints = {name: hint for name, hint in typing.get_type_hints(kind).items() if name in kind.__struct_fields__}
    asked = {name: fitting(chance, hint) if chance.random() < 0.9 else chance.choice(VALUES)
             for name, hint in hints.items() if chance.random() < 0.9}  # fmt: skip
    if kind is Press:
        asked |= {"form": chance.choice(words), "does": chance.choice(words)}
    return {"ask": kind.__name__, **asked}


def fitting(chance: random.Random, hint):
    """A value of this type, for the most part."""
    inside = typing.get_args(hint)
    if typing.get_origin(hint) is list:
        return [fitting(chance, inside[0]) for _ in range(chance.randrange(3))]
    if typing.get_origin(hint) is dict:
        return {name: chance.choice(VALUES) for name in ("text", "name", "lengthPenalty") if chance.random() < 0.5}
    return fitting(chance, chance.choice(inside)) if inside else chance.choice(FIT.get(hint, VALUES))


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
        asks = next(each["id"] for each in config["components"] if each["props"].get("elem_id") == "asks")
        packs = {each["outputs"][0]: each["inputs"] for each in config["dependencies"]
                 if not each["backend_fn"] and len(each["inputs"]) > 20 and each["outputs"]}  # fmt: skip
        events = [
            (each, kind)
            for each in config["dependencies"]
            if each["backend_fn"]
            for kind in (ask_kinds() if asks in [target for target, _ in each["targets"]] else [None])
            if kind is None or kind.event == each["targets"][0][1]
        ]
        words = sorted(set(re.findall(r'"(?:does|name)": "([\w-]+)"', json.dumps(config).replace('\\"', '"'))))
        assert len(events) > 60 and len(words) > 20

        async def one(number: int) -> tuple[str, str]:
            event, kind = events[number] if number < len(events) else chance.choice(events)
            if event["inputs"] and event["inputs"][0] in packs:
                held = spoilt(chance, [own[each] for each in packs[event["inputs"][0]]])
                data = spoilt(chance, [json.dumps(held)])
            else:
                data = spoilt(chance, [own[each] for each in event["inputs"]])
            body = {"data": data, "event_data": carried(chance, kind, words), "fn_index": event["id"]}
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
    for text in told:
        assert text and len(text) < 1_000 and "Traceback" not in text and "by a fault" not in text
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
            asks = next(each["id"] for each in config["components"] if each["props"].get("elem_id") == "asks")
            pack, event = (
                each for each in config["dependencies"] if [asks, "asked_with_form"] in map(list, each["targets"])
            )
            data = [json.dumps([own[each] for each in pack["inputs"]])]
            for turn, do in enumerate(("add", "remove", "copy", "left", "stop")):
                what = {"ask": "ChangeLanes", "do": do, "id": 12_345}
                body = {"data": data, "event_data": what, "fn_index": event["id"], "session_hash": f"new-{turn}"}
                assert await ask(client, body) == ("ok", "")

    asyncio.run(press_all())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 4))
def test_thousands_of_them(served, seed, caplog, capfd):
    check(asyncio.run(attack(served, 2500, seed)), caplog)
    assert "Traceback" not in "".join(capfd.readouterr())
