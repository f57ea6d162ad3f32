"""Attacks on a watermark: the detector's text is changed, by rule or by hand, and scored again.

Knows its controls, and the table of attacks by name; scoring is the detector's business.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Protocol

import gradio as gr
from gradio.components import Component

from playground.metrics.detection_report import DetectionReport
from playground.requests.request import RequestError
from playground.requests.request_problems import request_error
from playground.server.handler_job import Jobs, Stopped
from playground.server.side_work import beside
from playground.texts import numeral, said
from playground.trace import Diagnostic
from playground.trace.wire import Json
from playground.ui.controls.field_values import as_int, as_text
from playground.ui.controls.form_updates import BUSY
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import StopAttack
from playground.ui.page.form_parts import (
    ButtonLine,
    ButtonPart,
    ChoiceField,
    FieldRow,
    FoldedPart,
    FormPart,
    FormSides,
    MessageLine,
    NumberField,
    SliderField,
    TextField,
    WordsPart,
    button_line,
)
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import busy
from playground.ui.page.report import ReportInForm
from playground.ui.page.run_version import next_turn, stamp
from playground.ui.watermarks.replacement_words import replacement_words
from playground.ui.watermarks.round_trip import LANGUAGES, NO_MODEL, Translator, translation, translator_for
from playground.watermarks.attacks import ATTACKS, FOREIGN, Attack
from playground.watermarks.detection import Query

STRENGTHS = [number / 10 for number in range(11)]
SEEDS = 5  # attacks of each strength: where they hit is chance
MAX_ATTACK_SEED = 2**32 - 1
MAX_CHARACTERS = 100_000  # of a text that is attacked at every strength: each of them is scored again
FIRST = "replace"


class DetectorSection(Protocol):
    """What attacks need of the detector that they stand under (`detector.Detector`)."""

    page: PageContext
    message: MessageLine
    text: TextField

    def query(self, data: Mapping[Component, object]) -> Query: ...

    def told(self, notes: list[Diagnostic]) -> Updates: ...

    async def reports(self, queries: list[Query]) -> list[DetectionReport]: ...

    async def threaded(self, work: Callable[..., object], *args: object) -> Any: ...


class AttackSection:
    """The controls and the pictures under the detector's, as `parts`. Its message line is the detector's."""

    def __init__(self, detector: DetectorSection) -> None:
        self._detector = detector
        self._jobs = Jobs()
        self.attack = ChoiceField(
            id="attack-kind", label=said("attack"), value=FIRST, listed=True, width=220,
            choices=[(attack.label, name) for name, attack in ATTACKS.items()],
            infos={name: attack.meaning for name, attack in ATTACKS.items()},
        )  # fmt: skip
        self.strength = SliderField(
            id="attack-strength", label=said("strength"), value=0.3, minimum=0, maximum=1, step=0.05, width=240,
            info=said("0 leaves the text as it is; 1 attacks all of it."),
        )  # fmt: skip
        self.seed = NumberField(
            id="attack-seed", label=said("seed of the attack"), value=0, whole=True, minimum=0,
            maximum=MAX_ATTACK_SEED, width=200, info=said("The same seed hits the same words."),
        )  # fmt: skip
        self.other = TextField(
            id="attack-other", label=said("other text"), lines=2, most_lines=8,
            info=said("The text to mix in, and whose words replace others. Without it, these are words of the model’s "
                      "vocabulary, drawn at random: the text’s own would keep part of the watermark."),
        )  # fmt: skip
        self.translator = TextField(
            id="attack-translator", label=said("model that translates"), width=200, info=NO_MODEL
        )
        self.language = ChoiceField(
            id="attack-language", label=said("from English into"), value=str(LANGUAGES[0]), listed=True, width=140,
            choices=[(language, str(language)) for language in LANGUAGES], info=said("And back into English."),
        )  # fmt: skip
        self.translate = ButtonPart(
            id="attack-translate-press", label=said("Translate"), does="translate", interactive=False
        )
        self.attacked = TextField(
            id="attacked-text", label=said("attacked text"), lines=5, most_lines=14,
            info=said("Edit it by hand, then detect it."),
        )  # fmt: skip
        self.found, self.curve = ReportInForm("attack"), ReportInForm("strengths")
        self.follows = {(self.translator.id, self.language.id): self.offer}
        self.presses = {
            "attack": self.run, "again": self.run_edited, "onward": self.attack_next, "all": self.run_all,
            "translate": self.run_translated,
        }  # fmt: skip

    @property
    def parts(self) -> list[FormPart]:
        """What stands in their tool."""
        about = said(
            "How much of the watermark survives editing? You can edit the attacked text by hand and detect again."
        )
        buttons = [
            ButtonPart(id="attack-press", label=said("Attack"), does="attack", is_main=True),
            ButtonPart(id="attack-all", label=said("z at every strength"), does="all"),
            ButtonPart(id="attack-stop", label=said("Stop"), asks=StopAttack),
        ]
        translating = [FieldRow(parts=[self.translator, self.language]), ButtonLine(buttons=[self.translate])]
        asks = [
            WordsPart(id="attack-title", text=about),
            FieldRow(parts=[self.attack, self.strength, self.seed]),
            self.other,
            ButtonLine(buttons=buttons),
            FoldedPart(id="attack-translate", title=said("Translate there and back"), parts=translating),
            self.attacked,
            button_line("attack", {"again": said("Detect the edited text"), "onward": said("Attack this text next")}),
        ]
        return [FormSides(asks=asks, shows=[*self.found.parts, *self.curve.parts], stays=True)]

    async def run(self, data: FormValues, http: gr.Request) -> Updates:
        """Attack the text, and score it before and after."""
        try:
            query = self._detector.query(data, http)
            strength, seed = self._strength(data), as_int(data[self.seed], 0, MAX_ATTACK_SEED)
            text = await beside(self._attacked, data, await self._other(data, query), strength, seed)
            how = {"how": _attack(data[self.attack]).label, "strength": strength}
            return {self.attacked: text} | await self._judged(query, text, how)
        except RequestError as error:
            return self._detector.told(error.diagnostics)

    async def run_edited(self, data: Mapping[Component, object], http: gr.Request) -> Updates:
        """Score the attacked text as it stands in its box."""
        try:
            query, text = self._detector.query(data, http), data[self.attacked]
            return await self._judged(query, text if isinstance(text, str) else "", {"how": None, "strength": None})
        except RequestError as error:
            return self._detector.told(error.diagnostics)

    def attack_next(self, data: FormValues) -> Updates:
        """The attacked text is the one to attack."""
        return {self._detector.text: data[self.attacked]}

    def offer(self, data: FormValues) -> Updates:
        """Whether the model that is named can translate, and why not."""
        way, why = self._way(data[self.translator], data[self.language])
        return {self.translator: gr.update(info=why), self.translate: gr.update(interactive=way is not None)}

    async def run_translated(self, data: Mapping[Component, object], http: gr.Request) -> AsyncIterator[Updates]:
        """Have the text translated and back, and score it before and after."""
        detector, page = self._detector, self._detector.page
        language = as_text(data[self.language])
        with self._jobs.job(http.session_hash or "") as job:
            try:
                query = detector.query(data, http)
                name = as_text(data[self.translator])
                facts = await asyncio.to_thread(page.engine.facts, name) if name else None
                way, why = translator_for(facts, name, language)
                if way is None:
                    raise request_error("", why)
                session = page.sessions.of(http)
                if session.busy:
                    raise RequestError([BUSY])
                text = data[detector.text] or ""
                for source, target in (("English", language), (language, "English")):
                    words = said("Translating into {language}.", language=_spoken(target))
                    yield {detector.message: stamp(next_turn(), busy(words))}
                    request = way(text, source, target, page.settings.max_new_tokens)
                    trace = await job.do(page.run_to_trace(session, page.checked(request)))
                    text = translation(trace.sequences[0].text)
                words = said("Translated into {language} and back", language=_spoken(language))
                how = {"how": words, "strength": None}
                yield {self.attacked: text} | await self._judged(query, text, how)
            except RequestError as error:
                yield detector.told(error.diagnostics)
            except Stopped:
                return

    def _way(self, name: object, language: object) -> tuple[Translator | None, str]:
        name = as_text(name)
        facts = self._detector.page.engine.facts(name) if name else None
        return translator_for(facts, name, as_text(language))

    async def _judged(self, query: Query, text: str, how: Mapping[str, object]) -> Updates:
        before, after = await self._detector.reports([query, dataclasses.replace(query, text=text)])
        if "error" in before:
            raise RequestError([_refusal(before["error"])])
        return self._detector.told([]) | self.found.show({**how, "before": before, "after": after})

    async def run_all(self, data: FormValues, http: gr.Request) -> AsyncIterator[Updates]:
        """Attack the text at each strength, with several seeds; yields the curve as it grows."""
        detector = self._detector
        with self._jobs.job(http.session_hash or "") as job:
            try:
                query = detector.query(data, http)
                if len(data[detector.text] or "") > MAX_CHARACTERS:
                    found = said(
                        "The text has over {most} characters, and would be scored dozens of times.",
                        most=numeral(f"{MAX_CHARACTERS:,}"),
                    )
                    raise request_error("", found, said("Use part of it."))
                values = {"how": _attack(data[self.attack]).label, "threshold": query.threshold, "seeds": SEEDS}
                points: list[dict[str, Json]] = []
                other = await self._other(data, query)
                for strength in STRENGTHS:
                    points.append(await job.do(self._point(data, query, other, strength)))
                    yield detector.told([]) | self.curve.show({**values, "points": points, "of": len(STRENGTHS)})
            except RequestError as error:
                yield detector.told(error.diagnostics)
            except Stopped:
                return

    async def _point(
        self, data: Mapping[Component, object], query: Query, other: str, strength: float
    ) -> dict[str, Json]:
        """z at one strength, for each seed; and how often there was too little text left. Raises RequestError where
        the text cannot be scored before the attack."""
        first = as_int(data[self.seed], 0, MAX_ATTACK_SEED)
        seeds = range(first, first + (SEEDS if strength else 1))
        texts = await beside(lambda: [self._attacked(data, other, strength, seed) for seed in seeds])
        brief = dataclasses.replace(query, summary=True)
        queries = [dataclasses.replace(brief, text=text) if strength else brief for text in texts]
        reports = await self._detector.reports(queries)
        if not strength and "error" in reports[0]:
            raise RequestError([_refusal(reports[0]["error"])])
        found = [report["z_score"] for report in reports if "error" not in report]
        return {"strength": strength, "z": found, "refused": len(reports) - len(found)}

    def stop_job(self, http: gr.Request) -> Updates:
        """Stop the curve or the translation that this tab waits for."""
        self._jobs.stop(http.session_hash or "")
        return self._detector.told([])

    async def _other(self, data: FormValues, query: Query) -> str:
        """The text whose words an attack puts in: what was typed, else words of the model's vocabulary, for those that
        need no more. Raises RequestError where these cannot be had."""
        typed = data[self.other] if isinstance(data[self.other], str) else ""
        if typed.strip() or _name(data[self.attack]) not in FOREIGN:
            return typed
        text = data[self._detector.text] or ""
        return await self._detector.threaded(replacement_words, self._detector.page.engine, query.model, text)

    def _attacked(self, data: Mapping[Component, object], other: str, strength: float, seed: int) -> str:
        """The text after the chosen attack. Raises RequestError where the attack needs what is not there."""
        text = data[self._detector.text] or ""
        try:
            return _attack(data[self.attack]).make(text, strength, seed, other)
        except ValueError as error:
            raise request_error("", str(error)) from None

    def _strength(self, data: FormValues) -> float:
        value = data[self.strength]
        fits = isinstance(value, int | float) and value == value
        return float(max(0, min(value, 1))) if fits else 0.0


def _spoken(language: str) -> str:
    """A language in words that the page translates; what is none of LANGUAGES as it is."""
    return next((each for each in [*LANGUAGES, said("English")] if each == language), language)


def _name(name: object) -> str:
    return name if isinstance(name, str) and name in ATTACKS else FIRST


def _attack(name: object) -> Attack:
    return ATTACKS[_name(name)]


def _refusal(error: Mapping[str, str]) -> Diagnostic:
    return Diagnostic("", "error", error["message"], error.get("fix", ""))
