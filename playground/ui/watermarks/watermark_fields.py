"""The settings of a watermark that a detector must know, each with a field of its own.

Which fields there are, their limits and their words come from the row of `watermarking_config` in the table of knobs.
What only concerns the writing (the bias) is left out: detection counts tokens, and need not know it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

import gradio as gr
from gradio.components import Component

from playground.knobs import KNOBS
from playground.knobs.spec import Field, Form
from playground.requests.request_problems import request_error
from playground.texts import Text, said
from playground.trace.wire import Json
from playground.ui.controls.field_values import as_text
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.long_events import FormValues
from playground.ui.page.translations import _

KNOB = KNOBS["watermarking_config"]
_FORMS = {form.name: form for form in KNOB.forms}
_GENERATION_FIELDS = ("bias", "skip_first_ngram_calls", "debug_mode")  # nothing that a detector asks for
_EXACT = 2**53  # a browser rounds whole numbers beyond it
_SHOW_JS = "(kind) => %s.map((name) => ({__type__: 'update', visible: name === kind}))"


class WatermarkFields:
    """One row of fields for each kind of watermark, of which the chosen one is shown."""

    def build(self) -> None:
        """The fields, with the library's defaults. To be called inside the current Blocks."""
        first, kinds = next(iter(_FORMS)), [(_(name), str(name)) for name in _FORMS]
        self.kind = gr.Radio(kinds, value=str(first), label=_("Kind"), interactive=True, elem_id="mark-kind")
        self._rows: dict[str, gr.Row] = {}
        self._fields: dict[str, dict[str, Component]] = {}
        for name, form in _FORMS.items():
            self._rows[name] = gr.Row(visible=name == first, elem_id=f"mark-{form.fields[0].name}-row")
            with self._rows[name]:
                self._fields[name] = {field.name: _component(field) for field in _detector_fields(form)}

    @property
    def inputs(self) -> list[Component]:
        """What a person sets."""
        return [self.kind, *(each for fields in self._fields.values() for each in fields.values())]

    def of(self, kind: str) -> dict[str, Component]:
        """The fields of a kind, by their names."""
        return self._fields[kind]

    def wire(self, page: PageContext) -> None:
        """Let the kind decide which fields are shown."""
        rows = list(self._rows.values())
        self.kind.change(None, self.kind, rows, js=_SHOW_JS % json.dumps(list(self._rows)), **page.internal)

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
            **{row: gr.Row(visible=each == name) for each, row in self._rows.items()},
            **{
                self._fields[name][field.name]: _shown(field, values[field.name])
                for field in _detector_fields(_FORMS[name])
            },
        }

    @property
    def outputs(self) -> list[object]:
        """What `show` may change."""
        return [*self.inputs, *self._rows.values()]


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


def _component(field: Field) -> Component:
    options: dict[str, object] = {
        "label": field.name, "info": _(field.meaning), "interactive": True, "min_width": 170,
        "elem_id": f"mark-{field.name}",
    }  # fmt: skip
    if field.kind == "choice":
        return gr.Dropdown(list(field.choices), value=field.default, **options)
    if _as_text(field):
        return gr.Textbox(_shown(field, field.default), max_lines=1, **options)
    return gr.Number(field.default, step=0.05 if field.kind == "float" else 1, **options)


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
