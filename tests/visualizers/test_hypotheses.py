"""The pane of hypotheses in a real browser, with a search made by hand: ranking, what if, why it stopped, greedy."""

from __future__ import annotations

import math

import pytest

from playground.trace import (
    BeamCandidate,
    BeamsAdvanced,
    BeamStep,
    Candidate,
    Distribution,
    Finished,
    Sequence,
    Trace,
)
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made, made_strategies
from tests.visualizers.made import hash_of
from tests.visualizers.reading import EMPTY, feed, lines, place, rows, settle, shown
from tests.visualizers.test_panes import EVIL
from visualizers.export import export_html

END = "<|end|>"
# Two beams. For each step: (parent, text, log-probability, status, beam), in the order of their sums.
SCRIPT = [
    [(0, " there", -0.4, "running", 0), (0, " in", -1.3, "running", 1), (0, " the", -2.5, "pruned", None)],
    [
        (0, " was", -0.5, "running", 0),
        (0, END, -0.9, "finished", None),  # sum -1.3
        (1, " a", -0.2, "running", 1),
        (0, " lived", -3.0, "pruned", None),
    ],
    [
        (0, " fox", -0.3, "running", 0),
        (0, END, -0.6, "finished", None),  # sum -1.5
        (1, " deep", -0.6, "running", 1),
        (1, END, -1.0, "ended", None),
    ],
    [
        (0, " ran", -2.0, "running", 0),  # sum -3.2
        (0, END, -2.4, "finished", None),  # sum -3.6
        (1, " wood", -1.6, "running", 1),
        (0, " sat", -3.0, "pruned", None),
    ],
]


def token(text: str) -> int:
    return 10 + hash_of(text)


def searched(
    script: list | None = None, beams: int = 2, prompts: int = 1, finished: bool = True, **changes: object
) -> Trace:
    """A run of the library's beam search that took the steps of `script`, for each prompt alike."""
    effective = {"num_beams": beams, "length_penalty": 1.0, "early_stopping": False, "num_return_sequences": 1}
    effective |= changes.pop("effective", {})
    config = {"mode": "beam_search", "eos_token_ids": [token(END)], "max_new_tokens": 20, "effective": effective}
    events = [made.started(**config | changes)]
    sums, pool = [0.0] * beams, []
    for index, considered in enumerate(script or SCRIPT):
        found = []
        for parent in range(beams):
            own = [row for row in considered if row[0] == parent]
            listed = [Candidate(token(row[1]), row[1], row[2], row[2], i + 1, i + 1) for i, row in enumerate(own)]
            found.append(Distribution(listed, 1.0, 1.0, 2000))
        candidates = []
        for parent, text, logprob, status, beam in considered:
            score = sums[parent] + logprob
            final = score / (index + 1) ** effective["length_penalty"] if status == "finished" else None
            pool = pool if final is None else [*pool, final]
            piece = None if text == END else text
            candidates.append(
                BeamCandidate(token(text), text, piece, parent, logprob, logprob, score, status, beam, final)
            )
        running = sorted((c for c in candidates if c.beam is not None), key=lambda c: c.beam)
        sums = [c.score for c in running]
        pool = sorted(pool, reverse=True)[:beams]
        for prompt in range(prompts):
            events.append(BeamsAdvanced(BeamStep(prompt, index, candidates, found, pool, 0.03, 0.03)))
    best = Sequence(" there was", made.ids([" there", " was", END]), [-0.4, -0.5, -0.6], "eos", -0.5, [0, 0, 0])
    return Trace.fold([*events, Finished([best] * prompts, 0.1, 0.03, 3)] if finished else events)


def table(page) -> list[list[str]]:
    return rows(page, ".gp-hypothesis-table")


def says(page, part: str) -> str:
    return page.locator(f".gp-hypotheses .gp-{part}").inner_text()


