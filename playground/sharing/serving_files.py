"""A serving log as files: JSON with all of it, which opens again, CSV with its tables, and HTML with its panes.

Knows plain data and the saved page; no model and no page of a server.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from playground.questions.serving_log import ServingLog, requests_table, steps_table, units_of
from playground.sharing.comparison_files import FORMAT
from playground.sharing.csv_columns import about_answer, csv_text
from playground.texts import said
from playground.trace.public_names import public_name
from playground.trace.serialization import to_line
from playground.trace.wire import convert, encode
from playground.trace.wire_errors import WireError
from visualizers.export import SitePage, export_report


def serving_to_json(log: ServingLog) -> str:
    """JSON text: {"format", "kind", "log"}, where "log" has the fields of a ServingLog."""
    return encode({"format": FORMAT, "kind": log.kind, "log": public_log(log)})


def public_log(log: ServingLog) -> ServingLog:
    """The log with the model as files name it."""
    return replace(log, model=public_name(log.model))


def read_serving(data: Mapping[str, Any], fix: str) -> ServingLog:
    """What `serving_to_json` wrote, from whoever it came; the figures are counted anew. Raises ValueError, in sentences
    for the person, that end with `fix`."""
    try:
        return convert(_without_figures(data.get("log")), ServingLog).checked()
    except WireError as wrong:
        problem = said("This serving log is damaged: {reason}.", reason=wrong.args[0])
        raise ValueError(said("{a} {b}", a=problem, b=fix)) from wrong


def _without_figures(log: Any) -> Any:
    """The data of a log without figures, of which every version has its own."""
    if not isinstance(log, dict) or not isinstance(log.get("ways"), list):
        return log
    ways = [{**way, "figures": None} if isinstance(way, dict) else way for way in log["ways"]]
    return log | {"ways": ways}


def serving_to_csv(log: ServingLog) -> str:
    """One row for each request in each way (`requests_table`). Numbers are not rounded."""
    return csv_text(*requests_table(log), units_of(log), about_answer(log))


def steps_to_csv(log: ServingLog) -> str:
    """One row for each step of each way (`steps_table`)."""
    return csv_text(*steps_table(log), units_of(log), about_answer(log))


def serving_to_html(log: ServingLog, title: str, site: SitePage | None = None) -> str:
    """The text of one HTML file that draws the log, opens without a server and fetches nothing, or of a page of
    `site`."""
    line = to_line({"type": "Found", "values": public_log(log).values, "charts": {}})
    return export_report(line, log.kind, title, site)
