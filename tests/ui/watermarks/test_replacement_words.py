"""Words that attacks put into a text: words of the model's vocabulary, and not the text's own."""

from __future__ import annotations

import statistics

import pytest

from playground.api import generate
from playground.engines.local import LocalEngine
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Token
from playground.ui.watermarks.replacement_words import MIN_WORDS, replacement_words
from playground.watermarks.attacks import ATTACKS
from playground.watermarks.detection import Query
from tests.support.fakes import FakeEngine

GREEN = {"greenlist_ratio": 0.25, "bias": 6.0, "hashing_key": 15485863, "seeding_scheme": "lefthash"}


class Vocabulary(FakeEngine):
    def __init__(self, labels):
        super().__init__()
        self.labels = labels

    def draw_tokens(self, model, count):
        return [Token(i, label, label) for i, label in enumerate(self.labels[:count])]


WHOLE = [f" w{chr(97 + i)}" for i in range(MIN_WORDS)]


@pytest.mark.parametrize(
    ("labels", "text", "words"),
    [
        ([*WHOLE, "part", " 12", "\\xff", " ", " (a", "<s>"], "The fox", [word.strip() for word in WHOLE]),
        ([word.strip() for word in WHOLE], "The fox", [word.strip() for word in WHOLE]),  # no spaces in this one
        ([*WHOLE, " čaj"], "The fox", [word.strip() for word in WHOLE]),
        ([*WHOLE, " čaj"], "Der Käse", [*(word.strip() for word in WHOLE), "čaj"]),
    ],
)
def test_the_words_are_whole_ones_of_the_letters_of_the_text(labels, text, words):
    assert replacement_words(Vocabulary(labels), "stories", text).split() == words


def test_a_vocabulary_of_letters_makes_words_of_them():
    words = replacement_words(Vocabulary(list("abc 12")), "stories", "The fox").split()
    assert len(words) >= MIN_WORDS and set("".join(words)) == set("abc")
    assert words == replacement_words(Vocabulary(list("abc 12")), "stories", "The fox").split(), "the same each time"


def test_without_letters_another_text_is_asked_for():
    with pytest.raises(ValueError, match=r"no words.*Paste another text"):
        replacement_words(Vocabulary([" 1", "("]), "stories", "The fox")


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(Settings.local())
    yield engine
    engine.close()


@pytest.mark.parametrize("model", ["stories", "translator", "stories-bytes"])
def test_the_tokens_of_a_real_vocabulary_are_drawn_once_each(engine, model):
    drawn = engine.draw_tokens(model, 300)
    assert len({token.token_id for token in drawn}) == len(drawn) <= 300
    assert drawn == engine.draw_tokens(model, 300)
    assert len(replacement_words(engine, model, "The fox").split()) >= MIN_WORDS


@pytest.mark.slow
def test_words_of_the_vocabulary_leave_no_mark_and_the_own_ones_some(engine):
    """Half of a marked text's own words bring their marks along: z of a text that is replaced as a whole is that of
    chance with words from elsewhere, and above it with its own."""
    config = {"do_sample": True, "max_new_tokens": 220, "watermarking_config": GREEN}
    texts = [
        generate(GenerationRequest("stories", "Once upon a time", config=config, seed=seed)).sequences[0].text
        for seed in (1, 2)
    ]
    z = {}
    for name, words in (("own", ""), ("elsewhere", replacement_words(engine, "stories", texts[0]))):
        attacked = [ATTACKS["replace"].make(text, 1, seed, words) for text in texts for seed in range(6)]
        reports = engine.detect([Query("stories", text, GREEN) for text in attacked])
        z[name] = statistics.fmean(report["z_score"] for report in reports)
    assert abs(z["elsewhere"]) < 0.8 < z["own"]
