// What is told of one node of the beam tree: in a card beside the pointer, below the tree once it is picked; and what its
// looks mean.

import type {RefObject} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import type {RunLog} from '../core/log.ts';
import {asSentence} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {BeamNode} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import type {BeamTreeState} from './beamtree_state.ts';
import {type NodeFact, fateOf, nodeFacts, textBefore, wordsIn} from './node_words.ts';
import type {Look, TreeEntry} from './tree_layout.ts';
import type {TreeWindow} from './tree_window.ts';

const TAIL_OF_CARD = 700; // characters of the text before a node

function factsOf(node: BeamNode, {log, goalsOf}: {log: RunLog; goalsOf: (node: BeamNode) => string}): NodeFact[] {
  const signs = goalsOf(node);
  return [...nodeFacts(node, log), ...(signs ? [{name: t('constraints'), value: signs, term: 'constraint'}] : [])];
}

const fateIn = (state: BeamTreeState, node: BeamNode): string => {
  const entry = state.tree.at.get(node);
  return fateOf(node, entry?.look ?? node.beam.status, state.log, entry);
};

const Own = ({node}: {node: BeamNode}) => (
  <b>
    <TokenLabel text={wordsIn(node) || node.beam.text} />
  </b>
);

interface CardProps {
  node: BeamNode;
  entry: TreeEntry;
  state: BeamTreeState;
  view: RefObject<TreeWindow | null>;
}

export function NodeCard({node, entry, state, view}: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current) view.current?.placeBeside(card.current, entry);
  });
  const before = textBefore(node);
  return (
    <div ref={card} class="gp-node-card" aria-hidden="true">
      <p class="gp-whole-text">
        <bdi>{before.length > TAIL_OF_CARD ? '…' + before.slice(-TAIL_OF_CARD) : before}</bdi>
        <Own node={node} />
      </p>
      <dl>
        {factsOf(node, {log: state.log, goalsOf: (each) => state.goalsOf(each)}).map(({name, value}) => [
          <dt>{name}</dt>,
          <dd>{value}</dd>,
        ])}
      </dl>
      <p class="gp-fate">{fateIn(state, node)}</p>
    </div>
  );
}

/** The node that a person has selected, and what can be done with it. */
export function Picked({
  node,
  state,
  toggle,
}: {
  node: BeamNode;
  state: BeamTreeState;
  toggle: (entry: TreeEntry) => void;
}) {
  const {log} = state;
  const entry = state.tree.at.get(node);
  const isOpen = entry && !entry.hidden && state.kidsOf(entry).length > 0;
  const canGoOn = log.canAsk && log.hideFrom === null;
  return (
    <div class="gp-picked">
      <p class="gp-picked-text">
        <bdi>{textBefore(node)}</bdi>
        <Own node={node} />
      </p>
      <dl class="gp-picked-facts">
        {factsOf(node, {log, goalsOf: (each) => state.goalsOf(each)}).map(({name, value, term, run, ...own}) => (
          <div key={name}>
            <dt>
              <Term id={term} run={() => asSentence(run?.() ?? '')} {...own}>
                {name}
              </Term>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="gp-picked-fate">{fateIn(state, node)}</p>
      <p class="gp-acts">
        {canGoOn && (
          <button
            type="button"
            class="gp-button gp-go-on"
            onClick={() => log.ask({type: 'branch', step: node, tokenId: node.chosen.token_id})}
          >
            {t('Continue from here')}
          </button>
        )}
        {entry && (isOpen || entry.hidden > 0) && node.beam.status === 'running' && (
          <button type="button" class="gp-button gp-collapse" onClick={() => toggle(entry)}>
            {entry.hidden ? t('Open what follows ({count})', {count: entry.hidden}) : t('Fold what follows')}
          </button>
        )}
        <button type="button" class="gp-button gp-clear" onClick={() => log.selectStep(null)}>
          {t('Hide the path')}
        </button>
      </p>
    </div>
  );
}

/** Samples of what nodes look like, with their meaning. */
export function TreeLegend() {
  const kinds: [look: Look | 'path', words: string][] = [
    ['tip', t('goes on')],
    ['lost', `✕ ${t('dead end')}`],
    ['kept', `■ ${t('ended, kept')}`],
    ['fell', `▤ ${t('ended, dropped')}`],
    ['pruned', `✕ ${t('pruned')}`],
    ['unseen', `… ${t('not considered')}`], // it has no border
    ['path', t('best or selected text')],
  ];
  return (
    <p class="gp-note gp-legend-line">
      {kinds.map(([look, words]) => (
        <span key={look}>
          {look !== 'unseen' && (
            <svg class="t-tree">
              <g class={`t-${look}`}>
                <rect class="t-box" x="2" y="2" width="22" height="11" rx="3" />
                <rect class="t-inside" x="4.5" y="4.5" width="17" height="6" rx="2" />
              </g>
            </svg>
          )}
          {words}
        </span>
      ))}
      <span>{t('2→1: beam 2 goes on as beam 1')}</span>
      <span>★ {t('output')}</span>
      <span>G {t('greedy path')}</span>
    </p>
  );
}
