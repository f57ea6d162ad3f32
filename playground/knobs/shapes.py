"""The shapes of values that are lists or objects: each check says what is wrong, and in which item.

Knows values as JSON holds them, and no knob.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from playground.knobs.spec import Check, Fault, is_id, is_int, is_number
from playground.texts import numeral, said

MAX_BIAS = 1e6  # either way; a larger one is no more certain, and overflows in half precision
MAX_DECAY = 10.0

# Each completes "must be ...".
ID = said("a token id, a whole number from 0")
IDS = said("a list of token ids, such as [8, 93]")
ID_OR_IDS = said("a token id or a list of token ids")
GROUPS_OF_IDS = said("a list of lists of token ids, such as [[15], [8, 93]]")
TEXT = said("text that is not empty")
TEXTS = said("text, or a list of texts")
BIAS = said("a pair [token ids, bias], such as [[8, 93], 3.0]")
BIAS_RANGE = said("a number from {low} to {high}", low=numeral(f"-{MAX_BIAS:.0f}"), high=numeral(f"{MAX_BIAS:.0f}"))
BIASES = said("a list of pairs [token ids, bias], such as [[[15], -2.0], [[8, 93], 3.0]]")
DECAY_START = said("a number of tokens, a whole number from 0")
DECAY_RANGE = said("a number above 0 and at most {high}", high=numeral(f"{MAX_DECAY:.0f}"))
DECAY = said(
    "a pair [first token, factor above 0 and at most {high}], such as [30, 1.05]", high=numeral(f"{MAX_DECAY:.0f}")
)
LAYER = said("the number of a layer, a whole number from 0")
LAYERS = said('"low", "high" or a list of layer numbers, such as [0, 2]')
WORDS = said("a list whose items are lists of token ids, or lists of such lists, of which one is enough")
CONSTRAINT = said('{{"phrase": [token ids]}} or {{"any_of": [[token ids], ...]}}')
CONSTRAINTS = said('a list of {{"phrase": [token ids]}} and {{"any_of": [[token ids], ...]}}')


def _first(faults: Iterable[Fault | None]) -> Fault | None:
    return next((fault for fault in faults if fault is not None), None)


def _is_list(value: object) -> bool:
    return isinstance(value, list | tuple)


def _other_shape(value: object, where: str, shape: str) -> Fault:
    return Fault(where, value, said("must be {shape}", shape=shape))


def _single(test: object, shape: str) -> Check:
    return lambda value, where: None if test(value) else _other_shape(value, where, shape)


def _list_of(item: Check, shape: str) -> Check:
    """A list of at least one item, each of which passes `item`; `shape` says it in words."""

    def check(value: object, where: str) -> Fault | None:
        if not _is_list(value) or not value:
            return _other_shape(value, where, shape)
        return _first(item(entry, f"{where}[{i}]") for i, entry in enumerate(value))

    return check


ids = _list_of(_single(is_id, ID), IDS)
groups_of_ids = _list_of(ids, GROUPS_OF_IDS)
_texts = _list_of(_single(lambda text: isinstance(text, str) and text != "", TEXT), TEXTS)
_layers = _list_of(_single(lambda layer: is_int(layer) and 0 <= layer <= 10_000, LAYER), LAYERS)


def id_or_ids(value: object, where: str) -> Fault | None:
    """One token id, or a list of them.

    >>> id_or_ids([2, 3], "eos_token_id") is None
    True
    >>> print(id_or_ids([2, -3], "eos_token_id"))
    eos_token_id[1] is -3: it must be a token id, a whole number from 0.
    """
    return ids(value, where) if _is_list(value) else _single(is_id, ID_OR_IDS)(value, where)


def text_or_texts(value: object, where: str) -> Fault | None:
    """One text, or a list of them.

    >>> print(text_or_texts(["The end", ""], "stop_strings"))
    stop_strings[1] is "": it must be text that is not empty.
    """
    return _texts([value] if isinstance(value, str) and value else value, where)


def biases(value: object, where: str) -> Fault | None:
    """Pairs, or a dict whose keys are tuples of token ids, as the library also takes them.

    >>> biases([[[15], -2.0]], "sequence_bias") is None
    True
    >>> print(biases([[15, -2.0]], "sequence_bias"))
    sequence_bias[0][0] is 15: it must be a list of token ids, such as [8, 93].
    """
    pairs = [list(pair) for pair in value.items()] if isinstance(value, Mapping) else value
    return _list_of(_bias, BIASES)(pairs, where)


def _bias(value: object, where: str) -> Fault | None:
    if not _is_list(value) or len(value) != 2:
        return _other_shape(value, where, BIAS)
    in_range = _single(lambda bias: is_number(bias) and abs(bias) <= MAX_BIAS, BIAS_RANGE)
    return ids(value[0], f"{where}[0]") or in_range(value[1], f"{where}[1]")


def decay(value: object, where: str) -> Fault | None:
    """The value of exponential_decay_length_penalty: from which new token on, and by what factor.

    >>> decay([30, 1.05], "exponential_decay_length_penalty") is None
    True
    >>> print(decay([30, 0], "exponential_decay_length_penalty"))
    exponential_decay_length_penalty[1] is 0: it must be a number above 0 and at most 10.
    """
    if not _is_list(value) or len(value) != 2:
        return _other_shape(value, where, DECAY)
    start = _single(is_id, DECAY_START)
    factor = _single(lambda factor: is_number(factor) and 0 < factor <= MAX_DECAY, DECAY_RANGE)
    return start(value[0], f"{where}[0]") or factor(value[1], f"{where}[1]")


def layers(value: object, where: str) -> Fault | None:
    """The value of dola_layers: "low", "high", or a list of layers.

    >>> layers("high", "dola_layers") is None
    True
    >>> print(layers("last", "dola_layers"))
    dola_layers is "last": it must be "low", "high" or a list of layer numbers, such as [0, 2].
    """
    return None if isinstance(value, str) and value in ("low", "high") else _layers(value, where)


# ---------------------------------------------------------------------------------------------- words that must occur


def words(value: object, where: str) -> Fault | None:
    """The value of force_words_ids: each item a list of token ids, or a list of such lists.

    One word of two tokens, and one that may be written in two ways:

    >>> words([[8, 93], [[15], [16]]], "force_words_ids") is None
    True
    """
    return _list_of(_word, WORDS)(value, where)


def _word(value: object, where: str) -> Fault | None:
    nested = _is_list(value) and any(map(_is_list, value))
    return alternatives(value, where) if nested else ids(value, where)


def alternatives(value: object, where: str) -> Fault | None:
    """Lists of token ids of which one is enough. None may begin another: the longer one could then never be told.

    >>> print(alternatives([[8], [8, 93]], "any_of"))
    any_of[0] is [8]: it must not be the beginning of another one, any_of[1].
    """
    if fault := groups_of_ids(value, where):
        return fault
    in_order = sorted(range(len(value)), key=lambda i: tuple(value[i]))  # what begins another stands just before one
    for i, j in pairwise(in_order):
        if tuple(value[j][: len(value[i])]) == tuple(value[i]):
            why = said("must not be the beginning of another one, {other}", other=f"{where}[{j}]")
            return Fault(f"{where}[{i}]", value[i], why)
    return None


def constraints(value: object, where: str) -> Fault | None:
    """The value of constraints: phrases and alternatives, as objects.

    >>> constraints([{"phrase": [8, 93]}, {"any_of": [[15], [16]]}], "constraints") is None
    True
    >>> print(constraints([{"phrase": [8, "93"]}], "constraints"))
    constraints[0].phrase[1] is "93": it must be a token id, a whole number from 0.
    """
    return _list_of(_constraint, CONSTRAINTS)(value, where)


def _constraint(value: object, where: str) -> Fault | None:
    kinds = {"phrase": ids, "any_of": alternatives}
    if not isinstance(value, Mapping) or len(value) != 1 or next(iter(value)) not in kinds:
        return _other_shape(value, where, CONSTRAINT)
    ((kind, content),) = value.items()
    return kinds[kind](content, f"{where}.{kind}")


def words_that_must_occur(value: object) -> Iterator[list[list[int]]]:
    """The words of a valid force_words_ids or constraints (or None), each as its alternatives.

    >>> list(words_that_must_occur([[8, 93], [[15], [16, 4]]]))
    [[[8, 93]], [[15], [16, 4]]]
    """
    for word in value or ():
        if isinstance(word, Mapping):
            (word,) = word.values()
        yield word if _is_list(word[0]) else [word]


def fewest_tokens(value: object) -> int:
    """How many tokens those words have at least, all together.

    Two tokens for the first word, one for the shorter way to write the second:

    >>> fewest_tokens([[8, 93], [[15], [16, 4]]])
    3
    """
    return sum(min(map(len, word)) for word in words_that_must_occur(value))
