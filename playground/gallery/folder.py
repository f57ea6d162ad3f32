"""Writes a site into a folder, and touches nothing there that is not the site's own.

What the gallery wrote before is known by a list with the checksum of each file: what is not in the list, or is no
longer as it was written, belongs to a person. Knows files and their texts, not what is in them.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Mapping
from pathlib import Path

from playground.errors import CallerError

LIST = "assets/gallery.json"  # file name -> the checksums that the file may have
_NAME = re.compile(r"(assets/)?\w[\w-]*(\.\w+)+")


class FolderError(CallerError):
    """A folder into which no site can be written without touching what is not its own, and what to do."""


def write_site(folder: Path, files: Mapping[str, str], readme: str) -> None:
    """Write `files` (name -> text) into `folder`, which is made where there is none. Files of an earlier site that are
    not among them are removed. `readme` is written where there is no README.md.

    Raises FolderError before anything is written where the folder holds other files and no site, and where a file in
    the way is not as the site left it. Raises OSError where the folder cannot be written.
    """
    contents = {name: text.encode("utf-8", "replace") for name, text in files.items()}
    before = check_folder(folder)
    for name in contents:
        path = folder / name
        if os.path.lexists(path) and not _is_ours(path, before.get(name, [])):
            raise FolderError(
                f"{path} is not as the gallery left it, and would be overwritten. Move it away, or choose another "
                "folder."
            )
    gone = [name for name in before if name not in contents and _is_ours(folder / name, before[name])]

    now = {name: [_checksum(content)] for name, content in contents.items()}
    (folder / LIST).parent.mkdir(parents=True, exist_ok=True)
    # First both, so that a site of which only a part could be written is known as one.
    _put(folder, LIST, _as_json({name: [*before.get(name, []), *now.get(name, [])] for name in {**before, **now}}))
    for name, content in contents.items():
        _put(folder, name, content)
    for name in gone:
        (folder / name).unlink()
    if not os.path.lexists(folder / "README.md"):
        _put(folder, "README.md", readme.encode("utf-8", "replace"))
    _put(folder, LIST, _as_json(now))


def check_folder(folder: Path) -> dict[str, list[str]]:
    """The files of the site that is in the folder, with their checksums; none where it is empty. Raises FolderError."""
    if folder.exists() and not folder.is_dir():
        raise FolderError(f"{folder} is not a folder. Choose another name.")
    shared = folder / "assets"
    if not (folder / LIST).is_file() or shared.is_symlink():
        others = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
        others = [name for name in others if name != "README.md" and not name.startswith(".")]
        if others:
            named = ", ".join(others[:3]) + (", …" if len(others) > 3 else "")
            raise FolderError(
                f"{folder} holds other files ({named}) and no gallery. Choose an empty folder, or one that does not "
                "exist yet."
            )
        return {}
    try:
        listed = json.loads((folder / LIST).read_text("utf-8"))["files"]
        if all(_NAME.fullmatch(name) and all(isinstance(each, str) for each in sums) for name, sums in listed.items()):
            return {name: list(sums) for name, sums in listed.items()}
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        pass
    raise FolderError(f"{folder / LIST}, the list of the gallery's files, is damaged. Choose another folder.")


def _is_ours(path: Path, checksums: list[str]) -> bool:
    """Whether this is a file as the site has written it."""
    return not path.is_symlink() and path.is_file() and _checksum(path.read_bytes()) in checksums


def _put(folder: Path, name: str, content: bytes) -> None:
    """Write a file whole or not at all."""
    writing = folder / "assets" / ".writing"
    writing.write_bytes(content)
    os.replace(writing, folder / name)


def _checksum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _as_json(files: Mapping[str, list[str]]) -> bytes:
    return (json.dumps({"files": files}, indent=1) + "\n").encode()
