"""Uploads have a folder of their own, from which the next start deletes what a killed process left."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from gradio.utils import get_upload_folder

from playground.server.upload_folder import LEFT_SECONDS, VARIABLE, prepare_upload_folder

ROOT = Path(__file__).parents[2]


def test_what_was_left_is_deleted_and_nothing_else(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    folder = tmp_path / "generation-playground"
    old, new, of_others = folder / "a" / "old.png", folder / "b" / "new.png", tmp_path / "c" / "old.png"
    for file in (old, new, of_others):
        file.parent.mkdir(parents=True)
        file.write_bytes(b"x")
    for file in (old, of_others):
        os.utime(file, (time.time() - LEFT_SECONDS - 60,) * 2)
    assert prepare_upload_folder() == folder == Path(get_upload_folder())
    assert not old.parent.exists() and new.is_file() and of_others.is_file()


def test_a_folder_that_cannot_be_written(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file" / "inside"))
    with pytest.raises(ValueError, match=r"Cannot write to .*inside.*Set GRADIO_TEMP_DIR"):
        prepare_upload_folder()


def test_the_program_ends_with_that_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    environment = os.environ | {"GRADIO_TEMP_DIR": str(tmp_path / "file" / "inside")}
    done = subprocess.run([sys.executable, "app.py"], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and done.stderr.startswith("Cannot write to ")
