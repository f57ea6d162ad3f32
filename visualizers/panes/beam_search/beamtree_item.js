// The tree item of the beam tree: the one node that has, or would get, the focus. Only one node is a tree item at a time,
// made anew for each move, so that a screen reader tells of it.

import {make, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {fateOf, nodeFacts, wordsIn} from './node_card.js';

/** @import {BeamTreeState} from './beamtree_state.js' */

export class BeamTreeItem {
  /**
   * @param {HTMLElement} box
   * @param {BeamTreeState} state
   * @param {import('../core/panning.ts').Panning} pan
   */
  constructor(box, state, pan) {
    this.box = box;
    this.state = state;
    this.pan = pan;
    /** @type {HTMLElement | null} */
    this.element = null;
    /** The entry that it represents. */
    this.entry = null;
  }

  // Makes an entry the tree item, and gives it the focus, unless it came there `quietly`.
  focusOn(entry, quietly = false) {
    const old = this.element;
    const hadFocus = old && document.activeElement === old;
    this.element = make('div', '', null, {role: 'treeitem', tabindex: '0', ...this.attributesOf(entry)});
    this.entry = entry;
    this.box.append(this.element);
    if (old) old.remove();
    this.place();
    if (hadFocus || !quietly) this.element.focus({preventScroll: true});
  }

  attributesOf(entry) {
    const {state} = this;
    const level = entry.node ? entry.nodes[0].index + 2 : 1;
    const siblings = entry.node ? state.kidsOf(state.parentOf(entry) || state.tree.entries[0]) : [entry];
    const expanded = entry.hidden || entry.folded ? 'false' : state.kidsOf(entry).length ? 'true' : null;
    return {
      'aria-level': level,
      'aria-label': this.labelOf(entry),
      'aria-setsize': siblings.length || 1,
      'aria-posinset': Math.max(0, siblings.indexOf(entry)) + 1,
      'aria-selected': String(Boolean(entry.node) && entry.node === state.selected),
      ...(expanded && {'aria-expanded': expanded}),
    };
  }

  labelOf(entry) {
    const {log} = this.state;
    const {node, nodes} = entry;
    if (!node) return t(log.readsSource ? 'The start of the target, where the tree begins' : 'The prompt, where the tree begins');
    const text = quoted(nodes.map(wordsIn).join(''));
    const words = nodes.length > 1 ? tn(nodes.length, '{count} token, {text}', '{count} tokens, {text}', {text}) : text;
    const facts = nodeFacts(node, log).map(([name, value]) => `${name} ${value}`);
    return `${words}, ${t('step {number}', {number: node.index + 1})}. ${fateOf(node, entry.look, log, entry)} ${facts.join(', ')}`;
  }

  // Puts it where its entry is drawn. Where the tree no longer has that, the best text's end takes its place.
  place() {
    const {state: {tree, best}, entry: old, pan: {x, y, zoom}} = this;
    if (!tree) return;
    const entry = (old && (old.node ? tree.at.get(old.node) : tree.entries[0])) || tree.at.get(best) || tree.entries[0];
    if (!old || entry.node !== old.node) {
      this.focusOn(entry, true);
      return;
    }
    this.entry = entry;
    Object.assign(this.element.style, {
      left: `${(entry.x - x) * zoom}px`,
      top: `${(entry.y - y) * zoom}px`,
      width: `${entry.width * zoom}px`,
      height: `${entry.height * zoom}px`,
    });
  }

  // The entry above or below in the same column.
  neighbour(delta) {
    const column = this.state.tree.entries.filter(({x}) => x === this.entry.x).sort((a, b) => a.y - b.y);
    return column[column.indexOf(this.entry) + delta];
  }
}
