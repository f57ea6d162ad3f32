"""The knobs of speed and memory: the cache of keys and values, how the prompt is read, and compilation."""

from __future__ import annotations

from collections.abc import Mapping

from playground.knobs.fix import Fix, only
from playground.knobs.groups import CACHE
from playground.knobs.modes import drafts, loop
from playground.knobs.needs import CACHED, COMPILED, PREFILLED, QUANTIZED_CACHE, STATIC, STATIC_CACHE
from playground.knobs.spec import MAX_ID, Config, Conflict, Fault, Field, Form, Knob
from playground.texts import said


def _drafts_into(config: Config, *caches: str) -> bool:
    return loop(config) == "assisted_generation" and config.get("cache_implementation") in caches


def _may_overflow(config: Config) -> bool:
    """Whether drafts can be longer than what a static cache has room for. The library ends them in time only where a
    model with the same tokens writes them one by one: the order here is that in which it looks for one."""
    if config.get("assistant_early_exit") is not None:
        return False
    others = config.get("prompt_lookup_num_tokens") is not None or config.get("use_mtp") is True
    in_blocks = config.get("speculation_type") is not None
    return others or in_blocks or drafts(config) in ("blocks", "states", "translated")


_BITS = {"quanto": (2, 4), "hqq": (1, 2, 3, 4, 8)}
_AXES = {"quanto": (0, -1), "hqq": (0, 1)}


def _by_backend(value: Mapping[str, object], where: str) -> Fault | None:
    backend = value.get("backend", "quanto")
    for name, allowed in (("nbits", _BITS), ("axis_key", _AXES), ("axis_value", _AXES)):
        if name in value and value[name] not in allowed[backend]:
            choices = ", ".join(map(str, allowed[backend]))
            why = said("must be one of {choices} with {backend}", choices=choices, backend=backend)
            return Fault(f"{where}.{name}", value[name], why)
    return None


_QUANTIZED = Form(
    "Quantized cache",
    "How keys and values are stored with fewer bits.",
    (
        Field("backend", "choice", "quanto", "The package that quantizes: optimum-quanto or hqq. Install it first.",
              choices=("quanto", "hqq")),
        Field("nbits", "choice", 4, "Bits per number; quanto supports only 2 and 4.", choices=(1, 2, 3, 4, 8)),
        Field("axis_key", "choice", 0, "Along which axis keys are grouped: 0, -1 (quanto) or 1 (hqq).",
              choices=(-1, 0, 1)),
        Field("axis_value", "choice", 0, "Along which axis values are grouped: 0, -1 (quanto) or 1 (hqq).",
              choices=(-1, 0, 1)),
        Field("q_group_size", "int", 64, "How many numbers share one scale.", minimum=1, maximum=1024),
        Field("residual_length", "int", 128, "How many new tokens are kept exact before they are quantized.",
              minimum=1, maximum=65536),
    ),
    _by_backend,
)  # fmt: skip
_FP8 = Form(
    "FP8",
    "Keys and values are stored as 8-bit floating-point numbers, with one scale for each layer.",
    (Field("backend", "choice", "fp8", "Which way to quantize.", choices=("fp8",), required=True),),
)
# Of inductor's many options, switches that change how fast the step is, and rounding. Others name the compiler that is
# called, or files that are written: a stranger's link must not hold these.
_SWITCHES = (
    "epilogue_fusion", "max_autotune", "max_autotune_gemm", "max_autotune_pointwise",
    "shape_padding", "triton.cudagraph_trees", "triton.cudagraphs",
)  # fmt: skip


def _mode_or_options(value: Mapping[str, object], where: str) -> Fault | None:
    if not value.get("options"):
        return None
    if value.get("backend", "inductor") != "inductor":
        return Fault(f"{where}.options", value["options"], said("is for the backend inductor only"))
    if value.get("mode", "reduce-overhead") is not None:
        why = said("needs mode to be null: torch accepts only one of the two")
        return Fault(f"{where}.options", value["options"], why)
    return None


_COMPILED = Form(
    "torch.compile",
    "How the model's step is compiled.",
    (
        Field("fullgraph", "bool", False, "Fail if the step cannot be compiled as a whole."),
        Field("dynamic", "choice", None, "Compile for changing shapes; null lets torch decide.",
              choices=(None, True, False)),
        Field("backend", "choice", "inductor", "What compiles the step.",
              choices=("inductor", "eager", "aot_eager", "cudagraphs")),
        Field("mode", "choice", "reduce-overhead", "What is traded for speed: compile time or memory.",
              choices=(None, "default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs")),
        Field("options", "flags", None, "Single settings of inductor instead of a mode, which must then be null.",
              choices=_SWITCHES),
    ),
    _mode_or_options,
)  # fmt: skip

