"""An engine that plays scripted events from threads of its own: for tests of whatever stands in front of an engine.

Knows the engine protocol and the events, but no model: it needs neither torch nor transformers.
"""

from __future__ import annotations

import math
import re
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from playground.engines.cluster import Cluster
from playground.engines.owner import NOBODY, Owner
from playground.engines.run_record import Load, RunRecord
from playground.experiments.precision import PRECISIONS
from playground.models.description import Estimate, LoadedDescription
from playground.models.description import LoadOption as Precision
from playground.models.static_facts import ModelFacts
from playground.questions import (
    Answer,
    Answered,
    CheckedQuestion,
    PlacedToken,
    Progress,
    Progressed,
    Question,
    WrittenToken,
)
from playground.questions.lens import LayerCell, LensAnswer, LensQuestion, TokenShare
from playground.questions.pair import PairAdvanced, PairAnswer, PairQuestion, PairToken, TokenOfBoth
from playground.questions.prompt_batch import (
    SIDES,
    BatchAdvanced,
    BatchAnswer,
    BatchQuestion,
    BatchVariant,
    FirstToken,
    PadToken,
    PromptOutput,
    ReadToken,
)
from playground.questions.prompt_distances import (
    FirstOfPrompt,
    FollowingToken,
    PromptQuestion,
    PromptsAnswer,
    SharedCandidate,
)
from playground.questions.token_lengths import TokenLengthsAnswer, TokenLengthsQuestion
from playground.requests.request import GenerationRequest, RequestError, raise_for_errors
from playground.requests.validation import Checked
from playground.settings import Settings
from playground.trace import (
    BeamCandidate,
    BeamsAdvanced,
    BeamStep,
    Candidate,
    Diagnostic,
    Distribution,
    Event,
    Failed,
    Finished,
    Loading,
    Part,
    Queued,
    Sequence,
    Stage,
    Started,
    Step,
    Stepped,
    Token,
)
from playground.watermarks.detection import Query
from tests.support.changing import change

WORDS = " once there was a small red fox who liked to count the stars and sing to the moon".split(" ")[1:]

Script = Callable[[GenerationRequest], Iterator[Event]]


def distribution(index: int, size: int = 5) -> Distribution:
    """`size` words with probabilities 1/2, 1/4, ...; the last one is removed by a processor named TopKLogitsWarper."""
    words = [WORDS[(index + i) % len(WORDS)] for i in range(size)]
    kept = 1 - 0.5**size * 2
    candidates = [
        Candidate(
            token_id=100 + (index + i) % len(WORDS),
            text=f" {word}",
            raw_logprob=math.log(0.5 ** (i + 1)),
            logprob=None if i == size - 1 else math.log(0.5 ** (i + 1) / kept),
            raw_rank=i + 1,
            rank=None if i == size - 1 else i + 1,
            removed_by="TopKLogitsWarper" if i == size - 1 else None,
        )
        for i, word in enumerate(words)
    ]
    stage = Stage("TopKLogitsWarper", entropy=1.1, kept=size - 1, mass_removed=1 - kept, mass_moved=1 - kept)
    return Distribution(candidates, entropy_before=1.3, entropy_after=1.1, vocab=2000, stages=[stage])


def started(request: GenerationRequest, mode: str = "sample") -> Started:
    """The Started event of a request; each word of the prompt is a token."""
    return Started(
        model=request.model,
        mode=mode,
        seed=7 if request.seed is None else request.seed,
        prompt=request.prompt,
        prompt_tokens=[Token(i, word, word) for i, word in enumerate(re.findall(r" ?[^ ]+|^$", request.prompt))],
        config=dict(request.config),
        effective=dict(request.config),
        eos_token_ids=[0],
        max_new_tokens=request.config.get("max_new_tokens", 20),
        assistant=request.assistant,
        request=request.to_dict() | {"seed": 7 if request.seed is None else request.seed},
    )


