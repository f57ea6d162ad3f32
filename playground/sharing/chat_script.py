"""The parts of a script that a chat needs: its messages through the template, how the answer begins, and the budget of
its reasoning.

Writes lines of Python; every text of a person ends up as a literal. Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator

from playground.requests.request import GenerationRequest
from playground.sharing.script_values import literal

# What a text is split into after the chat: `whole` begins with the ids `before` where these stay as they are.
SPLIT_AFTER_CHAT = [
    "rendered = tokenizer.apply_chat_template(messages, **chat, tokenize=False)",
    "whole, before = (",
    '    tokenizer(each, add_special_tokens=False)["input_ids"] for each in (rendered + text, rendered)',
    ")",
]


def chat_lines(request: GenerationRequest, moved: str) -> list[str]:
    """`inputs` of the messages. `moved` is what puts them on the model's device."""
    return [
        f"messages = {literal(request.messages)}",
        f"chat = {{{', '.join(_arguments(request))}}}",
        f'inputs = tokenizer.apply_chat_template(messages, **chat, return_tensors="pt", return_dict=True){moved}',
    ]


def _arguments(request: GenerationRequest) -> Iterator[str]:
    """What `apply_chat_template` gets beside the messages, as items of a dict."""
    template = request.template or {}
    open_ended = bool(template.get("continue_final_message"))
    yield '"continue_final_message": True' if open_ended else '"add_generation_prompt": True'
    for name in ("tools", "documents"):
        if template.get(name):
            yield f'"{name}": {literal(template[name])}'
    for name, value in (template.get("arguments") or {}).items():
        yield f"{literal(name)}: {literal(value)}"


def budget_lines(budget: int, start: str) -> list[str]:
    """`budget`, the processor that ends the reasoning, in a list that is empty where the model marks none. `start` is
    the length of the prompt as the script writes it."""
    return [
        "marks = reasoning_marks(tokenizer)",
        f"budget = [ReasoningBudgetLogitsProcessor({literal(budget)}, marks, prompt_length={start})] if marks else []",
    ]
