"""The knobs on the page: one `gr.HTML` whose own script (.ts and .tsx, beside this one) draws them from the table.

Knows Gradio and the panel's value; what a value means and whether it is allowed is the business of the table and of
`check`. A page can have several panels: each has a `name`, with which the ids of its elements begin.

A knob that is not set is not sent, so that a model's own generation config can speak.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

import gradio as gr

from playground.engines.protocol import Engine
from playground.presets.presets import PRESETS
from playground.server.server_functions import server_function
from playground.settings import Settings
from playground.trace import Diagnostic
from playground.trace.wire import Json
from playground.ui.controls.knob_panel.panel_server import PanelServer
from playground.ui.controls.knob_panel.value import PanelValue, read_value, split, write_value
from playground.ui.page.scripts import on_load

# In the browser: the panel hears which model and assistant are chosen now. Its value is neither read nor written here:
# the answer that has set the assistant may hold a new value too, and what is read now could still be the old one.
_FOLLOW_JS = """(model, assistant) => {
  const chosen = {model: model || '', assistant: assistant && assistant !== %s ? assistant : null};
  (window.GenerationPlaygroundPage ??= []).push((page) => page.followModels(%s, chosen));
}"""


class KnobPanel:
    """Builds a panel inside the current Blocks. `component` holds its value, a JSON string."""

    def __init__(
        self,
        engine: Engine,
        settings: Settings,
        preset: str,
        *,
        model: str | None = None,
        assistant: str | None = None,
        name: str = "knob",
    ) -> None:
        """`preset` is a name in PRESETS; `model` is the instance's default where it is not given."""
        self.name = name
        judge = PanelServer(engine, settings)
        config = PRESETS[preset].config
        hidden = [] if settings.allow_remote_code else ["custom_generate", "custom_generate_kwargs"]
        self.component = gr.HTML(
            self.show(config, preset=preset, model=model or settings.default_model, assistant=assistant),
            html_template='<div class="kp"></div>',
            js_on_load=on_load("mountKnobPanel", {"name": name, "hidden": hidden}),
            server_functions=[
                server_function("judge_knobs", judge.check), server_function("split_words", judge.tokens),
                server_function("effective_config", judge.effective),
            ],
            apply_default_css=False,
            elem_id=f"{name}-panel",
        )

    def show(
        self,
        values: Mapping[str, object] | str,
        *,
        preset: str | None = None,
        base: Mapping[str, object] | None = None,
        model: str | None = None,
        assistant: str | None = None,
    ) -> str:
        """The component's value in which `values` are set, or that of `values`, a value, with what else is given.

        `base` is what the preset sets, where it is not one of PRESETS or was adapted to the model. The model
        and the assistant count where the panel begins; later it keeps those that it was told by `follow`.
        """
        if isinstance(values, str):
            old, _ = read_value(values)
        else:
            old = PanelValue(set=dict(values))
        if base is None:
            known = PRESETS.get(preset or "")
            base = known.config if known else old.base
        return write_value(
            PanelValue(
                preset=preset or old.preset,
                base=dict(base),
                model=model or old.model,
                assistant=assistant if model else old.assistant,
                set=old.set,
            )
        )

    def choose(self, value: object, preset: str, config: Mapping[str, object]) -> str:
        """The component's value once the person has chosen the preset of this name, which sets `config`: with that,
        and with what they had set themselves in `value`, which stays."""
        kept = read_value(value)[0].stays_with(config)
        return write_value(PanelValue(preset=preset, base=dict(config), set={**config, **kept}, kept=tuple(kept)))

    def read(self, value: object) -> tuple[dict[str, Json], dict[str, Json], list[Diagnostic]]:
        """The fields of GenerationConfig and the other fields of a request that are set, and what could not be read.

        Never raises, whatever the value is.
        """
        held, problems = read_value(value)
        config, extras, unread = split(held.set)
        return config, extras, [*problems, *unread]

    def is_as_chosen(self, value: object) -> bool:
        """Whether every knob is as the preset sets it."""
        held, _ = read_value(value)
        return held.set == held.base

    def follow(self, model: gr.Dropdown, assistant: gr.Dropdown, no_assistant: str) -> None:
        """Let the panel know, in the browser, which model and assistant are chosen. `no_assistant` is the choice that
        stands for none."""
        script = _FOLLOW_JS % (json.dumps(no_assistant), json.dumps(self.name))
        for chosen in (model, assistant):
            chosen.change(None, [model, assistant], None, js=script, show_progress="hidden")
