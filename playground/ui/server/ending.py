"""How the process ends when a signal asks it to: runs stop and say so, that is delivered, and the server closes."""

from __future__ import annotations

import signal
import time
from types import FrameType

from playground.engines.local import LocalEngine

DELIVERY_SECONDS = 0.5  # in which what was said last goes to the browsers


def end_on_signals(engine: LocalEngine) -> None:
    """Have SIGTERM end the process as Ctrl+C does. To be called in the main thread, before it waits in
    `gr.Blocks.block_thread`, which closes the server at a KeyboardInterrupt."""

    def end(number: int, frame: FrameType | None) -> None:
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, signal.SIG_DFL)  # a second one ends it at once
        engine.close()
        time.sleep(DELIVERY_SECONDS)
        raise KeyboardInterrupt

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, end)
