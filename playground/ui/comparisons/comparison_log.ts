// Carries the log of a comparison to the panes of its kind, unless what comes is an older one's: as a value, where all of it
// is there, and as lines while it is made.

import {ask} from '../page/ask.ts';
import type {Component} from '../page/component.ts';
import {takeLines} from '../page/live_log.ts';
import {panes} from '../page/panes.ts';
import {Turns} from '../page/run_version.ts';
import {view} from '../page/store.ts';

const SCROLLED = 600; // milliseconds after which a smooth scroll has ended
const NEAR = 24; // pixels above the window

interface Options {
  kind: string;
  /** The name of the component. */
  name?: string;
  /** Whether the panes may ask for one of its runs to be opened as a run of its own. */
  opens?: boolean;
  /** The id of the element that comes into sight as a result begins. */
  first?: string;
}

export function mountComparisonLog({props, watch}: Component, options: Options): void {
  const {kind, name = `${kind}-log`, opens, first = `${kind}-progress`} = options;
  const turns = new Turns();
  const group = panes().group(kind);
  let begun = -1; // the last comparison whose result has begun
  let concluded = -1; // the last one that has a verdict
  const fed = () => {
    if (begun !== turns.newest) {
      begun = turns.newest;
      requestAnimationFrame(() => requestAnimationFrame(() => bringIntoSight(first)));
    }
    if (group.verdict && concluded !== turns.newest) {
      concluded = turns.newest;
      setTimeout(() => keepInSight(`${kind}-conclusion`), SCROLLED);
    }
  };
  watch('value', () => {
    const lines = turns.unstamp(props.value);
    if (lines === null) return;
    panes().feedGroup(kind, lines, turns.newest);
    if (lines) fed();
  });
  takeLines(name, {
    lines(text, turn) {
      if (!turns.take(turn)) return 0;
      const unread = panes().appendGroup(kind, text, turn);
      fed();
      return unread;
    },
    lost(turn) {
      if (turn === turns.newest) group.lose();
    },
  });
  showExample(kind);
  if (!opens) return;
  group.answers.open = ({entry}: {entry: number}) => ask('OpenEntry', {kind, entry});
  group.answers.make = ({entry}: {entry: number}) => ask('MakeCell', {entry});
}

// The first time a view is opened it shows a recorded result, unless there is one of the person's own.
export function showExample(kind: string): void {
  const address = window.GenerationPlaygroundExamples?.[kind];
  if (!address) return;
  let wasOpened = false;
  view.subscribe((name) => {
    if (name !== kind || wasOpened) return;
    wasOpened = true;
    void fetch(address)
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => text && panes().group(kind).showExample(text))
      .catch(() => {}); // the sentence that nothing has run yet stays
  });
}

// A result that begins comes into sight by itself, where the controls of its view stand above it.
function bringIntoSight(id: string): void {
  const first = document.getElementById(id);
  if (!first?.offsetParent || first.getBoundingClientRect().top < innerHeight * 0.6) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  first.scrollIntoView({block: 'start', behavior: calm ? 'auto' : 'smooth'});
}

// A verdict that comes above what was brought into sight comes into sight, too. Who has scrolled away stays there.
function keepInSight(id: string): void {
  const box = document.getElementById(id)?.getBoundingClientRect();
  if (box?.height && box.bottom > -NEAR && box.top < innerHeight / 2)
    document.getElementById(id)?.scrollIntoView({block: 'nearest'});
}
