"""Side by side, a sweep and many seeds as a person meets them: a real browser, the real engine, the bundled models."""

from __future__ import annotations

import pytest

from playground import GenerationRequest
from playground.presets.presets import PRESETS
from playground.trace import Trace
from tests.support.browsers import choose, choose_strategy, expect, open_drawer, open_view, press_save
from tests.support.slow import mostly_slow

SHORT = "max_new_tokens"


@pytest.fixture(scope="module")
def page(page_for_module, address):
    """One page for all tests: what a view shows must not depend on what was shown before."""
    return page_for_module(address)


def run(page, kind):
    """Press the button, and wait for the end of a new comparison."""
    before = page.evaluate("kind => GenerationPlayground.group(kind).turn ?? 0", kind)
    page.click("#generate")
    page.wait_for_function(
        "([kind, before]) => { const g = GenerationPlayground.group(kind); return g.turn > before && g.done; }",
        arg=[kind, before], timeout=60_000,
    )  # fmt: skip


def lanes(page):
    page.wait_for_function("() => GenerationPlayground.group('lanes').lanes")
    return page.evaluate("() => GenerationPlayground.group('lanes').lanes")


def wait_for_lanes(page, condition):
    script = f"() => {{ const l = GenerationPlayground.group('lanes').lanes; return l && ({condition}); }}"
    page.wait_for_function(script)


def column(page, number):
    return page.locator("#lanes-lanes .gp-lane").nth(number)


def pick_model(page, name):
    page.click("#model input")
    page.get_by_role("option", name=name, exact=True).click()


def set_seed(page, seed):
    page.fill("#seed textarea, #seed input", str(seed))


def alone(engine, **fields):
    return Trace.fold(engine.stream(GenerationRequest("stories", "Once upon a time", **fields)))


def shown_ids(page, number):
    return page.evaluate(
        "n => GenerationPlayground.group('lanes').entries[n].log.finished.sequences[0].token_ids", number
    )


def test_lanes_give_what_each_strategy_gives_alone(page, engine):
    open_view(page, "Side by side")
    expect(page.locator("#generate")).to_have_text("Run all lanes")
    assert [lane["title"] for lane in lanes(page)] == ["Nucleus", "Greedy", "Beam search", "Contrastive search"]
    set_seed(page, 11)
    wait_for_lanes(page, "l[0].seed === 11")
    run(page, "lanes")
    for number, name in enumerate(("nucleus", "greedy", "beam", "contrastive")):
        expected = alone(engine, config=PRESETS[name].config, seed=11)
        assert shown_ids(page, number) == expected.sequences[0].token_ids
    assert "All 4 runs have ended" in page.inner_text("#lanes-progress")
    assert "diverges from A at token" in column(page, 1).inner_text()
    assert "together with" in column(page, 1).inner_text()
    assert "Both had written" in page.inner_text("#lanes-divergence")
    assert "in common" in page.inner_text("#lanes-difference")
    assert page.locator("#lanes-measures tbody tr").count() == 4


def test_a_lane_is_copied_changed_and_run_and_the_others_stay(page):
    open_view(page, "Side by side")
    count = len(lanes(page))
    column(page, 0).locator("[data-do=copy]").click()
    wait_for_lanes(page, f"l.length === {count + 1} && l[1].selected")
    page.wait_for_function("() => document.querySelector('#preset').innerText.includes('Strategy of lane B')")
    page.fill("#knob-temperature-control", "1.5")
    page.press("#knob-temperature-control", "Enter")
    wait_for_lanes(page, "l[1].settings.includes('temperature 1.5') && l[0].settings.includes('temperature 0.8')")
    column(page, 0).locator("[data-do=select]").click()
    wait_for_lanes(page, "l[0].selected")
    expect(page.locator("#knob-temperature-control")).to_have_value("0.8")
    column(page, 1).locator("[data-do=remove]").click()
    wait_for_lanes(page, f"l.length === {count}")


