"""The command with which docs/hosting.md brings this repository to a Space brings every tracked file there.

The Hub refuses binary files in a plain git push, so the client asks it for each file how to send it. The stand-in
answers as the Hub does, and refuses a commit that carries a binary file in itself.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import urlsplit

from tests.support.hubs import HubServer

ROOT = Path(__file__).parents[1]
SPACE = "YOU/NAME"
COMMAND = re.compile(r"^ *hf upload (.+)$", re.MULTILINE)


def is_binary(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return True
    return b"\0" in content


class StandInSpace(HubServer):
    """One empty Space, which takes files of text in a commit, and all others as large files."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}  # path: SHA-256
        self.stored: dict[str, bytes] = {}  # large files by their SHA-256
        super().__init__(_Handler)


class _Handler(BaseHTTPRequestHandler):
    server: StandInSpace

    def do_POST(self) -> None:
        path, body = urlsplit(self.path).path, self.rfile.read(int(self.headers.get("Content-Length") or 0))
        api, here = f"/api/spaces/{SPACE}", os.environ["HF_ENDPOINT"]
        if self.command == "PUT" and path.startswith("/stored/"):
            self.server.stored[path.removeprefix("/stored/")] = body
            self.answer({})
        elif path == "/api/repos/create":
            self.answer({"url": f"{here}/spaces/{SPACE}", "id": "1", "name": SPACE})
        elif path in (api, f"{api}/revision/main"):
            self.answer({"id": SPACE, "sha": "a" * 40, "siblings": []})
        elif path == "/api/validate-yaml":
            self.answer({"errors": [], "warnings": []})
        elif path == f"{api}/preupload/main":
            self.answer({"files": [self.way_of(file) for file in json.loads(body)["files"]]})
        elif path == f"/spaces/{SPACE}.git/info/lfs/objects/batch":
            objects = [
                {**wanted, "actions": {"upload": {"href": f"{here}/stored/{wanted['oid']}"}}}
                for wanted in json.loads(body)["objects"]
            ]
            self.answer({"transfer": "basic", "objects": objects})
        elif path == f"{api}/commit/main":
            self.commit([json.loads(line) for line in body.splitlines()])
        else:
            self.answer({"error": f"{self.command} {path}"}, 404)

    do_GET = do_PUT = do_POST

    def way_of(self, file: dict) -> dict:
        sample = base64.b64decode(file["sample"])
        return {
            "path": file["path"],
            "uploadMode": "lfs" if is_binary(sample) or file["size"] > 10**7 else "regular",
            "shouldIgnore": False,
        }

    def commit(self, lines: list[dict]) -> None:
        for line in lines:
            value = line["value"]
            if line["key"] == "file":
                content = base64.b64decode(value["content"])
                if is_binary(content):
                    return self.answer({"error": f"{value['path']}: Your push was rejected: binary files."}, 400)
                self.server.files[value["path"]] = hashlib.sha256(content).hexdigest()
            elif line["key"] == "lfsFile":
                content = self.server.stored[value["oid"]]
                self.server.files[value["path"]] = hashlib.sha256(content).hexdigest()
        url = f"{os.environ['HF_ENDPOINT']}/spaces/{SPACE}/commit/{'b' * 40}"
        return self.answer({"success": True, "commitOid": "b" * 40, "commitUrl": url})

    def answer(self, content: dict, status: int = 200) -> None:
        data = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *args) -> None:
        pass


def test_the_command_of_the_documents_brings_every_tracked_file(tmp_path):
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    clone, hashes = tmp_path / "playground", {}
    for name in listing.split("\0")[:-1]:
        if not (ROOT / name).is_file():  # removed, and not committed yet
            continue
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, clone / name)
        hashes[name] = hashlib.sha256((clone / name).read_bytes()).hexdigest()
    (clone / ".git").mkdir()
    (clone / ".git" / "config").write_text("[core]\n")  # stays here

    arguments = shlex.split(COMMAND.search((ROOT / "docs/hosting.md").read_text("utf-8"))[1])
    environment = os.environ | {"HF_TOKEN": "hf_abc", "HF_HUB_DISABLE_XET": "1", "HF_HOME": str(tmp_path / "home")}
    with StandInSpace() as space:
        done = subprocess.run(
            [f"{sysconfig.get_path('scripts')}/hf", "upload", *arguments],
            cwd=clone.parent, env=environment, capture_output=True, text=True, timeout=300,
        )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert space.files == hashes
    assert len(space.stored) > 20, "the tree has pictures and weights, which only go as large files"
