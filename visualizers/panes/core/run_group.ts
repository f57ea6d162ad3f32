// A comparison: runs (entries) in groups, which are the lanes of a view, the cells of a grid, or the samples of one
// strategy. Reads the lines of playground/experiments/comparison.py, keeps what they say, and tells its subscribers; draws nothing.
//
// Where a run came with all its events, its entry has a RunLog as the panes of one run know it. Otherwise an entry has
// the tokens of its text alone: {token_id, text, piece, logprob, raw_logprob, entropy}.

import {Feed, type Line, type When} from './feed.ts';
import {RunLog} from './log.ts';
import {fromNats} from './text.ts';
import type {
  Changes,
  Chart,
  Conclusion,
  Entry,
  EntryToken,
  Found,
  Group,
  GroupHeader,
  Kind,
  Lane,
  LaneSettings,
  Metric,
  Unit,
  Values,
} from './types.ts';

const GROUP_TOKEN = ['token_id', 'text', 'piece', 'logprob', 'raw_logprob', 'entropy'];

// The log of one run of a comparison, which hears of all that changes in it.
class EntryLog extends RunLog {
  constructor(
    readonly group: RunGroup,
    readonly number: number,
  ) {
    super();
  }

  override changed(kind: Kind): void {
    super.changed(kind);
    if (this.group) this.group.entryChanged(this.number, kind); // there is none yet while the log is made
  }
}

interface ServedLog extends Found {
  ways: {settings: unknown; steps: unknown[]}[];
  tokens: unknown[];
}

export class RunGroup extends Feed {
  lanes: Lane[] | null = null; // as they are set now on the page, which may not be what ran last
  turn: number | undefined;
  fresh = new Set<number>(); // entries whose text has changed since the last telling
  unit: Unit = 'bits';

  // Of the comparison that is shown, as `clear` leaves it:
  header!: GroupHeader | null;
  done!: {stopped: boolean; overtaken?: boolean} | null;
  apart!: 'source' | 'message' | null; // where the texts do not continue what was asked
  found!: Found | null; // what a trial found, as playground/experiments/draft_trials.py says it
  verdict!: Conclusion | null; // of all runs together
  charts!: Record<string, Chart>; // of what was found, by their names, as visualizers/figures/ makes them
  asking!: {question: string; titles: Record<string, string>} | null; // that the page shows now, which may not be the one that was answered
  pair!: [number, number];
  groups!: Group[];
  entries!: Entry[];
  isExample!: boolean; // a recorded one, which a view shows before the first of the person's own
  private example = ''; // one that waits until it is known what lanes there are
  metrics!: Metric[]; // with information in the unit of the page
  inNats!: Set<string>; // the names of metrics that travel in nats

  // `name` is the kind of comparison that it holds.
  constructor(readonly name: string) {
    super(['run', 'steps', 'status', 'measured', 'found', 'lanes', 'pair', 'unit']);
    this.clear(null);
  }

  clear(header: GroupHeader | null): void {
    this.header = header;
    this.showMetrics();
    this.done = this.apart = this.found = this.verdict = this.asking = null;
    this.charts = {};
    this.isExample = false;
    this.pair = [0, 1];
    this.fresh.clear();
    this.groups = (header?.groups ?? []).map((group, number) => ({
      ...group,
      number,
      entries: [],
      shown: 0,
      told: {values: {}, each: {}},
      values: {},
      each: {},
    }));
    this.entries = (header?.entries ?? []).map(({group, seed}, number) => {
      const log = header?.kind === 'lanes' ? Object.assign(new EntryLog(this, number), {unit: this.unit}) : null;
      const entry = {number, group, seed, log, begun: false, tokens: [], ended: null, sameAs: null};
      this.groups[group].entries.push(entry);
      return entry;
    });
    for (const kind of this.kinds) this.changed(kind);
  }

  get running(): boolean {
    return Boolean(this.header && !this.done);
  }

  // Takes the text of comparison number `turn`.
  feedRun(text: string, turn: number | undefined): void {
    if (turn !== this.turn) this.position = 0;
    this.turn = turn;
    this.feed(text);
  }

