"""Going another way as a person meets it: a real browser, the real engine, the bundled model."""

from __future__ import annotations

from pathlib import Path

import pytest

from playground.requests.request import GenerationRequest
from playground.trace import Trace
from tests.support.browsers import expect, open_drawer, run_another_way
from tests.support.fakes import FakeEngine, sampled

PROMPT = "Once upon a time"
CONFIG = {"do_sample": True, "temperature": 0.8, "top_k": 0, "top_p": 0.9, "num_beams": 1}
LENGTH = 20
STEP = """(place) => {
  const log = GenerationPlayground.log('main');
  let step = log.lines()[0].last;
  while (step.index > place) step = step.before;
  return {log, step};
}"""


@pytest.fixture
def page(new_page, address):
    page = new_page(address)
    page.fill("#prompt textarea", PROMPT)
    page.fill("#seed input", "5")
    page.fill("#knob-max_new_tokens-control", str(LENGTH))
    yield page
    page.context.close()


@pytest.fixture(scope="module")
def expected(engine):
    """The trace of the run that the page's first Generate starts."""
    config = CONFIG | {"max_new_tokens": LENGTH}
    return Trace.fold(engine.stream(GenerationRequest("stories", PROMPT, config=config, seed=5)))


def wait(page, act, *args):
    """Do something that starts a run, and wait until that run has ended."""
    before = page.evaluate("GenerationPlayground.log('main').turn ?? 0")
    act(*args)
    ended = "(turn) => { const log = GenerationPlayground.log('main'); return log.turn > turn && log.finished; }"
    page.wait_for_function(ended, arg=before)
    page.wait_for_selector("#stop:disabled", state="attached")


def press(page, button):
    way = button.removeprefix("#")
    if way in ("one-more", "start-steps", "score"):
        wait(page, run_another_way, page, way)
    else:
        wait(page, page.click, button)


def ask(page, what):
    """Let the panes ask for something: `what` is written in terms of `log` and `step`."""
    page.evaluate(f"(place) => {{ const {{log, step}} = ({STEP})(place); log.ask({what[1]}); }}", what[0])


def branch(page, place, token):
    """Go another way at a place of the first text: with a token id, or with what a script makes of the step."""
    wait(page, ask, page, (place, f"{{type: 'branch', step, tokenId: {token}}}"))


ANOTHER = "step.distribution.candidates.find((one) => one.token_id !== step.chosen.token_id).token_id"


def ids(page):
    """The token ids of the text that is shown."""
    last = "GenerationPlayground.log('main').lines()[0].last"
    return page.evaluate(f"GenerationPlayground.log('main').idsTo({last})")


def items(page):
    return page.locator("#pane-branches [role=treeitem]")


def saved(page):
    """The trace that Save gives by now."""
    open_drawer(page, "sharing")
    with page.expect_download() as download:
        page.click("#save-trace")
    return Trace.from_json(Path(download.value.path()).read_text("utf-8"))


@pytest.mark.slow
def test_the_token_that_was_chosen_leads_to_the_same_text(page, expected):
    press(page, "#generate")
    assert ids(page) == expected.sequences[0].token_ids
    assert not page.locator("#pane-branches").is_visible()
    branch(page, 6, "step.chosen.token_id")
    assert ids(page) == expected.sequences[0].token_ids
    expect(items(page)).to_have_count(2)


@pytest.mark.slow
def test_a_press_of_a_candidate_goes_another_way_and_back(page, expected, engine):
    press(page, "#generate")
    page.locator("#pane-tokens .gp-token:not(.gp-prompt *)").nth(6).click()
    taken = page.evaluate(f"(place) => {{ const {{step}} = ({STEP})(place); return {ANOTHER}; }}", 6)
    name = page.evaluate("(id) => GenerationPlayground.log('main').current().distribution.candidates"
                         ".find((one) => one.token_id === id).text", taken)  # fmt: skip
    row = page.locator("#pane-candidates button.gp-row", has=page.locator(".gp-word", has_text=name.strip())).first
    wait(page, row.click)
    given = [*expected.sequences[0].token_ids[:6], taken]
    config = CONFIG | {"max_new_tokens": LENGTH}
    other = Trace.fold(engine.stream(GenerationRequest("stories", PROMPT, config=config, seed=5, given=given)))
    assert ids(page) == other.sequences[0].token_ids
    expect(items(page)).to_have_count(2)
    expect(items(page).nth(1)).to_have_attribute("aria-selected", "true")
    assert saved(page).sequences[0].token_ids == other.sequences[0].token_ids
    with page.expect_response(lambda response: "/queue/join" in response.url):  # the server learns what is shown
        items(page).nth(1).focus()
        page.keyboard.press("ArrowUp")
    expect(items(page).nth(0)).to_have_attribute("aria-selected", "true")
    assert ids(page) == expected.sequences[0].token_ids
    page.wait_for_timeout(300)
    trace = saved(page)
    assert trace.sequences[0].token_ids == expected.sequences[0].token_ids
    assert trace.started.request["given"] is None


