// Draws a grown tree (tree_layout.ts) as SVG: the part that can be seen, or all of it for a file. Elements are used again from
// one drawing to the next, and touched only where something is new.

import {fit, sayAttributes, svg} from '../core/dom_patch.ts';
import {groupLetter, penalised} from '../core/log.ts';
import {decimals, percent, probability, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {BeamNode} from '../core/types.ts';
import {cutEnd, lettersIn, linesOf, wordOf} from './fold_words.ts';
import {type GrownTree, type Look, TREE, type TreeEntry} from './tree_layout.ts';

// Colours are variables of the page; a file gets their values. `t-` keeps these classes apart from the page's.
const TREE_STYLE = `
.t-tree text { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--gp-text); white-space: pre; unicode-bidi: isolate; }
.t-tree .t-small { font-size: 11px; fill: var(--gp-muted); }
.t-tree .t-right { text-anchor: end; }
.t-tree .t-box { fill: var(--gp-surface); stroke: var(--gp-running); stroke-width: 1.3px; }
.t-tree .t-inside { fill: none; stroke: none; }
.t-tree .t-root .t-box { fill: var(--gp-raised); stroke: var(--gp-muted); }
.t-tree .t-tip .t-box { stroke-width: 2.6px; }
.t-tree .t-lost .t-box { stroke: var(--gp-pruned); stroke-dasharray: 5 3; }
.t-tree .t-kept .t-box, .t-tree .t-kept .t-inside, .t-tree .t-fell .t-box { stroke: var(--gp-finished); }
.t-tree .t-kept .t-inside { stroke-width: 1px; }
.t-tree .t-fell .t-box { stroke-dasharray: 2 2; }
.t-tree .t-ended .t-box { fill: none; stroke: var(--gp-finished); stroke-width: 1px; stroke-dasharray: 1 3; }
.t-tree .t-pruned .t-box, .t-tree .t-unseen .t-box { fill: none; stroke: var(--gp-pruned); stroke-width: 1px; stroke-dasharray: 3 3; }
.t-tree .t-unseen .t-box { stroke: none; }
.t-tree .t-lost .t-word, .t-tree .t-pruned .t-word, .t-tree .t-ended .t-word, .t-tree .t-fell .t-word, .t-tree .t-unseen .t-word { fill: var(--gp-muted); }
.t-tree .t-given .t-box { fill: var(--gp-raised); stroke-dasharray: 1 2; }
.t-tree .t-g1 .t-box { stroke: var(--gp-chosen); }
.t-tree .t-g2 .t-box { stroke: var(--gp-finished); }
.t-tree .t-g3 .t-box { stroke: var(--gp-rejected); }
.t-tree .t-path .t-box { stroke: var(--gp-chosen); stroke-width: 2.6px; fill: var(--gp-raised); }
.t-tree .t-path .t-word { font-weight: 700; fill: var(--gp-text); }
.t-tree .t-dim { opacity: .38; }
.t-tree .t-flag { fill: var(--gp-chosen); stroke: none; }
.t-tree .t-flag-text { font-size: 11px; font-weight: 700; fill: var(--gp-surface); text-anchor: middle; }
.t-tree .t-switch { fill: var(--gp-rejected); font-weight: 700; }
.t-tree .t-edge { fill: none; stroke: var(--gp-running); stroke-opacity: .6; stroke-linecap: round; }
.t-tree .t-edge.t-off { stroke: var(--gp-pruned); stroke-dasharray: 3 3; }
.t-tree .t-edge.t-ending { stroke: var(--gp-finished); }
.t-tree .t-edge.t-g1 { stroke: var(--gp-chosen); }
.t-tree .t-edge.t-g2 { stroke: var(--gp-finished); }
.t-tree .t-edge.t-g3 { stroke: var(--gp-rejected); }
.t-tree .t-edge.t-path { stroke: var(--gp-chosen); stroke-opacity: 1; stroke-dasharray: none; }
.t-tree .t-band { fill: none; stroke: var(--gp-line); stroke-dasharray: 2 4; }
.t-tree .t-blocks { stroke-width: 0; }
.t-tree .t-blocks.t-inner, .t-tree .t-blocks.t-tip, .t-tree .t-blocks.t-root { fill: var(--gp-running); }
.t-tree .t-blocks.t-lost, .t-tree .t-blocks.t-pruned, .t-tree .t-blocks.t-unseen { fill: var(--gp-pruned); fill-opacity: .55; }
.t-tree .t-blocks.t-kept, .t-tree .t-blocks.t-fell, .t-tree .t-blocks.t-ended { fill: var(--gp-finished); }
.t-tree .t-blocks.t-path { fill: var(--gp-chosen); fill-opacity: 1; }
`;

const LOOK_SIGNS: Partial<Record<Look, string>> = {
  kept: '■',
  fell: '▤',
  ended: '□',
  pruned: '✕',
  unseen: '…',
  lost: '✕',
};
const READABLE = {tall: 0.55, small: 0.75}; // below such a zoom nodes are blocks without words
const EDGE_WIDTHS = [1, 1.8, 3, 4.5, 6.5]; // pixels, for probabilities up to EDGE_STEPS
const EDGE_STEPS = [0.05, 0.2, 0.5, 0.8];

/** How a tree is to be drawn. */
export interface TreeLook {
  area: readonly [left: number, top: number, right: number, bottom: number] | null; // of the plane; null: all of it
  zoom: number;
  path: Set<BeamNode>; // that is brought out
  dim: boolean; // whether the rest is dimmed
  number: NodeNumber;
  penalty: number; // the length_penalty
  goals: ((node: BeamNode) => string) | null; // how a node stands with the constraints, in signs
  root: string; // what is written into the first node
}

export type NodeNumber = 'probability' | 'token' | 'sum' | 'score' | 'rank';

// What stands on a node beside its token.
const NODE_NUMBERS: Record<NodeNumber, (node: BeamNode, penalty: number) => string> = {
  probability: ({beam}) => percent(Math.min(1, probability(beam.logprob))),
  token: ({beam}) => decimals(beam.logprob, 2),
  sum: ({beam}) => decimals(beam.score, 2),
  score: (node, penalty) => decimals(penalised(node, penalty), 3),
  rank: ({rank}) => (rank ? `#${rank}` : '>'),
};

/** The elements of a node. */
interface NodeParts {
  group: SVGGElement;
  box: SVGRectElement;
  word: SVGTextElement;
  right: SVGTextElement;
  left: SVGTextElement | null; // of a tall one
  lines: SVGTextElement[]; // of a fold, after the first
  flag: [inside: SVGRectElement, flag: SVGRectElement, text: SVGTextElement] | null;
}

export class TreePicture {
  readonly world = svg('g');
  private readonly bands = svg('g');
  private readonly ruler = svg('g');
  private readonly edges = svg('g');
  private readonly blocks = svg('g');
  private readonly nodes = svg('g');
  private readonly paths = new Map<string, SVGPathElement>(); // by their class
  private readonly drawn = new Map<BeamNode | null, NodeParts>(); // by the first node of an entry

  constructor(readonly element: SVGSVGElement) {
    element.classList.add('t-tree');
    const style = svg('style');
    style.textContent = TREE_STYLE;
    this.world.append(this.bands, this.ruler, this.edges, this.blocks, this.nodes);
    element.append(style, this.world);
  }

  draw(tree: GrownTree, view: TreeLook): void {
    const [left, top, right, bottom] = view.area ?? EVERYWHERE;
    const found = tree.entries.filter(
      ({x, y, width, height}) => x + width >= left && x <= right && y + height >= top && y <= bottom,
    );
    const readable = (entry: TreeEntry) => view.zoom >= (isTall(entry) ? READABLE.tall : READABLE.small);
    this.drawBands(tree);
    const columns = tree.columns.filter(({x, width}) => x + width >= left && x <= right);
    this.drawRuler(view.zoom >= READABLE.tall ? columns : []);
    this.drawEdges(tree, view);
    this.drawBlocks(
      found.filter((entry) => !readable(entry)),
      view,
    );
    this.drawNodes(found.filter(readable), view);
  }

  private drawBands({bands, width}: GrownTree): void {
    const made: HTMLCollectionOf<SVGGElement> = fit(this.bands, bands.length, () => {
      const band = svg('g');
      band.append(svg('rect', 't-band'), svg('text'));
      return band;
    });
    bands.forEach(({group, y, height}, i) => {
      const [box, words] = made[i].children;
      sayAttributes(box, {x: 4, y, width: width - 8, height, rx: 8});
      sayAttributes(words, {y: y + 16});
      say(words, t('group {group}', {group: groupLetter(group)}));
    });
  }

  // The number of each step above its column.
  private drawRuler(columns: GrownTree['columns']): void {
    const made: HTMLCollectionOf<SVGTextElement> = fit(this.ruler, columns.length, () => svg('text', 't-small'));
    columns.forEach(({from, to, x}, i) => {
      sayAttributes(made[i], {x: x + 8, y: 12});
      say(made[i], to > from ? `${from + 1}–${to + 1}` : String(from + 1));
    });
  }

  // Where the names of the groups stand: at the left of what is seen.
  nameBandsAt(left: number): void {
    for (const {lastElementChild: name} of this.bands.children)
      if (name) sayAttributes(name, {x: Math.max(14, left + 10)});
  }

  // ---------------------------------------------------------------------------------------------- edges

  private drawEdges(tree: GrownTree, view: TreeLook): void {
    const drawn = new Map<string, string[]>(); // class -> parts of a path
    const [leftmost, top, rightmost, bottom] = view.area ?? EVERYWHERE;
    for (const {from, to, look, share} of tree.edges) {
      const [left, right] = [from.x + from.width, to.x];
      const [start, end] = [middleOf(from), middleOf(to)];
      if (right < leftmost || left > rightmost || Math.max(start, end) < top || Math.min(start, end) > bottom) continue;
      const onPath = isOn(to, view.path);
      const bend = Math.min(40, (right - left) * 0.6);
      const thick = EDGE_STEPS.filter((step) => share >= step).length;
      const name = `t-edge t-w${thick} ${edgeKind(to, look, onPath)}${view.dim && !onPath ? ' t-dim' : ''}`;
      partsOf(drawn, name).push(`M${left},${start}C${left + bend},${start} ${right - bend},${end} ${right},${end}`);
    }
    this.drawPaths(this.edges, drawn, (path, name) => {
      path.style.strokeWidth = `${EDGE_WIDTHS[Number(/t-w(\d)/.exec(name)?.[1])]}px`;
    });
  }

  // One path element for each class; brought-out ones above the others.
  private drawPaths(
    layer: SVGGElement,
    drawn: Map<string, string[]>,
    prepare?: (path: SVGPathElement, name: string) => void,
  ): void {
    for (const [name, path] of this.paths) {
      if (path.parentNode === layer && !drawn.has(name)) {
        path.remove();
        this.paths.delete(name);
      }
    }
    for (const [name, parts] of drawn) {
      let path = this.paths.get(name);
      if (!path) {
        path = svg('path', name);
        if (prepare) prepare(path, name);
        this.paths.set(name, path);
        if (name.includes('t-path')) layer.append(path);
        else layer.prepend(path);
      }
      sayAttributes(path, {d: parts.join('')});
    }
  }

  private drawBlocks(entries: TreeEntry[], view: TreeLook): void {
    const drawn = new Map<string, string[]>();
    for (const entry of entries) {
      const name = `t-blocks t-${isOn(entry, view.path) ? 'path' : entry.look}${view.dim && !isOn(entry, view.path) ? ' t-dim' : ''}`;
      const {x, y, width, height} = entry;
      partsOf(drawn, name).push(`M${x},${y + height * 0.2}h${width}v${height * 0.6}h${-width}z`);
    }
    this.drawPaths(this.blocks, drawn);
  }

  // ---------------------------------------------------------------------------------------------- nodes

  // Each node keeps its elements for as long as it is seen.
  private drawNodes(entries: TreeEntry[], view: TreeLook): void {
    const gone = new Map(this.drawn);
    for (const entry of entries) {
      const key = entry.nodes[0] || null;
      let parts = this.drawn.get(key);
      if (!parts || Boolean(parts.left) !== isTall(entry)) {
        parts?.group.remove();
        parts = newNode(isTall(entry));
        this.drawn.set(key, parts);
        this.nodes.append(parts.group);
      }
      gone.delete(key);
      this.drawNode(parts, entry, view);
    }
    for (const [key, {group}] of gone) {
      group.remove();
      this.drawn.delete(key);
    }
  }

  private drawNode(parts: NodeParts, entry: TreeEntry, view: TreeLook): void {
    const {node, x, y, width, height, look} = entry;
    const {group, box, word, right, left} = parts;
    const number = node ? NODE_NUMBERS[view.number](node, view.penalty) : '';
    sayAttributes(group, {class: this.classesOf(entry, view), transform: `translate(${x} ${y})`});
    sayAttributes(box, {width, height});
    sayAttributes(right, {x: width - 8});
    say(right, number);
    if (left) {
      sayTall(parts, entry, view);
    } else if (node) {
      const sign = `${entry.greedy ? 'G' : ''}${LOOK_SIGNS[look] ?? ''} `;
      say(word, sign + cutEnd(wordOf(node), 12 - sign.length - Math.ceil(number.length * 0.92)));
    }
    sayFlag(parts, entry);
  }

  private classesOf(entry: TreeEntry, view: TreeLook): string {
    const {node, look} = entry;
    const onPath = isOn(entry, view.path);
    const classes = [`t-${look}`];
    if (node?.beam.group && ['inner', 'tip'].includes(look)) classes.push(`t-g${node.beam.group % 4}`);
    if (node?.given) classes.push('t-given');
    if (onPath) classes.push('t-path');
    if (view.dim && !onPath && node) classes.push('t-dim');
    return classes.join(' ');
  }
}

const EVERYWHERE = [-Infinity, -Infinity, Infinity, Infinity] as const;

function partsOf(drawn: Map<string, string[]>, name: string): string[] {
  const parts = drawn.get(name) ?? [];
  drawn.set(name, parts);
  return parts;
}

// Where edges meet a node: a fold is higher than others, and begins where they do.
const middleOf = ({y, height}: TreeEntry): number => y + Math.min(height, TREE.row - 4) / 2;

const isTall = ({height}: TreeEntry): boolean => height > TREE.leaf;

function newNode(tall: boolean): NodeParts {
  const group = svg('g');
  const [box, word, right] = [svg('rect', 't-box'), svg('text', 't-word'), svg('text', 't-small t-right')];
  group.append(box, word, right);
  sayAttributes(box, {rx: tall ? 7 : 5});
  sayAttributes(word, {x: 8, y: tall ? 14 : 13});
  sayAttributes(right, {y: tall ? 28 : 13});
  const left = tall ? group.appendChild(svg('text', 't-small')) : null;
  if (left) sayAttributes(left, {x: 8, y: 28});
  return {group, box, word, right, left, lines: [], flag: null};
}

function sayTall({group, word, left, right, lines}: NodeParts, entry: TreeEntry, view: TreeLook): void {
  const {node, nodes, look, width, height} = entry;
  const sign = LOOK_SIGNS[look] ? `${LOOK_SIGNS[look]} ` : '';
  const isFold = nodes.length > 1;
  const [first, ...others] = isFold
    ? linesOf(nodes, lettersIn(width))
    : [node ? cutEnd(wordOf(node), 12 - sign.length) : view.root];
  say(word, sign + cutEnd(first, lettersIn(width) - sign.length));
  while (lines.length < others.length) lines.push(group.appendChild(svg('text', 't-word')));
  for (const line of lines.splice(others.length)) line.remove();
  lines.forEach((line, i) => {
    sayAttributes(line, {x: 8, y: 14 + TREE.line * (i + 1)});
    say(line, others[i]);
  });
  for (const small of [left, right]) if (small) sayAttributes(small, {y: height - 6});
  if (!left) return;
  say(left, sideWords(entry, view));
  sayAttributes(left, {class: node && !isFold && switches(node) ? 't-small t-switch' : 't-small'});
}

// The place of an output, or how many a folded node hides, in a corner; and the second border of a text that is kept.
function sayFlag(parts: NodeParts, {look, place, hidden, width, height}: TreeEntry): void {
  const words = place ? `★${place}` : hidden ? `+${hidden}` : '';
  if (!words && look !== 'kept' && !parts.flag) return;
  if (!parts.flag) {
    parts.flag = [svg('rect', 't-inside'), svg('rect', 't-flag'), svg('text', 't-flag-text')];
    parts.group.append(...parts.flag);
  }
  const [inside, flag, text] = parts.flag;
  const wide = 8 + 7 * words.length;
  sayAttributes(inside, {x: 2.5, y: 2.5, width: width - 5, height: height - 5, rx: 3});
  sayAttributes(flag, {x: width - wide + 4, y: -6, width: words ? wide : 0, height: 14, rx: 2});
  sayAttributes(text, {x: width - wide / 2 + 4, y: 5});
  say(text, words);
}

const isOn = (entry: TreeEntry, path: Set<BeamNode>): boolean => entry.nodes.some((node) => path.has(node));

// Whether a beam's number is another than that of the beam it continues.
export const switches = (node: BeamNode): boolean =>
  node.before !== null && node.beam.status === 'running' && node.beam.parent !== node.beam.beam;

// The beam's number, the one that it continues where that is another, and how it stands with the constraints.
function sideWords({node, nodes, greedy}: TreeEntry, view: TreeLook): string {
  if (!node) return '';
  const goals = [greedy ? 'G' : '', view.goals ? view.goals(node) : ''].filter(Boolean).join(' ');
  if (nodes.length > 1) return [tn(nodes.length, '{count} token', '{count} tokens'), goals].filter(Boolean).join(' ');
  if (node.beam.status !== 'running') return goals;
  const own = (node.beam.beam ?? 0) + 1;
  const number = node.given ? t('given') : switches(node) ? `${node.beam.parent + 1}→${own}` : String(own);
  return [number, goals].filter(Boolean).join(' ');
}

function edgeKind({node}: TreeEntry, look: Look, onPath: boolean): string {
  if (onPath) return 't-path';
  if (['pruned', 'unseen', 'ended', 'lost'].includes(look)) return 't-off';
  if (['kept', 'fell'].includes(look)) return 't-ending';
  return `t-g${(node?.beam.group ?? 0) % 4}`;
}
