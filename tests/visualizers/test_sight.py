"""Which panes are drawn: those that can be seen, and the others as they are opened."""

from __future__ import annotations

from playground.trace import event_to_line
from tests.visualizers import comparing, made, many
from tests.visualizers.reading import EMPTY, feed, lines, open_tab, settle
from visualizers.export import export_html

COUNT = """(names) => {
  window.drawn = Object.fromEntries(names.map((name) => [name, 0]));
  for (const name of names) {
    const look = new MutationObserver(() => { drawn[name] += 1; });
    look.observe(document.querySelector(`.gp-${name}`), {childList: true, subtree: true, characterData: true});
  }
}"""
# What a pane shows in the first frame in which its tab is open.
FIRST_FRAME = """(name) => new Promise((tell) => {
  document.querySelector(`[role=tab][data-shows=${name}]`).click();
  requestAnimationFrame(() => setTimeout(() => tell(document.querySelector(`.gp-${name}`).innerText)));
})"""

FAR_BELOW = """(name) => {
  const space = document.createElement('div');
  space.style.height = '5000px';
  document.querySelector(`.gp-${name}`).before(space);
}"""

LOOKED_AT = """(name) => new Promise((done) => {
  new IntersectionObserver((_, own) => { own.disconnect(); done(); }).observe(document.querySelector(`.gp-${name}`));
})"""

SCROLLED_UP = """(name) => {
  for (let each = document.querySelector(`.gp-${name}`); each; each = each.parentElement) each.scrollTop = 0;
}"""

# Feeds lines and counts the questions of sight in the frame in which they are drawn, and those of them that come after
# something was drawn: each costs a layout of the page.
QUESTIONS = """(text) => new Promise((answer) => {
  const ask = Element.prototype.checkVisibility;
  const questions = {all: 0, late: 0, writes: 0};
  const writes = new MutationObserver((more) => { questions.writes += more.length; });
  const isLate = () => { questions.writes += writes.takeRecords().length; return questions.writes > 0; };
  writes.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  requestAnimationFrame(() => {
    writes.takeRecords();
    questions.writes = 0;
    Element.prototype.checkVisibility = function (...options) {
      questions.all += 1;
      if (isLate()) questions.late += 1;
      return ask.apply(this, options);
    };
  });
  GenerationPlayground.log('main').feed(text);
  requestAnimationFrame(() => answer(questions));
})"""


def test_a_pane_behind_a_tab_is_not_drawn(show):
    text = [event_to_line(event) for event in made.sampled().events()]
    page = show(EMPTY)
    feed(page, "".join(text[:5]))
    page.evaluate(COUNT, ["candidates", "processors", "in_words", "curve"])
    for end in (6, 7, 8):
        feed(page, "".join(text[:end]))
    drawn = page.evaluate("window.drawn")
    assert drawn["candidates"] > 1 and drawn["processors"] == drawn["in_words"] == drawn["curve"] == 0


def test_which_panes_are_open_is_asked_before_any_is_drawn(show):
    text = [event_to_line(event) for event in made.sampled().events()]
    page = show(EMPTY)
    feed(page, "".join(text[:5]))
    questions = page.evaluate(QUESTIONS, "".join(text[:7]))
    assert questions["all"] > 5 and questions["writes"] > 0 and questions["late"] == 0


def test_it_shows_what_holds_in_the_frame_in_which_it_is_opened(show):
    page = show(export_html(made.sampled()))
    page.locator(".gp-text .gp-token").nth(4).click()
    for name in ("processors", "in_words"):
        assert made.STORY[4].strip() in page.evaluate(FIRST_FRAME, name)


def test_it_follows_once_it_is_open_and_no_more_once_it_is_not(show):
    page = show(export_html(made.sampled()))
    where = page.locator(".gp-processors .gp-where")
    open_tab(page, "Processors")
    page.locator(".gp-text .gp-token").nth(4).click()
    assert "at token 5" in where.inner_text()
    open_tab(page, "Candidates")
    page.locator(".gp-text .gp-token").nth(6).click()
    assert "at token 5" in where.text_content()
    open_tab(page, "Processors")
    assert "at token 7" in where.inner_text()


def test_a_pane_that_hid_itself_behind_a_tab_comes_back_with_the_run_that_it_shows(show):
    page = show(EMPTY)
    open_tab(page, "Processors")
    assert page.locator(".gp-processors").is_hidden()
    feed(page, lines(list(made.sampled().events())))
    assert page.locator(".gp-processors .gp-chain tr").count() > 2


