// Tokens that a person looked up, or asked to be watched: their place among all tokens at the current step, wherever
// that is, and their probability along the text as a small line; and the form that asks for another one.

import {svg} from '../core/dom_patch.ts';
import {pathOf} from '../core/log.ts';
import {make, percent, probability, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {CandidateRow, walkRows} from './candidate_row.js';

// The probability of token `id` at each step of a text; undefined where it was not looked up.
const alongOf = (path, id) => path.map(({watched}) => {
  const found = (watched || []).find(({token_id: other}) => other === id);
  return found && probability(found.logprob);
});

// A candidate's row with its probability along the text under it.
class WatchedRow extends CandidateRow {
  constructor(list) {
    super(list);
    this.along = make('div', 'gp-along', null, {'data-tip': '', tabindex: '0', role: 'img'});
    this.line = svg('polyline', 'gp-along-line');
    this.here = svg('line', 'gp-along-here');
    const picture = svg('svg', 'gp-along-plot');
    picture.setAttribute('preserveAspectRatio', 'none');
    picture.setAttribute('viewBox', '0 0 100 100');
    picture.append(this.here, this.line);
    this.along.append(picture, make('span', 'gp-along-words'));
    this.item.append(this.along);
  }
}

export class LookedUp {
  // `root` is the pane; `entryOf(candidate, step)` makes what a CandidateRow is filled with.
  constructor(root, log, entryOf) {
    this.log = log;
    this.entryOf = entryOf;
    this.box = root.querySelector('.gp-looked-box');
    this.list = root.querySelector('.gp-looked');
    this.form = root.querySelector('.gp-look');
    this.field = root.querySelector('.gp-look-text');
    this.state = root.querySelector('.gp-look-state');
    this.rows = [];
    this.makeReachable = walkRows(this.list);
    this.form.addEventListener('submit', (event) => this.ask(event));
  }

  // The number of the line that holds the current step; -1 where no line does, as for a beam that was pruned.
  lineNumber() {
    const step = this.log.current();
    const line = step && !step.isPrompt && this.log.lineOf(step);
    return line ? this.log.lines().findIndex(({last, label}) => last === line.last && label === line.label) : -1;
  }

  ask(event) {
    event.preventDefault();
    const text = this.field.value;
    const line = this.lineNumber();
    if (!text || line < 0) {
      say(this.state, text ? t('Select a token of the generated text first.') : t('Type the text of a token first.'));
      return;
    }
    say(this.state, t('Looking up {token} …', {token: quoted(text)}));
    this.log.ask({type: 'look', line, text});
  }

  draw(step, changes, pressable) {
    if (changes.run || changes.watched) say(this.state, '');
    const watched = step.isPrompt ? [] : step.watched || [];
    this.form.hidden = !this.log.canAsk || this.lineNumber() < 0;
    this.list.parentNode.hidden = !watched.length;
    this.box.hidden = this.form.hidden && !watched.length;
    const entries = watched.map((candidate) => this.entryOf(candidate, step));
    const top = Math.max(0.02, ...entries.map(({after, before}) => Math.max(after || 0, before)));
    const path = watched.length ? pathOf(this.log.lastOf(step)) : [];
    while (this.rows.length > watched.length) this.rows.pop().item.remove();
    while (this.rows.length < watched.length) this.newRow();
    watched.forEach((candidate, i) => {
      this.rows[i].fill(entries[i], top, pressable);
      this.drawAlong(this.rows[i], alongOf(path, candidate.token_id), step);
    });
    this.makeReachable();
  }

  newRow() {
    this.rows.push(new WatchedRow(this.list));
  }

  drawAlong(row, shares, step) {
    const known = shares.map((share) => share ?? 0);
    row.along.hidden = known.length < 2;
    if (row.along.hidden) return;
    const top = Math.max(...known);
    const at = known.indexOf(top);
    const x = (index) => (index / (known.length - 1)) * 100;
    const points = thinned(known, 150).map(([index, share]) => `${x(index).toFixed(1)},${(98 - (top ? share / top : 0) * 94).toFixed(1)}`);
    row.line.setAttribute('points', points.join(' '));
    for (const [name, value] of Object.entries({x1: x(step.index), x2: x(step.index), y1: 0, y2: 100})) row.here.setAttribute(name, value);
    const words = top ? t('highest {share}, at token {number}', {share: percent(top), number: at + 1}) : t('probability 0 everywhere');
    say(row.along.lastElementChild, words);
    const meaning = tn(known.length, 'The probability of this token after the processors, along the text of {count} token: {words}. The vertical line is the current token.', 'The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.', {words});
    tipOfTerm(row.along, 'probability', () => '', {meaning, formula: ''});
    row.along.setAttribute('aria-label', t('along the text: {words}', {words}));
  }
}

// At most about `most` [index, value] of a long list, the largest of its stretch each.
function thinned(values, most) {
  const width = Math.ceil(values.length / most);
  const found = [];
  for (let start = 0; start < values.length; start += width) {
    let best = start;
    for (let i = start + 1; i < Math.min(values.length, start + width); i++) if (values[i] > values[best]) best = i;
    found.push([best, values[best]]);
  }
  return found;
}
