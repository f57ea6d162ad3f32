"""The Bayesian detector of SynthID watermarks: trained on texts with the watermark and texts without, saved, and asked.

The model and its loss are transformers' `BayesianDetectorModel`; a text is as probable with the watermark as its
g-values are, each judged by those of the keys before it. It knows one watermark, and texts like those that it has seen:
of another model, another temperature or another subject its probabilities may be wrong. Few texts make a poor detector;
its authors train on ten thousand.
"""

from __future__ import annotations

import copy
import math
import random
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import torch
from transformers import BayesianDetectorConfig, BayesianDetectorModel

from playground.texts import many, said
from playground.watermarks.green_lists import WatermarkError
from playground.watermarks.synthid import GValues, SynthID

FORMAT = "SynthID Bayesian detector 1"
MIN_TEXTS = 4  # of each kind
EPOCHS, PATIENCE, BATCH_SIZE = 200, 20, 16
_PARAMETER_NAMES = ("likelihood_model_watermarked.beta", "likelihood_model_watermarked.delta", "prior")
_HELD_OUT_SHARE = 0.25  # of the texts of each kind
_LEARNING_RATE = 0.01  # of Adam
_L2_WEIGHT = 0.001  # of the squares of the model's couplings (delta)
_MAX_TOKENS = 400  # tokens of a text in training: memory grows with their number times that of the keys squared

Progress = Callable[[int, int, float], bool | None]


@dataclass(frozen=True)
class TrainedDetector:
    """A trained detector. `watermark` has the fields of the SynthIDTextWatermarkingConfig that it knows, `model` names
    the model whose texts it has seen, `texts` how many of them. `loss` is the cross-entropy of the held-out texts, in
    nats: 0.69 where it only guesses. `parameters` are those of the library's model."""

    model: str
    watermark: dict[str, object]
    texts: int
    loss: float
    parameters: dict[str, torch.Tensor]

    def posterior(self, values: GValues) -> float:
        """The probability that the text is watermarked, where as large a share of the texts is as in training."""
        network = _empty_network(len(self.watermark["keys"]))
        network.load_state_dict(self.parameters, assign=True)
        with torch.inference_mode():
            return float(network(*_batch([values]))[0])


def _empty_network(depth: int) -> BayesianDetectorModel:
    """The library's model on the meta device; elsewhere its parameters are drawn from the process-wide generator."""
    with torch.device("meta"):
        return BayesianDetectorModel(BayesianDetectorConfig(watermarking_depth=depth))


def _batch(texts: Sequence[GValues]) -> tuple[torch.Tensor, torch.Tensor]:
    """g-values (texts, tokens, keys) and their mask (texts, tokens), padded to at least two tokens: the library's
    model drops a dimension of one, and would take the texts for tokens."""
    longest = max(2, *(len(text.g) for text in texts))
    g = torch.zeros(len(texts), longest, texts[0].g.shape[1])
    counted = torch.zeros(len(texts), longest)
    for row, text in enumerate(texts):
        g[row, : len(text.g)] = text.g
        counted[row, : len(text.counted)] = text.counted
    return g, counted


# --------------------------------------------------------------------------------------------------------- training


def train_bayesian(
    marked: Sequence[Sequence[int]],
    plain: Sequence[Sequence[int]],
    watermark: Mapping[str, object],
    progress: Progress | None = None,
    seed: int = 0,
    *,
    model: str = "",
    eos_token_id: int | None = None,
    device: str = "cpu",
) -> TrainedDetector:
    """Train a detector on the ids of texts with the watermark and without, each without its prompt.

    A quarter of each kind is held out. `progress(done, of, loss)` is called after every round with the loss of these
    texts, the lowest of which decides which parameters are kept; where it returns False, or no lower one has come for a
    while, training ends, and after an interruption (KeyboardInterrupt), with a warning. Only the first 400 tokens of a
    text count. The same seed gives the same detector.

    Raises WatermarkError where there are fewer than four texts of a kind that are long enough, or fewer than two keys:
    with one there is nothing to learn, for the mean says it all.
    """
    rule = SynthID(watermark, device)
    if rule.depth < 2:
        message = said("A Bayesian detector needs at least two keys.")
        raise WatermarkError(message, said("Use the mean score, or more keys."))
    rng = random.Random(seed)
    training, held_out = [], []
    for label, texts in ((1.0, marked), (0.0, plain)):
        labelled = [(values, label) for values in _values(rule, texts, eos_token_id)]
        if len(labelled) < MIN_TEXTS:
            raise WatermarkError(_too_few(len(labelled), bool(label)), said("Make more texts, or longer ones."))
        rng.shuffle(labelled)
        split = max(1, round(len(labelled) * _HELD_OUT_SHARE))
        held_out += labelled[:split]
        training += labelled[split:]
    with torch.inference_mode(False), torch.enable_grad():
        parameters, loss = _fit(rule.depth, training, held_out, progress or (lambda *_: None), rng)
    return TrainedDetector(model, dict(watermark), len(training) + len(held_out), loss, parameters)


