"""The panes of models in a real browser: how far one is, what it takes, what was opened, what is here."""

from __future__ import annotations

import dataclasses
import json

import pytest

from playground.requests.effective_config import own_fields
from playground.trace import Loading, event_to_dict, event_to_line
from tests.support.fakes import FakeEngine
from tests.support.slow import one_in
from tests.visualizers.reading import EMPTY, feed, rows, settle
from visualizers import css_variables, page_head, styles_of
from visualizers.pane import GROUP_PANES

CLUSTER = {
    "replicas": [
        {"number": 1, "decoding": 3, "models": ["stories", "gpt2"]}, {"number": 2, "decoding": 0, "models": []},
    ],
    "lanes": 32, "waiting": 0, "lost": [], "states": {"RUNNING": 2},
}  # fmt: skip
NAMES = ("shelf", "estimate", "arrival", "opened")
EVIL = "<img src=x onerror=alert(1)>/${alert(2)}"


def page_of(**values):
    """A page with the panes of models, which show these values, by the pane's name; `asked` has what they ask for."""
    panes = [GROUP_PANES[name][0] for name in NAMES]
    styles = styles_of(panes)
    places = "".join(f'<div id="{pane.name}">{pane.template}</div>' for pane in panes)
    mount = "".join(
        f"GenerationPlayground.mountGroup('{name}', document.getElementById('{name}'), {{group: '{name}'}});"
        f"GenerationPlayground.group('{name}').answers.model = (question) => asked.push(question);"
        for name in NAMES
    )
    shown = "".join(f"GenerationPlayground.feedGroup('{name}', {_line(each)});" for name, each in values.items())
    return f"""<!doctype html><html lang="en" class="gp-standalone"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<style>{css_variables()} body {{ margin: 10px; background: var(--gp-page); }} {styles}</style>{page_head()}
<body>{places}<script>window.asked = [];{mount}{shown}</script>"""


def _line(values):
    return json.dumps(json.dumps({"type": "Found", "values": values}) + "\n").replace("<", "\\u003c")


def show_next(page, name, values, turn):
    line = json.dumps({"type": "Found", "values": values}) + "\n"
    page.evaluate("(args) => GenerationPlayground.feedGroup(...args)", [name, line, turn])
    settle(page)


def asked(page):
    return page.evaluate("() => window.asked")


def arriving(phase, done=None, total=None):
    return event_to_dict(Loading("some/model", phase, done, total))


@pytest.mark.parametrize(
    ("event", "words", "now"),
    one_in(3, [
        (("asking",), "Asking the Hub for some/model …", None),
        (("download", 0, 548_000_000), "Downloading some/model: 0 kB of 548 MB …", "0"),
        (("download", 137_000_000, 548_000_000), "Downloading some/model: 137 MB of 548 MB …", "25"),
        (("download", 1_234_000_000, 13_500_000_000), "Downloading some/model: 1.23 GB of 13.5 GB …", "9"),
        (("loading",), "Loading some/model …", None),
        (("loading", 3, 9), "Loading some/model: 33.3% …", "33"),
    ]),
)
def test_how_far_a_model_is(event, words, now, show):
    page = show(page_of(arrival=arriving(*event)))
    assert page.locator(".gp-arrival-words").inner_text() == words
    assert page.locator("[role=progressbar]").get_attribute("aria-valuenow") == now
    page_text = show(EMPTY)
    feed(page_text, event_to_line(Loading("some/model", *event)))
    assert page_text.locator(".gp-status").inner_text() == words


def test_what_has_come_is_no_longer_on_its_way(show):
    page = show(page_of(arrival=arriving("download", 1, 2)))
    show_next(page, "arrival", {"over": True}, 2)
    assert not page.locator(".gp-arrival").is_visible()


def estimate(model="a/b", **changes):
    return dataclasses.asdict(dataclasses.replace(FakeEngine().estimate(model), **changes))


def test_what_a_model_takes_and_which_way_fits(show):
    page = show(page_of(estimate=estimate()))
    assert page.locator(".gp-fit").inner_text().startswith("✕ It does not fit. a/b needs 9 MB")
    assert rows(page, ".gp-ways") == [
        ["float32", "8.0 MB", "", "✕ no", "Choose"], ["bfloat16", "4.0 MB", "", "✓ yes", "Choose"],
    ]  # fmt: skip
    widths = page.eval_on_selector_all(".gp-ways .gp-strip i", "all => all.map((bar) => bar.clientWidth)")
    assert widths[0] == pytest.approx(2 * widths[1], abs=2)
    page.get_by_role("button", name="Choose bfloat16").click()
    assert asked(page) == [{"type": "model", "act": "pick", "model": "a/b?dtype=bfloat16"}]
    assert "to download 5.0 MB" in page.locator(".gp-pairs").first.inner_text().replace("\n", " ")


