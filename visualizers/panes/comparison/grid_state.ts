// What the grid of a sweep shows: its axes, and what became of the runs of each cell. Draws nothing.

import type {RunGroup} from '../core/run_group.ts';
import {count} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Group, Metric} from '../core/types.ts';
import {shortNames} from './prompt_words.tsx';
import {endOf, failureOf, standingOf} from './run_status.ts';

const USUAL = 'perplexity'; // the metric that is shown first

/** A knob with its values in words; `prompts` are whole where these are the values. */
export interface GridAxis {
  knob: string;
  values: string[];
  prompts?: string[];
}

// Where the run of a cell stands, as long as it has not ended well, in words.
const STANDINGS = {
  failed: () => t('failed'),
  decoding: () => t('decoding'),
  queued: () => t('queued'),
  'did not run': () => t('did not run'),
  '': () => '',
};
type Standing = keyof typeof STANDINGS;
export const standingWords = (standing: Standing): string => STANDINGS[standing]();

/** The cells of one sweep: its groups. */
export class GridState {
  readonly axes: GridAxis[]; // columns, then rows; or a list of cells along one
  readonly inOrder: Group[]; // the cells of a list in the order of their axis

  constructor(readonly group: RunGroup) {
    this.axes = (group.header?.axes ?? []).map(({knob, values}) =>
      knob === 'prompt' ? {knob: t('prompt'), values: shortNames(values), prompts: values} : {knob, values},
    );
    this.inOrder = [...group.groups].sort((a, b) => a.place[1] - b.place[1]);
  }

  get isList(): boolean {
    return this.axes.length < 2;
  }

  /** Whether all runs have ended. */
  get isSettled(): boolean {
    return Boolean(this.group.done);
  }

  get knobs(): string {
    const [{knob: one}, other] = this.axes;
    return this.isList ? one : t('{one} and {other}', {one, other: other.knob});
  }

  /** The metric that a person chose, where this sweep has it. */
  metricNamed(chosen: string): Metric {
    const {metrics} = this.group;
    const named = (wanted: string) => metrics.find(({name}) => name === wanted);
    return named(chosen) ?? named(USUAL) ?? metrics[0];
  }

  inRow(row: number): Group[] {
    return this.inOrder.filter(({place}) => place[0] === row);
  }

  /** What the runs of a cell were asked: the prompt of its place, where prompts are an axis. */
  promptOf({place}: Group): string {
    const at = this.axes.findIndex(({prompts}) => prompts);
    return this.axes[at]?.prompts?.[place[1 - at]] ?? this.group.header?.prompt ?? '';
  }

  /** "temperature 0.5, top_p 0.9" */
  nameOf(number: number): string {
    const {place} = this.group.groups[number];
    return this.axes.map(({knob, values}, i) => `${knob} ${values[place[1 - i]]}`).join(', ');
  }

  standingOf({number}: Group): Standing {
    const entry = this.group.shownOf(number);
    if (failureOf(entry)) return 'failed';
    if (endOf(entry)) return '';
    return standingOf(entry) === 'decoding' ? 'decoding' : this.group.done ? 'did not run' : 'queued';
  }
}

/** How many cells need no run, because all their texts are those of other cells. */
export const cellsKnown = ({groups}: RunGroup): number =>
  groups.filter(({entries}) => entries.every(({sameAs}) => sameAs)).length;

/** Where a cell has several runs: how many of them failed. */
export function failuresIn({entries}: Group): string {
  const failed = entries.filter(failureOf).length;
  return failed && entries.length > 1 ? t('{count} of {all}', {count: count(failed), all: count(entries.length)}) : '';
}
