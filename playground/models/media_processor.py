"""The processor of a model that reads pictures or sounds: what turns these into tensors. Opens no weights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from transformers import (
    AutoFeatureExtractor,
    AutoImageProcessor,
    AutoProcessor,
    PreTrainedConfig,
    PreTrainedTokenizerBase,
)

from playground.models.model_class import first_line, may_read_media
from playground.texts import Text, said

# Attributes of processors and configs: the id of the token in whose place a picture or a sound is read.
_PLACES = {
    "image": ("image_token_id", "image_token_index"),
    "audio": ("audio_token_id", "audio_token_index"),
}


@dataclass(eq=False)
class MediaProcessor:
    """`whole` is the library's processor with a tokenizer, None where the model reads no text beside; `image` and
    `audio` are its parts, None where it reads none. `problem` says why there is none of them."""

    whole: Any = None
    image: Any = None
    audio: Any = None
    problem: Text | None = None

    @property
    def kinds(self) -> list[str]:
        """What it reads: "image", "audio"."""
        return [kind for kind in ("image", "audio") if getattr(self, kind) is not None]

    @property
    def rate(self) -> int:
        """The samples a second that it reads."""
        return self.audio.sampling_rate

    def placeholder(self, kind: str) -> str | None:
        """What stands in a text where a picture or sound is to be read; None where the library puts it there."""
        names = {"image": ("boi_token", "image_token"), "audio": ("audio_token",)}[kind]
        found = (getattr(self.whole, name, None) for name in names)
        return next((str(token) for token in found if token), None)

    def place_ids(self, kind: str, config: PreTrainedConfig) -> set[int]:
        """The ids of the tokens in whose places the model puts what it has seen or heard."""
        found = {getattr(part, name, None) for part in (self.whole, config) for name in _PLACES[kind]}
        return {value for value in found if isinstance(value, int)}


def load_processor(
    place: str, config: PreTrainedConfig, options: dict[str, object], tokenizer: PreTrainedTokenizerBase
) -> MediaProcessor | None:
    """The processor that lies at `place`; None for a model of text alone. Where it cannot be read the model still reads
    texts, and the `problem` says why it reads nothing else. Its chat template becomes that of a `tokenizer` without
    one. `options` are those of `from_pretrained`."""
    if not may_read_media(config):
        return None
    found, problem = MediaProcessor(), None
    try:
        whole = AutoProcessor.from_pretrained(place, **options)
    except Exception as error:
        whole, problem = None, _unread(error)
    found.image = getattr(whole, "image_processor", None)
    found.audio = getattr(whole, "feature_extractor", None) or getattr(whole, "audio_processor", None)
    if found.kinds:
        found.whole = whole
        if tokenizer.chat_template is None:
            tokenizer.chat_template = getattr(whole, "chat_template", None)
        return found
    for kind, loader in (("image", AutoImageProcessor), ("audio", AutoFeatureExtractor)):
        try:
            setattr(found, kind, loader.from_pretrained(place, **options))
        except Exception as error:
            problem = problem or _unread(error)
    found.problem = None if found.kinds else problem
    return found


def _unread(error: Exception) -> Text:
    return said("Its processor cannot be read: {reason}", reason=first_line(error))
