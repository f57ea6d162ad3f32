// The tree item of the beam tree: the one node that has, or would get, the focus. Only one node is a tree item at a time,
// made anew for each move, so that a screen reader tells of it. The keys walk along the tree.

import type {RefObject} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import {quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {BeamTreeState} from './beamtree_state.ts';
import {fateOf, nodeFacts, wordsIn} from './node_words.ts';
import type {TreeEntry} from './tree_layout.ts';
import type {TreeWindow} from './tree_window.ts';

interface ItemProps {
  state: BeamTreeState;
  view: RefObject<TreeWindow | null>;
  element: RefObject<HTMLDivElement | null>;
  entry: TreeEntry;
  moves: number; // how often a person has moved it: then it gets the focus
  focusOn: (entry: TreeEntry) => void;
  act: (entry: TreeEntry) => void;
  toggle: (entry: TreeEntry) => void;
  point: (entry: TreeEntry | null) => void;
}

export function TreeItem({state, view, element, entry, moves, focusOn, act, toggle, point}: ItemProps) {
  const hadFocus = element.current !== null && element.current === document.activeElement;
  const last = useRef(moves);
  useLayoutEffect(() => {
    if (hadFocus || moves !== last.current) element.current?.focus({preventScroll: true});
    last.current = moves;
  }, [entry.node, moves]);

  const goTo = (next: TreeEntry | undefined) => {
    if (!next || !view.current) return;
    view.current.pan.byHand = true;
    view.current.pan.reveal(next);
    focusOn(next);
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => goTo(state.parentOf(entry)),
    ArrowRight: () => goTo(state.kidsOf(entry)[0]),
    ArrowDown: () => goTo(state.neighbourOf(entry, 1)),
    ArrowUp: () => goTo(state.neighbourOf(entry, -1)),
    Home: () => goTo(state.tree.entries[0]),
    End: () => goTo(state.tree.at.get(state.best)),
    Enter: () => act(entry),
    ' ': () => toggle(entry),
    Escape: () => state.log.selectStep(null),
    '+': () => view.current?.pan.zoomBy(1.25),
    '-': () => view.current?.pan.zoomBy(0.8),
    0: () => view.current?.pan.whole(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  };
  const onFocusIn = ({currentTarget}: {currentTarget: HTMLElement}) => {
    if (currentTarget.querySelector(':focus-visible')) point(entry);
  };
  return (
    <div
      class="gp-tree-nodes"
      role="tree"
      aria-label={t(
        'Nodes of the beam tree. Left goes to what a node continues, right to its best continuation, up and down to others of its step. Enter selects it, Space folds what follows, plus and minus zoom, zero shows everything.',
      )}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
      onFocusOut={() => point(null)}
    >
      <div key={entry.node ?? 'root'} ref={element} role="treeitem" tabIndex={0} {...attributesOf(entry, state)} />
    </div>
  );
}

function attributesOf(entry: TreeEntry, state: BeamTreeState) {
  const {node, nodes, hidden, folded} = entry;
  const parent = state.parentOf(entry) ?? state.tree.entries[0];
  const siblings = node ? state.kidsOf(parent) : [entry];
  return {
    'aria-level': node ? nodes[0].index + 2 : 1,
    'aria-label': labelOf(entry, state),
    'aria-setsize': siblings.length || 1,
    'aria-posinset': Math.max(0, siblings.indexOf(entry)) + 1,
    'aria-selected': node !== null && node === state.selected,
    'aria-expanded': hidden || folded ? false : state.kidsOf(entry).length > 0 || undefined,
  };
}

function labelOf(entry: TreeEntry, {log}: BeamTreeState): string {
  const {node, nodes, look} = entry;
  if (!node) {
    return log.readsSource
      ? t('The start of the target, where the tree begins')
      : t('The prompt, where the tree begins');
  }
  const text = quoted(nodes.map(wordsIn).join(''));
  const words = nodes.length > 1 ? tn(nodes.length, '{count} token, {text}', '{count} tokens, {text}', {text}) : text;
  const facts = nodeFacts(node, log).map(({name, value}) => `${name} ${value}`);
  const step = t('step {number}', {number: node.index + 1});
  return `${words}, ${step}. ${fateOf(node, look, log, entry)} ${facts.join(', ')}`;
}
