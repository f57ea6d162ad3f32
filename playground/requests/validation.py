"""What is wrong with a request, and what of it would be ignored: every problem at once, before anything runs.

What a knob may be, when it has an effect and what it clashes with stands in its row of the table; here it is asked for
the whole request, with the model's own defaults and the limits of the instance. Knows no model: what depends on one is
for the runner, but for what `context` tells. Standard library only.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from playground.knobs import DRAFTS, KNOBS
from playground.knobs.fix import Fix, only
from playground.knobs.modes import generation_mode, loop, sampled
from playground.knobs.needs import DRAFTING, NO_LOOKUP
from playground.knobs.spec import Config, Knob, in_json, is_int
from playground.requests.canvas_requests import refusals, unread
from playground.requests.config_values import well_formed
from playground.requests.deduplication import depends_on
from playground.requests.extra_fields import EXTRAS, extra_field_problems
from playground.requests.forced_text import forced_text_problems, luck_problems
from playground.requests.media_fields import media_problems
from playground.requests.pairing_problems import pairing_problems
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import at_most, error, problem
from playground.requests.request_sizes import size_problems
from playground.requests.sound_problems import sound_refusals
from playground.requests.template_fields import template_problems
from playground.requests.unknown_names import intended_name
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic

__all__ = ["Checked", "Checking", "Known", "applied", "check", "effective_values", "generation_mode"]

MAX_SEED = 2**63 - 1
_ORDER = ("error", "warning", "info")

# The fields of a request that have no effect under some configs, as rows like those of the table.
_FIELDS = {
    **EXTRAS,
    "assistant": Knob(
        "assistant", DRAFTS, "text", None,
        needs=(*DRAFTING, NO_LOOKUP),
        meaning="The model that writes drafts.",
        explanation="Greedy decoding and sampling use them.",
    ),
}  # fmt: skip


class Known(NamedTuple):
    """What is known of the models of a request before they are loaded: the model's own generation config, which applies
    to what the request leaves unset, and the `context` of `Checked.of`. None where nothing is."""

    model_defaults: Config | None = None
    context: Config | None = None


@dataclass(frozen=True)
class Checked:
    """A request that was looked through, once: whoever reads a request makes this of it, and hands it on to the token.

    `config` has the well-formed values of the request's config, `effective` these over what the model itself sets, with
    what else is known of it. `problems` are everything that is wrong: errors first, then what would be ignored, then
    what is good to know; `of_request` are those of them that stay the same on any model.
    """

    request: GenerationRequest
    config: Config
    effective: Config
    problems: list[Diagnostic]
    of_request: list[Diagnostic]

    @classmethod
    def of(
        cls,
        request: GenerationRequest,
        settings: Settings,
        model_defaults: Config | None = None,
        context: Config | None = None,
    ) -> Checked:
        """`request`, looked through for this instance. Never raises, whatever the request holds.

        `model_defaults` is the model's own generation config where it is known: it applies to what the request leaves
        unset. `context` tells what else is known of the model: "is_encoder_decoder", "canvas_length", "num_layers",
        "num_mtp_layers", "supports_early_exit", "can_crop_cache", and of it and the assistant: "pairing"
        (`playground.requests.pairing_problems`).
        """
        # Road 2: whatever may be wrong with a request is looked at here
        if too_large := list(size_problems(request, settings)):  # to look at it closely would take a while, too
            return cls(request, {}, {}, too_large, too_large)
        values, faults = well_formed(request.config)
        problems = [*_request_problems(request, settings), *faults, *extra_field_problems(request, settings)]
        problems += [*forced_text_problems(request), *template_problems(request), *media_problems(request, settings)]
        misspelt = {intended_name(name) or name for name in _fields_with_errors(faults) - KNOBS.keys()}
        return cls._judged(request, values, problems, misspelt, settings, model_defaults, context)

    def on(
        self, settings: Settings, model_defaults: Config | None, context: Config | None
    ) -> Checked:
        """The same where the model is, and all is known of it that will be. Only what depends on the model is looked at
        again, and only that is among the errors: others would have stopped the request before."""
        notes = [each for each in self.of_request if each.severity != "error"]
        return self._judged(self.request, self.config, notes, set(), settings, model_defaults, context)

    @classmethod
    def _judged(
        cls,
        request: GenerationRequest,
        values: Mapping[str, object],
        of_request: list[Diagnostic],
        misspelt: Collection[str],
        settings: Settings,
        model_defaults: Mapping[str, object] | None,
        context: Mapping[str, object] | None,
    ) -> Checked:
        """With everything that depends on the model: limits, combinations, what has no effect."""
        effective, own = applied(request, values, model_defaults, context)
        problems = [*of_request, *_limit_problems(values, effective, settings)]
        problems += [*refusals(request, effective), *sound_refusals(request, effective)]
        problems += luck_problems(request, effective, settings.max_sequences)
        refused = _fields_with_errors(problems).union(misspelt)
        clashes = [*_conflict_problems(effective, own, refused), *_pair_problems(effective, refused)]
        problems += clashes
        fields = {name: getattr(request, name) for name, row in _FIELDS.items() if _fits(row, getattr(request, name))}
        ignored = _ignored_problems({**values, **fields}, effective, own, refused, _fields_with_errors(clashes))
        problems += unread(ignored) if effective.get("canvas_length") else ignored
        problems += _library_top_k(effective, refused)
        in_order = sorted(problems, key=lambda problem: _ORDER.index(problem.severity))
        return cls(request, values, effective, in_order, of_request)

    def for_run(self, request: GenerationRequest) -> Checked | None:
        """The same for a request that differs by its seed alone, or records less; None for another one."""
        own, seed, top = self.request, request.seed, request.top_candidates
        if self.errors or not (seed is None or _is_seed(seed)) or not (is_int(top) and 1 <= top <= own.top_candidates):
            return None
        less = [name for name in ("read_prompt", "check_scores", "watch") if not getattr(request, name)]
        fewer = {name: getattr(request, name) for name in less}
        if dataclasses.replace(own, seed=seed, top_candidates=top, **fewer) != request:
            return None
        problems, of_request = (
            [note for note in notes if note.knob not in less] for notes in (self.problems, self.of_request)
        )
        return dataclasses.replace(self, request=request, problems=problems, of_request=of_request)

    @property
    def defaults(self) -> set[str]:
        """The knobs whose value in `effective` is the model's own."""
        return {name for name in self.effective if name in KNOBS and name not in self.config}

    @property
    def errors(self) -> list[Diagnostic]:
        """Why it cannot run."""
        return [each for each in self.problems if each.severity == "error"]

    @property
    def notes(self) -> list[Diagnostic]:
        """What is ignored, and what is good to know."""
        return [each for each in self.problems if each.severity != "error"]


