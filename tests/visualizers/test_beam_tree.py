"""The beam tree in a real browser: every node of real searches on tiny models, and what a person does with it."""

from __future__ import annotations

import csv
import functools
import io
import itertools
import json
import re
import threading
from collections import Counter
from xml.etree import ElementTree

import pytest

from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.trace import BeamsAdvanced, Trace, event_from_line, event_to_line
from tests.support.changing import change
from tests.support.decoding import decode
from tests.support.page_modules import module_page
from tests.support.slow import one_in
from tests.support.tiny_models import byte_tokenizer, tiny_llama, tiny_t5
from tests.visualizers import made, made_strategies
from tests.visualizers.reading import EMPTY, feed, lines, settle, written
from visualizers.export import export_html

TOKENIZER = byte_tokenizer()
MODELS = {"llama": tiny_llama, "t5": tiny_t5}
FORCED = TOKENIZER("ball")["input_ids"]
SEARCHES = {
    "beams": {"num_beams": 3, "num_return_sequences": 2},
    "endless": {"num_beams": 3, "min_new_tokens": 30},
    "sampled": {"num_beams": 3, "do_sample": True, "temperature": 1.5},
    "groups": {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 2.0},
    "constrained": {"num_beams": 4, "force_words_ids": [FORCED]},
    "ends": {"num_beams": 4, "eos_token_id": list(range(70, 80)), "early_stopping": "never", "length_penalty": 0.5},
}
SVG = "{http://www.w3.org/2000/svg}"


@functools.cache
def search(name: str, model: str = "llama", steps: int = 8) -> Trace:
    """A search by a tiny model with random weights."""
    config = {"max_new_tokens": steps, **SEARCHES[name]}
    if "min_new_tokens" in config:
        config["min_new_tokens"] = steps
    target = LoadedModel("tiny", MODELS[model](vocab_size=len(TOKENIZER)), TOKENIZER, "folder", "cpu", "float32")
    events = []
    request = GenerationRequest("tiny", "the cat sat", config=config, seed=3, top_candidates=10)
    decode(request, target, None, Settings(), events.append, threading.Event())
    return Trace.fold(events)


def as_told(trace: Trace) -> list:
    """The steps of a search with the numbers that reach a page, where floats are rounded."""
    told = [event_from_line(event_to_line(BeamsAdvanced(step))) for step in trace.beam_steps]
    return [event.step for event in told]


def choose(page, **choices: object) -> None:
    """Set the tree's controls: candidates, number, lost, fold."""
    for name, value in choices.items():
        control = page.locator(f".gp-beamtree .gp-{'candidates-shown' if name == 'candidates' else name}")
        if isinstance(value, bool):
            control.set_checked(value)
        else:
            control.select_option(str(value))
    settle(page)


def unfolded(page) -> None:
    """Show each step, dead ends, and two pruned candidates of each beam, as for a small search."""
    choose(page, candidates=2, lost=True, fold=False)


def saved(page, kind: str) -> bytes:
    """The tree as a file."""
    with page.expect_download() as download:
        page.locator(f".gp-beamtree [data-file={kind}]").click()
    assert download.value.suggested_filename.endswith(f".{kind}")
    return download.value.path().read_bytes()


def drawn(page) -> list[dict]:
    """Every node that is drawn, seen or not: {classes, texts, x, y, width, height}."""
    nodes = []
    for group in ElementTree.fromstring(saved(page, "svg")).iter(f"{SVG}g"):
        if "transform" not in group.attrib or not group.attrib.get("class"):
            continue
        x, y = map(float, re.findall(r"[-\d.]+", group.attrib["transform"]))
        box = group.find(f"{SVG}rect").attrib
        texts = [text.text or "" for text in group.iter(f"{SVG}text")]
        size = float(box["width"]), float(box["height"])
        nodes.append({"classes": set(group.attrib["class"].split()), "texts": texts, "box": (x, y, *size)})
    return nodes


def looks(nodes: list[dict]) -> Counter:
    """How many nodes there are of each look."""
    kinds = {"root", "tip", "inner", "lost", "kept", "fell", "ended", "pruned", "unseen"}
    return Counter(name.removeprefix("t-") for node in nodes for name in node["classes"] if name[2:] in kinds)


def click_node(page, text: str) -> None:
    """Press the node that shows this text; the window is moved first so that it is seen."""
    node = page.locator(".gp-picture g.t-inner, .gp-picture g.t-tip, .gp-picture g.t-pruned, .gp-picture g.t-lost")
    node.filter(has_text=text).first.locator(".t-box").click(force=True)
    settle(page)


