"""Configs of others: what they describe is built in a process that can be killed, and refused in a sentence where it
takes too long, too much memory, or is not what the weights hold."""

from __future__ import annotations

import json
import threading
import time

import psutil
import pytest

from playground.models import config_process
from playground.models.config_process import ConfigDescription, described
from playground.models.loading import load, load_config, load_tokenizer
from playground.models.locations import ModelError
from playground.models.memory_estimate import class_and_size
from playground.models.static_facts import read_facts
from playground.settings import Settings
from tests.support.slow import mostly_slow
from tests.support.tiny_models import save, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

LOCAL = Settings()
DEADLINE = config_process.MAX_SECONDS + 15.0  # and the start of a child, where the one before was killed

HOSTILE = {
    "a million layers": ({"num_hidden_layers": 10**6}, "takes more than 10 seconds to set up"),
    "layers without end": ({"num_hidden_layers": 10**18}, "too much memory|cannot be read|more than 10 seconds"),
    "a wide model": ({"hidden_size": 2**20, "intermediate_size": 2**22}, "describes a model of"),
    "a large vocabulary": ({"vocab_size": 10**10}, "describes a model of"),
    "sizes beyond any machine": ({"hidden_size": 10**18, "vocab_size": 10**18}, "cannot be read|too much memory"),
    "a table of positions": ({"model_type": "xlm", "max_position_embeddings": 10**9}, "describes a model of"),
    "an attention mask": (
        {"model_type": "gpt_neo", "max_position_embeddings": 10**6, "num_layers": 4,
         "attention_types": [[["global"], 4]], "hidden_size": 64}, "describes a model of",
    ),
    "a long list": ({"layer_types": ["full_attention"] * 10**5}, "cannot be read|has [0-9]+ MB"),
    "a file of 50 MB": ({"note": "a" * 50_000_000}, r"config.json of .* has 50 MB; at most 2 MB are read"),
}  # fmt: skip


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    """A child that has started: its start is no part of the deadline."""
    folder = save(tmp_path_factory.mktemp("models") / "model")
    assert described(folder) is not None
    return folder


@pytest.fixture
def folder(started, tmp_path):
    return save(tmp_path / "model")


def change(folder, fields):
    path = folder / "config.json"
    own = {} if "model_type" in fields else json.loads(path.read_text("utf-8"))  # of another kind: nothing stays
    path.write_text(json.dumps(own | fields), "utf-8")


IN_NO_TIME = [HOSTILE[name] for name in HOSTILE if "layers" not in name]  # the others take all that they may


@pytest.mark.parametrize(
    ("fields", "words"), mostly_slow(HOSTILE.values(), lambda *case: case in IN_NO_TIME), ids=HOSTILE
)
def test_what_is_too_much_is_refused_in_time(fields, words, folder):
    change(folder, fields)
    turns, over = [0], threading.Event()

    def work():
        while not over.wait(0.01):
            turns[0] += 1

    neighbour = threading.Thread(target=work, daemon=True)
    neighbour.start()
    memory, start = psutil.Process().memory_info().rss, time.perf_counter()
    with pytest.raises(ModelError, match=words):
        load(str(folder), LOCAL, device="cpu")
    seconds = time.perf_counter() - start
    over.set()
    assert seconds < DEADLINE
    assert turns[0] > 30 * (seconds - 1)
    assert psutil.Process().memory_info().rss - memory < 200_000_000


def test_brackets_without_end_are_refused(folder):
    (folder / "config.json").write_text("[" * 500_000 + "]" * 500_000, "utf-8")
    with pytest.raises(ModelError, match=r"cannot be read|not valid JSON"):
        load_config(str(folder), LOCAL)
    assert read_facts(str(folder), LOCAL) is None


@pytest.mark.parametrize(
    ("file", "size"), [("tokenizer.json", 51), ("tokenizer_config.json", 21), ("generation_config.json", 3)]
)
def test_other_files_are_not_read_where_they_are_too_large(file, size, folder):
    with (folder / file).open("r+b" if (folder / file).exists() else "wb") as opened:
        opened.truncate(size * 1_000_000)
    for read in (load_tokenizer, load):
        with pytest.raises(ModelError, match=rf"{file} of .* has {size} MB; at most"):
            read(str(folder), LOCAL)


@pytest.mark.parametrize("make", [tiny_llama, tiny_gpt2, tiny_t5, tiny_bart])
def test_what_is_described_is_what_the_weights_hold(make, tmp_path):
    model = make()
    folder = save(tmp_path, model)
    buffers = sum(buffer.numel() for buffer in model.buffers())
    assert described(folder) == ConfigDescription(type(model).__name__, model.num_parameters(), buffers)
    config = load_config(str(folder), LOCAL)
    assert class_and_size(str(folder), config, LOCAL) == (type(model).__name__, model.num_parameters())


def test_ours_are_read_here(monkeypatch):
    monkeypatch.setattr(config_process._CHILDREN, "ask", lambda *_: pytest.fail("a process was asked"))
    assert load_config("stories", LOCAL).num_hidden_layers


def test_where_code_of_its_own_is_trusted_nothing_is_asked(folder, monkeypatch):
    monkeypatch.setattr(config_process._CHILDREN, "ask", lambda *_: pytest.fail("a process was asked"))
    assert load(str(folder), Settings(allow_remote_code=True), device="cpu").num_parameters
