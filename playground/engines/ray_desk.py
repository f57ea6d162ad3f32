"""What answers in a cluster of Ray where no weights are needed, so that a word about a token never waits for a lane,
and what tells replicas to stop a run or to let a model go.

Replicas come with a report and leave with orders. Knows engines and how Serve calls a replica.
"""

from __future__ import annotations

import asyncio
import dataclasses
import pickle
import threading
import time
from collections.abc import AsyncIterator

from playground.engines.cluster import LostReplica
from playground.engines.local import LocalEngine
from playground.engines.ray_inbox import Inbox, MethodResult
from playground.engines.run_record import Load
from playground.models.description import LoadedDescription
from playground.settings import Settings

REPORT_SECONDS = 0.5  # after which a replica that has no orders comes again
GONE_SECONDS = 3  # without a report, after which a replica is taken to be lost
TOLD_SECONDS = 600  # for which it is told that one was lost


@dataclasses.dataclass
class ReplicaReport:
    """What a replica has, and what it does."""

    opened: list[LoadedDescription]
    load: Load
    process: int
    number: int  # of the replica, from 1 on


@dataclasses.dataclass
class Order:
    """The ticket of a run that is to stop, or a model that is to be let go."""

    stop: str = ""
    unload: str | None = None


@dataclasses.dataclass
class Orders:
    """What a replica that has reported is to do, and how many replicas there are."""

    orders: list[Order]
    replicas: int


@dataclasses.dataclass
class ReplicaReports:
    """What the replicas that are there have reported, and which were lost lately."""

    reports: list[ReplicaReport]
    lost: list[LostReplica]


@dataclasses.dataclass
class Advanced:
    """How far a detector's training has come."""

    done: int
    of: int
    loss: float


class RayDesk:
    """Holds an engine that decodes nothing, and what replicas have reported."""

    def __init__(self, settings: Settings) -> None:
        self._engine = LocalEngine(settings, owns_process=True)
        self._replicas: dict[str, _Known] = {}
        self._lost: list[tuple[int, float]] = []  # the number of each, and when it was heard last
        self._training: dict[str, threading.Event] = {}  # set to stop it

    async def ask(self, method: str, *arguments: object) -> bytes:
        """What a method of the engine answers, as a pickled Answer."""
        try:
            return pickle.dumps(MethodResult(await asyncio.to_thread(getattr(self._engine, method), *arguments)), 5)
        except Exception as error:
            return pickle.dumps(MethodResult(error=error), 5)

    async def report(self, name: str, report: bytes) -> bytes:
        """The orders for a replica, at once where there are some, or none after a while."""
        known = self._replicas.setdefault(name, _Known())
        known.report, known.heard = pickle.loads(report), time.monotonic()
        if not known.orders:
            try:
                await asyncio.wait_for(known.wake.wait(), REPORT_SECONDS)
            except TimeoutError:
                pass
        known.wake.clear()
        orders, known.orders = known.orders, []
        self._forget_lost()
        return pickle.dumps(Orders(orders, len(self._replicas)))

    async def leave(self, name: str) -> None:
        """A replica goes, because it is no longer needed or another one has taken its place."""
        self._replicas.pop(name, None)

    async def reports(self) -> bytes:
        """ReplicaReports, pickled as a MethodResult."""
        self._forget_lost()
        now = time.monotonic()
        lost = [LostReplica(number, now - heard) for number, heard in self._lost]
        reports = [each.report for each in self._replicas.values() if each.report]
        return pickle.dumps(MethodResult(ReplicaReports(reports, lost)))

    def _forget_lost(self) -> None:
        now = time.monotonic()
        for name, known in list(self._replicas.items()):
            if now - known.heard >= GONE_SECONDS:
                del self._replicas[name]
                if known.report:
                    self._lost.append((known.report.number, known.heard))
        self._lost = [each for each in self._lost if now - each[1] < TOLD_SECONDS]

    async def stop(self, ticket: str) -> None:
        """Have a run or a training stopped, wherever it is; its last event still comes."""
        if ticket in self._training:
            self._training[ticket].set()
        else:
            self._order(Order(stop=ticket))

    async def unload(self, model: str) -> None:
        """Have every replica let a model go, if it does not use it."""
        self._order(Order(unload=model))

    def _order(self, order: Order) -> None:
        for known in self._replicas.values():
            known.orders.append(order)
            known.wake.set()

    async def train(self, ticket: str, arguments: dict[str, object]) -> AsyncIterator[bytes]:
        """A detector's training: Advanced as it goes on, and an Answer. Whoever closes it stops the training."""
        inbox, stopped = Inbox(), threading.Event()

        def progress(done: int, of: int, loss: float) -> bool:
            inbox.put(pickle.dumps([Advanced(done, of, loss)]))
            return not stopped.is_set()

        def teach() -> None:
            try:
                answer = MethodResult(self._engine.train_detector(**arguments, progress=progress))
            except Exception as error:
                answer = MethodResult(error=error)
            inbox.put(pickle.dumps([answer]), is_last=True)

        self._training[ticket] = stopped
        threading.Thread(target=teach, name="training", daemon=True).start()
        try:
            async for batch in inbox.batches():
                yield batch
        finally:
            del self._training[ticket]
            stopped.set()


class _Known:
    """A replica that has reported."""

    def __init__(self) -> None:
        self.report: ReplicaReport | None = None
        self.heard = 0.0
        self.orders: list[Order] = []
        self.wake = asyncio.Event()
