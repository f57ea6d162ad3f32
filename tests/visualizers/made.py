"""Runs made by hand for the tests of the pictures: no model, the same every time.

Knows the trace's dataclasses alone.
"""

from __future__ import annotations

import math
import random

from playground.trace import (
    BeamCandidate,
    BeamsAdvanced,
    BeamStep,
    Candidate,
    Distribution,
    DraftJudged,
    DraftRound,
    DraftToken,
    Event,
    Failed,
    Finished,
    Sequence,
    Stage,
    Started,
    Step,
    Stepped,
    Token,
    Trace,
)

VOCAB = 2000
OTHERS = [" the", " a", " fox", " stars", " said", ",", ".", " moon", " little", " and", " <b>bold</b>", "\n", " 🦊"]
STORY = (
    " there| was| a| small| red| fox| who| lived| under| the| old| bridge|.| Every| night| she| count|ed| the| stars|,|"
    " and| every| night| there| was| one| more|.|\n|\n|“|Who| is| making| them|?|”| she| asked| the| owl|.|\t|"
    "“|Nobody|,|”| said| the| owl|,| “|they| are| only| being| found|.|”"
).split("|")


def distribution(text: str, rng: random.Random, size: int = 10) -> tuple[Distribution, Candidate]:
    """A distribution with `text` somewhere near its top, top-k and top-p applied, and the candidate for `text`."""
    texts = [text, *rng.sample([other for other in OTHERS if other != text], size - 1)]
    rng.shuffle(texts)
    if rng.random() < 0.7:  # mostly the chosen token is the likeliest one
        texts.remove(text)
        texts.insert(0, text)
    weights = sorted((rng.expovariate(1) ** 2.5 + 1e-4 for _ in texts), reverse=True)
    listed = rng.uniform(0.8, 0.999)  # the mass of all that is listed
    raw = [listed * weight / sum(weights) for weight in weights]
    kept = max(texts.index(text) + 1, size - 3)
    mass = sum(raw[:kept])
    candidates = []
    for rank, (label, share) in enumerate(zip(texts, raw, strict=True), start=1):
        alive = rank <= kept
        candidates.append(
            Candidate(
                token_id=10 + hash_of(label),
                text=label,
                raw_logprob=math.log(share),
                logprob=math.log(share / mass) if alive else None,
                raw_rank=rank,
                rank=rank if alive else None,
                removed_by=None if alive else ("TopPLogitsWarper" if rank <= size - 1 else "TopKLogitsWarper"),
            )
        )
    after = -sum(math.exp(c.logprob) * c.logprob for c in candidates if c.kept)
    before = after + rng.uniform(0.2, 1.5)
    stages = [
        Stage("TemperatureLogitsWarper", before, VOCAB, 0.0, 0.0),
        Stage("TopKLogitsWarper", before - 0.1, 50, 1 - listed, 1 - listed),
        Stage("TopPLogitsWarper", after, kept, listed - mass, listed - mass),
    ]
    found = Distribution(candidates, before, after, VOCAB, stages)
    return found, next(c for c in candidates if c.text == text)


def hash_of(text: str) -> int:
    """A token id for a text that is the same in every process."""
    return sum(ord(character) * (place + 1) for place, character in enumerate(text)) % (VOCAB - 20)


def ids(texts: list[str]) -> list[int]:
    """The token ids of texts."""
    return [10 + hash_of(text) for text in texts]


def started(**changes: object) -> Started:
    """A Started event with plain values."""
    fields = {
        "model": "stories",
        "mode": "sample",
        "seed": 7,
        "prompt": "Once upon a time,",
        "prompt_tokens": [Token(i, text, text) for i, text in enumerate(["Once", " upon", " a", " time", ","])],
        "config": {"do_sample": True, "top_p": 0.9},
        "effective": {"do_sample": True, "top_p": 0.9, "top_k": 50},
        "eos_token_ids": [0],
        "max_new_tokens": 120,
    }
    return Started(**{**fields, **changes})


def steps(texts: list[str], sequence: int = 0, pieces: list[str | None] | None = None, seed: int = 1) -> list[Step]:
    """One step for each text. `pieces` are what they add to the text (the same, where it is not given)."""
    rng = random.Random(seed)
    made = []
    for index, text in enumerate(texts):
        found, chosen = distribution(text, rng)
        piece = text if pieces is None else pieces[index]
        made.append(Step(sequence, index, chosen, piece, found, 0.02, 0.02 * (index + 1)))
    return made


def finished(*texts_and_reasons: tuple[str, str], tokens: int) -> Finished:
    """A Finished event for plain sequences."""
    outputs = [Sequence(text, [], [], reason) for text, reason in texts_and_reasons]
    return Finished(outputs, seconds=0.02 * tokens + 0.01, time_to_first_token=0.02, num_tokens=tokens)