def sampled(request: GenerationRequest, words: list[str] | None = None) -> Iterator[Event]:
    """A run of `max_new_tokens` tokens (20 where unset), one word each."""
    yield Queued(0)
    yield started(request)
    count = len(words) if words else request.config.get("max_new_tokens", 20)
    steps = []
    for index in range(count):
        spread = distribution(index)
        chosen = spread.candidates[0]
        if words:
            change(chosen, text=words[index])
        steps.append(Step(0, index, chosen, chosen.text, spread, seconds=0.01, elapsed=0.01 * (index + 1)))
        yield Stepped(steps[-1])
    yield finish(steps, "length")


def finish(steps: list[Step], stop_reason: str) -> Finished:
    """The Finished event of a run of one sequence."""
    sequence = Sequence(
        text="".join(step.piece or "" for step in steps),
        token_ids=[step.chosen.token_id for step in steps],
        logprobs=[step.chosen.logprob for step in steps],
        stop_reason=stop_reason,
    )
    return Finished([sequence], seconds=0.01 * len(steps), time_to_first_token=0.01, num_tokens=len(steps))


def beams(request: GenerationRequest, num_beams: int = 2) -> Iterator[Event]:
    """A beam search in which every beam goes on with the likeliest word and beam 0 stays the best."""
    yield started(request, "beam_search")
    count = request.config.get("max_new_tokens", 20)
    texts, scores = [""] * num_beams, [0.0] * num_beams
    for index in range(count):
        spreads = [distribution(index + beam) for beam in range(num_beams)]
        rows = []
        for beam, spread in enumerate(spreads):
            best = spread.candidates[0]
            scores[beam] += best.raw_logprob - 0.01 * beam
            texts[beam] += best.text
            rows.append(
                BeamCandidate(
                    best.token_id, best.text, best.text, beam, best.raw_logprob, best.raw_logprob, scores[beam],
                    "running", beam,
                )
            )  # fmt: skip
        pruned = spreads[0].candidates[1]
        rows.append(
            BeamCandidate(
                pruned.token_id, pruned.text, pruned.text, 0, pruned.raw_logprob, pruned.raw_logprob,
                scores[0] - 1, "pruned",
            )
        )  # fmt: skip
        yield BeamsAdvanced(BeamStep(0, index, rows, spreads, [], 0.01, 0.01 * (index + 1)))
    ids = [distribution(index).candidates[0].token_id for index in range(count)]
    result = Sequence(texts[0], ids, [math.log(0.5)] * count, "length", score=scores[0] / count, beams=[0] * count)
    yield Finished([result], 0.01 * count, 0.01, count)


def scripted(request: GenerationRequest) -> Iterator[Event]:
    """The default script: beams where they are asked for; a model named "missing" fails as an unknown one does."""
    if request.model == "missing":
        yield Loading(request.model)
        yield Failed("There is no model named 'missing'.", "Choose one from the list.", "ModelNotFound")
    elif request.config.get("num_beams", 1) > 1:
        yield from beams(request, request.config["num_beams"])
    else:
        yield from sampled(request)


def divergence(pair: PairQuestion, size: float = 1e-3) -> PairAnswer:
    """A pair that was read: token i of the text has a divergence of i * `size` nats, and every third place another
    likeliest token."""
    tokens = [
        PairToken(
            token_id, f" word{token_id}", f" word{token_id}", place * size, [math.log(0.5), math.log(0.25)], [1.0, 1.5],
            place % 3 != 2, [TokenOfBoth(token_id, f" word{token_id}", 0.5, 0.25), TokenOfBoth(7, " other", 0.25, 0.5)],
        )
        for place, token_id in enumerate(pair.text)
    ]  # fmt: skip
    quantized = "quantization" in pair.other
    return PairAnswer(
        models=[pair.reference, pair.other],
        precisions=["float32", "4-bit weights (nf4)" if quantized else "float32"],
        device="cpu",
        bytes=[8_000_000, 2_000_000 if quantized else 4_000_000],
        scale_bytes=[0, 100_000 if quantized else 0],
        vocab=2000,
        tokens=tokens,
        mean=sum(token.kl for token in tokens) / len(tokens),
        max=tokens[-1].kl,
        max_at=len(tokens) - 1,
        same_top=sum(token.same_top for token in tokens) / len(tokens),
        perplexities=[2.0, 4.0],
    )


