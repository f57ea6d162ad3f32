"""The first line of the page: its name, the views in two ranks, and what opens the drawers.

Drawn by header.ts in a `gr.HTML`. Its buttons open the tabs of `ViewTabs`, the drawers of `drawers` and the lessons; it
knows their names, and nothing of what they hold.
"""

from __future__ import annotations

from html import escape

import gradio as gr

from playground.texts import said
from playground.ui.controls.drawers import EXAMPLES, HISTORY, PRESETS, SHARING, TITLES
from playground.ui.controls.stage import present_button
from playground.ui.controls.view_tabs import ONE
from playground.ui.page.scripts import on_load
from playground.ui.page.styles import styled

DOCUMENTS = "docs/"  # from the page's own address on
LABORATORY = said("Laboratory")


class Header:
    """Built inside the current Blocks. Its script marks the view that is open."""

    def __init__(self, title: str, views: dict[str, str], laboratory: dict[str, str]) -> None:
        """`views` and `laboratory`: the name and the title of each view, of the first and the second rank."""
        first, second = (
            "".join(_tab(name, words, selected=name == ONE) for name, words in rank.items())
            for rank in (views, laboratory)
        )
        often, rarely = ("".join(map(_drawer, names)) for names in ((EXAMPLES, SHARING), (HISTORY, PRESETS)))
        rarely += f'{present_button()}<button type="button" class="gp-keys-button" aria-keyshortcuts="?">{said("Keys")}'
        rarely += f'</button><a href="{DOCUMENTS}" target="_blank" rel="noopener">{said("Docs")}</a>'
        lab_button = (
            '<button type="button" class="gp-lab-button" aria-haspopup="true" aria-expanded="false">'
            f'<span>{LABORATORY}</span><b class="gp-lab-which"></b></button>'
        )
        more = (
            f'<button type="button" class="gp-more-button" aria-expanded="false">{said("More")}</button>'
            f'<div class="gp-more-list">{rarely}</div>'
        )
        menu = f'<button type="button" data-lessons>{said("Lessons")}</button>{often}<div class="gp-more">{more}</div>'
        words = said("Menu")
        lab_list = '<div class="gp-lab-list" role="tablist" aria-orientation="vertical" hidden'
        self.component = gr.HTML(
            ONE,
            html_template=f"""<header class="gp-header">
  <a class="gp-skip" href="#views">{said("Skip to the result")}</a>
  <h1>{escape(title)}</h1>
  <div class="gp-ranks">
    <div class="gp-views" role="tablist" aria-label="{said("Views")}">{first}</div>
    <div class="gp-lab">{lab_button}{lab_list} aria-label="{LABORATORY}">{second}</div></div>
  </div>
  <div class="gp-folded-menu">
    <button type="button" class="gp-menu-button" aria-expanded="false" aria-label="{words}">☰</button>
    <nav class="gp-menu" aria-label="{words}">{menu}</nav>
  </div>
</header>""",
            js_on_load=on_load("mountHeader"),
            apply_default_css=False,
            elem_id="header",
            elem_classes=styled("header"),
        )


def _drawer(name: str) -> str:
    return f'<button type="button" data-drawer="{name}" aria-expanded="false">{TITLES[name]}</button>'


def _tab(name: str, title: str, selected: bool) -> str:
    chosen = "true" if selected else "false"
    order = "0" if selected else "-1"
    return (
        f'<button type="button" role="tab" id="nav-{name}" data-view="{name}" aria-selected="{chosen}" '
        f'tabindex="{order}">{escape(title)}</button>'
    )
