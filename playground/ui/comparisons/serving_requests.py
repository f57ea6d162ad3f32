"""The list of requests that are served: the field, and the buttons that fill it from a file or draw arrivals.

Knows its components; what a table of requests looks like is known to `playground.sharing.request_table`, what is in a
file to `request_files`, when requests come to `playground.experiments.arrivals`.
"""

from __future__ import annotations

import math

from playground.experiments.arrivals import burst_arrivals, draw_requests, drawn_lengths, poisson_arrivals
from playground.presets.prompt_files import MAX_BYTES, UnreadableList
from playground.questions.serving_log import MAX_REQUESTS
from playground.questions.serving_steps import ServedRequest
from playground.requests.request import RequestError
from playground.requests.request_problems import request_error
from playground.server.side_work import aside
from playground.settings import Settings
from playground.sharing.request_files import FORMATS, read_requests
from playground.sharing.request_table import from_table, to_table
from playground.texts import Text, many, numeral, said
from playground.trace import Diagnostic
from playground.ui.comparisons.prompt_list import list_from_file
from playground.ui.controls.field_values import as_int
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import (
    ChoiceField,
    FieldRow,
    FoldedPart,
    FormField,
    FormPart,
    MessageLine,
    NumberField,
    PickedFile,
    TextField,
    button_line,
)
from playground.ui.page.long_events import FormValues
from playground.ui.page.messages import messages
from playground.ui.page.run_version import next_turn, stamp

# On the model "stories", with the settings that the page begins with, they share blocks, wait, and one is preempted.
AT_FIRST = [
    ServedRequest("Once upon a time there was a little girl named Lily. She", 20, 0),
    ServedRequest("Once upon a time there was a little girl named Lily. One day", 24, 0),
    ServedRequest("Once upon a time there was a little boy", 32, 1),
    ServedRequest("Tom and his dog went to the park", 12, 2),
    ServedRequest("Once upon a time there was a little girl named Lily. Her mom", 16, 4),
    ServedRequest("The sun was warm and the", 28, 5),
    ServedRequest("Once upon a time there was a little boy named Ben", 20, 6),
    ServedRequest("One day, a cat", 24, 8),
]
PATTERNS = [(said("at random times (Poisson)"), "poisson"), (said("in bursts"), "bursts")]
MAX_LENGTH = 512  # new tokens of a drawn request, where an instance allows more
_LEAST_RATE, _MAX_RATE, _MAX_GAP = 0.001, 1000.0, 10_000.0