class Checking:
    """Looks the requests of many runs through, each once: `checked` are those that have been, and one that differs by
    its seed alone is not looked through again. `known_of` says what is known of a model and of its assistant."""

    def __init__(
        self, settings: Settings, known_of: Callable[[object, object], Known], checked: Iterable[Checked] = ()
    ) -> None:
        self._settings, self._known_of, self.checked = settings, known_of, list(checked)

    def __call__(self, request: GenerationRequest) -> Checked:
        """What of `Checked` this request is."""
        for each in reversed(self.checked):
            if same := each.for_run(request):
                return same
        self.checked.append(Checked.of(request, self._settings, *self._known_of(request.model, request.assistant)))
        return self.checked[-1]


def check(
    request: GenerationRequest,
    settings: Settings,
    model_defaults: Mapping[str, object] | None = None,
    context: Mapping[str, object] | None = None,
) -> list[Diagnostic]:
    """The problems of a request that nothing else is to be known of (see `Checked.of`)."""
    return Checked.of(request, settings, model_defaults, context).problems


def applied(
    request: GenerationRequest,
    values: Mapping[str, object],
    model_defaults: Mapping[str, object] | None,
    context: Mapping[str, object] | None,
) -> tuple[dict[str, Any], set[str]]:
    """The config by which `request` is judged, its well-formed `values` over the model's own, with what it says beside
    its config; and the names of the values that are the model's."""
    named = {"assistant": _text(request.assistant), "custom_generate": _text(request.custom_generate)}
    asked = {"starts_empty": not request.prompt and not request.messages}
    effective = effective_values(values, model_defaults, {**(context or {}), **named, **asked})
    return effective, {name for name in effective if name in KNOBS and name not in values}


