"""Browsers that draw nothing: the request that a page sends on Generate, sent by many at once, and what is streamed to
each of them.

A class sits at computers of its own. On one machine the pages would take the processor from the server that is to be
measured; a visitor takes next to nothing of it. `python tests/benchmarks/visitors.py` reads from standard input what
to send (see `main`) and prints when each visitor asked, and when something new came; classroom.py calls it.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import sys
import time
from typing import Any

PROMPT, SEED = "Prompt", "424242"  # what the request has where each visitor has its own
STEP = b"Stepped"  # in every line of the log that has a token
KEY = re.compile(rb'"\d+\\n([\w-]{32})"')  # of the log in which a run is told, in the answer to a press
ENDED = b'{"log":"ended"}\n'


async def request(port: int, method: str, path: str, body: bytes = b"") -> tuple[asyncio.StreamReader, Any]:
    """Send it, read the header of the answer, leave the rest to be read."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**26)
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + body)
    status = await reader.readline()
    if b" 200 " not in status:
        raise RuntimeError(status + await reader.read())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def visit(port: int, asked: dict[str, Any], session: str, wait: float) -> tuple[float, list[float]]:
    """One run, started after so many seconds: when it was asked for, and when tokens came."""
    await asyncio.sleep(wait)
    clicked, times = time.perf_counter(), []
    body = json.dumps({**asked, "session_hash": session}).encode()
    _, writer = await request(port, "POST", "/gradio_api/queue/join", body)
    writer.close()
    reader, writer = await request(port, "GET", f"/gradio_api/queue/data?session_hash={session}")
    key = b""
    while line := await reader.readline():
        if b'"msg":"process_completed"' in line:
            if b'"success":true' not in line:
                raise RuntimeError(line)
            key = (KEY.search(line) or [b"", b""])[1]
            break
    writer.close()
    if key:
        await read_log(port, key.decode(), times)
    return clicked, times


async def read_log(port: int, key: str, times: list[float]) -> None:
    """Read the log of a run to its end, as the page does; notes when tokens came."""
    place = 0
    while True:
        reader, writer = await request(port, "GET", f"/live-log?key={key}&from={place}")
        while line := await reader.readline():
            if STEP in line:
                times.append(time.perf_counter())
            place += line.startswith(b"{") and line.endswith(b"\n")
            if line == ENDED:
                return writer.close()
        writer.close()


async def lesson(port: int, arrival: dict, asked: dict, prompts: list[str], waits: list[float]) -> list:
    """Every visitor has opened the page before the lesson begins."""
    sessions = [secrets.token_hex(6) for _ in prompts]
    for session in sessions:
        await visit(port, arrival, session, 0.0)
    visits = []
    for seed, (prompt, session, wait) in enumerate(zip(prompts, sessions, waits, strict=True)):
        own = {PROMPT: prompt, SEED: str(seed)}
        data = [own.get(value, value) if isinstance(value, str) else value for value in asked["data"]]
        visits.append(visit(port, {**asked, "data": data}, session, wait))
    return await asyncio.gather(*visits)


def main() -> None:
    """Reads {port, arrival, asked, prompts, waits}: `arrival` is what a page posted when it was opened, `asked` what it
    posted on Generate, with `PROMPT` and `SEED`."""
    print(json.dumps(asyncio.run(lesson(**json.load(sys.stdin)))))


if __name__ == "__main__":
    main()
