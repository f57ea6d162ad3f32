"""What a run looks like: live panes, settled figures, colours, and runs as single HTML files.

Knows traces (`playground.trace`); no torch, no transformers, no Gradio. For the page:

    launch(css=css_variables(), head=f"<style>{pane_styles()}</style>" + page_head())
    gr.HTML("", html_template="<span></span>", js_on_load=log_js_on_load("main"), visible="hidden")   # the log, once
    pane = PANES["tokens"]
    gr.HTML(html_template=pane.template, elem_classes=pane.classes, js_on_load=pane.js_on_load("main"),
            apply_default_css=False)

The log's value is an append-only string of lines from `playground.trace.event_to_line`; every pane that was mounted on
the same log draws from it. Setting it to "" keeps the last run on the screen until the next one has started.
"""

from visualizers.palette import css_variables, projected_variables
from visualizers.pane import (
    GROUP_PANES,
    PANES,
    Pane,
    first_pane_styles,
    first_scripts,
    held_plotly,
    later_scripts,
    log_js_on_load,
    nested_style,
    page_head,
    pane_styles,
    plotly_file,
    scripts,
    style_class,
    styles_of,
    together,
)

__all__ = [
    "GROUP_PANES", "PANES", "Pane", "css_variables", "first_pane_styles", "first_scripts", "held_plotly",
    "later_scripts", "log_js_on_load", "nested_style", "page_head", "pane_styles", "plotly_file",
    "projected_variables", "scripts", "style_class", "styles_of", "together",
]  # fmt: skip
