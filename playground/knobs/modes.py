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

    >>> generation_mode({}), generation_mode({"do_sample": True}), generation_mode({"num_beams": 4})
    ('greedy_search', 'sample', 'beam_search')
    >>> generation_mode({"assistant": "stories-small"})
    'assisted_generation'
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
    """The decoding loop that runs: the mode's, or "custom" where the request brings a loop of its own.

    >>> loop({"do_sample": True}), loop({"do_sample": True, "custom_generate": "my_loop"})
    ('sample', 'custom')
    """
    return "custom" if config.get("custom_generate") and not config.get("canvas_length") else generation_mode(config)


def is_set(config: Config, name: str) -> bool:
    """Whether the field has a value other than None and false.

    A number counts even where it is 0:

    >>> is_set({"top_k": 0}, "top_k"), is_set({"do_sample": False}, "do_sample"), is_set({}, "top_k")
    (True, False, False)
    """
    return config.get(name) is not None and config[name] is not False


def sampled(config: Config) -> bool:
    """Whether tokens are drawn.

    >>> sampled({"do_sample": True}), sampled({"temperature": 0.7})
    (True, False)
    """
    return config.get("do_sample") is True or bool(config.get("canvas_length"))


def beams(config: Config) -> int:
    """How many beams there are; 1 is no beam search.

    >>> beams({"num_beams": 4}), beams({})
    (4, 1)
    """
    return config.get("num_beams") or 1


def groups(config: Config) -> int:
    """How many groups the beams are divided into.

    >>> groups({"num_beams": 4, "num_beam_groups": 2}), groups({"num_beams": 4})
    (2, 1)
    """
    return config.get("num_beam_groups") or 1


def texts(config: Config) -> int:
    """How many texts come back for one prompt.

    >>> texts({"num_return_sequences": 3}), texts({})
    (3, 1)
    """
    return config.get("num_return_sequences") or 1


def top_k(config: Config) -> int:
    """The top_k that applies, the library's own where none is set.

    >>> top_k({"top_k": 5}), top_k({})
    (5, 50)
    """
    value = config.get("top_k")
    return DEFAULT_TOP_K if value is None else value


def constrained(config: Config) -> bool:
    """Whether there are words that every hypothesis must contain.

    >>> constrained({"force_words_ids": [[15]]}), constrained({"bad_words_ids": [[15]]})
    (True, False)
    """
    return config.get("constraints") is not None or config.get("force_words_ids") is not None


def drafters(config: Config) -> list[str]:
    """What is set that asks for assisted decoding, by name.

    >>> drafters({"prompt_lookup_num_tokens": 10, "assistant": None})
    ['prompt_lookup_num_tokens']
    """
    return [name for name in DRAFTERS if is_set(config, name)]


def drafts(config: Config) -> str | None:
    """How the chosen draft model drafts for this model (the kind of a
    `playground.requests.pairing_problems.Pairing`), None where that is not known.

    >>> from types import SimpleNamespace
    >>> drafts({"pairing": SimpleNamespace(kind="translated")}), drafts({})
    ('translated', None)
    """
    pair = config.get("pairing")
    return None if pair is None or pair.kind == "unknown" else pair.kind


def draft_model(config: Config) -> bool:
    """Whether a model is asked for its next tokens as drafts: an assistant, or the first layers of the model.

    Prompt lookup copies its drafts from the prompt, and needs no model:

    >>> draft_model({"assistant": "stories-small"}), draft_model({"prompt_lookup_num_tokens": 10})
    (True, False)
    """
    return config.get("assistant") is not None or config.get("assistant_early_exit") is not None


def rows_of(config: Config) -> int:
    """How many texts such a request decodes at once: its beams or its sequences, or the candidates of contrastive
    search.

    >>> rows_of({"num_beams": 4}), rows_of({"penalty_alpha": 0.6, "top_k": 5})
    (4, 5)
    """
    counts = [config.get("num_beams"), config.get("num_return_sequences")]
    if config.get("penalty_alpha"):
        counts.append(config.get("top_k"))
    return max([1, *(count for count in counts if isinstance(count, int))])
