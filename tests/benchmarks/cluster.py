"""The cluster of Ray beside the engine of one process, on this machine, and what a simulation makes of it.

    python tests/benchmarks/cluster.py all                       # everything that is measured, in one run
    python tests/benchmarks/cluster.py steps --out FILE.jsonl    # keeps what the simulation needs
    python tests/benchmarks/cluster.py simulate --out FILE.jsonl # reads it, and adds the rows
    python tests/benchmarks/cluster.py simulate --out FILE.jsonl --price 0.5 --in-order
    OMP_NUM_THREADS=1 python tests/benchmarks/cluster.py one --model smollm2  # one core is left for all else

- `one`: one person, in this process and through Ray by turns: tokens per second (goal: at least 0.95 of those in
  process), and the first event (goal: at most 20 ms later);
- `thirty`: the same for thirty people at once (goal: at least 0.9 of the tokens per second);
- `silent`: one person, in this process and in a bare actor of Ray, whose events stay there;
- `replicas`: thirty-two people at once on 1, 2 and 4 replicas of 8 lanes and one thread each;
- `steps`: the seconds of a step that so many lanes share, of a run's beginning, of a model that is loaded, and until a
  lane that became free is taken;
- `queue`: thirty people on 4 lanes, beside what the simulation says of them;
- `simulate`: how many replicas a class and a public page need (see cluster_people.py).

Needs Ray (pip install "ray[serve]==2.60.0"), all but `simulate`. Every text has its full length. Each figure is a
median; in brackets is an interval in which the median lies with 95 % (bootstrap), or the smallest and the largest where
that is said. Use an idle machine: the seconds are those of the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import gc
import json
import os
import random
import statistics
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("GOMP_SPINCOUNT", "10000")  # as the page's process has it; torch reads it when it is imported

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "benchmarks")]

from classroom import request_of, student  # noqa: E402

from playground.engines.local import LocalEngine  # noqa: E402
from playground.requests.request import GenerationRequest  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.trace import Failed, Finished, Started, Stepped  # noqa: E402
from tests.benchmarks import cluster_people as people  # noqa: E402
from tests.benchmarks.cluster_simulation import Demand, simulate  # noqa: E402

THREADS = int(os.environ.get("OMP_NUM_THREADS") or os.cpu_count() or 1)
TOKENS = 150  # of a text, where they are alike
LANES = (1, 2, 4, 8, 16, 24, 32)  # of which a step is measured
STEP_TOKENS = 100
FEW_LANES, QUEUED = 4, 30
REPLICAS, REPLICA_LANES, REPLICA_PEOPLE = (1, 2, 4), 8, 32


class Heard:
    """When a run was asked for, by the clock, and when it told its start, its first token and its end."""

    def __init__(self) -> None:
        self.asked = time.perf_counter()
        self.started = self.first = self.end = 0.0
        self._over, self._failed = threading.Event(), ""

    def __call__(self, event: Any) -> None:
        now = time.perf_counter()
        if isinstance(event, Started):
            self.started = now
        elif isinstance(event, Stepped) and not self.first:
            self.first = now
        elif isinstance(event, Finished | Failed):
            self.end = now
            self._failed = event.message if isinstance(event, Failed) else ""
            self._over.set()

    def wait(self) -> Heard:
        self._over.wait()
        if self._failed:
            raise SystemExit(self._failed)
        return self


def run(engine: LocalEngine, requests: Sequence[GenerationRequest], waits: Sequence[float] = ()) -> list[Heard]:
    """Run them, each asked for so many seconds after the first; without `waits`, at once."""
    begin, heard = time.perf_counter(), []
    for number, request in enumerate(requests):
        if waits:
            time.sleep(max(0.0, begin + waits[number] - time.perf_counter()))
        heard.append(Heard())
        engine.submit(request, heard[-1])
    return [each.wait() for each in heard]


def whole(heard: list[Heard]) -> float:
    """Seconds until all have ended."""
    return max(each.end for each in heard) - min(each.asked for each in heard)


def written(engine: LocalEngine, requests: Sequence[GenerationRequest]) -> float:
    """Seconds until all of them have ended, asked for at once, whose events the page's server reads and makes lines."""

    async def all_of_them() -> list[tuple[float, list[float]]]:
        return await asyncio.gather(*(student(engine, request, 0.0, written=True) for request in requests))

    taken = asyncio.run(all_of_them())
    return max(times[-1] for _, times in taken) - min(asked for asked, _ in taken)


def told(values: Sequence[float], form: str = ".2f") -> str:
    """The median of readings and its interval: percentiles of the medians of 2,000 samples with replacement."""
    draw = np.random.default_rng(0)
    medians = np.median(draw.choice(values, (2000, len(values))), axis=1)
    low, high = np.percentile(medians, [2.5, 97.5])
    return f"{format(statistics.median(values), form)} ({format(low, form)} to {format(high, form)})"


