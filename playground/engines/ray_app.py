"""The engine as an application of Ray Serve: a deployment that decodes, and one that answers what needs no weights, so
that a word about a token never waits for a place among the runs. `serve.yaml` names `build`.

Knows the replica and the options of Serve; nothing of who asks.
"""

from __future__ import annotations

import dataclasses
import os

from ray import serve
from ray.serve import Application

from playground.engines.ray_desk import RayDesk
from playground.engines.ray_names import DESK, RUNS
from playground.engines.ray_replica import Replica
from playground.settings import Settings

MARGIN_SECONDS = 5  # beyond the longest run, in which a replica that is replaced ends what it has
LONGEST_SECONDS = 600  # of a run, where the instance has no limit
ASKING = 1000  # calls at once of what needs no weights


def build(arguments: dict[str, object]) -> Application:
    """The application, for `serve deploy`. The arguments: "hosting" (local, workshop or public), and those of
    `application`. Other settings are variables of the environment, as everywhere, on the machine of the replicas."""
    rest = dict(arguments)
    hosting = rest.pop("hosting", None)
    return application(Settings.named(hosting) if hosting else Settings.from_environment(), **rest)


def application(
    settings: Settings, replicas: int = 1, most: int | None = None, threads: int = 1, gpus: float = 0
) -> Application:
    """At least so many `replicas`, and at `most` so many while many runs are decoded; each with so many `threads` of a
    CPU, and so many `gpus`."""
    settings = dataclasses.replace(settings, api_keys="", allow_own_tokens=False)
    lanes = settings.max_lanes
    environment = {
        "OMP_NUM_THREADS": str(threads), "GOMP_SPINCOUNT": "10000",  # Ray says 1, and nothing
        "RAY_SERVE_RUN_USER_CODE_IN_SEPARATE_THREAD": "0",  # one thread less for which the decoding stops
    }  # fmt: skip
    for name in ("HF_HOME", "HF_HUB_OFFLINE"):
        if name in os.environ:
            environment[name] = os.environ[name]
    options: dict[str, object] = {"num_replicas": replicas}
    if most is not None and most > replicas:
        options = {"autoscaling_config": scaling(replicas, most, lanes)}
    runs = serve.deployment(
        name=RUNS,
        max_ongoing_requests=lanes,
        max_queued_requests=settings.max_waiting + lanes,  # those of a burst count as waiting until each has its place
        graceful_shutdown_timeout_s=(settings.max_seconds or LONGEST_SECONDS) + MARGIN_SECONDS,
        health_check_period_s=2,
        ray_actor_options={"num_cpus": threads, "num_gpus": gpus, "runtime_env": {"env_vars": environment}},
        **options,
    )(Replica)
    desk = serve.deployment(
        name=DESK,
        max_ongoing_requests=ASKING,
        ray_actor_options={"num_cpus": 0, "runtime_env": {"env_vars": environment}},
    )(RayDesk)
    return runs.bind(settings, desk.bind(settings))


def scaling(least: int, most: int, lanes: int) -> dict[str, object]:
    """When replicas come and go. One more comes soon: a class begins within seconds, and a replica takes half a minute
    to be ready. One goes when few runs were there for as long as a teacher speaks."""
    return {
        "min_replicas": least,
        "max_replicas": most,
        "target_ongoing_requests": max(1, lanes * 3 // 4),
        "look_back_period_s": 15,  # longer than the 10 between two reports
        "upscale_delay_s": 5,
        "downscale_delay_s": 600,
    }
