"""Trials for the tests of their pictures: what playground/experiments/draft_trials.py would say, made by hand, and
pages of it."""

from __future__ import annotations

from collections.abc import Sequence

from playground.experiments.comparison import Comparison, Entry, Group
from playground.requests.request import GenerationRequest
from playground.trace.serialization import to_line
from tests.visualizers.many import page_of
from visualizers.figures import charts_of

WITHOUT, WITH = [10.2, 10.9, 10.4, 11.6, 10.1], [7.3, 7.5, 7.9, 7.4, 7.0]  # milliseconds a token


def acceptance(rate: float = 0.78, drafted: int = 400, rounds: int = 100) -> dict:
    """Figures of acceptance in which `rate` of the judged tokens were kept."""
    accepted = round(drafted * rate * 0.8)
    judged = round(accepted / rate)
    return {
        "num_spec_steps": rounds, "num_rounds": rounds, "num_tokens": accepted + rounds, "num_draft_tokens": drafted,
        "num_accepted_draft_tokens": accepted, "num_judged_draft_tokens": judged,
        "draft_acceptance_rate": accepted / drafted, "judged_acceptance_rate": accepted / judged,
        "mean_acceptance_length": 1 + accepted / rounds, "acceptance_histogram": [], "accepted_by_position": [],
        "drafted_by_position": [], "passes_saved": accepted, "expected_acceptance_rate": None,
        "draft_seconds": 1.0, "verify_seconds": 3.0,
    }  # fmt: skip


