"""Trains `captioner`: `python -m training.captioner_train --out FOLDER`.

A `VisionEncoderDecoderModel`: a small ViT reads the picture as 8 x 8 patches of 12 x 12 pixels, a small GPT-2 with
cross-attention writes the caption. AdamW, a learning rate that warms up and falls along a cosine, autocast to bfloat16.

While it is trained, two more linear layers tell from each patch's state which kind and which colour lies there. The boxes of the
drawing are known, so this costs nothing. For the first third of the steps the encoder learns from this alone, on collages of many
things, so that it knows what things are before the decoder is to find words for them. These layers are not part of the model
that is saved.

It draws PICTURES training pictures and half as many collages into memory and writes FOLDER/captioner/, the weights as float16.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import numpy as np
import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from torch.nn.functional import cross_entropy
from transformers import (
    GenerationConfig,
    GPT2Config,
    PreTrainedTokenizerFast,
    TrOCRProcessor,
    VisionEncoderDecoderConfig,
    VisionEncoderDecoderModel,
    ViTConfig,
    ViTImageProcessorPil,
)

from training.captioner_captions import captions, choose
from training.captioner_drawing import SIDE, Picture, collage, picture
from training.captioner_scenes import COLOURS, KINDS, Scene, scenes
from training.tokenizer import save

PAD, START, END = "<pad>", "<s>", "</s>"  # 0, 1 and 2
CONTEXT = 128  # tokens that the decoder has places for
LONGEST = 32  # tokens that it writes unless it is told otherwise; a caption has 14 at most
PATCH = 12  # pixels
WIDTH, HEADS, FEED_FORWARD = 128, 4, 384
ENCODER_LAYERS, DECODER_LAYERS = 4, 2
PICTURES = 60_000  # with captions; half as many collages come first
FIRST = 0.35  # of the steps, on collages, without the decoder
ROWS = 64  # pictures a step
STEPS = 5000
RATE = 1e-3
WARMUP = 200
HINTS = 0.5  # how much the loss of the patches' kinds and colours counts
NOISE = 0.04  # of a pixel, of 1: the most that is added while training
SEED = 0


def tokenizer_of(texts: Iterable[str]) -> PreTrainedTokenizerFast:
    """A byte-level BPE, in which each word of a caption becomes one token; any text comes back unchanged from it."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.train_from_iterator(
        texts,
        trainers.BpeTrainer(
            vocab_size=2048,
            min_frequency=2,
            special_tokens=[PAD, START, END],
            initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
            show_progress=False,
        ),
    )
    tokenizer.post_processor = processors.TemplateProcessing(single=f"$A {END}", special_tokens=[(END, 2)])
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        bos_token=START,
        eos_token=END,
        pad_token=PAD,
        model_max_length=CONTEXT,
        model_input_names=["input_ids", "attention_mask"],
        clean_up_tokenization_spaces=False,
    )


def processor_of(tokenizer: PreTrainedTokenizerFast) -> TrOCRProcessor:
    """Pictures to 96 x 96 pixels from -1 to 1, and the tokenizer beside it."""
    half = [0.5, 0.5, 0.5]
    images = ViTImageProcessorPil(size={"height": SIDE, "width": SIDE}, image_mean=half, image_std=half, do_convert_rgb=True)
    return TrOCRProcessor(images, tokenizer)


