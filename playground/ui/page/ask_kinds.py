"""What the page's scripts may ask of the server: each kind with its name and its fields, for Python and for TypeScript.

A script says `ask('JoinClass', {pupil, name})` (ask.ts); the section that answers says
`page.asks.hear(JoinClass, self.join, self.component)` (page_asks.py). The types in ask_types.ts are written from these
by .ci/bundle.py. What a browser sends has these types, or is refused; what it means is for the handlers to look at.
Knows neither components nor handlers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from playground.trace.wire import Json


class Ask(msgspec.Struct, kw_only=True):
    """What a script asks. `event` is that of the component that carries it to the server."""

    event: ClassVar[str] = "asked"


class FormAsk(Ask, kw_only=True):
    """The same together with what the form of the page holds."""

    event: ClassVar[str] = "asked_with_form"


class RunAsk(Ask, kw_only=True):
    """The same for what runs something: Stop can be pressed from then on."""

    event: ClassVar[str] = "begun"


class Press(Ask, kw_only=True):
    """A button of the form of this name was pressed, or a field changed that `does` something; with what the form of
    the page holds, the `file` that was picked, and the values of the reports that the button `sends`. The answer may
    come in parts."""

    event: ClassVar[str] = "pressed"

    form: str
    does: str
    file: dict[str, Json] | None = None
    sends: dict[str, str] = {}


class OfRun(Ask, kw_only=True):
    """About the run that is shown, number `turn` of this page: `started` is the line of its log that tells of its
    start, as the server wrote it."""

    turn: int | None = None
    started: str = ""


class OfText(OfRun, kw_only=True):
    """About a text of that run: the ids of its tokens, after what it began with."""

    ids: list[int] = []


# ------------------------------------------------------------------------------------------------------------ a class


class OfRoom(Ask, kw_only=True):
    """From the teacher of a room, who has its key. `address` is the page that pupils open."""

    code: str = ""
    key: str = ""
    address: str = ""


class MakeClass(FormAsk, kw_only=True):
    """A teacher wants a link, and a room where `room` says so."""

    by: str = ""
    lesson: str = ""
    room: bool = False
    locks: list[str] = []
    code: str = ""
    key: str = ""
    address: str = ""


class ResumeRoom(OfRoom):
    """The teacher's page was loaded anew."""


class CloseRoom(OfRoom):
    """The teacher closes the room."""


class RevealAnswers(OfRoom):
    """The teacher shows everybody what was answered to a question."""

    question: str


class RemovePupil(OfRoom):
    """The teacher removes a pupil."""

    pupil: str


class JoinClass(Ask):
    """A pupil's browser says its id, and perhaps a name."""

    pupil: str
    name: str = ""


class AnswerClass(Ask):
    """A pupil has predicted something: a step of a lesson, or a token of the run that is shown."""

    lesson: str | None = None
    step: int | None = None
    guess: int | float | str | None = None
    sequence: int | None = None
    index: int | None = None
    token: Json = None


class SetClassAgain(Ask):
    """The teacher has set the page anew: the pupil's follows."""


class LeaveClass(Ask):
    """A pupil leaves."""


# ----------------------------------------------------------------------------------------------------------- a lesson


class ChooseLesson(Ask):
    """The lesson of this name is to be shown."""

    lesson: str


class EnterStep(FormAsk, kw_only=True):
    """A step begins, counted from 0. The page is set for it, or stays with `keep`; with `solved`, as its task wants
    it."""

    lesson: str
    step: int
    own_model: bool = False
    keep: bool = False
    solved: bool = False


class JudgeStep(Ask):
    """What the shown run says of a step. `hand` is what the person has in hand."""

    lesson: str
    step: int
    guess: int | float | str | None = None
    hand: dict[str, Json] | None = None


class ShowRecorded(Ask):
    """The recorded run of a step; with `needed`, the one that it begins with."""

    lesson: str
    step: int
    needed: bool = False


class LeaveLesson(Ask):
    """The lesson is left."""


# ----------------------------------------------------------------------------------------------------- the shown run


class LookUpToken(OfText, kw_only=True):
    """The probability of a token that the person names, at every step of the text `line`."""

    line: int
    text: str
    watched: list[int] = []


class ShowOwnRun(Ask):
    """The page shows a run of its own again."""

    turn: int | None = None
    log: str = ""


class SaveRunPage(Ask):
    """The run as a page, from the stage."""


class SearchAgain(OfRun, kw_only=True):
    """Another search for the request of the run: "greedy", or "rule"."""

    kind: str
    rule: dict[str, Json] | None = None


