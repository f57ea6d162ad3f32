"""How busy this machine is meanwhile: the processor time of this process, and the cores that others keep busy.

Knows the operating system; no model and no run.
"""

from __future__ import annotations

import time

import psutil


class MachineLoad:
    """What has gone on since it was made."""

    def __init__(self) -> None:
        self._start, self._own, self._all = time.monotonic(), time.process_time(), _busy()

    def read(self) -> tuple[float, float]:
        """(processor seconds of this process, cores that all other processes kept busy on average)."""
        own, whole = time.process_time() - self._own, _busy() - self._all
        seconds = time.monotonic() - self._start
        return own, max(0.0, whole - own) / seconds if seconds > 0 else 0.0


def _busy() -> float:
    """Processor seconds of all processes since the machine was started."""
    times = psutil.cpu_times()
    return sum(getattr(times, name, 0.0) for name in ("user", "nice", "system", "irq", "softirq", "steal"))
