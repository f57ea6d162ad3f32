"""What a lesson may say of a run: one row for each number or text, by the name that stands in the files.

Knows traces and metrics alone. A value is None where the run does not have it; a condition on it is then not known.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from playground.lessons.known_words import joined_words, unknown_words
from playground.metrics.run_metrics import RunView
from playground.metrics.scores import mean_logprob, nats_to_bits, repetition, surprisal, z_score
from playground.texts import Text, many, numeral
from playground.trace import Mark, Step, Trace

Value = float | str | bool
_SENTENCE_ENDS = ".!?"
COLOURS = frozenset(
    "amber aqua azure beige black blue bronze brown burgundy charcoal copper coral cream crimson cyan emerald fuchsia "
    "gold golden gray green grey indigo ivory khaki lavender lilac lime magenta maroon mauve mint navy ochre olive "
    "orange peach pink plum purple red rose ruby salmon scarlet silver tan teal turquoise ultramarine umber vermilion "
    "violet white yellow".split()
)


@dataclass(frozen=True)
class Finding:
    """A value of a run. `unit` is "bits", "%" (the value is then a share from 0 to 1) or empty; `digits` are the
    decimal places that are shown, more where a share is below one percent."""

    name: str
    meaning: str
    of: Callable[[Any], Value | None]  # takes a RunView
    unit: str = ""
    digits: int = 0

    def written(self, value: Value | None) -> str | Text:
        """The value as it stands in a sentence: a number with its unit, a text as it is."""
        if value is None:
            return "–"
        if isinstance(value, str | bool):
            return str(value)
        if self.unit == "%":
            percent = 100 * value
            digits = self.digits if percent >= 1 or percent == 0 else 1 - math.floor(math.log10(percent))
            return numeral(f"{percent:.{digits}f} %")
        shown = numeral(f"{value:,.{self.digits}f}")
        return many(value, "{count} bit", "{count} bits", count=shown) if self.unit == "bits" else shown


def _over_steps(of: Callable[[Step], float], reduce: Callable[[Iterable[float]], float]) -> Callable:
    def value(run: RunView) -> float | None:
        return reduce([of(step) for step in run.steps]) if run.steps else None

    return value


def _mean(values: Iterable[float]) -> float:
    values = list(values)
    return math.fsum(values) / len(values)


def _entropy(step: Step) -> float:
    return nats_to_bits(step.distribution.entropy_before)


def _entropy_after(step: Step) -> float:
    return nats_to_bits(step.distribution.entropy_after)


def _surprisal(step: Step) -> float:
    return nats_to_bits(surprisal(step.chosen.raw_logprob))


def _kept(step: Step) -> float:
    return float(step.distribution.kept)


def _as_if(run: RunView) -> float | None:
    """2 to the power of the mean entropy: so many equally likely tokens would have it."""
    return 2 ** _over_steps(_entropy, _mean)(run) if run.steps else None


def _one_in(run: RunView) -> float | None:
    """2 to the power of the mean surprisal, in two digits."""
    if not run.steps:
        return None
    one = 2 ** _over_steps(_surprisal, _mean)(run)
    return round(one, min(0, 1 - math.floor(math.log10(one))))


def _likeliest(step: Step) -> float:
    return float(step.chosen.raw_rank == 1)


def _probability(step: Step) -> float:
    return math.exp(step.chosen.raw_logprob)


def _top_probability(step: Step) -> float:
    return math.exp(max(candidate.raw_logprob for candidate in step.candidates))


def _started(name: str) -> Callable[[RunView], Value | None]:
    def value(run: RunView) -> Value | None:
        return getattr(run.trace.started, name) if run.trace.started else None

    return value


def _per_second(run: RunView) -> float | None:
    finished = run.trace.finished
    return finished.num_tokens / finished.seconds if finished and finished.seconds > 0 else None


def _stop_reason(run: RunView) -> str | None:
    return run.trace.sequences[0].stop_reason if run.trace.sequences else None


def _whole_sentence(run: RunView) -> bool | None:
    text = run.text.rstrip().rstrip("\"'”’)")
    return text.endswith(tuple(_SENTENCE_ENDS)) if run.trace.finished else None


def _repeated_sentences(run: RunView) -> float | None:
    """How many times the commonest sentence of at least three words stands in the text."""
    text = run.text
    for end in _SENTENCE_ENDS:
        text = text.replace(end, ".")
    sentences = [" ".join(part.split()) for part in text.split(".")]
    counts = Counter(part for part in sentences if len(part.split()) >= 3)
    return float(max(counts.values(), default=0)) if run.trace.finished else None


def _unknown_words(run: RunView) -> float | None:
    started = run.trace.started
    if started is None or not run.steps:
        return None
    found = unknown_words(started.model, started.prompt, run.text, _stop_reason(run) == "length")
    return float(len(joined_words(started.prompt, run.steps) if found is None else found))


def _listed(run: RunView) -> list[str] | None:
    """The items of a list that the prompt begins, in small letters: what is between its last colon, commas and ends."""
    if run.trace.started is None or not run.steps:
        return None
    text = (run.trace.started.prompt + run.text).rpartition(":")[2]
    parts = [part.strip().lower().removeprefix("and ") for part in re.split(r"[,.;!?\n]", text)]
    return [part for part in parts if part]


def _items(run: RunView) -> float | None:
    listed = _listed(run)
    return None if listed is None else float(len(listed))


def _colours(run: RunView) -> float | None:
    """Different colours among the items: “light blue” is one, “blue whale” is none."""
    listed = _listed(run)
    return None if listed is None else float(len({item for item in listed if item.rpartition(" ")[2] in COLOURS}))


def _same_item(run: RunView) -> float | None:
    listed = _listed(run)
    return None if listed is None else float(max(Counter(listed).values(), default=0))


def _log_probability(run: RunView) -> float | None:
    """The mean log-probability of the text's tokens, in bits."""
    mean = mean_logprob([step.chosen.raw_logprob for step in run.steps])
    return None if mean is None else nats_to_bits(mean)


