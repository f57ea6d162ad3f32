"""A config reaches a model's folder and the Hub, and nothing of the model is lost on the way.

The Hub is a stand-in that speaks the protocol of its API: what a repository holds, one file of it, and a commit.
"""

from __future__ import annotations

import base64
import json
import logging
import os
import re
import shutil
import traceback
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from transformers import AutoModelForCausalLM, AutoModelForSeq2SeqLM, GenerationConfig

from playground.models.catalog import bundled_folder
from playground.presets.publishing import FILE, PublishError, push_to_hub, save_as_model_default
from playground.requests.request import RequestError
from playground.settings import Settings
from tests.support.hubs import HubServer
from tests.support.tiny_models import byte_tokenizer, save, tiny_bart, tiny_llama

LOCAL = Settings.local()
CONFIG = {"do_sample": True, "top_p": 0.8, "max_new_tokens": 7}


@pytest.fixture(scope="module")
def llama(tmp_path_factory) -> Path:
    return save(tmp_path_factory.mktemp("models") / "llama")


@pytest.fixture
def folder(llama, tmp_path) -> Path:
    return shutil.copytree(llama, tmp_path / "model")


def own(folder: Path) -> dict:
    """The fields of the file, without what says that nobody wrote it."""
    fields = json.loads((folder / FILE).read_text("utf-8"))
    return {name: value for name, value in fields.items() if name != "_from_model_config"}


# ------------------------------------------------------------------------------------------------- a model's folder


def test_the_model_then_generates_so_and_keeps_its_special_tokens(folder):
    before = own(folder)
    saved = save_as_model_default(str(folder), CONFIG, LOCAL)
    assert own(folder) == before | CONFIG
    assert (saved.path, saved.replaced) == (str(folder / FILE), {})
    model = AutoModelForCausalLM.from_pretrained(folder)
    assert model.generation_config == GenerationConfig(**before | CONFIG)
    assert (model.generation_config.eos_token_id, model.generation_config.pad_token_id) == (2, 0)
    inputs = byte_tokenizer()("the cat", return_tensors="pt")
    assert model.generate(**inputs).shape[1] <= inputs["input_ids"].shape[1] + 7


def test_what_is_replaced_is_said_and_kept_beside_it(folder):
    first = (folder / FILE).read_bytes()
    save_as_model_default(str(folder), CONFIG | {"temperature": 0.5}, LOCAL)
    second = (folder / FILE).read_bytes()
    saved = save_as_model_default(f"{folder}/", CONFIG | {"top_p": 0.9}, LOCAL)
    assert saved.replaced == {"top_p": 0.8} and "Replaced values: top_p = 0.8." in saved.message
    assert own(folder)["temperature"] == 0.5  # what is not set is left to the model, as in a run
    assert saved.backup in saved.message
    assert [Path(f"{folder / FILE}.before-{n}").read_bytes() for n in (1, 2)] == [first, second]
    assert {file.name for file in folder.iterdir()} == {
        "config.json", FILE, f"{FILE}.before-1", f"{FILE}.before-2",
        "model.safetensors", "tokenizer.json", "tokenizer_config.json",
    }  # fmt: skip


@pytest.mark.parametrize(("make", "auto"), [(tiny_llama, AutoModelForCausalLM), (tiny_bart, AutoModelForSeq2SeqLM)])
def test_without_a_file_the_special_tokens_come_from_the_models_config(make, auto, tmp_path):
    folder = save(tmp_path / "model", make())
    tokens = {key: value for key, value in own(folder).items() if key.endswith("token_id")}
    config = json.loads((folder / "config.json").read_text("utf-8"))
    (folder / "config.json").write_text(json.dumps(tokens | config), "utf-8")  # as older releases wrote it
    (folder / FILE).unlink()
    before = auto.from_pretrained(folder).generation_config
    saved = save_as_model_default(str(folder), CONFIG, LOCAL)
    assert saved.backup is None
    after = auto.from_pretrained(folder).generation_config
    assert tokens and all(getattr(after, name) == getattr(before, name) == value for name, value in tokens.items())
    assert after.top_p == 0.8 and "_from_model_config" not in (folder / FILE).read_text("utf-8")


def test_fields_that_only_this_model_knows_are_kept(folder):
    fields = own(folder) | {"lang_to_id": {"<|en|>": 5}, "no_timestamps_token_id": 7}
    (folder / FILE).write_text(json.dumps(fields), "utf-8")
    save_as_model_default(str(folder), CONFIG, LOCAL)
    assert own(folder) == fields | CONFIG


def broken(content: bytes):
    return lambda folder: (folder / FILE).write_bytes(content)


def as_it_is(folder):
    pass


