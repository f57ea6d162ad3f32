"""What detection says of a text: the tokens, each green or not, and every number, as plain JSON values.

A text may be typed, pasted, or the ids of a run; the model that it is read with gives its tokenizer and the size of its
vocabulary. The numbers are those of `green_lists.py` and `synthid.py`. Knows no page. Imports torch and transformers
only when a text is judged, so that a page can make queries without them."""

from __future__ import annotations

import dataclasses
import math
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground.knobs import KNOBS
from playground.knobs.spec import Form
from playground.metrics.detection_report import DetectionReport
from playground.models.locations import ModelError
from playground.requests.request import RequestError
from playground.texts import numeral, said
from playground.trace import Diagnostic
from playground.trace.wire import Json

if TYPE_CHECKING:
    from transformers import PreTrainedConfig, PreTrainedTokenizerBase

MOST_TOKENS = 100_000  # of one text
MOST_POINTS = 400  # of a curve
_CACHE_SIZE = 8  # watermarks whose lists are kept
_OF_G_VALUES = ("ngram_len", "keys", "sampling_table_seed", "sampling_table_size")  # what a trained detector depends on


@dataclass(frozen=True)
class Query:
    """A text to be judged, and by which watermark.

    `text` is what may be watermarked, without its prompt: as it was typed, or the ids of its tokens. `watermark` has
    the fields of the knob `watermarking_config`. With `with_prompt`, the prompt's tokens are judged as if they were
    part of the text. With `once`, a repeated n-gram counts once (green lists; SynthID never counts a repeated context).
    `detector` is a Bayesian detector for SynthID as `Engine.train_detector` returns it. With `summary`, the report has
    the numbers of the whole text only: no tokens, curve or layers, which take most of the time and memory.
    """

    model: str
    text: str | list[int]
    watermark: Mapping[str, object]
    prompt: str | list[int] = ""
    with_prompt: bool = False
    threshold: float = 3.0
    once: bool = False
    detector: Mapping[str, object] | None = None
    summary: bool = False


class QueryError(RequestError):
    """A query that cannot be answered: what is wrong, and what to do."""

    def __init__(self, message: str, fix: str, knob: str = "watermarking_config") -> None:
        super().__init__([Diagnostic(knob, "error", message, fix)])


@dataclass(frozen=True)
class DetectionModel:
    """What detection needs of a model: its tokenizer, its config, and the device that it generates on, because another
    device draws other lists."""

    tokenizer: PreTrainedTokenizerBase
    config: PreTrainedConfig
    device: str = "cpu"

    @property
    def vocab_size(self) -> int:
        """How many logits the model has for a token. The watermark gets this number, not the size of the tokenizer."""
        return self.config.get_text_config().vocab_size

    @property
    def bos_token_id(self) -> int | None:
        """The token before a text that is no part of it."""
        name = "decoder_start_token_id" if self.config.is_encoder_decoder else "bos_token_id"
        return getattr(self.config, name, getattr(self.config.get_text_config(), name, None))


