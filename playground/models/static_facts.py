"""Facts of a model from its small files: available at once, without torch and without the network.

Opens no weights. Imports neither torch nor transformers, so that a page can ask before they are loaded.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from playground.knobs import KNOBS
from playground.models.assistant_pairing import Traits, pairing
from playground.models.cache_support import can_reorder_cache, first_exit_layer, supports_chunked_prefill
from playground.models.catalog import PACKAGED, PackagedModel
from playground.models.file_sizes import is_readable, read_small_file
from playground.models.locations import ModelError, locate, parse_reference
from playground.models.model_kinds import canvas_length_in, has_dynamic_rope, writes_sound
from playground.models.reasoning_marks import named_pair
from playground.models.template_arguments import TemplateReads, template_reads
from playground.requests.pairing_problems import DFLASH_FIELDS, Pairing
from playground.settings import Settings
from playground.trace.wire import Json

_LAYERS = ("num_hidden_layers", "decoder_layers", "num_layers", "n_layer")
_WIDTH = ("hidden_size", "d_model", "n_embd")
_MTP_LAYERS = ("num_mtp_layers", "num_nextn_predict_layers")  # the first is the library's name for both
_CONTEXT = ("max_position_embeddings", "n_positions")
_HEAD = 2_000_000  # characters of a tokenizer file: the added tokens stand there, the vocabulary comes later
_DECODERS = ("decoder", "generator", "text_config")  # parts of a config that may hold what concerns the text


@dataclass(frozen=True)
class ModelFacts:
    """What is known of a model without running it; None where it is not known.

    `generation_config` holds the fields that the model's own generation config sets. `folder` is where a bundled or
    local model lies.

    `canvas_length` is how many tokens a model of block diffusion denoises at once, 0 of any other. `writes_sound` is
    whether it writes codes of sound, several at each step.

    `num_mtp_layers` are its layers that predict several tokens ahead, as far as the library can use them (use_mtp).
    `supports_early_exit` is False where its kind always runs all layers, `can_crop_cache` False where it cannot take
    back tokens that it has read; `can_reorder_cache`, `supports_chunked_prefill` and `first_exit_layer` are those of
    `playground.models.cache_support`. `tokenizer` is the file with its vocabulary. `has_chat_template` says whether a
    template for chats lies beside it, `template` what that reads beside the messages, `weights_here` whether all files
    of its weights are on this machine. `reads` is what it reads beside text: "image", "audio"; `reads_text` is False
    where it takes no prompt. `has_reasoning` is whether its tokenizer or template names marks of reasoning,
    `gives_times` whether it can write when what it hears begins and ends.
    """

    name: str
    generation_config: dict[str, Json] = field(default_factory=dict)
    is_encoder_decoder: bool | None = None
    num_layers: int | None = None
    vocab_size: int | None = None
    context_length: int | None = None
    folder: str | None = None
    hidden_size: int | None = None
    num_mtp_layers: int | None = None
    supports_early_exit: bool | None = None
    can_crop_cache: bool | None = None
    target_layer_ids: tuple[int, ...] | None = None
    architecture: str = ""
    tokenizer: str | None = None
    has_chat_template: bool | None = None
    weights_here: bool | None = None
    can_reorder_cache: bool | None = None
    supports_chunked_prefill: bool | None = None
    first_exit_layer: int | None = None
    template: TemplateReads | None = None
    has_reasoning: bool | None = None
    gives_times: bool | None = None
    canvas_length: int | None = None
    writes_sound: bool = False
    reads: tuple[str, ...] = ()
    reads_text: bool = True

    @property
    def context(self) -> dict[str, object]:
        """What `check` wants to know of a model beside its generation config, as far as it is known."""
        names = ("is_encoder_decoder", "canvas_length", "num_layers", "num_mtp_layers", "supports_early_exit",
                 "can_crop_cache", "can_reorder_cache", "supports_chunked_prefill", "first_exit_layer",
                 "has_reasoning", "gives_times", "writes_sound")  # fmt: skip
        told = {name: getattr(self, name) for name in names}
        return {name: item for name, item in told.items() if item is not None}

    def context_with(self, assistant: ModelFacts | None) -> dict[str, object]:
        """The same with a draft model: under "pairing" how it drafts, where that is known."""
        return self.context | ({"pairing": self.drafted_by(assistant)} if assistant else {})

    def drafted_by(self, assistant: ModelFacts) -> Pairing:
        """How `assistant` would draft for this model, as far as the files tell."""
        same = True if assistant.name == self.name else _same_vocabulary(self.tokenizer, assistant.tokenizer)
        return pairing(self._traits, assistant._traits, same)

    @property
    def _traits(self) -> Traits:
        return Traits(self.name, self.is_encoder_decoder, self.num_layers, self.hidden_size, self.can_crop_cache,
                      self.target_layer_ids, self.architecture)  # fmt: skip


def read_facts(name: str, settings: Settings) -> ModelFacts | None:
    """The facts of `name`, or None where it is not on this machine, not a model, or not allowed here."""
    try:
        source, place = locate(name, settings)
    except ModelError:
        return None
    reference = parse_reference(name)
    revision = reference.revision
    config = _read(source, place, "config.json", revision)
    if config is None:
        return _of_package(name, PACKAGED[reference.name]) if reference.name in PACKAGED else None
    parts = [config, *(config[part] for part in _DECODERS if isinstance(config.get(part), dict))]
    # what a model without this file sets in its config.json, the library takes from there
    own = _read(source, place, "generation_config.json", revision)
    architecture = next((name for name in _list(config.get("architectures")) if isinstance(name, str)), "")
    written = [own] if own is not None else parts
    template = _chat_template(source, place, revision)
    return ModelFacts(
        name=name,
        generation_config=_config_fields(written),
        is_encoder_decoder=bool(config.get("is_encoder_decoder")),
        canvas_length=canvas_length_in(config),
        writes_sound=(speaks := writes_sound(config.get("model_type"))),
        num_layers=_first(parts, _LAYERS),
        vocab_size=_first(parts, ("vocab_size",)),
        context_length=None if _has_dynamic_rope(parts) else _first(parts, _CONTEXT),
        folder=None if source == "hub" else place,
        hidden_size=_first(parts, _WIDTH),
        num_mtp_layers=_num_mtp_layers(config, parts),
        supports_early_exit=_supports_early_exit(config, parts),
        can_crop_cache=False
        if _library_source_has(config, "modeling", "_is_stateful = True")
        else can_reorder_cache(architecture),
        target_layer_ids=_block_layers(config),
        architecture=architecture,
        tokenizer=_path(source, place, "tokenizer.json", revision),
        has_chat_template=bool(template),
        weights_here=_weights_here(source, place, revision),
        can_reorder_cache=can_reorder_cache(architecture),
        supports_chunked_prefill=supports_chunked_prefill(architecture),
        first_exit_layer=_first_exit(parts),
        template=template_reads(template) if template else None,
        has_reasoning=_has_reasoning(source, place, revision, template),
        # one that was made of the config alone is made anew when the model is opened
        gives_times="no_timestamps_token_id" in (own or {}) and not own.get("_from_model_config"),
        reads=(reads := () if speaks else _reads(source, place, revision)),
        reads_text=not (reads and bool(config.get("is_encoder_decoder")) and _takes_no_prompt(config)),
    )


def _reads(source: str, place: str, revision: str | None) -> tuple[str, ...]:
    """What its processor reads beside text, by the files of that."""
    files = ("processor_config.json", "preprocessor_config.json")
    names = {name for file in files for name in _read(source, place, file, revision) or {}}
    return tuple(kind for kind, part in _READERS.items() if names & {part, f"{part}_type"})


def _takes_no_prompt(config: dict[str, object]) -> bool:
    """Whether the encoder of such a model reads nothing but a picture or a sound, by the library's own code."""
    kind = config.get("model_type")
    if kind in ("vision-encoder-decoder", "speech-encoder-decoder"):
        return True
    return _library_source_has(config, "modeling", *_OTHER_INPUTS) is True


