"""The checks of gpu.py that look at PyTorch and transformers only. Nothing of the playground is imported here."""

from __future__ import annotations

import importlib.metadata
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, BitsAndBytesConfig

from tests.benchmarks.gpu_place import STORIES, CannotRun, Place, Row, of, reason, spread


def draws(place: Place) -> Iterator[Row]:
    """How `torch.multinomial` draws: whether it is the race argmax(p / q), with q exponential from the same generator,
    and whether a seed gives the same draws again, on the CPU, and for a row by itself."""
    device = place.device
    race, again, on_cpu, alone = [], [], [], []

    def drawn(probabilities: torch.Tensor, count: int, seed: int) -> torch.Tensor:
        generator = torch.Generator(probabilities.device).manual_seed(seed)
        return torch.multinomial(probabilities, count, generator=generator)

    for vocabulary in place.sizes.vocabularies:
        for dtype in (torch.float32, torch.bfloat16):
            for rows in (1, 8):
                for count in (1, 4):
                    for seed in range(place.sizes.seeds):
                        torch.manual_seed(seed + 100)
                        logits = 2 * torch.randn(rows, vocabulary)
                        p = logits.softmax(-1).to(device, dtype)
                        ours = drawn(p, count, seed)
                        generator = torch.Generator(device).manual_seed(seed)
                        q = torch.empty_like(p).exponential_(1, generator=generator)
                        race.append(torch.equal(ours, (p / q).topk(count).indices))
                        again.append(torch.equal(ours, drawn(p, count, seed)))
                        on_cpu.append(torch.equal(ours.cpu(), drawn(p.cpu(), count, seed)))
                        if rows > 1:
                            alone.append(torch.equal(ours[:1], drawn(p[:1], count, seed)))
    yield Row("draws of `torch.multinomial` that are argmax(p / q), q exponential from the same generator", of(race))
    yield Row("the same draws for the same seed", of(again))
    yield Row("the draws that the CPU makes for the same seed", of(on_cpu))
    yield Row("of eight rows, the first draws as it does alone", of(alone))


def stories(place: Place, dtype: torch.dtype, **more: Any) -> Any:
    """The model `stories`, which ends no text."""
    model = AutoModelForCausalLM.from_pretrained(STORIES, dtype=dtype, **more)
    if not more:
        model = model.to(place.device)
    model.generation_config.eos_token_id = None
    return model.eval()


def beginnings(place: Place, model: Any, length: int = 12) -> torch.Tensor:
    """Beginnings of stories that the model draws, all of one length, (prompts, tokens)."""
    tokenizer = AutoTokenizer.from_pretrained(STORIES)
    ids = tokenizer("Once upon a time", return_tensors="pt")["input_ids"].to(place.device)
    torch.manual_seed(0)
    return model.generate(
        ids, attention_mask=torch.ones_like(ids), do_sample=True, max_new_tokens=length,
        num_return_sequences=place.sizes.prompts, pad_token_id=0,
    )  # fmt: skip


def greedy(model: Any, prompts: torch.Tensor, tokens: int, rows: int) -> torch.Tensor:
    """Greedy texts of the prompts, decoded `rows` at a time."""
    options = {"do_sample": False, "max_new_tokens": tokens, "pad_token_id": 0}
    parts = [model.generate(part, attention_mask=torch.ones_like(part), **options) for part in prompts.split(rows)]
    return torch.cat(parts)[:, prompts.shape[1] :]


def _parted(one: torch.Tensor, other: torch.Tensor) -> str:
    """In how many texts two ways of decoding part, and where."""
    differ = one != other
    places = [int(row.nonzero()[0]) + 1 for row in differ if row.any()]
    found = f"{len(places)} of {len(one)} texts"
    return f"{found}, first at token {statistics.median(places):.0f} (median)" if places else found


@torch.no_grad()
def flips(place: Place) -> Iterator[Row]:
    """Greedy tokens of `stories` that bfloat16, or more rows in one batch, change."""
    tokens, most = place.sizes.tokens, place.sizes.prompts
    exact = stories(place, torch.float32)
    prompts = beginnings(place, exact)
    texts = greedy(exact, prompts, tokens, 1)
    for rows in sorted({min(8, most), most}):
        together = greedy(exact, prompts, tokens, rows)
        yield Row(f"float32: greedy texts of {tokens} tokens that part in batches of {rows}", _parted(texts, together))
    whole = torch.cat([prompts, texts], dim=1)
    wanted = exact(whole).logits[:, prompts.shape[1] - 1 : -1].argmax(-1)
    yield Row(
        "float32: likeliest tokens that differ between one pass over the text and step by step",
        f"{int((wanted != texts).sum())} of {wanted.numel()}",
    )
    rounded = stories(place, torch.bfloat16)
    ours = rounded(whole).logits[:, prompts.shape[1] - 1 : -1].argmax(-1)
    yield Row(
        "bfloat16: likeliest tokens that differ from float32, on the same texts in one pass",
        f"{int((ours != wanted).sum())} of {wanted.numel()}",
    )
    alone = greedy(rounded, prompts, tokens, 1)
    yield Row("bfloat16: greedy texts that part from float32", _parted(texts, alone))
    for rows in sorted({min(8, most), most}):
        together = greedy(rounded, prompts, tokens, rows)
        yield Row(f"bfloat16: greedy texts that part in batches of {rows}", _parted(alone, together))


