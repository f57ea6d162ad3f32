"""Reads pictures and sounds, whoever sends them, into plain data: decoded once, without what they say of their maker.

A file is looked at by its header first: what would grow too large is refused before it is decoded. What is kept is
written anew, so that no EXIF (which may hold where a photo was taken) and no other metadata stays. Knows Pillow and
soundfile; no model.
"""

from __future__ import annotations

import base64
import hashlib
import io
import math
import os
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image, ImageOps, UnidentifiedImageError

from playground.errors import CallerError
from playground.media.media_data import KINDS, PEAKS, data_of
from playground.regular_files import FileTooLarge, read_regular_file
from playground.settings import Settings
from playground.texts import numeral, said
from playground.trace.wire import Json

PREVIEW = 96  # pixels of the longer side
MAX_RATE = 192_000  # samples a second, of all channels together
BLOCK = 65_536  # samples of each channel that are read at once
_FORMATS = ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF")  # what browsers and cameras make; no format that runs programs
_SOUNDS = said("WAV, FLAC, OGG and MP3 are supported.")
_IMAGES = said("PNG, JPEG, WebP, GIF, BMP and TIFF are supported.")


class MediaError(CallerError):
    """A picture or a sound that cannot be read."""


def read_media(value: object, settings: Settings) -> dict[str, Json]:
    """A picture or a sound as plain data (see `media_data`).

    `value` is a path, the bytes of a file, a PIL image, or (samples, rate) with samples of shape (n,) or (n, channels),
    floats from -1 to 1 or integers; or plain data, which is read anew: of it "kind", "data", "message" and "at" count.
    An image is made smaller where `settings` say so. Raises MediaError.
    """
    if isinstance(value, Mapping):
        return read_sent_media(value, settings)
    if isinstance(value, Image.Image):
        _check_pixels(*value.size, settings)
        return _from_image(value, settings)
    if isinstance(value, tuple) and len(value) == 2:
        return _from_samples(*value, settings)
    if isinstance(value, str | os.PathLike):
        value = _file(Path(value), settings)
    if isinstance(value, bytes | bytearray):
        return _from_file(bytes(value), settings)
    raise MediaError(
        said("A picture or a sound cannot be a {type}.", type=type(value).__name__),
        said("Give a path, the bytes of a file, a PIL image, or (samples, rate)."),
    )


def read_sent_media(value: object, settings: Settings) -> dict[str, Json]:
    """A picture or a sound that came from elsewhere as plain data, read anew: of it "kind", "data", "message" and "at"
    count. Anything else, such as the path of a file here, is refused. Raises MediaError."""
    if not isinstance(value, Mapping):
        message = said("A picture or a sound is sent as an object with its kind and its file in base64.")
        raise MediaError(message, said('Write "kind": "image", and the file as "data".'))
    data = data_of(value)
    if value.get("kind") not in KINDS:
        raise MediaError(said("A picture or a sound has a kind: image or audio."), said('Write "kind": "image".'))
    if data is None:
        if "data" in value:
            message = said("The data of a picture or a sound is not in base64.")
            raise MediaError(message, said("Write the bytes of the file in base64."))
        raise MediaError(said("The picture or sound itself was not kept with this run."), said("Add the file again."))
    read = _from_file(data, settings)
    if read["kind"] != value["kind"]:
        message = said("The request says {kind}, but the file holds {other}.", kind=value["kind"], other=read["kind"])
        raise MediaError(message, said("Give the file's real kind, or leave it out."))
    return read | {name: value[name] for name in ("message", "at") if name in value}


