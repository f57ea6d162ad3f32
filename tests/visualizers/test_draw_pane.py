"""The pane of a draw: its sentence, the race in rows, the die, and why there is none."""

from __future__ import annotations

import math
import re
from functools import cache
from itertools import pairwise

import pytest

from playground import GenerationRequest, generate
from playground.trace import BeamStep, Step, Trace
from playground.trace.serialization import event_from_dict, event_to_dict
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, settle
from visualizers.export import export_html

MOUNTED = ("token", "tokens", "draw")


@cache
def run(seed: int = 3, new: int = 16, **config) -> Trace:
    config = {"do_sample": True, "max_new_tokens": new, "temperature": 1.2, "top_k": 0, "top_p": 0.95} | config
    return generate(GenerationRequest("stories", "Once upon a time", config=config, seed=seed))


def percent(value: float) -> str:
    share = value * 100
    return "<0.01%" if share < 0.01 else f"{share:.2f}%" if share < 1 else f"{share:.1f}".replace(".0", "") + "%"


def factor(luck: float) -> str:
    value = math.exp(luck)
    return f"× {value:,.0f}" if value >= 10 else f"× {value:.1f}" if value >= 1 else f"× {value:.2f}"


def look(page, index: int) -> None:
    page.evaluate("(index) => GenerationPlayground.log('main').select(0, index)", index)
    settle(page)


def rows(page) -> list[list[str]]:
    cells = "row => [...row.children].map((cell) => cell.innerText.replace(/\\s+/g, ' ').trim())"
    return page.eval_on_selector_all(".gp-draw .gp-runner:not(.gp-heads)", f"all => all.map({cells})")


def lucky(trace: Trace) -> Step:
    """A step that the likeliest token did not win."""
    return next(step for step in trace.steps if step.chosen.rank and step.chosen.rank > 2)


def test_who_was_lucky_is_told_with_the_odds(show):
    step = lucky(run())
    page = show(export_html(run()))
    look(page, step.index)
    sides = 1 / math.exp(step.chosen.logprob)
    odds = f"{round(sides):,}" if sides >= 9.95 else f"{sides:.1f}".removesuffix(".0")
    likelier = step.chosen.rank - 1
    assert page.locator(".gp-draw .gp-answer-sentence").inner_text() == (
        f"“{step.chosen.text.strip()}” won by luck: {likelier} tokens were likelier; the odds were 1 in {odds}."
    )


def test_the_likeliest_token_that_won_was_no_luck(show):
    trace = run()
    step = next(step for step in trace.steps if step.chosen.rank == 1 and step.chosen.logprob < -0.1)
    page = show(export_html(trace))
    look(page, step.index)
    token, share = step.chosen.text.strip(), percent(math.exp(step.chosen.logprob))
    words = f"The likeliest token won: “{token}” had a chance of {share}."
    assert page.locator(".gp-draw .gp-answer-sentence").inner_text() == words


def test_in_a_narrow_panel_the_bars_and_their_legend_have_a_line_of_their_own(show):
    page = show(export_html(run()))
    look(page, lucky(run()).index)
    widths = "all => all.map((row) => [row.children[1].clientWidth || row.children[1].offsetWidth, row.clientWidth])"
    for width in (264, 320):  # of the panel beside a lesson on a tablet; of a zoomed page
        page.locator(".gp-draw").evaluate("(pane, width) => { pane.style.width = `${width}px`; }", width)
        for bars, row in page.eval_on_selector_all(".gp-draw .gp-runner", widths):
            assert bars == row <= width
        assert page.locator(".gp-draw .gp-heads").evaluate("(row) => row.clientHeight") < 70


def test_each_row_has_probability_and_luck_and_the_longest_wins(show):
    trace = run()
    step = lucky(trace)
    page = show(export_html(trace))
    look(page, step.index)
    page.locator(".gp-draw .gp-all").click()
    shown = rows(page)
    luck = dict(zip((each.token_id for each in step.candidates), step.draw.luck, strict=True))
    for each in step.candidates:
        if each.logprob is None:
            continue
        expected = [percent(math.exp(each.logprob)), factor(luck[each.token_id])]
        assert any(row[2:] == expected for row in shown), expected
    widths = page.eval_on_selector_all(
        ".gp-draw .gp-runner:has(.gp-fill.gp-after)",
        """all => all.map((row) => [
          parseFloat(row.querySelector('.gp-fill.gp-after').style.width), row.classList.contains('gp-chosen')])""",
    )
    assert [won for width, won in widths if width == max(width for width, _ in widths)] == [True]
    assert [won for _, won in widths].count(True) == 1


