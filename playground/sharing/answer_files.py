"""What questions came to, as files: JSON with all of it, which opens again, CSV with a table of it, and HTML with its
panes. What is special in those of a kind stands with the kind, in `playground.questions`.

Knows plain data and the saved page; no model and no page of a server.
"""

from __future__ import annotations

from collections.abc import Mapping

from playground.questions import AnsweredQuestion
from playground.questions.kinds import FILES
from playground.questions.serving_log import ServingLog
from playground.requests.request import RequestError
from playground.sharing.comparison_files import FORMAT
from playground.sharing.csv_columns import about_answer, csv_text
from playground.texts import said
from playground.trace.serialization import to_line
from playground.trace.wire import Json, encode
from playground.trace.wire_errors import WireError
from visualizers.export import SitePage, export_report

SavedAnswer = AnsweredQuestion | ServingLog


def answer_to_json(saved: SavedAnswer) -> str:
    """JSON text: {"format", "kind"} and what the kind has in a file (`AnsweredQuestion.in_file`)."""
    return encode({"format": FORMAT, "kind": saved.kind, **saved.in_file()})


def read_answer(data: Mapping[str, Json], fix: str) -> SavedAnswer:
    """What `answer_to_json` wrote, from whoever it came. Raises ValueError, in sentences for the person, that end with
    `fix`; KeyError for a kind that has no files."""
    kind, reader = FILES[data.get("kind")]
    try:
        return reader.of_file(data, kind)
    except WireError as wrong:
        raise ValueError(said("{a} {b}", a=reader.damaged(wrong.args[0]), b=fix)) from wrong
    except RequestError as error:
        raise ValueError(said("{a} {b}", a=_UNREADABLE, b=error.args[0])) from error
    except (TypeError, AttributeError, LookupError, RecursionError) as error:
        raise ValueError(said("{a} {b}", a=_UNREADABLE, b=fix)) from error


_UNREADABLE = said("The question of this file cannot be read.")


def answer_to_csv(saved: SavedAnswer, name: str | None = None) -> str:
    """Its table of that name, or the first one. Numbers are not rounded."""
    tables = saved.tables()
    return csv_text(*tables[name or next(iter(tables))](), saved.answer.units, about_answer(saved.answer))


def answer_to_html(saved: SavedAnswer, title: str, site: SitePage | None = None) -> str:
    """The text of one HTML file that draws it, opens without a server and fetches nothing, or of a page of `site`."""
    line = to_line({"type": "Found", "values": saved.answer.public.values, "charts": {}})
    return export_report(line, saved.kind, title, site)
