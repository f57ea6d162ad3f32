"""How a model is named together with the way to open it: `name?dtype=bfloat16&quantization=nf4`.

A name alone is opened as fits the machine. Wherever a model is named (a request, a link, a lane, a draft model) the
same text can stand, so two precisions of one model are two models for everything else. Knows no model, and never holds
anybody's token. Imports no library.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, fields, replace
from urllib.parse import parse_qsl, quote

from playground.errors import CallerError
from playground.texts import said

DTYPES = ("float32", "bfloat16", "float16")
CHOICES: dict[str, tuple[str, ...]] = {
    "dtype": ("auto", *DTYPES),
    "quantization": ("8bit", "nf4", "fp4"),
    "double_quant": ("true",),
    "compute_dtype": DTYPES,
    "attn_implementation": ("eager", "sdpa", "flash_attention_2", "flash_attention_3", "flex_attention"),
}
GGUF = ".gguf"
_FOUR_BITS = ("nf4", "fp4")
_LAYOUTS = ("auto", "balanced", "balanced_low_0", "sequential")
_REVISION = re.compile(r"(?!.*\.\.)[\w][\w./+@-]{0,250}", re.ASCII)
_DEVICE = re.compile(r"cpu|mps|(cuda|xpu|npu|hpu)(:\d\d?)?")  # one name for one place: each is opened by itself


class BadReference(CallerError):
    """A reference that names what there is not; `message` says what, `fix` what to write instead."""


@dataclass(frozen=True)
class ModelReference:
    """A name (bundled, a folder, a Hub id) and how it is opened; None leaves it to the machine and the model.

    `dtype` is that of the weights, "auto" the one that they were saved in. `quantization` is that of bitsandbytes;
    `double_quant` and `compute_dtype` belong to its 4-bit kinds. `revision` is a branch, tag or commit of the Hub,
    `device_map` that of `from_pretrained` (https://huggingface.co/docs/accelerate/concept_guides/big_model_inference).
    `gguf` is the file to open of a folder or a repository that holds several in llama.cpp's format; `adapter` a LoRA
    adapter that is merged into the weights, a folder or a Hub id.
    """

    name: str
    dtype: str | None = None
    quantization: str | None = None
    double_quant: str | None = None
    compute_dtype: str | None = None
    attn_implementation: str | None = None
    device_map: str | None = None
    revision: str | None = None
    gguf: str | None = None
    adapter: str | None = None

    @classmethod
    def parse(cls, text: str) -> ModelReference:
        """The inverse of `str`. Raises BadReference for an option or a value that there is not."""
        name, mark, query = text.partition("?")
        if not mark:
            return cls(text)
        options = dict(parse_qsl(query, keep_blank_values=True))
        names = [field.name for field in fields(cls)][1:]
        for option, value in options.items():
            if option not in names:
                near = difflib.get_close_matches(option, names, n=1)
                fix = said("Use {names}.", names=", ".join(names))
                if near:
                    fix = said("Did you mean {near}?", near=near[0])
                raise BadReference(said("A model has no option {option}.", option=repr(option)), fix)
            if not value or value not in CHOICES.get(option, (value,)):
                fix = said("Write a value, or leave it out.")
                if option in CHOICES:
                    fix = said("Use {names}.", names=", ".join(CHOICES[option]))
                message = said("{option} of a model cannot be {value}.", option=option, value=repr(value))
                raise BadReference(message, fix)
        layout = options.get("device_map", "auto")
        if layout not in _LAYOUTS and not _DEVICE.fullmatch(layout):
            raise BadReference(
                said("{option} of a model cannot be {value}.", option="device_map", value=repr(layout)),
                said("Use {names}, or a device such as cpu or cuda:0.", names=", ".join(_LAYOUTS)),
            )
        reference = cls(name, **options)
        if reference.gguf and not reference.gguf.lower().endswith(GGUF):
            message = said("{option} of a model cannot be {value}.", option="gguf", value=repr(reference.gguf))
            raise BadReference(message, said("Write the name of a file that ends in {suffix}.", suffix=GGUF))
        if reference.revision and not _REVISION.fullmatch(reference.revision):  # it becomes a path in the Hub's cache
            message = said("{option} of a model cannot be {value}.", option="revision", value=repr(reference.revision))
            raise BadReference(message, said("Write a branch, a tag or a commit."))
        only = [option for option in ("double_quant", "compute_dtype") if option in options]
        if only and reference.quantization not in _FOUR_BITS:
            message = said("{option} applies to 4-bit weights only.", option=only[0])
            raise BadReference(message, said("Add quantization=nf4, or leave it out."))
        return reference

    def __str__(self) -> str:
        query = "&".join(f"{option}={quote(value, safe=':/')}" for option, value in self.options.items())
        return f"{self.name}?{query}" if query else self.name

    @property
    def options(self) -> dict[str, str]:
        """The options that are set, in the order of the fields."""
        values = {field.name: getattr(self, field.name) for field in fields(self)[1:]}
        return {option: value for option, value in values.items() if value is not None}

    @property
    def without_options(self) -> ModelReference:
        """The same model, opened as fits the machine."""
        return replace(ModelReference(self.name), revision=self.revision, gguf=self.gguf, adapter=self.adapter)


def name_of(text: str) -> str:
    """The name in a reference, whatever its options are."""
    return text.partition("?")[0]
