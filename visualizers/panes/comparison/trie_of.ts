// The samples of one strategy as a trie: texts share a node for as long as they have the same tokens. It grows token by
// token; `shownOf` says what of it is drawn. Draws nothing.

import type {EntryToken} from '../core/types.ts';

export interface TrieNode {
  id: number;
  token: EntryToken | null; // null: the root, which stands for the prompt
  before: TrieNode | null;
  depth: number;
  kids: Map<number, TrieNode>; // by token id
  order: TrieNode[]; // the same as they are drawn
  samples: number[]; // those that go through it
  ends: [sample: number, reason: string][]; // of those that end in it
  logprob: number | null; // the sum along its path, in nats; null where one of its tokens has none
}

export class Trie {
  readonly nodes: TrieNode[] = []; // by their ids
  readonly root = this.newNode(null, null);
  readonly tips: (TrieNode | undefined)[] = []; // of each sample: its last node
  readonly ended = new Map<number, string>(); // sample -> reason

  private newNode(token: EntryToken | null, before: TrieNode | null): TrieNode {
    const last = token?.logprob ?? null;
    const sum = before?.logprob ?? null;
    const logprob = !before ? 0 : sum === null || last === null ? null : sum + last;
    const depth = before ? before.depth + 1 : 0;
    const id = this.nodes.length;
    const node = {id, token, before, depth, kids: new Map(), order: [], samples: [], ends: [], logprob};
    this.nodes.push(node);
    return node;
  }

  private begin(sample: number): TrieNode {
    this.root.samples.push(sample);
    return (this.tips[sample] = this.root);
  }

  add(sample: number, token: EntryToken): void {
    const from = this.tips[sample] ?? this.begin(sample);
    let node = from.kids.get(token.token_id);
    if (!node) {
      node = this.newNode(token, from);
      from.kids.set(token.token_id, node);
      from.order.push(node);
    }
    node.samples.push(sample);
    this.tips[sample] = node;
  }

  // A sample that ended without a token ends in the root.
  end(sample: number, reason: string): void {
    if (this.ended.has(sample)) return;
    this.ended.set(sample, reason);
    (this.tips[sample] ?? this.begin(sample)).ends.push([sample, reason]);
  }

  // How many samples have a token at this depth, or came to their own end before it: those of which some would be
  // expected in a node there. What a limit, an error or a hand cut short is not counted.
  reached(depth: number): number {
    const natural = (sample: number) => !CUT_SHORT.has(this.ended.get(sample) ?? 'length');
    return this.root.samples.filter((sample) => (this.tips[sample]?.depth ?? 0) >= depth || natural(sample)).length;
  }
}

const CUT_SHORT = new Set(['length', 'max_time', 'stopped', 'failed', 'given', 'unfinished']);

// The nodes that follow one another from this one on, without a branch or an end. Samples that are not as far do not
// break it: they may still follow.
function runFrom(node: TrieNode): TrieNode[] {
  const run = [node];
  while (node.kids.size === 1 && !node.ends.length) {
    [node] = node.order;
    run.push(node);
  }
  return run;
}

// The first of the nodes that are joined with this one.
export function headOf(node: TrieNode): TrieNode {
  while (node.before && node.before.before && node.before.kids.size === 1 && !node.before.ends.length)
    node = node.before;
  return node;
}

// The probability of a node's text, its tokens multiplied, or of what follows another node on its path; null: not known.
export const jointOf = (node: TrieNode, after: TrieNode | null = null): number | null => {
  const before = after ? after.logprob : 0;
  return node.logprob === null || before === null ? null : Math.exp(node.logprob - before);
};

export function pathTo(node: TrieNode): TrieNode[] {
  const path: TrieNode[] = [];
  for (; node.before; node = node.before) path.push(node);
  return path.reverse();
}

/** What a token adds to the text, or the name of one that adds nothing. */
export const pieceOf = ({token}: TrieNode): string => token?.piece ?? token?.text ?? '';

/** Whether a node stands behind another one, or is that one. */
export function isWithin(node: TrieNode, other: TrieNode): boolean {
  let at: TrieNode | null = node;
  while (at && at.depth > other.depth) at = at.before;
  return at === other;
}

