"""The button beside an answer in a chat: the answer becomes a turn, and the person writes the next message.

Knows the run that is shown and what stands beside the prompt.
"""

from __future__ import annotations

import dataclasses

import gradio as gr

from playground.texts import said
from playground.trace import Diagnostic
from playground.ui.controls.chat_state import from_messages, is_messages, with_template
from playground.ui.controls.form_updates import show_notes
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import ReplyInChat
from playground.ui.page.browser_commands import bring_into_view


class Reply:
    """`wire` connects it; it has no component of its own."""

    def wire(self, page: PageContext) -> None:
        """Connect the button with the page."""
        self._page = page
        beside, prompt = page.area.component, page.controls.prompt
        changed = [beside, page.media.component, prompt, page.display.message, page.commands]
        page.asks.hear(ReplyInChat, self.reply, changed)

    def reply(self, http: gr.Request) -> Updates:
        """The answer of the run that is shown becomes a turn, and the person writes the next."""
        page, session = self._page, self._page.sessions.of(http)
        request, trace = session.request, session.trace
        if request is None or not is_messages(request.messages) or trace is None or not trace.sequences:
            text = said("The shown run is not a chat with an answer.")
            return show_notes(page, [Diagnostic("", "warning", text, said("Click Generate first."))])
        messages, text, template = [*request.messages], trace.sequences[0].text, request.template or {}
        if template.get("continue_final_message"):
            text = messages.pop()["content"] + text
        beside, prompt = from_messages([*messages, {"role": "assistant", "content": text}])
        beside = dataclasses.replace(with_template(beside, template), continues=False)
        shown = {page.area.component: beside.write(), page.controls.prompt: prompt, **page.media.replied(request)}
        return shown | {page.commands: bring_into_view("#prompt textarea")}