class Detectors:
    """Judges texts, in any thread. `open_model` gets the name of a model; it may raise an error with `message` and
    `fix`."""

    def __init__(self, open_model: Callable[[str], DetectionModel]) -> None:
        self._open_model = open_model
        self._cache: dict[object, object] = {}  # the newest last
        self._cache_lock = threading.Lock()

    def detect(self, queries: Sequence[Query]) -> list[DetectionReport]:
        """A report for each query (see `playground.engines.protocol.Engine.detect`)."""
        return [self._report(query) for query in queries]

    def _report(self, query: Query) -> DetectionReport:
        try:
            fields = _fields(query.watermark)
            if not math.isfinite(query.threshold):
                raise QueryError(said("The threshold must be a number."), said("3 is usual."))
            model = self._open_model(query.model)
            prompt = _ids(query.prompt, model, query.model) if query.with_prompt else []
            ids = prompt + _ids(query.text, model, query.model)
            if not ids:
                raise QueryError(said("The text is empty."), said("Write or paste a text."))
            if len(ids) > MOST_TOKENS:
                message = said(
                    "The text has {count} tokens; {most} can be scored.",
                    count=numeral(f"{len(ids):,}"),
                    most=numeral(f"{MOST_TOKENS:,}"),
                )
                raise QueryError(message, said("Use part of it."))
            report_of = self._synthid if "ngram_len" in fields else self._green
            report = report_of(query, fields, ids, model)
            marks = report.pop("marks")
            if not query.summary:
                report["tokens"] = _rows(ids, model.tokenizer, marks)
        except Exception as error:
            message = getattr(error, "message", None) or said("This text cannot be scored: {why}", why=str(error))
            fix = getattr(error, "fix", "") or said("Try another text or other settings.")
            return {"error": {"message": message, "fix": fix}}
        return report | {
            "prompt_tokens": len(prompt),
            "device": model.device,
            "confidence": 1 - report["p_value"],
            "prediction": report["z_score"] > query.threshold,
            "threshold": query.threshold,
            "false_positive_rate": 0.5 * math.erfc(query.threshold / math.sqrt(2)),
        }

    def _green(self, query: Query, fields: dict[str, object], ids: list[int], model: DetectionModel) -> DetectionReport:
        from playground.watermarks.green_lists import GreenLists, detect, tokens_needed, z_curve

        list_fields = {name: item for name, item in fields.items() if name != "bias"}  # the lists do not depend on it
        lists = self._cached(GreenLists, list_fields, model.vocab_size, model.device)
        found = detect(ids, lists, query.threshold, query.once, model.bos_token_id)
        needed = tokens_needed(found.green_fraction, lists.ratio, query.threshold)
        return {
            "kind": "green",
            "num_tokens_scored": found.num_tokens_scored,
            "num_green_tokens": found.num_green_tokens,
            "green_fraction": found.green_fraction,
            "z_score": found.z_score,
            "p_value": found.p_value,
            "ratio": lists.ratio,
            "list_size": lists.size,
            **({} if query.summary else {"curve": thinned(z_curve(found, lists.ratio))}),
            "tokens_needed": math.ceil(needed) if math.isfinite(needed) else None,
            "marks": [(green, counts, None) for green, counts in zip(found.mask, found.counted, strict=True)],
        }

    def _synthid(
        self, query: Query, fields: dict[str, object], ids: list[int], model: DetectionModel
    ) -> DetectionReport:
        from playground.watermarks.synthid import SynthID, score, tokens_needed

        values = self._cached(SynthID, fields, model.device).values(ids, model.tokenizer.eos_token_id)
        scores = score(values)
        needed = tokens_needed(scores.z_score, sum(scores.counted), query.threshold)
        return {
            "kind": "synthid",
            "mean": scores.mean,
            "weighted_mean": scores.weighted_mean,
            "num_g_values": scores.num_g_values,
            "z_score": scores.z_score,
            "p_value": scores.p_value,
            **self._posterior(query, fields, values),
            **({} if query.summary else {"layers": scores.layers, "curve": thinned(scores.curve)}),
            "tokens_needed": math.ceil(needed) if math.isfinite(needed) else None,
            "marks": [(None, counts, g) for g, counts in zip(scores.tokens, scores.counted, strict=True)],
        }

    def _posterior(self, query: Query, fields: dict[str, object], values: object) -> DetectionReport:
        from playground.watermarks.bayesian_detector import from_json

        posterior, why = None, None
        if query.detector is not None:
            try:
                trained = self._cached(from_json, query.detector)
                trained_fields = _form(trained.watermark).completed(trained.watermark)
                if other := [name for name in _OF_G_VALUES if trained_fields[name] != fields[name]]:
                    differing = ", ".join(other)
                    raise ValueError(
                        said("This detector was trained for another watermark, with other {fields}.", fields=differing)
                    )
                posterior = trained.posterior(values)
                if trained.model != query.model:
                    why = said("This detector was trained on texts of another model, {model}.", model=trained.model)
            except ValueError as error:  # the rest of the report does not need the detector
                why = next(iter(error.args), "")
        return {"posterior": posterior, "posterior_why": why}

    def train(
        self,
        model: str,
        marked: Sequence[list[int]],
        plain: Sequence[list[int]],
        watermark: Mapping[str, object],
        progress: Callable[[int, int, float], bool | None] | None = None,
        seed: int = 0,
    ) -> dict[str, Json]:
        """A Bayesian detector (see `playground.engines.protocol.Engine.train_detector`)."""
        from playground.watermarks.bayesian_detector import to_json, train_bayesian

        fields = _fields(watermark)
        if "ngram_len" not in fields:
            message = said("Only a SynthID watermark has a Bayesian detector.")
            raise QueryError(message, said("Green lists need no training."))
        try:
            opened = self._open_model(model)
        except ModelError as error:
            raise QueryError(error.message, error.fix, "model") from error
        eos = opened.tokenizer.eos_token_id
        trained = train_bayesian(
            marked, plain, fields, progress, seed, model=model, eos_token_id=eos, device=opened.device
        )
        return to_json(trained)

    def _cached(self, make: Callable[..., object], fields: Mapping[str, object], *more: object) -> Any:
        """`make(fields, *more)`; the last few results are kept."""
        key = (make, repr(fields), *more)
        with self._cache_lock:
            made = self._cache.pop(key, None) or make(fields, *more)
            self._cache[key] = made
            while len(self._cache) > _CACHE_SIZE:
                self._cache.pop(next(iter(self._cache)))
        return made


