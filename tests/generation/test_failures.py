"""What a run that broke tells: the texts of our own exceptions keep what they were made from, so that a page can
translate them; the words of a library stay as they are."""

from __future__ import annotations

import json

import pytest

from playground.generation.failures import OwnCodeError, explain
from playground.models.locations import ModelError, ModelUnavailable
from playground.models.reference import BadReference
from playground.requests.grammar import StructureError
from playground.sharing.links import LinkError
from playground.texts import Text, said
from playground.trace import event_from_line, event_to_line
from playground.trace.wire import Number, convert
from playground.trace.wire_errors import WireError

MESSAGE, FIX = said("{model} has no tokenizer.", model="m"), said("Choose another model.")


@pytest.mark.parametrize(
    "error",
    [
        ModelError(MESSAGE, FIX),
        ModelUnavailable(MESSAGE, FIX),
        StructureError(MESSAGE, FIX),
        OwnCodeError(MESSAGE),
        ValueError(MESSAGE),
        RuntimeError(MESSAGE),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_failure_keeps_the_texts_of_its_exception(error):
    failed = explain(error)
    assert failed.message == "m has no tokenizer." and failed.fix
    line = event_to_line(failed)
    assert json.loads(line)["message"] == {"said": "{model} has no tokenizer.", "values": {"model": "m"}}
    assert all(isinstance(text, Text) for text in (failed.fix, event_from_line(line).message))
    assert [problem.message for problem in failed.diagnostics] in ([], [failed.message])


@pytest.mark.parametrize("error", [ValueError(" as the library says "), KeyError("x")])
def test_the_words_of_a_library_are_quoted(error):
    assert json.loads(event_to_line(explain(error)))["message"] == str(error).strip()


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (ModelError(MESSAGE, FIX), "m has no tokenizer. Choose another model."),
        (BadReference(MESSAGE, FIX), "m has no tokenizer. Choose another model."),
        (LinkError(MESSAGE), "m has no tokenizer."),
    ],
)
def test_an_exception_reads_as_its_english_sentence(error, sentence):
    assert str(error) == sentence


def test_a_place_in_a_file_is_no_part_of_the_sentence():
    with pytest.raises(WireError) as wrong:
        convert("1", Number, "Step.seconds")
    text = wrong.value.args[0]
    assert text == 'Step.seconds is "1": it must be a number' and text.values["must"].sentence == "it must be a number"
