// One knob of a panel: its name, who set it, its default, its control, what it means, and what the server says about it.

import {make} from '../../../../visualizers/panes/core/text.ts';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {CONTROLS} from './control_table.js';
import {written} from './controls.js';
import {jsonControl} from './editors.js';

// Who has set a knob, in one word; and in more words, none for the library.
export const sourceName = (source) => ({
  changed: t('changed'), preset: t('preset'), model: t('model'), library: t('library'),
})[source];
export const sourceMeaning = (source) => ({
  changed: t('changed by you'), preset: t('set by the preset (the chosen strategy)'), model: t("the model's own default"),
})[source] || '';

export const SIGNS = {error: '✕', warning: '▲', info: 'ℹ'};

// A name that may break after its underscores.
export const breakable = (name) => name.split(/(?<=_)/).flatMap((part) => [part, make('wbr')]);

export class KnobRow {
  constructor(panel, knob) {
    this.panel = panel;
    this.knob = knob;
    this.id = `${panel.name}-${knob.name}`;
    this.build();
    this.control.showDefault(knob.default);
    this.control.show(panel.state.set[knob.name]);
    this.mark();
    if (panel.verdict) this.judged(panel.verdict);
  }

  build() {
    const {knob, id, panel} = this;
    this.element = make('div', 'kp-knob', null, {id, 'data-knob': knob.name});
    this.control = (CONTROLS[knob.editor] || jsonControl)(knob, {
      id: `${id}-control`, nameId: `${id}-name`, panel, change: (value) => panel.change(knob.name, value, this),
    });
    const labelled = this.control.label ? {for: this.control.label} : {};
    const name = make(this.control.label ? 'label' : 'span', 'kp-name', null, {id: `${id}-name`, ...labelled});
    name.append(...breakable(knob.name));
    this.source = make('span', 'kp-source');
    this.standard = make('span', 'kp-standard');
    this.back = make('button', 'kp-icon', '↺', {type: 'button'});
    this.back.addEventListener('click', () => {
      panel.reset(knob.name);
      this.focus();
    });
    const ask = make('button', 'kp-icon kp-ask', '?', {
      type: 'button', 'aria-expanded': 'false', 'aria-label': t('More about {name}', {name: knob.name}),
    });
    ask.addEventListener('click', () => this.explain(ask));
    const head = make('div', 'kp-head');
    const tools = make('span', 'kp-tools');
    tools.append(this.control.beside || '', this.back, ask);
    head.append(name, this.source, tools);
    this.notes = make('div', 'kp-notes', null, {role: 'status'});
    this.idle = make('span', 'kp-idle');
    const meaning = make('p', 'kp-meaning', t(knob.meaning) + ' ', {id: `${id}-meaning`});
    meaning.append(this.standard, ' ', this.idle);
    this.element.append(head, this.control.element, this.notes, meaning);
    const main = this.element.querySelector(`[id="${id}-control"]`);
    if (main) main.setAttribute('aria-describedby', meaning.id);
  }

  // The longer explanation, made when it is first asked for.
  explain(ask) {
    const {knob} = this;
    if (!this.help) {
      this.help = make('div', 'kp-help', null, {hidden: ''});
      this.help.append(make('p', null, t(knob.explanation)));
      const limits = range(knob);
      if (limits) this.help.append(make('p', null, limits));
      if (knob.needs.length) {
        const needs = knob.needs.map((need) => t(need)).join('; ');
        this.help.append(make('p', null, t('It has an effect only under these conditions: {needs}.', {needs})));
      }
      for (const rule of knob.conflicts) this.help.append(make('p', null, t(rule)));
      if (knob.paper) {
        const link = make('a', null, knob.paper.replace(/^https?:\/\//, ''), {
          href: knob.paper, target: '_blank', rel: 'noopener noreferrer',
        });
        const line = make('p', null, t('Read more:') + ' ');
        line.append(link);
        this.help.append(line);
      }
      this.element.append(this.help);
    }
    this.help.hidden = !this.help.hidden;
    ask.setAttribute('aria-expanded', String(!this.help.hidden));
  }

