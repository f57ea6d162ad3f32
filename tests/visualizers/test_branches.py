"""The branches pane: runs that continue one another as a tree, in a real browser, with runs that are made by hand."""

from __future__ import annotations

import pytest

from playground.trace import Failed, Stepped, Trace
from tests.support.changing import change
from tests.visualizers import made, made_strategies
from tests.visualizers.reading import EMPTY, feed, lines, settle, tokens

MOUNTED = ("branches", "tokens")

ROOT = " there| was| a| small| red| fox|.".split("|")
ANSWERED = """() => {
  window.asked = [];
  GenerationPlayground.log('main').answers.shown = (what) => window.asked.push(what.type);
}"""


def trace(texts: list[str], given: list[str] | str | None = None, only_given: bool = False, **started: object) -> Trace:
    """A run of these tokens, the first of which were given."""
    number = len(given or [])
    steps = made.steps(texts)
    for step in steps[:number]:
        change(step, given=True)
    request = {"given": made.ids(given) if isinstance(given, list) else given, "only_given": only_given, "config": {}}
    return Trace.fold(
        [
            made.started(request=request, **started),
            *map(Stepped, steps),
            made.finished(("".join(texts), "length"), tokens=len(steps)),
        ]
    )


class Tree:
    """A page with panes, and somebody who answers what they ask for."""

    def __init__(self, show, **options):
        self.page = show(EMPTY, **options)
        self.page.evaluate(ANSWERED)
        self.turn = 0

    def run(self, run: Trace) -> int:
        """A run that has nothing to do with the ones before; returns its number."""
        self.turn += 1
        call = "([text, turn]) => GenerationPlayground.feed('main', text, turn)"
        self.page.evaluate(call, [lines(list(run.events())), self.turn])
        settle(self.page)
        return self.turn

    def ask(self, kind: str, at: int, start: str, given: list[str], of: int | None = None) -> None:
        """Say of the next run that it goes on from another."""
        asked = {"turn": of or self.turn, "kind": kind, "at": at, "from": start, "ids": made.ids(given)}
        self.page.evaluate("(asked) => { GenerationPlayground.log('main').asked = asked; }", asked)

    def branch(self, texts: list[str], at: int, start: str, of: int | None = None, kind: str = "branch") -> int:
        """A run that leaves another at place `at`, where that had `start`."""
        given = texts[: at + 1] if kind != "more" else texts[:at]
        self.ask(kind, at, start, given, of)
        return self.run(trace(texts, given))

    @property
    def items(self):
        return self.page.locator(".gp-branches [role=treeitem]")

    def labels(self) -> list[str]:
        """What stands in each row, with two spaces before it for each level."""
        return self.page.eval_on_selector_all(
            ".gp-branches [role=treeitem]",
            """all => all.map((item) => {
              const level = item.closest('ul').parentElement.closest('[role=treeitem]') ? 1 : 0;
              const deeper = item.parentElement.parentElement.parentElement.parentElement.closest('[role=treeitem]');
              return '  '.repeat(level + (level && deeper ? 1 : 0)) + item.querySelector('.gp-label').textContent;
            })""",
        )

    def selected(self) -> int:
        return self.items.evaluate_all("all => all.findIndex((item) => item.ariaSelected === 'true')")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            settle(self.page)

    def asked(self) -> list[str]:
        return self.page.evaluate("window.asked")


@pytest.fixture
def tree(show):
    return Tree(show)


@pytest.fixture
def grown(tree):
    """An original, a branch of it, a branch of that, and another branch of the original, which is shown."""
    tree.run(trace(ROOT))
    tree.branch([*ROOT[:5], " dog", " who", " sang"], 5, " fox")
    tree.branch([*ROOT[:5], " dog", " that", " ran"], 6, " who")
    tree.branch([*ROOT[:3], " big", " cat"], 3, " small", of=1)
    return tree


def test_without_a_branch_there_is_no_tree(tree):
    tree.run(trace(ROOT))
    tree.run(trace([" Hello"]))
    assert not tree.page.locator(".gp-branches").is_visible()


