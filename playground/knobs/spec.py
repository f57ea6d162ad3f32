"""What a knob is: a row of the table in `knobs/`, when it has an effect, and what it clashes with.

Knows nothing of any particular knob, of models or of pages. A row has its sentences as plain strings, which
`.ci/texts.py` lists; what is put together from them are texts that can be translated. Standard library only.
"""

from __future__ import annotations

import dataclasses
import math
import string
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.knobs.fix import Change, Fix, in_json
from playground.texts import Text, said

KINDS = ("bool", "int", "float", "choice", "text", "list", "json")
MAX_ID = 2**31 - 1  # no vocabulary comes near it; larger numbers overflow inside the library

Config = Mapping[str, Any]
Check = Callable[[object, str], "Fault | None"]  # (value, where it stands) -> what is wrong with it


@dataclass(frozen=True)
class Fault:
    """What is wrong with a value, or with one part of it.

    `where` is its place, such as "bad_words_ids[2]", and `why` the end of the sentence "...: it must be ...". In the
    catalogue `why` is a verb phrase whose subject is the value.

    >>> print(Fault("top_k", -1, "must be at least 0"))
    top_k is -1: it must be at least 0.
    """

    where: str
    value: object
    why: str

    @property
    def message(self) -> Text:
        """The whole sentence."""
        return said("{where} is {value}: it {why}.", where=self.where, value=in_json(self.value), why=self.why)

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True)
class Need:
    """Something that must hold for a knob to have an effect.

    `holds(config)` tests it. `otherwise` completes "temperature is ignored: ..."; `fix` is the smallest change
    {knob: value} that makes it hold (None unsets a knob), empty where no other knob can help. `when` is the condition,
    as a clause: one of those after "It has an effect only under these conditions:".
    """

    holds: Callable[[Config], bool]
    otherwise: str
    fix: Mapping[str, object] = field(default_factory=dict)
    when: str = ""


@dataclass(frozen=True)
class ValueOf:
    """In the change of a conflict: the value that this knob has."""

    knob: str


@dataclass(frozen=True)
class Conflict:
    """A combination with other knobs that `generate` refuses (an error) or gets wrong (a warning).

    `clashes(config)` tests it; it is asked only where the knob itself is set. `rule` says it in general, for the
    documentation. `message` and `fix` say it of this config: "{num_beams}" in their sentences stands for the value of
    num_beams, as ValueOf("num_beams") does in a change.
    """

    clashes: Callable[[Config], bool]
    rule: str
    message: str
    fix: Fix
    severity: str = "error"

    def formatted(self, config: Config) -> tuple[Text, Fix]:
        """The message and the fix with the values of `config` in them; in the sentences as they stand in JSON, null
        where there is none.

        >>> from playground.knobs import KNOBS
        >>> config = {"num_beams": 2, "num_return_sequences": 3}
        >>> message, fix = KNOBS["num_return_sequences"].clashes(config)[0].formatted(config)
        >>> message
        '2 beams cannot return 3 texts.'
        >>> fix.change
        {'num_beams': 3}
        """
        changes = (_filled(change, config) for change in (self.fix.change, self.fix.otherwise))
        return _with_values(self.message, config), Fix(_with_values(self.fix.sentence, config), *changes)


@dataclass(frozen=True)
class Field:
    """One named part of an object, such as `bias` of watermarking_config.

    `kind` is "bool", "int", "float", "choice", "ints" (a list of whole numbers, each within the limits) or "flags" (an
    object that says true or false of some of the `choices`; null is none). `default` is what applies where it is left
    out; of a required field, a value to start from.
    """

    name: str
    kind: str
    default: object
    meaning: str
    minimum: float | None = None
    maximum: float | None = None
    open_minimum: bool = False
    open_maximum: bool = False
    choices: tuple[object, ...] = ()
    required: bool = False

    def fault(self, value: object, where: str) -> Fault | None:
        """What is wrong with `value`, None if nothing is.

        >>> bias = Field("bias", "float", 2.0, "How much it favours green tokens.", minimum=0.0)
        >>> print(bias.fault("much", "watermarking_config.bias"))
        watermarking_config.bias is "much": it must be a number.
        """
        if self.kind == "flags":
            why = _wrong_flags(self, value)
            return Fault(where, value, why) if why else None
        if self.kind != "ints":
            why = _wrong(self, value)
            return Fault(where, value, why) if why else None
        if not isinstance(value, list | tuple) or not value:
            return Fault(where, value, said("must be a list of whole numbers"))
        faults = (
            Fault(f"{where}[{i}]", item, _outside(self, item) if is_int(item) else said("must be a whole number"))
            for i, item in enumerate(value)
        )
        return next((fault for fault in faults if fault.why), None)


