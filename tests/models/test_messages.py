"""What a person reads where a model of the Hub cannot be had: every message as a whole, with what to do next."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from playground.models import downloading
from playground.models.catalog import BUNDLED
from playground.models.fetching import fetch
from playground.models.loading import load
from playground.models.locations import ModelError, ModelUnavailable
from playground.settings import Settings
from tests.support.hubs import StandInHub
from tests.support.slow import one_in
from tests.support.tiny_models import save

LOCAL = Settings.local()
WEIGHTS = "model.safetensors"
OURS = ", ".join(BUNDLED)
TOKENS = "huggingface.co/settings/tokens"


@pytest.fixture(scope="module")
def original(tmp_path_factory) -> Path:
    return save(tmp_path_factory.mktemp("hub") / "model")


@dataclass
class Case:
    """What goes wrong, and what is told of it; {m} stands for the model. `hindered`: no other request would mend it."""

    message: str
    fix: str
    hindered: bool = False
    spoil: Callable[[Path], object] = lambda folder: None
    answer: tuple | None = None  # of the Hub, when it is asked for the config
    faults: Callable[[StandInHub], object] = lambda server: None
    patch: tuple[str, object] | None = None  # of `downloading`
    gated: str | None = None  # the token that opens it
    token: str | None = None  # the person's own
    name: str = ""
    network: bool = True

    def of(self, name: str, status: int | None = None) -> str:
        """The message for this model, where the Hub answers with another status: for tests of who tells it."""
        message = self.message.format(m=name.partition("?")[0])
        return message if status is None else re.sub(r"HTTP \d+", f"HTTP {status}", message)


def raising(number: int) -> Callable:
    def broken(*_):
        raise OSError(number, os.strerror(number))

    return broken


def without(file: str) -> Callable[[Path], object]:
    return lambda folder: (folder / file).unlink()


def config(text: str) -> Callable[[Path], object]:
    return lambda folder: (folder / "config.json").write_text(text)


CASES = {
    "gated": Case(
        "{m} is gated: its owners ask you to accept their terms first.",
        "Accept them at https://huggingface.co/{m}, then give your access token (from " + TOKENS + ") in the view "
        "“Models”, or set HF_TOKEN and restart.",
        hindered=True, gated="hf_theirs",
    ),
    "gated, with a token that has no access": Case(
        "{m} is gated, and your token has no access to it.",
        "Accept its terms at https://huggingface.co/{m}, with the account that the token belongs to, and try again.",
        hindered=True, gated="hf_theirs", token="hf_mine",
    ),
    "a token that is not valid": Case(
        "The Hub refuses {m} to your access token (HTTP 401).",
        "Check at " + TOKENS + " that it is still valid and may read this model, or use another one.",
        hindered=True, answer=(401, ""), token="hf_old",
    ),
    "no token where one is asked for": Case(
        "The Hub requires an access token for {m} (HTTP 403).",
        "Give yours (from " + TOKENS + ") in the view “Models”, or set HF_TOKEN and restart.",
        hindered=True, answer=(403, ""),
    ),
    "absent": Case(
        "The Hub has no model {m} that you can access.",
        f"Check the spelling; for a private model, give a token that may read it. Bundled models: {OURS}.",
        answer=(404, "RepoNotFound"),
    ),
    "misspelled": Case(
        "The Hub has no model HuggingFaceTB/SmolLM-135M that you can access.",
        "Did you mean HuggingFaceTB/SmolLM2-135M? If not, check the spelling; for a private model, give a token that "
        f"may read it. Bundled models: {OURS}.",
        answer=(404, "RepoNotFound"), name="HuggingFaceTB/SmolLM-135M",
    ),
    "no such revision": Case(
        "{m} has no revision 'v9'.", "Write a branch, a tag or a commit of it, or leave it out for main.",
        answer=(404, "RevisionNotFound"), name="someone/model?revision=v9",
    ),
    "no network": Case(
        "{m} is not on this machine, and the Hugging Face Hub cannot be reached.",
        f"Check the network, or choose a bundled model: {OURS}.", hindered=True, network=False,
    ),
    "too many questions": Case(
        "The Hub got too many requests from here to serve {m} now (HTTP 429).", "Try again in 30 seconds.",
        hindered=True, answer=(429, "", {"Retry-After": "30"}),
    ),
    "a broken Hub": Case(
        "The Hub reports a problem (HTTP 502).", "Try again in a minute.", hindered=True, answer=(502, ""),
    ),
    "gone": Case(
        "The Hub does not serve {m} (HTTP 410).",
        "Check that https://huggingface.co/{m} is still there, or choose another model.", answer=(410, ""),
    ),
    "no room on the disk": Case(
        "The disk has no room for {m}: 9 kB must be downloaded, and 1 kB is free.",
        "Free another 8 kB, or set HF_HOME to a folder on another disk, and open it again.",
        hindered=True, patch=("free_disk_bytes", lambda: 1000),
    ),
    "a disk that becomes full": Case(
        "The disk has no room for {m}: config.json could not be written completely.",
        "Free some disk space, or set HF_HOME to a folder on another disk, and open it again.",
        hindered=True, patch=("_Transfer._append", raising(errno.ENOSPC)),
    ),
    "a disk that cannot be written": Case(
        "config.json of {m} cannot be saved: Permission denied.",
        "Set HF_HOME to a writable folder, and start again.",
        hindered=True, patch=("_Transfer._append", raising(errno.EACCES)),
    ),
    "a connection that is cut": Case(
        "The download of {m} was cut off after 20 kB of 153 kB.",
        "Check the network and open it again: the download resumes where it stopped.",
        hindered=True, faults=lambda server: server.faults.cut.update({WEIGHTS: [20_000, 0, 0, 0]}),
    ),
    "a file that comes damaged": Case(
        "model.safetensors of {m} arrived damaged: its checksum differs from the Hub's.",
        "Open it again: this file is downloaded again from the start.", hindered=True,
        faults=lambda server: server.faults.contents.update(
            {WEIGHTS: b"x" * (server.folder / WEIGHTS).stat().st_size}
        ),
    ),
    "a file that lies there damaged": Case(
        "model.safetensors of {m} is damaged or incomplete.", "Download or save the model again.",
        spoil=lambda folder: (folder / WEIGHTS).write_bytes(b"x" * 5000),
    ),
    "no weights": Case(
        "{m} has no weights: there is neither model.safetensors nor pytorch_model.bin.",
        "Download or save the model again, with its weights, or choose another one.", spoil=without(WEIGHTS),
    ),
    "weights of another program": Case(
        "{m} has its weights in a format that is not supported here (model.gguf): there is no model.safetensors.",
        "Choose a model that save_pretrained has written.",
        spoil=lambda folder: (folder / WEIGHTS).rename(folder / "model.gguf"),
    ),
    "no tokenizer": Case(
        "{m} has no tokenizer that can be read.",
        "Save its tokenizer to the same place (tokenizer.save_pretrained), or choose another model.",
        spoil=lambda folder: [file.unlink() for file in folder.glob("tokenizer*")],
    ),
    "no config": Case(
        "{m} has no config.json, so transformers cannot open it.", "Choose a model made with transformers.",
        spoil=without("config.json"),
    ),
    "a config that is no JSON": Case(
        "The config.json of {m} is not valid JSON.", "Save or download the model again.", spoil=config("<html>"),
    ),
    "a model of another kind": Case(
        "{m} is a vit model, which does not generate text.", "Choose a model for text generation.",
        spoil=config('{"model_type": "vit", "architectures": ["ViTModel"]}'),
    ),
    "a model for another task": Case(
        "{m} does not generate text: it was made for another task (BertForMaskedLM).",
        "Choose a model for text generation.",
        spoil=config('{"model_type": "bert", "architectures": ["BertForMaskedLM"]}'),
    ),
    "a kind that is not known": Case(
        "{m} is of a type that this version of transformers does not know (brandnew).", "Choose another model.",
        spoil=config('{"model_type": "brandnew"}'),
    ),
    "code of its own": Case(
        "{m} comes with its own Python code, which this server does not run.",
        "Read that code; if you trust it, start with PLAYGROUND_ALLOW_REMOTE_CODE=1.",
        spoil=config('{"model_type": "own", "auto_map": {"AutoConfig": "code.Own"}}'),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", one_in(3, CASES))
def test_a_message_says_what_happened_and_what_to_do(what, original, tmp_path, monkeypatch):
    case = CASES[what]
    folder = shutil.copytree(original, tmp_path / "model")
    case.spoil(folder)
    name = case.name or f"someone/{uuid.uuid4().hex[:8]}"
    monkeypatch.setattr(downloading, "RETRY_PAUSE", 0.0)
    if case.patch:
        place, value = case.patch
        monkeypatch.setattr(f"playground.models.downloading.{place}", value)

    def answer(path: str) -> tuple | None:
        return case.answer if path.endswith("/config.json") else None

    with contextlib.ExitStack() as stack:
        if case.network:
            case.faults(stack.enter_context(StandInHub(folder, answer, token=case.gated)))
        with pytest.raises(ModelError) as caught:
            fetch(name, LOCAL, token=case.token)
            load(name, LOCAL)
    plain = name.partition("?")[0]
    assert (caught.value.message, caught.value.fix) == (case.of(name), case.fix.format(m=plain))
    assert isinstance(caught.value, ModelUnavailable) == case.hindered
    assert case.token is None or case.token not in str(caught.value)
