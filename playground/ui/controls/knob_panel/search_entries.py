"""Entries of the knob search that are no knobs: what is set beside the knobs, and what people know from other
programs and the library does not have.

Words of other programs for the knobs themselves stand in their rows (`Knob.synonyms`). Standard library only.
"""

from __future__ import annotations

from playground.texts import said

# What is set beside the knobs: {"words": under which it is found, "text": a sentence, "id": of its place on the page,
# "inside": what must be unfolded first}.
ELSEWHERE: list[dict[str, object]] = [
    {
        "words": ["seed", "random seed", "rng", "reproducible", "deterministic", "same text"],
        "text": said("The seed is above the knobs: the same seed draws the same text."),
        "id": "seed",
    },
    {
        "words": ["assistant", "assistant model", "draft model", "drafts", "speculative decoding", "speculative model"],
        "text": said('The draft model is above the knobs, under "Draft model and recording".'),
        "id": "assistant",
        "inside": "draft-and-record",
    },
    {
        "words": ["top candidates", "logprobs", "top logprobs", "n probs", "log probabilities", "record"],
        "text": said(
            'Log-probabilities are always recorded; of how many candidates is set above the knobs, under "Draft model '
            'and recording".'
        ),
        "id": "top-candidates",
        "inside": "draft-and-record",
    },
]

# What the library does not have: the words for it -> what comes closest.
ABSENT: dict[tuple[str, ...], str] = {
    ("mirostat", "mirostat tau", "mirostat eta"):
        said("transformers has no Mirostat. top_h and typical_p also depend on the entropy of each step."),
    ("top a",):
        said("transformers has no top-a. min_p is close: its threshold also depends on the most probable token."),
    ("tfs", "tfs z", "tail free", "tail free sampling"):
        said("transformers has no tail-free sampling. top_p, min_p and eta_cutoff also cut off the tail."),
    ("xtc", "xtc threshold", "xtc probability"):
        said("transformers has no XTC. typical_p can also remove the most probable tokens."),
    ("dry", "dry multiplier", "dry base"):
        said("transformers has no DRY. no_repeat_ngram_size and repetition_penalty also work against repetition."),
    ("dynatemp", "dynamic temperature", "smoothing", "smoothing factor", "quadratic sampling"):
        said("transformers has one temperature for all steps. top_h and min_p depend on how sure the model is."),
    ("top n sigma", "nsigma"):
        said("transformers has no top-n-sigma. min_p also depends on the most probable token."),
}  # fmt: skip


def search_entries() -> dict[str, object]:
    """Both, as plain data."""
    return {
        "elsewhere": ELSEWHERE,
        "absent": [{"words": list(words), "text": text} for words, text in ABSENT.items()],
    }
