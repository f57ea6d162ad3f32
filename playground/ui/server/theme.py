"""The theme and the style of the page, on the fonts of the visitor's system, in light and dark.

Knows Gradio's theme variables. Nothing here is fetched from another host. Colours that carry a meaning are not here:
they come from the palette of the visualizers.
"""

from __future__ import annotations

import gradio as gr

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
        body_background_fill="white",
        body_background_fill_dark="*neutral_950",
        block_shadow="none",
    )


CSS = """
.gradio-container { width: 100%; max-width: 1480px !important; margin-inline: auto !important; }
.gradio-container .main { padding-top: 10px !important; }
.html-container { padding: 0 !important; }
.block:has(> .html-container > * > .gp-pane[hidden]) { display: none; }

#title .prose { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .9rem; }
#title h1 { font-size: 1.3rem; margin: 0; }
#title p { margin: 0; color: var(--body-text-color-subdued); font-size: var(--text-sm); }

/* the bar stays in sight where there is room for it, above the labels of Gradio's, which have layers of their own */
#bar { gap: .5rem; align-items: flex-start; }
@media (min-width: 900px) and (min-height: 480px) {
  #bar { position: sticky; top: 0; z-index: 100; padding-block: .35rem; background: var(--body-background-fill); }
  .gradio-container { --gp-bar: 78px; }
  html { scroll-padding-top: 90px; } /* what is brought into view is not under it */
  #prompt textarea:not(:focus) { max-height: 2.9rem; overflow-y: hidden; }
}
#run-row { gap: .5rem; flex-wrap: nowrap; }
@media (hover: hover) and (min-width: 900px) {
  #generate { flex-direction: column; gap: 0; line-height: 1.35; }
  #generate::after { content: "Ctrl+Enter"; font-size: var(--text-xs); font-weight: 400; }
}
#bar .block { padding: .3rem .6rem .4rem; }
#bar :is(#prompt, #preset, #model) :is([data-testid="block-info"], label > span) {
  margin-bottom: .1rem; font-size: var(--text-xs); }
#bar .block { min-height: 4.2rem; }
#run-row > button { max-height: 4.2rem; }

#asking { gap: .5rem; reading-flow: flex-visual; }
#beside-prompt:has(.gp-beside[hidden]) { display: none; }
#asking:has(.gp-source:not([hidden])) #beside-prompt { order: 1; } /* the target comes after its source */
.gradio-container textarea { unicode-bidi: plaintext; text-align: start; } /* each line as it is written */
#prompt textarea { padding-block: .3rem; font-size: var(--text-lg); line-height: 1.5; }
#run-row button { font-size: var(--text-md); }
#preset { flex: 3 1 0 !important; min-width: min(130px, 100%) !important; 
  padding: var(--block-padding); } /* as a dropdown of Gradio's */
#caption, #caption p { margin: 0; color: var(--body-text-color-subdued); font-size: var(--text-sm); }

#changed { margin-top: -.7rem; }
#changed:has([hidden]) { display: none; }
#caption-row { gap: .6rem; align-items: baseline; flex-wrap: wrap; }
#caption-row > * { flex: 1 1 16rem; min-width: 0; }
#open-another { flex: none; padding: 0; background: none; border: 0; font-size: var(--text-sm); font-weight: 400;
  color: var(--link-text-color); text-decoration: underline; text-underline-offset: 3px; }

/* the laboratory stands apart from what a first visit needs */
#views > .tab-wrapper #view-trials-button { margin-left: 1.2rem; }
#views > .tab-wrapper :is(#view-trials-button, #view-watermarks-button, #view-precision-button, #view-batch-button,
  #view-models-button):not(.selected) { color: var(--body-text-color-subdued); font-weight: 400; }
#views .tabitem { padding: .4rem 0 0; }
#result { gap: .75rem; }
#result > .column { gap: .5rem; }
#views > .tab-wrapper [role=tab] { padding-inline: .7rem; } /* all views in one row of a laptop's page */

#examples { display: flex; align-items: center; gap: .3rem .6rem; }
#examples .label { margin: 0; }
#examples .label svg { display: none; }
#examples > .gallery { flex: 1; min-width: 0; display: flex; flex-wrap: nowrap; gap: .4rem; overflow-x: auto;
  scrollbar-width: thin; }
#examples .gallery-item { font-size: var(--text-sm); border-radius: 999px; padding: .2rem .7rem; flex: none; }
:is(#messages, #sharing-messages, #presets-messages):has(.messages:empty) { margin-top: calc(-1 * var(--layout-gap)); }

#knobs [data-testid="block-info"], #knobs .label-text {
  font-family: var(--font-mono); font-size: .8rem; overflow-wrap: anywhere; }
#knobs > .row > .column { align-self: center; }
#knobs > .row > .column > button { flex-grow: 0; }
#knobs .row .block > label:has(.input-container) { display: flex; flex-direction: column; height: 100%; }
#knobs .row .block > label > .input-container { margin-top: auto; }
#knobs .block:has(.kp), #knobs .html-container:has(.kp) { overflow: visible; }
.gradio-container { overflow: clip !important; } /* with hidden, the search of the knobs would not stay in view */

[id^="precision-"].block:has(label.disabled) { background: var(--background-fill-secondary); }
[id^="precision-"] label.disabled .label-text { color: var(--body-text-color-subdued); text-decoration: line-through; }

.form > .block:has(> .checkbox-container) {
  min-width: min(200px, 100%) !important; } /* Gradio gives it none */
.gradio-container input[role=combobox] { padding-inline-end: 1.6rem; text-overflow: ellipsis; } /* clear of the arrow */

.small-buttons { gap: .35rem !important; }
.small-buttons > button { flex: 0 1 auto !important; padding: .3rem .8rem; }

@media (max-width: 600px) {
  .gradio-container .main { padding-left: 12px !important; padding-right: 12px !important; }
  #run-row { flex-wrap: wrap; }
  #title p { display: none; }
  #caption-row > * { flex-basis: 8rem; }
  #views > .tab-wrapper > :first-child { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: thin; }
  #views > .tab-wrapper [role=tab] { flex: none; }
  #other-ways { flex-wrap: nowrap; }
  #result { flex-direction: column; reading-flow: flex-visual; } /* the candidates come right after the text */
  #result > .column { display: contents; }
  #result > .column > * { width: 100%; }
  #result > .column > :is(#pane-check, #pane-quiz) { order: 1; }
  .small-buttons#other-ways > button { padding: .3rem .5rem; }
}
"""
