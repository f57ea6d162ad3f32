"""A cluster that many people use, as discrete events: how long each waits for a lane and for the first token.

A replica has `lanes`. It goes on in rounds: in each round every run that it has gets one token, and a round takes as
long as a step for each of its models, one after the other, shared by the runs on that model. While a run begins (its
prompt is read) the others of its replica stand still, and so they do while a model is loaded. A run goes where its
model is known to live, as long as a lane is free there, then to a replica with the fewest models, then to any; of two
that are drawn the one with fewer runs takes it, as Ray Serve has it. Who finds no lane waits; a lane that becomes free
is seen after `look` seconds on average, and goes to whoever waits longest, or now and then to whoever came last.

Rounds are counted as a quantity that flows, so a run may join at any moment; between two events of a replica its pace
is constant. With a step that takes as long for n runs as for one this is M/G/c, and with one that takes n times as
long, processor sharing. Knows numbers alone: nothing of engines or Ray.
"""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

_RUN, _LOOK = 0, 1  # kinds of events of a replica


@dataclass(frozen=True)
class Service:
    """What was measured of one replica, in seconds: `steps[i]` of a step that `lanes[i]` runs on a model share, both
    rising; `start`, in which a run begins; `load`, of a model; and `look`, on average, until a free lane is seen.
    `newest` is the share of lanes that go to whoever came last; 0 is a queue in order."""

    lanes: Sequence[int]
    steps: Sequence[float]
    start: float = 0.0
    load: float = 0.0
    look: float = 0.0
    newest: float = 0.0

    def table(self, most: int) -> list[float]:
        """The seconds of a step of 0, 1, ... `most` runs, linear between two that were measured. Raises ValueError
        where fewer were."""
        if most > self.lanes[-1]:
            raise ValueError(f"{most} lanes are asked for, and {self.lanes[-1]} were measured.")
        return [0.0, *np.interp(np.arange(1, most + 1), self.lanes, self.steps).tolist()]


@dataclass(frozen=True)
class Demand:
    """Runs in the order in which they come, as arrays (runs,): the `seconds` at which each is asked for, how many
    `tokens` it writes (any number above 0), and the number of its model."""

    seconds: np.ndarray
    tokens: np.ndarray
    models: np.ndarray


@dataclass(frozen=True)
class Outcome:
    """Of each run, as arrays (runs,): the seconds from its arrival to a lane (`waits`), to its first token (`first`)
    and to its last (`whole`), and the number of the `replica` that took it. Of all: the `longest` queue, its mean over
    the time (`queue`), and the seconds in which replicas had runs, summed over them (`busy`)."""

    waits: np.ndarray
    first: np.ndarray
    whole: np.ndarray
    replica: np.ndarray
    longest: int
    queue: float
    busy: float


class _Replica:
    """What one replica does: `done` rounds by the second `at`, which may lie ahead where it begins a run."""

    __slots__ = ("at", "counts", "done", "known", "marks", "number", "runs", "since", "version")

    def __init__(self, number: int) -> None:
        self.number = number
        self.runs, self.counts = 0, {}  # all of them, and by their model
        self.known: set[int] = set()  # the models that it is known to have
        self.done, self.at, self.since = 0.0, 0.0, 0.0
        self.marks: list[tuple[float, int, bool]] = []  # (rounds, run, whether it is its end)
        self.version = 0  # of what it does next: an event of an older one does not count


