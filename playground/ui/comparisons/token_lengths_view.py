"""The view "Token lengths": a text, and what two tokenizers make of it.

Knows its controls and the picture of its answer; what the answer is stands in `playground.questions.token_lengths`.
"""

from __future__ import annotations

from collections.abc import Mapping

from gradio.components import Component

from playground.questions import AnsweredQuestion, CheckedQuestion
from playground.questions.token_lengths import TokenLengthsAnswer, TokenLengthsQuestion
from playground.requests.request import raise_for_errors
from playground.texts import many, numeral, said
from playground.trace import Diagnostic
from playground.ui.comparisons.question_view import SEED_TOO, QuestionView
from playground.ui.controls.field_values import as_text
from playground.ui.controls.updates import Updates
from playground.ui.page.form_parts import FieldRow, FormSides, TextField, WordsPart
from playground.ui.page.report import ReportInForm
from playground.ui.page.view_form import ViewForm
from visualizers.sheet import Amount, Piece, Sheet, SplitText

FIRST_TEXT = "Once upon a time, 12345 tokenizers met in a naïve café in 東京, and didn’t agree."
FIRST_OTHER = "facts"


class TokenLengthsView(QuestionView):
    """The text, the other model, and both tokenizers' tokens."""

    kind = TokenLengthsQuestion.name
    title = said("Token lengths")
    button = said("Count the tokens")
    left_out = SEED_TOO
    uses_prompt = False
    nothing = Diagnostic("", "warning", said("There is nothing to save yet."), said("Count some tokens first."))

    def build(self) -> None:
        about = said(
            "How many tokens two tokenizers make of a text, and where they cut it. One belongs to the page's model."
        )
        self.text = TextField(
            id="token_lengths-text", label=said("Text"), value=FIRST_TEXT, lines=4, most_lines=16, grow=3
        )
        self.other = TextField(
            id="token_lengths-other", label=said("The other model"), value=FIRST_OTHER, width=200,
            info=said("Only its tokenizer is read, not its weights."),
        )  # fmt: skip
        self.inputs = self.adopt_outputs = [self.text, self.other]
        self.found = ReportInForm(self.kind, panes="answer")
        asks = [WordsPart(id="token_lengths-words", text=about), FieldRow(parts=[self.text, self.other])]
        self.form = ViewForm([FormSides(asks=asks, shows=[*self.found.parts, self.file_parts()])])

    def question_from(self, data: Mapping[Component, object]) -> tuple[CheckedQuestion, list[Diagnostic]]:
        model, other = as_text(data[self.page.controls.model]), as_text(data[self.other]).strip()
        asked = TokenLengthsQuestion(as_text(data[self.text]), model, other).checked(self.settings)
        raise_for_errors(asked.problems)
        return asked, []

    def form_of(self, saved: AnsweredQuestion) -> Updates:
        return {self.text: saved.question.text, self.other: saved.question.other}

    def picture(self, answer: TokenLengthsAnswer) -> Sheet:
        return picture_of(answer)


def picture_of(answer: TokenLengthsAnswer) -> Sheet:
    """The counts as bars, and the texts as their tokens."""
    most = max(1, *(len(text.tokens) for text in answer.texts))
    common, is_known = answer.common, answer.cuts is not None
    named = list(zip(answer.models, answer.texts, strict=True))
    amounts = [
        Amount(
            model, len(text.tokens) / most, many(len(text.tokens), "{count} token", "{count} tokens"),
            said("{count} characters per token", count=numeral(f"{text.characters_per_token:.2f}")),
        )
        for model, text in named
    ]  # fmt: skip
    texts = [
        SplitText(model, [
            Piece(
                token.piece or token.label, said("token {number}, id {id}", number=number, id=token.id),
                is_known and start not in common,
            )
            for number, (token, start) in enumerate(zip(text.tokens, text.starts, strict=True), 1)
        ])
        for model, text in named
    ]  # fmt: skip
    if is_known:
        notes = [many(
            answer.cuts, "Of {count} place where either cuts, {shared} are common to both.",
            "Of {count} places where either cuts, {shared} are common to both.", shared=answer.shared_cuts,
        )]  # fmt: skip
    else:
        notes = [
            said("The tokens of {model} do not reproduce the text, so the cuts are not compared.", model=model)
            for model, text in named if not text.is_whole
        ]  # fmt: skip
    return Sheet(answer.sentence(), amounts, texts, said("begins where the other tokenizer does not cut"), notes)