def test_contenders_that_are_no_candidates_have_rows_with_their_probability(show):
    trace = generate(GenerationRequest(
        "stories", "Once upon a time", seed=5, top_candidates=1,
        config={"do_sample": True, "max_new_tokens": 12, "temperature": 1.5, "top_k": 0},
    ))  # fmt: skip
    fuller = generate(GenerationRequest(
        "stories", "Once upon a time", seed=5, top_candidates=20,
        config={"do_sample": True, "max_new_tokens": 12, "temperature": 1.5, "top_k": 0},
    ))  # fmt: skip
    step = max(trace.steps, key=lambda step: len(step.draw.contenders))
    shares = {each.token_id: each.logprob for each in fuller.steps[step.index].candidates}
    page = show(export_html(trace))
    look(page, step.index)
    shown = rows(page)
    assert len(shown) >= len(step.draw.contenders) > 2
    known = [each for each in step.draw.contenders if each.token_id in shares]
    assert len(known) > 1
    for each in known:
        assert any(row[2:] == [percent(math.exp(shares[each.token_id])), factor(each.luck)] for row in shown)


def test_what_the_processors_removed_is_no_part_of_the_race(show):
    trace = run(top_k=3, top_p=1.0, seed=8)
    step = next(step for step in trace.steps if any(each.logprob is None for each in step.candidates))
    page = show(export_html(trace))
    look(page, step.index)
    removed = page.locator(".gp-draw .gp-removed")
    assert removed.count() and page.locator(".gp-draw .gp-removed .gp-fill").count() == 0
    assert removed.first.locator(".gp-why").inner_text() == "removed by top-k"


@pytest.mark.parametrize(
    ("trace", "words"),
    [
        (lambda: run(do_sample=False, new=3), "Nothing is random here: the best token is taken at each step."),
        (lambda: run(do_sample=False, num_beams=3, new=3), "Nothing is random here: beam search compares whole texts."),
        (made.sampled, "How this token was drawn is not recorded."),
    ],
)
def test_where_there_is_no_draw_it_says_why(show, trace, words):
    page = show(export_html(trace()))
    look(page, 1)
    assert page.locator(".gp-draw .gp-undrawn").inner_text() == words
    assert page.locator(".gp-draw .gp-die").count() == 0


def beam_sampling() -> Trace:
    return run(num_beams=3, new=8, seed=4)


def select_beam(page, index: int, parent: int, token: int) -> None:
    page.evaluate(
        """([index, parent, token]) => {
          const log = GenerationPlayground.log('main');
          const nodes = log.prompts[0].steps[index];
          log.selectStep(nodes.find(({beam}) => beam.parent === parent && beam.token_id === token));
        }""",
        [index, parent, token],
    )
    settle(page)


def test_what_beam_sampling_drew_stands_in_rows_with_what_was_likelier_and_was_not_drawn(show):
    trace = beam_sampling()
    page = show(export_html(trace))
    for step in trace.beam_steps[1:4]:
        pruned = next(each for each in step.candidates if each.status == "pruned")
        select_beam(page, step.index, pruned.parent, pruned.token_id)
        token, count, share = pruned.text.strip() or pruned.text, len(step.candidates), percent(pruned.share)
        assert page.locator(".gp-draw .gp-answer-sentence").inner_text() == (
            f"{count} continuations were drawn here, “{token}” among them, with {share} of the probability."
        )
        note = page.locator(".gp-draw .gp-would").inner_text()
        assert note.endswith("the search keeps the texts with the best sums. This one was not kept.")
        by_reach = sorted(step.candidates, key=lambda each: -math.log(each.share) - each.luck)
        drawn = [[f"beam {1 + each.parent}", percent(each.share), factor(each.luck)] for each in by_reach]
        passed = [[f"beam {1 + parent}", percent(share), "–"] for parent, share in passed_over(trace, step)]
        shown = [[beam_of(row[0]), *row[2:]] for row in rows(page)]
        assert shown == drawn + passed
        assert page.locator(".gp-draw .gp-die").count() == 0


def beam_of(name: str) -> str:
    return re.search(r"beam \d", name).group()


def passed_over(trace: Trace, step: BeamStep) -> list[tuple[int, float]]:
    """The likeliest continuations that a step did not draw though it drew a less likely one: beam and share."""
    scores = {each.beam: each.score for each in trace.beam_steps[step.index - 1].candidates if each.beam is not None}
    surest = max(step.candidates, key=lambda each: each.share)
    total = surest.score - math.log(surest.share)
    drawn = {(each.parent, each.token_id) for each in step.candidates}
    others = [
        (parent, math.exp(scores[parent] + each.logprob - total))
        for parent, distribution in enumerate(step.distributions)
        for each in distribution.candidates
        if parent in scores and each.logprob is not None and (parent, each.token_id) not in drawn
    ]
    least = min(each.share for each in step.candidates)
    return sorted((each for each in others if each[1] > least), key=lambda each: -each[1])[:3]


def asking(show, trace: Trace):
    page = show(EMPTY)
    page.evaluate(
        """() => {
          window.asked = [];
          GenerationPlayground.log('main').answers = {
            branch: ({step, tokenId}) => window.asked.push([step.index, tokenId]),
          };
        }"""
    )
    feed(page, lines(list(trace.events())))
    return page


