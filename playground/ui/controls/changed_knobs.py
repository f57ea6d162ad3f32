"""The line under the strategy's description: which knobs say otherwise than the strategy that is described.

Worked out in the browser, from the knob panel's value: a description that names 0.8 is not left alone with another
number. Knows nothing of what the knobs mean.
"""

from __future__ import annotations

import gradio as gr

MOST = 4  # knobs that are named

# The panel's value has what the strategy sets, `base`, and what is set now. Long values have no words here.
_CHANGES_JS = """(value) => {
  const {base = {}, set = {}} = JSON.parse(value || '{}');
  const words = (item) => (typeof item === 'object' ? '' : JSON.stringify(item));
  const changes = [...new Set([...Object.keys(base), ...Object.keys(set)])].flatMap((name) => {
    const [was, is] = [base[name] ?? null, set[name] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (is === null) return [`${name} not set`];
    return [`${name} ${words(is)}`.trim() + (words(was ?? {}) && ` instead of ${words(was)}`)];
  });
  if (!changes.length) return '';
  const more = changes.length > MOST ? ` and ${changes.length - MOST} more` : '';
  return `Changed: ${changes.slice(0, MOST).join(', ')}${more}.`;
}""".replace("MOST", str(MOST))
_DRAW_JS = """
const draw = () => {
  const line = element.querySelector('span');
  line.textContent = props.value || '';
  line.hidden = !props.value;
};
watch('value', draw);
draw();
"""
_CSS = "span { font-size: var(--text-sm); color: var(--body-text-color); overflow-wrap: anywhere; }"


def changed_line() -> gr.HTML:
    """The component, empty while the knobs are as the strategy has them."""
    return gr.HTML(
        "", html_template="<span hidden></span>", css_template=_CSS, js_on_load=_DRAW_JS, apply_default_css=False,
        elem_id="changed",
    )  # fmt: skip


def follow(line: gr.HTML, panel: gr.HTML) -> None:
    """Have the line say what differs in the knob panel, as it is turned."""
    panel.change(None, panel, line, js=_CHANGES_JS, show_progress="hidden", api_visibility="private")
