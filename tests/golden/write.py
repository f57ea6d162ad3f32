"""Write the golden cases: `python -m tests.golden.write`. Recorded runs, and what Python and transformers say of them;
the page's scripts that count the same must say it, too (tests/test_golden_cases.py)."""

from __future__ import annotations

import copy
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from playground.api import generate
from playground.metrics import scores
from playground.metrics.reasoning import read_all
from playground.requests.request import GenerationRequest
from playground.trace import DraftRound, Trace, acceptance, event_to_line
from playground.trace.wire import to_plain

HERE = Path(__file__).parent
PROMPT = "Once upon a time there was a little fox"
# Cases of tests/visualizers/test_beam_finalization.py, and the rules under which the log of each is to be settled anew.
SEARCHES = ("ends", "no_end", "sampled", "two_prompts", "diverse")
RULES = [(1.0, False), (0.0, True), (2.0, "never"), (-1.0, False)]  # (length_penalty, early_stopping)


def read(name: str) -> list[dict[str, Any]]:
    """The cases of a file."""
    return json.loads((HERE / f"{name}.json").read_text("utf-8"))


def acceptance_cases() -> list[dict[str, Any]]:
    """Rounds of drafts, and the figures of `playground.trace.acceptance`."""
    from tests.visualizers.test_drafts_pane import invented, real

    rounds = {kind: real(kind).draft_rounds for kind in ("greedy", "sampling", "prompt lookup", "early exit")}
    rounds |= {"none": [], "one": invented(1), "forty": invented(40, seed=4)}
    return [
        {"name": name, "rounds": to_plain(found), "figures": asdict(acceptance.acceptance(found))}
        for name, found in rounds.items()
    ]


def totals_cases() -> list[dict[str, Any]]:
    """Logs of runs of one text, and the numbers of `playground.metrics.scores`."""
    configs = {
        "greedy": {}, "sampled": {"do_sample": True, "temperature": 1.4},
        "filtered": {"do_sample": True, "top_k": 4, "repetition_penalty": 1.3},
    }  # fmt: skip
    found = []
    for name, config in configs.items():
        config = {"max_new_tokens": 24, **config}
        request = GenerationRequest("stories", PROMPT, config=config, seed=3, top_candidates=2)
        trace = generate(request)
        found.append({"name": name, "log": log_of(trace), "numbers": totals(trace)})
    return found


def totals(trace: Trace) -> dict[str, Any]:
    """What `core/totals.ts` is to find."""
    ids = [step.chosen.token_id for step in trace.steps]
    return {
        "perplexity_after": scores.perplexity([step.chosen.logprob for step in trace.steps]),
        "perplexity_before": scores.perplexity([step.chosen.raw_logprob for step in trace.steps]),
        "entropy_after": sum(step.distribution.entropy_after for step in trace.steps),
        "entropy_before": sum(step.distribution.entropy_before for step in trace.steps),
        "distinct": [scores.distinct_n(ids, n) for n in (1, 2, 3)],
        "repetition": scores.repetition(ids),
    }


def search_cases() -> list[dict[str, Any]]:
    """Logs of beam searches that the library ran on tiny models: what `reconcile` says of each, also where one number
    of it was changed, and the texts that the library returned under each rule."""
    from tests.visualizers.test_beam_finalization import outcome, recorded

    found = []
    for name in SEARCHES:
        trace = Trace.fold(recorded(name, 1.0, False))
        wrong = copy.deepcopy(trace)
        changed = next(c for step in wrong.beam_steps[1:] for c in step.candidates if c.status == "running")
        object.__setattr__(changed, "score", changed.score + 0.25)
        found.append({
            "name": name, "log": log_of(trace), "nodes": scores.reconcile(trace).nodes,
            "wrong_log": log_of(wrong), "wrong_nodes": scores.reconcile(wrong).nodes,
            "settled": [] if "sampled" in name else [
                {"lengthPenalty": power, "earlyStopping": early, **outcome(recorded(name, power, early))}
                for power, early in RULES
            ],
        })  # fmt: skip
    return found


def reasoning_cases() -> list[dict[str, Any]]:
    """Texts as tokens (how each is written, and whether it is special), and the spans of reasoning in them."""
    from tests.metrics.test_reasoning import CASES, told

    found = []
    for number, (tokens, is_open, _) in enumerate(CASES):
        start, end = ("[T]", "[/T]") if number % 3 == 2 else ("<think>", "</think>")
        told_ = [(text.replace("<think>", start).replace("</think>", end), special) for text, special in told(tokens)]
        spans = [list(span) for span in read_all(told_, start, end, is_open).all_spans()]
        marks = {"start": start, "end": end, "is_open": is_open}
        found.append({"name": f"{number} {' '.join(tokens)}", "marks": marks, "tokens": told_, "spans": spans})
    return found


def log_of(trace: Trace) -> str:
    """The run as the page gets it: a line of NDJSON for each event."""
    return "".join(map(event_to_line, trace.events()))


def rounds_of(case: dict[str, Any]) -> list[DraftRound]:
    """The rounds of an acceptance case."""
    from playground.trace import DraftToken

    return [DraftRound(**each | {"drafted": [DraftToken(**d) for d in each["drafted"]]}) for each in case["rounds"]]


def main() -> None:
    """Write all files."""
    made = {"acceptance": acceptance_cases, "totals": totals_cases, "beam_search": search_cases,
            "reasoning": reasoning_cases}  # fmt: skip
    for name, cases in made.items():
        text = json.dumps(cases(), ensure_ascii=False, allow_nan=False, indent=1) + "\n"
        (HERE / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