def test_a_die_has_a_range_for_each_token_and_the_run_goes_on_with_what_was_rolled(show):
    trace = run()
    step = lucky(trace)
    page = asking(show, trace)
    look(page, step.index)
    page.locator(".gp-die summary").click()
    ranges = page.eval_on_selector_all(".gp-ranges .gp-sides", "all => all.map((one) => one.innerText)")
    numbers = [tuple(map(int, (text.split("–") * 2)[:2])) for text in ranges]
    assert numbers[0][0] == 1 and numbers[-1][1] == 100
    assert all(last + 1 == first for (_, last), (first, _) in pairwise(numbers))
    best = max((each for each in step.candidates if each.logprob is not None), key=lambda each: each.logprob)
    assert numbers[0][1] == round(100 * math.exp(best.logprob))
    page.locator(".gp-typed").fill("1")
    assert page.locator(".gp-rolled").inner_text() == f"rolled 1: “{best.text.strip()}”"
    page.locator(".gp-go-on").click()
    assert page.evaluate("asked") == [[step.index, best.token_id]]
    page.locator(".gp-typed").fill("101")
    assert page.locator(".gp-rolled").inner_text() == "" and page.locator(".gp-go-on").count() == 0
    page.locator(".gp-roll").click()
    rolled = int(page.locator(".gp-typed").input_value())
    assert 1 <= rolled <= 100 and page.locator(".gp-rolled").inner_text().startswith(f"rolled {rolled}: ")


def test_a_saved_page_rolls_and_goes_on_with_nothing(show):
    page = show(export_html(run()))
    look(page, 2)
    page.locator(".gp-die summary").click()
    page.locator(".gp-typed").fill("1")
    assert page.locator(".gp-rolled").inner_text().startswith("rolled 1: “")
    assert page.locator(".gp-go-on").count() == 0


# --------------------------------------------------------------------------------------------------- with a draft model


@cache
def drafted() -> Trace:
    config = {"do_sample": True, "max_new_tokens": 40, "top_k": 0}
    return generate(
        GenerationRequest("stories", "Once upon a time", config=config, seed=3, assistant="stories-draft")
    )


def sentence(page) -> str:
    return page.locator(".gp-draw .gp-answer-sentence").inner_text()


def test_a_proposed_token_stands_beside_the_number_that_was_drawn_for_it(show):
    rounds = [each for each in drafted().draft_rounds if each.num_accepted]
    round, token = next((each, each.drafted[0]) for each in rounds if each.drafted[0].ratio < 0.9)
    page = show(export_html(drafted()))
    look(page, round.start)
    said = f"accepted: the draw {token.uniform:.2f} lies below p/q = {token.ratio:.2f}."
    assert sentence(page) == f"The draft proposed “{token.text.strip()}”; {said}"
    width = page.locator(".gp-draw .gp-accept-ratio").evaluate("bar => bar.style.width")
    left = page.locator(".gp-draw .gp-accept-draw").evaluate("mark => mark.style.left")
    assert float(width[:-1]) == pytest.approx(100 * token.ratio, abs=0.01)
    assert float(left[:-1]) == pytest.approx(100 * token.uniform, abs=0.01)
    assert page.locator(".gp-draw .gp-accept-track").get_attribute("aria-label") == sentence(page)
    assert page.locator(".gp-draw .gp-race").count() == 0 and page.locator(".gp-draw .gp-die").count() == 0
    always = next((each, each.drafted[0]) for each in rounds if each.drafted[0].ratio > 1)
    look(page, always[0].start)
    assert sentence(page).endswith("so no draw could have rejected it.")


def test_after_a_rejection_the_race_for_what_is_left_is_shown(show):
    round = next(each for each in drafted().draft_rounds if each.follow == "correction")
    rejected = round.drafted[round.num_accepted]
    page = show(export_html(drafted()))
    look(page, round.start + round.num_accepted)
    said = f"rejected: the draw {rejected.uniform:.2f} lies above p/q = {rejected.ratio:.2f}."
    assert sentence(page) == f"The draft proposed “{rejected.text.strip()}”; {said}"
    assert "max(0, p − q)" in page.locator(".gp-draw .gp-followed").inner_text()
    assert len(rows(page)) == len(round.race)
    first = round.race[0]
    assert first.text.strip() in rows(page)[0][0] and "won" in rows(page)[0][0]
    assert rows(page)[0][2:] == [percent(first.probability), factor(first.luck)]


def test_after_a_draft_that_was_kept_whole_the_race_is_the_target_s(show):
    round = next(each for each in drafted().draft_rounds if each.follow == "bonus")
    page = show(export_html(drafted()))
    look(page, round.start + round.num_accepted)
    assert sentence(page).startswith(f"The whole draft was kept. “{round.next_text.strip()}” came after it")
    assert len(rows(page)) == len(round.race) and page.locator(".gp-draw .gp-accept").count() == 0


def test_of_a_file_from_before_nothing_is_said_of_draws_with_a_draft(show):
    lines_then = [event_to_dict(each) for each in drafted().events()]
    for event in lines_then:
        if event["type"] == "DraftJudged":
            event["round"]["race"] = []
            for token in event["round"]["drafted"]:
                token["uniform"] = token["ratio"] = None
    page = show(export_html(Trace.fold(map(event_from_dict, lines_then))))
    look(page, 1)
    words = "With a draft model, tokens are drawn in a different way, which is not recorded."
    assert page.locator(".gp-draw .gp-undrawn").inner_text() == words