@pytest.mark.parametrize(
    ("name", "settings", "spoil", "message"),
    [
        ("stories", LOCAL, as_it_is, "comes with the playground"),
        (str(bundled_folder("stories")), LOCAL, as_it_is, "come with the playground"),
        (os.path.relpath(bundled_folder("stories-draft")), LOCAL, as_it_is, "come with the playground"),
        ("{folder}", Settings.workshop(), as_it_is, "does not write to folders"),
        ("{folder}", Settings.public(), as_it_is, "does not write to folders"),
        ("{folder}/nothing", LOCAL, as_it_is, "no model in a folder"),
        ("{folder}/config.json", LOCAL, as_it_is, "no model in a folder"),
        ("someone/model", LOCAL, as_it_is, "push the settings there"),
        ("a\0b", LOCAL, as_it_is, "no model in a folder"),
        ("x" * 5000, LOCAL, as_it_is, "no model in a folder"),
        ("~nobody-here/x", LOCAL, as_it_is, "no model in a folder"),
        ("{folder}", LOCAL, broken(b"{"), "Repair it"),
        ("{folder}", LOCAL, broken(b"[]"), "Repair it"),
        ("{folder}", LOCAL, broken(b"\xff\xfe"), "Repair it"),
        ("{folder}", LOCAL, broken(b'{"early_stopping": "maybe"}'), "could not open the model"),
    ],
)
def test_refused_with_everything_as_it_was(name, settings, spoil, message, folder):
    spoil(folder)
    before = {file: file.read_bytes() for place in (folder, bundled_folder("stories")) for file in place.iterdir()}
    with pytest.raises(PublishError, match=re.escape(message)):
        save_as_model_default(name.replace("{folder}", str(folder)), CONFIG, settings)
    after = {file: file.read_bytes() for place in (folder, bundled_folder("stories")) for file in place.iterdir()}
    assert after == before


def test_settings_that_the_library_could_not_read_back_do_not_spoil_a_model(folder):
    before = own(folder)
    with pytest.raises(PublishError, match="SynthID"):
        save_as_model_default(str(folder), {"watermarking_config": {"ngram_len": 5, "keys": [1]}}, LOCAL)
    with pytest.raises(RequestError, match="top_p"):
        save_as_model_default(str(folder), {"top_p": "much"}, LOCAL)
    assert own(folder) == before


def test_a_folder_that_cannot_be_written(folder, monkeypatch):
    before = own(folder)

    def full(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(PublishError, match="No space left on device"):
        save_as_model_default(str(folder), CONFIG, LOCAL)
    assert own(folder) == before and not list(folder.glob(".saving-*"))


# ------------------------------------------------------------------------------------------------------------ the Hub

TOKEN = "hf_SecretThatNobodyMaySee"


class StandInHub(HubServer):
    """One model repository, someone/model, that `TOKEN` may write to. `refuse` maps (method, start of a path) to
    (status, X-Error-Code)."""

    def __init__(self, files: dict[str, bytes], refuse: dict[tuple[str, str], tuple[int, str]] | None = None) -> None:
        self.files, self.refuse = dict(files), refuse or {}
        self.commits: list[dict] = []
        self.asked: list[str] = []
        super().__init__(_Handler)


SHA = "a" * 40


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        hub, path = self.server, urlsplit(self.path).path
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        hub.asked.append(f"{self.command} {path}")
        if self.headers.get("Authorization") != f"Bearer {TOKEN}":
            return self.answer(401, {"error": "Invalid credentials in Authorization header"})
        for (method, start), (status, code) in hub.refuse.items():
            if method == self.command and path.startswith(start):
                return self.answer(status, {"error": "no"}, code)
        api = "/api/models/someone/model"
        if path in (api, f"{api}/revision/main"):
            siblings = [{"rfilename": name} for name in hub.files]
            return self.answer(200, {"id": "someone/model", "sha": SHA, "siblings": siblings})
        if path.startswith(f"/someone/model/resolve/{SHA}/"):
            return self.answer(200, hub.files[path.rpartition("/")[2]])
        if path == f"{api}/preupload/main":
            files = [{**file, "uploadMode": "regular", "shouldIgnore": False} for file in json.loads(body)["files"]]
            return self.answer(200, {"files": files})
        if path == f"{api}/commit/main":
            lines = [json.loads(line) for line in body.splitlines()]
            hub.commits.append(lines[0]["value"])
            for line in lines[1:]:
                hub.files[line["value"]["path"]] = base64.b64decode(line["value"]["content"])
            url = f"{os.environ['HF_ENDPOINT']}/someone/model/commit/{'b' * 40}"
            return self.answer(200, {"success": True, "commitOid": "b" * 40, "commitUrl": url})
        return self.answer(404, {"error": "Repository not found"}, "RepoNotFound")

    do_POST = do_GET

    def answer(self, status: int, content: dict | bytes, code: str = "") -> None:
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        self.send_response(status)
        if code:
            self.send_header("X-Error-Code", code)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *args) -> None:
        pass


