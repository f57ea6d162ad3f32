"""What a model cannot do of a request: its context, its vocabulary, its layers, its assistant, its drafting heads, and
the device that it is on.

Knows requests and loaded models, before anything runs; checks without a model are in `requests/validation.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import torch
from transformers import GenerationConfig, StaticCache
from transformers.utils import is_hqq_available, is_optimum_quanto_available, is_quanto_greater

from playground.generation.inputs import prompt_ids_of
from playground.generation.limits import prompt_length_problems
from playground.knobs.fix import Fix, only
from playground.knobs.modes import BEAM_MODES, drafts, loop, sampled, top_k
from playground.knobs.needs import STATIC
from playground.knobs.spec import Config
from playground.models.assistant_pairing import Traits, pairing
from playground.models.cache_support import can_reorder_cache, first_exit_layer, supports_chunked_prefill
from playground.models.loading import LoadedModel
from playground.models.module_copies import copy_modules
from playground.models.out_of_memory import is_out_of_memory
from playground.recording.abilities import can_crop_cache
from playground.requests.deduplication import first_error_per_field
from playground.requests.pairing_problems import DFLASH_FIELDS, Pairing
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error, request_error
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.texts import Text, said
from playground.trace import Diagnostic


def check_writes_tokens(loaded: LoadedModel) -> None:
    """Raise RequestError for a model that does not write the tokens of a text one after the other."""
    if loaded.canvas_length:
        message = said("{model} denoises canvases: it has no distribution of a next token.", model=loaded.name)
    elif loaded.voice is not None:
        message = said("{model} writes sound: it has no distribution of a next token of a text.", model=loaded.name)
    else:
        return
    fix = said("Choose a model that writes one token at a time.")
    raise request_error("model", message, fix)


def check_reads_ids(field: str, ids: Iterable[int], loaded: LoadedModel, fix: Text) -> None:
    """Raise RequestError for a model without distributions of its own, and of this field for ids that are none of its
    tokens."""
    if loaded.tokenizer is None or not loaded.model.can_generate():
        message = said("{model} only drafts: it has no distributions of its own.", model=loaded.name)
        raise request_error("model", message, said("Choose another model."))
    rows = loaded.model.get_input_embeddings().weight.shape[0]
    if any(not 0 <= token_id < rows for token_id in ids):
        message = said("The text has tokens that {model} does not know.", model=loaded.name)
        raise request_error(field, message, fix)


def on_model(
    checked: Checked,
    config: GenerationConfig,
    inputs: dict[str, torch.Tensor],
    target: LoadedModel,
    assistant: LoadedModel | None,
    settings: Settings,
) -> Checked:
    """The request as this model has it, with everything that is wrong with it there; `inputs` are its texts as
    `inputs.py` reads them."""
    # Road 7: the second check, of nothing that the first one could know
    prompt_ids = prompt_ids_of(inputs, target)
    length = prompt_ids.shape[1]
    context = _context(config, target, assistant) | {"prompts": len(prompt_ids)}
    known = checked.on(settings, target.model.generation_config.to_dict(), context)
    values = known.effective
    problems = [
        *known.problems,
        *_prompt_problems(config, length, target, settings),
        *_token_problems(config, target),
        *_choice_problems(values, 1 if target.is_encoder_decoder else length, target),
        *_translation_problems(checked.request, values, target, assistant),
        *_draft_prompt_problems(values, prompt_ids, target, assistant),
        *cache_problems(values, target),
    ]
    return replace(known, problems=list(first_error_per_field(problems)))


def _context(config: GenerationConfig, target: LoadedModel, assistant: LoadedModel | None) -> dict[str, object]:
    """What the conditions of the knobs need to know of a model, and of the one that drafts for it."""
    layers, exit_layer = _layers(target), config.assistant_early_exit
    context = {
        "is_encoder_decoder": target.is_encoder_decoder,
        "num_mtp_layers": getattr(target.model.config.get_text_config(), "num_mtp_layers", None) or 0,
        "can_crop_cache": can_crop_cache(target.model),
        "can_reorder_cache": can_reorder_cache(type(target.model).__name__),
        "supports_chunked_prefill": supports_chunked_prefill(type(target.model).__name__),
        "first_exit_layer": _first_exit(target),
    }
    if layers is not None:
        context["num_layers"] = layers
        if exit_layer is not None and exit_layer < layers and not target.is_encoder_decoder:
            context["supports_early_exit"] = _can_exit_early(target)
    if assistant is not None:
        context["pairing"] = pair_of(target, assistant)
    return context


def pair_of(target: LoadedModel, assistant: LoadedModel) -> Pairing:
    """How `assistant` can draft for `target`."""
    blocks = _traits(assistant).target_layer_ids is not None  # these read no text: any tokenizer will do
    return pairing(_traits(target), _traits(assistant), None if blocks else same_tokenizer(target, assistant))


def _traits(loaded: LoadedModel) -> Traits:
    config = loaded.model.config
    text = config.get_text_config(decoder=True)
    blocks = all(hasattr(config, name) for name in DFLASH_FIELDS)
    return Traits(
        loaded.name,
        loaded.is_encoder_decoder,
        _layers(loaded),
        getattr(text, "hidden_size", None),
        can_crop_cache(loaded.model),
        tuple(config.target_layer_ids) if blocks else None,
        type(loaded.model).__name__,
        _can_draft(loaded),
    )


@torch.no_grad()
def _can_draft(loaded: LoadedModel) -> bool:
    """Whether the model keeps a cache that tells how many tokens it has read, by which the library shortens it after a
    rejection. It is tried on one token: of the models with a state some do, some do not."""
    model = loaded.model
    if can_crop_cache(model) or not model.can_generate():
        return True
    try:
        one = torch.zeros((1, 1), dtype=torch.long, device=model.device)
        return model(input_ids=one, use_cache=True).cache.get_seq_length() == 1
    except (AttributeError, TypeError, ValueError):
        return False


def _layers(target: LoadedModel) -> int | None:
    return getattr(target.model.config.get_text_config(decoder=True), "num_hidden_layers", None)


def _first_exit(target: LoadedModel) -> int | None:
    return first_exit_layer(getattr(target.model.config.get_text_config(decoder=True), "layer_types", None))


def same_tokenizer(target: LoadedModel, assistant: LoadedModel) -> bool:
    """Whether a token id means the same to both, so that drafts need no translation."""
    return assistant.tokenizer.get_vocab() == target.tokenizer.get_vocab()


def flat(value: object) -> Iterator[int]:
    """The numbers of a number, a list, or lists in a list."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from flat(item)


