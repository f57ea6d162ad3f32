"""A visitor who asks the detector of the view "Watermarks", without a browser."""

from __future__ import annotations

import asyncio
import json

from tests.support.english import in_english
from tests.support.visiting import Visitor, make_tab

TEXT = "A small red fox liked to count the stars and sing to the moon all night long"


def built(engine):
    """A tab and its detector."""
    tab = make_tab(engine)
    return tab, tab.views.others["watermark"].detector


class Asker(Visitor):
    """A visitor in front of the detector, whose engine notes every query."""

    def __init__(self, tab, detector, name="a"):
        super().__init__(tab, name)
        self.detector, self.attacking = detector, detector.attacking
        attacking = self.attacking
        own = [attacking.attack, attacking.strength, attacking.seed, attacking.other, attacking.attacked]
        components = [each for each in detector.inputs if each not in self.form] + own
        self.form |= {component: component.value for component in components}
        self.form[detector.text] = TEXT
        self.queries = []

    def ask(self, handler):
        """The updates that a handler gives, taken in one after the other; what the engine was asked is noted."""
        real = type(self.tab.page.engine).detect

        def noting(queries):
            self.queries += queries
            return real(self.tab.page.engine, queries)

        async def run():
            answer = handler(self.form, self.http)
            if hasattr(answer, "__aiter__"):
                return [self.take(update) async for update in answer]
            return [self.take(await answer)]

        self.tab.page.engine.detect = noting
        try:
            return asyncio.run(asyncio.wait_for(run(), 60))
        finally:
            del self.tab.page.engine.detect

    def curve(self):
        """Have z drawn at every strength; returns the updates."""
        return self.ask(self.attacking.run_all)

    def shown(self, report):
        """The values that a report shows; None before the first."""
        value = self.form.get(report.component)
        return in_english(json.loads(value.split("\n", 1)[1])["values"]) if value else None

    def says(self):
        return super().says(self.detector.message)
