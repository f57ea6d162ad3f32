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
    # how much larger than usual pictures are drawn that have letters of their own
    "scale": "1",
    "mono": 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
}


# What is read from the last row of a class: nothing is smaller than 20 px.
PROJECTED: dict[str, str] = {
    "size-xs": "20px",
    "size-sm": "20px",
    "size-md": "22px",
    "size-lg": "34px",
    "size-xl": "30px",
    "scale": "2",
}
# The same in a hand.
PROJECTED_ON_A_PHONE: dict[str, str] = {
    "size-xs": "15px",
    "size-sm": "15px",
    "size-md": "17px",
    "size-lg": "23px",
    "size-xl": "21px",
    "scale": "1.5",
}


def declarations(sizes: dict[str, str] = SIZES) -> str:
    """The properties, for one rule: `--gp-size-xs: 12px;` and so on."""
    return "".join(f"  --gp-{name}: {value};\n" for name, value in sizes.items())
