"""The fields of a request that look instead of choosing: text that is given, tokens to watch, the prompt to be read.

What may stand in them, before a model is known. How given text is read is in `recording/given_text_loop.py`, and in
`recording/forced_beam_start.py` for beam searches, which begin after it.
"""

from __future__ import annotations

from collections.abc import Iterator

from playground.knobs.fix import only
from playground.knobs.modes import BEAM_MODES, loop
from playground.knobs.spec import Config, in_json, is_int
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import error
from playground.texts import said
from playground.trace.events import Diagnostic

MAX_WATCHED = 8  # tokens: each is looked up in the whole distribution, at every step
FORCED_TEXT_MODES = ("greedy_search", "sample", "contrastive_search")  # the loops that can be held to a given text
GIVEN_TEXT_MODES = (*FORCED_TEXT_MODES, *BEAM_MODES)  # these, and the searches that can begin after one


def forced_text_problems(request: GenerationRequest) -> Iterator[Diagnostic]:
    """What is wrong with the fields of `request` that look. Never raises, whatever they hold."""
    for name in ("only_given", "read_prompt", "check_scores"):
        if not isinstance(getattr(request, name), bool):
            yield error(name, said("{name} must be true or false.", name=name), said("Leave it out."))
    given = request.given
    if given is not None:
        if not (isinstance(given, str) or is_ids(given)):
            yield error("given", said("given must be a text, or a list of token ids."),
                        said("Write the text that the output should begin with."))  # fmt: skip
        elif len(given) == 0:
            yield error("given", said("The given text is empty."), said("Write some text, or leave it out."))
        elif isinstance(given, str) and not given.isascii() and any("\ud800" <= c <= "\udfff" for c in given):
            yield error("given", said("{name} holds half a character (a lone surrogate).", name="given"),
                        said("Type that character again."))  # fmt: skip
    elif request.only_given is True:
        yield error("only_given", said("There is no given text to read."), said("Write it under given."))
    luck = request.luck_of
    if luck is not None and not _is_luck(luck):
        message = said("luck_of is {value}: it must be two whole numbers, which text and of how many, such as [0, 3].",
                       value=in_json(luck))  # fmt: skip
        yield error("luck_of", message, said("Leave it out."))
    if not is_ids(request.watch):
        yield error("watch", said("watch is {value}: it must be a list of token ids.", value=in_json(request.watch)),
                    said("Leave it out."))  # fmt: skip
    elif len(request.watch) > MAX_WATCHED:
        message = said("You asked to watch {count} tokens; the limit is {limit}.", count=str(len(request.watch)),
                       limit=str(MAX_WATCHED))  # fmt: skip
        yield error("watch", message, said("Watch fewer."))


def luck_problems(request: GenerationRequest, effective: Config, most: int) -> Iterator[Diagnostic]:
    """What is wrong with `luck_of` in a run with this `effective` config, where a run can return `most` texts: all of
    them are drawn at every step."""
    luck = request.luck_of
    if luck is None or not _is_luck(luck):
        return
    if luck[1] > most:
        message = said("luck_of is {value}; this server returns at most {limit} texts.", value=in_json(luck),
                       limit=str(most))  # fmt: skip
        yield error("luck_of", message, said("Leave it out."))
    elif (texts := effective.get("num_return_sequences") or 1) > 1:
        message = said("luck_of is about one text, and num_return_sequences is {count}.", count=str(texts))
        yield error("luck_of", message, only({"num_return_sequences": None}))
    elif not draws_by_token(effective):
        message = said("luck_of has no effect: only sampling draws each token once.")
        yield Diagnostic("luck_of", "warning", message, said("Leave it out."))


def _is_luck(value: object) -> bool:
    return is_ids(value) and len(value) == 2 and value[0] < value[1]


def draws_by_token(effective: Config) -> bool:
    """Whether each token of a text is drawn once, for itself, so that a text goes on with the luck of its place."""
    return loop(effective) == "sample" or bool(loop(effective) == "dola_generation" and effective.get("do_sample"))


def mode_problems(request: GenerationRequest, mode: str) -> Iterator[Diagnostic]:
    """What of those fields a decoding mode (the value of transformers' GenerationMode, or "custom") cannot do."""
    if request.given is not None and mode not in GIVEN_TEXT_MODES:
        message = said("Text can be given to greedy decoding, sampling, contrastive search and beam search, not to "
                       "{mode}.", mode=mode)  # fmt: skip
        fix = said("Choose one of those strategies, or write the text into the prompt.")
        if request.messages:
            fix = said("Choose one of those strategies, or add the text as the assistant’s turn and continue that.")
        yield error("given", message, fix)
    elif request.only_given and mode not in FORCED_TEXT_MODES:
        message = said("A text is only read in greedy decoding, sampling and contrastive search, not in {mode}.",
                       mode=mode)  # fmt: skip
        yield error("only_given", message, said("Choose one of those strategies, or leave only_given out."))
    if request.watch and mode not in (*FORCED_TEXT_MODES, "dola_generation"):
        message = said("Tokens cannot be watched in {mode} yet: this run continues without them.", mode=mode)
        yield Diagnostic("watch", "warning", message, said("Choose greedy decoding or sampling to watch them."))


def is_ids(value: object) -> bool:
    """Whether the value is a list of what could be token ids."""
    return isinstance(value, list | tuple) and all(is_int(item) and item >= 0 for item in value)
