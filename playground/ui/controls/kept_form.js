// Keeps what is set on the page in the browser's own storage: for a reload in that of this tab, which goes with it, and for
// the next visit in that of the browser, if the box under the history says that it may.

import {panelValue} from './knob_panel/panel.js';

const FORM = 'generation-playground.form';
const ADDRESS = 'generation-playground.form-address'; // the query of the page on which it was set
const KEEP = 'generation-playground.keep-history'; // as in history.js
const REST = 300; // milliseconds without a change after which it is written, and at least between two times that it is read

// `names`: of what is kept, in its order. Whoever wants to know what is set hears a `playground-held` with it, by name.
export function mountKeptForm({props, trigger}, {names}) {
  let values = null; // what is set now
  let reading = null;
  let readAt = -Infinity;
  let begun = false; // what was kept has come back: before that, the first values would take its place
  let timer = null;

  function write() {
    clearTimeout(timer);
    try {
      const keeping = (localStorage.getItem(KEEP) || (props.keep ? 'yes' : 'no')) === 'yes';
      if (!keeping) localStorage.removeItem(FORM);
      if (!begun || !values) return;
      const held = JSON.stringify(asShown(values));
      sessionStorage.setItem(FORM, held);
      sessionStorage.setItem(ADDRESS, location.search);
      if (keeping) localStorage.setItem(FORM, held);
    } catch { /* storage is forbidden, or full: the page works without */ }
  }

  // Gradio says nothing of a change while the server does not answer: prompt and knobs are read where they stand. While a
  // lane is edited, the controls show it; what they hold in all other views is in `others`.
  function asShown(now) {
    const held = byName(now);
    const typed = /** @type {HTMLTextAreaElement | null} */ (document.querySelector('#prompt textarea'))?.value;
    Object.assign(held, {prompt: typed ?? held.prompt, knobs: panelValue('knob') ?? held.knobs});
    if (held.editing && held.others) Object.assign(held, JSON.parse(held.others));
    return names.map((name) => held[name]);
  }

  const byName = (now) => Object.fromEntries([...names, 'editing', 'others'].map((name, i) => [name, now[i]]));

  function later() {
    clearTimeout(timer);
    timer = setTimeout(write, REST);
  }

  // At once, or a moment after the last time.
  function read() {
    reading ??= setTimeout(() => {
      reading = null;
      readAt = performance.now();
      trigger('hold');
    }, Math.max(0, readAt + REST - performance.now()));
  }

  document.addEventListener('input', () => { window.GenerationPlaygroundForm.touched = true; }, {once: true, capture: true});
  window.GenerationPlaygroundForm = {
    touched: false, // by the person: then what was kept comes too late
    hold(now) {
      values = now;
      later();
      document.dispatchEvent(new CustomEvent('playground-held', {detail: byName(now)}));
    },
    begin() {
      begun = true;
      if (!values) read(); // what was typed before Gradio listened: it has said nothing of it
      later();
    },
  };
  document.addEventListener('input', later);
  document.addEventListener('playground-changed', read);
  window.addEventListener('pagehide', write);
  window.addEventListener('generation-playground-keep', write);
}
