"""The Python API, on an engine in this process: `generate`, `stream`, `compare`, `choices`, `logit_lens`,
`cross_attention`, `prompt_sensitivity`, and `ask` for a question of any kind.

They know requests, events and traces; how decoding happens is the engine's business.

Runs do not disturb your process: each draws from its own random generators, so your draws, seeds, logs and warnings are
what they would be without it. There are three exceptions. During runs, `warnings.filters` and the handlers of
transformers' logger have extra entries that match only in the decoding thread; they are removed before a run's last
event. While a model is loaded, transformers sets torch's default dtype for all threads, and progress bars are off. Your
own functions that a run calls draw the run's random numbers, but `torch.manual_seed` in one of them seeds your process,
not the run.
"""

from __future__ import annotations

import dataclasses
import functools
import inspect
import sys
import time
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from tqdm import tqdm

from playground.engines.local import LocalEngine
from playground.engines.protocol import Engine, Run
from playground.errors import Failure
from playground.experiments.choices import Choices, choice_trial, why_unread
from playground.experiments.comparison import ENDED, status_of
from playground.experiments.prompts import check_prompts, with_prompt
from playground.questions import Answered, CheckedQuestion, Progressed, Question
from playground.questions.cross_attention import AttentionAnswer, AttentionQuestion
from playground.questions.lens import LensAnswer, LensQuestion
from playground.questions.prompt_distances import MOST_PROMPTS, PromptQuestion, PromptsAnswer
from playground.requests.callables import UserCallables
from playground.requests.media_reading import with_media_read
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.request_problems import request_error
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic, Event, Failed, Finished, Started, Trace, Traces, replace

_NO_LIMIT = 10**9
SCRIPT = dataclasses.replace(
    Settings.local(), max_new_tokens=_NO_LIMIT, max_beams=_NO_LIMIT, max_sequences=_NO_LIMIT, max_candidates=_NO_LIMIT,
    max_waiting=_NO_LIMIT,
)  # fmt: skip
_AT_ONCE = 64  # answers: not more than wait in a queue
_LAST_SECONDS = 5.0  # that runs which were stopped may take to say so


class GenerationFailed(Failure, RuntimeError):
    """A run failed for a reason that a different request cannot fix: the network, the disk, an access token, a stop, a
    function that raises. `event` is its Failed event."""

    def __init__(self, event: Failed) -> None:
        super().__init__(event.message, event.fix)
        self.event = event


class RequestWarning(UserWarning):
    """A run does something other than its request seems to say: a knob is ignored, a default of the library applies as
    well, or a draft model or a watermark was chosen because the request named none. A trace has the same warnings in
    `started.diagnostics` and in the `note` of a sequence, a comparison in `notes`."""


_PACKAGE = str(Path(__file__).parent)
_told: set[tuple[str, int, str]] = set()  # Python's own registry forgets: runs touch `warnings.filters`


def warn(diagnostics: Iterable[Diagnostic]) -> None:
    """Issue a RequestWarning for each warning among the diagnostics, once for each line of the caller's code and
    cause."""
    file, line, module = _caller()
    for each in diagnostics:
        text = f"{each.message} {each.fix}".strip()
        if each.severity == "warning" and (file, line, text) not in _told:
            warnings.warn_explicit(text, RequestWarning, file, line, module)
            _told.add((file, line, text))


def warn_of_interruption(ended: int, runs: int, fix: str = "") -> None:
    """Say how much there is of what was interrupted."""
    text = f"Interrupted: {ended} of {runs} runs have ended. {fix}".strip()
    file, line, module = _caller()
    warnings.warn_explicit(text, RuntimeWarning, file, line, module)


def _caller() -> tuple[str, int, str]:
    """File, line and module of the caller's code: the nearest that is not ours."""
    frame = inspect.currentframe()
    while frame.f_back and frame.f_code.co_filename.startswith(_PACKAGE):
        frame = frame.f_back
    file = frame.f_code.co_filename
    return file, frame.f_lineno, frame.f_globals.get("__name__", file)


@functools.cache
def default_engine() -> Engine:
    """The engine of this process, made when it is first needed. The page's limits do not apply to a script: a run may
    be as long as the model allows."""
    return LocalEngine(SCRIPT)


def settings_of(engine: Engine) -> Settings:
    """What an engine allows, as far as it says so."""
    return getattr(engine, "settings", SCRIPT)


