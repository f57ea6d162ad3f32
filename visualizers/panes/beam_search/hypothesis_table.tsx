// The table of hypotheses: a row for each text that ended and counts, or that still runs.

import {type RunLog, groupLetter} from '../core/log.ts';
import {asSentence, decimals, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {BeamNode} from '../core/types.ts';
import {isWritten} from '../tokens/constraints.ts';
import {Term} from '../widgets/term.tsx';
import {tip} from '../widgets/tip.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {type BeamSearch, type Ranked, type StopRule, sumOf} from './beam_finalization.ts';
import {endingOf, movedWords, placeWords, sharedWithFirst, shownText, textOf} from './hypothesis_texts.ts';
import {powerName} from './stop_rules.tsx';

const SIGNS: Record<Ranked['state'], string> = {returned: '★', kept: '■', running: '●', out: '□'};

/** What the table shows. */
export interface Ranking {
  entries: Ranked[];
  was: Map<BeamNode, number> | null; // the places by the run's own settings, where others are shown
  search: BeamSearch;
  rule: StopRule;
  best: Ranked | null; // of those that are kept
  tally: string;
}

interface Has {
  moved: boolean;
  group: boolean;
  words: boolean;
}

export function HypothesisTable({log, ranking}: {log: RunLog; ranking: Ranking}) {
  const {entries, was} = ranking;
  const has: Has = {
    moved: was !== null,
    group: entries.some(({node}) => (node.beam.group ?? null) !== null),
    words: entries.some(({node}) => node.beam.progress),
  };
  const texts = entries.map(({node}) => textOf(node));
  const shared = sharedWithFirst(texts);
  // the arrows lead to the others
  const reachable = Math.max(
    0,
    entries.findIndex(({node}) => node === log.selected),
  );
  const walk = (event: KeyboardEvent & {currentTarget: HTMLElement}) => {
    if (event.key === 'Escape') log.selectStep(null);
    const delta = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!delta) return;
    event.preventDefault();
    const picks = [...event.currentTarget.querySelectorAll<HTMLElement>('.gp-pick')];
    picks.at(Math.max(0, picks.findIndex((pick) => pick === event.target) + delta))?.focus();
  };
  return (
    <table class="gp-hypothesis-table" aria-label={t('The texts, ranked')}>
      <Head ranking={ranking} has={has} />
      <tbody onKeyDown={walk}>
        {entries.map((entry, i) => (
          <Row
            key={i}
            log={log}
            ranking={ranking}
            entry={entry}
            text={texts[i]}
            shared={shared[i]}
            isReachable={i === reachable}
            has={has}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ranking: {best, rule, tally}, has}: {ranking: Ranking; has: Has}) {
  const ofBest = (words: (best: Ranked) => string) => () => (best ? t('the best: {words}.', {words: words(best)}) : '');
  const power = powerName(rule.lengthPenalty);
  const sumWords = ({node}: Ranked) =>
    tn(
      node.length,
      'the log-probability of {count} token is {sum}',
      'the log-probabilities of {count} tokens sum to {sum}',
      {sum: decimals(sumOf(node))},
    );
  return (
    <thead>
      <tr>
        <th scope="col">
          <Term
            id="sequence-score"
            formula=""
            unit=""
            run={() => asSentence(tally)}
            meaning={t(
              '★ is an output of the run. ■ is kept in the pool but is not an output. □ ended but is not kept: others are better, it came too late, or the search would have stopped before it. ● is still running: its score is what it would be if it ended now.',
            )}
          >
            {t('rank')}
          </Term>
        </th>
        <th scope="col" class="gp-moved-column" hidden={!has.moved}>
          <Term
            id="sequence-score"
            formula=""
            unit=""
            meaning={t('The rank by the run’s own settings, and by how much it has changed.')}
          >
            {t('own rank')}
          </Term>
        </th>
        <th scope="col" class="gp-group-column" hidden={!has.group}>
          <Term
            id="diversity-penalty"
            formula=""
            unit=""
            meaning={t(
              'The group that wrote it. Each group keeps its own best, so one group can drop a text with a better score than another group keeps.',
            )}
          >
            {t('group')}
          </Term>
        </th>
        <th scope="col">{t('text')}</th>
        <th scope="col">
          <Term
            id="cumulative-logprob"
            unit="nats"
            run={ofBest(sumWords)}
            meaning={t('The sum of the log-probabilities of its tokens, in nats, as the search adds them up.')}
          >
            {t('sum')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="length"
            run={ofBest(({node}) => tn(node.length, '{count} token', '{count} tokens'))}
            meaning={t('Generated tokens, including the end-of-sequence token.')}
          >
            {t('length')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="sequence-score"
            class="gp-scored"
            run={ofBest(({node, score}) => `${decimals(sumOf(node))} / ${node.length}^${power} = ${decimals(score)}`)}
            meaning={t('The sum divided by the length to the power of length_penalty. The highest scores are kept.')}
          >
            {t('sum / length ^ {power}', {power})}
          </Term>
        </th>
        <th scope="col" class="gp-words-column" hidden={!has.words}>
          <Term id="constraint" meaning={t('How many of the constraints the text contains.')}>
            {t('constraints')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="ending"
            run={ofBest(({node}) => t('at step {step}', {step: node.index + 1}))}
            meaning={t('The step at which it ended, and what ended it.')}
          >
            {t('ended at')}
          </Term>
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  log: RunLog;
  ranking: Ranking;
  entry: Ranked;
  text: string;
  shared: number;
  isReachable: boolean;
  has: Has;
}

function Row({log, ranking: {was, search}, entry, text, shared, isReachable, has}: RowProps) {
  const {node, score, place, state} = entry;
  const isPressed = log.selected === node;
  const sum = sumOf(node);
  const number = (value: number) => (Number.isFinite(value) ? decimals(value) : '−∞');
  return (
    <tr data-state={state}>
      <td>
        <span class="gp-sign" aria-hidden="true">
          {SIGNS[state]}
        </span>
        <span>{placeWords(entry)}</span>
      </td>
      <td hidden={!has.moved}>{was && movedWords(place, was.get(node))}</td>
      <td hidden={!has.group}>{has.group && groupLetter(node.beam.group ?? 0)}</td>
      <td>
        <Text
          text={text}
          shared={shared}
          isPressed={isPressed}
          tabIndex={isReachable ? 0 : -1}
          press={() => log.selectStep(isPressed ? null : node)}
        />
      </td>
      <td>{number(sum)}</td>
      <td>{node.length}</td>
      <td>{number(score)}</td>
      <td hidden={!has.words}>{has.words && writtenWords(node, search)}</td>
      <td>{state === 'running' ? '–' : `${node.index + 1}: ${endingOf(node, log, search)}`}</td>
    </tr>
  );
}

interface TextProps {
  text: string;
  shared: number;
  isPressed: boolean;
  tabIndex: number;
  press: () => void;
}

function Text({text, shared, isPressed, tabIndex, press}: TextProps) {
  const {head, tail, isCut} = shownText(text, shared, isPressed);
  return (
    <button
      ref={isCut ? tip(() => t('The whole text: {text}', {text})) : null}
      data-tip={isCut ? '' : undefined}
      type="button"
      class="gp-pick"
      tabIndex={tabIndex}
      aria-pressed={isPressed}
      aria-label={quoted(text)}
      onClick={press}
    >
      <TokenLabel text={head} class="gp-head-text" />
      {tail !== '' && <TokenLabel text={tail} class="gp-tail-text" />}
    </button>
  );
}

function writtenWords(node: BeamNode, {constraints, promptIds}: BeamSearch): string {
  const done = constraints.filter((constraint, i) =>
    isWritten(constraint, node.beam.progress?.[i] ?? 0, node, promptIds),
  ).length;
  const words = t('{done} of {all}', {done, all: constraints.length});
  return done === constraints.length ? `✓ ${words}` : words;
}
