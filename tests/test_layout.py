"""The import rule: who may know whom, read off every file's imports, and checked again in fresh processes.

A new package needs a place in FLOORS. The picture in docs/architecture.md shows them.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.support.slow import one_in

ROOT = Path(__file__).parents[1]
FILES = [
    "app.py",
    *sorted(
        file.relative_to(ROOT).as_posix()
        for top in ("playground", "visualizers", "training")
        for file in (ROOT / top).rglob("*.py")
    ),
]

PROJECT = ("playground", "visualizers", "training", "app", "tests")
DECODING = {"torch", "transformers"}

# From the ground up: package -> the libraries that it may import. It may import the packages of the floors below its
# own, except those that BARRED names for it.
FLOORS: list[dict[str, set[str]]] = [
    {"texts": set(), "installed_versions": set(), "awake_clock": set()},
    {"errors": set()},
    {"regular_files": set(), "settings": set(), "trace": set(), "knobs": set()},
    {"media": {"numpy", "soundfile", "PIL"}},
    {"metrics": {"numpy"}, "requests": {"transformers", "llguidance"}},
    {"models": {*DECODING, "huggingface_hub", "psutil", "gguf", "peft", "jinja2"}, "strategies": DECODING,
     "visualizers": {"plotly"}},
    {"questions": {"msgspec"}},
    {"batching": {*DECODING, "greenlet"}, "experiments": set(), "presets": {"transformers", "huggingface_hub"},
     "watermarks": {*DECODING, "numpy"}, "training": {*DECODING, "numpy", "tokenizers", "PIL"},
     "openai_client": {"httpx"}},
    {"recording": {*DECODING, "numpy"}, "sharing": {"msgspec"}, "lessons": set()},
    {"generation": {*DECODING, "greenlet", "numpy"}, "classroom": {"segno"}},
    {"engines": {"spaces", "httpx", "ray"}},
    {"api": {"tqdm", "msgspec"}, "server": {"gradio", "starlette", "brotli", "prometheus_client"}},
    {"many_runs": set(), "serving": set(), "gallery": set(), "http_api": {"starlette"},
     "ui.documents": {"starlette", "markdown_it"}, "ui.page": {"gradio", "starlette"}},
    {"ui.controls": {"gradio"}},
    {"ui.comparisons": {"gradio", "msgspec"}, "ui.models": {"gradio"}, "ui.lessons": {"gradio"}},
    {"openai_api": {"starlette"}, "ui.one_run": {"gradio"}, "mcp_tools": {"gradio"},
     "ui.classroom": {"gradio", "starlette"}},
    {"ui.front_door": {"gradio"}, "ui.watermarks": {"gradio"}},
    {"ui": {"gradio"}},
    {"__main__": set(), "notebook": {"gradio", "pandas", "plotly"}},
    {"app": set(), "playground": set()},
]  # fmt: skip
EVERYWHERE = {"msgspec"}  # the types of what is written and read
LIBRARIES = {package: libraries | EVERYWHERE for floor in FLOORS for package, libraries in floor.items()}
DECODERS = {"batching", "recording", "generation", "strategies"}
PLAIN = {"settings", "trace", "knobs", "metrics", "requests"}
BARRED: dict[str, set[str]] = {
    "metrics": {"settings", "knobs"},
    "visualizers": {"settings", "knobs", "requests"},
    "strategies": PLAIN - {"metrics"},
    "sharing": DECODERS | {"watermarks"},
    "experiments": DECODERS,
    "questions": DECODERS,
    "presets": DECODERS,
    "lessons": DECODERS | {"models"},
    "classroom": DECODERS | {"models"},
    "api": DECODERS | {"models", "watermarks"},
    "many_runs": DECODERS | {"models"},
    "serving": DECODERS | {"models"},
    "notebook": DECODERS | {"models"},
    "gallery": DECODERS | {"models", "watermarks", "engines"},
    "http_api": DECODERS | {"training"},
    "openai_api": DECODERS | {"models", "training"},
    "openai_client": DECODERS | {"models"},
    "mcp_tools": DECODERS | {"models", "training"},
    # the page and its server ask the engine: they neither decode nor open models
    **dict.fromkeys([name for name in LIBRARIES if name.startswith(("server", "ui"))], DECODERS | {"training"}),
}
# Of packages that are large and heavy, what the page may know: plain data, and what is asked of a text.
OF_MODELS = {"catalog", "description", "reference"}


def package_of(module: str) -> str:
    """The package of a module of this project, by its name in FLOORS."""
    first, _, rest = module.partition(".")
    if first != "playground" or not rest:
        return first
    name, _, below = rest.partition(".")
    if name == "ui" and below:
        section = below.partition(".")[0]
        return f"ui.{section}" if (ROOT / "playground" / "ui" / section).is_dir() else "ui"
    return name


def module_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def allowed(package: str) -> set[str]:
    """The packages that modules of this one may import."""
    floor = next((i for i, packages in enumerate(FLOORS) if package in packages), None)
    assert floor is not None, f"FLOORS has no place for {package}"
    below = {name for packages in FLOORS[:floor] for name in packages}
    return {package} | below - BARRED.get(package, set())


def is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def imports_of(code: str) -> set[str]:
    """Every module that the code imports, at its top or inside a function, by its full name."""
    found = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "write imports in full: from playground.x import y"
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                found.add(full if is_module(full) else node.module)
    return found


def forbidden(file: str, code: str) -> set[str]:
    """The imports of the code that the floors do not allow to this file."""
    package = package_of(module_of(file))
    packages, libraries = allowed(package), LIBRARIES[package]
    wrong = set()
    for name in imports_of(code):
        top = name.partition(".")[0]
        if top not in PROJECT:
            fits = top in libraries or top in sys.stdlib_module_names
        elif package.startswith(("server", "ui")) and name.startswith("playground.models."):
            fits = name.split(".")[2] in OF_MODELS
        else:
            fits = package_of(name) in packages
        if not fits:
            wrong.add(name)
    return wrong


def circles(imports: dict[str, set[str]]) -> list[str]:
    """The modules that import each other, directly or through others; `imports` are those of each."""
    def reached(module: str) -> set[str]:
        found, left = set(), [module]
        while left:
            for name in imports.get(left.pop(), ()):
                if name not in found:
                    found.add(name)
                    left.append(name)
        return found

    return sorted(module for module in imports if module in reached(module))


def foreign_private_names(code: str) -> set[str]:
    """Names with a leading underscore that the code takes from libraries: attributes, imports, and through getattr.

    A name that the code itself defines is its own; `_replace` and the like are the public names of named tuples.
    """
    tree = ast.parse(code)
    ours = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module.startswith(PROJECT)]
    modules = {alias.asname or alias.name for node in ours for alias in node.names}
    own, used = {"_replace", "_asdict", "_fields", "_make"}, set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                own.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                own.add(name)
            case ast.Attribute(attr=name, ctx=ast.Store(), value=ast.Name(id="self" | "cls")):
                own.add(name)
            case ast.Attribute(attr=name, value=value) if not (isinstance(value, ast.Name) and value.id in modules):
                used.add(name)
            case ast.ImportFrom(names=names) if node not in ours:
                used |= {alias.name for alias in names}
            case ast.Call(func=ast.Name(id="getattr" | "setattr"), args=[_, ast.Constant(value=str(name)), *_]):
                used.add(name)
    return {name for name in used - own if name.startswith("_") and not name.startswith("__")}


PRIVATE = {
    "playground/ui/app.py": {"_queue"},  # of Gradio, which has no other way to say how often it looks for events
    "playground/server/input_check.py": {"_data"},  # what an event carries, whole: Gradio gives its fields alone
    "playground/server/gradio_overrides.py": {"_id"},  # the same: under this a visitor's own component is found
}


@pytest.mark.parametrize("file", one_in(3, FILES))
def test_imports_follow_the_rule(file):
    assert forbidden(file, (ROOT / file).read_text("utf-8")) == set()


def test_no_module_imports_itself_through_others():
    """Imports for type checkers, and those inside functions, are counted as well."""
    assert circles({module_of(file): imports_of((ROOT / file).read_text("utf-8")) for file in FILES}) == []


def test_the_search_for_circles_sees():
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == ["b", "c"]


@pytest.mark.parametrize("file", one_in(3, [file for file in FILES if not file.startswith("playground/recording/")]))
def test_only_recording_touches_private_names_of_libraries(file):
    assert foreign_private_names((ROOT / file).read_text("utf-8")) == PRIVATE.get(file, set())


@pytest.mark.parametrize(
    ("file", "code", "wrong"),
    [  # (file, code, what is wrong)
        ("playground/trace/trace.py", "import torch", {"torch"}),
        ("playground/trace/trace.py", "from playground import knobs", {"playground.knobs"}),
        ("playground/knobs/word_knobs.py", "from playground.knobs.spec import Knob", set()),
        ("playground/ui/comparisons/new.py", "from playground.generation.runner import run",
         {"playground.generation.runner"}),
        ("playground/ui/comparisons/new.py", "from playground.models.loading import load",
         {"playground.models.loading"}),
        ("playground/ui/comparisons/new.py", "from playground.ui.one_run import history",
         {"playground.ui.one_run.history"}),
        ("playground/ui/one_run/new.py", "import gradio as gr\nfrom visualizers import PANES", set()),
        ("playground/ui/one_run/new.py", "def f():\n    import plotly.express", {"plotly.express"}),
        ("playground/engines/ray_serve.py", "from playground.ui.app import serve", {"playground.ui.app"}),
        ("playground/engines/ray_serve.py", "import ray", set()),
        ("playground/server/server_process.py", "import ray", {"ray"}),
        ("playground/server/streaming.py", "from playground.ui.page.scripts import carrier",
         {"playground.ui.page.scripts"}),
        ("playground/server/streaming.py", "from playground.models.loading import load", {"playground.models.loading"}),
        ("visualizers/figures/beams.py", "from playground.requests.request import GenerationRequest",
         {"playground.requests.request"}),
        ("visualizers/figures/beams.py", "import json\nfrom playground.trace import Trace", set()),
        ("playground/strategies/dola.py", "from playground.generation import runner", {"playground.generation.runner"}),
        ("playground/generation/runner.py", "import tests.support.tiny_models", {"tests.support.tiny_models"}),
    ],
)
def test_the_rule_sees(file, code, wrong):
    assert forbidden(file, code) == wrong


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("model._sample(ids)", {"_sample"}),
        ("getattr(model, '_beam_search')(ids)", {"_beam_search"}),
        ("from transformers.utils import _secret", {"_secret"}),
        ("class A:\n    def _own(self): self._kept = 1; return self._kept + other._own()", set()),
        ("from training import facts\nfacts._list", set()),
        ("config.__class__", set()),
    ],
)
def test_the_search_for_private_names_sees(code, wrong):
    assert foreign_private_names(code) == wrong


@pytest.mark.parametrize(
    ("module", "heavy"),
    one_in(4, [
        ("playground", ("torch", "transformers", "gradio", "plotly")),
        ("playground.trace", ("torch", "transformers", "gradio", "plotly")),
        ("playground.requests.request", ("torch", "transformers", "gradio", "plotly")),
        ("playground.knobs", ("torch", "transformers", "gradio", "plotly")),
        ("playground.engines.local", ("torch", "transformers", "gradio", "plotly")),
        ("playground.watermarks.detection", ("torch", "transformers", "gradio", "plotly")),
        ("visualizers", ("torch", "transformers", "gradio")),
        ("app", ("torch", "transformers")),  # the page is served while they load behind it
        ("playground.gallery.__main__", ("torch", "transformers", "gradio", "plotly")),
    ]),
)
def test_what_an_import_brings(module, heavy):
    code = f"import sys, {module}; print(*(name for name in {heavy!r} if name in sys.modules))"
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert result.stdout.split() == []


def test_the_entry_stays_small():
    assert len((ROOT / "app.py").read_text("utf-8").splitlines()) < 60


# ------------------------------------------------------------------------------------------------------------- names

# A participle alone says nothing of what a thing is: "told" by whom, "found" where?
PARTICIPLES = {"told", "found", "asked", "own", "looked", "kept", "seen", "shown", "heard", "made", "given", "drawn"}
# Names of the HTTP API's events, which programs read.
WIRE_NAMES = {"Found"}
# The house. What trains the bundled models is a workshop beside it, with words of its own; `app.py` starts `ui/app.py`.
HOUSE = [file for file in FILES if file.startswith(("playground/", "visualizers/"))]


def _classes(file: str) -> list[str]:
    return [node.name for node in ast.parse((ROOT / file).read_text("utf-8")).body if isinstance(node, ast.ClassDef)]


def _twice(names: list[str]) -> set[str]:
    return {name for name, count in Counter(names).items() if count > 1}


def test_a_name_of_a_class_or_of_a_module_stands_for_one_thing():
    assert _twice([name for file in HOUSE for name in _classes(file)]) == set()
    assert _twice([Path(file).stem for file in HOUSE if not Path(file).stem.startswith("__")]) == set()


def test_no_participle_is_a_name():
    classes = {name for file in HOUSE for name in _classes(file)}
    assert {name for name in classes - WIRE_NAMES if name.strip("_").lower() in PARTICIPLES} == set()
    assert {Path(file).stem for file in HOUSE} & PARTICIPLES == set()


# ------------------------------------------------------------------------------------------------------------- types

# How often public functions of a package take or return a dict of anything; and Any in 1,000 lines of playground/. A
# number may only fall: whoever has made it smaller writes the new one here.
LOOSE = {"trace": 0, "questions": 0, "engines": 0, "experiments": 0, "sharing": 1}
MOST_ANY = 4.3


def _public_functions(tree: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    public = [node for node in tree.body if not getattr(node, "name", "_").startswith("_")]
    inside = [node for kind in public if isinstance(kind, ast.ClassDef) for node in kind.body]
    functions = [node for node in (*public, *inside) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [node for node in functions if not node.name.startswith("_")]


def loose_types(code: str) -> int:
    """How many arguments and results of public functions are a dict of anything, or hold one."""
    functions = _public_functions(ast.parse(code))
    arguments = [each.annotation for f in functions for each in (*f.args.posonlyargs, *f.args.args, *f.args.kwonlyargs)]
    types = [ast.unparse(each) for each in (*arguments, *(f.returns for f in functions)) if each is not None]
    return sum("dict[str, Any]" in each or "Mapping[str, Any]" in each for each in types)


@pytest.mark.parametrize("package", LOOSE)
def test_public_functions_say_what_a_dict_holds(package):
    files = [file for file in HOUSE if file.startswith(f"playground/{package}/")]
    assert sum(loose_types((ROOT / file).read_text("utf-8")) for file in files) <= LOOSE[package]


def test_any_becomes_rarer():
    codes = [(ROOT / file).read_text("utf-8") for file in HOUSE if file.startswith("playground/")]
    names = [node for code in codes for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)]
    share = 1000 * sum(node.id == "Any" for node in names) / sum(len(code.splitlines()) for code in codes)
    assert share <= MOST_ANY


def test_the_search_for_loose_types_sees():
    assert loose_types("def f(a: dict[str, Any], *, b: int) -> list[Mapping[str, Any]]: pass") == 2
    assert loose_types("def _f(a: dict[str, Any]): pass\nclass _A:\n    def f(self, a: dict[str, Any]): pass") == 0
    assert loose_types("class A:\n    async def f(self) -> dict[str, Any] | None: pass") == 1
