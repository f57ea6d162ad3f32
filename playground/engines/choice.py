"""Which engine an instance has: in this process, with a shared GPU, in a cluster of Ray, or another server's."""

from __future__ import annotations

import atexit
import math
import os
from collections.abc import Mapping, Sequence

from playground.engines.local import LocalEngine
from playground.engines.openai_server import OpenAIServerEngine
from playground.settings import Settings

KINDS = ("local", "ray", "openai")


def engine_for(settings: Settings, kind: str = "local", address: str | None = None) -> LocalEngine | OpenAIServerEngine:
    """The engine of a process that is there for nothing else. `address` is that of a cluster that runs. Raises
    ValueError, with a sentence, where it cannot be had."""
    if kind not in KINDS:
        raise ValueError(f"There is no engine {kind!r}: choose {', '.join(KINDS[:-1])} or {KINDS[-1]}.")
    if kind == "ray":
        return ray_engine(settings, address)
    if address or settings.replicas or settings.most_replicas:
        raise ValueError("--address, --replicas and --most-replicas are of a cluster: add --engine ray.")
    if kind == "openai":
        engine = OpenAIServerEngine(settings)
        engine.choose_default(os.environ.get("PLAYGROUND_DEFAULT_MODEL"))
        return engine
    from playground.engines.zero_gpu import engine_for as engine_here

    return engine_here(settings, owns_process=True)


def ray_engine(settings: Settings, address: str | None = None) -> LocalEngine:
    """An engine whose runs are decoded in the cluster at `address`, or in one that is started on this machine and ends
    with this process. An application that runs there already is used as it is, unless the settings name replicas."""
    named = settings.replicas or settings.most_replicas
    least = settings.replicas or 1
    most = settings.most_replicas or least
    if most < least:
        raise ValueError(f"There cannot be {least} replicas at least and {most} at most.")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
        from ray import serve
    except ImportError:
        raise ValueError('Ray is not here: install it with pip install "ray[serve]==2.60.0".') from None
    from playground.engines.ray_app import application
    from playground.engines.ray_names import APP
    from playground.engines.ray_serve import RayEngine, opened_app

    if address is None:
        options = _on_this_machine(most)
    else:
        options = {"address": address}
    try:
        ray.init(namespace="playground", log_to_driver=False, logging_level="warning", **options)
        if named or not _runs_already(APP):
            serve.start(proxy_location="Disabled")  # nobody asks by HTTP: the page does not go through Serve
            size = sizes(most, [each["Resources"] for each in ray.nodes()], settings.replica_gpus)
            app = application(settings, least, most, **size)
            serve.run(app, name=APP, route_prefix=None)
    except Exception as error:
        raise ValueError(f"The cluster cannot be had: {error}") from error
    if address is None:
        atexit.register(ray.shutdown)
    return RayEngine(settings, *opened_app(APP))


def _on_this_machine(replicas: int) -> dict[str, object]:
    paths = [os.getcwd(), os.environ.get("PYTHONPATH", "")]
    environment = {"env_vars": {"PYTHONPATH": os.pathsep.join(filter(None, paths))}}
    cpus = max(os.cpu_count() or 1, replicas)
    return {"address": "local", "num_cpus": cpus, "include_dashboard": False, "runtime_env": environment}


def sizes(replicas: int, machines: Sequence[Mapping[str, float]], gpus_each: float | None = None) -> dict[str, object]:
    """Cores and GPUs of each of so many replicas, so that they find a place on these machines, which have "CPU" and
    "GPU": all of them where the machines are alike. A replica has one GPU at most, or `gpus_each`; machines without any
    are left out where others have some."""
    of_kind = [each for each in machines if each.get("GPU")] or [each for each in machines if each.get("CPU")]
    on_each = math.ceil(replicas / max(1, len(of_kind)))
    cores, gpus = (min((each.get(kind, 0) for each in of_kind), default=0) for kind in ("CPU", "GPU"))
    shared = min(1, gpus / on_each) if gpus_each is None else gpus_each
    return {"threads": max(1, int(cores // on_each)), "gpus": shared}


def _runs_already(name: str) -> bool:
    from ray import serve

    return name in serve.status().applications
