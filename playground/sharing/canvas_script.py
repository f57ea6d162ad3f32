"""A request to a model of block diffusion as a script of plain transformers: the same that `python_script.py` does for
all other models. Standard library only; nothing is run here."""

from __future__ import annotations

from collections.abc import Mapping

from playground.requests.request import GenerationRequest
from playground.sharing.python_script import Script
from playground.sharing.script_values import literal

_TOKEN_FIELDS = ("max_new_tokens", "bos_token_id", "eos_token_id", "pad_token_id")
_WHOLE = ("max_denoising_steps", "stability_threshold")  # the library insists on the types of the others


def canvas_script(
    request: GenerationRequest,
    seed: int | None = None,
    model_defaults: Mapping[str, object] | None = None,
    device: str = "cpu",
    weights: str | None = None,
) -> str:
    """The script for a request that `check` passes; the arguments are those of `python_script`."""
    script = _CanvasScript(request, dict(model_defaults or {}), device, False)
    script.seed = request.seed if seed is None else seed
    script.weights = weights
    return script.text()


class _CanvasScript(Script):
    """One such script while it is written. What the model does not read is left out."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)
        self.auto = "AutoModelForImageTextToText"  # it reads texts as well as images; here it gets texts alone
        self.imports = {self.auto, "AutoTokenizer", "DiffusionGemmaGenerationConfig"}
        self.mode, self.starts_after_given, self.start = "block_diffusion", False, "input_ids.shape[1]"
        self.arguments.clear()

    def _config(self) -> list[str]:
        fields = {name: literal(self.config[name]) for name in _TOKEN_FIELDS if name in self.config}
        for name, value in (self.request.denoising or {}).items():
            fields[name] = literal(value if name in _WHOLE else float(value))
        if bound := fields.pop("entropy_bound", None):
            self.imports.add("EntropyBoundSamplerConfig")
            fields["sampler_config"] = f"EntropyBoundSamplerConfig(entropy_bound={bound})"
        lines = [f"    {name}={value}," for name, value in fields.items()]
        return ["config = DiffusionGemmaGenerationConfig(", *lines, "    disable_compile=True,", ")"]

    def _given(self) -> list[str]:
        return []

    def _extras(self) -> list[str]:
        return []

    def _print(self) -> list[str]:
        return ["for ids in output.sequences[:, input_ids.shape[1] :]:",
                "    print(tokenizer.decode(ids, skip_special_tokens=True))"]  # fmt: skip
