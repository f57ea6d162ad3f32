"""The fields that the playground decides itself, with the reason: a request cannot set them."""

from __future__ import annotations

from collections.abc import Mapping

from playground.knobs.groups import MANAGED
from playground.knobs.spec import Knob

ROWS = [
    Knob(
        "return_dict_in_generate", MANAGED, "bool", False,
        managed_because="The playground decides in which form the library returns its results.",
        meaning="Return an object with scores, not only token ids.",
        explanation="It changes what the library returns to a program, not the text. A trace always holds the scores.",
    ),
    Knob(
        "output_scores", MANAGED, "bool", False,
        managed_because="The playground records the scores of the best tokens at every step of every run.",
        meaning="Keep the scores after the processors, for every token of the vocabulary.",
        explanation="The library would keep one number for each token of the vocabulary and each step. A trace holds "
        "the top candidates and a summary of the rest.",
    ),
    Knob(
        "output_logits", MANAGED, "bool", False,
        managed_because="The playground records the model's own log-probabilities at every step of every run.",
        meaning="Keep the scores before the processors, for every token of the vocabulary.",
        explanation="The library would keep one number for each token of the vocabulary and each step. A trace holds "
        "the top candidates and a summary of the rest.",
    ),
    Knob(
        "output_attentions", MANAGED, "bool", False,
        managed_because="A trace holds no attention weights, so keeping them would only cost memory.",
        meaning="Keep the attention weights of every layer.",
        explanation="They would grow with the square of the length. They do not change the text.",
    ),
    Knob(
        "output_hidden_states", MANAGED, "bool", False,
        managed_because="A trace holds no hidden states, so keeping them would only cost memory.",
        meaning="Keep the hidden states of every layer.",
        explanation="They would take about a megabyte for each token of a large model. They do not change the text.",
    ),
    Knob(
        "is_assistant", MANAGED, "bool", False,
        managed_because="The library sets it by itself on the copy of the settings that a draft model gets.",
        meaning="Marks the settings of a draft model.",
        explanation="Choose an assistant to draft with one.",
    ),
    Knob(
        "continuous_batching_config", MANAGED, "json", None, shape="an object", fits=lambda v: isinstance(v, Mapping),
        managed_because="It belongs to another way of running the library, which generate does not use.",
        meaning="Settings of continuous batching.",
        explanation="Passing it here is deprecated in transformers; generate ignores it.",
    ),
]  # fmt: skip