ROWS = [
    Knob(
        "use_cache", CACHE, "bool", True,
        synonyms=("kv cache", "keys and values", "faster", "speed"),
        meaning="Keep what was computed for earlier tokens instead of computing it again at each step.",
        explanation="The keys and values of the attention layers are kept. When this is off, each step reads the "
        "whole text again: the same tokens, but ever more slowly. Assisted decoding, contrastive search and "
        "prefill_chunk_size need it on.",
        conflicts=(
            Conflict(
                lambda c: c.get("use_cache") is False and loop(c) == "assisted_generation",
                "Assisted decoding needs it on.",
                "Assisted decoding needs the cache.",
                only({"use_cache": True}),
            ),
            Conflict(
                lambda c: c.get("use_cache") is False and loop(c) == "contrastive_search",
                "Contrastive search needs it on.",
                "Contrastive search needs the cache.",
                only({"use_cache": True}),
            ),
        ),
    ),
    Knob(
        "cache_implementation", CACHE, "choice", None,
        choices=("dynamic", "static", "offloaded", "offloaded_static", "quantized"),
        former={"dynamic_full": "dynamic"}, needs=(CACHED,),
        synonyms=("kv cache", "static", "offload", "quantized", "memory"),
        meaning="Where and how the cache of keys and values is kept.",
        explanation="Dynamic grows with the text; static is allocated at once, so that an accelerator can compile the "
        "model; offloaded keeps most layers in the computer's memory and needs CUDA, offloaded_static does both; "
        "quantized stores fewer bits: by optimum-quanto or hqq, or as FP8, which needs no package. If it is not set, "
        "the model's own choice applies, nearly always dynamic.",
        conflicts=(
            Conflict(
                lambda c: _drafts_into(c, "quantized"),
                "Assisted decoding cannot use a quantized cache.",
                "Assisted decoding cannot remove rejected drafts from a quantized cache.",
                only({"cache_implementation": None}),
            ),
            Conflict(
                lambda c: _drafts_into(c, *STATIC) and c.get("is_encoder_decoder") is True,
                "Assisted decoding with an encoder-decoder model cannot use a static cache.",
                "A model with an encoder cannot remove rejected drafts from a static cache.",
                only({"cache_implementation": None}),
            ),
            Conflict(
                lambda c: _drafts_into(c, *STATIC) and _may_overflow(c),
                "Assisted decoding can use a static cache only with early exit, or with an assistant that has the "
                "same tokenizer and drafts token by token.",
                "These drafts can be longer than the room that is left in a static cache.",
                only({"cache_implementation": None}),
            ),
            Conflict(
                lambda c: loop(c) == "contrastive_search"
                and c.get("cache_implementation") not in (None, "dynamic", "offloaded"),
                "Contrastive search can use only dynamic and offloaded.",
                "Contrastive search cannot use this cache.",
                only({"cache_implementation": None}),
            ),
            Conflict(
                lambda c: c.get("cache_implementation") == "quantized" and c.get("is_encoder_decoder") is True,
                "A quantized cache is for decoder-only models.",
                "A model with an encoder cannot use a quantized cache.",
                only({"cache_implementation": None}),
            ),
        ),
    ),
    Knob(
        "cache_config", CACHE, "json", None, forms=(_QUANTIZED, _FP8), paper="https://arxiv.org/abs/2402.02750",
        shape=said("an object such as {example}", example='{"backend": "quanto", "nbits": 4}'),
        needs=(CACHED, QUANTIZED_CACHE),
        synonyms=("kv cache", "quantized", "bits", "memory"),
        meaning="Settings of the quantized cache.",
        explanation="nbits is the precision, residual_length how many new tokens are collected before they are "
        "quantized too; the prompt is quantized at once. FP8 has no settings: each token is quantized at once. Fewer "
        "bits save memory and change the logits a little.",
        conflicts=(
            Conflict(
                lambda c: c.get("cache_implementation") == "quantized" and c["cache_config"].get("backend") == "fp8",
                "With fp8 a text soon differs from the one with an exact cache.",
                "With fp8 the text soon differs from the one with an exact cache: each number is rounded to 8 bits.",
                Fix("Leave cache_config and cache_implementation out for the exact text."),
                "warning",
            ),
        ),
    ),
    Knob(
        "max_cache_len", CACHE, "int", None, minimum=1, maximum=131072, slider_minimum=64, slider_maximum=4096, step=64,
        needs=(CACHED, STATIC_CACHE),
        synonyms=("kv cache", "static", "context size"),
        meaning="The smallest number of tokens that a static cache has room for.",
        explanation="Without it a static cache is as long as this run can become. A larger one can be reused by later, "
        "longer runs without compiling again.",
    ),
    Knob(
        "prefill_chunk_size", CACHE, "int", None, minimum=1, maximum=MAX_ID, slider_minimum=16, slider_maximum=1024,
        step=16, paper="https://arxiv.org/abs/2308.16369", needs=(PREFILLED,),
        synonyms=("prompt batch", "chunked prefill", "memory"),
        meaning="Read the prompt in chunks of this many tokens.",
        explanation="A long prompt needs much memory when it is read in one pass; in chunks it takes a little longer. "
        "The text stays the same, except for rounding.",
        conflicts=(
            Conflict(
                lambda c: c.get("use_cache") is False and PREFILLED.holds(c) and loop(c) != "custom",
                "It needs use_cache.",
                "Reading a prompt in chunks needs the cache.",
                only({"use_cache": True}),
            ),
            Conflict(
                lambda c: c.get("supports_chunked_prefill") is False and PREFILLED.holds(c) and loop(c) != "custom"
                and c.get("use_cache") is not False,
                "The model must keep a cache of keys and values.",
                "This model keeps no cache of keys and values, so it cannot read a prompt in chunks.",
                only({"prefill_chunk_size": None}),
            ),
        ),
    ),
    Knob(
        "compile_config", CACHE, "json", None, forms=(_COMPILED,), needs=(CACHED, STATIC_CACHE, COMPILED),
        shape=said("an object such as {example}", example='{"mode": "default", "fullgraph": true}'),
        synonyms=("torch compile", "faster", "cuda graphs"),
        meaning="How torch.compile compiles the model.",
        explanation="transformers compiles the model's step by itself on an accelerator with a static cache; this "
        "sets how. On a CPU it is not used. You can set only the options of inductor that change nothing but speed "
        "and rounding; the others name programs to call and files to write.",
    ),
    Knob(
        "disable_compile", CACHE, "bool", False, needs=(CACHED, STATIC_CACHE, COMPILED),
        synonyms=("torch compile",),
        meaning="Never compile the model.",
        explanation="Compiling makes the first run slow and later ones fast. Set this for short experiments with a "
        "static cache on an accelerator.",
    ),
]  # fmt: skip