def test_a_saved_page_has_no_tree(show):
    page = show(EMPTY)
    page.evaluate("GenerationPlayground.log('main').turn = 1")
    feed(page, lines(list(trace(ROOT).events())))
    assert not page.locator(".gp-branches").is_visible()


def test_branches_stand_where_they_left(grown):
    assert grown.labels() == [
        "the original: “… small red fox.”",
        "  instead of “ fox” at token 6: “ dog who sang”",
        "    instead of “ who” at token 7: “ that ran”",
        "  instead of “ small” at token 4: “ big cat”",
    ]
    assert grown.selected() == 3
    facts = grown.items.nth(3).locator(".gp-facts").first.inner_text()
    total = sum(step.chosen.logprob for step in made.steps([*ROOT[:3], " big", " cat"]))
    assert facts == f"5 tokens · log p −{-total:.2f}"


def test_a_branch_of_what_was_given_to_a_branch_belongs_to_the_run_that_wrote_it(grown):
    grown.branch([" here", " is"], 0, " there", of=3)
    assert grown.labels()[-1] == "  instead of “ there” at token 1: “ here is”"


def test_a_long_branch_tells_its_first_words(tree):
    tree.run(trace(made.STORY))
    tree.branch([*made.STORY[:2], " one", *made.STORY], 2, " a")
    words = "".join([" one", *made.STORY][:8])
    assert tree.labels()[1] == f"  instead of “ a” at token 3: “{words}…”"


@pytest.mark.slow
def test_arrow_keys_walk_and_show_at_once(grown):
    grown.items.nth(3).focus()
    for key, place, text in [
        ("ArrowUp", 2, [*ROOT[:5], " dog", " that", " ran"]),
        ("ArrowLeft", 1, [*ROOT[:5], " dog", " who", " sang"]),
        ("ArrowLeft", 0, ROOT),
        ("ArrowLeft", 0, ROOT),
        ("ArrowRight", 1, [*ROOT[:5], " dog", " who", " sang"]),
        ("End", 3, [*ROOT[:3], " big", " cat"]),
        ("ArrowDown", 3, [*ROOT[:3], " big", " cat"]),
        ("Home", 0, ROOT),
    ]:
        grown.press(key)
        assert (grown.selected(), tokens(grown.page)) == (place, text), key
        assert grown.items.nth(place).evaluate("(item) => item === document.activeElement")
    assert grown.page.locator(".gp-branches [role=treeitem][tabindex='0']").count() == 1
    assert grown.asked() == ["shown"] * 6


def test_a_press_shows_a_run_and_new_branches_leave_it(grown):
    grown.items.nth(1).locator(".gp-row").first.click()
    settle(grown.page)
    assert tokens(grown.page) == [*ROOT[:5], " dog", " who", " sang"]
    assert grown.page.evaluate("GenerationPlayground.log('main').turn") == 2
    grown.branch([*ROOT[:5], " dog", " who", " hid"], 7, " sang", of=2)
    assert grown.labels()[3] == "    instead of “ sang” at token 8: “ hid”"


def test_while_a_run_is_under_way_nobody_walks(grown):
    events = list(trace(ROOT).events())
    grown.page.evaluate(
        "([text, turn]) => GenerationPlayground.feed('main', text, turn)", [lines(events[:4]), grown.turn + 1]
    )
    settle(grown.page)
    grown.items.nth(0).locator(".gp-row").first.click()
    settle(grown.page)
    assert tokens(grown.page) == ROOT[:3]
    assert "A run is under way" in grown.page.inner_text(".gp-branches .gp-told")
    grown.page.evaluate("([text, turn]) => GenerationPlayground.feed('main', text, turn)", [lines(events), 5])
    settle(grown.page)
    assert grown.page.inner_text(".gp-branches .gp-told") == ""


def test_a_run_that_fails_before_it_starts_leaves_the_one_that_is_shown(grown):
    grown.run(Trace(failed=Failed("There is no such token.", "Use another one.")))
    assert grown.page.evaluate("GenerationPlayground.log('main').turn") == 4
    assert grown.selected() == 3 and len(grown.labels()) == 4
    grown.items.nth(3).focus()
    grown.press("Home", "End")
    assert tokens(grown.page) == [*ROOT[:3], " big", " cat"]
    grown.branch([*ROOT[:3], " wet"], 3, " big", of=4)
    assert len(grown.labels()) == 5