class Bench:
    """A model, and the engines that are measured."""

    def __init__(self, model: str, repeats: int | None, out: Path | None) -> None:
        self.model, self.repeats, self.out = model, repeats, out
        self.settings = Settings.local()
        self._never: int | None = None
        self._cluster: LocalEngine | None = None

    def requests(self, lengths: Sequence[int]) -> list[GenerationRequest]:
        """Runs that write so many tokens each."""
        if self._never is None:  # a token of the vocabulary that no text holds
            from playground.models.loading import load

            self._never = load(self.model, self.settings).tokenizer.pad_token_id
        return [request_of(number, int(tokens), self.model, self._never) for number, tokens in enumerate(lengths)]

    def local(self) -> LocalEngine:
        """The engine of this process, with the model loaded."""
        engine = LocalEngine(self.settings, owns_process=True)
        run(engine, self.requests([20, 20]))
        return engine

    def cluster(self, replicas: int, threads: int, lanes: int) -> LocalEngine:
        """An engine whose runs are decoded by so many replicas, all of them ready and with the model loaded."""
        from ray import serve

        from playground.engines.choice import ray_engine
        from playground.engines.ray_app import application
        from playground.engines.ray_names import APP
        from playground.engines.ray_serve import RayEngine, opened_app

        settings = dataclasses.replace(self.settings, max_lanes=lanes, default_model=self.model)
        if self._cluster is None:  # with as many cores as the most replicas need, however many there are
            ray_engine(dataclasses.replace(settings, replicas=1, most_replicas=max(REPLICAS))).close()
        else:
            self._cluster.close()
        serve.run(application(settings, replicas, threads=threads), name=APP, route_prefix=None)
        self._cluster = engine = RayEngine(settings, *opened_app(APP))
        while len(engine.reports()) != replicas:
            time.sleep(0.1)
        for _ in range(2):
            run(engine, self.requests([20] * min(replicas * lanes, REPLICA_PEOPLE)))
        return engine


def by_turns(engines: Sequence[Any], work: Callable[[Any], Any], repeats: int) -> list[list[Any]]:
    """What `work` gives for each engine, by turns; the first of them is another one each time."""
    found: list[list[Any]] = [[] for _ in engines]
    for turn in range(repeats):
        for number in sorted(range(len(engines)), reverse=bool(turn % 2)):
            found[number].append(work(engines[number]))
    return found


def beside(bench: Bench, count: int, repeats: int) -> None:
    """So many people in this process and through Ray, by turns."""
    engines = bench.local(), bench.cluster(1, THREADS, bench.settings.max_lanes)
    requests, repeats = bench.requests([TOKENS] * count), bench.repeats or repeats
    here, there = by_turns(engines, lambda engine: run(engine, requests), repeats)
    who = "one person" if count == 1 else f"{count} people at once"
    print(f"{who}, {repeats} pairs")
    compare("events received", count * TOKENS, *([whole(heard) for heard in some] for some in (here, there)))
    pages = by_turns(engines, lambda engine: written(engine, requests), repeats)
    compare("events written as for a page", count * TOKENS, *pages)
    for name, first in (("started", "first event"), ("first", "first token")):
        times = [[1000 * max(getattr(e, name) - e.asked for e in heard) for heard in some] for some in (here, there)]
        more = [other - one for one, other in zip(*times, strict=True)]
        last = first if count == 1 else f"the last one's {first}"
        here_ms, there_ms, more_ms = (told(some, ".1f") for some in (*times, more))
        print(f"  {last} after {here_ms} ms here, {there_ms} by Ray: {more_ms} more", flush=True)
    engines[0].close()


def compare(how: str, tokens: int, here: Sequence[float], there: Sequence[float]) -> None:
    """Print the speeds of so many tokens in so many seconds, of pairs."""
    ratios = [one / other for one, other in zip(here, there, strict=True)]
    speeds = [told([tokens / seconds for seconds in some], ".0f") for some in (here, there)]
    print(f"  {how}: {speeds[0]} tokens a second here, {speeds[1]} by Ray: {told(ratios)} times as many; "
          f"single pairs {min(ratios):.2f} to {max(ratios):.2f}")  # fmt: skip


def one(bench: Bench) -> None:
    beside(bench, 1, 20)


def thirty(bench: Bench) -> None:
    beside(bench, 30, 8)


class Silent:
    """One person's run, whose events nobody elsewhere hears."""

    def __init__(self, model: str) -> None:
        bench = Bench(model, None, None)
        self._engine, self._requests = bench.local(), bench.requests([TOKENS])

    def seconds(self) -> float:
        return whole(run(self._engine, self._requests))