  // Takes a recorded comparison, where there is none yet; that of lanes only where it is one of these.
  showExample(text: string): void {
    if (this.header || this.found) return;
    if (this.name === 'lanes' && !this.lanes) {
      this.example = text;
      return;
    }
    this.feed(text);
    this.isExample = true;
    this.leaveOtherLanes();
  }

  // Whether its runs can be opened: the server does not have those of an example.
  get canOpen(): boolean {
    return this.canAsk && !this.isExample;
  }

  // Takes more lines of that comparison, all of them complete. Returns how many could not be read.
  appendRun(lines: string, turn: number | undefined): number {
    if (turn !== this.turn) this.feed('');
    this.turn = turn;
    return this.append(lines);
  }

  // The rest does not come: the server no longer has it.
  lose(): void {
    if (this.running) this.read({type: 'Done', stopped: true});
  }

  override read(event: Line): void {
    if (!isEvent(event.type)) throw new Error('unknown line ' + event.type);
    GROUP_HANDLERS[event.type](this, event as never);
  }

  entryChanged(number: number, kind: Kind): void {
    this.fresh.add(number);
    this.changed(kind === 'status' ? 'status' : 'steps');
  }

  override takeChanges(): ReturnType<Feed['takeChanges']> {
    this.changes.entries = this.fresh;
    this.fresh = new Set();
    return super.takeChanges();
  }

  override subscribe(element: HTMLElement, update: (changes: Changes) => void, when: When = {}): void {
    const all = (changes: Changes) => changes.run || !changes.entries; // a comparison's first entries are all new
    super.subscribe(
      element,
      (changes) => update(all(changes) ? {...changes, entries: new Set(this.entries.keys())} : changes),
      when,
    );
  }

  // The two groups that are compared with each other.
  setPair(one: number, other: number): void {
    this.pair = [one, other];
    this.changed('pair');
  }

  // The entry of a group that is shown where there is room for one: the first, until a person looks at another.
  shownOf(number: number): Entry {
    const {entries, shown} = this.groups[number];
    return entries[shown];
  }

  showEntry(number: number, place: number): void {
    this.groups[number].shown = place;
    this.changed('pair');
  }

  setLanes(lanes: Lane[] | null): void {
    this.lanes = lanes;
    if (this.example) {
      this.showExample(this.example);
      this.example = '';
    } else this.leaveOtherLanes();
    this.changed('lanes');
  }

  // An example is gone when a lane is not set as it was there.
  private leaveOtherLanes(): void {
    if (!this.isExample || !this.lanes) return;
    const {lanes, groups} = this;
    const isOfThese = lanes.every(({id}, n) => id === groups.at(n)?.id && !changedSince(lanes[n], groups[n]));
    if (!isOfThese || lanes.length !== groups.length) this.clear(null);
  }

  // The page shows the controls of this question; `titles` has those of all.
  setAsking(question: string, titles: Record<string, string>): void {
    this.asking = {question, titles};
    for (const kind of ['steps', 'status', 'measured', 'found'] as const) this.changed(kind);
  }

  // Whether what was found answers this question, and the page does not show another one.
  answered(question: string): boolean {
    return this.found?.question === question && (!this.asking || this.asking.question === question);
  }

  setUnit(unit: Unit): void {
    this.unit = unit;
    this.showMetrics();
    this.groups.forEach((group) => this.showMeasured(group));
    for (const {log} of this.entries) if (log) log.unit = unit;
    for (const kind of ['unit', 'measured'] as const) this.changed(kind);
  }

  // The metrics, those that measure information in the unit of the page; they travel in nats.
  showMetrics(): void {
    const told = this.header?.metrics ?? [];
    this.metrics = told.map((metric) => (metric.unit === 'nats' ? {...metric, unit: this.unit} : metric));
    this.inNats = new Set(told.filter(({unit}) => unit === 'nats').map(({name}) => name));
  }