def _pace(place: Place, model: Any, **options: Any) -> tuple[list[float], torch.Tensor]:
    """Tokens a second of greedy runs after one that is not counted, and the last one's ids."""
    inputs, tokens, paces = place.prompt(), place.sizes.tokens, []
    arguments = {
        "attention_mask": torch.ones_like(inputs), "max_new_tokens": tokens, "do_sample": False, "pad_token_id": 0,
    } | options  # fmt: skip
    for turn in range(1 + place.sizes.repeats):
        seconds, ids = place.seconds(lambda: model.generate(inputs, **arguments))
        paces += [tokens / seconds] if turn else []
    return paces, ids[0, inputs.shape[1] :]


def bits(place: Place) -> Iterator[Row]:
    """Memory and speed of bfloat16, 8 bits and 4 bits (bitsandbytes), and what they change of `stories`."""
    try:
        importlib.metadata.version("bitsandbytes")
    except importlib.metadata.PackageNotFoundError as error:
        raise CannotRun("the package bitsandbytes is not installed") from error
    ways: dict[str, dict[str, Any]] = {
        "bfloat16": {},
        "8 bits": {"quantization_config": BitsAndBytesConfig(load_in_8bit=True)},
        "4 bits (nf4)": {
            "quantization_config": BitsAndBytesConfig(
                load_in_4bit=True, bnb_4bit_quant_type="nf4", bnb_4bit_compute_dtype=torch.bfloat16
            )
        },
    }
    exact = stories(place, torch.float32)
    texts = beginnings(place, exact, place.sizes.tokens)
    with tempfile.TemporaryDirectory() as folder, torch.no_grad():
        place.random_model(torch.bfloat16).save_pretrained(Path(folder))
        wanted = exact(texts).logits.argmax(-1)
        for name, options in ways.items():
            placed = {**options, "device_map": place.device} if options else {}
            what = f"{name}: weights of the random model; greedy tokens a second; likeliest tokens of `stories` kept"
            try:
                model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.bfloat16, **placed)
                model = model.eval() if options else model.eval().to(place.device)
                paces, _ = _pace(place, model)
                same = stories(place, torch.bfloat16, **placed)(texts).logits.argmax(-1) == wanted
            except Exception as error:  # one package that cannot do it must not hide the others
                yield Row(what, f"failed: {reason(error)}")
                continue
            megabytes = model.get_memory_footprint() / 1e6
            yield Row(what, f"{megabytes:.1f} MB; {spread(paces, '.1f')}; {same.float().mean():.1%}")


def caches(place: Place) -> Iterator[Row]:
    """Speed of each key-value cache, and for how many tokens its greedy text is that of the growing cache."""
    model = place.random_model(torch.bfloat16 if place.device == "cuda" else torch.float32)
    paces, wanted = _pace(place, model)
    yield Row("dynamic cache: greedy tokens a second", spread(paces, ".1f"))
    fp8 = {"cache_implementation": "quantized", "cache_config": {"backend": "fp8"}}
    ways: list[tuple[str, dict[str, Any]]] = [
        ("static cache", {"cache_implementation": "static", "disable_compile": True}),
        ("fp8 cache", fp8),
        ("static cache, compiled", {"cache_implementation": "static"}),
        ("fp8 cache, compiled", fp8),
    ]
    for name, options in ways:
        what = f"{name}: greedy tokens a second; the first tokens that are those of the dynamic cache"
        if "compiled" in name and place.device != "cuda":
            yield Row(what, "cannot run: transformers compiles on an accelerator only")
            continue
        if name == "fp8 cache, compiled":  # the library compiles nothing with this cache
            model.forward = torch.compile(model.forward, dynamic=True)
        try:
            paces, ids = _pace(place, model, **options)
        except Exception as error:
            yield Row(what, f"cannot run: {reason(error)}")
            continue
        parted = (ids != wanted).nonzero()
        same = int(parted[0]) if len(parted) else len(wanted)
        yield Row(what, f"{spread(paces, '.1f')}; {same} of {len(wanted)}")
