"""The form that says which model is to be opened, and how: its fields, and the reference that they make.

Knows what can be chosen, nothing of what is opened. The token's field belongs to no request, and is emptied when it was
used.
"""

from __future__ import annotations

from playground.models.reference import CHOICES, BadReference, ModelReference
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import Text, said
from playground.ui.controls.field_values import as_text
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import ChoiceField, FieldRow, FoldedPart, FormField, FormPart, TextField, TickField
from playground.ui.page.long_events import FormValues

AUTOMATIC = said("automatic")
NONE = said("none")
DEVICE_MAPS = ("auto", "cpu", "cuda", "balanced", "sequential")
_TOKEN = said("Kept in this program's memory, for this model only.")
_NO_TOKEN = said("Not accepted here: whatever it opens would be open to everybody on this server.")
_HUB_ONLY = said("A Hub id (owner/name) or a bundled model.")
_HUB_OR_FOLDER = said("A Hub id (owner/name), a folder or a bundled model.")

_ROWS = (
    ("dtype", "quantization", "revision"), ("double_quant", "compute_dtype"), ("device_map", "attn_implementation"),
)  # fmt: skip


class ModelForm:
    """The fields, in `fields` by the names of ModelReference, and `token`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

        free, local = settings.allow_own_tokens, settings.allow_local_folders
        self.token = TextField(
            id="open-token", label=said("Your access token, for a gated model"), is_secret=True, interactive=free,
            info=_TOKEN if free else _NO_TOKEN, width=240, grow=2,
        )  # fmt: skip
        self.fields: dict[str, FormField] = {
            "name": TextField(
                id="open-name", label=said("Model"), placeholder="HuggingFaceTB/SmolLM2-135M", width=240, grow=3,
                info=_HUB_OR_FOLDER if local else _HUB_ONLY,
            ),
            "dtype": _choice(
                "dtype", AUTOMATIC,
                said("The number format of the weights. Automatic: float32 on a CPU, as saved elsewhere."),
            ),
            "quantization": _choice(
                "quantization", NONE, said("8-bit or 4-bit weights: less memory, a different text, slower on a CPU.")
            ),
            "revision": TextField(
                id="open-revision", label="revision", placeholder="main",
                info=said("A branch, a tag or a commit on the Hub."),
            ),
            "double_quant": TickField(
                id="open-double_quant", label="double_quant",
                info=said("4-bit weights: their scales are quantized, too."),
            ),
            "compute_dtype": _choice(
                "compute_dtype", AUTOMATIC, said("4-bit weights: the number format of the multiplications.")
            ),
            "device_map": ChoiceField(
                id="open-device_map", label="device_map", listed=True, is_free=True,
                choices=[(AUTOMATIC, ""), *((each, each) for each in DEVICE_MAPS)],
                info=said("Where the layers go. auto spreads them over all devices."),
            ),
            "attn_implementation": _choice(
                "attn_implementation", AUTOMATIC, said("Which code computes the attention.")
            ),
        }  # fmt: skip

    @property
    def parts(self) -> list[FormPart]:
        """The fields at their places."""
        row = [FieldRow(parts=[self.fields[name] for name in names]) for names in _ROWS]
        more = FoldedPart(id="open-more", title=said("More"), parts=row[1:])
        return [FieldRow(parts=[self.fields["name"], self.token]), row[0], more]

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

    def read_token(self, data: FormValues) -> str | None:
        """The person's token."""
        return as_text(data[self.token]) or None

    def show(self, model: str) -> Updates:
        """The update that sets the fields as a reference has them; one that cannot be read stands in the first."""
        try:
            reference = ModelReference.parse(model)
        except BadReference:
            reference = ModelReference(model)
        values: Updates = {self.fields["name"]: reference.name}
        for name, field in self.fields.items():
            if name != "name":
                value = getattr(reference, name) or ""
                values[field] = value == "true" if name == "double_quant" else value
        return values

    @staticmethod
    def _value(value: object) -> str:
        return "true" if value is True else as_text(value) if isinstance(value, str) else ""


def _choice(name: str, nothing: Text, info: Text) -> ChoiceField:
    choices = [(nothing, ""), *((each, each) for each in CHOICES[name])]
    return ChoiceField(id=f"open-{name}", label=name, info=info, choices=choices, listed=True)
