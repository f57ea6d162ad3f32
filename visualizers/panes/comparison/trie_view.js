// Draws the trie as nested lists, of which only what is new is written; each branch is as thick as the samples that take
// it.

import {sayAttributes, sayClass} from '../core/dom_patch.ts';
import {bytesOf, count, inOneLine, leavesBytes, make, percent, probability, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {endSign, endWords} from './run_status.js';
import {branchCard, endsOf, pieceOf, samplesThrough, shareWords} from './trie_card.js';
import {jointOf} from './trie_of.js';
import {isWithin} from './trie_state.js';

/** @import {TrieState} from './trie_state.js' */

const THICKEST = 18; // pixels: the stream of all samples
const TAIL = 110; // characters of a text that nothing branches off any more
const LONGEST_WORDS = 160; // characters of a branch that a screen reader says

/**
 * What is drawn of one branch, or of "+ 3 more": its elements, the `entry` that it shows, and the view `above` it.
 * `node` is the last node of the branch, or the one whose other branches are `folded`.
 * @typedef {{key: number | string, item: HTMLLIElement & {gpView?: View}, knot: HTMLElement, run: HTMLElement,
 *   number: HTMLElement, end: HTMLElement, kids: HTMLElement | null, entry: any, above: View | null, node?: any,
 *   folded?: any[] | null, ids?: string | null, stream?: string, expanded?: string | null}} View
 */

const samplesOf = (nodes) => nodes.reduce((sum, node) => sum + node.samples.length, 0);

/** @returns {View} */
function makeView(key) {
  /** @type {View['item']} */
  const item = make('li', '', null, {role: 'treeitem', tabindex: '-1'});
  const knot = make('div', 'gp-knot');
  const [run, number, end] = [make('bdi', 'gp-run'), make('span', 'gp-count'), make('span', 'gp-end')];
  knot.append(run, number, end);
  item.append(knot);
  const view = {key, item, knot, run, number, end, kids: null, entry: null, above: null};
  item.gpView = view;
  return view;
}

// Puts the views of some branches into a list, in their order; those that are there already stay.
function place(list, wanted) {
  const kept = new Set(wanted.map(({item}) => item));
  for (const item of [...list.children]) if (!kept.has(item)) item.remove();
  wanted.forEach(({item}, i) => {
    if (list.children[i] !== item) list.insertBefore(item, list.children[i] || null);
  });
}

function setStream(view, own, rest) {
  const key = `${own} ${rest}`;
  if (view.stream === key) return;
  view.stream = key;
  view.item.style.setProperty('--own', own);
  view.item.style.setProperty('--rest', rest);
}

function drawEnds(view, {run, head}) {
  const found = [...endsOf(run.at(-1))];
  const words = found.map(([reason, number]) => `${endSign(reason)}${head.samples.length > 1 ? ` ${count(number)}` : ''}`).join(' ');
  say(view.end, words);
  view.end.classList.toggle('gp-end-failed', found.some(([reason]) => reason === 'failed'));
}

export class TrieView {
  /**
   * @param {HTMLElement} root
   * @param {TrieState} state
   */
  constructor(root, state) {
    this.root = root;
    this.state = state;
    this.group = state.group;
    /** @type {HTMLElement} */
    this.tree = root.querySelector('.gp-roots');
    /** @type {HTMLSelectElement} */
    this.lanes = root.querySelector('.gp-lanes');
    this.about = root.querySelector('.gp-about');
    this.card = branchCard(root, () => this.point(null));
    this.drawThrough = samplesThrough(root, this.group, () => this.pick(null));
    /** @type {Map<number | string, View>} id of a branch's first node, or "more" and that of the last before it */
    this.views = new Map();
    /** @type {View | null} the one that the keyboard is on */
    this.current = null;
    /** @type {{view: View, node: any} | null} what the card tells of */
    this.pointed = null;
    drawRamp(root);
  }

  clear() {
    this.state.begin();
    this.views = new Map();
    this.current = null;
    this.pointed = null;
    this.tree.replaceChildren();
    this.card.hide();
  }

  draw() {
    const {state, tree, views} = this;
    const focused = document.activeElement && /** @type {View['item']} */ (document.activeElement).gpView;
    const drawn = [...views.values()].filter(({item, entry}) => entry && item.isConnected);
    const before = new Set(drawn.map(({key}) => /** @type {number} */ (key)));
    place(tree, [this.drawEntry(state.shown(+this.lanes.value, before), null, 0)]);
    for (const [key, view] of views) if (!view.item.isConnected) views.delete(key);
    if (!this.current || !this.current.item.isConnected) this.current = views.get(state.trie.root.id);
    sayAttributes(this.current.item, {tabindex: '0'});
    if (focused && document.activeElement !== focused.item) {
      (focused.item.isConnected ? focused : this.current).item.focus({preventScroll: true});
    }
    this.drawThrough(state.picked, state.trie);
    this.drawAbout();
    this.refreshCard();
  }

  // ------------------------------------------------------------------------------------------------- one branch

  viewOf(key) {
    if (!this.views.has(key)) this.views.set(key, makeView(key));
    return this.views.get(key);
  }

  thickness(number) {
    return `${Math.max(1.5, THICKEST * number / Math.max(1, this.state.trie.root.samples.length)).toFixed(1)}px`;
  }

  // Draws an entry of `shownOf` and all below it; `rest` are the samples of the branches after it beside it.
  /** @returns {View} */
  drawEntry(entry, above, rest) {
    const {head, run} = entry;
    const view = this.viewOf(head.id);
    Object.assign(view, {entry, above, node: run.at(-1), folded: null});
    this.drawRun(view, entry);
    const hidden = entry.closed && run.at(-1).order.length;
    say(view.number, hidden ? `${count(head.samples.length)} ▸` : head.samples.length > 1 ? count(head.samples.length) : '');
    drawEnds(view, entry);
    setStream(view, this.thickness(head.samples.length), this.thickness(rest));
    const kids = this.drawKids(view, entry);
    this.dress(view, this.wordsOf(entry), kids ? 'true' : hidden ? 'false' : null);
    return view;
  }

  // Returns how many there are.
  drawKids(view, entry) {
    const kids = [];
    let left = samplesOf(entry.kids.map(({head}) => head)) + samplesOf(entry.folded);
    for (const kid of entry.kids) kids.push(this.drawEntry(kid, view, left -= kid.head.samples.length));
    if (entry.folded.length) kids.push(this.drawMore(entry, view));
    if (kids.length && !view.kids) view.item.append(view.kids = make('ul', 'gp-kids', null, {role: 'group'}));
    if (view.kids) {
      place(view.kids, kids);
      view.kids.hidden = !kids.length;
    }
    return kids.length;
  }

  drawMore({run, folded}, above) {
    const view = this.viewOf('more ' + run.at(-1).id);
    Object.assign(view, {entry: null, above, node: run.at(-1), folded});
    const number = samplesOf(folded);
    say(view.run, `+ ${t('{count} more', {count: count(folded.length)})}`);
    say(view.number, number > folded.length ? count(number) : '');
    setStream(view, this.thickness(number), '0px');
    this.dress(view, tn(folded.length, '{count} more branch with {samples}, folded. Click to open.', '{count} more branches with {samples}, folded. Click to open.', {samples: tn(number, '{count} sample', '{count} samples')}), null);
    return view;
  }

  // The text of a branch; of one sample that nothing branches off any more, only its beginning.
  drawRun(view, {head, run}) {
    const tail = head.samples.length === 1 && head.before;
    const ids = tail ? '' : run.map(({id}) => id).join(' ');
    if (tail) {
      let text = '';
      for (const node of run) if ((text += node.token.piece ?? '').length > TAIL) break;
      say(view.run, inOneLine(text.slice(0, TAIL + 30)) || inOneLine(head.token.text));
      view.ids = null;
    } else if (view.ids !== ids) {
      const had = view.ids && (ids + ' ').startsWith(view.ids + ' ') ? view.ids.split(' ').length : 0;
      if (!had) view.run.replaceChildren();
      view.run.append(...run.slice(had).map((node) => this.makeToken(node)));
      view.ids = ids;
    }
    sayClass(view.knot, tail ? 'gp-knot gp-tail' : head.before ? 'gp-knot' : 'gp-knot gp-root-knot');
  }

  // One token, shaded by how likely it was after the text before it.
  makeToken(node) {
    if (!node.before) return make('span', '', this.promptWords());
    const {piece, text, logprob} = node.token;
    const words = piece === null ? text : inOneLine(piece) + (leavesBytes(node.token) ? bytesOf(text) : '');
    /** @type {HTMLElement & {gpNode?: any}} */
    const mark = make('span', piece === null ? 'gp-t gp-special' : 'gp-t', words || text);
    mark.style.backgroundColor = `var(--gp-prob-${Math.round(probability(logprob) * 10)})`;
    mark.gpNode = node;
    return mark;
  }

  promptWords() {
    const words = inOneLine(this.group.header.prompt);
    return words.length > 60 ? '…' + words.slice(-58) : words || t('(no prompt)');
  }

  // What a screen reader says of a branch.
  wordsOf({head, run, closed}) {
    const {length} = head.samples;
    if (!head.before) return `${this.rootWords()}, ${tn(length, '{count} sample', '{count} samples')}`;
    const text = run.map(pieceOf).join('');
    const joint = jointOf(run.at(-1), head.before);
    return [
      quoted(text.length > LONGEST_WORDS ? text.slice(0, LONGEST_WORDS) + '…' : text),
      shareWords(length, this.state.trie.root.samples.length),
      joint === null ? '' : t('probability {share} after the text before', {share: percent(joint)}),
      ...[...endsOf(run.at(-1))].map(([reason, number]) => tn(number, '{count} ends here: {reason}', '{count} end here: {reason}', {reason: endWords(reason)[0]})),
      closed ? t('closed') : '',
    ].filter(Boolean).join(', ');
  }

  rootWords() {
    const {apart} = this.group;
    return apart === 'source' ? t('The source') : apart === 'message' ? t('The message') : t('The prompt');
  }

  // How a branch looks beside the picked node, and what is said of it.
  dress(view, words, expanded) {
    const {picked} = this.state;
    const {node, folded, entry} = view;
    const onPath = picked && !folded && this.state.isOnPath(entry);
    const among = picked && folded && isWithin(node, picked);
    const leadsThere = picked && !folded && isWithin(picked, entry.head);
    const classes = ['gp-branch', folded && 'gp-more', picked && !onPath && !among && 'gp-dim', leadsThere && 'gp-on-path'];
    sayClass(view.item, classes.filter(Boolean).join(' '));
    const isPicked = Boolean(picked && !folded && entry.run.includes(picked));
    sayAttributes(view.item, {'aria-label': words, 'aria-selected': String(isPicked)});
    if (view.expanded === expanded) return;
    view.expanded = expanded;
    if (expanded === null) view.item.removeAttribute('aria-expanded');
    else view.item.setAttribute('aria-expanded', expanded);
  }

  drawAbout() {
    const {group} = this;
    const {trie} = this.state;
    const samples = trie.root.samples.length;
    const waiting = group.entries.length - samples;
    const tips = new Set(trie.tips.filter(Boolean));
    const texts = tips.size === 1 && samples > 1 ? t('all with the same text') : tn(tips.size, '{count} different text', '{count} different texts');
    const told = {samples: waiting ? shareWords(samples, group.entries.length) : tn(samples, '{count} sample', '{count} samples'), texts};
    const about = group.done ? t('{samples}, {texts}.', told) : t('{samples} so far, {texts}.', told);
    say(this.about, samples ? `${about} ${t('Point at a branch for its numbers, click it to see its samples.')}` : t('The tree grows with the first tokens.'));
  }

  // ------------------------------------------------------------------------------------------- picked and pointed at

  pick(node) {
    this.state.pick(node);
    this.draw();
  }

  // Shows the card of a branch, or of one `node` of it; without a view none.
  /**
   * @param {View | null} view
   * @param {any} [node]
   */
  point(view, node) {
    if (this.pointed && this.pointed.view === view && this.pointed.node === node) return;
    this.pointed = view && {view, node};
    if (view) this.refreshCard();
    else this.card.hide();
  }

  refreshCard() {
    if (!this.pointed) return;
    const {view, node} = this.pointed;
    if (!view.item.isConnected || !view.entry || !view.entry.head.before) {
      this.pointed = null;
      this.card.hide();
      return;
    }
    const {head, run} = view.entry;
    const one = node && run.includes(node);
    this.card.show(view.knot, this.state.trie, one ? node : head, one ? node : run.at(-1), this.group.entries.length);
  }
}

// The colours of the probabilities, from 0 to 1.
function drawRamp(root) {
  for (let level = 0; level <= 10; level++) {
    const swatch = make('i');
    swatch.style.backgroundColor = `var(--gp-prob-${level})`;
    root.querySelector('.gp-key-ramp').append(swatch);
  }
}
