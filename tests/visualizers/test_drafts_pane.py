"""The drafts of assisted decoding in a real browser: the marks in the text, the rounds, the map and the figures."""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import asdict
from functools import cache

import pytest

from playground import GenerationRequest, generate
from playground.trace import DraftJudged, DraftRound, DraftToken, Event, Stepped, Trace
from playground.trace.acceptance import acceptance, judged
from playground.trace.wire import to_plain
from tests.recording.test_universal_assisted import traced as another_tokenizer
from tests.support.page_modules import module_page
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, settle, shown, tokens
from visualizers.export import export_html

MOUNTED = ("numbers", "tokens", "drafts", "quiz", "candidates")

PROMPT = "Once upon a time there was a little fox"
MARKS = str.maketrans({" ": "·", "\n": "↵", "\t": "⇥", "\r": "␍"})
KINDS = {
    "greedy": ("stories-draft", {"num_assistant_tokens": 6, "assistant_confidence_threshold": 0.0}),
    "sampling": ("stories-draft", {"do_sample": True, "temperature": 0.9, "assistant_confidence_threshold": 0.0}),
    "prompt lookup": (None, {"prompt_lookup_num_tokens": 4}),
    "sampling with prompt lookup": (None, {"prompt_lookup_num_tokens": 4, "do_sample": True}),
    "early exit": (None, {"assistant_early_exit": 3}),
    "another tokenizer": ("more", {"num_assistant_tokens": 4}),
    "sampling with another tokenizer": ("more", {"num_assistant_tokens": 4, "do_sample": True}),
}


@cache
def real(kind: str) -> Trace:
    """A run of the bundled models; with an assistant of another tokenizer, of tiny ones."""
    assistant, config = KINDS[kind]
    if "another tokenizer" in kind:
        return another_tokenizer(assistant, **config)
    config = {"max_new_tokens": 60, **config}
    return generate(GenerationRequest("stories", PROMPT, config=config, seed=3, assistant=assistant))


def stopped() -> Trace:
    """A run whose text ends inside a draft: three tokens were drafted, two of them are written."""
    drafted = [DraftToken(n, text, -0.3, -0.2, n < 2, 0.8) for n, text in enumerate([" there", " was", " a"])]
    rounds = [DraftRound(0, 0, drafted, 2, None, "", "none", 0.004, 0.01)]
    return assisted(rounds)


def assisted(rounds: list[DraftRound], **effective: object) -> Trace:
    """A run that these rounds made."""
    texts = [t for r in rounds for t in [*(d.text for d in r.drafted[: r.num_accepted]), r.next_text] if t]
    steps = iter(made.steps(texts))
    events: list[Event] = [made.started(mode="assisted_generation", effective=effective)]
    for each in rounds:
        events.append(DraftJudged(each))
        for _ in range(each.num_accepted + (each.next_token_id is not None)):
            events.append(Stepped(next(steps)))
    return Trace.fold([*events, made.finished(("".join(texts), "length"), tokens=len(texts))])


def invented(count: int, seed: int = 1, longest: int = 6) -> list[DraftRound]:
    """Rounds of every kind, the texts of their tokens numbered."""
    rng = random.Random(seed)
    rounds, start = [], 0
    for index in range(count):
        size = rng.randint(0, longest)
        accepted = rng.randint(0, size)
        follow = "target" if not size else "bonus" if accepted == size else "correction"
        if index == count - 1 and accepted:
            follow = "none"
        drafted = [
            DraftToken(n, f" d{index}.{n}", -rng.random() if rng.random() < 0.9 else None, -rng.expovariate(1),
                       n < accepted, rng.random() if rng.random() < 0.9 else None)
            for n in range(size)
        ]  # fmt: skip
        ends = follow == "none"
        rounds.append(DraftRound(index, start, drafted, accepted, None if ends else 9, "" if ends else f" t{index}",
                                 follow, rng.uniform(0.001, 0.02), rng.uniform(0.005, 0.03)))  # fmt: skip
        start += accepted + (not ends)
    return rounds


