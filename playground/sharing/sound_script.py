"""A request to a model that writes sound as a script of plain transformers: the same that `python_script.py` does for
models that write text. Standard library only; nothing is run here."""

from __future__ import annotations

from collections.abc import Mapping

from playground.requests.request import GenerationRequest
from playground.sharing.python_script import Script
from playground.sharing.script_values import literal

FILE = "sound.wav"  # that the script writes


def sound_script(
    request: GenerationRequest,
    seed: int | None = None,
    effective_new_tokens: int | None = None,
    model_defaults: Mapping[str, object] | None = None,
    device: str = "cpu",
    weights: str | None = None,
) -> str:
    """The script for a request that `check` passes; the arguments are those of `python_script`."""
    script = _SoundScript(request, dict(model_defaults or {}), device, True)
    script.seed = request.seed if seed is None else seed
    script.weights = weights
    if effective_new_tokens is not None and not script.config.keys() & {"max_new_tokens", "max_length"}:
        script.config["max_new_tokens"] = effective_new_tokens
    return script.text()


class _SoundScript(Script):
    """One such script while it is written. It prints the codes, and keeps the sound."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)
        self.auto = "AutoModelForSpeechSeq2Seq"  # under which the library lists it
        self.imports = {self.auto, "AutoProcessor", "GenerationConfig"}

    def _models(self) -> list[str]:
        revision = self.revision(self.request.model)
        return [*self.named(self.request.model), f"processor = AutoProcessor.from_pretrained(name{revision})",
                f"model = {self.loaded('name', self.request.model)}"]  # fmt: skip

    def _inputs(self) -> list[str]:
        moved = "" if self.device == "cpu" else ".to(model.device)"
        return [f"prompt = {literal(self.request.prompt)}", f"inputs = processor(text=[prompt]){moved}"]

    def _given(self) -> list[str]:
        return []

    def _extras(self) -> list[str]:
        return []

    def _run(self) -> list[str]:
        seed = [] if self.seed is None else [f"torch.manual_seed({literal(self.seed)})"]
        return [*seed, "output = model.generate(**inputs, generation_config=config)"]

    def _print(self) -> list[str]:
        return ["for codes in output[0, 1:].T:  # of each codebook", "    print(codes.tolist())",
                f"processor.save_audio(processor.batch_decode(output), {literal(FILE)})"]  # fmt: skip
