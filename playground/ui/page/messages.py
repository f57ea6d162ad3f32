"""The line under the Generate button that says what is wrong, what is ignored, or what the run waits for.

Knows diagnostics and how to show them. Their texts may quote what a person typed, so they travel as JSON and become
text nodes in the page, never markup.
"""

from __future__ import annotations

from collections.abc import Iterable

import gradio as gr

from playground.knobs import KNOBS
from playground.knobs.fix import in_words
from playground.texts import said
from playground.trace import Diagnostic, Failed
from playground.trace.serialization import to_line
from playground.trace.wire import Json
from playground.ui.page.scripts import on_load, when_loaded
from playground.ui.page.styles import styled

KEPT = said("The last result is still shown below.")
# For the listeners of what a request is made of, in the browser. The fields of the views need none: a press or a key in
# them is heard.
CHANGED_JS = when_loaded("formChanged()")


def message_area() -> gr.HTML:
    """The component; its value is what `messages`, `refusal` or `busy` returns, stamped.

    Its event "mended" says that something has been changed while a refusal stands there: {turn} is its stamp.
    """
    return gr.HTML(
        "",
        html_template='<div class="messages" role="status" aria-live="polite"></div>',
        js_on_load=on_load("mountMessages", events=["mended"]),
        apply_default_css=False,
        elem_id="messages",
        elem_classes=styled("messages"),
    )


def messages(diagnostics: Iterable[Diagnostic]) -> str:
    """A value that shows these diagnostics, the errors first."""
    return _json(_entries(diagnostics))


def refusal(diagnostics: Iterable[Diagnostic], kept: bool = False, of_panel: bool = False) -> str:
    """The same for a request that cannot run: in sight, and asked about again when something is changed. `kept` says
    that an older result is still shown below, and so does the last line then. `of_panel` says that its knobs are those
    of the panel: a fix that changes knobs has a button there."""
    lines = [*diagnostics, Diagnostic("", "info", KEPT)] if kept else diagnostics
    return _json([entry | {"refused": True} for entry in _entries(lines, of_panel)])


def failure_notes(failed: Failed) -> list[Diagnostic]:
    """The diagnostics of a run that failed before it began."""
    if failed.diagnostics:
        return failed.diagnostics
    return [Diagnostic("", "info" if failed.error == "Cancelled" else "error", failed.message, failed.fix)]


def busy(text: str) -> str:
    """A value that says what is being waited for."""
    return _json([{"severity": "busy", "knob": "", "message": text, "fix": ""}])


def _entries(diagnostics: Iterable[Diagnostic], of_panel: bool = False) -> list[dict[str, object]]:
    order = {"error": 0, "warning": 1, "info": 2}
    return [
        {"severity": d.severity, "knob": d.knob, "message": d.message, "fix": d.fix} | (_button(d) if of_panel else {})
        for d in sorted(diagnostics, key=lambda d: order.get(d.severity, 3))
    ]


def _button(diagnostic: Diagnostic) -> dict[str, object]:
    """What the button of a line does and says; nothing where its fix changes no knobs."""
    change = diagnostic.change
    return {"change": change, "label": in_words(change)} if change and change.keys() <= KNOBS.keys() else {}


def _json(entries: list[dict[str, Json]]) -> str:
    return to_line(entries).rstrip("\n")
