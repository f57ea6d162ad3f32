"""The presets of strategies and the example prompts, as they lie in `presets/`; presets that a person brings.

The strategy files are GenerationConfig files that `GenerationConfig.from_pretrained(folder, file)` loads too; here
they are read with the json module alone, so that a page can offer them before any library is imported. What such a
file cannot hold stands in the index: an assistant, words whose token ids depend on the model, and SynthID settings,
which the library writes into its files but cannot read from them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playground.knobs import KNOBS
from playground.knobs.spec import in_json
from playground.models.catalog import BUNDLED, PACKAGED, SUGGESTED
from playground.models.reference import name_of
from playground.requests.config_values import well_formed
from playground.requests.library_config import generation_config
from playground.requests.request import GenerationRequest, RequestError, raise_for_errors
from playground.requests.request_problems import request_error
from playground.texts import Text, numeral, said
from playground.trace import Diagnostic, Token
from playground.trace.wire import Json

_INSTALLED = Path(__file__).resolve().with_name("files")  # where setup.py puts them in the installed package
FOLDER = _INSTALLED if _INSTALLED.is_dir() else _INSTALLED.parents[2] / "presets"
OWN_GROUP = said("Yours")  # the group of a preset that does not come with the page
MAX_PRESET_BYTES = 1_000_000  # the largest real ones, of speech models, have some 4,000


@dataclass(frozen=True)
class Preset:
    """A strategy with its settings: `config` holds GenerationConfig fields, as the file `name`.json does.

    `group` is the heading under which it is listed: none for the model's own settings, which stand before all groups.
    `assistant` is "default" where it needs the draft model that the catalog has for the chosen model. `words` are
    texts that the output must contain; `apply_preset` makes their token ids for the chosen model.
    """

    name: str
    title: str
    description: str
    config: dict[str, Json]
    assistant: str | None = None
    words: tuple[str, ...] = ()
    group: str = field(default_factory=lambda: OWN_GROUP)


@dataclass(frozen=True)
class AppliedPreset:
    """What a preset is for one model: fields of a request, and what of it could not be made, each with what to do."""

    config: dict[str, Json]
    assistant: str | None = None
    notes: list[Diagnostic] = field(default_factory=list)


@dataclass(frozen=True)
class Example:
    """A prompt for `model`, the preset it starts from with some changes, and what to watch in the run: in a line before
    it runs (`look`), in more words after that (`watch`).
    `messages` take the place of the prompt, which is then empty. `extras` are the fields of the request that are no
    fields of GenerationConfig (`requests/extra_fields.py`). `recorded` names its recorded run, where the model does not
    lie in this repository (`presets/recorded_runs.py`). `token` is the one of which `watch` speaks: the first of this
    text is selected once the run has ended; without it, the one at which the model was most uncertain."""

    title: str
    prompt: str
    preset: str
    config: dict[str, Json]
    look: str
    watch: str
    seed: int | None = None
    assistant: str | None = None
    extras: dict[str, Json] = field(default_factory=dict)
    model: str = "stories"
    messages: list[dict[str, str]] | None = None
    recorded: str | None = None
    token: str = ""

    @property
    def effective(self) -> dict[str, Json]:
        """The preset's fields with the example's own over them: the `config` of its request."""
        return {**PRESETS[self.preset].config, **self.config}

    @property
    def request(self) -> GenerationRequest:
        """What the example runs."""
        fields = {"config": self.effective, "seed": self.seed, "assistant": self.assistant, **self.extras}
        return GenerationRequest(self.model, self.prompt, self.messages, **fields)


def _read(path: str) -> Any:
    return json.loads((FOLDER / path).read_text(encoding="utf-8"))


def _preset(entry: dict[str, Json]) -> Preset:
    """The preset of one entry of the index; "beyond" in it holds fields that the library cannot read from a file."""
    config = _read(f"strategies/{entry['name']}.json") | entry.pop("beyond", {})
    return Preset(config=config, **entry | {"words": tuple(entry.get("words", ()))})


PRESETS: dict[str, Preset] = {entry["name"]: _preset(entry) for entry in _read("strategies/index.json")}  # in its order
EXAMPLES: list[Example] = [
    *(Example(**entry) for entry in _read("prompts.json")),
    *(Example(model="smollm2", **entry) for entry in _read("smollm2.json")),
]


# --------------------------------------------------------------------------------------------- a preset for one model


def default_assistant(model: str) -> str | None:
    """The smaller model with the same tokenizer that the catalog has for `model`, however that is opened; or None."""
    rows = [*BUNDLED.values(), *SUGGESTED]
    return next((row.assistant for row in rows if row.name == name_of(model)), None)


def example_prompts(model: str) -> list[str]:
    """What a person's box holds in the examples for `model`, in their order; of a chat its last message."""
    examples = [example for example in EXAMPLES if example.model == name_of(model)]
    return [example.messages[-1]["content"] if example.messages else example.prompt for example in examples]


