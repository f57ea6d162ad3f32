// The trie pane: the samples of one strategy as a tree from left to right, each branch as thick as the samples that take
// it. Which branches are there says trie_of.ts, what is told of one trie_facts.ts.

import {Fragment} from 'preact';
import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import {type GroupProps, groupPane, useFresh} from '../core/component.tsx';
import {t, tn} from '../core/texts.ts';
import type {Entry} from '../core/types.ts';
import {Card} from '../widgets/card.tsx';
import {useKeptFocus} from '../widgets/kept_focus.ts';
import {Ramp} from './grid_legend.tsx';
import {BranchItem, nameOf} from './trie_branch.tsx';
import {branchFacts, shareWords} from './trie_facts.ts';
import {type Branch, type TrieNode, pathTo, pieceOf} from './trie_of.ts';
import {TrieState} from './trie_state.ts';
import {SamplesThrough} from './trie_through.tsx';

const LANES: [lanes: number, words: () => string][] = [
  [14, () => t('about 14')],
  [30, () => t('about 30')],
  [60, () => t('about 60')],
  [100000, () => t('all')],
];
const ON_A_PHONE = '(max-width: 640px)';
const TEXT_BEFORE = 220; // characters of the text before a branch on its card

function TriePane({group, changes}: GroupProps) {
  const fresh = useFresh(changes);
  const [state] = useState(() => new TrieState(group));
  const [lanes, setLanes] = useState(() => (matchMedia(ON_A_PHONE).matches ? 14 : 30));
  const [, setTimes] = useState(0);
  const redraw = () => setTimes((times) => times + 1);
  const [chosenStop, setStop] = useState('');
  if (fresh.run) state.begin();
  for (const number of fresh.entries ?? []) state.read(number);
  const root = state.show(lanes);
  const tree = useRef<HTMLUListElement>(null);
  const card = useCard(tree, state);
  useKeptFocus(tree, '.gp-branch', {name: 'data-branch'});
  const {picked, trie} = state;
  const stop = partsOf(state, chosenStop).branch ? chosenStop : nameOf(root);

  const pick = (node: TrieNode | null) => {
    state.pick(node);
    redraw();
  };
  // Picks a branch, or unfolds some more where it is "+ 12 more".
  const press = (name: string) => {
    const {branch, isMore} = partsOf(state, name);
    if (!branch) return;
    setStop(name);
    if (!isMore) return pick(branch.run[branch.run.length - 1]);
    const [first] = branch.folded;
    state.unfold(branch.run[branch.run.length - 1], branch.folded);
    setStop(String(first.id));
    redraw();
  };
  const focusOn = (item: HTMLElement | null | undefined) => {
    if (!item) return;
    item.focus({preventScroll: true});
    item.firstElementChild?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const item = event.target;
    if (!(item instanceof HTMLElement) || item.dataset.branch === undefined) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = [...(tree.current?.querySelectorAll<HTMLElement>('.gp-branch') ?? [])];
    const at = all.indexOf(item);
    const {branch, isMore} = partsOf(state, item.dataset.branch);
    const below = item.querySelector<HTMLElement>('.gp-branch');
    const pressHere = () => {
      card.current?.hide(); // its numbers are under the tree
      press(item.dataset.branch ?? '');
    };
    const keys: Record<string, () => void> = {
      ArrowDown: () => focusOn(all[at + 1]),
      ArrowUp: () => focusOn(all[at - 1]),
      ArrowRight: () => {
        if (!isMore && branch && state.closed.delete(branch.head.id)) redraw();
        else focusOn(below);
      },
      ArrowLeft: () => {
        if (!below || !branch) return focusOn(item.parentElement?.closest<HTMLElement>('.gp-branch'));
        state.closed.add(branch.head.id);
        redraw();
      },
      Home: () => focusOn(all[0]),
      End: () => focusOn(all.at(-1)),
      Enter: pressHere,
      ' ': pressHere,
      Escape: () => picked && pick(null),
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  };
  const onFocusIn = ({target}: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.dataset.branch === undefined) return;
    setStop(target.dataset.branch);
    const knot = target.firstElementChild;
    if (target.matches(':focus-visible') && knot instanceof HTMLElement) card.current?.show(knot);
  };
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('What the model can say')}</h2>
        <div class="gp-tools">
          <label>
            {t('Branches')}{' '}
            <select
              class="gp-lanes"
              aria-label={t('How many branches are shown')}
              value={lanes}
              onChange={({currentTarget}) => {
                state.opened.clear();
                setLanes(Number(currentTarget.value));
              }}
            >
              {LANES.map(([value, words]) => (
                <option key={value} value={value}>
                  {words()}
                </option>
              ))}
            </select>
          </label>
        </div>
      </header>
      <p class="gp-note gp-about">{aboutWords(state)}</p>
      <div class="gp-canopy">
        <ul
          class="gp-roots"
          role="tree"
          aria-label={t('The samples, from the prompt on')}
          ref={tree}
          onKeyDown={onKeyDown}
          onFocusIn={onFocusIn}
          onFocusOut={() => card.current?.hide()}
        >
          <BranchItem view={{state, stop, press}} branch={root} rest={0} />
        </ul>
      </div>
      <Key />
      {picked && <SamplesThrough key={picked.id} group={group} trie={trie} node={picked} unpick={() => pick(null)} />}
    </>
  );
}

