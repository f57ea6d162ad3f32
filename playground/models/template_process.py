"""Renders the chat templates of models that somebody else made, in processes that can be killed.

A template is a program of whoever made the model, and one short line of it can keep Python busy for ever
(`{{ 9**(9**9) }}`) or fill the memory (`{{ 'a' * 3000000000 }}`). Knows templates and messages; no tokenizers.

    python -m playground.models.template_process
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playground.errors import Failure
from playground.models.killable_process import Children, serve
from playground.trace.wire import Json

MAX_SECONDS = 2.0  # of one call; real templates take milliseconds
MAX_CHARACTERS = 1_000_000  # of what a template writes
MEMORY_BYTES = 512_000_000  # that a child may take beyond what it has once its libraries are imported
MAX_CHILDREN = 2  # at work at the same time
_MAX_ERROR_CHARACTERS = 2000  # of an error of a template


class TemplateTooLong(Failure):
    """The template wrote more than MAX_CHARACTERS: how many."""


class TemplateError(Failure):
    """What the template, or the library on its behalf, raised."""


Result = str | TemplateTooLong | TemplateError | MemoryError

_CHILDREN = Children("playground.models.template_process", MAX_CHILDREN)


def render_templates(calls: Sequence[Mapping[str, object]]) -> list[Result]:
    """What each of these calls of the library's `render_jinja_template` writes, or its error; plain JSON values, of one
    conversation each. All of them together have MAX_SECONDS. Raises TooSlow or Crashed."""
    return [_result(answer) for answer in _CHILDREN.ask(list(calls), MAX_SECONDS)]


def render_here(call: Mapping[str, Json]) -> str:
    """The same for one call, in this process, with neither limit of time nor of memory: for templates of our own, and
    in the child."""
    from transformers.utils.chat_template_utils import render_jinja_template

    fields = {**call}
    messages = [{name: value for name, value in m.items() if value is not None} for m in fields.pop("messages")]
    if not messages:
        raise ValueError("There are no messages.")
    (text,), _ = render_jinja_template(conversations=[messages], **fields)
    return text


def _result(answer: Mapping[str, Json]) -> Result:
    if "text" in answer:
        return str(answer["text"])[:MAX_CHARACTERS]
    if "characters" in answer:
        return TemplateTooLong(f"{int(answer['characters']):,}")
    return MemoryError() if answer.get("kind") == "MemoryError" else TemplateError(str(answer.get("error", "")))


def _answer(calls: list[dict[str, Json]]) -> list[dict[str, object]]:
    """In the child."""
    return [_answer_one(call) for call in calls]


def _answer_one(call: dict[str, object]) -> dict[str, object]:
    try:
        text = render_here(call)
    except Exception as error:
        return {"kind": type(error).__name__, "error": (str(error) or type(error).__name__)[:_MAX_ERROR_CHARACTERS]}
    return {"text": text} if len(text) <= MAX_CHARACTERS else {"characters": len(text)}


if __name__ == "__main__":
    import transformers.utils.chat_template_utils  # noqa: F401 - before the memory is limited

    serve(_answer, MEMORY_BYTES)
