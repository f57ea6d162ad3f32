// A knob panel: the groups of knobs, the search, what differs from the model's defaults, and the effective config.
// The state is {preset, base, set} (see value.py); every change of it is the component's new value at once, and the
// server's judgement of it follows when the person rests. Which model and assistant are chosen comes beside the value
// (`follow`), and never changes it: an answer of the server may just be on its way to it. Nothing here judges a value.

import {make} from '../../../../visualizers/panes/core/text.ts';
import {t, tn} from '../../../../visualizers/panes/core/texts.ts';
import {atRest} from '../../page/at_rest.js';
import {withPanes} from '../../page/panes.js';
import {equal, written} from './controls.js';
import {TABLE} from './knob_table.js';
import {QuickRow} from './quick_row.js';
import {KnobRow, SIGNS, breakable, noteElement, sourceMeaning, sourceName} from './row.js';
import {placeElement, searchedFor, wordsOf} from './search.js';

const REST = 150; // milliseconds without a change after which the server is asked

class KnobPanel {
  constructor(root, {props, server, watch}, {name, hidden}) {
    this.root = root;
    this.props = props;
    this.server = server;
    this.name = name;
    this.knobs = TABLE.knobs.filter((knob) => !hidden.includes(knob.name));
    this.byName = new Map(this.knobs.map((knob) => [knob.name, knob]));
    this.rows = new Map();
    this.quick = null; // the few that matter, outside of the panel
    this.groups = new Map();
    this.texts = new Map(); // of the model's tokens, by id
    this.state = {preset: null, base: {}, set: {}, kept: []};
    this.chosen = {model: '', assistant: null};
    this.verdict = null;
    this.text = '';
    this.rested = atRest(REST, () => this.ask());
    this.take(props.value, true);
    this.build();
    this.commit();
    watch('value', () => { if (props.value !== this.text) this.load(props.value); });
    this.ask();
  }

  // -------------------------------------------------------------------------------------------------------- state

  take(text, first) {
    let told = {};
    try { told = JSON.parse(text); } catch { /* Python writes what is read here */ }
    const {model, assistant, ...state} = told;
    if (first && model !== undefined) this.chosen = {model, assistant};
    this.state = {...this.state, ...state, set: {...(told.set || {})}, base: {...(told.base || {})}, kept: told.kept || []};
  }

  // The model and the assistant that are chosen now.
  follow(chosen) {
    const before = this.chosen;
    this.chosen = chosen;
    if (before.model !== chosen.model) {
      this.texts.clear();
      for (const row of this.rows.values()) row.control.modelChanged?.();
    }
    this.ask();
  }

  // A value that came from the server: a strategy, an example, a link.
  load(text) {
    const before = this.state;
    this.take(text);
    for (const name of this.byName.keys()) {
      for (const view of this.viewsOf(name)) {
        if (!equal(before.set[name], this.state.set[name])) view.control.show(this.state.set[name]);
        view.mark();
      }
    }
    this.commit();
    this.ask();
  }

  // What shows a knob: its row, where that has been made, and its place in the quick row.
  viewsOf(name) {
    return [this.rows.get(name), this.quick?.knobs.get(name)].filter(Boolean);
  }

  // A person has set a knob, in one of its views.
  change(name, value, by) {
    if (value === undefined) delete this.state.set[name];
    else this.state.set[name] = value;
    this.state.kept = this.state.kept.filter((kept) => kept !== name);
    for (const view of this.viewsOf(name)) {
      if (view !== by) view.control.show(value);
      view.mark();
    }
    this.commit();
    this.rested();
  }

