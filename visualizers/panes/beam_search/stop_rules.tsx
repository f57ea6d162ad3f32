// Why a beam search stopped: the numbers that its rule compared, and where each early_stopping would have stopped it.

import {type RunLog, groupLetter} from '../core/log.ts';
import {plain} from '../core/notation.ts';
import {decimals, stopWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {RuleSearch} from '../core/types.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {
  type BeamSearch,
  EARLY_STOPPING,
  type EarlyStopping,
  type Pool,
  type Settled,
  type Stop,
  type StopRule,
  endOfRecord,
} from './beam_finalization.ts';
import {cutInside, textOf} from './hypothesis_texts.ts';

export const isSameRule = (one: StopRule, other: StopRule): boolean =>
  one.lengthPenalty === other.lengthPenalty && one.earlyStopping === other.earlyStopping;
export const earlyName = (value: EarlyStopping): string =>
  EARLY_STOPPING.find(([known]) => known === value)?.[1] ?? String(value);
export const powerName = (value: number): string => plain(Number(value.toFixed(4)));

interface StoppingProps {
  log: RunLog;
  search: BeamSearch;
  number: number; // of the prompt
  by: (rule: StopRule) => Settled;
  rule: StopRule; // that is shown
  isOver: boolean;
  asked: StopRule | null; // the rule that the server runs just now
  ask: (rule: StopRule) => void;
}

