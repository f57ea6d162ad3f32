"""The checks for a GPU, rehearsed on the CPU with tiny models: each runs, or says why it cannot."""

from __future__ import annotations

import re
import time

import pytest
from transformers.utils import logging

from tests.benchmarks import gpu, gpu_library, gpu_playground
from tests.benchmarks.gpu_place import TINY, CannotRun, Place, Row

PLACE = Place("cpu", TINY)
ROWS = {
    "draws": 4,
    "ids": 8,
    "kernels": 3,
    "lanes": 2,
    "first-token": 1,
    "people": 1,
    "flips": 5,
    "bits": 3,
    "caches": 5,
}
ON_CUDA_ONLY = {"static cache, compiled", "fp8 cache, compiled"}


@pytest.mark.parametrize("name", ROWS)
def test_a_check_finds_all_that_it_looks_for(name):
    check, _ = gpu.CHECKS[name]
    rows = list(check(PLACE))
    assert len(rows) == ROWS[name] and not any(row.figure.startswith("failed") for row in rows)
    assert all(re.search(r"\d", row.figure) or "cannot run" in row.figure for row in rows)
    assert {row.what.split(":")[0] for row in rows if "cannot run" in row.figure} <= ON_CUDA_ONLY


def test_every_check_is_rehearsed():
    assert gpu.CHECKS.keys() == ROWS.keys() | {"memory"}
    assert sum(share for _, share in gpu.CHECKS.values()) <= 480


def test_on_a_cpu_draws_are_the_race():
    rows = [row.figure.split(" of ") for row in gpu_library.draws(PLACE)]
    assert all(hits == count for hits, count in rows[:3])  # the third: as on the CPU


def test_traced_runs_have_the_ids_of_bare_ones():
    same = [row.figure.split(";")[0].split(" of ") for row in gpu_playground.ids_and_overhead(PLACE)]
    assert len(same) == 8 and all(hits == count for hits, count in same)


def test_what_cannot_run_says_why():
    (row,) = gpu.rows_of("memory", PLACE, 60)
    assert row.figure.startswith("cannot run: PyTorch counts the peak on CUDA only")


def test_another_transformers_stops_the_checks_of_the_playground(monkeypatch):
    monkeypatch.setattr("transformers.__version__", "5.17.0")
    for name in ("ids", "kernels", "lanes", "first-token", "people", "memory"):
        (row,) = gpu.rows_of(name, PLACE, 60)
        assert "needs transformers" in row.figure and "5.17.0 is installed" in row.figure


def test_a_check_that_fails_or_takes_too_long_keeps_its_rows(monkeypatch):
    def slow(place):
        yield Row("a", "1")
        try:
            time.sleep(30)
        except Exception:
            yield Row("b", "2")

    def broken(place):
        yield Row("a", "1")
        raise ValueError("no such\nkernel")

    monkeypatch.setitem(gpu.CHECKS, "draws", (slow, 1))
    begun = time.monotonic()
    assert [row.figure for row in gpu.rows_of("draws", PLACE, 0.2)] == ["1", "not finished within 0 s"]
    assert time.monotonic() - begun < 20
    monkeypatch.setitem(gpu.CHECKS, "draws", (broken, 1))
    assert [row.figure for row in gpu.rows_of("draws", PLACE, 5)] == ["1", "failed: ValueError: no such kernel"]


def test_it_prints_a_table_within_its_time(capsys, monkeypatch):
    def refuse(place):
        raise CannotRun("a|b is missing")
        yield

    monkeypatch.setitem(gpu.CHECKS, "lanes", (refuse, 60))
    spoken = logging.get_verbosity(), logging.is_progress_bar_enabled()
    gpu.main(["--device", "cpu", "--tiny", "--only", "draws", "lanes", "--seconds", "60"])
    heading, _, *table, _, end = capsys.readouterr().out.splitlines()
    assert heading.startswith("On cpu (a rehearsal)") and "transformers 5." in heading
    assert table[:2] == ["| what | figure | check |", "| --- | --- | --- |"]
    assert len(table) == 2 + 4 + 1 and table[-1] == "| lanes | cannot run: a\\|b is missing | `lanes` |"
    assert re.fullmatch(r"\d+ seconds\.", end)
    assert spoken == (logging.get_verbosity(), logging.is_progress_bar_enabled())  # other tests listen to the library


def test_without_time_no_check_begins(capsys):
    gpu.main(["--device", "cpu", "--tiny", "--only", "draws", "--seconds", "4"])
    assert "not begun: the time is used up" in capsys.readouterr().out
