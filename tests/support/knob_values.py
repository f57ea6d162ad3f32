"""Values and configs for property tests: for each knob, values that its row allows, small enough for tiny models."""

from __future__ import annotations

from hypothesis import strategies as st

from playground.knobs import KNOBS

IDS = st.lists(st.integers(3, 299), min_size=1, max_size=3)
KEYS = st.lists(st.integers(0, 2**62), min_size=1, max_size=3)
SHAPED = {
    "stop_strings": st.sampled_from(["the", ["a", " cat"]]),
    "bad_words_ids": st.lists(IDS, min_size=1, max_size=3),
    "sequence_bias": st.lists(st.tuples(IDS, st.floats(-1e6, 1e6)), min_size=1, max_size=3),
    "suppress_tokens": IDS,
    "begin_suppress_tokens": IDS,
    "forced_eos_token_id": IDS | st.integers(2, 299),
    "exponential_decay_length_penalty": st.tuples(st.integers(0, 5), st.floats(0.001, 10)),
    "watermarking_config": st.fixed_dictionaries(
        {},
        optional={
            "greenlist_ratio": st.floats(0.25, 0.99),
            "bias": st.floats(-1e6, 1e6),
            "hashing_key": st.integers(0, 2**62),
            "seeding_scheme": st.sampled_from(["lefthash", "selfhash"]),
            "context_width": st.integers(1, 5),
        },
    )
    | st.fixed_dictionaries(
        {"ngram_len": st.integers(2, 5), "keys": KEYS},
        optional={"sampling_table_size": st.integers(2, 99), "skip_first_ngram_calls": st.booleans()},
    ),
    "decoder_start_token_id": st.integers(0, 299),
    "eos_token_id": IDS | st.integers(2, 299),
    "cache_config": st.just({"nbits": 4}),
    "compile_config": st.just({"mode": "default"}),
    "dola_layers": st.sampled_from(["low", "high", [0], [0, 1], [1, 7]]),
    "force_words_ids": st.lists(IDS | st.just([[5], [6, 7]]), min_size=1, max_size=2),
    "constraints": st.just([{"phrase": [5, 6]}]) | st.just([{"any_of": [[7], [8, 9]]}]),
}
SMALL = {
    "max_new_tokens": 5, "max_length": 12, "min_new_tokens": 5, "min_length": 12, "num_beams": 4, "num_beam_groups": 4,
    "top_k": 100, "num_return_sequences": 4, "max_cache_len": 64, "assistant_early_exit": 1,
    "bos_token_id": 299, "pad_token_id": 299, "forced_bos_token_id": 299,
}  # fmt: skip

FREE = [name for name, knob in KNOBS.items() if not knob.managed]


def values_of(name: str) -> st.SearchStrategy:
    """Values that the row of this knob allows."""
    knob = KNOBS[name]
    if name in SHAPED:
        return SHAPED[name]
    match knob.kind:
        case "bool":
            return st.booleans()
        case "choice":
            return st.sampled_from(knob.choices)
        case "int":
            low = 1 if "max" in name else knob.minimum
            return st.integers(low, SMALL.get(name, min(knob.maximum, 20)))
        case "float":
            return st.floats(knob.minimum, min(knob.maximum, 1e6), exclude_min=knob.open_minimum,
                             exclude_max=knob.open_maximum)  # fmt: skip
    raise AssertionError(f"no values for {name}")


def configs(names: list[str], size: int) -> st.SearchStrategy:
    """Configs of at most `size` knobs."""
    return st.lists(st.sampled_from(names), max_size=size, unique=True).flatmap(
        lambda chosen: st.fixed_dictionaries({name: values_of(name) for name in chosen})
    )
