// A comparison: runs (entries) in groups, which are the lanes of a view, the cells of a grid, or the samples of one
// strategy. Reads the lines of playground/experiments/comparison.py, keeps what they say, and tells its subscribers; draws nothing.
//
// Where a run came with all its events, its entry has a RunLog as the panes of one run know it. Otherwise an entry has
// the tokens of its text alone: {token_id, text, piece, logprob, raw_logprob, entropy}.

import {Feed} from './feed.js';
import {RunLog} from './log.js';
import {fromNats} from './text.js';

const GROUP_TOKEN = ['token_id', 'text', 'piece', 'logprob', 'raw_logprob', 'entropy'];

// The log of one run of a comparison, which hears of all that changes in it.
class EntryLog extends RunLog {
  constructor(group, number) {
    super();
    this.group = group;
    this.number = number;
  }

  changed(kind) {
    super.changed(kind);
    if (this.group) this.group.entryChanged(this.number, kind);
  }
}

export class RunGroup extends Feed {
  constructor(name) {
    super(['run', 'steps', 'status', 'measured', 'found', 'lanes', 'pair', 'unit']);
    this.name = name; // the kind of comparison that it holds
    this.lanes = null; // as they are set now on the page, which may not be what ran last
    this.turn = undefined;
    this.fresh = new Set(); // entries whose text has changed since the last telling
    this.unit = 'bits';
    this.clear(null);
  }

  clear(header) {
    this.header = header;
    this.showMetrics();
    this.done = null;
    this.apart = null; // 'source' or 'message', where the texts do not continue what was asked
    this.found = null; // what a trial found, as playground/experiments/draft_trials.py says it
    this.charts = {}; // of what was found, by their names, as visualizers/figures/ makes them
    this.asking = null; // the question that the page shows now, which may not be the one that was answered
    this.pair = [0, 1];
    this.fresh.clear();
    this.groups = (header ? header.groups : []).map((group, number) => ({...group, number, entries: [], shown: 0, told: {values: {}, each: {}}, values: {}, each: {}}));
    this.entries = (header ? header.entries : []).map(({group, seed}, number) => {
      const log = header.kind === 'lanes' ? Object.assign(new EntryLog(this, number), {unit: this.unit}) : null;
      const entry = {number, group, seed, log, begun: false, tokens: [], ended: null};
      this.groups[group].entries.push(entry);
      return entry;
    });
    for (const kind of this.kinds) this.changed(kind);
  }

  get running() { return Boolean(this.header && !this.done); }

  // Takes the text of comparison number `turn`.
  feedRun(text, turn) {
    if (turn !== this.turn) this.position = 0;
    this.turn = turn;
    this.feed(text);
  }

  // Takes more lines of that comparison, all of them complete. Returns how many could not be read.
  appendRun(lines, turn) {
    if (turn !== this.turn) this.feed('');
    this.turn = turn;
    return this.append(lines);
  }

  // The rest does not come: the server no longer has it.
  lose() {
    if (this.running) this.read({type: 'Done', stopped: true});
  }

  read(event) {
    const handle = Object.hasOwn(GROUP_HANDLERS, event.type) && GROUP_HANDLERS[event.type];
    if (!handle) throw new Error('unknown line ' + event.type);
    handle(this, event);
  }

  entryChanged(number, kind) {
    this.fresh.add(number);
    this.changed(kind === 'status' ? 'status' : 'steps');
  }

  takeChanges() {
    this.changes.entries = this.fresh;
    this.fresh = new Set();
    return super.takeChanges();
  }

  subscribe(element, update, whenOpen = false) {
    const all = (changes) => changes.run || !changes.entries; // a comparison's first entries are all new
    super.subscribe(element, (changes) => update(all(changes) ? {...changes, entries: new Set(this.entries.keys())} : changes), whenOpen);
  }

  // The two groups that are compared with each other.
  setPair(one, other) {
    this.pair = [one, other];
    this.changed('pair');
  }

  // The entry of a group that is shown where there is room for one: the first, until a person looks at another.
  shownOf(number) {
    const {entries, shown} = this.groups[number];
    return entries[shown];
  }

  showEntry(number, place) {
    this.groups[number].shown = place;
    this.changed('pair');
  }

  setLanes(lanes) {
    this.lanes = lanes;
    this.changed('lanes');
  }

  // The page shows the controls of this question; `titles` has those of all.
  setAsking(question, titles) {
    this.asking = {question, titles};
    for (const kind of /** @type {const} */ (['steps', 'status', 'measured', 'found'])) this.changed(kind);
  }

  // Whether what was found answers this question, and the page does not show another one.
  answered(question) {
    return Boolean(this.found) && this.found.question === question && (!this.asking || this.asking.question === question);
  }

  setUnit(unit) {
    this.unit = unit;
    this.showMetrics();
    this.groups.forEach((group) => this.showMeasured(group));
    for (const {log} of this.entries) if (log) log.unit = unit;
    for (const kind of /** @type {const} */ (['unit', 'measured'])) this.changed(kind);
  }

  // The metrics, those that measure information in the unit of the page; they travel in nats.
  showMetrics() {
    const told = this.header ? this.header.metrics : [];
    this.metrics = told.map((metric) => (metric.unit === 'nats' ? {...metric, unit: this.unit} : metric));
    this.inNats = new Set(told.filter(({unit}) => unit === 'nats').map(({name}) => name));
  }

  showMeasured(group) {
    const shown = (name, value) => (this.inNats.has(name) && Number.isFinite(value) ? fromNats(value, this.unit) : value);
    const all = (fields, each) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, each(name, value)]));
    group.values = all(group.told.values, shown);
    group.each = all(group.told.each, (name, values) => values.map((value) => shown(name, value)));
  }
}

const GROUP_HANDLERS = {
  Comparison(group, header) {
    group.clear(header);
  },
  Of(group, {entry, event}) {
    group.entries[entry].log.read(event);
  },
  Begun(group, {entry, apart}) {
    group.apart = apart || null;
    group.entries[entry].begun = true;
    group.entryChanged(entry, 'status');
  },
  Tokens(group, {entry, tokens}) {
    for (const values of tokens) {
      group.entries[entry].tokens.push(Object.fromEntries(GROUP_TOKEN.map((name, i) => [name, values[i]])));
    }
    group.entryChanged(entry, 'steps');
  },
  Ended(group, {entry, text, stop_reason, failed}) {
    group.entries[entry].ended = {text, stop_reason, failed};
    group.entryChanged(entry, 'status');
  },
  Measured(group, {group: number, values, each}) {
    group.groups[number].told = {values, each: each || {}}; // `each`: by metric, the values of the single runs
    group.showMeasured(group.groups[number]);
    group.changed('measured');
  },
  Found(group, {values, charts}) {
    group.found = values;
    group.charts = charts || {};
    group.changed('found');
  },
  // Steps of a server (playground/experiments/serving_question.py's ServingAdvanced): the log that they add up to is what was found so
  // far. The first line of the first way begins a new one.
  Served(group, {way, steps, tokens, settings, requests, ...about}) {
    if (way === 0 && settings) group.found = {...about, requests, tokens: [], ways: []};
    if (settings) group.found.ways[way] = {settings, steps: []};
    group.found.ways[way].steps.push(...steps);
    group.found.tokens.push(...tokens || []);
    group.changed('found');
  },
  Done(group, {stopped, overtaken}) {
    group.done = {stopped, ...(overtaken && {overtaken})};
    group.changed('status');
  },
};