  showMeasured(group: Group): void {
    const shown = (name: string, value: number | null) =>
      value !== null && this.inNats.has(name) && Number.isFinite(value) ? fromNats(value, this.unit) : value;
    const {values, each} = group.told;
    group.values = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)]));
    group.each = Object.fromEntries(
      Object.entries(each).map(([name, all]) => [name, all.map((value) => shown(name, value))]),
    );
  }
}

interface GroupEvents {
  Comparison: GroupHeader;
  Of: {entry: number; event: Line};
  Begun: {entry: number; apart?: 'source' | 'message' | null};
  Tokens: {entry: number; tokens: unknown[][]};
  Ended: {entry: number} & NonNullable<Entry['ended']>;
  Known: {entry: number; of: number};
  Measured: {group: number; values: Values; each?: Record<string, (number | null)[]>};
  Found: {values: Found; charts?: Record<string, Chart>};
  Served: {way: number; steps: unknown[]; tokens?: unknown[]; settings?: unknown; requests?: unknown};
  Verdict: Conclusion;
  Done: {stopped: boolean; overtaken?: boolean};
}

// Whether a lane is set otherwise than it was when it ran.
export function changedSince(lane: LaneSettings, ran: LaneSettings): boolean {
  const valueOf = (of: LaneSettings, name: 'model' | 'seed' | 'settings' | 'prompt') =>
    JSON.stringify(of[name] === '' ? null : (of[name] ?? null));
  return (['model', 'seed', 'settings', 'prompt'] as const).some((name) => valueOf(lane, name) !== valueOf(ran, name));
}

const GROUP_HANDLERS: {[Name in keyof GroupEvents]: (group: RunGroup, event: GroupEvents[Name]) => void} = {
  Comparison(group, header) {
    group.clear(header);
  },
  Of(group, {entry, event}) {
    group.entries[entry].log?.read(event);
  },
  Begun(group, {entry, apart}) {
    group.apart = apart ?? null;
    group.entries[entry].begun = true;
    group.entryChanged(entry, 'status');
  },
  Tokens(group, {entry, tokens}) {
    for (const values of tokens) {
      const token = Object.fromEntries(GROUP_TOKEN.map((name, i) => [name, values[i]]));
      group.entries[entry].tokens.push(token as unknown as EntryToken);
    }
    group.entryChanged(entry, 'steps');
  },
  Ended(group, {entry, text, stop_reason, failed}) {
    group.entries[entry].ended = {text, stop_reason, failed};
    group.entryChanged(entry, 'status');
  },
  Known(group, {entry, of}) {
    group.entries[entry].sameAs = group.entries[of];
    group.entryChanged(entry, 'status');
  },
  Measured(group, {group: number, values, each}) {
    group.groups[number].told = {values, each: each ?? {}}; // `each`: by metric, the values of the single runs
    group.showMeasured(group.groups[number]);
    group.changed('measured');
  },
  Found(group, {values, charts}) {
    if (!group.header) group.isExample = false; // its log has no first line that says so
    group.found = values;
    group.charts = charts ?? {};
    group.changed('found');
  },
  // Steps of a server (playground/experiments/serving_question.py's ServingAdvanced): the log that they add up to is what was found so
  // far. The first line of the first way begins a new one.
  Served(group, {way, steps, tokens, settings, requests, ...about}) {
    const begun = way === 0 && settings;
    group.isExample = false;
    const log = (begun ? {...about, requests, tokens: [], ways: []} : group.found) as ServedLog;
    group.found = log;
    if (settings) log.ways[way] = {settings, steps: []};
    log.ways[way].steps.push(...steps);
    log.tokens.push(...(tokens ?? []));
    group.changed('found');
  },
  Verdict(group, verdict) {
    group.verdict = verdict;
    group.changed('found');
  },
  Done(group, {stopped, overtaken}) {
    group.done = {stopped, ...(overtaken && {overtaken})};
    group.changed('status');
  },
};

const isEvent = (type: string): type is keyof GroupEvents => Object.hasOwn(GROUP_HANDLERS, type);
