// The candidates while the form holds other knobs than the run had: each token's bar under the current knobs, a line
// where the last cut falls, how many tokens are left, the entropy, and what each cut takes away.

import {useState} from 'preact/hooks';
import type {RunLog} from '../core/log.ts';
import {plain} from '../core/notation.ts';
import {count, information, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Step} from '../core/types.ts';
import {isFromElsewhere} from '../core/values.ts';
import {useRoving} from '../widgets/roving.ts';
import {Term} from '../widgets/term.tsx';
import {type CandidateEntry, CandidateRow, chosenInSight, topOf} from './candidate_row.tsx';
import type {Hand, HandRow} from './hand_state.ts';
import {somePercent} from './stages.ts';

const MOST = 24; // rows that are shown at first

interface HandProps {
  log: RunLog;
  step: Step;
  hand: Hand;
  press?: (tokenId: number) => void;
}

export function HandBars({log, step, hand, press}: HandProps) {
  const [showsAll, setShowsAll] = useState(false);
  const roving = useRoving<HTMLOListElement>('.gp-row');
  const {rows, others, result} = hand;
  const chosenId = step.chosen.token_id;
  const listed = showsAll ? rows : rows.filter(({id}, i) => i < MOST || id === chosenId);
  const shown = chosenInSight(listed, ({id, by}) => id === chosenId && !by);
  const entries = shown.map((row) => entryOf(row, step));
  const top = topOf(entries);
  const last = shown.findLastIndex(({by}) => !by); // below it is nothing that is left
  const isCut = last >= 0 && last < shown.length - 1;
  return (
    <>
      <Sums log={log} hand={hand} />
      <Heads top={top} />
      <ol class="gp-bars" {...roving}>
        {entries.flatMap((entry, i) => [
          <CandidateRow key={entry.id} entry={entry} top={top} press={press} />,
          isCut && i === last && (
            <li key="cut" class="gp-cut-line" aria-hidden="true">
              {t('cut')}
            </li>
          ),
        ])}
        {(others > 0 || shown.length < rows.length) && (
          <CandidateRow key="others" entry={othersOf(hand, shown, result.others.left)} top={top} />
        )}
      </ol>
      {rows.length > MOST && (
        <button type="button" class="gp-button gp-all" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('show {count} only', {count: MOST}) : t('show all {count}', {count: count(rows.length)})}
        </button>
      )}
      <Legend isPressable={Boolean(press)} />
    </>
  );
}

/** Where other knobs are set and nothing of the scores is known. */
export const NotKnown = ({step}: {step: Step}) => (
  <p class="gp-note gp-hand-note">
    {isFromElsewhere(step)
      ? t('Another server made this run: what other knobs would do here is not known.')
      : t('What other knobs would do here was not recorded.')}
  </p>
);

// ---------------------------------------------------------------------------------------------------- rows

function entryOf({id, text, after, before, rank, by}: HandRow, step: Step): CandidateEntry {
  const values = {now: percent(after), before: before === null ? '–' : percent(before)};
  return {
    id,
    text,
    after,
    before,
    rank,
    chosen: id === step.chosen.token_id,
    given: Boolean(step.given),
    removed: by !== null,
    by: by ?? '',
    words: () =>
      by
        ? t('With the current knobs, {knob} removes it. Before the processors {before}.', {...values, knob: by})
        : t('With the current knobs {now}. Before the processors {before}.', values),
  };
}

// All tokens that have no row of their own.
function othersOf({rows, others}: Hand, shown: HandRow[], left: number): CandidateEntry {
  const after = Math.max(0, 1 - shown.reduce((sum, row) => sum + row.after, 0));
  const number = others + rows.length - shown.length;
  const isLeft = left > 0 || rows.some((row) => !row.by && !shown.includes(row));
  return {
    id: null,
    text: tn(number, '{count} other token', '{count} other tokens'),
    after: isLeft ? after : 0,
    before: Math.max(0, 1 - shown.reduce((sum, row) => sum + (row.before ?? 0), 0)),
    rank: null,
    chosen: false,
    given: false,
    removed: false,
    by: '',
    words: () =>
      t('All tokens that are not listed ({count}), together: {after} with the current knobs.', {
        count: count(number),
        after: percent(isLeft ? after : 0),
      }),
  };
}

// ---------------------------------------------------------------------------------------------------- words

function Sums({log, hand}: {log: RunLog; hand: Hand}) {
  const {result, knobs, isWhole, stays, after} = hand;
  const {left, isExact, entropy, cuts} = result;
  return (
    <div class="gp-hand" role="group" aria-label={t('With the current knobs')}>
      <p class="gp-hand-sums">
        <strong>{t('With the current knobs')}</strong>{' '}
        <span class="gp-hand-left">
          {isExact
            ? tn(left, '{count} token left', '{count} tokens left')
            : t('about {count} tokens left', {count: count(left)})}
        </span>{' '}
        <Term class="gp-hand-entropy" id="entropy">
          {t('entropy {amount}', {amount: information(entropy, log.unit)})}
        </Term>
      </p>
      <div class="gp-hand-second">
        <ul class="gp-hand-cuts">
          {cuts.map(({name, removed, mass}) => (
            <li key={name}>
              <code>{`${name} ${plain(knobs[name] ?? 0)}`}</code>{' '}
              {removed
                ? t('removes {count} ({share})', {count: count(Math.round(removed)), share: somePercent(mass)})
                : t('removes nothing')}
            </li>
          ))}
        </ul>
        {log.canAsk && 'reset_knobs' in log.answers && (
          <button type="button" class="gp-button gp-hand-back" onClick={() => log.ask({type: 'reset_knobs'})}>
            {t('Back to this run’s knobs')}
          </button>
        )}
      </div>
      {!isWhole && (
        <p class="gp-note gp-hand-note">
          {t('Only the recorded candidates are known here; all the others count as one group of equal tokens.')}
        </p>
      )}
      {stays && (
        <p class="gp-note gp-hand-note">
          {t('repetition_penalty and sequence_bias stay here as they were in this run.')}
        </p>
      )}
      {after.length > 0 && (
        <p class="gp-note gp-hand-note">{t('The watermark acts after the cuts, and is not counted here.')}</p>
      )}
    </div>
  );
}

const Heads = ({top}: {top: number}) => (
  <div class="gp-bars-heads gp-note">
    <span>
      <i class="gp-swatch gp-after" />
      {t('with the current knobs')}
    </span>
    <span>
      <i class="gp-swatch gp-before" />
      {t('the model’s own')}
    </span>
    <span class="gp-full">{t('axis 0–{top}', {top: percent(top)})}</span>
  </div>
);

const Legend = ({isPressable}: {isPressable: boolean}) => (
  <div class="gp-bars-legend gp-note">
    <span>
      <b class="gp-glyph">▶</b>
      {t('chosen')}
    </span>
    <span>
      <b class="gp-glyph gp-cross">✕</b>
      {t('removed')}
    </span>
    {isPressable && <span class="gp-press-note">{t('↪ continue')}</span>}
  </div>
);
