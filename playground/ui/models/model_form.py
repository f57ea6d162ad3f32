"""The form that says which model is to be opened, and how: its fields, and the reference that they make.

Knows what can be chosen, nothing of what is opened. The token's field belongs to no request, and is emptied when it was
used.
"""

from __future__ import annotations

from collections.abc import Mapping

import gradio as gr
from gradio.components import Component
from gradio.i18n import I18nData

from playground.models.reference import CHOICES, BadReference, ModelReference
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said
from playground.ui.controls.field_values import as_text
from playground.ui.page.long_events import FormValues
from playground.ui.page.translations import _

AUTOMATIC = _("automatic")
NONE = _("none")
DEVICE_MAPS = ("auto", "cpu", "cuda", "balanced", "sequential")
_TOKEN = _("Kept in this program's memory, for this model only.")
_NO_TOKEN = _("Not accepted here: whatever it opens would be open to everybody on this server.")
_HUB_ONLY = _("A Hub id (owner/name) or a bundled model.")
_HUB_OR_FOLDER = _("A Hub id (owner/name), a folder or a bundled model.")


class ModelForm:
    """The fields, in `fields` by the names of ModelReference, and `token`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def build(self) -> None:
        """To be called where the form is to stand."""
        self.fields: dict[str, Component] = {}
        with gr.Row(equal_height=False):
            self.fields["name"] = gr.Textbox(
                label=_("Model"), placeholder="HuggingFaceTB/SmolLM2-135M", max_lines=1, interactive=True, scale=3,
                min_width=240, info=_HUB_OR_FOLDER if self._settings.allow_local_folders else _HUB_ONLY,
                elem_id="open-name",
            )  # fmt: skip
            self.token = gr.Textbox(
                label=_("Your access token, for a gated model"), type="password", max_lines=1, scale=2, min_width=240,
                interactive=self._settings.allow_own_tokens, elem_id="open-token",
                info=_TOKEN if self._settings.allow_own_tokens else _NO_TOKEN,
                html_attributes=gr.InputHTMLAttributes(autocomplete="off", spellcheck=False),
            )  # fmt: skip
        with gr.Row(equal_height=False):
            number_format = _("The number format of the weights. Automatic: float32 on a CPU, as saved elsewhere.")
            self._choice("dtype", AUTOMATIC, number_format)
            bits = _("8-bit or 4-bit weights: less memory, a different text, slower on a CPU.")
            self._choice("quantization", NONE, bits)
            self.fields["revision"] = gr.Textbox(
                label="revision", placeholder="main", max_lines=1, interactive=True, min_width=160,
                info=_("A branch, a tag or a commit on the Hub."), elem_id="open-revision",
            )  # fmt: skip
        with gr.Accordion(_("More"), open=False, elem_id="open-more"):
            with gr.Row(equal_height=False):
                self.fields["double_quant"] = gr.Checkbox(
                    False, label="double_quant", interactive=True, min_width=160, elem_id="open-double_quant",
                    info=_("4-bit weights: their scales are quantized, too."),
                )  # fmt: skip
                self._choice("compute_dtype", AUTOMATIC, _("4-bit weights: the number format of the multiplications."))
            with gr.Row(equal_height=False):
                self.fields["device_map"] = gr.Dropdown(
                    [(AUTOMATIC, ""), *DEVICE_MAPS], value="", label="device_map", interactive=True, min_width=160,
                    allow_custom_value=True, info=_("Where the layers go. auto spreads them over all devices."),
                    elem_id="open-device_map",
                )  # fmt: skip
                self._choice("attn_implementation", AUTOMATIC, _("Which code computes the attention."))

    def _choice(self, name: str, nothing: I18nData, info: I18nData) -> None:
        self.fields[name] = gr.Dropdown(
            [(nothing, ""), *CHOICES[name]], value="", label=name, info=info, interactive=True, min_width=160,
            elem_id=f"open-{name}",
        )  # fmt: skip

    def read(self, data: FormValues) -> str:
        """The reference, as text. An option in the name counts where its field says nothing. Raises RequestError."""
        try:
            written = ModelReference.parse(as_text(data[self.fields["name"]]))
            if not written.name:
                fix = said("Write a Hub id such as {example}.", example="HuggingFaceTB/SmolLM2-135M")
                raise BadReference(said("No model is named."), fix)
            chosen = {name: self._value(data[field]) for name, field in self.fields.items() if name != "name"}
            options = written.options | {name: value for name, value in chosen.items() if value}
            return str(ModelReference.parse(str(ModelReference(written.name, **options))))
        except BadReference as error:
            raise request_error("model", error.message, error.fix) from error

    def read_token(self, data: Mapping[Component, object]) -> str | None:
        """The person's token."""
        return as_text(data[self.token]) or None

    def show(self, model: str) -> dict[Component, object]:
        """The update that sets the fields as a reference has them; one that cannot be read stands in the first."""
        try:
            reference = ModelReference.parse(model)
        except BadReference:
            reference = ModelReference(model)
        values: dict[Component, object] = {self.fields["name"]: reference.name}
        for name, field in self.fields.items():
            if name != "name":
                value = getattr(reference, name) or ""
                values[field] = value == "true" if name == "double_quant" else value
        return values

    @staticmethod
    def _value(value: object) -> str:
        return "true" if value is True else as_text(value) if isinstance(value, str) else ""
