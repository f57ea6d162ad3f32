// What the beam tree shows: which prompt, up to which step, what is folded, and the tree that comes of it. Draws nothing.

import {type RunLog, isBeamNode, startOf, unseenAfter} from '../core/log.ts';
import {t} from '../core/texts.ts';
import type {BeamNode, Search} from '../core/types.ts';
import {type Constraint, constraintsOf} from '../tokens/constraints.ts';
import {partingOf, partingWords} from './beam_parting.ts';
import {greedyPath} from './greedy_path.ts';
import {goalSigns} from './node_words.ts';
import {type GrownTree, type TreeEntry, ancestors, grownTree} from './tree_layout.ts';
import type {NodeNumber, TreeLook} from './tree_picture.ts';

const MANY = 48; // beams times steps: above it, what is a dead end is left out at first, and plain steps are folded

/** What a person chooses to see. */
export interface Choices {
  candidates: number; // that were pruned, for each beam
  number: NodeNumber;
  lost: boolean;
  fold: boolean;
}

export class BeamTreeState {
  number = 0; // of the prompt
  upTo: number | null = null; // a step to look back at; null: the newest
  timeNode: BeamNode | null = null; // what the slider selected: it brings nothing out
  choices: Choices = {candidates: 2, number: 'probability', lost: true, fold: false};
  constraints: Constraint[] = [];
  isStale = true; // the tree has to be laid out anew
  runs = 0; // how many have begun
  room: number | null = null; // the width of the window, once it is known
  private byHand: Partial<Choices> = {}; // they outlive the run
  private collapsed = new Set<BeamNode>();
  private unfolded = new Set<number>(); // the first steps of folds that were opened
  private laid: GrownTree | null = null;
  private parting = ''; // of the tree that is laid out
  private readonly goals = new Map<BeamNode, string>(); // the signs of nodes

  constructor(readonly log: RunLog) {}

  // For a new run.
  begin(): void {
    const started = startOf(this.log);
    const many = (started.effective.num_beams || 1) * started.max_new_tokens > MANY;
    this.choices = {candidates: many ? 0 : 2, number: 'probability', lost: !many, fold: many, ...this.byHand};
    this.number = 0;
    this.upTo = this.timeNode = this.laid = null;
    this.collapsed = new Set();
    this.unfolded = new Set();
    this.goals.clear();
    this.constraints = constraintsOf(started);
    this.isStale = true;
    this.runs += 1;
  }

  choose(choice: Partial<Choices>): void {
    if (choice.fold !== undefined) this.unfolded = new Set();
    Object.assign(this.choices, choice);
    Object.assign(this.byHand, choice);
    this.isStale = true;
  }

  // ------------------------------------------------------------------------------------------------- what is shown

  get prompt(): Search {
    return this.log.prompts[this.number];
  }

  /** How many steps can be looked at. */
  get length(): number {
    return Math.min(this.prompt.steps.length, this.log.hideFrom ?? Infinity);
  }

  /** The last step that is shown. */
  get shownTo(): number {
    return Math.min(this.upTo ?? Infinity, this.length - 1);
  }

  get atEnd(): boolean {
    return this.shownTo === this.prompt.steps.length - 1;
  }

  /** The last node of the best text. */
  get best(): BeamNode | null {
    if (!this.atEnd) return [...this.prompt.byStep[this.shownTo].values()][0] ?? null;
    const last = this.log.lines().find((line) => line.last && line.last.sequence === this.number)?.last;
    return isBeamNode(last) ? last : null;
  }

  get selected(): BeamNode | null {
    const {selected} = this.log;
    return isBeamNode(selected) && selected.sequence === this.number ? selected : null;
  }

  /** The node that a person has selected. */
  get broughtOut(): BeamNode | null {
    return this.selected && this.selected !== this.timeNode && !this.log.suggested ? this.selected : null;
  }

  // ------------------------------------------------------------------------------------------------- the tree

  get tree(): GrownTree {
    if (this.laid && !this.isStale) return this.laid;
    const {log, number, prompt, atEnd} = this;
    const outputs = (atEnd && log.returned) || [];
    const returned = outputs.flatMap(({last}) => (isBeamNode(last) && last.sequence === number ? [last] : []));
    const parting = partingOf(prompt, this.shownTo, returned);
    this.parting = parting ? partingWords(parting) : '';
    this.isStale = false;
    this.laid = grownTree(prompt, {
      ...this.choices,
      upTo: this.shownTo,
      collapsed: this.collapsed,
      unfolded: this.unfolded,
      returned,
      live: !log.finished || !atEnd,
      room: this.room,
      greedy: this.greedyNodes(),
    });
    return this.laid;
  }

