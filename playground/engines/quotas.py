"""How many jobs one person and one address may have at a time, and how many lanes one address: nobody takes all of an
instance. Knows jobs by their owner and whether they are done; nothing of what they do.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterable

from playground.engines.jobs import DecodingJob, Job
from playground.engines.owner import NOBODY
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.texts import many, said
from playground.trace import Diagnostic

KEPT = 2  # one of so many lanes is kept for those who have none,
FEW = 8  # but none where there are fewer than so many


class TooManyRuns(RequestError):
    """Whoever asks has as many runs as one person, or one address, may have."""


class Quotas:
    """The jobs that were let in and are not done. May be used from any thread."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._jobs: list[Job] = []
        self._lock = threading.Lock()

    def enter(self, job: Job) -> None:
        """Count a job until it is done. Raises RequestError where its session or its address has enough of them."""
        with self._lock:
            self._jobs = [each for each in self._jobs if not each.done]
            owner = job.owner
            theirs = sum(each.owner == owner for each in self._jobs) if owner.session else 0
            of_address = sum(each.owner.address == owner.address for each in self._jobs) if owner.address else 0
            if (most := self._settings.runs_per_session) is not None and theirs >= most:
                raise _refusal(many(
                    theirs, "You already have {count} unfinished run, the most this server allows per person.",
                    "You already have {count} unfinished runs, the most this server allows per person.",
                ))  # fmt: skip
            if (most := self._settings.runs_per_address) is not None and of_address >= most:
                raise _refusal(many(
                    of_address,
                    "Your network already has {count} unfinished run, the most this server allows per address.",
                    "Your network already has {count} unfinished runs, the most this server allows per address.",
                ))  # fmt: skip
            self._jobs.append(job)

    def next_jobs(self, waiting: Iterable[DecodingJob], decoding: Iterable[DecodingJob]) -> list[DecodingJob]:
        """Which of those that wait get a lane now: of those who have the fewest lanes, first of the addresses and then
        of the sessions of one, the first ones. Of one address no more than decode as many texts at once as it has
        lanes, where each beam is a text; one job of each address in any case. Half of the lanes are for those who have
        none: so somebody who asks for a few tokens waits for no long runs of others to end."""
        decoding, rows, lanes = list(decoding), Counter(), Counter()
        for job in decoding:
            rows[job.owner.address] += job.rows
            lanes.update({job.owner.address, job.owner})
        most, lanes_in_all = self._settings.lanes_per_address, self._settings.max_lanes
        kept = lanes_in_all // KEPT if lanes_in_all >= FEW else 0
        free, chosen, waiting = lanes_in_all - len(decoding), [], list(waiting)

        def may_begin(job: DecodingJob) -> bool:
            address = job.owner.address
            if free <= kept and job.owner != NOBODY and lanes[address if most else job.owner]:
                return False
            return not address or most is None or not rows[address] or rows[address] + job.rows <= most

        while free > 0 and (able := [job for job in waiting if may_begin(job)]):
            job = min(able, key=lambda job: (lanes[job.owner.address], lanes[job.owner]))
            rows[job.owner.address] += job.rows
            lanes.update({job.owner.address, job.owner})
            waiting.remove(job)
            chosen.append(job)
            free -= 1
        return chosen


def _refusal(text: str) -> TooManyRuns:
    return TooManyRuns([Diagnostic("queue", "error", text, said("Wait until one of them has ended, or stop one."))])
