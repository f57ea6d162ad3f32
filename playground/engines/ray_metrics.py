"""What the machines of a cluster of Ray export for Prometheus, and how many replicas Serve counts. Knows Ray."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import httpx

SECONDS = 2  # for the answer of a machine
AT_ONCE = 16  # machines


def exported(machines: Sequence[Mapping[str, object]]) -> list[str]:
    """The text that each machine of `ray.nodes()` exports; of those that do not answer, none."""
    places = [
        (each["NodeManagerAddress"], each["MetricsExportPort"])
        for each in machines
        if each.get("Alive") and each.get("MetricsExportPort")
    ]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return [text for text in pool.map(_read, places) if text]


def _read(place: tuple[str, int]) -> str:
    address, port = place
    host = f"[{address}]" if ":" in address else address
    with contextlib.suppress(httpx.HTTPError):
        answer = httpx.get(f"http://{host}:{port}/metrics", timeout=SECONDS, trust_env=False)
        if answer.status_code == httpx.codes.OK:
            return answer.text
    return ""


def replica_states(app: str, deployment: str) -> dict[str, int]:
    """How many replicas of a deployment are in each state. May wait as long as Serve's controller does not answer."""
    from ray import serve

    known = serve.status().applications.get(app)
    runs = known.deployments.get(deployment) if known else None
    return {getattr(state, "value", state): count for state, count in runs.replica_states.items()} if runs else {}
