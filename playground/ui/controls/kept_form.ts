// Keeps what is set on the page in the browser's own storage: for a reload in that of this tab, which goes with it, and for
// the next visit in that of the browser, if the box under the history says that it may. The events of form_memory.py call
// what is exported here.

import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import {type Component, around} from '../page/component.ts';
import {fill} from '../page/early_press.ts';
import {type HeldForm, changed, formRead, keepingChanged} from '../page/moments.ts';
import {panelValue} from './knob_panel/panel_state.ts';

const OF_TAB = kept('form', 'tab');
const OF_BROWSER = kept('form');
const ADDRESS = kept('form-address', 'tab'); // the query of the page on which it was set
const KEEP = kept('keep-history'); // as in history.tsx
const REST = 300; // milliseconds without a change after which it is written, and at least between two times that it is read

let isTouched = false; // by the person: then what was kept comes too late
let typed: string | null = null; // into the prompt, while the server was asked to bring back what was kept
let form: {hold(values: unknown[]): void; begin(): void} | null = null;

export function listenForTouches(): void {
  document.addEventListener('input', () => (isTouched = true), {once: true, capture: true});
}

/** What is set on the page now, in the order of `names`. */
export const holdForm = (values: unknown[]): void => form?.hold(values);

/** What was kept stands on the page, but for the prompt where the person has written one meanwhile: that is given back. */
export function beginForm(prompt: string): string {
  form?.begin();
  setTimeout(() => fill('kept')); // once the prompt is there
  document.removeEventListener('input', holdTyped, true);
  return typed ?? prompt;
}

function holdTyped(event: Event): void {
  typed = around<HTMLTextAreaElement>(event, '#prompt textarea')?.value ?? typed;
}

/** Something that the form keeps has changed: Gradio says so. */
export const formChanged = (): void => changed.tell();

/** What was kept, for the listener of the page's load; `again`: a reload of the page on which it was set. */
export function formKept(): [unknown] {
  if (isTouched) return [null];
  document.addEventListener('input', holdTyped, true);
  const ofTab = OF_TAB.readJson();
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (ofTab && entry.type === 'reload' && ADDRESS.read() === location.search) return [{again: ofTab}];
  if (ofTab) return [ofTab];
  return [KEEP.read() === 'no' ? null : OF_BROWSER.readJson()];
}

// `names`: of what is kept, in its order. Whoever wants to know what is set hears `formRead`.
export function mountKeptForm(
  {props, trigger}: Component<{value: string | null; keep?: boolean}>,
  {names}: {names: string[]},
): void {
  let values: unknown[] | null = null; // what is set now
  let reading = 0;
  let readAt = -Infinity;
  let begun = false; // what was kept has come back: before that, the first values would take its place
  let timer = 0;

  function write() {
    clearTimeout(timer);
    const keeping = (KEEP.read() || (props.keep ? 'yes' : 'no')) === 'yes';
    if (!keeping) OF_BROWSER.write(null);
    if (!begun || !values) return;
    const held = JSON.stringify(asShown(values));
    OF_TAB.write(held);
    ADDRESS.write(location.search);
    if (keeping) OF_BROWSER.write(held);
  }

  // Gradio says nothing of a change while the server does not answer: prompt and knobs are read where they stand. While a
  // lane is edited, the controls show it; what they hold in all other views is in `others`.
  function asShown(now: unknown[]) {
    const held = byName(now);
    const typed = document.querySelector<HTMLTextAreaElement>('#prompt textarea')?.value;
    Object.assign(held, {prompt: typed ?? held.prompt, knobs: panelValue('knob') ?? held.knobs});
    if (held.editing && typeof held.others === 'string' && held.others) Object.assign(held, JSON.parse(held.others));
    return names.map((name) => held[name]);
  }

  const byName = (now: unknown[]): HeldForm =>
    Object.fromEntries([...names, 'editing', 'others'].map((name, i) => [name, now[i]]));

  function later() {
    clearTimeout(timer);
    timer = window.setTimeout(write, REST);
  }

  // At once, or a moment after the last time.
  function read() {
    const wait = Math.max(0, readAt + REST - performance.now());
    reading ||= window.setTimeout(() => {
      reading = 0;
      readAt = performance.now();
      trigger('hold');
    }, wait);
  }

  form = {
    hold(now) {
      values = now;
      later();
      formRead.tell(byName(now));
    },
    begin() {
      begun = true;
      if (!values) read(); // what was typed before Gradio listened: it has said nothing of it
      later();
    },
  };
  document.addEventListener('input', later);
  changed.hear(read);
  window.addEventListener('pagehide', write);
  keepingChanged.hear(write);
}
