"""How requests are served: the controls of the library's continuous batching, and what it is compared with.

Knows its fields and `ServingWay`. Every number is handed on as it was typed: what is wrong with it is said by
`serving_problems`.
"""

from __future__ import annotations

from msgspec.structs import replace

from playground.questions.serving_steps import ServingWay
from playground.texts import Text, said
from playground.ui.controls.field_values import as_text
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import (
    ChoiceField,
    ChoicesField,
    FieldRow,
    FoldedPart,
    FormField,
    FormPart,
    NumberField,
    TextField,
    TickField,
)
from playground.ui.page.long_events import FormValues

# With the requests that the page begins with, the blocks run out once.
AT_FIRST = ServingWay(num_blocks=16, page_size=8, token_budget=32, max_requests=6)
SCHEDULERS = [(said("FIFO (first come, first served)"), "fifo"), (said("prefill first"), "prefill_first")]
CLOCKS = [(said("steps"), "steps"), (said("seconds"), "seconds")]
STOPS = [(said("finish what it has"), "finish"), (said("at once"), "at_once")]
OTHERS = [
    (said("the other scheduler"), "other_scheduler"),
    (said("prefix sharing the other way"), "sharing"),
    (said("another number of blocks"), "blocks"),
    (said("padded batches"), "padded"),
    (said("one after another"), "alone"),
]


class WayControls:
    """The fields, and the ways that they describe."""

    def __init__(self) -> None:
        self.num_blocks = _whole(
            "serving-blocks", said("number of blocks"), AT_FIRST.num_blocks, said("num_blocks: blocks of the cache.")
        )
        self.page_size = _whole(
            "serving-page", said("block size"), AT_FIRST.page_size, said("page_size: tokens that one block holds.")
        )
        self.token_budget = _whole(
            "serving-budget", said("token budget"), AT_FIRST.token_budget,
            said("max_batch_tokens: what a step reads at most."),
        )  # fmt: skip
        self.max_requests = _whole(
            "serving-slots", said("requests at once"), AT_FIRST.max_requests,
            said("max_requests_per_batch: the slots."),
        )  # fmt: skip
        self.scheduler = ChoiceField(
            id="serving-scheduler", label=said("scheduler"), value="fifo", choices=SCHEDULERS, width=240,
            info=said("Who gets the tokens of a step. You can pass your own in Python: "
                      "serve_batch(schedulers=…)."),
        )  # fmt: skip
        self.share_prefixes = TickField(
            id="serving-sharing", label=said("prefix sharing"), value=True, width=200,
            info=said("Requests with the same beginning use the same blocks for it."),
        )  # fmt: skip
        self.clock = ChoiceField(
            id="serving-clock", label=said("clock"), value="steps", choices=CLOCKS, width=200,
            info=said("What arrivals are counted in."),
        )  # fmt: skip
        self.others = ChoicesField(
            id="serving-others", label=said("Compare with"), value=["padded", "alone"], choices=OTHERS, width=320,
            grow=3, info=said("The same requests, at the same times. Up to three."),
        )  # fmt: skip
        self.other_blocks = NumberField(
            id="serving-other-blocks", label=said("another number of blocks"), value=32, whole=True, width=150,
            when={"serving-others": ["blocks"]},
        )  # fmt: skip
        self.safety_margin = TextField(
            id="serving-margin", label=said("safety margin"), placeholder=said("the scheduler’s own"), width=200,
            info=said("New requests wait while a smaller share of the blocks is free: 0 to 1."),
        )  # fmt: skip
        self.evict_at = TextField(
            id="serving-evict", label=said("evict kept blocks at"), placeholder=said("only when needed"), width=200,
            info=said("When blocks that nobody uses lose their content, by the clock."),
        )  # fmt: skip
        self.stop_at = TextField(
            id="serving-stop-at", label=said("stop the server at"), placeholder=said("never"), width=200,
            info=said("When it takes no more requests, by the clock."),
        )  # fmt: skip
        self.stop = ChoiceField(
            id="serving-stop-how", label=said("how it stops"), value="finish", choices=STOPS, width=240
        )

    @property
    def parts(self) -> list[FormPart]:
        """The fields at their places."""
        more = FieldRow(parts=[self.safety_margin, self.evict_at, self.stop_at, self.stop])
        cache = [self.num_blocks, self.page_size, self.token_budget, self.max_requests]
        return [
            FieldRow(id="serving-cache", parts=cache),
            FieldRow(id="serving-policy", parts=[self.scheduler, self.share_prefixes, self.clock]),
            FieldRow(parts=[self.others, self.other_blocks]),
            FoldedPart(id="serving-more", title=said("More: safety margin, eviction, stop"), parts=[more]),
        ]

    @property
    def inputs(self) -> list[FormField]:
        """What a person sets."""
        return [
            self.num_blocks, self.page_size, self.token_budget, self.max_requests, self.scheduler, self.share_prefixes,
            self.clock, self.others, self.other_blocks, self.safety_margin, self.evict_at, self.stop_at, self.stop,
        ]  # fmt: skip

    def read(self, data: FormValues) -> list[ServingWay]:
        """The ways that the fields describe, whatever the browser sent; continuous batching as it is set first."""
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

    def showing(self, ways: list[ServingWay], clock: str) -> Updates:
        """What sets the fields as these ways are, the first of them continuous batching, as far as they can say
        it."""
        way = next((each for each in ways if each.kind == "continuous"), None)
        chosen = [each.kind for each in ways if each.kind != "continuous"]
        updates: Updates = {self.clock: clock}
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


def _whole(name: str, label: Text, value: object, info: Text) -> NumberField:
    return NumberField(id=name, label=label, value=value, info=info, whole=True, width=150)


def _number(text: object) -> object:
    """What stands in a field that may be empty, as a number; as it is where it is none."""
    text = as_text(text)
    try:
        return float(text.replace(",", ".", 1)) if text else None
    except ValueError:
        return text


def _text(value: float | None) -> str:
    return "" if value is None else str(value).removesuffix(".0")