_READERS = {"image": "image_processor", "audio": "feature_extractor"}
# How the library's models name what their encoder reads, where that is no text.
_OTHER_INPUTS = ('main_input_name = "input_features"', 'main_input_name = "input_values"')


def _of_package(name: str, model: PackagedModel) -> ModelFacts:
    """What the catalogue knows of a model that is not here yet."""
    return ModelFacts(
        name=name, is_encoder_decoder=False, canvas_length=0, num_layers=model.layers, vocab_size=model.vocab_size,
        context_length=model.context_length, hidden_size=model.width, has_chat_template=True, weights_here=False,
    )  # fmt: skip


def _weights_here(source: str, place: str, revision: str | None) -> bool:
    """Whether all files of the weights are on this machine."""
    index = _read(source, place, "model.safetensors.index.json", revision)
    shards = index.get("weight_map") if index else None
    names = set(shards.values()) if isinstance(shards, dict) else set()
    whole = any(_is_file(source, place, file, revision) for file in ("model.safetensors", "pytorch_model.bin"))
    parts = (isinstance(name, str) and _is_file(source, place, name, revision) for name in names)
    return whole or (bool(names) and all(parts))


def _is_file(source: str, place: str, file: str, revision: str | None) -> bool:
    path = _path(source, place, file, revision)
    return path is not None and Path(path).is_file()


