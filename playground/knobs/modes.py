"""Which strategy `generate` takes under a config, and what the rows of the table ask about it.

Knows the library's rules for its modes, and nothing of single knobs. `config` is always the effective one, as
`Knob.inactive` describes it: a field that is missing or None has its default.
"""

from __future__ import annotations

from playground.knobs.spec import Config

DEFAULT_TOP_K = 50
DRAFTERS = ("prompt_lookup_num_tokens", "assistant_early_exit", "assistant", "use_mtp")  # each asks for drafts
# What `generation_mode` reads, and a loop of the request's own: a strategy is made of these.
DECIDING = (
    "do_sample", "num_beams", "num_beam_groups", "penalty_alpha", "dola_layers", "force_words_ids", "constraints",
    *DRAFTERS, "custom_generate", "custom_generate_kwargs",
)  # fmt: skip
BEAM_MODES = ("beam_search", "beam_sample", "group_beam_search", "constrained_beam_search")


def generation_mode(config: Config) -> str:
    """The strategy that `generate` takes under the effective `config`: the value of its GenerationMode.

    The same rules as `GenerationConfig.get_generation_mode`, without the library; "assistant" in `config` names the
    draft model, if any. "block_diffusion" for a model that denoises canvases, which has no other.
    """
    if config.get("canvas_length"):
        return "block_diffusion"
    if constrained(config):
        return "constrained_beam_search"
    if beams(config) > 1:
        if groups(config) > 1:
            return "group_beam_search"
        return "beam_sample" if sampled(config) else "beam_search"
    if not sampled(config) and (config.get("penalty_alpha") or 0) > 0 and top_k(config) > 1:
        return "contrastive_search"
    if drafters(config):
        return "assisted_generation"
    if config.get("dola_layers") is not None:
        return "dola_generation"
    return "sample" if sampled(config) else "greedy_search"


def loop(config: Config) -> str:
    """The decoding loop that runs: the mode's, or "custom" where the request brings a loop of its own."""
    return "custom" if config.get("custom_generate") and not config.get("canvas_length") else generation_mode(config)


def is_set(config: Config, name: str) -> bool:
    """Whether the field has a value other than None and false."""
    return config.get(name) is not None and config[name] is not False


def sampled(config: Config) -> bool:
    """Whether tokens are drawn."""
    return config.get("do_sample") is True or bool(config.get("canvas_length"))


def beams(config: Config) -> int:
    """How many beams there are; 1 is no beam search."""
    return config.get("num_beams") or 1


def groups(config: Config) -> int:
    """How many groups the beams are divided into."""
    return config.get("num_beam_groups") or 1


def texts(config: Config) -> int:
    """How many texts come back for one prompt."""
    return config.get("num_return_sequences") or 1


def top_k(config: Config) -> int:
    """The top_k that applies, the library's own where none is set."""
    value = config.get("top_k")
    return DEFAULT_TOP_K if value is None else value


def constrained(config: Config) -> bool:
    """Whether there are words that every hypothesis must contain."""
    return config.get("constraints") is not None or config.get("force_words_ids") is not None


def drafters(config: Config) -> list[str]:
    """What is set that asks for assisted decoding, by name."""
    return [name for name in DRAFTERS if is_set(config, name)]


def drafts(config: Config) -> str | None:
    """How the chosen draft model drafts for this model (the kind of a
    `playground.requests.assistant_pairing.Pairing`), None where that is not known."""
    pair = config.get("pairing")
    return None if pair is None or pair.kind == "unknown" else pair.kind


def draft_model(config: Config) -> bool:
    """Whether a model is asked for its next tokens as drafts: an assistant, or the first layers of the model."""
    return config.get("assistant") is not None or config.get("assistant_early_exit") is not None
