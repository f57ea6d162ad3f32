"""The knobs of beam search, of its groups (diverse beam search), and of words that it must write (constrained)."""

from __future__ import annotations

from dataclasses import replace

from playground.knobs.fix import Fix
from playground.knobs.groups import BEAMS
from playground.knobs.length import most_new_tokens
from playground.knobs.modes import beams, groups, loop, texts
from playground.knobs.needs import GROUPS_OF_BEAMS, WITH_BEAMS
from playground.knobs.shapes import (
    CONSTRAINTS,
    WORDS,
    constraints,
    fewest_tokens,
    words,
    words_that_must_occur,
)
from playground.knobs.spec import Config, Conflict, Knob


def _also_forbidden(config: Config) -> bool:
    """Whether there is a word of which no alternative can be written without a token that is forbidden there."""
    suppressed = set(config.get("suppress_tokens") or ())
    banned = [list(ids) for ids in config.get("bad_words_ids") or ()]

    def forbidden(word: list[int]) -> bool:
        return not suppressed.isdisjoint(word) or any(
            list(word[start : start + len(ids)]) == ids for ids in banned for start in range(len(word))
        )

    wanted = [*words_that_must_occur(config.get("force_words_ids")), *words_that_must_occur(config.get("constraints"))]
    return any(all(map(forbidden, alternatives)) for alternatives in wanted)


_WITH_WORDS = (
    Conflict(
        lambda c: beams(c) == 1 and loop(c) == "constrained_beam_search",
        "It needs beams: num_beams must be more than 1.",
        "Words that must occur need beam search, and num_beams is {num_beams}.",
        Fix("Set num_beams to 4 or more.", {"num_beams": 4}),
    ),
    Conflict(
        lambda c: groups(c) > 1 and loop(c) == "constrained_beam_search",
        "It cannot be combined with groups of beams (num_beam_groups above 1).",
        "Constrained beam search has no groups, and num_beam_groups is {num_beam_groups}.",
        Fix("Set num_beam_groups to 1, or leave out the words that must occur.", {"num_beam_groups": 1}),
    ),
    Conflict(
        lambda c: loop(c) == "constrained_beam_search"
        and fewest_tokens(c.get("force_words_ids")) + fewest_tokens(c.get("constraints")) > most_new_tokens(c),
        "All the words together must fit into the new tokens; otherwise they are never all written.",
        "The words that must occur have more tokens than this run can write, so they will not all occur.",
        Fix("Set max_new_tokens higher, or leave some words out."),
        "warning",
    ),
    Conflict(
        lambda c: loop(c) == "constrained_beam_search" and texts(c) > 1,
        "With num_return_sequences above 1, texts that lack some of the words can be returned too.",
        "If fewer than {num_return_sequences} texts have all the words, texts that lack some are returned too.",
        Fix("Set num_return_sequences to 1, or check each text for the words.", {"num_return_sequences": 1}),
        "warning",
    ),
    Conflict(
        lambda c: loop(c) == "constrained_beam_search" and _also_forbidden(c),
        "A word that suppress_tokens or bad_words_ids forbids is written anyway, with a score of minus infinity.",
        "A word that must occur is also forbidden: it is written anyway, with a score of minus infinity.",
        Fix("Take it out of suppress_tokens and bad_words_ids, or out of the words that must occur."),
        "warning",
    ),
)


def _alone(conflict: Conflict) -> Conflict:
    """The same, told of `constraints` only where force_words_ids does not tell it already."""
    return replace(conflict, clashes=lambda c: c.get("force_words_ids") is None and conflict.clashes(c))


