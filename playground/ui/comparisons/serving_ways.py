"""How requests are served: the controls of the library's continuous batching, and what it is compared with.

Knows its components and `ServingWay`. Every number is handed on as it was typed: what is wrong with it is said by
`serving_problems`.
"""

from __future__ import annotations

import gradio as gr
from gradio.components import Component
from msgspec.structs import replace

from playground.questions.serving_steps import ServingWay
from playground.ui.controls.field_values import as_text
from playground.ui.page.long_events import FormValues
from playground.ui.page.translations import _

# With the requests that the page begins with, the blocks run out once.
AT_FIRST = ServingWay(num_blocks=16, page_size=8, token_budget=32, max_requests=6)
SCHEDULERS = [(_("FIFO (first come, first served)"), "fifo"), (_("prefill first"), "prefill_first")]
CLOCKS = [(_("steps"), "steps"), (_("seconds"), "seconds")]
STOPS = [(_("finish what it has"), "finish"), (_("at once"), "at_once")]
OTHERS = [
    (_("the other scheduler"), "other_scheduler"),
    (_("prefix sharing the other way"), "sharing"),
    (_("another number of blocks"), "blocks"),
    (_("padded batches"), "padded"),
    (_("one after another"), "alone"),
]


class WayControls:
    """The components, and the ways that they describe."""

    def build(self) -> None:
        """The components. To be called at their place."""
        number: dict[str, object] = {"interactive": True, "min_width": 150, "precision": 0}
        with gr.Row(equal_height=True, elem_id="serving-cache"):
            self.num_blocks = gr.Number(
                AT_FIRST.num_blocks, label=_("number of blocks"), info=_("num_blocks: blocks of the cache."),
                elem_id="serving-blocks", **number,
            )  # fmt: skip
            self.page_size = gr.Number(
                AT_FIRST.page_size, label=_("block size"), info=_("page_size: tokens that one block holds."),
                elem_id="serving-page", **number,
            )  # fmt: skip
            self.token_budget = gr.Number(
                AT_FIRST.token_budget, label=_("token budget"), info=_("max_batch_tokens: what a step reads at most."),
                elem_id="serving-budget", **number,
            )  # fmt: skip
            self.max_requests = gr.Number(
                AT_FIRST.max_requests, label=_("requests at once"), info=_("max_requests_per_batch: the slots."),
                elem_id="serving-slots", **number,
            )  # fmt: skip
        with gr.Row(equal_height=True, elem_id="serving-policy"):
            self.scheduler = gr.Radio(
                SCHEDULERS, value="fifo", label=_("scheduler"), interactive=True, min_width=240,
                info=_("Who gets the tokens of a step. You can pass your own in Python: "
                       "serve_batch(schedulers=…)."),
                elem_id="serving-scheduler",
            )  # fmt: skip
            self.share_prefixes = gr.Checkbox(
                True, label=_("prefix sharing"), interactive=True, min_width=200,
                info=_("Requests with the same beginning use the same blocks for it."), elem_id="serving-sharing",
            )  # fmt: skip
            self.clock = gr.Radio(
                CLOCKS, value="steps", label=_("clock"), interactive=True, min_width=200,
                info=_("What arrivals are counted in."), elem_id="serving-clock",
            )  # fmt: skip
        with gr.Row(equal_height=True):
            self.others = gr.CheckboxGroup(
                OTHERS, value=["padded", "alone"], label=_("Compare with"), interactive=True, min_width=320, scale=3,
                info=_("The same requests, at the same times. Up to three."), elem_id="serving-others",
            )  # fmt: skip
            self.other_blocks = gr.Number(
                32, label=_("another number of blocks"), elem_id="serving-other-blocks", **number
            )  # shown where it is asked for: page.css
        with gr.Accordion(_("More: safety margin, eviction, stop"), open=False, elem_id="serving-more"):
            self._build_more()

    def _build_more(self) -> None:
        # texts: a number of Gradio shows 0 where it has none, and would send it
        text: dict[str, object] = {"interactive": True, "min_width": 200, "max_lines": 1}
        with gr.Row(equal_height=True):
            self.safety_margin = gr.Textbox(
                "", label=_("safety margin"), elem_id="serving-margin", placeholder=_("the scheduler’s own"), **text,
                info=_("New requests wait while a smaller share of the blocks is free: 0 to 1."),
            )  # fmt: skip
            self.evict_at = gr.Textbox(
                "", label=_("evict kept blocks at"), elem_id="serving-evict", placeholder=_("only when needed"),
                info=_("When blocks that nobody uses lose their content, by the clock."), **text,
            )  # fmt: skip
            self.stop_at = gr.Textbox(
                "", label=_("stop the server at"), elem_id="serving-stop-at", placeholder=_("never"), **text,
                info=_("When it takes no more requests, by the clock."),
            )  # fmt: skip
            self.stop = gr.Radio(
                STOPS, value="finish", label=_("how it stops"), interactive=True, min_width=240,
                elem_id="serving-stop-how",
            )  # fmt: skip

    @property
    def inputs(self) -> list[Component]:
        """What a person sets."""
        return [
            self.num_blocks, self.page_size, self.token_budget, self.max_requests, self.scheduler, self.share_prefixes,
            self.clock, self.others, self.other_blocks, self.safety_margin, self.evict_at, self.stop_at, self.stop,
        ]  # fmt: skip

    def read(self, data: FormValues) -> list[ServingWay]:
        """The ways that the components describe, whatever the browser sent; continuous batching as it is set first."""
        way = ServingWay(
            num_blocks=data[self.num_blocks], page_size=data[self.page_size], token_budget=data[self.token_budget],
            max_requests=data[self.max_requests], scheduler=data[self.scheduler],
            share_prefixes=data[self.share_prefixes] is True, safety_margin=_number(data[self.safety_margin]),
            evict_at=_number(data[self.evict_at]), stop_at=_number(data[self.stop_at]), stop=data[self.stop],
        )  # fmt: skip
        another = "fifo" if way.scheduler == "prefill_first" else "prefill_first"
        made = {
            "other_scheduler": replace(way, scheduler=another),
            "sharing": replace(way, share_prefixes=not way.share_prefixes),
            "blocks": replace(way, num_blocks=data[self.other_blocks]),
            "padded": ServingWay("padded", max_requests=way.max_requests),
            "alone": ServingWay("alone"),
        }
        chosen = data[self.others] if isinstance(data[self.others], list) else []
        return [way, *(other for name, other in made.items() if name in chosen)]

    def showing(self, ways: list[ServingWay], clock: str) -> dict[Component, object]:
        """What sets the components as these ways are, the first of them continuous batching, as far as they can say
        it."""
        way = next((each for each in ways if each.kind == "continuous"), None)
        chosen = [each.kind for each in ways if each.kind != "continuous"]
        updates: dict[Component, object] = {self.clock: clock}
        if way is None:
            return updates | {self.others: [name for _title, name in OTHERS if name in chosen]}
        for other in (each for each in ways if each.kind == "continuous" and each is not way):
            if other.scheduler != way.scheduler:
                chosen.append("other_scheduler")
            elif other.share_prefixes != way.share_prefixes:
                chosen.append("sharing")
            elif other.num_blocks != way.num_blocks:
                chosen.append("blocks")
                updates[self.other_blocks] = other.num_blocks
        fields = ("num_blocks", "page_size", "token_budget", "max_requests", "share_prefixes", "stop")
        if way.scheduler in ("fifo", "prefill_first"):
            updates[self.scheduler] = way.scheduler
        return updates | {
            **{getattr(self, name): getattr(way, name) for name in fields},
            **{getattr(self, name): _text(getattr(way, name)) for name in ("safety_margin", "evict_at", "stop_at")},
            self.others: [name for _title, name in OTHERS if name in chosen],
        }


def _number(text: object) -> object:
    """What stands in a field that may be empty, as a number; as it is where it is none."""
    text = as_text(text)
    try:
        return float(text.replace(",", ".", 1)) if text else None
    except ValueError:
        return text


def _text(value: float | None) -> str:
    return "" if value is None else str(value).removesuffix(".0")
