"""The knobs about repetition, and about single words and tokens: banned, favoured, suppressed, forced."""

from __future__ import annotations

import math

from playground.knobs.fix import Fix, only
from playground.knobs.groups import REPETITION, TOKENS
from playground.knobs.length import most_new_tokens
from playground.knobs.needs import ENDS
from playground.knobs.shapes import (
    BIASES,
    DECAY,
    GROUPS_OF_IDS,
    ID_OR_IDS,
    IDS,
    biases,
    decay,
    groups_of_ids,
    id_or_ids,
    ids,
)
from playground.knobs.spec import MAX_ID, Config, Conflict, Knob, is_int

MAX_POWER = 300  # of ten; the library computes factor ** steps with floats, which end at 308


def _id_set(value: int | list[int] | None) -> set[int]:
    return {value} if is_int(value) else set(value or ())


def _forced_and_suppressed(name: str) -> Conflict:
    """Every token that the knob forces is one of suppress_tokens."""
    return Conflict(
        lambda c: c.get(name) is not None and _id_set(c[name]) <= _id_set(c.get("suppress_tokens")),
        "Its tokens cannot all be in suppress_tokens as well.",
        f"{name} forces a token that suppress_tokens forbids, so nothing could be chosen.",
        Fix("Take the token out of one of them. Against an early end, use min_new_tokens."),
    )


def _overflows(config: Config) -> bool:
    start, factor = config["exponential_decay_length_penalty"]
    return (most_new_tokens(config) - start) * math.log10(factor) > MAX_POWER


