// A branch of the trie, and those that go on from it, as nested lists; each is as thick as the samples that take it.

import {useMemo} from 'preact/hooks';
import {chanceGround} from '../core/shades.ts';
import {bytesOf, count, inOneLine, leavesBytes, percent, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {endSign, endWords} from './run_status.ts';
import {endsOf, shareWords} from './trie_facts.ts';
import {type Branch, type TrieNode, isWithin, jointOf, pieceOf} from './trie_of.ts';
import type {TrieState} from './trie_state.ts';

const THICKEST = 18; // pixels: the stream of all samples
const TAIL = 110; // characters of a text that nothing branches off any more
const LONGEST_WORDS = 160; // characters of a branch that a screen reader says

/** What all branches of a tree have in common. */
export interface TreeView {
  state: TrieState;
  stop: string; // the name of the one that the Tab key comes to
  press: (name: string) => void;
}

/** What a branch is called in the page, and what "+ 12 more" behind it is. */
export const nameOf = ({head}: Branch): string => String(head.id);
const moreOf = ({head}: Branch): string => `more ${head.id}`;

const samplesOf = (nodes: TrieNode[]): number => nodes.reduce((sum, node) => sum + node.samples.length, 0);

function streamOf({state}: TreeView, number: number): string {
  const share = number / Math.max(1, state.trie.root.samples.length);
  return `${Math.max(1.5, THICKEST * share).toFixed(1)}px`;
}

interface BranchProps {
  view: TreeView;
  branch: Branch;
  rest: number; // the samples of the branches after it beside it
}

export function BranchItem({view, branch, rest}: BranchProps) {
  const {state, stop, press} = view;
  const {head, run, kids, folded, closed} = branch;
  const {picked} = state;
  const name = nameOf(branch);
  const {length} = head.samples;
  const isTail = length === 1 && head.before !== null;
  const ends = endsOf(run[run.length - 1]);
  const isClosed = closed && run[run.length - 1].order.length > 0;
  const hasKids = kids.length + folded.length > 0;
  const classes = [
    'gp-branch',
    picked && !state.isOnPath(branch) && 'gp-dim',
    picked && isWithin(picked, head) && 'gp-on-path',
  ];
  let left = samplesOf(kids.map((kid) => kid.head)) + samplesOf(folded);
  return (
    <li
      class={classes.filter(Boolean).join(' ')}
      role="treeitem"
      tabIndex={stop === name ? 0 : -1}
      data-branch={name}
      aria-label={wordsOf(state, branch)}
      aria-selected={picked !== null && run.includes(picked)}
      aria-expanded={hasKids || (isClosed ? false : undefined)}
      style={{'--own': streamOf(view, length), '--rest': streamOf(view, rest)}}
    >
      <div
        class={isTail ? 'gp-knot gp-tail' : head.before ? 'gp-knot' : 'gp-knot gp-root-knot'}
        onClick={() => press(name)}
      >
        <bdi class="gp-run">{isTail ? <Tail run={run} /> : <Run state={state} run={run} />}</bdi>
        <span class="gp-count">{isClosed ? `${count(length)} ▸` : length > 1 ? count(length) : ''}</span>
        <span class={ends.some(([reason]) => reason === 'failed') ? 'gp-end gp-end-failed' : 'gp-end'}>
          {ends.map(([reason, times]) => `${endSign(reason)}${length > 1 ? ` ${count(times)}` : ''}`).join(' ')}
        </span>
      </div>
      {hasKids && (
        <ul class="gp-kids" role="group">
          {kids.map((kid) => (
            <BranchItem key={nameOf(kid)} view={view} branch={kid} rest={(left -= kid.head.samples.length)} />
          ))}
          {folded.length > 0 && <MoreItem key={moreOf(branch)} view={view} branch={branch} />}
        </ul>
      )}
    </li>
  );
}

// Those of its branches that are folded.
function MoreItem({view, branch}: {view: TreeView; branch: Branch}) {
  const {state, stop, press} = view;
  const {run, folded} = branch;
  const {picked} = state;
  const number = samplesOf(folded);
  const name = moreOf(branch);
  const isAmong = picked !== null && isWithin(run[run.length - 1], picked);
  return (
    <li
      class={['gp-branch gp-more', picked && !isAmong && 'gp-dim'].filter(Boolean).join(' ')}
      role="treeitem"
      tabIndex={stop === name ? 0 : -1}
      data-branch={name}
      aria-label={tn(
        folded.length,
        '{count} more branch with {samples}, folded. Click to open.',
        '{count} more branches with {samples}, folded. Click to open.',
        {samples: tn(number, '{count} sample', '{count} samples')},
      )}
      aria-selected={false}
      style={{'--own': streamOf(view, number), '--rest': '0px'}}
    >
      <div class="gp-knot" onClick={() => press(name)}>
        <bdi class="gp-run">{`+ ${t('{count} more', {count: count(folded.length)})}`}</bdi>
        <span class="gp-count">{number > folded.length ? count(number) : ''}</span>
      </div>
    </li>
  );
}

// ---------------------------------------------------------------------------------------------------- its text

// Of one sample that nothing branches off any more, only the beginning.
function Tail({run}: {run: TrieNode[]}) {
  let text = '';
  for (const {token} of run) if ((text += token?.piece ?? '').length > TAIL) break;
  return <>{inOneLine(text.slice(0, TAIL + 30)) || inOneLine(pieceOf(run[0]))}</>;
}

function Run({state, run}: {state: TrieState; run: TrieNode[]}) {
  const tokens = useMemo(
    () => run.map((node) => (node.before ? <TrieToken key={node.id} node={node} /> : <Asked key={0} state={state} />)),
    [run[0], run.length, state.group.header],
  );
  return <>{tokens}</>;
}

function Asked({state}: {state: TrieState}) {
  const words = inOneLine(state.group.header?.prompt ?? '');
  return <span>{words.length > 60 ? '…' + words.slice(-58) : words || t('(no prompt)')}</span>;
}

// One token, shaded by how likely it was after the text before it.
function TrieToken({node: {id, token}}: {node: TrieNode}) {
  if (!token) return null;
  const {piece, text, logprob} = token;
  const words = piece === null ? text : inOneLine(piece) + (leavesBytes(token) ? bytesOf(text) : '');
  return (
    <span
      class={piece === null ? 'gp-t gp-special' : 'gp-t'}
      data-node={id}
      style={{backgroundColor: chanceGround(logprob)}}
    >
      {words || text}
    </span>
  );
}

// What a screen reader says of a branch.
function wordsOf({trie, group}: TrieState, {head, run, closed}: Branch): string {
  const {length} = head.samples;
  if (!head.before) return `${rootWords(group.apart)}, ${tn(length, '{count} sample', '{count} samples')}`;
  const last = run[run.length - 1];
  const text = run.map(pieceOf).join('');
  const joint = jointOf(last, head.before);
  const ends = endsOf(last).map(([reason, times]) =>
    tn(times, '{count} ends here: {reason}', '{count} end here: {reason}', {reason: endWords(reason)[0]}),
  );
  return [
    quoted(text.length > LONGEST_WORDS ? text.slice(0, LONGEST_WORDS) + '…' : text),
    shareWords(length, trie.root.samples.length),
    joint === null ? '' : t('probability {share} after the text before', {share: percent(joint)}),
    ...ends,
    closed ? t('closed') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function rootWords(apart: 'source' | 'message' | null): string {
  if (apart === 'source') return t('The source');
  return apart === 'message' ? t('The message') : t('The prompt');
}
