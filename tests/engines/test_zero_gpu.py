"""The engine of a Space with a shared GPU: what goes there, together with what, and what its refusals come to."""

from __future__ import annotations

import dataclasses
import json
import os
import pickle
import re
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest
from gradio_client import Client

from playground.api import generate
from playground.engines import gpu_worker
from playground.engines.gpu_worker import decode
from playground.engines.jobs import QuestionJob, RunJob
from playground.engines.local import LocalEngine
from playground.engines.owner import Owner
from playground.engines.zero_gpu import ZeroGpuEngine, engine_for, seconds_for
from playground.models import memory_estimate
from playground.models.loaded_description import describe
from playground.models.loading import load
from playground.questions import Answered, Progressed
from playground.questions.prompt_batch import BatchQuestion
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import ServedRequest, ServingWay
from playground.requests.callables import UserCallables
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.trace import Failed, Finished, Loading, Stepped, Trace
from tests.engines.test_local import Listener
from tests.support.zero_space import lender

ROOT = Path(__file__).parents[2]
ADA = Owner("10.0.0.1", "ada")
SHORT = {"max_new_tokens": 6, "do_sample": False}
LONG = {"max_new_tokens": 400, "eos_token_id": 2047}


def asked(config=SHORT, model="stories", **fields):
    return GenerationRequest(model, "Once upon a time", config=config, seed=0, **fields)


class Refused(Exception):
    """As the package raises them: a kind of error by its title."""

    def __init__(self, title, message):
        super().__init__(message)
        self.title, self.message = title, message


@pytest.fixture(scope="module")
def stories():
    return load("stories", Settings())


@pytest.fixture
def lent(stories, monkeypatch):
    """An engine for which stories is on the GPU, which is this process, and the calls of it."""
    monkeypatch.setattr(gpu_worker, "_placed", {"stories": stories})
    monkeypatch.setattr(memory_estimate, "_gpu_elsewhere", True)
    calls, carried = [], []

    def on_gpu(questions, *rest):
        calls.append(questions)
        for batch in decode(questions, *rest):  # through the pickles in which the package carries it
            carried.extend(pickled := pickle.loads(pickle.dumps(batch)))
            yield pickled

    engine = ZeroGpuEngine(dataclasses.replace(Settings(), gpu_models="stories"), on_gpu, [describe(stories)])
    yield engine, calls
    engine.close()
    assert {type(each) for _, each in carried} <= {str, Progressed, Answered}


@pytest.fixture
def refusing(stories):
    """Makes an engine whose GPU raises this."""

    def engine(error):
        def on_gpu(*_):
            raise error
            yield

        return ZeroGpuEngine(Settings(), on_gpu, [describe(stories)])

    return engine


def test_without_a_shared_gpu_there_is_the_local_engine(monkeypatch):
    monkeypatch.delenv("SPACES_ZERO_GPU", raising=False)
    assert type(engine_for(Settings())) is LocalEngine


def test_the_same_events_as_of_the_engine_in_this_process(lent):
    engine, calls = lent
    ours, theirs = Listener(), Listener()
    engine.submit(asked(), ours)
    LocalEngine().submit(asked(), theirs)
    ours.finish(), theirs.finish()
    assert ours.events[0] == Loading("stories", "gpu") and len(calls) == 1
    traces = [Trace.fold(each.events) for each in (ours, theirs)]
    assert traces[0].sequences == traces[1].sequences
    assert [step.candidates for step in traces[0].steps] == [step.candidates for step in traces[1].steps]


def test_what_one_person_asks_for_at_once_goes_together_and_others_apart(lent):
    engine, calls = lent
    listeners = [Listener() for _ in range(4)]
    for listener, owner in zip(listeners, [ADA, ADA, ADA, Owner("10.0.0.2", "ben")], strict=True):
        engine.submit(asked(), listener, owner=owner)
    assert all(isinstance(each.finish(), Finished) for each in listeners)
    assert sorted(len(questions) for questions in calls) == [1, 3]


