"""The detector: any text, a watermark's settings, and whether the text carries it.

Knows its controls and what the engine finds (`Engine.detect`); what the numbers mean is told by the pane that shows
them. No run belongs to it: a text can come from anywhere.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import gradio as gr
from gradio.components import Component

from playground.metrics.detection_report import DetectionReport
from playground.requests.request import RequestError
from playground.requests.request_problems import request_error
from playground.server.side_work import aside, beside
from playground.sharing.detection_table import detections_csv
from playground.sharing.report_shapes import detector_panes
from playground.texts import Text, many, numeral, said
from playground.trace import Diagnostic, Trace
from playground.trace.wire import Json
from playground.trace.wire_errors import WireError
from playground.ui.controls.field_values import as_text
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.one_run.run_handler import ONE_RUN
from playground.ui.page.browser_commands import download
from playground.ui.page.form_parts import (
    FieldRow,
    FoldedPart,
    FormPart,
    FormSides,
    MessageLine,
    NumberField,
    PickedFile,
    TextField,
    TickField,
    WordsPart,
    button_line,
)
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import messages
from playground.ui.page.report import ReportInForm
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.watermarks.attacking import AttackSection
from playground.ui.watermarks.watermark_fields import KNOB, WatermarkFields
from playground.ui.watermarks.wrong_settings import letter_ids, mistakes
from playground.watermarks.detection import Query

THRESHOLD = 3.0
MAX_THRESHOLD = 100.0
MAX_CHARACTERS = 500_000  # of a text: about 100,000 tokens
MAX_BYTES = 4_000_000  # of a file with a trained detector


@dataclass(frozen=True)
class TakenText:
    """The text of a run, with the ids that the model really wrote: other ids could have the same text."""

    model: str
    text: str
    ids: list[int]
    prompt: str
    prompt_ids: list[int]


class Detector:
    """Two tools of the view "Watermarks": the detector, and the attacks on its text. `parts` are those of the detector,
    `attacking.parts` those of the attacks; `message` is the line that says what is wrong, for both."""

    def __init__(self) -> None:
        self.message = MessageLine(id="detector-messages")
        self.text = TextField(
            id="detector-text", label=said("Text"), lines=5, most_lines=14, grow=3, width=280,
            placeholder=said("Paste a text, or take the last run’s."),
        )  # fmt: skip
        self.prompt = TextField(
            id="detector-prompt", label=said("Prompt before it, if any"), lines=5, most_lines=14, width=200,
            info=said("The text is scored with it and without it."),
        )  # fmt: skip
        self.fields = WatermarkFields()
        self.threshold = NumberField(
            id="detector-threshold", label=said("threshold of z"), info=_false_positives(THRESHOLD), value=THRESHOLD,
            step=0.5, minimum=0, maximum=MAX_THRESHOLD, width=240,
        )  # fmt: skip
        self.once = TickField(
            id="detector-once", label=said("count repeated n-grams once"), width=240,
            info=said("A repeated phrase has the same green tokens again, which is no new evidence."),
        )  # fmt: skip
        self.other = TextField(
            id="detector-other", label=said("another model"), width=220,
            info=said("Among the wrong settings, its tokenizer is tried, too."),
        )  # fmt: skip
        self.found, self.mistaken = ReportInForm("detection"), ReportInForm("mistakes")
        self.attacking = AttackSection(self)
        self._pictures = {
            "detection": self.found, "mistakes": self.mistaken, "attack": self.attacking.found,
            "strengths": self.attacking.curve,
        }  # fmt: skip
        self._texts = {"text": self.text, "prompt": self.prompt, "attacked": self.attacking.attacked}
        self.saving = [*(picture.component for picture in self._pictures.values()), *self._texts.values()]
        self.adopt_outputs = [*self.saving, *self.fields.inputs]
        self.parts = self._parts()
        self.follows = {(self.threshold.id,): self.tell_exceeded, **self.attacking.follows}

    def _parts(self) -> list[FormPart]:
        buttons = {
            "detect": said("Detect"), "take": said("Take the last run’s text"),
            "knobs": said("Take the knobs’ watermark"), "mistakes": said("What if the settings are wrong?"),
            "csv": said("Save table (CSV)"),
        }  # fmt: skip
        tools = button_line("detector", buttons, main="detect")
        for button in tools.buttons:
            if button.does == "csv":  # as the experiments' own does
                button.does = "detector_csv"
                button.sends = [picture.component.id for picture in self._pictures.values()]
        load = {"pick": said("Load a trained SynthID detector")}
        trained = button_line("detector", load, picks={"pick": PickedFile(".json", MAX_BYTES)})
        about = said(
            "Does this text carry a watermark? Detection needs the watermark’s secret settings and the model’s "
            "tokenizer, but neither the model nor the prompt."
        )
        settings = [*self.fields.parts, FieldRow(parts=[self.threshold, self.once, self.other]), trained]
        asks = [
            WordsPart(id="detector-title", text=about),
            FieldRow(parts=[self.text, self.prompt]),
            tools,
            FoldedPart(id="detector-settings", title=said("The watermark to look for"), parts=settings),
        ]
        return [FormSides(asks=asks, shows=[*self.found.parts, *self.mistaken.parts], stays=True)]

    def wire(self, page: PageContext) -> None:
        """Connect the section with the page."""
        self.page = page
        self.inputs = {
            self.text, self.prompt, *self.fields.inputs, self.threshold, self.once, self.other,
            page.controls.model, page.panel.component,
        }  # fmt: skip
        self.presses = {
            "detect": self.run, "mistakes": self.try_mistakes, "take": self.take_last, "knobs": self.take_knobs,
            "pick": aside(self.load_trained), "detector_csv": aside(self.save_table), **self.attacking.presses,
        }  # fmt: skip

    def tell_exceeded(self, data: FormValues) -> Updates:
        """What the threshold means, in words."""
        return {self.threshold: gr.update(info=_false_positives(_threshold(data[self.threshold])))}

    # ----------------------------------------------------------------------------------------- what is there, in files

    def shown(self, data: Mapping[Component, object]) -> dict[str, Json]:
        """What the pictures show, and the texts in the boxes, as `report_shapes.detector_panes` has them; none where
        there is no picture."""
        shown = {name: picture.shown(data.get(picture.component)) for name, picture in self._pictures.items()}
        shown = {name: values for name, values in shown.items() if values is not None}
        texts = {name: _lines(data.get(box)) for name, box in self._texts.items()}
        return {**shown, "texts": texts} if shown else {}

    def save_table(self, data: Mapping[Component, object]) -> Updates:
        """The numbers of all that the pictures show, as a file."""
        try:
            shown = detector_panes(self.shown(data))
        except WireError:  # nothing that this page sends
            shown = {}
        if not shown:
            text = said("There is nothing to save yet.")
            return self.told([Diagnostic("", "warning", text, said("Detect a text first."))])
        return self.told([]) | {self.page.commands: download("detection.csv", "text/csv", detections_csv(shown))}

    def showing(self, shown: Mapping[str, Json]) -> Updates:
        """The update that shows what `shown` has returned."""
        updates: Updates = {}
        for name, picture in self._pictures.items():
            updates |= picture.show(shown[name]) if name in shown else {}
        updates |= {self._texts[name]: text for name, text in shown.get("texts", {}).items()}
        return updates | (self.fields.show(shown["detection"]["watermark"]) if "detection" in shown else {})

    # -------------------------------------------------------------------------------------------------- detection

    async def run(self, data: FormValues, http: gr.Request) -> Updates:
        """Score the text, with repeated n-grams counted the other way too, and with its prompt where there is one."""
        try:
            query = self.query(data, http)
            with_prompt = [dataclasses.replace(query, with_prompt=True)] if query.prompt else []
            otherwise = dataclasses.replace(query, once=not query.once, summary=True)
            counted, *reports = await self.reports([otherwise, query, *with_prompt])
        except RequestError as error:
            return self.told(error.diagnostics)
        failed = next((report["error"] for report in reports if "error" in report), None)
        if "error" in reports[0]:
            return self.told([_refused(failed)])
        notes = [_refused(failed, with_prompt=True)] if failed else []
        if why := reports[0].get("posterior_why"):
            notes.append(Diagnostic("", "warning", why))
        session = self.page.sessions.of(http)
        if session.lost_detector and "ngram_len" in query.watermark:
            text = said("The trained detector was forgotten while this page was idle: the text is scored without it.")
            notes.append(Diagnostic("", "warning", text, said("Load it again.")))
        values = {"watermark": dict(query.watermark), "model": query.model, "exact": isinstance(query.text, list)}
        both = [report for report in reports if "error" not in report]
        values |= {
            "reports": both,
            "once": query.once,
            "otherwise": None if "error" in counted else counted,
        }
        return self.told(notes) | self.found.show(values)

    def query(self, data: Mapping[Component, object], http: gr.Request) -> Query:
        """What the controls ask, of the text without its prompt, in the tab of `http`. Raises RequestError where they
        cannot be read."""
        watermark = self.fields.read(data)
        text, prompt = (_lines(data[box]) for box in (self.text, self.prompt))
        if len(text) + len(prompt) > MAX_CHARACTERS:
            found = said(
                "The text has {count} characters; {most} can be scored at once.",
                count=numeral(f"{len(text) + len(prompt):,}"), most=numeral(f"{MAX_CHARACTERS:,}"),
            )  # fmt: skip
            raise request_error("", found, said("Use part of it."))
        model, session = as_text(data[self.page.controls.model]), self.page.sessions.of(http)
        taken = session.taken_text
        if isinstance(taken, TakenText) and taken.model == model and text == _lines(taken.text):
            text = taken.ids
            prompt = taken.prompt_ids if prompt == _lines(taken.prompt) else prompt
        return Query(
            model, text, watermark, prompt, threshold=_threshold(data[self.threshold]),
            once=data[self.once] is True, detector=session.trained_detector,
        )  # fmt: skip

    async def reports(self, queries: list[Query]) -> list[DetectionReport]:
        """What the engine says of each query; others have a turn after each. Raises RequestError where it breaks."""
        return [report for query in queries for report in await self.threaded(self.page.engine.detect, [query])]

    async def threaded(self, work: Callable[..., object], *arguments: object) -> Any:
        """What `work` returns, in another thread. Raises RequestError where it breaks."""
        try:
            return await beside(work, *arguments)
        except (ValueError, RuntimeError, OSError) as error:
            text = said("The text was not scored: {error}", error=str(error))
            raise request_error("", text, said("Try again.")) from error

    def told(self, notes: list[Diagnostic]) -> Updates:
        """The update that shows these notes beside the detector."""
        return {self.message: stamp(next_turn(), messages(notes))}

    async def try_mistakes(self, data: Mapping[Component, object], http: gr.Request) -> Updates:
        """Score the text with one setting wrong at a time."""
        try:
            query = self.query(data, http)
            text, models = _lines(data[self.text]), [*self.page.engine.models(), as_text(data[self.other])]
            spelled = await self.threaded(letter_ids, self.page.engine, query.model, text)
            rows = mistakes(query, text, models, spelled)
            queries = [dataclasses.replace(each, summary=True) for row in rows for each in row.queries]
            reports = await self.reports(queries)
            if "error" in reports[0]:
                return self.told([_refused(reports[0]["error"])])
            # what passes is counted again without its repeats: these are no new evidence
            again = [i for i, report in enumerate(reports) if report.get("prediction") and not queries[i].once]
            counted = await self.reports([dataclasses.replace(queries[i], once=True) for i in again])
        except RequestError as error:
            return self.told(error.diagnostics)
        once = {i: report for i, report in zip(again, counted, strict=True) if "error" not in report}
        taken = iter([report | {"once": once.get(i)} for i, report in enumerate(reports)])
        shown = [
            {"what": row.what, "how": row.how, "meaning": row.meaning, "keeps": row.keeps}
            | {"reports": [next(taken) for _ in row.queries]}
            for row in rows
        ]
        return self.told([]) | self.mistaken.show({"rows": shown, "threshold": query.threshold})

    # ------------------------------------------------------------------------------------------------ what is scored

    def take_last(self, http: gr.Request) -> Updates:
        """Fill in the text of the run that is shown, its prompt, and the watermark that it was written with."""
        session = self.page.sessions.of(http)
        trace = session.trace
        if trace is None or trace.started is None or not trace.sequences:
            text = said("There is no run to take a text from.")
            fix = said("Generate one in the view “{view}”, or paste a text.", view=ONE_RUN)
            return self.told([Diagnostic("", "warning", text, fix)])
        if trace.started.elsewhere:
            text = said("Another server made the run that is shown, and its tokens may be others.")
            return self.told([Diagnostic("", "warning", text, said("Paste its text."))])
        facts = self.page.engine.facts(trace.started.model)
        taken = session.taken_text = _taken(trace, apart=bool(facts and facts.is_encoder_decoder))
        update: Updates = {self.text: taken.text, self.prompt: taken.prompt}
        config = trace.started.effective.get(KNOB.name) or trace.started.config.get(KNOB.name)
        note = said("The last run was not watermarked: the settings stay as they are.")
        if isinstance(config, Mapping) and (shown := self.fields.show(config)):
            update |= shown
            note = said("With the watermark of that run. Until you edit the text, it keeps the run's tokens.")
        model = as_text(trace.started.model)
        count = many(len(taken.ids), "{count} token of {model}.", "{count} tokens of {model}.", model=model)
        return update | self.told([Diagnostic("", "info", said("{a} {b}", a=count, b=note))])

    def take_knobs(self, data: Mapping[Component, object]) -> Updates:
        """Set the fields as the knob has it."""
        config = self.page.read_knobs(data)[0]["config"].get(KNOB.name)
        if not isinstance(config, Mapping):
            text = said("No watermark is set among the knobs: watermarking_config is empty.")
            return self.told([Diagnostic("", "warning", text, said("Set it there, or type the settings here."))])
        shown = self.fields.show(config)
        if not shown:
            fault = KNOB.check(config, KNOB.name) if KNOB.check else None
            text = fault or said("It cannot be read.")
            return self.told([Diagnostic(KNOB.name, "error", text, said("Correct the knob."))])
        return shown | self.told([])

    def load_trained(self, file: Mapping[str, str] | None, http: gr.Request) -> Updates:
        """Take in a SynthID detector that was trained and saved here."""
        if not isinstance(file, Mapping):
            return {self.message: gr.skip()}
        try:
            trained = json.loads(file.get("text") or "")
            if not isinstance(trained, dict):
                raise ValueError
        except (ValueError, TypeError, RecursionError):
            text = said("{file} holds no trained detector.", file=str(file.get("name"))[:60])
            fix = said("Choose a file that “{button}” has made.", button=said("Save the trained detector"))
            return self.told([Diagnostic("", "error", text, fix)])
        text = said(
            "{file} is loaded, and used wherever the settings are SynthID's.", file=str(file.get("name"))[:60]
        )
        session = self.page.sessions.of(http)
        session.trained_detector, session.lost_detector = trained, False
        return self.told([Diagnostic("", "info", text)])


def _taken(trace: Trace, apart: bool) -> TakenText:
    """The best text of a run. `apart`: whether its prompt went into an encoder, so that the text does not continue
    it."""
    started, output = trace.started, trace.sequences[0]
    prompt_ids = [token.token_id for token in started.prompt_tokens]
    prompt = ("", []) if apart else (started.prompt or "", prompt_ids)
    return TakenText(started.model, output.text, list(output.token_ids), *prompt)


def _lines(text: object) -> str:
    """A text as a browser's box has it: with one kind of line end."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if isinstance(text, str) else ""


def _threshold(value: object) -> float:
    fits = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= MAX_THRESHOLD
    return float(value) if fits else THRESHOLD


def _false_positives(threshold: float) -> Text:
    """What a threshold of z means, in words: how many texts without this watermark exceed it."""
    share = NormalDist().cdf(-threshold)
    if share < 1e-12:
        return said("Hardly any text without this watermark exceeds it.")
    count = numeral(f"{1 / share:,.0f}")
    return said("False-positive rate: one in {count} texts without this watermark exceeds it.", count=count)


def _refused(error: Mapping[str, str], with_prompt: bool = False) -> Diagnostic:
    message = error["message"]
    if with_prompt:
        message = said("With the prompt: {message}", message=message)
    return Diagnostic("", "error", message, error.get("fix", ""))