def _total_bits(run: RunView) -> float | None:
    return math.fsum(map(_surprisal, run.steps)) if run.steps else None


def _is_chat(run: RunView) -> bool | None:
    return bool(run.trace.started.request.get("messages")) if run.trace.started else None


def _question(run: RunView) -> str | None:
    messages = run.trace.started.request.get("messages") if run.trace.started else None
    return str(messages[-1].get("content", "")) if messages else None


def _watermark(name: str) -> Callable[[RunView], Value | None]:
    """A setting of the watermark; None without one."""

    def value(run: RunView) -> float | None:
        config = run.trace.started.effective.get("watermarking_config") if run.trace.started else None
        return config.get(name) if config else None

    return value


def _over_marks(of: Callable[[Mark], float], reduce: Callable[[Iterable[float]], float]) -> Callable:
    """Over the tokens that a green list decided about."""

    def value(run: RunView) -> float | None:
        marks = [step.mark for step in run.steps if step.mark and step.mark.green is not None]
        return reduce([of(mark) for mark in marks]) if marks else None

    return value


def _is_green(mark: Mark) -> float:
    return float(mark.green)


def _green_before(mark: Mark) -> float:
    return mark.mass_before


def _moved(mark: Mark) -> float:
    return mark.mass_after - mark.mass_before


def _z(run: RunView) -> float | None:
    green = _over_marks(_is_green, list)(run)
    config = (run.trace.started.effective.get("watermarking_config") if run.trace.started else None) or {}
    return z_score(sum(green), len(green), config.get("greenlist_ratio", 0.25)) if green else None


def _accepted(run: RunView) -> float | None:
    figures = run.trace.acceptance
    return figures.draft_acceptance_rate if figures else None


def _tokens_a_round(run: RunView) -> float | None:
    figures = run.trace.acceptance
    return figures.num_tokens / figures.num_rounds if figures else None


def _rounds(run: RunView) -> float | None:
    return float(len(run.trace.draft_rounds)) or None


def _drafted(run: RunView) -> float | None:
    return float(sum(len(each.drafted) for each in run.trace.draft_rounds)) or None


