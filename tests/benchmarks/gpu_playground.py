"""The checks of gpu.py that run the playground itself. It is imported when a check begins, and not before: where the
transformers that is there is none for the playground, each of these says so."""

from __future__ import annotations

import importlib
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch
import transformers
from packaging.requirements import Requirement

from tests.benchmarks.gpu_place import ROOT, CannotRun, Place, Row, of, spread

GOAL = {"overhead": 1.05, "lanes": 1.3}


def require_playground() -> None:
    """Raises CannotRun where the installed transformers is none for the playground, or something else is missing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {each.name: each.specifier for each in map(Requirement, project["dependencies"])}["transformers"]
    if not wanted.contains(transformers.__version__, prereleases=True):
        raise CannotRun(f"the playground needs transformers {wanted}; {transformers.__version__} is installed")
    try:
        for module in ("playground.engines.local", "playground.generation.runner"):
            importlib.import_module(module)
    except ImportError as error:
        raise CannotRun(f"the playground cannot be imported: {error}") from error


def ids_and_overhead(place: Place) -> Iterator[Row]:
    """Whether a traced run writes what a bare `generate` writes, and the time it takes over that."""
    require_playground()
    from playground.models.token_texts import TokenTexts
    from playground.recording import Recorder
    from tests.benchmarks.overhead import CASES, seconds
    from tests.support.tiny_models import byte_tokenizer

    texts, inputs = TokenTexts(byte_tokenizer()), place.prompt()
    for dtype in (torch.float32, torch.bfloat16):
        model, few = place.random_model(dtype), max(1, place.sizes.layers // 6)
        draft = place.random_model(dtype, few)
        draft.load_state_dict(model.state_dict(), strict=False)
        for name, fields in CASES.items():
            config = transformers.GenerationConfig(max_new_tokens=place.sizes.tokens, pad_token_id=0, **fields)
            assistant = draft if name == "assisted" else None
            same, ratios = [], []
            for repeat in range(place.sizes.repeats + 1):
                recorder = Recorder([].append, texts, 10, assistant)
                order = [None, recorder] if repeat % 2 else [recorder, None]
                taken = {way is None: seconds(model, inputs, config, assistant, way) for way in order}
                (bare, bare_ids), (traced, traced_ids) = taken[True], taken[False]
                same.append(torch.equal(bare_ids, traced_ids))
                ratios += [traced / bare] if repeat else []
            kind = str(dtype).removeprefix("torch.")
            yield Row(
                f"{name}, {kind}: traced runs with the ids of bare `generate`; their time over it (goal "
                f"{GOAL['overhead']})",
                f"{of(same)}; {spread(ratios)}",
            )


# What the host does to wait for the device: each value that it reads copies one number and waits for it.
_WAITS = ("cudaStreamSynchronize", "cudaDeviceSynchronize", "cudaEventSynchronize")


def kernels(place: Place) -> Iterator[Row]:
    """How many kernels and how many waits for the device a step costs, and how many of them the recorder adds (goal:
    one wait). Where there is no GPU, operations in the place of kernels, and values that are read in that of waits."""
    require_playground()
    from playground.models.token_texts import TokenTexts
    from playground.recording import Recorder
    from tests.benchmarks.overhead import CASES
    from tests.support.tiny_models import byte_tokenizer

    texts, inputs, model = TokenTexts(byte_tokenizer()), place.prompt(), place.random_model(layers=2)

    def counted(fields: dict[str, Any], tokens: int, is_traced: bool) -> tuple[int, int]:
        config = transformers.GenerationConfig(max_new_tokens=tokens, pad_token_id=0, **fields)
        recorder = Recorder([].append, texts, 10, None) if is_traced else None
        activities = [torch.profiler.ProfilerActivity.CPU]
        activities += [torch.profiler.ProfilerActivity.CUDA] * (place.device == "cuda")
        with torch.profiler.profile(activities=activities) as profile:
            model.generate(inputs, generation_config=config, custom_generate=recorder)
            place.wait()
        events = profile.events()
        if place.device != "cuda":
            names = [event.name for event in events]
            return sum(name.startswith("aten::") for name in names), names.count("aten::_local_scalar_dense")
        on_device = [event for event in events if event.device_type == torch.autograd.DeviceType.CUDA]
        launched = [event for event in on_device if not event.name.startswith(("Memcpy", "Memset"))]
        return len(launched), sum(event.name in _WAITS for event in events)

    for name, fields in CASES.items():
        if name == "assisted":  # its steps are of different lengths
            continue
        each = {}
        for is_traced in (False, True):
            counted(fields, 3, is_traced)  # warms up
            few, many = (counted(fields, tokens, is_traced) for tokens in (4, 12))
            each[is_traced] = [(more - less) / 8 for less, more in zip(few, many, strict=True)]
        added = [traced - bare for bare, traced in zip(each[False], each[True], strict=True)]
        yield Row(
            f"{name}: kernels and waits for the device of a step; what the recorder adds (goal: one wait)",
            f"{each[False][0]:.1f} and {each[False][1]:.1f}; {added[0]:+.1f} and {added[1]:+.1f}",
        )


def lanes(place: Place) -> Iterator[Row]:
    """The time of eight lanes over that of one run (goal 1.3), and whether they write what each writes by itself."""
    require_playground()
    for dtype in (torch.float32, torch.bfloat16):
        yield _lanes_of(place, dtype)


def _lanes_of(place: Place, dtype: torch.dtype) -> Row:
    from playground.batching.scheduler import LaneScheduler
    from playground.models.loading import LoadedModel
    from tests.benchmarks.lanes import MEASURER, ids, in_lanes, in_turn, seconds
    from tests.support.tiny_models import byte_tokenizer

    kind, model, tokens = str(dtype).removeprefix("torch."), place.random_model(dtype), min(48, place.sizes.tokens)
    target = LoadedModel("benchmark", model, byte_tokenizer(), "folder", place.device, kind)
    scheduler = LaneScheduler(model, before_passes=lambda: MEASURER.measure_pending())
    what = f"{kind}: time of 8 sampling lanes over one (goal {GOAL['lanes']}); in turn; texts as by themselves"
    if not scheduler.can_join:
        return Row(what, "cannot run: texts of different lengths cannot share a pass with this model here")
    seconds(lambda: in_turn(target, 1, 4) + in_lanes(scheduler, target, 2, 4))  # warms up
    together, apart, same = [], [], []
    for _ in range(place.sizes.repeats):
        one, _ = seconds(lambda: in_turn(target, 1, tokens))
        ours_taken, ours = seconds(lambda: in_lanes(scheduler, target, 8, tokens))
        turn_taken, theirs = seconds(lambda: in_turn(target, 8, tokens))
        together.append(ours_taken / one)
        apart.append(turn_taken / one)
        same += [a == b for a, b in zip(ids(ours), ids(theirs), strict=True)]
    return Row(what, f"{spread(together, '.2f')}; {spread(apart, '.2f')}; {of(same)}")


def _run(engine: Any, seed: int, tokens: int) -> tuple[float, float, int]:
    """One run of `stories` that does not end before: seconds to its first token, to its end, and its tokens."""
    from playground.requests.request import GenerationRequest
    from playground.trace import Failed, Stepped

    config = {"do_sample": True, "top_p": 0.95, "max_new_tokens": tokens, "eos_token_id": 1}  # it never writes token 1
    begun, first, count = time.perf_counter(), 0.0, 0
    for event in engine.stream(GenerationRequest("stories", "Once upon a time", config=config, seed=seed)):
        if isinstance(event, Failed):
            raise RuntimeError(event.message)
        if isinstance(event, Stepped):
            first, count = first or time.perf_counter() - begun, count + 1
    return first, time.perf_counter() - begun, count


def _engine() -> Any:
    """An engine with `stories` loaded, each of whose runs may begin at once."""
    require_playground()
    from playground.engines.local import LocalEngine
    from playground.settings import Settings

    engine = LocalEngine(Settings.local())
    _run(engine, 0, 4)
    return engine


def first_token(place: Place) -> Iterator[Row]:
    """Seconds from a request to its first token, with the model loaded."""
    engine = _engine()
    try:
        firsts = [_run(engine, seed, 4)[0] for seed in range(4 * place.sizes.repeats)]
    finally:
        engine.close()
    yield Row("`stories`, through the engine: seconds from a request to its first token", spread(firsts))


def people(place: Place) -> Iterator[Row]:
    """Tokens a second of thirty people who start together over those of one."""
    engine, tokens, count = _engine(), place.sizes.tokens, place.sizes.people
    try:
        ratios, lasts, alone = [], [], []
        for _ in range(max(1, place.sizes.repeats // 2)):
            _, taken, written = _run(engine, 0, tokens)
            alone.append(written / taken)
            begun = time.perf_counter()
            found = _together(engine, count, tokens)
            ratios.append(sum(written for _, _, written in found) / (time.perf_counter() - begun) / alone[-1])
            lasts.append(max(first for first, _, _ in found))
    finally:
        engine.close()
    yield Row(
        f"`stories`, through the engine: tokens a second of {count} people over one's; of one; the last first token",
        f"{spread(ratios, '.2f')}; {spread(alone, '.0f')}; {spread(lasts)} s",
    )


def _together(engine: Any, count: int, tokens: int) -> list[tuple[float, float, int]]:
    """The runs of so many people who start at once."""
    with ThreadPoolExecutor(count) as threads:
        return list(threads.map(lambda seed: _run(engine, seed, tokens), range(count)))


def memory(place: Place) -> Iterator[Row]:
    """What a traced run of five beams takes beside a bare one, at its peak, and what `output_scores=True` takes."""
    require_playground()
    if place.device != "cuda":
        raise CannotRun("PyTorch counts the peak on CUDA only; memory.py measures it on a CPU")
    from playground.models.token_texts import TokenTexts
    from playground.recording import Recorder
    from tests.support.tiny_models import byte_tokenizer

    model, inputs = place.random_model(torch.bfloat16), place.prompt(length=16)

    def peak(recorder: Any = None, scores: bool = False) -> float:
        config = transformers.GenerationConfig(
            max_new_tokens=4 * place.sizes.tokens, num_beams=5, pad_token_id=0, return_dict_in_generate=scores,
            output_scores=scores,
        )  # fmt: skip
        torch.cuda.empty_cache()
        torch.cuda.reset_peak_memory_stats()
        model.generate(inputs, generation_config=config, custom_generate=recorder)
        return torch.cuda.max_memory_allocated() / 1e6

    peak()  # what is allocated once
    bare = peak()
    traced = peak(Recorder([].append, TokenTexts(byte_tokenizer()), 10))
    yield Row(
        f"peak memory of {4 * place.sizes.tokens} steps of 5 beams over a bare run: traced; with `output_scores`",
        f"{traced - bare:.1f} MB; {peak(scores=True) - bare:.1f} MB",
    )
