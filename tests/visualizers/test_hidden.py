"""What `log.hide` keeps from the pictures of the stage: nothing that comes later is in sight, in any kind of run."""

from __future__ import annotations

import pytest

from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.reading import feed, lines, settle
from visualizers.export import export_html

MOUNTED = ("tokens", "token", "candidates", "processors", "curve", "drafts", "beamtree", "check")

PIECES = """(line) => {
  const found = [];
  for (let step = GenerationPlayground.log('main').allLines()[line].last; step; step = step.before) found.unshift(step);
  return found.map(({piece, chosen}) => (piece ?? chosen.text).trim());
}"""
# What the panes say; not the candidates of a token that may be seen, among which later ones can be.
SIGHT = """(choices) => [...document.querySelectorAll('.gp-pane')]
  .filter((pane) => pane.checkVisibility() && (choices || !pane.matches('.gp-candidates, .gp-processors')))
  .flatMap((pane) => [pane, ...pane.querySelectorAll('[aria-valuetext]')])
  .map((node) => node.ariaValueText ?? node.innerText)
  .join()"""


def hide(page, seen: int | None) -> None:
    """Let so many tokens be seen, and look at the last of them."""
    page.evaluate("seen => GenerationPlayground.log('main').hide(seen)", seen)
    page.evaluate("() => GenerationPlayground.log('main').selectStep(null)")
    settle(page)


def candidates(page, seen: int) -> set[str]:
    """The texts among which the first tokens were chosen."""
    texts = page.evaluate(
        """(seen) => GenerationPlayground.log('main').prompts.flatMap(({steps, distributions}) => [
          ...steps.slice(0, seen).flat().map(({beam}) => beam.text),
          ...distributions.slice(0, seen).flat().flatMap(({candidates}) => candidates.map(({text}) => text)),
        ])""",
        seen,
    )
    return {text.strip() for text in texts}


@pytest.mark.parametrize("run", one_in(3, [made.sampled, made.several, made.assisted, made.beams]))
def test_nothing_later_is_in_sight(show, run):
    page = show(export_html(run()))
    count = page.evaluate("() => GenerationPlayground.log('main').allLines().length")
    pieces = [page.evaluate(PIECES, line) for line in range(count)]
    for seen in range(min(max(map(len, pieces)), 6)):
        hide(page, seen)
        lengths = "all => all.map((line) => line.querySelectorAll('.gp-token').length)"
        shown = page.eval_on_selector_all(".gp-line", lengths)
        assert shown == [min(seen, len(texts)) for texts in pieces]
        sight = page.evaluate(SIGHT, seen == 0)
        assert page.locator(".gp-no-token").is_visible() is (seen == 0)
        assert not [line for line in pieces if len(line) > seen and f"of {len(line)}" in sight]
        known = " ".join(" ".join(line[:seen]) for line in pieces)
        later = {piece for line in pieces for piece in line[seen:] if len(piece) > 3 and piece not in known}
        assert not [piece for piece in later if piece in sight]
        if page.locator(".gp-beamtree").is_visible():
            nodes = page.locator(".gp-picture").text_content()
            assert {piece for piece in later if piece in nodes} <= candidates(page, seen)
    hide(page, None)
    assert [page.evaluate(PIECES, line) for line in range(len(pieces))] == pieces


def test_the_tree_has_the_steps_that_may_be_seen(show):
    page = show(export_html(made.beams()))
    words = page.locator(".gp-beamtree .gp-step-words")
    length = page.evaluate("() => GenerationPlayground.log('main').prompts[0].steps.length")
    for seen in range(1, length + 1):
        hide(page, seen)
        assert words.inner_text().split(",")[0] == f"step {seen} of {seen}"
    hide(page, 0)
    assert page.locator(".gp-beamtree").is_hidden()
    hide(page, None)
    assert words.inner_text().split(",")[0] == f"step {length} of {length}"


def test_the_score_of_a_whole_text_is_not_told_before_its_end(show):
    page = show(export_html(made.beams()))
    heads = page.locator(".gp-tokens .gp-line-head")
    assert all("score" in head for head in heads.all_inner_texts())
    hide(page, 1)
    assert not any("score" in head or "limit" in head for head in heads.all_inner_texts())


def test_a_run_can_begin_hidden(show):
    page = show(export_html(made.sampled()))
    page.evaluate("() => { GenerationPlayground.log('main').beginsHidden = true; }")
    feed(page, lines([made.started(seed=8), *list(made.sampled([" x", " y"]).events())[1:]]))
    assert page.locator(".gp-text .gp-token").count() == 0
    hide(page, 1)
    assert page.locator(".gp-text .gp-token").all_text_contents() == [" x"]
    page.evaluate("() => { GenerationPlayground.log('main').beginsHidden = false; }")
    feed(page, lines([made.started(seed=9), *list(made.sampled([" z"]).events())[1:]]))
    assert page.locator(".gp-text .gp-token").all_text_contents() == [" z"]
