// One way of serving, folded step by step: what each request does in each step, which blocks it has, who waits. Reads a way of
// playground/experiments/serving_log.py, whole or while it is still written; a step is never counted twice. Draws nothing.

const [REQUEST, WHAT, TOKENS, PADDING, POSITION, NEW] = [0, 1, 2, 3, 4, 5]; // of a row

/**
 * What a request does in a step: it reads its prompt ("prefill", or "chunk" where in parts), writes ("decode"), is computed for
 * nothing ("pad"), "waits", got no block ("starved"), or has blocks and no turn ("idle"). `again` tokens were read before.
 * @typedef {'prefill' | 'chunk' | 'decode' | 'pad' | 'waits' | 'starved' | 'idle'} What
 * @typedef {{what: What, tokens: number, padding: number, position: number, again: number, id: number | null, written: number,
 *   place: number, back: boolean, anew: boolean, shared: number}} Cell
 * `written` is how many tokens its text had before; `place` its place in the queue; `back` whether it lost its blocks here;
 * `anew` whether it waits although it was worked on before; `shared` tokens that it did not have to read
 */

export class ServedWay {
  /** @param {any[]} requests */
  constructor(requests) {
    this.requests = requests;
    /** @type {any[]} */
    this.steps = [];
    /** @type {any} */
    this.settings = {};
    /** @type {any[] | null} */
    this.ends = null;
    /** @type {any} */
    this.figures = null;
    /** @type {{step: number, message: string, lost: number[], again: number[]}[]} */
    this.faults = [];
    this.clear();
  }

  // Before the first step.
  clear() {
    const {requests} = this;
    /** @type {(Cell | undefined)[][]} by request, by step */
    this.cells = requests.map(() => []);
    /** @type {Record<string, number[][] | null>[]} by step: the blocks of each request, by kind of attention */
    this.tables = [];
    /** @type {number[][][]} by step: the blocks that are kept for their content, by kind */
    this.kept = [];
    /** @type {{at: number, seconds: number, start: number, inStep: number, prefill: number, decode: number, again: number, padding: number, free: number | null, waiting: number[], starved: number[], back: number[], came: number[], left: number[], evicted: number, shared: number}[]} */
    this.sums = []; // by step
    this.read = requests.map(() => 0); // how far each was ever read
    this.written = requests.map(() => 0);
    this.inParts = requests.map(() => false);
    this.begun = requests.map(() => false);
  }

  // Takes the way as it is now. Faults are told at its end, and change what was folded before.
  grow({settings, steps, ends = null, figures = null, faults = []}) {
    if (faults.length !== this.faults.length) this.clear();
    Object.assign(this, {settings: settings || {}, ends, figures, faults, steps});
    while (this.sums.length < steps.length) this.add(steps[this.sums.length]);
  }

  get length() { return this.sums.length; }

  /** @type {(request: number, step: number) => Cell | undefined} */
  cell(request, step) { return this.cells[request][step]; }

  add(step) {
    const at = this.sums.length;
    const sum = {at: step.at, start: step.start, seconds: step.seconds, inStep: 0, prefill: 0, decode: 0, again: 0, padding: 0, free: step.free ? step.free.reduce((a, b) => a + b, 0) : null, waiting: step.waiting || [], starved: step.starved || [], back: step.put_back || [], came: step.came || [], left: step.left || [], evicted: step.evicted || 0, shared: Object.values(step.shared || {}).reduce((a, b) => a + b, 0)};
    this.sums.push(sum);
    const isAnew = !at || this.faults.some(({step: first}) => first === at); // a new server has an empty cache
    const before = isAnew ? {} : this.tables[at - 1];
    this.tables.push(step.tables && Object.keys(step.tables).length ? {...before, ...step.tables} : before);
    this.kept.push(step.kept || (isAnew ? [] : this.kept[at - 1]));
    for (const row of step.rows) this.addRow(at, row, sum);
    sum.waiting.forEach((request, i) => this.put(at, request, {what: 'waits', place: i + 1, back: sum.back.includes(request), anew: this.begun[request]}));
    for (const request of sum.starved) if (!this.cells[request][at]) this.put(at, request, {what: 'starved'});
    for (const request of Object.keys(this.tables[at]).map(Number)) {
      if (this.tables[at][request] && !this.cells[request][at]) this.put(at, request, {what: 'idle'});
    }
    for (const [request, count] of Object.entries(step.shared || {})) {
      const cell = this.cells[request]?.[at];
      if (cell) cell.shared = count;
    }
    for (const request of sum.back) this.inParts[request] = false;
  }

  addRow(at, row, sum) {
    const [request, what, tokens, padding, position, id] = [REQUEST, WHAT, TOKENS, PADDING, POSITION, NEW].map((i) => row[i]);
    const own = tokens - padding;
    const isPadding = what === 'pad';
    const again = isPadding ? 0 : Math.max(0, Math.min(own, this.read[request] - position));
    const isChunk = what === 'prefill' && (id === null || this.inParts[request]);
    this.put(at, request, {what: isChunk ? 'chunk' : what, tokens, padding, position, again, id, written: this.written[request]});
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

  put(at, request, cell) {
    if (!this.cells[request]) return;
    this.cells[request][at] = {tokens: 0, padding: 0, position: 0, again: 0, id: null, written: this.written[request], place: 0, back: false, anew: false, shared: 0, ...cell};
  }
}
