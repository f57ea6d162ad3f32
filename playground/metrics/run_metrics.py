"""The metrics of a run, or of several that differ by seed alone: one row for each metric, with its formula.

The formulas for a single text are in `scores.py`; this module applies them to traces. Knows traces, no pages. Cheap
enough to be called twice a second for all running runs: each trace is read once, and the values of a run that has ended
are cached as long as its trace lives.
"""

from __future__ import annotations

import math
import weakref
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sized
from collections.abc import Sequence as Items
from dataclasses import dataclass, fields
from functools import cached_property

from playground.metrics.scores import distinct_n, mean_logprob, perplexity, pooled_perplexity, repetition
from playground.trace import DOLA_CONTRAST, Step, Trace

ORDERS = 4  # of n-grams that self-BLEU counts
SMOOTHING = 0.1  # matches of an order that has none


class RunView:
    """One trace as the metrics see it; each property is computed once.

    Tokens that were given, not chosen, are left out everywhere. Where a run returns several texts, `steps` are those of
    the first one. A run under way is read as far as it is; of a beam search that is only the time, because which tokens
    its text has is known at its end.

    >>> from playground.presets.recorded_runs import recorded_log
    >>> RunView(Trace.from_lines(recorded_log("opening"))).text
    ', there lived a boastful dormouse ...'
    """

    def __init__(self, trace: Trace) -> None:
        self.trace = trace

    @cached_property
    def steps(self) -> list[Step]:
        """The chosen tokens of the first text."""
        return [step for step in self.trace.steps_of(0) if not step.given]

    @cached_property
    def token_ids(self) -> list[int]:
        """The tokens of the first text."""
        return [step.chosen.token_id for step in self.steps]

    @cached_property
    def text(self) -> str:
        """The first text, without special tokens; once it is whole, as the library decodes it, which may begin without
        the space of its first token."""
        if self.trace.sequences and not any(step.given for step in self.trace.steps_of(0)):
            return self.trace.sequences[0].text
        return "".join(step.piece or "" for step in self.steps)

    @property
    def model_steps(self) -> list[Step]:
        """The steps whose raw numbers are the model's own. In DoLa, those that earlier versions saved are not."""

        def contrasted(step: Step) -> bool:
            return step.layers is not None and DOLA_CONTRAST not in [stage.name for stage in step.stages[:1]]

        return [step for step in self.steps if not contrasted(step)]

    @cached_property
    def all_token_ids(self) -> list[list[int]]:
        """The tokens of every returned text."""
        if self.trace.beam_steps:
            texts = [self.trace.steps_of(number) for number in range(len(self.trace.sequences))]
            return [[step.chosen.token_id for step in steps if not step.given] for steps in texts]
        ids: dict[int, list[int]] = {}
        for step in self.trace.all_steps:
            if not step.given:
                ids.setdefault(step.sequence, []).append(step.chosen.token_id)
        return list(ids.values())

    @property
    def seconds(self) -> float | None:
        """From the start of the run to its last token so far."""
        steps = self.trace.beam_steps or self.trace.all_steps
        return steps[-1].elapsed if steps else None

    @property
    def tokens_per_second(self) -> float | None:
        """The tokens of all texts over the time since the start, or since the last given token was read."""
        tokens = sum(map(len, self.all_token_ids))
        steps = self.trace.beam_steps or self.trace.all_steps
        waited = max((step.elapsed or 0.0 for step in steps if step.given), default=0.0)
        seconds = (self.seconds or 0.0) - waited
        return tokens / seconds if tokens and seconds > 0 else None

    @property
    def ended(self) -> float | None:
        """1 where the first text ended with the model's end-of-sequence token, else 0; None before the end, and where a
        person stopped it: what it would have done is not known."""
        reason = self.trace.sequences[0].stop_reason if self.trace.sequences else "stopped"
        return None if reason == "stopped" else float(reason == "eos")


@dataclass(frozen=True)
class TextOf:
    """A run that was not made, because it is certain to write the text of the run `trace`, on the same model: of its
    metrics those are known that depend on the text alone (`Metric.of_text`)."""

    trace: Trace