def effective_values(
    values: Mapping[str, object],
    model_defaults: Mapping[str, object] | None = None,
    context: Mapping[str, object] | None = None,
) -> dict[str, Any]:
    """The config by which knobs are judged (`Knob.inactive`): well-formed `values` over the model's own defaults.

    Fields that nobody sets are missing, with one exception: eos_token_id is there, and None, where it is known that
    the model has none. The "assistant" of `context` is None where prompt lookup writes the drafts in its place.
    """
    known = model_defaults if isinstance(model_defaults, Mapping) else {}
    defaults, _ = well_formed({name: value for name, value in known.items() if name in KNOBS})
    if model_defaults is not None and known.get("eos_token_id") is None:
        defaults["eos_token_id"] = None
    effective = {**defaults, **values, **(context or {})}
    if effective.get("prompt_lookup_num_tokens") is not None and loop(effective) != "custom":
        effective["assistant"] = None
    return effective


# ------------------------------------------------------------------------------------------------ the request itself


def _request_problems(request: GenerationRequest, settings: Settings) -> Iterator[Diagnostic]:
    if not _is_text(request.model):
        yield error("model", said("No model is chosen."),
                    said("Choose one, such as {model}.", model=settings.default_model))  # fmt: skip
    if request.assistant is not None and not _is_text(request.assistant):
        yield error("assistant", said("The assistant must be the name of a model."), said("Choose one, or none."))
    yield from _prompt_problems(request)
    if request.seed is not None and (problem := seed_problem(request.seed)):
        yield problem
    top, most = request.top_candidates, settings.max_candidates
    if not is_int(top) or top < 1:
        message = said("top_candidates is {value}: it must be a whole number from 1.", value=in_json(top))
        yield error("top_candidates", message, said("Use 10."))
    elif top > most:
        yield _limit_error("top_candidates", top, most)


def _prompt_problems(request: GenerationRequest) -> Iterator[Diagnostic]:
    # No message quotes the prompt: it may be long, private, or markup.
    texts = {"prompt": request.prompt, "negative_prompt": request.negative_prompt}
    if request.messages is not None:
        if not _are_messages(request.messages):
            yield error("messages", said("messages must be a list of objects with a role and a content, both text."),
                        said('Write [{{"role": "user", "content": "Hello"}}].'))  # fmt: skip
        elif request.prompt:
            yield error("prompt", said("There is a prompt and there are messages."), said("Give one of them."))
        else:
            texts |= {f"messages[{i}]": message["content"] for i, message in enumerate(request.messages)}
    elif request.prompt == "" and not request.given and not request.media:
        text = said("The prompt is empty: the model reads only a special token, such as one that begins a text.")
        yield Diagnostic("prompt", "info", text, said("Write some text to have it continued."))
    if request.negative_prompt == "":
        yield error("negative_prompt", said("The negative prompt is empty."),
                    said("Write some text, or leave it out."))  # fmt: skip
    for name, text in texts.items():
        if text is None and name == "negative_prompt":
            continue
        if not isinstance(text, str):
            yield error(name, said("{name} must be text.", name=name), said("Write it as a string."))
        elif not _is_unicode(text):
            yield error(name, said("{name} holds half a character (a lone surrogate).", name=name),
                        said("Type that character again."))  # fmt: skip


def _is_seed(value: object) -> bool:
    return is_int(value) and 0 <= value <= MAX_SEED


def seed_problem(value: object) -> Diagnostic | None:
    """What is wrong with a seed; None where nothing is."""
    if _is_seed(value):
        return None
    message = said("The seed is {value}: it must be a whole number from 0 to 2^63 - 1.", value=in_json(value))
    return error("seed", message, said("Write another one, or none to have one drawn."))


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value.strip() != ""


def _text(value: object) -> str | None:
    return value if _is_text(value) else None


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _are_messages(value: object) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(
        isinstance(m, Mapping) and isinstance(m.get("role"), str) and isinstance(m.get("content"), str) for m in value
    )  # fmt: skip


def _fits(row: Knob, value: object) -> bool:
    """Whether a field of the request is set, and to something that its row allows."""
    return value is not None and row.problem(value) is None


def _fields_with_errors(problems: Iterable[Diagnostic]) -> set[str]:
    """The fields with an error: their final values are unknown, so problems that depend on them are left out."""
    return {problem.knob for problem in problems if problem.severity == "error"}