def thinned(curve: Sequence[Sequence[float]], most: int = MOST_POINTS) -> list[list[float]]:
    """At most `most` points of a curve, evenly spaced, the first and the last among them."""
    if len(curve) <= most:
        return [list(point) for point in curve]
    return [list(curve[round(i * (len(curve) - 1) / (most - 1))]) for i in range(most)]


def _form(watermark: Mapping[str, object]) -> Form:
    form = KNOBS["watermarking_config"].form(watermark)
    # its rule says what can be generated; detection also judges texts by other settings
    return dataclasses.replace(form, rule=lambda value, where: None)


def _fields(watermark: Mapping[str, object]) -> dict[str, object]:
    """The fields of the watermark with their defaults. Raises QueryError where one is not what the knob allows."""
    if not watermark:
        raise QueryError(said("No watermark is given."), said("Set watermarking_config, or type its settings."))
    form = _form(watermark)
    if fault := form.fault(watermark, "watermarking_config"):
        raise QueryError(str(fault), said("Change it, and detect again."))
    return {name: list(item) if isinstance(item, tuple) else item for name, item in form.completed(watermark).items()}


def _ids(text: str | list[int], model: DetectionModel, name: str) -> list[int]:
    if isinstance(text, str):
        readable = text.encode("utf-8", "replace").decode()  # half of a surrogate pair is no character
        return model.tokenizer(readable, add_special_tokens=False, verbose=False)["input_ids"]
    known = max(len(model.tokenizer), model.vocab_size)  # either may be larger
    unknown = next((i for i in text if not 0 <= i < known), None)
    if unknown is not None:
        message = said("{model} has no token {token}.", model=name, token=f"{unknown}")
        raise QueryError(message, said("Use ids from 0 to {last}.", last=f"{known - 1}"))
    return list(text)


def _rows(ids: list[int], tokenizer: PreTrainedTokenizerBase, marks: list[tuple]) -> list[list[object]]:
    from playground.models.token_texts import TokenTexts

    texts = TokenTexts(tokenizer)
    pieces = texts.pieces(ids)
    return [[i, texts.label(i), piece, *mark] for i, piece, mark in zip(ids, pieces, marks, strict=True)]