def _prompt_problems(
    config: GenerationConfig, length: int, target: LoadedModel, settings: Settings
) -> Iterator[Diagnostic]:
    yield from prompt_length_problems(length, target, settings)
    counts_prompt = config.max_new_tokens is None and config.max_length is not None and not target.is_encoder_decoder
    if counts_prompt and config.max_length <= length:
        message = said(
            "max_length is {most}, but the prompt already has {count} tokens.", most=config.max_length, count=length
        )
        yield error("max_length", message, said("Set max_new_tokens instead: it counts new tokens only."))


def _token_problems(config: GenerationConfig, target: LoadedModel) -> Iterator[Diagnostic]:
    size = target.vocab_size
    for knob, token_id in _token_ids(config):
        if not 0 <= token_id < size:
            message = said(
                "Token id {id} does not exist: {model} has {count} tokens.",
                id=token_id, model=target.name, count=size,
            )  # fmt: skip
            yield error(knob, message, said("Use ids from 0 to {last}.", last=size - 1))


def _token_ids(config: GenerationConfig) -> Iterator[tuple[str, int]]:
    """Every (field, token id) of the fields that hold token ids. An id beyond the vocabulary leaves a CUDA device
    unusable, so they are checked before anything runs."""
    for name in (
        "bad_words_ids",
        "force_words_ids",
        "suppress_tokens",
        "begin_suppress_tokens",
        "forced_bos_token_id",
        "forced_eos_token_id",
        "eos_token_id",
        "pad_token_id",
        "bos_token_id",
        "decoder_start_token_id",
    ):
        yield from ((name, token_id) for token_id in flat(getattr(config, name, None)))
    bias = config.sequence_bias
    for key in bias if isinstance(bias, dict) else [item[0] for item in bias or []]:
        yield from (("sequence_bias", token_id) for token_id in flat(key))
    for constraint in config.constraints or []:  # {"phrase": [ids]} or {"any_of": [[ids], ...]}
        yield from (("constraints", token_id) for token_id in flat(list(constraint.values())))