def silent(bench: Bench) -> None:
    import ray

    bench.cluster(1, 1, 1)
    environment = {
        "OMP_NUM_THREADS": str(THREADS), "GOMP_SPINCOUNT": "10000",
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests" / "benchmarks")]),
    }  # fmt: skip
    actor = ray.remote(Silent).options(num_cpus=0, runtime_env={"env_vars": environment}).remote(bench.model)
    here = Silent(bench.model)
    places = here.seconds, lambda: ray.get(actor.seconds.remote())
    seconds = by_turns(places, lambda place: place(), bench.repeats or 20)
    print(f"one person, {len(seconds[0])} pairs")
    compare("in an actor that tells nothing", TOKENS, *seconds)


def replicas(bench: Bench) -> None:
    """Deployed by turns, so that a machine that slows down slows all of them."""
    speeds: dict[int, list[float]] = {count: [] for count in REPLICAS}
    requests = bench.requests([TOKENS] * REPLICA_PEOPLE)
    for turn in range(bench.repeats or 3):
        for count in sorted(REPLICAS, reverse=bool(turn % 2)):
            engine = bench.cluster(count, 1, REPLICA_LANES)
            speeds[count] += [REPLICA_PEOPLE * TOKENS / whole(run(engine, requests)) for _ in range(3)]
    alone = statistics.median(speeds[1])
    print(f"{REPLICA_PEOPLE} people at once, {REPLICA_LANES} lanes and one thread for each replica:")
    for count, some in speeds.items():
        times = statistics.median(some) / alone
        print(f"  {count} replicas: {told(some, '.0f')} tokens a second, {times:.2f} times those of one")


def steps(bench: Bench) -> dict[str, Any]:
    """What the simulation needs to know of one replica, with all the cores that decode."""
    engine = bench.cluster(1, THREADS, max(LANES))
    lasted: dict[int, list[float]] = {count: [] for count in LANES}
    begun: dict[int, list[float]] = {count: [] for count in LANES}
    for _ in range(bench.repeats or 5):
        for count in LANES:
            heard = run(engine, bench.requests([STEP_TOKENS] * count))
            lasted[count].append(statistics.median((each.end - each.first) / (STEP_TOKENS - 1) for each in heard))
            begun[count].append(max(each.first for each in heard) - heard[0].asked)
    seconds = {count: statistics.median(some) for count, some in lasted.items()}
    for count in LANES:
        print(f"{count:3} lanes: {told([1000 * each for each in lasted[count]], '.1f')} ms a step, "
              f"{count / seconds[count]:.0f} tokens a second; the last one's first token after "
              f"{told([1000 * each for each in begun[count]], '.0f')} ms")  # fmt: skip
    start = statistics.median(stand_still(bench, engine) for _ in range(bench.repeats or 8))
    print(f"while a run begins the others stand still for {1000 * start:.1f} ms")
    load = statistics.median(loaded(engine, bench.model) for _ in range(3))
    print(f"the model is loaded in {load:.2f} s")
    waiting = [run(engine, bench.requests(lengths(seed, 2 * max(LANES)))) for seed in range(bench.repeats or 5)]
    look = statistics.mean(each for heard in waiting for each in looks(heard, max(LANES)))
    newest = statistics.mean(each > 0.5 for heard in waiting for each in places(heard, max(LANES)))
    print(f"a lane that became free is taken after {1000 * look:.0f} ms (mean); "
          f"{newest:.0%} of them by somebody of the newer half of those who wait")  # fmt: skip
    measured = {
        "model": bench.model, "threads": THREADS, "lanes": list(LANES), "steps": list(seconds.values()),
        "start": start, "load": load, "look": look, "newest": newest,
    }  # fmt: skip
    if bench.out:
        bench.out.write_text(json.dumps(measured) + "\n", "utf-8")
    return measured


def lengths(seed: int, count: int) -> np.ndarray:
    """The tokens of so many texts, as the simulation has them."""
    return people.texts(np.random.default_rng(seed), count)


def stand_still(bench: Bench, engine: LocalEngine, count: int = 30) -> float:
    """The seconds that a long run takes longer for each of so many short ones that begin and end meanwhile."""
    (alone,) = run(engine, bench.requests([400]))
    waits = [0.0, *(0.05 * number for number in range(1, count + 1))]
    visited, *_ = run(engine, bench.requests([400, *[1] * count]), waits)
    return ((visited.end - visited.first) - (alone.end - alone.first)) / count


