"""Tokenizers beside the decode thread: one caller at a time for each model, and nobody waits for another model's."""

from __future__ import annotations

import threading
import time

import pytest

from playground.engines import tokenizer_pool
from playground.engines.tokenizer_pool import TokenizerPool
from playground.models import template_process
from playground.settings import Settings
from tests.support.tiny_models import byte_tokenizer

MESSAGES = [{"role": "user", "content": "hi"}]


@pytest.fixture
def pool():
    return TokenizerPool(Settings(), lambda model: None)


def saved(folder, template):
    tokenizer = byte_tokenizer()
    tokenizer.chat_template = template
    tokenizer.save_pretrained(folder)
    (folder / "config.json").write_text('{"model_type": "gpt2"}')
    return str(folder)


def test_a_slow_template_holds_up_nobody_with_another_model(pool, tmp_path):
    pool.tokens("stories", "Once")
    slow = saved(tmp_path, "{{ 9**(9**9) }}")
    errors, begun = [], threading.Event()

    def render():
        begun.set()
        with pytest.raises(ValueError) as caught:
            pool.render(slow, MESSAGES)
        errors.append(str(caught.value))

    thread = threading.Thread(target=render)
    thread.start()
    begun.wait()
    for _ in range(20):
        start = time.perf_counter()
        assert len(pool.tokens("stories", "Once upon")) == 2
        assert time.perf_counter() - start < 0.5
        time.sleep(0.05)
    assert thread.is_alive()
    thread.join(30)
    assert errors == [f"messages: The chat template of {slow} took more than {template_process.MAX_SECONDS:g} seconds. "
                      "Choose plain text, or another model."]  # fmt: skip


def test_only_some_tokenizers_are_kept(pool, tmp_path, monkeypatch):
    monkeypatch.setattr(tokenizer_pool, "MAX_TOKENIZERS", 1)
    tokenizer, config = pool.parts(saved(tmp_path, "{{ messages[0].content }}"))
    assert pool.parts(str(tmp_path)) == (tokenizer, config)
    pool.tokens("stories", "Once")
    assert pool.parts(str(tmp_path))[0] is not tokenizer
