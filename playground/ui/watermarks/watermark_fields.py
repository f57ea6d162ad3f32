"""The settings of a watermark that a detector must know, each with a field of its own.

Which fields there are, their limits and their words come from the row of `watermarking_config` in the table of knobs.
What only concerns the writing (the bias) is left out: detection counts tokens, and need not know it.
"""

from __future__ import annotations

from collections.abc import Mapping

from playground.knobs import KNOBS
from playground.knobs.spec import Field, Form
from playground.requests.request_problems import request_error
from playground.texts import Text, said
from playground.trace.wire import Json, plain
from playground.ui.controls.field_values import as_text
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import ChoiceField, FieldRow, FormField, FormPart, NumberField, TextField
from playground.ui.page.long_events import FormValues

KNOB = KNOBS["watermarking_config"]
_FORMS = {form.name: form for form in KNOB.forms}
_GENERATION_FIELDS = ("bias", "skip_first_ngram_calls", "debug_mode")  # nothing that a detector asks for
_EXACT = 2**53  # a browser rounds whole numbers beyond it


class WatermarkFields:
    """One row of fields for each kind of watermark, of which the chosen one is shown; `parts` are those of a form."""

    def __init__(self) -> None:
        """With the library's defaults."""
        self.kind = ChoiceField(
            id="mark-kind", label=said("Kind"), value=str(next(iter(_FORMS))),
            choices=[(name, str(name)) for name in _FORMS],
        )  # fmt: skip
        self._fields = {
            name: {field.name: _form_field(field) for field in _detector_fields(form)} for name, form in _FORMS.items()
        }
        rows = [
            FieldRow(parts=list(fields.values()), when={self.kind.id: [plain(name)]})
            for name, fields in self._fields.items()
        ]
        self.parts: list[FormPart] = [self.kind, *rows]

    @property
    def inputs(self) -> list[FormField]:
        """What a person sets."""
        return [self.kind, *(each for fields in self._fields.values() for each in fields.values())]

    def of(self, kind: str) -> dict[str, FormField]:
        """The fields of a kind, by their names."""
        return self._fields[kind]

    def read(self, data: FormValues) -> dict[str, Json]:
        """The watermark that the fields describe; whether it can be is for the engine to say. Raises RequestError where
        a field holds no value of its kind."""
        name = data[self.kind] if data[self.kind] in _FORMS else next(iter(_FORMS))
        config = {}
        for field in _detector_fields(_FORMS[name]):
            value = data[self._fields[name][field.name]]
            try:
                config[field.name] = _read(field, value)
            except (ValueError, OverflowError):
                text = _not_read(field, repr(str(value)[:60]))
                fix = said("Correct it among the settings.")
                raise request_error(field.name, text, fix) from None
        return config

    def show(self, config: Mapping[str, object]) -> Updates:
        """The update that sets the fields as a `watermarking_config` of a request has them; what it leaves out gets
        the default."""
        name = next((name for name, form in _FORMS.items() if form.fault(config, KNOB.name) is None), None)
        if name is None:
            return {}
        values = _FORMS[name].completed(config)
        return {
            self.kind: name,
            **{
                self._fields[name][field.name]: _shown(field, values[field.name])
                for field in _detector_fields(_FORMS[name])
            },
        }


def _not_read(field: Field, value: str) -> Text:
    if field.kind == "float":
        return said("{value} is not a number.", value=value)
    if field.kind == "int":
        return said("{value} is not a whole number.", value=value)
    return said("{value} is not a list of whole numbers with commas between them.", value=value)


def _detector_fields(form: Form) -> list[Field]:
    return [field for field in form.fields if field.name not in _GENERATION_FIELDS]


def _as_text(field: Field) -> bool:
    return field.kind == "ints" or (field.kind == "int" and (field.maximum or 0) > _EXACT)


def _form_field(field: Field) -> FormField:
    place = {"id": f"mark-{field.name}", "label": field.name, "info": field.meaning, "width": 170}
    if field.kind == "choice":
        choices = [(str(each), str(each)) for each in field.choices]
        return ChoiceField(choices=choices, listed=True, value=field.default, **place)
    if _as_text(field):
        return TextField(value=_shown(field, field.default), **place)
    return NumberField(value=field.default, step=0.05 if field.kind == "float" else 1, **place)


def _shown(field: Field, value: object) -> object:
    if field.kind == "ints":
        return ", ".join(map(str, value))
    return str(value) if _as_text(field) else value


def _read(field: Field, value: object) -> object:
    """The value of a field. Raises ValueError for what is none; its limits are the table's business."""
    if field.kind == "choice":
        return value
    if field.kind == "ints":
        return [int(part) for part in as_text(value).replace(",", " ").split()]
    if isinstance(value, str):
        value = float(value) if field.kind == "float" else int(value.strip())
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value or abs(value) == float("inf"):
        raise ValueError
    if field.kind == "int" and value != int(value):
        raise ValueError
    return int(value) if field.kind == "int" else float(value)
