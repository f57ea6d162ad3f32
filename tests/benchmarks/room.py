"""A class of thirty in one room: `python tests/benchmarks/room.py [PUPILS]`.

Starts the app in a process of its own, and a browser for the teacher and for each pupil. Everybody opens the link,
then all answer the first prediction of a lesson, one after the other. Prints how long an answer takes from the click to
the teacher's page, how long the reveal takes to the last pupil's, and what the server pays while all pages are open
and nobody does anything, beside what it pays with no page open.
"""

from __future__ import annotations

import os
import socket
import statistics
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import psutil
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from tests.support.browsers import ARGUMENTS, SKIP_DOOR, chromium_path  # noqa: E402

IDLE = 10.0  # seconds
LESSON, STEP = "greedy-or-sampling", 1  # whose first step asks for a prediction


def serve() -> tuple[subprocess.Popen, str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "app.py", "--port", str(port)], cwd=ROOT, stdout=subprocess.DEVNULL,
        env=os.environ | {"PLAYGROUND_HOSTING": "workshop"},
    )  # fmt: skip
    address = f"http://127.0.0.1:{port}/"
    for _ in range(300):
        try:
            urllib.request.urlopen(address).close()
            return process, address
        except OSError:
            time.sleep(0.2)
    raise SystemExit("The app did not start.")


def share_of_core(process: subprocess.Popen) -> float:
    """What the server takes of a core while nobody does anything."""
    server = psutil.Process(process.pid)
    before, start = sum(server.cpu_times()[:2]), time.perf_counter()
    time.sleep(IDLE)
    return (sum(server.cpu_times()[:2]) - before) / (time.perf_counter() - start)


def open_room(page: Page) -> str:
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator(".gp-class-form select").select_option(LESSON)
    page.get_by_role("button", name="Make the link").click()
    return page.locator(".gp-class-address input").input_value()


def measure(browser, address: str, pupils: int, process: subprocess.Popen) -> None:
    def visit(url: str) -> Page:
        page = browser.new_context().new_page()
        page.add_init_script(SKIP_DOOR)
        page.goto(url)
        return page

    time.sleep(IDLE)  # the libraries load behind the page
    print(f"no page open: {share_of_core(process):.1%} of a core")
    teacher = visit(address)
    link = open_room(teacher)
    start = time.perf_counter()
    pages = [visit(link) for _ in range(pupils)]
    for page in pages:
        page.locator(".gp-lesson .gp-answer:enabled").first.wait_for(timeout=120_000)
    print(f"{pupils} pages opened and set after {time.perf_counter() - start:.0f} s")
    print(f"{pupils} pupils and the teacher, nobody does anything: {share_of_core(process):.1%} of a core")
    waits = []
    for number, page in enumerate(pages, 1):
        start = time.perf_counter()
        page.locator(".gp-lesson .gp-answer").nth(number % 2).click()
        teacher.get_by_text(f"{number} of {pupils} answered").wait_for(timeout=60_000)
        waits.append(time.perf_counter() - start)
    print(f"from the click to the teacher: {statistics.median(waits):.1f} s (median), {max(waits):.1f} s (longest)")
    start = time.perf_counter()
    teacher.get_by_role("button", name="Reveal to all").click()
    for page in pages:
        page.locator(".gp-class-chart").wait_for(timeout=60_000)
    print(f"from the reveal to the last pupil: {time.perf_counter() - start:.1f} s")
    rows = teacher.locator(".gp-class-chart tbody tr").all_inner_texts()
    print("the teacher sees:", " | ".join(" ".join(row.split()) for row in rows))


def main() -> None:
    pupils = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    process, address = serve()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
            measure(browser, address, pupils, process)
            browser.close()
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