  /** Folds take the width that a window of so many pixels leaves them. Returns whether that is new. */
  fitInto(width: number): boolean {
    if (this.room === width) return false;
    this.room = width;
    this.isStale = true;
    return true;
  }

  /** Where the beams part, in one sentence; empty where they do not. */
  get partingSentence(): string {
    return this.tree && this.parting;
  }

  // The nodes that greedy decoding would have chosen, the one that the search gave up included.
  private greedyNodes(): Set<BeamNode> {
    const {last, left} = greedyPath(this.prompt);
    const nodes = ancestors([last]);
    const dropped = left?.node ?? (left?.token && unseenAfter(this.prompt, left.index, last, left.token.token_id));
    return dropped ? nodes.add(dropped) : nodes;
  }

  // What is looked at while the tree grows: the newest step, as high as the best text.
  get newest(): {x: number; y: number; width: number; height: number} {
    const {columns, at, entries} = this.tree;
    const {x, width} = columns[columns.length - 1];
    const {y, height} = at.get(this.best) ?? entries[0];
    return {x, y, width, height};
  }

  /** How the picture is to be drawn, all of it. */
  get look(): TreeLook {
    const out = this.broughtOut;
    return {
      area: null,
      zoom: 1,
      path: ancestors([out ?? this.best]),
      dim: Boolean(out),
      number: this.choices.number,
      penalty: startOf(this.log).effective.length_penalty ?? 1,
      goals: this.constraints.length ? (node) => this.goalsOf(node) : null,
      root: this.log.readsSource ? t('target start') : t('the prompt'),
    };
  }

  /** How many steps lie in folds. */
  get folded(): number {
    return this.tree.columns.reduce((sum, {from, to}) => sum + to - from, 0);
  }

  kidsOf({node}: TreeEntry): TreeEntry[] {
    return this.tree.entries.filter(({nodes}) => nodes.length && nodes[0].before === node);
  }

  parentOf({nodes}: TreeEntry): TreeEntry | undefined {
    return nodes.length ? this.tree.at.get(nodes[0].before) : undefined;
  }

  // What stands at a place of the plane.
  entryAt([x, y]: readonly [number, number]): TreeEntry | undefined {
    return this.tree.entries.findLast(
      (entry) => x >= entry.x && x <= entry.x + entry.width && y >= entry.y - 2 && y <= entry.y + entry.height + 2,
    );
  }

  // The entry above or below in the same column.
  neighbourOf(entry: TreeEntry, delta: number): TreeEntry | undefined {
    const column = this.tree.entries.filter(({x}) => x === entry.x).sort((a, b) => a.y - b.y);
    return column[column.indexOf(entry) + delta];
  }

  // The signs of the forced words that a node's text has begun or has.
  goalsOf(node: BeamNode): string {
    const known = this.goals.get(node);
    if (known !== undefined) return known;
    const signs = goalSigns(
      node,
      this.constraints,
      this.log.prefix.map((token) => token.token_id),
    );
    this.goals.set(node, signs);
    return signs;
  }

  // ------------------------------------------------------------------------------------------------- going on

  // Shows the tree as it was after a step.
  goTo(index: number): void {
    this.upTo = index >= this.length - 1 ? null : Math.max(0, index);
    this.timeNode = this.upTo === null ? null : this.best;
    this.log.selectStep(this.timeNode);
    this.isStale = true;
  }

  follow(): void {
    this.upTo = null;
    this.isStale = true;
  }

  show(number: number): void {
    this.number = number;
    this.log.selectStep(null);
    this.isStale = true;
  }

  // A fold opens, a node is selected, or let go of.
  act({node, folded, column}: TreeEntry): void {
    if (folded && column) {
      this.unfolded.add(column.from);
      this.isStale = true;
    } else if (node) {
      const isOut = node === this.broughtOut;
      this.timeNode = null;
      this.log.selectStep(isOut ? null : node);
    }
  }

  // Folds what follows a node, or opens it.
  toggle({node, column, folded}: TreeEntry): void {
    if (!node) return;
    const {unfolded, collapsed} = this;
    const opensFold = this.tree.columns.some(({from, open}) => open && from === node.index);
    if (folded && column) unfolded.add(column.from);
    else if (opensFold && unfolded.has(node.index)) unfolded.delete(node.index);
    else if (collapsed.has(node)) collapsed.delete(node);
    else if (node.beam.status === 'running') collapsed.add(node);
    this.isStale = true;
  }
}