def cards(page, number: int) -> list[dict]:
    """The cards of a round: what each is, its words, and its numbers."""
    row = page.locator(".gp-rounds > li").nth(number - 1)
    row.scroll_into_view_if_needed()
    settle(page)
    return row.locator(".gp-draft-card").evaluate_all(
        """all => all.map((card) => ({
          kind: card.dataset.draft,
          sign: card.querySelector('.gp-sign').textContent,
          text: card.querySelector('.gp-word').textContent,
          bars: [...card.querySelectorAll('.gp-bar-line')].map((line) => [
            line.querySelector('.gp-pq').textContent, parseFloat(line.querySelector('.gp-track i').style.width) / 100,
            line.querySelector('.gp-amount').textContent]),
          under: card.querySelector('.gp-chance') ? card.querySelector('.gp-chance').textContent : '',
          said: card.getAttribute('aria-label'),
          pressed: card.getAttribute('aria-pressed') === 'true',
        }))"""
    )  # fmt: skip


def figures(page) -> dict[str, list[str]]:
    """Name -> [value, denominator in words]."""
    found = page.locator(".gp-drafts .gp-draft-figure").evaluate_all(
        "all => all.map((box) => [box.dataset.name, ...[1, 2].map((i) => box.children[i].textContent)])"
    )
    return {name: values for name, *values in found}


def reading(page) -> str:
    return page.locator(".gp-map-reading").inner_text()


# ---------------------------------------------------------------------------------------------------- figures


def assert_same(ours: dict, theirs: dict) -> None:
    assert ours.keys() == theirs.keys()
    for name, value in theirs.items():
        assert ours[name] == (pytest.approx(value, abs=1e-12) if isinstance(value, float) else value), name


@pytest.fixture(scope="module")
def logic(browser):
    """A page that has nothing but acceptance.js."""
    page = module_page(browser, "assisted/acceptance.ts")
    yield page
    page.close()


@pytest.mark.parametrize("kind", one_in(4, KINDS))
def test_the_page_counts_as_the_library_does(logic, kind):
    trace = real(kind)
    ours = logic.evaluate("(rounds) => new AcceptanceAlong().read(rounds)", to_plain(trace.draft_rounds))
    assert_same(ours, asdict(trace.acceptance))
    assert trace.acceptance.num_tokens == len(trace.steps)


def test_the_page_counts_invented_rounds_as_the_library_does_also_while_they_come(logic):
    runs = [invented(count, seed) for seed, count in enumerate([1, 1, 2, 3, 5, 8, 13, 40])] + [[]]
    counting = """(runs) => {
      const along = new AcceptanceAlong();
      const grown = (rounds) => rounds.map((_, i) => along.read(rounds.slice(0, i + 1))).at(-1);
      return runs.map((rounds) => grown(rounds) || along.read(rounds));
    }"""
    counted = logic.evaluate(counting, to_plain(runs))
    for ours, rounds in zip(counted, runs, strict=True):
        assert_same(ours, asdict(acceptance(rounds)))


def test_the_figures_have_their_names_and_their_denominators(show):
    trace = real("sampling")
    found = trace.acceptance
    page = show(export_html(trace))
    drafted, accepted, steps = found.num_draft_tokens, found.num_accepted_draft_tokens, found.num_spec_steps
    told = figures(page)
    assert list(told) == [
        "num_draft_tokens", "num_accepted_draft_tokens", "draft_acceptance_rate", "mean_acceptance_length",
        "judged_acceptance_rate", "expected_acceptance_rate", "passes_saved",
    ]  # fmt: skip
    assert told["num_accepted_draft_tokens"] == [str(accepted), f"of {drafted} drafted"]
    assert told["draft_acceptance_rate"][1] == f"{accepted} of {drafted} drafted"
    assert float(told["draft_acceptance_rate"][0][:-1]) == pytest.approx(100 * accepted / drafted, abs=0.06)
    assert told["judged_acceptance_rate"][1] == f"{accepted} of {found.num_judged_draft_tokens} judged"
    assert float(told["expected_acceptance_rate"][0][:-1]) == pytest.approx(
        100 * found.expected_acceptance_rate, abs=0.06
    )
    assert told["mean_acceptance_length"] == [f"{1 + accepted / steps:.2f}", f"1 + {accepted} / {steps} drafts"]
    assert told["passes_saved"] == [str(60 - found.num_rounds), f"60 tokens in {found.num_rounds} passes"]
    page.locator(".gp-drafts [data-name=draft_acceptance_rate]").hover()
    assert "num_accepted_draft_tokens / num_draft_tokens" in page.locator(".gp-drafts .gp-tip").inner_text()
    numbers = page.locator(".gp-figures").inner_text()
    assert told["mean_acceptance_length"][0] in numbers and told["draft_acceptance_rate"][0] in numbers


