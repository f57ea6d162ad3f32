// What run logs and comparisons have in common: a text of NDJSON that grows, read line by line, and subscribers that are
// told at most once a frame what is new: those that a person can see, the others when they are opened. Whoever extends it
// says in `read` what a line means.

import {isFar, isOpen, onceNear, onceShown} from './sight.ts';

import type {Changes, Kind} from './types.ts';

interface Subscriber {
  element: HTMLElement;
  update: (changes: Changes) => void;
  whenOpen: boolean;
  rest: number;
  last: number; // when it was told last, in milliseconds
  grown: number; // how often in a row only of more tokens
  missed: Changes; // what has changed since it was told last
  tellNow: () => void;
}

/** When a subscriber is told. */
export interface When {
  whenOpen?: boolean; // while its element is open only, and as it is opened
  rest?: number; // at least so many milliseconds after the last time, while there are only more tokens, and not the first
}

/** A line of a log: plain data of a server, or of a file that a stranger sent. */
export interface Line {
  type: string;
  [field: string]: unknown;
}

/** What a pane asks of the page: {type: 'branch', step, tokenId}, and whatever else a page offers. */
export interface Question {
  type: string;
  [field: string]: unknown;
}

export class Feed {
  subscribers = new Set<Subscriber>();
  changes: Changes = {};
  position = 0; // how much of the text has been read
  head = ''; // the first characters of what has been read, and the last: enough to know it again
  tail = '';
  // What the panes may ask for: type -> takes the question.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each question has fields of its own, and some an answer
  answers: Record<string, (question: any) => any> = {};
  away = false; // whether the server does not answer
  onlyShown = false; // whether nothing is to be asked for now: on the stage a press would start a run by accident

  // `kinds` are those of what can change.
  constructor(readonly kinds: Kind[]) {}

  // Takes the whole text so far. Only what is new in it is read; a text that does not continue the last is a new one.
  // What was drawn stays until the new one's run has started.
  feed(text: string): void {
    const known =
      text.length >= this.position &&
      text.startsWith(this.head) &&
      text.startsWith(this.tail, this.position - this.tail.length);
    if (!known) this.position = 0;
    const end = text.lastIndexOf('\n') + 1; // a line that is not complete yet waits
    while (this.position < end) {
      const stop = text.indexOf('\n', this.position);
      this.readLine(text.slice(this.position, stop));
      this.position = stop + 1;
    }
    this.head = text.slice(0, Math.min(end, 100));
    this.tail = text.slice(Math.max(0, end - 100), end);
  }

  // Takes more lines, all of them complete. Returns how many could not be read.
  append(lines: string): number {
    let unread = 0;
    for (const line of lines.split('\n')) if (!this.readLine(line)) unread += 1;
    return unread;
  }

  // Takes what a line says.
  read(event: Line): void {
    throw new Error('nobody reads ' + event.type);
  }

  // Whether this line could be read.
  readLine(line: string): boolean {
    if (!line.trim()) return true;
    try {
      this.read(JSON.parse(line));
      return true;
    } catch (error) {
      console.error('Generation Playground: a line of the log was skipped.', error, line.slice(0, 200));
      return false;
    }
  }

  // The server does not answer, or answers again.
  setAway(away: boolean): void {
    if (this.away === away) return;
    this.away = away;
    this.changed('status');
  }

  // Whether somebody answers what the panes ask for: on the page, not in a file that was saved.
  get canAsk(): boolean {
    return !this.onlyShown && Object.keys(this.answers).length > 0;
  }

  // Ask for something, for one of `answers` to see to: {type: 'branch', step, tokenId}, and whatever else a page offers.
  ask(what: Question): void {
    if (!this.onlyShown && Object.hasOwn(this.answers, what.type)) this.answers[what.type](what);
  }