def test_other_models_stay_here(lent):
    engine, calls = lent
    here = Listener()
    engine.submit(asked(model="stories-draft"), here)
    assert isinstance(here.finish(), Finished) and not calls
    assert [each.model for each in engine.opened()] == ["stories", "stories-draft"]
    assert not engine.unload("stories") and engine.unload("stories-draft")


def test_every_kind_of_question_goes(lent):
    engine, calls = lent
    batch, opened = Listener(), []
    engine.ask(BatchQuestion(asked(), ["Once", "The small cat"]), batch)
    assert isinstance(batch.finish(), Finished)
    assert [method for questions in calls for method, _ in questions] == ["ask"]
    engine.open("stories", opened.append)
    assert opened == [describe(gpu_worker._placed["stories"])] and len(calls) == 1


def test_a_run_that_is_stopped_tells_what_it_has(lent):
    engine, _ = lent
    stopped, other = Listener(), Listener()
    begun = threading.Event()
    run = engine.submit(
        asked(LONG), lambda event: (stopped(event), isinstance(event, Stepped) and begun.set()), owner=ADA
    )
    engine.submit(asked(), other, owner=ADA)
    assert begun.wait(60)
    run.cancel()
    last = stopped.finish()
    assert last.sequences[0].stop_reason == "stopped" and 0 < last.num_tokens < 400
    assert isinstance(other.finish(), Finished)


def test_a_run_that_is_stopped_before_it_has_the_gpu_ends_at_once(lent):
    engine, calls = lent
    listener = Listener()
    engine.submit(asked(), listener).cancel()
    assert listener.finish().error == "Cancelled"
    time.sleep(0.2)
    assert not calls


def test_a_run_ends_within_what_was_lent(lent, monkeypatch):
    engine, _ = lent
    monkeypatch.setattr("playground.engines.zero_gpu.seconds_for", lambda jobs: gpu_worker.MARGIN_SECONDS + 1)
    listener = Listener()
    engine.submit(asked({"max_new_tokens": 500, "eos_token_id": 2047, "num_beams": 12, "num_return_sequences": 12}),
                  listener)  # fmt: skip
    assert listener.finish().sequences[0].stop_reason == "max_time"


@pytest.mark.parametrize(
    ("error", "kind", "said"),
    [
        (Refused("ZeroGPU quota exceeded", "You have 3s left."), "Quota", "used up: You have 3s left."),
        (Refused("ZeroGPU pending credits exceeded", "Too many credits."), "Quota", "used up"),
        (Refused("ZeroGPU illegal duration", "It is larger than the maximum."), "Quota", "longer than anyone may use"),
        (Refused("ZeroGPU queue timeout", "No GPU was available after 60s"), "Busy", "is busy"),
        (Refused("ZeroGPU client error", "No GPU was available"), "Busy", "is busy"),
        (Refused("ZeroGPU worker error", "GPU task aborted"), "TimeLimit", "taken back"),
        (RuntimeError("Connection closed"), "RuntimeError", "is not available: Connection closed"),
    ],
)
def test_refusals_say_what_happened_and_what_still_runs(refusing, error, kind, said):
    engine, listener = refusing(error), Listener()
    engine.submit(asked(), listener)
    failed = listener.finish()
    assert isinstance(failed, Failed) and failed.error == kind and said in failed.message
    assert "bundled model" in failed.fix or "fewer" in failed.fix


def test_functions_of_ones_own_are_refused(lent):
    engine, _ = lent
    with pytest.raises(RequestError, match="cannot be called on a shared GPU"):
        engine.submit(asked(), Listener(), own=UserCallables([lambda ids, scores: scores]))
    serving = ServingQuestion("stories", [ServedRequest("Once")], [ServingWay(scheduler="mine")])
    with pytest.raises(RequestError, match="cannot be called on a shared GPU"):
        engine.ask(serving, Listener(), own={"mine": object})


def test_requests_are_served_there(lent):
    engine, _ = lent
    listener = Listener()
    engine.ask(ServingQuestion("stories", [ServedRequest("Once", 5)]), listener)
    assert isinstance(listener.finish(), Finished)
    (done,) = (event for event in listener.events if isinstance(event, Answered))
    assert done.answer.ways[0].figures.written == 5


