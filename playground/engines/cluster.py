"""What is told of a cluster that decodes: its replicas, what each of them does, and which were lost. Plain data."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class ReplicaFacts:
    """One replica: its `number` from 1 on, how many runs it decodes, and the models that it has."""

    number: int
    decoding: int
    models: list[str]


@dataclass(frozen=True)
class LostReplica:
    """A replica that went without saying so, that many `seconds` ago."""

    number: int
    seconds: float


@dataclass(frozen=True)
class Cluster:
    """The replicas that answer, how many `lanes` each of them has, and how many runs of this process wait for one.
    `states` is how many replicas the cluster counts in each state ("RUNNING", "STARTING", ...); empty where it does not
    answer. Serve knows them as those of an `application`."""

    application: str
    replicas: list[ReplicaFacts]
    lanes: int
    waiting: int
    lost: list[LostReplica] = field(default_factory=list)
    states: dict[str, int] = field(default_factory=dict)
