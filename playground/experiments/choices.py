"""Answers that one names: how likely a model finds each of them after a prompt.

An answer is a run that reads it as given text and chooses nothing (`GenerationRequest.only_given`); all that is told of
it stands in that run's recorded steps. `choice_trial` makes these runs, for several prompts and models, as a Comparison
of kind "choices"; what they have shown says `ChoiceFindings`. Knows no engine and no page.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from playground.experiments.comparison import FAILED, Comparison, Entry, Group, status_of
from playground.experiments.prompts import with_prompt
from playground.knobs import BEAMS, CONTRAST, DRAFTS, KNOBS
from playground.metrics.answers import NORMALISATIONS, log_total, overlaps, per_byte, shares
from playground.metrics.scores import REMOVED, perplexity
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.texts import many, said
from playground.trace import Diagnostic, Step, Token, Trace
from playground.trace.wire import Json

KIND = "choices"
CLOSING = ",.;:!?)]}%…»”’"  # no space goes before these
TokensOf = Callable[[str, str], Sequence[Token]]  # how a model splits a text; raises ValueError where nobody knows

_OTHER_LOOPS = (BEAMS, CONTRAST, DRAFTS)  # groups of knobs whose loops choose, and cannot only read
_CUTS = ("stop_strings", "max_time", "token_healing")  # what ends a run inside of an answer, or changes its prompt
_UNREAD = [name for name, knob in KNOBS.items() if knob.group in _OTHER_LOOPS or name in _CUTS]
_ONE = ("num_beams", "num_return_sequences")
_UNREAD_FIELDS = ("assistant", "custom_generate", "custom_generate_kwargs", "structured_output")
LEFT_OUT = (*_UNREAD, *_ONE, *_UNREAD_FIELDS)


@dataclass(frozen=True)
class AnswerToken:
    """A token of an answer. `logprob` is the model's own (the log-softmax of its logits), `rank` its rank there, None
    beyond the recorded candidates; `after` the log-probability after the logits processors, None where `removed_by`
    took the token away."""

    token_id: int
    text: str
    piece: str | None
    logprob: float
    rank: int | None
    after: float | None
    removed_by: str | None


@dataclass(frozen=True)
class ScoredAnswer:
    """One answer. `text` is as it was named, `given` what the model read: the same with what joins it to the prompt.

    `logprob` is log P(answer | prompt) in nats, the sum over its tokens; `per_token` and `per_byte` are its means (see
    `playground.metrics.answers.per_byte`), `perplexity` is exp(-per_token). `shares` are the shares among the named
    answers, by `NORMALISATIONS`; None before all are read. `after` is the sum after the logits processors: None where
    these removed one of its tokens.

    `join` tells how prompt and answer are split as one text: None where that is not known, {"same": True} where the
    model read these very tokens, else with "whole" and "read", the labels of the tokens that differ.
    """

    text: str
    given: str
    tokens: list[AnswerToken]
    logprob: float
    per_token: float
    per_byte: float
    perplexity: float
    after: float | None
    shares: dict[str, float | None] | None = None
    join: dict[str, Json] | None = None

    def value(self, by: str = "sum") -> float:
        """What answers are ranked by."""
        return {"sum": self.logprob, "token": self.per_token, "byte": self.per_byte}[by]


@dataclass(frozen=True)
class Choices:
    """The answers to one prompt on one model, in the order in which they were named.

    `total` is the probability that a text begins with one of them, in these tokens; one that begins with another
    (`overlaps`: pairs of a beginning and a longer one, by their places) counts for nothing in it. None before all are
    read. The shares are of this probability alone. `kind` is how prompt and answer belong together: "plain", "chat"
    (the answer begins the assistant's turn) or "source" (it begins the target of an encoder-decoder model).
    `processors` are those that `after` is after. `missing` are the answers that were not read.
    """

    model: str
    prompt: str
    answers: list[ScoredAnswer]
    total: float | None
    overlaps: list[tuple[int, int]]
    kind: str = "plain"
    processors: list[str] = dataclasses.field(default_factory=list)
    missing: list[str] = dataclasses.field(default_factory=list)

    def ranked(self, by: str = "sum") -> list[ScoredAnswer]:
        """The answers, the likeliest first. `by` is "sum", "token" or "byte"."""
        return sorted(self.answers, key=lambda answer: -answer.value(by))


# ------------------------------------------------------------------------------------------------------------- the runs


def joined(prompt: str, answer: str, delimiter: str = " ") -> str:
    """An answer as it goes on from a plain prompt: with the delimiter before it, unless the prompt is empty or ends in
    whitespace, or the answer begins with whitespace or a closing punctuation mark."""
    bare = not prompt or prompt[-1].isspace() or answer[:1].isspace() or answer[:1] in CLOSING
    return answer if bare else delimiter + answer


def variations(request: GenerationRequest, prompts: Sequence[str]) -> list[GenerationRequest]:
    """The request, and the same with each of these prompts; in a chat they take the place of the last message."""
    return [request, *(with_prompt(request, prompt) for prompt in prompts)]


def choice_trial(
    requests: Sequence[GenerationRequest],
    answers: Sequence[str],
    delimiter: str = " ",
    sources: Collection[str] = (),
    tokens: TokensOf | None = None,
    most_runs: int | None = None,
) -> Comparison:
    """Each answer to each request, as a run that reads it: a group of its own, whose place is (request, answer).
    `sources` are the names of those models that are encoder-decoders: there, and in a chat, nothing joins an answer to
    what is asked. `tokens` is asked, once the runs are over, how prompt and answer are split as one text.

    Beams, drafts, contrastive search, a loop of one's own and structured output are left out. What the logits
    processors make of each token is recorded beside the model's own log-probabilities. Raises RequestError for no
    answers, empty and repeated ones, given text, and more than `most_runs` runs.
    """
    _check(requests, answers, most_runs)
    groups, entries = [], []
    for block, request in enumerate(requests):
        plain = isinstance(request.prompt, str) and not request.messages and request.model not in sources
        for number, answer in enumerate(answers):
            given = joined(request.prompt, answer, delimiter) if plain else answer
            place = (block, number)
            groups.append(Group(answer, request.asked, request.model, place=place, id=len(groups)))
            entries.append(Entry(len(entries), _reading(request, given)))
    _check_repeated(answers, entries[: len(answers)])
    notes = list(_left_out_notes(requests[0]))
    return Comparison(KIND, requests[0].asked, groups, entries, find=ChoiceFindings(tokens), notes=notes)


def _check(requests: Sequence[GenerationRequest], answers: Sequence[str], most_runs: int | None) -> None:
    if isinstance(answers, str) or not all(isinstance(answer, str) for answer in answers):
        raise request_error("answers", said("answers must be a list of texts."), said('Write ["yes", "no"].'))
    if not answers:
        raise request_error("answers", said("There are no answers."), said("Write some, one per line."))
    empty = next((number for number, answer in enumerate(answers, 1) if not answer.strip()), None)
    if empty is not None:
        message = said("Answer {number} is empty.", number=f"{empty}")
        raise request_error("answers", message, said("Write it, or take it out."))
    if any(request.given is not None for request in requests):
        message = said("The answers replace the text that the output should begin with.")
        raise request_error("given", message, said("Leave that text out."))
    runs = len(requests) * len(answers)
    if most_runs is not None and runs > most_runs:
        message = said(
            "{answers} answers, {times}, make {runs} runs; the limit here is {most}.",
            answers=len(answers),
            times=many(len(requests), "once", "{count} times"),
            runs=runs,
            most=most_runs,
        )
        raise request_error("answers", message, said("Name fewer answers, prompts or models."))


def _check_repeated(answers: Sequence[str], entries: Sequence[Entry]) -> None:
    """An answer is repeated where the model would read the same text again."""
    seen = set()
    for answer, entry in zip(answers, entries, strict=True):
        if entry.request.given in seen:
            message = said("“{answer}” is named twice.", answer=answer.strip())
            raise request_error("answers", message, said("Name it once."))
        seen.add(entry.request.given)


def _reading(request: GenerationRequest, given: str) -> GenerationRequest:
    config = request.config
    if isinstance(config, Mapping):  # what is none is refused when the run is submitted
        kept = {name: value for name, value in config.items() if name not in _UNREAD}
        config = {**kept, **dict.fromkeys(_ONE, 1)}
    return dataclasses.replace(
        request, config=config, seed=request.seed or 0, given=given, **dict.fromkeys(_UNREAD_FIELDS),
        only_given=True, watch=[], read_prompt=False, check_scores=False,
    )  # fmt: skip


def left_out(request: GenerationRequest) -> list[str]:
    """The knobs that are set in the request and take no part here, where nothing is chosen."""
    config = request.config if isinstance(request.config, Mapping) else {}
    knobs = [name for name in (*_UNREAD, *_ONE) if config.get(name) not in (None, KNOBS[name].default)]
    return [*knobs, *(name for name in _UNREAD_FIELDS if getattr(request, name) not in (None, "", {}))]


def _left_out_notes(request: GenerationRequest) -> Iterator[Diagnostic]:
    if unread := left_out(request):
        text = said("Left out, because nothing is chosen here: {names}.", names=", ".join(unread))
        yield Diagnostic("", "info", text)


# ----------------------------------------------------------------------------------------------------- what they showed


class ChoiceFindings:
    """What the runs of a trial have shown. `joins` are those of a trial that was saved, by the numbers of its runs."""

    def __init__(self, tokens: TokensOf | None = None, joins: Mapping[int, Json] | None = None) -> None:
        self._tokens = tokens
        self._joins = dict(joins or {})

    def saved(self, trial: Comparison) -> dict[str, Json]:
        """Plain values that `sharing/saved_questions.py` makes it from again."""
        return {"question": KIND, "joins": [self._joins.get(number) for number in range(len(trial.entries))]}

    def __call__(self, trial: Comparison) -> dict[str, Json]:
        """{"question": "choices", "done", "runs", "blocks"}; a block is a Choices as plain values, with "entries", the
        number of each answer's run, and "unread", the answers that lack, each {"entry", "text", "failed"}, where
        "failed" is {"message", "fix"} or None."""
        blocks = []
        for numbers, choices in zip(_numbers_of_blocks(trial), self.choices(trial), strict=True):
            read = [number for number in numbers if _is_read(trial, number)]
            unread = [_unread(trial, number) for number in numbers if number not in read]
            blocks.append({**dataclasses.asdict(choices), "entries": read, "unread": unread})
        return {"question": KIND, "done": trial.ended, "runs": len(trial.entries), "blocks": blocks}

    def choices(self, trial: Comparison) -> list[Choices]:
        """The answers to each prompt on each model, as far as they are read."""
        if trial.over and self._tokens:  # `Comparison.end` asks in a thread of its own: a tokenizer may be opened
            self._look_up_joins(trial)
        return [self._block(trial, numbers) for numbers in _numbers_of_blocks(trial)]

    def _block(self, trial: Comparison, numbers: Sequence[int]) -> Choices:
        read = [number for number in numbers if _is_read(trial, number)]
        unread = [number for number in numbers if number not in read]
        waiting = not trial.stopped and any(why_unread(trial, number) is None for number in unread)
        answers = [_measured(trial, number, self._joins.get(number)) for number in read]
        ids = [[token.token_id for token in answer.tokens] for answer in answers]
        first, started = trial.entries[numbers[0]], trial.traces[read[0]].started if read else None
        return Choices(
            model=first.request.model,
            prompt=trial.groups[first.group].title,
            answers=answers if waiting else _with_shares(answers),
            total=None if waiting or not read else math.exp(log_total(ids, [answer.logprob for answer in answers])),
            overlaps=overlaps(ids),
            kind="chat" if first.request.messages else "source" if started and started.decoder_tokens else "plain",
            processors=list(started.processors) if started else [],
            missing=[trial.groups[trial.entries[number].group].label for number in unread],
        )

    def _look_up_joins(self, trial: Comparison) -> None:
        for number, (entry, trace) in enumerate(zip(trial.entries, trial.traces, strict=True)):
            if number not in self._joins and _is_read(trial, number):
                self._joins[number] = _join(entry.request, trace, self._tokens)


def _numbers_of_blocks(trial: Comparison) -> list[list[int]]:
    """For each prompt on each model the numbers of the runs that read its answers."""
    numbers: dict[int, list[int]] = {}
    for number, entry in enumerate(trial.entries):
        numbers.setdefault(trial.groups[entry.group].place[0], []).append(number)
    return list(numbers.values())


def _is_read(trial: Comparison, number: int) -> bool:
    """Whether all of an answer was read. A token that ends a text ends the run: so it must be the answer's last."""
    trace, given = trial.traces[number], str(trial.entries[number].request.given)
    reason = trace.sequences[0].stop_reason if trace.sequences and trace.steps else None
    return reason == "given" or (reason == "eos" and given.endswith(trace.steps[-1].chosen.text))


def why_unread(trial: Comparison, number: int) -> dict[str, str] | None:
    """{"message", "fix"} of an answer that cannot be read; None of one that is read, waits, or was stopped."""
    trace = trial.traces[number]
    if status_of(trace) == FAILED:
        return {"message": trace.failed.message, "fix": trace.failed.fix}
    reason = trace.sequences[0].stop_reason if trace.sequences and not _is_read(trial, number) else None
    if reason == "eos":
        message = said("It contains a token that ends a text; nothing after it was read.")
        return {"message": message, "fix": said("Take it out, or put it at the end.")}
    if reason == "max_time":
        return {"message": said("This server allows no more time for a run."), "fix": said("Name a shorter answer.")}
    return None


def _unread(trial: Comparison, number: int) -> dict[str, object]:
    text = trial.groups[trial.entries[number].group].label
    return {"entry": number, "text": text, "failed": why_unread(trial, number)}


def _with_shares(answers: Sequence[ScoredAnswer]) -> list[ScoredAnswer]:
    columns = {by: shares([answer.value(by) for answer in answers]) for by in NORMALISATIONS}
    return [
        dataclasses.replace(answer, shares={by: column[place] for by, column in columns.items()})
        for place, answer in enumerate(answers)
    ]


def _measured(trial: Comparison, number: int, join: dict[str, Json] | None) -> ScoredAnswer:
    entry = trial.entries[number]
    text, tokens = trial.groups[entry.group].label, [_token(step) for step in trial.traces[number].steps]
    logprob = sum(token.logprob for token in tokens)
    after = [token.after for token in tokens]
    return ScoredAnswer(
        text=text,
        given=str(entry.request.given),
        tokens=tokens,
        logprob=logprob,
        per_token=logprob / len(tokens),
        per_byte=per_byte(logprob, text),
        perplexity=perplexity([token.logprob for token in tokens]),
        after=None if None in after else sum(after),
        join=join,
    )


def _token(step: Step) -> AnswerToken:
    """What a step recorded of the token that it was given; one that cannot be chosen has the lowest float there."""
    chosen, names = step.chosen, [stage.name for stage in step.stages]
    raw, after = (
        -math.inf if value is None or value <= REMOVED else value for value in (chosen.raw_logprob, chosen.logprob)
    )
    gone = (name for name, left in zip(names, chosen.stage_logprobs, strict=False) if left is None)
    kept = math.isfinite(after)
    return AnswerToken(
        token_id=chosen.token_id,
        text=chosen.text,
        piece=step.piece,
        logprob=raw,
        rank=chosen.raw_rank,
        after=after if kept else None,
        removed_by=None if kept or not math.isfinite(raw) else next(gone, None),
    )


def _join(request: GenerationRequest, trace: Trace, tokens_of: TokensOf) -> dict[str, object] | None:
    """What `ScoredAnswer.join` says. None for a target, which is a text of its own, and where the tokens of the prompt
    are not those of its text."""
    started = trace.started
    if started.decoder_tokens:
        return None
    prompt = request.prompt
    if request.messages:  # the template's text, as its tokens have it
        prompt = "".join(token.text if token.piece is None else token.piece for token in started.prompt_tokens)
    try:
        plain, whole = (list(tokens_of(request.model, text)) for text in (prompt, f"{prompt}{request.given}"))
    except ValueError:
        return None
    read = [*started.prompt_tokens[len(started.prompt_tokens) - len(plain) :]]
    if [token.token_id for token in read] != [token.token_id for token in plain]:
        return None
    read += [Token(step.chosen.token_id, step.chosen.text, step.piece) for step in trace.steps]
    start = _common(read, whole)
    if start == len(read) == len(whole):
        return {"same": True}
    end = _common(read[start:][::-1], whole[start:][::-1])
    parted = {"whole": whole[start : len(whole) - end], "read": read[start : len(read) - end]}
    return {"same": False, **{name: [token.text for token in tokens] for name, tokens in parted.items()}}


def _common(some: Sequence[Token], others: Sequence[Token]) -> int:
    """With how many tokens both begin."""
    pairs = list(zip(some, others, strict=False))
    return next((i for i, (one, other) in enumerate(pairs) if one.token_id != other.token_id), len(pairs))
