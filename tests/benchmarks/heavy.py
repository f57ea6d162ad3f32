"""Requests over HTTP that are heavy in themselves: what one client of `strangers.py` asks again and again.

Each is as large as a public host takes, or larger where its refusal is what should be quick. Pages are driven as the
browser does it, by the events and server functions that `/config` lists.
"""

from __future__ import annotations

import asyncio
import base64
import functools
import io
import itertools
import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import httpx
import numpy as np

WORD = "Once there was a cat. "
MARK = {"greenlist_ratio": 0.25, "bias": 2.0, "context_width": 1, "seeding_scheme": "lefthash"}
LONG = {"model": "stories", "prompt": "Once", "config": {"max_new_tokens": 256, "do_sample": True}}
_numbers = itertools.count()
_FORM = re.compile(r"mountViewForm\(page\.withEarlyValues\([^)]*\), (\{.*\})\)\)\)\(")


# ----------------------------------------------------------------------------------------------- pictures and sounds


@functools.cache
def picture(width: int, height: int, kind: str = "PNG", noise: bool = False) -> dict[str, str]:
    """A picture as the API takes it: of one colour, whose file is small, or of many."""
    from PIL import Image

    pixels = np.zeros((height, width, 3), np.uint8)
    if noise:
        small = np.random.default_rng(0).integers(0, 255, (height // 50, width // 50, 3), np.uint8)
        pixels = np.repeat(np.repeat(small, 50, 0), 50, 1)
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, kind)
    return {"kind": "image", "data": base64.b64encode(file.getvalue()).decode()}


@functools.cache
def sound(seconds: int, rate: int, channels: int) -> dict[str, str]:
    """A sound as the API takes it: near silence, whose file is small."""
    import soundfile

    file = io.BytesIO()
    soundfile.write(file, np.zeros((seconds * rate, channels), np.float32), rate, format="FLAC")
    return {"kind": "audio", "data": base64.b64encode(file.getvalue()).decode()}


async def ask_about(http: httpx.AsyncClient, model: str, media: Callable[[], Any]) -> Any:
    """A run of five tokens on as many pictures or sounds as a request may have."""
    body = {"model": model, "media": [media()] * 2, "config": {"max_new_tokens": 5}}
    return await post(http, "/api/v1/run", body)


async def post(http: httpx.AsyncClient, path: str, body: Any) -> Any:
    return (await http.post(path, json=body, headers={"accept": "application/json"})).status_code


def pictures(width: int, height: int, kind: str = "PNG", noise: bool = False) -> Callable:
    return functools.partial(
        ask_about, model="captioner", media=functools.partial(picture, width, height, kind, noise)
    )


def sounds(seconds: int, rate: int, channels: int) -> Callable:
    return functools.partial(ask_about, model="listener", media=functools.partial(sound, seconds, rate, channels))


# ------------------------------------------------------------------------------------------------------------ the API


async def choices(http: httpx.AsyncClient) -> Any:
    """64 answers of 190 tokens, as many as a request may have."""
    answers = [f"{number} " + "and the cat sat " * 46 for number in range(64)]
    return await post(http, "/api/v1/choices", {"request": {"model": "stories", "prompt": "Once"}, "answers": answers})


async def prompts_read(http: httpx.AsyncClient) -> Any:
    request = {**LONG, "prompt": "the cat sat and " * 60, "config": {"max_new_tokens": 2}, "read_prompt": True}
    return await post(http, "/api/v1/run", {**request, "top_candidates": 20})


async def seeds(http: httpx.AsyncClient) -> Any:
    """As many runs as a grid may have, which differ by their seeds, as long as they may be."""
    request = {**LONG, "config": {"max_new_tokens": 192, "do_sample": True}}
    axes = [{"knob": "temperature", "values": "0.1..0.8 by 0.1"}]
    return await post(http, "/api/v1/sweep", {"request": request, "axes": axes, "seeds": 8})


# ------------------------------------------------------------------------------------------------------- the page


class Page:
    """The events of the page and its components' values, from `/config`, read once for each server."""

    known: ClassVar[dict[str, Page]] = {}

    def __init__(self, config: dict[str, Any]) -> None:
        self.values = {each["id"]: each["props"].get("value") for each in config["components"]}
        self.ids = {each["props"].get("elem_id"): each["id"] for each in config["components"]}
        self.events = config["dependencies"]
        self.asks = next(each for each in self.events if [self.ids["asks"], "pressed"] in map(list, each["targets"])
                         and each["backend_fn"])  # fmt: skip
        self.packs = next(each for each in self.events if each["targets"] == self.asks["targets"])
        self.presses, self.forms = {}, {}  # of the buttons of forms, what they ask; of fields, their forms
        for each in config["components"]:
            found = _FORM.search(each["props"].get("js_on_load") or "")
            form = json.loads(found[1]) if found else {}
            for part in parts_in(form):
                self.forms[part["id"]] = each["id"]
                if "does" in part:
                    self.presses[part["id"]] = {"form": form["name"], "does": part["does"]}

    @classmethod
    async def of(cls, http: httpx.AsyncClient) -> Page:
        name = str(http.base_url)
        if name not in cls.known:
            cls.known[name] = cls((await http.get("/config")).json())
        return cls.known[name]

    async def press(self, http: httpx.AsyncClient, button: str, session: str, **values: Any) -> Any:
        """Press a button, with other values in the components of these ids (with - as _): how it ended."""
        typed = {name.replace("_", "-"): value for name, value in values.items()}
        held = self.values | {self.ids[name]: value for name, value in typed.items() if name in self.ids}
        held |= {self.forms[name]: json.dumps(typed) for name in typed if name in self.forms}
        packed = json.dumps([held[each] for each in self.packs["inputs"]])
        body = {"data": [packed], "fn_index": self.asks["id"], "session_hash": session}
        body["event_data"] = {"ask": "Press", **self.presses[button]}
        joined = await http.post("/gradio_api/queue/join", json=body)
        if joined.status_code != 200:
            return joined.status_code
        path = f"/gradio_api/queue/data?session_hash={session}"
        async with http.stream("GET", path) as lines:
            async for line in lines.aiter_lines():
                message = json.loads(line.removeprefix("data:")) if line.startswith("data:") else {}
                if message.get("msg") == "process_completed":
                    return "done" if message["success"] else "refused"
        return "left"

    async def call(self, http: httpx.AsyncClient, component: str, function: str, data: Any, session: str) -> Any:
        """Call a server function of a component."""
        body = {"data": data, "fn_name": function, "component_id": self.ids[component], "session_hash": session}
        return (await http.post("/gradio_api/component_server", json=body)).status_code


def parts_in(data: Any) -> Iterator[dict[str, Any]]:
    """The parts of a form that have ids (playground/ui/page/form_parts.py), at any depth."""
    if isinstance(data, dict):
        if data.get("kind") and data.get("id"):
            yield data
        data = list(data.values())
    for each in data if isinstance(data, list) else ():
        yield from parts_in(each)


async def mistakes(http: httpx.AsyncClient) -> Any:
    """What the detector says with each setting wrong, of 37,000 characters."""
    text = WORD * 1_700
    page = await Page.of(http)
    return await page.press(http, "detector-mistakes", session_of(http), detector_text=text)


async def attacks_at_every_strength(http: httpx.AsyncClient) -> Any:
    page = await Page.of(http)
    return await page.press(http, "attack-all", session_of(http), detector_text=WORD * 1_700)


async def knobs_judged(http: httpx.AsyncClient) -> Any:
    """The knobs' own judge, about lists that are as long as they may be."""
    draw = random.Random(0)
    words = [[draw.randrange(5, 2_000) for _ in range(4)] for _ in range(500)]
    value = {"model": "stories", "set": {"bad_words_ids": words, "sequence_bias": [[each, 1.0] for each in words]}}
    text = json.dumps(value)
    page = await Page.of(http)
    return await page.call(http, "knob-panel", "judge_knobs", text, session_of(http))


def session_of(http: httpx.AsyncClient) -> str:
    """The session of this client: a page that stays open."""
    if not hasattr(http, "session"):
        http.session = f"stranger{next(_numbers)}-{random.randrange(10**9)}"
    return http.session


async def config_by_new_hosts(http: httpx.AsyncClient) -> Any:
    header = {"x-forwarded-host": f"h{random.randrange(10**9)}.example"}
    return (await http.get("/config", headers=header)).status_code


async def page_by_new_hosts(http: httpx.AsyncClient) -> Any:
    """`/` as nobody has asked for it before, by what Gradio reads of the headers."""
    number = random.randrange(10**9)
    header = random.choice([{"x-forwarded-host": f"h{number}.example"}, {"range": f"bytes=0-{number}"}])
    return (await http.get(random.choice(["/", f"/?deep_link={number}"]), headers=header)).status_code


async def documents(http: httpx.AsyncClient) -> Any:
    path = random.choice(["/api/v1/openapi.json", "/gradio_api/openapi.json", "/gradio_api/info"])
    return (await http.get(path)).status_code


async def held_heartbeats(http: httpx.AsyncClient) -> Any:
    """As many open streams as the connection pool gives, held for a while."""
    counted: dict[Any, int] = {}

    async def hold() -> None:
        async with http.stream("GET", f"/gradio_api/heartbeat/s{random.randrange(10**9)}") as answer:
            counted[answer.status_code] = counted.get(answer.status_code, 0) + 1
            await asyncio.sleep(20 if answer.status_code == 200 else 0)

    await asyncio.gather(*(hold() for _ in range(110)), return_exceptions=True)
    return max(counted, key=counted.__getitem__, default="nothing")


# (what one client asks again and again; ten of them do it at once)
HEAVY: dict[str, Callable] = {
    "pictures of 50 megapixels": pictures(7_000, 7_142),
    "PNG of 12 megapixels": pictures(4_000, 3_000, noise=True),
    "JPEG of 12 megapixels": pictures(4_000, 3_000, "JPEG", noise=True),
    "sounds in 8 channels": sounds(30, 192_000, 8),
    "sounds of the largest size": sounds(30, 96_000, 2),
    "the detector's mistakes": mistakes,
    "judge_knobs": knobs_judged,
    "attack-all": attacks_at_every_strength,
    "64 answers": choices,
    "prompts that are read": prompts_read,
    "seeds": seeds,
    "/config by new hosts": config_by_new_hosts,
    "/ by new hosts": page_by_new_hosts,
    "documents": documents,
    "held heartbeats": held_heartbeats,
}
