// The few knobs that matter for the chosen strategy, in one row under the prompt: the same state as the panel's, each with
// one small control. What has no small control is a button that leads to the panel.

import {make} from '../../../../visualizers/panes/core/text.ts';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {openDrawer} from '../drawers.js';
import {CONTROLS} from './control_table.js';
import {written} from './controls.js';
import {SIGNS, breakable, sourceMeaning} from './row.js';

const PLAIN = ['switch', 'choice']; // editors whose control is small enough as it is

// A number: a slider with its value beside it; a box where the knob has no slider.
function numberControl(knob, {id, change}) {
  if (knob.slider_minimum === null) return CONTROLS.number(knob, {id, change});
  const element = make('span', 'kq-number');
  const slider = make('input', 'kp-slider', null, {
    id, type: 'range', min: knob.slider_minimum, max: knob.slider_maximum, step: knob.step || 'any',
  });
  const value = make('output', 'kq-value', null, {for: id});
  let standard = knob.default;
  let shown;
  slider.addEventListener('input', () => {
    shown = Number(slider.value);
    draw();
    change(shown);
  });
  function draw() {
    const effective = shown === undefined ? standard : shown;
    value.textContent = effective === null || effective === undefined ? '–' : String(effective);
    slider.classList.toggle('kp-off', shown === undefined);
    slider.setAttribute('aria-valuetext', value.textContent);
  }
  element.append(slider, value);
  return {
    element,
    label: id,
    show(set) {
      shown = set;
      slider.value = String(typeof set === 'number' ? set : standard ?? knob.slider_minimum);
      draw();
    },
    showDefault(own) {
      standard = typeof own === 'number' ? own : null;
      if (shown === undefined) this.show(undefined);
    },
  };
}

// A knob that needs more room: its value in short, and the way to it.
function wayControl(knob, {id, panel}) {
  const element = make('button', 'kp-button', null, {id, type: 'button'});
  element.addEventListener('click', () => {
    openDrawer('knobs');
    panel.jump(knob.name);
  });
  return {
    element,
    label: id,
    show(set) { element.textContent = set === undefined ? t('set …') : written(set, 18); },
    showDefault() {},
  };
}

class QuickKnob {
  constructor(panel, knob) {
    this.panel = panel;
    this.knob = knob;
    const id = `quick-${knob.name}`;
    const nameId = `${id}-name`;
    const kind = ['slider', 'number'].includes(knob.editor) ? numberControl : PLAIN.includes(knob.editor) ? CONTROLS[knob.editor] : wayControl;
    this.control = kind(knob, {id, nameId, panel, change: (value) => panel.change(knob.name, value, this)});
    const labelled = this.control.label ? {for: this.control.label} : {};
    this.name = make(this.control.label ? 'label' : 'span', 'kp-name', null, {id: nameId, ...labelled});
    this.sign = make('span', 'kq-sign', '', {'aria-hidden': 'true'});
    this.element = make('div', 'kq-knob', null, {'data-knob': knob.name, title: t(knob.meaning)});
    this.name.append(...breakable(knob.name), this.sign);
    this.element.append(this.name, this.control.element);
    this.control.showDefault(knob.default);
    this.control.show(panel.state.set[knob.name]);
    this.mark();
  }

  mark() {
    this.element.dataset.source = this.panel.sourceOf(this.knob.name);
  }

  judged(verdict) {
    const own = verdict.defaults[this.knob.name];
    this.control.showDefault(own === undefined ? this.knob.default : own);
    const notes = verdict.notes[this.knob.name] || [];
    const worst = notes.find(({severity}) => severity === 'error') || notes[0];
    this.sign.textContent = worst ? SIGNS[worst.severity] : '';
    this.sign.dataset.severity = worst ? worst.severity : '';
    const source = sourceMeaning(this.panel.sourceOf(this.knob.name));
    const told = worst ? `${t(worst.message)} ${t(worst.fix)}` : t(this.knob.meaning);
    this.element.title = [told, source ? `(${source})` : ''].join(' ').trim();
    this.mark();
  }
}

export class QuickRow {
  /** @param {HTMLElement} element a place for the row, and in it the button that opens the panel */
  constructor(element, panel, names) {
    this.panel = panel;
    this.place = element.querySelector('.kq-knobs');
    this.count = element.querySelector('.kq-count');
    element.querySelector('.kq').setAttribute('aria-label', t('The knobs that matter for this strategy'));
    element.querySelector('.kq-number-of').textContent = t('All {count} knobs', {count: panel.knobs.length});
    this.knobs = new Map();
    this.show(names);
  }

  // Other names where the strategy is another one; the controls of those that stay are kept.
  show(names) {
    if (names.join() === [...this.knobs.keys()].join()) return;
    const known = names.filter((name) => this.panel.byName.has(name));
    this.knobs = new Map(known.map((name) => [name, this.knobs.get(name) || new QuickKnob(this.panel, this.panel.byName.get(name))]));
    this.place.replaceChildren(...[...this.knobs.values()].map(({element}) => element));
  }

  judged(verdict) {
    this.show(verdict.essential);
    for (const knob of this.knobs.values()) knob.judged(verdict);
    const notes = [...verdict.general, ...Object.values(verdict.notes).flat()];
    const errors = notes.filter(({severity}) => severity === 'error').length;
    this.count.textContent = notes.length ? `${SIGNS[errors ? 'error' : 'warning']} ${notes.length}` : '';
  }
}
