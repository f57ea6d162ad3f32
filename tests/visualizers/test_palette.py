"""The palette: contrast as WCAG defines it, distances that colour-blind eyes can see, and the same names in CSS."""

from __future__ import annotations

import itertools
import re

import pytest

from visualizers.palette import (
    LEVELS,
    ROLES,
    SURFACES,
    css_variables,
    projected,
    projected_scale,
    projected_variables,
    scale,
    surface,
)
from visualizers.sizes import SIZES

MODES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def linear(colour: str) -> list[float]:
    """The linear-light red, green and blue of #rrggbb (sRGB)."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG 2.2's contrast ratio, from 1 to 21."""
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_that_of_wcag():
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)  # the well-known grey that just fails


@MODES
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("behind", ["surface", "raised", "page"])
def test_marks_stand_out(role, behind, dark):
    assert contrast(ROLES[role].colour(dark), surface(behind, dark)) >= 3


@MODES
@pytest.mark.parametrize("behind", ["surface", "raised", "page"])
@pytest.mark.parametrize("text", ["text", "muted"])
def test_text_is_readable(text, behind, dark):
    assert contrast(surface(text, dark), surface(behind, dark)) >= 4.5


@MODES
def test_coloured_words_are_readable(dark):
    for role in ("error", "chosen"):  # the roles in whose colour words and glyphs are written
        assert contrast(ROLES[role].colour(dark), surface("surface", dark)) >= 4.5


@MODES
@pytest.mark.parametrize("name", ["prob", "heat"])
def test_text_is_readable_on_every_shade(name, dark):
    for colour in scale(name, dark):
        assert contrast(surface("text", dark), colour) >= 4.5


@MODES
@pytest.mark.parametrize("name", ["prob", "heat"])
def test_scales_go_one_way_in_brightness(name, dark):
    """So that they are read in the right order without seeing any hue."""
    brightness = [luminance(colour) for colour in scale(name, dark)]
    assert brightness == sorted(brightness, reverse=not dark)
    assert len(set(brightness)) == LEVELS
    assert contrast(scale(name, dark)[0], scale(name, dark)[-1]) > 1.8


# Machado, Oliveira and Fernandes 2009, severity 1.0, in linear RGB (https://doi.org/10.1109/TVCG.2009.113)
VISION = {
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
    "full": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
}


def lab(colour: str, vision: str) -> tuple[float, float, float]:
    """CIELAB (D65) of a colour as that kind of eye sees it."""
    rgb = linear(colour)
    red, green, blue = (max(0.0, min(1.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in VISION[vision])
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


TOGETHER = [  # roles that are drawn side by side
    ("chosen", "kept", "removed"),
    ("accepted", "rejected", "bonus"),
    ("green_list", "red_list"),
    ("running", "pruned", "finished"),
    ("surprisal", "entropy_before", "entropy_after"),
    ("chosen", "running", "finished", "rejected"),  # the badges of groups of beams
    ("kept", "rejected", "chosen"),  # probability, penalty and the winning score
]


@MODES
@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("names", TOGETHER, ids="-".join)
def test_roles_differ_for_every_eye(names, vision, dark):
    for one, other in itertools.combinations(names, 2):
        seen = [lab(ROLES[name].colour(dark), vision) for name in (one, other)]
        distance = sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5
        assert distance > 10, f"{one} and {other}: {distance:.1f}"


@pytest.mark.parametrize("names", TOGETHER, ids="-".join)
def test_roles_differ_without_colour(names):
    assert len({ROLES[name].glyph for name in names}) == len(names)
    assert len({(ROLES[name].pattern, ROLES[name].glyph) for name in names}) == len(names)


def test_css_has_every_name_in_light_and_in_dark():
    css = css_variables()
    blocks = dict(re.findall(r"([^{}\n]+) \{\n((?:  --gp-[^\n]+\n)+)\}", css))
    assert set(blocks) == {":root", ".dark", ":root.gp-standalone"}
    names = {selector: re.findall(r"--gp-[a-z0-9-]+(?=:)", block) for selector, block in blocks.items()}
    sizes = [f"--gp-{name}" for name in SIZES]  # the same in light and in dark
    count = len(SURFACES) + len(ROLES) + 2 * LEVELS + 1  # and the scheme
    assert names[".dark"] == names[":root.gp-standalone"] and names[":root"] == [*names[".dark"], *sizes]
    assert len(set(names[".dark"])) == len(names[".dark"]) == count
    assert len(set(names[":root"])) == count + len(sizes)
    assert [css.count(f"  --gp-scheme: {name};") for name in ("light", "dark")] == [1, 2]
    assert all(f"  --gp-{name}: {value};\n" in blocks[":root"] for name, value in SIZES.items())
    assert "--gp-entropy-before: " + ROLES["entropy_before"].dark in blocks[".dark"]


@MODES
@pytest.mark.parametrize("behind", ["surface", "raised", "page"])
def test_on_a_projector_all_that_is_written_has_seven_to_one(behind, dark):
    written = [surface("text", dark), projected(surface("muted", dark), dark)]
    written += [projected(role.colour(dark), dark) for role in ROLES.values()]
    assert min(contrast(colour, surface(behind, dark)) for colour in written) >= 7
    assert len(set(written)) > 8  # and the roles are still told apart


@MODES
@pytest.mark.parametrize("name", ["prob", "heat"])
def test_on_a_projector_text_is_readable_on_every_shade(name, dark):
    shades = projected_scale(name, dark)
    assert len(set(shades)) == LEVELS
    assert min(contrast(surface("text", dark), shade) for shade in shades) >= 7


def test_for_a_projector_there_is_a_class_with_every_colour_that_differs_and_large_type():
    light, dark = re.findall(r"[^{}\n]+ \{\n((?:  --gp-[^\n]+\n)+)\}", projected_variables())[:2]
    assert f"--gp-muted: {projected(SURFACES['muted'][0])};" in light
    assert f"--gp-heat-{LEVELS - 1}: {projected_scale('heat', dark=True)[-1]};" in dark
    sizes = [int(size) for size in re.findall(r"--gp-size-\w+: (\d+)px", light)]
    assert len(sizes) == sum(name.startswith("size") for name in SIZES) and min(sizes) >= 20
