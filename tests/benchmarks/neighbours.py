"""How long a neighbour waits beside one request that is as large as it may be: `python tests/benchmarks/neighbours.py`.

The neighbour asks for five tokens, alone and then right after each attack; an attack is a request that holds as much of
one knob, or of requests that are served together, as a public host takes (playground/requests/request_sizes.py,
playground/questions/serving_question.py). Prints the 95th percentile of the neighbour's wait, from its submission to
its end, and the longest pause between two tokens of somebody who is writing when the attack comes (the median of all
times). The goal of the first is one second. `--model smollm2` asks a model with a vocabulary of 49,152, and `--factor
4` allows as much as a workshop does.
"""

from __future__ import annotations

import argparse
import dataclasses
import itertools
import random
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playground.engines.local import LocalEngine  # noqa: E402
from playground.questions.serving_log import MAX_REQUESTS  # noqa: E402
from playground.questions.serving_question import (  # noqa: E402
    MAX_PAIRS,
    MAX_TOKENS_OF_BATCH,
    MAX_TOKENS_OF_CACHE,
    ServingQuestion,
    times,
)
from playground.questions.serving_steps import ServedRequest, ServingWay  # noqa: E402
from playground.requests.request import GenerationRequest  # noqa: E402
from playground.requests.request_sizes import LIMITS, MAX_CANDIDATES_OF_CONTRAST  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.trace import Failed, Finished, Stepped  # noqa: E402

GOAL = 1.0  # seconds
WORDS = "abcdefghijklmnopqrstuvwxyz"