class RequestList:
    """The field with a request in each line, and what fills it. `button` is what starts to serve them."""

    def __init__(self, settings: Settings, button: Text) -> None:
        self._most, self._button = min(MAX_REQUESTS, settings.max_waiting), button
        self._longest = min(MAX_LENGTH, settings.max_new_tokens)
        self.field = TextField(
            id="serving-requests", label=said("Requests, one per line"), value=to_table(AT_FIRST), lines=9,
            most_lines=20, is_code=True,
            info=said("The first line names the columns: arrival, max_new_tokens, temperature, top_k, top_p, leaves "
                      "(when it is cancelled), prompt. Without it each line is a prompt. At most {most} requests.",
                      most=self._most),
        )  # fmt: skip
        self.message = MessageLine(id="serving-messages")
        self.pattern = ChoiceField(
            id="serving-pattern", label=said("they come"), value="poisson", choices=PATTERNS, width=320
        )
        self.rate = NumberField(
            id="serving-rate", label=said("arrival rate"), value=0.5, step=0.1, width=150,
            when={"serving-pattern": ["poisson"]}, info=said("Requests per step, or per second."),
        )  # fmt: skip
        in_bursts = {"serving-pattern": ["bursts"]}
        self.size = NumberField(
            id="serving-burst", label=said("requests per burst"), value=4, whole=True, width=150, when=in_bursts
        )
        self.every = NumberField(
            id="serving-every", label=said("from burst to burst"), value=12, width=150, when=in_bursts,
            info=said("Steps, or seconds."),
        )  # fmt: skip
        self.count = NumberField(
            id="serving-count", label=said("how many"), value=min(8, self._most), whole=True, width=150,
            info=said("The prompts above, by turns."),
        )  # fmt: skip
        self.least = NumberField(
            id="serving-least", label=said("least new tokens"), value=8, whole=True, width=150,
            info=said("Every number in between is equally likely."),
        )  # fmt: skip
        self.longest = NumberField(
            id="serving-longest", label=said("most new tokens"), value=min(32, self._longest), whole=True, width=150,
            info=said("At most {most}.", most=self._longest),
        )  # fmt: skip
        self.seed = NumberField(
            id="serving-draw-seed", label=said("seed of the draw"), value=0, whole=True, width=150,
            info=said("The same seed draws the same requests."),
        )  # fmt: skip
        self.presses = {"pick": aside(self.load_file), "draw": self.draw}

    @property
    def parts(self) -> list[FormPart]:
        """The field, and what fills it."""
        files = PickedFile(",".join(FORMATS), MAX_BYTES, "data")
        drawing = [
            FieldRow(parts=[self.pattern, self.rate, self.size, self.every]),
            FieldRow(parts=[self.count, self.least, self.longest, self.seed]),
            button_line("serving", {"draw": said("Draw requests")}),
        ]
        return [
            self.field,
            button_line("serving", {"pick": said("Requests from a file")}, picks={"pick": files}),
            FoldedPart(id="serving-draw-box", title=said("Draw arrivals and lengths"), parts=drawing),
            self.message,
        ]

    @property
    def drawing(self) -> list[FormField]:
        """What `draw_list` reads, after the field and the clock."""
        return [self.count, self.pattern, self.rate, self.size, self.every, self.least, self.longest, self.seed]

    def wire(self, clock: FormField) -> None:
        """`clock` holds the clock of the question."""
        self._clock = clock

    def draw(self, data: FormValues) -> Updates:
        """Put requests into the list that come at drawn times."""
        return self.draw_list(*(data[each] for each in (self.field, self._clock, *self.drawing)))

    def read(self, text: object) -> list[ServedRequest]:
        """The requests that stand in the field, whatever the browser sent. Raises RequestError where it cannot be
        read."""
        try:
            return from_table(text) if isinstance(text, str) else []
        except UnreadableList as error:
            raise request_error("requests", error.message, error.fix) from error

    def load_file(self, file: object) -> Updates:
        """Take in the requests of a file. Whatever is wrong with it, the list stays as it is."""

        def take(read: tuple[list[ServedRequest], list[str]], name: str) -> Updates:
            requests, unread = read
            notes = [Diagnostic("", "info", many(
                len(requests), "{count} request from {file}. Click {button}.",
                "{count} requests from {file}. Click {button}.", file=name, button=self._button,
            ))]  # fmt: skip
            if unread:
                text = said("Not read, because no request has such a field: {names}.", names=", ".join(unread))
                notes.append(Diagnostic("", "warning", text))
            return {self.field: to_table(requests)} | self.say(*notes)

        return list_from_file(file, read_requests, take, self.message)

    def draw_list(
        self, text: object, clock: object, count: object, pattern: object, rate: object, size: object, every: object,
        least: object,
        longest: object, seed: object,
    ) -> Updates:  # fmt: skip
        """Put requests into the list that come at drawn times, with the prompts that stand there by turns."""
        try:
            there = self.read(text)
        except RequestError as error:
            return self.say(*error.diagnostics)
        prompts = list(dict.fromkeys(request.prompt for request in there or AT_FIRST))
        number, seed = as_int(count, 1, self._most), as_int(seed, 0, 2**32 - 1)
        least = as_int(least, 1, self._longest)
        lengths = drawn_lengths(number, least, as_int(longest, least, self._longest), seed)
        if pattern == "bursts":
            arrivals = burst_arrivals(number, as_int(size, 1, self._most), _between(every, 0, _MAX_GAP))
        elif (pace := _between(rate, 0, _MAX_RATE)) >= _LEAST_RATE:
            arrivals = poisson_arrivals(number, pace, seed)
        else:
            text = said("The arrival rate must be at least {least}.", least=numeral(f"{_LEAST_RATE:g}"))
            return self.say(Diagnostic("", "error", text, said("Set it to 0.5.")))
        drawn = draw_requests(prompts, arrivals, lengths, "seconds" if clock == "seconds" else "steps")
        return {self.field: to_table(drawn)} | self.say()

    def say(self, *notes: Diagnostic) -> Updates:
        """These notes, in the line under the list."""
        return {self.message: stamp(next_turn(), messages(notes))}


def _between(value: object, least: float, most: float) -> float:
    """The number that is nearest; `least` for what is no number."""
    if not isinstance(value, int | float) or not math.isfinite(value):
        return least
    return float(min(max(value, least), most))
