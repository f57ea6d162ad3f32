"""Tokenizers of others: read in a process that can be killed first, refused in a sentence, and the refusal is kept."""

from __future__ import annotations

import json
import time

import pytest

from playground.models import config_process, tokenizer_process
from playground.models.answer_cache import AnswerCache
from playground.models.first_look import look_at, was_looked_at
from playground.models.killable_process import Crashed, Delayed, TooSlow
from playground.models.loading import load_tokenizer
from playground.models.locations import ModelError
from playground.models.tokenizer_process import MAX_ADDED, MAX_PARTS
from playground.settings import Settings
from tests.support.tiny_models import save

LOCAL = Settings()


def with_id(tokenizer, number):
    tokenizer["model"]["vocab"][next(iter(tokenizer["model"]["vocab"]))] = number


def with_added_id(tokenizer, number):
    tokenizer["added_tokens"].append(added(number))


def added(number):
    return {"id": number, "content": f"<{number}>", "single_word": False, "lstrip": False, "rstrip": False,
            "normalized": False, "special": True}  # fmt: skip


def with_many(tokenizer, count):
    tokenizer["added_tokens"] += map(added, range(300, 300 + count))


def with_processors(tokenizer, count):
    one = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": False}
    tokenizer["post_processor"] = {"type": "Sequence", "processors": [one] * count}


ODD = {
    "an id beyond any table": (with_id, 2**31 - 2, "ids far beyond"),
    "an id below 0": (with_id, -5, "ids far beyond"),
    "an added id": (with_added_id, 2**32, "ids far beyond"),
    "an id of many digits": (with_id, 10**400, "ids far beyond"),
    "many added tokens": (with_many, MAX_ADDED + 1, "too much time or memory"),
    "many processors": (with_processors, MAX_PARTS + 1, "too much time or memory"),
}


@pytest.mark.parametrize(("spoil", "number", "words"), ODD.values(), ids=ODD)
def test_what_is_more_than_any_model_has_is_refused_and_kept(spoil, number, words, tmp_path, monkeypatch):
    folder = save(tmp_path / "model")
    told = json.loads((folder / "tokenizer.json").read_text("utf-8"))
    spoil(told, number)
    (folder / "tokenizer.json").write_text(json.dumps(told), "utf-8")
    with pytest.raises(ModelError, match=words):
        load_tokenizer(str(folder), LOCAL)
    monkeypatch.setattr(tokenizer_process._CHILDREN, "ask", lambda *_: pytest.fail("it was asked again"))
    started = time.perf_counter()
    for _ in range(32):
        with pytest.raises(ModelError, match=words):
            load_tokenizer(str(folder), LOCAL)
    assert time.perf_counter() - started < 5


def test_after_a_look_opening_asks_nobody_until_a_file_changes(tmp_path, monkeypatch):
    folder = save(tmp_path / "model")
    assert not was_looked_at(str(folder), LOCAL)
    look_at(str(folder), LOCAL)
    assert was_looked_at(str(folder), LOCAL)
    with monkeypatch.context() as nobody:
        for module in (config_process, tokenizer_process):
            nobody.setattr(module._CHILDREN, "ask", lambda *_: pytest.fail("it was asked again"))
        assert load_tokenizer(str(folder), LOCAL)("a")["input_ids"]
    config = json.loads((folder / "tokenizer_config.json").read_text("utf-8"))
    (folder / "tokenizer_config.json").write_text(json.dumps({**config, "model_max_length": 17}), "utf-8")
    assert not was_looked_at(str(folder), LOCAL)
    assert load_tokenizer(str(folder), LOCAL).model_max_length == 17


def test_ours_are_looked_at_by_nobody():
    assert was_looked_at("stories", LOCAL)


@pytest.mark.parametrize("refusal", [TooSlow, Crashed, MemoryError])
def test_a_refusal_is_kept_and_a_delay_is_not(refusal):
    known, asked = AnswerCache(), []

    def find(error):
        asked.append(error)
        raise error

    for error in (Delayed, Delayed, refusal, refusal):
        with pytest.raises(error):
            known.get("x", lambda error=error: find(error))
    assert asked == [Delayed, Delayed, refusal] and known.knows("x") and not known.knows("y")


def test_only_so_many_are_kept():
    known = AnswerCache(most=2)
    for key in (1, 2, 1, 3):
        assert known.get(key, lambda key=key: key) == key
    assert [known.knows(key) for key in (1, 2, 3)] == [True, False, True]
