"""The clips of `listener`: texts said by espeak-ng (listener_espeak.py), each word at a known time, with noise.

A clip is mono, 16,000 samples a second, float32 from -1 to 1, four seconds at most. Voices are an accent and a variant of
espeak-ng; some variants, and one accent, are kept for the held-out clips.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from training.listener_espeak import say
from training.listener_sentences import text

RATE = 16_000  # samples a second
SECONDS = 4  # of a clip, at most
ACCENTS = ("gmw/en-US", "gmw/en", "gmw/en-GB-scotland", "gmw/en-GB-x-rp")
NEW_ACCENT = "gmw/en-GB-x-gbclan"  # Lancaster: only in the hardest held-out clips
VARIANTS = tuple("m1 m2 m4 m5 m6 m7 m8 f1 f2 f4 Andy Annie Alicia Alex david ed john linda paul steph".split())
NEW_VARIANTS = tuple("m3 f3 f5 max belinda rob Mike".split())  # held out
SPEEDS = (125, 195)  # words a minute
PITCHES = (25, 75)  # of 0 to 99
LOUDNESS = (0.08, 0.9)  # the highest sample of a clip
SILENT = 0.01  # of a phrase's highest sample: what is quieter at its ends is cut off
GAPS = (0.25, 0.7)  # seconds between two phrases
FIRST = (0.05, 0.6)  # seconds before the first
DECIBELS = (8.0, 40.0)  # how far speech is above the noise
PAIRED = 0.35  # of the clips have two phrases

Said = tuple[str, float, float]  # a word or a phoneme, the seconds at which it begins and ends


@dataclass(frozen=True)
class Clip:
    """What is heard, each word and each phoneme that is said and when, of how many phrases, and how it was made."""

    samples: np.ndarray
    said: tuple[Said, ...]
    phonemes: tuple[Said, ...]
    phrases: int
    voice: str
    decibels: float

    @property
    def text(self) -> str:
        return " ".join(word for word, _, _ in self.said)


def speak(phrase: str, voice: str, speed: int, pitch: int) -> tuple[np.ndarray, list[Said], list[Said]]:
    """(a phrase said by espeak-ng, at RATE, silence at its ends cut off; its words; its phonemes). Each ends where the next
    one begins."""
    spoken = say(phrase, voice, speed, pitch)
    samples = resampled(spoken.samples, spoken.rate)
    loud = np.flatnonzero(np.abs(samples) > SILENT * np.abs(samples).max())
    first, last = int(loud[0]), int(loud[-1]) + 1
    seconds = (last - first) / RATE

    def timed(names: Iterable[str], begins: Iterable[float]) -> list[Said]:
        edges = [*(min(max(0.0, begin - first / RATE), seconds) for begin in begins), seconds]
        return list(zip(names, edges, edges[1:], strict=False))

    sounds = [(name, begin) for name, begin in spoken.phonemes if not name.startswith("_")]  # those are pauses
    return samples[first:last], timed(phrase.split(), spoken.words), timed(*zip(*sounds, strict=True))


def resampled(samples: np.ndarray, rate: int) -> np.ndarray:
    """The same sound at RATE, a lower rate than its own: what is above RATE / 2 is left out of its spectrum."""
    length = round(len(samples) * RATE / rate)
    spectrum = np.fft.rfft(samples)[: length // 2 + 1]
    return (np.fft.irfft(spectrum, length) * (length / len(samples))).astype(np.float32)


def clip(
    seed: str, held: bool, accents: tuple[str, ...] = ACCENTS, decibels: tuple[float, float] = DECIBELS
) -> Clip:
    """A clip drawn by chance: for the same seed the same but for a little noise that espeak-ng draws itself."""
    random = Random(seed)
    while True:
        voice = f"{random.choice(accents)}+{random.choice(NEW_VARIANTS if held else VARIANTS)}"
        speed, pitch = random.randint(*SPEEDS), random.randint(*PITCHES)
        said, phonemes, parts, at = [], [], [], random.uniform(*FIRST)
        for _ in range(2 if random.random() < PAIRED else 1):
            spoken, words, sounds = speak(text(random, held), voice, speed, pitch)
            said += [(word, at + begin, at + end) for word, begin, end in words]
            phonemes += [(name, at + begin, at + end) for name, begin, end in sounds]
            parts.append((round(at * RATE), spoken))
            at = said[-1][2] + random.uniform(*GAPS)
        length = said[-1][2] + random.uniform(0.05, 0.3)
        if length <= SECONDS:
            break
    samples = np.zeros(round(length * RATE), np.float32)
    for start, spoken in parts:
        samples[start : start + len(spoken)] += spoken[: len(samples) - start]
    above = random.uniform(*decibels)
    level = float(np.sqrt(np.mean(np.concatenate([spoken for _, spoken in parts]) ** 2)))
    samples += noise(len(samples), random) * level * 10 ** (-above / 20)
    samples *= random.uniform(*LOUDNESS) / np.abs(samples).max()
    return Clip(samples, tuple(said), tuple(phonemes), len(parts), voice, above)


def noise(length: int, random: Random) -> np.ndarray:
    """Noise whose root mean square is 1, between white (all frequencies alike) and brown (power falls with their square)."""
    drawn = np.random.default_rng(random.getrandbits(32)).standard_normal(length)
    spectrum = np.fft.rfft(drawn)
    spectrum /= np.maximum(np.arange(len(spectrum)), 8) ** random.uniform(0, 1)
    samples = np.fft.irfft(spectrum, length)
    return (samples / np.sqrt(np.mean(samples**2))).astype(np.float32)


def clips(seed: int, held: bool, accents: tuple[str, ...] = ACCENTS) -> Iterator[Clip]:
    """Endless; clip i of a seed is always the same but for what espeak-ng draws itself."""
    number = 0
    while True:
        yield clip(f"clips {seed} {number}", held, accents)
        number += 1
