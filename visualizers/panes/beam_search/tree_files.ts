// The beam tree as a file: SVG and PNG as it is drawn, whole; JSON, CSV and DOT with every node that the search considered.

import {sayAttributes, svg} from '../core/dom_patch.ts';
import {type RunLog, penalised, startOf} from '../core/log.ts';
import {INVISIBLE, MARKS, askedOf, decimals, probability} from '../core/text.ts';
import type {BeamNode, Search, Step} from '../core/types.ts';
import {type FileMaker, csvFile, pngFile, svgText, textFile} from '../widgets/files.tsx';
import {type GrownTree, poolAt} from './tree_layout.ts';
import {type TreeLook, TreePicture} from './tree_picture.ts';

/** The picture that is shown, and in whose colours. */
interface Shown {
  tree: GrownTree;
  look: TreeLook;
  page: Element;
}

export const treeFiles = (
  shown: () => Shown,
  log: RunLog,
  prompt: Search,
  number: number,
): Record<string, FileMaker> => ({
  svg: () => textFile(treeSvg(shown()), 'image/svg+xml'),
  png: () => {
    const {tree, ...rest} = shown();
    return pngFile(treeSvg({tree, ...rest}), tree.width, tree.height);
  },
  json: () => textFile(JSON.stringify(treeData(log, prompt, number), null, 1), 'application/json'),
  csv: () => csvFile(tableOf(treeData(log, prompt, number).nodes)),
  dot: () => textFile(treeDot(treeData(log, prompt, number)), 'text/vnd.graphviz'),
});

// The whole tree as the text of an SVG file, in the colours of the page.
function treeSvg({tree, look, page}: Shown): string {
  const element = svg('svg');
  const whole = new TreePicture(element);
  whole.draw(tree, {...look, area: null, zoom: 1});
  whole.nameBandsAt(0);
  const {width, height} = tree;
  sayAttributes(element, {width, height, viewBox: `0 0 ${width} ${height}`, class: 't-tree'});
  const ground = svg('rect');
  sayAttributes(ground, {width, height, fill: 'var(--gp-page)'});
  element.insertBefore(ground, whole.world);
  return svgText(element, page);
}

// ---------------------------------------------------------------------------------------------------- data

/** A node as a file has it. `parent` is the `id` of the node that it continues, null for the first ones; `sum` is in nats;
 *  `score` the sum / length ** length_penalty; `rank` 1 for the highest sum. */
interface NodeData {
  id: number;
  parent: number | null;
  token: string;
  logprob: number | null;
  sum: number | null;
  rank?: number | null;
  status: string;
  output?: number;
  [field: string]: unknown;
}

interface TreeData {
  prompt?: string;
  nodes: NodeData[];
  [field: string]: unknown;
}

// Every node that the search considered, in the order of the steps.
function treeData(log: RunLog, prompt: Search, number: number): TreeData {
  const started = startOf(log);
  const power = started.effective.length_penalty ?? 1;
  const ids = new Map<BeamNode, number>();
  const outputs = new Map<Step, number>();
  for (const {last} of log.returned ?? []) {
    if (last && last.sequence === number && !outputs.has(last)) outputs.set(last, outputs.size + 1);
  }
  const kept = poolAt(prompt, prompt.steps.length - 1);
  const nodes = prompt.steps.flat().map((node): NodeData => {
    const {beam} = node;
    const id = ids.size;
    ids.set(node, id);
    return {
      id,
      parent: node.before ? (ids.get(node.before) ?? null) : null,
      step: node.index + 1,
      token_id: beam.token_id,
      token: beam.text,
      piece: beam.piece,
      logprob: beam.logprob,
      raw_logprob: beam.raw_logprob,
      sum: beam.score,
      length: node.length,
      score: penalised(node, power),
      rank: node.rank,
      status: beam.status,
      beam: beam.beam,
      parent_beam: beam.parent,
      ...(node.given && {given: true}),
      ...(beam.status === 'finished' && {final_score: beam.final_score, kept: kept.has(node)}),
      ...(outputs.has(node) && {output: outputs.get(node)}),
      ...((beam.group ?? null) !== null && {group: beam.group, diversity_penalty: beam.diversity_penalty}),
      ...(beam.progress && {progress: beam.progress, bank: beam.bank, forced: beam.forced}),
    };
  });
  const source = log.readsSource ? {source: started.prompt} : {prompt: started.prompt || askedOf(started)};
  return {
    format: 'generation-playground/beam-tree',
    version: 1,
    model: started.model,
    mode: started.mode,
    ...source,
    seed: started.seed,
    num_beams: started.effective.num_beams,
    length_penalty: power,
    early_stopping: started.effective.early_stopping ?? false,
    nodes,
  };
}

// The nodes as rows, under the names of all fields that one of them has.
function tableOf(nodes: NodeData[]): unknown[][] {
  const names = [...new Set(nodes.flatMap((node) => Object.keys(node)))];
  const cell = (value: unknown) => (Array.isArray(value) ? value.join(' ') : value);
  return [names, ...nodes.map((node) => names.map((name) => cell(node[name])))];
}

const dotText = (text: string): string =>
  '"' + text.replace(INVISIBLE, (c) => MARKS[c] || '\uFFFD').replace(/[\\"]/g, '\\$&') + '"';

const DOT_LOOKS: Record<string, string> = {
  running: 'style=solid',
  finished: 'style=solid, peripheries=2, color="#00755a"',
  ended: 'style=dotted, color="#00755a"',
  pruned: 'style=dashed, color="#6b7280", fontcolor="#6b7280"',
};

// The same for Graphviz.
function treeDot({prompt, nodes}: TreeData): string {
  const root = prompt === undefined ? 'start of the target' : prompt.slice(-40);
  const lines = nodes.map(({id, token, logprob, sum, rank, status, output}) => {
    const numbers = `\\n${decimals(logprob, 2)}  ${decimals(sum, 2)}  #${rank ?? ''}"`;
    const look = `${DOT_LOOKS[status] ?? ''}${output ? ', penwidth=3' : ''}`;
    return `  n${id} [label=${dotText(token).slice(0, -1)}${numbers}, ${look}];`;
  });
  const edges = nodes.map(({id, parent, logprob, status}) => {
    const width = (0.4 + 4 * Math.min(1, probability(logprob))).toFixed(2);
    const dashed = status === 'pruned' ? ', style=dashed' : '';
    return `  ${parent === null ? 'root' : `n${parent}`} -> n${id} [penwidth=${width}${dashed}];`;
  });
  return [
    'digraph beam_tree {',
    '  rankdir=LR;',
    '  node [shape=box, fontname="monospace"];',
    `  root [label=${dotText(root)}, style=bold];`,
    ...lines,
    ...edges,
    '}',
    '',
  ].join('\n');
}
