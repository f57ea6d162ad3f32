"""An attack by a model: the text is translated into another language, and back.

Offered only with a model that can: a chat model, which has a chat template and is asked in words, or T5, which was
trained to translate. Whether it can is read from the model's files; how well it does is the model's business.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playground.engines.protocol import ModelFacts
from playground.requests.request import GenerationRequest

LANGUAGES = ("German", "French", "Spanish", "Italian", "Romanian", "Chinese")
_OF_T5 = ("German", "French", "Romanian")  # and English: what its training data had
_EXAMPLES = "Choose a chat model, such as Qwen/Qwen3-0.6B, or google/flan-t5-base."

# (model, text, from, to, settings) -> the request that translates
Translator = Callable[..., GenerationRequest]


def translator_for(facts: ModelFacts | None, name: str, language: str) -> tuple[Translator | None, str]:
    """The function that makes translation requests for this model between English and `language`, or None; and a
    sentence that says why, or why not."""
    if not name:
        return None, f"No model is named. {_EXAMPLES}"
    if facts is None:
        return None, f"Nothing is known of {name} on this machine. Generate with it once, and then translate."
    if facts.architecture.startswith("T5"):
        if language not in _OF_T5:
            return None, f"{name} was trained on {', '.join(_OF_T5)} alone. Choose one of these languages."
        return partial(_task_request, name), f"{name} was trained to translate."
    if facts.has_chat_template:
        return partial(_chat_request, name), f"{name} is a chat model: it is asked to translate."
    return None, f"{name} continues texts and cannot be asked to translate: it has no chat template. {_EXAMPLES}"


def translation(text: str) -> str:
    """What a model answered, without the thoughts that some models write first."""
    return re.sub(r"(?s)^.*</think>", "", text).strip()


def _task_request(model: str, text: str, source: str, target: str, most: int) -> GenerationRequest:
    return GenerationRequest(model, f"translate {source} to {target}: {text}", config=_config(text, most), seed=0)


def _chat_request(model: str, text: str, source: str, target: str, most: int) -> GenerationRequest:
    asked = f"Translate this text from {source} to {target}. Answer with the translation alone.\n\n{text}"
    messages = [{"role": "user", "content": asked}]
    return GenerationRequest(model, messages=messages, config=_config(text, most), seed=0)


def _config(text: str, most: int) -> dict[str, Any]:
    """Greedy, and long enough for the text in another language, and for some thoughts."""
    return {"do_sample": False, "max_new_tokens": max(1, min(most, 200 + len(text)))}
