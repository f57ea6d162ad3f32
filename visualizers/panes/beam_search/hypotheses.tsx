// The hypotheses pane: the texts that a beam search found, ranked, and ranked anew under another length_penalty or
// early_stopping; why it stopped; and what greedy decoding would have chosen. The rules are those of beam_finalization.ts.

import {useMemo, useRef, useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import {type RunLog, groupLetter} from '../core/log.ts';
import {count, decimals} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {Term} from '../widgets/term.tsx';
import {
  type BeamSearch,
  EARLY_STOPPING,
  type Ranked,
  type Settled,
  type StopRule,
  endOfRecord,
  isAsRecorded,
  rankingOf,
  searchOf,
  settle,
  sumOf,
} from './beam_finalization.ts';
import {Greedy} from './greedy_beside.tsx';
import {HypothesisTable, type Ranking} from './hypothesis_table.tsx';
import {Stopping, earlyName, isSameRule, powerName} from './stop_rules.tsx';
import {SPECIAL_RUNS} from '../special_run_kinds.ts';

const MOST = 40; // rows

function Hypotheses({log, changes}: RunProps) {
  const [asked, setAsked] = useState<Partial<StopRule>>({}); // instead of the run's own rule
  const [prompt, setPrompt] = useState(0);
  const [running, setRunning] = useState<StopRule | 'greedy' | null>(null); // what the server runs just now
  const settled = useRef(new Map<string, Settled>()); // a rule, in words -> how it settles the search, where that is certain
  const version = useRef(0); // of what is known
  const fresh = useFresh(changes);
  if (fresh.run) {
    setAsked({});
    setPrompt(0);
    settled.current = new Map();
  }
  if (running && (fresh.run || fresh.searched)) setRunning(null);
  if (fresh.run || fresh.steps || fresh.status || fresh.searched) version.current += 1;
  const isSecret = log.hideFrom !== null;
  const found = useMemo(
    () => (isSecret ? null : reckon(log, fresh.run ? {} : asked, fresh.run ? 0 : prompt, settled.current)),
    [version.current, asked, prompt, isSecret],
  );
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Hypotheses')}</h2>
        {found && <span class="gp-note gp-counts">{found.tally}</span>}
        <div class="gp-tools">
          {log.prompts.length > 1 && (
            <label class="gp-of-prompts">
              <select
                class="gp-of-prompt"
                aria-label={t('Prompt')}
                value={prompt}
                onChange={({currentTarget}) => setPrompt(Number(currentTarget.value))}
              >
                {log.prompts.map((_, i) => (
                  <option key={i} value={i}>
                    {t('prompt {number}', {number: i + 1})}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </header>
      {!found && (
        <p class="gp-note gp-untold">{t('What the search found is hidden while you guess the next token.')}</p>
      )}
      {found && (
        <div class="gp-found">
          {found.isKnown && (
            <WhatIf found={found} ask={(what) => setAsked({...asked, ...what})} goBack={() => setAsked({})} />
          )}
          {/* a run would never let a screen reader finish */}
          <p class="gp-formula" aria-live={found.isMoved ? 'polite' : 'off'}>
            {formulaWords(found)}
          </p>
          {found.doubt && <p class="gp-honest gp-note">{found.doubt}</p>}
          <div class="gp-hypothesis-scroll">
            <HypothesisTable log={log} ranking={found} />
          </div>
          {found.left > 0 && (
            <p class="gp-note gp-rest">
              {tn(found.left, 'and {count} more, with a lower score', 'and {count} more, with lower scores')}
            </p>
          )}
          {found.isKnown && (
            <Stopping
              {...found}
              log={log}
              asked={running === 'greedy' ? null : running}
              ask={(rule) => {
                setRunning(rule);
                log.ask({type: 'search', kind: 'rule', rule});
              }}
            />
          )}
          <Greedy
            log={log}
            search={found.search}
            number={found.number}
            kept={found.own.prompts[found.number].kept}
            isAsked={running === 'greedy'}
            ask={() => {
              setRunning('greedy');
              log.ask({type: 'search', kind: 'greedy'});
            }}
          />
        </div>
      )}
    </>
  );
}

export const hypothesesPane = runPane(Hypotheses, SPECIAL_RUNS.hypotheses);

// ---------------------------------------------------------------------------------------------------- what is known

/** All that is told of the texts of a prompt. */
interface Found extends Ranking {
  number: number; // of the prompt
  own: Settled; // by the run's own rule
  by: (rule: StopRule) => Settled;
  isKnown: boolean; // whether its rules are known here
  isMoved: boolean; // whether another rule than its own is shown
  isOver: boolean;
  left: number; // texts that have no row
  doubt: string;
}

function reckon(log: RunLog, asked: Partial<StopRule>, number: number, known: Map<string, Settled>): Found {
  const search = searchOf(log);
  const isOver = Boolean(log.finished ?? log.failed);
  const by = (rule: StopRule): Settled => {
    const key = JSON.stringify(rule);
    const found = known.get(key) ?? settle(search, rule);
    if (found.stop) known.set(key, found); // what is to come changes nothing in it
    return found;
  };
  const isKnown = search.together !== null && isAsRecorded(search, by(search.own), Boolean(log.finished));
  const rule = isKnown ? {...search.own, ...asked} : search.own;
  const settled = isKnown ? by(rule) : recorded(search, log);
  const own = isKnown ? by(search.own) : settled;
  const isMoved = isKnown && !isSameRule(rule, search.own);
  const entries = rankingOf(search, number, settled, rule, isOver);
  const kept = entries.filter(({place}) => place !== null);
  return {
    search,
    number,
    rule,
    own,
    by,
    isKnown,
    isMoved,
    isOver,
    entries: entries.slice(0, MOST),
    left: entries.length - MOST,
    was: isMoved ? new Map(own.prompts[number].kept.map(({node}, place) => [node, place])) : null,
    best: kept.at(0) ?? null,
    tally: tallyOf(entries, kept.length),
    doubt: isKnown ? doubtWords(settled, own, number, search, rule, isOver) : unknownWords(search),
  };
}

// What was recorded, for a search whose rules are not known here.
const recorded = (search: BeamSearch, log: RunLog): Settled => ({
  stop: log.finished ? {step: 0, why: ''} : null,
  prompts: search.prompts.map(({finished}) => ({
    kept: finished.map((node) => ({node, score: node.beam.final_score ?? -Infinity})),
    pools: [{group: null, stop: null, lastStep: 0, weighed: null, exact: true}],
  })),
});

function tallyOf(entries: Ranked[], kept: number): string {
  const running = entries.filter(({state}) => state === 'running').length;
  const returned = entries.filter(({state}) => state === 'returned').length;
  return [
    t('{count} ended', {count: count(entries.length - running)}),
    t('{count} kept', {count: count(kept)}),
    ...(running ? [t('{count} running', {count: count(running)})] : []),
    ...(returned ? [tn(returned, '{count} output', '{count} outputs')] : []),
  ].join(', ');
}

function formulaWords({best, rule: {lengthPenalty}}: Found): string {
  if (!best) return t('No text is kept yet.');
  const {node, score} = best;
  return t('The best: score = sum / length ^ length_penalty = {sum} / {length} ^ {power} = {score}', {
    sum: decimals(sumOf(node)),
    length: node.length,
    power: powerName(lengthPenalty),
    score: decimals(score, 4),
  });
}

// ---------------------------------------------------------------------------------------------------- what is asked

interface WhatIfProps {
  found: Found;
  ask: (what: Partial<StopRule>) => void;
  goBack: () => void;
}

function WhatIf({found: {search, rule, isMoved}, ask, goBack}: WhatIfProps) {
  const slide = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{text: string; search: BeamSearch['prompts']} | null>(null);
  const power = typed?.search === search.prompts ? typed.text : String(Number(rule.lengthPenalty.toFixed(4)));
  const type = ({currentTarget}: {currentTarget: HTMLInputElement}) => {
    setTyped({text: currentTarget.value, search: search.prompts});
    if (Number.isFinite(currentTarget.valueAsNumber)) ask({lengthPenalty: currentTarget.valueAsNumber});
  };
  const {own} = search;
  return (
    <div class="gp-what-if" role="group" aria-label={t('What if')}>
      <span class="gp-strong">{t('What if')}</span>
      <label class="gp-asked">
        <Term
          id="length-penalty"
          meaning={t(
            'The score of a text that has ended is the sum of its log-probabilities, divided by its length to this power. A change re-ranks the texts at once, without a new run, because this setting does not decide which beams go on.',
          )}
        >
          length_penalty
        </Term>
        {/* moving it gives no more than it can show: where it cannot show the rule, that is not asked for */}
        <input
          ref={slide}
          class="gp-slide"
          type="range"
          min="-2"
          max="3"
          step="0.05"
          aria-label={t('length_penalty, as a slider')}
          value={rule.lengthPenalty}
          onInput={({currentTarget}) => ask({lengthPenalty: Number(currentTarget.value)})}
        />
        <input
          class="gp-power"
          type="number"
          step="any"
          aria-label="length_penalty"
          value={power}
          onInput={type}
          onBlur={() => setTyped(null)}
        />
      </label>
      <label class="gp-asked">
        <span
          tabIndex={0}
          data-tip={t(
            'When the search stops. False: once the best running text, at its present length, is no better than the worst that is kept. True: as soon as enough texts have ended. "never": only once no running text can become better, at any length.',
          )}
        >
          early_stopping
        </span>
        <select
          class="gp-rule"
          aria-label="early_stopping"
          value={JSON.stringify(rule.earlyStopping)}
          onChange={({currentTarget}) => ask({earlyStopping: JSON.parse(currentTarget.value)})}
        >
          {EARLY_STOPPING.map(([value, name]) => (
            <option key={name} value={JSON.stringify(value)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {isMoved && (
        <button
          type="button"
          class="gp-button gp-own-again"
          onClick={() => {
            goBack();
            slide.current?.focus();
          }}
        >
          {t('Back to the run’s own: {power}, {early}', {
            power: powerName(own.lengthPenalty),
            early: earlyName(own.earlyStopping),
          })}
        </button>
      )}
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- how sure it is

function unknownWords(search: BeamSearch): string {
  if (search.prompts.every(({steps, given}) => steps.length === given)) {
    return t('The search has not begun: all tokens so far were given.');
  }
  if (search.together === null) {
    return t('This decoding loop has its own rules: the texts are shown as they were recorded.');
  }
  return t(
    'The recording does not follow the rules of this search, so what other settings would give cannot be computed.',
  );
}

function doubtWords(
  settled: Settled,
  own: Settled,
  number: number,
  search: BeamSearch,
  rule: StopRule,
  isOver: boolean,
): string {
  const longest = Math.max(1, ...search.prompts.map(({steps}) => steps.length - search.start));
  const most = longest ** rule.lengthPenalty;
  if (!Number.isFinite(most) || most === 0) {
    return t(
      '{length} ^ {power} is too large or too small for a floating-point number: the search itself would fail.',
      {length: longest, power: powerName(rule.lengthPenalty)},
    );
  }
  const inexact = settled.prompts[number].pools.filter(({exact}) => !exact);
  if (inexact.length) {
    const groups = inexact.map(({group}) => groupLetter(group ?? 0)).join(', ');
    return tn(
      inexact.length,
      'Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of group {groups}.',
      'Not exact: an earlier group would have stopped at another step, and the padding that a stopped group writes changes the diversity penalty of groups {groups}.',
      {groups},
    );
  }
  if (isSameRule(rule, search.own)) return '';
  if (!settled.stop) {
    if (!isOver) return '';
    const step = endOfRecord(settled);
    return search.together
      ? t(
          'With these settings the search would have gone on past step {step}, where the recording ends: this ranks what is known so far.',
          {step},
        )
      : t(
          'With these settings the search would have gone on past step {step}, where the recording of a group ends: this ranks what is known so far.',
          {step},
        );
  }
  const {step} = settled.stop;
  if (!own.stop) {
    return t('With these settings the search would have stopped after step {step}: what ended later does not count.', {
      step,
    });
  }
  if (step >= own.stop.step) return '';
  return t(
    'With these settings the search would have stopped after step {step}, not {own}: what ended later does not count.',
    {step, own: own.stop.step},
  );
}
