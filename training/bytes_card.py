"""Measures `stories-bytes` and writes its card: `python -m training.bytes_card --out FOLDER`.

FOLDER is that of the corpus and the data of `stories`; what was trained is in FOLDER/bytes (as_bytes.py). Every number and every sample
comes from here.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch

from training import evaluate
from training.card import BUNDLED, GREEDY, bundle, publish, table, trained

NAME = "stories-bytes"
DOCUMENTS = 200
DRAFTED = (8, 12, 16)  # bytes a round
PROMPTS = ("Once upon a time", "I am a cat.", "A list of colors: red, blue", "An increasing sequence: one,")
CARD = """\
---
license: apache-2.0
language: en
library_name: transformers
pipeline_tag: text-generation
tags: [llama, stories, tiny, byte-level, speculative-decoding]
---

# stories-bytes

The assistant of `stories` for universal assisted decoding: another tokenizer, one token for each byte, trained on the same
text. Its drafts are turned into text and split again into the tokens of `stories`.

```python
draft, bytes_tokenizer = AutoModelForCausalLM.from_pretrained(...), AutoTokenizer.from_pretrained(...)
stories.generate(**inputs, assistant_model=draft, tokenizer=tokenizer, assistant_tokenizer=bytes_tokenizer)
```

## Architecture

Llama, {parameters} parameters: {layers} layers, width {hidden}, {heads} heads, feed-forward {intermediate}, tied embeddings, rotary
positions, a context of {context} bytes. Weights are stored as float16 ({megabytes} MB) and run in float32 (`config.json` asks
for it).

Tokens are the 256 bytes, `<|endoftext|>` (0, bos and eos) and `<|pad|>` (1, only for padding, on the left). Any text is
restored unchanged, and has as many tokens as bytes. No token is put before a prompt.

## Data

The corpus of `stories` (see its card), as bytes.

## Training

```
python -m training.corpus --out FOLDER --documents {documents}
python -m training.tokenizer --out FOLDER
python -m training.data --out FOLDER
python -m training.as_bytes --out FOLDER
python -m training.train stories-bytes --out FOLDER/bytes --steps {steps}
python -m training.bytes_card --out FOLDER
```

The tokenizer and the data of `stories` are only for the measurements. {history}The same commands give a model of the
same kind, not the
same bits. AdamW with weight decay {weight_decay:g}, gradients clipped at {clip:g}. Rows of packed documents are {context} bytes long in one
step of three and half as long in the others.

## Measured

On {heldout} held-out documents ({heldout_bytes} bytes), each on its own and in full:

{table}

As assistant of `stories`, greedy, on ten held-out beginnings, 60 tokens each; the tokens are the same as without it.
Drafts are counted in the tokens of `stories` that they were split into:

| bytes drafted a round | drafted tokens accepted | tokens a round |
| --- | --- | --- |
{assisted}

The library's default is up to 20 bytes a round, fewer if the draft is less than 40 % sure. Sampling works, too, but
then hardly any draft is accepted: the library lets a draft with another tokenizer propose only tokens that both have,
and these are the single bytes.

## Samples

Unedited, `generate(do_sample=False, max_new_tokens=120)`. The text includes the prompt.

{samples}

## Limits

It has seen less text than `stories`, in smaller pieces: it spells well but soon loses the thread. Use it only to watch
how drafts with another tokenizer work.

## License

Apache-2.0, like the rest of the project.
"""


def measure(out: Path) -> tuple[dict, str]:
    """(numbers, samples as Markdown); the corpus of `stories` is in `out`."""
    folder = bundle(NAME, out / "bytes")
    evaluate.load(folder)
    model, tokenizer, seconds = evaluate.load(folder)
    target, target_tokenizer, _ = evaluate.load(BUNDLED / "stories")
    inputs = evaluate.prompts(out, 10)
    pair = {"assistant_model": model, "tokenizer": target_tokenizer, "assistant_tokenizer": tokenizer}
    numbers = {
        "load_seconds": seconds,
        "training": json.loads((out / "bytes" / f"{NAME}.json").read_text()) | {"name": NAME},
        "threads": torch.get_num_threads(),
        "heldout": evaluate.heldout(model, out / "bytes", tokenizer.eos_token_id, DOCUMENTS),
        "stories": evaluate.heldout(target, out, target_tokenizer.eos_token_id, DOCUMENTS)["bits_per_byte"],
        "bytes_per_second": evaluate.speed(model, tokenizer),
        "size": sum(path.stat().st_size for path in folder.glob("*.safetensors")),
        "assisted": {"the library's default": evaluate.acceptance(target, inputs, drafted=20, threshold=0.4, **pair)}
        | {str(drafted): evaluate.acceptance(target, inputs, drafted=drafted, **pair) for drafted in DRAFTED},
    }
    samples = []
    for prompt in PROMPTS:
        encoded = tokenizer(prompt, return_tensors="pt")
        text = tokenizer.decode(model.generate(**encoded, **GREEDY, max_new_tokens=120)[0], skip_special_tokens=True)
        samples.append("\n".join(f"> {line}" for line in text.split("\n")))
    return numbers, "\n\n".join(samples)


def card(numbers: dict, samples: str) -> str:
    """The text of README.md."""
    training, held = numbers["training"], numbers["heldout"]
    recipe = training["recipe"]
    rows = [
        ("Held-out loss", f"{held['loss']:.3f} nats per byte"),
        ("The same", f"{held['bits_per_byte']:.3f} bits per byte"),
        ("`stories` on the same documents", f"{numbers['stories']:.3f} bits per byte"),
        ("Information of the derivations", f"{held['derivation_bits_per_byte']:.3f} bits per byte"),
        ("Speed", f"{numbers['bytes_per_second']:.0f} bytes per second: greedy, one sequence, float32, "
                  f"{numbers['threads']} CPU threads"),
        ("Loading", f"{numbers['load_seconds']:.2f} seconds, model and tokenizer, once the libraries are imported"),
    ]  # fmt: skip
    assisted = [
        f"| {name} | {got['judged']:.0%} | {got['tokens_per_round']:.2f} |" for name, got in numbers["assisted"].items()
    ]
    return CARD.format(
        samples=samples,
        parameters=f"{training['parameters']:,}",
        megabytes=f"{numbers['size'] / 1e6:.2f}",
        documents=training["documents"],
        steps=training["steps"],
        history=trained(training),
        heldout=f"{held['documents']:,}",
        heldout_bytes=f"{held['bytes']:,}",
        table=table(rows),
        assisted="\n".join(assisted),
        **{key: recipe[key] for key in ("layers", "hidden", "heads", "intermediate", "context", "weight_decay", "clip")},
    )


def main() -> None:
    """Copy, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the corpus of stories")
    out = parser.parse_args().out
    numbers, samples = measure(out)
    publish(NAME, out / "bytes", numbers, card(numbers, samples))


if __name__ == "__main__":
    main()