export function Stopping(props: StoppingProps) {
  const {rule, search} = props;
  return (
    <div class="gp-stopping">
      <h3 class="gp-sub">{t('Why it stopped')}</h3>
      <p class="gp-stopped-by">{whyWords(props)}</p>
      <div class="gp-hypothesis-scroll">
        <table class="gp-rules" aria-label={t('Where each early_stopping stops')}>
          <thead>
            <tr>
              <th scope="col">early_stopping</th>
              <th scope="col">{t('stops')}</th>
              <th scope="col">{t('reason')}</th>
              <th scope="col">{t('outputs')}</th>
            </tr>
          </thead>
          <tbody>
            {EARLY_STOPPING.map(([earlyStopping, name]) => {
              const each = {lengthPenalty: rule.lengthPenalty, earlyStopping};
              const isOwn = isSameRule(each, search.own);
              return (
                <tr key={name} class={isOwn ? 'gp-own-rule' : ''}>
                  <th scope="row">{isOwn ? t('{name} (this run)', {name}) : name}</th>
                  <Rule {...props} name={name} rule={each} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

// Where a rule stops the search: by the record or, where that does not tell, by a run of the library.
function Rule({log, search, number, by, rule, isOver, asked, ask, name}: StoppingProps & {name: string}) {
  const settled = by(rule);
  const {pools} = settled.prompts[number];
  const isExact = pools.every(({exact}) => exact);
  const isKnown = isExact && settled.stop !== null;
  const found = isKnown ? null : answerTo(rule, log);
  const canAsk = !isKnown && !found && log.finished && Object.hasOwn(log.answers, 'search');
  const isAsked = asked !== null && isSameRule(asked, rule);
  const compared = found
    ? comparedIds(found, log)
    : isKnown
      ? comparedNodes(settled, by(search.own), number, search)
      : null;
  return (
    <>
      <td>
        {found ? t('after step {step}', {step: found.steps}) : stopsWords(settled, isExact, isOver)}{' '}
        {canAsk && (
          <button
            type="button"
            class="gp-button gp-run-on"
            aria-label={t('Run the search with early_stopping {name}', {name})}
            disabled={isAsked}
            onClick={() => ask(rule)}
          >
            {isAsked ? t('running …') : t('Run the search')}
          </button>
        )}
      </td>
      <td>{found ? t('found by a run') : reasons(pools, search, rule, log)}</td>
      {/* before the cell on a narrow screen */}
      <td data-name={`${t('outputs:')} `}>{compared ? <Outputs {...compared} /> : '–'}</td>
    </>
  );
}

// ---------------------------------------------------------------------------------------------------- outputs

/** How many outputs of all differ from those of the run, and the best of them. */
interface Compared {
  differ: number;
  all: number;
  best: {text: string; score: number | null} | null;
}

function Outputs({differ, all, best}: Compared) {
  if (!differ || !best) return t('the same');
  const values = {differ, all, score: decimals(best.score, 4)};
  const words =
    all > 1
      ? t('{differ} of {all} differ; the best, with score {score}:', values)
      : t('another text, with score {score}:', values);
  return (
    <>
      {words} <TokenLabel text={cutInside(best.text, 40)} class="gp-wrote" />
    </>
  );
}

const answerTo = (rule: StopRule, log: RunLog): RuleSearch | null =>
  log.searched.get(log.turn)?.find((one): one is RuleSearch => one.kind === 'rule' && isSameRule(one.rule, rule)) ??
  null;

function comparedNodes(settled: Settled, own: Settled, number: number, {wanted}: BeamSearch): Compared {
  const [now, then] = [settled, own].map(({prompts}) => prompts[number].kept.slice(0, wanted));
  const differ = now.filter(({node}, i) => then.at(i)?.node !== node).length;
  const best = now.at(0);
  return {differ, all: now.length, best: best ? {text: textOf(best.node), score: best.score} : null};
}

function comparedIds({outputs}: RuleSearch, log: RunLog): Compared {
  const own = log.finished?.sequences.map(({token_ids: ids}) => ids.join(' ')) ?? [];
  const differ = outputs.filter(({token_ids: ids}, i) => ids.join(' ') !== own[i]).length;
  return {differ, all: outputs.length, best: outputs.at(0) ?? null};
}

// ---------------------------------------------------------------------------------------------------- in words

function whyWords({log, search, number, by, isOver}: StoppingProps): string {
  const own = by(search.own);
  const {pools} = own.prompts[number];
  const name = earlyName(search.own.earlyStopping);
  const start = own.stop
    ? t('This search stopped after step {step} by the rule of early_stopping {name}.', {step: own.stop.step, name})
    : isOver
      ? t('The search was cut off. By the rule of early_stopping {name} it would have gone on.', {name})
      : t('The search goes on by the rule of early_stopping {name}.', {name});
  return start + (pools.length > 1 ? '\n' : ' ') + reasons(pools, search, search.own, log);
}

const reasons = (pools: Pool[], search: BeamSearch, rule: StopRule, log: RunLog): string =>
  pools.map((pool) => [...groupWords(pool, pools.length > 1), reason(pool, search, rule, log)].join(' ')).join('\n');

// Why a pool closed, or why it is open, in sentences.
function reason({stop, weighed}: Pool, search: BeamSearch, rule: StopRule, log: RunLog): string {
  if (!weighed) return t('No step has been taken.');
  const {best, length, bound, worst} = weighed;
  if (stop?.why === 'criteria') return cutOffWords(search, stop, log);
  if (worst === null) return tn(search.size, 'No text has ended.', 'Fewer than {count} texts have ended.');
  const isFarthest = rule.earlyStopping === 'never' && rule.lengthPenalty > 0;
  const formula = `${decimals(best)} / ${length} ^ ${powerName(rule.lengthPenalty)} = ${decimals(bound, 4)}`;
  const values = {
    numbers: isFarthest ? t('{formula} (at the longest possible length)', {formula}) : formula,
    worst: decimals(worst, 4),
  };
  const {together} = search; // our own loops look at those that ended, too
  if (!stop) {
    return together
      ? t('The best running beam, {numbers}, is above the worst that is kept, {worst}.', values)
      : t('The best continuation of the step, {numbers}, is above the worst that is kept, {worst}.', values);
  }
  if (stop.why === 'settled') {
    return together
      ? t(
          'No running beam can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.',
          values,
        )
      : t(
          'No continuation of the step can still beat the worst finished hypothesis: the best, {numbers}, is not above its {worst}.',
          values,
        );
  }
  const enough = tn(
    search.size,
    '{count} text has ended, which is enough.',
    '{count} texts have ended, which is enough.',
  );
  if (!(bound > worst)) return enough;
  const though = together
    ? t('Yet the best running beam, {numbers}, was above the worst of them, {worst}.', values)
    : t('Yet the best continuation of the step, {numbers}, was above the worst of them, {worst}.', values);
  return `${enough} ${though}`;
}

function cutOffWords({start, maxNew}: BeamSearch, {step}: Stop, log: RunLog): string {
  if (step - start >= maxNew) {
    return tn(
      start + maxNew,
      'The length limit of {count} token was reached.',
      'The length limit of {count} tokens was reached.',
    );
  }
  const ended = log.finished?.sequences.find(({stop_reason: why}) => !['eos', 'length', 'unfinished'].includes(why));
  if (!ended) return t('Every continuation met a stopping criterion.');
  return t('Every continuation met a stopping criterion ({reason}).', {reason: stopWords(ended.stop_reason)[0]});
}

// After which step a search stops.
function stopsWords({stop, prompts}: Settled, isExact: boolean, isOver: boolean): string {
  if (!isExact) return stop ? t('not exact: about step {step}', {step: stop.step}) : t('not exact');
  if (stop) return t('after step {step}', {step: stop.step});
  return isOver ? t('goes on past step {step}', {step: endOfRecord({prompts})}) : t('not yet');
}

// The group of a pool where there are several, and where it stopped.
function groupWords({group, stop}: Pool, several: boolean): string[] {
  if (group === null) return [];
  const letter = groupLetter(group);
  if (!several || !stop) return [t('Group {group}:', {group: letter})];
  return [t('Group {group}, after step {step}:', {group: letter, step: stop.step})];
}
