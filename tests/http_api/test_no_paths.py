"""On a public host nothing that a stranger sends becomes a path, a pattern or an address of the server's.

Every text of a request, at every door (HTTP, the tools for language models, what page events ask the engine), is
replaced by paths, patterns and addresses, one at a time. What the process opens, lists, looks for and connects to
meanwhile is written down by Python itself (audit events) and by the functions that ask for a file.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import dataclasses
import os
import sys
import threading
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from playground.engines.local import LocalEngine
from playground.mcp_tools import engine_questions
from playground.mcp_tools.engine_questions import Strategy, ToolError, request_of
from playground.models.locations import ModelError
from playground.questions.cross_attention import AttentionQuestion
from playground.questions.lens import LensQuestion
from playground.questions.pair import PairQuestion
from playground.questions.prompt_batch import BatchQuestion
from playground.questions.prompt_distances import PromptQuestion
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import ServedRequest
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished, Trace
from playground.watermarks.detection import Query
from tests.support.api_server import api_server
from tests.support.knob_values import FREE

CANARY = "canary-7f3a"
PUBLIC = dataclasses.replace(Settings.public(), requests_per_minute=None)  # each is answered, and none with 429
SEEN: list[str] = []
_WATCHED = (
    "open", "os.listdir", "os.scandir", "glob.glob", "pathlib.Path.glob", "socket.connect", "socket.getaddrinfo",
    "subprocess.Popen", "os.system", "os.putenv", "import", "shutil.copyfile", "ctypes.dlopen",
)  # fmt: skip
_ASKING = ("stat", "lstat", "access", "readlink")


def hear(event: str, arguments: tuple) -> None:
    if _hearing and event in _WATCHED and CANARY in repr(arguments):
        SEEN.append(f"{event} {arguments!r:.200}")


_hearing = False
sys.addaudithook(hear)


@contextlib.contextmanager
def watched(monkeypatch) -> Iterator[None]:
    """What is opened or asked for under the canary's name meanwhile is in SEEN."""
    global _hearing
    for name in _ASKING:
        asked = getattr(os, name)

        def ask(path: Any, *more: Any, asked: Any = asked, name: str = name, **options: Any) -> Any:
            if CANARY in os.fsdecode(path) if isinstance(path, str | bytes | os.PathLike) else False:
                SEEN.append(f"os.{name} {path!r:.200}")
            return asked(path, *more, **options)

        monkeypatch.setattr(os, name, ask)
    SEEN.clear()
    _hearing = True
    try:
        yield
    finally:
        _hearing = False
        monkeypatch.undo()


@pytest.fixture(scope="module")
def names(tmp_path_factory) -> list[str]:
    """Paths of files that exist, patterns, addresses, and names of the Hub."""
    folder = tmp_path_factory.mktemp("x") / CANARY
    folder.mkdir()
    (folder / "config.json").write_text('{"model_type": "llama"}')
    (folder / "model.gguf").write_bytes(b"GGUF")
    return [
        str(folder), f"{folder}/config.json", f"{folder}/model.gguf", f"file://{folder}/config.json",
        f"../{CANARY}", f"~/{CANARY}", f"./{CANARY}/*", f"http://127.0.0.1:9/{CANARY}", f"//127.0.0.1/{CANARY}",
        f"stories?adapter={folder}", f"stories?device_map={folder}", f"stories?revision={CANARY}",
        f"{CANARY}/model?gguf=../{CANARY}.gguf", f"hf://{CANARY}/model",
    ]  # fmt: skip


# ---------------------------------------------------------------------------------------------------------------- HTTP

REQUEST = {
    "model": "stories", "prompt": "Once", "config": {"max_new_tokens": 1}, "seed": 1, "assistant": None,
    "negative_prompt": "a", "custom_generate": None, "custom_generate_kwargs": {"a": "b"},
    "structured_output": {"regex": "a"}, "template": {"arguments": {"a": "b"}, "documents": [{"text": "a"}]},
    "given": "a", "media": [{"kind": "image", "data": "a"}], "denoising": {"a": "b"},
}  # fmt: skip
NAMING = ("model", "assistant", "custom_generate", "other")  # fields that are names of models or of files
CHAT = {"model": "chat", "messages": [{"role": "user", "content": [{"type": "text", "text": "a"}]}],
        "config": {"max_new_tokens": 1}}  # fmt: skip