FINDINGS: dict[str, Finding] = {
    finding.name: finding
    for finding in (
        Finding("text", "the text that was written", lambda run: run.text if run.steps else None),
        Finding("tokens", "tokens written", lambda run: float(len(run.steps))),
        Finding("given", "tokens that it was given",
                lambda run: float(sum(step.given for step in run.trace.steps_of(0)))),
        Finding("limit", "the most tokens that it may write", _started("max_new_tokens")),
        Finding("per_second", "tokens per second", _per_second, digits=0),
        Finding("stop_reason", "why it stopped", _stop_reason),
        Finding("whole_sentence", "whether it ends with a sentence", _whole_sentence),
        Finding("mode", "how it was decoded", _started("mode")),
        Finding("model", "the model", _started("model")),
        Finding("seed", "the seed", _started("seed")),
        Finding("prompt", "the prompt", _started("prompt")),
        Finding("question", "the last message", _question),
        Finding("prompt_tokens", "tokens of the prompt",
                lambda run: float(len(run.trace.started.prompt_tokens)) if run.trace.started else None),
        Finding("is_chat", "whether the chat template wrote the prompt", _is_chat),
        Finding("entropy_max", "the highest entropy of a step", _over_steps(_entropy, max), "bits", 1),
        Finding("entropy_min", "the lowest entropy of a step", _over_steps(_entropy, min), "bits", 2),
        Finding("entropy_mean", "the mean entropy", _over_steps(_entropy, _mean), "bits", 2),
        Finding("entropy_after_max", "the highest entropy after the processors",
                _over_steps(_entropy_after, max), "bits", 1),
        Finding("entropy_after_mean", "the mean entropy after the processors",
                _over_steps(_entropy_after, _mean), "bits", 2),
        Finding("as_if", "how many equally likely tokens its uncertainty equals", _as_if),
        Finding("surprisal_max", "the highest surprisal", _over_steps(_surprisal, max), "bits", 1),
        Finding("surprisal_mean", "the mean surprisal", _over_steps(_surprisal, _mean), "bits", 2),
        Finding("one_in", "the chance of a typical token, as 1 in …", _one_in),
        Finding("bits", "the surprisal of the whole text", _total_bits, "bits", 1),
        Finding("logprob_mean", "the mean log-probability of a token", _log_probability, "bits", 2),
        Finding("likeliest_share", "tokens that were the likeliest", _over_steps(_likeliest, _mean), "%"),
        Finding("chosen_min", "the lowest probability of a chosen token", _over_steps(_probability, min), "%", 1),
        Finding("top_min", "the lowest probability of a likeliest token", _over_steps(_top_probability, min),
                "%", 0),
        Finding("top_first", "the probability of the likeliest first token",
                lambda run: _top_probability(run.steps[0]) if run.steps else None, "%", 0),
        Finding("kept_max", "the most tokens that a step could choose from", _over_steps(_kept, max)),
        Finding("kept_min", "the fewest tokens that a step could choose from", _over_steps(_kept, min)),
        Finding("repetition", "tokens that were in the text before",
                lambda run: repetition(run.token_ids), "%"),
        Finding("same_sentence", "how many times the commonest sentence appears", _repeated_sentences),
        Finding("items", "items in the list, the prompt's included", _items),
        Finding("colours", "different colours in the list", _colours),
        Finding("same_item", "how many times the most common item of the list appears", _same_item),
        Finding("unknown_words", "made-up words", _unknown_words),
        Finding("accepted", "drafted tokens that were accepted", _accepted, "%"),
        Finding("rounds", "rounds of drafting", _rounds),
        Finding("drafted", "tokens drafted", _drafted),
        Finding("tokens_a_round", "tokens of a round on average", _tokens_a_round, digits=1),
        Finding("green", "tokens on the green list", _over_marks(_is_green, _mean), "%"),
        Finding("green_before", "the mean probability of the green list before the watermark",
                _over_marks(_green_before, _mean), "%"),
        Finding("green_moved", "the most probability that the watermark gave to the green list at a step",
                _over_marks(_moved, max), "%"),
        Finding("bias", "the bias of the watermark", _watermark("bias")),
        Finding("green_ratio", "the share of the vocabulary on a green list", _watermark("greenlist_ratio"), "%"),
        Finding("z", "z of the green tokens", _z, digits=1),
    )
}  # fmt: skip


def knob_value(run: RunView, knob: str) -> Value | None:
    """The value of a knob in the config that applied, or of a field of the request that is none of the config's; None
    where it was not set."""
    started = run.trace.started
    if started is None:
        return None
    value = started.effective[knob] if knob in started.effective else started.request.get(knob)
    return value if isinstance(value, float | int | str | bool) else None


def view_of(trace: Trace) -> RunView:
    """A trace as findings take it."""
    return RunView(trace)