def prompt_distances(question: PromptQuestion) -> PromptsAnswer:
    """Prompts that were read: from prompt i to prompt j it is |i - j| nats, and every second one has another likeliest
    token."""
    places = range(len(question.prompts))
    matrix = [[float(abs(i - j)) for j in places] for i in places]
    shares = [[0.75 if i % 2 == 0 else 0.25 for i in places], [0.25 if i % 2 == 0 else 0.75 for i in places]]
    text = [
        FollowingToken(
            token_id, f" word{token_id}", f" word{token_id}", [number / 100 for number in places],
            [-1.0 - number for number in places], [number % 2 == 0 for number in places],
        )
        for token_id in question.text
    ]  # fmt: skip
    return PromptsAnswer(
        model=question.model, device="cpu", vocab=2000,
        prompts=[FirstOfPrompt(len(ids), 0.5, 5 + i % 2, i % 2 == 0) for i, ids in enumerate(question.prompts)],
        candidates=[SharedCandidate(5 + i, f" word{5 + i}", row) for i, row in enumerate(shares)],
        kl=matrix, js=[row[:] for row in matrix],
        tv=[[min(1.0, value / 10) for value in row] for row in matrix], text=text,
        mean=[number / 100 if text else None for number in places],
    )  # fmt: skip


def lens(question: LensQuestion, layers: int = 3) -> LensAnswer:
    """An answer about layers: in layer i the chosen token has a share of i / `layers`, and rank 1 from the second layer
    on."""
    tokens = [PlacedToken(question.text[place], f" word{question.text[place]}") for place in question.places]

    def cell(token: PlacedToken, share: float) -> LayerCell:
        top = [TokenShare(7, " other", 1 - share), TokenShare(token.id, token.text, share)]
        first = share > 0.5
        return LayerCell(top[::-1] if first else top, share, 1 if first else 2, 1.0, 1 - share)

    rows = [[cell(token, layer / layers) for token in tokens] for layer in range(layers + 1)]
    return LensAnswer(question.model, list(question.places), tokens, rows)


def decoded(question: BatchQuestion) -> BatchAnswer:
    """A batch of the right shape: each prompt gives a word, but padded on the right another one."""
    rows = [tokens_of(prompt) for prompt in question.prompts]
    width = max(map(len, rows))
    masks = (True, False)[: 1 + question.unmasked]
    ways = [("alone", True), *((side, masked) for masked in masks for side in SIDES)]
    pad = PadToken(0, "<end>") if question.pad == "eos" else PadToken(1, "<pad>")
    made = [
        BatchVariant(name, masked, False, [_fake_output(row, width, name, masked, pad) for row in rows])
        for name, masked in ways
    ]
    request, drawn = question.request, question.request.config.get("do_sample") is True
    return BatchAnswer(
        request.model, "sample" if drawn else "greedy_search", drawn, request.seed or 7, "float32", "cpu", False,
        list(question.prompts), pad, question.pad == "eos", width, made, 0.5,
    )  # fmt: skip


def _fake_output(row: list[Token], width: int, way: str, masked: bool, pad: PadToken) -> PromptOutput:
    """A prompt of so many words gives as many words; padded on the right it begins with "not"."""
    text = [ReadToken(token.token_id, token.text, 1, place) for place, token in enumerate(row)]
    padding = [ReadToken(pad.id, pad.label, 0 if masked else 1, 0)] * (0 if way == "alone" else width - len(row))
    words = [" yes"] * len(row)
    parts = way == "right" and padding != []
    new = [WrittenToken(200 + i, word, word) for i, word in enumerate([" not", *words[1:]] if parts else words)]
    first = [FirstToken(" not" if parts else " yes", math.log(0.75)), FirstToken(" no", math.log(0.25))]
    return PromptOutput(
        read=padding + text if way == "left" else text + padding, new=new, text="".join(each.piece for each in new),
        first=first, same=not parts, parts_at=0 if parts else None, kl=0.5 if parts else 1e-12,
        change=-1.5 if parts else -2e-8,
    )  # fmt: skip


