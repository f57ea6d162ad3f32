"""What the page shows, in English: texts as they travel to a browser, and labels of Gradio's components."""

from __future__ import annotations

from typing import Any

from gradio.i18n import I18nData

from playground.texts import Text

_TEXTS = ({"said", "values"}, {"said", "one", "count", "values"}, {"number"})  # see `Text.parts`


def in_english(value: Any) -> Any:
    """Plain data for the page, with the English string in the place of each text that travels with its parts."""
    if isinstance(value, dict) and set(value) in _TEXTS:
        return str(Text.from_parts(value))
    if isinstance(value, dict):
        return {name: in_english(item) for name, item in value.items()}
    return [in_english(item) for item in value] if isinstance(value, list) else value


def assert_named(text: str, **values: object) -> None:
    """A sentence names these values, however it is worded: that is for the test of whatever made it."""
    assert isinstance(text, Text) and {name: text.values.get(name) for name in values} == values, text


def english(label: Any) -> Any:
    """A label, an info, a choice or a value of a component."""
    return label.key if isinstance(label, I18nData) else label
