"""Decodes a batch of prompts on one loaded model: each prompt alone, then all of them in one call of `generate`, padded
on the left and on the right.

It is the library's own `generate`, on a copy of the model whose forward pass is recorded: the mask, the position ids
and the logits of the first one of each call are kept. Of vocabulary width only the first logits of each prompt alone
are kept, to compare the padded ones with them. Knows no queues or pages; runs in a lane like any run.
"""

from __future__ import annotations

import copy
import functools
import secrets
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch

from playground.generation.batch_inputs import BatchInputs, Inputs, read_batch
from playground.generation.beside import beside, builds_long
from playground.generation.desk import Desk
from playground.generation.limits import RunLimits, RunStopped
from playground.generation.loop_preparation import loop_arguments_beside
from playground.generation.model_copies import copy_for_run
from playground.generation.run_events import provenance
from playground.installed_versions import installed_versions
from playground.knobs.modes import loop, sampled
from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.questions import Progressed, WrittenToken
from playground.questions.prompt_batch import (
    SIDES,
    BatchAdvanced,
    BatchAnswer,
    BatchQuestion,
    BatchVariant,
    FirstToken,
    PadToken,
    PromptOutput,
    ReadToken,
)
from playground.recording import run_loop
from playground.trace.wire import finite

if TYPE_CHECKING:
    from transformers import PreTrainedModel

FIRST = 5  # most probable first new tokens that are returned


def decode_batch(question: BatchQuestion, desk: Desk) -> BatchAnswer:
    """Decode a batch; where it is stopped, what was decoded until then, if anything was. Raises RequestError where the
    model cannot run it, and whatever `generate` raises."""
    decoder = _Decoder(question, desk, desk.beside(
        lambda model: read_batch(question, desk.asked.request, model, desk.settings)
    ))  # fmt: skip
    try:
        decoder.decode()
    except RunStopped as error:
        if not decoder.alone:
            raise
        desk.stopped = error.failed
    return decoder.answer()


@dataclass
class _Call:
    """The output of one call of `generate`, with a row for each prompt. `mask` and `position_ids` (prompts, length) are
    those that the model got, `logits` (prompts, vocab) its first ones, float32 on the CPU; `new` the new tokens."""

    ids: torch.Tensor
    mask: torch.Tensor
    position_ids: torch.Tensor | None
    logits: torch.Tensor
    new: list[list[int]]


