// Reads what the server tells of a press of a button while it goes on (see long_events.py): lines for the logs on the page,
// and that something waits to be collected. A connection that breaks, or ends, is made anew from the line that is next;
// where a proxy keeps the lines back, they are asked for again and again. Whatever happens is told where the log is.

import {t} from '../../../visualizers/panes/core/texts.ts';
import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import type {Component} from './component.ts';
import {connection, runEnded} from './moments.ts';
import {Turns} from './run_version.ts';

const PROMPTLY = 2000; // milliseconds in which an answer begins, or a proxy keeps it back
const SILENCE = 25000; // after which a connection is taken for dead: the server writes something every ten seconds
const POLL = 150; // between two questions, where a proxy keeps answers back
const MOST_PAUSE = 5000; // between two attempts, where the server is not reached
const PATIENCE = 2500; // without an answer, after which the person is told
const COLLECT = 250; // between two times that what waits is collected
const GONE = 410; // the server has no such log
const BROWSER = kept('browser'); // how this browser calls itself, in all its tabs

/** Where the lines of a log go. */
interface Taker {
  lines(text: string, turn: number): number;
  lost(turn: number): void;
}

/** What a log says beside its lines: to whom they go, that something waits to be collected, that it has ended. */
type Said = {log: 'of'; name: string; turn: number} | {log: 'news'} | {log: 'ended'};

const takers = new Map<string, Taker>(); // by the name of a component
let keptBack = 0; // how many answers, one after the other, did not begin though the server was there
let buffered = false; // whether a proxy keeps them back: it did so twice, or a busy server would be taken for one

// Have the lines of this component's log go to `lines(text, turn)`, which returns how many of them it could not read.
// `lost(turn)` hears that the rest of a run does not come.
export function takeLines(name: string, taker: Taker): void {
  takers.set(name, taker);
}

export function mountLiveLog({props, trigger, watch}: Component): void {
  const turns = new Turns();
  watch('value', () => {
    const key = turns.unstamp(props.value);
    if (key && turns.isNew) new Follower(key, trigger).follow();
  });
}

class Follower {
  next = 0; // the number of the line that comes next
  rest = ''; // of a line that is not complete
  of: {name: string; turn: number} | null = null; // where lines go
  ended = false;
  broken = false; // whether a line could not be read
  collected = -Infinity;
  collecting = 0; // the timer
  silentSince = performance.now();
  saysLost = false; // whether the person was told that the connection is lost

  constructor(
    readonly key: string,
    readonly trigger: Component['trigger'],
  ) {}

  async follow(): Promise<void> {
    let pause = 0;
    while (!this.ended) {
      const before = this.next;
      const began = performance.now();
      try {
        const status = await this.connect();
        if (status === GONE) return this.lose();
        if (status !== 200) throw new Error(`status ${status}`);
        pause = buffered ? POLL : performance.now() - began < POLL && this.next === before ? POLL : 0;
      } catch {
        pause = Math.min(MOST_PAUSE, Math.max(POLL, 2 * pause));
        if (!this.saysLost && performance.now() - this.silentSince > PATIENCE) {
          const message = t('The connection to the server is lost. The rest of the run follows once it is back.');
          this.saysLost = true;
          connection.tell({severity: 'busy', message, fix: ''});
        }
      }
      if (!this.ended && pause) await sleep(pause);
    }
  }

  // One answer of the server: its status, once it has ended. Rejects where the connection breaks.
  async connect(): Promise<number> {
    const stop = new AbortController();
    const asked = new URLSearchParams({
      key: this.key,
      from: String(this.next),
      browser: ownName(),
      ...(buffered && {poll: '1'}),
    });
    let begun = false;
    let late = window.setTimeout(() => stop.abort(), buffered ? SILENCE : PROMPTLY);
    try {
      const answer = await fetch(`live-log?${asked}`, {signal: stop.signal, cache: 'no-store'});
      if (answer.status !== 200 || !answer.body) return answer.status;
      const reader = answer.body.getReader();
      const decoder = new TextDecoder();
      this.rest = '';
      for (;;) {
        const {done, value} = await reader.read();
        if (done) return 200;
        clearTimeout(late);
        late = window.setTimeout(() => stop.abort(), SILENCE);
        begun = true;
        keptBack = 0;
        this.heard();
        this.take(decoder.decode(value, {stream: true}));
      }
    } catch (error) {
      // nothing came though the server is there: it will be asked for what is there
      if (!begun && stop.signal.aborted && !buffered && (await reachable())) buffered = ++keptBack > 1;
      throw error;
    } finally {
      clearTimeout(late);
      stop.abort();
    }
  }

  heard(): void {
    this.silentSince = performance.now();
    if (!this.saysLost) return;
    this.saysLost = false;
    connection.tell(null);
  }

  // Hands on the lines that are complete, as many together as belong together.
  take(text: string): void {
    const all = this.rest + text;
    let from = 0; // where what is handed on together begins
    let at = 0;
    for (let end = all.indexOf('\n'); end >= 0; at = end + 1, end = all.indexOf('\n', at)) {
      if (end === at) {
        // an empty line is a sign of life
        if (from === at) from += 1;
        continue;
      }
      this.next += 1;
      if (!all.startsWith('{"log":', at)) continue;
      this.hand(all.slice(from, at));
      this.act(all.slice(at, end));
      from = end + 1;
    }
    this.hand(all.slice(from, at));
    this.rest = all.slice(at);
  }

  hand(lines: string): void {
    if (!lines || !this.of) return;
    this.unread(takers.get(this.of.name)?.lines(lines, this.of.turn) ?? 0);
  }

  // What the log says beside its lines.
  act(line: string): void {
    let said: Said;
    try {
      said = JSON.parse(line) as Said;
    } catch (error) {
      console.warn('Generation Playground: a line of the log was skipped.', error, line.slice(0, 200));
      return this.unread(1);
    }
    if (said.log === 'of') this.of = said;
    if (said.log === 'news') this.collect();
    if (said.log === 'ended') {
      this.ended = true;
      clearTimeout(this.collecting);
      runEnded.tell();
      this.trigger('ended', {key: this.key});
    }
  }

  collect(): void {
    if (this.collecting) return;
    this.collecting = window.setTimeout(
      () => {
        this.collecting = 0;
        this.collected = performance.now();
        this.trigger('news', {key: this.key});
      },
      Math.max(0, this.collected + COLLECT - performance.now()),
    );
  }

  unread(count: number): void {
    if (!count || this.broken) return;
    this.broken = true;
    connection.tell({
      severity: 'error',
      message: t('Part of this run arrived damaged and is missing below.'),
      fix: t('Run it again.'),
      again: true,
    });
  }

  // The server knows nothing of this log: it was started anew, or has forgotten it.
  lose(): void {
    this.ended = true;
    this.saysLost = false;
    for (const {lost} of takers.values()) if (this.of) lost(this.of.turn);
    connection.tell({
      severity: 'error',
      message: t(
        'The server no longer has this run: it was restarted, or you were away for too long. What is shown below stays.',
      ),
      fix: t('Run it again.'),
      again: true,
    });
    this.trigger('ended', {key: this.key});
  }
}

async function reachable(): Promise<boolean> {
  try {
    return (await fetch('live-log', {cache: 'no-store', signal: AbortSignal.timeout(PROMPTLY)})).ok;
  } catch {
    return false;
  }
}

// A name for this browser that tells nothing: the server counts by it how many tabs hold a connection.
let name = '';
function ownName(): string {
  name ||= BROWSER.read() || Math.random().toString(36).slice(2);
  BROWSER.write(name);
  return name;
}

const sleep = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));
