// The text of one lane: its tokens shaded and walked like those of the text pane; those that it shares with the lane that
// it is compared with are dimmed, and the first one that differs has a sign. Only what is new is written.

import {type RunLog, pathChange} from '../core/log.ts';
import {FIRST_SHADE, type ShadeName, shadeInk} from '../core/shades.ts';
import {make, numbersOf, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Step, Unit} from '../core/types.ts';
import {Rows, inNextRow} from '../core/virtual_rows.ts';
import {draftOf} from '../diffusion/canvas_state.ts';
import {appendToken, cutTokens, inkToken, numberWords} from '../tokens/written_tokens.ts';
import {bestPath} from './divergence_point.ts';

/** How tokens are shaded, and in which unit their numbers are told. */
export interface Look {
  shade: ShadeName;
  unit: Unit;
}

/** What a text has in common with another: so many tokens; then, or at token `at`, a `sign`, and `why` in words, where they
 *  diverge. */
export interface SharedStart {
  shared: number;
  at?: number;
  sign: string;
  why: string;
}

/** What a token's element stands for. */
export interface LaneToken {
  token: Candidate & {piece: string | null};
  step: Step;
  lane: LaneText;
}

const RESETTLE = 200; // milliseconds after which rows of another width are finished
const AT_END = 40; // pixels from its end at which the end of a text is in sight

export class LaneText {
  rows: Rows;
  tokens: HTMLElement[] = [];
  private readonly written = make('div', 'gp-lane-written'); // all that scrolls in it
  private log: RunLog | null = null;
  private look: Look = {shade: FIRST_SHADE, unit: 'bits'};
  private steps: Step[] = [];
  private dimmed = 0; // how many are
  private parting: HTMLElement | null = null; // the token at which the text diverges
  private why = ''; // what is said there
  private stop: HTMLElement | null = null; // the token that the Tab key reaches
  private atEnd = true;
  private width = 0; // for which rows are finished
  private timer = 0;
  private readonly observers: ResizeObserver[];

  constructor(
    private readonly body: HTMLElement,
    private readonly entries: WeakMap<Element, LaneToken>,
  ) {
    body.append(this.written);
    this.rows = new Rows(this.written);
    const atScroll = () => {
      this.atEnd = body.scrollHeight - body.scrollTop - body.clientHeight < AT_END;
    };
    body.addEventListener('scroll', atScroll, {passive: true});
    this.observers = [new ResizeObserver(() => this.resized()), new ResizeObserver(() => this.laidOut())];
    this.observers[0].observe(body);
    this.observers[1].observe(this.written);
  }

  leave(): void {
    for (const observer of this.observers) observer.disconnect();
    clearTimeout(this.timer);
  }

  clear(log: RunLog | null): void {
    if (log === this.log) return;
    this.log = log;
    this.written.replaceChildren();
    this.rows = new Rows(this.written);
    this.tokens = [];
    this.steps = [];
    this.dimmed = 0;
    this.parting = this.stop = null;
    this.why = '';
    this.atEnd = true;
  }

  draw(log: RunLog, {shared, at = shared, sign, why}: SharedStart, look: Look): void {
    this.clear(log);
    if (log.denoises) return say(this.written, draftOf(log));
    if (look.shade !== this.look.shade || look.unit !== this.look.unit) this.redraw(look);
    const {keep, added} = pathChange(this.steps, bestPath(log).at(-1) ?? null);
    if (keep < this.tokens.length) this.cut(keep);
    for (const step of added) this.append(step);
    this.dim(shared);
    this.signAt(sign ? this.tokens[at] : null, sign, why);
    if (!this.stop && this.tokens.length) this.reach(this.tokens[0]);
  }

  private cut(keep: number): void {
    cutTokens(this, keep);
    this.steps.length = keep;
    this.dimmed = Math.min(this.dimmed, keep);
    if (!this.stop?.isConnected) this.stop = null;
  }

  // A token's name is what is written in it.
  private append(step: Step): void {
    const token = {...step.chosen, piece: step.piece};
    const element = make('span', 'gp-token', null, {role: 'button', tabindex: '-1'});
    inkToken(element, token);
    const last = this.tokens.at(-1);
    const previous = (last && this.entries.get(last)?.token) ?? null;
    this.entries.set(element, {token, step, lane: this});
    if (step.given) element.dataset.given = '';
    appendToken(this, element, token, previous);
    this.steps.push(step);
    this.dress(element);
  }

  private dress(element: HTMLElement): void {
    const ink = element.querySelector<HTMLElement>('.gp-ink');
    const step = this.entries.get(element)?.step;
    if (ink && step) shadeInk(ink, this.look.shade, numbersOf(step));
    this.describe(element);
  }

  private describe(element: HTMLElement): void {
    const step = this.entries.get(element)?.step;
    if (!step) return;
    const number = t('token {number}', {number: step.index + 1});
    const words = [number, ...numberWords(step, this.look.unit), this.whyOf(element)];
    element.setAttribute('aria-description', words.filter(Boolean).join(', '));
  }

  // What is to be said of a token besides its numbers.
  whyOf(element: HTMLElement): string {
    const isGiven = this.entries.get(element)?.step.given;
    return [element === this.parting ? this.why : '', isGiven ? t('given, not chosen') : ''].filter(Boolean).join(', ');
  }

  private dim(shared: number): void {
    const to = Math.min(shared, this.tokens.length);
    for (let i = to; i < this.dimmed; i++) this.tokens[i].classList.remove('gp-shared');
    for (let i = this.dimmed; i < to; i++) this.tokens[i].classList.add('gp-shared');
    this.dimmed = to;
  }

  private signAt(element: HTMLElement | null, sign: string, why: string): void {
    if (element === this.parting && (!element || (why === this.why && element.dataset.parts === sign))) return;
    const before = this.parting;
    this.parting = element;
    this.why = why;
    if (before) {
      delete before.dataset.parts;
      this.describe(before);
    }
    if (!element) return;
    element.dataset.parts = sign;
    this.describe(element);
  }

  private redraw(look: Look): void {
    this.look = look;
    for (const element of this.tokens) this.dress(element);
  }

  // ---------------------------------------------------------------------------------------------- after drawing

  // There is a row more, and the layout is up to date: puts finished rows in blocks, and keeps the end of a text that grows
  // in sight, unless somebody has scrolled away from it.
  private laidOut(): void {
    this.rows.settle();
    if (this.atEnd && this.log?.running) this.body.scrollTop = 1e7;
  }

  // The rows of another width are others.
  private resized(): void {
    const {clientWidth} = this.body;
    if (!clientWidth || clientWidth === this.width) return;
    this.width = clientWidth;
    this.rows.dissolve();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.rows.settle(), RESETTLE);
  }

  // ---------------------------------------------------------------------------------------------- walking

  reach(element: HTMLElement): void {
    if (this.stop) this.stop.tabIndex = -1;
    this.stop = element;
    element.tabIndex = 0;
  }

  // The token to which a key leads from another.
  next(element: HTMLElement, key: string): HTMLElement | null | undefined {
    const at = this.tokens.indexOf(element);
    switch (key) {
      case 'ArrowRight':
        return this.tokens[at + 1];
      case 'ArrowLeft':
        return this.tokens[at - 1];
      case 'ArrowDown':
        return inNextRow(this.tokens, at, 1);
      case 'ArrowUp':
        return inNextRow(this.tokens, at, -1);
      case 'Home':
        return this.tokens[0];
      case 'End':
        return this.tokens.at(-1);
      default:
        return null;
    }
  }
}
