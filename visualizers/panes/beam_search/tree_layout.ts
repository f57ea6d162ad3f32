// The tree of a beam search as places on a plane: which nodes are shown, in which lane and column each stands. Draws
// nothing. A text that goes on keeps its lane; a fork takes the nearest free one, so that nothing that stands moves when
// the tree grows. Steps are columns; columns in which nothing forks or ends can be folded into one.
//
// A node is a step of the log with a `beam`. What it looks like (`look`): "tip" (goes on), "inner" (went on), "lost"
// (went on for a while; nothing came of it), "kept" (ended, among the best so far), "fell" (ended, but better ones came),
// "ended" (ended, and does not count), "pruned" (considered and pruned), "unseen" (too improbable to be considered).

import {isBeamNode, pathOf, unseenNode} from '../core/log.ts';
import type {BeamNode, Distribution, Search} from '../core/types.ts';
import {columnWidths, lettersIn, linesOf} from './fold_words.ts';

export const TREE = {
  node: 118,
  fold: 236, // that of a fold where nobody says how much room there is
  gap: 34, // widths
  row: 38,
  line: 14,
  leaf: 20,
  between: 8, // heights: of a node, of each further line of a fold, of a candidate that was pruned, between two lanes
  margin: 20,
  band: 22,
  short: 2, // a fold has at least so many columns
};

const SURVIVES = new Set(['running']);
const ENDS = new Set(['finished']);

export type Look = 'root' | 'tip' | 'inner' | 'lost' | 'kept' | 'fell' | 'ended' | 'pruned' | 'unseen';

/** What is to be shown of a search. */
export interface TreeOptions {
  upTo: number; // the last step that counts
  candidates: number; // how many that were pruned are shown for each beam
  lost: boolean; // whether beams of which nothing came are shown
  fold: boolean; // whether runs of plain columns become one
  collapsed: Set<BeamNode>; // nodes of which nothing that follows is shown
  unfolded: Set<number>; // steps whose fold is open
  returned: BeamNode[]; // the last nodes of the outputs, the best first, once they are known
  live: boolean; // whether more is to come
  room: number | null; // pixels that the tree should not be wider than, if folds can help it
  greedy: Set<BeamNode>; // the nodes that greedy decoding would have chosen
}

/** The steps that stand in a column; where those of an `open` fold begin. */
export interface Column {
  from: number;
  to: number;
  open?: boolean;
  x: number;
  width: number;
  folded: boolean;
}

interface Lane {
  group: number;
  number: number;
}

/** What is drawn in one place. */
export interface TreeEntry {
  node: BeamNode | null; // null: the root; of a fold the last one
  nodes: BeamNode[]; // those of a fold
  look: Look;
  x: number;
  y: number;
  width: number;
  height: number;
  hidden: number; // how many a collapsed node hides
  place?: number | null; // among the outputs
  greedy?: boolean;
  folded?: boolean;
  column?: Column;
  lane?: Lane;
}

/** `share` is the probability of the token. */
export interface TreeEdge {
  from: TreeEntry;
  to: TreeEntry;
  look: Look;
  share: number;
}

/** The place of a group. */
export interface Band {
  group: number;
  y: number;
  height: number;
}

export interface GrownTree {
  entries: TreeEntry[];
  edges: TreeEdge[];
  columns: Column[];
  bands: Band[];
  at: Map<BeamNode | null, TreeEntry>; // the entry of a node
  last: number;
  width: number;
  height: number;
}

/** The continuations of a node: those that go on, and those that do not, best first. */
interface Family {
  on: BeamNode[];
  off: BeamNode[];
}
type Kids = Map<BeamNode | null, Family>; // null: of the root

// What is shown of the search for one prompt.
export function grownTree(prompt: Search, options: TreeOptions): GrownTree {
  const last = Math.min(options.upTo, prompt.steps.length - 1);
  const kept = poolAt(prompt, last);
  const outputs = new Map(options.returned.map((node, i) => [node, i + 1]));
  const alive = ancestors([...kept, ...outputs.keys(), ...runningAt(prompt, last)]);
  const {kids, hidden} = shownKids(prompt, last, options, alive, kept);
  const {lanes, counts} = laneOf(prompt, last, kids);
  const columns = columnsOf(prompt, last, kids, lanes, options);
  return laidOut(prompt, {last, kept, outputs, alive, kids, hidden, lanes, counts, columns, options});
}

// ---------------------------------------------------------------------------------------------------- what is shown

export const runningAt = (prompt: Search, index: number): BeamNode[] =>
  (prompt.steps[index] || []).filter(({beam}) => SURVIVES.has(beam.status));

