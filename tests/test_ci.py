"""Which slow tests the check of a clean clone runs: those of the packages that have changed."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

folders = runpy.run_path(str(Path(__file__).parents[1] / ".ci" / "changed_tests.py"))["folders"]


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ([], []),
        (["README.md", "docs/knobs.md"], []),
        (["playground/models/loading.py"], ["tests/models"]),
        (["tests/models/test_hub.py", "playground/trace/events.py"], ["tests/models", "tests/trace"]),
        (["playground/ui/one_run/history.js"], ["tests/browser", "tests/ui"]),
        (["visualizers/panes/core/log.js"], ["tests/browser", "tests/visualizers"]),
        (["training/train.py"], ["tests/training"]),
        (["playground/api.py"], []),
    ],
)
def test_changed_files_lead_to_their_tests(files, found):
    assert folders(files) == found


def test_what_everything_depends_on_leads_to_all():
    everything = folders(["requirements.txt"])
    assert {"tests/models", "tests/browser", "tests/batching"} <= set(everything)
    assert everything == folders(["tests/support/fakes.py", "playground/models/loading.py"])
