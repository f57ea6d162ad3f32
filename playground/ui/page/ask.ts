// How the page's scripts ask the server: all through one component (page_asks.py), by the name of what is asked. What comes of
// it, whoever answers writes into the components that show it.

import {type Asks, EVENTS, type PlainAsk} from './ask_types.ts';
import type {Component, Update} from './component.ts';
import {runBegins} from './moments.ts';

let send: ((event: string, data: object) => void) | null = null;
const early: [event: string, data: object][] = []; // what was asked before the component was there

/** Asks the server; `what` are the fields that the kind has in ask_kinds.py. */
export function ask<Name extends keyof Asks>(
  name: Name,
  ...[what]: object extends Asks[Name] ? [what?: Asks[Name]] : [what: Asks[Name]]
): void {
  const event = EVENTS[name] ?? 'asked';
  const data = {ask: name, ...what};
  if (send) send(event, data);
  else early.push([event, data]);
}

let afterwards: PlainAsk | null = null;

/** Asks once all that an answer writes has been written. */
export const askAfterwards = (what: PlainAsk): void => void (afterwards = what);

/** All that an answer writes has been written: Gradio says so. */
export function askNext(): void {
  const what = afterwards;
  afterwards = null;
  if (what) ask(what);
}

/** What the fields of the form hold, as one value, and a Stop button that can be pressed: for what begins to run. */
export function packForRun(values: unknown[]): [string, Update] {
  runBegins.tell();
  return [JSON.stringify(values), {__type__: 'update', interactive: true}];
}

export function mountAsks({trigger}: Component): void {
  send = trigger;
  for (const each of early.splice(0)) trigger(...each);
}
