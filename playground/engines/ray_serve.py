"""The engine of an instance whose runs are decoded in a cluster of Ray: here are the checks, the limits of each person
and the page, there are the models.

Every run is a stream from one replica. Runs on one model go where it is loaded, as long as there is a lane, and then to
the next replica. Knows engines and how Serve is called; Gradio stays outside of Serve.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import threading
import time
import uuid
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from typing import Any

from playground.engines.cluster import Cluster, ReplicaFacts
from playground.engines.jobs import DecodingJob, JobT, OpeningJob
from playground.engines.local import LocalEngine
from playground.engines.owner import NOBODY, Owner
from playground.engines.queue_pace import QueuePace
from playground.engines.ray_desk import Advanced, ReplicaReport, ReplicaReports
from playground.engines.ray_faults import NOT_BEGUN, explained
from playground.engines.ray_inbox import MethodResult
from playground.engines.ray_metrics import exported, replica_states
from playground.engines.ray_names import APP, DESK, RUNS
from playground.engines.run_record import Load
from playground.metrics.detection_report import DetectionReport
from playground.models.description import Estimate, LoadedDescription
from playground.models.static_facts import ModelFacts
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import said
from playground.trace import Part, Started, Token
from playground.trace.wire import Json
from playground.watermarks.detection import Query

ANSWER_SECONDS = 120  # for what needs no weights; an estimate asks the Hub
FACTS_SECONDS = 5
SETTLE_SECONDS = 0.4  # until all know where a model lives that somebody has asked for
REPORTED_SECONDS = 1  # until every replica has said what it has
UNLOAD_SECONDS = 3  # in which a model that is not in use is let go
CLOSE_SECONDS = 3  # in which all runs have to tell their end
STOP_SECONDS = 5  # in which a run that was told to stop has to tell its end
QUEUED_SECONDS = 0.3  # without an event, after which a run is told that it waits
STATUS_SECONDS = 2  # in which Serve's controller has to say how many replicas there are


class RayEngine(LocalEngine):
    """Has everything that needs a model done in a cluster (see `playground.engines.protocol.Engine`)."""

    def __init__(self, settings: Settings, runs: Any, desk: Any, places: bool = True) -> None:
        """`runs` and `desk` are the handles of the two deployments of `ray_app`. Without `places` there is one
        replica."""
        super().__init__(settings)
        self._runs, self._desk, self._places = runs, desk, places
        self._asked: dict[str, asyncio.Event] = {}  # each model that was asked for; set when it is known where it lives
        self._lent: list[_Lent] = []
        self._lock = threading.Lock()
        self._ending = False
        self._pace = QueuePace()  # asked and told in the loop alone
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, name="ray-events", daemon=True).start()
        asyncio.run_coroutine_threadsafe(self._tell_waiting(), self._loop)

    # ------------------------------------------------------------------------------------------------------ the runs

    def submit(
        self, request: GenerationRequest | Checked, listen: Callable[[object], None], own: object = None,
        owner: Owner = NOBODY,
    ) -> DecodingJob:
        """Start a request in the cluster. A person's own Python is refused: it cannot leave this process."""
        _refuse_own(own)
        return super().submit(request, listen, owner=owner)

    def _queue(self, job: JobT, owner: Owner = NOBODY, token: str | None = None) -> JobT:
        if isinstance(job, DecodingJob):
            _refuse_own(job.own)
        lent = _Lent(job)
        with self._lock:
            self._lent = [each for each in self._lent if not each.job.done]
            self.admit(job, owner, elsewhere=sum(each.waits for each in self._lent))
            self._lent.append(lent)
        job.stop_waiting = lambda: self._loop.call_soon_threadsafe(self._stop, lent)
        method, question = ("open", job.model) if isinstance(job, OpeningJob) else (job.method, job.question)
        self._later(self._follow(lent, method, question))
        return job

    async def _follow(self, lent: _Lent, method: str, question: object) -> None:
        """Pass on the events of a job, until its last one."""
        job = lent.job
        try:
            await self._settled(job.models[0])
            if job.cancelled.is_set():
                job.emit(NOT_BEGUN)
                return
            handle = self._runs.options(method_name="run", stream=True, _by_reference=False)
            if self._places:
                handle = handle.options(multiplexed_model_id=job.models[0])
            lent.response = handle.remote(lent.ticket, method, question)
            async for batch in lent.response:
                lent.waits = False
                if job.cancelled.is_set():
                    self._stop(lent)
                for event in pickle.loads(batch):
                    if isinstance(event, LoadedDescription):
                        await self._reported(event.model)
                    elif isinstance(event, Started) and event.served_by:
                        lent.replica = event.served_by.replica
                    job.emit(event)
            failed = explained(None)
        except Exception as error:
            failed = NOT_BEGUN if job.cancelled.is_set() and lent.waits else explained(error, lent.replica)
        finally:
            if not lent.waits and any(each.waits for each in list(self._lent)):
                self._pace.ended(1)
            lent.waits = False
            if lent.response is not None:
                lent.response.cancel()
        job.emit(failed)  # of one that is done, nothing is told

    async def _reported(self, model: str) -> None:
        """Wait until a model that was opened is among `opened`: whoever is told so may look at once."""
        end = time.monotonic() + REPORTED_SECONDS
        while time.monotonic() < end:
            reports = (await self._reports()).value.reports
            if any(model == each.model for report in reports for each in report.opened):
                return
            await asyncio.sleep(0.05)

    async def _settled(self, model: str) -> None:
        """Wait a moment where somebody has asked for this model just now: all of a class would be sent anywhere."""
        if not self._places:
            return
        if settled := self._asked.get(model):
            await settled.wait()  # all go on in the order in which they came
        else:
            self._asked[model] = asyncio.Event()
            self._loop.call_later(SETTLE_SECONDS, self._asked[model].set)

    def _stop(self, lent: _Lent) -> None:
        """Have a run stopped: where it is decoded, it still tells its end. A call that does not end then is given
        up."""
        if lent.waits:
            self._give_up(lent)
        elif not lent.told:
            lent.told = True
            self._later(self._tell_desk("stop", lent.ticket))
            self._loop.call_later(STOP_SECONDS, self._give_up, lent)

    @staticmethod
    def _give_up(lent: _Lent) -> None:
        if lent.response is not None and not lent.job.done:
            lent.response.cancel()

    async def _tell_waiting(self) -> None:
        """Tell those who wait, again and again, how many come before them, and about how long that takes."""
        while not self._ending:
            await asyncio.sleep(QUEUED_SECONDS)
            now, ahead = time.monotonic(), 0
            for lent in list(self._lent):
                if lent.waits and not lent.job.done and now - lent.since > QUEUED_SECONDS:
                    ahead += 1
                    if isinstance(lent.job, DecodingJob):
                        lent.job.emit_queued(ahead, self._pace.seconds(ahead))
            if not ahead:
                self._pace.nobody_waits()

    def load(self) -> Load:
        """What goes on at this moment, of what this process has asked for."""
        jobs = [each for each in list(self._lent) if not each.job.done]
        waiting = sum(each.waits for each in jobs)
        return Load(len(jobs) - waiting, waiting, 0)

    # ----------------------------------------------------------------------------------------------------- the cluster

    def cluster(self) -> Cluster | None:
        """The replicas that decode; none where the cluster does not answer."""
        told, states = ReplicaReports([], []), {}
        with contextlib.suppress(RequestError):
            told = self._wait(self._reports(), STATUS_SECONDS)
        if self._places:
            with contextlib.suppress(RequestError):
                states = self._wait(_states(), STATUS_SECONDS)
        replicas = [
            ReplicaFacts(each.number, each.load.decoding, [opened.model for opened in each.opened])
            for each in sorted(told.reports, key=lambda report: report.number)
        ]
        return Cluster(APP, replicas, self.settings.max_lanes, self.load().waiting, told.lost, states)

    def exported(self) -> list[str] | None:
        import ray

        with contextlib.suppress(Exception):  # it may be on its way back
            return exported(ray.nodes())
        return []

    # ---------------------------------------------------------------------------------------------------- the models

    def opened(self) -> list[LoadedDescription]:
        """The models that are loaded in any replica, each once."""
        found: dict[str, LoadedDescription] = {}
        with contextlib.suppress(RequestError):
            for report in self.reports():
                for each in report.opened:
                    if each.model not in found or each.in_use:
                        found[each.model] = each
        return list(found.values())

    def reports(self) -> list[ReplicaReport]:
        """What each replica said last that it has and does, at most half a second ago."""
        return self._wait(self._reports(), ANSWER_SECONDS).reports

    def unload(self, model: str) -> bool:
        """Unload a model in every replica. False where one keeps it, because it is in use."""
        if model not in [each.model for each in self.opened()]:
            return False
        self._wait(self._tell_desk("unload", model), ANSWER_SECONDS)
        end = time.monotonic() + UNLOAD_SECONDS
        while model in [each.model for each in self.opened()]:
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def warm_up(self) -> None:
        """Nothing: each replica does it."""

    def facts(self, model: str) -> ModelFacts | None:
        """What is known of `model`; of one that is not on this machine, what the cluster knows."""
        known = super().facts(model)
        if known is None:
            with contextlib.suppress(RequestError):
                return self._ask("facts", model, seconds=FACTS_SECONDS)
        return known

    def estimate(self, model: str, token: str | None = None) -> Estimate:
        """What a model takes on a machine of the cluster. A personal access token is refused."""
        self._check_token(token)
        return self._ask("estimate", model)

    def precisions(self) -> dict[str, str]:
        """The precisions in which the machines of the cluster cannot open models, and why."""
        return self._ask("precisions")

    def _check_token(self, token: str | None) -> None:
        if token:
            message = said("A cluster takes no personal access tokens: they stay on your own machine.")
            fix = said("Run the playground on your own machine, or have the models brought to the cluster before.")
            raise request_error("token", message, fix)

    # ---------------------------------------------------------------------------------- what is asked about a text

    def tokens(self, model: str, text: str | list[int]) -> list[Token]:
        return self._ask("tokens", model, text)

    def draw_tokens(self, model: str, count: int) -> list[Token]:
        return self._ask("draw_tokens", model, count)

    def render(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> tuple[list[Token], list[Part]]:
        return self._ask("render", model, messages, template)

    def argument_defaults(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> dict[str, bool]:
        return self._ask("argument_defaults", model, messages, template)

    def detect(self, queries: Sequence[Query]) -> list[DetectionReport]:
        return self._ask("detect", list(queries))

    def train_detector(
        self,
        model: str,
        marked: Sequence[list[int]],
        plain: Sequence[list[int]],
        watermark: Mapping[str, object],
        progress: Callable[[int, int, float], bool | None] | None = None,
        seed: int = 0,
    ) -> dict[str, Json]:
        """A Bayesian detector that the cluster trains; `progress` is called in this process."""
        arguments = {"model": model, "marked": list(marked), "plain": list(plain), "watermark": dict(watermark)}
        return self._wait(self._train(arguments | {"seed": seed}, progress), None)

    async def _train(self, arguments: dict[str, object], progress: Callable[..., object] | None) -> dict[str, object]:
        ticket = uuid.uuid4().hex
        handle = self._desk.options(method_name="train", stream=True, _by_reference=False)
        response = handle.remote(ticket, arguments)
        try:
            async for item in _items(response):
                if isinstance(item, MethodResult):
                    return item
                if progress and await asyncio.to_thread(progress, item.done, item.of, item.loss) is False:
                    progress = None  # a few rounds more may be told until the desk has stopped
                    await self._tell_desk("stop", ticket)
            return MethodResult(error=_refusal(None))
        finally:
            response.cancel()

    # ------------------------------------------------------------------------------------------------------- calls

    def _ask(self, method: str, *arguments: object, seconds: float = ANSWER_SECONDS) -> Any:
        """What the engine of the desk answers; raises what it raised."""
        return self._wait(self._call(method, *arguments), seconds)

    async def _call(self, method: str, *arguments: object) -> MethodResult:
        response = self._desk.options(method_name="ask", _by_reference=False).remote(method, *arguments)
        return pickle.loads(await response)

    async def _reports(self) -> MethodResult:
        return pickle.loads(await self._desk.options(method_name="reports", _by_reference=False).remote())

    async def _tell_desk(self, method: str, *arguments: object) -> MethodResult:
        await self._desk.options(method_name=method).remote(*arguments)
        return MethodResult()

    def _wait(self, call: Coroutine[object, object, MethodResult], seconds: float | None) -> Any:
        """Run a call in this engine's own loop, whichever thread asks. Raises RequestError where the cluster does not
        answer."""
        future = asyncio.run_coroutine_threadsafe(call, self._loop)
        try:
            answer = future.result(seconds)
        except Exception as error:
            future.cancel()
            raise _refusal(error) from error
        if answer.error is not None:
            raise answer.error
        return answer.value

    def _later(self, call: Coroutine[object, object, object]) -> None:
        asyncio.run_coroutine_threadsafe(call, self._loop)

    def close(self) -> None:
        """Stop what this process has asked for. The cluster stays."""
        for lent in list(self._lent):
            lent.job.cancel()
        end = time.monotonic() + CLOSE_SECONDS
        for lent in list(self._lent):
            lent.job.wait(max(0, end - time.monotonic()))
        self._ending = True
        super().close()


class _Lent:
    """A job that is decoded elsewhere. It `waits` until something of it has come; `told`: it was told to stop."""

    def __init__(self, job: DecodingJob) -> None:
        self.job, self.ticket, self.since = job, uuid.uuid4().hex, time.monotonic()
        self.waits, self.told = True, False
        self.replica: int | None = None  # the number of the one that decodes it
        self.response: Any = None


async def _items(response: AsyncIterator[bytes]) -> AsyncIterator[Advanced | MethodResult]:
    async for batch in response:
        for item in pickle.loads(batch):
            yield item


def _refuse_own(own: object) -> None:
    """Raise RequestError where there is a person's own Python."""
    if own:
        message = said("Functions of your own cannot be called in a cluster.")
        fix = said("Leave them out, or run the playground on your own machine.")
        raise request_error("model", message, fix)


async def _states() -> MethodResult:
    return MethodResult(await asyncio.to_thread(replica_states, APP, RUNS))


def _refusal(error: BaseException | None) -> RequestError:
    failed = explained(error)
    return request_error("queue", failed.message, failed.fix)


def opened_app(name: str) -> tuple[Any, Any]:
    """The handles of an application that runs in the cluster of this process."""
    from ray import serve

    return serve.get_deployment_handle(RUNS, name), serve.get_deployment_handle(DESK, name)