class _Cluster:
    """The replicas, and who of them has a lane free."""

    def __init__(self, demand: Demand, service: Service, replicas: int, lanes: int, seed: int) -> None:
        self.demand, self.service, self.lanes = demand, service, lanes
        self.steps, self.draw = service.table(lanes), random.Random(seed)
        self.replicas = [_Replica(number) for number in range(replicas)]
        self.groups: dict[tuple[int, int], _Free] = {}  # replicas with a free lane: (model, -1), or (-1, models known)
        for replica in self.replicas:
            self.set_free(replica, True)
        self.events: list[tuple[float, int, int, int]] = []  # (second, kind, replica, version)

    def set_free(self, replica: _Replica, free: bool) -> None:
        """Put it among those that have a free lane, or take it away from them."""
        for key in [(-1, len(replica.known)), *((model, -1) for model in replica.known)]:
            group = self.groups.setdefault(key, _Free())
            (group.add if free else group.remove)(replica)

    def choose(self, model: int) -> _Replica | None:
        """A replica with a free lane for this model; None where there is none."""
        known = self.groups.get((model, -1))
        if known and known.members:
            return self.of_two(known.members)
        counts = sorted(count for (kind, count), group in self.groups.items() if kind == -1 and group.members)
        return self.of_two(self.groups[-1, counts[0]].members) if counts else None

    def of_two(self, some: list[_Replica]) -> _Replica:
        """The one with fewer runs of two that are drawn."""
        drawn = self.draw.sample(some, 2) if len(some) > 1 else some
        return min(drawn, key=lambda replica: replica.runs)

    def advance(self, replica: _Replica, now: float) -> None:
        """Count the rounds until now."""
        if now > replica.at:
            if replica.runs:
                replica.done += (now - replica.at) / self.round(replica)
            replica.at = now

    def round(self, replica: _Replica) -> float:
        """The seconds of a round."""
        return sum(map(self.steps.__getitem__, replica.counts.values()))

    def begin(self, replica: _Replica, run: int, now: float) -> None:
        """Give it this run."""
        self.advance(replica, now)
        if not replica.runs:
            replica.since = now
        model, tokens = int(self.demand.models[run]), float(self.demand.tokens[run])
        if model not in replica.known:
            self.set_free(replica, False)
            replica.known.add(model)
            self.set_free(replica, True)
            replica.at += self.service.load if model else 0.0  # every replica has the first model when it is ready
        replica.at += self.service.start
        replica.runs += 1
        replica.counts[model] = replica.counts.get(model, 0) + 1
        heapq.heappush(replica.marks, (replica.done + min(1.0, tokens), run, False))
        heapq.heappush(replica.marks, (replica.done + tokens, run, True))
        if replica.runs == self.lanes:
            self.set_free(replica, False)
        self.plan(replica)

    def end(self, replica: _Replica, run: int) -> None:
        """Take this run from it."""
        model = int(self.demand.models[run])
        if replica.runs == self.lanes:
            self.set_free(replica, True)
        replica.runs -= 1
        replica.counts[model] -= 1
        if not replica.runs:
            replica.done = 0.0  # nothing is left that counts from there, and large numbers would lose digits

    def plan(self, replica: _Replica) -> None:
        """Note when its next mark is reached."""
        replica.version += 1
        if replica.marks:
            left = max(0.0, replica.marks[0][0] - replica.done)
            when = replica.at + left * self.round(replica)
            heapq.heappush(self.events, (when, _RUN, replica.number, replica.version))

    def look_later(self, replica: _Replica, now: float) -> None:
        """Have its free lane seen after a moment."""
        delay = self.draw.expovariate(1 / self.service.look) if self.service.look else 0.0
        heapq.heappush(self.events, (now + delay, _LOOK, replica.number, 0))


class _Free:
    """A set of replicas from which one can be drawn."""

    def __init__(self) -> None:
        self.members: list[_Replica] = []
        self._places: dict[int, int] = {}

    def add(self, replica: _Replica) -> None:
        self._places[replica.number] = len(self.members)
        self.members.append(replica)

    def remove(self, replica: _Replica) -> None:
        place, last = self._places.pop(replica.number), self.members.pop()
        if last is not replica:
            self.members[place] = last
            self._places[last.number] = place


def simulate(demand: Demand, service: Service, replicas: int, lanes: int, seed: int = 0) -> Outcome:
    """Serve all runs of `demand` with so many replicas of so many lanes; `seed` draws which replica is asked. Raises
    ValueError where `service` was not measured with so many lanes."""
    cluster = _Cluster(demand, service, replicas, lanes, seed)
    come, count = demand.seconds.tolist(), len(demand.seconds)
    waits, first, whole = (np.full(count, np.nan) for _ in range(3))
    taken = np.full(count, -1)
    queue: deque[int] = deque()
    longest, busy, waited, now = 0, 0.0, 0.0, 0.0

    def give(replica: _Replica, run: int) -> None:
        waits[run], taken[run] = now - come[run], replica.number
        cluster.begin(replica, run, now)

    arrival = 0
    while arrival < count or cluster.events:
        if arrival < count and (not cluster.events or come[arrival] <= cluster.events[0][0]):
            now = come[arrival]
            replica = None if queue else cluster.choose(int(demand.models[arrival]))
            if replica is not None:
                give(replica, arrival)
            else:
                queue.append(arrival)
                longest = max(longest, len(queue))
            arrival += 1
            continue
        now, kind, number, version = heapq.heappop(cluster.events)
        replica = cluster.replicas[number]
        if kind == _LOOK:
            if queue and replica.runs < lanes:
                run = queue.pop() if cluster.draw.random() < service.newest else queue.popleft()
                waited += now - come[run]
                give(replica, run)
            continue
        if version != replica.version:
            continue
        cluster.advance(replica, now)
        rounds, run, is_end = heapq.heappop(replica.marks)
        replica.done = rounds  # not a rounding less: its mark is reached
        (whole if is_end else first)[run] = now - come[run]
        if is_end:
            cluster.end(replica, run)
            busy += 0.0 if replica.runs else now - replica.since
            if queue:
                cluster.look_later(replica, now)
        cluster.plan(replica)
    return Outcome(waits, first, whole, taken, longest, waited / now if now else 0.0, busy)


def least_replicas(enough: Callable[[int], bool], most: int = 1 << 20) -> int:
    """The smallest number for which `enough(number)` holds, if it holds for all larger ones too. Raises ValueError
    where it does not even for `most`."""
    high = 1
    while not enough(high):
        if high >= most:
            raise ValueError(f"{most} replicas are not enough.")
        high = min(2 * high, most)
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
