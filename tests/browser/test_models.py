"""A model comes from a stand-in Hub to the page: estimated, stopped, opened, used; a gated one says what to do."""

from __future__ import annotations

import json
import threading

import pytest

from playground.engines.local import LocalEngine
from playground.settings import Settings
from tests.support.browsers import expect, open_models, open_tool
from tests.support.hubs import StandInHub
from tests.support.tiny_models import save

NAME = "someone/of-the-page"
TOKEN = "hf_ofThePage"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = save(tmp_path_factory.mktemp("hub") / "model")
    own = {"do_sample": True, "temperature": 0.6, "max_new_tokens": 12}
    (folder / "generation_config.json").write_text(json.dumps(own))

    def answer(path):
        return (401, "GatedRepo") if "gated" in path and path.endswith("config.json") else None

    with StandInHub(folder, answer) as server:
        yield server


@pytest.fixture(scope="module")
def page(page_for_module, serve_page, server):
    engine = LocalEngine(Settings.local())
    engine.warm_up()
    page = page_for_module(serve_page(engine))
    open_models(page)
    expect(page.locator("#report-shelf table").first).to_be_visible()
    open_tool(page, "Open any model")
    yield page
    engine.close()


def fill(page, name, token=""):
    page.fill("#open-name textarea, #open-name input", name)
    page.fill("#open-token input", token)


def test_what_it_takes_is_told_before_it_comes(page, server):
    fill(page, NAME)
    page.click("#models-estimate")
    expect(page.locator("#report-estimate .gp-fit")).to_contain_text("It fits.")
    expect(page.locator("#report-estimate .gp-ways tbody tr")).to_have_count(4)
    assert not [seen for seen in server.asked("model.safetensors") if not seen.range]
    page.get_by_role("button", name="Choose bfloat16").click()
    expect(page.locator("#open-dtype select")).to_have_value("bfloat16")
    expect(page.locator("#open-name textarea, #open-name input")).to_have_value(NAME)


def test_its_download_is_stopped_and_goes_on(page, server):
    server.faults.hold = threading.Event()
    page.click("#models-open")
    expect(page.locator("#report-arrival")).to_contain_text(f"Downloading {NAME}?dtype=bfloat16")
    page.click("#models-stop")
    expect(page.locator("#models-messages")).to_contain_text("the download resumes where it stopped")
    expect(page.locator("#report-arrival .gp-arrival")).to_be_hidden()
    expect(page.locator("#models-stop")).to_be_disabled()
    server.faults.hold.set()
    server.faults.hold = None
    page.click("#models-open")
    pairs = page.locator("#report-opened dl")
    expect(pairs).to_contain_text("LlamaForCausalLM")
    expect(pairs).to_contain_text("bfloat16")
    row = page.locator("#report-opened tbody tr", has_text="temperature")
    expect(row).to_contain_text("0.6")
    expect(row).to_contain_text("the page sets 0.8")
    assert any(seen.range and not seen.range[-1].isdigit() for seen in server.asked("model.safetensors"))


def test_it_is_used(page):
    open_tool(page, "Models")
    page.get_by_role("button", name=f"Use it: {NAME}?dtype=bfloat16").click()
    expect(page.locator("#model input")).to_have_value(f"{NAME}?dtype=bfloat16")
    expect(page.get_by_role("tab", name="One run", exact=True)).to_have_attribute("aria-selected", "true")
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.log('main').finished", timeout=60_000)
    started = page.evaluate("() => GenerationPlayground.log('main').started")
    assert started["model"] == f"{NAME}?dtype=bfloat16" and started["effective"]["temperature"] == 0.6


def test_generating_in_this_view_shows_the_run_and_how_its_model_comes(page, server):
    open_models(page)
    page.fill("#model input", "someone/not-here-yet")
    page.press("#model input", "Enter")
    server.faults.hold = threading.Event()
    page.click("#generate")
    expect(page.get_by_role("tab", name="One run", exact=True)).to_have_attribute("aria-selected", "true")
    expect(page.locator("#pane-numbers .gp-status")).to_contain_text("Downloading someone/not-here-yet")
    server.faults.hold.set()
    server.faults.hold = None
    page.wait_for_function(
        "() => GenerationPlayground.log('main').finished && "
        "GenerationPlayground.log('main').started.model === 'someone/not-here-yet'", timeout=60_000,
    )  # fmt: skip


def test_a_gated_model_says_what_to_do(page):
    open_models(page)
    open_tool(page, "Open any model")
    fill(page, "someone/gated", TOKEN)
    page.click("#models-open")
    message = page.locator("#models-messages")
    expect(message).to_contain_text("your token has no access to it")
    expect(message).to_contain_text("https://huggingface.co/someone/gated")
    kept = page.evaluate("() => JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage})")
    assert TOKEN not in kept and TOKEN not in page.content() and TOKEN not in page.url
    assert page.get_attribute("#open-token input", "type") == "password"


def test_an_idle_model_is_unloaded(page):
    open_tool(page, "Models")
    page.get_by_role("button", name=f"Unload: {NAME}?dtype=bfloat16").click()
    expect(page.locator("#models-messages")).to_contain_text("is unloaded")
    expect(page.get_by_role("button", name=f"Unload: {NAME}?dtype=bfloat16")).to_have_count(0)


def test_no_part_is_wider_than_a_phone(page):
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
