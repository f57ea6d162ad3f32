"""The import rule: who may know whom, read off every file's imports, and checked again in fresh processes.

A new module needs a row in `RULES`, or the row of its folder. The rows follow the picture in CONTRIBUTING.md.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = [
    "app.py",
    *sorted(
        file.relative_to(ROOT).as_posix()
        for top in ("playground", "visualizers")
        for file in (ROOT / top).rglob("*.py")
    ),
]

PROJECT = ("playground", "visualizers", "app", "tests")

# Plain data and rules about it: everybody may know these, and they know only each other.
DATA = {
    f"playground.{name}"
    for name in "trace events settings knob knobs extras own grammar request validation presets scores speculative "
    "given effective drafting states documentation publishing snippet links tables opening metrics comparison sweep "
    "misnamed once comparison_files comparison_opening comparison_tables wire attacks batches batch_files prompt_files "
    "shapes report_shapes detection_tables model_defaults claims "
    "models.reference mending batch_script drafts_script".split()
}
DECODING = {"torch", "transformers"}

# file or folder -> what of this project it may import (a package stands for all in it), and which libraries
RULES: dict[str, tuple[set[str], set[str]]] = {
    "app.py": ({"playground.engines", "playground.settings", "playground.ui"}, set()),
    "playground/__init__.py": ({"playground.api", *DATA}, set()),
    "playground/api.py": ({"playground.engines", *DATA}, set()),
    **{name.replace(".", "/") + ".py": (DATA, set()) for name in DATA},
    "playground/trace/events.py": (set(), set()),
    "playground/trace/serialization.py": ({"playground.trace.events"}, {"orjson"}),
    "playground/trace/acceptance.py": ({"playground.trace.events"}, set()),
    "playground/trace/trace.py": ({f"playground.{name}" for name in "events speculative wire".split()}, set()),
    "playground/settings.py": (set(), set()),
    "playground/presets/prompt_files.py": (set(), set()),
    "playground/knobs/": (DATA, set()),
    "playground/presets/publishing.py": ({"playground.models.catalog", *DATA}, {"transformers", "huggingface_hub"}),
    "playground/presets/presets.py": ({"playground.models.catalog", *DATA}, set()),
    "playground/sharing/python_script.py": ({"playground.models.catalog", *DATA}, set()),
    "playground/requests/request.py": (DATA, {"transformers"}),  # for GenerationConfig, in the function that makes one
    "playground/ui/": (
        {"playground.ui", "playground.engines.protocol", "playground.watermarks.detection", "visualizers", *DATA},
        {"gradio"},
    ),
    "playground/ui/comparisons/trials_view.py": (
        {"playground.ui", "playground.experiments.draft_findings", "playground.experiments.draft_trials", *DATA},
        {"gradio"},
    ),
    **{
        f"playground/ui/{name}.py": (
            {"playground.ui", "playground.models.description", "playground.models.catalog", "playground.engines.protocol"}
            | DATA,
            {"gradio"},
        )
        for name in ("models_view", "streaming")
    },
    "playground/models/description.py": (set(), set()),
    "playground/ui/watermarks/bayesian_training.py": ({"playground.ui", "playground.experiments.watermark_findings", *DATA}, {"gradio"}),
    "playground/ui/watermarks/watermark_view.py": (
        {"playground.ui", "playground.engines.protocol", "playground.watermarks.detection"}
        | {"playground.experiments.watermark_findings", "playground.experiments.watermark_trials", *DATA},
        {"gradio"},
    ),
    "playground/ui/server/body_limit.py": (set(), {"starlette"}),
    "playground/ui/server/compression.py": (set(), {"starlette"}),
    "playground/engines/": (
        {f"playground.{name}" for name in "engines runner lanes measure models templates tokens detecting".split()}
        | {"playground.generation.prompt_batch", "playground.generation.divergence", "playground.experiments.precision", *DATA},
        set(),
    ),
    "playground/experiments/precision.py": ({"playground.experiments.draft_findings", *DATA}, set()),
    "playground/trace/value_shapes.py": (set(), set()),
    "playground/sharing/open_comparison.py": ({"playground.sharing.saved_questions", *DATA}, set()),
    "playground/sharing/saved_questions.py": (
        {f"playground.{name}" for name in "findings precision trials watermark_findings watermark_trials".split()}
        | DATA,
        set(),
    ),
    "playground/generation/divergence.py": (
        {f"playground.{name}" for name in "models.loading models.quantizing precision quiet threads tokens".split()}
        | DATA,
        {*DECODING, "greenlet"},
    ),
    "playground/ui/comparisons/precision_view.py": (
        {"playground.ui", "playground.engines.protocol", "playground.experiments.precision", *DATA},
        {"gradio"},
    ),
    "playground/metrics/permutation_test.py": (set(), {"numpy"}),
    "playground/experiments/draft_findings.py": ({"playground.metrics.permutation_test", *DATA}, set()),
    "playground/experiments/draft_trials.py": ({"playground.experiments.draft_findings", "playground.models.catalog", *DATA}, set()),
    "playground/metrics/roc.py": (set(), set()),
    "playground/experiments/watermark_findings.py": ({"playground.experiments.draft_findings", "playground.metrics.roc", *DATA}, set()),
    "playground/experiments/watermark_trials.py": ({"playground.experiments.watermark_findings", *DATA}, set()),
    "playground/requests/grammar.py": (DATA, {"llguidance"}),  # in the functions that compile
    "playground/generation/runner.py": (
        {
            "playground.models.loading",
            "playground.models.locations",
            *(f"playground.{name}" for name in "copies custom_loops inputs fitting processors".split()),
            *(f"playground.{name}" for name in "recording structured".split()),
            *(f"playground.{name}" for name in "alone measure quiet tokens".split()),
            *DATA,
        },
        DECODING,
    ),
    "playground/generation/custom_loops.py": (
        {f"playground.{name}" for name in "models.loading quiet recording".split()} | DATA, DECODING,
    ),
    "playground/batching/scheduler.py": (
        {f"playground.{name}" for name in "drawing joint prompts rowwise slab threads".split()},
        {*DECODING, "greenlet"},
    ),
    "playground/generation/prompt_batch.py": (
        {f"playground.{name}" for name in "alone copies fitting models.loading quiet tokens".split()} | DATA,
        DECODING,
    ),
    "playground/batching/shared_processors.py": ({"playground.batching.threads"}, DECODING),
    "playground/batching/random_draws.py": ({"playground.batching.threads"}, DECODING),
    "playground/batching/single_run.py": ({"playground.batching.random_draws", "playground.batching.threads"}, {"torch"}),
    "playground/batching/onednn_linear.py": ({"playground.models.memory"}, DECODING),
    "playground/batching/joint_pass.py": ({f"playground.{name}" for name in "products quiet slab threads".split()}, DECODING),
    "playground/watermarks/green_lists.py": ({"playground.watermarks.randperm"}, DECODING),
    "playground/watermarks/randperm.py": (set(), {"numpy", "torch"}),
    "playground/watermarks/synthid.py": ({"playground.watermarks.green_lists"}, DECODING),
    "playground/watermarks/bayesian_detector.py": ({"playground.watermarks.synthid", "playground.watermarks.green_lists"}, DECODING),
    "playground/watermarks/detection.py": (
        {f"playground.{name}" for name in "watermark synthid bayesian tokens models.places".split()} | DATA,
        set(),
    ),
    "playground/batching/threads.py": (set(), {"torch"}),
    "playground/models/library_logging.py": (set(), {"transformers"}),
    "playground/batching/kv_cache.py": (set(), DECODING),
    "playground/batching/prefix_cache.py": ({"playground.batching.kv_cache"}, DECODING),
    "playground/generation/inputs.py": (
        {"playground.models.loading", "playground.models.chat_templates", "playground.models.token_texts", *DATA}, DECODING,
    ),
    "playground/models/chat_templates.py": (DATA, set()),
    "playground/generation/model_checks.py": ({"playground.models.loading", "playground.recording.abilities", *DATA}, DECODING),
    "playground/generation/model_copies.py": ({"playground.models.loading", "playground.generation.model_checks", *DATA}, DECODING),
    "playground/generation/structured_output.py": ({"playground.models.token_texts", *DATA}, {"torch", "numpy"}),
    "playground/strategies/processors.py": (set(), DECODING),
    "playground/recording/": (
        {f"playground.{name}" for name in "recording strategies measure processors rowwise tokens".split()} | DATA,
        DECODING,
    ),
    "playground/recording/measurement.py": ({"playground.metrics.scores"}, {"torch"}),
    "playground/models/token_texts.py": (set(), DECODING),
    "playground/strategies/": ({"playground.strategies", *DATA}, DECODING),
    "playground/models/": (
        {"playground.models", "playground.models.library_logging", *DATA}, {*DECODING, "huggingface_hub", "tokenizers", "numpy"},
    ),
    "playground/models/catalog.py": (set(), set()),
    "training/facts_card.py": ({"playground.models", "playground.strategies.dola"}, DECODING),
    "playground/models/locations.py": (
        {f"playground.{name}" for name in "events models.catalog models.reference settings".split()},
        {"huggingface_hub"},
    ),
    "playground/models/memory.py": ({"playground.models.locations", "playground.models.weights"}, {"torch", "psutil"}),
    "playground/models/weights.py": (set(), set()),
    "playground/models/static_facts.py": ({"playground.models.locations", *DATA}, {"huggingface_hub"}),
    "visualizers/": ({"visualizers", "playground.trace", "playground.metrics.scores"}, {"plotly"}),
}


def rule_of(file: str) -> tuple[set[str], set[str]]:
    """The row of the file itself, else that of the closest folder above it."""
    rows = [row for row in RULES if file == row or (row.endswith("/") and file.startswith(row))]
    assert rows, f"RULES has no row for {file}: say what it may import"
    return RULES[max(rows, key=len)]


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
    """The imports of the code that the rule for this file does not allow."""
    project, libraries = rule_of(file)
    wrong = set()
    for name in imports_of(code):
        top = name.partition(".")[0]
        if top in PROJECT:
            allowed = any(name == entry or name.startswith(entry + ".") for entry in project)
        else:
            allowed = top in libraries or top in sys.stdlib_module_names
        if not allowed:
            wrong.add(name)
    return wrong


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
    "playground/batching/onednn_linear.py": {"_linear_pointwise", "_reorder_linear_weight"},  # it can do without
    "playground/ui/server/app.py": {"_queue"},  # of Gradio, which has no other way to say how often it looks for events
    "playground/ui/server/gradio_overrides.py": {"_id"},  # the same: under this a visitor's own component is found
}


@pytest.mark.parametrize("file", FILES)
def test_imports_follow_the_rule(file):
    assert forbidden(file, (ROOT / file).read_text("utf-8")) == set()


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith("playground/recording/")])
def test_only_recording_touches_private_names_of_libraries(file):
    assert foreign_private_names((ROOT / file).read_text("utf-8")) == PRIVATE.get(file, set())


@pytest.mark.parametrize(
    ("file", "code", "wrong"),
    [
        ("playground/trace/trace.py", "import torch", {"torch"}),
        ("playground/trace/trace.py", "from playground import knobs", {"playground.knobs"}),
        ("playground/knobs.py", "from playground.knobs.spec import Knob", set()),
        ("playground/ui/lanes_tab.py", "from playground.generation.runner import run", {"playground.generation.runner"}),
        ("playground/ui/lanes_tab.py", "import gradio as gr\nfrom visualizers import PANES", set()),
        ("playground/ui/lanes_tab.py", "def f():\n    import plotly.express", {"plotly.express"}),
        ("playground/engines/ray_serve.py", "from playground.recording import Recorder", {"playground.recording"}),
        ("visualizers/figures/beams.py", "from playground.requests.request import check", {"playground.requests.request"}),
        ("visualizers/figures/beams.py", "import json\nfrom playground.trace import Trace", set()),
        ("playground/strategies/dola.py", "from playground import runner", {"playground.generation.runner"}),
        ("playground/generation/runner.py", "import tests.tiny_models", {"tests.tiny_models"}),
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
    [
        ("playground", ("torch", "transformers", "gradio", "plotly")),
        ("playground.trace", ("torch", "transformers", "gradio", "plotly")),
        ("playground.requests.request", ("torch", "transformers", "gradio", "plotly")),
        ("playground.knobs", ("torch", "transformers", "gradio", "plotly")),
        ("playground.engines.local", ("torch", "transformers", "gradio", "plotly")),
        ("playground.watermarks.detection", ("torch", "transformers", "gradio", "plotly")),
        ("visualizers", ("torch", "transformers", "gradio")),
        ("app", ("torch", "transformers")),  # the page is served while they load behind it
    ],
)
def test_what_an_import_brings(module, heavy):
    code = f"import sys, {module}; print(*(name for name in {heavy!r} if name in sys.modules))"
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert result.stdout.split() == []


def test_the_entry_stays_small():
    assert len((ROOT / "app.py").read_text("utf-8").splitlines()) < 60
