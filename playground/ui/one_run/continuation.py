"""Requests derived from another one: continue after other tokens, add one token, or only read (score) a text.

Nothing is checked here: `check` does that afterwards. Knows the knobs; no components, no model. `defaults` and
`context` are what is known of the model, as `check` takes them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping

from playground.knobs import KNOBS
from playground.knobs.groups import BEAMS, DRAFTS
from playground.knobs.length import DEFAULT_NEW_TOKENS
from playground.knobs.modes import loop
from playground.knobs.spec import Config
from playground.requests.config_values import well_formed
from playground.requests.forced_text import FORCED_TEXT_MODES, GIVEN_TEXT_MODES, draws_by_token, mode_problems
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.requests.validation import applied
from playground.texts import said
from playground.trace import Diagnostic, Event, Finished, Started, Stepped, replace
from playground.trace.wire import Json
from visualizers.names import mode_name

_Known = Mapping[str, Json] | None

# What makes a loop that cannot be held to given tokens. Where it goes, so does what has no effect without it.
_INCOMPATIBLE = [name for name, knob in KNOBS.items() if knob.group in (BEAMS, DRAFTS)] + ["num_beams", "dola_layers"]


def for_given_tokens(
    request: GenerationRequest, defaults: _Known = None, context: _Known = None, *, searching: bool = False
) -> tuple[GenerationRequest, list[Diagnostic]]:
    """The request in a strategy that can be held to given tokens, for one text; and what had to change for that.

    Beams, drafts, DoLa and a loop of one's own go; what is sampled stays sampled. Where the run may be `searching`, a
    beam search stays as it is: it can begin after given tokens.
    """
    config, _ = well_formed(request.config)
    effective, _ = applied(request, config, defaults, context)
    mode, texts, notes = loop(effective), effective.get("num_return_sequences") or 1, []
    if searching and mode in GIVEN_TEXT_MODES and mode not in FORCED_TEXT_MODES:
        return dataclasses.replace(request, config=config), notes
    if mode not in FORCED_TEXT_MODES:
        config = {name: value for name, value in config.items() if name not in _INCOMPATIBLE}
        request = dataclasses.replace(request, assistant=None, custom_generate=None, config=config)
    config = {name: value for name, value in config.items() if name != "num_return_sequences"}
    still, _ = applied(request, config, defaults, context)
    for name in ("num_beams", "num_beam_groups", "num_return_sequences"):
        if (still.get(name) or 1) > 1:  # the model's own
            config[name] = still[name] = 1
    if mode not in FORCED_TEXT_MODES:
        text = said(
            "This run continues with {other}, because {mode} cannot be held to given tokens.",
            mode=said(mode_name(mode)), other=said(mode_name(loop(still))),
        )  # fmt: skip
        notes.append(Diagnostic("", "warning", text))
    if texts > 1 and mode in FORCED_TEXT_MODES:
        notes.append(Diagnostic("", "info", said("Only one of the {count} texts continues.", count=texts)))
    return dataclasses.replace(request, config=config), notes


def with_luck(
    request: GenerationRequest, started: Started, sequence: int, same: bool
) -> tuple[GenerationRequest, list[Diagnostic]]:
    """A run that goes on with text number `sequence` of another one, which `started` so: with the luck of its place
    where that can be had, so that it draws what that run would have drawn; or, not `same`, with new luck. And what is
    to be said of that."""
    drawn = bool(started.effective.get("do_sample"))
    if not same:
        note = [Diagnostic("", "info", said("New luck: this run draws other numbers."))] if drawn else []
        return dataclasses.replace(request, seed=None, luck_of=None), note
    request = dataclasses.replace(request, seed=started.seed)  # also of a token that is drawn later
    if not drawn:
        return request, []
    if not draws_by_token({**started.effective, "assistant": started.assistant}) or started.mode == "custom":
        text = said("Same seed, but not the luck of its place: {mode} does not draw token by token.",
                    mode=said(mode_name(started.mode)))  # fmt: skip
        return request, [Diagnostic("", "info", text)]
    if (texts := started.num_sequences) > 1:
        request = dataclasses.replace(request, luck_of=[min(sequence, texts - 1), texts])
    text = said("Same luck: this run draws what the run before would have drawn from here on.")
    return request, [Diagnostic("", "info", text)]


def branch_request(request: GenerationRequest, ids: list[int], most: int) -> GenerationRequest:
    """A run that begins with the tokens `ids` and goes on as far as `request` went, by one token at least.

    Where `request` only read a text it goes on by as many as it might have written. `most` new tokens are possible.
    """
    room = request.config.get("max_new_tokens") or DEFAULT_NEW_TOKENS
    end = min(len(ids) + room, most) if request.only_given else room
    config = {name: value for name, value in request.config.items() if name != "max_length"}
    return _with_given(request, ids, config | {"max_new_tokens": max(end, len(ids) + 1)})


def watching_request(
    request: GenerationRequest, tokens: list[int], defaults: _Known = None, context: _Known = None
) -> tuple[GenerationRequest, list[Diagnostic]]:
    """The request with the tokens `tokens` looked up, or what to say where its strategy cannot do that."""
    effective, _ = applied(request, well_formed(request.config)[0], defaults, context)
    request = dataclasses.replace(request, watch=tokens)
    notes = [problem for problem in mode_problems(request, loop(effective)) if problem.knob == "watch"]
    return (dataclasses.replace(request, watch=[]), notes) if notes else (request, [])


def next_token_request(request: GenerationRequest, ids: list[int] | None, defaults: _Known = None) -> GenerationRequest:
    """A run that writes one token after `ids`: the one that `request` would write there. None: its first token."""
    length = len(ids or []) + 1
    return _with_given(request, ids, _config_for_length(request.config, length, defaults))


def as_stepwise_event(
    event: Event, whole: GenerationRequest, placed: Collection[int], defaults: _Known = None
) -> Event:
    """An event of a run that writes the text of `full_request` token by token, as the text is to be seen: only the
    tokens that stand at the places `given_positions` were given, and what ended it so early is the step."""
    if isinstance(event, Stepped) and event.step.given and event.step.index not in placed:
        return Stepped(replace(event.step, given=False))
    if isinstance(event, Finished) and event.sequences and event.sequences[0].stop_reason == "length":
        first, *others = event.sequences
        written, most = len(first.token_ids), _max_new_tokens(whole, defaults)
        if most is not None and written < most:
            first = replace(first, stop_reason="step")
            return replace(event, sequences=[first, *others])
    return event


def _max_new_tokens(request: GenerationRequest, defaults: _Known) -> int | None:
    """How many tokens it may write; None where its prompt takes part in that."""
    config = {**(defaults or {}), **request.config}
    if not config.get("max_new_tokens") and config.get("max_length"):
        return None
    return config.get("max_new_tokens") or DEFAULT_NEW_TOKENS


def reading_request(
    request: GenerationRequest, ids: list[int], defaults: _Known = None, watch: list[int] | None = None
) -> GenerationRequest:
    """A run that reads the tokens `ids` as the output of `request`, looks the tokens `watch` up, and writes nothing."""
    begun = _with_given(request, ids, _config_for_length(request.config, len(ids), defaults))
    return dataclasses.replace(begun, only_given=True, watch=watch or [])


def scoring_request(request: GenerationRequest, *, source: bool = False) -> GenerationRequest:
    """A run that reads the prompt of `request`, from its first token, and writes nothing; of a chat its last message,
    as plain text. Where the prompt is the `source` of an encoder-decoder model, the given target is read. Raises
    RequestError where there is nothing to read."""
    config = {name: value for name, value in request.config.items() if name != "forced_eos_token_id"}
    looks = {"only_given": True, "check_scores": True}
    if not source and not request.asked:
        text = said("The prompt is empty: there is nothing to score.")
        raise request_error("prompt", text, said("Write the text to be scored."))
    if not source:
        asked = {"prompt": "", "messages": None, "template": None, "given": request.asked}
        return dataclasses.replace(request, config=config, **asked, **looks)
    if not request.given:
        text = said("There is no target to score: the encoder reads the source, and gives no probabilities for it.")
        raise request_error("given", text, said("Write the target under Target so far."))
    return dataclasses.replace(request, config=config, **looks)


def _with_given(request: GenerationRequest, ids: list[int] | None, config: dict[str, Json]) -> GenerationRequest:
    looks = {"watch": [], "read_prompt": True, "check_scores": True}
    return dataclasses.replace(request, given=ids, only_given=False, config=config, **looks)


def _config_for_length(config: Config, length: int, defaults: _Known) -> dict[str, Json]:
    """`config` for an output of `length` tokens, of which every one is chosen as in the longer output."""
    ending = {name: value for name, value in config.items() if name != "max_length"} | {"max_new_tokens": length}
    if (config.get("min_new_tokens") or (defaults or {}).get("min_new_tokens") or 0) > length:
        ending["min_new_tokens"] = length
    if length < (config.get("max_new_tokens") or length + 1):
        ending.pop("forced_eos_token_id", None)  # it stands at the very end, and this is none
    return ending