// The ended texts that are kept after a step: the best, as many as the search then held.
export function poolAt(prompt: Search, index: number): Set<BeamNode> {
  const ended = prompt.steps
    .slice(0, index + 1)
    .flat()
    .filter(({beam}) => ENDS.has(beam.status));
  ended.sort((a, b) => (b.beam.final_score ?? 0) - (a.beam.final_score ?? 0));
  return new Set(ended.slice(0, (prompt.pools[index] || []).length));
}

export function ancestors(nodes: Iterable<BeamNode | null>): Set<BeamNode> {
  const found = new Set<BeamNode>();
  for (const last of nodes) for (let node = last; node && !found.has(node); node = node.before) found.add(node);
  return found;
}

// `hidden`: for each collapsed node, how many it hides.
function shownKids(
  prompt: Search,
  last: number,
  options: TreeOptions,
  alive: Set<BeamNode>,
  kept: Set<BeamNode>,
): {kids: Kids; hidden: Map<BeamNode, number>} {
  const kids: Kids = new Map();
  const shown = new Set<BeamNode | null>([null]); // that go on
  const under = new Map<BeamNode, BeamNode>(); // nodes below a collapsed one -> that one
  const hidden = new Map<BeamNode, number>();
  const of = (parent: BeamNode | null): Family => {
    const family = kids.get(parent) ?? {on: [], off: []};
    kids.set(parent, family);
    return family;
  };
  of(null);
  for (let index = 0; index <= last; index++) {
    for (const node of prompt.steps[index]) {
      const {before: parent} = node;
      const roof = parent && (options.collapsed.has(parent) ? parent : under.get(parent));
      if (roof) {
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
      if (parent === undefined || !options.candidates || !shown.has(parent)) return;
      if (!parent || !options.collapsed.has(parent)) {
        addUnseen(prompt, index, place, distribution, of(parent), options.candidates);
      }
    });
  }
  for (const family of kids.values()) {
    family.on.sort((a, b) => numberOf(a) - numberOf(b));
    const ends = family.off.filter(({beam}) => ENDS.has(beam.status));
    const others = family.off.filter(({beam}) => !ENDS.has(beam.status));
    const order = (a: BeamNode, b: BeamNode) => (b.beam.score ?? 0) - (a.beam.score ?? 0);
    family.off = [...ends.sort(order), ...fewest(others.sort(order), options.candidates)];
  }
  return {kids, hidden};
}

const numberOf = ({beam}: BeamNode): number => beam.beam ?? 0;

// The first `most` of each beam: the root may stand for the first beams of several groups.
function fewest(nodes: BeamNode[], most: number): BeamNode[] {
  const taken = new Map<number, number>();
  return nodes.filter(({beam: {parent}}) => {
    const number = (taken.get(parent) ?? 0) + 1;
    taken.set(parent, number);
    return number <= most;
  });
}

// The beam with this number before a step: null, the root, before the first one. Before the first tokens that the search
// chose, only some numbers count: the others hold the same text.
function beamBefore(prompt: Search, index: number, number: number): BeamNode | null | undefined {
  if (index <= prompt.given && !prompt.steps[index].some(({beam}) => beam.parent === number)) return undefined;
  return index ? prompt.byStep[index - 1].get(number) : null;
}

// The next best tokens of a beam that the search did not look at, as far as there is room for them.
function addUnseen(
  prompt: Search,
  index: number,
  number: number,
  distribution: Distribution,
  family: Family,
  most: number,
): void {
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
interface Lanes {
  lanes: Map<BeamNode, Lane>;
  counts: Map<number, number>;
}

function laneOf(prompt: Search, last: number, kids: Kids): Lanes {
  const lanes = new Map<BeamNode, Lane>();
  const used = new Map<number, number[]>(); // group -> for each lane the last column in which something stands
  for (let index = 0; index <= last; index++) {
    const news: BeamNode[] = [];
    for (const node of runningAt(prompt, index)) {
      const family = kids.get(node.before);
      if (!family || !family.on.includes(node)) continue;
      const group = node.beam.group ?? 0;
      const ends = used.get(group) ?? [];
      used.set(group, ends);
      const main = family.on.find(({beam}) => (beam.group ?? 0) === group);
      const lane = node.before && lanes.get(node.before);
      if (main === node && lane) {
        lanes.set(node, lane);
        ends[lane.number] = index;
      } else {
        news.push(node);
      }
    }
    news.sort((a, b) => numberOf(a) - numberOf(b));
    for (const node of news) {
      const group = node.beam.group ?? 0;
      const ends = used.get(group) ?? [];
      const number = freeLane(ends, index, (node.before && lanes.get(node.before)?.number) ?? 0);
      ends[number] = index;
      lanes.set(node, {group, number});
    }
  }
  const counts = new Map([...used].sort(([a], [b]) => a - b).map(([group, list]) => [group, Math.max(1, list.length)]));
  return {lanes, counts};
}

function freeLane(used: number[], index: number, near: number): number {
  const nearest = (free: number[]) => free.sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || b - a)[0];
  const numbers = used.map((_, number) => number);
  const calm = numbers.filter((number) => used[number] < index - 1);
  return calm.length ? nearest(calm) : used.length;
}