def _too_few(count: int, are_marked: bool) -> str:
    if are_marked:
        return many(
            count,
            "{count} text with the watermark is long enough; at least {least} are needed.",
            "{count} texts with the watermark are long enough; at least {least} are needed.",
            least=f"{MIN_TEXTS}",
        )
    return many(
        count,
        "{count} text without the watermark is long enough; at least {least} are needed.",
        "{count} texts without the watermark are long enough; at least {least} are needed.",
        least=f"{MIN_TEXTS}",
    )


def _values(rule: SynthID, texts: Sequence[Sequence[int]], eos_token_id: int | None) -> list[GValues]:
    found = []
    for ids in texts:
        try:
            found.append(rule.values(ids[:_MAX_TOKENS], eos_token_id))
        except WatermarkError:  # too short
            continue
    return found


Labelled = tuple[GValues, float]


def _fit(
    depth: int, training: list[Labelled], held_out: list[Labelled], progress: Progress, rng: random.Random
) -> tuple[dict[str, torch.Tensor], float]:
    network = _initialized(depth, rng)
    adam = torch.optim.Adam(network.parameters(), lr=_LEARNING_RATE)
    best, lowest, epochs_since = copy.deepcopy(network.state_dict()), _loss(network, held_out), 0
    done = 0
    try:
        while done < EPOCHS and epochs_since < PATIENCE:
            rng.shuffle(training)
            for start in range(0, len(training), BATCH_SIZE):
                texts, labels = zip(*training[start : start + BATCH_SIZE], strict=True)
                adam.zero_grad()
                _, loss = network(*_batch(texts), labels=torch.tensor(labels), loss_batch_weight=_L2_WEIGHT)
                loss.backward()
                adam.step()
            now, done, epochs_since = _loss(network, held_out), done + 1, epochs_since + 1
            if now < lowest:
                best, lowest, epochs_since = copy.deepcopy(network.state_dict()), now, 0
            if progress(done, EPOCHS, now) is False:
                break
    except KeyboardInterrupt:
        if not done:
            raise
        warnings.warn(f"Interrupted: the training has ended after {done} rounds.", RuntimeWarning, stacklevel=2)
    return best, lowest


def _initialized(depth: int, rng: random.Random) -> BayesianDetectorModel:
    """The library's model with its distribution of first parameters, drawn from a generator of our own."""
    generator = torch.Generator().manual_seed(rng.getrandbits(32))
    network = _empty_network(depth)
    beta = -2.5 + 0.001 * torch.randn(1, 1, depth, generator=generator)
    delta = 0.001 * torch.randn(1, 1, depth, depth, generator=generator)
    prior = torch.tensor([network.base_rate])
    network.load_state_dict(dict(zip(_PARAMETER_NAMES, (beta, delta, prior), strict=True)), assign=True)
    return network.requires_grad_(True)


def _loss(network: BayesianDetectorModel, held_out: list[Labelled]) -> float:
    """The mean cross-entropy of texts that were not trained on."""
    with torch.no_grad():
        sums = 0.0
        for start in range(0, len(held_out), BATCH_SIZE):
            texts, labels = zip(*held_out[start : start + BATCH_SIZE], strict=True)
            _, loss = network(*_batch(texts), labels=torch.tensor(labels), loss_batch_weight=0)
            sums += float(loss) * len(texts)
    return sums / len(held_out)


# ------------------------------------------------------------------------------------------------------------ files


def to_json(detector: TrainedDetector) -> dict[str, object]:
    """The detector as plain JSON values, whole numbers and floats as they are."""
    beta, delta, prior = (detector.parameters[name].tolist() for name in _PARAMETER_NAMES)
    return {
        "format": FORMAT,
        "model": detector.model,
        "watermark": detector.watermark,
        "texts": detector.texts,
        "loss": detector.loss,
        "beta": beta[0][0],
        "delta": delta[0][0],
        "prior": prior[0],
    }


def from_json(data: object) -> TrainedDetector:
    """The detector that `to_json` wrote. Raises ValueError, with a sentence, where it did not."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        why = said('This is not a trained detector: its "format" is not "{format}".', format=FORMAT)
        raise ValueError(said("{a} {b}", a=why, b=said("Choose a file saved here.")))
    try:
        watermark = dict(data["watermark"])
        depth = SynthID(watermark).depth
        beta, delta = _numbers(data["beta"], (depth,)), _numbers(data["delta"], (depth, depth))
        prior, loss = _numbers(data["prior"], ()), _numbers(data["loss"], ())
        model, texts = data["model"], data["texts"]
        if not isinstance(model, str) or not isinstance(texts, int) or depth < 2:
            raise ValueError
    except (KeyError, TypeError, ValueError, OverflowError, RuntimeError) as error:
        if isinstance(error, KeyError):
            why = said("This trained detector cannot be read: {field} is missing.", field=str(error))
        else:
            why = said("This trained detector cannot be read: some of its values are invalid.")
        fix = said("Save it again where it was trained.")
        raise ValueError(said("{a} {b}", a=why, b=fix)) from error
    parameters = dict(zip(_PARAMETER_NAMES, (beta[None, None], delta[None, None], prior[None]), strict=True))
    return TrainedDetector(model, watermark, texts, float(loss), parameters)


def _numbers(value: object, shape: tuple[int, ...]) -> torch.Tensor:
    tensor = torch.tensor(value, dtype=torch.float32)
    if tensor.shape != shape or not all(map(math.isfinite, tensor.flatten().tolist())):
        raise ValueError
    return tensor
