// The text of one lane: its tokens shaded and walked like those of the text pane; those that it shares with the lane that
// it is compared with are dimmed, and the first one of its own has a sign. Only what is new is written.

import {pathChange} from '../core/log.ts';
import {shadeInk} from '../core/shades.ts';
import {make, numbersOf, quoted, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {Rows, inNextRow} from '../core/virtual_rows.ts';
import {draftOf} from '../diffusion/canvas_state.ts';
import {appendToken, cutTokens, inkToken, numberWords} from '../tokens/written_tokens.ts';
import {bestPath} from './divergence_point.js';

export class LaneText {
  // `entries` is where each token's element is looked up: {token, step, index, lane}.
  constructor(body, entries) {
    this.body = body;
    this.written = make('div', 'gp-lane-written'); // all that scrolls in it
    body.append(this.written);
    this.entries = entries;
    this.width = 0; // for which rows are finished
    this.timer = 0;
    this.clear(null);
    body.addEventListener('scroll', () => {
      this.atEnd = body.scrollHeight - body.scrollTop - body.clientHeight < 40;
    }, {passive: true});
    new ResizeObserver(() => this.resized()).observe(body);
    new ResizeObserver(() => this.laidOut()).observe(this.written);
  }

  clear(log) {
    this.log = log;
    this.written.replaceChildren();
    this.rows = new Rows(this.written);
    this.tokens = [];
    this.steps = [];
    this.dimmed = 0; // how many are
    this.sign = null; // the token at which the text diverges, and what is said there
    this.said = '';
    this.stop = null; // the token that the Tab key reaches
    this.atEnd = true;
  }

  // `shared` is how many tokens are as in the other lane, `sign` what stands before the next one, `why` that in words;
  // both are empty where the texts do not diverge.
  draw(log, {shared, sign, why}, {shade, unit}) {
    if (this.log !== log) this.clear(log);
    if (log.denoises) {
      say(this.written, draftOf(log));
      return;
    }
    const {keep, added} = pathChange(this.steps, bestPath(log).at(-1) || null);
    if (keep < this.tokens.length) this.cut(keep);
    for (const step of added) this.append(step, shade, unit);
    this.dim(shared);
    this.signAt(sign ? this.tokens[shared] : null, sign, why, unit);
    if (!this.stop && this.tokens.length) this.reach(this.tokens[0]);
  }

  cut(keep) {
    cutTokens(this, keep);
    this.steps.length = keep;
    this.dimmed = Math.min(this.dimmed, keep);
    if (this.stop && !this.stop.isConnected) this.stop = null;
  }

  append(step, shade, unit) {
    const token = {...step.chosen, piece: step.piece};
    const element = make('span', 'gp-token', null, {role: 'button', tabindex: '-1'});
    inkToken(element, token);
    const previous = this.tokens.length ? this.entries.get(this.tokens.at(-1)).token : null;
    this.entries.set(element, {token, step, index: step.index, lane: this});
    if (step.given) element.dataset.given = '';
    appendToken(this, element, token, previous);
    this.steps.push(step);
    this.describe(element, unit);
    this.shade(element, shade);
  }

  shade(element, name) {
    shadeInk(element.querySelector('.gp-ink'), name, numbersOf(this.entries.get(element).step));
  }

  describe(element, unit) {
    const {token, step, index} = this.entries.get(element);
    const parts = [t('token {number}: {text}', {number: index + 1, text: quoted(token.text)}), ...numberWords(step, unit), this.whyOf(element)];
    element.setAttribute('aria-label', parts.filter(Boolean).join(', '));
  }

  // What is to be said of a token besides its numbers.
  whyOf(element) {
    const {step} = this.entries.get(element);
    return [element === this.sign ? this.said : '', step.given ? t('given, not chosen') : ''].filter(Boolean).join(', ');
  }

  dim(shared) {
    const to = Math.min(shared, this.tokens.length);
    for (let i = to; i < this.dimmed; i++) this.tokens[i].classList.remove('gp-shared');
    for (let i = this.dimmed; i < to; i++) this.tokens[i].classList.add('gp-shared');
    this.dimmed = to;
  }

  signAt(element, sign, why, unit) {
    if ((element || null) === this.sign && (!element || (why === this.said && element.dataset.parts === sign))) return;
    const before = this.sign;
    this.sign = element || null;
    this.said = why;
    if (before) {
      delete before.dataset.parts;
      this.describe(before, unit);
    }
    if (!element) return;
    element.dataset.parts = sign;
    this.describe(element, unit);
  }

  redraw({shade, unit}) {
    for (const element of this.tokens) {
      this.shade(element, shade);
      this.describe(element, unit);
    }
  }

  // ---------------------------------------------------------------------------------------------- after drawing

  // There is a row more, and the layout is up to date: puts finished rows in blocks, and keeps the end of a text that grows
  // in sight, unless somebody has scrolled away from it.
  laidOut() {
    this.rows.settle();
    if (this.atEnd && this.log && this.log.running) this.body.scrollTop = 1e7;
  }

  // The rows of another width are others.
  resized() {
    const {clientWidth} = this.body;
    if (!clientWidth || clientWidth === this.width) return;
    this.width = clientWidth;
    this.rows.dissolve();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rows.settle(), 200);
  }

  // ---------------------------------------------------------------------------------------------- walking

  reach(element) {
    if (this.stop) this.stop.tabIndex = -1;
    this.stop = element;
    element.tabIndex = 0;
  }

  // The token to which a key leads from another.
  next(element, key) {
    const at = this.tokens.indexOf(element);
    switch (key) {
      case 'ArrowRight': return this.tokens[at + 1];
      case 'ArrowLeft': return this.tokens[at - 1];
      case 'ArrowDown': return inNextRow(this.tokens, at, 1);
      case 'ArrowUp': return inNextRow(this.tokens, at, -1);
      case 'Home': return this.tokens[0];
      case 'End': return this.tokens.at(-1);
      default: return null;
    }
  }
}
