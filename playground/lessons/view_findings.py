"""What a lesson may say of what a view other than One run has shown: the last batch, precisions, many samples; and of
what a person has in hand over the text of One run.

A batch is a BatchAnswer, precisions are what `PrecisionFindings` says, samples what `served` says, the hand and the
luck those of `playground.lessons.hand`. A value is None where they do not have it.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping
from typing import Any

from playground.experiments.comparison import Comparison
from playground.lessons.findings import Finding
from playground.lessons.hand import HAND, LUCK
from playground.metrics.scores import nats_to_bits
from playground.questions.prompt_batch import BatchAnswer, PromptOutput

Values = Mapping[str, Any]
INT8, NF4 = "quantization=8bit", "quantization=nf4"  # in the reference of a model

# ------------------------------------------------------------------------------------------------------------ a batch


def _outputs(batch: BatchAnswer, way: str) -> list[PromptOutput] | None:
    """What came of the prompts in one way, with an attention mask: "alone", "left" or "right"."""
    return next((each.answers for each in batch.ways if each.name == way and each.masked), None)


def _same(way: str) -> Callable[[BatchAnswer], float | None]:
    def value(batch: BatchAnswer) -> float | None:
        outputs = _outputs(batch, way)
        return None if outputs is None else float(sum(output.same for output in outputs))

    return value


def _changed_text(way: str) -> Callable[[BatchAnswer], str | None]:
    """The beginning, in the way `way`, of the first text that padding on the right changes."""

    def value(batch: BatchAnswer) -> str | None:
        right, outputs = _outputs(batch, "right"), _outputs(batch, way)
        place = next((i for i, output in enumerate(right or ()) if not output.same), None)
        return None if place is None or outputs is None else outputs[place].text.strip()[:20].strip()

    return value


# --------------------------------------------------------------------------------------------------------- precisions


def _pair(values: Values, option: str) -> dict[str, object] | None:
    """What was read of the precision whose reference ends with `option`, beside the first one."""
    found = next((group["pair"] for group in values["groups"] if group["model"].endswith(option)), None)
    return None if not found or "error" in found else found


def _of_pair(option: str, of: Callable[[dict[str, object]], float | None]) -> Callable[[Values], float | None]:
    def value(values: Values) -> float | None:
        pair = _pair(values, option)
        return None if pair is None else of(pair)

    return value


def _mean_kl(pair: dict[str, Any]) -> float | None:
    return None if pair["mean"] is None else nats_to_bits(pair["mean"])


def _size(pair: dict[str, Any]) -> float:
    return pair["bytes"][1] / pair["bytes"][0]


def _half(pair: dict[str, Any], least_sure: bool) -> float | None:
    """The mean KL over the half of the tokens at which the reference was least sure, by its entropy, or most sure."""
    tokens = sorted(pair["tokens"], key=lambda token: token["entropies"][0] or 0.0, reverse=least_sure)
    values = [token["kl"] for token in tokens[: len(tokens) // 2] if token["kl"] is not None]
    return nats_to_bits(statistics.fmean(values)) if values else None


def _smallest(values: Values) -> float | None:
    sizes = [_size(group["pair"]) for group in values["groups"] if group["pair"] and "error" not in group["pair"]]
    return min(sizes, default=None)


def _speed(values: Values) -> float | None:
    ratio = next((group["ratio"] for group in values["groups"] if group["model"].endswith(NF4)), None)
    return ratio["median"] if ratio else None


# ------------------------------------------------------------------------------------------------------ many samples


def served(comparison: Comparison) -> dict[str, Any] | None:
    """How the runs of a comparison were decoded, once all of them have ended: their `tokens`, seconds and time to the
    first token, how many at most were decoded `together`, and when each began and ended, in seconds of one clock."""
    runs = []
    for trace, (began, ended) in zip(comparison.traces, comparison.times, strict=True):
        if trace.finished is None or began is None or ended is None:
            return None
        together = 1 if trace.shared is None or trace.shared.apart else trace.shared.runs
        runs.append({"tokens": trace.finished.num_tokens, "seconds": trace.finished.seconds, "together": together,
                     "began": began, "ended": ended})  # fmt: skip
    return {"runs": runs}


def _all_per_second(values: Values) -> float | None:
    runs = values["runs"]
    seconds = max(run["ended"] for run in runs) - min(run["began"] for run in runs)
    return sum(run["tokens"] for run in runs) / seconds if seconds > 0 else None


def _each_per_second(values: Values) -> float | None:
    return statistics.median(run["tokens"] / run["seconds"] for run in values["runs"] if run["seconds"] > 0)


def _waited(values: Values) -> float:
    first_end = min(run["ended"] for run in values["runs"])
    return float(sum(run["began"] > first_end for run in values["runs"]))


def _joined(values: Values) -> float:
    """Runs that began after another had ended, while runs were decoded that had begun before that."""
    runs = values["runs"]
    first_end = min(run["ended"] for run in runs)
    early = [run for run in runs if run["began"] <= first_end]
    return float(sum(any(run["began"] < other["ended"] for other in early) for run in runs if run["began"] > first_end))


# ---------------------------------------------------------------------------------------------------------- the tables

VIEW_FINDINGS: dict[str, dict[str, Finding]] = {
    view: {finding.name: finding for finding in rows}
    for view, rows in {
        "batch": [
            Finding("prompts", "how many prompts there are", lambda batch: float(len(batch.prompts))),
            Finding("left_same", "prompts that continue as they do on their own, padded on the left", _same("left")),
            Finding("right_same", "prompts that continue as they do on their own, padded on the right", _same("right")),
            Finding("text_alone", "the first text that padding on the right changes, unpadded", _changed_text("alone")),
            Finding("text_right", "the same text, padded on the right", _changed_text("right")),
        ],
        "precision": [
            Finding("nf4_kl", "mean KL of nf4 from the first precision", _of_pair(NF4, _mean_kl), "bits", 4),
            Finding("int8_kl", "mean KL of 8 bits from the first precision", _of_pair(INT8, _mean_kl), "bits", 5),
            Finding("nf4_size", "size of nf4's weights, as a share of the first", _of_pair(NF4, _size), "%"),
            Finding("int8_size", "size of the 8-bit weights, as a share of the first", _of_pair(INT8, _size), "%"),
            Finding("smallest", "size of the smallest weights, as a share of the first", _smallest, "%", 1),
            Finding("nf4_kl_open", "mean KL of nf4 at the tokens that were least sure, by half",
                    _of_pair(NF4, lambda pair: _half(pair, least_sure=True)), "bits", 4),
            Finding("nf4_kl_sure", "mean KL of nf4 at the tokens that were most sure, by half",
                    _of_pair(NF4, lambda pair: _half(pair, least_sure=False)), "bits", 4),
            Finding("nf4_speed", "tokens per second with nf4, relative to the first", _speed, "", 2),
        ],
        "seeds": [
            Finding("runs", "how many texts there are", lambda values: float(len(values["runs"]))),
            Finding("together", "how many at most were decoded side by side",
                    lambda values: float(max(run["together"] for run in values["runs"]))),
            Finding("all_per_second", "tokens per second, all texts together", _all_per_second),
            Finding("each_per_second", "tokens per second of one text, the median", _each_per_second),
            Finding("waited", "texts that began only when another had ended", _waited),
            Finding("joined", "texts that began in the place of another, while others were still written", _joined),
        ],
        "hand": HAND,
        "luck": LUCK,
    }.items()
}  # fmt: skip
