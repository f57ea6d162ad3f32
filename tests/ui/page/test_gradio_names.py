"""The names of Gradio's that the page's styles lean on: which they are, and that the installed version has them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import gradio
import pytest

UI = Path(__file__).parents[3] / "playground/ui"


def reasons():
    """The class names that Gradio gives its elements, and why a rule names each, as page.css lists them. There is no
    promise behind any of them: where one is gone, the rules that name it have to be written anew."""
    listed = re.search(r"Class names of Gradio's.*?:\n(.*?)\*/", (UI / "page.css").read_text("utf-8"), re.DOTALL)[1]
    entries = re.findall(r"^   (\.[^:]+): (.+?)(?=^   \.|\Z)", listed, re.DOTALL | re.MULTILINE)
    return {name.strip(" ."): why for names, why in entries for name in names.split(",")}


GRADIO = set(reasons())
OURS = {
    "body", "busy", "button-row", "drawer", "drawer-head", "error", "kp", "kq", "label", "message", "messages",
    "of-runs", "token-panel", "tools", "view", "warning",
}  # fmt: skip
_OURS_BEGIN = ("gf-", "gp-", "kp-", "kq-")


def named_in_styles():
    """The class names in the selectors of the page's style sheets."""
    found = set()
    for path in UI.rglob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
        text = re.sub(r'\{[^{}]*\}|"[^"]*"', " ", text)
        found |= set(re.findall(r"\.([A-Za-z][\w-]*)", text))
    return {name for name in found if not name.startswith(_OURS_BEGIN)}


@cache
def installed():
    """What the browser loads of Gradio: its styles and its scripts."""
    assets = Path(gradio.__file__).parent / "templates/frontend/assets"
    files = (path for path in assets.iterdir() if path.suffix in (".css", ".js"))
    return "\n".join(path.read_text("utf-8", errors="replace") for path in files)


def is_there(name):
    """Whether Gradio gives an element this class: a style sheet of its has it, or a template, beside a class that the
    compiler of Svelte has made."""
    word = rf"(?<![\w-]){re.escape(name)}(?![\w-])"
    patterns = (rf"\.{word}", rf"class[^;<>]{{0,60}}{word}", rf"[`'\"]{word}[^;]{{0,40}}svelte-")
    return any(re.search(pattern, installed()) for pattern in patterns)


def test_every_name_is_ours_or_gradio_s_and_has_its_reason():
    assert named_in_styles() == GRADIO | OURS
    assert all(len(why.split()) > 5 for why in reasons().values())


@pytest.mark.parametrize("name", sorted(GRADIO))
def test_gradio_has_the_name(name):
    assert is_there(name), f"Gradio {gradio.__version__} has no class {name!r} any more: see who names it in page.css"


def test_a_name_that_gradio_does_not_have_is_missed():
    assert not is_there("no-such-container")
