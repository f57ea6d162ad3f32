// Greedy decoding beside a beam search, in words: where the search left its path, what the library's own greedy run gave.

import type {ComponentChildren} from 'preact';
import {useMemo} from 'preact/hooks';
import {type RunLog, pathOf, startOf} from '../core/log.ts';
import {decimals, inParts, processorWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {GreedySearch} from '../core/types.ts';
import {finite} from '../core/values.ts';
import {sentence} from '../widgets/filled.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {type BeamSearch, type Scored, sumOf} from './beam_finalization.ts';
import {type Followed, type Leaving, actingOtherwise, followTokens, greedyPath} from './greedy_path.ts';
import {cutInside} from './hypothesis_texts.ts';

interface GreedyProps {
  log: RunLog;
  search: BeamSearch;
  number: number; // of the prompt
  kept: Scored[]; // by the run's own rule
  isAsked: boolean;
  ask: () => void;
}

export function Greedy({log, search, number, kept, isAsked, ask}: GreedyProps) {
  const found = log.searched.get(log.turn)?.find((each): each is GreedySearch => each.kind === 'greedy');
  const others = actingOtherwise(startOf(log)).map((kind) => processorWords(kind)[0]);
  const isSampled = Boolean(startOf(log).effective.do_sample);
  const words = useMemo(
    () => found && <ByLibrary found={found} log={log} search={search} number={number} kept={kept} />,
    [found],
  );
  return (
    <div class="gp-greedily">
      <h3 class="gp-sub">{t('Greedy decoding for comparison')}</h3>
      {/* what the library did is told with its path */}
      {!found && <p class="gp-path">{pathWords(greedyPath(search.prompts[number]), {log, search, kept, isSampled})}</p>}
      {!found && others.length > 0 && (
        <p class="gp-doubt gp-note">
          {t(
            'This is the path of the most probable tokens as the search had them. Greedy decoding may give another one: {processors} can act differently on its logits.',
            {processors: others.join(', ')},
          )}
        </p>
      )}
      {words}
      {!found && log.finished && Object.hasOwn(log.answers, 'search') && (
        <button type="button" class="gp-button gp-ask-greedy" disabled={isAsked} onClick={ask}>
          {isAsked ? t('running …') : t('Run greedy decoding')}
        </button>
      )}
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- the path

/** Beside what a path is told; `isSampled`: the search draws, so that its most probable tokens are not greedy decoding's. */
interface Beside {
  log: RunLog;
  search: BeamSearch;
  kept: Scored[];
  isSampled: boolean;
}

// What became of the greedy text or, where the search draws, of that of the most probable tokens.
function pathWords({last, ended, left}: Followed, beside: Beside): ComponentChildren {
  if (left) return leftWords(left, beside);
  if (!last || last.given) {
    return beside.isSampled
      ? t('The path of the most probable tokens is not known yet.')
      : t('The greedy path is not known yet.');
  }
  const place = ended ? beside.kept.findIndex(({node}) => node === last) : -1;
  const values = {sum: decimals(sumOf(last)), score: decimals(beside.kept.at(place)?.score, 4)};
  const sumWords =
    place < 0
      ? tn(last.length, 'Its sum is {sum} after {count} token.', 'Its sum is {sum} after {count} tokens.', values)
      : tn(
          last.length,
          'Its sum is {sum} after {count} token, its score {score}.',
          'Its sum is {sum} after {count} tokens, its score {score}.',
          values,
        );
  return [fateWords(last, ended, place, beside), sumWords, ...bestWords(last, ended, place, beside)].join(' ');
}

// `place` is that among the texts that are kept, or -1.
function fateWords(
  {beam, index}: NonNullable<Followed['last']>,
  ended: boolean,
  place: number,
  {isSampled, log}: Beside,
): string {
  const values = {
    text: isSampled ? t('The text of the most probable tokens') : t('The greedy text'),
    beam: (beam.beam ?? 0) + 1,
    place: place + 1,
    token: index + 1,
  };
  if (!ended) return t('{text} is still running, as beam {beam}.', values);
  if (place > 0) return t('{text} has ended, and has rank {place}.', values);
  if (place === 0)
    return log.finished ? t('{text} is the best output.', values) : t('{text} is the best so far.', values);
  if (beam.status === 'finished') return t('{text} ended at token {token} but is not kept: others are better.', values);
  return t('{text} ended at token {token} but does not count: it ranked too low or lacks a constraint.', values);
}

// What the best has instead.
function bestWords(
  {sequence}: NonNullable<Followed['last']>,
  ended: boolean,
  place: number,
  {search, kept}: Beside,
): string[] {
  if (!ended) {
    const running = search.prompts[sequence].running.map(sumOf);
    return running.length ? [t('The best beam has {sum}.', {sum: decimals(Math.max(...running))})] : [];
  }
  const best = kept.at(0);
  if (place === 0 || !best) return [];
  return [
    tn(
      best.node.length,
      'The best has a sum of {sum} after {count} token, and a score of {score}.',
      'The best has a sum of {sum} after {count} tokens, and a score of {score}.',
      {sum: decimals(sumOf(best.node)), score: decimals(best.score, 4)},
    ),
  ];
}

function leftWords(
  {index, token, node, sum, considered, best, worst}: Leaving,
  {search, isSampled}: Beside,
): ComponentChildren {
  const hasGroups = search.prompts.some(({steps}) => (steps[0] ?? []).some(({beam}) => (beam.group ?? null) !== null));
  const details = inParts([
    node
      ? t('rank {rank} of {considered}', {rank: node.rank, considered})
      : t('not among the {considered} considered', {considered}),
    sum !== null && t('sum {sum}', {sum: decimals(sum)}),
    worst !== null && t('worst beam that went on {worst}, best {best}', {worst: decimals(worst), best: decimals(best)}),
  ]);
  const words = isSampled
    ? t('{where} left the path of the most probable tokens at token {place}: {token} ({details}).')
    : t('{where} left the greedy path at token {place}: {token} ({details}).');
  return sentence(words, {
    where: hasGroups ? t('Group A') : t('The search'),
    place: String(index + 1),
    details,
    token: token ? <TokenLabel text={token.text} class="gp-strong" /> : t('a token that was not recorded'),
  });
}

// ---------------------------------------------------------------------------------------------------- by the library

function ByLibrary({found, log, search, number, kept}: Omit<GreedyProps, 'isAsked' | 'ask'> & {found: GreedySearch}) {
  const ids = found.tokens.map(([id]) => id);
  const path = followTokens(search.prompts[number], (at) => ids.at(at));
  const total = (logprobs: (number | null)[]) =>
    logprobs.reduce<number>((sum, each) => sum + (finite(each) ?? -Infinity), 0);
  const free = kept.length ? pathOf(kept[0].node).filter((step) => !step.given) : [];
  const isProcessed = Boolean(startOf(log).processors?.length);
  const bestTotal = total(free.map(({chosen}) => chosen.raw_logprob));
  return (
    <p class="gp-exactly">
      <span>
        {sentence(t('Run by the library, greedy decoding wrote {text}.'), {
          text: <TokenLabel text={cutInside(found.text, 60)} class="gp-wrote" />,
        })}{' '}
        {totalWords(ids.length, total(found.tokens.map(([, , logprob]) => logprob)), isProcessed)}{' '}
        {kept.length > 0 && `${bestTotalWords(free.length, bestTotal, isProcessed)} `}
        {pathWords(path, {log, search, kept, isSampled: false})}
      </span>
      <details>
        <summary>{t('Its tokens and their log-probabilities')}</summary>
        <table>
          <tbody>
            {found.tokens.map(([, text, logprob], i) => (
              <tr key={i}>
                <td>{i + 1}</td>
                <td>
                  <TokenLabel text={text} />
                </td>
                <td>{decimals(finite(logprob))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </p>
  );
}

// The log-probability of a whole text, before the processors where there are any.
function totalWords(length: number, sum: number, isProcessed: boolean): string {
  const values = {sum: decimals(sum)};
  return isProcessed
    ? tn(
        length,
        'It has {count} token with a log-probability of {sum} before the processors.',
        'It has {count} tokens with a log-probability of {sum} before the processors.',
        values,
      )
    : tn(
        length,
        'It has {count} token with a log-probability of {sum}.',
        'It has {count} tokens with a log-probability of {sum}.',
        values,
      );
}

function bestTotalWords(length: number, sum: number, isProcessed: boolean): string {
  const values = {sum: decimals(sum)};
  return isProcessed
    ? tn(
        length,
        'The best output has {count} token with a log-probability of {sum} before the processors.',
        'The best output has {count} tokens with a log-probability of {sum} before the processors.',
        values,
      )
    : tn(
        length,
        'The best output has {count} token with a log-probability of {sum}.',
        'The best output has {count} tokens with a log-probability of {sum}.',
        values,
      );
}
