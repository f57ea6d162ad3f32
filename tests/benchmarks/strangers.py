"""How long somebody waits on a public host beside a stranger's attack: `python tests/benchmarks/strangers.py`.

Starts `python app.py --hosting public`, then each attack in a process of its own, from other addresses of the loopback
network (from 127.0.0.2 on), for as long as somebody at 127.0.0.1 asks for a run of five tokens and for the page, again
and again. Prints the 95th percentile of both waits, how far the server's memory rose and what was left of that, and
what the server answered to the attacker. The goals are one second for each wait and 200 MB that come back, on two quiet
cores, of which the attacker takes its part. `heavy` stands for the requests of heavy.py, ten at once; `--brief` runs
these in three minutes; `--against FOLDER` measures another checkout by turns. neighbours.py has the requests that are
large for the engine itself.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import psutil
from heavy import HEAVY, LONG, MARK
from page import ROOT, free_port

GOAL = 1.0  # seconds
GOAL_MB = 200  # by which memory may rise meanwhile
ATTACKER = "127.0.0.2"
FIVE = {"model": "stories", "prompt": "Once", "config": {"max_new_tokens": 5}}
LARGE = {**LONG, "config": {"max_new_tokens": 256, "num_beams": 8}, "top_candidates": 20}
CALL = "/gradio_api/call/generate"


def client(port: int, address: str = "127.0.0.1") -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=400))
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=120)


async def ask(http: httpx.AsyncClient, request: Any, **session: str) -> str | int:
    """Ask for a run: the event's id, or the status of a refusal."""
    answer = await http.post(CALL, json={"data": [request], **session})
    return answer.json()["event_id"] if answer.status_code == 200 else answer.status_code


async def read(http: httpx.AsyncClient, event: str) -> str:
    """Read a run's answer to its end: how it ended."""
    async with http.stream("GET", f"{CALL}/{event}") as answer:
        kind = str(answer.status_code)
        async for line in answer.aiter_lines():
            kind = line.removeprefix("event: ") if line.startswith("event: ") else kind
    return kind


# ------------------------------------------------------------------------------------------------------- the attacks


async def joins_without_a_reader(http: httpx.AsyncClient) -> Any:
    answer = await ask(http, LONG)
    return answer if isinstance(answer, int) else 200


async def begin_to_read(http: httpx.AsyncClient, request: Any, seconds: float) -> Any:
    """Open a run's answer, read nothing of it, and leave after so many seconds."""
    event = await ask(http, request)
    if isinstance(event, int):
        return event
    async with http.stream("GET", f"{CALL}/{event}") as answer:
        await asyncio.sleep(seconds)
        return answer.status_code


async def run_to_its_end(http: httpx.AsyncClient, request: Any) -> Any:
    event = await ask(http, request)
    return event if isinstance(event, int) else await read(http, event)


readers_that_leave = functools.partial(begin_to_read, request=LONG, seconds=0.05)
readers_that_do_not_read = functools.partial(begin_to_read, request=LARGE, seconds=20)
runs = functools.partial(run_to_its_end, request=LONG)
large_answers = functools.partial(run_to_its_end, request=LARGE)
long_prompts = functools.partial(run_to_its_end, request={**FIVE, "prompt": "word " * 300_000})


async def post(http: httpx.AsyncClient, body: bytes) -> Any:
    return (await http.post(CALL, content=body, headers={"content-type": "application/json"})).status_code


async def nested_bodies(http: httpx.AsyncClient) -> Any:
    return await post(http, b'{"data": [[' + b"[]," * 600_000 + b"[]]]}")


async def deep_bodies(http: httpx.AsyncClient) -> Any:
    return await post(http, b'{"data": ' + b"[" * 900_000 + b"]" * 900_000 + b"}")


async def bodies_of_100_mb(http: httpx.AsyncClient) -> Any:
    return await post(http, b'{"data": ["' + b"A" * 10**8 + b'"]}')


async def visits(http: httpx.AsyncClient) -> Any:
    return (await http.get("/")).status_code


async def idle_connections(http: httpx.AsyncClient) -> Any:
    """Fifty connections, each with the beginning of a request that never goes on."""
    opened = [
        await asyncio.open_connection(http.base_url.host, http.base_url.port, local_addr=(ATTACKER, 0))
        for _ in range(50)
    ]
    for _, writer in opened:
        writer.write(b"POST /gradio_api/queue/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{")
    await asyncio.sleep(60)
    return 200


