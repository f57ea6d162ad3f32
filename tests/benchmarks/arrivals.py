"""What it takes to receive a visitor: `python tests/benchmarks/arrivals.py`.

Starts `python app.py`, then hundreds of visitors open the page one after the other, by the request that a page sends
when it is opened (see visitors.py), and stay. Prints how long each had to wait for the answer, and by how much the
server's memory grew for each.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import subprocess
import sys
import time

import psutil
from classroom import ARGUMENTS, ROOT, chromium_path, new_page, posts_of
from page import free_port
from visitors import visit


async def arrive(port: int, arrival: dict, count: int) -> None:
    for _ in range(count):
        await visit(port, arrival, secrets.token_hex(6), 0.0)


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--visitors", type=int, default=200)
    count = parser.parse_args().visitors
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "app.py", "--port", str(port)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
            arrival = posts_of(new_page(browser, f"http://127.0.0.1:{port}", server), 20)["arrival"]
            browser.close()
        asyncio.run(arrive(port, arrival, 20))  # the first ones
        memory = psutil.Process(server.pid).memory_info
        before, began = memory().rss, time.perf_counter()
        asyncio.run(arrive(port, arrival, count))
        seconds = time.perf_counter() - began
        print(f"a visitor: {1000 * seconds / count:.1f} ms, {(memory().rss - before) / count / 1e6:.3f} MB")
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