class _Decoder:
    """One batch on one model."""

    def __init__(self, question: BatchQuestion, desk: Desk, read: BatchInputs) -> None:
        self._question, self._desk, self._target, self._read = question, desk, desk.model, read
        self._provenance = provenance(desk.model)
        self._seed = secrets.randbits(32) if question.request.seed is None else question.request.seed
        self._total_passes = read.max_new_tokens * (len(question.prompts) + len(SIDES) * (1 + question.unmasked))
        self._num_passes, self._way = 0, "alone"
        self._first_pass: Any = None  # mask, position ids and logits of the first pass of a call
        self._model = self._recorded(desk.slot(copy_for_run(desk.model, question.request)))
        self.alone: list[_Call] = []
        self._padded: list[tuple[str, bool, bool, _Call]] = []  # name, whether masked, whether the mask was guessed

    def decode(self) -> None:
        """Decode all ways. Raises RunStopped where it is cancelled, or takes too long."""
        for row, inputs in enumerate(self._read.alone):
            self.alone.append(self._call(inputs, masked=True, row=row))
        for masked in (True, False)[: 1 + self._question.unmasked]:
            for side, inputs in self._read.sides.items():
                self._way = side
                call = self._call(inputs, masked)
                whole = inputs["attention_mask"]
                guessed = not masked and not bool(whole.all()) and torch.equal(call.mask, whole.cpu())
                self._padded.append((side, masked, guessed, call))

    def answer(self) -> BatchAnswer:
        """What was decoded: the prompts that were decoded alone, and the ways in which all of them were."""
        target, read, alone = self._target, self._read, self.alone
        effective = {**target.model.generation_config.to_dict(), **self._question.request.config}

        def labelled(model: LoadedModel, _: None) -> tuple[list[BatchVariant], PadToken]:
            texts = TokenTexts(model.tokenizer)
            ways = [BatchVariant("alone", True, False, [_output(texts, call, 0, call) for call in alone])]
            for name, masked, guessed, call in self._padded:
                outputs = [_output(texts, call, row, alone[row]) for row in range(len(alone))]
                ways.append(BatchVariant(name, masked, guessed, outputs))
            return ways, PadToken(read.pad_id, texts.label(read.pad_id))

        ways, pad = beside(self._desk.slot, RunLimits(threading.Event()), labelled, target)
        return BatchAnswer(
            model=target.name,
            mode=loop(effective),
            sampled=sampled(effective),
            seed=self._seed,
            dtype=target.dtype,
            device=str(target.model.device),
            is_encoder_decoder=target.is_encoder_decoder,
            prompts=list(self._question.prompts)[: len(alone)],
            pad=pad,
            borrowed=read.pad is not None,
            width=read.sides["left"]["input_ids"].shape[1],
            ways=ways,
            seconds=self._desk.limits.seconds,
            versions=dict(installed_versions()),
            provenance=self._provenance,
        )

    # -------------------------------------------------------------------------------------------------- one call of it

    def _call(self, inputs: Inputs, masked: bool, row: int | None = None) -> _Call:
        """One call of `generate` on all prompts, or on that of one `row` alone."""
        read = self._read
        config, starts = read.config, read.config.decoder_start_token_id
        if row is not None and isinstance(starts, list | tuple):
            config = copy.deepcopy(config)
            config.decoder_start_token_id = starts[row]
        ids, before = inputs["input_ids"], self._num_passes
        mask = {"attention_mask": inputs["attention_mask"]} if masked else {}
        arguments = {"inputs": ids, "stopping_criteria": read.criteria, **mask}
        self._first_pass = None
        desk = self._desk
        desk.slot.draws.seed(self._seed)
        with quiet_library(), desk.stoppable():
            if builds_long(self._question.request, self._target):
                output = run_loop(
                    loop_arguments_beside(desk.slot, desk.limits, self._model, self._target, config, arguments)
                )
            else:
                output = self._model.generate(generation_config=config, **arguments)
        self._num_passes = before + read.max_new_tokens  # a text that ended early needed fewer passes
        mask, position_ids, logits = self._first_pass
        beams = logits.shape[0] // ids.shape[0]  # equal rows of each prompt
        mask = torch.ones_like(ids) if mask is None else mask[::beams]
        if position_ids is not None:
            step = beams if position_ids.shape[0] == logits.shape[0] else 1
            position_ids = position_ids[::step].expand_as(ids).cpu()
        start = 1 if self._target.is_encoder_decoder else ids.shape[1]
        new = []
        for row in getattr(output, "sequences", output):
            new.append(self._cut(row, start))
            desk.slot.give_way()
        return _Call(ids.cpu(), mask.cpu(), position_ids, logits[::beams], new)

    def _cut(self, row: torch.Tensor, start: int) -> list[int]:
        """The new tokens of a row, without the padding after its text has ended."""
        ids, stops = row[start:].tolist(), self._read.criteria
        for count, token_id in enumerate(ids, 1):
            if token_id in self._read.eos_ids or (stops and bool(stops(row[None, : start + count], None)[0])):
                return ids[:count]
        return ids

    def _recorded(self, model: PreTrainedModel) -> Any:
        """A copy of the model that keeps the first forward pass of each call, and checks the limits in each of them."""
        copied, forward = copy.copy(model), model.forward

        @functools.wraps(forward)
        def recorded_forward(*args: object, **kwargs: object) -> object:
            self._desk.check()
            out = forward(*args, **kwargs)
            if self._first_pass is None:
                position_ids = None if self._target.is_encoder_decoder else kwargs.get("position_ids")
                if (
                    position_ids is not None and position_ids.dim() != 2
                ):  # a model that reads images has three for a token
                    position_ids = None
                self._first_pass = kwargs.get("attention_mask"), position_ids, out.logits[:, -1].float().cpu()
            self._num_passes = min(self._num_passes + 1, self._total_passes)
            self._desk.emit(Progressed(BatchAdvanced(self._num_passes, self._total_passes, self._way)))
            return out

        copied.forward = recorded_forward
        return copied


# ------------------------------------------------------------------------------------------------------ what came of it


def _output(texts: TokenTexts, call: _Call, row: int, alone: _Call) -> PromptOutput:
    ids, ids_alone = call.new[row], alone.new[0]
    logprobs, logprobs_alone = (_logprobs(each.logits[i]) for each, i in ((call, row), (alone, 0)))
    values, top_ids = logprobs.topk(min(FIRST, len(logprobs)))
    change = float(logprobs[ids_alone[0]] - logprobs_alone[ids_alone[0]])
    positions = [None] * call.ids.shape[1] if call.position_ids is None else call.position_ids[row].tolist()
    read = zip(call.ids[row].tolist(), call.mask[row].tolist(), positions, strict=True)
    return PromptOutput(
        read=[ReadToken(token, texts.label(token), mask, position) for token, mask, position in read],
        new=[WrittenToken(i, texts.label(i), piece) for i, piece in zip(ids, texts.pieces(ids), strict=True)],
        text=texts.decode(ids),
        first=[
            FirstToken(texts.label(i), value)
            for i, value in zip(top_ids.tolist(), values.tolist(), strict=True)
            if value > -torch.inf
        ],
        same=ids == ids_alone,
        parts_at=_first_difference(ids, ids_alone),
        kl=finite(divergence(logprobs_alone, logprobs)),
        change=finite(change),
    )


def divergence(one: torch.Tensor, other: torch.Tensor) -> float:
    """The Kullback-Leibler divergence one || other of two vectors of log-probabilities, in nats:
    sum of p (log p - log q). Infinite where `other` rules out what `one` does not."""
    possible = one > -torch.inf
    return max(0.0, float((one[possible].exp() * (one[possible] - other[possible])).sum()))


def _logprobs(logits: torch.Tensor) -> torch.Tensor:
    return torch.log_softmax(logits.double(), dim=-1)  # in double precision: differences come from the model alone


def _first_difference(ids: list[int], others: list[int]) -> int | None:
    """How many tokens two texts have in common before they diverge; None where they are the same."""
    if ids == others:
        return None
    pairs = zip(ids, others, strict=False)
    return next((place for place, (a, b) in enumerate(pairs) if a != b), min(len(ids), len(others)))