def ask(page, power: str | None = None, early: str | None = None) -> None:
    if power is not None:
        page.locator(".gp-hypotheses .gp-power").fill(power)
    if early is not None:
        page.select_option(".gp-hypotheses .gp-rule", label=early)
    settle(page)


def rules(page) -> list[list[str]]:
    """The rows of early_stopping, the headings included."""
    return page.eval_on_selector_all(
        ".gp-rules tbody tr", "all => all.map((row) => [...row.cells].map((cell) => cell.innerText.trim()))"
    )


# ---------------------------------------------------------------------------------------------------- the table


def test_the_ranking_is_the_runs_own(show):
    page = show(export_html(searched()))
    assert table(page) == [
        ["★1 output", "·there·was", "−1.500", "3", "−0.500", "3: the EOS token"],
        ["■2", "·there", "−1.300", "2", "−0.650", "2: the EOS token"],
        ["□dropped", "·there·was·fox", "−3.600", "4", "−0.900", "4: the EOS token"],
    ]
    assert says(page, "counts") == "3 ended, 2 kept, 1 output"
    assert says(page, "formula") == "The best: score = sum / length ^ length_penalty = −1.500 / 3 ^ 1 = −0.5000"
    assert says(page, "scored") == "sum / length ^ 1"
    assert page.locator(".gp-own-again").is_hidden() and page.locator(".gp-honest").is_hidden()


def test_while_it_runs_running_beams_stand_among_them(show):
    text = lines(list(searched(finished=False).events())).splitlines(keepends=True)
    page = show(EMPTY)
    feed(page, "".join(text[:3]))
    assert table(page) == [
        ["■1", "·there", "−1.300", "2", "−0.650", "2: the EOS token"],
        ["●still running", "·there·was", "−0.900", "2", "−0.450", "–"],
        ["●still running", "·in·a", "−1.500", "2", "−0.750", "–"],
    ]
    assert says(page, "counts") == "1 ended, 1 kept, 2 running"
    started = "The search goes on by the rule of early_stopping False. Fewer than 2 texts"
    assert says(page, "stopped-by").startswith(started)
    feed(page, "".join(text[:4]))
    assert says(page, "stopped-by").endswith(
        "The best running beam, −1.200 / 3 ^ 1 = −0.4000, is above the worst that is kept, −0.6500."
    )


def test_nothing_is_told_before_a_text_has_ended(show):
    page = show(EMPTY)
    feed(page, lines(list(searched(finished=False).events())[:2]))
    assert says(page, "formula") == "No text is kept yet."
    assert [row[0] for row in table(page)] == ["●still running", "●still running"]


def test_a_press_selects_the_text_and_shows_all_of_it(show):
    script = [[(0, " a long token of words", -0.1, "running", 0), (0, " in", -3, "running", 1)] for _ in range(8)]
    for step in script[1:]:
        step[1] = (1, " in", -3, "running", 1)
    page = show(export_html(searched(script, finished=False)))
    pick = page.locator(".gp-hypotheses .gp-pick").first
    whole = " a long token of words" * 8
    assert pick.get_attribute("aria-label") == f"“{whole}”"
    assert pick.evaluate("(node) => node.firstChild.scrollWidth > node.firstChild.clientWidth")
    height = pick.bounding_box()["height"]
    pick.click()
    settle(page)
    assert pick.get_attribute("aria-pressed") == "true" and pick.bounding_box()["height"] > 1.5 * height
    assert place(page) == "·a·long·token·of·words token 8 of 8 of best beam"
    assert says(page, "tip") == f"The whole text: {whole}"
    page.keyboard.press("Escape")
    settle(page)
    assert pick.get_attribute("aria-pressed") == "false"
    page.keyboard.press("Enter")
    settle(page)
    assert pick.get_attribute("aria-pressed") == "true"


