"""Texts as tokens and back while runs are decoded: with tokenizers of its own, outside of the decode thread.

Knows tokenizers and configs, never a model's weights.
"""

from __future__ import annotations

import contextlib
import random
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from playground.models.locations import ModelError
from playground.settings import Settings
from playground.texts import said
from playground.trace import Part, Token

MAX_TOKENIZERS = 8


class TokenizerPool:
    """Tokenizers of models, the newest last. `token_for` gives a person's own access token for a model, or None.
    Its methods may be called from any thread, once the libraries are imported."""

    def __init__(self, settings: Settings, token_for: Callable[[str], str | None]) -> None:
        self._settings, self._token_for = settings, token_for
        self._tokenizers: dict[str, object] = {}
        self._configs: dict[str, object] = {}  # of some of these models
        self._lock = threading.Lock()  # for the names below
        self._turns: weakref.WeakValueDictionary[str, Any] = weakref.WeakValueDictionary()

    def tokens(self, model: str, text: str | list[int]) -> list[Token]:
        """How `model` splits `text`, or the tokens of these ids (see `playground.engines.protocol.Engine`)."""
        with self._turn(model):
            tokenizer = self._tokenizer_or_value_error(model)
            token_ids = text if isinstance(text, list) else tokenizer(text, add_special_tokens=False)["input_ids"]
            unknown = next((i for i in token_ids if not 0 <= i < len(tokenizer)), None)
            if unknown is not None:
                message = said("{model} has no token {id}.", model=model, id=unknown)
                fix = said("Use ids from 0 to {last}.", last=len(tokenizer) - 1)
                raise ValueError(said("{a} {b}", a=message, b=fix))
            return _tokens(tokenizer, token_ids)

    def draw_tokens(self, model: str, count: int) -> list[Token]:
        """Tokens of the vocabulary of `model`, drawn at random (see `playground.engines.protocol.Engine`)."""
        with self._turn(model):
            tokenizer = self._tokenizer_or_value_error(model)
            size = len(tokenizer)
            return _tokens(tokenizer, random.Random(0).sample(range(size), min(count, size)))

    def render(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> tuple[list[Token], list[Part]]:
        """What the model's chat template makes of messages (see `playground.engines.protocol.Engine`)."""
        from playground.models.chat_templates import render

        with self._turn(model):
            tokenizer = self._tokenizer_or_value_error(model)
            rendered = render(tokenizer, messages, model, template)
            return _tokens(tokenizer, rendered.token_ids), rendered.parts

    def argument_defaults(
        self, model: str, messages: list[dict[str, str]], template: Mapping[str, object] | None = None
    ) -> dict[str, bool]:
        """What leaving out arguments of the template amounts to (see `playground.engines.protocol.Engine`)."""
        from playground.models.chat_templates import argument_defaults

        with self._turn(model):
            tokenizer = self._tokenizer_or_value_error(model)
            return argument_defaults(tokenizer, messages, model, template) if tokenizer.chat_template else {}

    def parts(self, model: str) -> tuple[Any, Any]:
        """The tokenizer and the config of `model`. Raises ModelError."""
        from playground.models.loading import load_config

        with self._turn(model):
            tokenizer, config = self._tokenizer(model), self._configs.get(model)
            if config is None:
                config = load_config(model, self._settings, self._token_for(model))
                self._configs[model] = config
            return tokenizer, config

    @contextlib.contextmanager
    def _turn(self, model: str) -> Iterator[None]:
        """One caller at a time for each model: a slow template holds up those who ask for its model, nobody else."""
        with self._lock:
            turn = self._turns.setdefault(model, threading.Lock())
        with turn:
            yield

    def _tokenizer_or_value_error(self, model: str) -> Any:
        try:
            return self._tokenizer(model)
        except ModelError as error:
            raise ValueError(said("{a} {b}", a=error.message, b=error.fix)) from error

    def _tokenizer(self, model: str) -> Any:
        from playground.models.loading import load_tokenizer

        tokenizer = self._tokenizers.get(model)
        if tokenizer is None:
            tokenizer = load_tokenizer(model, self._settings, self._token_for(model))
            with self._lock:
                self._tokenizers[model] = tokenizer
                while len(self._tokenizers) > MAX_TOKENIZERS:
                    oldest = next(iter(self._tokenizers))
                    self._tokenizers.pop(oldest)
                    self._configs.pop(oldest, None)
        return tokenizer


def _tokens(tokenizer: Any, token_ids: list[int]) -> list[Token]:
    from playground.models.token_texts import TokenTexts

    texts = TokenTexts(tokenizer)
    pieces = texts.pieces(token_ids)
    return [Token(i, texts.label(i), piece) for i, piece in zip(token_ids, pieces, strict=True)]
