"""The kinds of questions, one row of each: its type, the function that answers it, and the view of it on the page.

This is all that has to be written of a kind beside its own files. What is asked over HTTP or MCP, how it is told of
there, and how it is saved stands in the types. Functions and views are named, not imported: who asks need not have what
answers, nor a page.
"""

from __future__ import annotations

from typing import NamedTuple

from playground.questions import AnsweredQuestion, Question
from playground.questions.cross_attention import AttentionQuestion
from playground.questions.lens import LensQuestion
from playground.questions.next_scores import ScoresQuestion
from playground.questions.pair import PairQuestion
from playground.questions.prompt_batch import BatchQuestion, DecodedBatch
from playground.questions.prompt_distances import PromptQuestion
from playground.questions.same_luck import WhatIfQuestion
from playground.questions.serving_log import ServingLog
from playground.questions.serving_question import ServingQuestion
from playground.questions.token_lengths import TokenLengthsQuestion


class Kind(NamedTuple):
    """A row. `work` is the name of a function in `playground.generation`, `view` of a class in `playground.ui`; a kind
    without one is asked from within another view, and not saved by itself. `file` is what is saved and opened."""

    question: type[Question]
    work: str
    view: str = ""
    file: type[AnsweredQuestion | ServingLog] = AnsweredQuestion


KINDS = (
    Kind(AttentionQuestion, "attention_reader.read_attention"),
    Kind(BatchQuestion, "batch_decoder.decode_batch", "comparisons.batch_view.BatchView", DecodedBatch),
    Kind(LensQuestion, "lens_reader.read_layers"),
    Kind(PairQuestion, "divergence.read_pair"),
    Kind(PromptQuestion, "sensitivity_reader.read_wordings"),
    Kind(ScoresQuestion, "scores_reader.read_scores"),
    Kind(ServingQuestion, "serving_loop.serve_requests", "comparisons.serving_view.ServingView", ServingLog),
    Kind(WhatIfQuestion, "same_luck_reader.foretell"),
    Kind(TokenLengthsQuestion, "token_counts.count_tokens", "comparisons.token_lengths_view.TokenLengthsView"),
)

QUESTIONS = {kind.question.name: kind.question for kind in KINDS}
FILES = {kind.question.kind or kind.question.name: (kind.question, kind.file) for kind in KINDS if kind.view}
"""By the kind that stands in a file."""
