"""The engine in a cluster, with a replica in this process: what crosses and comes back, and what is refused."""

from __future__ import annotations

import asyncio
import importlib
import pickle
import time
from pathlib import Path

import pytest
import yaml

pytest.importorskip("ray.serve", reason='Ray is not installed: pip install "ray[serve]==2.60.0"')
from ray import serve

from playground.engines import ray_desk
from playground.engines.local import LocalEngine
from playground.engines.ray_app import application, scaling
from playground.engines.ray_desk import RayDesk, ReplicaReport
from playground.engines.ray_faults import explained
from playground.engines.ray_names import APP, RUNS
from playground.engines.ray_replica import Replica
from playground.engines.ray_serve import RayEngine
from playground.engines.run_record import Load
from playground.questions import Answered
from playground.questions.lens import LensQuestion
from playground.questions.prompt_batch import BatchQuestion
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import ServedRequest, ServingWay
from playground.requests.callables import UserCallables
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished, ServedBy, Stepped, Trace
from playground.watermarks.detection import Query
from tests.engines.test_local import Listener

ROOT = Path(__file__).parents[2]
SHORT = {"max_new_tokens": 6, "do_sample": True}
LONG = {"max_new_tokens": 400, "eos_token_id": 2047}
SYNTHID = {"ngram_len": 3, "keys": [654, 400, 836, 123]}


def asked(config=SHORT, model="stories", **fields):
    return GenerationRequest(model, "Once upon a time", config=config, seed=0, **fields)


class InThisProcess(Replica):
    """A replica that leaves the handle of its desk where the test finds it."""

    def __init__(self, settings, desk):
        InThisProcess.desk = desk
        super().__init__(settings, desk)

    @staticmethod
    def _number():
        return 1  # Serve counts none where all is in one process


@pytest.fixture(scope="module")
def engine():
    settings = Settings()
    desk = serve.deployment(RayDesk).bind(settings)
    runs = serve.run(serve.deployment(InThisProcess).bind(settings, desk), name="runs", _local_testing_mode=True)
    engine = RayEngine(settings, runs, InThisProcess.desk, places=False)
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def local():
    engine = LocalEngine()
    yield engine
    engine.close()


def test_the_same_tokens_and_numbers_as_of_the_engine_in_this_process(engine, local):
    traces = [Trace.fold(list(each.stream(asked()))) for each in (engine, local)]
    assert traces[0].sequences == traces[1].sequences
    assert [each.distribution for each in traces[0].steps] == [each.distribution for each in traces[1].steps]
    assert len(traces[0].steps) == 6


def test_a_run_says_which_replica_decoded_it_and_the_cluster_what_it_has(engine):
    trace = Trace.fold(list(engine.stream(asked())))
    assert trace.started.served_by == ServedBy(1, 1)
    time.sleep(2 * ray_desk.REPORT_SECONDS)  # until the replica has reported again
    cluster = engine.cluster()
    assert [(each.number, each.decoding) for each in cluster.replicas] == [(1, 0)]
    assert "stories" in cluster.replicas[0].models and cluster.waiting == 0 and not cluster.lost


def report_of(number):
    return pickle.dumps(ReplicaReport([], Load(0, 0, 0), 1, number))


def test_a_replica_that_says_no_more_is_lost_and_one_that_leaves_is_not(monkeypatch):
    monkeypatch.setattr(ray_desk, "REPORT_SECONDS", 0)
    monkeypatch.setattr(ray_desk, "GONE_SECONDS", 0.2)

    async def life():
        desk = RayDesk(Settings())
        for number, name in enumerate("abc", 1):
            assert pickle.loads(await desk.report(name, report_of(number))).replicas == number
        await desk.leave("a")
        await asyncio.sleep(0.25)
        await desk.report("c", report_of(3))
        return pickle.loads(await desk.reports()).value

    told = asyncio.run(life())
    assert [each.number for each in told.reports] == [3]
    assert [each.number for each in told.lost] == [2] and 0.2 < told.lost[0].seconds < 5


def test_a_batch_and_a_question_about_layers_have_events_of_their_own(engine):
    batch, lens = Listener(), Listener()
    engine.ask(BatchQuestion(asked({"max_new_tokens": 3, "do_sample": False}), ["Once", "One day there was"]), batch)
    assert isinstance(batch.finish(), Finished) and any(isinstance(each, Answered) for each in batch.events)
    serving = Listener()
    engine.ask(ServingQuestion("stories", [ServedRequest("Once", 5)]), serving)
    assert isinstance(serving.finish(), Finished) and any(isinstance(each, Answered) for each in serving.events)
    ids = [each.token_id for each in engine.tokens("stories", "Once upon a time")]
    engine.ask(LensQuestion("stories", ids, [1, 2]), lens)
    assert isinstance(lens.finish(), Finished) and any(isinstance(each, Answered) for each in lens.events)


def test_what_is_asked_about_a_text_is_answered_as_here(engine, local):
    for method, arguments in [
        ("tokens", ("stories", "Once upon")),
        ("draw_tokens", ("stories", 5)),
        ("facts", ("stories",)),
        ("models", ()),
    ]:
        assert getattr(engine, method)(*arguments) == getattr(local, method)(*arguments), method
    ids = [each.token_id for each in engine.tokens("stories", "Once upon a time there was a little girl.")]
    query = Query("stories", ids, {"greenlist_ratio": 0.25, "bias": 2.0, "hashing_key": 15485863})
    assert engine.detect([query]) == local.detect([query])