# ------------------------------------------------------------------------------------------------------------- growing


def test_a_run_that_adds_a_token_makes_its_run_longer(tree):
    tree.run(trace(ROOT))
    tree.branch([*ROOT[:5], " dog"], 5, " fox")
    tree.branch([*ROOT[:5], " dog", " who"], 6, "", kind="more")
    tree.branch([*ROOT[:5], " dog", " that"], 6, " who", kind="choose")
    assert tree.labels() == [
        "the original: “… fox.”",
        "  instead of “ fox” at token 6: “ dog that”",
    ]
    assert tree.items.nth(1).locator(".gp-facts").inner_text().startswith("7 tokens")
    tree.items.nth(1).focus()
    tree.press("ArrowUp", "ArrowDown")
    assert tokens(tree.page) == [*ROOT[:5], " dog", " that"]


@pytest.mark.parametrize("run", [made.several, made.beams, made.assisted, made_strategies.dola])
def test_a_run_of_another_kind_is_not_lost_when_it_goes_on(tree, run):
    tree.run(run())
    texts = tokens(tree.page)[:3]
    tree.branch([*texts, " more"], 3, "", kind="more")
    assert len(tree.labels()) == 2
    assert tree.labels()[1].startswith("  continues at token 4: “ more")


def test_an_answer_that_never_came_leaves_no_trace(tree):
    tree.run(trace(ROOT))
    tree.ask("branch", 5, " fox", [*ROOT[:5], " dog"])  # refused; then Generate is pressed
    tree.run(trace([" Hello"]))
    tree.branch([" Hi"], 0, " Hello")
    assert tree.labels() == ["the original: “ Hello”", "  instead of “ Hello” at token 1: “ Hi”"]


def test_every_run_from_the_prompt_begins_a_tree_and_the_oldest_go(tree):
    for number in range(7):
        tree.run(trace([f" run{number}", " a"]))
        tree.branch([f" run{number}", " b"], 1, " a")
    assert [label for label in tree.labels() if label.startswith("the")] == [
        f"the original: “ run{number} a”" for number in range(2, 7)
    ]


@pytest.mark.slow
def test_there_is_room_for_so_many_runs(tree):
    tree.run(trace([" x", " y"]))
    within = """(item) => { const [here, there] = [item.closest('.gp-tree'), item.querySelector('.gp-row')]
      .map((node) => node.getBoundingClientRect()); return here.top <= there.top && there.bottom <= here.bottom; }"""
    for number in range(64):
        tree.branch([f" n{number}"], 0, " x", of=1)
    labels = tree.labels()
    assert len(labels) == 60 and labels[0].startswith("the original")
    assert labels[1] == "  instead of “ x” at token 1: “ n5”" and labels[-1].endswith("“ n63”")
    assert tree.items.nth(59).evaluate(within) and not tree.items.nth(1).evaluate(within)
    tree.items.nth(59).focus()
    tree.press("Home", "ArrowRight")
    assert tree.items.nth(1).evaluate(within) and not tree.items.nth(59).evaluate(within)


def test_what_was_read_and_what_cannot_be_are_told(tree):
    steps = made.steps([" a", " b"])
    change(steps[1].chosen, logprob=-3.4028234663852886e38)
    run = Trace.fold([made.started(request={"given": " a b", "only_given": True, "config": {}}), *map(Stepped, steps)])
    tree.run(Trace.fold([*run.events(), made.finished((" a b", "given"), tokens=2)]))
    tree.branch([" a", " c"], 1, " b")
    assert tree.labels()[0] == "a text that was read: “ a b”"
    assert "log p −∞" in tree.items.nth(0).locator(".gp-facts").first.inner_text()


# --------------------------------------------------------------------------------------------------- names and deleting