async def uploads(http: httpx.AsyncClient) -> Any:
    return (await http.post("/gradio_api/upload", files={"files": b"A" * 10**6})).status_code


async def stream_of_the_api(http: httpx.AsyncClient, request: Any, seconds: float) -> Any:
    """Open a stream of the HTTP API, read nothing of it, and leave after so many seconds."""
    async with http.stream("POST", "/api/v1/run", json=request) as answer:
        await asyncio.sleep(seconds)
        return answer.status_code


async def call_of_the_api(http: httpx.AsyncClient, route: str, body: Any) -> Any:
    return (await http.post(f"/api/v1/{route}", json=body, headers={"accept": "application/json"})).status_code


streams_that_nobody_reads = functools.partial(stream_of_the_api, request=LARGE, seconds=20)
streams_that_are_left = functools.partial(stream_of_the_api, request=LONG, seconds=0.05)
AXES = [{"knob": "temperature", "values": "0.1..0.8 by 0.1"}, {"knob": "top_k", "values": "1..8"}]
GRID = {"request": {**LONG, "config": {"max_new_tokens": 192, "do_sample": True}}, "axes": AXES}
grids = functools.partial(call_of_the_api, route="sweep", body=GRID)
WRITTEN = {"model": "stories", "text": "Once there was a cat. " * 15_000, "watermark": MARK}
detections = functools.partial(call_of_the_api, route="detect", body=WRITTEN)


# (what one client does again and again, how many clients do it at once)
ATTACKS: dict[str, tuple[Callable[[httpx.AsyncClient], Awaitable[Any]], int]] = {
    "300 joins without a reader": (joins_without_a_reader, 300),
    "readers that leave": (readers_that_leave, 40),
    "readers that do not read": (readers_that_do_not_read, 40),
    "one address fills all lanes": (runs, 60),
    "the largest answers": (large_answers, 16),
    "bodies of empty lists": (nested_bodies, 4),
    "bodies of brackets": (deep_bodies, 4),
    "bodies of 100 MB": (bodies_of_100_mb, 2),
    "long prompts": (long_prompts, 4),
    "visits of the page": (visits, 20),
    "uploads": (uploads, 8),
    "1,000 idle connections": (idle_connections, 20),
    "API: streams nobody reads": (streams_that_nobody_reads, 40),
    "API: streams that are left": (streams_that_are_left, 40),
    "API: grids": (grids, 16),
    "API: detections": (detections, 16),
    **{name: (do, 10) for name, do in HEAVY.items()},
}


def attack(name: str, port: int, seconds: float, addresses: int, answers: Any) -> None:
    """Attack for so long from so many addresses, and count the answers."""
    do, clients = ATTACKS[name]
    counted: Counter = Counter()

    async def one(number: int, until: float) -> None:
        async with client(port, f"127.0.0.{2 + number % addresses}") as http:
            while time.monotonic() < until:
                try:
                    counted[str(await do(http))] += 1
                except httpx.HTTPError as error:
                    counted[type(error).__name__] += 1
                await asyncio.sleep(0.05 if counted["429"] else 0)

    async def all_of_them() -> None:
        until = time.monotonic() + seconds
        await asyncio.wait([asyncio.create_task(one(number, until)) for number in range(clients)], timeout=seconds)

    asyncio.run(all_of_them())
    answers.put(dict(counted))


# ----------------------------------------------------------------------------------------------------- the neighbour


async def waits(port: int, seconds: float) -> tuple[list[float], list[float]]:
    """How long somebody waits for a run of five tokens, and for the page, again and again for so long."""
    of_runs, of_pages, until = [], [], time.monotonic() + seconds
    while time.monotonic() < until:
        async with client(port) as http:
            began = time.perf_counter()
            event = await ask(http, FIVE, session_hash="neighbour")  # one open page
            ended = event if isinstance(event, int) else await read(http, event)
            if ended != "complete":
                raise RuntimeError(f"the neighbour's run ended with {ended}")
            of_runs.append(time.perf_counter() - began)
            began = time.perf_counter()
            (await http.get("/")).raise_for_status()
            of_pages.append(time.perf_counter() - began)
        await asyncio.sleep(0.3)
    return of_runs, of_pages


