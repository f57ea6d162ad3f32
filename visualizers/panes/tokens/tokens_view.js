// Draws the text of the text pane: its paragraphs, its tokens, and the mark at the current one. Appends what is new; where
// a beam's best text changes, only what differs is drawn again.

import {pathChange} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {shadeInk} from '../core/shades.ts';
import {count, make, numbersOf, stopWords} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {Rows} from '../core/virtual_rows.ts';
import {mediaChip, placedMedia} from './media_chips.js';
import {ReasoningFolds} from './reasoning_folds.js';
import {labelWords} from './tokens_words.js';
import {appendToken, cutTokens, inkToken} from './written_tokens.js';

/**
 * @import {Line, Token} from '../core/types.ts'
 * @import {PlacedMedia} from './media_chips.js'
 * @import {DrawnLine, Entry, Paragraph, TextState} from './tokens_state.js'
 */

const LONG = 30; // tokens of a prompt; a longer one is folded to its last rows

export class TextView {
  /**
   * @param {HTMLElement} text
   * @param {HTMLElement} empty what stands there before the first run
   * @param {HTMLSelectElement} select how the tokens are shaded
   * @param {TextState} state
   */
  constructor(text, empty, select, state) {
    this.text = text;
    this.written = /** @type {HTMLElement} */ (text.querySelector('.gp-written')); // all that scrolls in it
    this.empty = empty;
    this.select = select;
    this.state = state;
    this.log = state.log;
    this.width = 0; // for which rows are finished
    this.resettle = 0; // a timer
    this.unfolds = false; // whether the person wants to see all of a long prompt
    new ResizeObserver(() => this.laidOut()).observe(this.written);
  }

  startRun() {
    const {text, written, log, state} = this;
    written.replaceChildren();
    state.clear();
    if (!log.started) {
      written.append(this.empty);
      return;
    }
    const apart = log.readsSource;
    text.classList.toggle('gp-apart', apart);
    if (apart) written.append(make('span', 'gp-part-name', t('Source: the encoder reads it')));
    state.prompt = this.drawFixed(log.started.prompt_tokens, apart ? t('Source') : t('Prompt'), {folded: placedMedia(log.started)});
    this.drawFold();
    if (!apart) return;
    written.append(make('span', 'gp-part-name', t('Target: the decoder writes it, from its start token on')));
    state.begun = this.drawFixed(log.started.decoder_tokens, t('Start of the target'), {isStart: true});
  }

  // Tokens that stand there before any is given or chosen.
  // What pictures and sounds stand for is folded into these.
  /** @type {(tokens: Token[], name: string, more?: {isStart?: boolean, folded?: PlacedMedia[]}) => Paragraph} */
  drawFixed(tokens, name, {folded = [], ...more} = {}) {
    const element = make('span', 'gp-prompt', null, {'aria-label': name});
    const drawn = {rows: new Rows(element), tokens: []};
    for (const {item} of folded.filter((each) => each.start === each.end)) drawn.rows.append(mediaChip(item, 0));
    tokens.forEach((token, index) => {
      const inside = folded.find(({start, end}) => start <= index && index < end);
      if (inside && index === inside.start) drawn.rows.append(mediaChip(inside.item, inside.end - inside.start));
      if (!inside) this.append(drawn, {token, index, isPrompt: true, step: null, ...more});
    });
    this.written.append(element);
    return drawn;
  }

  // A long prompt, such as what a chat template makes of a message, would push the text out of sight.
  drawFold() {
    const {prompt} = this.state;
    const size = prompt.tokens.length;
    const button = make('button', 'gp-unfold', null, {type: 'button'});
    this.state.fold = size > LONG && !this.log.started.request.only_given ? button : null;
    if (!this.state.fold) return;
    button.addEventListener('click', () => this.foldPrompt(this.unfolds));
    prompt.rows.holder.before(button);
    this.foldPrompt(!this.unfolds);
  }