# ---------------------------------------------------------------------------------------------------- every node


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("name", one_in(3, SEARCHES))
def test_the_json_file_has_every_node_and_score(show, name, model):
    trace = search(name, model)
    data = json.loads(saved(show(export_html(trace)), "json"))
    power = SEARCHES[name].get("length_penalty", 1.0)
    assert data["mode"] == trace.started.mode and data["length_penalty"] == power
    nodes, ids, running = iter(data["nodes"]), {}, {}
    for step in as_told(trace):
        before, running = running, {}
        scores = sorted((c.score for c in step.candidates), reverse=True)
        for candidate in step.candidates:
            node = next(nodes)
            assert node["parent"] == before.get(candidate.parent)
            assert (node["step"], node["token_id"], node["token"]) == (
                step.index + 1,
                candidate.token_id,
                candidate.text,
            )
            numbers = (candidate.logprob, candidate.raw_logprob, candidate.score)
            assert (node["logprob"], node["raw_logprob"], node["sum"]) == numbers
            assert node["score"] == pytest.approx(candidate.score / (step.index + 1) ** power, rel=1e-9)
            assert (node["status"], node["beam"]) == (candidate.status, candidate.beam)
            if candidate.group is None:
                assert scores[node["rank"] - 1] == candidate.score
            else:
                better = [c for c in step.candidates if c.group == candidate.group and c.score > candidate.score]
                assert (node["group"], node["rank"] > len(better)) == (candidate.group, True)
            if candidate.progress is not None:
                assert node["progress"] == candidate.progress
            ids[candidate.parent, candidate.token_id, step.index] = node["id"]
            if candidate.status == "running":
                running[candidate.beam] = node["id"]
    assert next(nodes, None) is None
    outputs = {node["output"]: node for node in data["nodes"] if "output" in node}
    assert len(outputs) == len(trace.sequences)
    for number, sequence in enumerate(trace.sequences, start=1):
        assert outputs[number]["length"] == len(sequence.token_ids)
        assert outputs[number]["final_score"] == pytest.approx(sequence.score, abs=1e-5)


def test_the_table_has_the_nodes_of_the_json_file(show):
    page = show(export_html(search("groups")))
    nodes = json.loads(saved(page, "json"))["nodes"]
    table = list(csv.DictReader(io.StringIO(saved(page, "csv").decode(), newline="")))
    assert len(table) == len(nodes) > 20
    for row, node in zip(table, nodes, strict=True):
        assert row["token"] in (node["token"], f"'{node['token']}")  # a spreadsheet takes some for formulas
        assert row["parent"] == ("" if node["parent"] is None else str(node["parent"]))
        assert (int(row["id"]), int(row["group"]), float(row["sum"])) == (node["id"], node["group"], node["sum"])


@pytest.mark.parametrize("name", one_in(3, SEARCHES))
def test_what_became_of_each_node_is_drawn(show, name):
    trace = search(name)
    page = show(export_html(trace))
    choose(page, candidates=8, lost=True, fold=False)
    nodes = drawn(page)
    last = len(trace.beam_steps) - 1
    told = Counter(candidate.status for step in trace.beam_steps for candidate in step.candidates)
    ends = [c.final_score for step in trace.beam_steps for c in step.candidates if c.status == "finished"]
    shown = looks(nodes)
    assert shown["root"] == 1
    assert shown["tip"] + shown["inner"] + shown["lost"] == told["running"]
    assert shown["tip"] <= len(trace.beam_steps[last].running)
    assert shown["kept"] == len(trace.beam_steps[last].pool) <= len(ends)
    assert shown["kept"] + shown["fell"] == told["finished"]
    parents = Counter()
    for step in trace.beam_steps:
        given_up = Counter(c.parent for c in step.candidates if c.status in ("pruned", "ended"))
        parents["considered"] += sum(min(8, number) for number in given_up.values())
    assert shown["pruned"] + shown["ended"] == parents["considered"]
    flags = [text for node in nodes for text in node["texts"] if text.startswith("★")]
    assert sorted(flags) == [f"★{number + 1}" for number in range(len(trace.sequences))]


