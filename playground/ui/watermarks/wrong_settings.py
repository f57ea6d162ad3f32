"""An ablation of the detector's settings: the same text, scored with one setting wrong at a time.

Knows which settings there are to get wrong, for each kind of watermark, and what each does. Scores nothing itself.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from dataclasses import dataclass

from playground.engines.protocol import Engine
from playground.texts import Text, numeral, said
from playground.trace.wire import Json
from playground.watermarks.detection import Query

WRONG_KEYS = 8  # how many are tried: what one of them says could be luck
MAX_SPELLED = 4000  # characters of a text that is split letter by letter


@dataclass(frozen=True)
class Mistake:
    """One row: what is wrong, how it is set, what follows from it, and the queries that ask (several where chance
    decides). `keeps` says how much of the mark is still there to be found: "all", "part", "none" (then what is found is
    chance), or "maybe"."""

    what: str
    how: str
    meaning: str
    queries: list[Query]
    keeps: str = "none"


def mistakes(query: Query, text: str, models: Sequence[str], spelled: list[int] | None = None) -> list[Mistake]:
    """The right settings first, then each mistake. `text` is what the query's ids are written as; `models` are those
    whose tokenizers are tried, as far as they are others; `spelled` is what `letter_ids` gives."""
    watermark = dict(query.watermark)
    own = _of_synth_id if "ngram_len" in watermark else _of_green_lists
    meaning = said("What the right detector says.")
    rows = [Mistake(said("nothing"), said("the settings as they are"), meaning, [query], "all")]
    rows += [
        Mistake(what, how, meaning, [dataclasses.replace(query, watermark=watermark | change, detector=None)
                                     for change in changes], keeps)
        for what, how, meaning, changes, keeps in own(watermark)
    ]  # fmt: skip
    if spelled:
        rows.append(
            Mistake(
                said("the token boundaries"), said("split letter by letter"),
                said("As a tokenizer without longer tokens reads it. The watermark depends on the tokens that were "
                     "written: the same letters in other tokens do not carry it."),
                [dataclasses.replace(query, text=spelled)],
            )
        )  # fmt: skip
    meaning = said("A tokenizer with the same tokens does no harm; with one that has others, nothing is found.")
    rows += [
        Mistake(said("the tokenizer"), said("{model}’s", model=model), meaning,
                [dataclasses.replace(query, model=model, text=text)], "maybe")
        for model in dict.fromkeys(models)
        if model and model != query.model
    ]  # fmt: skip
    return rows


def letter_ids(engine: Engine, model: str, text: str) -> list[int]:
    """The beginning of the text with each character split off, as ids of the model's own vocabulary. Raises ValueError
    where its tokenizer cannot be had."""
    text = text[:MAX_SPELLED]
    known = {each: [token.token_id for token in engine.tokens(model, each)] for each in dict.fromkeys(text)}
    return [token_id for each in text for token_id in known[each]]


_Row = tuple[str, str, str, list[dict[str, Json]], str]


def _of_green_lists(watermark: dict[str, Json]) -> list[_Row]:
    key, scheme = watermark.get("hashing_key", 15485863), watermark.get("seeding_scheme", "lefthash")
    width, ratio = watermark.get("context_width", 1), watermark.get("greenlist_ratio", 0.25)
    other = "selfhash" if scheme == "lefthash" else "lefthash"
    near = 0.5 if ratio < 0.4 else 0.25
    by_width = said(
        "selfhash takes the pair of the token and one of its context that has the smallest hash. One token more "
        "changes that for only some of the lists: on the others the watermark is still found."
    )
    if scheme == "lefthash":
        by_width = said(
            "lefthash looks only at the last token, however wide the context is: the lists are the same, so the "
            "watermark is found as with the right width, except that a first token is no longer scored."
        )
    return [
        (
            said("the key"), said("{count} other keys", count=WRONG_KEYS),
            said("Another key chooses other lists, on which the share of tokens is the ratio, as in any text."),
            [{"hashing_key": other_key} for other_key in _others(key)], "none",
        ),
        (said("the scheme"), _instead(other, scheme), said("Other tokens seed the lists, so the lists differ."),
         [{"seeding_scheme": other}], "none"),
        (said("the context width"), _instead(width + 1, width), by_width, [{"context_width": width + 1}],
         "all" if scheme == "lefthash" else "part"),
        (
            said("the ratio"), _instead(numeral(f"{near:g}"), numeral(f"{ratio:g}")),
            said("Both lists begin with the same tokens, because each is the first part of one shuffled vocabulary: "
                 "part of the watermark is still found."),
            [{"greenlist_ratio": near}], "part",
        ),
    ]  # fmt: skip


def _of_synth_id(watermark: dict[str, Json]) -> list[_Row]:
    keys, length = list(watermark["keys"]), watermark["ngram_len"]
    seed = watermark.get("sampling_table_seed", 0)
    rows: list[_Row] = [
        (said("the keys"), said("{count} other sets", count=WRONG_KEYS),
         said("Other keys give other g-values: half of them are 1, as in any text."),
         [{"keys": [(each + shift) % 2**62 for each in keys]} for shift in _others(0)], "none"),
        (said("the length of n-grams"), _instead(length + 1, length),
         said("The g-values depend on all tokens of the n-gram: another length gives others."),
         [{"ngram_len": length + 1}], "none"),
        (said("the table’s seed"), _instead(seed + 1, seed), said("Another table has other bits."),
         [{"sampling_table_seed": seed + 1}], "none"),
    ]  # fmt: skip
    if len(keys) > 1:
        half = len(keys) // 2
        how = said("the first {half} of {count}", half=half, count=len(keys))
        meaning = said("The keys that are there are right: each of them carries its part of the watermark.")
        rows.append((said("half of the keys"), how, meaning, [{"keys": keys[:half]}], "part"))
    return rows


def _instead(wrong: object, right: object) -> Text:
    return said("{wrong} instead of {right}", wrong=wrong, right=right)


def _others(key: int) -> list[int]:
    """Keys that are not this one; the same for the same key."""
    draw = random.Random(key)
    found: list[int] = []
    while len(found) < WRONG_KEYS:
        other = draw.randrange(1, 2**31)
        if other != key and other not in found:
            found.append(other)
    return found
