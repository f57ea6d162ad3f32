"""The theme of Gradio's own components, on the fonts of the visitor's system, in light and dark.

Knows Gradio's theme variables. Nothing here is fetched from another host. Colours that carry a meaning are not here:
they come from the palette of the visualizers.
"""

from __future__ import annotations

import gradio as gr

from visualizers.palette import surface

SANS = ("system-ui", "-apple-system", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif")
MONO = ("ui-monospace", "SFMono-Regular", "Menlo", "Consolas", "DejaVu Sans Mono", "monospace")


def theme() -> gr.themes.Base:
    """The theme, for `launch(theme=...)`."""
    return gr.themes.Default(
        primary_hue=gr.themes.colors.blue,
        secondary_hue=gr.themes.colors.blue,
        neutral_hue=gr.themes.colors.slate,
        radius_size=gr.themes.sizes.radius_md,
        spacing_size=gr.themes.sizes.spacing_sm,
        font=[gr.themes.Font(name) for name in SANS],
        font_mono=[gr.themes.Font(name) for name in MONO],
    ).set(
        # the greys of the default theme are too faint for help texts (WCAG AA asks for a contrast of 4.5)
        block_info_text_color="*neutral_600",
        block_info_text_color_dark="*neutral_300",
        body_text_color_subdued="*neutral_600",
        body_text_color_subdued_dark="*neutral_300",
        input_placeholder_color="*neutral_500",
        input_placeholder_color_dark="*neutral_400",
        block_title_text_color="*neutral_800",
        block_title_text_color_dark="*neutral_100",
        button_primary_background_fill="*primary_600",
        button_primary_background_fill_hover="*primary_700",
        button_secondary_background_fill="white",
        button_secondary_background_fill_dark="*neutral_900",
        button_secondary_background_fill_hover="*neutral_100",
        button_secondary_background_fill_hover_dark="*neutral_800",
        button_secondary_border_color="*neutral_300",
        button_secondary_border_color_dark="*neutral_600",
        button_border_width="1px",
        button_secondary_shadow="none",
        body_background_fill=surface("surface"),  # as the panes have it
        body_background_fill_dark=surface("surface", dark=True),
        block_shadow="none",
    )
