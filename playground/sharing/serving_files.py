"""A serving log as files: JSON with all of it, which opens again, CSV with its tables, and HTML with its panes.

Knows plain data and the saved page; no model and no page of a server.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playground.experiments.serving_log import ServingLog
from playground.experiments.serving_question import ServedRequest, ServingQuestion, ServingWay
from playground.sharing.comparison_files import FORMAT
from playground.sharing.csv_columns import about_values, csv_text
from playground.sharing.serving_shapes import serving_log
from playground.sharing.serving_tables import requests_table, steps_table, units_of
from playground.texts import said
from playground.trace.public_names import public_name
from playground.trace.serialization import strict_json, to_line
from playground.trace.value_shapes import ShapeError
from visualizers.export import SitePage, export_report

SERVING = "serving"


@dataclass(frozen=True)
class SavedServing(ServingLog):
    """A log that was opened from a file."""

    kind = SERVING


def serving_to_json(log: ServingLog) -> str:
    """JSON text: {"format", "kind", "log"}, where "log" has the values of a ServingLog."""
    return strict_json({"format": FORMAT, "kind": SERVING, "log": public_values(log)})


def public_values(log: ServingLog) -> dict[str, Any]:
    """What a log has, with the model as files name it."""
    return log.values | {"model": public_name(log.values["model"])}


def read_serving(data: Mapping[str, Any], fix: str) -> SavedServing:
    """What `serving_to_json` wrote, from whoever it came; the figures are counted anew. Raises ValueError, in sentences
    for the person, that end with `fix`."""
    try:
        return SavedServing(serving_log(data.get("log")))
    except ShapeError as wrong:
        problem = said("This serving log is damaged: {reason}.", reason=wrong.args[0])
        raise ValueError(said("{a} {b}", a=problem, b=fix)) from wrong


def serving_to_csv(log: ServingLog) -> str:
    """One row for each request in each way (`requests_table`). Numbers are not rounded."""
    return csv_text(*requests_table(log), units_of(log), about_values(log.values))


def steps_to_csv(log: ServingLog) -> str:
    """One row for each step of each way (`steps_table`)."""
    return csv_text(*steps_table(log), units_of(log), about_values(log.values))


def serving_to_html(log: ServingLog, title: str, site: SitePage | None = None) -> str:
    """The text of one HTML file that draws the log, opens without a server and fetches nothing, or of a page of
    `site`."""
    return export_report(to_line({"type": "Found", "values": public_values(log), "charts": {}}), SERVING, title, site)


def question_of(log: ServingLog) -> ServingQuestion:
    """The question that a log answers, so that it can be asked again, with the settings as the library took them."""
    names = [field.name for field in dataclasses.fields(ServedRequest)]
    requests = [ServedRequest(**{name: each[name] for name in names}) for each in log.values["requests"]]
    ways = [_way(way["settings"]) for way in log.values["ways"]]
    ways += [ServingWay(**fields) for fields in log.values.get("not_begun", ())]
    return ServingQuestion(log.values["model"], requests, ways, log.values["clock"], log.values["seed"])


def _way(settings: Mapping[str, Any]) -> ServingWay:
    known = {field.name for field in dataclasses.fields(ServingWay)}
    blocks = {"num_blocks": settings["blocks"][0]} if settings.get("blocks") else {}
    return ServingWay(**{name: value for name, value in settings.items() if name in known} | blocks)