// Whether the texts are of a model that denoises canvases: they have no tokens that were chosen one after the other.
const denoises = (entries: Entry[]): boolean =>
  entries.some(({ended}) => ended?.text) && entries.every(({tokens}) => !tokens.length);

export const triePane = groupPane(TriePane, ({header, entries}) => header?.kind === 'seeds' && !denoises(entries), [
  'steps',
  'status',
]);

// The branch of a name (see trie_branch.tsx), or the one behind which "more" is folded.
function partsOf({shown}: TrieState, name: string): {branch: Branch | undefined; isMore: boolean} {
  const isMore = name.startsWith('more ');
  const branch = shown.get(Number(isMore ? name.slice('more '.length) : name || NaN));
  return {branch: isMore && !branch?.folded.length ? undefined : branch, isMore};
}

function aboutWords({group, trie}: TrieState): string {
  const samples = trie.root.samples.length;
  const all = group.entries.length;
  const tips = new Set(trie.tips.filter(Boolean)).size;
  if (!samples) return t('The tree grows with the first tokens.');
  const values = {
    samples: samples < all ? shareWords(samples, all) : tn(samples, '{count} sample', '{count} samples'),
    texts:
      tips === 1 && samples > 1
        ? t('all with the same text')
        : tn(tips, '{count} different text', '{count} different texts'),
  };
  const about = group.done ? t('{samples}, {texts}.', values) : t('{samples} so far, {texts}.', values);
  return `${about} ${t('Point at a branch for its numbers, click it to see its samples.')}`;
}

const Key = () => (
  <p class="gp-note gp-key">
    <span class="gp-key-part">
      <i class="gp-key-line" aria-hidden="true" />
      {t('thicker: more samples')}
    </span>
    <span class="gp-key-part">
      <Ramp name="heat" class="gp-key-ramp" />
      {t('the token’s probability after the text before it: from 100% down to 0%')}
    </span>
    <span class="gp-key-part">{t('■ ended')}</span>
    <span class="gp-key-part">{t('⊣ cut off by a limit')}</span>
    <span class="gp-key-part">{t('◻ stopped')}</span>
    <span class="gp-key-part">{t('✕ failed')}</span>
  </p>
);

// ---------------------------------------------------------------------------------------------------- the card

// The card of a branch, or of one token of it.
function useCard(tree: {current: HTMLUListElement | null}, state: TrieState) {
  const card = useRef<Card>(null);
  useLayoutEffect(() => {
    const root = tree.current?.closest<HTMLElement>('.gp-pane');
    if (!root || !tree.current) return;
    const content = (owner: HTMLElement) => {
      const {node} = owner.dataset;
      if (node !== undefined) {
        const one = state.trie.nodes[Number(node)];
        return <BranchCard state={state} first={one} last={one} />;
      }
      const {branch, isMore} = partsOf(state, owner.closest<HTMLElement>('.gp-branch')?.dataset.branch ?? '');
      if (!branch?.head.before || isMore) return null;
      return <BranchCard state={state} first={branch.head} last={branch.run[branch.run.length - 1]} />;
    };
    card.current = new Card(root, tree.current, {content, selector: '.gp-t, .gp-knot'});
  }, []);
  useLayoutEffect(() => card.current?.refresh(true));
  return card;
}

function BranchCard({state: {trie, group}, first, last}: {state: TrieState; first: TrieNode; last: TrieNode}) {
  const before = pathTo(first.before ?? trie.root)
    .map(({token}) => token?.piece ?? '')
    .join('');
  const text = pathTo(last)
    .slice(first.depth - 1)
    .map(pieceOf)
    .join('');
  return (
    <>
      <p>
        <bdi>
          {before.length > TEXT_BEFORE ? '…' + before.slice(-TEXT_BEFORE) : before}
          <b>{text.length > TEXT_BEFORE ? text.slice(0, TEXT_BEFORE) + '…' : text}</b>
        </bdi>
      </p>
      <dl>
        {branchFacts(trie, first, last, group.entries.length).map(({name, value}) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
