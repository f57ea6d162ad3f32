"""A batch as a script of plain transformers: the prompts padded on the side that is right for the model.

Knows `python_script.py`, from which its models and its config come. Standard library only; nothing is run here.
"""

from __future__ import annotations

from collections.abc import Mapping

from playground.questions.prompt_batch import BatchQuestion
from playground.sharing.python_script import Script
from playground.sharing.script_values import literal


def batch_script(
    batch: BatchQuestion,
    seed: int | None = None,
    *,
    model_defaults: Mapping[str, object] | None = None,
    device: str = "cpu",
    is_encoder_decoder: bool = False,
    weights: str | None = None,
) -> str:
    """The script for a batch without problems. Run by itself, it prints what each prompt gives with padding
    on the left, or on the right where the model has an encoder. The last four are as for `python_script`."""
    script = _BatchScript(batch, seed, dict(model_defaults or {}), device, is_encoder_decoder)
    script.weights = weights
    return script.text()


class _BatchScript(Script):
    def __init__(
        self, batch: BatchQuestion, seed: int | None, defaults: dict[str, object], device: str, encoder_decoder: bool
    ) -> None:
        super().__init__(batch.request, defaults, device, encoder_decoder)
        self.batch, self.seed = batch, batch.request.seed if seed is None else seed
        self.side = "right" if encoder_decoder else "left"

    def _inputs(self) -> list[str]:
        moved = "" if self.device == "cpu" else ".to(model.device)"
        always = "" if self.batch.pad == "eos" else "if tokenizer.pad_token is None:\n    "
        return [
            "prompts = [",
            *(f"    {literal(prompt)}," for prompt in self.batch.prompts),
            "]",
            f"{always}tokenizer.pad_token = tokenizer.eos_token",
            f'inputs = tokenizer(prompts, padding=True, padding_side="{self.side}", return_tensors="pt"){moved}',
            'input_ids, attention_mask = inputs["input_ids"], inputs["attention_mask"]',
        ]

    def _print(self) -> list[str]:
        return [
            f"for prompt, ids in zip(prompts, output[:, {self.start}:]):",
            "    print(prompt, tokenizer.decode(ids, skip_special_tokens=True))",
        ]
