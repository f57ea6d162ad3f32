"""The corpus of `translator`: sentences drawn by a small grammar, each with its meaning, in three languages.

`python -m training.translator_corpus --out FOLDER --pairs N` writes `train.jsonl` and `heldout.jsonl`, a
line {"source", "target"} for each pair; a line of the held-out file has `right` too, all right translations. Line i of a
seed is always the same.

One sentence in fifty is held out, by a checksum of its usual English words; "The house is wonderful.", the example of the
transformers documentation, is among them. No training line has a held-out meaning in it, in any language.
"""

from __future__ import annotations

import argparse
import json
import zlib
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from training import translator_english, translator_french, translator_german
from training import translator_words as words
from training.chooser import Chooser
from training.translator_meaning import (
    Choose,
    Clause,
    Does,
    Is,
    Joined,
    Name,
    Pair,
    Phrase,
    Place,
    Pronoun,
    Sentence,
    Subject,
    There,
    Thing,
    Where,
    every,
)

LANGUAGES = {
    "English": translator_english.render,
    "German": translator_german.render,
    "French": translator_french.render,
}
DIRECTIONS = (("English", "German"), ("English", "French"), ("German", "English"), ("French", "English"))
EXAMPLE = "The house is wonderful."
ONE_IN = 50  # sentences held out
USUAL = 0.8  # how often the usual way is taken where there are several

_BEINGS = ("person", "human", "animal")


def sentence(c: Chooser) -> Sentence:
    """A sentence of any kind."""
    kinds = ((_state, 30), (_action, 34), (_joined, 14), (_there, 6), (_where, 4), (_phrase, 2))
    return c.weigh(kinds)(c)


def held_out(meaning: Sentence) -> bool:
    """Whether a sentence is kept from the training lines."""
    usual = LANGUAGES["English"](meaning, _first)
    return usual == EXAMPLE or (not isinstance(meaning, Phrase) and zlib.crc32(usual.encode()) % ONE_IN == 0)


def right(meanings: Sequence[Sentence], language: str) -> list[str]:
    """All right ways to say these sentences one after another."""
    return every(lambda choose: _said(meanings, language, choose))


def line(seed: int, index: int, held: bool) -> dict[str, Any]:
    """Line `index` of the training file, or of the held-out one: {"source", "target"} and there `right`."""
    c = Chooser(f"{seed}/{index}")
    source, target = c.pick(DIRECTIONS)
    if held:  # one sentence, so that no choice multiplies another's
        meanings = [_drawn(c, True)]
    else:
        meanings = [_drawn(c, False) for _ in range(c.weigh(((1, 75), (2, 17), (3, 8))))]
    pair = {
        "source": f"translate {source} to {target}: {_said(meanings, source, partial(_mostly, c))}",
        "target": _said(meanings, target, partial(_mostly, c)),
    }
    return pair | {"right": right(meanings, target)} if held else pair


def write(path: Path, seed: int, count: int, held: bool) -> None:
    """Write `count` lines."""
    with path.open("w", encoding="utf-8") as file:
        for index in range(count):
            file.write(json.dumps(line(seed, index, held), ensure_ascii=False) + "\n")


def _drawn(c: Chooser, held: bool) -> Sentence:
    while True:
        meaning = sentence(c)
        if held_out(meaning) == held:
            return meaning


def _said(meanings: Sequence[Sentence], language: str, choose: Choose) -> str:
    return " ".join(LANGUAGES[language](meaning, choose) for meaning in meanings)


def _first(options: Sequence[Any]) -> Any:
    return options[0]


def _mostly(c: Chooser, options: Sequence[Any]) -> Any:
    return options[0] if len(options) == 1 or c.chance(USUAL) else c.pick(options[1:])


# ------------------------------------------------------------------------------------------------------- kinds of sentences


def _state(c: Chooser) -> Clause:
    who = _subject(c)
    if c.chance(0.2):
        what = Is(_place(c), past=c.chance(0.2))
    else:
        what = Is(_said_of(c, who), past=c.chance(0.2), very=c.chance(0.25))
    return _turned(c, Clause(who, what))


def _action(c: Chooser) -> Clause:
    who = _subject(c, beings=True)
    kind = _kind(who)
    can = [verb for verb in (words.INTRANSITIVE if c.chance(0.35) else words.VERBS) if kind in verb.subjects]
    verb = c.pick(can)
    what = _object(c, verb.objects) if verb.objects else None
    said = Clause(who, Does(verb, what, modal=c.weigh((("", 12), ("can", 2), ("want", 2), ("must", 2)))))
    if c.chance(0.35):
        return replace(said, predicate=replace(said.predicate, place=_place(c)))
    definite = what is None or isinstance(what, Name) or what.determiner in ("the", "this", "my", "your", "our")
    return _turned(c, said, negate=definite and not said.predicate.modal)


def _turned(c: Chooser, said: Clause, negate: bool = True) -> Clause:
    way = c.weigh((("", 60), ("question", 15), ("adverb", 12), ("negated", 13)))
    if way == "adverb" and not getattr(said.predicate, "past", False):
        return replace(said, adverb=c.pick(words.ADVERBS))
    return replace(said, question=way == "question", negated=way == "negated" and negate)


