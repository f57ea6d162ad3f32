// The cache at a step: a grid of its blocks for each kind of attention. A block has the colour and the number of the request that
// uses it; one that several share says how many they are. Blocks that are kept for their content are hatched.

import {fit, sayAttributes, sayClass} from '../core/dom_patch.ts';
import {inParts, make, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';

/** @import {ServingState} from './serving_state.js' */

const MOST_TOKENS = 16; // that a tip names

// Who uses each block of a kind at a step: number of the block -> [[request, place of the block in its table]].
/** @type {(served: import('./served_way.js').ServedWay, step: number, kind: number) => Map<number, [number, number][]>} */
export function usersOf(served, step, kind) {
  const users = new Map();
  for (const [request, table] of Object.entries(served.tables[step] || {})) {
    (table?.[kind] || []).forEach((block, place) => {
      if (!users.has(block)) users.set(block, []);
      users.get(block).push([Number(request), place]);
    });
  }
  return users;
}

// [blocks, used, shared, kept] of a kind at a step.
export function blockCounts(served, step, kind) {
  const users = usersOf(served, step, kind);
  const kept = (served.kept[step]?.[kind] || []).filter((block) => !users.has(block));
  return [served.settings.blocks[kind], users.size, [...users.values()].filter(({length}) => length > 1).length, kept.length];
}

/** @type {(box: HTMLElement, state: ServingState, way: number, colour: (request: number) => string) => void} */
export function drawBlocks(box, state, way, colour) {
  const served = state.ways[way];
  const {blocks = [], kinds = []} = served.settings;
  const all = fit(box, blocks.length, () => {
    const part = make('div', 'gp-blocks-kind');
    part.append(make('p', 'gp-note'), make('div', 'gp-blocks-grid', null, {role: 'group'}));
    return part;
  });
  blocks.forEach((_, kind) => {
    const [words, grid] = all[kind].children;
    say(words, kindWords(served, state.stepOf(way), kind, blocks.length > 1 ? kinds[kind] : ''));
    grid.setAttribute('aria-label', words.textContent);
    drawGrid(grid, state, way, kind, colour);
  });
}

function kindWords(served, step, kind, name) {
  const [all, used, shared, kept] = blockCounts(served, step, kind);
  const told = inParts([
    tn(all, '{used} of {count} block used', '{used} of {count} blocks used', {used}),
    shared && tn(shared, '{count} of them shared', '{count} of them shared'),
    kept && tn(kept, '{count} kept', '{count} kept'),
    tn(all - used - kept, '{count} empty', '{count} empty'),
  ]);
  return name ? `${name.replaceAll('_', ' ')}: ${told}` : told;
}

function drawGrid(grid, state, way, kind, colour) {
  const served = state.ways[way];
  const [step, count] = [state.stepOf(way), served.settings.blocks[kind]];
  const first = Array.isArray(served.settings.first_block) ? served.settings.first_block[kind] : served.settings.first_block || 0;
  const users = usersOf(served, step, kind);
  const kept = new Set(served.kept[step]?.[kind] || []);
  grid.dataset.size = count <= 80 ? 'large' : count <= 300 ? 'middle' : 'small';
  const cells = fit(grid, count, () => make('i'));
  for (let i = 0; i < count; i++) {
    const block = first + i;
    const mine = users.get(block) || [];
    const isOwn = mine.some(([request]) => request === state.request);
    sayClass(cells[i], `gp-block${mine.length ? '' : kept.has(block) ? ' gp-kept' : ' gp-free'}${mine.length > 1 ? ' gp-shared' : ''}${isOwn ? ' gp-own' : ''}`);
    say(cells[i], mine.length > 1 ? `×${mine.length}` : mine.length ? String(mine[0][0] + 1) : '');
    sayAttributes(cells[i], {style: mine.length ? `--own: ${colour(mine[0][0])}; --other: ${colour(mine.at(-1)[0])}` : ''});
    tipLater(cells[i], () => blockWords(state, way, kind, block, usersOf(served, state.stepOf(way), kind).get(block) || [], kept.has(block)));
  }
}

function blockWords(state, way, kind, block, users, isKept) {
  if (!users.length && isKept) return t('Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.', {block});
  if (!users.length) return t('Block {block}: empty.', {block});
  const numbers = users.map(([request]) => request + 1).join(', ');
  const who = tn(users.length, 'Block {block}: request {numbers}.', 'Block {block}: requests {numbers} share it.', {block, numbers});
  const held = state.ways[way].settings.kinds?.[kind] === 'full_attention' ? heldTokens(state, way, users[0]) : '';
  return held ? `${who} ${t('In it: {tokens}', {tokens: held})}` : who;
}

// The tokens whose keys and values lie in a block: those of a request that it has read up to this step.
function heldTokens(state, way, [request, place]) {
  const served = state.ways[way];
  const {page_size: size} = served.settings;
  let read = 0;
  for (const cell of served.cells[request].slice(0, state.stepOf(way) + 1)) {
    if (cell && cell.tokens) read = cell.position + cell.tokens - cell.padding;
    else if (cell?.back) read = 0;
  }
  const ids = [...state.requests[request].tokens.map(([id]) => id), ...state.newIds(way, request)].slice(place * size, Math.min(read, (place + 1) * size));
  const labels = ids.slice(0, MOST_TOKENS).map((id) => state.label(id));
  if (labels.some((label) => label === null)) return '';
  return quoted(labels.join('')) + (ids.length > MOST_TOKENS ? ' …' : '');
}
