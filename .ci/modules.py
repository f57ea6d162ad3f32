"""Prints what each module and script of a folder is for, in the first sentence that it says of itself.

    python .ci/modules.py playground/requests
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SUFFIXES = (".py", ".js", ".ts", ".tsx")


def purpose(file: Path) -> str:
    """The first sentence of a module's docstring, or of the comment at the top of a script."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        said = ast.get_docstring(ast.parse(text)) or ""
    else:
        top = re.match(r"(?://[^\n]*\n)+|/\*.*?\*/", text, re.DOTALL)
        said = re.sub(r"^(//|/\*+| ?\*/?) ?|\*/$", "", top[0], flags=re.MULTILINE) if top else ""
    return re.split(r"(?<=\.) ", " ".join(said.strip().split("\n\n")[0].split()))[0]


def modules(folder: Path) -> Iterator[tuple[str, str]]:
    """(path, purpose) of each, but for bundles and for packages that say nothing."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in SUFFIXES and not file.name.endswith(".bundle.js"):
            if (said := purpose(file)) or file.name != "__init__.py":
                yield file.relative_to(ROOT).as_posix(), said


if __name__ == "__main__":
    for path, said in modules((ROOT / sys.argv[1]) if sys.argv[1:] else ROOT / "playground"):
        print(f"{path}: {said}")