ROWS = [
    Knob(
        "length_penalty", BEAMS, "float", 1.0, minimum=-50, maximum=50, slider_minimum=-2.0, slider_maximum=3.0,
        step=0.1, basic=True, needs=(WITH_BEAMS,), paper="https://arxiv.org/abs/1609.08144",
        synonyms=("shorter", "longer", "beam search"),
        meaning="Above 0 favours longer hypotheses, below 0 shorter ones.",
        explanation="The score of a finished hypothesis is its total log-probability divided by its number of new "
        "tokens to this power (the paper's formula differs a little). Log-probabilities are negative, so a "
        "larger power makes long ones look better; 0 compares the plain sums, and 1 the means.",
    ),
    Knob(
        "early_stopping", BEAMS, "choice", False, choices=(False, True, "never"), needs=(WITH_BEAMS,),
        paper="https://arxiv.org/abs/2204.05424",
        synonyms=("stop", "beam search", "patience"),
        meaning="When beam search stops looking for better hypotheses.",
        explanation="True stops as soon as num_beams hypotheses are finished. False stops when the best running beam, "
        "at its current length, could no longer beat the worst of them. \"never\" is the strict form: with a positive "
        "length_penalty it assumes that a beam could still grow to the maximum length; with any other it works like "
        "False.",
    ),
    Knob(
        "renormalize_logits", BEAMS, "bool", False, needs=(WITH_BEAMS,),
        synonyms=("normalize", "beam search"),
        meaning="Turn the scores into log-probabilities again after all processors.",
        explanation="Beam search adds the scores up as if they were log-probabilities, but processors that remove "
        "tokens or change scores leave numbers that no longer sum to one. When this is on, a last step normalises "
        "them. Other strategies only compare the tokens of one step, or normalise them anyway, so they choose the "
        "same tokens.",
    ),
    Knob(
        "num_beam_groups", BEAMS, "int", 1, minimum=1, maximum=1024, slider_minimum=1, slider_maximum=8, step=1,
        paper="https://arxiv.org/abs/1610.02424", needs=(WITH_BEAMS,),
        synonyms=("diverse beam search", "diversity"),
        meaning="Diverse beam search: into how many groups the beams are divided; 1 is ordinary beam search.",
        explanation="The groups take turns at each step, and diversity_penalty is subtracted from the tokens that "
        "earlier groups have just chosen, so the hypotheses differ in more than a word or two. num_beams "
        "must be a multiple of it, and diversity_penalty must be above 0.",
        conflicts=(
            Conflict(
                lambda c: loop(c) == "group_beam_search" and beams(c) % groups(c) != 0,
                "num_beams must be a multiple of it.",
                "{num_beams} beams cannot be divided into {num_beam_groups} groups of the same size.",
                Fix("Set num_beams to a multiple of {num_beam_groups}."),
            ),
            Conflict(
                lambda c: loop(c) == "group_beam_search" and not c.get("diversity_penalty"),
                "diversity_penalty must be above 0; otherwise all groups would write the same.",
                "Without a diversity_penalty the {num_beam_groups} groups would all write the same.",
                Fix(
                    "Set diversity_penalty to 0.5, or num_beam_groups to 1.",
                    {"diversity_penalty": 0.5}, {"num_beam_groups": 1},
                ),
            ),
        ),
    ),
    Knob(
        "diversity_penalty", BEAMS, "float", 0.0, minimum=0.0, maximum=1000, slider_minimum=0.0, slider_maximum=2.0,
        step=0.1, paper="https://arxiv.org/abs/1610.02424", needs=(GROUPS_OF_BEAMS, WITH_BEAMS),
        synonyms=("diverse beam search", "hamming"),
        meaning="Diverse beam search: the penalty for a token that an earlier group chose at the same step.",
        explanation="It is subtracted from the log-probability once for every beam of earlier groups that has just "
        "chosen the token. 0.2 to 0.8 keeps most of the quality; large values force different words at any cost.",
    ),
    Knob(
        "force_words_ids", BEAMS, "json", None, shape=WORDS, check=words, editor="alternatives",
        paper="https://arxiv.org/abs/1804.06609",
        synonyms=("must contain", "include words", "keywords", "required words", "constrained beam search"),
        meaning="Constrained beam search: words that every hypothesis must contain.",
        explanation="Beams are kept in banks by how much of the constraints they have met, so that beams that write "
        "the words survive although they are less probable. If an item is a list of alternatives, one of them is "
        "enough. Words in the prompt already count as met, but not those in the input of an encoder. A hypothesis "
        "finishes only when all are met; if the length limit comes first, some may be missing.",
        conflicts=_WITH_WORDS,
    ),
    Knob(
        "constraints", BEAMS, "json", None, shape=CONSTRAINTS, check=constraints, editor="constraints",
        paper="https://arxiv.org/abs/1804.06609",
        synonyms=("must contain", "include words", "keywords", "required words", "constrained beam search"),
        meaning="Constrained beam search: the same as force_words_ids, with each constraint named.",
        explanation="A phrase must be written as a whole; of the lists in any_of, one is enough. In transformers "
        "these were Python objects (PhrasalConstraint and DisjunctiveConstraint); here they are written as JSON. If "
        "force_words_ids is set too, these come first.",
        conflicts=tuple(map(_alone, _WITH_WORDS)),
    ),
]  # fmt: skip
