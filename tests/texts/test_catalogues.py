"""Every sentence that people read has a translation, and the list of sentences is that of today."""

from __future__ import annotations

import importlib.util
import json
import re
import string
from pathlib import Path

import pytest

from playground.texts.catalogue import FOLDER, LANGUAGES, catalogue, catalogue_file

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location("texts_script", ROOT / ".ci/texts.py")
script = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(script)

SENTENCES = {sentence for listed in script.sentences().values() for sentence in listed}


def names_in(sentence: str) -> set[str]:
    """The names in braces; none where the braces are no names of ours."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
    except ValueError:
        return set()


def test_the_list_of_sentences_is_current():
    assert json.loads((FOLDER / "en.json").read_text("utf-8")) == script.sentences(), "run `python .ci/texts.py`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_a_translation_and_no_other_has(language):
    known = catalogue(language)
    assert sorted(SENTENCES - set(known)) == [], f"python .ci/texts.py --missing {language}"
    assert sorted(set(known) - SENTENCES) == [], "nothing uses them"
    assert [sentence for sentence, text in known.items() if not text.strip()] == []


def test_what_was_recorded_says_sentences_of_today():
    """A recording keeps its sentences: one that was reworded since has no translation any more."""
    for file in sorted((ROOT / "presets/recorded").glob("*.ndjson")):
        said = {json.loads(each) for each in re.findall(r'"(?:said|one)":("(?:[^"\\]|\\.)*")', file.read_text("utf-8"))}
        with_words = re.compile(r"[^\W\d_]{2}(?![^{]*\})")  # not only the names of what stands in it
        sentences = {each for each in said if ("{" in each or each.endswith(".")) and with_words.search(each)}
        assert sentences - SENTENCES == set(), file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_names_of_their_sentences(language):
    differing = {
        sentence: text for sentence, text in catalogue(language).items() if names_in(sentence) != names_in(text)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_a_sentence_names_is_called_as_it_is_on_the_page(language):
    known = catalogue(language)
    for english, translated in known.items():
        for name in re.findall(r"“([^”]+)”|\b[Cc]lick (Generate|Stop|Score the (?:prompt|target))\b", english):
            label = known.get("".join(name))
            assert label is None or label in translated, english


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_another_language(language):
    """Terms such as "DoLa" are the same in every language; most sentences are not."""
    known = catalogue(language)
    same = [sentence for sentence, text in known.items() if sentence == text]
    assert len(same) < 0.1 * len(known)
    assert [sentence for sentence in same if len(sentence.split()) > 6] == []


def test_there_is_no_catalogue_of_a_language_that_is_not_named():
    assert {path.stem for path in FOLDER.glob("*.json")} == {"en", *LANGUAGES}
    with pytest.raises(KeyError):
        catalogue_file("xx")


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("said('a b {c}', c=1); many(n, 'one dog', 'some dogs', x=2); _('Prompt'); other('not this')",
         ["a b {c}", "one dog", "some dogs", "Prompt"]),
        ("said('one ' 'two')", ["one two"]),
        ("said(name)", []),
    ],
)  # fmt: skip
def test_sentences_of_python(code, found):
    assert list(script.of_python(code)) == found


def test_a_sentence_that_is_put_together_is_refused():
    with pytest.raises(ValueError, match="written out"):
        list(script.of_python("said(f'{x} dogs')"))


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("say(node, t('a {b} c', {b: f(1, 'not this')}))", ["a {b} c"]),
        ("tn(list.map((x) => g(x, 'no')).length, '{count} dog', \"{count} dogs\")", ["{count} dog", "{count} dogs"]),
        ("t(known ? 'it is' : 'it is not')", ["it is", "it is not"]),
        ("t(`plain`) + t(`put ${together}`) + part('gp-x') + split('no')", ["plain"]),
        (r"t('it\'s here')", ["it's here"]),
        ("t(knob.meaning)", []),
    ],
)  # fmt: skip
def test_sentences_of_a_script(code, found):
    assert list(script.of_script(code)) == found


def test_sentences_of_a_template():
    html = '<p title="A tip" class="not this">Some\n   words <b>more</b> ▶ 1</p><input placeholder="type here">'
    assert list(script.of_template(html)) == ["A tip", "Some words", "more", "type here"]
