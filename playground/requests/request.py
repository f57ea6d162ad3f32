"""One request for one run: what a person asks for, as plain data.

What is wrong with a request is worked out in `validation.py`; `library_config.py` makes the library's
GenerationConfig of it. Imports neither torch nor transformers.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from playground.errors import CallerError
from playground.knobs.spec import Config
from playground.texts import Text, said
from playground.trace import Diagnostic
from playground.trace.wire import Json


@dataclass(frozen=True)
class GenerationRequest:
    """What to run. `config` has only GenerationConfig fields; unset fields have the model's own values.

    `model` and `assistant` are a bundled name, a Hub id or a local folder. For chat models, `messages` replaces the
    prompt. `template` has further inputs of their chat template, all optional: "arguments" (values by the names that
    the template reads, such as enable_thinking), "tools" and "documents" (lists of objects), and
    "continue_final_message" (if true, the model continues the last message). If `seed` is None, one is drawn when the
    run starts. `top_candidates` is how many alternatives are recorded at each step. `negative_prompt` is for
    `guidance_scale`.

    Beyond GenerationConfig: `presence_penalty` is subtracted once from the logit of each token that is already in the
    output, `frequency_penalty` once for each time that it occurs. `structured_output` is {"regex": text},
    {"choices": [texts]} or {"json_schema": object}, and the output must match it. `reasoning_budget` ends each span of
    reasoning after this many tokens, if the model's tokenizer or chat template names its marks. `custom_generate` is a
    local folder or a Hub repository with its own decoding loop, if the instance allows remote code;
    `custom_generate_kwargs` are the arguments of this loop, by name. A loop that is passed as a function gets them,
    too.

    `media` are the pictures and sounds that the model reads, as plain data (`playground.media.read_media` makes it from
    a path, bytes, a PIL image or samples). Each goes before the character "at" of the prompt, or of the message with
    the index "message"; without these, before the prompt or the user's last message.

    With `return_timestamps`, a model like Whisper writes when each part of the sound begins and ends.

    `denoising` is for block diffusion models: any of max_denoising_steps, entropy_bound, t_min, t_max,
    stability_threshold and confidence_threshold.

    To score existing text, pass it as `given`, a text or token ids: the output begins with it. The model does not
    choose these tokens, but they are recorded like the others, and count towards max_new_tokens. With `only_given` the
    run ends after them. A beam search begins after them, as if they were part of the prompt: they do not count in its
    scores, its length penalty counts from the first chosen token, and only the model's own probabilities of them,
    before the processors, are recorded.

    Given tokens use up the random draws that choosing them would have taken: with the seed of a run and its first
    tokens as `given`, sampling goes on with the luck that this run had from there on. `luck_of` is [k, n]: the one
    text of this run is drawn as text k (0 is the first) of the n that `num_return_sequences` would have returned.

    `watch` are token ids to look up at every step, whatever their rank. `read_prompt` also records what the model
    thought of the prompt's own tokens. `check_scores` also computes transformers' `compute_transition_scores` at every
    step, to compare with the recorded ones (`Sequence.transition_scores`): some 2 ms a step on a CPU with a vocabulary
    of 49,000 tokens.
    """

    model: str
    prompt: str = ""
    messages: list[dict[str, str]] | None = None
    config: Config = field(default_factory=dict)
    seed: int | None = None
    top_candidates: int = 10
    assistant: str | None = None
    negative_prompt: str | None = None
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    structured_output: Mapping[str, Json] | None = None
    custom_generate: str | None = None
    custom_generate_kwargs: Mapping[str, object] | None = None
    denoising: Config | None = None
    given: str | list[int] | None = None
    only_given: bool = False
    luck_of: list[int] | None = None
    watch: list[int] = field(default_factory=list)
    read_prompt: bool = False
    check_scores: bool = False
    template: Mapping[str, object] | None = None
    reasoning_budget: int | None = None
    media: list[dict[str, Json]] = field(default_factory=list)
    return_timestamps: bool = False

    @property
    def asked(self) -> str:
        """What is asked, in short, for lists and headings: the prompt, or the last message of a chat, or else the text
        that is given."""
        if self.messages:
            last = self.messages[-1]
            return str(last.get("content", "")) if isinstance(last, Mapping) else ""
        return self.prompt or (self.given if isinstance(self.given, str) else "")

    def to_dict(self) -> dict[str, Json]:
        """Plain data that JSON can hold; `from_dict` gives back an equal request."""
        data = {f.name: getattr(self, f.name) for f in dataclasses.fields(self)}
        return data | {"config": {name: plain(value) for name, value in self.config.items()}}

    def told(self) -> dict[str, Json]:
        """The same without the files of pictures and sounds, as it is kept and shown."""
        media = self.media if isinstance(self.media, list) else []
        kept = [{name: value for name, value in each.items() if name != "data"} for each in media]
        return self.to_dict() | {"media": kept}

    @classmethod
    def from_dict(cls, data: Mapping[str, Json]) -> GenerationRequest:
        """The inverse of `to_dict`. Raises RequestError for no object, no model, or unknown keys."""
        if not isinstance(data, Mapping):
            message = said("A request is a JSON object.")
            raise RequestError([Diagnostic("request", "error", message, said('Write {{"model": ...}}.'))])
        known = [f.name for f in dataclasses.fields(cls)]
        problems = [
            Diagnostic(str(key), "error", said("A request has no field {field}.", field=repr(key)),
                       said("Use {fields}.", fields=", ".join(known)))
            for key in data
            if key not in known
        ]  # fmt: skip
        if "model" not in data:
            problems.append(
                Diagnostic("model", "error", said("The request names no model."), said('Add "model": "stories".'))
            )
        raise_for_errors(problems)
        return cls(**data)


class RequestError(CallerError):
    """A request cannot run. `diagnostics` has every problem, including warnings; `message` and `fix` are those of the
    first error, or else of the first warning."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = list(diagnostics)
        errors = [d for d in self.diagnostics if d.severity == "error"]
        super().__init__(_one_text(errors))
        for first in (errors or self.diagnostics)[:1]:
            self.message, self.fix = first.message, first.fix


def _one_text(errors: list[Diagnostic]) -> Text:
    """All of them, a line each, as one text, so that each is read in the person's language."""
    lines, values = [], {}
    for number, error in enumerate(errors):
        lines.append(f"{{knob{number}}}: {{message{number}}}" + (f" {{fix{number}}}" if error.fix else ""))
        values |= {f"knob{number}": error.knob, f"message{number}": error.message, f"fix{number}": error.fix}
    return Text("\n".join(lines), values)


def raise_for_errors(diagnostics: Iterable[Diagnostic]) -> None:
    """Raise RequestError where one of the diagnostics is an error; warnings alone pass."""
    diagnostics = list(diagnostics)
    if any(d.severity == "error" for d in diagnostics):
        raise RequestError(diagnostics)


def plain(value: object) -> Json:
    """The value with lists for tuples, and pairs for a dict whose keys are tuples (as sequence_bias may be)."""
    if isinstance(value, list | tuple):
        return [item if type(item) is int else plain(item) for item in value]  # there may be thousands of ids
    if isinstance(value, Mapping):
        if any(isinstance(key, tuple) for key in value):
            return [[list(key), item] for key, item in value.items()]
        return {key: plain(item) for key, item in value.items()}
    return value
