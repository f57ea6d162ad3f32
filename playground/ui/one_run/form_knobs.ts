// Tells the log of the run what is set in the form, with every step of a drag: what is shown of the run can say at once what
// other settings would have made of it. The server is asked nothing.

import {effect} from '../page/signals.ts';
import {withPanel} from '../controls/knob_panel/panel_state.ts';
import {around} from '../page/component.ts';
import {formRead} from '../page/moments.ts';
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

const seedField = () => document.querySelector<HTMLInputElement>('#seed :is(input, textarea)');

/** From now on the log of the view "One run" knows the values of the main panel, and can have its seed used again. */
export function tellKnobs(): void {
  const log = mainLog();
  Object.assign(log.answers, {
    seed({seed}: {seed: number}) {
      const field = seedField();
      if (!field) return;
      field.value = String(seed);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    },
  });
  withPanel('knob', (panel) => {
    const tell = () => log.setKnobs(panel.valuesWith(SAMPLING), seedField()?.value);
    effect(tell);
    formRead.hear(tell);
    document.addEventListener('input', (event) => {
      if (around(event, '#seed')) tell();
    });
  });
}