def test_a_closed_drawer_and_a_view_that_is_not_open_keep_their_panes_from_drawing(show):
    for frame in ("view", "drawer"):
        page = show(export_html(made.sampled()))
        page.evaluate(
            """(frame) => {
              const [pane, around] = [document.querySelector('.pane-numbers'), document.createElement('div')];
              pane.before(around);
              around.className = frame;
              around.append(pane);
              around.style.display = 'none';
            }""",
            frame,
        )
        other = made.sampled([" One", " two", "."])
        feed(page, "")
        feed(page, lines(list(other.events())))
        figure = page.locator(".gp-numbers .gp-figure dd").first
        assert figure.text_content() == "60"
        page.evaluate("(frame) => { document.querySelector('.' + frame).style.display = ''; }", frame)
        settle(page)
        assert figure.text_content() == "3"


def test_a_comparison_tells_an_opened_pane_all_the_runs_that_changed_meanwhile(show):
    page = show(many.page_of("lanes", comparing.real_lanes().lines()))
    told = page.evaluate(
        """() => new Promise((tell) => {
          const [root, group, told] = [document.createElement('div'), GenerationPlayground.group('lanes'), []];
          root.style.display = 'none';
          root.textContent = 'a pane';
          document.querySelector('main').append(root);
          const note = (changes) => told.push([Boolean(changes.run), [...changes.entries].sort()]);
          group.subscribe(root, note, {whenOpen: true});
          const frame = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
          root.style.display = '';
          frame(() => {
            root.style.display = 'none';
            group.entryChanged(0, 'steps');
            frame(() => {
              group.entryChanged(2, 'steps');
              frame(() => {
                root.style.display = '';
                frame(() => tell(told));
              });
            });
          });
        })"""
    )
    entries = page.evaluate("GenerationPlayground.group('lanes').entries.length")
    assert told == [[True, list(range(entries))], [False, [0, 2]]]


def test_a_pane_far_below_the_screen_is_drawn_as_it_comes_near_or_as_the_run_ends(show):
    text = [event_to_line(event) for event in made.sampled().events()]
    page = show(EMPTY)
    feed(page, "".join(text[:5]))
    page.evaluate(FAR_BELOW, "candidates")
    feed(page, "".join(text[:6]))  # from the first look on the browser says where it is
    page.evaluate(LOOKED_AT, "candidates")
    page.evaluate(COUNT, ["candidates", "text"])
    feed(page, "".join(text[:7]))
    assert page.evaluate("drawn.text") and not page.evaluate("drawn.candidates")
    page.locator(".gp-candidates").scroll_into_view_if_needed()
    page.evaluate(LOOKED_AT, "candidates")
    assert page.evaluate("drawn.candidates")
    page.evaluate(SCROLLED_UP, "candidates")
    page.evaluate(LOOKED_AT, "candidates")
    page.evaluate("drawn.candidates = 0")
    feed(page, "".join(text[:8]))
    assert not page.evaluate("drawn.candidates")
    feed(page, "".join(text))
    assert page.evaluate("drawn.candidates")


GROW = """([lines, rest]) => new Promise((tell) => {
  const log = GenerationPlayground.log('main');
  window.told = {often: [], seldom: []};
  const take = (told) => () => told.push(log.newest?.index ?? -1);
  log.subscribe(document.querySelector('.gp-tokens'), take(told.often));
  log.subscribe(document.querySelector('.gp-tokens'), take(told.seldom), {rest});
  let count = 0;
  const next = () => {
    count += 1;
    GenerationPlayground.feed('main', lines.slice(0, count).join(''));
    if (count < lines.length) requestAnimationFrame(next);
    else requestAnimationFrame(() => requestAnimationFrame(() => tell(told)));
  };
  next();
})"""


def test_what_only_grows_is_drawn_less_often_where_it_rests(show):
    """The first states as they come, and the last one as soon as the run ends."""
    told = show(EMPTY).evaluate(GROW, [[event_to_line(event) for event in made.sampled().events()], 60_000])
    assert told["seldom"][:5] == told["often"][:5] and told["seldom"][-1] == told["often"][-1] == 59
    assert len(told["seldom"]) < 12 < len(told["often"])


def test_what_rests_is_drawn_again_when_nothing_more_comes(show):
    page = show(EMPTY)
    events = [event_to_line(event) for event in made.sampled().events()]
    told = page.evaluate(GROW, [events[:20], 3_000])
    last = told["often"][-1]
    assert told["seldom"][-1] < last
    page.wait_for_function("(last) => told.seldom.at(-1) === last", arg=last)
