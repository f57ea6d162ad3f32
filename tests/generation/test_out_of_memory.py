"""Memory that runs out is said in a sentence, whoever says it first, and ends one run only."""

from __future__ import annotations

import errno

import pytest
import torch

from playground.engines.local import LocalEngine
from playground.generation.failures import explain
from playground.models.out_of_memory import is_out_of_memory
from playground.requests.callables import UserCallables
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import Failed, Finished, Stepped

TOO_MUCH = 10**15  # bytes


def raised(work):
    with pytest.raises(Exception) as caught:
        work()
    return caught.value


@pytest.mark.parametrize(
    "error",
    [
        raised(lambda: torch.empty(TOO_MUCH, dtype=torch.uint8)),
        raised(lambda: bytearray(2**62)),
        torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 20.00 GiB."),
        RuntimeError("[enforce fail at alloc_cpu.cpp:124] DefaultCPUAllocator: can't allocate memory: you tried to"),
        RuntimeError("DefaultCPUAllocator: not enough memory: you tried to allocate 8 bytes."),
        RuntimeError("MPS backend out of memory (MPS allocated: 8 GB)"),
        RuntimeError("CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling `cublasCreate(handle)`"),
        RuntimeError("std::bad_alloc"),
        OSError(errno.ENOMEM, "Cannot allocate memory"),
    ],
    ids=lambda error: f"{type(error).__name__} {error}"[:40],
)
def test_it_is_the_same_sentence_for_all(error):
    failed = explain(error)
    assert failed.message == "The machine ran out of memory."
    assert "fewer beams" in failed.fix and "smaller model" in failed.fix
    assert [problem.knob for problem in failed.diagnostics] == ["config"]


@pytest.mark.parametrize("error", [ValueError("out of memory"), RuntimeError("size mismatch"), OSError(2, "not there")])
def test_other_errors_are_others(error):
    assert not is_out_of_memory(error)


@pytest.mark.parametrize("kind", ["processor", "criterion", "loop"])
def test_a_run_that_fills_the_memory_ends_alone(kind):
    engine = LocalEngine(Settings())
    count = [0]

    def fills(*args, **kwargs):
        count[0] += 1
        if count[0] == 3 or kind == "loop":
            torch.empty(TOO_MUCH, dtype=torch.uint8)
        return args[1] if kind == "processor" else torch.zeros(1, dtype=torch.bool)

    own = {
        "processor": UserCallables(logits_processor=[fills]),
        "criterion": UserCallables(stopping_criteria=[fills]),
        "loop": UserCallables(custom_generate=fills),
    }[kind]
    neighbour = engine.stream(GenerationRequest("stories", "Once", config={"max_new_tokens": 60}))
    next(event for event in neighbour if isinstance(event, Stepped))
    events = list(engine.stream(GenerationRequest("stories", "Once", config={"max_new_tokens": 20}), own))
    assert isinstance(events[-1], Failed) and events[-1].message == "The machine ran out of memory."
    assert sum(isinstance(event, Stepped) for event in events) <= 2
    assert isinstance(list(neighbour)[-1], Finished)
    engine.close()