def p95(values: list[float]) -> float:
    return sorted(values)[max(0, round(0.95 * len(values)) - 1)]


class Server:
    """A public instance of the checkout in `root`."""

    def __init__(self, root: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "app.py", "--port", str(self.port), "--hosting", "public"]
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 (a pipe that nobody reads would fill)
        self._process = subprocess.Popen(command, cwd=root, stdout=subprocess.DEVNULL, stderr=self._log)
        self._shown = psutil.Process(self._process.pid)

    @property
    def memory(self) -> float:
        """In MB, with its children."""
        shown = [self._shown, *self._shown.children(recursive=True)]
        return sum(each.memory_info().rss for each in shown if each.is_running()) / 1e6

    def end(self) -> str:
        """Stop it; what it has logged."""
        self._process.terminate()
        self._process.wait()
        self._log.seek(0)
        return self._log.read()


async def beside(name: str, server: Server, seconds: float, addresses: int, rest: float) -> tuple[float, float]:
    """The 95th percentiles of both waits beside an attack, printed with the memory before, at most, and afterwards."""
    answers, process, before = multiprocessing.Queue(), None, server.memory
    if name:
        arguments = (name, server.port, seconds + 4, addresses, answers)
        process = multiprocessing.Process(target=attack, args=arguments, daemon=True)
        process.start()
        await asyncio.sleep(3)  # until the attack is under way
    most, waiting = before, asyncio.ensure_future(waits(server.port, seconds))
    while not waiting.done():
        most = max(most, server.memory)
        await asyncio.wait({waiting}, timeout=0.2)
    run, page = map(p95, waiting.result())
    told = ""
    if process:
        told = ", ".join(f"{count} × {what}" for what, count in sorted(answers.get(timeout=120).items()))
        process.join()
    await asyncio.sleep(rest)  # what nobody reads ends, and quotas of a minute are told apart
    missed = [*["above the goal"] * (max(run, page) > GOAL), *["much memory"] * (most - before > GOAL_MB)]
    memory = f"{before:5.0f} MB, +{most - before:4.0f}, then {server.memory - before:+5.0f}"
    waited = f"run {run:5.2f} s, page {page:5.2f} s"
    load = f"load {os.getloadavg()[0]:4.1f}"
    print(f"{name or 'alone':28} {addresses:2} {waited}, {memory}; {load}  {', '.join(missed)}  {told}", flush=True)
    return run, page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)}; heavy and others name many")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--addresses", type=int, nargs="+", default=[1], help="from how many addresses they come")
    parser.add_argument("--brief", action="store_true", help="the heavy ones from one address and from ten, 3 minutes")
    parser.add_argument("--against", type=Path, help="another checkout, to be measured by turns with this one")
    asked = parser.parse_args()
    kinds = {"heavy": list(HEAVY), "others": [name for name in ATTACKS if name not in HEAVY]}
    names = [name for each in asked.attacks for name in kinds.get(each, [each])] or [*ATTACKS]
    seconds, addresses, rest = asked.seconds, asked.addresses, 25.0
    if asked.brief:
        names, seconds, rest = (kinds["heavy"] if not asked.attacks else names), 2.5, 0.5
        rounds = [(name, 1 if number % 2 else 10) for number, name in enumerate(names)]
    else:
        rounds = [(name, count) for name in names for count in addresses]
    servers = [Server(ROOT), *([Server(asked.against.resolve())] if asked.against else [])]
    try:
        for server in servers:
            asyncio.run(wait_for(server.port))
        for name, count in [("", 1), *rounds]:
            for server in servers:
                asyncio.run(beside(name, server, seconds, count, rest))
    finally:
        for server in servers:
            log = server.end()
            print(f"the server's log: {len(log.splitlines())} lines, {len(log)} characters")


async def wait_for(port: int) -> None:
    """Until the page is served and a first run has ended."""
    for _ in range(600):
        try:
            async with client(port) as http:
                event = await ask(http, FIVE)
                if await read(http, str(event)) == "complete":
                    return
        except httpx.ConnectError:
            pass
        await asyncio.sleep(0.2)
    raise RuntimeError("the server did not start")


if __name__ == "__main__":
    main()