@pytest.mark.slow
def test_stepping_writes_the_text_of_a_run_in_one_go(page, expected):
    press(page, "#start-steps")
    assert ids(page) == expected.sequences[0].token_ids[:1]
    assert page.text_content("#history .gp-facts").endswith(" 1 token")
    for count in range(2, 6):
        press(page, "#step-on")
        assert ids(page) == expected.sequences[0].token_ids[:count]
    assert not page.locator("#pane-branches").is_visible()  # it only grew
    expect(page.locator("#history li")).to_have_count(1)
    taken = page.evaluate(f"(place) => {{ const {{step}} = ({STEP})(place); return {ANOTHER}; }}", 4)
    branch(page, 4, taken)  # the last step's: it is replaced
    assert ids(page) == [*expected.sequences[0].token_ids[:4], taken]
    press(page, "#one-more")
    assert len(ids(page)) == 6 and not page.locator("#pane-branches").is_visible()
    branch(page, 1, ANOTHER)  # an earlier one: a branch, as long as the knobs say
    assert len(ids(page)) == LENGTH
    expect(items(page)).to_have_count(2)


@pytest.mark.slow
def test_one_token_more_of_nothing_begins_at_the_prompt_and_of_a_run_goes_on(page, expected):
    press(page, "#one-more")
    assert ids(page) == expected.sequences[0].token_ids[:1]
    press(page, "#generate")
    press(page, "#one-more")
    assert ids(page)[:-1] == expected.sequences[0].token_ids


@pytest.mark.slow
def test_a_text_is_scored_and_goes_on(page, engine):
    text = "The cat sat on the moon."
    page.fill("#prompt textarea", text)
    press(page, "#score")
    config = CONFIG | {"max_new_tokens": LENGTH}
    read = Trace.fold(
        engine.stream(GenerationRequest("stories", "", config=config, seed=5, given=text, only_given=True))
    )
    assert ids(page) == read.sequences[0].token_ids
    shown = page.evaluate("GenerationPlayground.log('main').lines()[0].last.chosen.raw_logprob")
    assert shown == pytest.approx(read.steps[-1].chosen.raw_logprob, abs=1e-4)
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")
    # nothing was drawn: what the text was to the model is shown
    expect(page.locator("#pane-tokens .gp-shade")).to_have_value("surprisal")
    branch(page, 2, ANOTHER)
    assert len(ids(page)) > 3
    expect(items(page).first).to_contain_text("a text that was read")
    expect(page.locator("#pane-tokens .gp-shade")).to_have_value("probability")


@pytest.mark.slow
def test_a_token_is_looked_up_and_comes_back_with_its_run(page, expected, engine):
    press(page, "#generate")
    (token,) = engine.tokens("stories", " the")
    config = CONFIG | {"max_new_tokens": LENGTH}
    watching = GenerationRequest("stories", PROMPT, config=config, seed=5, watch=[token.token_id])
    truth = [step.watched[0].raw_logprob for step in Trace.fold(engine.stream(watching)).steps]
    watched = """() => { let step = GenerationPlayground.log('main').lines()[0].last; const found = [];
      for (; step; step = step.before) found.unshift(step.watched.map((one) => one.raw_logprob)); return found; }"""
    page.click("#pane-candidates .gp-look summary")
    page.fill("#pane-candidates .gp-look-text", " the")
    page.click("#pane-candidates .gp-look button")
    expect(page.locator("#messages")).to_contain_text("“ the” is looked up at every step")
    page.wait_for_function("GenerationPlayground.log('main').lines()[0].last.watched.length === 1")
    assert [one for (one,) in page.evaluate(watched)] == pytest.approx(truth, abs=1e-3)
    page.fill("#pane-candidates .gp-look-text", " dogs and more")
    page.click("#pane-candidates .gp-look button")
    expect(page.locator("#messages")).to_contain_text("The first,")
    page.wait_for_function("GenerationPlayground.log('main').lines()[0].last.watched.length === 2")
    assert ids(page) == expected.sequences[0].token_ids
    branch(page, 3, ANOTHER)
    assert page.evaluate(watched)[-1] != [] and ids(page) != expected.sequences[0].token_ids  # it stays looked up
    items(page).nth(1).focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_function("GenerationPlayground.log('main').lines()[0].last.watched.length === 2")
    assert [one for one, _ in page.evaluate(watched)] == pytest.approx(truth, abs=1e-3)


