"""Runs of the strategies with stories of their own, made by hand: contrastive search, DoLa, diverse and constrained
beams, and chains of processors. No model, the same every time."""

from __future__ import annotations

import math
import random

from playground.trace import (
    BeamCandidate,
    BeamsAdvanced,
    BeamStep,
    CanvasDenoised,
    CanvasPlace,
    CanvasStep,
    Distribution,
    LayerContrast,
    Reranked,
    Stage,
    Stepped,
    Trace,
)
from tests.support.changing import change
from tests.visualizers.made import STORY, VOCAB, distribution, finished, hash_of, started, steps

# ------------------------------------------------------------------------------------------------ chains of processors

# (class name, entropy after it in nats, kept, mass removed, mass moved)
Link = tuple[str, float, int, float, float]
CHAIN: list[list[Link]] = [
    [
        ("RepetitionPenaltyLogitsProcessor", 2.5, VOCAB, 0.0, 0.02),
        ("TemperatureLogitsWarper", 2.0, VOCAB, 0.0, 0.1),
        ("TopKLogitsWarper", 1.9, 50, 0.03, 0.03),
        ("TopPLogitsWarper", 1.2, 6, 0.2, 0.2),
    ],
    [
        ("RepetitionPenaltyLogitsProcessor", 2.5, VOCAB, 0.0, 0.0),
        ("TemperatureLogitsWarper", 2.0, VOCAB, 0.0, 0.3),
        ("TopKLogitsWarper", 1.9, 50, 0.0, 0.0),
        ("TopPLogitsWarper", 1.9, 50, 0.0, 0.0),
    ],
]


def chained(chains: list[list[Link]] | None = None, texts: list[str] | None = None, **changes: object) -> Trace:
    """One step for each chain; its entropy before the processors is 2.5 nats."""
    chains = CHAIN if chains is None else chains
    made = steps((texts or STORY)[: len(chains)])
    for step, chain in zip(made, chains, strict=True):
        change(step.distribution, stages=[Stage(*link) for link in chain])
        change(step.distribution, entropy_before=2.5)
        change(step.distribution, entropy_after=chain[-1][1] if chain else 2.5)
    effective = {"do_sample": True, "temperature": 0.7, "top_k": 50, "top_p": 0.9, "repetition_penalty": 1.1}
    events = [started(**{"effective": effective, **changes}), *map(Stepped, made)]
    return Trace.fold([*events, finished(("", "length"), tokens=len(made))])


# ------------------------------------------------------------------------------------------------ block diffusion

# The likeliest token of each place, step by step, and "+" where the sampler accepted it; "<|end|>" is the end of text.
CANVASES = [
    [[" a", " red+", " red", " the"], [" was+", " red+", " red", " ball"], [" was+", " a", " red+", " ball+"]],
    [[" on", " the+", "<|end|>", " hat"], [" on+", " mat+", "<|end|>+", " hat"]],
]
END = 0  # the id of the end-of-text token


def denoised(canvases: list[list[list[str]]] | None = None, **changes: object) -> Trace:
    """Two canvases of four places; what is read at a place is what was accepted there before, else " noise"."""
    events: list = [started(**{"mode": "block_diffusion", "effective": {"pad_token_id": 1}, **changes})]
    elapsed, places = 0.0, []
    for canvas, rows in enumerate(canvases or CANVASES):
        read = [" noise"] * len(rows[0])
        for step, row in enumerate(rows):
            texts, elapsed = [text.removesuffix("+") for text in row], elapsed + 0.1
            places = [
                CanvasPlace(
                    END if text == "<|end|>" else 2 + hash_of(text), text, None if text == "<|end|>" else text,
                    math.log((place + 1) / 8 + step / 8), 2.0 / (step + 1), marked.endswith("+"), 2 + hash_of(was), was,
                )
                for place, (text, marked, was) in enumerate(zip(texts, row, read, strict=True))
            ]  # fmt: skip
            events.append(CanvasDenoised(CanvasStep(canvas, step, 0.8 - 0.1 * step, places, 0.1, elapsed)))
            read = [text if marked.endswith("+") else " noise" for text, marked in zip(texts, row, strict=True)]
    return Trace.fold([*events, finished((" was a red ball on mat", "eos"), tokens=7)])


# ------------------------------------------------------------------------------------------------ contrastive search

ALPHA = 0.6


def contrastive(texts: list[str] | None = None, weighed: int = 4, seed: int = 3) -> Trace:
    """Each odd step takes the second candidate, because the first one repeats the text."""
    rng = random.Random(seed)
    made = steps((texts or STORY)[:20])
    for step in made:
        others = [c for c in step.distribution.candidates if c.text != step.chosen.text]
        listed = [step.chosen, *others]
        while len(listed) < weighed:
            listed.append(others[len(listed) % len(others)])
        shares = sorted((rng.uniform(0.02, 0.3) for _ in range(weighed)), reverse=True)
        penalties = [rng.uniform(0.1, 0.3) if i == step.index % 2 else rng.uniform(0.7, 0.99) for i in range(weighed)]
        order = listed[:weighed]
        if step.index % 2:
            order[0], order[1] = order[1], order[0]
        change(step, reranked=[
            Reranked(c.token_id if i < 10 else 5000 + i, c.text, p, s, (1 - ALPHA) * p - ALPHA * s)
            for i, (c, p, s) in enumerate(zip(order, shares, penalties, strict=True))
        ])
    effective = {"penalty_alpha": ALPHA, "top_k": weighed}
    events = [started(mode="contrastive_search", effective=effective), *map(Stepped, made)]
    return Trace.fold([*events, finished(("", "length"), tokens=len(made))])