@pytest.mark.slow
def test_lanes_on_two_models_run_in_one_comparison(page):
    open_view(page, "Side by side")
    column(page, 1).locator("[data-do=select]").click()
    wait_for_lanes(page, "l[1].selected")
    page.uncheck("#lane-model input")
    pick_model(page, "stories-draft")
    wait_for_lanes(page, "l[1].model === 'stories-draft'")
    run(page, "lanes")
    models = page.evaluate("() => GenerationPlayground.group('lanes').entries.map((e) => e.log.started.model)")
    assert models == ["stories", "stories-draft", "stories", "stories"]
    pick_model(page, "stories")
    wait_for_lanes(page, "l[1].model === 'stories'")
    page.check("#lane-model input")


@pytest.fixture
def own(visit, address):
    """A page as one finds it who comes."""
    return visit(address)


def settings(page):
    return page.evaluate(
        """() => ({
          prompt: document.querySelector('#prompt textarea').value, model: document.querySelector('#model input').value,
          strategy: document.querySelector('#preset select').value,
          caption: document.querySelector('#caption').innerText,
          temperature: document.querySelector('#knob-temperature-control')?.value,
        })"""
    )


def test_a_model_is_that_of_all_lanes_until_one_gets_its_own(own):
    open_view(own, "Side by side")
    lanes(own)
    column(own, 1).locator("[data-do=select]").click()
    wait_for_lanes(own, "l[1].selected")
    pick_model(own, "stories-draft")
    wait_for_lanes(own, "l.every((lane) => lane.model === 'stories-draft')")
    own.uncheck("#lane-model input")
    pick_model(own, "stories")
    wait_for_lanes(own, "l[1].model === 'stories'")
    assert [lane["model"] for lane in lanes(own)] == ["stories-draft", "stories", "stories-draft", "stories-draft"]
    own.check("#lane-model input")
    wait_for_lanes(own, "l.every((lane) => lane.model === 'stories')")


def test_an_example_leaves_the_lanes_alone_and_is_taken_back(own):
    own.fill("#prompt textarea", "My own words")
    own.fill("#knob-temperature-control", "1.3")
    own.press("#knob-temperature-control", "Enter")
    expect(own.locator("#changed")).to_contain_text("temperature 1.3")
    mine = settings(own)
    open_view(own, "Side by side")
    column(own, 1).locator("[data-do=select]").click()
    wait_for_lanes(own, "l[1].selected")
    own.fill("#knob-max_new_tokens-control", "33")
    own.press("#knob-max_new_tokens-control", "Enter")
    wait_for_lanes(own, "l[1].settings.includes('max_new_tokens 33')")
    before = [lane["settings"] for lane in lanes(own)]
    open_drawer(own, "examples")
    own.locator("#examples .gp-example:has-text('Four beams at once')").click()
    own.wait_for_function("() => GenerationPlayground.log('main').finished?.sequences.length === 4")
    assert own.evaluate("document.body.dataset.view") == "one"
    own.click("#examples .gp-undo")
    expect(own.locator("#prompt textarea")).to_have_value("My own words")
    expect(own.locator("#knob-temperature-control")).to_have_value("1.3")
    assert settings(own) == mine and own.locator("#examples .gp-undo").is_hidden()
    open_view(own, "Side by side")
    wait_for_lanes(own, "l[1].selected")
    expect(own.locator("#preset")).to_contain_text("Strategy of lane B")
    expect(own.locator("#preset select")).to_have_value("greedy")
    assert [lane["settings"] for lane in lanes(own)] == before
    open_view(own, "One run")
    expect(own.locator("#preset select")).to_have_value("nucleus")
    assert settings(own) == mine