@dataclass(frozen=True)
class Form:
    """One kind of object that a knob can hold: which fields it may have. `rule` looks at them all together.

    >>> bias = Field("bias", "float", 2.0, "How much it favours green tokens.", minimum=0.0)
    >>> form = Form("green", "Green lists.", (bias,))
    >>> form.completed({})
    {'bias': 2.0}
    >>> print(form.fault({"strength": 3}, "watermarking_config"))
    watermarking_config is {"strength": 3}: it must have no other fields than bias.
    """

    name: str
    meaning: str
    fields: tuple[Field, ...]
    rule: Check = lambda value, where: None

    def fault(self, value: Mapping[str, object], where: str) -> Fault | None:
        """The first thing that is wrong with `value`, None if nothing is."""
        fields = {f.name: f for f in self.fields}
        for name, item in value.items():
            if name not in fields:
                return Fault(where, value, said("must have no other fields than {fields}", fields=", ".join(fields)))
            if fault := fields[name].fault(item, f"{where}.{name}"):
                return fault
        missing = [f.name for f in self.fields if f.required and f.name not in value]
        if missing:
            return Fault(where, value, said("must have {fields}", fields=", ".join(missing)))
        return self.rule(value, where)

    def is_named_in(self, value: Mapping[str, object]) -> bool:
        """Whether `value` says by a choice that it must hold that it has this form, as "backend" does."""
        return any(f.required and f.kind == "choice" and value.get(f.name) in f.choices for f in self.fields)

    def completed(self, value: Mapping[str, object]) -> dict[str, object]:
        """The object with the default of every field that it leaves out."""
        defaults = {f.name: f.default for f in self.fields if f.default is not None and not f.required}
        return defaults | dict(value)