@pytest.mark.parametrize("candidates", one_in(2, [0, 1, 3]))
def test_how_many_that_were_given_up_is_a_control(show, candidates):
    trace = search("beams")
    page = show(export_html(trace))
    choose(page, candidates=candidates, lost=True)
    shown = looks(drawn(page))
    beams = 1 + sum(len(step.running) for step in trace.beam_steps[:-1])  # that had continuations
    assert shown["pruned"] + shown["unseen"] + shown["ended"] == candidates * beams


@pytest.mark.parametrize("name", one_in(3, SEARCHES))
def test_no_two_nodes_cover_each_other(show, name):
    page = show(export_html(search(name, steps=14)))
    for settings in ({"candidates": 3}, {"candidates": 8, "lost": False}, {"candidates": 0, "fold": True}):
        choose(page, **settings)
        boxes = [node["box"] for node in drawn(page)]
        assert len(boxes) > 2
        for (x, y, width, height), (left, top, wide, high) in itertools.combinations(boxes, 2):
            assert x + width <= left or left + wide <= x or y + height <= top or top + high <= y


def test_the_words_of_a_node_keep_clear_of_its_numbers_and_can_be_read(show):
    page = show(export_html(made.beams()))
    smallest, clashes = page.evaluate(
        """() => {
          const nodes = [...document.querySelectorAll('.gp-picture g:has(> .t-right)')];
          const sizes = nodes.map((node) => parseFloat(getComputedStyle(node.querySelector('.t-small')).fontSize));
          const clash = nodes.filter((node) => {
            const right = node.querySelector('.t-right').getBoundingClientRect();
            return [...node.querySelectorAll(':scope > .t-small:not(.t-right)')].some((left) => {
              const {right: end, width, bottom, top} = left.getBoundingClientRect();
              return width && end > right.left && bottom > right.top && top < right.bottom;
            });
          });
          return [Math.min(...sizes), clash.map(({textContent}) => textContent)];
        }"""
    )
    assert smallest >= 11 and clashes == []


@pytest.mark.slow
def test_what_stands_does_not_move_when_the_tree_grows(show):
    page = show(EMPTY)
    events = list(search("endless", steps=14).events())
    places: dict = {}
    for length in range(2, len(events) - 2):
        feed(page, "")
        feed(page, lines(events[:length]))
        choose(page, candidates=0, lost=True, fold=False)
        now = Counter((node["box"], node["texts"][0].removeprefix("✕ ")) for node in drawn(page))
        assert set(places) <= set(now)
        places = now


# ---------------------------------------------------------------------------------------------------- live, and back


def test_the_slider_shows_the_tree_as_it_was(show):
    trace = search("beams")
    whole, live = show(export_html(trace)), show(EMPTY)
    events = list(trace.events())
    choose(whole, candidates=3, lost=True)
    for step in (1, 3, 6):
        feed(live, "")
        feed(live, lines(events[: 1 + step]))
        choose(live, candidates=3, lost=True)
        whole.locator(".gp-beamtree .gp-slider").fill(str(step))
        settle(whole)
        assert f"step {step} of {len(trace.beam_steps)}" in whole.locator(".gp-step-words").inner_text()
        then, now = drawn(live), drawn(whole)
        assert [(node["box"], node["texts"]) for node in now] == [(node["box"], node["texts"]) for node in then]
        assert looks(now) == looks(then)


@pytest.mark.slow
def test_the_other_panes_go_along_with_the_slider(show):
    trace = search("beams")
    page = show(export_html(trace))
    page.locator(".gp-beamtree .gp-slider").fill("3")
    settle(page)
    assert page.locator(".gp-beams .gp-where").inner_text() == "at token 3"
    assert page.locator(".gp-beamtree .gp-picked").is_hidden()  # nobody has picked a node
    page.locator(".gp-beamtree .gp-slider").fill("8")
    settle(page)
    assert page.evaluate("GenerationPlayground.log('main').selected") is None


@pytest.mark.slow
def test_play_goes_through_the_steps(show):
    page = show(export_html(search("beams")))
    play = page.locator(".gp-beamtree .gp-play")
    play.click()
    assert play.inner_text() == "❚❚ Pause"
    from playwright.sync_api import expect

    expect(page.locator(".gp-step-words")).to_contain_text("step 3 of 8")
    expect(play).to_have_text("▶ Play", timeout=30_000)
    assert page.locator(".gp-step-words").inner_text().startswith("step 8 of 8")


