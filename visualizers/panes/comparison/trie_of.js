// The samples of one strategy as a trie: texts share a node for as long as they have the same tokens. It grows token by
// token; `shownOf` says what of it is drawn. Draws nothing.
//
// A node is {id, token, before, depth, kids, samples, ends, logprob, order}: `kids` by token id, `samples` those that go
// through it, `ends` the [sample, reason] of those that end in it, `logprob` the sum along its path (nats; null where one
// of its tokens has none), `order` its kids as they are drawn. The root stands for the prompt.

export class Trie {
  constructor() {
    this.count = 0; // nodes
    this.root = this.node(null, null);
    this.tips = []; // of each sample: its last node
    this.ended = new Map(); // sample -> reason
  }

  node(token, before) {
    const known = before && before.logprob !== null && token.logprob !== null && token.logprob !== undefined;
    const logprob = !before ? 0 : known ? before.logprob + token.logprob : null;
    return {id: this.count++, token, before, depth: before ? before.depth + 1 : 0, kids: new Map(), samples: [], ends: [], logprob, order: []};
  }

  begin(sample) {
    this.root.samples.push(sample);
    return this.tips[sample] = this.root;
  }

  add(sample, token) {
    const from = this.tips[sample] || this.begin(sample);
    let node = from.kids.get(token.token_id);
    if (!node) {
      node = this.node(token, from);
      from.kids.set(token.token_id, node);
      from.order.push(node);
    }
    node.samples.push(sample);
    this.tips[sample] = node;
  }

  // A sample that ended without a token ends in the root.
  end(sample, reason) {
    if (this.ended.has(sample)) return;
    this.ended.set(sample, reason);
    (this.tips[sample] || this.begin(sample)).ends.push([sample, reason]);
  }

  // How many samples have a token at this depth, or came to their own end before it: those of which some would be
  // expected in a node there. What a limit, an error or a hand cut short is not counted.
  reached(depth) {
    const natural = (sample) => !CUT_SHORT.has(this.ended.get(sample) ?? 'length');
    return this.root.samples.filter((sample) => this.tips[sample].depth >= depth || natural(sample)).length;
  }
}

const CUT_SHORT = new Set(['length', 'max_time', 'stopped', 'failed', 'given', 'unfinished']);

// The nodes that follow one another from this one on, without a branch or an end. Samples that are not as far do not
// break it: they may still follow.
function runFrom(node) {
  const run = [node];
  while (node.kids.size === 1 && !node.ends.length) {
    [node] = node.order;
    run.push(node);
  }
  return run;
}

// The first of the nodes that are joined with this one.
export function headOf(node) {
  while (node.before && node.before.before && node.before.kids.size === 1 && !node.before.ends.length) node = node.before;
  return node;
}

// The probability of a node's text, its tokens multiplied, or of what follows another node on its path; null: not known.
export const jointOf = (node, after = null) => (node.logprob === null || after && after.logprob === null ? null : Math.exp(node.logprob - (after ? after.logprob : 0)));

export const pathTo = (node) => {
  const path = [];
  for (; node.before; node = node.before) path.push(node);
  return path.reverse();
};

const likelier = (a, b) => (b.logprob ?? -Infinity) - (a.logprob ?? -Infinity) || a.token.token_id - b.token.token_id;

// Puts the kids of a node in their order, the most frequent first. While it `grows`, one passes another only when it is
// clearly ahead, so that lanes do not jump to and fro.
function putInOrder({order}, grows) {
  if (!grows) {
    order.sort((a, b) => b.samples.length - a.samples.length || likelier(a, b));
    return order;
  }
  const ahead = (a, b) => a.samples.length > b.samples.length + Math.max(0.5, b.samples.length / 5);
  for (let i = 1; i < order.length; i++) {
    for (let j = i; j > 0 && ahead(order[j], order[j - 1]); j--) [order[j - 1], order[j]] = [order[j], order[j - 1]];
  }
  return order;
}

// What is drawn of a trie: {head, run, kids, folded, closed} for the root and so on. `run` are the joined nodes, `kids` the
// branches that are shown, `folded` those that are not, as "+ 12 more". Everything shown goes on with its first kid;
// further kids get a lane each, the most frequent of the whole tree first, until `lanes` are used. `options`:
//   lanes; grows; opened: node id -> how many more of its kids are asked for; closed: ids of heads that were closed;
//   before: ids of what was shown last, which a rival must beat.
export function shownOf(trie, {lanes, grows, opened = new Map(), closed = new Set(), before = new Set()}) {
  const queue = []; // [node, the entry that it would be shown in]
  const asked = []; // the same, of those that are shown whatever room they take
  const weight = ({id, samples}) => samples.length + (grows && before.has(id) ? 0.5 : 0);
  const rank = ([a], [b]) => weight(b) - weight(a) || a.depth - b.depth || likelier(a, b);
  let used = 0;

  function show(head, run, place) {
    used += 1; // its lane, which its first kids go on in
    for (;;) {
      const last = run.at(-1);
      const entry = {head, run, kids: [], folded: [], closed: closed.has(head.id)};
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

  const showAll = (places) => {
    while (places.length) {
      const [node, entry] = places.pop();
      show(node, runFrom(node), entry.kids);
      showAll(asked);
    }
  };
  const fold = () => queue.splice(0).forEach(([node, entry]) => entry.folded.push(node));

  const roots = [];
  show(trie.root, [trie.root], roots);
  showAll(asked);
  while (queue.length && used < lanes) {
    queue.sort(rank);
    showAll([queue.shift()]);
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
function takeLone(entry) {
  const lone = entry.folded.length === 1 ? [[entry.folded.pop(), entry]] : [];
  return [...lone, ...entry.kids.flatMap(takeLone)];
}

// Kids in the order of their node, whatever order they were shown in.
function tidy(entry) {
  const place = new Map(entry.run.at(-1).order.map((node, i) => [node, i]));
  entry.kids.sort((a, b) => place.get(a.head) - place.get(b.head));
  entry.kids.forEach(tidy);
}
