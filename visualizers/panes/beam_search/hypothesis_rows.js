// The rows of the table of hypotheses: one for each text that ended and counts, or that still runs.

import {sayLabel, showIf} from '../core/dom_patch.ts';
import {groupLetter} from '../core/log.ts';
import {decimals, make, quoted, say, stopWords} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';
import {isWritten} from '../tokens/constraints.js';
import {hasEnded, sumOf} from './beam_finalization.js';

const HYPOTHESIS_SIGNS = {returned: '★', kept: '■', running: '●', out: '□'};

const [FIRST_SHOWN, LAST_SHOWN] = [100, 14]; // characters of a long text's beginning and end
const FEWEST_HIDDEN = 16; // characters: a shorter beginning that texts share stands in each of them

const TEXTS = new WeakMap(); // node -> the text up to it
const TEXTS_SHOWN = new WeakMap(); // button -> the text that it shows

// The text that ends in a node. A step costs no more than its own token, once the text before it has been asked for.
export function textOf(last) {
  const unknown = [];
  let step = last;
  while (step && !TEXTS.has(step)) {
    unknown.push(step);
    step = step.before;
  }
  let text = step ? TEXTS.get(step) : '';
  for (const node of unknown.reverse()) {
    text += node.piece ?? (node.given || !hasEnded(node.beam) ? node.chosen.text : '');
    TEXTS.set(node, text);
  }
  return text;
}

// A long text without its middle.
export function cutInside(text, ends = 26) {
  const characters = Array.from(text);
  return characters.length <= 2 * ends + 3 ? text : `${characters.slice(0, ends).join('')} … ${characters.slice(-ends).join('')}`;
}

// How many characters two texts share at their beginning, up to the word in which they diverge.
function sharedBeginning(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  while (at > 0 && !/\s/.test(one[at] ?? ' ')) at -= 1;
  return at;
}

// What ended a text, in a few words, as far as the record tells.
function endingOf(node, log, search) {
  if (search.ends.has(node.beam.token_id)) return stopWords('eos')[0];
  if (node.length >= search.maxNew) return stopWords('length')[0];
  const line = (log.returned || []).find(({last}) => last === node);
  return line ? stopWords(line.stopReason)[0] : t('a stopping criterion');
}

// The rank of a text, or why it has none.
function placeWords({place, state, why}) {
  if (place !== null) return state === 'returned' ? t('{place} output', {place: place + 1}) : String(place + 1);
  if (why === 'dropped') return t('dropped');
  if (why === 'too late') return t('too late');
  if (why === 'not reached') return t('not reached');
  return state === 'running' ? t('still running') : '';
}

