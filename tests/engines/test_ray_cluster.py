"""What happens to runs when parts of a cluster go: a cluster on this machine, whose processes are killed."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

pytest.importorskip("ray.serve", reason='Ray is not installed: pip install "ray[serve]==2.60.0"')
import ray
from prometheus_client import CollectorRegistry, generate_latest
from ray import serve

from playground.engines.choice import ray_engine
from playground.engines.ray_app import application
from playground.engines.ray_desk import GONE_SECONDS
from playground.engines.ray_names import APP, DESK, RUNS
from playground.engines.ray_serve import RayEngine
from playground.requests.request import GenerationRequest
from playground.server.serve_metrics import ServeMetrics
from playground.settings import Settings
from playground.trace import Failed, Finished, Queued, Stepped, Trace
from tests.engines.test_local import Listener

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
LANES = 3
SETTINGS = Settings(max_lanes=LANES, max_seconds=300)


def asked(seed, tokens=480, model="stories"):
    config = {"max_new_tokens": tokens, "min_new_tokens": tokens, "do_sample": True, "num_return_sequences": 4}
    return GenerationRequest(model, "Once upon a time", config=config, seed=seed)


def tokens_of(listener):
    return [step.chosen.token_id for step in Trace.fold(listener.events).steps]


def whole(listener):
    """How many tokens each of its texts has, where they have as many."""
    (length,) = {len(each.token_ids) for each in Trace.fold(listener.events).sequences}
    return length


class Watched(Listener):
    """A listener that also knows when the last event came."""

    ended = None

    def __call__(self, event):
        super().__call__(event)
        if isinstance(event, Finished | Failed):
            self.ended = time.monotonic()
        if isinstance(event, Failed):
            print(event)

    @property
    def begun(self):
        return any(isinstance(each, Stepped) for each in list(self.events))


@pytest.fixture(scope="module")
def cluster():
    ray_engine(dataclasses.replace(SETTINGS, replicas=2)).close()
    yield
    serve.shutdown()
    ray.shutdown()


@pytest.fixture
def engine(cluster):
    await_replicas(2)
    engine = RayEngine(SETTINGS, handle(RUNS), handle(DESK))
    yield engine
    engine.close()


def handle(name):
    return serve.get_deployment_handle(name, APP)


def reports():
    return pickle.loads(handle(DESK).options(method_name="reports").remote().result(timeout_s=10)).value.reports


def processes():
    return {each.process for each in reports()}


def loads():
    """How many runs each replica decodes, by its process."""
    return {each.process: each.load.decoding for each in reports()}


def engine_of(process):
    """The process in which a replica's engine decodes."""
    (found,) = psutil.Process(process).children()
    return found


def until(holds, seconds=60):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)


def await_replicas(count):
    def there():
        app = serve.status().applications[APP].deployments[RUNS]
        with contextlib.suppress(ray.exceptions.RayError, TimeoutError):  # one that has died is known for a moment
            return app.status == "HEALTHY" and len(processes()) == count

    until(there, 120)


def started(engine, count, tokens=480):
    """Runs that have all begun."""
    listeners = [Watched() for _ in range(count)]
    for seed, listener in enumerate(listeners):
        engine.submit(asked(seed, tokens), listener)
    until(lambda: all(each.begun or each.ended for each in listeners))
    assert not any(each.ended for each in listeners)
    return listeners


def test_a_class_meets_on_one_replica_and_then_on_the_next(engine):
    few = started(engine, LANES, 100)
    until(lambda: sorted(loads().values()) == [0, LANES], 2)
    many = started(engine, LANES, 100)
    assert all(isinstance(each.finish(), Finished) for each in [*few, *many])


def test_who_waits_is_told_how_many_come_before_and_about_how_long(engine):
    listeners = [Watched() for _ in range(2 * LANES + 14)]  # three waves: two give a pace
    for seed, listener in enumerate(listeners):
        engine.submit(asked(seed, 40), listener)
    assert all(isinstance(each.finish(), Finished) for each in listeners)
    assert any(isinstance(each.events[0], Queued) and each.events[0].ahead for each in listeners)
    told = [event for each in listeners for event in each.events if isinstance(event, Queued)]
    assert any(event.seconds and event.seconds < 60 for event in told)


@pytest.mark.parametrize("what", ["the replica", "its engine"])
def test_a_replica_is_killed_and_the_others_go_on(engine, what):
    listeners = started(engine, 2 * LANES)
    until(lambda: all(each == LANES for each in loads().values()), 5)
    killed = time.monotonic()
    process, number = min((each.process, each.number) for each in reports())
    both = [engine_of(process), psutil.Process(process)]
    both[what == "the replica"].kill()
    ends = [each.finish() for each in listeners]
    lost = [i for i, end in enumerate(ends) if isinstance(end, Failed)]
    assert len(lost) == LANES, ends
    for i in lost:
        assert ends[i].error == "ReplicaLost" and "run it again" in ends[i].fix
        assert ends[i].message == f"Replica {number}, which decoded this run, has gone."
        assert listeners[i].ended - killed < 1
    assert not psutil.wait_procs(both, 5)[1]  # neither stays
    new = Listener()
    engine.submit(asked(50, 20), new)
    assert isinstance(new.finish(), Finished)
    until(lambda: [each.number for each in engine.cluster().lost[-1:]] == [number], 10)
    kept = [i for i in range(2 * LANES) if i not in lost]
    assert {whole(listeners[i]) for i in kept} == {480}
    for i in (kept[0], lost[0]):  # whose run was lost has the beginning of the same text
        alone = Listener()
        engine.submit(asked(i), alone), alone.finish()
        written = tokens_of(listeners[i])
        assert written and written == tokens_of(alone)[: len(written)]
    await_replicas(2)