  // Calls `update(changes)` at most once a frame, for as long as `element` stays in the page. `changes` has a true value for
  // each of the kinds that changed; all of them, the first time.
  subscribe(element: HTMLElement, update: (changes: Changes) => void, {whenOpen = false, rest = 0}: When = {}): void {
    const subscriber: Subscriber = {
      element,
      update,
      whenOpen,
      rest,
      last: 0,
      grown: 0,
      missed: everyChange(this.kinds),
      tellNow: () => tell([subscriber]),
    };
    this.subscribers.add(subscriber);
    tell([subscriber]);
  }

  changed(kind: Kind): void {
    if (!changed.size) requestAnimationFrame(tellAll);
    changed.add(this);
    this.changes[kind] = true;
  }

  // Who is to be told of the changes since the last time.
  takeChanges(): Subscriber[] {
    const changes = this.changes;
    this.changes = {};
    for (const subscriber of this.subscribers) {
      if (subscriber.element.isConnected) subscriber.missed = both(subscriber.missed, changes);
      else this.subscribers.delete(subscriber); // Gradio has taken the component away
    }
    return [...this.subscribers];
  }
}

let changed: Set<Feed> = new Set(); // the feeds whose subscribers are told in the next frame

function tellAll(): void {
  const feeds = [...changed];
  changed = new Set();
  tell(
    feeds.flatMap((feed) => feed.takeChanges()),
    true,
  );
}

// What is open is looked up, and what is not is put on the waiting list, before anything of any feed is drawn: afterwards
// the browser would have to lay out the page for each of these questions. What is not on the page yet is drawn for when it
// will be. With `far` those that are far from the screen wait while they only grow.
function tell(subscribers: Subscriber[], far = false): void {
  const connected = subscribers.filter(({element, whenOpen}) => whenOpen && element.isConnected);
  const hidden = new Set(connected.filter(({element}) => !isOpen(element)));
  const away = new Set(
    connected.filter((each) => far && onlyGrows(each.missed) && !hidden.has(each) && isFar(each.element)),
  );
  for (const {element, tellNow} of hidden) onceShown(element, tellNow);
  for (const {element, tellNow} of away) onceNear(element, tellNow);
  const now = performance.now();
  for (const subscriber of subscribers) {
    const {missed, update} = subscriber;
    if (hidden.has(subscriber) || away.has(subscriber) || !Object.keys(missed).length || rests(subscriber, now))
      continue;
    Object.assign(subscriber, {missed: {}, last: now, grown: onlyGrows(missed) ? subscriber.grown + 1 : 0});
    try {
      update(missed);
    } catch (error) {
      console.error('Generation Playground: a pane could not be drawn.', error);
    }
  }
}

const FIRST = 5; // so often it is told of more tokens as they come: the beginning of a text is watched most closely
const resting = new Set<Subscriber>();
let alarm = 0; // 0 where nobody rests

// Whether it was told so short a time ago that it waits. Those that wait are told together, when the first of them may.
function rests(subscriber: Subscriber, now: number): boolean {
  const left = subscriber.last + subscriber.rest - now;
  if (left <= 0 || subscriber.grown < FIRST || !onlyGrows(subscriber.missed)) return false;
  resting.add(subscriber);
  alarm ||= window.setTimeout(() => requestAnimationFrame(wake), left);
  return true;
}

function wake(): void {
  const all = [...resting];
  resting.clear();
  alarm = 0;
  tell(all, true);
}

// Whether nothing has changed but that there are more tokens. When the run ends, everything is drawn, wherever it is: who
// listens to the page, prints it or searches in it does not scroll.
const onlyGrows = (missed: Changes) =>
  Boolean(missed.steps) && Object.keys(missed).every((kind) => kind === 'steps' || kind === 'entries');

/** The changes where all of these kinds have changed. */
export const everyChange = (kinds: Kind[]): Changes => Object.fromEntries(kinds.map((kind) => [kind, true]));

function both(earlier: Changes, later: Changes): Changes {
  const all = {...earlier, ...later};
  if (earlier.entries && later.entries) all.entries = new Set([...earlier.entries, ...later.entries]);
  return all;
}