ROWS = [
    Knob(
        "repetition_penalty", REPETITION, "float", 1.0, minimum=0.001, maximum=1000, slider_minimum=0.8,
        slider_maximum=2.0, step=0.05, basic=True, paper="https://arxiv.org/abs/1909.05858",
        synonyms=("repeat penalty", "rep pen", "repeating", "penalize", "penalise", "loops"),
        meaning="Above 1 makes every token that already occurred less likely; below 1 more likely.",
        explanation="The logit of each token that occurs in the prompt or in the text so far is divided by the "
        "penalty if it is positive and multiplied if it is negative; how often it occurred does not matter. In a "
        "model with an encoder, the source does not count: see encoder_repetition_penalty. 1 is off. About 1.2 is "
        "usual; high values also push away commas and small words.",
    ),
    Knob(
        "no_repeat_ngram_size", REPETITION, "int", 0, minimum=0, maximum=MAX_ID, slider_minimum=0, slider_maximum=10,
        step=1, basic=True, paper="https://arxiv.org/abs/1705.04304",
        synonyms=("repeating", "repetition", "ngram", "n gram", "dry", "ban repeats", "forbid repeats", "loops"),
        meaning="Never write the same sequence of this many tokens twice; 0 turns it off.",
        explanation="A token that would complete an n-gram that is already in the prompt or the text is removed. In a "
        "model with an encoder, the source does not count: see encoder_no_repeat_ngram_size. The ban has no "
        "exceptions: with a small n, a name can be written only once.",
    ),
    Knob(
        "bad_words_ids", TOKENS, "list", None, shape=GROUPS_OF_IDS, check=groups_of_ids, editor="word_groups",
        synonyms=("ban", "banned words", "forbid", "forbidden words", "block", "blacklist", "avoid", "censor"),
        meaning="Sequences of tokens that must never be written.",
        explanation="A single token is removed everywhere; for a longer sequence, its last token is removed whenever "
        "the ones before it have just been written. A word has different token ids with and without a space before "
        "it. A list with only an end-of-sequence token bans nothing.",
    ),
    Knob(
        "sequence_bias", TOKENS, "json", None, shape=BIASES, check=biases, editor="words_with_bias",
        synonyms=("logit bias", "favour words", "favor words", "boost", "ban", "forbid", "penalize", "penalise"),
        meaning="Make chosen tokens or sequences of tokens more (above 0) or less (below 0) likely.",
        explanation="The bias is added to the logit of a single token at every step, and to the logit of a sequence's "
        "last token whenever the ones before it have just been written. 0 changes nothing; each unit multiplies the "
        "odds by e, about 2.7.",
    ),
    Knob(
        "suppress_tokens", TOKENS, "list", None, shape=IDS, check=ids, editor="words",
        paper="https://arxiv.org/abs/2212.04356",
        synonyms=("ban", "banned tokens", "forbid", "forbidden tokens", "block", "blacklist", "avoid", "ignore eos"),
        meaning="Token ids that are never written.",
        explanation="Their scores become minus infinity at every step, end-of-sequence tokens included: suppress "
        "those, and the text ends only at a limit or a stop string.",
    ),
    Knob(
        "begin_suppress_tokens", TOKENS, "list", None, shape=IDS, check=ids, editor="words",
        paper="https://arxiv.org/abs/2212.04356",
        synonyms=("ban", "forbid", "first token", "avoid", "block"),
        meaning="Token ids that cannot be the first new token.",
        explanation="Like suppress_tokens, but for the first step only; if forced_bos_token_id decides that one, for "
        "the second. Whisper uses it so that a transcript begins neither with a space nor with its end.",
    ),
    Knob(
        "forced_bos_token_id", TOKENS, "int", None, minimum=0, maximum=MAX_ID, editor="token",
        paper="https://arxiv.org/abs/2010.11125",
        synonyms=("force first token", "target language", "prefix", "start token"),
        meaning="The token that must come first in the decoder's text.",
        explanation="It is forced when there is exactly one token, as the decoder's start token does in models "
        "with an encoder; multilingual translators choose the target language this way. In a decoder-only model it "
        "acts only on a prompt of one token.",
        conflicts=(_forced_and_suppressed("forced_bos_token_id"),),
    ),
    Knob(
        "forced_eos_token_id", TOKENS, "list", None, shape=ID_OR_IDS, check=id_or_ids, editor="tokens",
        synonyms=("force last token", "end", "stop"),
        meaning="The token that is forced at the last position that the length limit allows.",
        explanation="At that step every other token is removed; if there are several, they are equally probable. A "
        "text that ends earlier is not changed.",
        conflicts=(_forced_and_suppressed("forced_eos_token_id"),),
    ),
    Knob(
        "exponential_decay_length_penalty", TOKENS, "json", None, shape=DECAY, check=decay, editor="decay",
        synonyms=("shorter", "end", "stop", "stopping", "soft limit"),
        meaning="From a given position on, make the end of the text more and more likely.",
        explanation="After `first token` new tokens, each further step adds |logit| * (factor^n - 1) to the "
        "end-of-sequence token, where n is the number of tokens written since then: nothing at first. A factor a "
        "little above 1 ends a text softly where max_new_tokens would cut it; one below 1 delays the end.",
        conflicts=(
            Conflict(
                lambda c: not ENDS.holds(c),
                "It needs an end-of-sequence token: the model's own, or eos_token_id.",
                "The model has no end-of-sequence token that could become more likely.",
                Fix(
                    "Set eos_token_id, or leave exponential_decay_length_penalty out.",
                    {"exponential_decay_length_penalty": None},
                ),
            ),
            Conflict(
                _overflows,
                "The penalty must not overflow before the length limit.",
                "Before the length limit is reached, the penalty would be a number too large to compute with.",
                Fix("Use a factor closer to 1, or fewer new tokens."),
            ),
        ),
    ),
    Knob(
        "remove_invalid_values", TOKENS, "bool", False,
        synonyms=("nan", "inf", "infinity", "crash"),
        meaning="Replace nan and infinite scores so that a broken model does not stop the run.",
        explanation="nan becomes 0, and plus and minus infinity the largest and smallest number of the type. Tokens "
        "that earlier processors removed come back this way, with a probability of zero unless all were removed.",
    ),
    Knob(
        "token_healing", TOKENS, "bool", False,
        paper="https://github.com/guidance-ai/guidance/blob/main/notebooks/tutorials/token_healing.ipynb",
        synonyms=("prompt boundary", "partial token", "heal"),
        meaning="Take back the last token of the prompt and let the model write it again, perhaps as a longer one.",
        explanation="A prompt that ends inside what would be one token, as in \"http:\", leads the model astray. "
        "Healing drops the last token, adds 10 to the logit of each token that begins with the same text (11 to that "
        "of the dropped token), and lets the model write one. Spaces at the ends of the prompt are stripped, and "
        "special tokens in it are lost, including those of a chat template; the beginning-of-text token becomes a pad "
        "token, which the model reads. If the prompt becomes shorter, transformers 5.24 keeps the mask and the "
        "positions that it made for the longer one, and encoder_repetition_penalty and encoder_no_repeat_ngram_size "
        "look at the prompt as it was before.",
        conflicts=(
            Conflict(
                lambda c: c.get("is_encoder_decoder") is True,
                "It is only for decoder-only models, which continue the prompt.",
                "This model has an encoder: it does not continue where the prompt ends, so there is nothing to heal.",
                only({"token_healing": None}),
            ),
        ),
    ),
]  # fmt: skip
