"""What `listener` is trained on: texts, and clips that hold them at the times that are said. A tone is the speech."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import numpy as np
import pytest

from training import listener_speech
from training.listener_corpus import FRAMES, MELS, features
from training.listener_espeak import _filled, is_installed
from training.listener_sentences import DIGITS, held_out, text, vocabulary
from training.listener_speech import (
    ACCENTS,
    DECIBELS,
    NEW_ACCENT,
    NEW_VARIANTS,
    RATE,
    SECONDS,
    VARIANTS,
    clip,
    clips,
    noise,
    resampled,
    speak,
)


@pytest.fixture
def toned(monkeypatch):
    """A tone of 0.2 s for each word, which is one phoneme, higher the more letters a phrase has."""

    def tone(phrase, voice, speed, pitch):
        words = phrase.split()
        length = round(0.2 * len(words) * RATE)
        timed = [(word, 0.2 * i, 0.2 * (i + 1)) for i, word in enumerate(words)]
        return np.sin(2 * np.pi * 30 * len(phrase) * np.arange(length) / RATE).astype(np.float32), timed, timed

    monkeypatch.setattr(listener_speech, "speak", tone)


def test_texts_use_the_vocabulary_and_all_of_it():
    random = Random(1)
    words = Counter(itertools.chain.from_iterable(text(random, held=False).split() for _ in range(20_000)))
    assert sorted(words) == vocabulary() and min(words.values()) > 20
    assert 60 <= len(vocabulary()) - len(DIGITS) <= 200


def test_no_text_is_both_trained_on_and_held_out():
    random = Random(2)
    trained, held = ({text(random, held) for _ in range(1500)} for held in (False, True))
    assert len(held) > 500 and not trained & held and all(map(held_out, held)) and not any(map(held_out, trained))


def test_no_voice_is_both_trained_on_and_held_out():
    assert not set(VARIANTS) & set(NEW_VARIANTS) and NEW_ACCENT not in ACCENTS


def test_words_lie_where_they_are_said_to_and_nothing_but_noise_lies_elsewhere(toned):
    some = list(itertools.islice(clips(3, held=False), 60))
    assert {found.phrases for found in some} == {1, 2}
    off = []  # decibels: noise is not everywhere as loud as on average
    for found in some:
        samples, inside = found.samples, np.zeros(len(found.samples), bool)
        assert samples.dtype == np.float32 and len(samples) <= SECONDS * RATE and np.abs(samples).max() < 0.9001
        assert found.phonemes == found.said and found.text == " ".join(word for word, _, _ in found.said)
        last, pauses = 0.0, 0
        for _, begin, end in found.said:
            assert begin >= last - 1e-6 and end - begin == pytest.approx(0.2, abs=1e-3)
            pauses += begin > last + 0.04
            inside[round(begin * RATE) : round(end * RATE)] = True
            last = end
        assert pauses == found.phrases
        speech, rest = (np.mean(samples[part] ** 2) for part in (inside, ~inside))
        off.append(10 * np.log10(speech / rest) - found.decibels)
        assert DECIBELS[0] <= found.decibels <= DECIBELS[1]
        accent, _, variant = found.voice.partition("+")
        assert accent in ACCENTS and variant in VARIANTS
    assert np.mean(off) == pytest.approx(0, abs=1) and np.abs(off).max() < 10


def test_held_out_clips_have_held_out_texts_and_voices(toned):
    one = [each for each in itertools.islice(clips(3, held=True, accents=(NEW_ACCENT,)), 20) if each.phrases == 1]
    assert len(one) > 5 and all(held_out(each.text) for each in one)
    for found in one:
        accent, _, variant = found.voice.partition("+")
        assert accent == NEW_ACCENT and variant in NEW_VARIANTS
    assert not any(held_out(each.text) for each in itertools.islice(clips(3, held=False), 20) if each.phrases == 1)


def test_a_clip_is_the_same_for_the_same_seed(toned):
    one, same, other = clip("a", False), clip("a", False), clip("b", False)
    assert one.said == same.said and np.array_equal(one.samples, same.samples) and one.said != other.said


def test_what_the_encoder_reads(toned):
    some = list(itertools.islice(clips(4, held=False), 3))
    found = features(some)
    assert found.shape == (3, MELS, FRAMES)
    for row, each in zip(found, some, strict=True):  # 100 frames a second, louder where a phrase is
        loud = row.max(0)
        (_, begin, end), *_ = each.said
        after = int(100 * len(each.samples) / RATE) + 3
        assert loud[round(100 * begin) + 2 : round(100 * end) - 2].min() > loud[after:].max()


def test_a_tone_keeps_its_pitch_and_loudness_at_another_rate():
    tone = np.sin(2 * np.pi * 440 * np.arange(22_050) / 22_050).astype(np.float32)
    expected = np.sin(2 * np.pi * 440 * np.arange(RATE) / RATE)
    assert np.abs(resampled(tone, 22_050) - expected).max() < 1e-3
    high = np.sin(2 * np.pi * 9_000 * np.arange(22_050) / 22_050).astype(np.float32)  # above what RATE can hold
    assert np.abs(resampled(high, 22_050)).max() < 1e-3


@pytest.mark.parametrize("seed", range(4))
def test_noise_is_as_loud_as_it_should_be(seed):
    found = noise(9_999, Random(seed))
    assert found.shape == (9_999,) and np.sqrt(np.mean(found**2)) == pytest.approx(1, abs=1e-4)


@pytest.mark.skipif(not is_installed(), reason="only training needs espeak-ng, and it is not installed")
def test_espeak_says_a_phrase_without_silence_at_its_ends_and_when_each_word_begins():
    spoken, words, phonemes = speak("the red dog is in the house", "gmw/en-US+f1", 150, 50)
    assert 1 * RATE < len(spoken) < 2.5 * RATE and spoken.dtype == np.float32
    assert np.abs(spoken[: RATE // 20]).max() > 0.01 * np.abs(spoken).max() > 0
    assert [word for word, _, _ in words] == "the red dog is in the house".split()  # "in the" is said as one
    for said in (words, phonemes):
        assert all(begin < end for _, begin, end in said)
        assert all(one[2] == other[1] for one, other in itertools.pairwise(said))
        assert said[0][1] < 0.05 and said[-1][2] == pytest.approx(len(spoken) / RATE)
    assert {"r", "E", "d"} <= {name for name, _, _ in phonemes}
    assert len(speak("the red dog is in the house", "gmw/en-US+f1", 190, 50)[0]) < len(spoken)
    with pytest.raises(ValueError, match="no voice"):
        speak("the red dog", "nobody", 150, 50)


def test_words_said_as_one_share_their_time_by_their_letters():
    assert _filled([0.0, 0.4, None, 1.0], ["a", "in", "them", "b"], 2.0) == pytest.approx([0.0, 0.4, 0.6, 1.0])
    assert _filled([0.0, None], ["ab", "cd"], 1.0) == pytest.approx([0.0, 0.5])
