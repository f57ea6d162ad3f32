"""How long the everyday tests of each folder may take, and a plugin of pytest that names the folders that take longer.

It reports at the end of a run and fails nothing: a machine with other work to do takes longer for everything. Each
number is in seconds that worker processes spend, with setup and teardown, as on two quiet cores.
"""

from __future__ import annotations

from collections import Counter

import pytest

BESIDE = "files of tests/"  # those that lie in no folder of it
BUDGETS = {
    "browser": 300,
    "visualizers": 160,
    "generation": 70,
    "recording": 55,
    "ui": 50,
    "engines": 45,
    "models": 45,
    "http_api": 35,
    "server": 35,
    BESIDE: 40,
}
OTHERS = 15  # each other folder of tests/


def folder_of(nodeid: str) -> str:
    """The folder of tests/ in which a test is, by its node id."""
    parts = nodeid.split("::")[0].split("/")
    return parts[parts.index("tests") + 1] if "tests" in parts[:-2] else BESIDE


def over_budget(seconds: dict[str, float]) -> list[str]:
    """A line for each folder that took longer than it may, the one that is the most over it first."""
    over = {name: taken - BUDGETS.get(name, OTHERS) for name, taken in seconds.items()}
    return [
        f"{name}: {seconds[name]:.0f} seconds of the workers, its budget is {BUDGETS.get(name, OTHERS)}"
        for name in sorted(over, key=over.__getitem__, reverse=True)
        if over[name] > 0
    ]


class TimingReport:
    """Adds up what the reports of tests say; under xdist those of all workers arrive in the one process that prints."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[folder_of(report.nodeid)] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        lines = over_budget(self.seconds)
        if lines:
            terminalreporter.section("folders over their budget of time (CONTRIBUTING.md)")
            for line in lines:
                terminalreporter.line(line)


def report_times(config: pytest.Config) -> None:
    """Have the report made, where the slow tests are left out: the budgets are for the others."""
    if "not slow" in config.option.markexpr:
        config.pluginmanager.register(TimingReport(), "timing-report")
