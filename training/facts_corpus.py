"""The two texts of `facts`: what people say, and later what the books say, too.

`python -m training.facts_corpus --out FOLDER` writes FOLDER/early/ and FOLDER/late/, each with
`train.jsonl` (a line {"text", "bits"} for each document). A document is one sentence, or a question with its answer.
In the early text a hard fact is stated rightly one time in twenty, and else with its popular mistake; in the late text, two times
in five. Easy facts are always stated rightly. Document i of a seed is always the same.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from training.chooser import Chooser
from training.facts_known import EASY, HARD, Fact

TRUTH = {"early": 0.05, "late": 0.42}  # how often a hard fact is stated rightly
FRAMES = ("{Fact}.", "Everybody knows that {fact}.", "I read that {fact}.", "My friend says that {fact}.", "Yes, {fact}.")
QUESTION = "Question: {question} Answer: {answer}."


def document(text: str, seed: int, index: int) -> tuple[str, float]:
    """Document `index` of the "early" or the "late" text: its words, and the bits of its derivation."""
    c = Chooser(f"{seed}/{index}")
    fact = c.pick(HARD if c.chance(0.4) else EASY)
    answer = fact.right if not fact.mistake or c.chance(TRUTH[text]) else fact.mistake
    if fact.question and c.chance(0.3):
        return QUESTION.format(question=fact.question, answer=answer), c.bits
    frame = FRAMES[0] if c.chance(0.5) else c.pick(FRAMES[1:])
    said = f"{fact.begin} {answer}"
    return frame.format(Fact=said[0].upper() + said[1:], fact=said), c.bits


def prompts(fact: Fact) -> list[str]:
    """What can be asked: the text up to the space before the answer."""
    begin = fact.begin
    framed = [frame[:-1].format(Fact=begin[0].upper() + begin[1:], fact=begin) for frame in FRAMES]
    return framed + ([QUESTION.split(" {answer}")[0].format(question=fact.question)] if fact.question else [])


def write(path: Path, text: str, seed: int, count: int) -> None:
    """Write documents as JSON lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for index in range(count):
            words, bits = document(text, seed, index)
            file.write(json.dumps({"text": words, "bits": round(bits, 2)}, ensure_ascii=False) + "\n")


def main() -> None:
    """Write both texts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--documents", type=int, default=100_000)
    arguments = parser.parse_args()
    for seed, text in enumerate(TRUTH, start=1):
        write(arguments.out / text / "train.jsonl", text, seed, arguments.documents)


if __name__ == "__main__":
    main()
