// The tree of a beam search as places on a plane: which nodes are shown, in which lane and column each stands. Draws
// nothing. A text that goes on keeps its lane; a fork takes the nearest free one, so that nothing that stands moves when
// the tree grows. Steps are columns; columns in which nothing forks or ends can be folded into one.
//
// A node is a step of the log with a `beam`. What it looks like (`look`): "tip" (goes on), "inner" (went on), "lost"
// (went on for a while; nothing came of it), "kept" (ended, among the best so far), "fell" (ended, but better ones came),
// "ended" (ended, and does not count), "pruned" (considered and pruned), "unseen" (too improbable to be considered).

import {unseenNode} from '../core/log.ts';

export const TREE = {
  node: 108, fold: 236, gap: 34, // widths
  row: 38, leaf: 20, between: 8, // heights: of a node, of a candidate that was pruned, between two lanes
  margin: 20, band: 22,
  short: 3, // a fold has at least so many columns
};

const SURVIVES = new Set(['running']);
const ENDS = new Set(['finished']);

// What is shown of the search for one prompt. `options`:
//   upTo: the last step that counts (an index); candidates: how many that were pruned are shown for each beam;
//   lost: whether beams of which nothing came are shown; fold: whether runs of plain columns become one;
//   collapsed: a set of nodes of which nothing that follows is shown; unfolded: a set of steps whose fold is open;
//   returned: the last nodes of the outputs, the best first, once they are known; live: whether more is to come;
//   greedy: the nodes that greedy decoding would have chosen.
// Gives {entries, edges, columns, bands, width, height, at}: `entries` are {node, nodes, look, x, y, width, height, lane,
// hidden, place, greedy}, `nodes` being those of a fold and `hidden` how many a collapsed node hides; `edges` {from, to, look,
// share}; `at` finds the entry of a node.
export function grownTree(prompt, options) {
  const last = Math.min(options.upTo, prompt.steps.length - 1);
  const kept = poolAt(prompt, last);
  const outputs = new Map((options.returned || []).map((node, i) => [node, i + 1]));
  const alive = ancestors([...kept, ...outputs.keys(), ...runningAt(prompt, last)]);
  const {kids, hidden} = shownKids(prompt, last, options, alive, kept);
  const {lanes, counts} = laneOf(prompt, last, kids);
  const columns = columnsOf(prompt, last, kids, lanes, options);
  return laidOut(prompt, {last, kept, outputs, alive, kids, hidden, lanes, counts, columns, options});
}

// ---------------------------------------------------------------------------------------------------- what is shown

const runningAt = (prompt, index) => (prompt.steps[index] || []).filter(({beam}) => SURVIVES.has(beam.status));

// The ended texts that are kept after a step: the best, as many as the search then held.
export function poolAt(prompt, index) {
  const ended = prompt.steps.slice(0, index + 1).flat().filter(({beam}) => ENDS.has(beam.status));
  ended.sort((a, b) => b.beam.final_score - a.beam.final_score);
  return new Set(ended.slice(0, (prompt.pools[index] || []).length));
}

export function ancestors(nodes) {
  const found = new Set();
  for (let node of nodes) for (; node && !found.has(node); node = node.before) found.add(node);
  return found;
}

// `kids`: for each node, and for null, the root, {on: those that go on, off: those that do not}, best first. `hidden`: for
// each collapsed node, how many it hides.
function shownKids(prompt, last, options, alive, kept) {
  const kids = new Map();
  const shown = new Set([null]); // that go on
  const under = new Map(); // nodes below a collapsed one -> that one
  const hidden = new Map();
  const of = (parent) => {
    if (!kids.has(parent)) kids.set(parent, {on: [], off: []});
    return kids.get(parent);
  };
  of(null);
  for (let index = 0; index <= last; index++) {
    for (const node of prompt.steps[index]) {
      const {before: parent} = node;
      const roof = options.collapsed.has(parent) ? parent : under.get(parent);
      if (roof !== undefined && roof !== null) {
        under.set(node, roof);
        hidden.set(roof, (hidden.get(roof) || 0) + 1);
      } else if (!SURVIVES.has(node.beam.status)) {
        if (!ENDS.has(node.beam.status) || options.lost || kept.has(node)) of(parent).off.push(node);
      } else if (options.lost || alive.has(node)) {
        of(parent).on.push(node);
        shown.add(node);
      }
    }
    prompt.distributions[index].forEach((distribution, place) => {
      const parent = beamBefore(prompt, index, place);
      if (options.candidates && shown.has(parent) && !options.collapsed.has(parent)) {
        addUnseen(prompt, index, place, distribution, of(parent), options.candidates);
      }
    });
  }
  for (const family of kids.values()) {
    family.on.sort((a, b) => a.beam.beam - b.beam.beam);
    const ends = family.off.filter(({beam}) => ENDS.has(beam.status));
    const others = family.off.filter(({beam}) => !ENDS.has(beam.status));
    const order = (a, b) => b.beam.score - a.beam.score;
    family.off = [...ends.sort(order), ...fewest(others.sort(order), options.candidates)];
  }
  return {kids, hidden};
}

