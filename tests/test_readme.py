"""The README and the documents tell the truth: the front matter, the commands, the examples and the tables."""

from __future__ import annotations

import dataclasses
import re
import warnings
from pathlib import Path

import pytest
from huggingface_hub import SpaceCard

from playground.api import RequestWarning
from playground.models.catalog import BUNDLED
from playground.settings import Settings

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
CARD = SpaceCard(README).data
PINS = dict(
    line.split("#")[0].strip().split("==")
    for line in (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
)


def page(name: str) -> str:
    return (ROOT / "docs" / f"{name}.md").read_text("utf-8")


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_front_matter():
    assert CARD.title == "Generation Playground"
    assert CARD.sdk == "gradio"
    assert CARD.license == "apache-2.0" and CARD.tags
    assert (ROOT / CARD.app_file).is_file()
    assert CARD.python_version == "3.12"
    assert 0 < len(CARD.get("short_description")) <= 60
    for colour in (CARD.get("colorFrom"), CARD.get("colorTo")):
        assert colour in ("red", "yellow", "green", "blue", "indigo", "purple", "pink", "gray")


def test_a_space_gets_the_gradio_of_the_requirements():
    assert CARD.sdk_version == PINS["gradio"]


def test_every_requirement_is_pinned():
    assert all(re.fullmatch(r"\d+(\.\d+)+", version) for version in PINS.values())


def test_commands_name_files_that_exist():
    commands = "\n".join(blocks("bash"))
    files = re.findall(r"\S+\.(?:py|txt|lock)", commands)
    assert files == ["requirements.lock", "app.py", "tests/requirements.lock"]
    assert all((ROOT / file).is_file() for file in files)


def test_the_check_of_a_clean_clone_runs_the_same_commands():
    script = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    for command in blocks("bash")[1].strip().split(" && "):
        assert command in script


def test_links_lead_somewhere():
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links
    for link in links:
        assert link.startswith("https://") or (ROOT / link).is_file(), link


@pytest.mark.parametrize("text", [README, page("python"), page("notebooks")], ids=["README", "python", "notebooks"])
def test_the_first_example_warns_of_what_the_page_says(text):
    first = blocks("python", text)[0]
    with warnings.catch_warnings(record=True) as issued:
        warnings.simplefilter("always")
        exec(compile(first, f"the first example of {text[:30]!r}", "exec"), {})
    told = [f"RequestWarning: {each.message}\n" for each in issued if each.category is RequestWarning]
    assert blocks("text", text)[:1] == list(dict.fromkeys(told))


def test_the_examples_run(capsys):
    names: dict = {}
    for example in blocks("python", README + page("python") + page("views")):
        exec(compile(example, "README.md", "exec"), names)
    assert names["same"] == names["trace"]
    printed = capsys.readouterr().out
    assert names["trace"].sequences[0].text in printed
    assert re.search(r"^( [a-z]+,){3}$", printed, re.MULTILINE)


def test_the_examples_of_serving_run(capsys):
    names: dict = {}
    for example in blocks("python", page("serving")):
        exec(compile(example, "docs/serving.md", "exec"), names)
    generate, continuous = names["log"].figures
    assert continuous.whole.steps[0] < generate.whole.steps[0]
    assert "continuous" in capsys.readouterr().out


@pytest.mark.parametrize("field", [field.name for field in dataclasses.fields(Settings)])
def test_every_setting_is_in_the_table(field):
    assert f"| `PLAYGROUND_{field.upper()}` |" in page("settings")


def default_in_the_table(field: str, hosting: str) -> float | str | None:
    """The default that the table of settings gives in brackets, for this hosting; "" where it gives none in numbers."""
    row = re.search(rf"^\| `PLAYGROUND_{field.upper()}` \| (.*) \|$", page("settings"), re.MULTILINE)[1]
    found = re.search(r"\(((none|never|[\d.,]*\d)(?:;[^()]*)?)\)", row)
    if not found:
        return ""
    whose = {"local": "-", "workshop": "for a class (?:and on a public host )?", "public": "on a public host "}[hosting]
    changed = re.search(rf"{whose}([\d.,]*\d)", found[1])
    written = changed[1] if changed else found[2]
    return None if written in ("none", "never") else float(written.replace(",", ""))


@pytest.mark.parametrize("hosting", ["local", "workshop", "public"])
def test_the_defaults_in_the_table_of_settings(hosting):
    settings = Settings.named(hosting)
    given = {field.name: default_in_the_table(field.name, hosting) for field in dataclasses.fields(Settings)}
    numbers = {name: default for name, default in given.items() if default != "" and name != "replicas"}
    numbers = {name: default for name, default in numbers.items() if not isinstance(getattr(settings, name), str)}
    assert len(numbers) >= 30
    assert numbers == {name: getattr(settings, name) for name in numbers}


@pytest.mark.parametrize("name", BUNDLED)
def test_every_bundled_model_is_in_the_table(name):
    assert f"| `{name}` |" in page("models")
