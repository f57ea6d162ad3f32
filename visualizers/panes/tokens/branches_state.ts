// The runs of this page that continue one another, as trees; which one is shown, and which go when there are too many.
// Draws nothing.

import {Along, type RunLog} from '../core/log.ts';
import type {Changes, Continuation} from '../core/types.ts';

const MOST_TREES = 5;
const MOST_RUNS = 60;
const MOST_TEXT = 60e6; // characters of all logs

/** Where a run left its parent: at token `at`, of the text `from`; `on` with the same token again. */
interface Origin {
  parent: Run;
  at: number;
  from: string;
  on: boolean;
  kind: string;
}

export interface Run {
  readonly id: number;
  turn: number;
  read: boolean; // a text was read, and nothing was written
  origin: Origin | null;
  children: Run[];
  name: string;
  pieces: string[];
  tokens: number;
  total: number; // log-probability
  text: string; // its log
  mode: string;
  searched: boolean; // with beams
  plain: boolean; // it has one text
}

const sameIds = (a: number[], b: unknown): boolean =>
  Array.isArray(b) && a.length === b.length && a.every((id, i) => id === b[i]);

/** A run and all that continue it, in reading order. */
export const within = (run: Run): Run[] => [run, ...run.children.flatMap(within)];

const top = (run: Run): Run => (run.origin ? top(run.origin.parent) : run);

const newAlong = () => new Along(0, (total, {chosen}) => total + (chosen.logprob ?? -Infinity));

export class BranchState {
  trees: Run[] = []; // their roots, the oldest first
  shown: Run | null = null;
  private along = newAlong();
  private count = 0; // of all runs that there were

  constructor(readonly log: RunLog) {}

  get all(): Run[] {
    return this.trees.flatMap(within);
  }

  get busy(): boolean {
    return this.log.running || this.log.waiting;
  }

  // The trees that have grown a branch, and the one that is shown. None where nobody could show another run.
  get visible(): Run[] {
    if (!this.log.canAsk || !this.trees.some(({children}) => children.length)) return [];
    const here = this.shown && top(this.shown);
    return this.trees.filter((run) => run.children.length || run === here);
  }

  // Where one goes when the shown run is deleted: to the run that it left, or to another tree.
  get refuge(): Run | undefined {
    const {shown} = this;
    return shown ? (shown.origin?.parent ?? this.trees.filter((run) => run !== shown).at(-1)) : undefined;
  }

  follow(changes: Changes): void {
    if (changes.run) this.begin();
    // Where no branch is shown, it is enough to know the run as it ends: its text is that of the whole log.
    const counts = changes.run || changes.status || (changes.steps && this.visible.length > 0);
    if (this.shown && this.log.turn === this.shown.turn && counts) this.measure(this.shown);
    if (changes.run) this.makeRoom();
  }

  // A run has begun, or one of the page's own is shown again.
  private begin(): void {
    const {turn, started, asked} = this.log;
    this.along = newAlong();
    this.shown = null;
    if (!started || turn === undefined) return;
    const known = this.all.find((run) => run.turn === turn);
    if (known) {
      this.shown = known;
      return;
    }
    this.log.asked = null;
    const isAnswer = asked && sameIds(asked.ids, started.request.given);
    const parent = isAnswer ? this.all.find((run) => run.turn === asked.turn) : undefined;
    if (parent && asked?.kind !== 'branch' && parent.plain && parent.mode === started.mode) {
      this.shown = Object.assign(parent, {turn, pieces: []});
      return;
    }
    const run: Run = {
      id: this.count++,
      turn,
      read: started.request.only_given === true,
      origin: parent && asked ? originIn(parent, asked) : null,
      children: [],
      name: '',
      pieces: [],
      tokens: 0,
      total: 0,
      text: '',
      mode: started.mode,
      searched: false,
      plain: false,
    };
    if (run.origin) run.origin.parent.children.push(run);
    else this.trees = [...this.trees.filter(({children}) => children.length), run];
    this.shown = run;
  }

  // What a run says of itself by now.
  private measure(run: Run): void {
    const {log, along} = this;
    const lines = log.lines();
    along.follow(lines[0]?.last ?? null);
    Object.assign(run, {
      text: log.text,
      tokens: along.steps.length,
      total: along.total,
      mode: log.started?.mode,
      searched: log.usesBeams,
      plain: lines.length === 1 && lines[0].kind === 'sequence',
      pieces: along.steps.map(({piece, chosen}) => piece ?? chosen.text),
    });
  }

  // The oldest tree goes, and where there is only one, its oldest run that nothing depends on.
  private makeRoom(): void {
    for (;;) {
      const runs = this.all;
      const size = runs.reduce((sum, {text}) => sum + text.length, 0);
      if (this.trees.length <= MOST_TREES && runs.length <= MOST_RUNS && size <= MOST_TEXT) return;
      const here = this.shown && top(this.shown);
      const leaves = runs.filter((run) => run.origin && run !== this.shown && !run.children.length);
      const victim = this.trees.find((run) => run !== here) ?? leaves.sort((a, b) => a.turn - b.turn).at(0);
      if (!victim) return;
      this.detach(victim);
    }
  }

  detach(run: Run): void {
    const parent = run.origin?.parent;
    if (parent) parent.children = parent.children.filter((child) => child !== run);
    else this.trees = this.trees.filter((other) => other !== run);
  }
}

// A run that left before its parent did left the run that the parent left.
function originIn(asker: Run, {at = 0, from, on, kind}: Continuation): Origin {
  let parent = asker;
  while (parent.origin && at < parent.origin.at) parent = parent.origin.parent;
  return {parent, at, from: String(from ?? ''), on: Boolean(on), kind};
}