def test_it_begins_with_how_many_tokens_took_how_many_passes(show):
    trace = real("sampling")
    page = show(export_html(trace))
    rounds = trace.acceptance.num_rounds
    sentence = page.locator(".gp-drafts .gp-drafts-short")
    assert sentence.inner_text() == (
        f"60 tokens in {rounds} forward passes of the target. {60 - rounds} passes saved."
    )
    assert sentence.bounding_box()["y"] < page.locator(".gp-drafts .gp-map").bounding_box()["y"]


def test_greedy_runs_expect_no_rate(show):
    assert "expected_acceptance_rate" not in figures(show(export_html(real("greedy"))))


@pytest.mark.parametrize("width", [390, 1366])
def test_labels_of_long_drafts_stand_beside_each_other(show, width):
    drafted = [DraftToken(n, f" w{n}", -0.3, -0.2, True, 0.8) for n in range(20)]
    rounds = [DraftRound(0, 0, drafted, 20, 9, " end", "bonus", 0.004, 0.01)]
    page = show(export_html(assisted(rounds)), viewport={"width": width, "height": 800})
    for name in ("gp-chart-top", "gp-chart-label"):
        ends = page.eval_on_selector_all(f".gp-place-chart .{name}", """all => all.map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          const {left, right, height} = range.getBoundingClientRect();
          return [left, right, height];
        })""")
        assert len(ends) == 20 and len({height for *_, height in ends}) == 1
        assert all(right <= left for (_, right, _), (left, _, _) in itertools.pairwise(ends)), name


def test_the_charts_say_each_bar_with_its_denominator(show):
    trace = real("greedy")
    page = show(export_html(trace))
    found = trace.acceptance
    heights = "all => all.map((part) => parseFloat(part.style.height))"
    bars = page.eval_on_selector_all(".gp-kept-chart .gp-chart-part", heights)
    most = max(found.acceptance_histogram)
    assert bars == pytest.approx([100 * count / most for count in found.acceptance_histogram], abs=0.01)
    whole = page.eval_on_selector_all(".gp-place-chart .gp-chart-whole", heights)
    part = page.eval_on_selector_all(".gp-place-chart .gp-chart-part", heights)
    assert [p / w for p, w in zip(part, whole, strict=True)] == pytest.approx(
        [a / d for a, d in zip(found.accepted_by_position, found.drafted_by_position, strict=True)], abs=0.01
    )
    said = page.locator(".gp-place-chart").get_attribute("aria-label")
    expected = f"position 1: {found.accepted_by_position[0]} of {found.drafted_by_position[0]} drafted tokens kept"
    assert expected in said


# ---------------------------------------------------------------------------------------------------- the text


@pytest.mark.parametrize("kind", one_in(4, KINDS))
def test_every_token_of_the_text_is_marked_with_where_it_comes_from(show, kind):
    trace = real(kind)
    origins = [
        origin
        for each in trace.draft_rounds
        for origin in ["accepted"] * each.num_accepted + [each.follow] * (each.next_token_id is not None)
    ]
    page = show(export_html(trace))
    found = page.eval_on_selector_all(".gp-text .gp-token", "all => all.map((token) => token.dataset.draft)")
    assert found == origins
    legend = page.locator(".gp-origins > span").evaluate_all(
        "all => all.map((mark) => [mark.dataset.draft, Number(mark.querySelector('b').textContent)])"
    )
    assert dict(legend) == {name: origins.count(name) for name in ("accepted", "correction", "bonus", "target")}
    styles = page.locator(".gp-origins .gp-ink").evaluate_all(
        "all => all.map((ink) => getComputedStyle(ink).textDecorationStyle)"
    )
    assert styles == ["solid", "wavy", "dotted", "double"]


def test_a_token_says_where_it_comes_from(show):
    page = show(export_html(made.assisted()))
    labels = "all => all.map((token) => token.getAttribute('aria-description'))"
    said = page.eval_on_selector_all(".gp-text .gp-token", labels)
    assert said[1].endswith("accepted draft: token 2 of 3 in round 1, to which the draft model gave 67%")
    assert said[2].endswith("correction: replaced the rejected draft token “ moon” in round 1")
    assert said[5].endswith("bonus: the target’s own token after all 2 drafted tokens of round 2")
    page.locator(".gp-text .gp-token").nth(2).hover()
    assert "replaced the rejected draft token “ moon”" in page.locator(".gp-tokens .gp-card").inner_text()


