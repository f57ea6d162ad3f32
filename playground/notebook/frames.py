"""How a value shows itself as the result of a cell: the page that it would be saved as, in a frame of its own.

The frame is sandboxed: its scripts run, but it is no part of the notebook's page, can read nothing of it, and fetches
nothing. The page travels compressed, as letters and digits alone, and a few lines of script in the frame unpack it: a
model's text is never markup of the notebook, and a cell stays small (docs/notebooks.md says how small).
"""

from __future__ import annotations

import base64
import gzip
import html

from playground.experiments.comparison import Comparison
from playground.notebook.lanes import KIND as LANES
from playground.notebook.lanes import lanes_of
from playground.notebook.tables import data_frame
from playground.questions import Answer
from playground.questions.prompt_batch import DecodedBatch
from playground.questions.serving_log import ServingLog
from playground.sharing.answer_files import answer_to_html
from playground.trace import Trace, Traces
from playground.trace.serialization import to_line
from playground.watermarks.detection_result import Detection
from visualizers.export import export_comparison, export_html, export_report
from visualizers.figures import charts_of
from visualizers.names import mode_name

MOST_LANES = 8  # as on the page
MOST_ROWS = 20  # of a table that is shown
HEIGHT = 640  # pixels, until a person drags the frame's corner

# What the frame holds at first. Of "default-src 'none'" in the page that it then writes, nothing can be taken back.
_UNPACK = """<!doctype html>
<meta charset="utf-8">
<body>
<script>
(async () => {
  const bytes = Uint8Array.from(atob("%s"), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const page = await new Response(unpacked).text();
  document.open();
  document.write(page);
  document.close();
})();
</script>
"""


def html_of(value: object) -> str:
    """The value as a frame with its panes, and what has to be said of it."""
    note = ""
    if isinstance(value, Answer) and not isinstance(value, ServingLog):  # no pane shows it by itself
        return data_frame(value).to_html(max_rows=MOST_ROWS)
    if isinstance(value, Traces) and len(value) > MOST_LANES:
        note = f"<p>The first {MOST_LANES} of {len(value)} runs; to_pandas() has all of them.</p>\n"
    return note + frame(page_of(value), in_words(value))


def frame(page: str, title: str, height: int = HEIGHT) -> str:
    """A sandboxed frame that holds this HTML page. `title` is what a screen reader calls it."""
    packed = base64.b64encode(gzip.compress(page.encode(errors="backslashreplace"), mtime=0)).decode()
    inner = html.escape(_UNPACK % packed)
    style = f"width: 100%; height: {height}px; border: 0; resize: vertical; overflow: auto"
    return f'<iframe sandbox="allow-scripts" title="{html.escape(title)}" style="{style}" srcdoc="{inner}"></iframe>'


def page_of(value: object) -> str:
    """The page that a value would be saved as. Raises TypeError for a value that has none."""
    match value:
        case Trace():
            return export_html(value)
        case Traces():
            return export_comparison(lanes_of(value[:MOST_LANES]).for_files().lines(), LANES, in_words(value))
        case Comparison():
            return export_comparison(value.for_files().lines(), value.kind, in_words(value))
        case Detection():
            return _report("detection", value.to_values(), in_words(value))
        case DecodedBatch():
            return _report(value.kind, value.answer.values, in_words(value))
        case ServingLog():
            return answer_to_html(value, in_words(value))
    raise TypeError(f"{type(value).__name__} has no picture.")


def _report(kind: str, values: dict[str, object], title: str) -> str:
    line = to_line({"type": "Found", "values": values, "charts": charts_of(kind, values)})
    return export_report(line, kind, title)


def in_words(value: object) -> str:
    """The value in one line."""
    match value:
        case Trace():
            return _run_in_words(value)
        case Traces():
            some = [mode_name(trace.started.mode) for trace in value[:MOST_LANES] if trace.started]
            return f"{len(value)} run{'s' * (len(value) != 1)}: {', '.join(dict.fromkeys(some))}".removesuffix(": ")
        case Comparison():
            axes = " × ".join(axis.knob for axis in value.axes)
            return f"{value.kind}{f' over {axes}' if axes else ''}: {value.ended} of {len(value.entries)} runs ended"
        case Detection():
            found = "a watermark" if value.prediction else "no watermark"
            return f"{found}: z = {value.z_score:.2f}, threshold {value.report['threshold']:g}"
        case DecodedBatch():
            return f"batch of {len(value.answer.prompts)} prompts on {value.answer.model}"
        case ServingLog():
            ways = ", ".join(f"{way.settings.kind} in {len(way.steps)} steps" for way in value.ways)
            return f"{len(value.requests)} requests served on {value.model}: {ways}"
    return type(value).__name__


def _run_in_words(trace: Trace) -> str:
    started = trace.started
    name = f"{started.model}, {mode_name(started.mode)}" if started else "a run that has not begun"
    if trace.failed:
        return f"{name}: failed, {trace.failed.message}"
    return f"{name}: {trace.finished.num_tokens} tokens" if trace.finished else name