def default_preset(model: str, model_defaults: Mapping[str, Json] | None = None) -> str:
    """The name of the preset to start from with `model`: the catalog's for one of its own, else "model".

    Where `model_defaults` (the model's own generation config) is known and says nothing of how to decode, the
    library would write 20 greedy tokens: then "nucleus", or "beam" for an encoder-decoder model, which is told by its
    decoder_start_token_id.
    """
    if row := BUNDLED.get(name_of(model)) or PACKAGED.get(name_of(model)):
        return row.preset
    if model_defaults is None or any(_is_decoding_field(name, value) for name, value in model_defaults.items()):
        return "model"
    return "beam" if model_defaults.get("decoder_start_token_id") is not None else "nucleus"


def _is_decoding_field(name: str, value: object) -> bool:
    """Whether a field of a model's generation config says how to decode; special tokens and caches do not."""
    knob = KNOBS.get(name)
    if knob is None or knob.managed or value is None or value == knob.default or name.endswith("token_id"):
        return False
    return name not in ("use_cache", "cache_implementation", "cache_config")


def apply_preset(preset: Preset, model: str, tokens: Callable[[str], list[Token]] | None = None) -> AppliedPreset:
    """What `preset` is for `model`: its config, with token ids for its words, and its assistant.

    `tokens(text)` splits text as the model does and may raise ValueError. Raises nothing itself: what cannot be made
    is left out, with a note.
    """
    config, notes = dict(preset.config), []
    if preset.words:
        try:
            if tokens is None:
                raise ValueError(said("The model's tokenizer is needed for that."))
            config["force_words_ids"] = [_word_ids(word, tokens) for word in preset.words]
        except ValueError as error:
            message = said("{preset} has no words to force: {why}", preset=preset.title, why=str(error))
            fix = said("Choose the preset again, or write token ids.")
            notes.append(Diagnostic("force_words_ids", "warning", message, fix))
    assistant = default_assistant(model) if preset.assistant == "default" else preset.assistant
    if preset.assistant and assistant is None:
        message = said("{preset} needs a smaller draft model, and none is known for {model}.",
                       preset=preset.title, model=model)  # fmt: skip
        fix = said("Choose an assistant with the same tokenizer.")
        notes.append(Diagnostic("assistant", "warning", message, fix))
    return AppliedPreset(config, assistant, notes)


def _word_ids(word: str, tokens: Callable[[str], list[Token]]) -> list[int]:
    """The ids of the word as it stands inside a text: after a space, which some tokenizers put there themselves."""
    alone = tokens(word)
    inside = alone if alone and alone[0].text.startswith(" ") else tokens(f" {word}")
    if not inside:
        raise ValueError(said("The model has no tokens for {word}.", word=repr(word)))
    return [token.token_id for token in inside]


# ------------------------------------------------------------------------------------------------ a person's own files