def progress_bar(total: int, what: str, unit: str = "run") -> Any:
    """A bar that counts to `total`, on a terminal or in a notebook; elsewhere, and for a single one, nothing is
    shown."""
    shown = total > 1 and (sys.stderr.isatty() or type(sys.stderr).__module__.startswith("ipykernel"))
    return tqdm(total=total, desc=what, unit=unit, disable=not shown)


def stream(
    request: GenerationRequest,
    engine: Engine | None = None,
    *,
    logits_processor: Iterable[Callable] = (),
    stopping_criteria: Iterable[Callable] = (),
    prefix_allowed_tokens_fn: Callable | None = None,
    custom_generate: Callable | None = None,
) -> Iterator[Event]:
    """Yield the events of a run while it runs, Finished last. Close the iterator to stop the run within one step.

    The four functions work as in transformers' `generate` (see `playground.requests.callables.UserCallables`): lists of
    logits processors and of stopping criteria, a function that says which tokens may follow, and a decoding loop. They
    are called in the decoding thread, and only an engine in this process accepts them.

    The request's `media`, and media in the content parts of messages, may be paths, bytes, PIL images or (samples,
    rate); they are read first.

    Raises RequestError if the request is invalid: immediately, at the first event if only the model can tell, or when
    the run reaches the problem. Raises GenerationFailed if the run fails for another reason, or if one of the functions
    raises; TypeError for arguments that are not functions, and for functions that the engine does not accept. Issues a
    RequestWarning for ignored parts of the request.
    """
    own = UserCallables(logits_processor, stopping_criteria, prefix_allowed_tokens_fn, custom_generate)
    engine = engine or default_engine()
    request = with_media_read(request, Settings.local())
    return _Raising(engine.stream(request, **_taking(own, engine, engine.stream)))


def _taking(own: UserCallables, engine: Engine, method: Callable[..., object]) -> dict[str, UserCallables]:
    """The argument by which a method of the engine takes these functions, where there are any."""
    if not own:
        return {}
    if "own" not in inspect.signature(method).parameters:
        raise TypeError(f"{type(engine).__name__} cannot take functions: use an engine in this process.")
    return {"own": own}


def generate(request: GenerationRequest, engine: Engine | None = None, **functions: object) -> Trace:
    """Run a request to its end and return its trace. Takes the same `functions` as `stream`, and raises like it."""
    return Trace.fold(stream(request, engine, **functions))


def compare(requests: Iterable[GenerationRequest], engine: Engine | None = None, **functions: object) -> Traces:
    """Run several requests and return their traces, in the same order. Requests for one model are decoded together, in
    lanes. All get the same `functions`. Raises like `stream`, which stops all of them.

    An interruption (KeyboardInterrupt) stops the runs, and returns what they have so far, with a warning. A second one,
    before they have stopped, is raised."""
    traces, whole = _compared(requests, engine, **functions)
    if not whole:
        warn_of_interruption(sum(status_of(trace) == ENDED for trace in traces), len(traces))
    return traces


def _compared(
    requests: Iterable[GenerationRequest], engine: Engine | None = None, **functions: object
) -> tuple[Traces, bool]:
    """The traces of several requests, and whether nothing interrupted them."""
    own, engine = UserCallables(**functions), engine or default_engine()
    asked = [with_media_read(request, Settings.local()) for request in requests]
    traces = Traces(Trace() for _ in asked)
    shown = progress_bar(len(asked), "compare")

    def submit(number: int, listen: Callable[[Event], None]) -> Run:
        return engine.submit(asked[number], listen, **_taking(own, engine, engine.submit))

    def hear(number: int, event: Event) -> None:
        traces[number].add(raised_or_warned_of(event))
        shown.update(isinstance(event, Finished))

    try:
        run_together(range(len(asked)), submit, hear, lambda number, event: traces[number].add(event))
    except KeyboardInterrupt:
        return traces, False
    finally:
        shown.close()
    return traces, True


