// The cache at a step: a grid of its blocks for each kind of attention. A block has the colour and the number of the request that
// uses it; one that several share says how many they are. Blocks that are kept for their content are hatched.

import {inParts, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tip} from '../widgets/tip.ts';
import type {ServedWay} from './served_way.ts';
import type {RequestColours} from './serving_colours.ts';
import type {ServingState} from './serving_state.ts';

const MOST_TOKENS = 16; // that a tip names
const LARGE = 80; // blocks, and the limit of the next size
const MIDDLE = 300;

type User = [request: number, place: number]; // the place of the block in its table

// Who uses each block of a kind at a step, by the number of the block.
function usersOf(served: ServedWay, step: number, kind: number): Map<number, User[]> {
  const users = new Map<number, User[]>();
  for (const [request, table] of Object.entries(served.tables.at(Math.max(step, 0)) ?? {}))
    (table?.[kind] ?? []).forEach((block, place) => {
      users.set(block, [...(users.get(block) ?? []), [Number(request), place]]);
    });
  return users;
}

interface BlocksProps {
  state: ServingState;
  way: number;
  colour: RequestColours;
}

export function Blocks({state, way, colour}: BlocksProps) {
  const {blocks, kinds = []} = state.ways[way].settings;
  return (
    <div class="gp-serving-blocks">
      {(blocks ?? []).map((count, kind) => (
        <Grid
          key={kind}
          {...{state, way, colour, kind, count}}
          name={(blocks?.length ?? 0) > 1 ? kinds[kind].replaceAll('_', ' ') : ''}
        />
      ))}
    </div>
  );
}

interface GridProps extends BlocksProps {
  kind: number;
  count: number;
  name: string; // of the kind, where there are several
}

function Grid({state, way, colour, kind, count, name}: GridProps) {
  const served = state.ways[way];
  const {first_block: first = 0} = served.settings;
  const start = Array.isArray(first) ? first[kind] : first;
  const step = state.stepOf(way);
  const users = usersOf(served, step, kind);
  const kept = new Set(served.kept.at(Math.max(step, 0))?.[kind]);
  const words = countWords(count, users, kept);
  const label = name ? `${name}: ${words}` : words;
  return (
    <div class="gp-blocks-kind">
      <p class="gp-note">{label}</p>
      <div
        class="gp-blocks-grid"
        role="group"
        aria-label={label}
        data-size={count <= LARGE ? 'large' : count <= MIDDLE ? 'middle' : 'small'}
      >
        {Array.from({length: count}, (_, i) => {
          const block = start + i;
          const mine = users.get(block) ?? [];
          const names = [
            'gp-block',
            !mine.length && (kept.has(block) ? 'gp-kept' : 'gp-free'),
            mine.length > 1 && 'gp-shared',
            mine.some(([request]) => request === state.request) && 'gp-own',
          ];
          const inks = mine.length
            ? {'--own': colour(mine[0][0]), '--other': colour(mine[mine.length - 1][0])}
            : undefined;
          return (
            <i
              key={i}
              class={names.filter(Boolean).join(' ')}
              style={inks}
              ref={tip(() => blockWords(state, way, kind, block))}
            >
              {mine.length > 1 ? `×${mine.length}` : mine.length > 0 && mine[0][0] + 1}
            </i>
          );
        })}
      </div>
    </div>
  );
}

function countWords(all: number, users: Map<number, User[]>, keptBlocks: Set<number>): string {
  const used = users.size;
  const shared = [...users.values()].filter(({length}) => length > 1).length;
  const kept = [...keptBlocks].filter((block) => !users.has(block)).length;
  return inParts([
    tn(all, '{used} of {count} block used', '{used} of {count} blocks used', {used}),
    shared > 0 && tn(shared, '{count} of them shared', '{count} of them shared'),
    kept > 0 && tn(kept, '{count} kept', '{count} kept'),
    tn(all - used - kept, '{count} empty', '{count} empty'),
  ]);
}

function blockWords(state: ServingState, way: number, kind: number, block: number): string {
  const served = state.ways[way];
  const step = state.stepOf(way);
  const users = usersOf(served, step, kind).get(block) ?? [];
  if (!users.length)
    return served.kept.at(Math.max(step, 0))?.[kind]?.includes(block)
      ? t(
          'Block {block}: nobody uses it. It is kept for its content, which a prompt with the same beginning can share.',
          {block},
        )
      : t('Block {block}: empty.', {block});
  const numbers = users.map(([request]) => request + 1).join(', ');
  const who = tn(users.length, 'Block {block}: request {numbers}.', 'Block {block}: requests {numbers} share it.', {
    block,
    numbers,
  });
  const held = served.settings.kinds?.[kind] === 'full_attention' ? heldTokens(state, way, users[0]) : '';
  return held ? `${who} ${t('In it: {tokens}', {tokens: held})}` : who;
}

// The tokens whose keys and values lie in a block: those of a request that it has read up to this step.
function heldTokens(state: ServingState, way: number, [request, place]: User): string {
  const served = state.ways[way];
  const {page_size: size = 1} = served.settings;
  let read = 0;
  for (const cell of served.cells[request].slice(0, state.stepOf(way) + 1)) {
    if (cell?.tokens) read = cell.position + cell.tokens - cell.padding;
    else if (cell?.back) read = 0;
  }
  const all = [...state.requests[request].tokens.map(([id]) => id), ...state.newIds(way, request)];
  const ids = all.slice(place * size, Math.min(read, (place + 1) * size));
  const labels = ids.slice(0, MOST_TOKENS).map((id) => state.label(id));
  if (labels.some((label) => label === null)) return '';
  return quoted(labels.join('')) + (ids.length > MOST_TOKENS ? ' …' : '');
}