def loaded(engine: Any, model: str) -> float:
    """The seconds in which the model is loaded, once more."""
    if not engine.unload(model):
        raise SystemExit(f"{model} stays loaded.")
    over, begin = threading.Event(), time.perf_counter()
    engine.open(model, lambda event: over.set() if hasattr(event, "bytes") or isinstance(event, Failed) else None)
    over.wait()
    return time.perf_counter() - begin


def looks(heard: list[Heard], lanes: int) -> list[float]:
    """The seconds from each end to the start that it made room for, of runs that were all asked for at once."""
    ends, starts = sorted(each.end for each in heard), sorted(each.started for each in heard)
    return [start - end for end, start in zip(ends, starts[lanes:], strict=False)]


def places(heard: list[Heard], lanes: int) -> list[float]:
    """For each who was given a lane while four or more waited, the place among them: 0 is who waits longest, 1 who came
    last."""
    left, found = sorted(heard, key=lambda each: each.asked), []
    for number, each in enumerate(sorted(heard, key=lambda each: each.started)):
        if number >= lanes and len(left) >= 4:
            found.append(left.index(each) / (len(left) - 1))
        left.remove(each)
    return found


def queue(bench: Bench) -> None:
    """A real queue, and the same one simulated with what was measured just before."""
    measured = steps(bench)
    service = people.service_of(measured)
    engine = bench.cluster(1, THREADS, FEW_LANES)
    ratios: dict[str, list[float]] = {}
    for turn in range(bench.repeats or 5):
        draw = random.Random(turn)
        waits = sorted(draw.uniform(0, 2) for _ in range(QUEUED))
        tokens = lengths(turn, QUEUED)
        heard = run(engine, bench.requests(tokens), waits)
        demand = Demand(np.array(waits), tokens, np.zeros(QUEUED, int))
        outcomes = [simulate(demand, service, 1, FEW_LANES, seed) for seed in range(20)]
        real = [each.first - each.asked for each in heard]
        for name, seconds, simulated in (
            ("first token, median", np.median(real), [np.median(each.first) for each in outcomes]),
            ("first token, 95 of 100", np.percentile(real, 95), [np.percentile(each.first, 95) for each in outcomes]),
            ("all have ended", whole(heard), [(demand.seconds + each.whole).max() for each in outcomes]),
        ):
            ratios.setdefault(name, []).append(float(seconds / np.median(simulated)))
            print(f"  {name}: {seconds:.2f} s, simulated {np.median(simulated):.2f} "
                  f"({min(simulated):.2f} to {max(simulated):.2f})")  # fmt: skip
    print(f"{QUEUED} people within 2 s on {FEW_LANES} lanes, measured over simulated (smallest to largest):")
    for name, some in ratios.items():
        print(f"  {name}: {statistics.median(some):.2f} ({min(some):.2f} to {max(some):.2f})")


def simulated(file: Path, price: float | None, in_order: bool) -> list[dict[str, Any]]:
    """What was measured, the first line of a file, and the rows that the simulation makes of it."""
    measured = json.loads(file.read_text("utf-8").splitlines()[0])
    service = people.service_of(measured)
    if in_order:
        service = dataclasses.replace(service, newest=0.0)
    rows = []
    for row in people.rows(service):
        rows.append(row)
        print(people.table([row], price).splitlines()[-1], flush=True)
    print(people.table(rows, price))
    return [measured, *rows]


MEASURED = {"one": one, "thirty": thirty, "silent": silent, "replicas": replicas, "steps": steps, "queue": queue}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=[*MEASURED, "simulate", "all"])
    parser.add_argument("--model", default="stories")
    parser.add_argument("--repeats", type=int, help="instead of as many as each has")
    parser.add_argument("--out", type=Path, help="a file: its first line is what was measured, a row follows for each "
                                                 "way and number of people")  # fmt: skip
    parser.add_argument("--price", type=float, help="of one replica for an hour")
    parser.add_argument("--in-order", action="store_true", help="simulate a queue in order; nothing is written")
    asked = parser.parse_args()
    if asked.what == "simulate":
        if not asked.out:
            parser.error("simulate needs --out, a file that steps has written")
        made = simulated(asked.out, asked.price, asked.in_order)
        if not asked.in_order:
            asked.out.write_text("".join(json.dumps(each) + "\n" for each in made), "utf-8")
        return
    gc.set_threshold(2_000, 20, 100)  # as the page's process and the replicas have it
    bench = Bench(asked.model, asked.repeats, asked.out)
    print(f"{asked.model}, {os.cpu_count()} cores, {THREADS} of them decode", flush=True)
    # `queue` measures the steps first
    for name in [each for each in MEASURED if each != "steps"] if asked.what == "all" else [asked.what]:
        MEASURED[name](bench)


if __name__ == "__main__":
    main()