SENT: list[tuple[str, dict[str, Any]]] = [
    ("run", {"model": "stories", "prompt": "Once", "config": {"max_new_tokens": 1}, "assistant": "stories-draft"}),
    ("run", REQUEST), ("run", CHAT),
    ("compare", {"requests": [CHAT]}), ("score", {"model": "stories", "prompt": "a", "text": "a"}),
    ("choices", {"request": CHAT | {"messages": None, "prompt": "a"}, "answers": ["a", "b"], "delimiter": " "}),
    ("sweep", {"request": {"model": "stories", "prompt": "a", "config": {"max_new_tokens": 1}},
               "axes": [{"knob": "cache_implementation", "values": ["dynamic"]}], "seeds": 1}),
    ("trials", {"question": "speed", "request": {"model": "stories", "prompt": "a", "config": {"max_new_tokens": 1}},
                "knob": "num_assistant_tokens", "values": "1, 2"}),
    ("precision", {"request": {"model": "stories", "prompt": "a", "config": {"max_new_tokens": 1}},
                   "precisions": ["float32", "bfloat16"], "other": "stories"}),
    ("batch", {"request": {"model": "stories", "config": {"max_new_tokens": 1}}, "prompts": ["a"], "pad": "own"}),
    ("detect", {"model": "stories", "text": "a", "watermark": {"bias": 2.0, "seeding_scheme": "selfhash"},
                "prompt": "a", "detector": {"model": "a", "format": "a"}}),
    ("attack", {"text": "a", "attack": "delete", "other": "a"}), ("estimate", {"model": "stories"}),
]  # fmt: skip


