"""The models that come with the project, and small open ones on the Hub that go well with it.

Knows names and folders only; opening a model is the business of `loading.py`. Standard library alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

_FOLDER = Path(__file__).parent / "bundled"


@dataclass(frozen=True)
class BundledModel:
    """A model whose weights lie in this repository. `folder` is its place under `bundled/`; `assistant` the name of a
    bundled model with the same tokenizer that can draft for it, or None. `preset` is the strategy to start with."""

    name: str
    title: str
    description: str
    folder: str
    assistant: str | None
    license: str
    preset: str = "nucleus"


@dataclass(frozen=True)
class SuggestedModel:
    """A model on the Hub, small enough for a laptop. `assistant` is a smaller one with the same tokenizer, or None."""

    name: str
    description: str
    assistant: str | None = None


BUNDLED: dict[str, BundledModel] = {
    model.name: model
    for model in (
        BundledModel(
            name="stories",
            title="Stories",
            description="Short, simple English stories with dialogue; counts, recites lists and knows a few facts.",
            folder="stories",
            assistant="stories-draft",
            license="apache-2.0",
        ),
        BundledModel(
            name="stories-draft",
            title="Stories, draft",
            description="Less than half as large as Stories, with the same tokenizer: it drafts, Stories judges.",
            folder="stories-draft",
            assistant=None,
            license="apache-2.0",
        ),
    )
}

SUGGESTED: tuple[SuggestedModel, ...] = (
    SuggestedModel("HuggingFaceTB/SmolLM2-135M", "A small, recent base model: continues any English text."),
    SuggestedModel(
        "HuggingFaceTB/SmolLM2-360M",
        "Its bigger sister: better text, still at home on a CPU.",
        "HuggingFaceTB/SmolLM2-135M",
    ),
    SuggestedModel("openai-community/gpt2", "The classic of 2019, which most papers show.", "distilbert/distilgpt2"),
    SuggestedModel("EleutherAI/pythia-410m", "Trained on a public corpus, in public.", "EleutherAI/pythia-70m"),
    SuggestedModel("Qwen/Qwen3-1.7B", "A chat model that can think aloud first, in many languages.", "Qwen/Qwen3-0.6B"),
    SuggestedModel(
        "google/flan-t5-base", "Encoder-decoder: follows short instructions, translates.", "google/flan-t5-small"
    ),
)


def bundled_folder(name: str) -> Path:
    """Where the files of a bundled model are, wherever the program was started. Raises KeyError for other names."""
    return _FOLDER / BUNDLED[name].folder