def test_steps_go_one_by_one_and_play_at_a_chosen_speed(show):
    page = show(export_html(search("beams")))
    tree = page.locator(".gp-beamtree")
    words, play = tree.locator(".gp-step-words"), tree.locator(".gp-play")
    back, on = (tree.get_by_role("button", name=name) for name in ("One step back", "One step on"))
    assert on.is_disabled() and words.get_attribute("aria-live") == "off"  # the slider tells it
    back.click()
    settle(page)
    assert words.inner_text() == "step 7 of 8" == tree.locator(".gp-slider").get_attribute("aria-valuetext")
    on.click()
    settle(page)
    assert words.inner_text() == "step 8 of 8" and on.is_disabled()
    page.evaluate(
        """() => {
          const later = window.later = window.setTimeout;
          window.waits = [];
          window.setTimeout = (call, time) => { window.waits.push(time); return later(call, 0); };
        }"""
    )
    for speed, wait in (("1", 800), ("4", 200)):
        tree.locator(".gp-speed").select_option(speed)
        play.click()
        for _ in range(500):  # a page that allows no eval has no `wait_for_function`
            if "Play" in play.inner_text() and page.evaluate("() => window.waits.length") >= 7:
                break
            page.wait_for_timeout(20)
        assert words.inner_text() == "step 8 of 8"
        assert page.evaluate("() => window.waits.splice(0)").count(wait) == 7
    page.evaluate("() => { window.setTimeout = window.later; }")


def steps_in_sight(page) -> list[str]:
    """The numbers of the steps in the window."""
    return page.evaluate(
        """() => {
          const window = document.querySelector('.gp-window').getBoundingClientRect();
          return [...document.querySelectorAll('.gp-picture g > text.t-small')].filter((text) => {
            const box = text.getBoundingClientRect();
            return /^\\d+$/.test(text.textContent) && box.top < window.top + 20 && box.right < window.right
              && box.left > window.left;
          }).map((text) => text.textContent);
        }"""
    )


def test_it_follows_the_newest_step_until_a_person_moves_it(show):
    page = show(EMPTY)
    events = list(search("endless", steps=30).events())

    for length in (8, 16):
        feed(page, lines(events[: 1 + length]))
        unfolded(page)
        assert str(length) in steps_in_sight(page) and page.locator(".gp-follow").is_hidden()
    page.locator(".gp-window").scroll_into_view_if_needed()
    box = page.locator(".gp-window").bounding_box()
    page.mouse.move(box["x"] + 300, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 900, box["y"] + 60, steps=4)
    page.mouse.up()
    settle(page)
    moved = steps_in_sight(page)
    assert "16" not in moved
    feed(page, lines(events[:24]))
    assert steps_in_sight(page) == moved
    page.locator(".gp-follow").click()
    settle(page)
    assert "23" in steps_in_sight(page) and page.locator(".gp-follow").is_hidden()


def test_a_node_that_is_selected_in_the_text_comes_into_sight(show):
    page = show(export_html(search("endless", steps=30)))
    choose(page, fold=False)
    settle(page)
    assert "30" in steps_in_sight(page) and "2" not in steps_in_sight(page)
    page.locator(".gp-text .gp-line").first.locator(".gp-token").nth(1).click()
    settle(page)
    assert "2" in steps_in_sight(page)


def test_what_the_page_selects_itself_comes_into_sight_and_dims_nothing(show):
    page = show(export_html(search("endless", steps=30)))
    settle(page)
    page.evaluate("() => GenerationPlayground.log('main').selectMostUncertain()")
    settle(page)
    assert page.evaluate("() => String(GenerationPlayground.log('main').selected.index + 1)") in steps_in_sight(page)
    assert not page.locator(".gp-picture .t-dim").count() and page.locator(".gp-picked").is_hidden()
    page.evaluate("() => { const log = GenerationPlayground.log('main'); log.selectStep(log.selected); }")
    settle(page)  # now a person did
    assert page.locator(".gp-picture .t-dim").count() and page.locator(".gp-picked").is_visible()


# ---------------------------------------------------------------------------------------------------- folding


@pytest.mark.slow
def test_plain_steps_fold_into_one_column_and_open_again(show):
    page = show(export_html(search("beams", steps=30)))
    choose(page, lost=False, candidates=0, fold=True)
    folded = drawn(page)
    fold = [node for node in folded if any(" tokens" in text for text in node["texts"])]
    assert fold and "folded" in page.locator(".gp-step-words").inner_text()
    choose(page, fold=False)
    open_nodes = drawn(page)
    inside = sum(int(re.search(r"(\d+) tokens", " ".join(node["texts"])).group(1)) for node in fold)
    assert len(open_nodes) == len(folded) - len(fold) + inside
    choose(page, fold=True)
    page.locator(".gp-tree-nodes [role=treeitem]").focus()
    page.keyboard.press("Home")
    for _ in range(40):
        label = page.evaluate("document.activeElement.getAttribute('aria-label')")
        if re.match(r"\d+ tokens", label):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # opens it
    settle(page)
    assert len(drawn(page)) > len(folded)