def leaves(value: Any, at: tuple = ()) -> Iterator[tuple]:
    """The places of all texts and nothings, and of the names of fields that are free."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, (*at, name))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from leaves(part, (*at, place))
    elif isinstance(value, str) or value is None:
        yield at


def put(value: Any, at: tuple, text: str) -> Any:
    changed = copy.deepcopy(value)
    part = changed
    for step in at[:-1]:
        part = part[step]
    part[at[-1]] = text
    return changed


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(PUBLIC)
    for model in ("stories", "chat"):  # what loading opens is over
        list(engine.stream(GenerationRequest(model, "a", config={"max_new_tokens": 1})))
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def client(engine):
    with api_server(engine, PUBLIC) as client:
        yield client


def test_what_is_opened_or_asked_for_is_seen(names, monkeypatch):
    local = LocalEngine(Settings.local())
    for look in (local.facts, local.estimate):
        with watched(monkeypatch), contextlib.suppress(RequestError):
            look(names[0])
        assert any(seen.startswith("open") for seen in SEEN) and any(seen.startswith("os.stat") for seen in SEEN)


@pytest.mark.slow
@pytest.mark.parametrize(("route", "body"), SENT, ids=[f"{route}{number}" for number, (route, _) in enumerate(SENT)])
def test_no_text_of_a_request_over_http(client, names, monkeypatch, route, body):
    first = client.post(route, json=body)
    with watched(monkeypatch):
        for at in leaves(body):
            for name in names if at[-1] in NAMING else names[:2]:
                answer = client.post(route, json=put(body, at, name))
                assert answer.status_code < 500 and answer.status_code != 429, (at, name, answer.text)
    assert first.status_code in (200, 422), first.text
    assert SEEN == []


@pytest.mark.slow
@pytest.mark.parametrize("knob", sorted({*FREE, "cache_config", "compile_config", "watermarking_config"}))
def test_no_knob(client, names, monkeypatch, knob):
    with watched(monkeypatch):
        for name in names[:2]:
            for value in (name, [name], {"backend": name}, {name: name}, {"options": {name: True}, "mode": None}):
                body = {"model": "stories", "prompt": "Once", "config": {"max_new_tokens": 1, knob: value}}
                assert client.post("run", json=body).status_code in (200, 422)
    assert SEEN == []


# ----------------------------------------------------------------------------------------------------------------- MCP


class Asking:
    """Somebody who asks, in front of the engine of a public host."""

    def __init__(self, engine):
        self.engine = engine

    async def runs(self, requests):
        return [self._run(request) for request in requests]

    def _run(self, request):
        trace = Trace.fold(self.engine.stream(request))
        if trace.failed:
            raise ToolError(trace.failed.message)
        return trace

    async def reports(self, queries):
        return self.engine.detect(queries)


def tool_calls(name):
    """Each argument of each tool, as a plain text that is `name`."""
    yield lambda a: engine_questions.continue_text(a, request_of(name, "Once", "greedy", 2, 0), "greedy")
    yield lambda a: engine_questions.continue_text(a, request_of("stories", name, "greedy", 2, 0), "greedy")
    yield lambda a: engine_questions.continue_text(a, request_of("stories", "Once", name, 2, 0), name)
    yield lambda a: engine_questions.score_text(a, name, "a", "b")
    yield lambda a: engine_questions.score_text(a, "stories", name, "b")
    yield lambda a: engine_questions.score_text(a, "stories", "a", name)
    yield lambda a: engine_questions.compare_strategies(a, {name: request_of("stories", "a", name, 2, 0)})
    yield lambda a: engine_questions.compare_strategies(a, {"greedy": request_of(name, "a", "greedy", 2, 0)})
    yield lambda a: engine_questions.explain_token(a, request_of("stories", name, "greedy", 2, 0), "greedy", 1)
    yield lambda a: engine_questions.explain_token(a, request_of(name, "a", "greedy", 2, 0), "greedy", 1)
    yield lambda a: engine_questions.detect_watermark(a, name, "a text", {"bias": 2.0})
    yield lambda a: engine_questions.detect_watermark(a, "stories", name, {"bias": 2.0})
    fields = ({"seeding_scheme": name}, {name: 1}, {"bias": name}, {"keys": [name], "ngram_len": 3}, name, [name])
    for settings in fields:
        yield lambda a, settings=settings: engine_questions.detect_watermark(a, "stories", "a text", settings)


def test_no_argument_of_a_tool(engine, names, monkeypatch):
    assert "greedy" in get_args(Strategy)
    with watched(monkeypatch):
        for name in names:
            for call in tool_calls(name):
                with contextlib.suppress(ToolError, RequestError):
                    asyncio.run(call(Asking(engine)))
    assert SEEN == []


# ------------------------------------------------------------------------------------------- what page events ask for


def submitted(method, *asked):
    """The last event of a job."""
    over, events = threading.Event(), []

    def listen(event):
        events.append(event)
        if isinstance(event, Finished | Failed):
            over.set()

    method(*asked, listen)
    assert over.wait(60), events
    return events[-1]


def engine_calls(engine, name):
    image = {"kind": "image", "data": name}
    yield lambda: engine.facts(name)
    yield lambda: engine.tokens(name, "a")
    yield lambda: engine.draw_tokens(name, 2)
    yield lambda: engine.render(name, [{"role": "user", "content": "a"}])
    yield lambda: engine.argument_defaults(name, [{"role": "user", "content": "a"}])
    yield lambda: engine.estimate(name)
    yield lambda: engine.unload(name)
    yield lambda: engine.detect([Query(name, "a", {"bias": 2.0})])
    yield lambda: engine.detect([Query("stories", "a", {"keys": [1, 2, 3], "ngram_len": 3}, detector={"model": name})])
    yield lambda: engine.train_detector(name, [[1] * 40] * 4, [[2] * 40] * 4, {"keys": [1, 2, 3], "ngram_len": 3})
    yield lambda: submitted(engine.submit, GenerationRequest("stories", "a", assistant=name))
    yield lambda: submitted(engine.submit, GenerationRequest("stories", "a", custom_generate=name))
    yield lambda: submitted(engine.submit, GenerationRequest("captioner", media=[image]))
    yield lambda: submitted(engine.ask, BatchQuestion(GenerationRequest(name), ["a"]))
    yield lambda: submitted(engine.ask, PairQuestion(name, "stories", [1], [2]))
    yield lambda: submitted(engine.ask, PairQuestion("stories", name, [1], [2]))
    yield lambda: submitted(engine.ask, PromptQuestion(name, [[1], [2]], [], []))
    yield lambda: submitted(engine.ask, LensQuestion(name, [1, 2], [1]))
    yield lambda: submitted(engine.ask, AttentionQuestion("captioner", [1, 2], [1], image))
    yield lambda: submitted(engine.ask, ServingQuestion(name, [ServedRequest("a")]))
    yield lambda: submitted(engine.open, name)


@pytest.mark.slow
def test_no_question_of_a_page_event(engine, names, monkeypatch):
    wrong = []
    with watched(monkeypatch):
        for name in names:
            for number, call in enumerate(engine_calls(engine, name)):
                try:
                    call()
                except (RequestError, ModelError, ValueError):
                    continue
                except Exception as error:
                    wrong.append((number, name, repr(error)[:200]))
    assert SEEN == []
    assert wrong == []
