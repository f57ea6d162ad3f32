"""A batch of prompts as plain data: what is asked, what is wrong with it before anything runs, and what came of it.

A batch is decoded in several ways, so that they can be compared: each prompt alone, and all of them in one call of
`generate`, padded on the left and on the right. Knows no model and no tensor; `generation/batch_decoder.py` decodes.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, field

from playground.knobs import BEAMS, CONTRAST, DRAFTS, KNOBS, SAMPLING, STRATEGY
from playground.knobs.fix import only
from playground.knobs.modes import beams, loop, rows_of, sampled, texts
from playground.models.static_facts import ModelFacts
from playground.questions import (
    Answer,
    AnsweredQuestion,
    CheckedQuestion,
    Progress,
    Question,
    Table,
    WrittenToken,
)
from playground.requests.extra_fields import EXTRAS
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import Text, many, numeral, said
from playground.trace import Diagnostic, Provenance
from playground.trace.public_names import public_request
from playground.trace.wire import Json, Number, Record, convert
from playground.trace.wire_errors import WireError
from visualizers.names import mode_name

SIDES = ("left", "right")
PADS = ("own", "eos")
MODES = ("greedy_search", "sample", "beam_search", "beam_sample")  # the loops that take many prompts at once
MAX_ROWS = 64  # beams of all prompts together
MAX_CHARACTERS = 200_000  # of all prompts together

# Knobs that look at what stands in a row, padding included: where they are turned, padding changes a text by itself.
_COUNTS_PADDING = said(
    "It looks at every token of a row and treats padding as text, which can change the text by itself."
)
SEES_PADDING = {
    "repetition_penalty": said(
        "It skips padding on the left, by the attention mask. Padding on the right, or without a mask, counts as text."
    ),
    "no_repeat_ngram_size": _COUNTS_PADDING,
    "encoder_repetition_penalty": _COUNTS_PADDING,
    "encoder_no_repeat_ngram_size": _COUNTS_PADDING,
}
_ENCODER_KNOBS = ("encoder_repetition_penalty", "encoder_no_repeat_ngram_size")  # a decoder's rows have no padding

# What reads a prompt in another way, and what to do about it.
_UNSUPPORTED = {
    "token_healing": said("Turn it off."),
    "cache_implementation": said("Set it to dynamic."),
    "prefill_chunk_size": said("Leave it out."),
}


ENDED, NOT_RUN = "ended", "not run"  # what tables say of a prompt in a way
_WAYS = {
    "alone": said("Decoding each prompt on its own"),
    "left": said("Decoding with padding on the left"),
    "right": said("Decoding with padding on the right"),
}


class ReadToken(Record, frozen=True, array_like=True):
    """A token that the model read, padding included. The `position` is None where the model counts by itself."""

    id: int
    label: str
    mask: Literal[0, 1]
    position: int | None


class FirstToken(Record, frozen=True, array_like=True):
    """A first new token and its log-probability, before the logits processors."""

    label: str
    logprob: Number


class PadToken(Record, frozen=True, array_like=True):
    """The token that filled the rows."""

    id: int
    label: str


class PromptOutput(Record, frozen=True):
    """What one prompt came to in one way: what the model `read`, the `new` tokens, up to the first end, and the
    likeliest `first` ones.

    All else compares with the same prompt alone: whether the tokens are the `same`, and how many of them are until they
    part (`parts_at`, None where they do not); `kl`, the Kullback-Leibler divergence of the distribution of the first
    new token, alone || this way, in nats; `change` of the log-probability of the token that was chosen first alone, in
    nats. The last two are None where they are infinite.
    """

    read: list[ReadToken]
    new: list[WrittenToken]
    text: str
    first: list[FirstToken]
    same: bool = True
    parts_at: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    kl: Number | None = 0.0
    change: Number | None = 0.0


class BatchVariant(Record, frozen=True):
    """One way of decoding all prompts, with an answer for each. `masked` says whether an attention mask was given,
    `guessed` that the library found the padding by itself where none was."""

    name: Literal["alone", "left", "right"]
    masked: bool
    guessed: bool
    answers: list[PromptOutput]


class BatchAnswer(Answer, frozen=True):
    """What came of a batch, or of as much of it as was decoded before it was stopped. `borrowed` says that `pad` is the
    end-of-text token. `width` is the number of tokens of a padded row, `seconds` the time for all ways together;
    `versions` and `provenance` as `Started` has them."""

    model: str
    mode: Literal["greedy_search", "sample", "beam_search", "beam_sample"]
    sampled: bool
    seed: Annotated[int, Meta(ge=0, le=2**53)]
    dtype: str
    device: str
    is_encoder_decoder: bool
    prompts: list[str]
    pad: PadToken
    borrowed: bool
    width: Annotated[int, Meta(ge=0, le=10**6)]
    ways: list[BatchVariant]
    seconds: Number
    versions: dict[str, str] = field(default_factory=dict)
    provenance: Provenance | None = None

    event: ClassVar[str] = "BatchDecoded"

    def tables(self) -> dict[str, Callable[[], Table]]:
        return {"prompts": lambda: self.table(self.prompts, [(way.name, way.masked) for way in self.ways])}

    @property
    def units(self) -> Mapping[str, str]:
        return dict.fromkeys(("KL (nats)", "change of log p (nats)"), "bits")

    def table(self, prompts: Sequence[str], ways: Sequence[tuple[str, bool]]) -> Table:
        """A row for each of the prompts in each of the ways, by name and mask, with what is told of it on the screen.
        What compares with the prompt alone is empty there, and for texts drawn again; what is infinite is "infinite".
        What was not decoded has only a status."""
        outputs, rows = {(way.name, way.masked): way.answers for way in self.ways}, []
        for name, mask in ways:
            for number, prompt in enumerate(prompts):
                row = {"prompt": number + 1, "text of the prompt": prompt, "way": name, "mask": mask, "status": NOT_RUN}
                for output in outputs.get((name, mask), [])[number : number + 1]:
                    row |= _output_row(output, name, self.sampled) | {"status": ENDED}
                rows.append(row)
        return _COLUMNS, rows


class BatchAdvanced(Progress, frozen=True):
    """So many forward passes of at most so many are made. `way` is the one under way: "alone", "left" or "right"."""

    way: str


class BatchQuestion(Question, frozen=True):
    """What to decode: `prompts` on the model, with the config and the seed, of `request`, whose own prompt counts for
    nothing. `unmasked` asks for the padded ways without an attention mask, too. `pad` is "own" for the tokenizer's pad
    token, where it has one, or "eos" for the end-of-text token in its place."""

    request: Annotated[
        GenerationRequest, Meta(description="The model, the config and the seed; its prompt is ignored.")
    ]
    prompts: Annotated[Sequence[str], Meta(description="The prompts.")]
    unmasked: Annotated[
        bool, Meta(description="Whether the padded batches also run without an attention mask.")
    ] = False
    pad: Annotated[
        Literal["own", "eos"],
        Meta(description="What fills short rows: the tokenizer's own pad token, or the end-of-text token."),
    ] = "own"

    name: ClassVar[str] = "batch"
    answer: ClassVar[type[Answer]] = BatchAnswer
    part: ClassVar = BatchAdvanced
    summary: ClassVar[str] = (
        "Several prompts in one call of generate, padded on the left and on the right, and each alone."
    )
    example: ClassVar = {
        "request": {"model": "stories", "config": {"max_new_tokens": 8}}, "prompts": ["Once", "The little dog was"],
    }  # fmt: skip
    stopped: ClassVar = (said("The batch was stopped."), said("Run it again to see all of it."))
    too_long: ClassVar = (
        said("The batch took longer than this server allows."), said("Use fewer prompts, or fewer new tokens.")
    )  # fmt: skip

    @property
    def models(self) -> list[str]:
        return [self.request.model]

    @property
    def rows(self) -> int:
        return len(self.prompts) * rows_of(self.request.config)

    @property
    def num_new_tokens(self) -> int:
        wanted = self.request.config.get("max_new_tokens")
        return wanted if isinstance(wanted, int) else super().num_new_tokens

    def problems(self, settings: Settings, facts: ModelFacts | None = None) -> list[Diagnostic]:
        return self.checked(settings, facts).problems

    def checked(self, settings: Settings, facts: ModelFacts | None = None) -> CheckedQuestion:
        """Errors come first, then what should be known of it."""
        problems = list(_prompt_problems(self, settings))
        if self.request.media:
            message = said("A batch reads only text.")
            problems.append(Diagnostic("media", "error", message, said("Leave out pictures and sounds.")))
        request = dataclasses.replace(self.request, prompt="-", messages=None, template=None, media=[])
        defaults, known = (facts.generation_config, facts.context) if facts else (None, {})
        context = {**known, "prompts": len(self.prompts) if isinstance(self.prompts, Sequence) else 1}
        checked = Checked.of(request, settings, defaults, context)
        problems += checked.problems
        if not any(problem.severity == "error" for problem in problems):
            problems += [*_config_problems(self, checked.effective), *_notes(checked.effective)]
        return CheckedQuestion(self, sorted(problems, key=lambda problem: problem.severity != "error"), checked)

    def num_tokens(self, answer: BatchAnswer) -> int:
        return sum(len(output.new) for way in answer.ways for output in way.answers)

    def words(self, part: BatchAdvanced | None) -> Text:
        if part is None:
            return said("The batch starts by itself, as soon as the model is ready and there is room for it.")
        done, most = numeral(f"{part.done:,}"), numeral(f"{part.of:,}")
        return said("{way}: step {done} of at most {most}.", way=_WAYS[part.way], done=done, most=most)


class _File(Record, frozen=True, forbid_unknown_fields=False):
    """What stands in a file beside the request."""

    prompts: list[str]
    unmasked: bool
    pad: Literal["own", "eos"]
    result: BatchAnswer


class DecodedBatch(AnsweredQuestion, frozen=True):
    """A batch, and what came of it. In a file the request can be run again, with the seed that was used."""

    question: BatchQuestion
    answer: BatchAnswer

    def in_file(self) -> Mapping[str, object]:
        question, answer = self.question, self.answer
        return {
            "request": public_request(dataclasses.replace(question.request, seed=answer.seed).to_dict()),
            "prompts": question.prompts,
            "unmasked": question.unmasked,
            "pad": question.pad,
            "result": answer.public,
        }

    @classmethod
    def of_file(cls, data: Mapping[str, Json], kind: type[Question] = BatchQuestion) -> DecodedBatch:
        saved = convert(data, _File)
        _check_consistent(saved.prompts, saved.result)
        request = GenerationRequest.from_dict(data.get("request"))
        return cls(BatchQuestion(request, saved.prompts, saved.unmasked, saved.pad), saved.result)

    @staticmethod
    def damaged(reason: str) -> Text:
        return said("This batch is damaged: {reason}.", reason=reason)

    def tables(self) -> dict[str, Callable[[], Table]]:
        return {"prompts": self.table}

    def table(self) -> Table:
        """The table of the answer, with what was not decoded before the batch was stopped."""
        padded = [(side, mask) for mask in (True, False)[: 1 + self.question.unmasked] for side in SIDES]
        return self.answer.table(self.question.prompts, [("alone", True), *padded])


_COLUMNS = (
    "prompt", "text of the prompt", "way", "mask", "status", "text", "same as alone", "parts at new token", "KL (nats)",
    "change of log p (nats)", "likeliest first token", "its log-probability (nats)",
)  # fmt: skip


def _output_row(output: PromptOutput, way: str, sampled: bool) -> dict[str, object]:
    row: dict[str, object] = {"text": output.text}
    if way != "alone":
        distances = {"KL (nats)": output.kl, "change of log p (nats)": output.change}
        row |= {name: "infinite" if value is None else value for name, value in distances.items()}
        if not sampled:
            parts = None if output.parts_at is None else output.parts_at + 1
            row |= {"same as alone": output.same, "parts at new token": parts}
    for token in output.first[:1]:
        label = json.dumps(token.label, ensure_ascii=False)
        row |= {"likeliest first token": label, "its log-probability (nats)": token.logprob}
    return row


def _check_consistent(prompts: list[str], answer: BatchAnswer) -> None:
    """Raises WireError for what no batch could have given."""
    ways = answer.ways
    if not 0 < len(prompts) <= MAX_ROWS or sum(map(len, prompts)) > MAX_CHARACTERS:
        raise WireError(said("it has more prompts, or longer ones, than a batch can have"))
    decoded = answer.prompts  # fewer than all of a batch that was stopped
    if not decoded or decoded != prompts[: len(decoded)] or any(len(way.answers) != len(decoded) for way in ways):
        raise WireError(said("its prompts and its outputs do not match"))
    if not ways or ways[0].name != "alone" or any(way.name == "alone" for way in ways[1:]):
        raise WireError(said("it does not begin with each prompt alone"))
    for way in ways:
        for output, alone in zip(way.answers, ways[0].answers, strict=True):
            if not alone.new or len(output.read) < len(alone.read):
                raise WireError(said("an output has too few tokens"))
            if output.parts_at is not None and output.parts_at > min(len(output.new), len(alone.new)):
                raise WireError(said("an output diverges after its end"))


# The knobs that choose another strategy.
NOT_GREEDY = tuple(
    name for name, row in KNOBS.items() if row.group in (STRATEGY, SAMPLING, BEAMS, CONTRAST, DRAFTS)
)


def as_greedy(request: GenerationRequest) -> GenerationRequest:
    """The request with greedy decoding: without the knobs, and the draft model, that choose another strategy."""
    kept = {name: value for name, value in request.config.items() if name in KNOBS and name not in NOT_GREEDY}
    return dataclasses.replace(request, config={**kept, "do_sample": False, "num_beams": 1}, assistant=None)


def _prompt_problems(batch: BatchQuestion, settings: Settings) -> Iterator[Diagnostic]:
    prompts, most = batch.prompts, settings.max_sequences
    if isinstance(prompts, str) or not isinstance(prompts, Sequence) or not all(isinstance(p, str) for p in prompts):
        yield error("prompts", said("prompts must be a list of texts."), said('Write ["1, 2, 3", "A, B, C, D, E"].'))
    elif not prompts:
        yield error("prompts", said("There are no prompts."), said("Write some, one per line."))
    elif len(prompts) > most:
        message = said(
            "There are {count} prompts; this server takes {most} at once.", count=f"{len(prompts)}", most=f"{most}"
        )
        yield error("prompts", message, said("Use fewer of them."))
    elif (length := sum(map(len, prompts))) > MAX_CHARACTERS:
        message = said(
            "The prompts have {count} characters; {most} can be read.",
            count=numeral(f"{length:,}"),
            most=numeral(f"{MAX_CHARACTERS:,}"),
        )
        yield error("prompts", message, said("Shorten them, or use fewer of them."))
    else:
        for number, prompt in enumerate(prompts, 1):
            if any("\ud800" <= character <= "\udfff" for character in prompt):
                message = said("Prompt {number} holds half a character (a lone surrogate).", number=f"{number}")
                yield error("prompts", message, said("Type that character again."))
    if batch.pad not in PADS:
        yield error("pad", said("pad must be own or eos."), said("Use own."))


def _config_problems(batch: BatchQuestion, config: Mapping[str, object]) -> Iterator[Diagnostic]:
    request, mode = batch.request, loop(config)
    if mode not in MODES:
        message = said("These settings use {mode}, which takes one prompt at a time here.", mode=said(mode_name(mode)))
        yield error("", message, said("Choose greedy decoding, sampling or beam search."))
    if texts(config) > 1:
        fix = only({"num_return_sequences": 1})
        yield error("num_return_sequences", said("A batch shows one text for each prompt."), fix)
    if (rows := beams(config) * len(batch.prompts)) > MAX_ROWS:
        message = many(
            len(batch.prompts),
            "{count} prompt with {beams} beams makes {rows} rows; {most} fit in a batch.",
            "{count} prompts with {beams} beams each make {rows} rows; {most} fit in a batch.",
            beams=f"{beams(config)}",
            rows=f"{rows}",
            most=f"{MAX_ROWS}",
        )
        yield error("num_beams", message, said("Use fewer prompts, or fewer beams."))
    for name in (*EXTRAS, "given"):
        off = EXTRAS[name].default if name in EXTRAS else None
        if getattr(request, name, None) not in (None, off) and name != "custom_generate":
            message = said("A batch uses only the fields of GenerationConfig.")
            yield error(name, message, only({name: None}))
    for name, fix in _UNSUPPORTED.items():
        if config.get(name) not in (None, False, "dynamic"):
            yield error(name, said("A batch is decoded without it."), fix)
    if config.get("is_encoder_decoder"):  # its lengths are those of the target, which nothing fills up
        return
    if config.get("max_new_tokens") is None:
        message = said("It is not set, and max_length would count the padding, too.")
        yield error("max_new_tokens", message, only({"max_new_tokens": 20}))
    if config.get("min_length"):
        message = said("It would count the padding, too.")
        yield error("min_length", message, said("Set it to 0, and min_new_tokens instead."))


def _notes(config: Mapping[str, object]) -> Iterator[Diagnostic]:
    if sampled(config):
        text = said(
            "Each way draws its own tokens, even with the same seed: texts that differ say nothing about the padding."
        )
        fix = said("Decode greedily to compare texts; the divergence is right either way.")
        yield Diagnostic("do_sample", "warning", text, fix)
    for name, text in SEES_PADDING.items():
        value, off = config.get(name), 0 if "ngram" in name else 1
        if value not in (None, off) and (name in _ENCODER_KNOBS or not config.get("is_encoder_decoder")):
            yield Diagnostic(name, "warning", text)
