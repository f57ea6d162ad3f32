"""Write the lock files: the exact version and the hashes of every package, of those that others need too, for Python
3.11 and 3.12 on every system.

    pip install uv==0.13.9 && python .ci/lock.py

`requirements.lock` has what requirements.txt needs, without PyTorch, whose build depends on the machine;
`requirements-torch.lock` has PyTorch as the package index brings it, which on Linux is the build with CUDA;
`tests/requirements.lock` has what the tests need on top. What is locked stays until `--upgrade` is given, or a
requirement asks for another version.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
APP = ROOT / "requirements.lock"
TORCH = ROOT / "requirements-torch.lock"
TESTS = ROOT / "tests" / "requirements.lock"
OF_TORCH = re.compile(r"(torch|triton|nvidia-|cuda-)")  # PyTorch, and what only its build with CUDA needs
_HEADER = "# Made by .ci/lock.py from {source}: do not edit.\n"


def locked(source: str, versions: str) -> dict[str, str]:
    """The lines of each package that a file of requirements needs, by "name==version". `versions` are those to keep."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder, "kept.txt")
        kept.write_text(versions, encoding="utf-8")
        command = ["uv", "pip", "compile", source, "--output-file", str(kept), "--quiet"]
        options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
        subprocess.run([*command, *options, *sys.argv[1:]], cwd=ROOT, check=True)
        lines = kept.read_text(encoding="utf-8")
    blocks = re.split(r"^(?=\S)", lines, flags=re.MULTILINE)
    return {block.split(" ")[0]: block for block in blocks if block.strip()}


def write(path: Path, source: str, packages: dict[str, str], first: str = "") -> None:
    path.write_text(_HEADER.format(source=source) + first + "".join(packages.values()), encoding="utf-8")


def versions_of(*paths: Path) -> str:
    """What is locked now."""
    return "".join(path.read_text(encoding="utf-8") for path in paths if path.exists()).replace("-r ../", "# ")


def main() -> None:
    app = locked("requirements.txt", versions_of(APP, TORCH))
    everything = locked("tests/requirements.txt", "".join(app.values()) + versions_of(TESTS))
    torch = {name: lines for name, lines in app.items() if OF_TORCH.match(name)}
    write(APP, "requirements.txt", {name: lines for name, lines in app.items() if name not in torch})
    write(TORCH, "requirements.txt", torch)
    own = {name: lines for name, lines in everything.items() if name not in app}
    write(TESTS, "tests/requirements.txt", own, first="-r ../requirements.lock\n")


if __name__ == "__main__":
    main()
