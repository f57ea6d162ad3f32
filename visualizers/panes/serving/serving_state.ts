// What the pane of serving shows: the ways of a log, and the way, the step and the request that a person looks at. Draws nothing.

import {ServedWay, type ServedRequest, type ServingFound, type StepLine, type StepSum} from './served_way.ts';

export class ServingState {
  values: ServingFound | null = null;
  ways: ServedWay[] = [];
  way = 0;
  at: number | null = null; // the step that is looked at; null: the last one
  request: number | null = null;
  settles = false; // whether the log is whole now and was not before: it is shown where there is something to see
  private key = '';
  private labels = new Map<number, string>();

  private clear(): void {
    Object.assign(this, {way: 0, at: null, request: null, settles: false});
  }

  // Takes a log, which may go on from the last one: then what a person looks at stays. Returns whether it is a new one.
  take(values: ServingFound): boolean {
    const {model, clock, requests} = values;
    const asked = requests.map(({prompt, arrival, max_new_tokens: most}) => [prompt, arrival, most]);
    const key = JSON.stringify([model, clock, asked]);
    const isNew = key !== this.key;
    if (isNew) this.clear();
    const wasLive = !isNew && this.ways.length > 0 && this.isLive;
    this.key = key;
    this.values = values;
    this.ways = values.ways.map((way, i) => {
      const known = isNew ? undefined : this.ways.at(i);
      const goesOn =
        known &&
        known.length <= way.steps.length &&
        JSON.stringify(known.settings) === JSON.stringify(way.settings) &&
        sameStart(known.steps, way.steps);
      const served = goesOn ? known : new ServedWay(requests);
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

  // How a token is written, where the log has told it yet.
  label(id: number): string | null {
    return this.labels.get(id) ?? null;
  }

  // The ids of the tokens that a request has got in a way, in order.
  newIds(way: number, request: number): number[] {
    return this.ways[way].cells[request].flatMap((cell) => (cell && cell.id !== null ? [cell.id] : []));
  }

  get requests(): ServedRequest[] {
    return this.values?.requests ?? [];
  }

  // Whether the log is still written.
  get isLive(): boolean {
    return this.ways.some(({ends}) => !ends);
  }

  // How many steps the longest way has.
  get length(): number {
    return Math.max(0, ...this.ways.map(({length}) => length));
  }

  // The step that is looked at, by its index; of a way that has fewer steps its last.
  get step(): number {
    return this.at ?? this.length - 1;
  }

  stepOf(way: number): number {
    return Math.min(this.step, this.ways[way].length - 1);
  }

  get served(): ServedWay {
    return this.ways[this.way];
  }

  // The step with the fewest free blocks, or with the most requests in it: where there is something to see.
  private get fullest(): number {
    const {sums} = this.ways[0];
    const share = ({free, inStep}: StepSum) => (free === null ? inStep : -free);
    return sums.reduce((best, sum, i) => (share(sum) > share(sums[best]) ? i : best), 0);
  }
}

// Whether one list of steps begins as the other does: its last known step is the same.
function sameStart(known: StepLine[], steps: StepLine[]): boolean {
  const last = known.length - 1;
  return last < 0 || known[last] === steps[last] || JSON.stringify(known[last]) === JSON.stringify(steps[last]);
}

function labelsOf({requests, ways, tokens: told = []}: ServingFound): Map<number, string> {
  const ofEnds = ways.flatMap(({ends}) => (ends ?? []).flatMap((end) => end?.tokens ?? []));
  const all = [...told, ...requests.flatMap(({tokens}) => tokens), ...ofEnds];
  return new Map(all.map(([id, label]) => [id, label]));
}