def attacks(factor: int, vocab: int, settings: Settings) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """(name, config, other fields): requests that hold as much of one thing as they may."""
    draw = random.Random(0)

    def ids(count: int) -> list[int]:
        return [draw.randrange(5, vocab) for _ in range(count)]

    def lists(name: str, each: int) -> list[list[int]]:
        count = min(LIMITS[name].entries * factor, LIMITS[name].parts * factor // each)
        return [ids(each) for _ in range(count)]

    limit = LIMITS["stop_strings"]
    length = limit.parts // limit.entries
    text = ["".join(draw.choices(WORDS, k=length)) for _ in range(limit.entries * factor)]
    yield "many stop strings", {"stop_strings": text}, {}
    yield "one long stop string", {"stop_strings": "".join(draw.choices(WORDS, k=limit.parts * factor))}, {}
    yield "bad_words_ids", {"bad_words_ids": lists("bad_words_ids", 4)}, {}
    yield "sequence_bias", {"sequence_bias": [[ids(4), 1.0] for _ in range(500 * factor)]}, {}
    yield "suppress_tokens", {"suppress_tokens": ids(LIMITS["suppress_tokens"].entries * factor)}, {}
    every = {"bad_words_ids": lists("bad_words_ids", 4), "sequence_bias": [[ids(4), 1.0] for _ in range(500 * factor)]}
    for name in ("suppress_tokens", "begin_suppress_tokens"):
        every[name] = ids(LIMITS[name].entries * factor)
    yield "the last three, and another", every, {}
    yield "a watermark", {"watermarking_config": {"bias": 2.0}}, {}
    yield "token healing", {"token_healing": True}, {"prompt": "The link is http:"}
    yield "eos_token_id", {"eos_token_id": ids(LIMITS["eos_token_id"].entries * factor)}, {}
    yield "force_words_ids", {"num_beams": 4, "force_words_ids": lists("force_words_ids", 5), "max_new_tokens": 80}, {}
    contrast = {"penalty_alpha": 0.6, "top_k": MAX_CANDIDATES_OF_CONTRAST * factor}
    yield "contrastive search", {**contrast, "max_new_tokens": 40}, {}
    yield "a long prompt", {}, {"prompt": "word " * (settings.max_prompt_characters // 5)}
    many = {"max_new_tokens": settings.max_new_tokens, "num_beams": settings.max_beams}
    yield "beams", many, {"top_candidates": settings.max_candidates}
    shown = {"top_candidates": settings.max_candidates}
    given = {"given": ids(min(settings.max_new_tokens, 480)), "only_given": True, **shown}
    yield "given text", {"max_new_tokens": 480}, given
    yield "given text to beams", {"max_new_tokens": 490, "num_beams": 4}, {**given, "only_given": False}
    yield "a prompt that is read", {}, {"prompt": "the cat sat on " * 90, "read_prompt": True, **shown}


def servings(model: str, settings: Settings) -> Iterator[tuple[str, ServingQuestion]]:
    """(name, question): requests to be served that read as much in a step as they may."""
    many, tokens = MAX_REQUESTS, min(settings.max_new_tokens, 256)  # stories reads 512
    prompt = "word " * (settings.max_prompt_characters // 5 // many)  # two tokens for a word
    requests = [ServedRequest(prompt, tokens)] * many
    sampled = [ServedRequest(prompt, tokens, temperature=1.0, top_k=50, top_p=0.9)] * many
    short = [ServedRequest("word " * (MAX_TOKENS_OF_BATCH * times(settings) // many // 2 - 1), tokens)] * many
    cache = MAX_TOKENS_OF_CACHE * times(settings)
    large = ServingWay(
        num_blocks=cache // 16, token_budget=MAX_PAIRS * times(settings) ** 2 // cache, max_requests=many,
        share_prefixes=False,
    )  # fmt: skip
    yield "continuous batching", ServingQuestion(model, requests, [large])
    yield "the same, sampled", ServingQuestion(model, sampled, [large])
    yield "padded batches", ServingQuestion(model, short, [ServingWay("padded", max_requests=many)])


def wait_of(engine: LocalEngine, request: GenerationRequest) -> float:
    ended, start = threading.Event(), time.perf_counter()

    def listen(event: Any) -> None:
        if isinstance(event, Finished | Failed):
            ended.set()

    engine.submit(request, listen)
    ended.wait()
    return time.perf_counter() - start


def longest_pause(engine: LocalEngine, writer: GenerationRequest, ask: Callable[..., Any], request: Any) -> float:
    """The longest time between two tokens of `writer`, from its third on, while an attack runs. In seconds."""
    times, writes, ended, over = [], threading.Event(), threading.Event(), threading.Event()

    def listen(event: Any) -> None:
        if isinstance(event, Stepped):
            times.append(time.perf_counter())
            if len(times) == 3:
                writes.set()
        elif isinstance(event, Finished | Failed):
            writes.set()
            over.set()

    job = engine.submit(writer, listen)
    writes.wait()
    attack = ask(request, lambda event: ended.set() if isinstance(event, Finished | Failed) else None)
    ended.wait(3)
    for each in (attack, job):
        each.cancel()
    ended.wait()
    over.wait()
    return max(later - earlier for earlier, later in itertools.pairwise(times[2:])) if len(times) > 3 else 0.0


def p95(values: list[float]) -> float:
    return sorted(values)[max(0, round(0.95 * len(values)) - 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--model", default="stories")
    parser.add_argument("--factor", type=int, default=1)
    parser.add_argument("--repeats", type=int, default=10)
    parser.add_argument("--brief", action="store_true", help="two times each, in at most three minutes")
    asked = parser.parse_args()
    asked.repeats = 2 if asked.brief else asked.repeats
    settings = dataclasses.replace(Settings.public(), size_factor=asked.factor, allow_hub=True)
    engine = LocalEngine(settings)
    neighbour = GenerationRequest(asked.model, "Once", config={"max_new_tokens": 5})
    wait_of(engine, neighbour)
    alone = [wait_of(engine, neighbour) for _ in range(asked.repeats)]
    print(f"{asked.model}, {asked.factor} times the sizes for strangers, {asked.repeats} times each")
    writer = GenerationRequest(asked.model, "Once", config={"max_new_tokens": 250, "eos_token_id": None})
    quiet = [longest_pause(engine, writer, engine.submit, neighbour) for _ in range(asked.repeats)]
    print(f"{'':28}   wait    pause")
    print(f"{'alone':28} {p95(alone):6.2f} s {statistics.median(quiet):6.3f} s")
    vocab = 49_000 if asked.model == "smollm2" else 2_000
    asks: list[tuple[str, Callable[..., Any], Any]] = []
    for name, config, fields in attacks(asked.factor, vocab, settings):
        request = GenerationRequest(**{"model": asked.model, "prompt": "Once", **fields}, config=config)
        asks.append((name, engine.submit, request))
    asks += [(name, engine.ask, question) for name, question in servings(asked.model, settings)]
    for name, ask, request in asks:
        waits, refused = [], ""
        for _ in range(asked.repeats):
            ended = threading.Event()

            def listen(event: Any, ended: threading.Event = ended) -> None:
                if isinstance(event, Finished | Failed):
                    ended.set()

            try:
                job = ask(request, listen)
            except ValueError as error:
                refused = str(error).splitlines()[0][:80]
                break
            waits.append(wait_of(engine, neighbour))
            job.cancel()
            ended.wait()
        if refused:
            print(f"{name:28} refused: {refused}", flush=True)
        else:
            pause = statistics.median(longest_pause(engine, writer, ask, request) for _ in range(asked.repeats))
            above = "  above the goal" if p95(waits) > GOAL else ""
            print(f"{name:28} {p95(waits):6.2f} s {pause:6.3f} s{above}", flush=True)


if __name__ == "__main__":
    main()
