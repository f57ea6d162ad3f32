"""Trains `translator`: `python -m training.translator_train --out FOLDER`.

A T5 (encoder and decoder, relative positions, tied embeddings), AdamW, a learning rate that warms up and falls along a
cosine; the first quarter of the steps sees the shorter half of the pairs alone. Its tokenizer is a byte-level BPE of the training lines that closes a text with `</s>`, as T5's does. It reads
FOLDER/train.jsonl (translator_corpus.py) and writes FOLDER/translator/, the weights as float16.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import GenerationConfig, PreTrainedTokenizerFast, T5Config, T5ForConditionalGeneration

from training import translator_words as words
from training.tokenizer import save
from training.translator_meaning import capital

VOCABULARY = 2048
PAD, END = "<pad>", "</s>"  # 0, which begins the decoder's text too, and 1
CONTEXT = 128
SHAPE = {"d_model": 128, "d_kv": 32, "num_heads": 4, "d_ff": 256, "num_layers": 3, "num_decoder_layers": 2}
ROWS = 64  # pairs a step
STEPS = 3500
RATE = 3e-3
QUERY_SHARE = 0.2  # of the rate, for the queries' matrices: T5 starts them small, and does not divide their products
WARMUP = 200
SORTED = 40  # steps whose pairs are sorted by length together, so that little is padding
SEED = 0


def tokenizer_of(texts: Iterable[str]) -> PreTrainedTokenizerFast:
    """Any text comes back unchanged from it: all 256 bytes are tokens."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.train_from_iterator(
        texts,
        trainers.BpeTrainer(
            vocab_size=VOCABULARY,
            special_tokens=[PAD, END],
            initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
            show_progress=False,
        ),
    )
    tokenizer.post_processor = processors.TemplateProcessing(single=f"$A {END}", special_tokens=[(END, 1)])
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        eos_token=END,
        pad_token=PAD,
        model_max_length=CONTEXT,
        model_input_names=["input_ids", "attention_mask"],  # transformers 4 would add token types
        clean_up_tokenization_spaces=False,
    )


def build(tokenizer: PreTrainedTokenizerFast) -> T5ForConditionalGeneration:
    """The untrained model, float32.

    Embeddings and what is added to them begin at a tenth of T5's scale, which was made for an optimizer whose steps grow
    with the weights: AdamW's do not, and would need far longer to turn vectors of length 11. Words of one meaning
    begin near each other, whatever their language, as if a dictionary had been read, and what the decoder sees in the
    encoder's states it begins by passing on unchanged: so it knows from the start which words it could write.
    """
    torch.manual_seed(SEED)
    model = T5ForConditionalGeneration(
        T5Config(
            vocab_size=len(tokenizer),
            **SHAPE,
            feed_forward_proj="gated-gelu",
            dropout_rate=0.0,
            tie_word_embeddings=True,
            pad_token_id=tokenizer.pad_token_id,
            eos_token_id=tokenizer.eos_token_id,
            decoder_start_token_id=tokenizer.pad_token_id,
        )
    )
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            if name.endswith(("shared.weight", ".o.weight", ".wo.weight")):
                parameter.mul_(0.1)
        model.decoder.final_layer_norm.weight.fill_(model.config.d_model**0.5)  # T5 divides by it before tied outputs
        for block in model.decoder.block:
            for matrix in (block.layer[1].EncDecAttention.v, block.layer[1].EncDecAttention.o):
                torch.nn.init.eye_(matrix.weight)
        for ids in meanings(tokenizer):
            own = model.shared.weight[ids]
            model.shared.weight[ids] = 0.6 * own + 0.8 * 0.1 * torch.randn(model.config.d_model)
    return model


def meanings(tokenizer: PreTrainedTokenizerFast) -> Iterator[list[int]]:
    """For each noun, adjective and verb: the tokens that are a whole word of it, in any form and any language."""
    for row in (*words.NOUNS, *words.ADJECTIVES, *words.VERBS, *words.INTRANSITIVE):
        said = set(_strings((row.english, row.german, row.french))) - {"", "m", "f", "n"}
        spelled = tokenizer([text for word in said for text in (f" {word}", capital(word))], add_special_tokens=False)
        if ids := sorted({ids[0] for ids in spelled.input_ids if len(ids) == 1}):
            yield ids


def _strings(found: object) -> Iterator[str]:
    if isinstance(found, str):
        yield found
    else:
        for part in found if isinstance(found, tuple) else vars(found).values():
            yield from _strings(part)


