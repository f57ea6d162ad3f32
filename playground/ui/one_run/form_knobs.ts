// Tells the log of the run what is set in the form, with every step of a drag: what is shown of the run can say at once what
// other settings would have made of it. The server is asked nothing.

import {effect} from '../page/signals.ts';
import {withPanel} from '../controls/knob_panel/panel_state.ts';
import {mainLog} from '../page/panes.ts';

// The knobs that decide what a token is drawn from, in the order in which they act.
const SAMPLING = [
  'do_sample',
  'repetition_penalty',
  'temperature',
  'top_h',
  'top_k',
  'top_p',
  'min_p',
  'typical_p',
  'epsilon_cutoff',
  'eta_cutoff',
];

/** From now on the log of the view "One run" knows the values of the main panel. */
export function tellKnobs(): void {
  withPanel('knob', (panel) => void effect(() => mainLog().setKnobs(panel.valuesWith(SAMPLING))));
}