def build(tokenizer: PreTrainedTokenizerFast) -> VisionEncoderDecoderModel:
    """The untrained model, float32."""
    torch.manual_seed(SEED)
    encoder = ViTConfig(
        hidden_size=WIDTH,
        num_hidden_layers=ENCODER_LAYERS,
        num_attention_heads=HEADS,
        intermediate_size=FEED_FORWARD,
        image_size=SIDE,
        patch_size=PATCH,
    )
    ids = {"bos_token_id": tokenizer.bos_token_id, "eos_token_id": tokenizer.eos_token_id, "pad_token_id": tokenizer.pad_token_id}
    decoder = GPT2Config(
        vocab_size=len(tokenizer),
        n_positions=CONTEXT,
        n_embd=WIDTH,
        n_layer=DECODER_LAYERS,
        n_head=HEADS,
        n_inner=FEED_FORWARD,
        resid_pdrop=0.0,
        embd_pdrop=0.0,
        attn_pdrop=0.0,
        add_cross_attention=True,
        is_decoder=True,
        **ids,
    )
    config = VisionEncoderDecoderConfig.from_encoder_decoder_configs(encoder, decoder)
    config.decoder_start_token_id, config.pad_token_id = tokenizer.bos_token_id, tokenizer.pad_token_id
    model = VisionEncoderDecoderModel(config)
    with torch.no_grad():
        model.encoder.embeddings.position_embeddings[0, 1:] = 0.5 * places(SIDE // PATCH)
    return model


def places(side: int) -> torch.Tensor:
    """(side * side, WIDTH): sines and cosines of the column and of the row of each patch, so that patches near each other begin
    alike (as in https://arxiv.org/abs/2205.01580, section 3). ViT's own beginning hardly tells one place from another."""
    steps = torch.arange(side).float()[:, None] / 100 ** (torch.arange(WIDTH // 4) / (WIDTH // 4))
    waves = torch.cat([steps.sin(), steps.cos()], -1)  # (side, WIDTH / 2)
    rows, columns = waves[:, None].expand(-1, side, -1), waves[None].expand(side, -1, -1)
    return torch.cat([columns, rows], -1).reshape(side * side, WIDTH)


def pictures(seed: int, held: bool) -> Iterator[tuple[Scene, Picture]]:
    """Endless; the same for the same seed."""
    for number, scene in scenes(seed, held):
        yield scene, picture(scene, Random(f"pictures {seed} {number}"))


def hints(drawn: Picture) -> np.ndarray:
    """(2, patches): the kind and the colour of what lies at the middle of each patch, counted from 1; 0 where nothing does.
    The encoder's first state, of no patch, is left out."""
    side = SIDE // PATCH
    found = np.zeros((2, side, side), np.uint8)
    for thing, (left, top, right, bottom) in drawn.boxes:
        rows, columns = (
            [i for i in range(side) if low <= (i + 0.5) * PATCH <= high] for low, high in ((top, bottom), (left, right))
        )
        found[0][np.ix_(rows, columns)] = KINDS.index(thing.kind) + 1
        found[1][np.ix_(rows, columns)] = COLOURS.index(thing.colour) + 1
    return found.reshape(2, -1)


class Drawn:
    """Training pictures in memory, and batches of them; each time a picture is shown its caption is chosen anew."""

    def __init__(self, drawn: Iterable[tuple[Scene | None, Picture]], count: int):
        self.pixels = np.empty((count, SIDE, SIDE, 3), np.uint8)
        self.hints = np.empty((count, 2, (SIDE // PATCH) ** 2), np.uint8)
        self.scenes = []
        for row, (scene, found) in enumerate(itertools.islice(drawn, count)):
            self.pixels[row], self.hints[row] = np.asarray(found.image), hints(found)
            self.scenes.append(scene)

    def batches(self, tokenizer: PreTrainedTokenizerFast) -> Iterator[tuple[torch.Tensor, torch.Tensor | None, torch.Tensor]]:
        """Endless (pixels from -1 to 1 (rows, 3, 96, 96), labels (rows, tokens) padded with -100, hints (rows, 2, 64)); no labels
        where the pictures show no scenes."""
        random, words = np.random.default_rng(SEED), Random(SEED)
        while True:
            order = random.permutation(len(self.scenes))
            for start in range(0, len(order) - ROWS + 1, ROWS):
                some = order[start : start + ROWS]
                pixels = torch.from_numpy(self.pixels[some]).permute(0, 3, 1, 2).float() / 127.5 - 1
                strength = 2 * NOISE * torch.from_numpy(random.random((ROWS, 1, 1, 1), np.float32))
                pixels += strength * torch.from_numpy(random.standard_normal(pixels.shape, np.float32))
                labels = None
                if self.scenes[0]:
                    texts = [choose(self.scenes[row], words) for row in some]
                    encoded = tokenizer(texts, padding=True, return_tensors="pt")
                    labels = encoded.input_ids.masked_fill(encoded.attention_mask == 0, -100)
                yield pixels, labels, torch.from_numpy(self.hints[some]).long()


def rate_at(step: int, steps: int) -> float:
    """Linear warm-up, then half a cosine down to a fiftieth."""
    if step < WARMUP:
        return RATE * (step + 1) / WARMUP
    return RATE * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - WARMUP) / max(1, steps - WARMUP))))


def export(model: VisionEncoderDecoderModel, tokenizer: PreTrainedTokenizerFast, folder: Path) -> None:
    """Write weights as float16 and everything that loading needs; config.json asks for float32, what CPUs run best."""
    folder.mkdir(parents=True, exist_ok=True)
    model.generation_config = GenerationConfig(
        decoder_start_token_id=tokenizer.bos_token_id,
        bos_token_id=tokenizer.bos_token_id,
        eos_token_id=tokenizer.eos_token_id,
        pad_token_id=tokenizer.pad_token_id,
        max_length=LONGEST,
    )
    model.half().save_pretrained(folder)
    path = folder / "config.json"
    config = json.loads(path.read_text(encoding="utf-8"))
    for part in (config, config["encoder"], config["decoder"]):
        part["dtype"] = "float32"
    path.write_text(json.dumps(config, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    path = folder / "generation_config.json"
    kept = {k: v for k, v in json.loads(path.read_text(encoding="utf-8")).items() if k.endswith("token_id") or k == "max_length"}
    path.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    processor_of(tokenizer).save_pretrained(folder)
    save(tokenizer, folder)


def train(out: Path, steps: int = STEPS, count: int = PICTURES, log_every: int = 100) -> Path:
    """Draw, train and write; returns the folder of the model, OUT/captioner."""
    texts = itertools.chain.from_iterable(captions(scene) for _, scene in itertools.islice(scenes(SEED, held=False), 5000))
    tokenizer = tokenizer_of(texts)
    first = ((None, collage(Random(f"collages {number}"))) for number in itertools.count())
    stream = itertools.chain(
        itertools.islice(Drawn(first, count // 2).batches(tokenizer), round(FIRST * steps)),
        Drawn(pictures(1, held=False), count).batches(tokenizer),
    )
    model = build(tokenizer).train()
    kinds, colours = torch.nn.Linear(WIDTH, len(KINDS) + 1), torch.nn.Linear(WIDTH, len(COLOURS) + 1)
    parameters = [*model.parameters(), *kinds.parameters(), *colours.parameters()]
    optimizer = torch.optim.AdamW(parameters, lr=RATE, betas=(0.9, 0.98), weight_decay=0.01, fused=True)
    print(f"{model.num_parameters():,} parameters, {len(tokenizer)} tokens, {count:,} pictures, {steps} steps", flush=True)
    began, shown = time.perf_counter(), np.zeros(2)
    for step, (pixels, labels, where) in enumerate(itertools.islice(stream, steps)):
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, steps)
        with torch.autocast("cpu", torch.bfloat16):
            if labels is None:
                states, told = model.encoder(pixel_values=pixels).last_hidden_state, torch.zeros(())
            else:
                found = model(pixel_values=pixels, labels=labels)
                states, told = found.encoder_last_hidden_state, found.loss
            hint = sum(
                cross_entropy(layer(states[:, 1:]).float().flatten(0, 1), where[:, i].flatten())
                for i, layer in enumerate((kinds, colours))
            )
            loss = told + HINTS * hint
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        shown += float(told.detach()), float(hint.detach())
        if (step + 1) % log_every == 0 or step + 1 == steps:
            seconds = time.perf_counter() - began
            print(f"step {step + 1} loss {shown[0] / log_every:.4f} hints {shown[1] / log_every:.4f} seconds {seconds:.0f}", flush=True)
            shown[:] = 0
    export(model, tokenizer, out / "captioner")
    numbers = {"pictures": count, "steps": steps, "seconds": round(time.perf_counter() - began)}
    (out / "captioner.json").write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")
    return out / "captioner"


def main() -> None:
    """Train the model."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--pictures", type=int, default=PICTURES)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    print(train(arguments.out, arguments.steps, arguments.pictures))


if __name__ == "__main__":
    main()