@dataclass(frozen=True)
class Metric:
    """One metric. `unit` is empty where the value has none; `better` says which values are: "more", "less", or None
    where neither is better; `digits` are the decimal places that are worth showing; a metric that is not `live` is
    only worth computing when the runs have ended; one `of_text` is the same for all runs of a model that write a text,
    whatever their settings are. `of_run` is its value for one run; None for self-BLEU, which is one
    figure of all texts together. `over_runs` makes one value of those of several runs: their mean, if it is not
    `pooled`.

    >>> from playground.presets.recorded_runs import recorded_log
    >>> METRICS["words"].of([Trace.from_lines(recorded_log("opening"))])
    60.0
    """

    name: str
    title: str
    unit: str
    meaning: str
    formula: str
    better: str | None
    digits: int
    live: bool
    of_text: bool
    of_run: Callable[[RunView], float | None] | None
    pooled: bool = False  # a perplexity: that of all tokens of all runs

    def of(self, runs: Iterable[Trace | TextOf]) -> float | None:
        """The value over the runs of one group, as far as they have one; None where none has. Infinite where a token
        had no probability."""
        if self.of_run is None:
            traces = [run.trace if isinstance(run, TextOf) else run for run in runs]
            return self_bleu([ids for trace in traces for ids in RunView(trace).all_token_ids])
        return self.over_runs([_run_values(run) for run in runs])

    def over_runs(self, runs: Items[dict[str, float | None]]) -> float | None:
        """The value over runs of which each has these."""
        known = [run for run in runs if run[self.name] is not None]
        if self.pooled:
            return pooled_perplexity((run["tokens"], run[self.name]) for run in known)
        return _mean(run[self.name] for run in known)

    def describe(self) -> dict[str, object]:
        """The row as plain JSON, for the page."""
        inner = ("of_run", "of_text", "pooled")
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name not in inner}


def measure(traces: Iterable[Trace | TextOf], live: bool = False) -> dict[str, float | None]:
    """Every metric of one group (`Metric.of`), by name. With `live`, those that are for the end alone are None.

    A recorded run wrote 80 tokens, about as surprising as draws from two equally likely ones:

    >>> from playground.presets.recorded_runs import recorded_log
    >>> values = measure([Trace.from_lines(recorded_log("opening"))])
    >>> values["tokens"], round(values["perplexity"])
    (80.0, 2)
    """
    traces = list(traces)
    runs = [_run_values(trace) for trace in traces]

    def value(metric: Metric) -> float | None:
        if live and not metric.live:
            return None
        return metric.of(traces) if metric.of_run is None else metric.over_runs(runs)

    return {name: value(metric) for name, metric in METRICS.items()}


def measure_each(traces: Iterable[Trace | TextOf]) -> dict[str, list[float | None]]:
    """By metric, the values of the single runs of a group, None for one that has not come to its own end. Of speed
    there are none where a run shared the machine with others: it is not the speed of a run by itself.

    Two recorded runs:

    >>> from playground.presets.recorded_runs import recorded_log
    >>> runs = [Trace.from_lines(recorded_log(name)) for name in ("opening", "smollm2-beam")]
    >>> measure_each(runs)["tokens"]
    [80.0, 24.0]
    """
    traces = list(traces)
    runs = [_run_values(trace) if ended_by_itself(trace) else None for trace in traces]
    alone = not any(isinstance(trace, Trace) and trace.shared for trace in traces)
    return {
        name: [run and run[name] for run in runs]
        for name, metric in METRICS.items()
        if metric.of_run and (alone or name not in SPEED_METRICS)
    }


def ended_by_itself(trace: Trace | TextOf) -> bool:
    """Whether a run came to its own end: nobody stopped it.

    >>> from playground.presets.recorded_runs import recorded_log
    >>> ended_by_itself(Trace.from_lines(recorded_log("opening"))), ended_by_itself(Trace())
    (True, False)
    """
    trace = trace.trace if isinstance(trace, TextOf) else trace
    return bool(trace.finished and trace.sequences) and trace.sequences[0].stop_reason != "stopped"


_VALUES: dict[
    int, tuple[weakref.ref[Trace], dict[str, float | None]]
] = {}  # values of ended runs by id(trace): a trace has no hash