def test_texts_show_where_they_diverge_and_not_what_they_share(show):
    told = " once there was a small red fox who lived".split(" ")[1:]
    script = [[(0, f" {word}", -0.1, "running", 0), (0, " x", -9, "running", 1)] for word in told[:1]]
    script += [[(0, f" {word}", -0.1, "running", 0), (0, " x", -9, "running", 1)] for word in told[1:]]
    script += [[(0, " alone", -0.1, "running", 0), (0, " alike", -0.5, "running", 1)]]
    page = show(export_html(searched(script, finished=False)))
    picks = page.locator(".gp-hypotheses .gp-pick")
    assert picks.all_inner_texts() == ["…·alone", "…·alike"]
    whole = "".join(f" {word}" for word in [*told, "alike"])
    assert picks.nth(1).get_attribute("aria-label") == f"“{whole}”"
    picks.nth(1).click()
    settle(page)
    assert picks.nth(1).inner_text() == whole.replace(" ", "·")


def test_the_arrows_walk_along_the_texts(show):
    page = show(export_html(searched()))
    picks = page.locator(".gp-hypotheses .gp-pick")
    assert picks.evaluate_all("all => all.map((pick) => pick.tabIndex)") == [0, -1, -1]
    picks.first.focus()
    for key in ("ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    settle(page)
    assert picks.evaluate_all("all => all.map((pick) => pick.tabIndex)") == [-1, -1, 0]
    assert picks.nth(2).get_attribute("aria-pressed") == "true"


def test_many_rows_are_cut(show):
    ends = [(0, END, -1 - i / 100, "finished", None) for i in range(30)]
    script = [
        [(0, " a", -0.1, "running", 0), *[(i, f" {i}", -0.2, "running", i) for i in range(1, 30)], *ends],
        [(0, " a", -0.1, "running", 0), *[(i, f" {i}", -0.2, "running", i) for i in range(1, 30)]],
    ]
    page = show(export_html(searched(script, beams=60, finished=False)))
    assert len(table(page)) == 40
    assert says(page, "rest") == "and 20 more, with lower scores"


def test_markup_is_inert(show):
    script = [[(0, text, -0.1, "running", 0), (int(i > 0), " x", -1.0, "running", 1)] for i, text in enumerate(EVIL)]
    page = show(export_html(searched(script, finished=False)))
    assert page.locator(".gp-hypotheses .gp-pick").first.text_content() == "".join(EVIL).replace(" ", "·")
    assert page.evaluate("window.hit") is None


@pytest.mark.slow
def test_groups_and_constraints_have_columns(show):
    page = show(export_html(made_strategies.diverse()))
    assert [row[1] for row in table(page)] == ["A", "A", "B", "B"]
    page = show(export_html(made_strategies.constrained()))
    assert [row[-2] for row in table(page)] == ["1 of 2", "✓ 2 of 2"]


def test_prompts_are_looked_at_one_by_one(show):
    page = show(export_html(searched(prompts=2)))
    assert page.locator(".gp-of-prompt option").all_inner_texts() == ["prompt 1", "prompt 2"]
    first = page.locator(".gp-hypotheses .gp-pick").first
    page.select_option(".gp-of-prompt", label="prompt 2")
    settle(page)
    first.click()
    settle(page)
    assert page.evaluate("GenerationPlayground.log('main').selected.sequence") == 1
    assert rules(page)[0][1] == "after step 4"


@pytest.mark.slow
def test_other_runs_have_none(show):
    assert "hypotheses" not in shown(show(export_html(made.sampled())))
    assert "hypotheses" in shown(show(export_html(searched())))


def test_what_is_hidden_for_the_quiz_is_not_told(show):
    page = show(export_html(searched()))
    page.evaluate("GenerationPlayground.log('main').hide(1)")
    settle(page)
    text = page.locator(".gp-hypotheses").inner_text()
    assert "hidden while you guess the next token" in text
    assert "was" not in text and "−1.5" not in text and "3 ended" not in text
    page.evaluate("GenerationPlayground.log('main').hide(null)")
    settle(page)
    assert len(table(page)) == 3


# ---------------------------------------------------------------------------------------------------- what if


def test_another_length_penalty_ranks_anew_at_once(show):
    page = show(export_html(searched()))
    ask(page, "0")
    assert [row[:3] for row in table(page)] == [
        ["★1 output", "2 ▲ 1", "·there"],
        ["■2", "1 ▼ 1", "·there·was"],
        ["□dropped", "–", "·there·was·fox"],
    ]
    assert says(page, "formula").endswith("= −1.300 / 2 ^ 0 = −1.3000")
    page.get_by_role("button", name="Back to the run’s own: 1, False").click()
    settle(page)
    assert [row[1] for row in table(page)] == ["·there·was", "·there", "·there·was·fox"]
    assert page.locator(".gp-power").input_value() == "1"


def test_the_slider_and_the_field_are_one(show):
    page = show(export_html(searched()))
    slide = page.locator(".gp-hypotheses .gp-slide")
    slide.focus()
    page.keyboard.press("ArrowRight")
    settle(page)
    assert page.locator(".gp-power").input_value() == "1.05"
    assert says(page, "formula").endswith(f"−1.500 / 3 ^ 1.05 = −{1.5 / 3**1.05:.4f}")
    ask(page, "7.125")
    assert slide.input_value() == "3" and "4 ^ 7.125" in says(page, "formula")
    ask(page, "")
    assert "4 ^ 7.125" in says(page, "formula")  # what is no number asks for nothing
    page.locator(".gp-power").blur()
    settle(page)
    assert page.locator(".gp-power").input_value() == "7.125"


@pytest.mark.slow
def test_what_would_go_on_says_so(show):
    page = show(export_html(searched()))
    ask(page, "3")  # at step 4 the best running text, −3.2 / 64, is above the worst that is kept, −3.6 / 64
    assert "would have gone on past step 4" in says(page, "honest")
    assert [row[0] for row in table(page)][:2] == ["■1", "■2"]  # not outputs: more may come
    assert [row[1] for row in table(page)] == ["1 =", "– ▲", "2 ▼"]


def test_what_would_stop_earlier_counts_no_more(show):
    page = show(export_html(searched()))
    ask(page, early="True")
    assert "would have stopped after step 3, not 4" in says(page, "honest")
    assert [row[0] for row in table(page)] == ["★1 output", "■2", "□not reached"]


def test_a_power_beyond_numbers_is_told(show):
    page = show(export_html(searched()))
    for power in ("1000", "-1000"):
        ask(page, power)
        assert f"4 ^ {power} is too large or too small for a floating-point number" in says(page, "honest")


def test_the_next_run_starts_from_its_own(show):
    page = show(export_html(searched()))
    ask(page, "0", "True")
    feed(page, "")
    feed(page, lines(list(searched(effective={"length_penalty": 2.0}, finished=False).events())))
    assert page.locator(".gp-power").input_value() == "2"
    assert page.locator(".gp-rule").evaluate("(node) => node.selectedOptions[0].text") == "False"
    assert says(page, "scored") == "sum / length ^ 2"


@pytest.mark.slow
def test_what_does_not_follow_the_rules_is_shown_as_it_was_recorded(show):
    page = show(export_html(made.beams()))  # its search ends while a beam could still become better
    assert "does not follow the rules of this search" in says(page, "honest")
    assert page.locator(".gp-what-if").is_hidden() and page.locator(".gp-stopping").is_hidden()
    assert [row[3] for row in table(page)] == ["3"]
    page = show(export_html(searched(mode="custom")))
    assert "has its own rules" in says(page, "honest")


@pytest.mark.parametrize(
    "effective",
    one_in(3, [
        {"num_beams": 10**9}, {"num_beams": 2.5}, {"num_beams": "x"}, {"num_return_sequences": -1},
        {"length_penalty": "x"}, {"early_stopping": [1]},
    ]),
)  # fmt: skip
def test_a_strangers_settings_do_no_harm(show, effective):
    trace = searched()
    change(trace.started, effective=trace.started.effective | effective)
    assert len(table(show(export_html(trace)))) >= 2


# ---------------------------------------------------------------------------------------------------- why it stopped


def test_every_rule_says_where_it_stops_and_why(show):
    page = show(export_html(searched()))
    assert says(page, "stopped-by") == (
        "This search stopped after step 4 by the rule of early_stopping False. No running beam can still beat "
        "the worst finished hypothesis: the best, −3.200 / 4 ^ 1 = −0.8000, is not above its −0.6500."
    )
    false, true, never = rules(page)
    assert false[:2] == ["False (this run)", "after step 4"] and false[3] == "the same"
    assert true == [
        "True",
        "after step 3",
        "2 texts have ended, which is enough. Yet the best running beam, −1.200 / 3 ^ 1 = −0.4000, was above the "
        "worst of them, −0.6500.",
        "the same",
    ]
    assert never[:2] == ['"never"', "goes on past step 4"] and never[3] == "–"
    assert "−3.200 / 20 ^ 1 = −0.1600 (at the longest possible length), is above" in never[2]


def test_other_outputs_are_shown(show):
    page = show(export_html(searched()))
    ask(page, "0")
    assert rules(page)[0][3] == "another text, with score −1.3000: ·there"


@pytest.mark.slow
def test_the_length_limit_is_told(show):
    page = show(export_html(searched(max_new_tokens=4, finished=False)))
    assert "Fewer than" not in says(page, "stopped-by")
    last = [(*row[:3], "finished" if i < 2 else "ended", None) for i, row in enumerate(SCRIPT[3])]
    script = [*SCRIPT[:3], last]
    page = show(export_html(searched(script, max_new_tokens=4)))
    assert says(page, "stopped-by").endswith("The length limit of 4 tokens was reached.")
    assert [row[1] for row in rules(page)] == ["after step 4", "after step 3", "after step 4"]
    assert table(page)[-1][-1] == "4: the EOS token" and "4: the length limit" in str(table(page))


def test_a_file_has_nobody_to_ask(show):
    page = show(export_html(searched()))
    assert page.locator(".gp-hypotheses button:visible").count() == len(table(page))  # those of the texts


ASKING = """() => {
  window.asked = [];
  GenerationPlayground.log('main').answers.search = (what) => window.asked.push(what);
}"""


def asking(show, trace: Trace):
    page = show(EMPTY)
    page.evaluate(ASKING)
    feed(page, lines(list(trace.events())))
    return page


def found(page, **answer: object) -> None:
    page.evaluate("(found) => GenerationPlayground.log('main').addSearched(undefined, found)", answer)
    settle(page)


@pytest.mark.slow
def test_the_server_runs_on_what_the_record_cannot_tell(show):
    page = asking(show, searched())
    buttons = [page.locator(".gp-rules tbody tr").nth(i).locator(".gp-run-on") for i in range(3)]
    assert [button.is_visible() for button in buttons] == [False, False, True]
    ask(page, "1.5")
    buttons[2].click()
    rule = {"lengthPenalty": 1.5, "earlyStopping": "never"}
    assert page.evaluate("window.asked") == [{"type": "search", "kind": "rule", "rule": rule}]
    assert buttons[2].is_disabled() and buttons[2].inner_text() == "running …"
    same = {"token_ids": made.ids([" there", " was", END]), "text": " there was", "score": -0.3, "stop_reason": "eos"}
    found(page, kind="rule", rule=rule, steps=17, outputs=[same])
    assert rules(page)[2][1:] == ["after step 17", "found by a run", "the same"]
    ask(page, "1")
    assert rules(page)[2][1].startswith("goes on past step 4")  # that was another question
    other = {"token_ids": [1, 2], "text": " in a wood", "score": -0.2, "stop_reason": "eos"}
    found(page, kind="rule", rule=rule | {"lengthPenalty": 1}, steps=9, outputs=[other])
    assert rules(page)[2][1:] == [
        "after step 9", "found by a run", "another text, with score −0.2000: ·in·a·wood",
    ]  # fmt: skip


@pytest.mark.slow
def test_a_question_without_an_answer_can_be_asked_again(show):
    page = asking(show, searched())
    for name in (".gp-ask-greedy", ".gp-run-on:visible"):
        button = page.locator(".gp-hypotheses " + name)
        button.click()
        assert button.is_disabled()
        page.evaluate("GenerationPlayground.log('main').changed('searched')")
        settle(page)
        assert button.is_enabled()


def test_nobody_is_asked_while_it_runs(show):
    page = asking(show, searched(finished=False))
    assert page.locator(".gp-run-on:visible, .gp-ask-greedy:visible").count() == 0


# ---------------------------------------------------------------------------------------------------- greedy


def path(show, script: list, **changes: object) -> str:
    return says(show(export_html(searched(script, **changes))), "path")


LEFT = [
    SCRIPT[0],
    [(1, " a", -0.1, "running", 0), (1, " b", -0.2, "running", 1), (0, " was", -2.0, "pruned", None)],
]


def test_where_the_search_left_the_greedy_path(show):
    assert path(show, LEFT, finished=False) == (
        "The search left the greedy path at token 2: ·was (rank 3 of 3; sum −2.400; "
        "worst beam that went on −1.500, best −1.400)."
    )


def test_a_translation_can_put_the_token_elsewhere(show):
    page = show(EMPTY)
    sentence = "{where} left the greedy path at token {place}: {token} ({details})."
    page.evaluate("(key) => { window.GenerationPlaygroundTexts = {[key]: '{token}, {place}, {where}'}; }", sentence)
    feed(page, lines(list(searched(LEFT, finished=False).events())))
    assert says(page, "path") == "·was, 2, The search"
    assert page.locator(".gp-path bdi").inner_text() == "·was"


def test_what_was_not_even_considered_is_told_so(show):
    trace = searched(LEFT, finished=False)
    step = trace.beam_steps[1]
    del step.candidates[2]
    assert says(show(export_html(trace)), "path") == (
        "The search left the greedy path at token 2: ·was (not among the 2 considered; "
        "sum −2.400; worst beam that went on −1.500, best −1.400)."
    )


def test_the_search_still_holds_the_text(show):
    assert path(show, SCRIPT) == (
        "The greedy text is still running, as beam 1. Its sum is −3.200 after 4 tokens. The best beam has −3.200."
    )


@pytest.mark.slow
def test_the_best_output_can_be_greedys(show):
    script = [SCRIPT[0], *SCRIPT[1:]]
    script[2] = [(0, END, -0.6, "finished", None), (0, " fox", -0.7, "running", 0), (1, " deep", -0.6, "running", 1)]
    assert path(show, script[:3], finished=False) == (
        "The greedy text is the best so far. Its sum is −1.500 after 3 tokens, its score −0.5000."
    )
    script[1] = [(0, END, -0.1, "finished", None), *SCRIPT[1][:1], *SCRIPT[1][2:]]
    words = path(show, script[:2], finished=False, effective={"length_penalty": -1.0})
    assert words.startswith("The greedy text is the best so far.")


def test_greedys_text_has_a_place(show):
    script = [SCRIPT[0], SCRIPT[1], SCRIPT[2]]
    script[1] = [(0, END, -0.9, "finished", None), (0, " was", -0.95, "running", 0), (1, " a", -0.2, "running", 1)]
    script[2] = [(0, END, -0.1, "finished", None), (0, " fox", -0.3, "running", 0), (1, " deep", -0.6, "running", 1)]
    assert path(show, script, finished=False) == (
        "The greedy text has ended, and has rank 2. Its sum is −1.300 after 2 tokens, its score −0.6500. "
        "The best has a sum of −1.450 after 3 tokens, and a score of −0.4833."
    )


def test_what_is_drawn_has_the_path_of_the_most_probable_tokens(show):
    assert "the most probable tokens" in path(show, SCRIPT, mode="beam_sample", effective={"do_sample": True})


@pytest.mark.parametrize(
    ("processors", "named"),
    one_in(3, [
        ([], None),
        (["NoRepeatNGramLogitsProcessor", "TopKLogitsWarper"], None),
        (["RepetitionPenaltyLogitsProcessor"], "repetition penalty"),
        (["NoRepeatNGramLogitsProcessor", "ExponentialDecayLengthPenalty"], "length decay"),
        (["UnbatchedClassifierFreeGuidanceLogitsProcessor"], "guidance"),
        (["MyOwn"], "MyOwn"),
    ]),
)
def test_processors_that_tell_logits_from_log_probabilities_are_named(show, processors, named):
    doubt = show(export_html(searched(processors=processors))).locator(".gp-doubt")
    assert doubt.is_hidden() if named is None else f"another one: {named} can act differently" in doubt.inner_text()


def test_the_librarys_greedy_run_stands_beside_it(show):
    page = asking(show, searched())
    page.locator(".gp-ask-greedy").click()
    assert page.evaluate("window.asked") == [{"type": "search", "kind": "greedy"}]
    tokens = [[token(text), text, q] for text, q in ((" there", -0.4), (" was", -0.5), (" sat", -0.7), (" up", -0.25))]
    found(page, kind="greedy", text=" there was sat up", tokens=tokens, stop_reason="length")
    assert page.locator(".gp-path").is_hidden() and page.locator(".gp-ask-greedy").is_hidden()
    words = page.locator(".gp-exactly > span").inner_text()
    assert words == (
        "Run by the library, greedy decoding wrote ·there·was·sat·up. It has 4 tokens with a log-probability of "
        "−1.850. The best output has 3 tokens with a log-probability of −1.500. The search left the greedy path at "
        "token 3: a token that was not recorded (not among the 4 considered; "
        "worst beam that went on −2.100, best −1.200)."
    )
    page.locator(".gp-exactly summary").click()
    assert page.locator(".gp-exactly tr").last.inner_text().split() == ["4", "·up", "−0.250"]


# ---------------------------------------------------------------------------------------------------- thrift, looks


def test_a_step_touches_only_what_changed(show):
    text = lines(list(searched(finished=False).events())).splitlines(keepends=True)
    page = show(EMPTY)
    feed(page, "".join(text[:4]))
    page.evaluate(
        """() => {
          window.touched = [];
          const root = document.querySelector('.gp-hypothesis-table tbody');
          const watch = new MutationObserver((all) => window.touched.push(...all.map(({target}) => {
            const node = target.nodeType === 3 ? target.parentElement : target;
            return [...root.rows].indexOf(node.closest('tr'));
          })));
          watch.observe(root, {subtree: true, childList: true, characterData: true, attributes: true});
        }"""
    )
    feed(page, "".join(text[:5]))
    assert set(page.evaluate("window.touched")) == {0, 2, -1}  # the best is an output now; the last has left
    page.evaluate("window.touched = []; GenerationPlayground.log('main').changed('steps')")
    settle(page)
    assert page.evaluate("window.touched") == []


@pytest.mark.slow
def test_a_search_of_20_beams_and_200_steps_has_a_short_table(show):
    script = []
    for index in range(200):
        rows_of_step = [(0 if index == 0 else i, f" {i}", -0.01 * (i + 1), "running", i) for i in range(20)]
        ends = [(i, END, -3.0, "finished", None) for i in range(3)]
        script.append([*rows_of_step, *ends])
    page = show(EMPTY)
    feed(page, lines(list(searched(script, beams=20, finished=False, max_new_tokens=200).events())))
    assert len(table(page)) == 40
    assert "more, with lower scores" in says(page, "rest")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone(show, scheme):
    page = show(export_html(searched()), viewport={"width": 390, "height": 844}, color_scheme=scheme)
    ask(page, "0")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert all(math.isfinite(float(row[4])) for row in table(page))