def test_what_fits_and_what_is_not_known(show):
    page = show(page_of(estimate=estimate(fits=True, why="", fix="")))
    assert "✓ It fits. It needs 8.8 MB" in page.locator(".gp-fit").inner_text()
    unknown = {"fits": None, "why": "", "fix": "", "memory": None, "room": None, "ways": (), "parameters": None}
    show_next(page, "estimate", estimate(**unknown, download=0), 2)
    told = page.locator(".gp-fit").inner_text()
    assert told == "? It is not known whether it fits. Neither its files nor its config say how much memory it needs."
    assert not page.locator(".gp-ways").is_visible() and "it is here" in page.locator("#estimate dl").inner_text()
    assert "memory not known" in page.locator("#estimate dl").inner_text().replace("\n", " ")
    show_next(page, "estimate", estimate(fits=True, why="", fix="", reckoned=True), 3)
    told = page.locator(".gp-fit").inner_text()
    assert "It needs about 8.8 MB" in told and told.endswith("this is estimated from its config.")
    assert "memory about 8.0 MB" in page.locator("#estimate dl").inner_text().replace("\n", " ")


def test_weights_that_are_missing(show):
    lacking = {"fits": False, "complete": False, "memory": None, "room": None, "ways": (), "download": 0}
    page = show(page_of(estimate=estimate(**lacking, why="a/b has no weights.", fix="Choose another one.")))
    assert page.locator(".gp-fit").inner_text() == "✕ It cannot be opened. a/b has no weights. Choose another one."
    facts = page.locator("#estimate dl").inner_text().replace("\n", " ")
    assert "to download its weights are missing" in facts and "it is here" not in facts


@pytest.mark.slow
def test_the_bars_of_all_models_have_one_scale(show):
    """What is free fills the bar, whatever the model takes: a small model looks small."""

    def share(*ways):
        page = show(page_of(estimate=estimate(free=8_000_000_000, ways=[
            {"model": f"a/b?{number}", "label": str(number), "bytes": size, "fits": size < 8e9}
            for number, size in enumerate(ways)
        ])))  # fmt: skip
        measure = "all => all.map((each) => each.getBoundingClientRect())"
        strips, bars, lines = (
            page.eval_on_selector_all(f".gp-ways .gp-strip{part}", measure) for part in ("", " i", " u")
        )
        line = (lines[0]["left"] - strips[0]["left"]) / strips[0]["width"]
        return [bar["width"] / strip["width"] for bar, strip in zip(bars, strips, strict=True)], line

    (small,), line = share(1_000_000)
    assert small < 0.02 and line == pytest.approx(0.95, abs=0.02)
    (large,), line = share(7_500_000_000)
    assert large == pytest.approx(0.89, abs=0.02) and line == pytest.approx(0.95, abs=0.02)
    (over, half), line = share(16_000_000_000, 8_000_000_000)
    assert over == pytest.approx(0.95, abs=0.02) and half == pytest.approx(line, abs=0.02)


def test_a_report_can_be_hidden_again(show):
    page = show(page_of(estimate=estimate()))
    assert page.locator(".gp-estimate").is_visible()
    show_next(page, "estimate", None, 2)
    assert not page.locator(".gp-estimate").is_visible()


def test_where_nothing_fits_a_smaller_model_is_named(show):
    page = show(page_of(estimate=estimate("a/large")))
    assert "A model that does: stories, 3.0 MB." in page.locator(".gp-smaller").inner_text()
    page.get_by_role("button", name="Choose: stories").click()
    assert asked(page)[0]["model"] == "stories"


def opened(model="a/b", **changes):
    found = list(FakeEngine()._open(model))[-1]
    own = {"do_sample": True, "temperature": 0.6, "max_length": 40, "top_k": 50}
    fields = own_fields(own, {"temperature": 0.9, "max_new_tokens": 5})
    return dataclasses.asdict(dataclasses.replace(found, **changes)) | {"fields": fields}


def test_what_was_opened_and_what_its_config_changes(show):
    page = show(page_of(opened=opened()))
    pairs = page.locator("#opened dl").inner_text().replace("\n", " ")
    for words in ("class LlamaForCausalLM", "parameters 2.0 million", "in memory 8.0 MB", "context 512 tokens",
                  "vocabulary 2,000", "chat template yes"):  # fmt: skip
        assert words in pairs
    found = {name: rest for name, *rest in rows(page, ".gp-fields")}
    assert found["temperature"][:2] == ["0.6", "1"] and found["temperature"][-1] == "▲ the page sets 0.9"
    assert found["do_sample"][:2] == ["true", "false"] and found["do_sample"][-1] == "◆ applies"
    assert found["top_k"][-1] == "the same as the default"
    assert found["max_length"][-1] == "another field takes its place"
    labels = page.locator(".gp-fields tbody tr").first.locator("td").evaluate_all("all => all.map((c) => c.dataset)")
    assert [label.get("label") for label in labels] == ["model", "library default", None, "on this page"]
    idle = own_fields({"temperature": 0.6}, {"do_sample": False})
    show_next(page, "opened", opened() | {"fields": idle}, 2)
    assert rows(page, ".gp-fields")[0][-1] == f"○ {idle[0]['ignored']}"


