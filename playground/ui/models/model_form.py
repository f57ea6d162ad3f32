"""The form that says which model is to be opened, and how: its fields, and the reference that they make.

Knows what can be chosen, nothing of what is opened. The token's field belongs to no request, and is emptied when it was
used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gradio as gr
from gradio.components import Component

from playground.models.reference import CHOICES, BadReference, ModelReference
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.trace import Diagnostic
from playground.ui.controls.field_values import as_text

AUTOMATIC = "as fits the machine"
NONE = "none"
DEVICE_MAPS = ("auto", "cpu", "cuda", "balanced", "sequential")
_NO_TOKEN = "Not taken here: what is opened with it would be open to all who use this instance."


class ModelForm:
    """The fields, in `fields` by the names of ModelReference, and `token`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def build(self) -> None:
        """To be called where the form is to stand."""
        folders = ", a folder" if self._settings.allow_local_folders else ""
        self.fields: dict[str, Component] = {}
        with gr.Row(equal_height=False):
            self.fields["name"] = gr.Textbox(
                label="Model", placeholder="HuggingFaceTB/SmolLM2-135M", max_lines=1, interactive=True, scale=3,
                min_width=240, info=f"A Hub id (owner/name){folders}, or a bundled model.", elem_id="open-name",
            )  # fmt: skip
            self.token = gr.Textbox(
                label="Your access token, for a gated model", type="password", max_lines=1, scale=2, min_width=240,
                interactive=self._settings.allow_own_tokens, elem_id="open-token",
                info="Kept in the memory of this program for this model alone." if self._settings.allow_own_tokens
                else _NO_TOKEN, html_attributes=gr.InputHTMLAttributes(autocomplete="off", spellcheck=False),
            )  # fmt: skip
        with gr.Row(equal_height=False):
            self._choice("dtype", AUTOMATIC, "What a weight is kept in. float32 on a CPU, as saved elsewhere.")
            self._choice("quantization", NONE, "Weights of 8 or 4 bits: less memory, another text, slower on a CPU.")
            self.fields["revision"] = gr.Textbox(
                label="revision", placeholder="main", max_lines=1, interactive=True, min_width=160,
                info="A branch, a tag or a commit of the Hub.", elem_id="open-revision",
            )  # fmt: skip
        with gr.Accordion("More", open=False, elem_id="open-more"):
            with gr.Row(equal_height=False):
                self.fields["double_quant"] = gr.Checkbox(
                    False, label="double_quant", interactive=True, min_width=160, elem_id="open-double_quant",
                    info="4 bits: the scales of the weights are quantized too.",
                )  # fmt: skip
                self._choice("compute_dtype", AUTOMATIC, "4 bits: what the multiplications are done in.")
            with gr.Row(equal_height=False):
                self.fields["device_map"] = gr.Dropdown(
                    [(AUTOMATIC, ""), *DEVICE_MAPS], value="", label="device_map", interactive=True, min_width=160,
                    allow_custom_value=True, info="Where the layers go. auto spreads them over what is there.",
                    elem_id="open-device_map",
                )  # fmt: skip
                self._choice("attn_implementation", AUTOMATIC, "Which code computes the attention.")

    def _choice(self, name: str, nothing: str, info: str) -> None:
        self.fields[name] = gr.Dropdown(
            [(nothing, ""), *CHOICES[name]], value="", label=name, info=info, interactive=True, min_width=160,
            elem_id=f"open-{name}",
        )  # fmt: skip

    def read(self, data: Mapping[Component, Any]) -> str:
        """The reference, as text. An option in the name counts where its field says nothing. Raises RequestError."""
        try:
            written = ModelReference.parse(as_text(data[self.fields["name"]]))
            if not written.name:
                raise BadReference("No model is named.", "Write a Hub id such as HuggingFaceTB/SmolLM2-135M.")
            chosen = {name: self._value(data[field]) for name, field in self.fields.items() if name != "name"}
            options = written.options | {name: value for name, value in chosen.items() if value}
            return str(ModelReference.parse(str(ModelReference(written.name, **options))))
        except BadReference as error:
            raise RequestError([Diagnostic("model", "error", error.message, error.fix)]) from error

    def read_token(self, data: Mapping[Component, Any]) -> str | None:
        """The person's token."""
        return as_text(data[self.token]) or None

    def show(self, model: str) -> dict[Component, Any]:
        """The update that sets the fields as a reference has them; one that cannot be read stands in the first."""
        try:
            reference = ModelReference.parse(model)
        except BadReference:
            reference = ModelReference(model)
        values: dict[Component, Any] = {self.fields["name"]: reference.name}
        for name, field in self.fields.items():
            if name != "name":
                value = getattr(reference, name) or ""
                values[field] = value == "true" if name == "double_quant" else value
        return values

    @staticmethod
    def _value(value: Any) -> str:
        return "true" if value is True else as_text(value) if isinstance(value, str) else ""