def test_the_controller_is_killed_and_runs_go_on(engine):
    listeners = started(engine, 2)
    controller = ray.get_actor("SERVE_CONTROLLER_ACTOR", namespace="serve")
    ray.kill(controller, no_restart=False)
    new = Listener()
    engine.submit(asked(9, 20), new)
    assert isinstance(new.finish(), Finished)
    assert all(isinstance(each.finish(), Finished) for each in listeners)


def test_no_run_is_lost_when_the_application_is_deployed_again(engine):
    listeners = started(engine, LANES)
    old = processes()
    changed = Settings(max_lanes=LANES, max_seconds=300, max_new_tokens=1000)
    serve.run(application(changed, replicas=2), name=APP, route_prefix=None)
    ends = [each.finish() for each in listeners]
    assert all(isinstance(each, Finished) for each in ends), ends
    assert {whole(each) for each in listeners} == {480}
    until(lambda: not old & processes(), 120)
    await_replicas(2)
    time.sleep(GONE_SECONDS + 1)
    cluster = engine.cluster()
    assert cluster.states.get("RUNNING") == 2 and [each.number for each in cluster.replicas] == [1, 2]
    assert not cluster.lost  # those that were replaced have said that they leave


def test_what_serve_counts_is_exported(engine):
    def found():
        registry = CollectorRegistry()
        registry.register(ServeMetrics(engine))
        return generate_latest(registry).decode()

    until(lambda: 'ray_serve_deployment_replica_healthy{deployment="Runs"' in found(), 30)  # told every few seconds
    text = found()
    assert 'playground_replicas{state="RUNNING"} 2.0' in text and "playground_ray_machines 1.0" in text
    assert ray.nodes()[0]["NodeManagerAddress"] not in text


def test_a_stopped_run_leaves_the_replica_idle_at_once(engine):
    for _ in range(3):
        listener = Watched()
        run = engine.submit(asked(1), listener)
        until(lambda listener=listener: listener.begun)
        asked_at = time.monotonic()
        run.cancel()
        last = listener.finish()
        assert last.sequences[0].stop_reason == "stopped"
        assert listener.ended - asked_at < 0.1
        until(lambda: sum(loads().values()) == 0, 1)


def test_what_a_killed_client_asked_for_is_stopped(engine):
    address = ray.get_runtime_context().gcs_address
    code = f"""
from tests.engines.test_ray_cluster import *
engine = ray_engine(SETTINGS, {address!r})
engine.submit(asked(1, 480), lambda event: print(type(event).__name__, flush=True))
time.sleep(60)
"""
    client = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert any("Stepped" in line for line in client.stdout)
        until(lambda: sum(loads().values()) == 1, 5)
    finally:
        client.kill()
    until(lambda: sum(loads().values()) == 0, 2)
    client.wait()


def test_a_page_that_does_not_read_for_a_while_gets_everything(engine):
    listeners = started(engine, 2, 200)
    engine._loop.call_soon_threadsafe(time.sleep, 5)  # no event is taken in
    assert all(isinstance(each.finish(), Finished) for each in listeners)
    assert {whole(each) for each in listeners} == {200}
    for listener in listeners:
        steps = Trace.fold(listener.events).all_steps
        assert len(steps) == 4 * 200  # each of four texts, with every token


def test_a_page_that_stands_still_holds_nobody_up_and_takes_no_memory(engine):
    address = ray.get_runtime_context().gcs_address
    code = f"""
from tests.engines.test_ray_cluster import *
engine = ray_engine(SETTINGS, {address!r})
listeners = started(engine, 2)
print("begun", flush=True)
print(*[type(each.finish()).__name__ for each in listeners], "ended", flush=True)
time.sleep(60)
"""
    client = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert any("begun" in line for line in client.stdout)
        os.kill(client.pid, signal.SIGSTOP)
        ours = [each for process in processes() for each in (psutil.Process(process), engine_of(process))]
        before = [each.memory_info().rss for each in ours]
        beside = Listener()
        engine.submit(asked(7, 100), beside)
        assert isinstance(beside.finish(), Finished)
        until(lambda: sum(loads().values()) == 0)
        grown = sum(each.memory_info().rss for each in ours) - sum(before)
        assert grown < 250e6, grown  # the runs themselves included
        os.kill(client.pid, signal.SIGCONT)
        assert any("ended" in line for line in client.stdout)
    finally:
        client.kill()
        client.wait()


def test_a_replica_comes_while_many_runs_are_decoded(engine):
    for most in (1, 2):  # of two that are there, one would go only when little was done for ten minutes
        serve.run(application(SETTINGS, replicas=1, most=most), name=APP, route_prefix=None)
    until(lambda: len(processes()) == 1, 120)
    listeners = [Watched() for _ in range(5 * LANES)]
    for seed, listener in enumerate(listeners):
        engine.submit(asked(seed), listener)
    until(lambda: len(processes()) == 2, 120)
    assert all(isinstance(each.finish(), Finished) for each in listeners)
    assert {Trace.fold(each.events).started.served_by.replica for each in listeners} == {1, 2}
