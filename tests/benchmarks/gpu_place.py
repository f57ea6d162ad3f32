"""Where the checks of gpu.py run, how much they do, and what they find."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from transformers import LlamaConfig, LlamaForCausalLM

ROOT = Path(__file__).parents[2]
STORIES = ROOT / "playground" / "models" / "bundled" / "stories"


class CannotRun(Exception):
    """Why a check cannot run here, in a sentence."""


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    what: str
    figure: str

    def as_markdown(self, check: str) -> str:
        cells = (text.replace("|", "\\|") for text in (self.what, self.figure))
        return f"| {' | '.join(cells)} | `{check}` |"


@dataclass(frozen=True)
class Sizes:
    """How much a check does."""

    tokens: int  # of a run
    repeats: int
    people: int
    prompts: int
    vocabularies: tuple[int, ...]
    seeds: int
    hidden: int
    layers: int
    vocabulary: int


FULL = Sizes(64, 5, 30, 32, (2_048, 49_152, 151_936), 10, hidden=576, layers=30, vocabulary=49_152)
TINY = Sizes(6, 1, 3, 4, (64, 300), 3, hidden=576, layers=2, vocabulary=512)


@dataclass(frozen=True)
class Place:
    """The device, and how much is done on it."""

    device: str
    sizes: Sizes

    def random_model(self, dtype: torch.dtype = torch.float32, layers: int | None = None, **more: Any) -> Any:
        """A Llama of random weights, at full size in the shape of SmolLM2-135M. It never ends a text."""
        torch.manual_seed(0)
        config = LlamaConfig(
            vocab_size=self.sizes.vocabulary, hidden_size=self.sizes.hidden,
            intermediate_size=self.sizes.hidden * 8 // 3, num_hidden_layers=layers or self.sizes.layers,
            num_attention_heads=9, num_key_value_heads=3, tie_word_embeddings=True, eos_token_id=None, bos_token_id=1,
            pad_token_id=0, **more,
        )  # fmt: skip
        return LlamaForCausalLM(config).eval().to(self.device, dtype)

    def prompt(self, rows: int = 1, length: int = 32) -> torch.Tensor:
        """Random tokens, (rows, length)."""
        generator = torch.Generator().manual_seed(1)
        return torch.randint(10, self.sizes.vocabulary, (rows, length), generator=generator).to(self.device)

    def wait(self) -> None:
        """Until the device has done what it was given."""
        if self.device == "cuda":
            torch.cuda.synchronize()

    def seconds(self, work: Callable[[], Any]) -> tuple[float, Any]:
        self.wait()
        begun = time.perf_counter()
        result = work()
        self.wait()
        return time.perf_counter() - begun, result


def spread(values: Sequence[float], form: str = ".3f") -> str:
    """The median, and the lowest and the highest."""
    return f"{statistics.median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def reason(error: Exception) -> str:
    """What an error says, in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"


def of(hits: Sequence[bool]) -> str:
    return f"{sum(hits)} of {len(hits)}"
