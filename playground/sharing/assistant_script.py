"""The assistant of a script: how it is opened, and what `generate` is told of it, so that it drafts as in the run.

Knows how the runner pairs two models (`generation/model_copies.py`) and writes the same down. Writes text only;
nothing is run here."""

from __future__ import annotations

from collections.abc import Collection

_IMPORT = "from transformers.generation.candidate_generator import AssistantToTargetTranslator"


def pairing_lines(tokenizer: str, sampled: bool) -> tuple[list[str], list[str]]:
    """For two models of which nothing is known: the lines after both are opened, and the arguments of `generate`.

    `tokenizer` is the expression that opens the assistant's. Whether drafts are translated is decided by the tokens;
    transformers 5.24 decides by how many the models score, and refuses the rest, so its check is taken out.
    """
    lines = [
        f"assistant_tokenizer = {tokenizer}",
        "# drafts are translated where the two models do not share their tokens",
        "translated = assistant_tokenizer.get_vocab() != tokenizer.get_vocab()",
        *(_sampled() if sampled else []),
        "# transformers tells that by the number of tokens that they score, and would refuse some pairs",
        "model._validate_generation_mode = lambda *arguments: None",
    ]
    names = ("tokenizer", "assistant_tokenizer")
    return lines, [f"{name}={name} if translated else None" for name in names]


def _sampled() -> list[str]:
    """Sampling holds the probabilities of both models side by side, so they must be of equally many tokens."""
    return [
        "sizes = [each.get_output_embeddings().out_features for each in (model, assistant)]",
        "translated = translated or sizes[0] != sizes[1]",
        "if translated:",
        "    for each in (tokenizer, assistant_tokenizer):  # in the order of ids, on which the draws depend",
        "        each.get_vocab = lambda vocab=sorted(each.get_vocab().items(), key=lambda item: item[1]): dict(vocab)",
        f"    {_IMPORT}",
        "",
        "    # where the model has all tokens of the assistant, 5.24 does not cut it down to them, but reckons with it",
        "    AssistantToTargetTranslator.assistant_prune_lm_head = property(",
        "        lambda self: len(self._suppress_input_ids) > 0, lambda self, value: None",
        "    )",
    ]


def uses_assistant(mode: str, custom: bool, config: Collection[str]) -> bool:
    """Whether an assistant that is chosen has anything to do: `config` are the fields that are set."""
    return custom or (mode == "assisted_generation" and "prompt_lookup_num_tokens" not in config)