// The first `most` of each beam: the root may stand for the first beams of several groups.
function fewest(nodes, most) {
  const taken = new Map();
  return nodes.filter(({beam: {parent}}) => {
    taken.set(parent, (taken.get(parent) || 0) + 1);
    return taken.get(parent) <= most;
  });
}

// The beam with this number before a step: null, the root, before the first one. Before the first tokens that the search
// chose, only some numbers count: the others hold the same text.
function beamBefore(prompt, index, number) {
  if (index <= prompt.given && !prompt.steps[index].some(({beam}) => beam.parent === number)) return undefined;
  return index ? prompt.byStep[index - 1].get(number) : null;
}

// The next best tokens of a beam that the search did not look at, as far as there is room for them.
function addUnseen(prompt, index, number, distribution, family, most) {
  let room = most - family.off.filter(({beam}) => beam.parent === number && !ENDS.has(beam.status)).length;
  if (room <= 0) return;
  const known = new Set(prompt.steps[index].filter(({beam}) => beam.parent === number).map(({beam}) => beam.token_id));
  for (const candidate of distribution.candidates) {
    if (candidate.logprob === null || known.has(candidate.token_id)) continue;
    family.off.push(unseenNode(prompt, index, number, distribution, candidate));
    room -= 1;
    if (!room) return;
  }
}

// ---------------------------------------------------------------------------------------------------- lanes

// `lanes`: node -> {group, number}; `counts`: group -> how many lanes it has. A family's best keeps its parent's lane, the
// others take the nearest that is free, if they can one that nothing stood in just before.
function laneOf(prompt, last, kids) {
  const lanes = new Map();
  const used = new Map(); // group -> for each lane the last column in which something stands
  for (let index = 0; index <= last; index++) {
    const news = [];
    const seen = new Set();
    for (const node of runningAt(prompt, index)) {
      const family = kids.get(node.before);
      if (!family || !family.on.includes(node)) continue;
      const group = node.beam.group ?? 0;
      if (!used.has(group)) used.set(group, []);
      const main = family.on.find(({beam}) => (beam.group ?? 0) === group);
      if (main === node && node.before && lanes.has(node.before)) {
        lanes.set(node, lanes.get(node.before));
        used.get(group)[lanes.get(node).number] = index;
        seen.add(node);
      } else {
        news.push(node);
      }
    }
    news.sort((a, b) => a.beam.beam - b.beam.beam);
    for (const node of news) {
      const group = node.beam.group ?? 0;
      const number = freeLane(used.get(group), index, node.before && lanes.has(node.before) ? lanes.get(node.before).number : 0);
      used.get(group)[number] = index;
      lanes.set(node, {group, number});
    }
  }
  const counts = new Map([...used].sort(([a], [b]) => a - b).map(([group, list]) => [group, Math.max(1, list.length)]));
  return {lanes, counts};
}

function freeLane(used, index, near) {
  const nearest = (free) => free.sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || b - a)[0];
  const numbers = used.map((_, number) => number);
  const calm = numbers.filter((number) => used[number] < index - 1);
  return calm.length ? nearest(calm) : used.length;
}

// ---------------------------------------------------------------------------------------------------- columns

// [{from, to}] in order: the steps that stand in each column.
function columnsOf(prompt, last, kids, lanes, options) {
  const plain = (index) => runningAt(prompt, index - 1).every((node) => {
    if (!lanes.has(node)) return true;
    const family = kids.get(node);
    return family && family.on.length === 1 && !family.off.some(({beam}) => ENDS.has(beam.status));
  });
  const columns = [];
  const end = options.live ? last - 2 : last; // the newest stay open
  for (let index = 0; index <= last; index++) {
    const before = columns.at(-1);
    if (options.fold && before && index <= end && plain(index)) before.to = index;
    else columns.push({from: index, to: index});
  }
  return columns.flatMap((column) => {
    const length = column.to - column.from + 1;
    if (length >= TREE.short && !options.unfolded.has(column.from)) return [column];
    return Array.from({length}, (_, i) => ({from: column.from + i, to: column.from + i, ...(length >= TREE.short && i === 0 ? {open: true} : {})}));
  });
}

