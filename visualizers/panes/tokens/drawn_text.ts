// The tokens that the text pane has drawn: an element each, in paragraphs that grow at their ends, and which token each of
// them stands for. Only what is new is written; where a beam's best text changes, only what differs.

import {type RunLog, pathChange} from '../core/log.ts';
import {FIRST_SHADE, shadeInk} from '../core/shades.ts';
import {make, numbersOf} from '../core/text.ts';
import type {Step, Token} from '../core/types.ts';
import {Rows} from '../core/virtual_rows.ts';
import {showMark} from '../watermarks/marked_text.tsx';
import {markOf} from '../watermarks/watermark_marks.ts';
import {watermarkOf} from '../watermarks/watermark_words.ts';
import {type PlacedMedia, mediaChip} from './media_chips.tsx';
import {ReasoningFolds} from './reasoning_folds.ts';
import type {TextShade} from './tokens_legend.tsx';
import {type Entry, descriptionOf} from './tokens_words.ts';
import {type DrawnTokens, appendToken, cutTokens, inkToken} from './written_tokens.ts';

const RESETTLE = 200; // milliseconds after which rows of another width are finished

/** Of a prompt, or of what a target begins with: they stand there before any token is chosen. */
export class Paragraph implements DrawnTokens<Rows> {
  readonly rows: Rows;
  readonly tokens: HTMLElement[] = [];

  constructor(
    readonly text: DrawnText,
    holder: HTMLElement,
    before: Paragraph | null,
  ) {
    this.rows = new Rows(holder, before?.rows);
  }

  // What pictures and sounds stand for is folded into these.
  write(tokens: Token[], media: PlacedMedia[], isStart: boolean): void {
    for (const {item, start, end} of media) if (start === end) this.rows.append(mediaChip(item, 0));
    tokens.forEach((token, index) => {
      const inside = media.find(({start, end}) => start <= index && index < end);
      if (!inside) this.append({token, index, isPrompt: true, step: null, isStart});
      else if (index === inside.start) this.rows.append(mediaChip(inside.item, inside.end - inside.start));
    });
  }

  protected append(entry: Entry, rows = this.rows): void {
    const previous = this.tokens.at(-1);
    const before = previous && this.text.entries.get(previous)?.token;
    appendToken({rows, tokens: this.tokens}, this.text.newToken(entry), entry.token, before);
  }
}

/** A line of the log. */
export class DrawnLine extends Paragraph {
  readonly steps: Step[] = [];
  readonly folds: ReasoningFolds | null; // the spans of reasoning in it, where the model marks them

  constructor(text: DrawnText, holder: HTMLElement) {
    super(text, holder, text.begun ?? text.prompt);
    const marks = text.log.started?.reasoning;
    this.folds = marks ? new ReasoningFolds(marks, this, () => text.dissolve()) : null;
  }

  follow(last: Step | null): void {
    const {folds, steps} = this;
    const change = pathChange(steps, last);
    const keep = folds ? folds.keepable(change.keep) : change.keep;
    const added = [...steps.slice(keep, change.keep), ...change.added];
    if (folds) folds.cut(keep);
    else cutTokens(this, keep);
    steps.length = keep;
    for (const step of added) {
      const token = {...step.chosen, piece: step.piece};
      this.append({token, index: step.index, isPrompt: false, step}, folds?.rowsFor(step));
      steps.push(step);
    }
    folds?.draw(this.text.log.running);
  }
}

