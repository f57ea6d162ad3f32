"""What /metrics tells of a cluster: its replicas, and what Serve counts, without machines, processes and other
applications."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, generate_latest

from playground.engines.cluster import Cluster, LostReplica, ReplicaFacts
from playground.server.serve_metrics import ServeMetrics
from tests.support.fakes import FakeEngine

APP = "generation-playground"
_OF_A_PROCESS = 'NodeAddress="10.0.0.7",SessionName="session_1",WorkerId="{worker}",application="{app}"'


def line(name, value, worker="w1", app=APP, **labels):
    more = "".join(f',{name}="{label}"' for name, label in labels.items())
    return f"ray_serve_{name}{{{_OF_A_PROCESS.format(worker=worker, app=app)}{more}}} {value}\n"


def of_kind(name, kind, *lines):
    return f"# HELP ray_serve_{name} What it is.\n# TYPE ray_serve_{name} {kind}\n{''.join(lines)}"


FIRST = (
    of_kind(
        "deployment_queued_queries", "gauge",
        line("deployment_queued_queries", 2.0, "w1", deployment="Runs"),
        line("deployment_queued_queries", 3.0, "w2", deployment="Runs"),
        line("deployment_queued_queries", 9.0, "w3", "shop", deployment="Till"),
    )
    + of_kind(
        "deployment_request_counter_total", "counter",
        line("deployment_request_counter_total", 5.0, deployment="Runs", replica="abc"),
    )
    + of_kind(
        "health_check_latency_ms", "histogram",
        line("health_check_latency_ms_bucket", 1.0, deployment="Runs", le="1.0"),
        line("health_check_latency_ms_sum", 0.5, deployment="Runs"),
    )
    + '# TYPE ray_node_mem_used gauge\nray_node_mem_used{ip="10.0.0.7"} 1.0\n'
)  # fmt: skip
SECOND = of_kind(
    "deployment_request_counter_total", "counter",
    line("deployment_request_counter_total", 2.0, deployment="Runs", replica="xyz"),
    line("deployment_request_counter_total", 1.0, "w9", deployment="Runs", replica="abc"),
)  # fmt: skip


def told(cluster, exports):
    engine, registry = FakeEngine(), CollectorRegistry()
    engine.replicas, engine.exports = cluster, exports
    registry.register(ServeMetrics(engine))
    return [each for each in generate_latest(registry).decode().splitlines() if not each.startswith("#")]


def cluster(**changes):
    replicas = [ReplicaFacts(1, 3, ["stories"]), ReplicaFacts(2, 0, [])]
    return Cluster(**{"application": APP, "replicas": replicas, "lanes": 32, "waiting": 0} | changes)


def test_serves_numbers_are_summed_over_processes_and_machines():
    lines = told(cluster(states={"RUNNING": 2, "STARTING": 1}, lost=[LostReplica(3, 9.0)]), [FIRST, SECOND])
    assert sorted(lines) == [
        'playground_ray_machines 2.0',
        'playground_replica_runs{replica="1"} 3.0',
        'playground_replica_runs{replica="2"} 0.0',
        'playground_replicas_lost 1.0',
        'playground_replicas{state="RUNNING"} 2.0',
        'playground_replicas{state="STARTING"} 1.0',
        'ray_serve_deployment_queued_queries{deployment="Runs"} 5.0',
        'ray_serve_deployment_request_counter_total{deployment="Runs",replica="abc"} 6.0',
        'ray_serve_deployment_request_counter_total{deployment="Runs",replica="xyz"} 2.0',
    ]


def test_where_no_machine_answers_the_replicas_are_told_and_that_this_is_all():
    lines = told(cluster(), [])
    assert "playground_ray_machines 0.0" in lines
    assert 'playground_replicas{state="REPORTING"} 2.0' in lines
    assert not [each for each in lines if each.startswith("ray_serve")]


def test_without_a_cluster_nothing_is_added():
    assert told(None, None) == []