def _choice_problems(values: Config, length: int, target: LoadedModel) -> Iterator[Diagnostic]:
    """Where a step has fewer tokens to choose from than it needs. `length` is that of the decoder's prompt."""
    size, ends = target.vocab_size, set(flat(values.get("eos_token_id")))
    if loop(values) == "contrastive_search" and top_k(values) > size:
        message = said(
            "top_k is {top_k}, but {model} has only {count} tokens.",
            top_k=top_k(values), model=target.name, count=size,
        )  # fmt: skip
        yield error("top_k", message, only({"top_k": 4}))
    if loop(values) in BEAM_MODES and len(ends) >= size:
        yield error("eos_token_id", said("Every token ends a text, so there is nothing to search."),
                    said("Name only the tokens that should end a text."))  # fmt: skip
    # Where every token has a score of minus infinity, greedy decoding writes the first one, and sampling fails.
    forbidden = set(values.get("suppress_tokens") or ())
    forbidden |= {ids[0] for ids in values.get("bad_words_ids") or () if len(ids) == 1} - ends
    at_first = forbidden | set(values.get("begin_suppress_tokens") or ())
    if (values.get("min_new_tokens") or 0) > 0 or (values.get("min_length") or 0) > length:
        at_first |= ends
    if len(at_first) >= size:
        names = ("suppress_tokens", "bad_words_ids", "begin_suppress_tokens", "eos_token_id")
        knob = next(name for name in names if values.get(name))
        message = said("Every token is forbidden as the first, so none could be chosen.")
        if len(forbidden) >= size:
            message = said("Every token is forbidden, so none could be chosen.")
        yield error(knob, message, said("Forbid fewer tokens."))


@torch.no_grad()
def _can_exit_early(target: LoadedModel) -> bool:
    """Whether the model runs fewer layers when its config says so, which is how the library exits early.

    It is tried on one token, with a config of its own, for other runs are reading the model's: some kinds of model
    always run all layers, and then the cache has too few.
    """
    base = getattr(target.model, target.model.base_model_prefix, None)
    if not hasattr(getattr(base, "config", None), "num_hidden_layers"):  # as where images come with text
        return False
    base, exit_layer = copy_modules(base), _first_exit(target) or 1
    base.config.num_hidden_layers = exit_layer
    try:
        one = torch.zeros((1, 1), dtype=torch.long, device=target.model.device)
        out = base(input_ids=one, attention_mask=torch.ones_like(one), use_cache=True)
        return len(out.cache) == exit_layer
    except (AttributeError, IndexError, RuntimeError, TypeError, ValueError) as error:
        if is_out_of_memory(error):
            raise
        return False


def _translation_problems(
    request: GenerationRequest, values: Config, target: LoadedModel, assistant: LoadedModel | None
) -> Iterator[Diagnostic]:
    """What the drafts of a model with other tokens, or with another number of them, cannot do: the library gives the
    assistant the processors of the model, which hold the model's token ids."""
    if assistant is None or loop(values) != "assisted_generation" or drafts(values) not in ("same", "translated"):
        return
    translated = drafts(values) == "translated"
    if translated and request.structured_output is not None:
        message = said(
            "{assistant} has another tokenizer, so its drafts cannot be held to structured_output.",
            assistant=assistant.name,
        )
        yield error("assistant", message, said("Choose an assistant with the same tokenizer, or none."))
    if _draft_width(values, target, assistant) == target.vocab_size:
        return
    if not translated and not sampled(values) and values.get("assistant_ensemble_weight") is not None:
        message = said(
            "{assistant} scores other tokens than {model}, so greedy decoding cannot mix them.",
            assistant=assistant.name, model=target.name,
        )  # fmt: skip
        fix = only({"do_sample": True}, "assistant_ensemble_weight")
        yield error("assistant_ensemble_weight", message, fix)
    watermark, scale = values.get("watermarking_config") or {}, values.get("guidance_scale")
    for knob, asked in (
        ("bad_words_ids", values.get("bad_words_ids")),
        ("sequence_bias", values.get("sequence_bias")),
        ("watermarking_config", watermark and "ngram_len" not in watermark),
        ("guidance_scale", scale is not None and scale != 1),
    ):
        if asked:
            message = said(
                "{knob} cannot be applied to the drafts of {assistant}, which scores other tokens.",
                knob=knob, assistant=assistant.name,
            )  # fmt: skip
            fix = said("Leave {knob} out, or choose another assistant, or none.", knob=knob)
            yield error(knob, message, Fix(fix, {knob: None}))


