"""espeak-ng as training calls it: a phrase said, and when each of its words and phonemes begins.

Its shared library is loaded when it is first called, and only in training: neither the page nor the model needs it. On
Debian it comes with `apt-get install espeak-ng`. The functions are those of espeak-ng/speak_lib.h, version 1.51.
"""

from __future__ import annotations

import ctypes
import functools
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_short, c_size_t, c_uint, c_void_p
from dataclasses import dataclass

import numpy as np

LIBRARY = "libespeak-ng.so.1"
# of the header's enumerations
_SYNCHRONOUS, _TELL_PHONEMES, _WORD, _PHONEME, _AT_CHARACTER, _UTF8, _RATE, _PITCH = 2, 1, 1, 7, 1, 1, 1, 3


class _Id(ctypes.Union):
    _fields_ = (("number", c_int), ("name", c_char_p), ("string", ctypes.c_char * 8))


class _Event(ctypes.Structure):
    _fields_ = (
        ("type", c_int), ("unique_identifier", c_uint), ("text_position", c_int), ("length", c_int),
        ("audio_position", c_int), ("sample", c_int), ("user_data", c_void_p), ("id", _Id),
    )  # fmt: skip


_Callback = CFUNCTYPE(c_int, POINTER(c_short), c_int, POINTER(_Event))


class _Espeak:
    """The library with a callback that keeps samples and events of what is said."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(LIBRARY)
        self.rate = self._library.espeak_Initialize(_SYNCHRONOUS, 0, None, _TELL_PHONEMES)
        self._samples: list[np.ndarray] = []
        self._words: dict[int, float] = {}
        self._phonemes: list[tuple[str, float]] = []
        self._callback = _Callback(self._take)  # kept: the library calls it as long as it lives
        self._library.espeak_SetSynthCallback(self._callback)

    def _take(self, samples, count, events) -> int:
        if samples and count:
            self._samples.append(np.ctypeslib.as_array(samples, (count,)).copy())
        at = 0
        while events[at].type:
            event, second = events[at], events[at].audio_position / 1000
            if event.type == _WORD:
                self._words.setdefault(event.text_position - 1, second)
            elif event.type == _PHONEME:
                self._phonemes.append((event.id.string.decode(), second))
            at += 1
        return 0

    def say(
        self, text: str, voice: str, speed: int, pitch: int
    ) -> tuple[np.ndarray, dict[int, float], list[tuple[str, float]]]:
        """(samples as int16 at `rate`, the second of each word it tells of by the character at which that begins, (name,
        second) of each phoneme)."""
        if self._library.espeak_SetVoiceByName(voice.encode()):
            raise ValueError(f"espeak-ng has no voice {voice}.")
        self._library.espeak_SetParameter(_RATE, speed, 0)
        self._library.espeak_SetParameter(_PITCH, pitch, 0)
        self._samples, self._words, self._phonemes = [], {}, []
        given = text.encode() + b"\0"
        self._library.espeak_Synth(given, c_size_t(len(given)), 0, _AT_CHARACTER, 0, _UTF8, None, None)
        return np.concatenate(self._samples), self._words, self._phonemes


@functools.cache
def _espeak() -> _Espeak:
    return _Espeak()


def is_installed() -> bool:
    """Whether there is an espeak-ng to call."""
    try:
        ctypes.CDLL(LIBRARY)
    except OSError:
        return False
    return True


@dataclass(frozen=True)
class Spoken:
    """Samples from -1 to 1, `rate` of them a second; the second at which each word begins; (name, second) of each phoneme."""

    samples: np.ndarray
    rate: int
    words: list[float]
    phonemes: list[tuple[str, float]]


def say(phrase: str, voice: str, speed: int, pitch: int) -> Spoken:
    """What espeak-ng says. Words that it says as one, such as "in the", have one event: the time to the next one is shared
    among them by their letters."""
    samples, told, phonemes = _espeak().say(phrase, voice, speed, pitch)
    words, begins, at = phrase.split(), [], 0
    for word in words:
        begins.append(told.get(at))
        at += len(word) + 1
    begins[0] = begins[0] or 0.0
    rate = _espeak().rate
    return Spoken(samples.astype(np.float32) / 32768, rate, _filled(begins, words, len(samples) / rate), phonemes)


def _filled(begins: list[float | None], words: list[str], end: float) -> list[float]:
    found, start = [], 0
    while start < len(words):
        stop = next((i for i in range(start + 1, len(words)) if begins[i] is not None), len(words))
        until = begins[stop] if stop < len(words) else end
        letters = [len(word) for word in words[start:stop]]
        shares = np.cumsum([0, *letters[:-1]]) / sum(letters)
        found += [float(begins[start] + share * (until - begins[start])) for share in shares]
        start = stop
    return found
