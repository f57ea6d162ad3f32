"""What each layer of the model would have said in the place of some tokens of the run that is shown: what the pane of
the logit lens asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gradio as gr

from playground.engines.protocol import Engine
from playground.experiments.logit_lens import MOST, NO_MEDIA, LensAdvanced, LensQuestion, LensRead
from playground.requests.request_problems import request_error
from playground.server.sessions import Session
from playground.texts import Text, said
from playground.trace import Diagnostic
from playground.ui.one_run.run_question import PageText, RunQuestion


class LogitLens(RunQuestion):
    """The component that carries the pane's questions and the answers. Built inside the current Blocks."""

    name, most, answer = "look_into", MOST, LensRead
    no_text = Diagnostic(
        "", "error", said("There is no text whose layers could be read."), said("Click Generate first.")
    )
    stopped = Diagnostic("", "info", said("Looking into the layers was stopped."), said("Ask again."))

    def submitting(self, engine: Engine) -> Callable[..., Any]:
        return engine.look_into

    def question(self, text: PageText, asked: gr.EventData, session: Session) -> LensQuestion:
        if text.started.has_read_media:
            raise request_error("", NO_MEDIA, said("Run the model on text only."))
        prompt = [token.token_id for token in text.started.prompt_tokens]
        read, source = [*(text.begun or prompt), *text.ids], prompt if text.begun else None
        return LensQuestion(text.request.model, read, text.places, source)

    def progress(self, events: list[Any]) -> Text | str:
        if not events:
            return said("Reading the layers …")
        last = events[-1]
        if not isinstance(last, LensAdvanced):
            return ""
        return said("Reading the layers: {done} of {count}.", done=last.done, count=last.of)
