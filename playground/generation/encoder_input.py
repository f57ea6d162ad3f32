"""What an encoder gets of a picture or a sound: which part of it each of its positions covers, and how it looks."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import torch

from playground.media.reading import png_of
from playground.models.media_processor import MediaProcessor

LONGEST_SIDE = 480  # pixels of the picture that is told
_EXTRA = 2  # positions of no patch, at most, that come before the patches: ViT has one, distilled ones two


@dataclass(frozen=True)
class MediaGrid:
    """Positions `first` to `first + rows * columns` lie over the picture, row by row from its top left corner; of a
    sound, whose only row they are, over its `seconds`."""

    first: int
    rows: int
    columns: int
    seconds: float | None = None


def seen_by(
    processor: MediaProcessor, inputs: Mapping[str, torch.Tensor], positions: int, media: Mapping[str, object]
) -> MediaGrid | None:
    """What the encoder's `positions` cover; None where they are no grid over the picture."""
    if media["kind"] == "image":
        height, width = inputs["pixel_values"].shape[-2:] if "pixel_values" in inputs else (0, 0)
        return _grid(positions, height, width)
    span = _seconds(processor, inputs) / positions
    columns = min(positions, math.ceil(media["seconds"] / span))  # what comes after is silence that fills it up
    return MediaGrid(0, 1, columns, columns * span)


def _grid(positions: int, height: int, width: int) -> MediaGrid | None:
    for extra in range(_EXTRA + 1):
        for rows in range(1, min(height, positions - extra) + 1):
            columns = width // (height // rows)  # of square patches; pixels that fill none are left out
            if rows * columns == positions - extra:
                return MediaGrid(extra, rows, columns)
    return None


def _seconds(processor: MediaProcessor, inputs: Mapping[str, torch.Tensor]) -> float:
    """How long the sound is that the encoder gets, with what fills it up."""
    if "input_features" in inputs:
        frames = _bands_first(processor, inputs["input_features"]).shape[1]
        hop = getattr(processor.audio, "hop_length", None)  # Kaldi's filter banks have one frame each 10 ms
        return frames * (hop / processor.rate if hop else 0.01)
    return inputs["input_values"].shape[-1] / processor.rate


def _bands_first(processor: MediaProcessor, features: torch.Tensor) -> np.ndarray:
    """A spectrogram as (bands, frames), whichever way the model takes it."""
    found = features[0].float().cpu().numpy()
    return found if found.shape[0] == processor.audio.feature_size else found.T


def picture_of(processor: MediaProcessor, inputs: Mapping[str, torch.Tensor], seen: MediaGrid) -> str | None:
    """What the encoder gets, as a PNG in base64: the picture, or the spectrogram of the sound's `seconds` with its low
    frequencies at the bottom. None where it gets samples."""
    if "pixel_values" in inputs:
        pixels = inputs["pixel_values"][0].float().cpu().permute(1, 2, 0).numpy()
        if getattr(processor.image, "do_normalize", False):
            pixels = pixels * np.array(processor.image.image_std) + np.array(processor.image.image_mean)
        shown = pixels.clip(0, 1) * 255
    elif "input_features" in inputs:
        bands = _bands_first(processor, inputs["input_features"])
        share = seen.seconds / _seconds(processor, inputs)
        bands = bands[::-1, : max(1, round(bands.shape[1] * share))]
        low, high = float(bands.min()), float(bands.max())
        shown = (bands - low) / max(high - low, 1e-6) * 255
    else:
        return None
    return png_of(shown.astype(np.uint8), (2 * LONGEST_SIDE, LONGEST_SIDE))
