"""Why the texts of a run ended, by the names of `visualizers.names.STOPS`."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from transformers import GenerationConfig, StopStringCriteria

from playground.generation.model_checks import flat
from playground.trace import Sequence


@dataclass
class StopReasons:
    """Why the sequences of a run ended. `prompt_ids` is (1, length), the decoder's input; `ended` the texts, prompt
    included, that a person's own criterion ended; with `only_given` the run ends with the given text."""

    prompt_ids: torch.Tensor
    config: GenerationConfig
    stop_strings: StopStringCriteria | None
    ended: set[tuple[int, ...]]
    cancelled: bool
    only_given: bool

    def of(self, sequence: Sequence, default: str) -> str:
        """Why this one ended; `default` where nothing else explains it."""
        ids = sequence.token_ids
        if ids and ids[-1] in eos_ids(self.config):
            return "eos"
        whole = torch.cat([self.prompt_ids, torch.tensor([ids], device=self.prompt_ids.device)], dim=1)
        if self.stop_strings is not None and ids and bool(self.stop_strings(whole, None)[0]):
            return "stop_string"
        if tuple(whole[0].tolist()) in self.ended:
            return "criterion"
        if whole.shape[1] >= self.config.max_length:
            return "given" if self.only_given else "length"
        return "stopped" if self.cancelled else default


def eos_ids(config: GenerationConfig) -> list[int]:
    """The end-of-sequence tokens."""
    return list(flat(config.eos_token_id))
