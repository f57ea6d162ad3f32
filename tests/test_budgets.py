"""The report of folders whose tests take longer than they may: what it adds up, and that it fails nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from tests.support.budgets import BESIDE, BUDGETS, OTHERS, folder_of, over_budget, report_times
from tests.test_layout import ROOT

CONFTEST = """
from tests.support import budgets

budgets.BUDGETS["ui"] = 0

def pytest_configure(config):
    budgets.report_times(config)
"""
# Only the setup and the call together round to one second.
TEST = """
import time
import pytest

@pytest.fixture
def made():
    time.sleep(0.3)

def test_it(made):
    time.sleep(0.3)
"""


@pytest.mark.parametrize(
    ("nodeid", "folder"),
    [
        ("tests/server/test_streaming.py::test_it[tests/trace]", "server"),
        ("tests/trace/test_events.py::test_it", "trace"),
        ("tests/test_layout.py::test_it", BESIDE),
    ],
)
def test_a_test_counts_for_the_folder_right_under_tests(nodeid, folder):
    assert folder_of(nodeid) == folder


def test_only_what_is_over_its_budget_has_a_line_the_worst_first():
    lines = over_budget({"ui": BUDGETS["ui"] + 2, "browser": BUDGETS["browser"], "trace": OTHERS + 9, "texts": 1.0})
    assert lines == [
        f"trace: {OTHERS + 9} seconds of the workers, its budget is {OTHERS}",
        f"ui: {BUDGETS['ui'] + 2} seconds of the workers, its budget is {BUDGETS['ui']}",
    ]


def test_a_run_names_its_slow_folders_and_passes(tmp_path):
    for name, test in (("ui", TEST), ("metrics", "def test_it(): pass")):
        (tmp_path / "tests" / name).mkdir(parents=True)
        (tmp_path / "tests" / name / f"test_{name}.py").write_text(test)
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow: not every day\n")
    answer = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "xdist", "-n", "2", "--import-mode=importlib", "-m", "not slow"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 0, answer.stdout
    assert "2 passed" in answer.stdout
    assert "ui: 1 seconds of the workers, its budget is 0\n" in answer.stdout
    assert "metrics:" not in answer.stdout


@pytest.mark.parametrize(("chosen", "reported"), [("not slow and not real", True), ("slow", False), ("", False)])
def test_the_budgets_are_for_the_tests_of_every_day(chosen, reported):
    config = SimpleNamespace(option=SimpleNamespace(markexpr=chosen), pluginmanager=pytest.PytestPluginManager())
    report_times(config)
    assert config.pluginmanager.has_plugin("timing-report") == reported


def test_this_run_is_reported(pytestconfig):
    assert pytestconfig.pluginmanager.has_plugin("timing-report") == ("not slow" in pytestconfig.option.markexpr)


def test_contributors_read_the_same_budgets():
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for folder, seconds in (BUDGETS | {"each other folder": OTHERS}).items():
        assert f"| {folder} | {seconds} |" in text.replace("`", ""), folder