def _chat_template(source: str, place: str, revision: str | None) -> object:
    """The template from the first of the three places where the library looks for it; None where there is none."""
    path = _path(source, place, "chat_template.jinja", revision)
    if path is not None and is_readable(Path(path)):
        return Path(path).read_text("utf-8", errors="replace")
    found = (
        (_read(source, place, file, revision) or {}).get("chat_template")
        for file in ("chat_template.json", "tokenizer_config.json")
    )
    return next(filter(None, found), None)


def _has_reasoning(source: str, place: str, revision: str | None, template: object) -> bool | None:
    """Whether marks of reasoning are named; None where the file with the tokens is not here."""
    config = _read(source, place, "tokenizer_config.json", revision) or {}
    known = config.get("added_tokens_decoder")
    tokens = _contents(list(known.values()) if isinstance(known, dict) else [])
    path = _path(source, place, "tokenizer.json", revision)
    written = _added_tokens(path) if path else None
    if named_pair({*tokens, *(written or ())}, template):
        return True
    return None if written is None and not tokens else False


def _added_tokens(path: str) -> list[str] | None:
    """The tokens that a tokenizer file adds to its vocabulary, which stand before it; None where it cannot be read."""
    if not is_readable(Path(path)):
        return None
    try:
        with open(path, encoding="utf-8") as file:
            head = file.read(_HEAD)
    except (OSError, UnicodeDecodeError):
        return None
    _, _, rest = head.partition('"added_tokens":')
    try:
        added, _ = json.JSONDecoder().raw_decode(rest.lstrip())
    except (ValueError, RecursionError):
        return []
    return _contents(_list(added))


def _contents(tokens: list[object]) -> list[str]:
    found = (token.get("content") for token in tokens if isinstance(token, dict))
    return [text for text in found if isinstance(text, str)]


def _path(source: str, place: str, file: str, revision: str | None) -> str | None:
    if source == "hub":
        from huggingface_hub import try_to_load_from_cache  # here, because its import takes a while

        path = try_to_load_from_cache(place, file, revision=revision)
        return path if isinstance(path, str) else None
    return os.fspath(Path(place) / file)


def _read(source: str, place: str, file: str, revision: str | None) -> dict[str, object] | None:
    path = _path(source, place, file, revision)
    return None if path is None else _object(path)


