"""What decodes in a cluster of Ray: an engine as on one machine, unchanged, beside a replica of a Serve deployment. It
has a process of its own: in the replica's, the threads of Serve would hold up each of its steps.

Events leave it pickled and in batches, at the pace at which the page shows them. Only what can cross goes in: a request
and its kin are plain data; a listener, a person's own functions and an access token stay where they are. A replica asks
the desk what else it is to do: a call to a replica that has no lane free would have to wait. Knows engines and how
Serve calls a replica; nothing of who asks.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import threading
import time
import uuid
from collections.abc import AsyncIterator
from typing import Any

from ray import serve

from playground.engines.engine_process import EngineProcess
from playground.engines.ray_desk import Order, ReplicaReport
from playground.settings import Settings
from playground.trace import ServedBy

MODELS = 4  # that one replica is known to have; one more, and it unloads the one that was not asked for the longest
READY_SECONDS = 120  # in which the first model is loaded; where it comes from far away, runs wait for it themselves
RETRY_SECONDS = 1  # where the desk does not answer
LEAVE_SECONDS = 2


class Replica:
    """Has an engine, which decodes in a process of its own."""

    def __init__(self, settings: Settings, desk: object) -> None:
        """The default model is loaded before it takes any run: those that are ready are asked until then. `desk` is the
        handle of that deployment."""
        self._engine = EngineProcess(settings, self._lost)
        self._replicas, self._leaving = 1, False
        self._engine.wait_until_ready(READY_SECONDS)
        self._orders = threading.Thread(target=self._take_orders, args=(desk,), name="orders", daemon=True)
        self._orders.start()

    async def run(self, ticket: str, method: str, question: object) -> AsyncIterator[bytes]:
        """The events of what `method` of the engine does with `question`, pickled, in batches. Whoever closes it stops
        the run; Ray closes it where the process that asked has gone."""
        if model := serve.get_multiplexed_model_id():
            await self._hold(model)
        number = self._number()
        served_by = ServedBy(number, max(number, self._replicas))
        async with contextlib.aclosing(self._engine.batches(method, question, served_by, ticket)) as batches:
            async for batch in batches:
                yield batch

    @staticmethod
    def _lost() -> None:
        """The engine's process has gone: so does this one, and Serve starts another replica in its place."""
        signal.raise_signal(signal.SIGKILL)

    @staticmethod
    def _number() -> int:
        """Which of the replicas this is, from 1 on. One that takes the place of another has its number."""
        return serve.get_replica_context().rank.rank + 1

    @serve.multiplexed(max_num_models_per_replica=MODELS)
    async def _hold(self, model: str) -> _Held:
        """Say that this model lives here from now on: who asks for it later comes here too. The engine loads it, when a
        run needs it and with its progress told."""
        return _Held(self._engine, model)

    def _take_orders(self, desk: Any) -> None:
        """Report to the desk, and do what it answers, until this replica leaves."""
        name = uuid.uuid4().hex
        while not self._leaving:
            try:
                opened, load = (self._engine.call(method).result() for method in ("opened", "load"))
                report = ReplicaReport(opened, load, os.getpid(), self._number())
                told = pickle.loads(desk.options(method_name="report").remote(name, pickle.dumps(report)).result())
            except Exception:  # it is on its way back
                time.sleep(RETRY_SECONDS)
                continue
            self._replicas = told.replicas
            for order in told.orders:
                self._do(order)
        with contextlib.suppress(Exception):  # the desk may go at the same time
            desk.options(method_name="leave").remote(name).result(timeout_s=LEAVE_SECONDS)

    def __del__(self) -> None:
        """Say that it leaves. Serve calls this after the last run, where a replica is not killed."""
        self._leaving = True
        self._orders.join(LEAVE_SECONDS)
        self._engine.close()

    def _do(self, order: Order) -> None:
        if order.unload is not None:
            self._engine.call("unload", order.unload)
        else:
            self._engine.stop(order.stop)


class _Held:
    """A model that is known to live in a replica. Serve calls `__del__` where another one takes its place."""

    def __init__(self, engine: EngineProcess, model: str) -> None:
        self._engine: EngineProcess | None = engine
        self._model = model

    def __del__(self) -> None:
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.call("unload", self._model)
