"""The state beside the prompt: a chat's other messages, or the beginning of the target of an encoder-decoder model.

Plain data, and how messages become that and back. The last message of the user is the prompt itself, so that it is the
same text for every view and every model. Nothing that comes from the browser is trusted.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace

from playground.engines.protocol import ModelFacts
from playground.sharing.links import json_or_text
from playground.texts import said
from playground.trace.wire import Json

# The kinds of prompt; with the last one, a model reads no text.
PLAIN, CHAT, SOURCE, MEDIA = "plain", "chat", "source", "media"
MAX_TURNS = 200

Message = dict[str, str]


@dataclass(frozen=True)
class ChatState:
    """`kind` is what the page shows, as far as the chosen model is known. Of a chat: whether the template is used
    (`on`), the `system` message, the earlier `turns`, and whether the last of them is continued where no message
    follows it (`continues`); what the answer `begins` with. `target` is how the target begins.

    What the template gets beside the messages: `arguments`, by name true, false, or what is in the box, and `tools` and
    `documents` as they are written. `reads` is which of them the model's template reads (`template_reads`); None leaves
    it to the page, which knows the model."""

    kind: str = PLAIN
    on: bool = True
    system: str = ""
    turns: list[Message] = field(default_factory=list)
    target: str = ""
    continues: bool = False
    begins: str = ""
    arguments: dict[str, bool | str] = field(default_factory=dict)
    tools: str = ""
    documents: str = ""
    reads: dict[str, Json] | None = field(default=None, compare=False)

    def write(self) -> str:
        """The component's value."""
        value = asdict(self)
        if self.reads is None:
            del value["reads"]
        return json.dumps(value)


def read_chat_state(value: object) -> ChatState:
    """The inverse of `Beside.write`; what does not fit has its default."""
    try:
        data = json.loads(value)
    except (TypeError, ValueError, RecursionError):
        return ChatState()
    if not isinstance(data, dict):
        return ChatState()
    turns = data.get("turns")
    return ChatState(
        kind=data["kind"] if data.get("kind") in (CHAT, SOURCE, MEDIA) else PLAIN,
        on=data.get("on") is not False,
        system=_text(data.get("system")),
        turns=[turn for turn in turns if _is_message(turn)][:MAX_TURNS] if isinstance(turns, list) else [],
        target=_text(data.get("target")),
        continues=data.get("continues") is True,
        begins=_text(data.get("begins")),
        arguments=_arguments(data.get("arguments")),
        tools=_text(data.get("tools")),
        documents=_text(data.get("documents")),
        reads=data["reads"] if isinstance(data.get("reads"), dict) else None,
    )


def _arguments(value: object) -> dict[str, bool | str]:
    if not isinstance(value, dict):
        return {}
    return {name: item for name, item in value.items() if isinstance(item, bool | str)}


def kind_of(facts: ModelFacts | None) -> str:
    """Which prompt a model takes, as far as its files tell."""
    if facts is None:
        return PLAIN
    if not facts.reads_text:
        return MEDIA
    if facts.writes_sound:  # an encoder reads it, but no target begins before it
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


def template_reads(facts: ModelFacts | None) -> dict[str, Json]:
    """What the model's template reads beside the messages, as the page has it: "arguments", a list of names, each with
    "bool" or "text"; "tools" and "documents"."""
    if facts is None or facts.template is None:
        return {"arguments": [], "tools": False, "documents": False}
    reads = facts.template
    return {"arguments": [list(item) for item in reads.arguments.items()], "tools": reads.tools,
            "documents": reads.documents}  # fmt: skip


def to_template(beside: ChatState, facts: ModelFacts | None, continues: bool) -> dict[str, Json] | None:
    """The field `template` of a request: what is set of the things that the model's template reads, all of it where
    that is not known; None for nothing. `continues`: whether the last message is to be continued. Raises ValueError,
    with a sentence, for a box whose JSON cannot be read."""
    reads = template_reads(facts)
    names = dict(reads["arguments"]) if facts else beside.arguments
    arguments = {
        name: value if isinstance(value, bool) else json_or_text(value)
        for name, value in beside.arguments.items()
        if name in names and value != ""
    }
    template: dict[str, object] = {"arguments": arguments} if arguments else {}
    for name, title in (("tools", said("Tools")), ("documents", said("Documents"))):
        text = getattr(beside, name)
        if text.strip() and (reads[name] or not facts) and (items := _json(text, title)) != []:
            template[name] = items
    return template | ({"continue_final_message": True} if continues else {}) or None


def with_template(beside: ChatState, template: object) -> ChatState:
    """The inverse of `to_template`; what the page cannot hold is left out."""
    template = template if isinstance(template, Mapping) else {}
    arguments = template.get("arguments")
    return replace(
        beside,
        arguments={
            name: value if isinstance(value, bool) else _written(value)
            for name, value in (arguments.items() if isinstance(arguments, Mapping) else ())
            if isinstance(name, str)
        },
        tools=json.dumps(template["tools"], ensure_ascii=False, indent=1) if template.get("tools") else "",
        documents=json.dumps(template["documents"], ensure_ascii=False, indent=1) if template.get("documents") else "",
        continues=template.get("continue_final_message") is True,
    )


def _written(value: object) -> str:
    """The inverse of `json_or_text`."""
    return value if isinstance(value, str) and json_or_text(value) == value else json.dumps(value, ensure_ascii=False)


def _json(text: str, title: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        why = {"title": title, "why": error.msg, "line": str(error.lineno), "column": str(error.colno)}
        raise ValueError(said("{title}: this is not JSON: {why} in line {line}, column {column}.", **why)) from None
    except (ValueError, RecursionError):
        raise ValueError(
            said("{title}: this JSON holds a number that is too long, or lists nested too deeply.", title=title)
        ) from None


def as_plain_text(messages: Sequence[Message]) -> str:
    """The words of messages with nothing around them, a line for each."""
    return "\n".join(message["content"] for message in messages)


def is_messages(value: object) -> bool:
    """Whether the value is a list of messages that the page can hold."""
    return isinstance(value, list) and 0 < len(value) <= MAX_TURNS and all(map(_is_message, value))


def _is_message(value: object) -> bool:
    if not isinstance(value, dict) or not {"role", "content"} <= value.keys():
        return False
    return all(isinstance(part, str) for pair in value.items() for part in pair)


def _is_plain(message: Message, role: str) -> bool:
    """Whether it is a message of this role, with some words and nothing else."""
    return message["role"] == role and bool(message["content"]) and len(message) == 2


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
