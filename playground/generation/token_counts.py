"""What two tokenizers make of a text. Reads no weights: the engine's own tokenizers split it, beside all runs."""

from __future__ import annotations

from playground.generation.desk import Desk
from playground.questions import WrittenToken
from playground.questions.token_lengths import TokenLengthsAnswer, TokenLengthsQuestion
from playground.requests.request import RequestError
from playground.requests.request_problems import request_error


def count_tokens(question: TokenLengthsQuestion, desk: Desk) -> TokenLengthsAnswer:
    """Split the text by the tokenizer of each of the models. Raises RequestError where one of them cannot be had."""
    made = []
    for field, model in (("model", question.model), ("other", question.other)):
        desk.check()
        try:
            tokens = desk.tokens(model, question.text)
        except RequestError:
            raise
        except ValueError as error:  # a sentence
            raise request_error(field, error.args[0], "") from error
        made.append([WrittenToken(token.token_id, token.text, token.piece) for token in tokens])
    return TokenLengthsAnswer.of(question.models, question.text, made)
