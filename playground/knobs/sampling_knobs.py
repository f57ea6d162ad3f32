"""The knobs of sampling: temperature, and the filters that say from which tokens one is drawn."""

from __future__ import annotations

from playground.knobs.fix import Fix
from playground.knobs.groups import SAMPLING
from playground.knobs.modes import draft_model, drafts, loop, sampled
from playground.knobs.needs import SAMPLED, SAMPLED_OR_CONTRASTIVE
from playground.knobs.spec import MAX_ID, Conflict, Knob

_COLDEST = 1e-6  # below, the quotients grow beyond what numbers hold

ROWS = [
    Knob(
        "temperature", SAMPLING, "float", 1.0, minimum=0.0, maximum=1000, slider_minimum=0.05, slider_maximum=2.0,
        step=0.05, basic=True, needs=(SAMPLED,), paper="https://doi.org/10.1207/s15516709cog0901_7",
        synonyms=("temp", "random", "randomness", "creative", "creativity", "diversity", "diverse", "deterministic"),
        meaning="Below 1 makes probable tokens more probable; above 1 makes the draw more even.",
        explanation="The logits are divided by the temperature before the softmax. Near 0 the most probable token "
        "always wins, as in greedy decoding; at 1 the model's own distribution is kept; large values approach a "
        "uniform draw. It runs before the filters below, so it changes what they keep (all but top-k, which only "
        "looks at the order).",
        conflicts=(
            Conflict(
                lambda c: sampled(c) and c["temperature"] < _COLDEST,
                f"If do_sample is on, it must be at least {_COLDEST}: logits cannot be divided by 0.",
                f"temperature is {{temperature}}, and logits cannot be divided by it: to draw, it must be at least "
                f"{_COLDEST}.",
                Fix("Set do_sample to false: the most probable token is then always taken.", {"do_sample": False}),
            ),
            Conflict(
                lambda c: sampled(c) and loop(c) == "assisted_generation" and draft_model(c)
                and drafts(c) not in ("blocks", "states"),
                "A draft model's scores are divided by it twice.",
                "transformers divides the draft model's scores by the temperature twice, so drafts are drawn at "
                "{temperature} squared. The text is still the target model's, but usually fewer drafted tokens are "
                "accepted.",
                Fix("At a temperature of 1 there is no difference."),
                "warning",
            ),
        ),
    ),
    Knob(
        "top_k", SAMPLING, "int", 50, minimum=0, maximum=MAX_ID, slider_minimum=0, slider_maximum=100, step=1,
        basic=True, paper="https://arxiv.org/abs/1805.04833",
        needs=(SAMPLED_OR_CONTRASTIVE,),
        synonyms=("k", "truncation", "random", "creative"),
        meaning="Draw only from the k most probable tokens; 0 turns it off.",
        explanation="Every token outside the k best is removed, however flat or peaked the distribution is; tokens "
        "that tie with the k-th stay. transformers applies 50 whenever sampling is on and nobody sets it: pure "
        "sampling needs 0. With beams, this filter and those below, top_h excepted, leave at least one token more than "
        "there are end-of-sequence tokens. In contrastive search it is not a filter but the number of candidates at "
        "each step.",
    ),
    Knob(
        "top_p", SAMPLING, "float", 1.0, minimum=0.0, maximum=1.0, slider_minimum=0.0, slider_maximum=1.0, step=0.01,
        basic=True, paper="https://arxiv.org/abs/1904.09751", needs=(SAMPLED,),
        synonyms=("nucleus", "p", "truncation", "random", "creative"),
        meaning="Nucleus sampling: draw only from the fewest top tokens that reach this much probability together.",
        explanation="Tokens are sorted by probability and kept until their sum reaches top_p; the rest are removed. "
        "Unlike top-k, it keeps few tokens where the model is sure and many where it is not. At 1 nothing is removed. "
        "It sees what top-h and top-k have left.",
    ),
    Knob(
        "min_p", SAMPLING, "float", None, minimum=0.0, maximum=1.0, slider_minimum=0.0, slider_maximum=0.5, step=0.01,
        basic=True, paper="https://arxiv.org/abs/2407.01082", needs=(SAMPLED,),
        synonyms=("truncation", "random", "creative"),
        meaning="Draw only from tokens at least this fraction as probable as the most probable one.",
        explanation="The threshold is min_p times the probability of the top token: strict where the model is sure, "
        "loose where it is not. It is applied after temperature, so it keeps hot samples coherent. Values from 0.01 "
        "to 0.2 are usual.",
    ),
    Knob(
        "top_h", SAMPLING, "float", None, minimum=0.0, open_minimum=True, maximum=1.0, slider_minimum=0.05,
        slider_maximum=1.0, step=0.05, paper="https://arxiv.org/abs/2509.02510", needs=(SAMPLED,),
        synonyms=("entropy", "truncation", "creative"),
        meaning="Keep top tokens while their share of the entropy stays within this fraction of the whole.",
        explanation="Going down from the most probable token, the terms -p log p are added up, and tokens are kept "
        "while the sum is at most top_h times the entropy. Both are computed over the 100 most probable tokens, so "
        "at most 100 are ever kept, even at 1. The most probable token always stays. Values from 0.3 to 0.6 are usual.",
    ),
    Knob(
        "typical_p", SAMPLING, "float", 1.0, minimum=0.0, open_minimum=True, maximum=1.0, slider_minimum=0.05,
        slider_maximum=1.0, step=0.05, paper="https://arxiv.org/abs/2202.00666", needs=(SAMPLED,),
        synonyms=("typical", "locally typical", "surprisal", "entropy", "truncation"),
        meaning="Keep the tokens whose surprisal is closest to what is expected, up to this much probability.",
        explanation="Tokens are sorted by how far their surprisal lies from the entropy of the distribution, and kept "
        "until their probabilities reach typical_p. A very probable token can be removed too, because it says less "
        "than people usually do. At 1 it is off.",
    ),
    Knob(
        "epsilon_cutoff", SAMPLING, "float", 0.0, minimum=0.0, maximum=1.0, open_maximum=True, slider_minimum=0.0,
        slider_maximum=0.05, step=0.0001, paper="https://arxiv.org/abs/2210.15191", needs=(SAMPLED,),
        synonyms=("truncation", "tail", "threshold"),
        meaning="Remove every token whose probability is below this value.",
        explanation="A fixed floor on probability; the most probable token always stays. The paper suggests 0.0003 "
        "to 0.0009, depending on the size of the model. At 0 it is off.",
    ),
    Knob(
        "eta_cutoff", SAMPLING, "float", 0.0, minimum=0.0, maximum=1.0, open_maximum=True, slider_minimum=0.0,
        slider_maximum=0.05, step=0.0001, paper="https://arxiv.org/abs/2210.15191", needs=(SAMPLED,),
        synonyms=("truncation", "tail", "threshold", "entropy"),
        meaning="Like epsilon_cutoff, but the floor sinks where the model is unsure.",
        explanation="The floor is the smaller of eta and sqrt(eta) * exp(-entropy), recomputed at each step, so "
        "flat distributions keep more of their tail. The paper suggests 0.0003 to 0.002. At 0 it is off.",
    ),
]  # fmt: skip
