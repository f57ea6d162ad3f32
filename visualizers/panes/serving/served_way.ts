// One way of serving, folded step by step: what each request does in each step, which blocks it has, who waits. Reads a way of
// playground/questions/serving_log.py, whole or while it is still written; a step is never counted twice. Draws nothing.

import type {Said} from '../core/texts.ts';
import type {Found} from '../core/types.ts';

// ---------------------------------------------------------------------------------------------------- the log

export type LogToken = [id: number, label: string, piece: string | null];

/** What was asked for; `arrival` is in steps or in seconds, as the clock of the log. */
export interface ServedRequest {
  prompt: string;
  tokens: [id: number, label: string, piece?: string | null][];
  arrival: number;
  max_new_tokens: number;
  temperature?: number | null;
  top_k?: number | null;
  top_p?: number | null;
}

/** A way to serve, and what sets it apart; what is of blocks only continuous batching has. */
export interface WaySettings {
  kind: 'alone' | 'padded' | 'continuous';
  max_requests?: number;
  blocks?: number[] | null; // of each kind of attention
  kinds?: string[];
  first_block?: number | number[];
  page_size?: number;
  token_budget?: number;
  scheduler?: string;
  share_prefixes?: boolean;
}

/** A request in a step; the id of the token that it writes, or null. */
type RowLine = [
  request: number,
  what: 'prefill' | 'decode' | 'pad',
  tokens: number,
  padding: number,
  position: number,
  id: number | null,
];

export interface StepLine {
  at: number; // by the clock
  start: number; // in seconds
  seconds: number;
  rows: RowLine[];
  tables?: Record<string, number[][] | null>;
  kept?: number[][];
  free?: number[] | null;
  waiting?: number[];
  starved?: number[];
  put_back?: number[];
  came?: number[];
  left?: number[];
  evicted?: number;
  shared?: Record<string, number>;
}

/** What became of a request. `same`: whether its tokens are those of generate, null where that is not known. */
export interface End {
  status: 'finished' | 'cancelled' | 'failed' | 'refused';
  reason?: string | null;
  same?: boolean | null;
  tokens: LogToken[];
}

/** [p50, p95], in steps and in seconds. */
export interface Percentiles {
  steps: [number, number];
  seconds: [number, number];
}

export interface WayFigures {
  steps: number;
  tokens: {prefill: number; decode: number; again: number; padding: number};
  shared: number;
  written: number;
  finished: number;
  at_once: number | null;
  used: number | null;
  starved: number;
  put_back: number;
  seconds: number;
  per_second: number | null;
  first: Percentiles | null;
  between: Percentiles | null;
  whole: Percentiles | null;
}

/** What ended the library's loop, and what became of the requests. */
export interface Fault {
  step: number;
  message: string;
  lost: number[];
  again: number[];
}

/** The last three are told at the end. */
export interface WayLog {
  settings: WaySettings;
  steps: StepLine[];
  ends?: (End | null)[] | null;
  figures?: WayFigures | null;
  faults?: Fault[];
}

export interface ServingFound extends Found {
  model: string;
  dtype: string;
  device: string;
  seed: number;
  clock: 'steps' | 'seconds';
  requests: ServedRequest[];
  ways: WayLog[];
  tokens?: LogToken[]; // that were told with the steps
  note?: Said;
}

// ---------------------------------------------------------------------------------------------------- folded

/** What a request does in a step: it reads its prompt ("prefill", or "chunk" where in parts), writes ("decode"), is computed
 *  for nothing ("pad"), "waits", got no block ("starved"), or has blocks and no turn ("idle"). */
export type What = 'prefill' | 'chunk' | 'decode' | 'pad' | 'waits' | 'starved' | 'idle';

export interface Cell {
  what: What;
  tokens: number;
  padding: number;
  position: number;
  again: number; // tokens that were read before
  id: number | null;
  written: number; // how many tokens its text had before
  place: number; // in the queue
  back: boolean; // it lost its blocks here
  anew: boolean; // it waits although it was worked on before
  shared: number; // tokens that it did not have to read
}

export interface StepSum {
  at: number;
  start: number;
  seconds: number;
  inStep: number;
  prefill: number;
  decode: number;
  again: number;
  padding: number;
  free: number | null;
  waiting: number[];
  starved: number[];
  back: number[];
  came: number[];
  left: number[];
  evicted: number;
  shared: number;
}

const sumOf = (values: number[]) => values.reduce((a, b) => a + b, 0);

