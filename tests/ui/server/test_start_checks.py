"""A server that cannot start says why in one sentence, with what to do, and no traceback."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from playground.ui.server.start_checks import check_address, check_folder

ROOT = Path(__file__).parents[3]


def test_a_port_that_is_taken_is_named_with_the_next_one():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ValueError, match=rf"Port {port} is in use.* --port \d+"):
            check_address(None, port)
    check_address(None, port)


@pytest.mark.parametrize(
    ("host", "port", "words"),
    [
        (None, 65536, "from 1 to 65535"),
        (None, -1, "from 1 to 65535"),
        ("192.0.2.1", 7860, "192.0.2.1 is not an address of this machine. Leave --host out"),
        ("no such name", None, "no such name is not an address of this machine"),
    ],
)
def test_an_address_where_nothing_can_listen(host, port, words):
    with pytest.raises(ValueError, match=words):
        check_address(host, port)


def test_a_folder_that_cannot_be_written(tmp_path, monkeypatch):
    monkeypatch.setenv("GRADIO_TEMP_DIR", str(tmp_path / "new" / "folder"))
    check_folder()
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GRADIO_TEMP_DIR", str(tmp_path / "file" / "inside"))
    with pytest.raises(ValueError, match="Cannot write to .*inside.*Set GRADIO_TEMP_DIR"):
        check_folder()


def test_the_program_ends_with_that_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    environment = os.environ | {"GRADIO_TEMP_DIR": str(tmp_path / "file" / "inside")}
    done = subprocess.run([sys.executable, "app.py"], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and done.stderr.startswith("Cannot write to ")
