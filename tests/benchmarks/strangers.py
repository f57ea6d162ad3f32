"""How long somebody waits on a public host beside a stranger's attack: `python tests/benchmarks/strangers.py`.

Starts `python app.py --hosting public`, then each attack in a process of its own, from another address of the loopback
network (127.0.0.2), for as long as somebody at 127.0.0.1 asks for a run of five tokens and for the page, again and
again. Prints the 95th percentile of both waits and what the server answered to the attacker. The goal is one second for
each, on two quiet cores, of which the attacker takes its part. neighbours.py has the requests that are large in
themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import multiprocessing
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import psutil
from page import ROOT, free_port

GOAL = 1.0  # seconds
ATTACKER = "127.0.0.2"
FIVE = {"model": "stories", "prompt": "Once", "config": {"max_new_tokens": 5}}
LONG = {"model": "stories", "prompt": "Once", "config": {"max_new_tokens": 256, "do_sample": True}}
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
grids = functools.partial(call_of_the_api, route="sweep", body={"request": LONG, "axes": AXES})
MARK = {"greenlist_ratio": 0.25, "bias": 2.0, "context_width": 1, "seeding_scheme": "lefthash"}
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
}


def attack(name: str, port: int, seconds: float, answers: Any) -> None:
    """Attack for so long, and count the answers."""
    do, clients = ATTACKS[name]
    counted: Counter = Counter()

    async def one(until: float) -> None:
        async with client(port, ATTACKER) as http:
            while time.monotonic() < until:
                try:
                    counted[str(await do(http))] += 1
                except httpx.HTTPError as error:
                    counted[type(error).__name__] += 1
                await asyncio.sleep(0.05 if counted["429"] else 0)

    async def all_of_them() -> None:
        until = time.monotonic() + seconds
        await asyncio.wait([asyncio.create_task(one(until)) for _ in range(clients)], timeout=seconds)

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


async def beside(name: str, port: int, seconds: float, server: psutil.Process) -> None:
    answers = multiprocessing.Queue()
    process = None
    if name:
        process = multiprocessing.Process(target=attack, args=(name, port, seconds + 4, answers), daemon=True)
        process.start()
        await asyncio.sleep(3)  # until the attack is under way
    of_runs, of_pages = await waits(port, seconds)
    missed = "  above the goal" if max(p95(of_runs), p95(of_pages)) > GOAL else ""
    told = ""
    if process:
        told = ", ".join(f"{count} × {what}" for what, count in sorted(answers.get(timeout=60).items()))
        process.join()
    memory = server.memory_info().rss / 1e6
    waited = f"run {p95(of_runs):5.2f} s, page {p95(of_pages):5.2f} s"
    print(f"{name or 'alone':28} {waited}, {memory:5.0f} MB{missed}  {told}", flush=True)
    await asyncio.sleep(12)  # what nobody reads ends, and quotas of a minute are told apart


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("attacks", nargs="*", help="of " + ", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    port = free_port()
    command = [sys.executable, "app.py", "--port", str(port), "--hosting", "public"]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        asyncio.run(wait_for(port))
        for name in ["", *(asked.attacks or ATTACKS)]:
            asyncio.run(beside(name, port, asked.seconds, psutil.Process(server.pid)))
    finally:
        server.terminate()
        log = server.communicate()[1]
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
