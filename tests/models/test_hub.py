"""A model comes from the Hub, or does not: what is downloaded, how it goes on after a cut, what a person is told."""

from __future__ import annotations

import dataclasses
import errno
import os
import shutil
import threading
import uuid
from pathlib import Path

import pytest
from huggingface_hub import constants, try_to_load_from_cache

from playground.models import downloading, hub
from playground.models.downloading import DownloadStopped
from playground.models.estimates import estimate
from playground.models.fetching import fetch
from playground.models.locations import ModelError
from playground.settings import Settings
from tests.models.test_messages import CASES
from tests.support.hubs import StandInHub
from tests.support.slow import one_in
from tests.support.tiny_models import save, tiny_llama

LOCAL = Settings.local()
WEIGHTS = "model.safetensors"


@pytest.fixture(scope="module")
def original(tmp_path_factory) -> Path:
    return save(tmp_path_factory.mktemp("hub") / "model")


@pytest.fixture
def folder(original, tmp_path) -> Path:
    return shutil.copytree(original, tmp_path / "model")


@pytest.fixture
def name() -> str:
    """A model that nobody has asked for."""
    return f"someone/{uuid.uuid4().hex[:8]}"


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch):
    monkeypatch.setattr(downloading, "RETRY_PAUSE", 0.0)


class Told:
    def __init__(self) -> None:
        self.phases: list[str] = []
        self.done: list[int] = []
        self.total: int | None = None

    def __call__(self, phase, done, total) -> None:
        self.phases.append(phase)
        if phase == "download":
            self.done.append(done)
            self.total = total


def refusal(name: str, settings: Settings = LOCAL, **options) -> ModelError:
    with pytest.raises(ModelError) as caught:
        fetch(name, settings, **options)
    assert caught.value.message and caught.value.fix
    return caught.value


def here(name: str, file: str = WEIGHTS) -> Path | None:
    path = try_to_load_from_cache(name, file)
    return Path(path) if isinstance(path, str) else None


def part(name: str) -> list[Path]:
    blobs = Path(constants.HF_HUB_CACHE, f"models--{name.replace('/', '--')}", "blobs")
    return list(blobs.glob("*.incomplete"))


# ---------------------------------------------------------------------------------------------------- what comes here


def test_a_download_tells_how_far_it_is(folder, name):
    told, size = Told(), (folder / WEIGHTS).stat().st_size
    with StandInHub(folder):
        fetch(name, LOCAL, on_progress=told)
    assert told.phases[0] == "asking" and told.phases[1:] == ["download"] * len(told.done)
    assert told.done == sorted(told.done) and (told.done[0], told.done[-1], told.total) == (0, size, size)
    assert here(name).read_bytes() == (folder / WEIGHTS).read_bytes() and not part(name)


def test_only_what_is_needed_comes(folder, name):
    for more in ("pytorch_model.bin", "model.gguf", "model.onnx", "flax_model.msgpack", "README.md", "code.py"):
        (folder / more).write_bytes(b"x" * 10)
    (folder / "onnx").mkdir()
    shutil.copy(folder / WEIGHTS, folder / "onnx" / WEIGHTS)
    with StandInHub(folder) as server:
        fetch(name, LOCAL)
    loaded = {seen.path.rpartition("/")[2] for seen in server.seen if seen.method == "GET" and "/resolve/" in seen.path}
    assert loaded == {
        "config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json", WEIGHTS,
    }  # fmt: skip
    assert not any("/onnx/" in seen.path for seen in server.seen)