def open_image(data: bytes, settings: Settings, made_smaller: bool = False) -> Image.Image:
    """The picture in this file, upright, as RGB; what is transparent becomes white. Where it is larger than `settings`
    say, it is `made_smaller`, or refused. Raises MediaError."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Pillow's own limit is below ours
            image = Image.open(io.BytesIO(data), formats=_FORMATS)
            _check_pixels(*image.size, settings)
            side = settings.max_image_side
            if made_smaller:
                image = _made_smaller(image, side)
            elif side is not None and max(image.size) > side:
                message = said("This picture is {width} by {height} pixels; the limit is {limit} per side.",
                               width=image.width, height=image.height, limit=side)  # fmt: skip
                raise MediaError(message, said("Read it with read_media, which makes it smaller."))
            return _upright_rgb(image)
    except MediaError:
        raise
    except UnidentifiedImageError:
        raise MediaError(said("This file is not a picture that can be read here."), _IMAGES) from None
    except Image.DecompressionBombError as error:
        message = said("This picture has far too many pixels; the limit is {limit} million.",
                       limit=numeral(f"{settings.max_megapixels:g}"))  # fmt: skip
        raise MediaError(message, said("Make it smaller.")) from error
    except (OSError, ValueError, SyntaxError, EOFError, MemoryError) as error:
        raise MediaError(said("This picture is damaged, and cannot be read to its end."), _IMAGES) from error


class SoundHeader(NamedTuple):
    """What a file says of its sound; `rate` is of samples a second in each channel."""

    seconds: float
    rate: int
    channels: int


def sound_header(data: bytes) -> SoundHeader:
    """What the file says of its sound. Raises MediaError."""
    soundfile = _soundfile()
    try:
        with soundfile.SoundFile(io.BytesIO(data)) as file:
            frames, rate, channels = file.frames, file.samplerate, file.channels
    except (soundfile.SoundFileError, RuntimeError, ValueError, TypeError) as error:
        raise MediaError(said("This file is not a sound that can be read here."), _SOUNDS) from error
    if not 0 < rate <= MAX_RATE or frames <= 0:
        raise MediaError(said("This sound is empty, or its header is damaged."), _SOUNDS)
    return SoundHeader(frames / rate, rate, channels)


# ----------------------------------------------------------------------------------------------------------- files


def _file(path: Path, settings: Settings) -> bytes:
    try:
        return read_regular_file(path, settings.max_media_mb * 1_000_000)
    except FileTooLarge as error:
        raise _too_many_bytes(error.size, settings) from None
    except OSError as error:
        message = said("{path} cannot be read: {reason}.", path=str(path), reason=str(error.strerror))
        raise MediaError(message, said("Give the path of a picture or a sound.")) from error


def _from_file(data: bytes, settings: Settings) -> dict[str, object]:
    if len(data) > settings.max_media_mb * 1_000_000:
        raise _too_many_bytes(len(data), settings)
    if _is_sound(data):
        return _from_sound(data, settings)
    return _from_image(open_image(data, settings, made_smaller=True), settings)


def _is_sound(data: bytes) -> bool:
    """By the first bytes of the formats that are read."""
    wave = data[:4] in (b"RIFF", b"RF64") and data[8:12] == b"WAVE"
    mp3 = data[:3] == b"ID3" or (len(data) > 1 and data[0] == 0xFF and data[1] & 0xE0 == 0xE0 and data[1] & 0x06 != 0)
    return wave or data[:4] in (b"fLaC", b"OggS") or mp3


def _too_many_bytes(count: int, settings: Settings) -> MediaError:
    message = said("This file has {size} MB; this server reads at most {limit}.",
                   size=numeral(f"{count / 1e6:.1f}"), limit=str(settings.max_media_mb))  # fmt: skip
    return MediaError(message, said("Make it smaller."))


# ---------------------------------------------------------------------------------------------------------- images


def _check_pixels(width: int, height: int, settings: Settings) -> None:
    if width * height > settings.max_megapixels * 1_000_000:
        message = said("This picture has {count} million pixels; the limit is {limit} million.",
                       count=numeral(f"{math.ceil(width * height / 1e6):,}"),
                       limit=numeral(f"{settings.max_megapixels:g}"))  # fmt: skip
        raise MediaError(message, said("Make it smaller."))
    if not width or not height:
        raise MediaError(said("This picture has no pixels."), _IMAGES)


def _made_smaller(image: Image.Image, side: int | None) -> Image.Image:
    """The picture with at most `side` pixels on the longer side. Before anything else is made of it: so every other
    copy is small, and of a JPEG, half as many pixels are decoded, or fewer, where these are enough."""
    if side is None or max(image.size) <= side:
        return image
    image.draft(None, (side, side))
    if image.mode not in ("RGB", "L", "RGBA", "LA"):
        image = image.convert("RGBA" if image.mode == "PA" or "transparency" in image.info else "RGB")
    image.thumbnail((side, side), Image.Resampling.LANCZOS)
    return image


def _upright_rgb(image: Image.Image) -> Image.Image:
    image = ImageOps.exif_transpose(image)
    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        image = image.convert("RGBA")
        white = Image.new("RGBA", image.size, "white")
        return Image.alpha_composite(white, image).convert("RGB")
    return image.convert("RGB")


def _from_image(image: Image.Image, settings: Settings) -> dict[str, object]:
    image = _upright_rgb(_made_smaller(image, settings.max_image_side))
    small = image.copy()
    small.thumbnail((PREVIEW, PREVIEW))
    data = _png(image)
    return {
        "kind": "image",
        "sha256": hashlib.sha256(data).hexdigest(),
        "width": image.width,
        "height": image.height,
        "preview": _base64(_png(small)),
        "data": _base64(data),
    }


def _png(image: Image.Image) -> bytes:
    """Pixels alone: whatever else the image carries would be written, too."""
    bare, file = Image.frombytes("RGB", image.size, image.tobytes()), io.BytesIO()
    bare.save(file, "PNG", compress_level=3)
    return file.getvalue()


def png_of(pixels: np.ndarray, most: tuple[int, int]) -> str:
    """Bytes of shape (height, width) or (height, width, 3) as a PNG in base64, made smaller where it is wider or higher
    than `most`."""
    image, file = Image.fromarray(pixels), io.BytesIO()
    image.thumbnail(most)
    image.save(file, "PNG")
    return base64.b64encode(file.getvalue()).decode("ascii")


# ---------------------------------------------------------------------------------------------------------- sounds


def _from_sound(data: bytes, settings: Settings) -> dict[str, object]:
    header = sound_header(data)
    check_sound(header, settings)
    soundfile = _soundfile()
    try:
        with soundfile.SoundFile(io.BytesIO(data)) as file:
            samples = _mean_of_channels(file, math.ceil(header.seconds * header.rate))
    except (soundfile.SoundFileError, RuntimeError, ValueError) as error:
        raise MediaError(said("This sound is damaged, and cannot be read to its end."), _SOUNDS) from error
    return _from_samples(samples, header.rate, settings)


def _mean_of_channels(file: Any, frames: int) -> np.ndarray:
    """So many samples, block by block; the header may lie: there may be fewer, and no more are read."""
    blocks = []
    while frames > 0 and len(block := file.read(min(frames, BLOCK), dtype="float32", always_2d=True)):
        blocks.append(block.mean(axis=1))
        frames -= len(block)
    return np.concatenate(blocks) if blocks else np.zeros(0, np.float32)


def _from_samples(samples: object, rate: object, settings: Settings) -> dict[str, object]:
    """One channel, the mean of all, as 24-bit FLAC."""
    samples = np.asarray(samples)
    if isinstance(rate, bool) or not isinstance(rate, int | np.integer) or not 0 < rate <= MAX_RATE:
        message = said("The rate of a sound is a whole number of samples a second, up to {limit}.",
                       limit=numeral(f"{MAX_RATE:,}"))  # fmt: skip
        raise MediaError(message, said("Give (samples, rate), such as (samples, 16000)."))
    if samples.dtype.kind == "i":
        samples = samples / float(np.iinfo(samples.dtype).max + 1)
    if samples.dtype.kind != "f" or samples.ndim not in (1, 2) or samples.size == 0:
        message = said("The samples of a sound are numbers of shape (n,) or (n, channels).")
        raise MediaError(message, said("Give floats from -1 to 1, or integers."))
    channels = 1 if samples.ndim == 1 else samples.shape[1]
    check_sound(SoundHeader(len(samples) / rate, int(rate), channels), settings)
    if not np.isfinite(samples).all():
        raise MediaError(said("Some samples of the sound are not finite numbers."), said("Give floats from -1 to 1."))
    samples = samples if samples.ndim == 1 else samples.mean(axis=1)
    samples = np.clip(samples, -1, 1)
    file = io.BytesIO()
    _soundfile().write(file, samples, int(rate), format="FLAC", subtype="PCM_24")
    data = file.getvalue()
    return {
        "kind": "audio",
        "sha256": hashlib.sha256(data).hexdigest(),
        "seconds": round(len(samples) / rate, 3),
        "rate": int(rate),
        "preview": _peaks(samples),
        "data": _base64(data),
    }


def _soundfile() -> Any:
    """The library that reads and writes sounds; where it is missing, everything else works. Raises MediaError."""
    try:
        import soundfile
    except (ImportError, OSError) as error:
        message = said("Sounds cannot be read here: the package soundfile is missing.")
        raise MediaError(message, said("Install soundfile and soxr, and start again.")) from error
    return soundfile


def _peaks(samples: np.ndarray) -> list[int]:
    """The largest amplitude in each of at most PEAKS equal parts, from 0 to 100."""
    parts = np.array_split(samples, min(PEAKS, len(samples)))
    return [round(max(float(part.max()), -float(part.min())) * 100) for part in parts]


def check_sound(sound: SoundHeader, settings: Settings) -> None:
    """Raise MediaError for a sound that is longer, or has more samples in its channels, than this instance reads."""
    if sound.seconds > settings.max_audio_seconds:
        message = said("This sound has {count} seconds; this server reads at most {limit}.",
                       count=numeral(f"{sound.seconds:.1f}"), limit=str(settings.max_audio_seconds))  # fmt: skip
        raise MediaError(message, said("Give a shorter part of it."))
    if sound.seconds * sound.rate * sound.channels > settings.max_audio_seconds * MAX_RATE:
        message = said("This sound has {channels} channels, each with {rate} samples a second: too many to read.",
                       channels=str(sound.channels), rate=numeral(f"{sound.rate:,}"))  # fmt: skip
        raise MediaError(message, said("Save it with one channel."))


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")