def run_together(
    numbers: Iterable[int],
    submit: Callable[[int, Callable[[Event], None]], Run],
    hear: Callable[[int, Event], None],
    hear_rest: Callable[[int, Event], None],
) -> None:
    """Submit a run for each of these numbers, and call `hear` with each event, in this thread, until all are over.
    Whatever is raised meanwhile stops them. After an interruption `hear_rest` is called with what they still say,
    before that is raised."""
    events: SimpleQueue[tuple[int, Event]] = SimpleQueue()
    runs: list[Run] = []
    ended = 0

    def take(hear: Callable[[int, Event], None], timeout: float | None = None) -> None:
        nonlocal ended
        number, event = events.get(timeout=timeout)
        ended += isinstance(event, Finished | Failed)
        hear(number, event)

    try:
        for number in numbers:
            runs.append(submit(number, partial(lambda number, event: events.put((number, event)), number)))
        while ended < len(runs):
            take(hear)
    except BaseException as error:
        for run in runs:
            run.cancel()
        rest = hear_rest if isinstance(error, KeyboardInterrupt) else lambda number, event: None
        until = time.monotonic() + _LAST_SECONDS
        while ended < len(runs) and (left := until - time.monotonic()) > 0:
            with suppress(Empty):
                take(rest, left)
        raise


def choices(
    request: GenerationRequest, answers: Sequence[str], engine: Engine | None = None, *, delimiter: str = " "
) -> Choices:
    """How likely the model finds each of these answers after the request's prompt, token by token; nothing is
    generated. After a plain prompt an answer follows the `delimiter` (`playground.experiments.choices.joined`); in a
    chat it begins the assistant's turn. Raises like `stream`, and RequestError if there are no answers, or empty or
    repeated ones.

    An interruption (KeyboardInterrupt) returns the answers that were read, with a warning; the others are `unread`, and
    shares and total, which need all answers, are None."""
    engine = engine or default_engine()
    facts = engine.facts(request.model) if isinstance(request.model, str) else None
    sources = [request.model] if facts and facts.is_encoder_decoder else []
    trial = choice_trial([request], answers, delimiter, sources, engine.tokens)
    requests = [entry.request for entry in trial.entries]
    warn_of_all(trial.notes)
    whole = True
    for first in range(0, len(requests), _AT_ONCE):
        trial.traces[first : first + _AT_ONCE], whole = _compared(requests[first : first + _AT_ONCE], engine)
        if not whole:
            break
    for number, answer in enumerate(answers, 1):
        if why := why_unread(trial, number - 1):
            message = said("Answer {number}, “{answer}”: {why}", number=number, answer=answer, why=why["message"])
            raise request_error("answers", message, why["fix"])
    [read] = trial.find.choices(trial)
    if not whole:
        warn_of_interruption(len(read.answers), len(answers))
    return read


def logit_lens(
    trace: Trace, places: Sequence[int] | None = None, sequence: int = 0, engine: Engine | None = None
) -> LensAnswer:
    """The logit lens: what each layer of the run's model would have predicted at these generated tokens (0 is the
    first; without `places`, the last 12) of text number `sequence`. The run itself is not repeated.

    Its `layers`, from the embeddings to the last layer, have one cell for each place (`LayerCell`). Raises ValueError
    for a text or token that the trace does not have, and RequestError or GenerationFailed like `stream`.
    """
    return ask(LensQuestion.of_trace(trace, places, sequence), engine)


def cross_attention(
    trace: Trace,
    media: Any,
    places: Sequence[int] | None = None,
    sequence: int = 0,
    layer: int | None = None,
    engine: Engine | None = None,
) -> AttentionAnswer:
    """Where the decoder of the run's model looked in its picture, or listened in its sound, for these generated tokens
    (0 is the first; without `places`, the first 64) of text number `sequence`: the mean over the heads of one `layer`,
    from 0, or of all layers. A trace keeps no files, so pass the file that the run read as `media`, as in a request.

    Its `weights` have a list for each place, with one weight for each patch, row by row, or for each stretch of time
    (`AttentionAnswer`). Raises ValueError for a text or token that the trace
    does not have, or for a file that the run did not read, and RequestError or GenerationFailed like `stream`.
    """
    [read] = with_media_read(GenerationRequest("", media=[media]), Settings.local()).media
    return ask(AttentionQuestion.of_trace(trace, read, places, sequence, layer), engine)