def test_an_error_that_is_raised_there_is_raised_here(engine):
    with pytest.raises(ValueError, match="99999999"):
        engine.tokens("stories", [99999999])
    with pytest.raises(RequestError):
        engine.estimate("no-such-model")


def test_a_stopped_run_says_so_and_keeps_what_it_has(engine):
    listener = Listener()
    run = engine.submit(asked(LONG), lambda event: (listener(event), isinstance(event, Stepped) and run.cancel()))
    last = listener.finish()
    assert isinstance(last, Finished), last
    assert last.sequences[0].stop_reason == "stopped" and 0 < last.num_tokens < 400
    assert engine.load().decoding == 0


def test_closing_a_stream_stops_its_run(engine):
    stream = engine.stream(asked(LONG))
    assert next(stream)
    stream.close()
    assert engine.load().decoding == 0


def test_a_model_is_opened_told_and_let_go(engine):
    told = []
    opening = engine.open("stories-draft", told.append)
    while not opening.done:
        opening.wait(60)
    assert told[-1].model == "stories-draft"
    assert "stories-draft" in [each.model for each in engine.opened()]
    assert engine.unload("stories-draft") and not engine.unload("stories-draft")


def test_a_detector_is_trained_there_and_its_progress_told_here(engine):
    texts = [[3 + (7 * start + 3 * place) % 200 for place in range(30)] for start in range(8)]
    rounds = []
    trained = engine.train_detector(
        "stories", texts[:4], texts[4:], SYNTHID, lambda *told: (rounds.append(told), len(rounds) < 2)[1]
    )
    assert [done for done, _, _ in rounds] == [1, 2] and trained["texts"] == 8
    (told,) = engine.detect([Query("stories", texts[0], SYNTHID, detector=trained)])
    assert 0 < told["posterior"] < 1
    with pytest.raises(ValueError):
        engine.train_detector("stories", texts[:1], [], SYNTHID)


def test_what_cannot_leave_this_machine_is_refused(engine):
    with pytest.raises(RequestError, match="personal access tokens"):
        engine.open("stories", print, token="hf_secret")
    with pytest.raises(RequestError, match="Functions of your own"):
        engine.submit(asked(), print, UserCallables(logits_processor=[lambda ids, scores: scores]))
    serving = ServingQuestion("stories", [ServedRequest("Once")], [ServingWay(scheduler="mine")])
    with pytest.raises(RequestError, match="Functions of your own"):
        engine.ask(serving, print, own={"mine": object})


def test_each_run_that_ends_is_told_to_who_watches(engine):
    records = []
    engine.watch_runs(records.append)
    list(engine.stream(asked()))
    assert [(each.kind, each.outcome, each.tokens) for each in records] == [("submit", "finished", 6)]


@pytest.mark.parametrize(
    ("kind", "error"),
    [
        ("ActorDiedError", "ReplicaLost"), ("BackPressureError", "Busy"), ("RequestCancelledError", "Cancelled"),
        ("ConnectionError", "Cluster"),
    ],
)  # fmt: skip
def test_every_fault_ends_in_what_to_do(kind, error):
    failed = explained(type(kind, (Exception,), {})("why"))
    of_one = explained(type(kind, (Exception,), {})("why"), replica=2)
    assert ("Replica 2" in of_one.message) == (error == "ReplicaLost")
    assert isinstance(failed, Failed) and failed.error == error and failed.fix
    assert pickle.loads(pickle.dumps(failed)) == failed


def test_a_replica_takes_as_many_runs_as_it_has_lanes_and_a_class_may_wait():
    app = application(Settings.workshop(), replicas=2, most=4, threads=3, gpus=0.5)
    runs = app._bound_deployment  # Serve has no public way to look
    assert runs.max_ongoing_requests == Settings.workshop().max_lanes
    assert runs.max_queued_requests >= 30 + runs.max_ongoing_requests
    range_ = runs._deployment_config.autoscaling_config
    assert (range_.min_replicas, range_.max_replicas) == (2, 4)
    assert range_.target_ongoing_requests < Settings.workshop().max_lanes and range_.upscale_delay_s < 10
    fixed = application(Settings.workshop(), replicas=2, most=2)._bound_deployment._deployment_config
    assert fixed.autoscaling_config is None and fixed.num_replicas == 2
    assert runs._deployment_config.graceful_shutdown_timeout_s > Settings.workshop().max_seconds
    options = runs.ray_actor_options
    assert options["num_gpus"] == 0.5 and options["runtime_env"]["env_vars"]["OMP_NUM_THREADS"] == "3"


def test_the_file_for_serve_deploy_builds_the_application():
    (app,) = yaml.safe_load((ROOT / "serve.yaml").read_text("utf-8"))["applications"]
    module, _, name = app["import_path"].partition(":")
    built = getattr(importlib.import_module(module), name)(app["args"])
    assert app["name"] == APP and built._bound_deployment.name == RUNS
    assert built._bound_deployment.init_args[0].max_lanes == Settings.workshop().max_lanes
    (floor,) = app["deployments"]  # which can be raised without new replicas in place of those that are there
    assert floor["name"] == RUNS and floor["autoscaling_config"] == scaling(
        1, floor["autoscaling_config"]["max_replicas"], Settings.workshop().max_lanes
    )
