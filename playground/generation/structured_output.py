"""Constrains a text to a form: which tokens may follow a prefix, by a regular expression, a JSON schema or choices.

A `StructuredOutput` is what `generate` takes as `prefix_allowed_tokens_fn`. It depends on the prefix alone, so beams
may be reordered and drafts rejected; the states of recent prefixes are kept, so that a step costs one token.
Knows tokens and bytes; what a form means is for `requests/grammar.py` and llguidance. It knows no model and no request.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from playground.models.token_texts import TokenTexts
from playground.requests.grammar import StructureError, grammar, library, limits, reason
from playground.texts import said
from playground.trace.wire import Json

if TYPE_CHECKING:
    from transformers import PreTrainedTokenizerBase

_MAX_STATES = 256  # of recent prefixes: more than the beams and drafts of a step


class StructuredOutput:
    """Which tokens may follow, for texts that must match a form as a whole.

    Set `prompt_length` to the number of tokens that `generate` starts from before the first call. End-of-sequence
    tokens are allowed where the form is complete, and nowhere else.
    """

    def __init__(
        self, form: Mapping[str, Json], tokenizer: PreTrainedTokenizerBase, vocab_size: int,
        eos_token_ids: Sequence[int],
    ) -> None:
        """`form` is a request's `structured_output`; `vocab_size` the width of the model's logits.

        Raises StructureError for a form that does not compile, or that no token of this vocabulary can begin.
        """
        self.prompt_length = 0
        self.vocab_size, self.eos = vocab_size, set(eos_token_ids)
        if not self.eos:
            message = said(
                "The text must be able to end where its form is complete, but there is no end-of-sequence token."
            )
            raise StructureError(message, said("Set eos_token_id, or choose another model."))
        # An end-of-sequence token that is also text ends the form only where it completes it.
        self.written_eos = self.eos - set(tokenizer.all_special_ids)
        matcher = library().LLMatcher
        ll_tokenizer = _ll_tokenizer(tokenizer, vocab_size)
        start = matcher(ll_tokenizer, matcher.grammar_from_lark(grammar(form)), log_level=0, limits=limits())
        self._states: OrderedDict[tuple[int, ...], _State] = OrderedDict()
        self._start = _State(start, self)
        _ = self._start.allowed  # raises where nothing can begin

    def __call__(self, batch_id: int, input_ids: torch.Tensor) -> torch.Tensor:
        """The ids, (allowed,), that may follow `input_ids`, (length,): the prompt and a text.

        Where the text does not fit the form, as in a row that has ended or in a draft, only its end may follow. Raises
        StructureError where the text fits but no token of this vocabulary continues it.
        """
        state = self._state(tuple(input_ids[self.prompt_length :].tolist()))
        allowed = torch.tensor(sorted(self.eos)) if state is None else state.allowed
        return allowed.to(input_ids.device)

    def complete(self, token_ids: Sequence[int]) -> bool:
        """Whether a text, with or without its end-of-sequence token, has the whole form."""
        text = list(token_ids)
        while text and text[-1] in self.eos - self.written_eos:
            text.pop()
        state = self._state(tuple(text), ended=True)
        return state is not None and state.complete

    def _state(self, text: tuple[int, ...], ended: bool = False) -> _State | None:
        """The state after `text`, None where the text does not fit or has ended."""
        if not text:
            return self._start
        if text in self._states:
            self._states.move_to_end(text)
            return self._states[text]
        if not ended and text[-1] in self.eos:
            return None
        before = self._states.get(text[:-1])
        state = before.after(text[-1:]) if before else self._start.after(text)
        if state is not None:
            self._states[text] = state
            if len(self._states) > _MAX_STATES:
                self._states.popitem(last=False)
        return state


class _State:
    """llguidance's state after one prefix."""

    def __init__(self, matcher: Any, owner: StructuredOutput) -> None:
        self._matcher, self._owner = matcher, owner
        self._allowed: torch.Tensor | None = None
        self._check()
        self.complete: bool = matcher.is_accepting()

    def after(self, token_ids: Sequence[int]) -> _State | None:
        matcher = self._matcher.deep_copy()
        if matcher.try_consume_tokens(list(token_ids)) < len(token_ids):
            return None
        return _State(matcher, self._owner)

    @property
    def allowed(self) -> torch.Tensor:
        """(allowed,), at least one."""
        if self._allowed is None:
            bits = np.frombuffer(self._matcher.compute_bitmask(), dtype=np.uint8)
            self._check()
            owner = self._owner
            mask = np.unpackbits(bits, count=owner.vocab_size, bitorder="little").astype(bool)
            continued = mask.any()
            for token_id in owner.written_eos:
                follows = self.after([token_id]) if mask[token_id] else None
                mask[token_id] = follows is not None and follows.complete
            mask[list(owner.eos - owner.written_eos)] = self.complete
            if not mask.any():
                raise _only_ends(self.complete) if self.complete or continued else _no_token()
            self._allowed = torch.from_numpy(mask.nonzero()[0])
        return self._allowed

    def _check(self) -> None:
        if not self._matcher.is_error():
            return
        error = self._matcher.get_error()
        if error.startswith("NoExtension"):
            raise _no_token()
        message = said("structured_output cannot be followed: {reason}.", reason=reason(error).rstrip("."))
        raise StructureError(message, said("Make the form simpler."))


def _no_token() -> StructureError:
    message = said("No token of this model continues a text of the form that structured_output asks for.")
    return StructureError(message, said("Change the form, or choose a model that knows its characters."))


def _only_ends(complete: bool) -> StructureError:
    """For a run whose end-of-sequence tokens are also text, none of which may follow here."""
    if complete:
        message = said(
            "The text has the form that structured_output asks for, but no end-of-sequence token may follow it."
        )
        return StructureError(message, said("Add the tokenizer's own end-of-sequence token to eos_token_id."))
    message = said("Only tokens that end the text continue the form that structured_output asks for.")
    return StructureError(message, said("Take the tokens that the form needs out of eos_token_id."))


# ------------------------------------------------------------------------------------------------ tokens as bytes

_LL_TOKENIZERS: weakref.WeakKeyDictionary[object, dict[int, object]] = weakref.WeakKeyDictionary()


def _ll_tokenizer(tokenizer: PreTrainedTokenizerBase, vocab_size: int) -> object:
    """llguidance's tokenizer for this one; made once, which takes a second for a large vocabulary."""
    by_size = _LL_TOKENIZERS.setdefault(tokenizer, {})
    if vocab_size not in by_size:
        module = library()
        by_size[vocab_size] = module.LLTokenizer(module.TokenizerWrapper(_TokenBytes(tokenizer, vocab_size)))
    return by_size[vocab_size]


class _TokenBytes:
    """A tokenizer as llguidance reads it: the bytes of every token.

    Where a text may end is decided above, so llguidance gets an end-of-sequence token that no model has.
    """

    bos_token_id = None

    def __init__(self, tokenizer: PreTrainedTokenizerBase, vocab_size: int) -> None:
        texts = TokenTexts(tokenizer)
        self.eos_token_id = vocab_size
        special = [i for i in range(vocab_size) if i >= len(tokenizer) or texts.is_special(i)]
        self.special_token_ids = [*special, vocab_size]
        self.tokens = [texts.bytes_of(i) for i in range(vocab_size)] + [b"<end of text>"]

    def __call__(self, text: str | bytes) -> list[int]:
        return []  # called only for text that a grammar forces; ours force none
