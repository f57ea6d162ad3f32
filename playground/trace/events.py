"""The events of a run, in the order in which they come: from `Queued` to `Finished` or `Failed`.

Knows nothing of torch, transformers or pictures. Their parts are in `run_data.py`; `playground.trace` folds events into
a trace and exports all these names.
"""

from __future__ import annotations

import typing

from msgspec import field
from msgspec.structs import astuple, replace

from playground.trace.run_data import (
    BeamStep,
    CanvasStep,
    DraftRound,
    MediaSpan,
    Part,
    Provenance,
    Reasoning,
    Sequence,
    ServedBy,
    Sound,
    Step,
    Timestamps,
    Token,
)
from playground.trace.wire import Json, Number, Record, Whole


def _alike(one: Record, other: object, **beside: None) -> bool:
    """Whether two records are equal but for these fields."""
    return type(one) is type(other) and astuple(replace(one, **beside)) == astuple(replace(other, **beside))


class Queued(Record, tag=True):
    """The run waits. `ahead` runs come before it, including the one that is being decoded. `seconds` is an estimate of
    the wait, from how quickly other runs ended lately; None if unknown."""

    ahead: Whole
    seconds: Number | None = None


class Loading(Record, tag=True):
    """A model is being prepared for this run.

    `phase` is "gpu" (waiting for a shared GPU), "asking" (the Hub, for its files), "download", "converting" (a GGUF
    file) or "loading". `done` and `total` are bytes in "download" and tensors in the last two phases, otherwise None.
    """

    model: str
    phase: str = "loading"
    done: Whole | None = None
    total: Whole | None = None


class Shared(Record, tag=True):
    """From now on `runs` runs are decoded side by side, including this one. Sent when the number changes.

    If `apart`, this run does not share its forward passes with the others but takes turns with them, because no other
    run is on its model, or because one of them writes or reads several tokens at once.
    """

    runs: Whole
    apart: bool = False


class Diagnostic(Record):
    """One problem of a request, and what to do about it. `severity`: "error" (it cannot run), "warning" (a knob is
    ignored) or "info".

    `fix` says what to do. `change` is the change of knobs {knob: value} that does it, None unsets a knob; None where
    there is none, and in files of older versions. `otherwise` is the other change that `fix` names, if it names two."""

    knob: str
    severity: str
    message: str
    fix: str = ""
    change: dict[str, Json] | None = None
    otherwise: dict[str, Json] | None = None


class Started(Record, tag=True):
    """The run begins. `config` holds the fields that the request set, `effective` every field that applies.

    `processors` are the class names of the logits processors, in the order in which they run; empty if a custom
    decoding loop decides that. `request` is the whole request as plain data, with the seed of the run.

    `parts` say what each part of a chat's prompt is, if that is known. For an encoder-decoder model the prompt is the
    source that the encoder reads, not the beginning of the text; `decoder_tokens` are the first tokens of its text, the
    target, before any token is given or chosen (the decoder start token). They are empty for other models. `reasoning`
    is set if the model's tokenizer or chat template names marks of reasoning. `waits` are the seconds from the
    submission to this event, by the phases of `Loading` and "queued", if a model had to be prepared; otherwise empty.

    `elsewhere` is "completions" or "chat" if another server made the run and returned it in OpenAI's format. Then only
    the text, its tokens, a log-probability for each and some candidates are known. Everything else is None, here and in
    the steps, and a token id below 0 means that the id is unknown. `served_by` is set if a cluster decodes. `media` are
    the parts of the prompt in which pictures and sounds are read; `request` describes these, without their files.
    `timestamps` is set if the model can write the times of what it hears. `codebooks` means that the model writes
    sound: each sequence has the codes of one codebook. `diagnostics` are notes on the request: ignored knobs, and
    defaults that apply as well. `provenance` describes the weights and the machine, and does not count when runs are
    compared for equality. `versions` includes the version of this project.
    """

    model: str
    mode: str  # GenerationMode's value: greedy_search, sample, ...; or "block_diffusion", "custom", "elsewhere"
    seed: Whole | None
    prompt: str
    prompt_tokens: list[Token]
    config: dict[str, Json]
    effective: dict[str, Json]
    eos_token_ids: list[Whole]
    max_new_tokens: Whole
    num_sequences: Whole = 1
    assistant: str | None = None
    device: str = "cpu"
    versions: dict[str, str] = field(default_factory=dict)
    processors: list[str] = field(default_factory=list)
    request: dict[str, Json] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)
    decoder_tokens: list[Token] = field(default_factory=list)
    reasoning: Reasoning | None = None
    waits: dict[str, Number] = field(default_factory=dict)
    elsewhere: str | None = None
    served_by: ServedBy | None = None
    media: list[MediaSpan] = field(default_factory=list)
    timestamps: Timestamps | None = None
    codebooks: bool = False
    diagnostics: list[Diagnostic] = field(default_factory=list)
    provenance: Provenance | None = None

    def __eq__(self, other: object) -> bool:
        return _alike(self, other, provenance=None)

    @property
    def has_read_media(self) -> bool:
        """Whether the model has read pictures or sounds: then its token ids alone do not say what it read."""
        return bool(self.media or self.request.get("media"))


class PromptRead(Record, tag=True):
    """What the model thought of the prompt: one step for each of its tokens except the first, which has no prediction.

    A step's `index` is its place in `Started.prompt_tokens`; no processors apply. The event comes after the last step
    of the text, so that nobody waits for it.
    """

    steps: list[Step]


class Stepped(Record, tag=True):
    """A token was chosen."""

    step: Step


class BeamsAdvanced(Record, tag=True):
    """The beams of one prompt took a step."""

    step: BeamStep


class DraftJudged(Record, tag=True):
    """The target has judged a draft. The `Stepped` events of the resulting tokens follow."""

    round: DraftRound


class CanvasDenoised(Record, tag=True):
    """A block diffusion model took a denoising step."""

    step: CanvasStep


class Finished(Record, tag=True):
    """The run ended. `time_to_first_token` and `seconds` count from `Started`, or, if another server made the run, from
    the request to it; None if unknown. `sound` is set if the model writes sound: then each sequence has the codes of
    one codebook. `processor_seconds` is this process's processor time during the run, and `load` how many cores all
    other processes kept busy on average; they do not count when runs are compared for equality."""

    sequences: list[Sequence]
    seconds: Number | None
    time_to_first_token: Number | None
    num_tokens: Whole
    sound: Sound | None = None
    processor_seconds: Number | None = None
    load: Number | None = None

    def __eq__(self, other: object) -> bool:
        return _alike(self, other, processor_seconds=None, load=None)


class Failed(Record, tag=True):
    """The run ended in an error: what happened, and what to do next.

    If a different request would work, `diagnostics` says what to change."""

    message: str
    fix: str = ""
    error: str = ""  # the name of the exception
    diagnostics: list[Diagnostic] = field(default_factory=list)


Event = (
    Queued | Loading | Shared | Started | PromptRead | Stepped | BeamsAdvanced | DraftJudged | CanvasDenoised | Finished
    | Failed
)  # fmt: skip
EVENTS: dict[str, type] = {kind.__name__: kind for kind in typing.get_args(Event)}