def _joined(c: Chooser) -> Joined:
    word = c.pick(("but", "and", "because"))
    while True:
        who = _subject(c, beings=word == "because", pair=False)
        if not isinstance(who, Thing) or who.plural or who.noun.pronoun:
            break
    second = Is(_said_of(c, who), very=c.chance(0.2))
    if word == "because":
        verb = c.pick([verb for verb in words.INTRANSITIVE if _kind(who) in verb.subjects])
        return Joined(Clause(who, Does(verb)), word, second)
    first = Is(_said_of(c, who), very=c.chance(0.15))
    while first.what is second.what:
        second = replace(second, what=_said_of(c, who))
    return Joined(Clause(who, first), word, second)


def _there(c: Chooser) -> There:
    noun = _noun(c)
    number = c.chance(0.4)
    determiner = c.pick(words.NUMBERS)[0] if number else "a"
    return There(Thing(determiner, noun, number or c.chance(0.2), _adjective(c, noun, 0.3)), _place(c))


def _where(c: Chooser) -> Where:
    return Where(_name(c) if c.chance(0.2) else _thing(c, c.weigh((("the", 3), ("my", 2), ("your", 2), ("our", 1)))))


def _phrase(c: Chooser) -> Phrase:
    return Phrase(c.pick(words.PHRASES))


# -------------------------------------------------------------------------------------------------------- parts of sentences


def _subject(c: Chooser, beings: bool = False, pair: bool = True) -> Subject:
    kind = c.weigh((("thing", 66), ("pronoun", 20), ("name", 10), ("pair", 6)))
    if kind == "pronoun":
        return Pronoun(c.pick(("I", "you", "he", "she", "we", "they")))
    if kind == "name":
        return _name(c)
    if kind == "pair" and pair:
        first = _name(c) if c.chance(0.3) else _thing(c, None, _BEINGS)
        second = _thing(c, None, _BEINGS)
        return Pair(first, second)
    return _thing(c, None, _BEINGS if beings else None)


def _object(c: Chooser, kinds: tuple[str, ...]) -> Thing | Name:
    if "person" in kinds and c.chance(0.1):
        return _name(c)
    if kinds == ("opens",):
        noun = c.pick([noun for noun in words.NOUNS if noun.english[0].singular in words.OPENS])
        return Thing(_determiner(c), noun, c.chance(0.15), _adjective(c, noun, 0.2))
    return _thing(c, None, kinds)


def _name(c: Chooser) -> Name:
    return Name(*c.pick(words.NAMES))


def _thing(c: Chooser, determiner: str | None = None, kinds: tuple[str, ...] | None = None) -> Thing:
    noun = _noun(c, kinds)
    determiner = determiner or _determiner(c)
    plural = determiner not in _DETERMINERS or c.chance(0.2)
    return Thing(determiner, noun, plural, _adjective(c, noun, 0.3))


_DETERMINERS = ("the", "a", "this", "my", "your", "our")


def _determiner(c: Chooser) -> str:
    chosen = c.weigh((("the", 45), ("a", 18), ("this", 10), ("my", 12), ("your", 6), ("our", 6), ("number", 5)))
    return c.pick(words.NUMBERS)[0] if chosen == "number" else chosen


def _noun(c: Chooser, kinds: tuple[str, ...] | None = None) -> words.Noun:
    return c.pick([noun for noun in words.NOUNS if kinds is None or noun.kind in kinds])


def _adjective(c: Chooser, noun: words.Noun, p: float) -> words.Adjective | None:
    return _fitting(c, noun.kind) if c.chance(p) else None


def _said_of(c: Chooser, who: Subject) -> words.Adjective:
    return _fitting(c, _kind(who))


def _fitting(c: Chooser, kind: str) -> words.Adjective:
    fits = ("any", "being") if kind in _BEINGS else ("any", "thing")
    return c.pick([adjective for adjective in words.ADJECTIVES if adjective.kind in fits])


def _kind(who: Subject) -> str:
    if isinstance(who, Thing):
        return who.noun.kind
    if isinstance(who, Pair):
        return "animal" if "animal" in (_kind(who.first), _kind(who.second)) else "person"
    return "person"


def _place(c: Chooser) -> Place:
    preposition = c.pick(words.PREPOSITIONS)
    inside = preposition[0] == "in"
    if preposition[0] in ("on", "under"):
        nouns = [noun for noun in words.NOUNS if noun.english[0].singular in ("table", "chair", "bed", "box", "stone", "tree")]
    else:
        nouns = [noun for noun in words.NOUNS if noun.kind == "place" or (not inside and noun.kind == "thing")]
    determiner = c.weigh((("the", 70), ("a", 12), ("my", 6), ("this", 6), ("our", 6)))
    noun = c.pick(nouns)
    return Place(preposition, Thing(determiner, noun, c.chance(0.08), _adjective(c, noun, 0.15)))


def main() -> None:
    """Write the training and the held-out lines: different seeds, the same grammar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pairs", type=int, default=300_000)
    parser.add_argument("--heldout", type=int, default=2_000)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    write(arguments.out / "train.jsonl", 1, arguments.pairs, held=False)
    write(arguments.out / "heldout.jsonl", 2, arguments.heldout, held=True)


if __name__ == "__main__":
    main()