def test_a_config_is_pushed_and_merged(capfd, caplog):
    caplog.set_level(logging.DEBUG)
    there = {"eos_token_id": 2, "top_p": 0.1, "transformers_version": "4.40.0"}
    with StandInHub({"config.json": b"{}", FILE: json.dumps(there).encode()}) as hub:
        url = push_to_hub(" someone/model", CONFIG, f"{TOKEN}\n")
    assert url == f"{os.environ['HF_ENDPOINT']}/someone/model/commit/{'b' * 40}"
    pushed = json.loads(hub.files[FILE])
    assert pushed.pop("transformers_version").startswith("5.")
    assert pushed == {"eos_token_id": 2} | CONFIG
    assert hub.commits[0]["parentCommit"] == SHA and hub.commits[0]["summary"]
    captured = capfd.readouterr()
    assert TOKEN not in captured.out + captured.err + "".join(caplog.messages)
    home = Path(os.environ["HF_HOME"])
    assert not any(TOKEN.encode() in file.read_bytes() for file in home.rglob("*") if file.is_file())


def test_special_tokens_of_a_repository_without_the_file():
    config = json.dumps({"model_type": "llama", "eos_token_id": 7, "hidden_size": 3}).encode()
    with StandInHub({"config.json": config}) as hub:
        push_to_hub("someone/model", CONFIG, TOKEN)
    pushed = json.loads(hub.files[FILE])
    assert pushed["eos_token_id"] == 7 and pushed["top_p"] == 0.8 and "hidden_size" not in pushed


def test_an_empty_repository_takes_it_too():
    with StandInHub({}) as hub:
        push_to_hub("someone/model", CONFIG, TOKEN)
    assert json.loads(hub.files[FILE]).items() >= CONFIG.items()


WRITE = ("POST", "/api/models/someone/model/commit")


@pytest.mark.parametrize(
    ("repo", "token", "refuse", "message"),
    [
        ("someone/model", "hf_other", {}, "does not accept this token"),
        ("someone/missing", TOKEN, {}, "has no model someone/missing"),
        ("someone/model", TOKEN, {WRITE: (403, "")}, "may not write to someone/model"),
        ("someone/model", TOKEN, {("POST", "/api/models/someone/model/preupload"): (403, "")}, "may not write"),
        ("someone/model", TOKEN, {WRITE: (412, "")}, "at the same moment"),
        ("someone/model", TOKEN, {WRITE: (429, "")}, "too many requests"),
        ("someone/model", TOKEN, {WRITE: (500, "")}, "HTTP 500"),
        ("someone/model", TOKEN, {("GET", "/api/models"): (401, "GatedRepo")}, "has no model"),
    ],
)
def test_the_hub_says_no(repo, token, refuse, message):
    with StandInHub({}, refuse) as hub, pytest.raises(PublishError, match=re.escape(message)) as caught:
        push_to_hub(repo, CONFIG, token)
    assert hub.commits == [] and not any("repos/create" in asked for asked in hub.asked)
    assert token not in "".join(traceback.format_exception(caught.value))
    assert caught.value.__cause__ is None and caught.value.__context__ is None


def test_a_file_there_that_cannot_be_read_is_not_overwritten():
    with StandInHub({FILE: b"{"}) as hub, pytest.raises(PublishError, match="Repair it"):
        push_to_hub("someone/model", CONFIG, TOKEN)
    assert hub.files == {FILE: b"{"}


def test_no_network():
    with pytest.raises(PublishError, match="cannot be reached"):
        push_to_hub("someone/model", CONFIG, TOKEN)


@pytest.mark.parametrize(
    ("repo", "token", "message"),
    [
        ("someone/model", "", "An access token is needed"),
        ("someone/model", "  \n", "An access token is needed"),
        ("someone/model", "hf_x\r\nEvil: 1", "not an access token"),
        ("someone/model", "hf_ключ", "not an access token"),
        ("model", TOKEN, "owner/name"),
        ("a/b/c", TOKEN, "owner/name"),
        ("https://huggingface.co/a/b", TOKEN, "owner/name"),
        ("../x", TOKEN, "owner/name"),
        ("", TOKEN, "owner/name"),
    ],
)
def test_what_is_refused_before_anybody_is_asked(repo, token, message, monkeypatch):
    monkeypatch.setenv("HF_TOKEN", TOKEN)  # the machine's own must never take the place of the person's
    with StandInHub({}) as hub, pytest.raises(PublishError, match=message) as caught:
        push_to_hub(repo, CONFIG, token)
    assert hub.asked == []
    assert not token.strip() or token not in str(caught.value)


def test_a_wrong_value_is_named():
    with StandInHub({}), pytest.raises(RequestError, match="top_p"):
        push_to_hub("someone/model", {"top_p": "much"}, TOKEN)
