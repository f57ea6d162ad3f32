"""Brings models to this machine before they are needed, for a class or a machine without network.

    python -m playground.models.get smollm2
    python -m playground.models.get HuggingFaceTB/SmolLM2-360M-Instruct "owner/name?gguf=FILE.gguf"
"""

from __future__ import annotations

import argparse
import sys
import time

from playground.models.fetching import fetch
from playground.models.library_logging import quiet_library
from playground.models.locations import ModelError, locate
from playground.models.memory import format_bytes
from playground.models.memory_estimate import model_folder
from playground.settings import Settings


def main(arguments: list[str] | None = None) -> int:
    """Bring each model that is named; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m playground.models.get", description=__doc__.splitlines()[0])
    parser.add_argument("models", nargs="+", metavar="MODEL", help="a short name, a Hub id, or a GGUF file")
    failed = False
    for name in parser.parse_args(arguments).models:
        started = time.monotonic()
        try:
            with quiet_library(progress_bars=False):
                fetch(name, Settings(), on_progress=_Bar(name))
        except ModelError as error:
            print(f"\r{error}", file=sys.stderr)
            failed = True
            continue
        settings = Settings()
        folder = model_folder(name, settings)
        print(f"\r{name}: {locate(name, settings)[0]}, in {folder} after {time.monotonic() - started:.0f} s".ljust(79))
    return int(failed)


class _Bar:
    """Writes the progress in one line of the terminal, at most twice a second."""

    def __init__(self, name: str) -> None:
        self._name, self._last, self._phase = name, 0.0, ""

    def __call__(self, phase: str, done: int | None, total: int | None) -> None:
        now = time.monotonic()
        if now - self._last < 0.5 and phase == self._phase:
            return
        self._last, self._phase = now, phase
        how_far = ""
        if done is not None and total:
            how_far = f" {done / total:.0%}"
            if phase == "download":
                how_far = f" {format_bytes(done)} of {format_bytes(total)}"
        print(f"\r{self._name}: {phase}{how_far}".ljust(79), end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
