"""Whether an instance bears thirty people for ten minutes: `python tests/benchmarks/soak.py`.

Starts `python app.py --hosting workshop`. Thirty sessions, each from an address of its own in the loopback network, do
what people do, at random and with pauses: runs, beams, lanes, sweeps, stops, reloads of the page, tabs that are closed
midway, readers that stop reading, and input that is wrong. Prints each minute the memory, threads and open files of the
server, and at the end what was answered, what went wrong, and how long a run's first token took, from the request on.
Goals on two quiet cores: no error, a first token within 2 s (95 of 100 times), nothing that grows with time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import psutil
from page import ROOT, free_port
from strangers import client, wait_for

PAUSE = (0.5, 4.0)  # seconds between two things that a person does
PROMPTS = ["Once upon a time", "The small fox", "One day a bear", "Mia had a red ball and", "It was raining, so"]
WRONG: list[tuple[str, bytes]] = [
    ("run", b"{"), ("run", b"[" * 50_000), ("run", b'{"model": 5}'),
    ("run", b'{"model": "stories", "config": {"top_p": "x"}}'), ("sweep", b'{"request": {}, "axes": []}'),
    ("run", json.dumps({"model": "stories", "prompt": "x" * 1_000_000}).encode()),
    ("run", json.dumps({"model": "no such model", "prompt": "x"}).encode()), ("compare", b'{"requests": [null]}'),
    ("run", json.dumps({"model": "stories", "prompt": "x", "config": {"max_new_tokens": 10**9}}).encode()),
    ("detect", b'{"text": "\\ud800"}'), ("nowhere", b"{}"),
]  # fmt: skip


class Session:
    """One person, and what came of what they did."""

    def __init__(self, http: httpx.AsyncClient, chance: random.Random, counted: Counter, first: list[float]) -> None:
        self.http, self.chance, self.counted, self.first = http, chance, counted, first
        self._number: int | None = None

    def request(self, **config: Any) -> dict[str, Any]:
        tokens = self.chance.choice([20, 40, 60, 100])
        sampled = {"do_sample": True, "top_p": 0.9, "temperature": 0.8} if not config else {}
        return {
            "model": "stories", "prompt": self.chance.choice(PROMPTS), "seed": self.chance.randrange(10**6),
            "config": {"max_new_tokens": tokens, **sampled, **config},
        }  # fmt: skip

    async def stream(self, route: str, body: Any, until: int | None = None, idle: float = 0.0) -> str:
        """Read a stream to its end, or `until` so many lines, then wait for so long without reading, and leave. Returns
        how it ended."""
        begun, last, count = time.perf_counter(), "nothing", 0
        async with self.http.stream("POST", f"/api/v1/{route}", json=body) as answer:
            if answer.status_code != 200:
                return f"status {answer.status_code}"
            async for line in answer.aiter_lines():
                event = json.loads(line)
                last, count = event.get("type", "?"), count + 1
                if route == "run" and last in ("Stepped", "BeamsAdvanced") and begun:
                    self.first.append(time.perf_counter() - begun)
                    begun = 0.0
                if until is not None and count >= until:
                    await asyncio.sleep(idle)
                    return "left"
        return last

    async def run(self) -> str:
        return await self.stream("run", self.request())

    async def beams(self) -> str:
        return await self.stream("run", self.request(num_beams=4, do_sample=False))

    async def lanes(self) -> str:
        others = [self.request(), self.request(do_sample=False), self.request(do_sample=True, top_k=20)]
        return await self.stream("compare", {"requests": others})

    async def sweep(self) -> str:
        axes = [{"knob": "temperature", "values": [0.5, 1.0]}, {"knob": "top_p", "values": [0.8, 1.0]}]
        request = self.request(do_sample=True, max_new_tokens=20)
        return await self.stream("sweep", {"request": request, "axes": axes})

    async def stop(self) -> str:
        return await self.stream("run", self.request(max_new_tokens=300, do_sample=True), self.chance.randrange(2, 30))

    async def stop_reading(self) -> str:
        request = self.request(max_new_tokens=300, do_sample=True)
        return await self.stream("run", request | {"top_candidates": 20}, until=3, idle=15)

    async def reload(self) -> str:
        for path in ("/", "/config", "/healthz"):
            (await self.http.get(path)).raise_for_status()
        return "reloaded"

    async def close_tab(self) -> str:
        """Ask as the page does, and go while the answer is on its way."""
        session = f"s{self.chance.randrange(10**9)}"
        asked = {"data": [self.request(max_new_tokens=200)], "fn_index": await self._endpoint()}
        answer = await self.http.post("/gradio_api/queue/join", json=asked | {"session_hash": session})
        if answer.status_code != 200:
            return f"status {answer.status_code}"
        async with self.http.stream("GET", "/gradio_api/queue/data", params={"session_hash": session}):
            await asyncio.sleep(self.chance.random())
        return "left"

    async def _endpoint(self) -> int:
        """The number of the page's public endpoint, which begins a run."""
        if self._number is None:
            events = (await self.http.get("/config")).json()["dependencies"]
            self._number = next(each["id"] for each in events if each["api_name"] == "generate")
        return self._number

    async def be_wrong(self) -> str:
        route, body = self.chance.choice(WRONG)
        headers = {"content-type": "application/json"}
        status = (await self.http.post(f"/api/v1/{route}", content=body, headers=headers)).status_code
        return "refused" if 400 <= status < 500 and status != 429 else f"status {status}"

    async def live(self, until: float) -> None:
        """Do one thing after the other."""
        what: list[tuple[Callable[[], Awaitable[str]], int]] = [
            (self.run, 10), (self.beams, 3), (self.lanes, 2), (self.sweep, 1), (self.stop, 3), (self.stop_reading, 1),
            (self.reload, 2), (self.close_tab, 2), (self.be_wrong, 3),
        ]  # fmt: skip
        while time.monotonic() < until:
            (do,) = self.chance.choices([each for each, _ in what], [weight for _, weight in what])
            try:
                outcome = await do()
            except (httpx.HTTPError, ValueError) as error:
                outcome = type(error).__name__
            self.counted[do.__name__, outcome] += 1
            await asyncio.sleep(self.chance.uniform(*PAUSE))


