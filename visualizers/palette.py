"""Colours by role, for light and dark, and the shape that says the same without colour.

Knows no pictures: panes use the CSS variables (`css_variables`), Plotly figures the functions. Every role has a glyph
and a pattern as well, because colour must never be the only carrier of a meaning. The hues follow Okabe and Ito's
colour-blind-safe set (https://jfly.uni-koeln.de/color/), darkened or lightened until they reach the contrast that WCAG
asks of marks (3:1) and text (4.5:1) on our surfaces; tests measure both, and the distances for colour-blind eyes.
"""

from __future__ import annotations

from dataclasses import dataclass

from visualizers.sizes import PROJECTED, PROJECTED_ON_A_PHONE
from visualizers.sizes import declarations as sizes


@dataclass(frozen=True)
class Role:
    """What a mark means. `pattern` says how lines, fills or underlines of this role are drawn; `glyph` is its sign."""

    light: str
    dark: str
    glyph: str
    pattern: str
    meaning: str

    def colour(self, dark: bool = False) -> str:
        """The colour as #rrggbb."""
        return self.dark if dark else self.light


ROLES: dict[str, Role] = {
    "chosen": Role("#b3460a", "#ffa657", "▶", "solid", "the token that was chosen"),
    "kept": Role("#1f6fb2", "#5ea9e8", "●", "solid", "could still be chosen after the processors"),
    "before": Role("#6a7a8c", "#8494a8", "○", "outline", "what the model gave before the processors"),
    "removed": Role("#6b7280", "#8a94a3", "✕", "hatched", "removed by a processor"),
    "accepted": Role("#00755a", "#3cc79a", "✓", "solid", "drafted, and accepted by the target model"),
    "rejected": Role("#a8327d", "#e58cc4", "✗", "wavy", "drafted, but rejected by the target model"),
    "bonus": Role("#8a6100", "#e3b341", "+", "dotted", "the target model's own token after its draft"),
    "green_list": Role("#00755a", "#3cc79a", "◆", "solid", "on the watermark's green list"),
    "red_list": Role("#a8327d", "#e58cc4", "◇", "dashed", "not on the watermark's green list"),
    "running": Role("#1f6fb2", "#5ea9e8", "●", "solid", "a beam that goes on"),
    "pruned": Role("#6b7280", "#8a94a3", "✕", "dashed", "a continuation that was pruned"),
    "finished": Role("#00755a", "#3cc79a", "■", "double", "a hypothesis that has ended"),
    "surprisal": Role("#b3460a", "#ffa657", "━", "solid", "how unexpected the chosen token was"),
    "entropy_before": Role("#6a7a8c", "#8494a8", "┄", "dotted", "uncertainty before the processors"),
    "entropy_after": Role("#1f6fb2", "#5ea9e8", "╌", "dashed", "uncertainty after the processors"),
    "error": Role("#b42318", "#ff8a80", "✕", "solid", "something went wrong"),
    "focus": Role("#0b57d0", "#8ab4f8", "▣", "solid", "what the keyboard is on"),
}

# surfaces and texts: (light, dark)
SURFACES: dict[str, tuple[str, str]] = {
    "page": ("#f7f9fb", "#0a1020"),
    "surface": ("#ffffff", "#111a2e"),
    "raised": ("#f4f7fa", "#1a2540"),
    "line": ("#d5dde6", "#32405c"),
    "text": ("#0f172a", "#e9eef6"),
    "muted": ("#526071", "#a9b7ca"),
}

_BEHIND = ("page", "surface", "raised")  # what text stands on

LEVELS = 11  # steps of each scale: level 0 to level 10

# the two ends of each scale, light and dark; text stays readable on all of it
_SCALES: dict[str, tuple[tuple[str, str], tuple[str, str]]] = {
    "prob": (("#eef4fa", "#6fb1e8"), ("#18243d", "#1f64a6")),  # level 10: probability 1
    "heat": (("#fdf4e9", "#f3a04c"), ("#231f2e", "#a04e10")),  # level 10: very surprising, or very uncertain
}


