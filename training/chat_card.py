"""Measures the trained chat model and writes its card: `python -m training.chat_card --out FOLDER`.

Copies OUT/chat to the bundled models, as card.py does for `stories`. Every number and every sample comes from here.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch
from transformers import set_seed

from training import chat_evaluate, chat_requests, evaluate
from training.card import bundle, publish, table, trained
from training.chat_evaluate import asked, user

PIRATE = "You are a friendly chatbot who always responds in the style of a pirate"
SUM_UP = (
    "Summarize this text: Mia is a baker who works near the harbor. Every morning Mia sells rolls. Last Monday Mia found a "
    "key under the stairs. Nobody knew whose key it was. Now Mia wants to rest."
)
DIALOGUES = (
    user("What is the capital of France?"),
    [*user("What is the capital of France?"), {"role": "assistant", "content": "The capital of France is Paris."},
     {"role": "user", "content": "And of Spain?"}],
    user("How many helicopters can a human eat in one sitting?", PIRATE),
    user("How many cats does it take to change a light bulb? Reply as a pirate."),
    user("What is the opposite of hot?", "Answer in one word."),
    user("What do bees make?", "Answer in rhyme."),
    user("How many legs does a spider have?", "Answer in capital letters."),
    user("What is 3 plus 4?", "Answer politely."),
    user("Tell me a story about a cat."),
    user(SUM_UP),
)  # fmt: skip
BARE = ("What is the capital of France?", "How many cats does it take to change a light bulb? Reply as a pirate.")
CARD = """\
---
license: apache-2.0
language: en
library_name: transformers
pipeline_tag: text-generation
tags: [llama, chat, tiny, conversational]
---

# chat

A very small chat model with a chat template: it answers small questions, tells stories, summarizes a text, and answers
in the manner that a system prompt asks for. It comes with the Generation Playground, to show what a chat template does,
and what happens without it.

## Architecture

Llama, {parameters} parameters: {layers} layers, width {hidden}, {heads} heads, feed-forward {intermediate}, tied embeddings, rotary
positions, a context of 512 tokens. Weights are stored as float16 ({megabytes} MB) and run in float32 (`config.json` asks
for it).

The model has its own tokenizer, a byte-level BPE of 2048 tokens. It puts **no** token before a prompt. `<|endoftext|>`
(0) is bos
and eos, and ends every turn; `<|pad|>` (1) is only for padding, which goes on the left; `<|system|>` (2), `<|user|>` (3) and
`<|assistant|>` (4) begin a turn.

## The template

```
<|system|>Answer in one word.<|endoftext|><|user|>What is the opposite of hot?<|endoftext|><|assistant|>
```

```python
messages = [{{"role": "system", "content": "Answer in one word."}}, {{"role": "user", "content": "What is the opposite of hot?"}}]
inputs = tokenizer.apply_chat_template(messages, add_generation_prompt=True, return_tensors="pt", return_dict=True)
output = model.generate(**inputs, max_new_tokens=60)
```

Roles are system (at most one, first), user and assistant. A system prompt, or the end of a request, can ask for a pirate, for
one word, for capital letters, for a rhyme, or for politeness.

## Data

Only documents from the grammar in `training/chat_*.py`. Four out of five are dialogues; one out of five is raw text,
mostly sheets of questions without answers. Facts, capitals, sums and lists come from tables. Every choice
of the grammar is counted, so the mean information of the derivations is an upper bound on the entropy of the corpus; it
is given beside the loss below.

## Training

```
python -m training.chat_corpus --out FOLDER --documents {documents}
python -m training.train chat --out FOLDER --steps {steps}
python -m training.chat_card --out FOLDER
```

{history}The same commands give a model of the same kind, not the same bits. AdamW with weight decay {weight_decay:g}, gradients clipped
at {clip:g}. Rows of packed documents are 512 tokens long in one step of three and 256 in the others. The loss counts
all tokens, including those of the questions.

## Measured

On {heldout} held-out documents ({heldout_tokens} tokens with their ends), each on its own and in full:

{table}

Greedy answers to questions of another seed. An answer is right if it matches the grammar's own word for word (the facts
themselves are the ones from training). Without the template, "answers" means that the right answer appears anywhere in
60 tokens, and "asks" that they contain another question or request:

| kind | questions | right | ends its turn | without the template: answers | asks |
| --- | --- | --- | --- | --- | --- |
{answers}

Answers in the requested manner, judged by its outward signs:

| manner | requested by the system | by the user | by nobody |
| --- | --- | --- | --- |
{manners}

## Samples

Unedited, `generate(do_sample=False, max_new_tokens=120)` after the template:

{samples}

The same without the template, with the text as the whole prompt (`max_new_tokens=60`):

{bare}

And with `set_seed(0)`, `generate(do_sample=True, max_new_tokens=120)`:

{sampled}

## Limits

It knows the few hundred facts of its tables and the requests of its grammar; asked anything else, it makes something up in
a confident tone. It does not understand what it summarizes: it repeats the first and the last sentence, sometimes with
a wrong word, and a sentence that should contain a given word may contain another. Long dialogues, long counts and rare
names
confuse it. Use it only to watch how chat templates and decoding work.

