"""The documents for contributors name what is there: files, modules, floors, links."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_layout import FLOORS

ROOT = Path(__file__).parents[1]
ARCHITECTURE = "docs/architecture.md"
PAGES = ["CONTRIBUTING.md", *sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "docs").rglob("*.md"))]
LINE = re.compile(r"^- `([\w/]+)/`: ", re.MULTILINE)  # of the list of packages


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def paths_named(text: str) -> set[str]:
    """The paths of Python files in backticks, those in blocks of code included."""
    spans = re.findall(r"```.*?```|`[^`\n]+`", text, re.DOTALL)
    return {path for span in spans for path in re.findall(r"(?<![\w/.])[\w.]+/[\w./]*\.py\b", span)}


@pytest.mark.parametrize("page", PAGES)
def test_every_path_exists(page):
    assert [path for path in sorted(paths_named(text_of(page))) if not (ROOT / path).is_file()] == []


def test_every_package_is_in_the_architecture_once_and_no_other():
    floors = {name.replace(".", "/") for floor in FLOORS for name in floor}
    inside = {f"playground/{name}" for name in floors if (ROOT / "playground" / name).is_dir()}
    tops = {name for name in floors if (ROOT / name / "__init__.py").is_file()} | {"playground"}
    assert sorted(LINE.findall(text_of(ARCHITECTURE))) == sorted(inside | tops)


@pytest.mark.parametrize("top", ["playground", "visualizers", "training"])
def test_every_module_and_script_says_what_it_is_for(top):
    told = subprocess.run(
        [sys.executable, ".ci/modules.py", top], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert [line for line in told if not re.fullmatch(r"\S+: [^@].{8,}", line)] == []
    names = [line.partition(": ")[0] for line in told]
    files = [file for ending in ("py", "js", "ts", "tsx") for file in (ROOT / top).rglob(f"*.{ending}")]
    there = {file.relative_to(ROOT).as_posix() for file in files if not file.name.endswith(".bundle.js")}
    assert {name for name in there if not name.endswith("__init__.py")} <= set(names) <= there


def test_the_picture_has_the_floors_of_the_import_rule():
    boxes = re.findall(r'^    F(\d+)\["(.+)"\]$', text_of(ARCHITECTURE), re.MULTILINE)
    drawn = {int(number): set(packages.split(" · ")) for number, packages in boxes}
    assert drawn == {number: set(packages) for number, packages in enumerate(FLOORS, 1)}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)\s]+)\)", text_of(page)):
        file, _, place = link.partition("#")
        if link.startswith(("https://", "http://127.0.0.1:7860/")):  # the second is the page itself
            continue
        target = (ROOT / page).parent / file if file else ROOT / page
        assert target.is_file(), link
        if place:
            headings = re.findall(r"^#+ (.+)$", target.read_text("utf-8"), re.MULTILINE)
            assert place in {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}, link


# What the lock files do not name, and the package index has.
REGISTERED = {"openai", "peft", "ray", "uv", "xllamacpp"}
INSTALL = re.compile(r"pip install ([^`\n#&|;)]+)")


def packages_installed(text: str) -> list[str]:
    """The packages that commands in `text` have pip take from the index by their names; not paths and files."""
    names, words = [], [word for command in INSTALL.findall(text) for word in [*command.split(), "-end"]]
    for before, word in zip(["", *words], words, strict=False):
        word = word.strip("\\\"'.,:")
        if before in ("-r", "-c", "--index-url"):
            continue
        if name := re.fullmatch(r"([A-Za-z][\w.-]*)(?:[\[=<>].*)?", word):
            names.append(name[1].lower().replace("_", "-"))
    return names


@pytest.mark.parametrize("page", [*PAGES, "README.md", "Dockerfile", "docs/tour.ipynb"])
def test_no_document_installs_a_package_that_nobody_has_registered(page):
    locks = ["requirements.lock", "requirements-torch.lock", "tests/requirements.lock"]
    pinned = [name for lock in locks for name in re.findall(r"^([\w.-]+)==", text_of(lock), re.MULTILINE)]
    known = REGISTERED | {name.lower().replace("_", "-") for name in pinned}
    assert [name for name in packages_installed(text_of(page)) if name not in known] == []


def test_the_glossary_is_in_order():
    terms = re.findall(r"^- \*\*(.+?)\*\*", text_of("docs/glossary.md"), re.MULTILINE)
    assert terms and terms == sorted(terms, key=str.casefold)


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("see `playground/gone.py` and `gone.py`", {"playground/gone.py"}),
        ("```bash\npython tests/benchmarks/gone.py --fast\n```", {"tests/benchmarks/gone.py"}),
        ("no code: playground/gone.py", set()),
    ],
)
def test_the_search_sees(text, paths):
    assert paths_named(text) == paths


@pytest.mark.parametrize(
    ("text", "packages"),
    [
        ("pip install torch==2.13.0 && pip install -r requirements.lock", ["torch"]),
        ('pip install "generation-playground[torch,cluster]"      # cluster', ["generation-playground"]),
        ('`pip install ".[torch]"` or `%pip install "..[torch]"`', []),
        ("RUN pip install --no-deps a_b --index-url https://example.org/x", ["a-b"]),
        ('needs one package more: pip install "gradio[mcp]=={version}"', ["gradio"]),
    ],
)
def test_the_search_sees_packages(text, packages):
    assert packages_installed(text) == packages


def test_the_pictures_of_the_comparison_are_in_pairs_and_small():
    pictures = {file.stem: file.stat().st_size for file in (ROOT / "docs" / "design").glob("*.webp")}
    shots = re.search(r"^SHOTS\b.*?^}", text_of("docs/compared_shots.py"), re.MULTILINE | re.DOTALL)[0]
    names = re.findall(r'^    "([\w-]+)":', shots, re.MULTILINE)
    assert sorted(pictures) == sorted([*names, *(f"{name}-before" for name in names)])
    assert max(pictures.values()) < 60_000
    shown = re.findall(r"\(([\w-]+)\.webp\)", text_of("docs/design/compared.md"))
    assert sorted(shown) == sorted(pictures)