GOOD = {"Finished", "Found", "left", "reloaded", "refused"}


def state(server: psutil.Process) -> str:
    with server.oneshot():
        memory, threads, files = server.memory_info().rss / 1e6, server.num_threads(), server.num_fds()
    return f"{memory:6.0f} MB {threads:4} threads {files:4} open files"


async def soak(port: int, people: int, seconds: float, server: psutil.Process) -> None:
    counted, first, begun = Counter(), [], time.monotonic()
    print(f"{'before':>8} {state(server)}", flush=True)
    until = begun + seconds

    async def person(number: int) -> None:
        async with client(port, f"127.0.1.{number + 1}") as http:
            await asyncio.sleep(number * 0.1)
            await Session(http, random.Random(number), counted, first).live(until)

    tasks = [asyncio.create_task(person(number)) for number in range(people)]
    while time.monotonic() < until:
        await asyncio.sleep(min(60, max(0.1, until - time.monotonic())))
        print(f"{(time.monotonic() - begun) / 60:6.1f} m {state(server)}  {sum(counted.values())} done", flush=True)
    await asyncio.gather(*tasks)
    await asyncio.sleep(15)
    print(f"{'after':>8} {state(server)}")
    for (what, outcome), count in sorted(counted.items()):
        print(f"{what:>14} {outcome:20} {count:5}{'' if outcome in GOOD else '   an error'}")
    errors = sum(count for (_, outcome), count in counted.items() if outcome not in GOOD)
    ordered = sorted(first)
    median, late = ordered[len(ordered) // 2], ordered[int(0.95 * len(ordered))]
    print(f"{errors} errors of {sum(counted.values())}; of {len(first)} runs the first token came after {median:.2f} s "
          f"(median), {late:.2f} s (p95)")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--minutes", type=float, default=10)
    asked = parser.parse_args()
    port = free_port()
    command = [sys.executable, "app.py", "--port", str(port), "--hosting", "workshop"]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        asyncio.run(wait_for(port))
        asyncio.run(soak(port, asked.people, 60 * asked.minutes, psutil.Process(server.pid)))
    finally:
        server.terminate()
        lines = server.stderr.read().splitlines()
        print(f"{len(lines)} lines in the log", *lines[-10:], sep="\n  ")


if __name__ == "__main__":
    main()