def test_quotas_hold_there_too(stories):
    waiting = threading.Event()

    def on_gpu(*_):
        waiting.wait(60)
        yield []

    settings = dataclasses.replace(Settings(), runs_per_session=2)
    engine = ZeroGpuEngine(settings, on_gpu, [describe(stories)])
    for _ in range(2):
        engine.submit(asked(), Listener(), owner=ADA)
    with pytest.raises(RequestError, match="the most this server allows per person"):
        engine.submit(asked(), Listener(), owner=ADA)
    waiting.set()


def test_the_gpu_is_asked_for_as_long_as_the_tokens_take():
    def job(config):
        return RunJob(Checked.of(asked(config), Settings()), lambda event: None)

    few, many = seconds_for([job({"max_new_tokens": 10})]), seconds_for([job({"max_new_tokens": 1000})])
    assert 15 == few < many <= 120
    assert seconds_for([job({"max_new_tokens": 500})]) < seconds_for([job({"max_new_tokens": 500, "num_beams": 8})])
    question = BatchQuestion(asked({"max_new_tokens": 500}), ["a"] * 8)
    batch = QuestionJob(question.checked(Settings()), lambda event: None)
    assert seconds_for([batch]) == seconds_for([job({"max_new_tokens": 500, "num_beams": 8})])


# ------------------------------------------------------------------------------------------- with the package itself


@pytest.fixture
def space(tmp_path):
    """The lender, and the address of a Space whose GPU decodes `chat`."""
    with socket.socket() as free, lender() as lending:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        (cgroup := tmp_path / "cgroup").write_text("0::/kubepods/pod\n1:devices:/kubepods/pod\n")
        environment = {
            **os.environ, "SPACES_ZERO_GPU": "true", "SPACES_ZERO_DEVICE_API_URL": lending.address,
            "ZEROGPU_OFFLOAD_DIR": str(tmp_path / "tensors"), "ZEROGPU_PROC_SELF_CGROUP_PATH": str(cgroup),
            "PLAYGROUND_GPU_MODELS": "chat", "PLAYGROUND_HOSTING": "public", "HOME": str(tmp_path),
        }  # fmt: skip
        log = tmp_path / "log"
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.zero_space", str(port)], cwd=ROOT, env=environment,
            stdout=log.open("w"), stderr=subprocess.STDOUT,
        )  # fmt: skip
        address = f"http://127.0.0.1:{port}/"
        for _ in range(300):
            try:
                urllib.request.urlopen(address).close()
                break
            except OSError:
                assert process.poll() is None, log.read_text()[-3000:]
                time.sleep(0.2)
        yield lending, address
        process.kill()
        process.wait()


@pytest.mark.slow
def test_a_space_lends_its_gpu_to_the_models_that_are_named_and_to_no_other(space):
    lending, address = space
    client = Client(address, verbose=False, headers={"x-ip-token": "a.e30.b"})
    assert lending.count("/startup-report") == 1

    def ids_of(model):
        answer = client.predict(dataclasses.asdict(asked(model=model)), api_name="/generate")
        return Trace.from_json(json.dumps(answer)).sequences[0].token_ids

    assert ids_of("stories") and not lending.count("/schedule")
    here = LocalEngine()
    here.adopt(load("chat", Settings(), "cpu", "auto"))
    assert ids_of("chat") == generate(asked(model="chat"), here).sequences[0].token_ids
    schedule = next(values for path, values in lending.calls if path == "/schedule")
    assert schedule["durationSeconds"] and schedule["token"] == "a.e30.b"  # whose quota it is: the visitor's
    assert [lending.count(path) for path in ("/schedule", "/allow", "/release")] == [1, 1, 1]
    lending.refusal = 429, {"left": 3, "wait": "PT1H"}
    with pytest.raises(Exception, match=re.escape("Your time on the shared GPU is used up")):
        ids_of("chat")
    assert ids_of("stories")
