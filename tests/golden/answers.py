"""What engines have answered to each kind of question, as the JSON that files and programs got of it:
`python -m tests.golden.answers` records it again. Models and questions are small; what clocks and versions say is left
out (tests/questions/test_golden_answers.py)."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from PIL import Image, ImageDraw

from playground.engines.local import LocalEngine
from playground.media import read_media
from playground.questions import Answer, Answered, Question
from playground.questions.cross_attention import AttentionQuestion
from playground.questions.lens import LensQuestion
from playground.questions.next_scores import ScoresQuestion
from playground.questions.pair import PairQuestion
from playground.questions.prompt_batch import BatchQuestion
from playground.questions.prompt_distances import PromptQuestion
from playground.questions.same_luck import WhatIfQuestion
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import ServedRequest, ServingWay
from playground.questions.token_lengths import TokenLengthsQuestion
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Failed, Finished
from playground.trace.wire import to_plain
from tests.support.api_server import api_server, lines_of

FILE = Path(__file__).with_name("answers.json")
TIMES = {"seconds", "start", "per_second"}
UNPRINTED = {"versions", "provenance", "picture"}


def recorded() -> dict[str, Any]:
    """The answers by the names of CASES."""
    return json.loads(FILE.read_text("utf-8"))


def _heard(ask: Callable[..., Any], question: Any) -> list[Any]:
    events: SimpleQueue[Any] = SimpleQueue()
    ask(question, events.put)
    heard = []
    while not (heard and isinstance(heard[-1], Finished | Failed)):
        heard.append(events.get(timeout=120))
    return heard


def answered(engine: LocalEngine, question: Question) -> tuple[Answer, Finished]:
    """What came of a question, and its last event."""
    events = _heard(engine.ask, question)
    assert isinstance(events[-1], Finished) and events[-1].sequences == [], events[-1]
    (answer,) = (event.answer for event in events if isinstance(event, Answered))
    return answer, events[-1]


def found(engine: LocalEngine, name: str) -> dict[str, Any]:
    """What comes of a case now."""
    made = CASES[name](engine)
    if isinstance(made, dict):
        return plain(made)
    answer, last = answered(engine, made)
    return plain(to_plain(answer) | {"finished": last.num_tokens})


def drawing() -> dict[str, Any]:
    """A red disc, as a request has media."""
    image = Image.new("RGB", (64, 64), "white")
    ImageDraw.Draw(image).ellipse((16, 16, 48, 48), fill="red")
    return read_media(image, Settings.local())


def _ids(engine: LocalEngine, model: str, text: str) -> list[int]:
    return [token.token_id for token in engine.tokens(model, text)]


def lens(engine: LocalEngine) -> LensQuestion:
    ids = _ids(engine, "stories", "Once upon a time")
    return LensQuestion("stories", ids, [2, 3])


def lens_of_a_translation(engine: LocalEngine) -> LensQuestion:
    source, text = _ids(engine, "translator", "The cat"), [0, *_ids(engine, "translator", "Die Katze")]
    return LensQuestion("translator", text, [1], source)


def attention(engine: LocalEngine) -> AttentionQuestion:
    text = [0, *_ids(engine, "captioner", "a red")]
    return AttentionQuestion("captioner", text, [1, 2], drawing(), 0)


def pair(engine: LocalEngine) -> PairQuestion:
    prompt, text = _ids(engine, "stories", "Once upon"), _ids(engine, "stories", " a time")
    return PairQuestion("stories", "stories-draft", prompt, text)


def prompts(engine: LocalEngine) -> PromptQuestion:
    wordings = [_ids(engine, "stories", text) for text in ("Once upon", "One day", "Once")]
    return PromptQuestion("stories", wordings, _ids(engine, "stories", " a time"))


def batch(engine: LocalEngine) -> BatchQuestion:
    request = GenerationRequest("stories", config={"max_new_tokens": 3, "do_sample": False}, seed=3)
    return BatchQuestion(request, ["Once", "The little dog was"], True, "eos")


def serving(engine: LocalEngine) -> ServingQuestion:
    requests = [ServedRequest("Once upon a time", 3), ServedRequest("The dog", 2, arrival=1, temperature=0.8, top_k=9)]
    ways = [ServingWay(num_blocks=8, page_size=8, token_budget=16), ServingWay("padded"), ServingWay("alone")]
    return ServingQuestion("stories", requests, ways, seed=2)


def token_lengths(engine: LocalEngine) -> TokenLengthsQuestion:
    return TokenLengthsQuestion("Once upon a naïve time", "stories", "facts")


def next_scores(engine: LocalEngine) -> ScoresQuestion:
    config = {"max_new_tokens": 3, "bad_words_ids": [[5]]}
    return ScoresQuestion(GenerationRequest("stories", "Once upon", config=config), _ids(engine, "stories", " a"), [7])


def what_if(engine: LocalEngine) -> WhatIfQuestion:
    config = {"do_sample": True, "temperature": 0.9, "top_k": 0, "max_new_tokens": 8}
    return WhatIfQuestion(GenerationRequest("stories", "Once upon", config=config, seed=7), [{"temperature": 1.2}])


def batch_by_http(engine: LocalEngine) -> dict[str, Any]:
    asked = batch(engine)
    body = {"request": asked.request.to_dict(), "prompts": list(asked.prompts), "unmasked": True, "pad": "eos"}
    with api_server(engine) as client:
        document = client.post("batch", json=body, headers={"Accept": "application/json"}).json()
        lines = lines_of(client.post("batch", json=body))
    last = {line["type"]: line for line in lines}
    return {"document": document, "lines": [line for name, line in last.items() if name != "Loading"]}


def precision_by_http(engine: LocalEngine) -> dict[str, Any]:
    config = {"max_new_tokens": 3, "do_sample": False}
    request = {"model": "stories", "prompt": "Once", "config": config, "seed": 0}
    body = {"request": request, "precisions": ["float32", "bfloat16"], "repeats": 1}
    with api_server(engine) as client:
        lines = lines_of(client.post("precision", json=body))
    groups = lines[-1]["values"]["groups"]
    return {"types": sorted({line["type"] for line in lines} - {"Loading", "PairAdvanced"}),
            "pairs": [group["pair"] for group in groups]}  # fmt: skip


CASES = {
    each.__name__: each
    for each in (
        lens, lens_of_a_translation, attention, pair, prompts, batch, serving, token_lengths, next_scores, what_if,
        batch_by_http, precision_by_http,
    )
}  # fmt: skip


def plain(value: Any, name: str = "") -> Any:
    """As JSON has it, with numbers of four digits; of what clocks, versions and pictures say only that it is there."""
    if name in TIMES or (value and name in UNPRINTED):
        return "..."
    if dataclasses.is_dataclass(value):
        value = dataclasses.asdict(value)
    if isinstance(value, dict):
        return {key: plain(each, key) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return float(f"{value:.4g}") if isinstance(value, float) else value


if __name__ == "__main__":
    engine = LocalEngine()
    answers = {name: found(engine, name) for name in CASES}
    engine.close()
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(each)}" for name, each in answers.items())
    FILE.write_text(f"{{\n{lines}\n}}\n", "utf-8")
