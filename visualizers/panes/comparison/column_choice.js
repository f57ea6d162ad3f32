// Which columns of a table of metrics are shown: a few at first, so that the table fits; a person chooses others, and the
// browser keeps what was chosen.

import {make, say} from '../core/text.ts';
import {t} from '../core/texts.ts';

const KEPT = 'generation-playground.columns';
const AT_FIRST = ['tokens', 'tokens_per_second', 'perplexity', 'entropy', 'distinct_2', 'repetition', 'words', 'ended'];

export class ColumnChoice {
  /**
   * @param {HTMLElement} place a `<details>`, which gets a box for each metric
   * @param {() => void} changed
   */
  constructor(place, changed) {
    this.place = place;
    this.changed = changed;
    this.summary = make('summary');
    this.boxes = make('div', 'gp-column-boxes', null, {role: 'group', 'aria-label': t('Columns of the table')});
    place.append(this.summary, this.boxes);
    this.chosen = new Set(kept() || AT_FIRST);
    this.names = '';
  }

  // Those of `metrics` that are shown, and a box for each of them all.
  shown(metrics) {
    const names = metrics.map(({name}) => name).join();
    if (names !== this.names) {
      this.names = names;
      this.boxes.replaceChildren(...metrics.map((metric) => this.box(metric)));
    }
    const shown = metrics.filter(({name}) => this.chosen.has(name));
    say(this.summary, t('Columns: {shown} of {all}', {shown: String(shown.length), all: String(metrics.length)}));
    return shown;
  }

  box({name, title, meaning}) {
    const label = make('label', '', null, {title: t(meaning)});
    const box = /** @type {HTMLInputElement} */ (make('input', '', null, {type: 'checkbox'}));
    box.checked = this.chosen.has(name);
    box.addEventListener('change', () => {
      if (box.checked) this.chosen.add(name);
      else this.chosen.delete(name);
      keep([...this.chosen]);
      this.changed();
    });
    label.append(box, ` ${t(title)}`);
    return label;
  }
}

/** @returns {string[] | null} */
function kept() {
  try {
    const names = JSON.parse(localStorage.getItem(KEPT) || 'null');
    return Array.isArray(names) ? names : null;
  } catch {
    return null; // no storage, or not from here
  }
}

function keep(names) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(names));
  } catch { /* it is kept as long as the page */ }
}
