// What is set in the form beside what the run that is shown was made with, and how that run's texts fare under it: for the
// panes that answer while a knob is dragged. Draws nothing.

import {type Along, type RunLog, pathOf} from '../core/log.ts';
import type {Line, Started, Step} from '../core/types.ts';
import {type DrawSettings, type KnobName, type Knobs, KNOB_NAMES, knobsOf} from './luck.ts';
import {type TextSpans, alongSpans, settingsOf} from './same_text.ts';

/** The form's knobs, where they are not those of the run. */
export interface FormSettings {
  run: DrawSettings;
  knobs: Knobs;
  moved: KnobName[];
  others: string[]; // what else is set differently: its effect is not known before a run
}

// They end a text earlier or later, and change no word of it.
const OF_LENGTH = ['max_new_tokens', 'max_length', 'max_time'];
const OFF: unknown[] = [null, 0, 1, false]; // values of a knob that does nothing

/** Null where there is no form, where nothing was drawn, and where the form says what the run was made with. */
export function formSettings(log: RunLog): FormSettings | null {
  const {knobs: form, started} = log;
  const run = settingsOf(started);
  const knobs = form && knobsOf(form);
  if (!started || !run || !form || !knobs || !hasDraws(log)) return null;
  const moved = KNOB_NAMES.filter((name) => knobs[name] !== run.knobs[name]);
  const others = otherKnobs(form, started);
  return moved.length || others.length ? {run, knobs, moved, others} : null;
}

const hasDraws = ({newest}: RunLog): boolean => pathOf(newest).some(({draw}) => Boolean(draw?.contenders?.length));

function otherKnobs(form: Record<string, unknown>, {request, effective, config}: Started): string[] {
  const names = new Set([...Object.keys(form), ...Object.keys(request.config ?? {})]);
  const ofRun: Record<string, unknown> = {...effective, ...config, ...request.config};
  return [...names].filter((name) => {
    if (OF_LENGTH.includes(name) || (KNOB_NAMES as readonly string[]).includes(name)) return false;
    const [mine, theirs] = [form[name] ?? null, ofRun[name] ?? null];
    return JSON.stringify(mine) !== JSON.stringify(theirs) && !(OFF.includes(mine) && OFF.includes(theirs));
  });
}

/** Whether two runs differ in the knobs of the draw alone: then the second could be foretold from the first. */
export function isForetold(before: Started, after: Started): boolean {
  const runs = [settingsOf(before), settingsOf(after)];
  if (!runs[0] || !runs[1] || runs[0].others.join() !== runs[1].others.join()) return false;
  if (KNOB_NAMES.every((name) => runs[0]?.knobs[name] === runs[1]?.knobs[name])) return false;
  const same = ({model, seed, request, prompt_tokens, num_sequences, assistant}: Started) => {
    const ids = prompt_tokens.map(({token_id: id}) => id);
    return JSON.stringify([model, seed, ids, num_sequences, assistant, request.given]);
  };
  return same(before) === same(after) && !otherKnobs({...before.request.config}, after).length;
}

// ---------------------------------------------------------------------------------------------------- the texts

/** The line that is looked at. */
export function lineOf(log: RunLog): Line | null {
  const step = log.current();
  return (step && log.lineOf(step)) ?? log.lines().at(0) ?? null;
}

interface Followed {
  started: Started;
  spans: Map<Step, Along<TextSpans | null>>; // by the first step of a text
}
const followed = new WeakMap<RunLog, Followed>();

/** How far each knob could be turned without changing a word of a text; null where that is not known. */
export function spansOfText(log: RunLog, last: Step | null): TextSpans | null {
  const {started} = log;
  const run = settingsOf(started);
  const vocab = last?.distribution.vocab;
  if (!started || !run || !last || !vocab) return null;
  let held = followed.get(log);
  if (held?.started !== started) followed.set(log, (held = {started, spans: new Map()}));
  const [first] = pathOf(last);
  let along = held.spans.get(first);
  if (!along) held.spans.set(first, (along = alongSpans(run, vocab)));
  along.follow(last);
  return along.total;
}
