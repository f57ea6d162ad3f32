// The beam tree as a file: SVG and PNG as it is drawn, whole; JSON and DOT with every node that the search considered.

import {sayAttributes, svg} from '../core/dom_patch.ts';
import {penalised} from '../core/log.ts';
import {INVISIBLE, MARKS, askedOf, decimals, make, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {poolAt} from './tree_layout.js';
import {TreePicture} from './tree_picture.js';

const LARGEST_CANVAS = 12000; // pixels of a side

// Saves the file of that kind; raises an Error where it cannot be made.
export async function saveTree(kind, {tree, log, prompt, number, view, root}) {
  const name = `beam-tree${number ? '-' + (number + 1) : ''}`;
  const makers = {
    svg: () => new Blob([treeSvg(tree, view, root)], {type: 'image/svg+xml'}),
    png: () => treePng(tree, view, root),
    json: () => new Blob([JSON.stringify(treeData(log, prompt, number), null, 1)], {type: 'application/json'}),
    dot: () => new Blob([treeDot(treeData(log, prompt, number))], {type: 'text/vnd.graphviz'}),
  };
  const blob = await makers[kind]();
  const link = make('a', '', null, {href: URL.createObjectURL(blob), download: `${name}.${kind}`});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// ---------------------------------------------------------------------------------------------------- pictures

// The whole tree as the text of an SVG file, in the colours of the page.
function treeSvg(tree, view, root) {
  const element = svg('svg');
  const whole = new TreePicture(element);
  whole.draw(tree, {...view, area: null, zoom: 1});
  whole.nameBandsAt(0);
  const {width, height} = tree;
  sayAttributes(element, {xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`, class: 't-tree'});
  const style = getComputedStyle(root);
  const sheet = element.querySelector('style');
  sheet.textContent = sheet.textContent.replace(/var\((--[\w-]+)\)/g, (_, name) => style.getPropertyValue(name).trim());
  const ground = svg('rect');
  sayAttributes(ground, {width, height, fill: style.getPropertyValue('--gp-page').trim()});
  element.insertBefore(ground, whole.world);
  return new XMLSerializer().serializeToString(element);
}

async function treePng(tree, view, root) {
  const text = treeSvg(tree, view, root);
  const image = new Image();
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
  await image.decode();
  const scale = Math.min(2, LARGEST_CANVAS / tree.width, LARGEST_CANVAS / tree.height);
  const canvas = make('canvas', '', null, {width: Math.ceil(tree.width * scale), height: Math.ceil(tree.height * scale)});
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0, tree.width, tree.height);
  const blob = await new Promise((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error(t('it is too large for the browser.'));
  return blob;
}

// ---------------------------------------------------------------------------------------------------- data

// Every node that the search considered, in the order of the steps. `parent` is the `id` of the node that it continues,
// null for the first ones; `sum` is in nats; `score` the sum / length ** length_penalty; `rank` 1 for the highest sum.
function treeData(log, prompt, number) {
  const {started} = log;
  const power = started.effective.length_penalty ?? 1;
  const ids = new Map();
  const outputs = new Map();
  for (const {last} of log.returned || []) {
    if (last && last.sequence === number && !outputs.has(last)) outputs.set(last, outputs.size + 1);
  }
  const kept = poolAt(prompt, prompt.steps.length - 1);
  const nodes = prompt.steps.flatMap((step) => step).map((node) => {
    const {beam} = node;
    ids.set(node, ids.size);
    const data = {
      id: ids.get(node), parent: node.before ? ids.get(node.before) : null, step: node.index + 1, token_id: beam.token_id, token: beam.text,
      piece: beam.piece, logprob: beam.logprob, raw_logprob: beam.raw_logprob, sum: beam.score, length: node.length, score: penalised(node, power),
      rank: node.rank, status: beam.status, beam: beam.beam, parent_beam: beam.parent,
    };
    if (node.given) data.given = true;
    if (beam.status === 'finished') Object.assign(data, {final_score: beam.final_score, kept: kept.has(node)});
    if (outputs.has(node)) data.output = outputs.get(node);
    if ((beam.group ?? null) !== null) Object.assign(data, {group: beam.group, diversity_penalty: beam.diversity_penalty});
    if (beam.progress) Object.assign(data, {progress: beam.progress, bank: beam.bank, forced: beam.forced});
    return data;
  });
  const source = log.readsSource ? {source: started.prompt} : {prompt: started.prompt || askedOf(started)};
  return {
    format: 'generation-playground/beam-tree', version: 1, model: started.model, mode: started.mode, ...source, seed: started.seed,
    num_beams: started.effective.num_beams, length_penalty: power, early_stopping: started.effective.early_stopping ?? false, nodes,
  };
}

const dotText = (text) => '"' + text.replace(INVISIBLE, (c) => MARKS[c] || '\uFFFD').replace(/[\\"]/g, '\\$&') + '"';

// The same for Graphviz.
/** @param {{prompt?: string, nodes: any[]}} data */
function treeDot({prompt, nodes}) {
  const root = prompt === undefined ? 'start of the target' : prompt.slice(-40);
  const looks = {
    running: 'style=solid', finished: 'style=solid, peripheries=2, color="#00755a"', ended: 'style=dotted, color="#00755a"', pruned: 'style=dashed, color="#6b7280", fontcolor="#6b7280"',
  };
  const lines = nodes.map((node) => {
    const label = dotText(`${node.token}`).slice(0, -1) + `\\n${decimals(node.logprob, 2)}  ${decimals(node.sum, 2)}  #${node.rank ?? ''}"`;
    return `  n${node.id} [label=${label}, ${looks[node.status] || ''}${node.output ? ', penwidth=3' : ''}];`;
  });
  const edges = nodes.map((node) => {
    const width = (0.4 + 4 * Math.min(1, probability(node.logprob))).toFixed(2);
    return `  ${node.parent === null ? 'root' : `n${node.parent}`} -> n${node.id} [penwidth=${width}${node.status === 'pruned' ? ', style=dashed' : ''}];`;
  });
  return ['digraph beam_tree {', '  rankdir=LR;', '  node [shape=box, fontname="monospace"];', `  root [label=${dotText(root)}, style=bold];`, ...lines, ...edges, '}', ''].join('\n');
}
