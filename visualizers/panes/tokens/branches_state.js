// The runs of this page that continue one another, as trees; which one is shown, and which go when there are too many.
// Draws nothing.

import {Along} from '../core/log.ts';

const MOST_TREES = 5;
const MOST_RUNS = 60;
const MOST_TEXT = 60e6; // characters of all logs

/**
 * @import {RunLog} from '../core/log.ts'
 *
 * A run: `text` is its log; it left `parent` at token `at`, of the text `from`. `item` is its element, once it has one.
 * @typedef {{
 *   turn: number, read: boolean, parent: Run | null, children: Run[], name: string, pieces: string[], tokens: number, total: number,
 *   text: string, at?: number, from?: string, on?: boolean, kind?: string, mode?: string, searched?: boolean, plain?: boolean,
 *   item?: HTMLElement,
 * }} Run
 */

/** @type {(a: number[], b: any) => boolean} */
const sameIds = (a, b) => Array.isArray(b) && a.length === b.length && a.every((id, i) => id === b[i]);

// A run and all that continue it, in reading order.
/** @type {(run: Run) => Run[]} */
export const within = (run) => [run, ...run.children.flatMap(within)];

/** @type {(run: Run) => Run} */
const top = (run) => (run.parent ? top(run.parent) : run);

export class BranchState {
  /** @param {RunLog} log */
  constructor(log) {
    this.log = log;
    /** @type {Run[]} */
    this.trees = []; // their roots, the oldest first
    /** @type {Run | null} */
    this.shown = null;
    this.along = newAlong();
  }

  get all() { return this.trees.flatMap(within); }

  get busy() { return this.log.running || this.log.waiting; }

  // The trees that have grown a branch, and the one that is shown.
  get visible() {
    const grown = this.trees.some(({children}) => children.length);
    return grown ? this.trees.filter((run) => run.children.length || run === top(this.shown)) : [];
  }

  // Where one goes when the shown run is deleted: to the run that it left, or to another tree.
  get refuge() { return this.shown && (this.shown.parent || this.trees.filter((run) => run !== this.shown).at(-1)); }

  // A run has begun, or one of the page's own is shown again.
  begin() {
    const {log} = this;
    this.along = newAlong();
    if (!log.started || log.turn === undefined) {
      this.shown = null;
      return;
    }
    const {turn, started, asked} = log;
    const known = this.all.find((run) => run.turn === turn);
    if (known) {
      this.shown = known;
      return;
    }
    log.asked = null;
    const parent = asked && sameIds(asked.ids, started.request.given) && this.all.find((run) => run.turn === asked.turn);
    if (parent && asked.kind !== 'branch' && parent.plain && parent.mode === started.mode) {
      Object.assign(parent, {turn, pieces: []});
      this.shown = parent;
      return;
    }
    const read = started.request.only_given === true; // and nothing was written
    /** @type {Run} */
    const run = {turn, read, parent: null, children: [], name: '', pieces: [], tokens: 0, total: 0, text: ''};
    if (parent) {
      Object.assign(run, {at: asked.at, from: asked.from, on: asked.on, kind: asked.kind, parent});
      while (run.parent.parent && run.at < run.parent.at) run.parent = run.parent.parent; // it left before that one did
      run.parent.children.push(run);
    } else {
      this.trees = this.trees.filter(({children}) => children.length);
      this.trees.push(run);
    }
    this.shown = run;
  }

  // What the shown run says of itself by now.
  measure() {
    const {log, along} = this;
    const lines = log.lines();
    along.follow(lines.length ? lines[0].last : null);
    const {steps} = along;
    Object.assign(this.shown, {
      text: log.text,
      tokens: steps.length,
      total: along.total,
      mode: log.started.mode,
      searched: log.usesBeams,
      plain: lines.length === 1 && lines[0].kind === 'sequence',
      pieces: steps.map(({piece, chosen}) => piece ?? chosen.text),
    });
  }

  // The oldest tree goes, and where there is only one, its oldest run that nothing depends on.
  makeRoom() {
    for (;;) {
      const runs = this.all;
      const size = runs.reduce((sum, {text}) => sum + text.length, 0);
      if (this.trees.length <= MOST_TREES && runs.length <= MOST_RUNS && size <= MOST_TEXT) return;
      const victim = this.trees.find((run) => run !== top(this.shown))
        || runs.filter((run) => run.parent && run !== this.shown && !run.children.length).sort((a, b) => a.turn - b.turn)[0];
      if (!victim) return;
      this.detach(victim);
    }
  }

  /** @param {Run} run */
  detach(run) {
    if (run.parent) run.parent.children = run.parent.children.filter((child) => child !== run);
    else this.trees = this.trees.filter((other) => other !== run);
  }
}

function newAlong() {
  return new Along(0, (total, {chosen}) => total + (chosen.logprob ?? -Infinity));
}
