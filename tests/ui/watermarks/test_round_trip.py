"""Translating there and back: which models can, how they are asked, and what comes of it on the page."""

from __future__ import annotations

import dataclasses
import json

import pytest

from playground.models.static_facts import ModelFacts
from playground.settings import Settings
from playground.trace import Failed, replace
from playground.ui.watermarks.round_trip import LANGUAGES, translation, translator_for
from tests.support.asking import TEXT, Asker, built
from tests.support.english import in_english
from tests.support.fakes import FakeEngine, finish, started


def facts_of(can=True):
    """The facts of a model, with a chat template or without."""
    return ModelFacts("m", has_chat_template=can)


@pytest.mark.parametrize("can", [True, False, None])
def test_a_model_with_a_chat_template_can_be_asked(can):
    way, why = translator_for(facts_of(can), "m", "German")
    assert (way is not None) == bool(can) and why.startswith("m is a chat model" if can else "m continues texts")
    if can:
        request = way(TEXT, "English", "German", 300)
        assert [m["role"] for m in request.messages] == ["user"] and TEXT in request.messages[0]["content"]
        assert request.config["max_new_tokens"] == 200 + len(TEXT) and request.prompt == ""


@pytest.mark.parametrize(("language", "can"), [("German", True), ("Romanian", True), ("Chinese", False)])
def test_t5_knows_a_few_languages(language, can):
    way, why = translator_for(ModelFacts("t5", architecture="T5ForConditionalGeneration"), "t5", language)
    assert (way is not None) == can and (can or "only on German, French and Romanian" in why)
    if can:
        assert way("A fox.", language, "English", 50).prompt == f"translate {language} to English: A fox."


@pytest.mark.parametrize(
    ("name", "facts", "words"),
    [
        ("", None, "No model is named."),
        ("far/away", None, "far/away was never used on this machine."),
        ("stories", ModelFacts("stories"), "it has no chat template"),
    ],
)
def test_others_are_told_why_not(name, facts, words):
    way, why = translator_for(facts, name, LANGUAGES[0])
    assert way is None and words in why


@pytest.mark.parametrize(
    ("answer", "text"), [(" Ein Fuchs.\n", "Ein Fuchs."), ("<think>\nHm, fox?\n</think>\n\nEin Fuchs.", "Ein Fuchs.")]
)
def test_thoughts_are_no_translation(answer, text):
    assert translation(answer) == text


# ------------------------------------------------------------------------------------------------------ on the page


class Translator(FakeEngine):
    """Its model "m" has a chat template, and answers with the words that it was given, the other way round."""

    def __init__(self, facts):
        super().__init__(self.answer)
        self.known = facts

    def facts(self, model):
        return self.known if model == "m" else super().facts(model)

    def answer(self, request):
        yield started(dataclasses.replace(request, prompt=""))
        last = finish([], "eos")
        words = request.messages[0]["content"].rpartition("\n\n")[2].split()
        text = "<think>\nWell.\n</think>" + " ".join(reversed(words[:-1]))
        yield replace(last, sequences=[replace(last.sequences[0], text=text)])


@pytest.fixture
def asker():
    asker = Asker(*built(Translator(facts_of())))
    attacking = asker.attacking
    asker.form |= {attacking.translator: "m", attacking.language: "French"}
    return asker


def press(asker):
    return asker.ask(asker.attacking.run_translated)


def test_the_button_waits_for_a_model_that_can(asker):
    def offered(name):
        update = asker.attacking.offer({asker.attacking.translator: name, asker.attacking.language: "French"})
        return update[asker.attacking.translate]["interactive"], update[asker.attacking.translator]["info"]

    assert offered("m") == (True, "m is a chat model: it is asked to translate.")
    assert offered("stories")[0] is False and offered("")[0] is False


@pytest.mark.slow
def test_there_and_back_and_scored(asker):
    updates = press(asker)
    first, second = asker.tab.page.engine.requests
    assert "from English to French" in first.messages[0]["content"]
    assert "from French to English" in second.messages[0]["content"]
    words = TEXT.split()
    there = " ".join(reversed(words[:-1]))
    assert second.messages[0]["content"].endswith("\n\n" + there)
    assert asker.form[asker.attacking.attacked] == " ".join(reversed(there.split()[:-1]))
    values = asker.shown(asker.attacking.found)
    assert (values["how"], values["strength"]) == ("Translated into French and back", None)
    (told,) = in_english(json.loads(updates[0][asker.detector.message].partition("\n")[2]))
    assert told["message"] == "Translating into French."
    assert [query.text for query in asker.queries] == [TEXT, asker.form[asker.attacking.attacked]]


@pytest.mark.slow
def test_what_fails_is_told(asker):
    asker.tab.page.engine.script = lambda request: iter([Failed("The memory is full.", "Use less.")])
    press(asker)
    assert asker.says() == "The memory is full. Use less." and asker.shown(asker.attacking.found) is None
    asker.form[asker.attacking.translator] = "stories"
    press(asker)
    assert "it has no chat template" in asker.says()


def test_a_public_instance_keeps_its_limit():
    settings = Settings.public()
    way, _ = translator_for(ModelFacts("t5", architecture="T5ForConditionalGeneration"), "t5", "German")
    request = way("x" * 5000, "English", "German", settings.max_new_tokens)
    assert request.config["max_new_tokens"] == settings.max_new_tokens
