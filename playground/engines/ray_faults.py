"""What is told of a run that a cluster could not bring to its end. Knows Ray's errors by their names."""

from __future__ import annotations

from playground.texts import said
from playground.trace import Failed

NOT_BEGUN = Failed(said("Stopped before it began."), said("Click Generate to run it."), "Cancelled")
_AGAIN = said("Click Generate to run it again: another replica takes it.")
UNREAD = Failed(
    said("The run was stopped: nobody read its events."), said("Click Generate to run it."), "Unread"
)  # fmt: skip
_LOST = (
    "ActorDiedError", "ActorUnavailableError", "WorkerCrashedError", "NodeDiedError", "OutOfMemoryError",
    "ObjectLostError", "OwnerDiedError",
)  # fmt: skip


def explained(error: BaseException | None, replica: int | None = None) -> Failed:
    """The Failed event for an error of a call, or for a stream that ended too early. `replica` is the number of the one
    that decoded it, where it had begun."""
    if error is None:
        return Failed(said("The replica ended this run before its end."), _AGAIN, "ReplicaLost")
    kinds = {each.__name__ for each in type(error).__mro__}
    if kinds & {"BackPressureError"}:
        return Failed(said("The cluster's queue is full."), said("Try again in a minute."), "Busy")
    if kinds & {"RequestCancelledError", "TaskCancelledError", "CancelledError"}:
        return Failed(said("The run was stopped."), said("Click Generate to run it."), "Cancelled")
    if kinds & {*_LOST} or "AioRpcError" in kinds:
        message = said("The replica that decoded this run has gone.")
        if replica is not None:
            message = said("Replica {number}, which decoded this run, has gone.", number=replica)
        return Failed(message, _AGAIN, "ReplicaLost")
    message = said("The cluster does not answer: {reason}", reason=str(error)[:300] or type(error).__name__)
    return Failed(message, said("Try again in a minute, or look at the cluster's dashboard."), "Cluster")
