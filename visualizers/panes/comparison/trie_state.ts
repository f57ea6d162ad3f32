// What the trie pane shows: the trie of one strategy's samples, and what a person opened, closed and picked in it. Draws
// nothing.

import type {RunGroup} from '../core/run_group.ts';
import {endOf} from './run_status.ts';
import {type Branch, Trie, type TrieNode, isWithin, shownOf} from './trie_of.ts';

const MORE = 12; // branches that one press unfolds

export class TrieState {
  trie = new Trie();
  opened = new Map<number, number>(); // node id -> how many more of its branches are asked for
  closed = new Set<number>(); // the first nodes of branches that were closed
  picked: TrieNode | null = null; // whose samples are shown, by what is joined with it now
  shown = new Map<number, Branch>(); // the branches that were shown last, by the ids of their first nodes

  constructor(readonly group: RunGroup) {}

  // An empty trie, for a new run.
  begin(): void {
    this.trie = new Trie();
    this.opened.clear();
    this.closed.clear();
    this.picked = null;
    this.shown.clear();
  }

  // Takes up what a sample has written since.
  read(number: number): void {
    const {trie, group} = this;
    const entry = group.entries[number];
    for (let i = trie.tips[number]?.depth ?? 0; i < entry.tokens.length; i++) trie.add(number, entry.tokens[i]);
    const end = endOf(entry);
    if (end) trie.end(number, end);
  }

  // The branch of the root (see `shownOf`).
  show(lanes: number): Branch {
    const {trie, opened, closed, shown} = this;
    const grows = !this.group.done;
    const root = shownOf(trie, {lanes, grows, opened, closed, before: new Set(shown.keys())});
    shown.clear();
    const remember = (branch: Branch) => {
      shown.set(branch.head.id, branch);
      branch.kids.forEach(remember);
    };
    remember(root);
    return root;
  }

  // Picks a node, or lets go of it.
  pick(node: TrieNode | null): void {
    this.picked = node === this.picked ? null : node;
  }

  // Asks for some more of the branches that are folded behind a node.
  unfold(node: TrieNode, folded: TrieNode[]): void {
    const shown = node.order.length - folded.length;
    this.opened.set(node.id, shown - 1 + Math.min(MORE, folded.length));
  }

  // Whether a branch leads to the picked node, holds it, or comes after it.
  isOnPath({head, run}: Branch): boolean {
    const {picked} = this;
    return !picked || isWithin(run[run.length - 1], picked) || isWithin(picked, head);
  }
}