@pytest.mark.parametrize(
    ("files", "needed", "whole", "index"),
    [
        (["config.json", "source.spm", "target.spm", "vocab.json", "pytorch_model.bin", "tf_model.h5"],
         ["config.json", "source.spm", "target.spm", "vocab.json"], "pytorch_model.bin", None),
        (["tokenizer.model", "huge.model", "chat_template.jinja", "additional_chat_templates/rag.jinja", WEIGHTS],
         ["additional_chat_templates/rag.jinja", "chat_template.jinja", "tokenizer.model"], WEIGHTS, None),
        (["original/tokenizer.model", "onnx/config.json", hub.INDEX, "model-00001-of-00002.safetensors"], [], None,
         hub.INDEX),
        ([WEIGHTS, hub.INDEX, "pytorch_model.bin"], [], WEIGHTS, None),
        (["pytorch_model.bin.index.json", hub.INDEX], [], None, hub.INDEX),
        (["pytorch_model.bin.index.json"], [], None, "pytorch_model.bin.index.json"),
        (["model.gguf"], [], None, None),
    ],
)  # fmt: skip
def test_which_files_are_needed(files, needed, whole, index):
    sizes = {file: 10**9 if file.startswith("huge") else 10 for file in files}
    repository = hub.Repository("a/b", None, "0" * 40, sizes)
    assert repository.small_files == needed
    assert (repository.whole_weights, repository.weight_index) == (whole, index)


def test_weights_in_several_files(tmp_path, name):
    tiny_llama().save_pretrained(tmp_path / "m", max_shard_size="40KB")
    shards = sorted(file.name for file in (tmp_path / "m").glob("model-*.safetensors"))
    (tmp_path / "m" / "model-00099-of-00099.safetensors").write_bytes(b"of an older version")
    assert len(shards) > 1
    with StandInHub(tmp_path / "m") as server:
        fetch(name, LOCAL)
    assert all(here(name, shard) for shard in shards)
    assert not server.asked("model-00099-of-00099.safetensors")


def test_an_index_that_names_no_files(folder, name):
    (folder / WEIGHTS).unlink()
    (folder / hub.INDEX).write_text('{"weight_map": {"a": "../../secret"}}')
    with StandInHub(folder):
        assert "does not name the files of its weights" in refusal(name).message


def test_weights_that_lie_elsewhere_come_without_the_token(folder, name):
    with StandInHub(folder, token="hf_mine", stored=(WEIGHTS,)) as server:
        fetch(name, LOCAL, token="hf_mine")
    stored = [seen for seen in server.seen if seen.path.startswith("/stored/")]
    assert stored and all(seen.token is None and seen.host.startswith("localhost") for seen in stored)
    assert all(seen.token == "hf_mine" for seen in server.seen if "/resolve/" in seen.path)
    assert here(name).read_bytes() == (folder / WEIGHTS).read_bytes()


def test_what_is_here_is_not_downloaded_again(folder, name):
    with StandInHub(folder) as server:
        fetch(name, LOCAL)
        server.seen.clear()
        told = Told()
        fetch(name, LOCAL, on_progress=told)
    assert told.phases == ["asking"]
    assert not [seen for seen in server.seen if seen.method == "GET" and "resolve" in seen.path]
    fetch(name, LOCAL)  # nobody answers any more


@pytest.mark.parametrize(("revision", "found"), [("main", True), ("v1.0", False)])
def test_a_revision(revision, found, folder, name):
    with StandInHub(folder):
        if found:
            fetch(f"{name}?revision={revision}", LOCAL)
            assert here(name)
        else:
            assert "has no revision 'v1.0'" in refusal(f"{name}?revision={revision}").message


def test_nothing_large_comes_where_it_does_not_fit(folder, name):
    def too_large():
        raise ModelError("It is too large.", "Take a smaller one.")

    with StandInHub(folder):
        assert refusal(name, fits=too_large).message == "It is too large."
    assert here(name, "config.json") and not here(name)


def test_a_model_that_writes_no_text_is_refused_before_its_weights(folder, name):
    (folder / "config.json").write_text('{"model_type": "vit", "architectures": ["ViTModel"]}')
    with StandInHub(folder) as server:
        assert "is a vit model, which does not generate text" in refusal(name).message
    assert not server.asked(WEIGHTS)


# ------------------------------------------------------------------------------------------------- cut, wrong, stopped