export class DrawnText {
  readonly entries = new WeakMap<Element, Entry>();
  shade: TextShade = FIRST_SHADE;
  prompt: Paragraph | null = null;
  begun: Paragraph | null = null; // what a target begins with, where the prompt is a source
  lines: DrawnLine[] = [];
  private marked: HTMLElement | null = null; // the element that stands for the current step
  private resettle: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly log: RunLog) {}

  private get paragraphs(): Paragraph[] {
    return [this.prompt, this.begun, ...this.lines].filter((each) => each !== null);
  }

  get tokens(): HTMLElement[] {
    return this.paragraphs.flatMap(({tokens}) => tokens);
  }

  // Their rows, those within others before these.
  private get rows(): Rows[] {
    const inner = this.lines.flatMap(({folds}) => folds?.boxes.map(({rows}) => rows) ?? []);
    return [...inner, ...this.paragraphs.map(({rows}) => rows)];
  }

  stepOf(element: Element): Step | null | undefined {
    return this.entries.get(element)?.step;
  }

  // A beam's token stands in several texts; the first one that is drawn stands for it.
  elementOf(step: Step): HTMLElement | undefined {
    if (step.isPrompt) return this.prompt?.tokens[step.index];
    return this.lines.find(({steps}) => steps[step.index] === step)?.tokens[step.index];
  }

  // The token element in which an event happened.
  tokenAt({target}: Event): HTMLElement | null {
    const element = target instanceof Element ? target.closest<HTMLElement>('[role="button"]') : null;
    return element && this.entries.has(element) ? element : null;
  }

  // ---------------------------------------------------------------------------------------------- tokens

  // Its name is what is written in it.
  newToken(entry: Entry): HTMLElement {
    const {token, step, isPrompt} = entry;
    const kind = isPrompt ? 'gp-prompt-token' : 'gp-token';
    const element = make('span', kind, null, {role: 'button', tabindex: '-1', 'aria-pressed': 'false'});
    inkToken(element, token);
    if (step?.draft && step.draft.origin !== 'none') element.dataset.draft = step.draft.origin;
    if (step?.given) element.dataset.given = '';
    this.entries.set(element, entry);
    this.describe(element, entry);
    this.shadeToken(element, step);
    return element;
  }

  private describe(element: HTMLElement, entry: Entry): void {
    element.setAttribute('aria-description', descriptionOf(this.log, entry));
    if (!element.textContent?.trim())
      element.setAttribute('aria-label', entry.token.text.replaceAll('\n', '↵').replaceAll(' ', '·')); // as its style shows it
  }

  private shadeToken(element: HTMLElement, step: Step | null): void {
    const ink = step && element.querySelector<HTMLElement>('.gp-ink');
    if (!ink) return;
    const {log, shade} = this;
    if (shade === 'mark') delete ink.dataset.rank;
    if (shade === 'mark' && !step.isPrompt) showMark(element, ink, markOf(step, watermarkOf(log.started)));
    else if (element.dataset.list) showMark(element, ink, null);
    if (shade !== 'mark') shadeInk(ink, shade, numbersOf(step));
    element.dataset.shaded = '';
  }

  // What the model thought of the prompt: it comes when the text is complete.
  readPrompt(): void {
    for (const step of this.log.promptSteps) {
      const element = this.prompt?.tokens[step.index];
      const entry = element && this.entries.get(element);
      if (!entry) continue;
      entry.step = step;
      this.describe(element, entry);
      this.shadeToken(element, step);
    }
  }

  // The numbers are in another unit, or it has been decided what is known of the prompt.
  describeAll(tokens = this.tokens): void {
    for (const element of tokens) {
      const entry = this.entries.get(element);
      if (entry) this.describe(element, entry);
    }
  }

  shadeAll(): void {
    for (const element of this.tokens) this.shadeToken(element, this.stepOf(element) ?? null);
  }

  mark(): void {
    const {log, marked} = this;
    const current = log.current();
    const token = current ? this.elementOf(current) : undefined;
    if (marked && marked !== token) {
      marked.classList.remove('gp-current');
      marked.ariaPressed = 'false';
      marked.tabIndex = -1;
    }
    this.marked = token ?? null;
    if (!token) return;
    if (log.selected && !log.suggested) this.reveal(token);
    token.classList.add('gp-current');
    token.ariaPressed = String(log.selected === current);
    token.tabIndex = 0;
  }

  // Unfolds what a token is folded away in.
  reveal(token: HTMLElement): void {
    for (const {folds} of this.lines) folds?.reveal(token);
  }

  // ---------------------------------------------------------------------------------------------- rows

  settle(): void {
    for (const rows of this.rows) rows.settle();
  }

  // The rows of another width, or of another place, are others.
  dissolve(): void {
    for (const rows of this.rows) rows.dissolve();
    clearTimeout(this.resettle);
    this.resettle = setTimeout(() => this.settle(), RESETTLE);
  }
}
