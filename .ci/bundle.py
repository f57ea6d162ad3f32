"""Write the scripts that a page loads, and one for tests: `python .ci/bundle.py`. With `--check`, say whether they are
current; with names of files, write or check those alone.

esbuild makes most of them from modules (`.ci/bundle.mjs`): the panes of any run, those that stand closed at first,
those of special runs and of comparisons, and what these three share (saved files have them all); the page's own
scripts; and the modules that tests call by themselves. One more is the part of Plotly that draws scatter plots, bars
and heat maps, as it is published, with its licence. Needs Node and `npm ci`. It also writes three modules of names and
types: the names of `visualizers/names.py`, the types of events, and the types of what the page's scripts ask; and
`docs/widgets.html`, the page of the widgets for contributors.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "visualizers/panes/core/tables.ts"
TYPES = ROOT / "visualizers/panes/core/wire_types.ts"
ASKS = ROOT / "playground/ui/page/ask_types.ts"
BUNDLES = (
    "visualizers/panes.bundle.js", "visualizers/shared_later.bundle.js", "visualizers/closed_panes.bundle.js",
    "visualizers/special_runs.bundle.js", "visualizers/comparisons.bundle.js",
    "playground/ui/scripts.bundle.js", "tests/support/tested_modules.bundle.js",
)  # fmt: skip
SCRIPTS = (".js", ".ts", ".tsx")
PLOTLY = ROOT / "visualizers/plotly.bundle.js"
STORIES = ROOT / "visualizers/stories/index.tsx"
WIDGETS = ROOT / "docs/widgets.html"
_IMPORTED = re.compile(r"^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'", re.MULTILINE)


def tables() -> str:
    """The module of names, as it is to be."""
    sys.path.insert(0, str(ROOT))
    from visualizers import names

    return names.script()


def wire_types() -> str:
    """The module of the types of events, as it is to be."""
    sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]
    import wire_types

    return wire_types.module()


def ask_types() -> str:
    """The module of the types of what is asked, as it is to be."""
    sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]
    import wire_types

    return wire_types.ask_module()


def modules() -> list[Path]:
    """The modules of the page."""
    found = [path for folder in ("visualizers/panes", "playground/ui") for path in sorted((ROOT / folder).rglob("*"))]
    return [path for path in found if path.suffix in SCRIPTS and not path.name.endswith(".bundle.js")]


def modules_of(entry: Path) -> list[Path]:
    """This module, those that it imports for more than types, and those that they import."""
    found: set[Path] = set()
    left = [entry]
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            left += [(path.parent / name).resolve() for name in _IMPORTED.findall(path.read_text("utf-8"))]
    return sorted(found)


def stamp(paths: Iterable[Path] | None = None) -> str:
    """The first line of a bundle, which tells without Node whether it was made from the modules that are there: those
    of the page where no others are named."""
    digest = hashlib.sha256()
    for path in modules() if paths is None else paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return f"// Written by .ci/bundle.py from modules with the SHA-256 {digest.hexdigest()}: edit those."


def build() -> dict[Path, str]:
    """The bundles that esbuild makes, and the page of the widgets. Raises subprocess.CalledProcessError where it
    cannot."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", ".ci/bundle.mjs", folder, stamp(), stamp(modules_of(STORIES))]
        subprocess.run(command, cwd=ROOT, check=True)
        texts = {name: (Path(folder) / Path(name).name).read_text("utf-8") for name in (*BUNDLES, "stories.js")}
    page = widgets_page(texts.pop("stories.js"))
    return {WIDGETS: page} | {ROOT / path: text for path, text in texts.items()}


def widgets_page(script: str) -> str:
    """The page of the widgets with this script, as it is to be."""
    sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]
    import widgets_page

    return widgets_page.page(script)


def plotly() -> str:
    """Plotly's own bundle for charts on two axes, a third of the whole library."""
    package = ROOT / "node_modules/plotly.js-cartesian-dist-min"
    licence = (package / "LICENSE").read_text("utf-8").strip()
    return f"/*!\n{licence}\n*/\n{(package / 'plotly-cartesian.min.js').read_text('utf-8')}"


def main() -> None:
    """Write the files; with `--check`, write nothing and end with 1 where one is not current."""
    named = {ROOT / name for name in sys.argv[1:] if not name.startswith("-")}
    wanted = {TABLES: tables(), TYPES: wire_types(), ASKS: ask_types(), PLOTLY: plotly()}
    if "--check" not in sys.argv:
        for path in (TABLES, TYPES, ASKS):
            path.write_text(wanted[path], "utf-8")
    wanted |= build()
    if named:
        wanted = {path: text for path, text in wanted.items() if path in named}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} is not current: run `npm ci`, then `python .ci/bundle.py`.")
        else:
            path.write_text(wanted[path], "utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(1)


if __name__ == "__main__":
    main()
