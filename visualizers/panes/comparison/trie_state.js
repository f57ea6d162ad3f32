// What the trie pane shows: the trie of one strategy's samples, and what a person opened, closed and picked in it. Draws
// nothing.

import {endOf} from './run_status.js';
import {Trie, shownOf} from './trie_of.js';

const MORE = 12; // branches that one press unfolds

export class TrieState {
  /** @param {import('../core/run_group.ts').RunGroup} group */
  constructor(group) {
    this.group = group;
    this.begin();
  }

  // An empty trie, for a new run.
  begin() {
    this.trie = new Trie();
    /** @type {Map<number, number>} node id -> how many more of its branches are asked for */
    this.opened = new Map();
    /** @type {Set<number>} the first nodes of branches that were closed */
    this.closed = new Set();
    /** The node whose samples are shown, by what is joined with it now. */
    this.picked = null;
  }

  // Takes up what a sample has written since.
  /** @param {number} number */
  read(number) {
    const {trie, group} = this;
    const entry = group.entries[number];
    const tip = trie.tips[number];
    for (let i = tip ? tip.depth : 0; i < entry.tokens.length; i++) trie.add(number, entry.tokens[i]);
    const end = endOf(entry);
    if (end) trie.end(number, end);
  }

  // The entry of the root (see `shownOf`). `before` are the ids of the branches shown last.
  /**
   * @param {number} lanes
   * @param {Set<number>} before
   */
  shown(lanes, before) {
    return shownOf(this.trie, {lanes, grows: !this.group.done, opened: this.opened, closed: this.closed, before});
  }

  // Picks a node, or lets go of it.
  pick(node) {
    this.picked = node === this.picked ? null : node;
  }

  // Asks for some more of the branches that are folded behind a node.
  unfold(node, folded) {
    const shown = node.order.length - folded.length;
    this.opened.set(node.id, shown - 1 + Math.min(MORE, folded.length));
  }

  // Whether a branch leads to the picked node, holds it, or comes after it.
  isOnPath({head, run}) {
    return isWithin(run.at(-1), this.picked) || isWithin(this.picked, head);
  }
}

// Whether a node stands behind another one, or is that one.
export function isWithin(node, other) {
  while (node && node.depth > other.depth) node = node.before;
  return node === other;
}