const likelier = (a: TrieNode, b: TrieNode): number =>
  (b.logprob ?? -Infinity) - (a.logprob ?? -Infinity) || (a.token?.token_id ?? 0) - (b.token?.token_id ?? 0);

// Puts the kids of a node in their order, the most frequent first. While it `grows`, one passes another only when it is
// clearly ahead, so that lanes do not jump to and fro.
function putInOrder({order}: TrieNode, grows: boolean): TrieNode[] {
  if (!grows) {
    order.sort((a, b) => b.samples.length - a.samples.length || likelier(a, b));
    return order;
  }
  const ahead = (a: TrieNode, b: TrieNode) => a.samples.length > b.samples.length + Math.max(0.5, b.samples.length / 5);
  for (let i = 1; i < order.length; i++) {
    for (let j = i; j > 0 && ahead(order[j], order[j - 1]); j--) [order[j - 1], order[j]] = [order[j], order[j - 1]];
  }
  return order;
}

/** What is drawn of the joined nodes of `run`, which begin with `head`. */
export interface Branch {
  head: TrieNode;
  run: TrieNode[];
  kids: Branch[]; // that are shown
  folded: TrieNode[]; // those that are not, as "+ 12 more"
  closed: boolean;
}

interface ShownOptions {
  lanes: number;
  grows: boolean;
  opened?: Map<number, number>; // node id -> how many more of its kids are asked for
  closed?: Set<number>; // ids of heads that were closed
  before?: Set<number>; // ids of what was shown last, which a rival must beat
}

type Place = [node: TrieNode, branch: Branch]; // the branch that it would be shown in

// What is drawn of a trie: the branch of the root, and so on. Everything shown goes on with its first kid; further kids get a
// lane each, the most frequent of the whole tree first, until `lanes` are used.
export function shownOf(
  trie: Trie,
  {lanes, grows, opened = new Map(), closed = new Set(), before = new Set()}: ShownOptions,
): Branch {
  const queue: Place[] = [];
  const asked: Place[] = []; // those that are shown whatever room they take
  const weight = ({id, samples}: TrieNode) => samples.length + (grows && before.has(id) ? 0.5 : 0);
  const rank = ([a]: Place, [b]: Place) => weight(b) - weight(a) || a.depth - b.depth || likelier(a, b);
  let used = 0;

  function show(head: TrieNode, run: TrieNode[], place: Branch[]): void {
    used += 1; // its lane, which its first kids go on in
    for (;;) {
      const last = run[run.length - 1];
      const entry: Branch = {head, run, kids: [], folded: [], closed: closed.has(head.id)};
      place.push(entry);
      const order = putInOrder(last, grows);
      if (!order.length || entry.closed) return;
      const free = 1 + (opened.get(last.id) || 0);
      order.slice(1).forEach((node, i) => (i + 1 < free ? asked : queue).push([node, entry]));
      place = entry.kids;
      [head] = order;
      run = runFrom(head);
    }
  }

  const showAll = (places: Place[]) => {
    for (let place = places.pop(); place; place = places.pop()) {
      const [node, entry] = place;
      show(node, runFrom(node), entry.kids);
      showAll(asked);
    }
  };
  const fold = () => queue.splice(0).forEach(([node, entry]) => entry.folded.push(node));

  const roots: Branch[] = [];
  show(trie.root, [trie.root], roots);
  showAll(asked);
  while (queue.length && used < lanes) {
    queue.sort(rank);
    showAll(queue.splice(0, 1));
  }
  fold();
  for (let lone = takeLone(roots[0]); lone.length; lone = takeLone(roots[0])) {
    showAll(lone);
    fold();
  }
  tidy(roots[0]);
  return roots[0];
}

// The branches that are folded alone: "+ 1 more" would take as much room as the one.
function takeLone(entry: Branch): Place[] {
  const lone = entry.folded.length === 1 ? entry.folded.splice(0).map((node): Place => [node, entry]) : [];
  return [...lone, ...entry.kids.flatMap(takeLone)];
}

// Kids in the order of their node, whatever order they were shown in.
function tidy(entry: Branch): void {
  const place = new Map(entry.run[entry.run.length - 1].order.map((node, i) => [node, i]));
  entry.kids.sort((a, b) => (place.get(a.head) ?? 0) - (place.get(b.head) ?? 0));
  entry.kids.forEach(tidy);
}