def speed(without: Sequence[float] = WITHOUT, assisted: Sequence[float] = WITH, **changes: object) -> dict:
    """The values of a speed trial with these times for a token, in milliseconds."""
    pairs = [
        {"without": a / 1000, "with": b / 1000, "speedup": a / b} for a, b in zip(without, assisted, strict=True)
    ]
    ratios = sorted(pair["speedup"] for pair in pairs)
    spread = {"median": ratios[len(ratios) // 2], "low": ratios[0], "high": ratios[-1]} if ratios else None
    verdict = "wait"
    if spread:
        verdict = "faster" if spread["low"] > 1 else "slower" if spread["high"] < 1 else "even"
    values = {
        "question": "speed", "done": 12, "runs": 12, "pairs": pairs, "speedup": spread, "acceptance": acceptance(),
        "drafted": 4.0, "draft_share": 0.27, "verify_share": 0.61, "cost": 0.18, "verify": 1.35, "break_even": 0.527,
        "verdict": verdict, "fewest": 5,
        "reasons": ["Each round writes 3.5 tokens and takes as long as 2.1 plain ones."],
        "identical": {"checked": len(pairs), "equal": True, "at": None}, "others": False,
    }  # fmt: skip
    return values | changes


def points(values: Sequence[str], medians: Sequence[float | None], spread: float = 0.06, rate: float = 0.78) -> list:
    """The points of a trial of lengths: one for each value, with the median of its speed-up or None."""
    made = []
    for number, (value, median) in enumerate(zip(values, medians, strict=True), start=1):
        drafted = 1.0 + number
        found = {
            "group": number, "value": value, "speedup": None, "verdict": "wait", "pairs": 0,
            "rate": None, "draft_acceptance_rate": None,
            "mean_acceptance_length": None, "drafted": None, "formula": None,
        }  # fmt: skip
        if median is not None:
            low, high = median - spread, median + spread
            verdict = "faster" if low > 1 else "slower" if high < 1 else "even"
            found |= {"speedup": {"median": median, "low": low, "high": high}, "verdict": verdict, "pairs": 5}
            found |= {"rate": rate, "draft_acceptance_rate": rate - 0.01 * drafted, "drafted": drafted}
            found |= {"mean_acceptance_length": 1 + rate * drafted * 0.8, "formula": by_formula(rate, drafted, 0.18)}
        made.append(found)
    return made


def by_formula(rate: float, drafted: float, cost: float, verify: float = 1.0) -> float:
    """The expected speed-up; for a whole number of drafted tokens the sum of a geometric series."""
    tokens = drafted + 1 if rate == 1 else (1 - rate ** (drafted + 1)) / (1 - rate)
    return tokens / (drafted * cost + verify)


LENGTHS = ["1", "2", "3", "4", "6", "8", "12"]
GAINS = [1.08, 1.21, 1.3, 1.35, 1.31, 1.16, 0.94]


def lengths(knob: str = "num_assistant_tokens", values=LENGTHS, medians=GAINS, best=4, **changes: object) -> dict:
    """The values of a trial of draft lengths, or of another knob, in which `best` was faster than each other one."""
    curves = knob == "num_assistant_tokens"
    steps = range(1, 13) if curves else []
    return {
        "question": "lengths", "done": 42, "runs": 42, "knob": knob, "points": points(values, medians),
        "curve": [[n, by_formula(0.78, n, 0.18)] for n in steps],
        "measured_curve": [[n, by_formula(0.78, n, 0.18, 1.35)] for n in steps],
        "rate": 0.78, "cost": 0.18, "verify": 1.35, "leader": best, "rivals": [], "best": best,
        "fewest": 5, "others": False,
    } | changes  # fmt: skip


def greedy(texts: Sequence[str], at: int | None = None, checked: int = 3, **changes: object) -> dict:
    """The values of a trial of sameness where no token is drawn."""
    values = {"question": "same", "done": 6, "runs": 6, "mode": "greedy", "checked": checked, "equal": at is None}
    return values | {"at": at, "texts": list(texts)} | changes


def sampling(p: float | None = 0.43, statistic: float | None = 0.92, each: int = 100, **changes: object) -> dict:
    """The values of a trial of sameness where tokens are drawn."""
    edges = [round(0.15 * i, 2) for i in range(25)]
    heights = [61, 98, 140, 178, 206, 221, 219, 197, 160, 130, 101, 78, 60, 46, 33, 24, 17, 12, 8, 5, 3, 1, 1, 1]
    first = [[" there", 61, 57], [" a", 14, 18], [" in", 9, 8], [" the", 5, 9], ["\n", 3, 1], [" one", 2, 2]]
    later = [[" was", 50, 46], [" lived", 12, 15], [" little", 11, 9], [None, 6, 7], [" <b>girl</b>", 5, 2]]
    places = [first, later, later[::-1], first]
    return {
        "question": "same", "done": 2 * each, "runs": 2 * each, "mode": "sampling", "counts": [each, each], "tokens": 4,
        "statistic": statistic, "p": p, "level": 0.01, "surprise": {"without": -0.013, "with": 0.021},
        "permutations": {"edges": edges, "counts": heights} if p else {"edges": [], "counts": []},
        "positions": [
            {"position": i, "tokens": [{"text": text, "without": a, "with": b} for text, a, b in place]}
            for i, place in enumerate(places, start=1)
        ],
        "verdict": "wait" if p is None else "differs" if p < 0.01 else "same",
    } | changes  # fmt: skip


def trial(groups: int = 2, each: int = 3) -> Comparison:
    """A trial whose runs have not begun: one group without the assistant, the others with it."""
    made = [Group(str(i), "with" if i else "without", "stories", id=i) for i in range(groups)]
    entries = [Entry(i, GenerationRequest("stories", "Once upon", seed=5)) for i in range(groups) for _ in range(each)]
    return Comparison("trial", "Once upon", made, entries)


def found(values: dict) -> str:
    """The line that tells what was found."""
    return to_line({"type": "Found", "values": values, "charts": charts_of(values["question"], values)})


def trial_lines(values: dict, done: bool = True, stopped: bool = False) -> str:
    """A log that says only this."""
    comparison = trial()
    return comparison.header() + found(values) + (comparison.end(stopped) if done else "")


def trial_page(values: dict, done: bool = True, stopped: bool = False) -> str:
    """A page with the panes of a trial that has found this."""
    return page_of("trial", trial_lines(values, done, stopped))


def answer(page) -> list[str]:
    """[the sign, the words, what stands below] of the large answer."""
    pane = page.locator(".gp-pane:not([hidden]):has(.gp-answer)")
    return [" ".join(pane.locator(f".gp-answer-{part}").inner_text().split()) for part in ("sign", "words", "more")]


def tips(page, box: str) -> list[str]:
    """What the points of a drawing say to who hovers them, or listens; those of a chart stand below it in a list."""
    if page.locator(f"{box} .gp-chart-plot").count():
        values = page.locator(f"{box} .gp-chart-values li").all_text_contents()
        return [words.replace("\u00a0", " ") for words in values]
    selector = f"{box} .gp-drawing [tabindex]"
    points = page.eval_on_selector_all(selector, "all => all.map((one) => [one.dataset.tip, one.ariaLabel])")
    assert all(tip == label for tip, label in points)
    return [tip.replace("\u00a0", " ") for tip, _ in points]