def sampled(texts: list[str] | None = None, pieces: list[str | None] | None = None, reason: str = "length") -> Trace:
    """One plain sequence."""
    texts = texts or STORY
    made = steps(texts, pieces=pieces)
    return Trace.fold([started(), *map(Stepped, made), finished(("".join(texts), reason), tokens=len(made))])


def several() -> Trace:
    """Three sequences of one prompt; the first one ends early with a special token."""
    sets = [
        steps([*STORY[:13], "<|end|>"], 0, [*STORY[:13], None], seed=1),
        steps(STORY[:20], 1, seed=2),
        steps(STORY[5:25], 2, seed=3),
    ]
    events: list[Event] = [started(num_sequences=3)]
    for index in range(20):
        events += [Stepped(made[index]) for made in sets if index < len(made)]
    events.append(finished(("a", "eos"), ("b", "length"), ("c", "length"), tokens=54))
    return Trace.fold(events)


def split_emoji() -> Trace:
    """A fox whose four bytes come in three tokens, then one incomplete byte at the very end."""
    texts = [" a", " \\xf0\\x9f", "\\xa6", "\\x8a", " ran", "\\xe2"]
    return sampled(texts, [" a", " ", "", "🦊", " ran", ""])


def failed() -> Trace:
    """A run that broke after six tokens."""
    trace = sampled(STORY[:6])
    trace.finished = None
    trace.failed = Failed("The model ran out of memory.", "Ask for fewer beams or fewer tokens.", "OutOfMemoryError")
    return trace


def assisted() -> Trace:
    """Two rounds of assisted decoding: two of three drafts accepted, then all of two."""
    texts = STORY[:6]

    def draft(text: str, accepted: bool) -> DraftToken:
        return DraftToken(10 + hash_of(text), text, -0.4, -0.3 if accepted else -4.0, accepted)

    rounds = [
        DraftRound(0, 0, [draft(texts[0], True), draft(texts[1], True), draft(" moon", False)], 2, 5, texts[2],
                   "correction", 0.004, 0.01),
        DraftRound(1, 3, [draft(texts[3], True), draft(texts[4], True)], 2, 6, texts[5], "bonus", 0.003, 0.01),
    ]  # fmt: skip
    made = steps(texts)
    events: list[Event] = [started(mode="assisted_generation", assistant="stories-draft")]
    events += [DraftJudged(rounds[0]), *map(Stepped, made[:3]), DraftJudged(rounds[1]), *map(Stepped, made[3:])]
    return Trace.fold([*events, finished(("".join(texts), "length"), tokens=6)])


def beams() -> Trace:
    """Two beams over four steps. At the third, the second beam takes the lead; one hypothesis ends at the third."""
    rng = random.Random(5)
    script = [
        # (parent, text, step log-probability, status, beam)
        [(0, " there", -0.4, "running", 0), (0, " in", -1.3, "running", 1), (0, " the", -2.5, "pruned", None)],
        [(0, " was", -0.6, "running", 0), (1, " a", -0.2, "running", 1), (0, " lived", -2.0, "pruned", None)],
        [(1, " deep", -0.1, "running", 0), (0, " a", -0.9, "running", 1), (0, "<|end|>", -1.0, "finished", None)],
        [(0, " wood", -0.3, "running", 0), (1, " fox", -0.4, "running", 1), (0, " forest", -1.1, "pruned", None)],
    ]
    sums = [0.0]
    beam_steps, pool = [], []
    for index, rows in enumerate(script):
        found = []
        for parent in range(len(sums)):
            text = next(row[1] for row in rows if row[0] == parent)
            found.append(distribution(text, rng)[0])
        candidates = []
        for parent, text, logprob, status, beam in rows:
            score = sums[parent] + logprob
            final = score / (index + 1) if status == "finished" else None
            if final is not None:
                pool.append(final)
            piece = None if text == "<|end|>" else text
            candidates.append(
                BeamCandidate(10 + hash_of(text), text, piece, parent, logprob, logprob, score, status, beam, final)
            )
        sums = [c.score for c in sorted((c for c in candidates if c.beam is not None), key=lambda c: c.beam)]
        beam_steps.append(BeamStep(0, index, candidates, found, list(pool), 0.03, 0.03 * (index + 1)))
    best = [" in", " a", " deep", " wood"]
    ended = [" there", " was", "<|end|>"]
    outputs = [
        Sequence("".join(best), ids(best), [-1.3, -0.2, -0.1, -0.3], "length", -0.475, [0, 1, 1, 0]),
        Sequence(" there was", ids(ended), [-0.4, -0.6, -1.0], "eos", -0.6667, [0, 0, 0]),
    ]
    return Trace.fold(
        [
            started(mode="beam_search", config={"num_beams": 2}),
            *map(BeamsAdvanced, beam_steps),
            Finished(outputs, 0.13, 0.03, 4),
        ]
    )
