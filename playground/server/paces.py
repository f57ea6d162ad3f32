"""How fast the last runs of each model were on this server, and how long others may take: so that a person knows it
before many of them begin. A time is named only where runs of that very model have been seen. Thread-safe; knows
comparisons and traces, no page.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable

from playground.experiments.comparison import Comparison, ran_to_its_end
from playground.texts import Text, many, said
from playground.trace import Trace

LAST = 5  # measurements of a model that count: an older one was of another hour
MODELS = 200  # that are remembered

_Seen = tuple[int, float]  # tokens, and the seconds in which they were written


class Paces:
    """Tokens per second, by model, of runs by themselves and of runs side by side."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, bool], deque[_Seen]] = {}
        self._lock = threading.Lock()

    def learn(self, model: str, tokens: int, seconds: float, together: bool = False) -> None:
        """Take in that runs of `model` wrote so many tokens in so long, `together` with one another or each alone."""
        if tokens < 1 or seconds <= 0:
            return
        with self._lock:
            last = self._seen.pop((model, together), deque(maxlen=LAST))
            last.append((tokens, seconds))
            self._seen[model, together] = last  # the newest is the last one
            if len(self._seen) > MODELS:
                self._seen.pop(next(iter(self._seen)))

    def learn_run(self, trace: Trace) -> None:
        """The same of one run that has come to its end."""
        if ran_to_its_end(trace) and trace.shared is None:
            self.learn(trace.started.request.get("model", ""), trace.finished.num_tokens, trace.finished.seconds)

    def learn_all(self, comparison: Comparison, at_once: int) -> None:
        """The same of the runs of a comparison; of several models that were decoded side by side nothing is known."""
        whole = [
            (entry.request.model, trace.finished.num_tokens, *times)
            for entry, trace, times in zip(comparison.entries, comparison.traces, comparison.times, strict=True)
            if ran_to_its_end(trace) and None not in times
        ]
        for model in {model for model, *_ in whole}:
            tokens, begun, ended = zip(*(each for name, *each in whole if name == model), strict=True)
            if at_once == 1:
                self.learn(model, sum(tokens), sum(ended) - sum(begun))
            elif len({name for name, *_ in whole}) == 1 and len(tokens) > 1:
                self.learn(model, sum(tokens), max(ended) - min(begun), together=True)

    def seconds(self, lengths: Iterable[tuple[str, int]], at_once: int) -> float | None:
        """How long runs take that write so many tokens, each a model and a number; None where a model is not known.
        Where runs side by side have not been seen, they are taken to be no faster than alone."""
        total = 0.0
        for model, tokens in lengths:
            pace = (self._pace(model, True) if at_once > 1 else None) or self._pace(model, False)
            if pace is None:
                return None
            total += tokens / pace
        return total

    def knows(self, model: str) -> bool:
        """Whether a run of this model was seen."""
        return any(self._pace(model, together) for together in (False, True))

    def _pace(self, model: str, together: bool) -> float | None:
        with self._lock:
            last = list(self._seen.get((model, together), ()))
        return sum(tokens for tokens, _ in last) / sum(seconds for _, seconds in last) if last else None


def estimate_words(runs: int, seconds: float | None) -> Text:
    """What is said before so many runs begin.

    >>> estimate_words(25, 170)
    '25 runs, at most about 3 minutes'
    >>> estimate_words(1, None)
    '1 run; how long it takes is not known yet'
    """
    if seconds is None:
        return many(
            runs, "{count} run; how long it takes is not known yet",
            "{count} runs; how long they take is not known yet",
        )  # fmt: skip
    counted = many(runs, "{count} run", "{count} runs")
    if seconds < 55:
        count = max(1, round(seconds)) if seconds < 10 else 5 * round(seconds / 5)
        time = many(count, "{count} second", "{count} seconds")
    elif seconds < 55 * 60:
        time = many(max(1, round(seconds / 60)), "{count} minute", "{count} minutes")
    else:
        time = many(max(1, round(seconds / 3600)), "{count} hour", "{count} hours")
    return said("{runs}, at most about {time}", runs=counted, time=time)
