"""The knob panel of the page: `KnobPanel` builds one, `knob_script()` is what the page needs for them all.

`panel.py` is the component, `quick_row.py` the few knobs under the prompt, `value.py` its value, `panel_server.py` what
the server tells it, `assets.py` the table of knobs. In the browser: `panel_state.ts` is what a panel holds, `panel.tsx`
draws it, `row.tsx` one knob; `controls.tsx`, `editors.tsx`, `fields.tsx` and `words.tsx` are the widgets, one for each
name of `Knob.describe()["editor"]`.
"""

from playground.ui.controls.knob_panel.assets import knob_script
from playground.ui.controls.knob_panel.panel import KnobPanel
from playground.ui.controls.knob_panel.quick_row import quick_row
from playground.ui.controls.knob_panel.value import number

__all__ = ["KnobPanel", "knob_script", "number", "quick_row"]