export class HypothesisRows {
  constructor(table, log) {
    this.table = table;
    this.body = table.tBodies[0];
    this.log = log;
    this.rows = [];
    this.body.addEventListener('click', (event) => {
      const row = this.rows.find(({pick}) => pick.contains(event.target));
      if (row) log.selectStep(log.selected === row.node ? null : row.node);
    });
    this.body.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') log.selectStep(null);
      const delta = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (!delta) return;
      event.preventDefault();
      const next = this.rows[this.rows.findIndex(({pick}) => pick === event.target) + delta];
      if (next && !next.row.hidden) next.pick.focus();
    });
  }

  newRow() {
    const row = this.body.insertRow();
    const cells = Array.from({length: 9}, () => row.insertCell());
    const [sign, place] = [make('span', 'gp-sign', null, {'aria-hidden': 'true'}), make('span')];
    cells[0].append(sign, place);
    const pick = make('button', 'gp-pick', null, {type: 'button'});
    const [head, tail] = [make('bdi', 'gp-head-text'), make('bdi', 'gp-tail-text')];
    pick.append(head, tail);
    cells[3].append(pick);
    const made = {row, cells, sign, place, pick, head, tail, node: null};
    this.rows.push(made);
    return made;
  }

  // `entries` are those of rankingOf; `was` has the places by the run's own settings, or is null; `search` as in beam_finalization.js
  draw(entries, was, search) {
    const has = {
      moved: was !== null,
      group: entries.some(({node}) => (node.beam.group ?? null) !== null),
      words: entries.some(({node}) => node.beam.progress),
    };
    for (const [name, shown] of Object.entries(has)) showIf(this.table.tHead.querySelector(`.gp-${name}-column`), shown);
    while (this.rows.length < entries.length) this.newRow();
    const texts = entries.map(({node}) => textOf(node));
    const shared = texts.map((text) => sharedBeginning(text, texts[0]));
    if (texts.length > 1) shared[0] = Math.min(...shared.slice(1));
    const reachable = Math.max(0, entries.findIndex(({node}) => node === this.log.selected)); // the arrows lead to the others
    this.rows.forEach((made, i) => {
      showIf(made.row, i < entries.length);
      if (made.row.hidden) return;
      if (made.pick.tabIndex !== (i === reachable ? 0 : -1)) made.pick.tabIndex = i === reachable ? 0 : -1;
      this.fill(made, entries[i], texts.length > 1 ? shared[i] : 0, was, search, has);
    });
  }

  fill(made, entry, shared, was, search, has) {
    const {node, score, place, state} = entry;
    const {cells, pick} = made;
    const [text, pressed] = [textOf(node), this.log.selected === node];
    made.node = node;
    if (made.row.dataset.state !== state) made.row.dataset.state = state;
    say(made.sign, HYPOTHESIS_SIGNS[state]);
    say(made.place, placeWords(entry));
    this.sayText(made, text, shared, pressed);
    if (pick.getAttribute('aria-pressed') !== String(pressed)) pick.setAttribute('aria-pressed', String(pressed));
    showIf(cells[1], has.moved);
    if (has.moved) say(cells[1], movedWords(place, was.get(node)));
    showIf(cells[2], has.group);
    if (has.group) say(cells[2], groupLetter(node.beam.group));
    say(cells[4], Number.isFinite(sumOf(node)) ? decimals(sumOf(node)) : '−∞');
    say(cells[5], String(node.length));
    say(cells[6], Number.isFinite(score) ? decimals(score) : '−∞');
    showIf(cells[7], has.words);
    if (has.words) say(cells[7], this.written(node, search));
    say(cells[8], state === 'running' ? '–' : `${node.index + 1}: ${endingOf(node, this.log, search)}`);
  }

  // A text shows where it diverges from the first one, which shows where the others diverge from it. A long one loses its middle
  // as well: its end stands by itself, and more than `FIRST_SHOWN` characters before have no room anyway. Where it was
  // pressed, all of it is there.
  sayText({pick, head, tail}, text, shared, whole) {
    const from = whole || shared < FEWEST_HIDDEN ? 0 : shared;
    const key = `${whole} ${from} ${text}`;
    if (TEXTS_SHOWN.get(pick) === key) return;
    TEXTS_SHOWN.set(pick, key);
    const characters = Array.from((from ? '…' : '') + text.slice(from));
    const end = whole || characters.length <= 2 * LAST_SHOWN ? 0 : LAST_SHOWN;
    const start = characters.slice(0, characters.length - end);
    sayLabel(head, (whole ? start : start.slice(0, FIRST_SHOWN)).join(''));
    sayLabel(tail, end ? characters.slice(-end).join('') : '', {plain: !end});
    pick.setAttribute('aria-label', quoted(text));
    if (from || characters.length > 60) tipLater(pick, () => t('The whole text: {text}', {text}));
    else delete pick.dataset.tip;
  }

  written(node, {constraints, promptIds}) {
    const done = constraints.filter((constraint, i) => isWritten(constraint, node.beam.progress[i], node, promptIds)).length;
    return `${done === constraints.length ? '✓ ' : ''}${t('{done} of {all}', {done, all: constraints.length})}`;
  }
}

// From a place to another one: “3 ▲ 2” was third, and has moved up by two.
function movedWords(now, before) {
  if (before === undefined) return now === null ? '–' : '– ▲';
  if (now === null) return `${before + 1} ▼`;
  if (now === before) return `${before + 1} =`;
  return `${before + 1} ${now < before ? '▲' : '▼'} ${Math.abs(now - before)}`;
}