def test_a_search_of_more_than_a_few_steps_is_folded_and_fitted_at_first(show):
    page = show(export_html(search("endless", steps=30)))
    settle(page)
    assert page.locator(".gp-beamtree .gp-fold").is_checked() and not page.locator(".gp-beamtree .gp-lost").is_checked()
    nodes = drawn(page)
    folds = [node for node in nodes if any(" tokens" in text for text in node["texts"])]
    assert folds and not looks(nodes)["pruned"] and not looks(nodes)["lost"]
    assert any(len(node["texts"]) > 3 for node in folds), "the words of no fold take more than a line"
    window = page.locator(".gp-window").bounding_box()
    columns = [text for text in page.locator(".gp-picture > g > g > text.t-small").all()
               if re.fullmatch(r"\d+(–\d+)?", text.text_content())]  # fmt: skip
    boxes = [text.bounding_box() for text in columns]
    assert len(boxes) > 1 and any("–" in text.text_content() for text in columns)
    assert all(window["x"] <= box["x"] < window["x"] + window["width"] - box["width"] for box in boxes)


def test_the_words_of_a_fold_can_be_read(show):
    page = show(export_html(made.beams()))
    settle(page)
    folds = [node["texts"] for node in drawn(page) if any(" tokens" in text for text in node["texts"])]
    assert [texts[0] for texts in folds] == ["·there·was", "·in·a", "·deep·wood", "·a·fox"]


@pytest.mark.slow
def test_dead_ends_can_be_left_out(show):
    trace = search("beams", steps=14)
    page = show(export_html(trace))
    choose(page, lost=True, candidates=0)
    every = looks(drawn(page))
    choose(page, lost=False)
    left = looks(drawn(page))
    assert every["lost"] and not left["lost"]
    assert left["inner"] == every["inner"] and left["kept"] == every["kept"]


@pytest.mark.slow
def test_a_node_can_be_collapsed(show):
    page = show(export_html(made.beams()))
    choose(page, candidates=8, fold=False)
    before = len(drawn(page))
    click_node(page, "·there")
    page.locator(".gp-collapse").click()
    settle(page)
    nodes = drawn(page)
    flag = next(text for node in nodes for text in node["texts"] if text.startswith("+"))
    assert len(nodes) < before and int(flag) > 0
    assert page.locator(".gp-collapse").inner_text() == f"Open what follows ({flag[1:]})"
    page.locator(".gp-collapse").click()
    settle(page)
    assert len(drawn(page)) == before


# ---------------------------------------------------------------------------------------------------- where they part


def test_a_sentence_tells_where_the_texts_part(show):
    page = show(export_html(made.beams()))
    sentence = page.locator(".gp-beamtree .gp-parting")
    assert sentence.inner_text() == "The 2 outputs part at the first token: “in” in 1, “there” in 1."
    page.locator(".gp-beamtree .gp-slider").fill("1")
    settle(page)
    held = "The 2 texts that the search holds part at the first token: “there” in 1, “in” in 1."
    assert sentence.inner_text() == held


@pytest.mark.parametrize(
    ("begun", "said"),
    [
        ("word " * 17 + "end", "word " * 17 + "end"),  # 88 characters
        ("alphabet " * 20 + "end", "alphabet " * 4 + "alphabet … " + "alphabet " * 4 + "end"),
        ("字" * 100, "字" * 45 + " … " + "字" * 45),
    ],
    ids=["short", "long", "without spaces"],
)
def test_a_long_beginning_is_cut_between_words(browser, begun, said):
    page = module_page(browser, "beam_search/beam_parting.ts")
    words = page.evaluate(
        """(text) => partingWords({count: 2, areOutputs: true, shared: [{piece: text, chosen: {text}}],
          ways: [[' a', 1], [' b', 1]]})""",
        begun,
    )
    assert words == f"All 2 outputs begin with “{said}”; they part at token 2: “a” in 1, “b” in 1."
    page.close()