  // Who has set the knob, and what can be undone: known here, before the server has looked.
  mark() {
    const {panel, knob} = this;
    const {name} = knob;
    const source = panel.sourceOf(name);
    this.element.dataset.source = source;
    this.source.textContent = sourceMeaning(source) && sourceName(source);
    this.source.title = sourceMeaning(source);
    const own = panel.verdict?.defaults[name];
    const standard = own === undefined ? knob.default : own;
    const value = this.inWords(standard);
    this.standard.textContent = standard === null ? t('No default.')
      : own === undefined ? t('Default: {value}.', {value}) : t("The model's default: {value}.", {value});
    this.standard.title = own === undefined
      ? t("The library's default: it applies unless the knob is set") : t("From the model's own generation config");
    const preset = panel.state.base[name];
    const changed = source === 'changed' || (preset !== undefined && panel.state.set[name] === undefined);
    this.back.hidden = source !== 'preset' && !changed;
    this.back.textContent = changed ? '↺' : '×';
    const [title, label] = this.wayBack(changed, preset);
    this.back.title = title;
    this.back.setAttribute('aria-label', label);
  }

  // What the button that resets the knob says, and what it is called.
  wayBack(changed, preset) {
    const {name} = this.knob;
    if (!changed) return [t('Unset it: the default applies'), t('Unset {name}', {name})];
    if (preset === undefined) return [t('Back to its default'), t('Reset {name} to its default', {name})];
    const value = this.inWords(preset);
    return [t('Back to the preset: {value}', {value}), t('Reset {name} to the preset: {value}', {name, value})];
  }

  inWords(value) {
    return this.knob.editor === 'switch' && typeof value === 'boolean' ? (value ? t('on') : t('off')) : written(value, 30);
  }

  // What the server says: notes with the press that helps, and why it has no effect now.
  judged(verdict) {
    const {knob} = this;
    const own = verdict.defaults[knob.name];
    this.control.showDefault(own === undefined ? knob.default : own);
    if (this.control.judged) this.control.judged(verdict);
    const notes = verdict.notes[knob.name] || [];
    this.notes.replaceChildren(...notes.map((note) => noteElement(note, this.panel)));
    this.element.classList.toggle('kp-wrong', notes.some((note) => note.severity === 'error'));
    const why = verdict.idle[knob.name];
    this.idle.textContent = why ? t('No effect now: {why}.', {why}) : '';
    this.mark();
  }

  focus() {
    const inside = this.control.element;
    const first = inside.matches('input, select, textarea') ? inside
      : inside.querySelector('input:checked, input:not([type=radio]), select, textarea') || inside.querySelector('input');
    if (first) first.focus({preventScroll: true});
  }
}

// A note of the server, with its button where one press helps.
export function noteElement(note, panel) {
  const element = make('div', `kp-note kp-${note.severity}`);
  element.append(make('span', 'kp-sign', SIGNS[note.severity], {'aria-hidden': 'true'}));
  const body = make('span', 'kp-said', t(note.message) + ' ');
  const {press: offered} = note;
  if (!offered || !offered.whole) body.append(make('strong', null, t(note.fix)), ' ');
  if (offered) {
    const press = make('button', 'kp-button', t(offered.label), {type: 'button'});
    press.addEventListener('click', () => panel.apply(offered.change, note.knob));
    body.append(press, ' ');
  }
  const here = panel.byName.has(note.knob); // or it has no control of its own
  if (here ? offered && !(note.knob in offered.change) : panel.state.set[note.knob] !== undefined) {
    const name = note.knob;
    const leave = make('button', 'kp-link', here ? t('Unset {name}', {name}) : t('Remove {name}', {name}), {type: 'button'});
    leave.addEventListener('click', () => panel.apply({[note.knob]: null}, here ? note.knob : undefined));
    body.append(leave);
  }
  element.append(body);
  return element;
}

// The hard limits of a number in words.
function range(knob) {
  const most = 2 ** 31 - 1; // "as many as can be": nothing to tell
  const {minimum: low, maximum: high} = knob;
  const limits = [];
  if (low !== null) limits.push(knob.open_minimum ? t('greater than {low}', {low}) : t('at least {low}', {low}));
  if (high !== null && high < most) limits.push(knob.open_maximum ? t('less than {high}', {high}) : t('at most {high}', {high}));
  return limits.length ? t('Allowed: {limits}.', {limits: limits.join(', ')}) : '';
}