# ----------------------------------------------------------------------------------------------- limits of the instance


def _limit_error(knob: str, value: object, limit: float) -> Diagnostic:
    message = said("{name} is {value}; this server allows at most {limit}.", name=knob,
                   value=in_json(value), limit=str(limit))  # fmt: skip
    return error(knob, message, at_most(knob, limit))


def _limit_problems(
    values: Config, effective: Config, settings: Settings
) -> Iterator[Diagnostic]:
    for knob, limit in (
        ("max_new_tokens", settings.max_new_tokens),
        ("min_new_tokens", settings.max_new_tokens),
        ("num_beams", settings.max_beams),
        ("num_return_sequences", settings.max_sequences),
    ):
        if effective.get(knob, 0) > limit:
            yield _limit_error(knob, effective[knob], limit)
    seconds = settings.max_seconds
    if seconds is not None and values.get("max_time", 0) > seconds:
        message = said("max_time is {value}, but the limit here is {limit} seconds (max_seconds).",
                       value=str(values["max_time"]), limit=str(seconds))  # fmt: skip
        yield problem("max_time", "warning", message, at_most("max_time", seconds))


# ------------------------------------------------------------------------- combinations, and what has no effect in them


def _conflict_problems(
    effective: Mapping[str, object], own: Collection[str], refused: Collection[str]
) -> Iterator[Diagnostic]:
    """The conflicts of every knob that is not at its default, without those that depend on a `refused` field; of
    several errors, the first alone. `own` names the knobs whose value is the model's."""
    told = {name: knob.default for name, knob in KNOBS.items()} | dict(effective)
    for name, knob in KNOBS.items():
        if effective.get(name) is None or effective[name] == knob.default or name in refused:
            continue
        found = [each for each in knob.clashes(effective) if not depends_on(each.clashes, effective, refused)]
        errors = [each for each in found if each.severity == "error"]
        for conflict in errors[:1] or found:
            message, fix = conflict.formatted(told)
            if name in own:
                message = said("{message} ({name} is the model's default.)", message=message, name=name)
            yield problem(name, conflict.severity, message, fix)


def _pair_problems(effective: Config, refused: Collection[str]) -> Iterator[Diagnostic]:
    """Why the assistant cannot draft for the model, where drafts are used and something is known of the two."""
    pair = effective.get("pairing")
    if depends_on(loop, effective, refused):
        return
    if pair is not None and effective.get("assistant") and loop(effective) == "assisted_generation":
        yield from pairing_problems(pair, effective["assistant"], effective.get("speculation_type"))


def _ignored_problems(
    values: Mapping[str, object], effective: Mapping[str, object], own: Collection[str], refused: Collection[str],
    clashing: Collection[str],
) -> Iterator[Diagnostic]:
    """Warnings for values without an effect; not for values at their default, refused ones, or those whose effect
    depends on a refused one."""
    for name, value in values.items():
        row = KNOBS.get(name) or _FIELDS[name]
        if value == row.default or name in refused or name in clashing:
            continue
        if (reason := row.inactive(effective, own)) and not depends_on(row.inactive, effective, refused):
            change = row.fix(effective)
            yield problem(name, "warning", reason, only(change, name) if change else only({name: None}))


_FILTERS = ("top_h", "top_p", "min_p", "typical_p", "epsilon_cutoff", "eta_cutoff")


def _library_top_k(effective: Mapping[str, object], refused: Collection[str]) -> Iterator[Diagnostic]:
    """A person who sets another filter, and no top_k, gets the library's top_k as well."""
    draws = sampled(effective) and not effective.get("canvas_length") and loop(effective) != "custom"
    if not draws or effective.get("top_k") is not None or refused & {"top_k", "do_sample"}:
        return
    default = KNOBS["top_k"].default
    on = [name for name in _FILTERS if name not in refused and effective.get(name) not in (None, KNOBS[name].default)]
    if on:
        message = said(
            "top_k is not set, so transformers applies {default}: only the {default} most probable tokens can be "
            "drawn, whatever {names} says.",
            default=str(default), names=", ".join(on),
        )  # fmt: skip
        fix = said("Set top_k to 0 to draw without it, or to {default} if you mean it.", default=str(default))
        yield problem("top_k", "warning", message, Fix(fix, {"top_k": 0}))