def test_the_sentence_tells_what_the_texts_begin_with(show):
    trace = search("beams", steps=14)
    one, other = (sequence.token_ids for sequence in trace.sequences)
    shared = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    assert shared > 2
    page = show(export_html(trace))
    words = page.locator(".gp-beamtree .gp-parting").inner_text()
    assert words.startswith("All 2 outputs begin with “") and f"; they part at token {shared + 1}: “" in words


# ---------------------------------------------------------------------------------------------------- one node


def test_pressing_a_node_brings_its_path_out_and_tells_its_numbers(show):
    trace = made.beams()
    page = show(export_html(trace))
    unfolded(page)
    click_node(page, "·fox")
    words = page.locator(".gp-picked").inner_text()
    path = [node["texts"][0] for node in drawn(page) if "t-path" in node["classes"]]
    assert path == ["·there", "·was", "·a", "·fox"]
    final = trace.beam_steps[-1].candidates[1]
    assert "there was a·fox" in words.replace("\n", "")
    for number in (final.logprob, final.score, final.score / 4):
        assert written(number) in words
    assert "2 of 3" in words and "still running as beam 2 when the search stopped" in words
    page.locator(".gp-clear").click()
    settle(page)
    assert page.locator(".gp-picked").is_hidden()
    assert [node["texts"][0] for node in drawn(page) if "t-path" in node["classes"]] == ["·in", "·a", "·deep", "·wood"]


@pytest.mark.parametrize(
    ("text", "fate"),
    [
        ("·deep", r"went on as beam 1\. It continues beam 2"),
        ("·liv", r"considered and pruned\. The worst beam that went on has a sum of −\d"),
        ("<|e", r"ended here and is kept, with a final score of −0\.\d+"),
    ],
)
def test_what_became_of_a_node_is_said(show, text, fate):
    page = show(export_html(made.beams()))
    unfolded(page)
    page.locator(".gp-picture g g").filter(has_text=text).last.locator(".t-box").hover(force=True)
    assert re.search(fate, page.locator(".gp-node-card").inner_text())


def test_a_change_of_parent_shows(show):
    page = show(export_html(made.beams()))
    unfolded(page)
    inner = [node["texts"] for node in drawn(page) if "t-inner" in node["classes"]]
    sides = {texts[0]: texts[2].removesuffix(" G") for texts in inner}
    assert sides["·deep"] == "2→1" and sides["·a"] in ("2", "1→2")
    assert sides["·was"] == "1"


@pytest.mark.slow
def test_groups_have_places_of_their_own(show):
    page = show(export_html(made_strategies.diverse()))
    svg = ElementTree.fromstring(saved(page, "svg"))
    bands = [group for group in svg.iter(f"{SVG}g") if (group.find(f"{SVG}rect") is not None)
             and group.find(f"{SVG}rect").attrib.get("class") == "t-band"]  # fmt: skip
    names = [band.find(f"{SVG}text").text for band in bands]
    assert names == ["group A", "group B"]
    ends = [float(band.find(f"{SVG}rect").attrib["y"]) for band in bands]
    for node in drawn(page):
        group = "t-g1" in node["classes"]
        if {"t-inner", "t-tip"} & node["classes"]:
            assert (node["box"][1] > ends[1]) == group


def test_satisfied_constraints_are_marked(show):
    page = show(export_html(made_strategies.constrained()))
    sides = {node["texts"][0]: node["texts"][2] for node in drawn(page) if len(node["texts"]) > 2}
    assert sides["·red"].endswith("◐·") and sides["·fox"].endswith("✓·")
    assert any(side.endswith("✓✓") for word, side in sides.items() if "owl" in word)


@pytest.mark.parametrize(
    ("number", "expected"),
    one_in(3, [("probability", "90.5%"), ("token", "−0.10"), ("sum", "−1.60"), ("score", "−0.533"), ("rank", "#1")]),
)
def test_the_number_on_the_nodes_is_a_choice(show, number, expected):
    page = show(export_html(made.beams()))
    choose(page, number=number, fold=False)
    deep = next(node for node in drawn(page) if node["texts"][0] == "·deep")
    assert deep["texts"][1] == expected


def test_edges_are_as_thick_as_their_tokens_are_probable(show):
    page = show(export_html(made.beams()))
    svg = ElementTree.fromstring(saved(page, "svg"))
    widths = {}
    for path in svg.iter(f"{SVG}path"):
        if "t-edge" in (path.attrib.get("class") or ""):
            bucket = int(re.search(r"t-w(\d)", path.attrib["class"]).group(1))
            widths[bucket] = float(re.search(r"stroke-width: ([\d.]+)px", path.attrib["style"]).group(1))
    assert len(widths) > 2 and sorted(widths.values()) == [widths[bucket] for bucket in sorted(widths)]


