"""Runs of a trial without a model: the events of plain and of assisted decoding, with the times that a test wants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playground.requests.request import GenerationRequest
from playground.trace import DraftJudged, DraftRound, DraftToken, Event, Finished, Step, Stepped
from tests.support.changing import change
from tests.support.fakes import distribution, finish, started

IDS = list(range(100, 112))


def plain(
    request: GenerationRequest,
    ids: Sequence[int] = IDS,
    pace: float = 0.01,
    reason: str = "length",
    excess: float = 0.0,
) -> Iterator[Event]:
    """A run that writes `ids`, a token in `pace` seconds, each by `excess` nats more surprising than the entropy."""
    yield started(request)
    steps = [_step(place, token_id, pace * (place + 1), excess) for place, token_id in enumerate(ids)]
    yield from map(Stepped, steps)
    yield _end(steps, reason, pace * len(ids))


def assisted(
    request: GenerationRequest,
    ids: Sequence[int] = IDS,
    drafted: int = 3,
    accepted: int = 2,
    draft: float = 0.01,
    verify: float = 0.02,
    first: float = 0.0,
    reason: str = "length",
    excess: float = 0.0,
) -> Iterator[Event]:
    """A run that writes `ids` in rounds, of each of which `accepted` of `drafted` tokens are kept and one follows.

    A round takes `draft` seconds for all its drafted tokens, and `verify` more; the first one takes `first` longer in
    both. The last round has the target's token alone where that is all that is missing.
    """
    yield started(request, "assisted_generation")
    steps, elapsed, index = [], 0.0, 0
    while len(steps) < len(ids):
        more = first if index == 0 else 0.0
        kept = ids[len(steps) : len(steps) + accepted + 1]
        proposed = [*kept[:-1], *[999] * drafted][:drafted] if len(kept) > 1 or accepted == 0 else []
        elapsed += (draft if proposed else 0.0) + verify + 2 * more
        follow = "target" if not proposed else "correction" if len(kept) <= drafted else "bonus"
        tokens = [DraftToken(i, str(i), -0.1, -0.2, n < len(kept) - 1, 0.8) for n, i in enumerate(proposed)]
        times = (draft if proposed else 0.0) + more, verify + more
        yield DraftJudged(
            DraftRound(index, len(steps), tokens, len(kept) - 1, kept[-1], str(kept[-1]), follow, *times)
        )
        for token_id in kept:
            steps.append(_step(len(steps), token_id, elapsed, excess))
            yield Stepped(steps[-1])
        index += 1
    yield _end(steps, reason, elapsed)


def _step(place: int, token_id: int, elapsed: float, excess: float) -> Step:
    spread = distribution(place)
    chosen = spread.candidates[0]
    change(chosen, token_id=token_id, text=f" t{token_id}")
    change(chosen, logprob=-spread.entropy_after - excess)
    return Step(0, place, chosen, chosen.text, spread, 0.0, elapsed)


def _end(steps: list[Step], reason: str, seconds: float) -> Finished:
    end = finish(steps, reason)
    change(end, seconds=seconds)
    return end