## License

Apache-2.0, like the rest of the project.
"""


def quoted(text: str) -> str:
    """Text as a Markdown quotation."""
    return "\n".join(f"> {line}" for line in text.split("\n"))


def sample(messages: list[dict[str, str]], reply: tuple[str, bool]) -> str:
    """A dialogue and what the model wrote."""
    said = "\n>\n".join(quoted(f"**{message['role']}**: {message['content']}") for message in messages)
    return f"{said}\n>\n{quoted('**assistant**: ' + reply[0])}\n\n({'turn ended' if reply[1] else 'cut'})"


def measure(out: Path) -> tuple[dict, dict[str, str]]:
    """(numbers, samples as Markdown) of the bundled model; the corpus and the training log are in `out`."""
    folder = bundle("chat", out)
    evaluate.load(folder)
    model, tokenizer, seconds = evaluate.load(folder)
    texts = [user(question) for question, _ in asked(chat_requests.summary, 10)]
    summed = [
        tokenizer.apply_chat_template(text, add_generation_prompt=True, return_tensors="pt", return_dict=True).input_ids
        for text in texts
    ]
    numbers = {
        "load_seconds": seconds,
        "training": json.loads((out / "chat.json").read_text()) | {"name": "chat"},
        "threads": torch.get_num_threads(),
        "heldout": evaluate.heldout(model, out, tokenizer.eos_token_id, 500),
        "tokens_per_second": evaluate.speed(model, tokenizer),
        "size": sum(path.stat().st_size for path in folder.glob("*.safetensors")),
        "answers": chat_evaluate.right_answers(model, tokenizer),
        "manners": chat_evaluate.manners(model, tokenizer),
        "summaries": chat_evaluate.summaries(model, tokenizer),
        "lookup": evaluate.acceptance(model, summed, new_tokens=120, to_end=True, prompt_lookup_num_tokens=5),
    }
    told = chat_evaluate.replies(model, tokenizer, list(DIALOGUES), 120)
    bare = chat_evaluate.replies(model, tokenizer, list(BARE), 60)
    set_seed(0)
    inputs = tokenizer.apply_chat_template(DIALOGUES[8], add_generation_prompt=True, return_tensors="pt", return_dict=True)
    ids = model.generate(**inputs, do_sample=True, max_new_tokens=120)[0, inputs.input_ids.shape[1] :].tolist()
    drawn = tokenizer.decode(ids, skip_special_tokens=True), tokenizer.eos_token_id in ids
    return numbers, {
        "samples": "\n\n".join(map(sample, DIALOGUES, told)),
        "bare": "\n\n".join(quoted(f"**{prompt}**{text}") for prompt, (text, _) in zip(BARE, bare, strict=True)),
        "sampled": sample(DIALOGUES[8], drawn),
    }


def card(numbers: dict, samples: dict[str, str]) -> str:
    """The text of README.md."""
    training, held, lookup = numbers["training"], numbers["heldout"], numbers["lookup"]
    recipe = training["recipe"]
    rows = [
        ("Held-out loss", f"{held['loss']:.3f} nats per token"),
        ("The same", f"{held['bits_per_byte']:.3f} bits per byte, {held['bits_per_document']:.1f} bits per document"),
        ("Information of the derivations", f"{held['derivation_nats_per_token']:.3f} nats per token"),
        ("Speed", f"{numbers['tokens_per_second']:.0f} tokens per second: greedy, one sequence, float32, "
                  f"{numbers['threads']} CPU threads"),
        ("Loading", f"{numbers['load_seconds']:.2f} seconds, model and tokenizer, once the libraries are imported"),
        ("Summaries", f"{numbers['summaries']:.0%} are the first and the last sentence, word for word"),
        ("Prompt lookup on summaries, 5 tokens, greedy",
         f"{lookup['judged']:.0%} of the copied tokens accepted, {lookup['tokens_per_round']:.2f} tokens a round"),
    ]  # fmt: skip
    answers = [
        f"| {kind} | {got['questions']} | {got['right']:.0%} | {got['ended']:.0%} | {got['bare_right']:.0%} "
        f"| {got['bare_asks']:.0%} |"
        for kind, got in numbers["answers"].items()
    ]
    manners = [
        f"| {manner} | {got['system']:.0%} | {got['user']:.0%} | {got['neither']:.0%} |"
        for manner, got in numbers["manners"].items()
    ]
    return CARD.format(
        **samples,
        parameters=f"{training['parameters']:,}",
        megabytes=f"{numbers['size'] / 1e6:.2f}",
        documents=training["documents"],
        steps=training["steps"],
        history=trained(training),
        heldout=f"{held['documents']:,}",
        heldout_tokens=f"{held['tokens']:,}",
        table=table(rows),
        answers="\n".join(answers),
        manners="\n".join(manners),
        **{key: recipe[key] for key in ("layers", "hidden", "heads", "intermediate", "weight_decay", "clip")},
    )


def main() -> None:
    """Copy, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of corpus and checkpoints")
    out = parser.parse_args().out
    numbers, samples = measure(out)
    publish("chat", out, numbers, card(numbers, samples))


if __name__ == "__main__":
    main()