# ---------------------------------------------------------------------------------------------------- the keyboard


def test_nodes_are_reached_with_the_keyboard_and_say_what_they_are(show):
    page = show(export_html(made.beams()))
    unfolded(page)
    items = page.locator(".gp-beamtree [role=tree] [role=treeitem]")
    assert items.count() == 1

    def press(*keys: str) -> str:
        for key in keys:
            page.keyboard.press(key)
        settle(page)
        assert page.evaluate("document.activeElement.getAttribute('role')") == "treeitem"
        return page.evaluate("document.activeElement.getAttribute('aria-label')")

    items.focus()
    assert press("Home") == "The prompt, where the tree begins"
    first = press("ArrowRight")
    assert first.startswith("“ there”, step 1") and "sum −0.400" in first and "rank 1 of 3" in first
    assert items.get_attribute("aria-level") == "2" and items.get_attribute("aria-posinset") == "1"
    assert press("ArrowDown") != first and press("ArrowUp") == first
    assert press("ArrowRight").startswith("“ was”, step 2")
    press("Enter")
    assert items.get_attribute("aria-label").startswith("“ was”")
    assert page.evaluate("GenerationPlayground.log('main').selected.chosen.text") == " was"
    assert press("ArrowLeft") == first
    assert items.get_attribute("aria-expanded") == "true"
    page.keyboard.press("Space")
    settle(page)
    assert press("Home") and press("ArrowRight").startswith("“ there”")
    assert items.get_attribute("aria-expanded") == "false"
    page.keyboard.press("Escape")
    settle(page)
    assert page.evaluate("GenerationPlayground.log('main').selected") is None


def test_zoom_by_buttons_wheel_and_keys(show):
    page = show(export_html(search("beams", steps=30)))
    unfolded(page)
    scale = """() => Number(
      document.querySelector('.gp-picture > g').getAttribute('transform').match(/scale\\((.*)\\)/)[1])"""
    start = page.evaluate(scale)
    page.locator(".gp-lens .gp-in").click()
    settle(page)
    assert page.evaluate(scale) > start
    page.locator(".gp-lens .gp-whole").click()
    settle(page)
    whole = page.evaluate(scale)
    assert whole < 0.5
    assert page.locator(".gp-picture .t-blocks").count() and not page.locator(".gp-picture g .t-word").count()
    page.locator(".gp-window").scroll_into_view_if_needed()
    box = page.locator(".gp-window").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 100)
    scrolled = page.evaluate("scrollY")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_timeout(300)  # it is drawn again once the zoom rests
    assert page.evaluate(scale) > whole and page.evaluate("scrollY") == scrolled
    zoomed = page.evaluate(scale)
    page.locator(".gp-tree-nodes [role=treeitem]").focus()
    page.keyboard.press("-")
    settle(page)
    assert page.evaluate(scale) < zoomed


# ---------------------------------------------------------------------------------------------------- files, asking

EVIL = ['<img src=x onerror="window.hit=1">', "]]>&\"'", "\u202eevil"]


def evil() -> Trace:
    """Beams whose tokens are markup."""
    trace = made.beams()
    for step in trace.beam_steps:
        for candidate, text in zip(step.candidates, EVIL, strict=False):
            change(candidate, text=text, piece=text)
    return trace


@pytest.mark.slow
def test_pictures_and_graphs_of_any_text(show):
    page = show(export_html(evil()))
    text = saved(page, "svg").decode()
    assert "var(" not in text and "<img" not in text
    root = ElementTree.fromstring(text)
    words = "".join(root.itertext())
    assert "<img" in words and "\u202e" not in words
    assert saved(page, "png").startswith(b"\x89PNG\r\n\x1a\n")
    dot = saved(page, "dot").decode()
    assert dot.startswith("digraph beam_tree {") and dot.rstrip().endswith("}")
    strings = re.findall(r'"(?:[^"\\]|\\.)*"', dot)
    assert not re.search(r'"', re.sub(r'"(?:[^"\\]|\\.)*"', "", dot)) and len(strings) > 10
    assert dot.count(" -> ") == sum(len(step.candidates) for step in evil().beam_steps)
    assert json.loads(saved(page, "json"))["nodes"][0]["token"] == EVIL[0]
    click_node(page, "<img")
    assert page.locator(".gp-picked img").count() == 0 and page.evaluate("window.hit") is None


