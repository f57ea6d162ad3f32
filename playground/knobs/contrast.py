"""The knobs of contrastive search and DoLa, which weigh the model's choice against what else it knows."""

from __future__ import annotations

from playground.knobs.fix import Fix, only
from playground.knobs.groups import CONTRAST
from playground.knobs.modes import DRAFTERS, draft_model, loop, top_k
from playground.knobs.needs import CANDIDATES, GREEDY, NO_ASSISTANT, NOT_CONTRASTIVE, ONE_BEAM, unless_set
from playground.knobs.shapes import LAYERS, layers
from playground.knobs.spec import Config, Conflict, Knob, Need

MANY_CANDIDATES = 20  # each is a row through the model at every step
USUAL_PENALTY = 1.2  # the repetition_penalty of the DoLa paper


def _layers_left_out(config: Config) -> list[bool]:
    """Of each layer in a list, whether it does not come before the model's last one."""
    asked, last = config.get("dola_layers"), config.get("num_layers")
    return [layer >= last for layer in asked] if isinstance(asked, list | tuple) and last is not None else []


def _no_layer_left(config: Config) -> bool:
    return bool(left_out := _layers_left_out(config)) and all(left_out)


ROWS = [
    Knob(
        "penalty_alpha", CONTRAST, "float", None, minimum=0.0, maximum=1.0, slider_minimum=0.0, slider_maximum=1.0,
        step=0.05, paper="https://arxiv.org/abs/2202.06417", needs=(GREEDY, ONE_BEAM, CANDIDATES),
        synonyms=("contrastive search", "repeat", "degeneration"),
        meaning="Contrastive search: how much a candidate is penalized for resembling what came before.",
        explanation="Of the top_k most probable tokens, the one with the best (1 - alpha) * probability - alpha * "
        "similarity is chosen, where similarity is the largest cosine between its hidden state and those of the text "
        "so far. It keeps deterministic decoding from repeating itself. 0.6 with a top_k of 4 is usual; 0 is greedy "
        "decoding, and 1 looks only at the similarity.",
        conflicts=(
            Conflict(
                lambda c: loop(c) == "contrastive_search" and top_k(c) > MANY_CANDIDATES,
                "All top_k candidates go through the model at every step; 4 to 10 are usual, and the default is 50.",
                "Contrastive search runs {top_k} candidates through the model at every step, which is slow.",
                only({"top_k": 4}),
                "warning",
            ),
            Conflict(
                lambda c: loop(c) == "contrastive_search" and c.get("can_reorder_cache") is False,
                "The model must keep a cache, or a state, that can follow the candidates.",
                "Contrastive search tries out several candidates, and the state of this model cannot follow them.",
                Fix("Leave penalty_alpha out, or choose another model, such as a Llama.", {"penalty_alpha": None}),
            ),
        ),
    ),
    Knob(
        "low_memory", CONTRAST, "bool", False,
        needs=(
            Need(lambda c: loop(c) in ("contrastive_search", "custom"),
                 "only contrastive search can run its candidates one after another", {},
                 "the strategy is contrastive search"),
        ),
        synonyms=("contrastive search", "out of memory"),
        meaning="Contrastive search: run the candidates through the model one after another, to save memory.",
        explanation="It chooses the same tokens, but more slowly: each of the top_k candidates gets its own pass "
        "instead of a row in a batch.",
        conflicts=(
            Conflict(
                lambda c: c.get("low_memory") is True and loop(c) in ("beam_search", "beam_sample"),
                "Beam search refuses to run with it.",
                "Beam search no longer has low_memory, and refuses to run with it.",
                Fix("Leave it out, or use fewer beams.", {"low_memory": None}),
            ),
            Conflict(
                lambda c: c.get("low_memory") is True and loop(c) == "contrastive_search"
                and c.get("can_crop_cache") is False,
                "The model must be able to take back a token that it has read.",
                "Candidates are tried one after another, and this model cannot take back a token that it has read.",
                Fix("Leave low_memory out: all candidates are then tried at once.", {"low_memory": None}),
            ),
        ),
    ),
    Knob(
        "dola_layers", CONTRAST, "json", None, choices=("low", "high"), shape=LAYERS, check=layers, editor="layers",
        paper="https://arxiv.org/abs/2309.03883",
        needs=(
            ONE_BEAM, NOT_CONTRASTIVE, NO_ASSISTANT,
            *(unless_set(name, "assisted decoding comes first") for name in DRAFTERS if name != "assistant"),
        ),
        synonyms=("factuality", "facts", "hallucination", "layers", "contrast layers"),
        meaning="DoLa: which earlier layers the last one is contrasted with.",
        explanation="At each step the earlier layer whose distribution differs most is chosen, and its "
        "log-probabilities are subtracted from the last layer's; tokens less than a tenth as probable as the last "
        "layer's best one are left out. It favours what only the late layers know, often facts. \"low\" takes every "
        "second layer of the lower half (better for long answers), \"high\" of the upper half (better for short ones); "
        "in a model of more than 40 layers, of the first or the last 20. If the output weights are shared with the "
        "embedding, \"low\" begins with layer 2 in all but the smallest models. In a list, 0 is the embedding and i "
        "the output of layer i.",
        conflicts=(
            Conflict(
                lambda c: loop(c) == "assisted_generation" and draft_model(c),
                "It cannot be combined with a draft model, which would have to contrast its layers as well.",
                "The draft model would have to contrast its layers as well, and the library cannot do that.",
                Fix("Leave dola_layers out, or decode without drafts.", {"dola_layers": None}),
            ),
            Conflict(
                lambda c: loop(c) == "dola_generation" and c.get("is_encoder_decoder") is True,
                "It runs on decoder-only models.",
                "DoLa runs on decoder-only models, and this one has an encoder.",
                Fix("Choose another model, or leave dola_layers out.", {"dola_layers": None}),
            ),
            Conflict(
                lambda c: loop(c) == "dola_generation" and _no_layer_left(c),
                "A list must name a layer that comes before the model's last one.",
                "dola_layers is {dola_layers}, but this model has {num_layers} layers, so none comes before the last.",
                Fix("Use numbers below {num_layers}."),
            ),
            Conflict(
                lambda c: loop(c) == "dola_generation" and any(_layers_left_out(c)) and not _no_layer_left(c),
                "Layers in a list that do not come before the model's last one are left out.",
                "dola_layers is {dola_layers}, but this model has {num_layers} layers: only those before the last are "
                "contrasted.",
                Fix("Use numbers below {num_layers}."),
                "warning",
            ),
            Conflict(
                lambda c: loop(c) == "dola_generation" and (c.get("repetition_penalty") or 1) < USUAL_PENALTY,
                f"Without a repetition_penalty of about {USUAL_PENALTY} it tends to repeat itself.",
                f"DoLa tends to repeat itself where repetition_penalty is below {USUAL_PENALTY}.",
                only({"repetition_penalty": USUAL_PENALTY}),
                "warning",
            ),
        ),
    ),
]  # fmt: skip