@pytest.mark.slow
def test_a_run_gets_a_name(grown):
    grown.items.nth(3).focus()
    grown.press("F2")
    grown.page.keyboard.type("<b>The cat</b>")
    grown.press("Enter")
    assert grown.labels()[3] == "  <b>The cat</b> instead of “ small” at token 4: “ big cat”"
    assert grown.items.nth(3).get_attribute("aria-label").startswith("<b>The cat</b>, instead of “ small”")
    assert grown.items.nth(3).evaluate("(item) => item === document.activeElement")
    grown.press("F2")
    grown.page.keyboard.type("Home and End")  # letters and keys of the field, not of the tree
    grown.press("Home", "Escape")
    assert "The cat" in grown.labels()[3] and grown.selected() == 3
    grown.page.click(".gp-branches .gp-rename")
    grown.page.keyboard.press("Delete")
    grown.page.click(".gp-branches .gp-title")  # leaving it keeps what is there
    assert grown.labels()[3] == "  instead of “ small” at token 4: “ big cat”"


def test_deleting_asks_once_takes_what_continues_it_and_goes_to_the_parent(grown):
    grown.items.nth(1).locator(".gp-row").first.click()
    button = grown.page.locator(".gp-branches .gp-delete")
    button.click()
    assert button.inner_text() == "Delete these 2 runs?"
    grown.page.click(".gp-branches .gp-title")
    assert button.inner_text() == "Delete" and len(grown.labels()) == 4
    button.click()
    button.click()
    settle(grown.page)
    assert grown.labels() == [
        "the original: “… small red fox.”",
        "  instead of “ small” at token 4: “ big cat”",
    ]
    assert grown.selected() == 0 and tokens(grown.page) == ROOT
    assert grown.asked()[-1] == "shown"


def test_the_key_deletes_too_and_the_last_original_stays(grown):
    grown.items.nth(3).focus()
    grown.press("Delete", "Enter")
    assert len(grown.labels()) == 3 and grown.selected() == 0
    grown.press("Delete")
    assert len(grown.labels()) == 3
    assert grown.page.locator(".gp-branches .gp-delete").is_disabled()


def test_a_tree_is_deleted_where_there_is_another(grown):
    grown.run(trace([" Hello", " you"]))
    grown.branch([" Hello", " me"], 1, " you")
    assert len(grown.labels()) == 6
    grown.items.nth(4).focus()
    grown.press("ArrowLeft", "Delete", "Enter")
    assert len(grown.labels()) == 4 and tokens(grown.page) == ROOT


def test_it_fits_a_phone_and_is_a_tree_for_screen_readers(show):
    tree = Tree(show, viewport={"width": 390, "height": 800}, color_scheme="dark")
    tree.run(trace(made.STORY))
    tree.branch([*made.STORY[:2], " supercalifragilistic" * 3, *made.STORY], 2, " a")
    pane = tree.page.locator(".gp-branches")
    assert pane.evaluate("(pane) => pane.scrollWidth <= pane.clientWidth")
    assert tree.page.evaluate("document.documentElement.scrollWidth <= 390")
    snapshot = pane.aria_snapshot()
    assert "tree" in snapshot and "treeitem" in snapshot and "[selected]" in snapshot


def test_a_run_that_grows_is_not_read_from_its_start(tree):
    """What a step costs does not grow with the text."""
    tree.run(trace(ROOT))
    texts = [*ROOT[:5], " dog", *made.STORY]
    run = list(trace(texts, texts[:6]).events())
    tree.ask("branch", 5, " fox", texts[:6])
    call = "([text, turn]) => GenerationPlayground.feed('main', text, turn)"
    tree.page.evaluate(call, [lines(run[:40]), 2])
    settle(tree.page)
    tree.page.evaluate(
        """() => { window.touched = 0; new MutationObserver((all) => { window.touched += all.length; })
        .observe(document.querySelector('.gp-tree'), {childList: true, subtree: true, characterData: true}); }"""
    )
    tree.page.evaluate(call, [lines(run[:41]), 2])
    settle(tree.page)
    assert 0 < tree.page.evaluate("window.touched") <= 3
    assert tree.labels()[1].startswith("  instead of “ fox” at token 6: “ dog")
