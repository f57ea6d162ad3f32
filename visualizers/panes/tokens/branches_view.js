// Draws the trees of runs: nested lists, one row a run.

import {fixed} from '../core/notation.ts';
import {inOneLine, make, modeName, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';

/** @import {BranchState, Run} from './branches_state.js' */

const WORDS = 8; // tokens of a run that stand in its label
const FEWEST_LEFT_OUT = 3; // tokens of its beginning, which the runs that leave it later share
const IMPOSSIBLE = -1e30; // a given token that the processors remove has the lowest number that its precision has

/** @param {number} total */
const logProbability = (total) => `log p ${total > IMPOSSIBLE ? fixed(total, 2).replace('-', '−') : '−∞'}`;

// The tokens with which a run becomes its own: from where it left another one; of an original, from where the first run
// leaves it, unless that is near its beginning.
/** @param {Run} run */
function wordsOf(run) {
  const pieces = run.pieces;
  const left = Math.min(...run.children.map(({at}) => at));
  const from = run.parent ? run.at : Number.isFinite(left) && left >= FEWEST_LEFT_OUT ? left : 0;
  const words = inOneLine(pieces.slice(from, from + WORDS).join(''));
  return t('“{text}”', {text: `${from && !run.parent ? '…' : ''}${words}${pieces.length > from + WORDS ? '…' : ''}`});
}

/** @param {Run} run */
function originOf(run) {
  if (!run.parent) return run.read ? t('a text that was read:') : t('the original:');
  const place = {number: run.at + 1, token: quoted(run.from ?? '')};
  if (run.kind !== 'branch') return t('continues at token {number}:', place);
  return run.on ? t('again from {token} at token {number}:', place) : t('instead of {token} at token {number}:', place);
}

export class BranchView {
  /**
   * @param {HTMLElement} root
   * @param {BranchState} state
   */
  constructor(root, state) {
    this.root = root;
    this.state = state;
    /** @type {HTMLElement} */
    this.tree = root.querySelector('.gp-tree');
    /** @type {HTMLElement} */
    this.told = root.querySelector('.gp-told');
    /** @type {HTMLButtonElement} */
    this.remove = root.querySelector('.gp-delete');
  }

  draw() {
    const {root, tree, state} = this;
    const runs = state.log.canAsk ? state.visible : [];
    root.hidden = !runs.length;
    if (root.hidden) return;
    const {scrollTop} = tree;
    tree.replaceChildren(...runs.map((run) => this.lay(run)));
    tree.scrollTop = scrollTop;
    if (state.shown) this.reveal(/** @type {HTMLElement} */ (state.shown.item.firstChild));
    this.remove.disabled = !state.refuge;
    this.calm();
  }

  // The button no longer asks whether it is meant.
  calm() {
    this.remove.textContent = 'Delete';
    delete this.remove.dataset.sure;
  }

  /** @type {(run: Run) => HTMLElement} */
  lay(run) {
    run.item ??= newItem();
    this.fill(run);
    const old = run.item.querySelector(':scope > ul');
    if (old) old.remove();
    if (run.children.length) {
      const group = make('ul', '', null, {role: 'group'});
      group.append(...run.children.map((child) => this.lay(child)));
      run.item.append(group);
      run.item.setAttribute('aria-expanded', 'true');
    } else {
      run.item.removeAttribute('aria-expanded');
    }
    return run.item;
  }

  // What one run's row says.
  /** @param {Run} run */
  fill(run) {
    const {item} = run;
    const isShown = run === this.state.shown;
    const words = wordsOf(run);
    const facts = [
      tn(run.tokens, '{count} token', '{count} tokens'), logProbability(run.total),
      ...(run.searched ? [t('best of {mode}', {mode: modeName(run.mode)})] : []),
    ].join(' · ');
    const label = item.querySelector('.gp-label');
    if (!label.querySelector('input')) {
      const parts = [make('span', 'gp-note', originOf(run)), ' ', make('bdi', 'gp-words', words)];
      if (run.name) label.replaceChildren(make('bdi', 'gp-name', run.name), ' ', ...parts);
      else label.replaceChildren(...parts);
    }
    /** @type {HTMLElement} */
    const place = item.querySelector('.gp-facts');
    say(place, facts);
    place.title = t('Length, and total log-probability after the processors, in nats; −∞ where they remove a given token. Beam search scores given tokens before the processors.');
    say(item.querySelector('.gp-sign'), isShown ? '▶' : '');
    item.setAttribute('aria-selected', String(isShown));
    item.setAttribute('aria-label', [run.name, `${originOf(run)} ${words}`, facts, isShown ? t('shown') : ''].filter(Boolean).join(', '));
    item.tabIndex = isShown ? 0 : -1;
  }

  // Brings a row into sight, and moves nothing but the tree for that.
  /** @param {HTMLElement} row */
  reveal(row) {
    const {tree} = this;
    const [here, there] = [tree.getBoundingClientRect(), row.getBoundingClientRect()];
    tree.scrollTop += Math.min(0, there.top - here.top - 4) + Math.max(0, there.bottom - here.bottom + 4);
  }
}

function newItem() {
  const item = make('li', 'gp-run', null, {role: 'treeitem'});
  const row = make('div', 'gp-row');
  row.append(make('span', 'gp-sign', '', {'aria-hidden': 'true'}), make('span', 'gp-label'), make('span', 'gp-facts'));
  item.append(row);
  return item;
}