@pytest.mark.slow
def test_what_cannot_be_is_refused_and_the_result_stays(page, expected):
    press(page, "#generate")
    for what, says in [
        ("{type: 'branch', step, tokenId: -1}", "no text to continue"),
        ("{type: 'look', line: 0, text: ''}", "no token to look up"),  # in between: an answer is known by its words
        ("{type: 'look', line: 7, text: 'x'}", "no text to continue"),
    ]:
        ask(page, (3, what))
        expect(page.locator("#messages")).to_contain_text(says)
        assert ids(page) == expected.sequences[0].token_ids
    ask(page, (3, "{type: 'branch', step, tokenId: 10000000}"))
    expect(page.locator("#messages")).to_contain_text("stories has no token 10000000")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Finished")
    assert ids(page) == expected.sequences[0].token_ids
    branch(page, 3, ANOTHER)  # the page still works
    expect(items(page)).to_have_count(2)


NODE = """(status) => {
  const log = GenerationPlayground.log('main');
  const after = log.prompts[0].given + 2; // two steps into what was searched
  const step = log.prompts[0].steps.slice(after).flat().find((node) => node.beam.status === status);
  const ids = log.idsTo(step);
  log.ask({type: 'branch', step, tokenId: step.chosen.token_id});
  return ids;
}"""
NEXT = "(before) => { const log = GenerationPlayground.log('main'); return log.turn > before && log.finished; }"


@pytest.mark.slow
def test_beams_go_on_from_a_candidate_that_was_given_up(page):
    page.fill("#knob-num_beams-control", "3")
    press(page, "#generate")
    for level, status in enumerate(["pruned", "running", "pruned"], 1):
        turn = page.evaluate("GenerationPlayground.log('main').turn")
        begun = page.evaluate(NODE, status)
        page.wait_for_function(NEXT, arg=turn)
        page.wait_for_selector("#stop:disabled", state="attached")
        started = page.evaluate("GenerationPlayground.log('main').started")
        assert (started["mode"], started["request"]["given"]) == ("beam_sample", begun)
        assert ids(page)[: len(begun)] == begun and len(ids(page)) > len(begun)
        expect(page.locator("#pane-tokens .gp-text [data-given]")).to_have_count(len(begun))
        expect(page.locator("#pane-beams table")).to_be_visible()
        expect(items(page)).to_have_count(level + 1)
        expect(items(page).nth(level).locator(".gp-facts").first).to_contain_text("best of beam search with sampling")
        expect(items(page).nth(level).locator(".gp-label").first).to_contain_text("again from “")
        expect(page.locator("#messages")).not_to_contain_text("cannot be held")
    trace = saved(page)
    assert trace.sequences[0].token_ids == ids(page)
    assert sum(step.given for step in trace.beam_steps) == len(begun)


@pytest.mark.slow
def test_one_token_more_after_beams_is_written_without_them(page):
    page.fill("#knob-num_beams-control", "3")
    press(page, "#generate")
    written = ids(page)
    press(page, "#one-more")
    told = "This run continues with sampling, because beam search with sampling cannot be held to given tokens."
    expect(page.locator("#messages")).to_contain_text(told)
    assert ids(page)[:-1] == written
    expect(items(page)).to_have_count(2)
    items(page).nth(1).focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#pane-beams table")).to_be_visible()


@pytest.mark.slow
def test_a_branch_is_named_and_deleted(page):
    press(page, "#generate")
    branch(page, 3, ANOTHER)
    page.click("#pane-branches .gp-rename")
    page.keyboard.type("<img src=x onerror=hacked=1> ${window.hacked=1}")
    page.keyboard.press("Enter")
    expect(items(page).nth(1).locator(".gp-name")).to_have_text("<img src=x onerror=hacked=1> ${window.hacked=1}")
    assert page.evaluate("window.hacked") is None
    page.click("#pane-branches .gp-delete")
    page.click("#pane-branches .gp-delete")
    expect(page.locator("#pane-branches .gp-tree")).to_be_hidden()
    assert "given" not in page.inner_text("#messages")
    page.wait_for_timeout(500)
    assert saved(page).started.request["given"] is None


@pytest.mark.slow
def test_stop_stops_a_branch(new_page, serve_page):
    def script(request):  # a branch goes on for as long as anybody may take to press the button
        return sampled(request) if request.given is None else sampled(request, [" on"] * 3000)

    page = new_page(serve_page(FakeEngine(script, pace=0.02)))
    press(page, "#generate")
    turn = page.evaluate("GenerationPlayground.log('main').turn")
    ask(page, (3, f"{{type: 'branch', step, tokenId: {ANOTHER}}}"))
    page.wait_for_function("(turn) => GenerationPlayground.log('main').turn > turn", arg=turn)
    page.click("#stop")
    page.wait_for_function(NEXT, arg=turn)
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Stopped after")
    assert page.evaluate("GenerationPlayground.log('main').lines()[0].stopReason") == "stopped"
    expect(items(page)).to_have_count(2)