def batches(sources: list[list[int]], targets: list[list[int]], seed: int) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
    """Endless (input ids, labels), padded with 0 and with -100; the same for the same seed."""
    random = np.random.default_rng(seed)
    lengths = np.array([len(source) + len(target) for source, target in zip(sources, targets, strict=True)])
    while True:
        order = random.permutation(len(sources))
        for start in range(0, len(order) - SORTED * ROWS + 1, SORTED * ROWS):
            some = order[start : start + SORTED * ROWS]
            some = some[np.argsort(lengths[some], kind="stable")].reshape(SORTED, ROWS)
            for rows in some[random.permutation(SORTED)]:
                yield _padded([sources[row] for row in rows], 0), _padded([targets[row] for row in rows], -100)


def _padded(rows: list[list[int]], filler: int) -> torch.Tensor:
    width = max(map(len, rows))
    return torch.tensor([row + [filler] * (width - len(row)) for row in rows])


def rate_at(step: int, steps: int) -> float:
    """Linear warm-up, then half a cosine down to a fiftieth."""
    if step < WARMUP:
        return RATE * (step + 1) / WARMUP
    return RATE * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - WARMUP) / max(1, steps - WARMUP))))


def export(model: T5ForConditionalGeneration, tokenizer: PreTrainedTokenizerFast, folder: Path) -> None:
    """Write weights as float16 and everything that loading needs; config.json asks for float32, what CPUs run best."""
    folder.mkdir(parents=True, exist_ok=True)
    ids = {"pad_token_id": tokenizer.pad_token_id, "eos_token_id": tokenizer.eos_token_id}
    model.generation_config = GenerationConfig(decoder_start_token_id=tokenizer.pad_token_id, **ids)
    model.half().save_pretrained(folder)
    path = folder / "config.json"
    config = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(config | {"dtype": "float32"}, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    path = folder / "generation_config.json"
    kept = {k: v for k, v in json.loads(path.read_text(encoding="utf-8")).items() if k.endswith("token_id")}
    path.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    save(tokenizer, folder)


def train(out: Path, steps: int = STEPS, log_every: int = 100) -> Path:
    """Train on the lines in `out`; returns the folder of the model, OUT/translator."""
    with (out / "train.jsonl").open(encoding="utf-8") as file:
        pairs = [json.loads(line) for line in file]
    tokenizer = tokenizer_of(itertools.chain.from_iterable(pair.values() for pair in pairs[:60_000]))
    sources, targets = (
        [encoding.ids for encoding in tokenizer.backend_tokenizer.encode_batch([pair[side] for pair in pairs])]
        for side in ("source", "target")
    )
    order = sorted(range(len(pairs)), key=lambda row: len(sources[row]) + len(targets[row]))[: len(pairs) // 2]
    short = [sources[row] for row in order], [targets[row] for row in order]
    stream = itertools.chain(
        itertools.islice(batches(*short, SEED), steps // 4), batches(sources, targets, SEED + 1)
    )
    model = build(tokenizer).train()
    queries = [parameter for name, parameter in model.named_parameters() if name.endswith(".q.weight")]
    others = [parameter for name, parameter in model.named_parameters() if not name.endswith(".q.weight")]
    groups = [{"params": queries, "share": QUERY_SHARE}, {"params": others, "share": 1.0}]
    optimizer = torch.optim.AdamW(groups, lr=RATE, betas=(0.9, 0.98), weight_decay=0.01, fused=True)
    print(f"{model.num_parameters():,} parameters, {len(pairs):,} pairs, {steps} steps", flush=True)
    began, shown, tokens = time.perf_counter(), 0.0, 0
    for step, (inputs, labels) in enumerate(itertools.islice(stream, steps)):
        for group in optimizer.param_groups:
            group["lr"] = group["share"] * rate_at(step, steps)
        loss = model(input_ids=inputs, attention_mask=(inputs != 0).long(), labels=labels).loss
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        shown, tokens = shown + float(loss.detach()), tokens + int((inputs != 0).sum() + (labels >= 0).sum())
        if (step + 1) % log_every == 0 or step + 1 == steps:
            seconds = time.perf_counter() - began
            print(
                f"step {step + 1} loss {shown / log_every:.4f} tokens {tokens:,} seconds {seconds:.0f} "
                f"tokens/s {tokens / seconds:.0f}",
                flush=True,
            )
            shown = 0.0
    export(model, tokenizer, out / "translator")
    numbers = {"parameters": model.num_parameters(), "pairs": len(pairs), "steps": steps, "tokens": tokens}
    numbers["seconds"] = round(time.perf_counter() - began)
    (out / "translator.json").write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")
    return out / "translator"


def main() -> None:
    """Train the model."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the corpus")
    parser.add_argument("--steps", type=int, default=STEPS)
    arguments = parser.parse_args()
    print(train(arguments.out, arguments.steps))


if __name__ == "__main__":
    main()