# ------------------------------------------------------------------------------------------------ DoLa


def dola(length: int = 30, layers: list[int] | None = None, texts: list[str] | None = None, seed: int = 4) -> Trace:
    """A run whose contrasted layer changes from token to token; the divergence falls from layer to layer."""
    rng = random.Random(seed)
    layers = [0, 2, 4] if layers is None else layers
    texts = texts or (STORY * math.ceil(length / len(STORY)))[:length]
    made = steps(texts)
    for step in made:
        far = [rng.uniform(0.0, 0.65) for _ in layers]
        change(step, layers=LayerContrast(layers[far.index(max(far))], layers[-1] + 4, layers, far))
    events = [started(mode="dola_generation", effective={"dola_layers": "low"}), *map(Stepped, made)]
    return Trace.fold([*events, finished(("".join(texts), "length"), tokens=len(made))])


# ------------------------------------------------------------------------------------------------ beams with a story

Row = tuple[int, str, float, str, int | None, dict]


def _beams(script: list[list[Row]], num_beams: int, **changes: object) -> Trace:
    """(parent, text, log-probability, status, beam, more fields) of each candidate, one list a step."""
    rng = random.Random(6)
    sums, beam_steps, pool = [0.0] * num_beams, [], []
    for index, considered in enumerate(script):
        found = [_spread([row[1] for row in considered if row[0] == parent], rng) for parent in range(num_beams)]
        candidates = []
        for parent, text, logprob, status, beam, more in considered:
            score = sums[parent] + logprob
            final = score / (index + 1) if status == "finished" else None
            if final is not None:
                pool.append(final)
            raw = logprob + more.get("diversity_penalty", 0.0)
            token = 10 + hash_of(text)
            piece = None if text == "<|end|>" else text
            candidates.append(
                BeamCandidate(token, text, piece, parent, raw, logprob, score, status, beam, final, **more)
            )
        running = [c for c in candidates if c.beam is not None]
        sums = [c.score for c in sorted(running, key=lambda c: c.beam)]
        kept = sorted(pool, reverse=True)[:num_beams]
        beam_steps.append(BeamStep(0, index, candidates, found, kept, 0.03, 0.03 * (index + 1)))
    return Trace.fold([started(**changes), *map(BeamsAdvanced, beam_steps)])


def _spread(texts: list[str], rng: random.Random) -> Distribution:
    return distribution(texts[0] if texts else " the", rng)[0]


def diverse() -> Trace:
    """Four beams in two groups: the second one loses 0.5 for each token that the first has just chosen."""
    one, two = {"group": 0}, {"group": 1}
    lost, twice = {"group": 1, "diversity_penalty": 0.5}, {"group": 1, "diversity_penalty": 1.0}
    script: list[list[Row]] = [
        [
            (0, " there", -0.4, "running", 0, one),
            (0, " a", -1.0, "running", 1, one),
            (0, " the", -1.9, "pruned", None, one),
            (2, " the", -1.2, "running", 2, two),
            (2, " in", -1.3, "running", 3, two),
            (2, " a", -1.5, "pruned", None, lost),
        ],
        [
            (0, " was", -0.3, "running", 0, one),
            (1, " was", -0.5, "running", 1, one),
            (0, " lived", -2.0, "pruned", None, one),
            (2, " fox", -0.9, "running", 2, two),
            (3, " a", -0.9, "running", 3, two),
            (2, " was", -1.6, "pruned", None, twice),
        ],
    ]
    changes = {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.5}
    return _beams(script, 4, mode="group_beam_search", config=changes, effective=changes)


def constrained() -> Trace:
    """Two beams that must write " red fox" (two tokens) and one of " owl" and " old moon"."""
    red, fox, owl, old, moon = (10 + hash_of(text) for text in (" red", " fox", " owl", " old", " moon"))
    script: list[list[Row]] = [
        [
            (0, " there", -0.4, "running", 0, {"bank": 0, "progress": [0, 0]}),
            (0, " red", -4.0, "running", 1, {"bank": 1, "progress": [1, 0], "forced": True}),
            (0, " a", -0.9, "pruned", None, {"bank": 0, "progress": [0, 0]}),
        ],
        [
            (1, " fox", -0.8, "running", 0, {"bank": 2, "progress": [2, 0], "forced": True}),
            (0, " owl", -3.0, "running", 1, {"bank": 2, "progress": [0, 1], "forced": True}),
            (0, " was", -0.3, "pruned", None, {"bank": 0, "progress": [0, 0]}),
        ],
        [
            (0, " old", -1.5, "running", 0, {"bank": 3, "progress": [2, 1], "forced": True}),
            (0, " owl", -1.9, "running", 1, {"bank": 4, "progress": [2, 1], "forced": True}),
            (0, "<|end|>", -0.2, "ended", None, {"bank": 2, "progress": [2, 0]}),
        ],
    ]
    changes = {"num_beams": 2, "force_words_ids": [[red, fox], [[owl], [old, moon]]]}
    return _beams(script, 2, mode="constrained_beam_search", config=changes, effective=changes)
