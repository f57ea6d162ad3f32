"""Where a cluster decodes: its replicas, and what Ray Serve counts, as a part of `GET /metrics`.

Ray exports many hundred thousand characters from each machine, with addresses, ids of processes and one value for each.
Of them only what Serve counts is told, summed for each deployment and replica. Knows the engine protocol and the
official client library.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from prometheus_client import Metric
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.parser import text_string_to_metric_families

from playground.engines.protocol import Engine

_KINDS = ("counter", "gauge")  # histograms have a line for each of many bounds, for each process
_KEPT = ("deployment", "replica")  # labels; none that names a machine or a process
_LINE = re.compile(r"(?:# (?:HELP|TYPE) )?ray_serve_\w+(?<!_bucket)[ {].*")


class ServeMetrics:
    """What an engine's cluster tells at the moment of the question; nothing where there is none."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def describe(self) -> list[Metric]:
        """Nothing: else the registry would ask the engine when it is made."""
        return []

    def collect(self) -> Iterator[Metric]:
        """The replicas, and then Serve's own counters and gauges."""
        cluster = self._engine.cluster()
        if cluster is None:
            return
        states = GaugeMetricFamily("playground_replicas", "Replicas, by what Ray Serve says of them.", labels=["state"])
        for state, count in (cluster.states or {"REPORTING": len(cluster.replicas)}).items():
            states.add_metric([state], count)
        yield states
        lost = "Replicas that were lost in the last ten minutes."
        yield GaugeMetricFamily("playground_replicas_lost", lost, len(cluster.lost))
        decoding = GaugeMetricFamily(
            "playground_replica_runs", "Runs that each replica decodes, of all pages.", labels=["replica"]
        )
        for replica in cluster.replicas:
            decoding.add_metric([str(replica.number)], replica.decoding)
        yield decoding
        texts = self._engine.exported() or []
        told = "Machines of the cluster whose own metrics could be read. With 0, none that begin with ray_serve follow."
        yield GaugeMetricFamily("playground_ray_machines", told, len(texts))
        yield from served(texts, cluster.application)


def served(texts: Sequence[str], application: str) -> list[Metric]:
    """Serve's counters and gauges of this application in these texts of machines, summed for each deployment and
    replica."""
    sums: dict[str, Counter[tuple[str, ...]]] = {}
    families: dict[str, Metric] = {}
    for text in texts:
        lines = "\n".join(line for line in text.splitlines() if _LINE.fullmatch(line))
        for family in text_string_to_metric_families(lines + "\n"):
            if family.type not in _KINDS:
                continue
            samples = [each for each in family.samples if each.labels.get("application") == application]
            if not samples:
                continue
            families.setdefault(family.name, family)
            summed = sums.setdefault(family.name, Counter())
            for sample in samples:
                summed[tuple(sample.labels.get(label, "") for label in _KEPT)] += sample.value
    return [_summed(family, sums[name]) for name, family in families.items()]


def _summed(family: Metric, sums: Counter[tuple[str, ...]]) -> Metric:
    metric = Metric(family.name, family.documentation, family.type)
    suffix = "_total" if family.type == "counter" else ""
    for values, value in sums.items():
        labels = {label: each for label, each in zip(_KEPT, values, strict=True) if each}
        metric.add_sample(family.name + suffix, labels, value)
    return metric
