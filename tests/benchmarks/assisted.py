"""Assisted greedy decoding over plain greedy decoding, alternating the two in one process.

Both ways are recorded as on the page, and both must give the same tokens; the script stops if they do not. What is
printed are ratios within one process, so that other work on the machine matters little.

    python tests/benchmarks/assisted.py [--repeats 7] [--documents 10] [--tokens 60] [--drafted 2 4 6 8]
    python tests/benchmarks/assisted.py --model smollm2 [--repeats 5] [--tokens 60] [--texts 2]

With `stories`, drafts come from `stories-draft`, and the texts begin like documents of the models' own corpus that they
have not seen. The last line is transformers' own default: 20 tokens, ended early where the draft model is less than
40 % sure; where scikit-learn is installed (the app does not ask for it), the library adapts that share after every
round, which takes time too. The goal is a speed-up of 1.3 on two CPU cores with the best of these settings.

With `smollm2` (fetched if it is not here), for which no smaller model with its tokenizer is known, they come from what
needs none: n-grams of the text itself (prompt lookup), and the model's own first layers (early exit), which it was not
trained to end with. The texts are of three kinds: one to correct, code to rewrite, a free story.

Prints, for each setting, the median of the pairs' speed-ups (time of all texts without drafts over the time with them)
and the smallest and largest of them, how many drafted tokens were accepted, the tokens that a round gave (a round is
one forward pass of the whole model), and the share of the time that drafting took.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import threading
from pathlib import Path

import torch
from transformers.utils import is_sklearn_available

sys.path.insert(0, str(Path(__file__).parents[2]))

from playground.models.fetching import fetch
from playground.models.loading import LoadedModel, load
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Trace
from playground.trace.acceptance import acceptance
from tests.support.decoding import decode
from training.corpus import documents

HELD_OUT = 2  # the corpus seed that training does not see
PROMPT = 24  # tokens of a document that are the prompt

_LETTER = (
    "Dear neighbours, on saturday we will clean the playground behind the library. Please bring gloves and a bucket. "
    "We start at nine and finish at noon. There will be coffe and cake for everyone who helps."
)
_CODE = (
    "def total(prices):\n    result = 0\n    for price in prices:\n        result = result + price\n    return result\n"
)
ASKED = {
    "a text to correct": [
        f"Correct the spelling of this text and change nothing else: {_LETTER}",
        "Repeat this text, and correct its spelling: The quick brown fox jumps over the lasy dog while the sun sets "
        "behind the hills and the birds fly home.",
    ],
    "code to rewrite": [
        f"Rename the variable result to amount in this function:\n\n{_CODE}",
        f"Write this function again, with a docstring:\n\n{_CODE}",
    ],
    "a free story": [
        "Write a short story about a lighthouse.",
        "Tell me about a day in the life of a baker.",
    ],
}
ALONE = {  # drafts without a second model, as the presets have them
    "prompt lookup": {"prompt_lookup_num_tokens": 10},
    "early exit": {"assistant_early_exit": 3, "num_assistant_tokens": 5},
}


def prompts(target: LoadedModel, count: int) -> list[str]:
    """The beginnings of the first `count` held-out documents that are longer than 80 tokens."""
    found = []
    for text, _ in documents(HELD_OUT, 20 * count):
        ids = target.tokenizer(text)["input_ids"]
        if len(ids) > 80:
            found.append(target.tokenizer.decode(ids[:PROMPT]))
        if len(found) == count:
            break
    return found


def run(
    prompt: str, target: LoadedModel, assistant: LoadedModel | None, config: dict, messages: list | None = None
) -> Trace:
    events: list = []
    name = assistant and assistant.name
    request = GenerationRequest(target.name, prompt, messages, config=config, seed=0, assistant=name)
    decode(request, target, assistant, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def ask(question: str, target: LoadedModel, config: dict) -> Trace:
    return run("", target, None, config, [{"role": "user", "content": question}])


class Pairs:
    """What the pairs of one setting have shown: runs without drafts beside the same with them."""

    def __init__(self, name: str) -> None:
        self.name, self.speedups, self.share, self.rounds = name, [], [], []

    def add(self, without: list[Trace], drafted: list[Trace], counts: bool = True) -> None:
        """One pair; the first ones, which warm up, do not count. Raises AssertionError where the tokens differ."""
        for ours, its in zip(drafted, without, strict=True):
            assert ours.sequences[0].token_ids == its.sequences[0].token_ids, "the drafts changed the tokens"
        if counts:
            taken = sum(trace.finished.seconds for trace in drafted)
            self.speedups.append(sum(trace.finished.seconds for trace in without) / taken)
            self.rounds = [each for trace in drafted for each in trace.draft_rounds]
            self.share.append(sum(each.draft_seconds for each in self.rounds) / taken)

    @property
    def middle(self) -> float:
        return statistics.median(self.speedups)

    def __str__(self) -> str:
        got = acceptance(self.rounds)
        return (
            f"{self.name:13} {self.middle:.2f} ({min(self.speedups):.2f} to {max(self.speedups):.2f}); accepted "
            f"{got.draft_acceptance_rate:.0%} of {got.num_draft_tokens} drafted tokens, "
            f"{got.judged_acceptance_rate:.0%} of those judged; {got.num_tokens / got.num_rounds:.2f} tokens a round; "
            f"drafting {statistics.median(self.share):.0%} of time"
        )


def drafts_of_a_model(options: argparse.Namespace, device: str) -> None:
    """`stories` with its draft model."""
    target, draft = (load(name, Settings(), device=device) for name in ("stories", "stories-draft"))
    texts = prompts(target, options.documents)
    plain = {"do_sample": False, "max_new_tokens": options.tokens, "min_new_tokens": options.tokens}
    settings = {
        f"{number} drafted": {"num_assistant_tokens": number, "assistant_confidence_threshold": 0.0}
        for number in options.drafted
    } | {"the default": {}}
    adapting = "with" if is_sklearn_available() else "without"
    print(f"{len(texts)} texts, {adapting} scikit-learn", flush=True)
    best = 0.0
    for name, setting in settings.items():
        pairs = Pairs(name)
        for repeat in range(options.repeats + 1):
            without = [run(text, target, None, plain) for text in texts]
            pairs.add(without, [run(text, target, draft, {**plain, **setting}) for text in texts], repeat > 0)
        best = max(best, pairs.middle)
        print(pairs, flush=True)
    print(f"best {best:.2f}; goal 1.3")


def drafts_without_a_model(options: argparse.Namespace, device: str) -> None:
    """A real model with what drafts without a second one: all settings by turns, after a run of each text without."""
    fetch(options.model, Settings())
    target = load(options.model, Settings(), device=device)
    plain = {"do_sample": False, "max_new_tokens": options.tokens}
    for kind, questions in ASKED.items():
        questions = questions[: options.texts]
        every = {name: Pairs(name) for name in ALONE}
        for repeat in range(options.repeats + 1):
            without = [ask(question, target, plain) for question in questions]
            for name, setting in ALONE.items():
                drafted = [ask(question, target, {**plain, **setting}) for question in questions]
                every[name].add(without, drafted, repeat > 0)
        written = sum(len(trace.steps) for trace in without)
        print(f"{kind}: {len(questions)} texts, {written} tokens", *every.values(), sep="\n  ", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="stories")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--documents", type=int, default=10)
    parser.add_argument("--tokens", type=int, default=60)
    parser.add_argument("--texts", type=int, default=2, help="of each kind, of smollm2")
    parser.add_argument("--drafted", type=int, nargs="+", default=[2, 4, 6, 8])
    options = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    print(f"{options.model}, {device}, {torch.get_num_threads()} threads, at most {options.tokens} tokens, "
          f"{options.repeats} pairs", flush=True)  # fmt: skip
    (drafts_of_a_model if options.model == "stories" else drafts_without_a_model)(options, device)


if __name__ == "__main__":
    main()
