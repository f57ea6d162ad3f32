"""Assisted greedy decoding with the bundled pair over plain greedy decoding, alternating the two in one process.

The texts begin like documents of the models' own corpus that they have not seen. Both ways are recorded as on the page,
and both must give the same tokens; the script stops if they do not.

    python tests/benchmarks/assisted.py [--repeats 7] [--documents 10] [--tokens 60] [--drafted 2 4 6 8]

Prints, for each length of drafts, the median of the pairs' speed-ups (time of all texts without the draft model over
the time with it), how many drafted tokens were accepted, and the share of the time that drafting took. The last line is
transformers' own default: 20 tokens, ended early where the draft model is less than 40 % sure; where scikit-learn is
installed (the app does not ask for it), the library adapts that share after every round, which takes time too. The goal
is a speed-up of 1.3 on two CPU cores with the best of these settings.
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
from playground.generation import runner
from playground.models.loading import LoadedModel, load
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Trace
from playground.trace.acceptance import acceptance
from training.corpus import documents

HELD_OUT = 2  # the corpus seed that training does not see
PROMPT = 24  # tokens of a document that are the prompt


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


def run(prompt: str, target: LoadedModel, assistant: LoadedModel | None, config: dict) -> Trace:
    events: list = []
    request = GenerationRequest(target.name, prompt, config=config, seed=0, assistant=assistant and assistant.name)
    runner.run(request, target, assistant, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--documents", type=int, default=10)
    parser.add_argument("--tokens", type=int, default=60)
    parser.add_argument("--drafted", type=int, nargs="+", default=[2, 4, 6, 8])
    options = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    target, draft = (load(name, Settings(), device=device) for name in ("stories", "stories-draft"))
    texts = prompts(target, options.documents)
    plain = {"do_sample": False, "max_new_tokens": options.tokens, "min_new_tokens": options.tokens}
    settings = {
        f"{number} drafted": {"num_assistant_tokens": number, "assistant_confidence_threshold": 0.0}
        for number in options.drafted
    } | {"the default": {}}
    adapting = "with" if is_sklearn_available() else "without"
    print(f"{device}, {torch.get_num_threads()} threads, {len(texts)} texts of {options.tokens} tokens, "
          f"{options.repeats} pairs, {adapting} scikit-learn", flush=True)  # fmt: skip
    best = 0.0
    for name, setting in settings.items():
        speedups, rounds, share = [], [], []
        for repeat in range(options.repeats + 1):
            without = [run(text, target, None, plain) for text in texts]
            assisted = [run(text, target, draft, {**plain, **setting}) for text in texts]
            for ours, its in zip(assisted, without, strict=True):
                assert ours.sequences[0].token_ids == its.sequences[0].token_ids, "the draft model changed the tokens"
            if repeat:  # the first pair warms up
                taken = sum(trace.finished.seconds for trace in assisted)
                speedups.append(sum(trace.finished.seconds for trace in without) / taken)
                rounds = [each for trace in assisted for each in trace.draft_rounds]
                share.append(sum(each.draft_seconds for each in rounds) / taken)
        got, middle = acceptance(rounds), statistics.median(speedups)
        best = max(best, middle)
        print(
            f"{name:12} {middle:.2f} ({min(speedups):.2f} to {max(speedups):.2f}); accepted "
            f"{got.draft_acceptance_rate:.0%} of the drafted tokens, {got.judged_acceptance_rate:.0%} of those judged; "
            f"{got.num_tokens / got.num_rounds:.2f} tokens a round; drafting {statistics.median(share):.0%} of time",
            flush=True,
        )
    print(f"best {best:.2f}; goal 1.3")


if __name__ == "__main__":
    main()
