"""One hand: sizes and colours of the page and the panes come from the theme's tokens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from visualizers.palette import css_variables
from visualizers.sizes import SIZES

ROOT = Path(__file__).parents[2]
STYLES = sorted(path for top in ("playground", "visualizers") for path in (ROOT / top).rglob("*.css"))

_SET_BY_A_SCRIPT = {"--gp-bar", "--gp-keys", "--gp-stage-bar"}
# The text on a phone.
_OWN = {"tokens.css": {"font-size: 17px"}}


def test_every_token_is_a_property():
    text = css_variables()
    assert all(f"--gp-{name}: {value};" in text for name, value in SIZES.items())


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_a_style_uses_the_tokens(path):
    css = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    own = _OWN.get(path.name, set())
    sizes = {found for found in re.findall(r"font-size: ?[\d.]+(?:px|rem|pt)", css) if found not in own}
    assert sizes == set(), "sizes of type are --gp-size-..."
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b(?=[^{}]*;)", css) == [], "colours are in palette.py"
    corners = re.findall(r"border-radius: ?([^;}]*[1-9]\d*px[^;}]*)", css)
    assert [value for value in corners if value != "14px 14px 0 0"] == [], "corners are --gp-radius..."  # a sheet's


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_every_property_that_is_used_is_there(path):
    known = set(re.findall(r"(--gp-[\w-]+):", css_variables() + path.read_text("utf-8"))) | _SET_BY_A_SCRIPT
    assert set(re.findall(r"var\((--gp-[\w-]+)", path.read_text("utf-8"))) <= known
