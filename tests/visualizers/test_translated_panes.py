"""Panes in another language: a page with a catalogue shows its sentences, and leaves alone what a model wrote."""

from __future__ import annotations

import json

from playground.texts import Text, said
from playground.trace import Diagnostic, Failed
from tests.visualizers import made
from tests.visualizers.reading import feed, lines
from tests.visualizers.trials import speed, trial_page
from visualizers.export import export_html
from visualizers.figures import charts_of

GERMAN = {
    "Candidates": "Kandidaten",
    "{token} was drawn": "gezogen wurde {token}",
    "token {number}": "Token {number}",
    "{where}: {token}": "{where}: {token}",
    "probability {share}": "Wahrscheinlichkeit {share}",
    "“{text}”": "„{text}“",
    "{name}: {meaning}": "{name} – {meaning}",
    "{model} is gone.": "{model} fehlt.",
    "Choose another.": "Ein anderes wählen.",
}


def in_another_language(page: str, catalogue: dict[str, str]) -> str:
    """The page with that catalogue, as if it had been loaded."""
    texts = f"<script>window.GenerationPlaygroundTexts = {json.dumps(catalogue)}</script>"
    return page.replace("<head>", f"<head>{texts}", 1)


def test_sentences_are_those_of_the_catalogue_and_tokens_stay(show):
    page = show(in_another_language(export_html(made.sampled(["Candidates", " fox"])), GERMAN))
    assert page.locator(".gp-candidates .gp-title").inner_text() == "Kandidaten"
    token = page.locator(".gp-text .gp-token").first
    assert token.inner_text() == "Candidates"
    assert token.get_attribute("aria-description").startswith("Token 1, Wahrscheinlichkeit ")
    token.click()
    page.get_by_role("tab", name="Processors").click()
    choice = page.locator(".gp-chain tbody tr").last.locator(".gp-here-words").inner_text()
    assert choice.startswith("▶ gezogen wurde Candidates (")


def test_what_python_says_is_translated_and_said_once(show):
    page = show(in_another_language(export_html(made.sampled()), GERMAN))
    message, fix = said("{model} is gone.", model="fox"), said("Choose another.")
    problem = Diagnostic("top_p", "error", said("{model} is gone.", model="fox"), fix)
    feed(page, lines([Failed(message, fix, diagnostics=[problem])]))
    assert page.get_by_role("alert").inner_text() == "✕ top_p – fox fehlt. Ein anderes wählen."


def texts_of(chart: object) -> list[Text]:
    """The texts in a chart."""
    if isinstance(chart, Text):
        return [chart]
    values = chart.values() if isinstance(chart, dict) else chart if isinstance(chart, list) else []
    return [text for value in values for text in texts_of(value)]


def test_texts_of_a_chart_are_translated(show):
    values = speed()
    told = {text.sentence: f"[{text.sentence}]" for text in texts_of(charts_of("speed", values))}
    page = show(in_another_language(trial_page(values), told))
    points = page.locator(".gp-pairs .gp-chart-values li").all_text_contents()
    assert len(points) >= 5 and all(words.startswith("[") and words.endswith("]") for words in points)
