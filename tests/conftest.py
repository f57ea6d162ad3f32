"""What all tests share: a Hub that is not there, and one profile for hypothesis.

The variables are set here because the libraries read them when they are imported.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import tempfile
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.support.budgets import report_times

# Nobody listens at this address unless a test starts a stand-in Hub there: the real one is never asked.
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    os.environ["HF_ENDPOINT"] = f"http://127.0.0.1:{free.getsockname()[1]}"
_HF_HOME = tempfile.TemporaryDirectory(prefix="playground-hf-")  # removed when the process ends
os.environ["HF_HOME"] = _HF_HOME.name
for name in ("HF_TOKEN", "HF_HUB_CACHE", "HF_HUB_OFFLINE", "HF_TOKEN_PATH"):
    os.environ.pop(name, None)
os.environ["HF_HUB_DISABLE_TELEMETRY"] = "1"
os.environ["GRADIO_ANALYTICS_ENABLED"] = "False"
os.environ["GRADIO_ANALYTICS_CACHE_FREQUENCY"] = "1000000000"  # as in app.py
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"
os.environ["TOKENIZERS_PARALLELISM"] = "false"
os.environ.setdefault("OMP_NUM_THREADS", "1")  # tiny models gain nothing from more, and lose much on a busy machine

# Looking through a million objects of libraries again and again takes a tenth of the time of all tests.
gc.set_threshold(20_000, 20, 100)

# No deadline: how long an example takes says more about the machine than about the code. The same examples every time.
settings.register_profile(
    "playground",
    deadline=None,
    max_examples=40,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("playground")


def pytest_configure(config: pytest.Config) -> None:
    """At the end of a run, name the folders that took longer than they may."""
    report_times(config)


# The folders whose tests take the longest, and that have one browser for all of their tests.
FIRST = ("browser", "visualizers")


@pytest.hookimpl(trylast=True)  # when the tests that do not run have been left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that need a browser, and put what takes long first: a long file that one of several workers begins
    last keeps the others waiting.

    On a machine that has other work, a page is now and then later than a test thought. What fails twice is broken; what
    failed once is listed at the end, and is worth a look: it may be a race that people meet, too."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))
    tests = Counter(item.path for item in items)

    def place(item: pytest.Item) -> tuple[int, int, str]:
        folder = next((i for i, name in enumerate(FIRST) if item.nodeid.startswith(f"tests/{name}/")), len(FIRST))
        return folder, -tests[item.path], str(item.path)

    items.sort(key=place)


@pytest.fixture(scope="module")
def only_what_is_new():
    """Leaves the hundreds of thousands of objects that are there already out of what the garbage collector looks
    through: a test that collects at every step, or serves as the library does, which collects at its end, would take
    seconds more."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A process that was begun in the background ignores Ctrl+C: here it is heard all the same."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