# ---------------------------------------------------------------------------------------------------- the rounds


@pytest.mark.parametrize("kind", one_in(4, KINDS))
def test_each_round_has_its_cards_with_both_probabilities(show, kind):
    trace = real(kind)
    page = show(export_html(trace))
    samples = "sampling" in kind
    for each in trace.draft_rounds[:4]:
        found = cards(page, each.index + 1)
        looked = judged(each)
        assert [card["text"] for card in found[: len(looked)]] == [token.text.translate(MARKS) for token in looked]
        for card, token in zip(found, looked, strict=False):
            assert (card["kind"], card["sign"]) == (("accepted", "✓") if token.accepted else ("rejected", "✗"))
            values = {"p": token.target_logprob, "q": token.draft_logprob}
            values = {name: math.exp(value) for name, value in values.items() if value is not None}
            assert {name: share for name, share, _ in card["bars"] if name in values} == pytest.approx(values, abs=6e-5)
            assert card["under"].startswith("chance") == samples
            if samples:
                chance = min(1, values.get("p", 0) / values.get("q", 1))
                told = float(card["under"].removeprefix("chance").strip("<>%"))
                assert told == pytest.approx(100 * chance, abs=0.11 if ">" in card["under"] else 0.06)
        if each.next_token_id is not None:
            assert (found[-1]["kind"], found[-1]["text"]) == (each.follow, each.next_text.translate(MARKS))
            step = trace.steps[each.start + each.num_accepted]
            assert found[-1]["bars"][0][1] == pytest.approx(math.exp(step.chosen.logprob), abs=6e-5)
        behind = page.locator(".gp-rounds > li").nth(each.index).locator(".gp-unjudged .gp-word")
        assert behind.all_text_contents() == [token.text.translate(MARKS) for token in each.drafted[len(looked) :]]


@pytest.mark.slow
def test_what_became_of_a_token_is_said_and_why(show):
    drafted = [
        DraftToken(1, " a", math.log(0.5), math.log(0.8), True, 0.7),
        DraftToken(2, " red", math.log(0.8), math.log(0.2), False, 0.6),
        DraftToken(3, " fox", math.log(0.9), math.log(0.9), False, 0.6),
    ]
    rounds = [DraftRound(0, 0, drafted, 1, 7, " blue", "correction", 0.004, 0.01)]
    page = show(export_html(assisted(rounds, do_sample=True)))
    accepted, rejected, instead = (card["said"] for card in cards(page, 1))
    assert accepted == (
        "Round 1, drafted token 1 of 3, “ a”: Accepted: the target gave it p = 80%, the draft model q = 50%. "
        "By min(1, p / q), it is always kept: nothing was left to a draw. "
        "Averaged over all tokens that could have been drafted here, the chance is 70%."
    )
    assert "By min(1, p / q), it is kept with probability 25%: the draw rejected it." in rejected
    assert instead.endswith(
        "It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q). "
        "That sums to 40% here, and is scaled up to 1 for the draw."
    )
    page.locator(".gp-draft-card").nth(1).hover()
    assert page.locator(".gp-drafts .gp-tip").inner_text().startswith("Rejected: the target gave it p = 20%")
    mixed = show(export_html(assisted(rounds, do_sample=True, assistant_ensemble_weight=0.25)))
    assert "By min(1, 0.75 + 0.25 · p / q), it is kept with probability 81.3%" in cards(mixed, 1)[1]["said"]
    greedy = show(export_html(assisted(rounds, do_sample=False)))
    assert "“ blue”, not this one, is the likeliest token for the target" in cards(greedy, 1)[1]["said"]


def test_a_text_that_ends_inside_its_draft(show):
    page = show(export_html(stopped()))
    assert [card["kind"] for card in cards(page, 1)] == ["accepted", "accepted"]
    assert "the text ended inside its draft" in page.locator(".gp-rounds > li").inner_text()
    assert page.locator(".gp-unjudged .gp-word").all_inner_texts() == ["·a"]
    assert figures(page)["judged_acceptance_rate"] == ["100%", "2 of 2 judged"]


# ---------------------------------------------------------------------------------------------------- selecting