def _run_values(trace: Trace | TextOf) -> dict[str, float | None]:
    """The value of each metric for this run alone, without self-BLEU."""
    if isinstance(trace, TextOf):
        return {name: value if METRICS[name].of_text else None for name, value in _run_values(trace.trace).items()}
    key = id(trace)
    kept = _VALUES.get(key)
    if kept and kept[0]() is trace:
        return kept[1]
    run = RunView(trace)
    figures = {name: metric.of_run(run) for name, metric in METRICS.items() if metric.of_run}
    if trace.finished or trace.failed:
        _VALUES[key] = weakref.ref(trace, lambda _: _VALUES.pop(key, None)), figures
    return figures


def describe() -> list[dict[str, object]]:
    """All rows as plain JSON, in their order.

    >>> [(row["name"], row["unit"]) for row in describe()][:2]
    [('tokens', 'tokens'), ('time', 's')]
    """
    return [metric.describe() for metric in METRICS.values()]


# ------------------------------------------------------------------------------------------------------- self-BLEU


def self_bleu(texts: Items[Items[Hashable]]) -> float | None:
    """How alike texts are, from 0 to 1: the mean over the texts of BLEU-4 against all the others as references (Zhu et
    al. 2018, Texygen, https://arxiv.org/abs/1802.01886). `texts` are lists of tokens; empty ones are left out. None for
    fewer than two.

    BLEU is the brevity penalty times the geometric mean of the clipped n-gram precisions, n from 1 to 4. The penalty is
    exp(1 - r/c) for a text of c tokens that is shorter than the r tokens of the reference closest in length (of two,
    the shorter). Smoothing: an order without a match counts as 0.1 matches, as in Texygen (method 1 of Chen and Cherry
    2014); a text without a token in common has 0. Orders that a text is too short for are left out of its mean.

    The same text twice, and two texts without a word in common:

    >>> self_bleu(["the cat sat".split(), "the cat sat".split()])
    1.0
    >>> self_bleu(["the cat sat".split(), "a dog ran".split()])
    0.0
    """
    texts = [text for text in texts if len(text)]
    if len(texts) < 2:
        return None
    counts = [[_grams(text, n) for text in texts] for n in range(1, ORDERS + 1)]
    most = [_top_two_counts(order) for order in counts]
    lengths = [len(text) for text in texts]
    total = 0.0
    for number, length in enumerate(lengths):
        logs = []
        for order, largest in zip(counts[:length], most, strict=False):
            grams = order[number]
            matches = sum(min(count, _most_in_others(largest[gram], number)) for gram, count in grams.items())
            if not matches and not logs:
                break
            logs.append(math.log((matches or SMOOTHING) / grams.total()))
        if logs:
            others = lengths[:number] + lengths[number + 1 :]
            closest = min(others, key=lambda other: (abs(other - length), other))
            total += math.exp(min(0.0, 1 - closest / length) + sum(logs) / len(logs))
    return total / len(texts)


def _grams(tokens: Items[Hashable], n: int) -> Counter[tuple[Hashable, ...]]:
    return Counter(zip(*(tokens[start:] for start in range(n)), strict=False))


_TopCounts = tuple[
    int, int, int
]  # the largest count of an n-gram in a text, the number of that text, the second largest


def _top_two_counts(order: list[Counter]) -> dict[Hashable, _TopCounts]:
    """For each n-gram of an order what `_most_in_others` needs: so all texts are compared in one pass, not in pairs."""
    most: dict[Hashable, _TopCounts] = {}
    for number, grams in enumerate(order):
        for gram, count in grams.items():
            largest, holder, second = most.get(gram, (0, -1, 0))
            most[gram] = (count, number, largest) if count > largest else (largest, holder, max(second, count))
    return most


def _most_in_others(most: _TopCounts, number: int) -> int:
    """The largest count of an n-gram in a text other than this one."""
    largest, holder, second = most
    return second if holder == number else largest


# ------------------------------------------------------------------------------------------------------- the table


