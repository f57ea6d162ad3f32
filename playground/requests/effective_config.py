"""The config that really applies: what a person set, the preset under it, the model's own defaults, the library's.

The same merging as `generate` does with `generation_config=`, from the table alone, so that a page can show it before
the libraries are loaded. Knows no model; its generation config is given as plain data. Standard library only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from playground.knobs import KNOBS
from playground.knobs.length import DEFAULT_NEW_TOKENS
from playground.knobs.spec import Config, Knob
from playground.requests.config_values import well_formed
from playground.requests.validation import effective_values
from playground.trace.wire import Json

SOURCES = ("changed", "preset", "model", "library")

# With an assistant, `generate` reads these from the assistant's own generation config, not from the model's.
ASSISTANT_FIELDS = (
    "num_assistant_tokens",
    "num_assistant_tokens_schedule",
    "assistant_confidence_threshold",
    "assistant_lookbehind",
    "target_lookbehind",
)


@dataclass(frozen=True)
class EffectiveValue:
    """One knob's value as it applies, and who set it: one of SOURCES. `ignored` says why it has no effect, if so."""

    name: str
    value: object
    source: str
    ignored: str | None = None


@dataclass(frozen=True)
class Difference:
    """A knob that is set to something else than what would apply without: the model's default, or the library's."""

    name: str
    value: object
    default: object


def effective_config(
    changes: Config,
    preset: Config | None = None,
    model_defaults: Config | None = None,
    context: Config | None = None,
) -> list[EffectiveValue]:
    """A row for every knob that has a value, in the order of the panel.

    `changes` is what the person set over the fields of `preset`; None there unsets a field of the preset, so that the
    model's default applies. `model_defaults` is the model's own generation config. `context` tells the "assistant"
    (its name), "assistant_defaults" (its generation config), "custom_generate", "is_encoder_decoder", "num_layers".

    Two lengths are told as `generate` understands them: where nobody limits the length, max_new_tokens is 20, by the
    library; and max_length and min_length have no row where max_new_tokens and min_new_tokens take their place.
    """
    context = dict(context or {})
    from_model = dict(model_defaults or {})
    assistant_defaults = context.pop("assistant_defaults", None)
    if context.get("assistant") is not None:
        from_model |= {name: (assistant_defaults or {}).get(name) for name in ASSISTANT_FIELDS}
    if from_model.get("cache_implementation") == "hybrid":  # an old name, which the library drops
        from_model["cache_implementation"] = None
    from_preset = {name: value for name, value in (preset or {}).items() if name not in changes}
    layers = dict(zip(SOURCES, (changes, from_preset, from_model, _library_defaults()), strict=True))

    merged: dict[str, tuple[object, str]] = {}
    for name in _settable():
        for source, layer in layers.items():
            if layer.get(name) is not None:
                merged[name] = (_with_field_defaults(KNOBS[name], layer[name]), source)
                break
    _lengths(merged)

    set_, _ = well_formed({name: value for name, (value, source) in merged.items() if source in ("changed", "preset")})
    judged = effective_values(set_, None if model_defaults is None else from_model, context)
    own = {name for name, (_, source) in merged.items() if source == "model"}
    return [
        EffectiveValue(name, value, source, None if value == KNOBS[name].default or name not in judged
                  else KNOBS[name].inactive(judged, own))
        for name, (value, source) in merged.items()
    ]  # fmt: skip


def differences(
    values: Mapping[str, object], model_defaults: Mapping[str, object] | None = None
) -> list[Difference]:
    """The knobs among `values` that are not what applies without them, in the order of the panel."""
    without = {row.name: row.value for row in effective_config({}, None, model_defaults)}
    found = []
    for name in _settable():
        value = _with_field_defaults(KNOBS[name], values.get(name))
        default = without.get(name, KNOBS[name].default)
        if value is not None and _plain(value) != _plain(default):
            found.append(Difference(name, value, default))
    return found


def own_fields(
    own: Mapping[str, object], config: Mapping[str, object] | None = None, context: Mapping[str, object] | None = None
) -> list[dict[str, object]]:
    """A row for each field that the model sets, in the order of the panel: {"name", "model", "library", "same" (as the
    library's default), "meaning", "applies", "by", "ignored"}.

    `config` is what the page sets. "applies" is the value of a run with it and "by" who sets it: "changed", "model" or
    "library"; "ignored" says why it has no effect then, or is None. A length that another limit replaces applies as
    None. `context` is that of `effective_config`.
    """
    applied = {row.name: row for row in effective_config(dict(config or {}), None, own, context)}
    rows = []
    for name, knob in KNOBS.items():
        if own.get(name) is None or knob.managed:
            continue
        row = applied.get(name)
        rows.append({
            "name": name,
            "model": own[name],
            "library": knob.default,
            "same": own[name] == knob.default,
            "meaning": knob.meaning,
            "applies": row.value if row else None,
            "by": row.source if row else "",
            "ignored": row.ignored if row else None,
        })  # fmt: skip
    return rows


def _settable() -> Iterator[str]:
    """The knobs that are a person's to set."""
    return (name for name, knob in KNOBS.items() if not knob.managed)


def _library_defaults() -> dict[str, object]:
    return {name: knob.default for name, knob in KNOBS.items()}


def _lengths(merged: dict[str, tuple[object, str]]) -> None:
    """What `generate` makes of the older and the newer limits of length, in place."""
    if "max_new_tokens" in merged:
        merged.pop("max_length", None)
    elif merged["max_length"][1] == "library":
        del merged["max_length"]
        merged["max_new_tokens"] = (DEFAULT_NEW_TOKENS, "library")
    if "min_new_tokens" in merged:
        merged.pop("min_length", None)
    for name in [name for name in _settable() if name in merged]:  # in the order of the panel again
        merged[name] = merged.pop(name)


def _with_field_defaults(knob: Knob, value: object) -> object:
    """An object with the defaults of the fields that it leaves out; anything else as it is."""
    if isinstance(value, Mapping) and knob.forms:
        return knob.form(value).completed(value)
    return value


def _plain(value: object) -> Json:
    """Lists for tuples, so that equal values are equal whoever wrote them."""
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value
