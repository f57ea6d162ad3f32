// One row of the candidates pane: a token with its rank, bars and numbers before and after the processors, and what can
// be done with it. A row that can be pressed is a button.

import {type ComponentChildren, createElement} from 'preact';
import {count, filled, percent, probability, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';
import type {Candidate, Step} from '../core/types.ts';
import {isFromElsewhere} from '../core/values.ts';
import {TwoBars} from '../widgets/bars.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {candidateWords, isRemoved, removerOf} from './stages.ts';

/** What a row shows. Shares are from 0 to 1. */
export interface CandidateEntry {
  id: number | null; // null: all others together
  text: string;
  after: number | null; // null where it is not known
  before: number | null;
  rank: number | null;
  chosen: boolean;
  given: boolean;
  removed: boolean;
  by: string; // who removed it
  words: () => string; // all its numbers
}

export function entryOf(candidate: Candidate, step: Step): CandidateEntry {
  const removed = isRemoved(candidate) && !isFromElsewhere(step);
  const rawRank = step.distribution.stages.length ? null : candidate.raw_rank;
  return {
    id: candidate.token_id,
    text: candidate.text,
    after: probability(candidate.logprob),
    before: probability(candidate.raw_logprob),
    rank: removed ? null : (candidate.rank ?? rawRank),
    chosen: candidate.token_id === step.chosen.token_id,
    given: Boolean(step.isPrompt || step.given),
    removed,
    by: removed ? removerOf(candidate, step) : '',
    words: () => candidateWords(candidate, step),
  };
}

const ENDS = [0.02, 0.05, 0.1, 0.2, 0.5, 1]; // of the axis

/** The end of the axis: a round number that the longest bar of a token does not pass; that of all others may. */
export function topOf(entries: CandidateEntry[]): number {
  const longest = Math.max(...entries.map(({after, before}) => Math.max(after ?? 0, before ?? 0)));
  return ENDS.find((end) => longest <= end) ?? 1;
}

const NEAR = 5; // rows

/** The rows, the chosen one at the top where it would be far below: everyone looks for it first. */
export function chosenInSight<Row>(rows: Row[], isChosen: (row: Row) => boolean): Row[] {
  const at = rows.findIndex(isChosen);
  return at < NEAR ? rows : [rows[at], ...rows.slice(0, at), ...rows.slice(at + 1)];
}

interface RowProps {
  entry: CandidateEntry;
  top: number; // the share of a full bar
  press?: (tokenId: number) => void;
  children?: ComponentChildren; // what stands below the row
}

export function CandidateRow({entry, top, press, children}: RowProps) {
  const {id, text, after, before, rank, chosen, removed, by} = entry;
  const differs = removed || after === null || before === null || percent(after) !== percent(before);
  const pressed = press && id !== null ? () => press(id) : null;
  const action = pressed ? branchWords(entry) : '';
  const attributes: Record<string, unknown> = {
    class: 'gp-row',
    'aria-label': nameOf(entry, Boolean(pressed)),
    ref: (node: HTMLElement | null) => {
      if (node) tipLater(node, () => [action, entry.words()].filter(Boolean).join(' '));
    },
    ...(pressed ? {type: 'button', onClick: pressed} : {role: 'group'}),
  };
  const kinds = ['gp-bar', chosen && 'gp-chosen', removed && 'gp-removed', id === null && 'gp-rest'];
  return (
    <li class={kinds.filter(Boolean).join(' ')}>
      {createElement(
        (pressed ? 'button' : 'div') as string,
        attributes,
        <span class="gp-rank">{rank ? count(rank) : ''}</span>,
        <span class="gp-name">
          <span class="gp-sign" aria-hidden="true">
            {chosen ? '▶' : removed ? '✕' : ''}
          </span>
          {id === null ? <bdi class="gp-word">{text}</bdi> : <TokenLabel text={text} class="gp-word" />}
        </span>,
        <TwoBars
          after={after}
          before={differs ? before : null}
          top={top}
          kind={chosen ? 'chosen' : id === null ? 'rest' : null}
          removed={removed && removedBy(by)}
        />,
        <span class="gp-values">
          <span>{removed ? '' : after === null ? '–' : percent(after)}</span>
          <small>{before === null || !differs ? '' : percent(before)}</small>
        </span>,
        <span class="gp-go" aria-hidden="true">
          {pressed ? '↪' : ''}
        </span>,
      )}
      {children}
    </li>
  );
}

// The sentence with the processor as an element of its own, which keeps its words together.
const removedBy = (by: string): ComponentChildren => {
  const [before, , after] = filled(t('removed by {processor}'), {processor: ''}) as string[];
  return [before, <span class="gp-remover">{by}</span>, after];
};

// What a screen reader calls the row: what stands in it, from left to right.
function nameOf(
  {id, text, after, before, rank, chosen, given, removed, by}: CandidateEntry,
  isPressable: boolean,
): string {
  const shares = [
    !removed && after !== null && percent(after),
    (removed || after !== before) && before !== null && t('before {share}', {share: percent(before)}),
  ];
  const state = [chosen && (given ? t('given') : t('chosen')), removed && t('removed by {processor}', {processor: by})];
  const parts = [id === null ? text : quoted(text), ...state, ...shares, isPressable && t('continue')];
  return `${rank ? `${count(rank)}. ` : ''}${parts.filter(Boolean).join(', ')}`;
}

// What pressing a candidate does, in words.
function branchWords({text, chosen, removed, by}: CandidateEntry): string {
  const token = quoted(text);
  if (chosen) return t('Run again from here with {token}.', {token});
  if (removed)
    return t('Continue from here with {token} instead, although {processor} removed it.', {token, processor: by});
  return t('Continue from here with {token} instead.', {token});
}