def _mean(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def _length(run: RunView, parts: Sized) -> float | None:
    return float(len(parts)) if run.steps else None


def _strategy_logprob(run: RunView) -> float | None:
    logprobs = (step.chosen.logprob for step in run.steps)
    return mean_logprob([-math.inf if logprob is None else logprob for logprob in logprobs])


def _model_perplexity(run: RunView) -> float | None:
    return perplexity([step.chosen.raw_logprob for step in run.model_steps])


def _distinct(n: int) -> Metric:
    what = "tokens" if n == 1 else f"sequences of {n} tokens"
    return Metric(
        f"distinct_{n}", f"Distinct-{n}", "",
        f"The share of a text’s {what} that are distinct: 1 means no repeats. Longer texts have lower values.",
        f"distinct {n}-grams / all {n}-grams", None, 3, True, True,
        lambda run: distinct_n(run.token_ids, n),
    )  # fmt: skip


_ROWS = [
    Metric(
        "tokens", "Tokens", "tokens", "How many tokens were written, including the one that ends the text.",
        "number of chosen tokens; given tokens do not count", None, 0, True, True,
        lambda run: _length(run, run.steps),
    ),
    Metric(
        "time", "Time", "s", "How long a run took; runs that are decoded together share the time.",
        "seconds from the start of the run to its last token", None, 2, True, False,
        lambda run: run.seconds,
    ),
    Metric(
        "tokens_per_second", "Tokens per second", "tokens/s",
        "How fast a run was, including its first token. Runs that are decoded together slow each other down.",
        "tokens of all texts of the run / time, without the time for given tokens", "more", 1, True, False,
        lambda run: run.tokens_per_second,
    ),
    Metric(
        "mean_logprob", "Mean log-probability", "nats",
        "How sure the strategy was of its tokens, after the processors: 0 means that there was no choice.",
        "mean of log p(token), p after all processors", None, 3, True, False, _strategy_logprob,
    ),
    Metric(
        "perplexity", "Perplexity under the model", "",
        "How surprising the text is to the model itself, before any processor, so that strategies can be compared. "
        "Drawing from n equally likely tokens gives n; a text that is less likely than a uniform draw gives more than "
        "the size of the vocabulary. Very low values often mean repetition.",
        "exp(-mean of log p(token)) over all tokens of all runs, p from the model's own logits", None, 2, True, True,
        _model_perplexity, pooled=True,
    ),
    Metric(
        "entropy", "Mean entropy", "nats",
        "How much was left to chance at each token, on average, after the processors.",
        "mean of -sum p log p over the tokens that could be chosen, p after all processors", None, 3, True, False,
        lambda run: _mean(step.distribution.entropy_after for step in run.steps),
    ),
    Metric(
        "model_entropy", "Mean entropy of the model", "nats",
        "How unsure the model itself was of the next token, on average, before any processor.",
        "mean of -sum p log p over the vocabulary, p from the model's own logits", None, 3, True, True,
        lambda run: _mean(step.distribution.entropy_before for step in run.model_steps),
    ),
    *map(_distinct, (1, 2, 3)),
    Metric(
        "repetition", "Repetition", "", "The share of tokens that had already been written shortly before.",
        "tokens that occur among the 128 tokens before them / tokens", None, 3, True, True,
        lambda run: repetition(run.token_ids),
    ),
    Metric(
        "self_bleu", "Self-BLEU over seeds", "",
        "How alike the texts of all seeds are, every returned text included: 1 means identical, 0 nothing in common.",
        "mean over the texts of BLEU-4 against all the others; an order without a match counts as 0.1 matches",
        "less", 3, False, True, None,
    ),
    Metric(
        "characters", "Length", "characters", "How long the text is.",
        "number of characters, without special tokens and the given text", None, 0, True, True,
        lambda run: _length(run, run.text),
    ),
    Metric(
        "words", "Words", "words", "How many words the text has, where its language puts spaces between them.",
        "pieces between whitespace", None, 0, True, True, lambda run: _length(run, run.text.split()),
    ),
    Metric(
        "ended", "Ended with EOS", "",
        "The share of runs that ended with the end-of-sequence token, not at a limit: 1 means all of them.",
        "runs that stopped at the end-of-sequence token / runs that ended and were not stopped by hand", None, 2, False,
        True,
        lambda run: run.ended,
    ),
]  # fmt: skip

SPEED_METRICS = ("time", "tokens_per_second")

METRICS: dict[str, Metric] = {metric.name: metric for metric in _ROWS}