@dataclass(frozen=True)
class Knob:
    """One field of GenerationConfig: what it may be, what it does, when it has an effect, and what it clashes with.

    `default` is the value that really applies where nobody sets the field, the model's own configuration included.
    `minimum` and `maximum` are hard limits, themselves allowed unless `open_minimum` or `open_maximum`; the slider
    range is what is sensible. `choices` of a "json" are the texts that it takes beside other values. `shape` says in
    words what a "list" or "json" value must look like; `check` finds what is wrong with one and where, `fits` tells
    only whether (one of the two, or `forms`, is given). `editor` names the widget that suits the value; empty, it
    follows from the kind. `managed_because` is not empty where the playground decides the field itself. `former` are
    choices of older releases of the library, each with what takes its place. `synonyms` are the words under which
    people look for it, beside its name and its group's.
    `with_canvases` says whether a model of block diffusion reads it; then it reads no other, and nothing clashes.
    `needs` and `conflicts` are tried in order.

    >>> from playground.knobs import KNOBS
    >>> top_p = KNOBS["top_p"]
    >>> top_p.inactive({"do_sample": False})
    'top_p is ignored: do_sample is off.'
    >>> top_p.fix({"do_sample": False})
    {'do_sample': True}
    >>> print(top_p.fault(2.0))
    top_p is 2.0: it must be at least 0.0 and at most 1.0.
    """

    name: str
    group: str
    kind: str
    default: object
    meaning: str
    explanation: str
    minimum: float | None = None
    maximum: float | None = None
    open_minimum: bool = False
    open_maximum: bool = False
    slider_minimum: float | None = None
    slider_maximum: float | None = None
    step: float | None = None
    choices: tuple[object, ...] = ()
    former: Mapping[object, object] = field(default_factory=dict)
    shape: str = ""
    fits: Callable[[object], bool] | None = None
    check: Check | None = None
    forms: tuple[Form, ...] = ()
    editor: str = ""
    paper: str | None = None
    basic: bool = False
    managed_because: str = ""
    synonyms: tuple[str, ...] = ()
    with_canvases: bool = False
    needs: tuple[Need, ...] = ()
    conflicts: tuple[Conflict, ...] = ()

    def __post_init__(self) -> None:
        if self.forms and self.check is None:
            object.__setattr__(self, "check", self._object_fault)
        if self.check is not None and self.fits is None:
            object.__setattr__(self, "fits", lambda value: self.check(value, self.name) is None)
        if not self.editor:
            object.__setattr__(self, "editor", self._usual_editor())

    @property
    def managed(self) -> bool:
        """Whether the playground decides this field, so that a request cannot."""
        return bool(self.managed_because)

    def inactive(self, config: Config, models_own: Collection[str] = ()) -> Text | None:
        """A sentence that says why the knob has no effect under the effective `config`, or None where it may have one.

        `config` maps fields to values of the right types; a field that is missing or None has its default. It may
        also hold things that are no fields of GenerationConfig: "assistant" (the name of the draft model, or None),
        "custom_generate" (the name of another loop, or None), "starts_empty" (whether there is no prompt) and
        "is_encoder_decoder" (of the model), and "canvas_length" (of the model, 0 where it writes token by token); the
        last three are unknown where missing. `models_own` names the fields whose value comes from the model's own
        configuration; the sentence says so where one of them is the reason.
        """
        why = self.why_inactive(config, models_own)
        return said("{name} is ignored: {why}.", name=self.name, why=why) if why else None

    def why_inactive(self, config: Config, models_own: Collection[str] = ()) -> Text | None:
        """The reason alone, a clause: "do_sample is off"."""
        if self._is_unread(config):
            return said("this model denoises canvases, and does not read it")
        need = self._unmet(config)
        if need is None:
            return None
        if any(name in models_own for name in need.fix):
            return said("{why} (the model's default)", why=said(need.otherwise))
        return said(need.otherwise)

    def fix(self, config: Config) -> dict[str, object]:
        """The change {knob: value} that gives the knob an effect; None unsets one. Empty where there is none, or where
        its value would then be refused."""
        need = None if self._is_unread(config) else self._unmet(config)
        change = dict(need.fix) if need else {}
        clashes = self.clashes({**config, **change}) if config.get(self.name) is not None else []
        return {} if any(conflict.severity == "error" for conflict in clashes) else change

    def clashes(self, config: Config) -> list[Conflict]:
        """The conflicts that the knob, which is set, has under the effective `config`."""
        if config.get("canvas_length"):
            return []
        return [conflict for conflict in self.conflicts if conflict.clashes(config)]

    def fault(self, value: object) -> Fault | None:
        """What is wrong with `value` and where in it, None if nothing is."""
        if self.kind in ("list", "json"):
            if self.check is not None:
                return self.check(value, self.name)
            return None if self.fits(value) else Fault(self.name, value, said("must be {shape}", shape=self.shape))
        why = _wrong(self, value)
        if why and isinstance(value, str) and value in self.former:
            why = said("was a choice of older releases of transformers, and the installed one does not run it")
        return Fault(self.name, value, why) if why else None

    def problem(self, value: object) -> str | None:
        """What is wrong with `value`, as `Fault.why` has it; None if it fits."""
        fault = self.fault(value)
        return fault.why if fault else None

    def form(self, value: Mapping[str, object]) -> Form:
        """The form that `value`, an object, is meant to have: the one that it names, or else the one that shares most
        fields with it."""
        def shared(form: Form) -> int:
            return len({f.name for f in form.fields} & set(value))

        return max(self.forms, key=lambda form: (form.is_named_in(value), shared(form)))

    def describe(self) -> dict[str, object]:
        """The row as plain data, for the page. Functions become the sentences that explain them."""
        row = {name: getattr(self, name) for name in _DESCRIBED}
        return row | {
            "choices": list(self.choices),
            "forms": [
                {"name": str(form.name), "meaning": form.meaning,
                 "fields": [dataclasses.asdict(f) | {"choices": list(f.choices)} for f in form.fields]}
                for form in self.forms
            ],
            "synonyms": list(self.synonyms),
            "needs": [need.when for need in self.needs if need.when],
            "conflicts": [conflict.rule for conflict in self.conflicts],
        }  # fmt: skip

    def _is_unread(self, config: Config) -> bool:
        return bool(config.get("canvas_length")) and not self.with_canvases

    def _unmet(self, config: Config) -> Need | None:
        return next((need for need in self.needs if not need.holds(config)), None)

    def _object_fault(self, value: object, where: str) -> Fault | None:
        if not isinstance(value, Mapping):
            return Fault(where, value, said("must be {shape}", shape=self.shape))
        return self.form(value).fault(value, where)

    def _usual_editor(self) -> str:
        slides = self.slider_minimum is not None
        number = "slider" if slides else "number"
        usual = {"bool": "switch", "choice": "choice", "int": number, "float": number, "text": "text"}
        return "fields" if self.forms else usual.get(self.kind, "json")