def _draft_prompt_problems(
    values: Config, input_ids: torch.Tensor, target: LoadedModel, assistant: LoadedModel | None
) -> Iterator[Diagnostic]:
    """A prompt that is translated for the assistant goes through text, which special tokens are not part of."""
    if assistant is None or loop(values) != "assisted_generation" or drafts(values) != "translated":
        return
    text = target.tokenizer.decode(input_ids[0], skip_special_tokens=True)
    if not assistant.tokenizer(text, add_special_tokens=not sampled(values))["input_ids"]:
        message = said(
            "{assistant} has another tokenizer, so it gets the prompt as text, and there is none.",
            assistant=assistant.name,
        )
        fix = said("Write at least one word, or choose an assistant with the same tokenizer.")
        yield error("prompt", message, fix)


def vocab_sizes_differ(target: LoadedModel, assistant: LoadedModel) -> bool:
    """Whether the logits of the two have different widths, as those of one family may, padded for speed."""
    return target.vocab_size != assistant.vocab_size


def _draft_width(values: Config, target: LoadedModel, assistant: LoadedModel) -> int:
    """Among how many tokens a draft is chosen: sampling keeps of other tokens those that the model has, too."""
    ours, theirs = target.tokenizer.get_vocab(), assistant.tokenizer.get_vocab()
    shared = len(theirs.keys() & ours.keys())
    return shared if sampled(values) and shared < len(theirs) else assistant.vocab_size


_QUANTIZERS = {"quanto": "optimum-quanto", "hqq": "hqq"}  # the package of each backend


def cache_problems(values: Config, target: LoadedModel) -> Iterator[Diagnostic]:
    """Which cache this machine cannot keep for this model."""
    cache, device = values.get("cache_implementation"), target.model.device.type
    if values.get("use_cache") is False:
        return
    if cache in ("offloaded", "offloaded_static") and device != "cuda":
        message = said(
            'cache_implementation is "{cache}", which needs a CUDA device, but {model} is on {device}.',
            cache=cache, model=target.name, device=device,
        )  # fmt: skip
        similar = "static" if "static" in cache else "dynamic"
        fix = said('Set cache_implementation to "{cache}", or start on a machine with a CUDA device.', cache=similar)
        yield error("cache_implementation", message, Fix(fix, {"cache_implementation": similar}))
    elif cache == "quantized":
        backend = (values.get("cache_config") or {}).get("backend", "quanto")
        if not _installed(backend):
            package = _QUANTIZERS[backend]
            message = said(
                "A quantized cache needs the package {package}, which is not installed here, or is too old.",
                package=package,
            )
            fix = said(
                "Run `pip install --upgrade {package}` and start again, or leave cache_implementation out.",
                package=package,
            )
            yield error("cache_implementation", message, Fix(fix, {"cache_implementation": None}))


def cropping_problems(config: GenerationConfig, mode: str, target: LoadedModel) -> Iterator[Diagnostic]:
    """Why a static cache of the size that `generate` has worked out cannot take rejected drafts back."""
    if mode != "assisted_generation" or config.cache_implementation not in STATIC or target.is_encoder_decoder:
        return
    room = max(config.max_length - 1, config.max_cache_len or 0)
    if not StaticCache(config=target.model.config, max_cache_len=room).is_croppable:
        message = said(
            "Assisted decoding removes rejected drafts from the cache. A static cache of {count} tokens cannot do that "
            "with {model}, whose layers forget what is outside a sliding window.",
            count=room, model=target.name,
        )  # fmt: skip
        yield error("cache_implementation", message, only({"cache_implementation": None}))


def _installed(backend: str) -> bool:
    """The library's own test, before it imports the package. FP8 needs none."""
    if backend == "fp8":
        return True
    if backend == "hqq":
        return is_hqq_available()
    return is_optimum_quanto_available() and is_quanto_greater("0.2.5", accept_dev=True)
