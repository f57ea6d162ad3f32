// What the beam tree shows: which prompt, up to which step, what is folded, and the tree that comes of it. Draws nothing.

import {unseenAfter} from '../core/log.ts';
import {constraintsOf} from '../tokens/constraints.js';
import {greedyPath} from './greedy_path.js';
import {goalSigns} from './node_card.js';
import {ancestors, grownTree} from './tree_layout.js';

const MANY = 700; // beams times steps: above it, what is a dead end is left out at first, and plain steps are folded
const CHOICES = {candidates: 2, number: 'probability'};

export class BeamTreeState {
  /** @param {import('../core/log.ts').RunLog} log */
  constructor(log) {
    this.log = log;
    this.number = 0; // of the prompt
    /** @type {number | null} a step to look back at; null: the newest */
    this.upTo = null;
    /** What the slider selected: it brings nothing out. */
    this.timeNode = null;
    /** @type {Record<string, any>} */
    this.choices = {};
    /** @type {Record<string, any>} the choices that a person made: they outlive the run */
    this.byHand = {};
    this.collapsed = new Set(); // nodes
    /** @type {Set<number>} the first steps of folds that were opened */
    this.unfolded = new Set();
    /** What is laid out (see `grownTree`), null before the first time. */
    this.tree = null;
    this.stale = true; // the tree has to be laid out anew
    this.constraints = [];
    this.goals = new Map(); // node -> its signs
    /** @type {ReturnType<typeof setInterval> | null} */
    this.playing = null;
  }

  // For a new run.
  begin() {
    const {effective, max_new_tokens: steps} = this.log.started;
    const many = (effective.num_beams || 1) * steps > MANY;
    this.choices = {...CHOICES, lost: !many, fold: many, ...(many ? {candidates: 0} : {}), ...this.byHand};
    this.number = 0;
    this.upTo = this.timeNode = this.tree = null;
    this.collapsed = new Set();
    this.unfolded = new Set();
    this.goals = new Map();
    this.constraints = constraintsOf(this.log.started);
    this.stop();
  }

  choose(name, value) {
    this.choices[name] = value;
    this.byHand[name] = value;
  }

  stop() {
    clearInterval(this.playing);
    this.playing = null;
  }

  // ------------------------------------------------------------------------------------------------- what is shown

  get prompt() {
    return this.log.prompts[this.number];
  }

  /** How many steps can be looked at. */
  get length() {
    return this.prompt ? Math.min(this.prompt.steps.length, this.log.hideFrom ?? Infinity) : 0;
  }

  /** The last step that is shown. */
  get shownTo() {
    return Math.min(this.upTo ?? Infinity, this.length - 1);
  }

  get atEnd() {
    return this.shownTo === this.prompt.steps.length - 1;
  }

  get penalty() {
    return this.log.started.effective.length_penalty ?? 1;
  }

  /** The last node of the best text. */
  get best() {
    if (!this.atEnd) return [...this.prompt.byStep[this.shownTo].values()][0] || null;
    const line = this.log.lines().find(({last}) => last && last.sequence === this.number);
    return line ? line.last : null;
  }

  get selected() {
    const {selected} = this.log;
    return selected && selected.beam && selected.sequence === this.number ? selected : null;
  }

  get broughtOut() {
    return this.selected && this.selected !== this.timeNode && !this.log.suggested ? this.selected : null;
  }

  // ------------------------------------------------------------------------------------------------- the tree

  // Lays the tree out.
  lay() {
    const {log, number, prompt, atEnd} = this;
    this.stale = false;
    const outputs = atEnd && log.returned ? log.returned.map(({last}) => last) : [];
    this.tree = grownTree(prompt, {
      ...this.choices,
      upTo: this.shownTo,
      collapsed: this.collapsed,
      unfolded: this.unfolded,
      returned: outputs.filter((last) => last && last.sequence === number),
      live: !log.finished || !atEnd,
      greedy: this.greedyNodes(),
    });
  }

  // The nodes that greedy decoding would have chosen, the one that the search gave up included.
  greedyNodes() {
    const {prompt} = this;
    const {last, left} = greedyPath(prompt);
    const nodes = ancestors([last]);
    const dropped = left && (left.node || (left.token && unseenAfter(prompt, left.index, last, left.token.token_id)));
    return dropped ? nodes.add(dropped) : nodes;
  }

  // What is looked at while the tree grows: the newest step, as high as the best text.
  get newest() {
    const {columns, at, entries} = this.tree;
    const {x, width} = columns.at(-1);
    const {y, height} = at.get(this.best) || entries[0];
    return {x, y, width, height};
  }

  /** How many steps lie in folds. */
  get folded() {
    const columns = this.tree ? this.tree.columns : [];
    return columns.filter((column) => column.to > column.from).reduce((sum, {from, to}) => sum + to - from, 0);
  }

  kidsOf(entry) {
    return this.tree.entries.filter(({nodes}) => nodes.length && nodes[0].before === entry.node);
  }

  parentOf(entry) {
    return this.tree.at.get(entry.nodes[0].before);
  }

  // What stands at a place of the plane.
  entryAt([x, y]) {
    const holds = (entry) => x >= entry.x && x <= entry.x + entry.width && y >= entry.y - 2 && y <= entry.y + entry.height + 2;
    return this.tree && this.tree.entries.findLast(holds);
  }

  // The signs of the forced words that a node's text has begun or has.
  goalsOf(node) {
    if (!node.beam.progress) return '';
    if (!this.goals.has(node)) {
      this.goals.set(node, goalSigns(node, this.constraints, this.log.prefix.map((token) => token.token_id)));
    }
    return this.goals.get(node);
  }

  // Folds what follows a node, or opens it.
  toggle({node, column, folded}) {
    const {unfolded, collapsed} = this;
    const opensFold = this.tree.columns.some(({from, open}) => open && from === node.index);
    if (folded) unfolded.add(column.from);
    else if (opensFold && unfolded.has(node.index)) unfolded.delete(node.index);
    else if (collapsed.has(node)) collapsed.delete(node);
    else if (node.beam.status === 'running') collapsed.add(node);
  }
}