// ---------------------------------------------------------------------------------------------------- columns

// The columns in order, not placed yet.
function columnsOf(prompt: Search, last: number, kids: Kids, lanes: Lanes['lanes'], options: TreeOptions): Column[] {
  const plain = (index: number) =>
    runningAt(prompt, index - 1).every((node) => {
      if (!lanes.has(node)) return true;
      const family = kids.get(node);
      return family?.on.length === 1 && !family.off.some(({beam}) => ENDS.has(beam.status));
    });
  const columns: Column[] = [];
  const columnOf = (from: number, to: number, open = false): Column => ({
    from,
    to,
    ...(open && {open}),
    x: 0,
    width: 0,
    folded: to > from,
  });
  const end = options.live ? last - 2 : last; // the newest stay open
  for (let index = 0; index <= last; index++) {
    const before = columns.at(-1);
    if (options.fold && before && index <= end && plain(index)) before.to = index;
    else columns.push(columnOf(index, index));
  }
  return columns.flatMap((column) => {
    const length = column.to - column.from + 1;
    if (length >= TREE.short && !options.unfolded.has(column.from)) return [{...column, folded: true}];
    return Array.from({length}, (_, i) => columnOf(column.from + i, column.from + i, length >= TREE.short && i === 0));
  });
}

// Gives each column its width and place; returns how many lines of words the highest fold of each lane has.
function place(prompt: Search, columns: Column[], lanes: Lanes['lanes'], room: number | null): Map<string, number> {
  const folds = columns.map(({from, to, folded}) => {
    if (!folded) return null;
    return runningAt(prompt, to)
      .filter((node) => lanes.has(node))
      .map((last) => pathOf(last).filter((node): node is BeamNode => node.index >= from && isBeamNode(node)));
  });
  const rest = 2 * TREE.margin + TREE.node + columns.length * (TREE.node + TREE.gap);
  const widths = columnWidths(folds, {least: TREE.node, usual: TREE.fold, room: room === null ? null : room - rest});
  let x = TREE.margin + TREE.node + TREE.gap; // the root stands first
  columns.forEach((column, i) => {
    column.x = x;
    column.width = widths[i];
    x += column.width + TREE.gap;
  });
  const lines = new Map<string, number>();
  folds.forEach((nodes, i) => {
    for (const tokens of nodes ?? []) {
      const lane = lanes.get(tokens[0]);
      if (lane) lines.set(keyOf(lane), Math.max(lines.get(keyOf(lane)) ?? 1, linesIn(tokens, widths[i])));
    }
  });
  return lines;
}

const keyOf = ({group, number}: Lane): string => `${group} ${number}`;

const linesIn = (tokens: BeamNode[], width: number): number => linesOf(tokens, lettersIn(width)).length;

// ---------------------------------------------------------------------------------------------------- places

interface Grown extends Lanes {
  last: number;
  kept: Set<BeamNode>;
  outputs: Map<BeamNode, number>;
  alive: Set<BeamNode>;
  kids: Kids;
  hidden: Map<BeamNode, number>;
  columns: Column[];
  options: TreeOptions;
}

