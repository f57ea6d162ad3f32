"""A model as plain data for the page: a loaded one, and the estimate for one that is not loaded yet.

Numbers and words only, so that they cross a process, a cluster or a browser unchanged. Standard library alone.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class LoadedDescription:
    """A loaded model. `model` is its reference as text; `bytes` are those of its weights in memory.

    `context_length` is None where positions are unlimited, `vocab_size` for a DFlash drafter. `in_use` says
    that a run is decoded on it now.
    """

    model: str
    source: str
    class_name: str
    parameters: int
    dtype: str
    precision: str
    device: str
    bytes: int
    context_length: int | None
    vocab_size: int | None
    chat_template: bool
    in_use: bool = False


@dataclass(frozen=True)
class LoadOption:
    """One way to open a model, or another model: its reference as text, the bytes of its weights, and whether they fit
    into the free memory."""

    model: str
    label: str
    bytes: int
    fits: bool


@dataclass(frozen=True)
class Estimate:
    """What a model takes, known before its weights are downloaded or read. All sizes in bytes, None where the files do
    not tell.

    `download` is what is not on this machine yet, `memory` what the weights take as `model` asks for them, and `room`
    the same with a little left over for a run; it is `reckoned` from the config where the files of the weights do not
    tell. `free` is the memory that could be theirs: what is free on `device`, and
    what idle models would leave. `ways` are other precisions of the same model, the largest first; `smaller` is another
    model, which fits where none of these does. `fits` is None where that cannot be told. `why` and `fix` are empty
    unless it does not, or its weights are not `complete`: missing, damaged, or in another format.
    """

    model: str
    source: str
    class_name: str
    parameters: int | None
    dtype: str
    device: str
    download: int | None
    memory: int | None
    room: int | None
    free: int
    free_disk: int | None
    fits: bool | None
    why: str
    fix: str
    context_length: int | None
    vocab_size: int | None
    ways: tuple[LoadOption, ...] = ()
    smaller: LoadOption | None = None
    complete: bool = True
    reckoned: bool = False
