"""Where the decoder looked in the picture, or listened in the sound, for the tokens of the run that is shown: what the
pane of the cross-attention asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gradio as gr

from playground.engines.protocol import Engine
from playground.experiments.cross_attention import MOST, AttentionQuestion, AttentionRead
from playground.requests.request import RequestError
from playground.server.sessions import Session
from playground.texts import Text, said
from playground.trace import Diagnostic
from playground.ui.one_run.run_question import PageText, RunQuestion


class CrossAttention(RunQuestion):
    """The component that carries the pane's questions and the answers. Built inside the current Blocks."""

    name, most, answer = "attend", MOST, AttentionRead
    no_text = Diagnostic(
        "", "error", said("No picture or sound was read for this text."), said("Click Generate first.")
    )
    stopped = Diagnostic("", "info", said("Reading the attention was stopped."), said("Ask again."))

    def submitting(self, engine: Engine) -> Callable[..., Any]:
        return engine.attend

    def question(self, text: PageText, asked: gr.EventData, session: Session) -> AttentionQuestion:
        request, layer = self.page.media.completed(text.request, session), getattr(asked, "layer", None)
        media = request.media if isinstance(request.media, list) else []
        if len(media) != 1 or not isinstance(media[0], dict) or not text.begun:
            raise RequestError([self.no_text])
        layer = layer if isinstance(layer, int) and not isinstance(layer, bool) else None
        return AttentionQuestion(request.model, [*text.begun, *text.ids], text.places, media[0], layer)

    def progress(self, events: list[Any]) -> Text | str:
        return "" if events else said("Reading the attention …")