_DESCRIBED = (
    "name", "group", "kind", "default", "minimum", "maximum", "open_minimum", "open_maximum", "slider_minimum",
    "slider_maximum", "step", "shape", "editor", "meaning", "explanation", "paper", "basic", "managed_because",
)  # fmt: skip


def _with_values(sentence: str, config: Config) -> Text:
    if isinstance(sentence, Text):  # it has its values: they hold no knob's
        return sentence
    names = [name for _, name, _, _ in string.Formatter().parse(sentence) if name]
    return Text(sentence, {name: in_json(config.get(name)) for name in names})


def _filled(change: Change | None, config: Config) -> Change | None:
    return change and {
        name: config.get(value.knob) if isinstance(value, ValueOf) else value for name, value in change.items()
    }


# -------------------------------------------------------------------------------------- single values, as JSON has them


def _wrong(row: Knob | Field, value: object) -> Text | None:
    """What is wrong with a value that is no list and no object, by the limits of its row."""
    match row.kind:
        case "bool":
            return None if isinstance(value, bool) else said("must be true or false")
        case "choice":
            # 1 == True in Python, but the library tests `is True`
            if any(value == choice and type(value) is type(choice) for choice in row.choices):
                return None
            return said("must be one of {choices}", choices=", ".join(map(in_json, row.choices)))
        case "text":
            return None if isinstance(value, str) and value else said("must be text")
        case "int":
            return _outside(row, value) if is_int(value) else said("must be a whole number")
    return _outside(row, value) if is_number(value) else said("must be a number")


def _wrong_flags(row: Field, value: object) -> Text | None:
    if value is None:
        return None
    if not isinstance(value, Mapping) or not set(value) <= set(row.choices):
        return said("must be an object with no other fields than {fields}", fields=", ".join(row.choices))
    return None if all(isinstance(flag, bool) for flag in value.values()) else said("must say true or false of each")


def _outside(row: Knob | Field, value: float) -> Text | None:
    low, high = row.minimum, row.maximum
    too_low = low is not None and (value <= low if row.open_minimum else value < low)
    too_high = high is not None and (value >= high if row.open_maximum else value > high)
    if not too_low and not too_high:
        return None
    above = said("greater than {low}", low=str(low)) if row.open_minimum else said("at least {low}", low=str(low))
    below = said("less than {high}", high=str(high)) if row.open_maximum else said("at most {high}", high=str(high))
    if low is None or high is None:
        return said("must be {limit}", limit=below if low is None else above)
    return said("must be {above} and {below}", above=above, below=below)


def is_int(value: object) -> bool:
    """A whole number; True and 1.0 are none.

    >>> is_int(3), is_int(3.0), is_int(True)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value: object) -> bool:
    """A finite number that a float can hold; True is none.

    >>> is_number(0.5), is_number(math.inf), is_number("0.5")
    (True, False, False)
    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    try:
        return math.isfinite(value)
    except OverflowError:
        return False


def is_id(value: object) -> bool:
    """Could be a token id of some vocabulary.

    >>> is_id(0), is_id(-1), is_id(2**31)
    (True, False, False)
    """
    return is_int(value) and 0 <= value <= MAX_ID


def is_list_of(test: Callable[[object], bool], value: object) -> bool:
    """A list or tuple that is not empty and whose items all pass.

    >>> is_list_of(is_number, [1, 0.5]), is_list_of(is_number, [])
    (True, False)
    """
    return isinstance(value, list | tuple) and len(value) > 0 and all(test(item) for item in value)


def is_ids(value: object) -> bool:
    """A list of token ids that is not empty.

    >>> is_ids([8, 93]), is_ids([8, -93])
    (True, False)
    """
    return is_list_of(is_id, value)