def test_after_a_cut_it_goes_on_by_itself(folder, name):
    told = Told()
    with StandInHub(folder) as server:
        server.faults.cut[WEIGHTS] = [20_000, 8_192]
        fetch(name, LOCAL, on_progress=told)
    ranges = [seen.range for seen in server.asked(WEIGHTS)]
    assert ranges[0] is None and ranges[1:] == ["bytes=20000-", "bytes=28192-"]
    assert told.done[-1] == told.total
    assert here(name).read_bytes() == (folder / WEIGHTS).read_bytes()


def test_after_cuts_without_end_the_next_press_goes_on(folder, name):
    with StandInHub(folder) as server:
        server.faults.cut[WEIGHTS] = [20_000, *[0] * downloading.MAX_ATTEMPTS]
        error = refusal(name)
        assert "was cut off after 20 kB" in error.message and "resumes where it stopped" in error.fix
        assert part(name)[0].stat().st_size == 20_000
        told = Told()
        server.seen.clear()
        fetch(name, LOCAL, on_progress=told)
    assert [seen.range for seen in server.asked(WEIGHTS)] == ["bytes=20000-"]
    assert told.done[:2] == [0, 20_000]
    assert here(name).read_bytes() == (folder / WEIGHTS).read_bytes() and not part(name)


def test_a_server_that_sends_no_parts_begins_anew(folder, name):
    told = Told()
    with StandInHub(folder) as server:
        server.faults.cut[WEIGHTS], server.faults.ranges = [20_000], False
        fetch(name, LOCAL, on_progress=told)
    assert told.done[-1] == told.total and 0 in told.done[2:]
    assert here(name).read_bytes() == (folder / WEIGHTS).read_bytes()


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [(lambda data: data[:-1] + b"!", "its checksum differs"), (lambda data: data + b"!", "bytes instead of")],
    ids=["checksum", "size"],
)
def test_wrong_contents(spoil, expected, folder, name):
    data = (folder / WEIGHTS).read_bytes()
    with StandInHub(folder) as server:
        server.faults.contents[WEIGHTS] = spoil(data)
        error = refusal(name)
        assert expected in error.message and "again" in error.fix
        assert not here(name) and not part(name)
        server.faults.contents.clear()
        fetch(name, LOCAL)
    assert here(name).read_bytes() == data