@pytest.mark.slow
def test_going_on_from_a_node_asks_for_a_branch(show):
    page = show(export_html(made.beams()))
    unfolded(page)
    click_node(page, "·liv")
    assert page.locator(".gp-go-on").is_hidden()  # nobody answers in a file
    assert page.locator(".gp-beamtree [data-file=html]").is_hidden()
    page.evaluate(
        """() => {
          window.asked = [];
          const log = GenerationPlayground.log('main');
          log.answers.branch = ({step, tokenId}) => asked.push([log.idsTo(step), tokenId]);
          log.answers.save_page = () => asked.push('page');
          log.changed('selection');
        }"""
    )
    settle(page)
    page.locator(".gp-go-on").click()
    page.locator(".gp-beamtree [data-file=html]").click()
    steps = made.beams().beam_steps
    path = [steps[0].candidates[0].token_id, steps[1].candidates[2].token_id]
    assert page.evaluate("asked") == [[path, path[1]], "page"]


def test_nothing_is_told_of_tokens_that_are_to_be_guessed(show):
    page = show(export_html(search("beams")))
    page.evaluate("GenerationPlayground.log('main').hide(3)")
    settle(page)
    told = search("beams").beam_steps[:3]
    assert looks(drawn(page))["tip"] == len(told[-1].running)
    assert page.locator(".gp-step-words").inner_text().startswith("step 3 of 3")


@pytest.mark.slow
def test_a_batch_has_a_tree_for_each_prompt(show):
    one, other = made.beams(), made_strategies.diverse()
    events = [event for event in one.events() if not isinstance(event, BeamsAdvanced)]
    steps = [BeamsAdvanced(step) for step in one.beam_steps]
    for step in other.beam_steps:
        change(step, sequence=1)
        steps.append(BeamsAdvanced(step))
    page = show(EMPTY)
    feed(page, lines([events[0], *steps]))
    first = len(drawn(page))
    page.locator(".gp-beamtree .gp-prompt-number").select_option(label="2")
    settle(page)
    assert len(drawn(page)) != first
    assert any("fox" in node["texts"][0] for node in drawn(page))


@pytest.mark.parametrize("width", one_in(2, [1280, 390]))
def test_nothing_sticks_out(show, width):
    page = show(export_html(search("groups", steps=20)), viewport={"width": width, "height": 800})
    click = page.locator(".gp-beamtree")
    box = click.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_on_a_phone_the_window_ends_below_the_steps_that_it_shows(show):
    page = show(export_html(search("beams", steps=24)), viewport={"width": 390, "height": 844})
    choose(page, candidates=2, fold=False)
    window = page.locator(".gp-beamtree .gp-window")
    settle(page)
    height = window.bounding_box()["height"]
    seen = """() => {
      const box = document.querySelector('.gp-beamtree .gp-window').getBoundingClientRect();
      const bottoms = [...document.querySelectorAll('.gp-beamtree .gp-picture :is(rect, path, text)')]
        .map((each) => each.getBoundingClientRect())
        .filter(({left, right, width}) => width && right > box.left && left < box.right)
        .map(({bottom}) => bottom);
      return box.bottom - Math.max(...bottoms);
    }"""
    assert page.evaluate(seen) <= 60
    box = window.bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 300, box["y"] + 60, steps=4)
    page.mouse.up()
    settle(page)
    assert window.bounding_box()["height"] >= height  # whoever moves it may go to any step


@pytest.mark.slow
def test_the_greedy_path_is_marked_to_where_the_search_left_it(show):
    page = show(export_html(made.beams()))
    choose(page, candidates=8, fold=False)
    marked = [node["texts"] for node in drawn(page) if re.search(r"\bG\b|^G", " ".join(node["texts"]))]
    steps = made.beams().beam_steps
    expected, beam = [], 0
    for step in steps:
        top = step.distributions[beam].candidates[0]
        found = next((c for c in step.candidates if (c.parent, c.token_id) == (beam, top.token_id)), None)
        expected.append(top.text.replace(" ", "·"))
        if found is None or found.status != "running":
            break
        beam = found.beam
    words = ["".join(texts[0].split(" ")[-1:]).rstrip("…") for texts in marked]
    assert len(words) == len(expected)
    assert all(text.startswith(word) for word, text in zip(words, expected, strict=True))
