// What the grid of a sweep shows: its axes, the metric that is chosen, and what became of the runs of each cell. Draws
// nothing.

import {count} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {shortNames} from './prompt_words.js';
import {endOf, failureOf, standingOf} from './run_status.js';

const USUAL = 'perplexity'; // the metric that is shown first

export class GridState {
  /** @param {import('../core/run_group.ts').RunGroup} group */
  constructor(group) {
    this.group = group;
    /** @type {'texts' | 'heat'} whether the cells have texts, or their colours alone */
    this.view = 'texts';
    this.metricName = '';
    /** @type {{knob: string, values: string[], prompts?: string[]}[]} one or two knobs, each with its values in words:
     * columns, then rows; `prompts` are whole where these are the values */
    this.axes = [];
  }

  // The metric stays from run to run where the new one has it.
  begin() {
    this.axes = this.group.header.axes.map(({knob, values}) => (knob === 'prompt' ? {knob: t('prompt'), values: shortNames(values), prompts: values} : {knob, values}));
    const names = this.group.metrics.map(({name}) => name);
    if (!names.includes(this.metricName)) this.metricName = names.includes(USUAL) ? USUAL : names[0];
  }

  /** Whether there is but one axis: a list of cells. */
  get isList() {
    return this.axes.length < 2;
  }

  /** Whether all runs have ended. */
  get isSettled() {
    return Boolean(this.group.done);
  }

  get metric() {
    return this.group.metrics.find(({name}) => name === this.metricName);
  }

  /** The cells of a list in the order of their axis. */
  get inOrder() {
    return this.group.groups.slice().sort((a, b) => a.place[1] - b.place[1]);
  }

  inRow(row) {
    return this.inOrder.filter(({place}) => place[0] === row);
  }

  // What the runs of a cell were asked: the prompt of its place, where prompts are an axis.
  /** @param {number} number */
  promptOf(number) {
    const {place} = this.group.groups[number];
    const at = this.axes.findIndex(({prompts}) => prompts);
    return at < 0 ? this.group.header.prompt : this.axes[at].prompts[place[1 - at]];
  }

  // "temperature 0.5, top_p 0.9"
  /** @param {number} number */
  nameOf(number) {
    const {place} = this.group.groups[number];
    return this.axes.map(({knob, values}, i) => `${knob} ${values[place[1 - i]]}`).join(', ');
  }

  // Where a cell has several runs: how many of them failed.
  /** @param {number} number */
  failuresIn(number) {
    const {entries} = this.group.groups[number];
    const failed = entries.filter(failureOf).length;
    return failed && entries.length > 1 ? t('{count} of {all}', {count: count(failed), all: count(entries.length)}) : '';
  }

  // Where the run that a cell shows stands, as long as it has not ended well; '' where it has. A key of `STANDINGS`.
  /** @param {number} number */
  standingOf(number) {
    const entry = this.group.shownOf(number);
    if (failureOf(entry)) return 'failed';
    if (endOf(entry)) return '';
    return standingOf(entry) === 'decoding' ? 'decoding' : this.group.done ? 'did not run' : 'queued';
  }
}
