// What the pane of serving shows: the ways of a log, and the way, the step and the request that a person looks at. Draws nothing.

import {ServedWay} from './served_way.js';

export class ServingState {
  constructor() {
    this.values = null;
    /** @type {ServedWay[]} */
    this.ways = [];
    this.key = '';
    this.clear();
  }

  clear() {
    this.way = 0;
    /** @type {number | null} */
    this.at = null; // the step that is looked at; null: the last one
    /** @type {number | null} */
    this.request = null;
    this.settles = false; // whether the log is whole now and was not before: it is shown where there is something to see
  }

  // Takes a log, which may go on from the last one: then what a person looks at stays. Returns whether it is a new one.
  take(values) {
    const key = JSON.stringify([values.model, values.clock, values.requests.map(({prompt, arrival, max_new_tokens: most}) => [prompt, arrival, most])]);
    if (key !== this.key) this.clear();
    const isNew = key !== this.key;
    const wasLive = !isNew && this.ways.length > 0 && this.isLive;
    this.key = key;
    this.values = values;
    this.ways = values.ways.map((way, i) => {
      const known = this.ways[i];
      const goesOn = !isNew && known && known.length <= way.steps.length && JSON.stringify(known.settings) === JSON.stringify(way.settings) && sameStart(known.steps, way.steps);
      const served = goesOn ? known : new ServedWay(values.requests);
      served.grow(way);
      return served;
    });
    this.way = Math.min(this.way, Math.max(0, this.ways.length - 1));
    if (this.at === null && this.isLive) this.way = Math.max(0, this.ways.length - 1); // the one that is being served
    if (this.at !== null && this.at >= this.length) this.at = null;
    this.settles = (isNew || wasLive) && !this.isLive && this.at === null;
    if (this.settles) [this.way, this.at] = [0, this.fullest];
    this.labels = labelsOf(values);
    return isNew;
  }

  /** @type {(id: number) => string | null} how a token is written, where the log has told it yet */
  label(id) { return this.labels.get(id) ?? null; }

  // The ids of the tokens that a request has got in a way, in order.
  /** @type {(way: number, request: number) => number[]} */
  newIds(way, request) { return this.ways[way].cells[request].flatMap((cell) => (cell && cell.id !== null ? [cell.id] : [])); }

  get requests() { return this.values.requests; }

  // Whether the log is still written.
  get isLive() { return this.ways.some(({ends}) => !ends); }

  // How many steps the longest way has.
  get length() { return Math.max(0, ...this.ways.map(({length}) => length)); }

  // The step that is looked at, by its index; of a way that has fewer steps its last.
  get step() { return this.at ?? this.length - 1; }

  stepOf(way) { return Math.min(this.step, this.ways[way].length - 1); }

  get served() { return this.ways[this.way]; }

  // The step with the fewest free blocks, or with the most requests in it: where there is something to see.
  get fullest() {
    let best = 0;
    const sums = this.ways[0].sums;
    const share = ({free, inStep}) => (free === null ? inStep : -free);
    sums.forEach((sum, i) => { if (share(sum) > share(sums[best])) best = i; });
    return best;
  }
}

// Whether one list of steps begins as the other does: its last known step is the same.
function sameStart(known, steps) {
  const last = known.length - 1;
  return last < 0 || known[last] === steps[last] || JSON.stringify(known[last]) === JSON.stringify(steps[last]);
}

// `tokens`: those that were told with the steps, while the log is written.
function labelsOf({requests, ways, tokens: told = []}) {
  const labels = new Map();
  const add = (tokens) => { for (const [id, label] of tokens) labels.set(id, label); };
  for (const tokens of [told, ...requests.map(({tokens}) => tokens)]) add(tokens);
  for (const {ends} of ways) for (const end of ends || []) if (end) add(end.tokens);
  return labels;
}