@pytest.mark.slow
def test_a_drafted_token_and_the_text_select_each_other(show):
    page = show(EMPTY)
    feed(page, lines(list(made.assisted().events())))
    pressed = page.locator(".gp-text .gp-token[aria-pressed=true]")
    assert [card["pressed"] for card in cards(page, 1)] == [False] * 4
    page.locator(".gp-draft-card").nth(1).click()
    assert pressed.all_inner_texts() == [made.STORY[1]] and cards(page, 1)[1]["pressed"]
    page.locator(".gp-draft-card").nth(2).click()  # rejected: it stays selected, and in the text what took its place
    assert pressed.all_inner_texts() == [made.STORY[2]]
    assert [card["pressed"] for card in cards(page, 1)] == [False, False, True, False]
    page.locator(".gp-text .gp-token").nth(5).click()
    assert [card["pressed"] for card in cards(page, 2)] == [False, False, True]
    assert page.locator(".gp-current-round").count() == 1 and reading(page).startswith("Round 2")
    page.locator(".gp-rounds > li").nth(0).locator(".gp-round-head").click()
    assert pressed.all_inner_texts() == [made.STORY[0]]
    page.keyboard.press("Escape")
    settle(page)
    assert pressed.count() == 0 and reading(page).startswith("Round 2")


def test_the_keyboard_walks_through_the_rounds(show):
    page = show(export_html(made.assisted()))
    assert page.locator(".gp-draft-card[tabindex='0']").count() == 1
    assert cards(page, 1)
    page.locator(".gp-draft-card").first.focus()
    for key, expected in [("ArrowRight", 1), ("ArrowDown", 3), ("ArrowLeft", 2), ("Home", 0), ("End", 3)]:
        page.keyboard.press(key)
        settle(page)
        assert page.locator(".gp-text .gp-token[aria-pressed=true]").all_inner_texts() == [made.STORY[expected]], key
    assert page.locator(".gp-draft-card[tabindex='0']").count() == 1


def test_the_map_walks_round_by_round(show):
    page = show(EMPTY)
    feed(page, lines(list(made.assisted().events())))
    plot = page.locator(".gp-map-plot")
    assert plot.get_attribute("aria-valuetext") == (
        f"Round 2: draft 3.0 ms, verify 10 ms; 2 of 2 drafted tokens kept, then “{made.STORY[5]}” as bonus."
    )
    plot.focus()
    plot.press("ArrowLeft")
    assert plot.get_attribute("aria-valuenow") == "1"
    assert reading(page).startswith("Round 1: draft 4.0 ms, verify 10 ms")
    assert page.locator(".gp-text .gp-token[aria-pressed=true]").inner_text() == made.STORY[0]
    column = page.locator(".gp-drafts .gp-column").bounding_box()
    plot.click(position={"x": column["width"] * 1.5, "y": 60})
    assert page.locator(".gp-text .gp-token[aria-pressed=true]").inner_text() == made.STORY[3]
    plot.hover(position={"x": column["width"] * 0.5, "y": 60})
    assert reading(page).startswith("Round 1")
    assert plot.get_attribute("aria-valuenow") == "2"


def test_the_shares_of_time_are_said(show):
    trace = real("greedy")
    page = show(export_html(trace))
    draft, verify = trace.acceptance.draft_seconds, trace.acceptance.verify_seconds
    assert page.locator(".gp-told-draft").inner_text().startswith(f"{100 * draft / (draft + verify):.0f}%")
    widths = [page.locator(f".gp-time-bar .gp-time-{name}").bounding_box()["width"] for name in ("draft", "verify")]
    assert widths[0] / sum(widths) == pytest.approx(draft / (draft + verify), abs=0.02)


# ---------------------------------------------------------------------------------------------------- live


def drawing(page) -> list:
    """Everything in the pane that the rounds in sight decide."""
    return [page.locator(".gp-drafts").inner_text(), page.locator(".gp-drafts canvas").evaluate("c => c.toDataURL()")]


@pytest.mark.slow
def test_it_grows_with_the_run_and_begins_anew_with_the_next(show):
    trace = real("greedy")
    page = show(EMPTY)
    assert "drafts" not in shown(page)
    events = list(trace.events())
    for end in range(1, len(events) + 1, 7):
        feed(page, lines(events[:end]))
        written = len(tokens(page))
        rounds = [r for r in trace.draft_rounds if r.start + r.num_accepted + (r.next_token_id is not None) <= written]
        assert page.locator(".gp-rounds > li").count() == len(rounds)
    feed(page, lines(events))
    page.locator(".gp-rounds").evaluate("(list) => { list.scrollTop = 0; }")
    settle(page)
    whole = show(export_html(trace))
    assert figures(page) == figures(whole)
    assert drawing(page)[1] == drawing(whole)[1]
    other = made.assisted()
    feed(page, lines([other.started]))
    assert "drafts" not in shown(page)
    feed(page, lines(list(other.events())))
    assert page.locator(".gp-rounds > li").count() == 2
    assert [card["text"] for card in cards(page, 1)] == [
        text.translate(MARKS) for text in [*made.STORY[:2], " moon", made.STORY[2]]
    ]
    feed(page, lines(list(made.sampled().events())))
    assert "drafts" not in shown(page)