  /** @param {boolean} folds */
  foldPrompt(folds) {
    const {fold, prompt} = this.state;
    const {holder} = prompt.rows;
    const words = {count: count(prompt.tokens.length)};
    this.unfolds = !folds;
    fold.textContent = folds ? t('Show all {count} tokens of the prompt', words) : t('Show less of the prompt');
    fold.setAttribute('aria-expanded', String(!folds));
    holder.classList.toggle('gp-folded', folds);
    if (folds) holder.setAttribute('tabindex', '0'); // it scrolls, with the keyboard too
    else holder.removeAttribute('tabindex');
    if (folds) holder.scrollTop = holder.scrollHeight;
    this.dissolve();
  }

  // What the model thought of the prompt: it comes when the text is complete.
  drawPrompt() {
    for (const step of this.log.promptSteps) {
      const element = this.state.prompt.tokens[step.index];
      if (!element) continue;
      this.state.entries.get(element).step = step;
      this.describe(element);
      this.shade(element);
    }
  }

  // ---------------------------------------------------------------------------------------------- lines

  drawLines() {
    const shown = this.log.lines();
    const {lines} = this.state;
    const single = shown.length === 1 && shown[0].kind === 'sequence';
    if (single !== this.text.classList.contains('gp-single')) {
      this.dissolve();
      this.text.classList.toggle('gp-single', single);
    }
    while (lines.length > shown.length) lines.pop().element.remove();
    shown.forEach((line, i) => this.drawLine(lines[i] || this.newLine(), line, i));
  }

  newLine() {
    const {begun, prompt, lines} = this.state;
    const element = make('div', 'gp-line');
    const head = make('div', 'gp-line-head');
    const body = make('span', 'gp-line-body');
    const stop = make('span', 'gp-stop');
    element.append(head, body, stop);
    this.written.append(element);
    const before = begun || prompt;
    /** @type {DrawnLine} */
    const line = {element, head, rows: new Rows(body, before && before.rows), stop, steps: [], tokens: [], said: '', folds: null};
    const {reasoning} = this.log.started;
    if (reasoning) line.folds = new ReasoningFolds(reasoning, line, () => this.dissolve());
    lines.push(line);
    return line;
  }

  /** @type {(drawn: DrawnLine, line: Line, number: number) => void} */
  drawLine(drawn, line, number) {
    if (drawn.element.dataset.kind !== line.kind) drawn.element.dataset.kind = line.kind;
    drawn.element.classList.toggle('gp-line-minor', this.log.usesBeams && number > 0);
    const said = JSON.stringify([line.label, line.score, line.stopReason]);
    if (said !== drawn.said) {
      drawn.said = said;
      this.drawHead(drawn, line);
    }
    if (line.untold && !drawn.stop.previousElementSibling.classList.contains('gp-untold')) {
      drawn.stop.before(make('span', 'gp-untold', line.untold));
    }
    const {folds} = drawn;
    const change = pathChange(drawn.steps, line.last);
    const keep = folds ? folds.keepable(change.keep) : change.keep;
    const added = [...drawn.steps.slice(keep, change.keep), ...change.added];
    if (folds) folds.cut(keep);
    else cutTokens(drawn, keep);
    drawn.steps.length = keep;
    for (const step of added) {
      this.append(drawn, {token: {...step.chosen, piece: step.piece}, index: step.index, isPrompt: false, step});
      drawn.steps.push(step);
    }
    if (folds) folds.draw(this.log.running);
  }

  /** @type {(drawn: DrawnLine, line: Line) => void} */
  drawHead(drawn, line) {
    const stop = line.stopReason ? stopWords(line.stopReason)[1] : '';
    const label = line.label.charAt(0).toUpperCase() + line.label.slice(1);
    drawn.head.replaceChildren(make('b', '', label));
    if (line.score !== null && line.score !== undefined) {
      const sum = line.kind === 'running';
      const value = fixed(line.score, 3);
      drawn.head.append(make('span', '', sum ? t('sum {value}', {value}) : t('score {value}', {value}), {
        title: sum ? t('sum of the log-probabilities so far, in nats') : t('the sum divided by the length penalty'),
      }));
    }
    const sign = line.stopReason === 'step' ? '… ' : '■ ';
    if (stop) drawn.head.append(make('span', '', sign + stop));
    drawn.stop.textContent = stop && !this.log.usesBeams && this.log.lasts.length === 1 ? sign + stop : '';
  }