def test_a_model_that_sets_nothing_and_has_no_end(show):
    page = show(page_of(opened=opened(context_length=None, chat_template=False) | {"fields": []}))
    assert "It sets no field" in page.locator("#opened").inner_text()
    assert "context unlimited" in page.locator("#opened dl").inner_text().replace("\n", " ")


def shelf(model="a/b", in_use=False):
    loaded = opened(model, in_use=in_use)
    row = {"model": model, "words": "", "assistant": None, "loaded": loaded, "canUnload": not in_use}
    bundled = {"model": "stories", "words": "Short stories.", "assistant": "stories-draft", "size": 11_400_000}
    suggested = {"model": "c/d", "words": "A chat model.", "assistant": None, "millions": 1711, "gated": True,
                 "here": True}  # fmt: skip
    sections = [("Loaded", [row]), ("Bundled", [bundled]), ("On the Hub", [suggested])]
    return {
        "sections": [{"title": title, "note": "n", "rows": listed} for title, listed in sections], "canOpen": True,
    }  # fmt: skip


def test_the_models_and_their_buttons(show):
    page = show(page_of(shelf=shelf()))
    text = page.locator("#shelf").inner_text()
    for words in ("○ idle", "LlamaForCausalLM, float32, on cpu", "8.0 MB", "11.4 MB", "stories-draft",
                  "about 1.7 billion", "gated: needs an access token · ✓ downloaded"):  # fmt: skip
        assert words in text
    assert page.locator("#shelf [data-label]").first.get_attribute("data-label") == "matching draft"
    for name in ("Use it: a/b", "Show: a/b", "Unload: a/b", "Use it: stories", "Put the name in the Model box: c/d"):
        page.get_by_role("button", name=name, exact=True).click()
    assert [(each["act"], each["model"]) for each in asked(page)] == [
        ("use", "a/b"), ("tell", "a/b"), ("unload", "a/b"), ("use", "stories"), ("pick", "c/d"),
    ]  # fmt: skip


def test_a_model_in_use_cannot_be_unloaded(show):
    page = show(page_of(shelf=shelf(in_use=True)))
    assert "● in use" in page.locator("#shelf").inner_text()
    assert page.get_by_role("button", name="Unload").count() == 0


def test_the_focus_stays_when_the_table_is_drawn_again(show):
    page = show(page_of(shelf=shelf()))
    page.get_by_role("button", name="Show: a/b").focus()
    show_next(page, "shelf", shelf(), 2)
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')") == "Show: a/b"


def test_names_never_become_markup_and_nothing_is_wider_than_a_phone(show):
    values = {"shelf": shelf(EVIL), "estimate": estimate(EVIL), "opened": opened(EVIL)}
    page = show(
        page_of(arrival=arriving("loading") | {"model": EVIL}, **values), viewport={"width": 390, "height": 800}
    )
    assert page.locator("img").count() == 0 and EVIL in page.locator("#opened").inner_text()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_the_replicas_of_a_cluster_stand_above_the_models(show):
    page = show(page_of(shelf=shelf() | {"cluster": CLUSTER}))
    cluster = page.locator("#shelf .gp-cluster")
    assert "2 replicas of a cluster decode, each at most 32 runs side by side." in cluster.inner_text()
    assert rows(page, "#shelf .gp-cluster table") == [
        ["Replica 1", "3 of 32", "stories, gpt2"], ["Replica 2", "0 of 32", "–"]
    ]  # fmt: skip
    show_next(page, "shelf", shelf(), 2)
    assert cluster.inner_text() == ""


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"waiting": 1}, "One run waits."),
        ({"waiting": 7}, "7 runs wait."),
        ({"states": {"RUNNING": 2, "STARTING": 1}}, "One more is on its way."),
        ({"states": {"RUNNING": 2, "STOPPING": 2}}, "2 finish their runs, then leave."),
        ({"lost": [{"number": 2, "seconds": 30.0}]}, "Replica 2 was lost less than two minutes ago. Its runs"),
        ({"lost": [{"number": 1, "seconds": 300.0}]}, "Replica 1 was lost 5 minutes ago."),
        ({"replicas": []}, "No replica of the cluster answers now: runs wait until one does."),
    ],
)  # fmt: skip
def test_what_a_cluster_is_about_to_do_is_said(show, changes, words):
    page = show(page_of(shelf=shelf() | {"cluster": CLUSTER | changes}))
    assert words in page.locator("#shelf .gp-cluster").inner_text()
