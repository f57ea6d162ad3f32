"""The pane of a chat template, and that of what changes without it: from logs made by hand to what a person reads."""

from __future__ import annotations

import pytest

from playground.experiments.comparison import Comparison, Entry, Group
from playground.requests.request import GenerationRequest
from playground.trace import Finished, Part, Sequence, Stepped, Token, Trace, event_to_line
from playground.trace.wire import to_plain
from tests.visualizers import made
from tests.visualizers.reading import settle
from visualizers import PANES, css_variables, page_head, styles_of
from visualizers.export import export_html
from visualizers.pane import GROUP_PANES

MOUNTED = ("template", "tokens")

MESSAGES = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "<b>Hi</b>"}]
WORDS = ["<s>", "system\n", "Be", " brief.", "</s>", "<s>", "user\n", "<b>", "Hi", "</b>", "</s>", "<s>", "assistant\n"]
TOKENS = [Token(i, word, None if word in ("<s>", "</s>") else word) for i, word in enumerate(WORDS)]
PARTS = [
    Part("template", 0, 2),
    Part("message", 2, 4, "system", 0),
    Part("template", 4, 7),
    Part("message", 7, 10, "user", 1),
    Part("template", 10, 11),
    Part("generation", 11, 13),
]
PAGE = f"""<!doctype html><html class="gp-standalone"><meta charset="utf-8">
<style>{css_variables()}{styles_of([PANES["template"]])}</style>{page_head()}
<body><div id="pane">{PANES["template"].template}</div>
<script>GenerationPlayground.mount('template', document.getElementById('pane'));</script>"""


def started(parts=PARTS, tokens=TOKENS, messages=MESSAGES):
    request = GenerationRequest("chatty", messages=messages).to_dict()
    return made.started(model="chatty", prompt="", prompt_tokens=tokens, parts=parts, request=request)


def chat(**changes):
    return Trace.fold([started(**changes), *map(Stepped, made.steps([" Hello", "."]))])


def write(page, told):
    """What the page's script does when the server has rendered what is written."""
    page.evaluate("(told) => GenerationPlayground.log('main').setWritten(told)", told)
    settle(page)


def written(problem=None, **changes):
    told = {
        "model": "chatty", "messages": MESSAGES, "parts": [] if problem else to_plain(PARTS),
        "tokens": [] if problem else [[t.token_id, t.text, t.piece] for t in TOKENS],
    }  # fmt: skip
    return told | ({"problem": problem} if problem else {}) | changes


def feed(page, *events):
    page.evaluate("(text) => GenerationPlayground.feed('main', text, 1)", "".join(map(event_to_line, events)))
    settle(page)


# ------------------------------------------------------------------------------------------------- what a run read


@pytest.fixture
def page(show):
    return show(export_html(chat()))


def test_messages_and_the_prompt_stand_beside_each_other(page):
    pane = page.locator(".gp-template")
    assert pane.locator(".gp-said p").all_text_contents() == ["Be brief.", "<b>Hi</b>"]
    assert pane.locator(".gp-said .gp-role").all_text_contents() == ["system", "user"]
    kinds = "all => all.map((part) => [part.dataset.kind, part.querySelectorAll('.gp-token').length])"
    assert pane.locator(".gp-part").evaluate_all(kinds) == [[part.kind, part.stop - part.start] for part in PARTS]
    assert pane.locator(".gp-special").all_text_contents() == ["<s>", "</s>", "<s>", "</s>", "<s>"]
    assert pane.locator(".gp-which").text_content() == "of chatty, as this run read it"
    assert pane.locator(".gp-template-words").text_content() == (
        "13 tokens: 5 for the words of the messages, 6 around them, 2 to begin the answer. 5 are special."
    )
    assert pane.locator(".gp-try").is_hidden()  # a saved page runs nothing


def test_each_token_says_whose_it_is(page):
    labels = page.locator(".gp-rendered .gp-token").evaluate_all("all => all.map((token) => token.ariaLabel)")
    assert labels[0] == "prompt token 1: “<s>”, special token, written by the template"
    assert labels[2] == "prompt token 3: “Be”, words of system"
    assert labels[11] == "prompt token 12: “<s>”, special token, generation prompt: the answer begins here"


def test_the_keys_walk_and_the_card_tells(page):
    page.locator(".gp-rendered .gp-token").nth(1).click()
    page.keyboard.press("ArrowRight")
    settle(page)
    assert page.evaluate("document.activeElement.ariaLabel").startswith("prompt token 3")
    assert "words of system" in page.locator(".gp-template .gp-card").inner_text()
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.ariaLabel").startswith("prompt token 13")


def test_what_a_template_leaves_out_is_said(show):
    pane = show(export_html(chat(parts=PARTS[2:]))).locator(".gp-template")
    assert pane.locator(".gp-said li").first.locator(".gp-dropped").count() == 1
    assert pane.locator(".gp-said li").nth(1).locator(".gp-dropped").count() == 0


def test_where_nothing_can_be_told_no_role_is_made_up(show):
    pane = show(export_html(chat(parts=PARTS[-1:]))).locator(".gp-template")
    words = pane.locator(".gp-template-words").inner_text()
    assert "the origin of its tokens is unknown, except for the 2 that begin the answer" in words
    assert pane.locator(".gp-part .gp-role").all_text_contents() == ["the answer begins"]
    assert pane.locator(".gp-dropped").count() == 0