export class ServedWay {
  steps: StepLine[] = [];
  settings: WaySettings = {kind: 'alone'};
  ends: (End | null)[] | null = null;
  figures: WayFigures | null = null;
  faults: Fault[] = [];
  cells: (Cell | undefined)[][] = []; // by request, by step
  tables: Record<string, number[][] | null>[] = []; // by step: the blocks of each request, by kind of attention
  kept: number[][][] = []; // by step: the blocks that are kept for their content, by kind
  sums: StepSum[] = []; // by step
  private read: number[] = []; // how far each was ever read
  private written: number[] = [];
  private inParts: boolean[] = [];
  private begun: boolean[] = [];

  constructor(readonly requests: ServedRequest[]) {
    this.clear();
  }

  // Before the first step.
  private clear(): void {
    const {requests} = this;
    this.cells = requests.map(() => []);
    this.tables = [];
    this.kept = [];
    this.sums = [];
    this.read = requests.map(() => 0);
    this.written = requests.map(() => 0);
    this.inParts = requests.map(() => false);
    this.begun = requests.map(() => false);
  }

  // Takes the way as it is now. Faults are told at its end, and change what was folded before.
  grow({settings, steps, ends = null, figures = null, faults = []}: WayLog): void {
    if (faults.length !== this.faults.length) this.clear();
    Object.assign(this, {settings, ends, figures, faults, steps});
    while (this.sums.length < steps.length) this.add(steps[this.sums.length]);
  }

  get length(): number {
    return this.sums.length;
  }

  cell(request: number, step: number): Cell | undefined {
    return this.cells[request][step];
  }

  private add(step: StepLine): void {
    const at = this.sums.length;
    const sum: StepSum = {
      at: step.at,
      start: step.start,
      seconds: step.seconds,
      inStep: 0,
      prefill: 0,
      decode: 0,
      again: 0,
      padding: 0,
      free: step.free ? sumOf(step.free) : null,
      waiting: step.waiting ?? [],
      starved: step.starved ?? [],
      back: step.put_back ?? [],
      came: step.came ?? [],
      left: step.left ?? [],
      evicted: step.evicted ?? 0,
      shared: sumOf(Object.values(step.shared ?? {})),
    };
    this.sums.push(sum);
    const isAnew = !at || this.faults.some(({step: first}) => first === at); // a new server has an empty cache
    const before = isAnew ? {} : this.tables[at - 1];
    this.tables.push(step.tables && Object.keys(step.tables).length ? {...before, ...step.tables} : before);
    this.kept.push(step.kept ?? (isAnew ? [] : this.kept[at - 1]));
    for (const row of step.rows) this.addRow(at, row, sum);
    sum.waiting.forEach((request, i) =>
      this.put(at, request, {
        what: 'waits',
        place: i + 1,
        back: sum.back.includes(request),
        anew: this.begun[request],
      }),
    );
    for (const request of sum.starved) if (!this.cells[request][at]) this.put(at, request, {what: 'starved'});
    for (const request of Object.keys(this.tables[at]).map(Number)) {
      if (this.tables[at][request] && !this.cells[request][at]) this.put(at, request, {what: 'idle'});
    }
    for (const [request, count] of Object.entries(step.shared ?? {})) {
      const cell = this.cells.at(Number(request))?.[at];
      if (cell) cell.shared = count;
    }
    for (const request of sum.back) this.inParts[request] = false;
  }

  private addRow(at: number, [request, what, tokens, padding, position, id]: RowLine, sum: StepSum): void {
    const own = tokens - padding;
    const isPadding = what === 'pad';
    const again = isPadding ? 0 : Math.max(0, Math.min(own, this.read[request] - position));
    const isChunk = what === 'prefill' && (id === null || this.inParts[request]);
    const written = this.written[request];
    this.put(at, request, {what: isChunk ? 'chunk' : what, tokens, padding, position, again, id, written});
    sum.padding += padding;
    if (isPadding) return;
    this.inParts[request] = what === 'prefill' && id === null;
    this.begun[request] = true;
    this.read[request] = Math.max(this.read[request], position + own);
    if (id !== null) this.written[request] += 1;
    sum.inStep += 1;
    sum.again += again;
    sum[what] += own;
  }

  private put(at: number, request: number, cell: Partial<Cell> & {what: What}): void {
    if (!(request in this.cells)) return;
    this.cells[request][at] = {
      tokens: 0,
      padding: 0,
      position: 0,
      again: 0,
      id: null,
      written: this.written[request],
      place: 0,
      back: false,
      anew: false,
      shared: 0,
      ...cell,
    };
  }
}
