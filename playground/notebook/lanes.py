"""A list of traces as a comparison, as if they had been run side by side on the page.

Knows traces and comparisons; draws nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from playground.experiments.comparison import Comparison, Entry, Group
from playground.experiments.sweep import format_value
from playground.requests.request import GenerationRequest, RequestError
from playground.trace import Trace
from visualizers.names import mode_name

KIND = "lanes"


def lanes_of(traces: Sequence[Trace]) -> Comparison:
    """The comparison whose lanes are these runs, in their order. `prompt` is that of the first."""
    requests = [_request(trace) for trace in traces]
    groups = [
        Group(label, _title(trace), request.model, _settings(request.config), request.seed, id=number,
              prompt="" if request.asked == requests[0].asked else request.asked)
        for number, (label, trace, request) in enumerate(zip(labels(len(traces)), traces, requests, strict=True))
    ]  # fmt: skip
    entries = [Entry(number, request) for number, request in enumerate(requests)]
    comparison = Comparison(KIND, requests[0].asked if requests else "", groups, entries)
    comparison.traces = list(traces)
    comparison.stopped = not comparison.over
    return comparison


def labels(count: int) -> list[str]:
    """A to Z, then numbers."""
    return [*ascii_uppercase[:count], *map(str, range(len(ascii_uppercase) + 1, count + 1))]


def _request(trace: Trace) -> GenerationRequest:
    """What a run was asked; of a trace that tells nothing of that, an empty request."""
    started = trace.started
    if started is None:
        return GenerationRequest("")
    try:
        return GenerationRequest.from_dict(started.request)
    except (RequestError, TypeError, KeyError, ValueError):  # a recording of another version, or made by hand
        return GenerationRequest(started.model, started.prompt, config=dict(started.config), seed=started.seed)


def _title(trace: Trace) -> str:
    return str(mode_name(trace.started.mode)) if trace.started else "A run"


def _settings(config: Mapping[str, object]) -> str:
    return ", ".join(f"{name} {format_value(value)}" for name, value in config.items())
