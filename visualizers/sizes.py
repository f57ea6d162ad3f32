"""Sizes: type, space, corners and lines, as CSS custom properties. The page, the panes and saved files use these alone.

Colours are in `palette.py`. Whoever wants a denser or a larger page changes the numbers here.
"""

from __future__ import annotations

SIZES: dict[str, str] = {
    # type: labels of axes and small print, notes and tables, running text, the text that is generated, headings of pages
    "size-xs": "12px",
    "size-sm": "13px",
    "size-md": "15px",
    "size-lg": "19px",
    "size-xl": "22px",
    # space between things that belong together, up to things that do not
    "space-1": "4px",
    "space-2": "8px",
    "space-3": "12px",
    "space-4": "16px",
    "space-5": "24px",
    "space-6": "32px",
    # corners: marks inside a line of text; buttons, boxes and cards; what is as round as it is high
    "radius-small": "4px",
    "radius": "8px",
    "radius-pill": "999px",
    # what lies over the page
    "shadow": "0 6px 20px rgb(0 0 0 / .16)",
    "mono": 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
}


def declarations() -> str:
    """The properties, for one rule: `--gp-size-xs: 12px;` and so on."""
    return "".join(f"  --gp-{name}: {value};\n" for name, value in SIZES.items())
