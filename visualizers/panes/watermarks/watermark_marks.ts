// The marks of the text that is looked at, which follow it at the cost of what is new in it. Draws nothing.

import {Along, type RunLog} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {count, percent} from '../core/text.ts';
import {tn} from '../core/texts.ts';
import type {Step} from '../core/types.ts';
import type {MarkedItem, TokenMark} from './marked_text.tsx';
import type {CurvePoint} from './reports.ts';
import {type Marks, NO_MARKS, type Watermark, addMark, stepMarkWords, watermarkOf} from './watermark_words.ts';

const PROCESSORS = ['WatermarkLogitsProcessor', 'SynthIDTextWatermarkLogitsProcessor'];

export interface StepItem extends MarkedItem {
  step: Step;
}

export class RunMarks {
  watermark: Watermark = watermarkOf(null);
  items: StepItem[] = []; // of the tokens, a new list where one of them is new
  private started: RunLog['started'] | undefined;
  private along = new Along(NO_MARKS, (total) => total);

  constructor(readonly log: RunLog) {}

  follow(): this {
    const {log} = this;
    if (this.started !== log.started) this.begin();
    const step = log.current();
    const {keep, added} = this.along.follow(step ? log.lastOf(step) : null);
    if (added.length || keep < this.items.length)
      this.items = [...this.items.slice(0, keep), ...added.map((each) => this.itemOf(each))];
    return this;
  }

  private begin(): void {
    const {log} = this;
    this.started = log.started;
    this.watermark = watermarkOf(log.started);
    const names = log.started?.processors ?? [];
    const stage = names.findIndex((name) => PROCESSORS.includes(name)); // the watermark's place among the processors
    this.along = new Along(NO_MARKS, (total, step) => addMark(total, step, this.watermark, stage));
    this.items = [];
  }

  get total(): Marks {
    return this.along.total;
  }

  get isSynthid(): boolean {
    return this.along.steps.some(({mark}) => mark?.kind === 'synthid');
  }

  // A curve over the tokens that are scored.
  points(name: 'z' | 'foreseen'): CurvePoint[] {
    const found: CurvePoint[] = [];
    for (const {scored, [name]: z} of this.along.totals)
      if (z !== null && (found.at(-1)?.[0] ?? 0) < scored) found.push([scored, z]);
    return found;
  }

  private itemOf(step: Step): StepItem {
    const {watermark} = this;
    const isFirst = step.index < watermark.early;
    return {
      step,
      token: {text: step.chosen.text, piece: step.piece},
      mark: markOf(step, watermark),
      words: () => stepMarkWords({...step, isFirst}, watermark),
    };
  }
}

/** How a step is marked: nothing where it is not scored. */
export const markOf = ({mark, index}: Pick<Step, 'mark' | 'index'>, {early}: Watermark): TokenMark =>
  mark && !mark.why ? {green: mark.green, g: mark.g, counted: index >= early} : {};

/** Whether one of a run's processors is a watermark. */
export const isWatermarked = ({started}: RunLog): boolean =>
  Boolean(started?.processors?.some((name) => PROCESSORS.includes(name)));

/** How many of the scored tokens are marked, and how many would be by chance. */
export function shareWords({total: {green, scored}, isSynthid, watermark}: RunMarks): string {
  if (isSynthid)
    return tn(
      scored,
      'Mean g-value {mean} over {count} scored token, 0.5 by chance.',
      'Mean g-value {mean} over {count} scored tokens, 0.5 by chance.',
      {mean: fixed(green / scored, 3)},
    );
  return tn(
    scored,
    '{green} of {count} scored token green, {share} instead of {ratio}.',
    '{green} of {count} scored tokens green, {share} instead of {ratio}.',
    {green: count(green), share: percent(green / scored), ratio: percent(watermark.ratio ?? 0)},
  );
}

const known = new WeakMap<RunLog, RunMarks>();

/** Those of a run, up to date. */
export function marksOf(log: RunLog): RunMarks {
  const marks = known.get(log) ?? new RunMarks(log);
  known.set(log, marks);
  return marks.follow();
}