def test_what_is_set_for_one_run_is_said_where_it_applies_and_taken_away_and_put_back(own):
    line = own.locator("#changed")
    choose(own, "#preset", "Watermark, green list")
    expect(own.locator("#caption")).to_contain_text("hidden watermark")
    own.fill("#knob-max_new_tokens-control", "200")
    own.press("#knob-max_new_tokens-control", "Enter")
    expect(line).to_have_text("Changed: max_new_tokens 200 instead of 120.")
    applies = {
        "Precision": ["max_new_tokens 200", "watermarking_config", "do_sample true"],
        "Many samples": ["max_new_tokens 200", "watermarking_config", "do_sample true"],
        "Padding": ["max_new_tokens 200", "watermarking_config"],
        "Choices": ["watermarking_config"],
    }
    for view, words in applies.items():
        open_view(own, view)
        for each in words:
            expect(line).to_contain_text(each)
        assert ("do_sample" in line.inner_text()) == ("do_sample true" in words or view == "Choices"), view
    open_view(own, "Padding")
    own.get_by_label("with the chosen strategy").check()
    expect(line).to_contain_text("do_sample true")
    own.get_by_label("greedily", exact=True).check()
    expect(line).not_to_contain_text("do_sample")
    expect(line).to_contain_text("max_new_tokens 200")
    open_view(own, "Precision")
    chip = line.locator(".gp-set[data-knob=max_new_tokens]")
    chip.get_by_role("button", name="max_new_tokens 200").click()
    expect(own.locator("#knob-max_new_tokens")).to_be_in_viewport()
    assert own.evaluate("() => document.body.dataset.drawer") == "knobs"
    own.locator("#knobs .gp-drawer-close").click()
    chip.get_by_role("button", name="Reset max_new_tokens").click()
    expect(chip).to_have_count(0)
    expect(line.locator(".gp-out:focus")).to_have_count(1)  # the keyboard stays in the line
    expect(line.locator(".gp-set[data-knob=watermarking_config]")).to_be_visible()
    expect(own.locator("#knob-max_new_tokens-control")).not_to_have_value("200")
    own.get_by_role("button", name="put the settings back").click()
    expect(chip).to_contain_text("max_new_tokens 200")
    own.get_by_role("button", name="use the model’s own settings").click()
    expect(line).not_to_contain_text("watermarking_config")
    own.get_by_role("button", name="put the settings back").click()
    expect(line).to_contain_text("watermarking_config")
    open_view(own, "One run")
    expect(line).to_have_text("Changed: max_new_tokens 200 instead of 120.")
    expect(own.locator("#knob-max_new_tokens-control")).to_have_value("200")


def test_a_view_shows_the_settings_that_act_in_it_and_no_others(own):
    for preset in ("greedy", "nucleus"):  # the answer to a choice would take what is typed before it comes
        choose(own, "#preset", PRESETS[preset].title)
        expect(own.locator("#caption")).to_contain_text(PRESETS[preset].description[:20])
    own.fill("#seed input, #seed textarea", "5")
    own.fill("#knob-max_new_tokens-control", "33")
    shown = {
        "One run": ("strategy", "seed", "temperature", "top_p", "top_k", "max_new_tokens"),
        "Sweep": ("strategy", "seed", "top_k", "max_new_tokens"),  # it sets the others itself
        "Many samples": ("strategy", "seed", "temperature", "top_p", "top_k", "max_new_tokens"),
        "Padding": ("max_new_tokens",),
        "Choices": ("strategy", "temperature", "top_p", "top_k"),
        "Serving": ("seed",),
        "Token lengths": (),
    }
    for view, names in shown.items():
        open_view(own, view)
        for name in shown["One run"]:
            place = {"strategy": "#preset", "seed": "#seed"}.get(name, f"#quick-{name}")
            expect(own.locator(place)).to_be_visible(visible=name in names)
        expect(own.locator("#model")).to_be_visible()
        expect(own.locator("#caption")).to_be_visible(visible="strategy" in names)
        expect(own.locator("#quick")).to_be_visible(visible=bool(names))
    open_view(own, "Padding")
    own.get_by_label("with the chosen strategy").check()
    for place in ("#quick-temperature", "#preset", "#caption", "#seed"):
        expect(own.locator(place)).to_be_visible()
    open_view(own, "One run")
    expect(own.locator("#seed input, #seed textarea")).to_have_value("5")
    expect(own.locator("#quick-max_new_tokens")).to_have_value("33")


