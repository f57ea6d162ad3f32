"""The front door: what a person meets who has never been here, before the controls. Five scenes say what a language
model does; then comes the page.

Drawn by front_door.tsx in a `gr.HTML`. Knows the line that the scenes go on with and what each of them runs; whatever
they show is a run of the page's own, but for the first draw, which was recorded.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing

import gradio as gr

from playground.knobs.spec import is_number
from playground.presets.presets import PRESETS
from playground.presets.recorded_runs import DOOR, recorded_log
from playground.requests.request import GenerationRequest, RequestError
from playground.server.sessions import PageRun
from playground.sharing.open_trace import open_log, request_of
from playground.trace.wire import Json
from playground.ui.controls.form_updates import fill_controls
from playground.ui.controls.page_context import PageContext
from playground.ui.controls.updates import Updates
from playground.ui.one_run.run_handler import refused, run_request
from playground.ui.page.ask_kinds import FillScene, RunScene
from playground.ui.page.scripts import on_load

SAMPLING, GREEDY = "sampling", "greedy"  # strategies
COLDEST, HOTTEST = 0.1, 2.0  # as in page_scenes.tsx

LOOPING = "I am a cat."  # after this line the likeliest words go round in circles

# What each scene runs: its strategy, and how many tokens, by which the page knows its run again: no two as many.
RUNS: Mapping[str, tuple[str, int]] = {
    "again": (SAMPLING, 12),
    "best": (GREEDY, 40),
    "temperature": (SAMPLING, 24),
    "text": (SAMPLING, 80),
}


class FrontDoor:
    """Built inside the current Blocks; `wire` connects it."""

    def __init__(self, page: PageContext) -> None:
        recorded = recorded_log(DOOR)
        self._page, self._drawn = page, request_of(open_log(recorded))
        tokens = {scene: count for scene, (_strategy, count) in RUNS.items()}
        can_run = self._drawn.model in page.engine.models()
        scenes = {"log": recorded, "looping": LOOPING, "tokens": tokens, "canRun": can_run}
        self.component = gr.HTML(
            "",
            html_template='<div class="gp-door"></div>',
            js_on_load=on_load("mountFrontDoor", scenes),
            apply_default_css=False,
            elem_id="front-door",
        )

    def wire(self) -> None:
        """Connect it with the page."""
        page = self._page
        page.asks.run(RunScene, self.run)
        page.asks.hear(FillScene, self.fill, page.form_outputs)

    def request(self, scene: str, temperature: float | None = None) -> GenerationRequest:
        """What a scene runs, with another draw each time. Raises KeyError for a scene that runs nothing."""
        strategy, tokens = RUNS[scene]
        config: dict[str, Json] = {**PRESETS[strategy].config, "max_new_tokens": tokens}
        if strategy == SAMPLING and is_number(temperature):
            config["temperature"] = min(HOTTEST, max(COLDEST, round(float(temperature), 1)))
        prompt = LOOPING if strategy == GREEDY else self._drawn.prompt
        return GenerationRequest(self._drawn.model, prompt, config=config, read_prompt=True, check_scores=True)

    # --------------------------------------------------------------------------------------------------- handlers

    async def run(self, asked: RunScene, http: gr.Request) -> AsyncIterator[Updates]:
        """Run what a scene shows."""
        page = self._page
        session, scene = page.sessions.of(http), asked.scene
        if scene not in RUNS:
            return
        try:
            checked = page.checked(self.request(scene, asked.temperature))
        except RequestError as error:
            yield refused(page, error, session)
            return
        ran = PageRun(RUNS[scene][0])
        async with aclosing(run_request(page, session, checked, checked.problems, ran)) as updates:
            async for update in updates:
                yield update

    def fill(self, asked: FillScene, http: gr.Request) -> Updates:
        """The form says what a scene runs: whoever leaves the door finds it so."""
        page, scene = self._page, asked.scene
        if scene not in RUNS:
            return {page.commands: gr.skip()}
        request = self.request(scene, asked.temperature)
        updates = fill_controls(page, page.sessions.of(http), request, RUNS[scene][0])
        mine = (page.commands, page.display.message)  # the focus stays in the scene, and the run has the message line
        return {component: value for component, value in updates.items() if component not in mine}