def _object(path: str) -> dict[str, object] | None:
    try:
        data = json.loads(read_small_file(Path(path)))
    except (OSError, ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _config_fields(parts: list[dict[str, object]]) -> dict[str, object]:
    """The GenerationConfig fields that are set, the first part's first."""
    return {
        name: value
        for part in reversed(parts)
        for name, value in part.items()
        if name in KNOBS and not KNOBS[name].managed and value is not None
    }


def _first(parts: list[dict[str, Json]], names: tuple[str, ...]) -> int | None:
    found = (part[name] for part in parts for name in names if isinstance(part.get(name), int))
    return next(found, None)


def _list(value: object) -> list[Json]:
    return value if isinstance(value, list) else []


# ------------------------------------------------------------------------------------------- what drafts depend on


def _block_layers(config: dict[str, object]) -> tuple[int, ...] | None:
    layers = _list(config.get("target_layer_ids"))
    fits = all(name in config for name in DFLASH_FIELDS) and all(isinstance(layer, int) for layer in layers)
    return tuple(layers) if fits else None


def _first_exit(parts: list[dict[str, Json]]) -> int | None:
    found = (part["layer_types"] for part in parts if isinstance(part.get("layer_types"), list))
    return first_exit_layer(next(found, None))


def _has_dynamic_rope(parts: list[dict[str, object]]) -> bool:
    return any(has_dynamic_rope(part.get(name)) for part in parts for name in ("rope_parameters", "rope_scaling"))


def _num_mtp_layers(config: dict[str, object], parts: list[dict[str, object]]) -> int | None:
    """0 where the library's config of this kind of model has no such layers, whatever the file says."""
    known = _library_source_has(config, "configuration", "num_mtp_layers")
    return 0 if known is False else _first(parts, _MTP_LAYERS) if known else None


def _supports_early_exit(config: dict[str, object], parts: list[dict[str, object]]) -> bool | None:
    if len(parts) == 1:
        return False if _library_source_has(config, "modeling", *_PARTIAL_LAYER_LOOPS) is False else None
    # the library asks the config of the whole how many layers there are, where the whole is what it calls the model
    whole = "text_config" in config and _first([config], _LAYERS) is None
    return False if whole and _library_source_has(config, "modeling", 'base_model_prefix = "model"') else None


# How the library's models leave after an early layer: they run as many as their config says at that moment.
_PARTIAL_LAYER_LOOPS = ("[: self.config.num_hidden_layers]", "range(self.config.num_hidden_layers)")


def _library_source_has(config: dict[str, object], part: str, *texts: str) -> bool | None:
    """Whether the library's own code for this kind of model contains one of the texts; None where there is none.

    It is read, not imported: that takes seconds, and a page asks at once.
    """
    kind = config.get("model_type")
    if not isinstance(kind, str) or "auto_map" in config:  # a model with code of its own
        return None
    code = _library_source(kind.replace("-", "_"), part)
    return None if code is None else any(text in code for text in texts)


@functools.lru_cache(maxsize=8)
def _library_source(kind: str, part: str) -> str | None:
    library = importlib.util.find_spec("transformers")
    if library is None or not kind.isidentifier():
        return None
    folder = Path(library.submodule_search_locations[0], "models", kind)
    if not folder.is_dir() and kind.endswith("_text"):
        folder = folder.with_name(kind.removesuffix("_text"))
    files = sorted(folder.glob(f"{part}_*.py"))
    return "\n".join(file.read_text("utf-8") for file in files) if files else None


def _same_vocabulary(one: str | None, other: str | None) -> bool | None:
    """Whether the two tokenizer files hold the same tokens under the same ids, None where one cannot be read."""
    digests = [None if path is None else _vocabulary_digest(path) for path in (one, other)]
    return None if None in digests else digests[0] == digests[1]


def _vocabulary_digest(path: str) -> str | None:
    """What is the same for tokenizers with the same tokens under the same ids; None where the file does not tell."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return _digest(path, found.st_mtime_ns, found.st_size)


@functools.lru_cache(maxsize=32)  # a large vocabulary takes a second to read
def _digest(path: str, changed: int, size: int) -> str | None:
    parts = _object(path)
    model = parts.get("model") if parts else None
    vocab = model.get("vocab") if isinstance(model, dict) else None
    try:
        if isinstance(vocab, list):  # of a unigram model: [token, score]
            vocab = {token: number for number, (token, _) in enumerate(vocab)}
        tokens = dict(vocab) | {token["content"]: token["id"] for token in parts.get("added_tokens") or ()}
        ordered = sorted(tokens.items(), key=lambda item: (item[1], item[0]))
        return hashlib.sha256(json.dumps(ordered).encode()).hexdigest()
    except (KeyError, TypeError, ValueError):
        return None