def test_a_draft_model_is_a_chip_where_it_acts_and_a_knob_without_effect_is_none(own):
    line = own.locator("#changed")
    choose(own, "#preset", "Greedy")
    expect(own.locator("#caption")).to_contain_text("Always the most probable token")
    open_drawer(own, "knobs")
    own.fill("#knob-top_p-control", "0.5")  # has no effect without sampling
    own.press("#knob-top_p-control", "Enter")
    own.locator("#draft-and-record > button").click()
    choose(own, "#assistant", "stories-draft")
    open_view(own, "Many samples")
    chip = line.locator(".gp-set[data-knob=assistant]")
    expect(chip).to_contain_text("draft model stories-draft")
    expect(line.locator(".gp-set[data-knob=max_new_tokens]")).to_be_visible()
    expect(line.locator(".gp-set[data-knob=top_p]")).to_have_count(0)
    open_view(own, "Padding")
    expect(chip).to_have_count(0)  # it does not act there
    open_view(own, "Many samples")
    chip.get_by_role("button", name="Reset assistant").click()
    expect(chip).to_have_count(0)
    expect(own.locator("#assistant input")).to_have_value("none")


def test_a_knob_that_a_sweep_sets_itself_is_no_chip_there(own):
    chip = own.locator("#changed .gp-set[data-knob=temperature]")
    open_view(own, "Many samples")
    expect(chip).to_contain_text("temperature 0.8")
    open_view(own, "Sweep")
    expect(own.locator("#changed .gp-set[data-knob=max_new_tokens]")).to_be_visible()
    expect(chip).to_have_count(0)
    choose(own, "#axis-columns", "top_k")
    expect(chip).to_contain_text("temperature 0.8")


@pytest.mark.parametrize("size", [{"width": 1366, "height": 657}, {"width": 390, "height": 844}])
def test_a_run_of_a_sweep_is_opened_with_all_of_its_settings_in_sight(visit, address, size):
    page = visit(address, viewport=size)
    open_drawer(page, "knobs")
    page.fill("#knob-max_new_tokens-control", "16")
    page.locator("#knobs .gp-drawer-close").click()
    open_view(page, "Sweep")
    page.fill("#values-columns textarea, #values-columns input", "0.5, 1")
    page.fill("#values-rows textarea, #values-rows input", "0.8")
    run(page, "sweep")
    choose(page, "#preset", "Beam search")  # what One run has meanwhile
    expect(page.locator("#caption")).to_contain_text("beam", ignore_case=True)
    page.fill("#prompt textarea", "Something else")
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.evaluate("() => GenerationPlayground.group('sweep').ask({type: 'open', entry: 1})")
    expect(page.locator("#messages")).to_contain_text("From the comparison: temperature 1.0, top_p 0.8")
    page.wait_for_function("() => scrollY === 0 && document.body.dataset.view === 'one'")
    expect(page.locator("#generate")).to_be_in_viewport()
    expect(page.locator("#pane-numbers .gp-status")).to_be_in_viewport()
    expect(page.locator("#prompt textarea")).to_have_value("Once upon a time")
    ran = page.evaluate("() => GenerationPlayground.log('main').started")
    before = page.evaluate("() => GenerationPlayground.log('main').turn")
    page.click("#generate")
    page.wait_for_function(
        "(before) => { const log = GenerationPlayground.log('main'); return log.turn > before && log.finished; }",
        arg=before,
    )
    again = page.evaluate("() => GenerationPlayground.log('main').started")
    for name in ("config", "seed", "prompt", "model", "mode"):
        assert again[name] == ran[name], name
    page.evaluate("() => GenerationPlayground.group('sweep').ask({type: 'open', entry: 0})")
    expect(page.locator("#messages")).to_contain_text("From the comparison")
    open_view(page, "Many samples")
    expect(page.locator("#messages .message")).to_have_count(0)


