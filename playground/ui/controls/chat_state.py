"""The state beside the prompt: a chat's other messages, or the beginning of the target of an encoder-decoder model.

Plain data, and how messages become that and back. The last message of the user is the prompt itself, so that it is the
same text for every view and every model. Nothing that comes from the browser is trusted.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from playground.engines.protocol import ModelFacts

PLAIN, CHAT, SOURCE = "plain", "chat", "source"  # the kinds of prompt
MAX_TURNS = 200

Message = dict[str, str]


@dataclass(frozen=True)
class ChatState:
    """`kind` is what the page shows, as far as the chosen model is known. Of a chat: whether the template is used
    (`on`), the `system` message, and the earlier `turns`. `target` is how the target begins."""

    kind: str = PLAIN
    on: bool = True
    system: str = ""
    turns: list[Message] = field(default_factory=list)
    target: str = ""

    def write(self) -> str:
        """The component's value."""
        return json.dumps(asdict(self))


def read_chat_state(value: Any) -> ChatState:
    """The inverse of `Beside.write`; what does not fit has its default."""
    try:
        data = json.loads(value)
    except (TypeError, ValueError, RecursionError):
        return ChatState()
    if not isinstance(data, dict):
        return ChatState()
    turns = data.get("turns")
    return ChatState(
        kind=data["kind"] if data.get("kind") in (CHAT, SOURCE) else PLAIN,
        on=data.get("on") is not False,
        system=_text(data.get("system")),
        turns=[turn for turn in turns if _is_message(turn)][:MAX_TURNS] if isinstance(turns, list) else [],
        target=_text(data.get("target")),
    )


def kind_of(facts: ModelFacts | None) -> str:
    """Which prompt a model takes, as far as its files tell."""
    if facts is None:
        return PLAIN
    return SOURCE if facts.is_encoder_decoder else CHAT if facts.has_chat_template else PLAIN


def to_messages(beside: ChatState, prompt: str) -> list[Message]:
    """The messages of a chat, of which `prompt` is the last one's words."""
    system = [{"role": "system", "content": beside.system}] if beside.system else []
    last = [{"role": "user", "content": prompt}] if prompt else []
    return [*system, *beside.turns, *last]


def from_messages(messages: Sequence[Message]) -> tuple[ChatState, str]:
    """The inverse of `to_messages`: a chat and its prompt, which is empty where the last message is no user's."""
    turns, system, prompt = [dict(message) for message in messages], "", ""
    if len(turns) > 1 and _is_plain(turns[0], "system"):
        system = turns.pop(0)["content"]
    if turns and _is_plain(turns[-1], "user"):
        prompt = turns.pop()["content"]
    return ChatState(CHAT, system=system, turns=turns), prompt


def as_plain_text(messages: Sequence[Message]) -> str:
    """The words of messages with nothing around them, a line for each."""
    return "\n".join(message["content"] for message in messages)


def is_messages(value: Any) -> bool:
    """Whether the value is a list of messages that the page can hold."""
    return isinstance(value, list) and 0 < len(value) <= MAX_TURNS and all(map(_is_message, value))


def _is_message(value: Any) -> bool:
    if not isinstance(value, dict) or not {"role", "content"} <= value.keys():
        return False
    return all(isinstance(part, str) for pair in value.items() for part in pair)


def _is_plain(message: Message, role: str) -> bool:
    """Whether it is a message of this role, with some words and nothing else."""
    return message["role"] == role and bool(message["content"]) and len(message) == 2


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
