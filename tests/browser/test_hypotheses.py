"""The pane of hypotheses on the page: the real engine and the bundled model, asked for what the record cannot tell."""

from __future__ import annotations

import dataclasses

import pytest

from playground.requests.request import GenerationRequest
from playground.sharing.links import to_query
from playground.trace import Trace

# texts end with a sentence, so that four of them have ended long before the length limit
CONFIG = {"num_beams": 4, "num_return_sequences": 2, "max_new_tokens": 30, "eos_token_id": [0, 15]}
REQUEST = GenerationRequest("stories", "Lily and Tom", config=CONFIG | {"early_stopping": True}, seed=0)
PANE = "#pane-hypotheses"


@pytest.fixture(scope="module")
def page(page_for_module, address):
    from playwright.sync_api import expect  # here, because without playwright these tests are skipped, not broken

    expect.set_options(timeout=60_000)
    page = page_for_module(f"{address}?{to_query(REQUEST)}")
    expect(page.locator("#messages")).to_contain_text("Opened from a link")
    page.click("#generate")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")
    return page


def run(engine, **changes) -> Trace:
    return Trace.fold(engine.stream(dataclasses.replace(REQUEST, config=CONFIG | changes)))


def rules(page) -> list[list[str]]:
    return page.eval_on_selector_all(
        f"{PANE} .gp-rules tbody tr", "all => all.map((row) => [...row.cells].map((cell) => cell.innerText.trim()))"
    )


def texts(page) -> list[str]:
    """The outputs by the settings that are asked for, as the table shows them: with dots for spaces."""
    found = page.locator(f"{PANE} tr[data-state=returned] .gp-pick")
    return [text.replace("·", " ") for text in found.all_text_contents()]


@pytest.mark.slow
def test_the_table_is_that_of_the_library_under_other_settings(page, engine):
    own = run(engine, early_stopping=True)
    assert texts(page) == [sequence.text for sequence in own.sequences]
    page.fill(f"{PANE} .gp-power", "-1")
    other = run(engine, early_stopping=True, length_penalty=-1.0)
    page.wait_for_function("document.querySelector('#pane-hypotheses .gp-formula').textContent.includes('^ -1 ')")
    assert texts(page) == [sequence.text for sequence in other.sequences]
    assert [row[1] for row in rules(page)][1] == f"after step {len(other.beam_steps)}"
    page.click(f"{PANE} .gp-own-again")


@pytest.mark.slow
def test_the_library_runs_it_on(page, engine):
    from playwright.sync_api import expect

    assert rules(page)[2][1].startswith("goes on past step")
    page.locator(f"{PANE} .gp-rules tr").last.locator(".gp-run-on").click()
    never = run(engine, early_stopping="never")
    expect(page.locator(f"{PANE} .gp-rules tr").last).to_contain_text(f"after step {len(never.beam_steps)}")
    best = never.sequences[0]
    score = f"{best.score:.4f}".replace("-", "−")
    assert rules(page)[2][3] == f"2 of 2 differ; the best, with score {score}: {best.text.replace(' ', '·')}"
    assert texts(page) == [sequence.text for sequence in run(engine, early_stopping=True).sequences]  # still shown


@pytest.mark.slow
def test_the_library_decodes_greedily(page, engine):
    from playwright.sync_api import expect

    page.click(f"{PANE} .gp-ask-greedy")
    greedy = Trace.fold(
        engine.stream(dataclasses.replace(REQUEST, config={"max_new_tokens": 30, "eos_token_id": [0, 15]}))
    )
    words = page.locator(f"{PANE} .gp-exactly > span")
    expect(words).to_contain_text("Run by the library, greedy decoding wrote")
    (sequence,) = greedy.sequences
    told = f"wrote {sequence.text.replace(' ', '·')}. It has {len(sequence.token_ids)} tokens"
    total = f"{sum(sequence.logprobs):.3f}".replace("-", "−")
    assert f"{told} with a log-probability of {total}" in words.inner_text()


@pytest.mark.slow
def test_a_question_that_is_refused_leaves_the_page_as_it_was(page):
    from playwright.sync_api import expect

    before = page.inner_text(PANE)
    page.evaluate(
        """() => GenerationPlayground.log('main').ask(
          {type: 'search', kind: 'rule', rule: {lengthPenalty: 1e6, earlyStopping: 'never'}})"""
    )
    expect(page.locator("#messages")).to_contain_text("length_penalty")
    assert page.inner_text(PANE) == before
