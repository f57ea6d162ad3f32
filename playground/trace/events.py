"""The events of a run, in the order in which they come: from `Queued` to `Finished` or `Failed`.

Knows nothing of torch, transformers or pictures. Their parts are in `run_data.py`; `playground.trace` folds events into
a trace and exports all these names.
"""

from __future__ import annotations

import typing
from dataclasses import dataclass, field
from typing import Any

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


@dataclass(slots=True)
class Queued:
    """The run waits; `ahead` runs come before it, the one that is being decoded included. By how quickly others ended
    lately it begins in about so many `seconds`; None where that is not known."""

    ahead: int
    seconds: float | None = None


@dataclass(slots=True)
class Loading:
    """A model is being made ready for this run.

    `phase` is "gpu" (waiting for one that is shared), "asking" (the Hub, for its files), "download", "converting" (a
    GGUF file) or "loading". `done` of `total` are bytes in "download" and tensors in the last two; None where nothing
    is counted.
    """

    model: str
    phase: str = "loading"
    done: int | None = None
    total: int | None = None


@dataclass(slots=True)
class Shared:
    """`runs` runs are decoded side by side here from now on, this one included. Said when it changes.

    `apart` says that this one does not share its forward passes with any other: they are made in turn with theirs,
    because no other run is on its model, or because one of them writes or reads several tokens at once.
    """

    runs: int
    apart: bool = False


@dataclass(slots=True)
class Diagnostic:
    """One problem of a request, and what to do about it. `severity`: "error" (it cannot run), "warning" (a knob is
    ignored) or "info"."""

    knob: str
    severity: str
    message: str
    fix: str = ""


@dataclass(slots=True)
class Started:
    """The run begins. `config` holds the fields that the request set, `effective` every field that applies.

    `processors` are the class names of the logits processors, in the order in which they run; empty where a decoding
    loop of a person's own decides that. `request` is the whole request as plain data, with the seed that was used.

    `parts` say what each stretch of a chat's prompt is, where that can be told. Of an encoder-decoder model the prompt
    is the source, which the encoder reads: it is no beginning of the text. `decoder_tokens` are what its text, the
    target, begins with before any token is given or chosen (the decoder start token); empty for other models.
    `reasoning` is there where the model's tokenizer or chat template names marks of reasoning. `waits` are the seconds
    from the submission to here, by the phases of `Loading` and "queued", if a model had to be made ready; else empty.

    `elsewhere` is there where another server made the run and told it in OpenAI's format: "completions" or "chat". Of
    such a run only the text is known, its tokens, a log-probability for each and some candidates. What it does not tell
    is None, here and in its steps; a token id below 0 stands for a token whose id was not told. `served_by` is there
    where a cluster decodes. `media` are the stretches of the prompt in which pictures and sounds are read; what these
    are stands in `request`, without their files. `timestamps` is there where a model that hears can write times.
    `codebooks` says that it writes sound: each of its sequences has the codes of one codebook. `diagnostics` are what
    there is to know of a request that runs: knobs that are ignored, defaults that act beside what was set. `provenance`
    says with what it was made; two runs are equal without it. `versions` has the version of this project, too.
    """

    model: str
    mode: str  # GenerationMode's value: greedy_search, sample, ...; or "block_diffusion", "custom", "elsewhere"
    seed: int | None
    prompt: str
    prompt_tokens: list[Token]
    config: dict[str, Any]
    effective: dict[str, Any]
    eos_token_ids: list[int]
    max_new_tokens: int
    num_sequences: int = 1
    assistant: str | None = None
    device: str = "cpu"
    versions: dict[str, str] = field(default_factory=dict)
    processors: list[str] = field(default_factory=list)
    request: dict[str, Any] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)
    decoder_tokens: list[Token] = field(default_factory=list)
    reasoning: Reasoning | None = None
    waits: dict[str, float] = field(default_factory=dict)
    elsewhere: str | None = None
    served_by: ServedBy | None = None
    media: list[MediaSpan] = field(default_factory=list)
    timestamps: Timestamps | None = None
    codebooks: bool = False
    diagnostics: list[Diagnostic] = field(default_factory=list)
    provenance: Provenance | None = field(default=None, compare=False)

    @property
    def has_read_media(self) -> bool:
        """Whether the model has read pictures or sounds: then its token ids alone do not say what it read."""
        return bool(self.media or self.request.get("media"))


@dataclass(slots=True)
class PromptRead:
    """What the model thought of the prompt: one step for each of its tokens but the first, of which it says nothing.

    A step's `index` is its place in `Started.prompt_tokens`; no processor takes part. The event comes after the last
    step of the text, so that nobody waits for it.
    """

    steps: list[Step]


@dataclass(slots=True)
class Stepped:
    """A token was chosen."""

    step: Step


@dataclass(slots=True)
class BeamsAdvanced:
    """The beams of one prompt took a step."""

    step: BeamStep


@dataclass(slots=True)
class DraftJudged:
    """The target has judged a draft. The `Stepped` events of the tokens that came of it follow."""

    round: DraftRound


@dataclass(slots=True)
class CanvasDenoised:
    """A model of block diffusion took a denoising step."""

    step: CanvasStep


@dataclass(slots=True)
class Finished:
    """The run ended. `time_to_first_token` and `seconds` count from `Started`, or, where another server made the run,
    from the moment when it was asked; None where that was not told. `sound` is there where a model writes sound: its
    sequences are codes, one sequence for each codebook. `processor_seconds` is the processor time of this process
    meanwhile, and `load` how many cores all other processes kept busy on average; two runs are equal without them."""

    sequences: list[Sequence]
    seconds: float | None
    time_to_first_token: float | None
    num_tokens: int
    sound: Sound | None = None
    processor_seconds: float | None = field(default=None, compare=False)
    load: float | None = field(default=None, compare=False)


@dataclass(slots=True)
class Failed:
    """The run ended in an error: what happened, and what to do next.

    `diagnostics` is not empty where another request would do."""

    message: str
    fix: str = ""
    error: str = ""  # the name of the exception
    diagnostics: list[Diagnostic] = field(default_factory=list)


Event = (
    Queued | Loading | Shared | Started | PromptRead | Stepped | BeamsAdvanced | DraftJudged | CanvasDenoised | Finished
    | Failed
)  # fmt: skip
EVENTS: dict[str, type] = {kind.__name__: kind for kind in typing.get_args(Event)}