  // Sets some knobs from outside their controls; null unsets one. The person sees the first of them.
  apply(changes, focus) {
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) delete this.state.set[name];
      else this.state.set[name] = value;
      for (const view of this.viewsOf(name)) {
        view.control.show(this.state.set[name]);
        view.mark();
      }
    }
    this.state.kept = this.state.kept.filter((kept) => !(kept in changes));
    this.commit();
    this.ask();
    if (focus && this.rows.has(focus)) this.rows.get(focus).focus();
  }

  // Back to what the strategy has; from there, to unset.
  reset(name) {
    const {base, set} = this.state;
    this.apply({[name]: base[name] !== undefined && !equal(base[name], set[name]) ? base[name] : null});
  }

  resetAll(target) {
    const names = new Set([...Object.keys(this.state.set), ...Object.keys(target)]);
    this.apply(Object.fromEntries([...names].map((name) => [name, target[name] ?? null])));
  }

  // Let go of what has stayed from the strategy before.
  resetKept() {
    const {base, kept} = this.state;
    this.apply(Object.fromEntries(kept.map((name) => [name, base[name] ?? null])));
  }

  sourceOf(name) {
    const {base, set} = this.state;
    if (set[name] !== undefined) return equal(set[name], base[name]) ? 'preset' : 'changed';
    return this.verdict && this.verdict.defaults[name] !== undefined ? 'model' : 'library';
  }

  commit() {
    this.text = JSON.stringify(this.state);
    this.props.value = this.text;
    this.toPreset.disabled = equalSets(this.state.set, this.state.base);
    this.toModel.disabled = Object.keys(this.state.set).length === 0;
  }

  // ------------------------------------------------------------------------------------------------------- server

  // What the server is asked about: the value, with the model and the assistant that are chosen.
  question() {
    return JSON.stringify({...this.state, ...this.chosen});
  }

  async ask() {
    const question = this.question();
    let verdict;
    try { verdict = JSON.parse(await this.server.judge_knobs(question)); } catch { return; }
    if (question !== this.question()) return; // something has changed meanwhile, and is asked about
    this.verdict = verdict;
    for (const row of this.rows.values()) row.judged(verdict);
    this.quick?.judged(verdict);
    this.summarise();
    if (this.effective.open) this.fillEffective();
  }

  async splitWords(texts) {
    const model = this.chosen.model;
    const answer = JSON.parse(await this.server.split_words(JSON.stringify({model, texts})));
    if (model === this.chosen.model) for (const [id, text] of (answer.tokens || []).flat()) this.texts.set(id, text);
    return answer;
  }

  // Finds out the texts of token ids, for `texts`. Returns the ids that the model does not have.
  async textsOf(ids) {
    const model = this.chosen.model;
    const asked = [...new Set(ids)].filter((id) => !this.texts.has(id)).slice(0, 500);
    if (!asked.length) return [];
    const answer = JSON.parse(await this.server.split_words(JSON.stringify({model, ids: asked})));
    if (model === this.chosen.model) for (const [id, text] of answer.texts || []) this.texts.set(id, text);
    return answer.unknown || [];
  }

  // -------------------------------------------------------------------------------------------------------- build

  build() {
    const {root} = this;
    root.replaceChildren();
    root.append(this.buildSearch(), this.buildSummary());
    this.basic = make('section', 'kp-basic', null, {'aria-label': t('The knobs that matter most')});
    for (const knob of this.knobs) if (knob.basic) this.basic.append(this.row(knob.name).element);
    root.append(this.basic);
    for (const title of TABLE.groups) {
      const knobs = this.knobs.filter((knob) => knob.group === title && !knob.basic);
      const basic = this.knobs.filter((knob) => knob.group === title && knob.basic);
      if (knobs.length) root.append(this.buildGroup(title, knobs, basic));
    }
    this.effective = make('details', 'kp-group kp-effective');
    const summary = make('summary', null, t('Effective config'));
    this.effectiveTable = make('div', 'kp-table');
    this.effective.append(summary, this.effectiveTable);
    this.effective.addEventListener('toggle', () => { if (this.effective.open) this.fillEffective(); });
    root.append(this.effective);
  }

  // The row of a knob, made when it is first needed.
  row(name) {
    if (!this.rows.has(name)) this.rows.set(name, new KnobRow(this, this.byName.get(name)));
    return this.rows.get(name);
  }

  // A group in its place; those of its knobs that are `basic` stand above all groups, and it says where.
  buildGroup(title, knobs, basic) {
    const element = make('details', 'kp-group', null, {'data-group': title});
    const summary = make('summary', null, t(title));
    const count = make('span', 'kp-count');
    summary.append(count);
    const body = make('div', 'kp-body');
    element.append(summary, body);
    const group = {
      element,
      count,
      knobs,
      fill: () => {
        if (body.childElementCount) return;
        if (basic.length) body.append(group.above = this.buildAbove(basic));
        const managed = knobs.filter((knob) => knob.managed_because);
        for (const knob of knobs) if (!knob.managed_because) body.append(this.row(knob.name).element);
        for (const knob of managed) {
          const line = make('p', 'kp-meaning kp-managed', null, {'data-knob': knob.name});
          line.append(make('code', null, knob.name), ' ' + t(knob.managed_because));
          body.append(line);
        }
      },
    };
    element.addEventListener('toggle', () => {
      if (element.open) group.fill();
      if (this.verdict) this.summarise();
    });
    this.groups.set(title, group);
    return element;
  }

  buildAbove(basic) {
    const line = make('p', 'kp-meaning kp-above', t('Always in view, above:') + ' ');
    basic.forEach(({name}, i) => {
      const go = make('button', 'kp-link kp-name', null, {type: 'button', 'aria-label': t('Go to {name}', {name})});
      go.append(...breakable(name));
      go.addEventListener('click', () => this.jump(name));
      line.append(i ? ', ' : '', go);
    });
    return line;
  }

  // The group of a knob; none for those that are always in view.
  groupOf(name) {
    const knob = this.byName.get(name);
    return knob && !knob.basic ? this.groups.get(knob.group) : null;
  }

  // Opens the group of a knob, brings it into view and puts the keyboard on it.
  jump(name) {
    if (!this.byName.has(name)) return;
    this.search.value = '';
    this.filter();
    const group = this.groupOf(name);
    if (group) {
      group.element.open = true;
      group.fill();
    }
    const row = this.row(name);
    row.element.scrollIntoView({block: 'center'});
    row.focus();
    row.element.classList.remove('kp-found');
    requestAnimationFrame(() => row.element.classList.add('kp-found'));
  }

  // ------------------------------------------------------------------------------------------------------- search

  buildSearch() {
    const element = make('div', 'kp-search', null, {role: 'search'});
    this.search = make('input', null, null, {
      type: 'search', placeholder: t('Search {count} knobs', {count: this.knobs.length}), 'aria-label': t('Search the knobs'),
      autocomplete: 'off', spellcheck: 'false', id: `${this.name}-search`,
    });
    this.found = make('span', 'kp-faint', '', {role: 'status'});
    this.beside = make('div', 'kp-beside', null, {role: 'status'});
    this.search.addEventListener('input', () => this.filter());
    this.search.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      this.search.value = '';
      this.filter();
    });
    element.append(this.search, this.found, this.beside);
    return element;
  }

  // Leaves only the knobs in view that are searched for, in open groups; without a search, all as it was.
  filter() {
    const searching = wordsOf(this.search.value).length > 0;
    const {knobs, beside, absent} = searchedFor(this.search.value, this.knobs);
    const matches = (knob) => knobs.includes(knob);
    const show = (knob) => {
      const row = this.rows.get(knob.name)?.element || this.root.querySelector(`.kp-managed[data-knob="${knob.name}"]`);
      if (row) row.hidden = !matches(knob);
    };
    this.knobs.filter((knob) => knob.basic).forEach(show);
    for (const group of this.groups.values()) {
      const some = group.knobs.some(matches);
      group.wasOpen ??= searching ? group.element.open : undefined;
      if (searching && some) group.fill();
      group.knobs.forEach(show);
      if (group.above) group.above.hidden = searching;
      group.element.hidden = !some;
      if (searching) group.element.open = some;
      else if (group.wasOpen !== undefined) {
        group.element.open = group.wasOpen;
        group.wasOpen = undefined;
      }
    }
    const nothing = beside.length || absent.length
      ? t('No knob.') : t('No knob matches. Try a plain word, such as repeat, random or stop.');
    const count = tn(knobs.length, '{count} knob', '{count} knobs');
    this.found.textContent = !searching ? '' : knobs.length ? count : nothing;
    this.beside.replaceChildren(...beside.map(placeElement), ...absent.map(({text}) => make('p', 'kp-faint', t(text))));
    this.summary.hidden = this.effective.hidden = searching;
  }

  // ---------------------------------------------------------------------------------------------- what is different

  buildSummary() {
    this.summary = make('div', 'kp-summary');
    this.general = make('div', 'kp-notes', null, {role: 'status'});
    this.headline = make('p', 'kp-headline', '');
    this.chips = make('div', 'kp-differing');
    const foot = make('div', 'kp-foot');
    this.toPreset = make('button', 'kp-link', t('Reset to the preset'), {type: 'button'});
    this.toPreset.addEventListener('click', () => this.resetAll(this.state.base));
    this.toModel = make('button', 'kp-link', t("Use the model's defaults"), {type: 'button'});
    this.toModel.addEventListener('click', () => this.resetAll({}));
    foot.append(this.toPreset, this.toModel);
    this.summary.append(this.headline, this.chips, foot, this.general);
    return this.summary;
  }

  summarise() {
    const {differs, general, mode} = this.verdict;
    const knobs = differs.length
      ? tn(differs.length, "{count} knob differs from the model's defaults:", "{count} knobs differ from the model's defaults:")
      : t("No knobs differ from the model's defaults.");
    const words = t(mode);
    const strategy = make('strong', null, words[0].toUpperCase() + words.slice(1), {
      title: t('The strategy that these settings choose'),
    });
    this.headline.replaceChildren(strategy, ` · ${knobs}`);
    this.chips.replaceChildren(...differs.map((name) => {
      const source = this.sourceOf(name);
      const chip = make('button', 'kp-chip', name, {
        type: 'button', 'data-source': source, title: t('Go to this knob ({source})', {source: sourceMeaning(source)}),
      });
      const notes = this.verdict.notes[name] || [];
      const sign = notes.some((note) => note.severity === 'error') ? 'error' : notes.length ? 'warning' : '';
      if (sign) chip.append(make('span', `kp-${sign}`, SIGNS[sign], {title: t('See the note at the knob')}));
      chip.addEventListener('click', () => this.jump(name));
      return chip;
    }));
    // What has no control here, and what stands in the way of a run but lies in a closed group.
    const above = [...general, ...Object.entries(this.verdict.notes).flatMap(([name, notes]) => {
      const group = this.groupOf(name);
      return !this.byName.has(name) ? notes : group && !group.element.open ? notes.filter((note) => note.severity === 'error') : [];
    })];
    this.general.replaceChildren(...above.map((note) => noteElement(note, this)));
    for (const {knobs: inside, count} of this.groups.values()) {
      const set = inside.filter((knob) => this.state.set[knob.name] !== undefined).length;
      const notes = inside.filter((knob) => this.verdict.notes[knob.name]).length;
      count.textContent = [set ? t('{count} set', {count: set}) : '', notes ? `▲ ${notes}` : ''].filter(Boolean).join(' · ');
    }
  }

  // The table of what applies in the end; what was changed comes first.
  async fillEffective() {
    const question = this.question();
    const rows = JSON.parse(await this.server.effective_config(question));
    if (question !== this.question()) return;
    const table = make('table');
    const head = make('tr');
    head.append(...[t('knob'), t('value'), t('source')].map((title) => make('th', null, title, {scope: 'col'})));
    const body = make('tbody');
    for (const {name, value, source, ignored} of rows) {
      const line = make('tr', null, null, {'data-source': source});
      const cell = make('td');
      const jump = make('button', 'kp-link kp-name', null, {type: 'button', 'aria-label': t('Go to {name}', {name})});
      jump.append(...breakable(name));
      jump.addEventListener('click', () => this.jump(name));
      cell.append(jump);
      const held = make('td', 'kp-value', written(value, 60));
      if (ignored) held.append(make('span', 'kp-faint', ` ○ ${t('no effect')}`, {title: t(ignored)}));
      line.append(cell, held, make('td', null, sourceName(source)));
      body.append(line);
    }
    const top = make('thead');
    top.append(head);
    table.append(top, body);
    this.effectiveTable.replaceChildren(table);
  }
}