  // ---------------------------------------------------------------------------------------------- tokens

  /** @type {(drawn: Paragraph & {folds?: ReasoningFolds | null}, entry: Entry) => void} */
  append(drawn, entry) {
    const previous = drawn.tokens.at(-1);
    const rows = drawn.folds ? drawn.folds.rowsFor(entry.step) : drawn.rows;
    appendToken({rows, tokens: drawn.tokens}, this.tokenElement(entry), entry.token, previous && this.state.entries.get(previous).token);
  }

  /** @param {Entry} entry */
  tokenElement(entry) {
    const {token, step, isPrompt} = entry;
    const element = make('span', isPrompt ? 'gp-prompt-token' : 'gp-token', null, {role: 'button', tabindex: '-1', 'aria-pressed': 'false'});
    inkToken(element, token);
    if (step && step.draft && step.draft.origin !== 'none') element.dataset.draft = step.draft.origin;
    if (step && step.given) element.dataset.given = '';
    this.state.entries.set(element, entry);
    this.describe(element);
    if (step) this.shade(element);
    return element;
  }

  /** @param {HTMLElement} element */
  describe(element) {
    element.setAttribute('aria-label', labelWords(this.log, this.state.entries.get(element)));
  }

  /** @param {HTMLElement} element */
  shade(element) {
    shadeInk(element.querySelector('.gp-ink'), this.select.value, numbersOf(this.state.entries.get(element).step));
    element.dataset.shaded = '';
  }

  shadeAll() {
    for (const element of this.state.allTokens) if (this.state.entries.get(element).step) this.shade(element);
  }

  // Unfolds what a token is folded away in.
  /** @param {HTMLElement} token */
  reveal(token) {
    for (const {folds} of this.state.lines) if (folds) folds.reveal(token);
  }

  markCurrent() {
    const {log, state} = this;
    const current = log.current();
    const token = current ? state.elementOf(current) : null;
    const {marked} = state;
    if (marked && marked !== token) {
      marked.classList.remove('gp-current');
      marked.setAttribute('aria-pressed', 'false');
      marked.tabIndex = -1;
    }
    state.marked = token;
    if (!token) return;
    if (log.selected && !log.suggested) this.reveal(token);
    if (current.isPrompt && state.fold && !this.unfolds) this.foldPrompt(false);
    token.classList.add('gp-current');
    token.setAttribute('aria-pressed', String(log.selected === current));
    token.tabIndex = 0;
  }

  // ---------------------------------------------------------------------------------------------- rows

  // While nothing is selected the end of the text stays in sight, unless the person has scrolled away from it.
  followEnd() {
    const {log, state, text} = this;
    if (log.usesBeams || log.stepping || !state.atEnd || log.selected || !log.running) return;
    text.scrollTop = text.scrollHeight;
    state.followed = text.scrollTop > 0;
  }

  // There is a row more, and the layout is up to date: whoever reads it as tokens are written has it worked out each time.
  laidOut() {
    this.settle();
    this.followEnd();
  }

  // A token that the person asked for comes into sight wherever they were.
  showStep() {
    if (!this.log.stepping) return;
    this.settle();
    this.state.lines[0]?.tokens.at(-1)?.scrollIntoView({block: 'nearest'});
  }

  // A text that was followed to its end is read from its beginning.
  goBack() {
    const {log, state, text} = this;
    if (log.running || !state.followed) return;
    state.followed = false;
    if (state.atEnd && (!log.selected || log.suggested)) text.scrollTop = 0;
  }

  // The rows of another width are others.
  resized() {
    if (!this.text.clientWidth || this.text.clientWidth === this.width) return;
    this.width = this.text.clientWidth;
    this.dissolve();
  }

  dissolve() {
    for (const rows of this.state.allRows) rows.dissolve();
    clearTimeout(this.resettle);
    this.resettle = setTimeout(() => this.settle(), 200);
  }

  settle() {
    this.width ||= this.text.clientWidth;
    for (const rows of this.state.allRows) rows.settle();
  }
}