def tokens_of(text: str) -> list[Token]:
    """Each word is a token."""
    return [Token(sum(map(ord, word)) % 2000, word, word) for word in re.findall(r" ?[^ ]+| $", text)]


def token_lengths(question: TokenLengthsQuestion) -> TokenLengthsAnswer:
    tokens = [WrittenToken(each.token_id, each.text, each.piece) for each in tokens_of(question.text)]
    return TokenLengthsAnswer.of(question.models, question.text, [tokens, tokens])


FAILURES = {
    "missing": Failed("There is no model named 'missing'.", "Choose one from the list.", "ModelNotFound"),
    "mixed": Failed("mixed cannot be asked this.", "Choose another model.", "RequestError"),
    "apart": Failed("They know different tokens.", "Choose another model.", "RequestError"),
}
ANSWERS: dict[type[Question], Callable[[Any], Answer]] = {
    BatchQuestion: decoded, LensQuestion: lens, PairQuestion: divergence,
    PromptQuestion: prompt_distances, TokenLengthsQuestion: token_lengths,
}  # fmt: skip


class FakeRun:
    """One request on its own thread. A cancelled run ends with the Finished event of what it had, as engines do."""

    def __init__(
        self,
        events: Iterator[Event],
        listen: Callable[[Event], None],
        pace: float,
        stopped: Callable[[list[Step]], Event] = lambda steps: finish(steps, "stopped"),
    ) -> None:
        self._stopped = stopped
        self.cancelled = threading.Event()
        self.ended = threading.Event()
        self._thread = threading.Thread(target=self._play, args=(events, listen, pace), daemon=True)
        self._thread.start()

    def cancel(self) -> None:
        self.cancelled.set()

    @property
    def done(self) -> bool:
        return self.ended.is_set()

    def _play(self, events: Iterator[Event], listen: Callable[[Event], None], pace: float) -> None:
        steps: list[Step] = []
        for event in events:
            if self.cancelled.is_set():
                event = self._stopped(steps)
            if isinstance(event, Stepped):
                steps.append(event.step)
            last = isinstance(event, Finished | Failed | LoadedDescription)
            if last:
                self.ended.set()
            listen(event)
            if last:
                return
            time.sleep(pace)