function laidOut(
  prompt: Search,
  {last, kept, outputs, alive, kids, hidden, lanes, counts, columns, options}: Grown,
): GrownTree {
  const columnAt: Column[] = [];
  const lines = place(prompt, columns, lanes, options.room);
  for (const column of columns) for (let index = column.from; index <= column.to; index++) columnAt[index] = column;
  const {tops, bands, height} = rowsOf(kids, lanes, counts, columnAt, lines);
  const laneTop = (lane: Lane) => tops.get(lane.group)?.[lane.number] ?? 0;
  const root: TreeEntry = {
    node: null,
    nodes: [],
    look: 'root',
    x: TREE.margin,
    y: rootTop(tops),
    width: TREE.node,
    height: TREE.row - 4,
    hidden: 0,
  };
  const entries = [root];
  const at = new Map<BeamNode | null, TreeEntry>([[null, root]]);
  const edges: TreeEdge[] = [];

  function add(node: BeamNode, y: number, tall: number): TreeEntry {
    const column = columnAt[node.index];
    const entry: TreeEntry = {
      node,
      nodes: [node],
      look: lookOf(node),
      x: column.x,
      y,
      width: column.width,
      height: tall,
      hidden: hidden.get(node) || 0,
      place: outputs.get(node) || null,
      folded: column.folded,
      column,
      greedy: options.greedy.has(node),
    };
    at.set(node, entry);
    entries.push(entry);
    const from = at.get(node.before);
    if (from)
      edges.push({from, to: entry, look: entry.look, share: Math.min(1, Math.exp(node.beam.logprob ?? -Infinity))});
    return entry;
  }

  function lookOf(node: BeamNode): Look {
    const {status} = node.beam;
    if (status === 'finished') return kept.has(node) ? 'kept' : 'fell';
    if (status !== 'running') return status;
    if (node.index === last) return 'tip';
    return alive.has(node) ? 'inner' : 'lost';
  }

  for (let index = 0; index <= last; index++) {
    const column = columnAt[index];
    for (const node of runningAt(prompt, index)) {
      const lane = lanes.get(node);
      if (!lane) continue;
      if (index > column.from) {
        // a fold goes on
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
        add(node, laneTop(lane), TREE.row - 4).lane = lane;
      }
    }
  }
  for (const entry of entries) {
    if (entry.nodes.length > 1) entry.height += (linesIn(entry.nodes, entry.width) - 1) * TREE.line;
  }
  for (const [parent, family] of kids) {
    const lane = parent && lanes.get(parent);
    if (parent && !lane) continue;
    const top = lane ? laneTop(lane) : null;
    const room = new Map<number, number>();
    for (const node of family.off) {
      const column = columnAt[node.index];
      if (!holds(column, node)) continue;
      const start = (top ?? tops.get(node.beam.group ?? 0)?.[0] ?? 0) + highOf(lines, lane || firstOf(node));
      const row = room.get(start) || 0;
      room.set(start, row + 1);
      add(node, start + row * TREE.leaf, TREE.leaf - 2);
    }
  }
  const end = columns[columns.length - 1];
  return {entries, edges, columns, bands, at, last, width: end.x + end.width + TREE.margin, height};
}

// Whether a column has a place for a continuation that does not go on: a fold has one for those that ended.
const holds = (column: Column | undefined, {beam}: BeamNode): column is Column =>
  Boolean(column && (!column.folded || ENDS.has(beam.status)));

const firstOf = ({beam}: BeamNode): Lane => ({group: beam.group ?? 0, number: 0});

// How high a lane's nodes are at most.
const highOf = (lines: Map<string, number>, lane: Lane): number =>
  TREE.row + ((lines.get(keyOf(lane)) ?? 1) - 1) * TREE.line;

// The top of each lane: a lane is as high as the most that hangs under one of its nodes.
function rowsOf(
  kids: Kids,
  lanes: Lanes['lanes'],
  counts: Lanes['counts'],
  columnAt: Column[],
  lines: Map<string, number>,
): {tops: Map<number, number[]>; bands: Band[]; height: number} {
  const most = new Map<string, number>();
  for (const [parent, family] of kids) {
    const hanging = new Map<string, number>();
    for (const node of family.off) {
      const column = columnAt[node.index];
      if (!holds(column, node)) continue;
      const lane = parent === null ? firstOf(node) : lanes.get(parent);
      if (!lane) continue;
      hanging.set(keyOf(lane), (hanging.get(keyOf(lane)) || 0) + 1);
    }
    for (const [key, length] of hanging) most.set(key, Math.max(most.get(key) || 0, length));
  }
  const tops = new Map<number, number[]>();
  const bands: Band[] = [];
  let y = TREE.margin;
  const grouped = counts.size > 1;
  for (const [group, length] of counts) {
    const start = y;
    if (grouped) y += TREE.band;
    const own: number[] = [];
    tops.set(group, own);
    for (let number = 0; number < length; number++) {
      own.push(y);
      y += highOf(lines, {group, number}) + (most.get(keyOf({group, number})) || 0) * TREE.leaf + TREE.between;
    }
    if (grouped) bands.push({group, y: start, height: y - start - 4});
    if (grouped) y += 8;
  }
  if (!tops.size) tops.set(0, [y]);
  return {tops, bands, height: Math.max(y, TREE.margin + TREE.row) + TREE.margin - TREE.between};
}

const rootTop = (tops: Map<number, number[]>): number => [...tops.values()][0][0];
