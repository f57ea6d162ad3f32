"""Which slow tests the check of a clean clone runs: those near to what has changed."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys

import pytest

from tests.support.slow import mostly_slow, one_in
from tests.test_layout import ROOT

CI = runpy.run_path(str(ROOT / ".ci" / "changed_tests.py"))
folders = CI["folders"]


@pytest.mark.parametrize("files", one_in(2, [[], ["README.md", "docs/knobs.md"], ["tests/test_docs.py"], ["gone.py"]]))
def test_some_files_need_no_slow_test(files):
    assert folders(files) == []


@pytest.mark.parametrize(
    ("file", "first", "more"),
    [
        ("training/corpus.py", "tests/training", set()),
        ("playground/watermarks/bayesian_detector.py", "tests/watermarks", set()),
        ("playground/recording/tap.py", "tests/recording", set()),
        ("visualizers/panes/core/log.ts", "tests/visualizers", set()),
        ("playground/models/bundled/chat/model.safetensors", "tests/models", {"tests/presets"}),
        ("presets/strategies/beam.json", "tests/presets", {"tests/browser"}),
        ("tests/support/architectures.py", "tests/generation", {"tests/browser"}),
    ],
)
def test_the_nearest_tests_come_first(file, first, more):
    found = folders([file])
    assert found[0] == first and more <= set(found)


def test_far_tests_are_left_out():
    assert "tests/trace" not in folders(["playground/ui/app.py"])


@pytest.mark.parametrize("file", CI["EVERYTHING"])
def test_what_everything_depends_on_leads_to_all(file):
    assert (ROOT / file).is_file()
    assert set(folders([file])) == {"/".join(test.split("/")[:2]) for test in CI["slow_tests"]()}


def test_a_clone_without_a_past_says_so_and_names_none(tmp_path):
    copy = tmp_path / "clone" / ".ci" / "changed_tests.py"
    copy.parent.mkdir(parents=True)
    shutil.copy(ROOT / ".ci" / "changed_tests.py", copy)
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "All"]):
        subprocess.run([*git, *command], cwd=copy.parents[1], check=True)
    answer = subprocess.run([sys.executable, copy], capture_output=True, text=True)
    assert (answer.returncode, answer.stdout) == (0, "")
    assert "not known in this clone" in answer.stderr


def test_a_table_keeps_a_case_that_runs_each_time():
    usual, slow = mostly_slow([("a", 1), ("b", 2)], lambda name, number: name == "a")
    assert (usual.values, usual.marks) == (("a", 1), ()) and slow.marks[0].name == "slow"
    with pytest.raises(ValueError, match="Name one"):
        mostly_slow(["a"], lambda name: False)
