"""Events as bytes for another process of ours, in a third of the time that `pickle` takes by itself. Knows events."""

from __future__ import annotations

import copyreg
import dataclasses
import io
import operator
import pickle
from collections.abc import Callable
from typing import Any

from playground.trace import Candidate, Distribution, Stage, Step


class _EventPickler(pickle.Pickler):
    """Writes what each token has a dozen of as a call with all fields in order, and not as one field after the other
    with its name."""

    dispatch_table = copyreg.dispatch_table.copy()


def _as_call(kind: type) -> Callable[[Any], tuple[type, tuple[Any, ...]]]:
    values = operator.attrgetter(*(field.name for field in dataclasses.fields(kind)))
    return lambda item: (kind, values(item))


for _kind in (Candidate, Distribution, Stage, Step):
    _EventPickler.dispatch_table[_kind] = _as_call(_kind)


def pickled(item: Any) -> bytes:
    """The bytes of which `pickle.loads` makes it again."""
    stream = io.BytesIO()
    _EventPickler(stream, 5).dump(item)
    return stream.getvalue()
