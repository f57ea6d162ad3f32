"""The knobs that are no fields of GenerationConfig: one row for each of those fields of a request, as in `knobs/`.

From these rows come their place in the panel, their explanations, and `extra_field_problems`: what is wrong with their
values on this instance. Whether a pattern or a schema compiles is asked of `grammar.py`, which has the library for it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from keyword import iskeyword
from typing import Any

from playground.knobs import GUIDANCE, LENGTH, REPETITION, STRATEGY, TOKENS
from playground.knobs.fix import Fix, only
from playground.knobs.spec import MAX_ID, Fault, Field, Form, Knob, Need, is_list_of
from playground.requests.canvas_requests import DEFAULTS
from playground.requests.grammar import problem
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace.events import Diagnostic

# The same for every host: more than anybody writes by hand, and little enough to be compiled at once.
MAX_REGEX = 5_000  # characters
MAX_SCHEMA = 50_000  # characters of its JSON
MAX_CHOICES = 1_000
MAX_CHOICE_CHARACTERS = 50_000  # of all choices together
# What `generate` hands to a loop, and what chooses the loop: none of it is the loop's own.
RESERVED = (
    "model", "self", "inputs", "input_ids", "attention_mask", "generation_config", "logits_processor",
    "stopping_criteria", "prefix_allowed_tokens_fn", "synced_gpus", "assistant_model", "streamer", "inputs_tensor",
    "negative_prompt_ids", "negative_prompt_attention_mask", "custom_generate", "trust_remote_code",
)  # fmt: skip
KINDS = ("regex", "json_schema", "choices")

_GUIDED = Need(
    lambda c: c.get("guidance_scale") not in (None, 1), "guidance_scale is not set, or is 1", {"guidance_scale": 1.5},
    "guidance_scale is set, and is not 1",
)  # fmt: skip
_REASONS = Need(
    lambda c: c.get("has_reasoning") is not False,
    "the tokenizer and the chat template of this model define no marks of reasoning", {},
    "the tokenizer or the chat template of the model defines marks of reasoning, such as <think> and </think>",
)  # fmt: skip

_TIMES = Need(
    lambda c: c.get("gives_times") is not False, "this model gives no times of what it hears", {},
    "the model writes the times of what it hears, as Whisper does",
)  # fmt: skip


def _structured(value: object) -> bool:
    if not (isinstance(value, Mapping) and len(value) == 1):
        return False
    ((kind, content),) = value.items()
    return {
        "regex": lambda: isinstance(content, str) and content != "",
        "json_schema": lambda: isinstance(content, Mapping),
        "choices": lambda: is_list_of(lambda choice: isinstance(choice, str) and choice != "", content),
    }.get(kind, lambda: False)()


def _keywords(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(name, str) and name.isidentifier() and not iskeyword(name) for name in value
    )


def _falls(value: Mapping[str, Any], where: str) -> Fault | None:
    low, high = (value.get(name, DEFAULTS[name]) for name in ("t_min", "t_max"))
    if low < high:
        return None
    name = "t_max" if "t_max" in value else "t_min"
    why = said("must be greater than t_min") if name == "t_max" else said("must be less than t_max")
    return Fault(f"{where}.{name}", value[name], why)


_DENOISING = Form(
    said("Denoising"),
    "How a canvas of random tokens becomes text, step by step.",
    (
        Field("max_denoising_steps", "int", DEFAULTS["max_denoising_steps"], "The most steps for a canvas.",
              minimum=1, maximum=1000),
        Field("entropy_bound", "float", DEFAULTS["entropy_bound"],
              "How much entropy the places accepted in one step may have together; a higher value accepts more.",
              minimum=0, maximum=1e6, open_minimum=True),
        Field("t_max", "float", DEFAULTS["t_max"], "The temperature at the first step.", minimum=0, maximum=100),
        Field("t_min", "float", DEFAULTS["t_min"], "The temperature towards the last step.",
              minimum=0, maximum=100),
        Field("stability_threshold", "int", DEFAULTS["stability_threshold"],
              "A canvas may end early once its likeliest tokens have been the same for this many steps.",
              minimum=0, maximum=1000),
        Field("confidence_threshold", "float", DEFAULTS["confidence_threshold"],
              "To end early, the mean entropy of its places must also be below this.",
              minimum=0, maximum=100, open_minimum=True),
    ),
    _falls,
)  # fmt: skip

_ROWS = [
    Knob(
        "negative_prompt", GUIDANCE, "text", None, paper="https://arxiv.org/abs/2306.17806", needs=(_GUIDED,),
        synonyms=("cfg", "classifier free guidance", "avoid"),
        meaning="With guidance_scale: the text that the model is steered away from.",
        explanation="The model reads it in place of the prompt for the second, unguided pass, and the scores move "
        "away from what it says there. Without one, that pass sees only the last token of the prompt.",
    ),
    Knob(
        "presence_penalty", REPETITION, "float", 0.0, minimum=-100, maximum=100, slider_minimum=-2, slider_maximum=2,
        step=0.1, paper="https://platform.openai.com/docs/guides/text-generation",
        synonyms=("repeat", "repeating", "openai", "penalize", "penalise", "diversity"),
        meaning="Above 0 makes every token that was already written less likely, once; below 0 more likely.",
        explanation="It is subtracted from the logit of each token that occurs in the generated text, however often. "
        "Unlike repetition_penalty it leaves the prompt alone, and lowers every logit by the same amount. 0 is off; "
        "0.1 to 1 is usual.",
    ),
    Knob(
        "frequency_penalty", REPETITION, "float", 0.0, minimum=-100, maximum=100, slider_minimum=-2, slider_maximum=2,
        step=0.1, paper="https://platform.openai.com/docs/guides/text-generation",
        synonyms=("repeat", "repeating", "openai", "penalize", "penalise", "diversity"),
        meaning="Above 0 makes a token less likely each time it has been written; below 0 more likely.",
        explanation="It is subtracted from the logit of a token once for each time that the token occurs in the "
        "generated text, so the most frequent tokens are lowered most. The prompt is not counted. 0 is off; 0.1 to 1 "
        "is usual.",
    ),
    Knob(
        "reasoning_budget", LENGTH, "int", None, minimum=0, maximum=MAX_ID, slider_minimum=0, slider_maximum=1024,
        step=1, paper="https://arxiv.org/abs/2501.19393", needs=(_REASONS,),
        synonyms=("think", "thinking", "thinking budget", "reason", "chain of thought", "cot", "effort",
                  "budget forcing"),
        meaning="End the model’s reasoning after this many tokens; 0 ends it at once.",
        explanation="Once a span of reasoning has this many tokens, only its end mark, such as </think>, is possible, "
        "and the answer follows. Each span has the whole budget, and a span that the prompt opened begins with the "
        "first token after it. A model that ends its reasoning earlier is left alone. If it is not set, the reasoning "
        "may continue until max_new_tokens.",
    ),
    Knob(
        "return_timestamps", TOKENS, "bool", False, paper="https://arxiv.org/abs/2212.04356", needs=(_TIMES,),
        synonyms=("time", "times", "timestamp", "word timestamps", "subtitles", "captions", "whisper", "speech"),
        meaning="Also write when each part of the sound begins and ends: Whisper’s time tokens.",
        explanation="Whisper was trained to write tokens such as <|0.32|> before and after each phrase that it hears, "
        "the bundled listener before and after each word. Rules keep these tokens in pairs and in order, and the text "
        "may differ from one without times.",
    ),
    Knob(
        "structured_output", TOKENS, "json", None, fits=_structured, paper="https://arxiv.org/abs/2307.09702",
        shape=said(
            "an object with one of regex, json_schema and choices, such as {regex} or {choices}",
            regex='{"regex": "[0-9]+"}', choices='{"choices": ["yes", "no"]}',
        ),
        synonyms=("json schema", "schema", "json mode", "response format", "grammar", "gbnf", "regex",
                  "regular expression", "guided decoding", "guided json", "guided choice", "choices", "format",
                  "constrained decoding", "force"),
        meaning="Make the text match a pattern, a JSON schema, or one of a list of choices.",
        explanation="At each step, tokens that cannot lead to a text of this form are removed, and the text may end "
        "only when the form is complete. The whole text must match, not a part of it. If max_new_tokens comes first, "
        "the text is cut off, and is then only the beginning of a match.",
    ),
    Knob(
        "denoising", STRATEGY, "json", None, forms=(_DENOISING,), with_canvases=True,
        shape=said(
            "an object with the settings of denoising, such as {example}", example='{"max_denoising_steps": 16}'
        ),
        paper="https://arxiv.org/abs/2505.24857",
        needs=(
            Need(lambda c: c.get("canvas_length") != 0, "the model writes one token at a time", {},
                 "the model denoises canvases (block diffusion)"),
        ),
        synonyms=("diffusion", "canvas", "steps", "noise", "entropy bound", "block diffusion"),
        meaning="For a model that denoises canvases: how many steps, and how many tokens are accepted in each.",
        explanation="Such a model begins with random tokens at all places of a canvas. At each step it predicts every "
        "place; the places with the least entropy are accepted, all others are filled at random again. What you leave "
        "out comes from the model's own generation config, or else from the library.",
    ),
    Knob(
        "custom_generate", STRATEGY, "text", None, paper="https://huggingface.co/docs/transformers/generation_strategies",
        synonyms=("own loop", "python", "plugin", "custom method", "custom loop"),
        meaning="Decode with your own loop: a local folder or a Hub repository.",
        explanation="The folder or repository contains custom_generate/generate.py with a function `generate`, which "
        "replaces the library's loop. It gets the prepared inputs, the logits processors and the stopping criteria. "
        "Its Python runs on this machine, so it works only where remote code is allowed.",
    ),
    Knob(
        "custom_generate_kwargs", STRATEGY, "json", None, fits=_keywords,
        shape=said("an object of arguments by their names, such as {example}", example='{"left_padding": 5}'),
        paper="https://huggingface.co/docs/transformers/generation_strategies",
        needs=(
            Need(lambda c: bool(c.get("custom_generate")), "custom_generate is not set", {}, "custom_generate is set"),
        ),
        synonyms=("own loop", "python", "custom method", "custom arguments", "keyword arguments"),
        meaning="With custom_generate: arguments that only this decoding loop has.",
        explanation="They are passed to its function `generate` by name, as transformers passes on arguments that its "
        "own `generate` does not know.",
    ),
]  # fmt: skip

EXTRAS: dict[str, Knob] = {knob.name: knob for knob in _ROWS}


def extra_field_problems(request: GenerationRequest, settings: Settings) -> list[Diagnostic]:
    """What is wrong with these fields of `request` on this instance. Never raises, whatever they hold.

    The negative prompt is looked at with the other texts of a request, in `validation.py`.
    """
    return [
        *_penalty_problems(request),
        *_structured_problems(request.structured_output),
        *_budget_problems(request),
        *_times_problems(request),
        *_custom_problems(request.custom_generate, settings),
        *_keyword_problems(request.custom_generate_kwargs),
        *_denoising_problems(request.denoising),
    ]


def _penalty_problems(request: GenerationRequest) -> Iterator[Diagnostic]:
    for name in ("presence_penalty", "frequency_penalty"):
        value = getattr(request, name)
        if value is not None and (fault := EXTRAS[name].fault(value)):
            yield error(name, fault.message, Fix(said("Use 0.5, or 0 for none."), {name: 0.5}))


def _budget_problems(request: GenerationRequest) -> Iterator[Diagnostic]:
    value = request.reasoning_budget
    if value is None:
        return
    if fault := EXTRAS["reasoning_budget"].fault(value):
        fix = Fix(said("Use 64, or leave it out."), {"reasoning_budget": 64}, {"reasoning_budget": None})
        yield error("reasoning_budget", fault.message, fix)
    elif request.structured_output is not None:
        message = said("structured_output holds the whole text to its form, in which there is no reasoning to end.")
        yield error("reasoning_budget", message, said("Leave one of the two out."))


def _times_problems(request: GenerationRequest) -> Iterator[Diagnostic]:
    if fault := EXTRAS["return_timestamps"].fault(request.return_timestamps):
        yield error("return_timestamps", fault.message, only({"return_timestamps": None}))


def _structured_problems(value: object) -> list[Diagnostic]:
    if value is None:
        return []
    if not _structured(value):
        return [error("structured_output", *_unfit(value))]
    found = list(_content_problems(*value.items()))[:1]  # what is too long is so in more than one way
    if not found and (fault := problem(value)):
        found.append(error("structured_output", fault.message, fault.fix))
    return found


def _unfit(value: object) -> tuple[Text, Fix | Text]:
    """What is wrong with a form that is none, and what to write instead: of the part that the person has set."""
    kind = next(iter(value)) if isinstance(value, Mapping) and len(value) == 1 else None
    match kind:
        case "json_schema":
            return SCHEMA_UNFIT, SCHEMA_FIX
        case "regex":
            message = said("The regular expression must be a text, and not an empty one.")
            return message, said("Write a pattern that the whole text matches, such as {example}.", example="[0-9]+")
        case "choices":
            message = said("The choices must be a list of texts, none of them empty.")
            return message, said("Write at least one, such as {example}.", example='["yes", "no"]')
    fault = EXTRAS["structured_output"].fault(value)
    fix = said("Write one of the three, or leave structured_output out.")
    return fault.message, Fix(fix, {"structured_output": None})


SCHEMA_UNFIT = said("The JSON schema must be a JSON object.")
SCHEMA_FIX = said("Write it as {example}.", example='{"type": "object", "properties": {"name": {"type": "string"}}}')


def _content_problems(item: tuple[str, object]) -> Iterator[Diagnostic]:
    kind, content = item
    if kind == "regex":
        if (count := len(content)) > MAX_REGEX:
            yield _too_long(said("The regular expression has {count} characters; {limit} are allowed.",
                                 count=str(count), limit=str(MAX_REGEX)))  # fmt: skip
        texts = [content]
    elif kind == "json_schema":
        try:
            texts = [json.dumps(content, ensure_ascii=False, allow_nan=False)]
        except (TypeError, ValueError, RecursionError):
            yield error("structured_output", said("The JSON schema holds values that JSON cannot hold."),
                        said("Use text, finite numbers, true, false, null, lists and objects."))  # fmt: skip
            return
        if (count := len(texts[0])) > MAX_SCHEMA:
            yield _too_long(said("The JSON schema has {count} characters; {limit} are allowed.",
                                 count=str(count), limit=str(MAX_SCHEMA)))  # fmt: skip
    else:
        texts = list(content)
        if (count := len(texts)) > MAX_CHOICES:
            yield _too_long(said("The list of choices has {count} choices; {limit} are allowed.",
                                 count=str(count), limit=str(MAX_CHOICES)))  # fmt: skip
        if (count := sum(map(len, texts))) > MAX_CHOICE_CHARACTERS:
            yield _too_long(said("The list of choices has {count} characters; {limit} are allowed.",
                                 count=str(count), limit=str(MAX_CHOICE_CHARACTERS)))  # fmt: skip
    if any("\ud800" <= character <= "\udfff" for text in texts for character in text):
        yield error("structured_output", said("{name} holds half a character (a lone surrogate).",
                                              name="structured_output"),
                    said("Type that character again."))  # fmt: skip


def _too_long(message: Text) -> Diagnostic:
    return error("structured_output", message, said("Make it shorter."))


def _custom_problems(value: object, settings: Settings) -> Iterator[Diagnostic]:
    if value is None:
        return
    if not isinstance(value, str) or not value.strip():
        yield error("custom_generate", said("custom_generate must be a folder or a Hub repository."),
                    only({"custom_generate": None}))  # fmt: skip
    elif not settings.allow_remote_code:
        yield error("custom_generate",
                    said("A decoding loop of your own is Python code, which this server does not run."),
                    said("Read that code; if you trust it, start with PLAYGROUND_ALLOW_REMOTE_CODE=1."))  # fmt: skip


def _denoising_problems(value: object) -> Iterator[Diagnostic]:
    if value is not None and (fault := EXTRAS["denoising"].fault(value)):
        fix = said("Change that part, or leave {name} out.", name="denoising")
        yield error("denoising", fault.message, Fix(fix, {"denoising": None}))


def _keyword_problems(value: object) -> Iterator[Diagnostic]:
    name = "custom_generate_kwargs"
    if value is None:
        return
    if fault := EXTRAS[name].fault(value):
        yield error(name, fault.message, Fix(said('Write {{"name": value}}, or leave it out.'), {name: None}))
        return
    if taken := [each for each in value if each in RESERVED]:
        yield error(name, said("{name} comes from the run itself.", name=taken[0]),
                    Fix(said("Leave it out, and set it where it belongs."), {name: None}))  # fmt: skip
        return
    try:
        json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        yield error(name, said("{name} holds values that JSON cannot hold.", name=name),
                    said("Use text, finite numbers, true, false, null, lists and objects."))  # fmt: skip
