"""An attack by a model: the text is translated into another language, and back.

Offered only with a model that can: a chat model, which has a chat template and is asked in words, or T5, which was
trained to translate. Whether it can is read from the model's files; how well it does is the model's business.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from playground.engines.protocol import ModelFacts
from playground.requests.request import GenerationRequest
from playground.texts import Text, said
from playground.trace.wire import Json

LANGUAGES = (
    said("German"), said("French"), said("Spanish"), said("Italian"), said("Romanian"), said("Chinese"),
)  # fmt: skip
_OF_T5 = ("German", "French", "Romanian")  # and English: what its training data had
_EXAMPLES = said("Choose a chat model, such as Qwen/Qwen3-0.6B, or google/flan-t5-base.")
NO_MODEL = said("{a} {b}", a=said("No model is named."), b=_EXAMPLES)

# (model, text, from, to, settings) -> the request that translates
Translator = Callable[..., GenerationRequest]


def translator_for(facts: ModelFacts | None, name: str, language: str) -> tuple[Translator | None, Text]:
    """The function that makes translation requests for this model between English and `language`, or None; and a
    sentence that says why, or why not."""
    if not name:
        return None, NO_MODEL
    if facts is None:
        why = said("{model} was never used on this machine. Generate with it once, then translate.", model=name)
        return None, why
    if facts.architecture.startswith("T5"):
        if language not in _OF_T5:
            why = said(
                "{model} was trained only on German, French and Romanian. Choose one of these languages.", model=name
            )
            return None, why
        return partial(_task_request, name), said("{model} was trained to translate.", model=name)
    if facts.has_chat_template:
        why = said("{model} is a chat model: it is asked to translate.", model=name)
        return partial(_chat_request, name), why
    why = said("{model} continues texts and cannot be asked to translate: it has no chat template.", model=name)
    return None, said("{a} {b}", a=why, b=_EXAMPLES)


def translation(text: str) -> str:
    """What a model answered, without the thoughts that some models write first."""
    return re.sub(r"(?s)^.*</think>", "", text).strip()


def _task_request(model: str, text: str, source: str, target: str, most: int) -> GenerationRequest:
    return GenerationRequest(model, f"translate {source} to {target}: {text}", config=_config(text, most), seed=0)


def _chat_request(model: str, text: str, source: str, target: str, most: int) -> GenerationRequest:
    asked = f"Translate this text from {source} to {target}. Answer with the translation alone.\n\n{text}"
    messages = [{"role": "user", "content": asked}]
    return GenerationRequest(model, messages=messages, config=_config(text, most), seed=0)


def _config(text: str, most: int) -> dict[str, Json]:
    """Greedy, and long enough for the text in another language, and for some thoughts."""
    return {"do_sample": False, "max_new_tokens": max(1, min(most, 200 + len(text)))}