def test_two_who_want_the_same_file_write_it_once(folder, name):
    with StandInHub(folder) as server:
        server.faults.pause = 0.01
        told = [Told(), Told()]
        names = (name, f"{name}?dtype=bfloat16")
        threads = [
            threading.Thread(target=fetch, args=(each, LOCAL), kwargs={"on_progress": tell})
            for each, tell in zip(names, told, strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
    assert len(server.asked(WEIGHTS)) == 1 and here(name).read_bytes() == (folder / WEIGHTS).read_bytes()
    assert all(each.done[-1] == each.total for each in told)


def test_stop_keeps_what_came(folder, name):
    told = Told()
    with StandInHub(folder) as server:
        with pytest.raises(DownloadStopped, match="resumes where it stopped"):
            fetch(name, LOCAL, on_progress=told, stopped=lambda: bool(told.done) and told.done[-1] > 30_000)
        came = part(name)[0].stat().st_size
        assert 0 < came < (folder / WEIGHTS).stat().st_size
        fetch(name, LOCAL)
    assert [seen.range for seen in server.asked(WEIGHTS)] == [None, f"bytes={came}-"]


# ------------------------------------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("status", "code", "headers", "case", "wait"),
    one_in(2, [
        (401, "GatedRepo", {}, "gated", ""),
        (403, "GatedRepo", {}, "gated", ""),
        (401, "RepoNotFound", {}, "absent", ""),
        (404, "RepoNotFound", {}, "absent", ""),
        (404, "RevisionNotFound", {}, "no such revision", ""),
        (404, "EntryNotFound", {}, "no config", ""),
        (403, "", {}, "no token where one is asked for", ""),
        (410, "", {}, "gone", ""),
        (429, "", {"Retry-After": "30"}, "too many questions", "30 seconds"),
        (429, "", {"Retry-After": "600"}, "too many questions", "10 minutes"),
        (429, "", {}, "too many questions", "a minute"),
        (429, "", {"RateLimit": '"api";r=0;t=55'}, "too many questions", "55 seconds"),
        (500, "", {}, "a broken Hub", "a minute"),
        (503, "", {"Retry-After": "5"}, "a broken Hub", "5 seconds"),
    ]),
)
@pytest.mark.parametrize("where", ["config.json", WEIGHTS], ids=["first", "later"])
def test_the_hub_says_no(where, status, code, headers, case, wait, folder, name):
    def answer(path):
        return (status, code, headers) if path.endswith(f"/{where}") else None

    with StandInHub(folder, answer):
        error = refusal(name)
    expected = CASES[case].of(name, status).replace("v9", "main")
    if (case, where) == ("no config", WEIGHTS):
        expected = f"{name} has no {WEIGHTS}."
    assert error.message == expected
    assert wait in error.fix if wait else error.fix == CASES[case].fix.format(m=name)


def test_a_gated_model(folder, name):
    with StandInHub(folder, token="hf_right"):
        assert refusal(name).message == CASES["gated"].of(name)
        error = refusal(name, token="hf_wrong")
        assert error.message == CASES["gated, with a token that has no access"].of(name) and error.fix
        assert "hf_wrong" not in str(error)
        fetch(name, LOCAL, token="hf_right")
        fetch(name, LOCAL)  # it is here: this person has brought it
        shared = Settings(allow_own_tokens=False)
        assert refusal(name, shared).message == CASES["gated"].of(name)


@pytest.mark.parametrize("hosting", ["workshop", "public"])
def test_the_owners_token_is_not_for_what_visitors_ask_for(folder, name, hosting, monkeypatch):
    monkeypatch.setenv("HF_TOKEN", "hf_owner")
    shared = dataclasses.replace(Settings.named(hosting), allow_hub=True)
    with StandInHub(folder, token="hf_owner") as server:
        assert refusal(name, shared).message == CASES["gated"].of(name)
        with pytest.raises(ModelError):
            estimate(name, shared)
        assert server.seen and {seen.token for seen in server.seen} == {None}
        fetch(name, dataclasses.replace(shared, use_host_token=True))
        assert "hf_owner" in {seen.token for seen in server.seen}


def test_nobody_answers(name):
    error = refusal(name)
    assert error.message == CASES["no network"].of(name) and "stories" in error.fix


def test_the_disk_has_no_room(folder, name, monkeypatch):
    size = (folder / WEIGHTS).stat().st_size
    with StandInHub(folder) as server, monkeypatch.context() as patch:
        patch.setattr(downloading, "free_disk_bytes", lambda: size - 1)
        error = refusal(name)
    assert "The disk has no room" in error.message and "Free another" in error.fix
    assert not server.asked(WEIGHTS)


def test_the_disk_becomes_full(folder, name, monkeypatch):
    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with StandInHub(folder):
        monkeypatch.setattr(downloading._Transfer, "_append", full)
        error = refusal(name)
        assert "could not be written completely" in error.message and "Free some disk space" in error.fix
        monkeypatch.undo()
        fetch(name, LOCAL)
    assert here(name)


def test_a_cache_that_cannot_be_written(folder, name, monkeypatch):
    def no_right(*_):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with StandInHub(folder), monkeypatch.context() as patch:
        patch.setattr(downloading.os, "replace", no_right)
        error = refusal(name)
    assert "Permission denied" in error.message and "HF_HOME" in error.fix


def test_what_is_not_on_the_hub_needs_no_download(folder):
    told = Told()
    fetch("stories", LOCAL, on_progress=told)
    fetch(str(folder), LOCAL, on_progress=told)
    assert told.phases == []