VERDICT_IN_SIGHT = """(kind) => {
  const pane = document.querySelector(`#${kind}-conclusion`);
  const {x, y, height, bottom} = pane.getBoundingClientRect();
  return height && y > -1 && bottom <= innerHeight && pane.contains(document.elementFromPoint(x + 30, y + 20));
}"""


@pytest.mark.parametrize(
    "view, kind, size",
    [("Sweep", "sweep", {"width": 1366, "height": 657}), ("Side by side", "lanes", {"width": 390, "height": 844})],
)
def test_a_verdict_that_comes_above_what_is_in_sight_is_not_scrolled_away(visit, address, view, kind, size):
    page = visit(address, viewport=size)
    open_view(page, view)
    if kind == "sweep":
        page.fill("#values-columns textarea, #values-columns input", "0.5, 1, 1.5")
        page.fill("#values-rows textarea, #values-rows input", "0.8, 1")
    run(page, kind)
    page.wait_for_timeout(1000)  # milliseconds, in which it would be scrolled away
    assert page.evaluate("() => scrollY") > 0  # what began has come into sight
    page.wait_for_function(VERDICT_IN_SIGHT, arg=kind)


def test_the_prompt_is_in_sight_in_the_views_that_use_it(page):
    for view, there in (("Padding", False), ("Choices", True), ("Serving", False), ("Token lengths", False),
                        ("Sweep", True), ("One run", True)):  # fmt: skip
        open_view(page, view)
        expect(page.locator("#prompt")).to_be_visible(visible=there)
        expect(page.locator("#generate")).to_be_visible()


def test_bad_input_in_a_lane_is_named_and_the_last_result_stays(page):
    open_view(page, "Side by side")
    column(page, 2).locator("[data-do=select]").click()
    wait_for_lanes(page, "l[2].selected")
    seed = page.input_value("#seed textarea, #seed input")
    text = shown_ids(page, 0)
    page.click("#same-luck input")  # now a seed is of one lane alone
    set_seed(page, "many")
    page.click("#generate")
    page.wait_for_function("() => document.querySelector('#messages').innerText.includes('Lane C')")
    assert shown_ids(page, 0) == text
    page.click("#same-luck input")
    set_seed(page, "more")
    page.click("#generate")
    page.wait_for_function("() => document.querySelector('#messages').innerText.includes('The seed: ')")
    assert shown_ids(page, 0) == text
    set_seed(page, seed)
    wait_for_lanes(page, "!l[2].problem")
    column(page, 0).locator("[data-do=select]").click()
    wait_for_lanes(page, "l[0].selected")


def test_a_sweep_fills_its_grid_and_saves_a_table(page):
    open_view(page, "Sweep")
    assert page.inner_text("#generate") == "Run the grid"
    page.fill("#values-columns textarea, #values-columns input", "0.5, 1")
    page.fill("#values-rows textarea, #values-rows input", "0.8 1")
    run(page, "sweep")
    labels = page.evaluate("() => GenerationPlayground.group('sweep').groups.map((g) => g.label)")
    assert labels == [f"temperature {t}, top_p {p}" for p in ("0.8", "1.0") for t in ("0.5", "1.0")]
    assert "temperature and top_p" in page.inner_text("#sweep-grid")
    with page.expect_download() as file:
        press_save(page, "#sweep-csv")
    rows = file.value.path().read_text("utf-8-sig").splitlines()
    assert file.value.suggested_filename == "sweep.csv" and "perplexity" in rows[0]