const equalSets = (a, b) => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => equal(a[name], b[name]));
};

const panels = new Map(); // name -> panel
const chosen = new Map(); // name -> the models that are chosen, for a panel that may not be there yet

export function mountKnobPanel({element, props, server, watch}, options) {
  const panel = new KnobPanel(element.querySelector('.kp'), {props, server, watch}, options);
  panels.set(options.name, panel);
  withPanes((gp) => (gp.log('main').answers.knobs = ({change}) => panel.apply(change))); // a note's button
  joinQuickRow(options.name);
  if (chosen.has(options.name)) panel.follow(chosen.get(options.name));
}

// Tells a panel which model and assistant are chosen now.
export function followModels(name, now) {
  chosen.set(name, now);
  panels.get(name)?.follow(now);
}

// A panel lets go of what has stayed from the strategy before.
export function resetKept(name) {
  panels.get(name)?.resetKept();
}

// A panel's value, as its component has it.
export const panelValue = (name) => panels.get(name)?.text;

// What is set in a panel: the knobs, and the draft model that is chosen.
export function settingsOf(name) {
  const panel = panels.get(name);
  return {set: {...panel?.state.set}, assistant: panel?.chosen.assistant ?? null};
}

// Sets exactly these knobs, and no others.
export function setKnobs(name, set) {
  panels.get(name)?.resetAll(set);
}

const quickRows = new Map(); // name of a panel -> {element, essential}, until the panel is there

// The row of the few knobs that matter; `essential` are those of the first strategy.
export function mountQuickRow({element}, {name, essential}) {
  quickRows.set(name, {element, essential});
  joinQuickRow(name);
}

function joinQuickRow(name) {
  const [panel, row] = [panels.get(name), quickRows.get(name)];
  if (!panel || !row) return;
  panel.quick = new QuickRow(row.element, panel, row.essential);
  if (panel.verdict) panel.quick.judged(panel.verdict);
}