def prompt_sensitivity(
    request: GenerationRequest, prompts: Sequence[str], continuation: str | None = None, engine: Engine | None = None
) -> PromptsAnswer:
    """How the next token's distribution moves with the wording. The model reads each of these prompts in place of the
    request's prompt (in a chat, of its last message). With a `continuation`, each prompt is followed by that text, and
    the distributions are compared at each of its tokens, too. Nothing is sampled: the numbers are exact, and are of the
    model's own distributions, before the request's processors.

    `kl`, `js` and `tv` of the answer have the distance from prompt i to prompt j at [i][j], the first two in nats; each
    of its `prompts` has its text. Raises
    RequestError for fewer than two prompts, and for empty or repeated ones; otherwise raises like `stream`.
    """
    check_prompts(prompts, MOST_PROMPTS, least=2)
    if request.media:
        message = said("Prompts are compared without pictures and sounds.")
        raise request_error("media", message, said("Leave them out."))
    engine = engine or default_engine()
    read, whole = _compared([_only_begun(with_prompt(request, prompt), continuation) for prompt in prompts], engine)
    if not whole:
        raise KeyboardInterrupt  # of part of the prompts there are no distances
    first = read[0]
    question = PromptQuestion(
        request.model,
        [[token.token_id for token in trace.started.prompt_tokens] for trace in read],
        [step.chosen.token_id for step in first.steps] if continuation else [],
        [token.token_id for token in first.started.decoder_tokens],
    )
    answer = ask(question, engine)
    noted = [replace(row, prompt=prompt) for prompt, row in zip(prompts, answer.prompts, strict=True)]
    return replace(answer, prompts=noted)


def _only_begun(request: GenerationRequest, given: str | None) -> GenerationRequest:
    """A run that tells how the request's prompt is read, and `given` behind it, and decodes next to nothing."""
    return dataclasses.replace(
        request, config={"do_sample": False, "num_beams": 1, "max_new_tokens": 1} if not given else {"num_beams": 1},
        seed=0, given=given or None, only_given=bool(given), assistant=None, custom_generate=None,
        custom_generate_kwargs=None, structured_output=None, watch=[], read_prompt=False, check_scores=False,
        reasoning_budget=None, top_candidates=1,
    )  # fmt: skip


def ask(question: Question, engine: Engine | None = None) -> Any:
    """The answer to a question of any kind (`playground.questions`): it has data frames and shows itself in a notebook.
    Raises like `stream`."""
    answer, whole = what_came_of(question, engine or default_engine())
    if not whole:
        raise KeyboardInterrupt
    return answer


def what_came_of(
    question: Question | CheckedQuestion, engine: Engine, hear: Callable[[Any], Any] = lambda part: None, **own: object
) -> tuple[Any, bool]:
    """The answer, and whether nothing interrupted it: then it is what there is of one. `hear` is called with the parts
    that come before it, `own` is what only an engine in this process takes. Raises KeyboardInterrupt where there is
    none."""
    answers: list[Any] = []

    def take(number: int, event: object) -> None:
        if isinstance(event, Answered):
            answers.append(event.answer)

    def take_or_raise(number: int, event: object) -> None:
        take(number, raised_or_warned_of(event))
        if isinstance(event, Progressed):
            hear(event.part)

    try:
        run_together([0], lambda number, listen: engine.ask(question, listen, **own), take_or_raise, take)
    except KeyboardInterrupt:
        if not answers:
            raise
        return answers[-1], False
    return answers[-1], True


def raised_or_warned_of(event: Event) -> Event:
    """The event; one that tells of a failure is raised, and what is ignored is warned of."""
    if isinstance(event, Failed):
        raise RequestError(event.diagnostics) if event.diagnostics else GenerationFailed(event)
    warn_of_event(event)
    return event


def warn_of_event(event: Event, but: Collection[str] = ()) -> None:
    """Warn of what an event tells of its request, but not of these knobs."""
    if isinstance(event, Started):
        warn(each for each in event.diagnostics if each.knob not in but)
    elif isinstance(event, Finished):
        warn_of_all(Diagnostic("", "warning", sequence.note) for sequence in event.sequences if sequence.note)


def warn_of_all(notes: Iterable[Diagnostic]) -> None:
    """Warn of notes that are less than warnings, too: there is no page that shows them."""
    warn(replace(note, severity="warning") for note in notes)


class _Raising(Iterator[Event]):
    """Events of which the one that tells of a failure is raised, and that warn of what is ignored. No generator: that
    could not be closed before its first event."""

    def __init__(self, events: Iterator[Event]) -> None:
        self._events = events

    def __next__(self) -> Event:
        try:
            return raised_or_warned_of(next(self._events))
        except RequestWarning:  # filters make it an error
            self.close()
            raise

    def close(self) -> None:
        """Stop the run within one step."""
        self._events.close()