def test_words_that_are_read_as_marks_are_told(show):
    tokens = [*TOKENS[:8], Token(1, "<s>", None), *TOKENS[9:]]
    pane = show(export_html(chat(tokens=tokens))).locator(".gp-template")
    assert pane.locator(".gp-warn").inner_text().startswith("A message contains “<s>”: written like a special token")


def test_without_a_chat_there_is_no_pane(show):
    assert show(export_html(made.sampled())).locator(".gp-template").is_hidden()


# -------------------------------------------------------------------------------------------------- while it is written


def test_what_is_written_is_shown_before_it_runs(show):
    page = show(PAGE)
    pane = page.locator(".gp-template")
    assert pane.is_hidden()
    write(page, written())
    assert "as written now: not run yet" in pane.locator(".gp-which").inner_text()
    assert pane.locator(".gp-token").count() == len(TOKENS)
    feed(page, started())
    assert pane.locator(".gp-which").text_content() == "of chatty, as this run read it"
    write(page, written(messages=MESSAGES[1:]))
    assert "not run yet" in pane.locator(".gp-which").inner_text()
    write(page, None)
    assert pane.locator(".gp-which").text_content() == "of chatty, as this run read it"


def test_a_refusal_is_told_as_text(show):
    page = show(PAGE)
    write(page, written("The template takes no <i>system</i> message. Leave it out."))
    assert page.locator(".gp-refusal").inner_text() == "The template takes no <i>system</i> message. Leave it out."
    assert page.locator(".gp-made").is_hidden() and page.locator(".gp-said li").count() == 2
    assert page.locator(".gp-refusal").get_attribute("role") == "alert"
    write(page, written("It is not here yet.") | {"away": True})
    assert page.locator(".gp-refusal").get_attribute("role") == "note"


def test_the_button_asks_for_both_runs(show):
    page = show(PAGE)
    page.evaluate("() => { GenerationPlayground.log('main').answers.without = () => { window.asked = true; }; }")
    write(page, written())
    page.locator(".gp-try").click()
    assert page.evaluate("window.asked") is True


# -------------------------------------------------------------------------------------------------- with it and without


def both(texts):
    """A comparison of a chat with its words as plain text, in the panes that show one."""
    requests = [GenerationRequest("chatty", messages=MESSAGES), GenerationRequest("chatty", "Be brief.\n<b>Hi</b>")]
    groups = [Group("A", "With the template", "chatty", id=1), Group("B", "Without it", "chatty", id=2)]
    comparison = Comparison("lanes", "", groups, [Entry(i, request) for i, request in enumerate(requests)])
    plain = made.started(model="chatty", prompt=requests[1].prompt, prompt_tokens=TOKENS[2:4])
    for number, (first, words) in enumerate(zip((started(), plain), texts, strict=True)):
        steps = made.steps(words, seed=number)
        ids = [step.chosen.token_id for step in steps]
        end = Finished([Sequence("".join(words), ids, [-1.0] * len(ids), "length")], 0.1, 0.01, len(ids))
        for event in (first, *map(Stepped, steps), end):
            comparison.add(number, event)
    return comparison.lines()


def opened(show, texts):
    panes = GROUP_PANES["template"]
    boxes = "".join(f'<div class="pane-{pane.name}">{pane.template}</div>' for pane in panes)
    mount = "GenerationPlayground.mountGroup('NAME', document.querySelector('.pane-NAME'), {group: 'template'});"
    mounts = "".join(mount.replace("NAME", pane.name) for pane in panes)
    page = show(
        '<!doctype html><html class="gp-standalone"><meta charset="utf-8">'
        f"<style>{css_variables()}{styles_of(panes)}</style>"
        f"{page_head()}<body>{boxes}<script>{mounts}</script>"
    )
    assert all(page.locator(f".gp-{pane.name}").is_hidden() for pane in panes)
    page.evaluate("(lines) => GenerationPlayground.feedGroup('template', lines, 1)", both(texts))
    settle(page)
    return page


def test_both_prompts_and_both_first_tokens(show):
    page = opened(show, ([" the", " fox"], [" moon", " fox"]))
    pane = page.locator(".gp-without")
    heads = pane.locator(".gp-ways h3").all_text_contents()
    assert heads == ["A With the template: 13 tokens", "B Without it: 2 tokens"]
    assert pane.locator(".gp-read").all_text_contents() == ["".join(WORDS), "Be brief."]
    assert pane.locator(".gp-read").first.locator(".gp-pill").count() == 5
    assert "it begins with “ the”, without it with “ moon”" in pane.locator(".gp-first-words").inner_text()
    chosen = pane.locator(".gp-chosen")
    assert chosen.count() == 2 and chosen.locator("b").first.inner_text().endswith("%")
    rows = pane.locator(".gp-first tbody tr")
    assert rows.count() >= 6 and rows.locator("th").all_text_contents() != []
    assert "They diverge at the first token" in page.locator(".gp-divergence .gp-said").inner_text()
    assert page.locator(".gp-lanes .gp-lane").count() == 2


def test_where_both_begin_alike(show):
    page = opened(show, ([" the", " fox"], [" the", " moon"]))
    assert "Both begin with “ the”" in page.locator(".gp-first-words").inner_text()
    assert "at token 2" in page.locator(".gp-divergence .gp-said").inner_text()