class OfPlaces(OfText, kw_only=True):
    """About some places of it."""

    places: list[int] = []


class LookIntoLayers(OfPlaces):
    """What the layers say there. The answer comes in parts."""

    event: ClassVar[str] = "streamed"


class LookAtInput(OfPlaces, kw_only=True):
    """Where the decoder looked for these tokens, in this `layer` or in all. The answer comes in parts."""

    event: ClassVar[str] = "streamed"

    layer: int | None = None


class LensByItself(OfPlaces):
    """What the layers say there; no person has asked."""


class AttentionByItself(OfPlaces, kw_only=True):
    """Where the decoder looked; no person has asked."""

    layer: int | None = None


class ReadScores(OfPlaces, kw_only=True):
    """The scores at a place, and those of some tokens more."""

    tokens: list[int] = []


class ReplyInChat(Ask):
    """The answer of the run becomes a turn of the chat."""


# ------------------------------------------------------------------------------------------------------ what runs now


class RunOpenView(RunAsk):
    """What the open view shows."""


class GoOn(RunAsk, kw_only=True):
    """From the text of these tokens: "branch", "more" by one token, or "choose" another last one."""

    kind: str
    ids: list[int]
    stop: str | None = None
    same_luck: bool = True
    sequence: int = 0
    watched: list[int] = []
    turn: int | None = None
    started: str = ""


class StartSteps(RunAsk):
    """The first token of what is set."""


class ScoreText(RunAsk):
    """The text of the prompt is read."""


class RunBothWays(RunAsk):
    """The chat with its template, and without."""


class MakeCell(RunAsk):
    """A cell of the sweep that was left out, because its text is known."""

    entry: int


class TrainDetector(RunAsk):
    """The Bayesian detector is trained."""


class RunScene(RunAsk, kw_only=True):
    """What a scene of the front door shows."""

    scene: str
    temperature: float | None = None


class FillScene(Ask, kw_only=True):
    """The form says what a scene runs."""

    scene: str
    temperature: float | None = None


class PlayExample(RunAsk):
    """The example that was chosen last."""


class ChooseExample(FormAsk):
    """The page is set as the example of this index has it; then it runs."""

    index: int


class GetModel(FormAsk):
    """The page uses a model that is not here yet; then it runs, which fetches it."""

    model: str


class StopAttack(Ask):
    """What an attack on the watermark waits for is stopped."""


class StopOpening(Ask):
    """The model that is opened is not wanted any more."""


# -------------------------------------------------------------------------------------------------------- other runs


class PastRunAsk(Ask, kw_only=True):
    """About a run that this browser has kept: `request` is JSON, as text."""

    request: str = ""
    seed: int | None = None
    preset: str | None = None


class ShowPastRun(PastRunAsk, kw_only=True):
    """Show it in the panes: `log` is its log."""

    log: str = ""


class LoadPastRun(PastRunAsk):
    """Set the page as it was."""


class OpenEntry(Ask):
    """Show a run of the comparison of this kind in the view of one run."""

    kind: str
    entry: int


class PutExampleBack(Ask):
    """What the last example has taken the place of comes back."""


class OpenLanes(FormAsk):
    """The view "Side by side" is opened."""


class ChangeLanes(FormAsk, kw_only=True):
    """A button of a lane: "add", "copy", "remove", "left", "right", "select" or "stop", for the lane of this number."""

    do: str
    id: int | None = None


class FollowControls(Ask):
    """What the controls say of the lane that is edited, as JSON; the `turn` counts how often it was told."""

    held: str
    turn: int


# ------------------------------------------------------------------------------------------------- models, and others


class AskModel(FormAsk):
    """A button of the panes of models: "pick", "use", "unload" or "tell"."""

    act: str
    model: str


class ListModels(Ask):
    """The view of models is opened."""


class ListPrecisions(Ask):
    """The view of precisions is opened."""


class TakePresets(FormAsk, kw_only=True):
    """The presets that this browser keeps have changed: one was kept or `removed` here, or could not be."""

    presets: dict[str, Json] = {}
    name: str | None = None
    removed: bool = False
    failed: bool = False


def ask_kinds() -> list[type[Ask]]:
    """All kinds that can be asked: those of which there is no narrower one."""

    def narrowest(kind: type[Ask]) -> Iterator[type[Ask]]:
        if not kind.__subclasses__():
            yield kind
        for each in kind.__subclasses__():
            yield from narrowest(each)

    return list(narrowest(Ask))
