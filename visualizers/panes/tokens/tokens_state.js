// What the text pane has drawn: the elements of its paragraphs, and which token each of them stands for. Draws nothing.

/**
 * @import {RunLog} from '../core/log.ts'
 * @import {Step, Token} from '../core/types.ts'
 * @import {Rows} from '../core/virtual_rows.ts'
 * @import {ReasoningFolds} from './reasoning_folds.js'
 *
 * A token as it is written: `step` is null while nothing is known of one of the prompt; `isStart`: of what a target begins
 * with.
 * @typedef {{token: Token, index: number, isPrompt: boolean, isStart?: boolean, step: Step | null}} Entry
 *
 * A paragraph: its rows and the elements of its tokens, in order.
 * @typedef {{rows: Rows, tokens: HTMLElement[]}} Paragraph
 *
 * A line of the log as it is drawn; `said` is what its head was last drawn for, `folds` the spans of reasoning in it, where
 * the model marks them.
 * @typedef {Paragraph & {element: HTMLElement, head: HTMLElement, stop: HTMLElement, steps: Step[], said: string,
 *   folds: ReasoningFolds | null}} DrawnLine
 */

export class TextState {
  /** @param {RunLog} log */
  constructor(log) {
    this.log = log;
    /** @type {WeakMap<Element, Entry>} */
    this.entries = new WeakMap();
    this.shadedBy = ''; // what the person chose; until then it follows from the run
    this.clear();
  }

  clear() {
    /** @type {Paragraph | null} */
    this.prompt = null;
    /** @type {HTMLElement | null} */
    this.fold = null; // the button of a long prompt
    /** @type {Paragraph | null} */
    this.begun = null; // what a target begins with, where the prompt is a source
    /** @type {DrawnLine[]} */
    this.lines = []; // what is drawn below it
    /** @type {HTMLElement | null} */
    this.marked = null; // the token element that stands for the current step
    this.atEnd = true; // whether the end of the text is in sight
    this.followed = false; // whether it was kept in sight while it was written
  }

  /** @returns {Paragraph[]} */
  get paragraphs() { return [this.prompt, this.begun, ...this.lines].filter(Boolean); }

  // Their rows, those within others before these.
  get allRows() { return this.lines.flatMap(({folds}) => (folds ? folds.boxes.map(({rows}) => rows) : [])).concat(this.paragraphs.map(({rows}) => rows)); }

  get allTokens() { return this.paragraphs.flatMap(({tokens}) => tokens); }

  // A beam's token stands in several texts; the first one that is drawn stands for it.
  /** @param {Step} step */
  elementOf(step) {
    if (step.isPrompt) return this.prompt ? this.prompt.tokens[step.index] || null : null;
    for (const line of this.lines) if (line.steps[step.index] === step) return line.tokens[step.index];
    return null;
  }

  // The token element in which an event happened.
  /** @param {Event} event */
  tokenAt(event) {
    const element = /** @type {Element} */ (event.target).closest('[role="button"]');
    return element && this.entries.has(element) ? /** @type {HTMLElement} */ (element) : null;
  }
}
