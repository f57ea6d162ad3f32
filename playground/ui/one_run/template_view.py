"""What a chat template changes: the same words once through the template and once as plain text, side by side.

Knows the page and the panes of comparisons. The panes lie in the view of one run, and are there once they have runs.
"""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import AsyncIterator
from contextlib import aclosing

import gradio as gr

from playground.experiments.comparison import Comparison, Entry, Group
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.texts import said
from playground.ui.comparisons.comparison_view import ComparisonView, describe_settings
from playground.ui.controls.chat_state import as_plain_text
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.page.ask_kinds import RunBothWays
from playground.ui.page.browser_commands import bring_into_view
from playground.ui.page.long_events import FormValues
from playground.ui.page.pictures import pictures
from playground.ui.page.scripts import carrier
from visualizers import GROUP_PANES


class TemplateView(ComparisonView):
    """Two runs, and the panes that compare them."""

    kind = "template"
    title = said("With the template and without it")

    def build_hidden(self) -> None:
        """Build what must be in the page whether the view is open or not. To be called outside of the tabs."""
        # the panes ask for nothing here: there are no lanes to edit and no files to save
        self.log = carrier("template-log", "mountComparisonLog", {"kind": "template", "opens": False})

    def panes(self) -> None:
        """Build the pictures."""
        pictures(GROUP_PANES[self.kind], self.kind, f"{self.kind}-", ["of-runs"])

    def wire(self, page: PageContext) -> None:
        """Connect the view with the page: the pane of the template asks for the runs."""
        self.page = page
        page.asks.run(RunBothWays, self.run)

    async def run(self, data: FormValues, http: gr.Request) -> AsyncIterator[Updates]:
        """Run what the controls say in both ways; yields the message and the log."""
        session = self.page.sessions.of(http)
        try:
            request, notes = self.page.request_from(data)
            both = both_ways(request)
            self.page.checked(both[1])
        except RequestError as error:
            yield self.refused(error, session, data)
            return
        settings = describe_settings(request, *self.page.known(request.model)[:1])
        titles = (said("With the template"), said("Without the template"))
        groups = [
            Group(letter, title, request.model, settings, both[0].seed, id=number)
            for number, (letter, title) in enumerate(zip("AB", titles, strict=True), start=1)
        ]
        entries = [Entry(number, each) for number, each in enumerate(both)]
        seen = False
        # of the kind "lanes": its runs come with all their events
        async with aclosing(self.play(session, Comparison("lanes", "", groups, entries), notes)) as updates:
            async for update in updates:
                if self.log in update and not seen:
                    seen = True
                    update[self.page.commands] = bring_into_view("#template-without")
                yield update


def both_ways(request: GenerationRequest) -> tuple[GenerationRequest, GenerationRequest]:
    """The request through the template, and the same words without it, with the same seed. Raises RequestError where
    it is no chat."""
    if not request.messages:
        text = said("This is not a chat: there is no template to leave out.")
        raise request_error("messages", text, said("Choose Chat beside the prompt."))
    seed = secrets.randbits(32) if request.seed is None else request.seed
    templated = dataclasses.replace(request, seed=seed)
    plain = {"messages": None, "template": None, "prompt": as_plain_text(request.messages)}
    return templated, dataclasses.replace(templated, **plain)
