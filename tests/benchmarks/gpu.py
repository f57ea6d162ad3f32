"""What can only be seen on a GPU, in one call of at most eight minutes, as a table for docs/measured.md.

Needs the repository, PyTorch and transformers, whatever versions are there: a check that cannot run says why. The
checks of the library (gpu_library.py) need nothing of the playground; those of the playground (gpu_playground.py) need
the transformers that pyproject.toml names. No network: the models are `stories`, which is in the repository, and random
weights in the shape of SmolLM2-135M.

    python tests/benchmarks/gpu.py [--only draws flips] [--seconds 480] > table.md
    python tests/benchmarks/gpu.py --device cpu --tiny   # a rehearsal, of which no figure means anything

Prints each row as soon as it is known. A check that takes longer than its share is left behind with the rows that it
has printed, and after `--seconds` the script ends whatever it does.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import torch
import transformers

from tests.benchmarks import gpu_library, gpu_playground
from tests.benchmarks.gpu_place import FULL, TINY, CannotRun, Place, Row, reason

# In this order, with the share of 480 seconds that each may take: what is most worth knowing first, what may hang last.
CHECKS: dict[str, tuple[Callable[[Place], Iterator[Row]], int]] = {
    "draws": (gpu_library.draws, 30),
    "ids": (gpu_playground.ids_and_overhead, 110),
    "kernels": (gpu_playground.kernels, 30),
    "lanes": (gpu_playground.lanes, 60),
    "first-token": (gpu_playground.first_token, 30),
    "people": (gpu_playground.people, 30),
    "memory": (gpu_playground.memory, 30),
    "flips": (gpu_library.flips, 60),
    "bits": (gpu_library.bits, 50),
    "caches": (gpu_library.caches, 50),
}


class TimeUp(BaseException):
    """The share of a check is used up. No `except Exception` of a check or of a library catches it."""


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises TimeUp in the main thread after so many seconds; what is computed in C then ends first."""

    def ring(*_: object) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.01))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def rows_of(name: str, place: Place, seconds: float) -> Iterator[Row]:
    """What a check finds, or why it finds nothing. Never raises."""
    check, _ = CHECKS[name]
    try:
        with at_most(seconds):
            yield from check(place)
    except CannotRun as error:
        yield Row(name, f"cannot run: {error}")
    except TimeUp:
        yield Row(name, f"not finished within {seconds:.0f} s")
    except Exception as error:
        yield Row(name, f"failed: {reason(error)}")
    finally:
        if place.device == "cuda":
            torch.cuda.empty_cache()


def heading(place: Place) -> str:
    if place.device == "cuda":
        card = torch.cuda.get_device_properties(0)
        where = f"{card.name}, {card.total_memory / 2**30:.0f} GiB, CUDA {torch.version.cuda}"
    else:
        where = f"{place.device} (a rehearsal), {torch.get_num_threads()} threads"
    return f"On {where}; PyTorch {torch.__version__}, transformers {transformers.__version__}."


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=list(CHECKS), default=list(CHECKS))
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda")
    parser.add_argument("--tiny", action="store_true", help="models and runs so small that a CPU rehearses all of it")
    options = parser.parse_args(arguments)
    if options.device == "cuda" and not torch.cuda.is_available():
        parser.error("PyTorch sees no CUDA device here. To rehearse the checks: --device cpu --tiny")
    begun = time.perf_counter()
    place = Place(options.device, TINY if options.tiny else FULL)
    print(f"{heading(place)}\n\n| what | figure | check |\n| --- | --- | --- |", flush=True)

    def give_up() -> None:
        print(f"\nThe {options.seconds:.0f} seconds are over; the check that ran did not end by itself.", flush=True)
        os._exit(3)

    guard = threading.Timer(options.seconds, give_up)
    guard.daemon = True
    guard.start()
    for name in options.only:
        left = options.seconds - (time.perf_counter() - begun) - 5  # to end by itself
        share = min(left, CHECKS[name][1] * options.seconds / 480)
        if left <= 0:
            print(Row(name, "not begun: the time is used up").as_markdown(name), flush=True)
            continue
        for row in rows_of(name, place, share):
            print(row.as_markdown(name), flush=True)
    guard.cancel()
    print(f"\n{time.perf_counter() - begun:.0f} seconds.")


if __name__ == "__main__":
    transformers.logging.set_verbosity_error()  # for the whole process, so not in `main`, which tests call
    transformers.logging.disable_progress_bar()
    main()