@pytest.mark.slow
def test_a_long_run_draws_what_is_new_and_what_is_in_sight(show):
    rounds = invented(700)
    events = list(assisted(rounds).events())
    page = show(EMPTY)
    feed(page, lines(events[:-40]))
    assert page.locator(".gp-rounds > li").count() > 650
    assert page.locator(".gp-rounds > .gp-filled").count() < 60
    rest = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
    assert page.locator(".gp-rounds").evaluate(rest) < 2  # the newest is followed
    page.evaluate(
        """() => { window.changed = new Set();
          new MutationObserver((all) => all.forEach(({target}) => {
            const item = target.closest ? target.closest('.gp-round') : null;
            if (item) window.changed.add([...item.parentNode.children].indexOf(item));
          })).observe(document.querySelector('.gp-rounds'), {childList: true, subtree: true, characterData: true}); }"""
    )
    before = page.locator(".gp-rounds > li").count()
    feed(page, lines(events))
    assert page.locator(".gp-rounds > li").count() == 700
    touched = page.evaluate("[...window.changed]")
    assert all(number >= before - 20 for number in touched)
    assert "Each column is the mean of" in page.locator(".gp-map-note").inner_text()
    page.locator(".gp-map-plot").focus()
    page.locator(".gp-map-plot").press("Home")
    assert reading(page).startswith("Round 1:")
    assert page.locator(".gp-rounds").evaluate("(list) => list.scrollTop") == 0
    assert page.locator(".gp-rounds > li").first.locator(".gp-draft-card").count() > 0


def test_hidden_tokens_are_not_told(show):
    trace = made.assisted()
    page = show(export_html(trace))
    page.evaluate("() => GenerationPlayground.log('main').hide(4)")  # inside the second round
    settle(page)
    assert page.locator(".gp-rounds > li").count() == 1
    assert figures(page)["num_draft_tokens"][0] == "3"
    assert made.STORY[4] not in page.locator(".gp-drafts").inner_text()
    page.evaluate("() => GenerationPlayground.log('main').hide(null)")
    settle(page)
    assert page.locator(".gp-rounds > li").count() == 2 and figures(page)["num_draft_tokens"][0] == "5"


@pytest.mark.parametrize("make", [made.sampled, made.several, made.beams])
def test_runs_without_drafts_do_not_have_it(show, make):
    assert "drafts" not in shown(show(export_html(make())))


# ---------------------------------------------------------------------------------------------------- looks


def test_markup_of_a_model_is_inert(show):
    evil = ["<img src=x onerror='window.hit=1'>", "${1+1}", "<b>"]
    drafted = [DraftToken(n, text, -0.5, -0.5, n < 1, 0.5) for n, text in enumerate(evil)]
    page = show(export_html(assisted([DraftRound(0, 0, drafted, 1, 5, evil[0], "correction", 0.1, 0.1)])))
    assert [card["text"] for card in cards(page, 1)] == [text.translate(MARKS) for text in (*evil[:2], evil[0])]
    assert page.evaluate("window.hit") is None and page.locator(".gp-drafts img, .gp-drafts b b").count() == 0


@pytest.mark.parametrize("kind", ["sampling", "prompt lookup"])
def test_it_fits_a_phone(show, kind):
    page = show(export_html(real(kind)), viewport={"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    wide = page.locator(".gp-rounds").evaluate("(list) => list.scrollWidth - list.clientWidth")
    assert wide == 0


@pytest.mark.slow
def test_the_map_follows_the_colours_of_the_page(show):
    page = show(export_html(made.assisted()))
    picture = "c => c.toDataURL()"
    light = page.locator(".gp-drafts canvas").evaluate(picture)
    page.emulate_media(color_scheme="dark")
    settle(page)
    assert page.locator(".gp-drafts canvas").evaluate(picture) != light