@pytest.mark.slow
def test_lanes_that_were_saved_open_in_another_page(page, new_page, address, tmp_path):
    open_view(page, "Side by side")
    run(page, "lanes")
    with page.expect_download() as download:
        press_save(page, "#lanes-json")
    download.value.save_as(tmp_path / "lanes.json")
    other = new_page(address)
    open_view(other, "Sweep")
    with other.expect_file_chooser() as chooser:
        other.click("#sweep-open")
    chooser.value.set_files(tmp_path / "lanes.json")
    expect(other.locator("#messages")).to_contain_text("The runs of lanes.json")
    texts = "() => [...document.querySelectorAll('#lanes-lanes .gp-lane')].map((l) => l.innerText.split('\\n').at(-1))"
    other.wait_for_function("() => GenerationPlayground.group('lanes').done")
    expect(other.locator("#lanes-lanes .gp-lane")).to_have_count(page.locator("#lanes-lanes .gp-lane").count())
    assert other.evaluate(texts) == page.evaluate(texts)
    assert "changed since this run" not in other.inner_text("#lanes-lanes")
    assert other.input_value("#prompt textarea") == page.input_value("#prompt textarea")
    assert other.inner_text("#generate") == "Run all lanes"


def test_values_that_are_none_are_told_and_nothing_is_lost(page):
    open_view(page, "Sweep")
    page.fill("#values-columns textarea, #values-columns input", "warm")
    page.click("#generate")
    page.wait_for_function("() => document.querySelector('#messages').innerText.includes('not a number')")
    assert page.input_value("#values-columns textarea, #values-columns input") == "warm"
    page.fill("#values-columns textarea, #values-columns input", "0.5, 1")


@pytest.mark.slow
def test_samples_grow_into_a_tree(page):
    open_view(page, "Many samples")
    assert page.inner_text("#generate") == "Draw the samples"
    choose_strategy(page, "nucleus")  # whatever strategy the tests before have left
    page.fill("#samples input[type=number]", "12")
    page.press("#samples input[type=number]", "Tab")
    run(page, "seeds")
    assert page.evaluate("() => GenerationPlayground.group('seeds').entries.filter((e) => e.ended).length") == 12
    assert "12 samples" in page.inner_text("#seeds-trie")
    assert page.locator("#seeds-trie [role=treeitem]").count() > 12
    assert "All 12 texts are different" in page.inner_text("#seeds-lengths")


@pytest.mark.slow
def test_stop_ends_the_samples_and_the_next_run_begins(page):
    open_view(page, "Many samples")
    page.fill("#samples input[type=number]", "200")
    page.press("#samples input[type=number]", "Tab")
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.group('seeds').entries.length === 200")
    page.wait_for_function("() => GenerationPlayground.group('seeds').entries.some((e) => e.tokens.length > 3)")
    page.click("#stop")
    page.wait_for_function("() => GenerationPlayground.group('seeds').done")
    assert page.evaluate("() => GenerationPlayground.group('seeds').done.stopped") is True
    open_view(page, "One run")
    assert page.inner_text("#generate") == "Generate"
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.log('main').finished", timeout=60_000)


@pytest.mark.slow
def test_enter_in_the_prompt_runs_the_open_view(page):
    open_view(page, "Sweep")
    before = page.evaluate("() => GenerationPlayground.group('sweep').turn")
    page.press("#prompt textarea", "Control+Enter")
    page.wait_for_function("before => GenerationPlayground.group('sweep').turn > before", arg=before)
    page.wait_for_function("() => GenerationPlayground.group('sweep').done", timeout=60_000)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", mostly_slow(["Side by side", "Sweep", "Many samples"], lambda name: name == "Many samples")
)
def test_nothing_is_wider_than_a_phone(new_page, address, name):
    phone = new_page(address, viewport={"width": 390, "height": 800})
    open_view(phone, name)
    kind = {"Side by side": "lanes", "Sweep": "sweep", "Many samples": "seeds"}[name]
    if kind == "seeds":
        phone.fill("#samples input[type=number]", "6")
        phone.press("#samples input[type=number]", "Tab")
    if kind == "lanes":
        lanes(phone)
    run(phone, kind)
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 390