# Fields of transformers 4 that 5 no longer has, and what to do instead.
_REMOVED_FIELDS = {
    "forced_decoder_ids": said(
        "Put those tokens at the start of the prompt, or use forced_bos_token_id for the first."
    ),
    "generation_kwargs": said("Write its contents as fields of their own."),
    "return_legacy_cache": said("Nothing needs it any more."),
}
_REMOVED_CACHES = (
    "sliding_window",
    "hybrid",
    "hybrid_chunked",
    "offloaded_hybrid",
    "offloaded_hybrid_chunked",
    "mamba",
)


def read_preset(text: str | bytes, name: str = "uploaded") -> tuple[Preset, list[Diagnostic]]:
    """The preset in a GenerationConfig file of any transformers version, and what was wrong with it.

    A diagnostic of severity "error" means that nothing could be read: `config` is then empty. Each field that does
    not fit is left out with a "warning"; all the others are kept. Never raises.
    """
    try:
        fields = _json_object(text)
    except RequestError as error:
        return Preset(name, name, "", {}), error.diagnostics
    notes = []
    for field_name, value in list(fields.items()):
        if field_name in _REMOVED_FIELDS:
            del fields[field_name]
            if value:
                message = said("transformers 5 no longer has {field}.", field=field_name)
                notes.append(_left_out(field_name, message, _REMOVED_FIELDS[field_name]))
        elif field_name == "cache_implementation" and value in _REMOVED_CACHES:
            del fields[field_name]
            message = said("transformers 5 no longer has the cache {value}.", value=in_json(value))
            fix = said("Leave it out: the model's own cache does the same.")
            notes.append(_left_out(field_name, message, fix))
        elif (knob := KNOBS.get(field_name)) and knob.managed and value == knob.default:
            del fields[field_name]  # older releases wrote every default
    config, problems = well_formed(fields)
    for problem in problems:
        notes.append(_left_out(problem.knob, problem.message, problem.fix))
    return Preset(name, name, "", config), notes


def write_preset(config: Mapping[str, object]) -> str:
    """The text of the file that `GenerationConfig.save_pretrained` writes for `config`, its transformers version
    included. As there, compile_config is left out: the library refuses to read it back.

    Raises RequestError where a value does not fit. Imports transformers.
    """
    values, problems = well_formed(config)
    raise_for_errors(problems)
    ready = generation_config(values)
    return ready.to_json_string(use_diff=True, keys_to_pop=["compile_config"])


def _left_out(name: str, message: str, fix: str) -> Diagnostic:
    whole = said("{message} It is left out.", message=message)
    return Diagnostic(_escape_surrogates(name), "warning", _escape_surrogates(whole), _escape_surrogates(fix))


def _escape_surrogates(text: str) -> str:
    """Half characters (lone surrogates), which no file or page can hold, written as they stand in JSON."""
    if isinstance(text, Text):
        return Text(text.sentence, {name: _escape_surrogates(value) for name, value in text.values.items()})
    return text.encode(errors="backslashreplace").decode()


def _json_object(text: str | bytes) -> dict[str, object]:
    """Raises RequestError."""
    fix = said("Choose a generation_config.json, or a preset that was saved here.")
    if len(text) > MAX_PRESET_BYTES:
        message = said(
            "This file is too large for a preset: more than {count} bytes.", count=numeral(f"{MAX_PRESET_BYTES:,}")
        )
        raise request_error("preset", message, fix)
    try:
        data = json.loads(text.decode("utf-8-sig") if isinstance(text, bytes) else text.removeprefix("\ufeff"))
    except UnicodeDecodeError:
        raise request_error("preset", said("This file is not text in UTF-8."), fix) from None
    except json.JSONDecodeError as error:
        message = said("This is not JSON: {why} in line {line}, column {column}.", why=error.msg,
                       line=str(error.lineno), column=str(error.colno))  # fmt: skip
        raise request_error("preset", message, fix) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, a list thousands deep
        message = said("This JSON holds a number that is too long, or lists that are nested too deeply.")
        raise request_error("preset", message, fix) from None
    if not isinstance(data, dict):
        message = said("This JSON is not a generation config: it must be an object of fields.")
        raise request_error("preset", message, fix)
    return data
