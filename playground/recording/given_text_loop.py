"""Text that is given instead of chosen: many of its positions are read in one forward pass.

`loop_after_given_text` knows decoder-only models with a growing cache. For others the library's own loop goes through a
given text token by token, each of which `SampleTap.force_given` forces. How a beam search begins after given text is in
`forced_beam_start.py`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import torch
from transformers import DynamicCache, GenerationConfig, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList

from playground.models.token_texts import TokenTexts
from playground.recording.measurement import Measurement, measure
from playground.recording.trace_rows import read_chosen, read_distribution
from playground.strategies.decoding import counts_tokens, extend_by_token
from playground.trace import Candidate, Distribution, Step

CHUNK_POSITIONS = 64  # in one forward pass, whose logits are in memory together
TURN_POSITIONS = 4  # are read at a time, between two steps of the other runs

Item = TypeVar("Item")


def read_prompt(
    model: Any,
    token_ids: list[int],
    texts: TokenTexts,
    top: int,
    cancelled: Callable[[], bool] = bool,
    give_way: Callable[[], None] = lambda: None,
) -> list[Step]:
    """A step for each token but the first, with what the model gives it, without processors; `index` is the position.

    Holds the logits of at most `CHUNK_POSITIONS` positions at once, and calls `give_way` after every `TURN_POSITIONS`.
    Returns no steps once `cancelled()`.
    """
    ids = torch.tensor([token_ids], device=model.device)
    pieces, steps = texts.pieces(token_ids), []
    with torch.no_grad():
        for start, logits in _logits_in_chunks(model, ids[:, :-1], torch.ones_like(ids), None):
            if cancelled():
                return []
            next_ids = ids[0, start + 1 : start + 1 + logits.shape[1]]
            measured = in_turns(measure_given_tokens(logits[0], next_ids, texts, top), give_way)
            for index, (chosen, distribution) in enumerate(measured, start=start + 1):
                steps.append(Step(0, index, chosen, pieces[index], distribution, 0.0, 0.0, given=True))
    return steps


def measure_given_tokens(
    logits: torch.Tensor, token_ids: torch.Tensor, texts: TokenTexts, top: int
) -> Iterator[tuple[Candidate, Distribution]]:
    """Candidate and distribution of each of `token_ids` (positions,) under these logits (positions, vocab), without
    processors."""
    measurement = Measurement(logits, top, normalise=True)
    measurement.query(token_ids[:, None])
    measure([measurement])
    for numbers in measurement.read():
        yield read_chosen(numbers, texts), read_distribution(numbers, texts)


def in_turns(items: Iterable[Item], give_way: Callable[[], None]) -> Iterator[Item]:
    """The same items; `give_way` is called after every `TURN_POSITIONS` of them."""
    for number, item in enumerate(items, 1):
        yield item
        if number % TURN_POSITIONS == 0:
            give_way()


def logits_after(
    model: Any, token_ids: torch.Tensor, model_kwargs: dict[str, Any]
) -> Iterator[tuple[int, torch.Tensor]]:
    """The float32 logits (1, some, vocab) after each of the decoder's `token_ids` (1, length), with the position of the
    first. `model_kwargs` are those of a decoding loop; of encoder outputs the first row is used."""
    if not model.config.is_encoder_decoder:
        yield from _logits_in_chunks(model, token_ids, torch.ones_like(token_ids), None)
        return
    encoded, mask = model_kwargs["encoder_outputs"], model_kwargs.get("attention_mask")
    outputs = model(
        encoder_outputs=type(encoded)(last_hidden_state=encoded.last_hidden_state[:1]),
        attention_mask=None if mask is None else mask[:1],
        decoder_input_ids=token_ids,
        use_cache=False,
    )
    yield 0, outputs.logits.float()


def loop_after_given_text(token_ids: list[int], sample: Callable, give_way: Callable[[], None]) -> Callable:
    """`sample`, the library's loop, preceded by a forward pass over the given tokens `token_ids`. For each of them a
    random number is drawn, so that the loop draws after them what it would have drawn without this pass. `give_way` is
    called between the tokens, every few of them."""

    def loop(
        model: PreTrainedModel,
        input_ids: torch.LongTensor,
        logits_processor: LogitsProcessorList,
        stopping_criteria: StoppingCriteriaList,
        generation_config: GenerationConfig,
        **model_kwargs: Any,
    ) -> Any:
        cache = model_kwargs.get("cache")
        arguments = (logits_processor, stopping_criteria, generation_config)
        if type(cache) is not DynamicCache or not counts_tokens(cache) or model.config.is_encoder_decoder:
            return sample(model, input_ids, *arguments, **model_kwargs)
        start, given = input_ids.shape[1], torch.tensor(token_ids, device=input_ids.device)
        whole = torch.cat([input_ids, given.expand(input_ids.shape[0], -1)], dim=1)
        for _ in token_ids:
            model_kwargs = extend_by_token(model_kwargs, is_encoder_decoder=False)
        mask = model_kwargs.get("attention_mask")  # the library removes one that masks nothing
        mask = torch.ones_like(whole) if mask is None else mask  # but needs its length to tell what the cache lacks
        for first, logits in _logits_in_chunks(model, whole[:, :-1], mask, cache):
            for offset in in_turns(range(max(0, start - 1 - first), logits.shape[1]), give_way):
                length = first + offset + 1
                scores = logits_processor(whole[:, :length], logits[:, offset])  # the tap forces the given token
                if generation_config.do_sample:
                    torch.multinomial(scores.softmax(-1), num_samples=1)
                if stopping_criteria(whole[:, : length + 1], None).all():
                    return whole[:, : length + 1]
        return sample(model, whole, *arguments, **model_kwargs | {"attention_mask": mask})

    return loop


def _logits_in_chunks(
    model: Any, token_ids: torch.Tensor, mask: torch.Tensor, cache: DynamicCache | None
) -> Iterator[tuple[int, torch.Tensor]]:
    """The float32 logits (rows, some, vocab) after each of `token_ids` (rows, length), with the position of the first.

    `mask` is at least as long as the text. A model that keeps no key-value cache reads it in one chunk; one that needs
    a further token to predict the next one (XLNet), once for each position.
    """
    length, stateful = token_ids.shape[1], getattr(model, "_is_stateful", False)
    cached = "cache" in inspect.signature(model.forward).parameters
    if not (cached or stateful) and length and _appends_token(model, token_ids[:1, :1]):
        for end in range(1, length + 1):
            inputs = model.prepare_inputs_for_generation(token_ids[:, :end], attention_mask=mask[:, :end])
            yield end - 1, model(**inputs).logits[:, -1:].float()
        return
    size = CHUNK_POSITIONS if cached and not stateful else length
    cache = cache if cached else None
    for start in range(0, length, size):
        end = min(start + size, length)
        if size < length or cache is not None:
            inputs = {"cache": cache, "use_cache": True}
        else:
            inputs = {"use_cache": False} if cached else {}
        outputs = model(input_ids=token_ids[:, start:end], attention_mask=mask[:, :end], **inputs)
        cache = outputs.get("cache")
        yield start, outputs.logits.float()


def _appends_token(model: Any, token_ids: torch.Tensor) -> bool:
    """Whether decoding gives the model more tokens than the text has."""
    return model.prepare_inputs_for_generation(token_ids)["input_ids"].shape[1] > token_ids.shape[1]