def scale(name: str, dark: bool = False) -> list[str]:
    """The `LEVELS` colours of the scale "prob" (probability) or "heat" (surprisal, entropy, rank), lowest first."""
    low, high = _SCALES[name][dark]
    return [_mixed(low, high, level / (LEVELS - 1)) for level in range(LEVELS)]


def surface(name: str, dark: bool = False) -> str:
    """The colour of a surface or text, as #rrggbb."""
    return SURFACES[name][dark]


def projected(colour: str, dark: bool = False) -> str:
    """The colour for a projector: darkened on light surfaces, lightened on dark ones, as far as it takes for a contrast
    of 7:1 (WCAG 2.2's AAA for text) on all of them."""
    end = "#ffffff" if dark else "#000000"
    steps = (_mixed(colour, end, step / 20) for step in range(21))
    return next(mixed for mixed in steps if all(_contrast(mixed, surface(name, dark)) >= 7 for name in _BEHIND))


def projected_scale(name: str, dark: bool = False) -> list[str]:
    """The same for a scale: its far end comes so much nearer that text has 7:1 on all of it."""
    colours = scale(name, dark)
    low, high, text = colours[0], colours[-1], surface("text", dark)
    end = next(
        mixed
        for mixed in (_mixed(high, low, step / 20) for step in range(21))
        if _contrast(mixed, text) >= 7
    )  # fmt: skip
    return [_mixed(low, end, level / (LEVELS - 1)) for level in range(LEVELS)]


def css_variables() -> str:
    """The palette and the sizes as CSS custom properties: `--gp-chosen`, `--gp-prob-0` to `--gp-prob-10`, `--gp-text`,
    `--gp-space-1` and so on.

    Dark is what an element of class `dark` holds (Gradio sets it on the body). A page without Gradio gives its html
    element the class `gp-standalone` and then follows the visitor's system.
    """
    light, dark = (_declarations(is_dark) for is_dark in (False, True))
    return (
        f":root {{\n{light}{sizes()}}}\n"
        f".dark {{\n{dark}}}\n"
        f"@media (prefers-color-scheme: dark) {{\n:root.gp-standalone {{\n{dark}}}\n}}\n"
    )


def projected_variables() -> str:
    """The same for a projector, where an element has the class `gp-projected`: large type and a high contrast."""
    light, dark = (_projected_declarations(is_dark) for is_dark in (False, True))
    return (
        f".gp-projected {{\n{light}{sizes(PROJECTED)}}}\n"
        f".gp-projected:is(.dark, .dark *) {{\n{dark}}}\n"
        f"@media (max-width: 699px) {{\n.gp-projected {{\n{sizes(PROJECTED_ON_A_PHONE)}}}\n}}\n"
    )


def _declarations(dark: bool) -> str:
    values = {"scheme": "dark" if dark else "light"}  # for what the browser itself draws
    values |= {name: pair[dark] for name, pair in SURFACES.items()}
    values |= {name.replace("_", "-"): role.colour(dark) for name, role in ROLES.items()}
    for name in _SCALES:
        values |= {f"{name}-{level}": colour for level, colour in enumerate(scale(name, dark))}
    return "".join(f"  --gp-{name}: {value};\n" for name, value in values.items())


def _projected_declarations(dark: bool) -> str:
    values = {"muted": projected(surface("muted", dark), dark)}
    values |= {name.replace("_", "-"): projected(role.colour(dark), dark) for name, role in ROLES.items()}
    for name in _SCALES:
        values |= {f"{name}-{level}": colour for level, colour in enumerate(projected_scale(name, dark))}
    return "".join(f"  --gp-{name}: {value};\n" for name, value in values.items())


def _mixed(one: str, other: str, share: float) -> str:
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(_rgb(one), _rgb(other), strict=True))


def _contrast(one: str, other: str) -> float:
    """WCAG 2.2's contrast ratio, from 1 to 21."""
    low, high = sorted(map(_luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    channels = [channel / 255 for channel in _rgb(colour)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return red, green, blue