class FakeEngine:
    """An Engine whose runs play `script(request)`, one event every `pace` seconds. `runs` and `requests` keep what
    was submitted. Its models' own generation config is `defaults`; each word is a token."""

    def __init__(
        self, script: Script = scripted, pace: float = 0.0, defaults: dict[str, Any] | None = None
    ) -> None:
        self.defaults = defaults or {"eos_token_id": 0}
        self.script = script
        self.pace = pace
        self.requests: list[GenerationRequest] = []
        self.watchers: list[Callable[[RunRecord], None]] = []
        self.loaded: dict[str, LoadedDescription] = {}
        self.tokens_given: list[str | None] = []
        self.questions: list[Question] = []
        self.why_not: dict[str, str] = {}  # by the names of PRECISIONS
        self.runs: list[FakeRun] = []
        self.replicas: Cluster | None = None
        self.exports: list[str] | None = None

    def models(self) -> list[str]:
        return ["stories", "stories-draft"]

    def facts(self, model: str) -> ModelFacts | None:
        return ModelFacts(model, self.defaults, False, 6, 2000, 512) if model in self.models() else None

    def tokens(self, model: str, text: str | list[int]) -> list[Token]:
        if model not in self.models():
            raise ValueError(f"There is no model {model}. Choose one from the list.")
        if isinstance(text, list):
            if unknown := [token_id for token_id in text if not 0 <= token_id < 2000]:
                raise ValueError(f"{model} has no token {unknown[0]}. Use ids from 0 to 1999.")
            return [Token(i, f"word{i}", f"word{i}") for i in text]
        return tokens_of(text)

    def draw_tokens(self, model: str, count: int) -> list[Token]:
        """Words of the alphabet, some of them parts of words."""
        letters = "abcdefghijklmnopqrstuvwxyz"
        words = [f"{space}{one}{other}" for space in (" ", "") for one in letters for other in letters]
        return [Token(i, word, word) for i, word in enumerate(words[:count])]

    def argument_defaults(
        self, model: str, messages: list[dict[str, str]], template: dict[str, Any] | None = None
    ) -> dict[str, bool]:
        return {}

    def render(
        self, model: str, messages: list[dict[str, str]], template: dict[str, Any] | None = None
    ) -> tuple[list[Token], list[Part]]:
        """Each message as a special token with its role, and its words; a special token begins the answer."""
        tokens: list[Token] = []
        parts: list[Part] = []
        for number, message in enumerate(messages):
            tokens.append(Token(1, f"<{message['role']}>", None))
            words = self.tokens("stories", message["content"])
            parts += [
                Part("template", len(tokens) - 1, len(tokens)),
                Part("message", len(tokens), len(tokens) + len(words), message["role"], number),
            ]
            tokens += words
        return [*tokens, Token(1, "<assistant>", None)], [*parts, Part("generation", len(tokens), len(tokens) + 1)]

    def detect(self, queries: list[Query]) -> list[dict[str, Any]]:
        left_out = {"tokens", "curve", "layers"}
        reports = [(query.summary, self._detected(query)) for query in queries]
        return [{name: x for name, x in each.items() if not (brief and name in left_out)} for brief, each in reports]

    def _detected(self, query: Query) -> dict[str, Any]:
        """A report of the right shape: a token with an even id is green, and has a g-value of 3/4."""
        try:
            split = self.tokens(query.model, query.prompt) if query.with_prompt else []
            tokens = split + self.tokens(query.model, query.text)
        except ValueError as error:
            return {"error": {"message": str(error), "fix": "Choose another model."}}
        if len(tokens) < 2:
            return {"error": {"message": "The text is too short.", "fix": "Use a longer text."}}
        synthid = "ngram_len" in query.watermark
        ratio = query.watermark.get("greenlist_ratio", 0.25)
        even = [token.token_id % 2 == 0 for token in tokens[1:]]
        z = {n: (sum(even[:n]) - ratio * n) / math.sqrt(n * ratio * (1 - ratio)) for n in range(1, len(tokens))}
        last, share = z[len(even)], sum(even) / len(even)
        p, chance = (0.5 * math.erfc(x / math.sqrt(2)) for x in (last, query.threshold))
        marks = [(None, False, None)]
        marks += [(None, True, 0.75 if e else 0.25) if synthid else (e, True, None) for e in even]
        told = {
            "kind": "synthid" if synthid else "green",
            "tokens": [[t.token_id, t.text, t.piece, *mark] for t, mark in zip(tokens, marks, strict=True)],
            "prompt_tokens": len(split), "device": "cpu", "z_score": last, "p_value": p, "confidence": 1 - p,
            "prediction": last > query.threshold, "threshold": query.threshold, "false_positive_rate": chance,
            "curve": [[n, y] for n, y in z.items()], "tokens_needed": 20 if share > ratio else None,
        }  # fmt: skip
        if not synthid:
            return told | {
                "num_tokens_scored": len(even), "num_green_tokens": sum(even), "green_fraction": share,
                "ratio": ratio, "list_size": int(2000 * ratio),
            }  # fmt: skip
        mean, keys = 0.25 + share / 2, len(query.watermark["keys"])
        return told | {
            "mean": mean, "weighted_mean": mean, "num_g_values": len(even) * keys, "layers": [mean] * keys,
            "posterior": mean if query.detector else None, "posterior_why": None,
        }  # fmt: skip

    def train_detector(
        self, model: str, marked: list, plain: list, watermark: dict, progress: Any = None, seed: int = 0
    ) -> dict[str, Any]:
        """Three rounds of nothing."""
        if min(len(marked), len(plain)) < 4:
            raise ValueError("Too few texts.")
        rounds = 0
        while rounds < 3 and (progress is None or progress(rounds + 1, 3, 0.6) is not False):
            rounds += 1
            time.sleep(self.pace)
        return {"format": "scripted", "model": model, "watermark": dict(watermark), "texts": len(marked) + len(plain)}

    def submit(
        self, request: GenerationRequest | Checked, listen: Callable[[Event], None], owner: Owner = NOBODY
    ) -> FakeRun:
        request = request.request if isinstance(request, Checked) else request
        self.requests.append(request)
        run = FakeRun(self.script(request), listen, self.pace)
        self.runs.append(run)
        return run

    def estimate(self, model: str, token: str | None = None) -> Estimate:
        self.tokens_given.append(token)
        if "missing" in model:
            raise RequestError([Diagnostic("model", "error", f"There is no {model}.", "Check the spelling.")])
        large = "large" in model
        ways = tuple(
            Precision(f"{model}?{option}", option.partition("=")[2], size, fits and not large)
            for option, size, fits in (("dtype=float32", 8_000_000, False), ("dtype=bfloat16", 4_000_000, True))
        )
        return Estimate(
            model, "hub", "LlamaForCausalLM", 2_000_000, "float32", "cpu", 5_000_000, 8_000_000, 8_800_000, 6_000_000,
            10**9, False, f"{model} needs 9 MB of memory, and 6 MB can be had.", "Choose a way that fits.", 512, 2000,
            ways, Precision("stories", "a smaller model", 3_000_000, True) if large else None,
        )  # fmt: skip

    def open(
        self, model: str, listen: Callable[[Any], None], token: str | None = None, owner: Owner = NOBODY
    ) -> FakeRun:
        self.tokens_given.append(token)
        failed = Failed(f"The download of {model} was stopped.", "Open it again.", "Cancelled")
        run = FakeRun(self._open(model), listen, self.pace, lambda steps: failed)
        self.runs.append(run)
        return run

    def _open(self, model: str) -> Iterator[Any]:
        yield Loading(model, "asking")
        for done in range(0, 6):
            yield Loading(model, "download", done * 1_000_000, 5_000_000)
        yield Loading(model, "loading", 3, 9)
        if "missing" in model:
            yield Failed(f"The Hub has no model {model} that you may see.", "Check the spelling.", "ModelError")
            return
        opened = LoadedDescription(
            model, "hub", "LlamaForCausalLM", 2_000_000, "float32", "float32", "cpu", 8_000_000, 512, 2000, True
        )
        self.loaded[model] = opened
        yield opened

    def opened(self) -> list[LoadedDescription]:
        return list(self.loaded.values())

    def unload(self, model: str) -> bool:
        if model in self.loaded and not self.loaded[model].in_use:
            del self.loaded[model]
            return True
        return False

    def watch_runs(self, listen: Callable[[RunRecord], None]) -> None:
        self.watchers.append(listen)

    def load(self) -> Load:
        return Load(sum(not run.done for run in self.runs), 0, 0)

    def cluster(self) -> Cluster | None:
        return self.replicas

    def exported(self) -> list[str] | None:
        return self.exports

    def precisions(self) -> dict[str, str]:
        return dict.fromkeys(PRECISIONS, "") | self.why_not

    def ask(
        self, question: Question | CheckedQuestion, listen: Callable[[Any], None], owner: Owner = NOBODY
    ) -> FakeRun:
        asked = question
        if isinstance(asked, Question):
            asked = question.checked(Settings(), self.facts(question.models[0]))
        raise_for_errors(asked.problems)
        question = asked.question
        self.questions.append(question)
        run = FakeRun(self._answer(question), listen, self.pace)
        self.runs.append(run)
        return run

    def _answer(self, question: Question) -> Iterator[Any]:
        for name, failed in FAILURES.items():
            if name in question.models[-1]:
                yield failed
                return
        answer = ANSWERS[type(question)](question)
        parts = [Progress(done, 4) for done in range(1, 5)]
        if isinstance(answer, BatchAnswer):
            parts = [BatchAdvanced(number + 1, len(answer.ways), way.name) for number, way in enumerate(answer.ways)]
        elif isinstance(answer, PairAnswer):
            parts = [PairAdvanced(place, len(answer.tokens)) for place in range(1, len(answer.tokens) + 1)]
        yield from map(Progressed, parts)
        yield Answered(answer)
        yield Finished([], 0.5, None, question.num_tokens(answer))

    def stream(self, request: GenerationRequest) -> Iterator[Event]:
        yield from self.script(request)