// ---------------------------------------------------------------------------------------------------- places

function laidOut(prompt, {last, kept, outputs, alive, kids, hidden, lanes, counts, columns, options}) {
  const columnAt = [];
  let x = TREE.margin + TREE.node + TREE.gap; // the root stands first
  for (const column of columns) {
    column.x = x;
    column.folded = column.to > column.from;
    column.width = column.folded ? TREE.fold : TREE.node;
    x += column.width + TREE.gap;
    for (let index = column.from; index <= column.to; index++) columnAt[index] = column;
  }
  const {tops, bands, height} = rowsOf(kids, lanes, counts, columnAt);
  const laneTop = (lane) => tops.get(lane.group)[lane.number];
  const root = {node: null, nodes: [], look: 'root', x: TREE.margin, y: rootTop(tops), width: TREE.node, height: TREE.row - 4, hidden: 0};
  const entries = [root];
  const at = new Map([[null, root]]);
  const edges = [];

  function add(node, y, tall) {
    const column = columnAt[node.index];
    const entry = {
      node, nodes: [node], look: lookOf(node), x: column.x, y, width: column.width, height: tall,
      hidden: hidden.get(node) || 0, place: outputs.get(node) || null, folded: column.folded, column, greedy: options.greedy.has(node),
    };
    at.set(node, entry);
    entries.push(entry);
    const from = at.get(node.before);
    if (from) edges.push({from, to: entry, look: entry.look, share: Math.min(1, Math.exp(node.beam.logprob ?? -Infinity))});
    return entry;
  }

  function lookOf(node) {
    const {status} = node.beam;
    if (status === 'finished') return kept.has(node) ? 'kept' : 'fell';
    if (status !== 'running') return status;
    if (node.index === last) return 'tip';
    return alive.has(node) ? 'inner' : 'lost';
  }

  for (let index = 0; index <= last; index++) {
    const column = columnAt[index];
    for (const node of runningAt(prompt, index)) {
      if (!lanes.has(node)) continue;
      if (index > column.from) { // a fold goes on
        const entry = at.get(node.before);
        if (entry) {
          entry.nodes.push(node);
          entry.node = node;
          entry.look = lookOf(node);
          entry.greedy &&= options.greedy.has(node);
          entry.hidden = hidden.get(node) || 0;
          at.set(node, entry);
        }
      } else {
        add(node, laneTop(lanes.get(node)), TREE.row - 4).lane = lanes.get(node);
      }
    }
  }
  for (const [parent, family] of kids) {
    const top = parent === null ? null : lanes.get(parent) && laneTop(lanes.get(parent));
    if (top === undefined) continue;
    const room = new Map();
    for (const node of family.off) {
      const column = columnAt[node.index];
      if (!column || column.folded && !ENDS.has(node.beam.status)) continue;
      const start = top ?? tops.get(node.beam.group ?? 0)[0];
      const row = room.get(start) || 0;
      room.set(start, row + 1);
      add(node, start + TREE.row + row * TREE.leaf, TREE.leaf - 2);
    }
  }
  return {entries, edges, columns, bands, at, last, width: x - TREE.gap + TREE.margin, height};
}

// The top of each lane: a lane is as high as the most that hangs under one of its nodes.
function rowsOf(kids, lanes, counts, columnAt) {
  const most = new Map();
  for (const [parent, family] of kids) {
    const hanging = new Map();
    for (const node of family.off) {
      const column = columnAt[node.index];
      if (!column || column.folded && !ENDS.has(node.beam.status)) continue;
      const lane = parent === null ? {group: node.beam.group ?? 0, number: 0} : lanes.get(parent);
      if (!lane) continue;
      const key = `${lane.group} ${lane.number}`;
      hanging.set(key, (hanging.get(key) || 0) + 1);
    }
    for (const [key, length] of hanging) most.set(key, Math.max(most.get(key) || 0, length));
  }
  const tops = new Map();
  const bands = [];
  let y = TREE.margin;
  const grouped = counts.size > 1;
  for (const [group, length] of counts) {
    const start = y;
    if (grouped) y += TREE.band;
    tops.set(group, []);
    for (let number = 0; number < length; number++) {
      tops.get(group).push(y);
      y += TREE.row + (most.get(`${group} ${number}`) || 0) * TREE.leaf + TREE.between;
    }
    if (grouped) bands.push({group, y: start, height: y - start - 4});
    if (grouped) y += 8;
  }
  if (!tops.size) tops.set(0, [y]);
  return {tops, bands, height: Math.max(y, TREE.margin + TREE.row) + TREE.margin - TREE.between};
}

const rootTop = (tops) => [...tops.values()][0][0];
