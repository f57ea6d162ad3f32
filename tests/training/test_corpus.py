"""The corpus is the same for the same seed, rich, and free of the mistakes that templates make."""

import collections
import re

import pytest

from training import corpus, pieces, voices
from training.chooser import Chooser
from training.facts import facts
from training.grammar import takes_an
from training.telling import tell

pytestmark = pytest.mark.slow

PLOTS = (*corpus.PLOTS, corpus.journey, corpus.outing, corpus.visitors)


@pytest.fixture(scope="module")
def sample() -> list[tuple[str, float]]:
    """Six thousand documents with the bits of their derivations."""
    return list(corpus.documents(seed=7, count=6000))


def test_a_document_depends_on_seed_and_index_only(sample):
    assert [corpus.document(7, index) for index in (41, 3, 5999)] == [
        sample[index] for index in (41, 3, 5999)
    ]
    assert corpus.document(8, 3) != sample[3]


def test_many_words_and_hardly_any_document_twice(sample):
    words = collections.Counter(word for text, _ in sample for word in re.findall(r"[a-zà-ÿ]+", text.lower()))
    assert len(words) > 3000
    assert len({text for text, _ in sample}) > 0.95 * len(sample)


def test_bits_are_positive_and_far_below_those_of_the_bytes(sample):
    assert all(0 < bits < 8 * len(text.encode()) for text, bits in sample)


def test_a_text_is_at_least_as_likely_as_its_derivation():
    """What makes the mean of the bits an upper bound: a text may have several derivations, and never fewer than one."""
    counts, bits = collections.Counter(), {}
    for index in range(20_000):
        c = Chooser(index)
        text = pieces.closed_list(c)
        counts[text] += 1
        bits[text] = min(c.bits, bits.get(text, c.bits))
    common = [text for text, count in counts.items() if count >= 100]
    assert len(common) > 20
    assert all(counts[text] / 20_000 > 0.6 * 2 ** -bits[text] for text in common)


def test_articles(sample):
    wrong = [
        match[0]
        for text, _ in sample
        for match in re.finditer(r"\b([Aa]n?) (\w+)", text)
        if (match[1].lower() == "an") != takes_an(match[2])
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "pattern",
    [
        r"[{}«»|<>]",
        r"  ",
        r" [.,!?]",
        r"\bNone\b",
        r"[.!?] [a-z]",
        r"\.\.",
        r",,",
        r"^[a-zà-ÿ][a-zà-ÿ]",
        r"\"\"",
        r" $",
    ],
)
def test_no_leftovers_of_templates(sample, pattern):
    wrong = [text for text, _ in sample if re.search(pattern, text)]
    assert wrong == []


def test_doubled_words_are_rare(sample):
    assert sum(bool(re.search(r"\b(\w+) \1\b", text)) for text, _ in sample) < 0.001 * len(sample)


def test_quotes_are_closed(sample):
    assert [text for text, _ in sample if text.count('"') % 2] == []


def test_bytes_beyond_ascii_occur_in_a_small_share(sample):
    share = sum(not text.isascii() for text, _ in sample) / len(sample)
    assert 0.01 < share < 0.3


@pytest.mark.parametrize(
    "start",
    [
        "I am a cat.",
        "A list of colors: red, blue, green",
        "A sequence of numbers: 1, 2, 3",
        "An increasing sequence: one, two",
        "1, 2, 3, 4",
        "A, B, C, D",
        "Once upon a time, ",
    ],
)
def test_the_prompts_of_the_guides_occur(start):
    assert any(text.startswith(start) for text, _ in corpus.documents(seed=1, count=20_000))


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: plot.__name__)
def test_every_plot_is_told_in_many_ways(plot):
    texts = set()
    for index in range(60):
        c = Chooser(f"{plot.__name__}/{index}")
        told = plot(c)
        texts.add(told if isinstance(told, str) else tell(c, *told))
    assert len(texts) == 60
    assert not [text for text in texts if re.search(r"[{}«»|]|function", text)]


@pytest.mark.parametrize(("kind", "most"), [(voices.voice, 300), (facts, 60), (pieces.piece, 60)])
def test_short_kinds_vary(kind, most):
    assert len({kind(Chooser(index)) for index in range(400)}) > most
