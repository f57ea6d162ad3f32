// The pane of a draw: how the token that is looked at won. First in a sentence; then the race, for each token its probability,
// its luck and how far the two brought it; then the same step as a die that a person can roll.

import {useState} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {count, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Step} from '../core/types.ts';
import {keptOf} from '../core/values.ts';
import {TwoBars} from '../widgets/bars.tsx';
import {Term} from '../widgets/term.tsx';
import {tip} from '../widgets/tip.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {Die} from './die.tsx';
import {type DrawRow, drawRows, foremost} from './draw_rows.ts';
import {factorWords, rangeWords, undrawnWords, wonWords, wordOf} from './draw_words.ts';
import {drawnOf, textAt} from './drawn_step.ts';
import {limitsOf, spanOf} from './knob_spans.ts';
import {settingsOf} from './same_text.ts';

const MOST = 10; // rows that are shown at first

function DrawPane({log}: RunProps) {
  const step = log.current();
  return (
    <>
      <header class="gp-head">
        <h3 class="gp-title">{t('How this token won')}</h3>
      </header>
      {!step ? (
        <p class="gp-note gp-no-token">{t('How this token was drawn appears here.')}</p>
      ) : step.draw ? (
        <Won key={`${step.sequence} ${step.index}`} log={log} step={step} />
      ) : (
        <p class="gp-undrawn">{undrawnWords(step, log)}</p>
      )}
    </>
  );
}

// Of another server’s run nobody knows how its tokens were drawn.
export const drawPane = runPane(DrawPane, ({started}) => !started?.elsewhere);

function Won({log, step}: {log: RunLog; step: Step}) {
  const [showsAll, setShowsAll] = useState(false);
  const rows = drawRows(step, settingsOf(log.started));
  const shown = foremost(rows, showsAll ? rows.length : MOST);
  const top = Math.max(...shown.map(({share, reached}) => Math.max(share ?? 0, reached ?? 0)));
  const press = log.canAsk ? (tokenId: number) => log.ask({type: 'branch', step, tokenId}) : null;
  return (
    <>
      <p class="gp-answer-sentence">{wonWords(step)}</p>
      <p class="gp-note gp-would">{wouldWords(step, log)}</p>
      <div class="gp-race" role="table" aria-label={t('The race of this draw')}>
        <Heads />
        {shown.map((row) => (
          <Runner key={row.id} row={row} top={top} />
        ))}
      </div>
      {rows.length > MOST && (
        <button type="button" class="gp-button gp-all" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('show {count} only', {count: MOST}) : t('show all {count}', {count: count(rows.length)})}
        </button>
      )}
      <Others step={step} rows={rows} />
      <Die rows={rows} press={press} tell={(number, token) => log.setRoll(number, token)} />
    </>
  );
}

// How far the temperature could be another one: whether it was luck or the settings that chose.
function wouldWords(step: Step, log: RunLog): string {
  const run = settingsOf(log.started);
  const drawn = run && drawnOf(step, run.knobs.temperature);
  if (!run || !drawn || drawn.contenders.length < 2) return '';
  const {low, high, below, above} = spanOf(drawn, run, 'temperature');
  const [start, end] = limitsOf('temperature', run, drawn.vocab);
  const range = rangeWords('temperature', {low, high, hasLow: low > start, hasHigh: high < end});
  const ends: [typeof below, (values: {token: string}) => string][] = [
    [below, (values) => t('Below, {token} would have won.', values)],
    [above, (values) => t('Above, {token} would have won.', values)],
  ];
  const others = ends.flatMap(([winner, words]) =>
    typeof winner === 'number' ? [words({token: wordOf(textAt(step, winner))})] : [],
  );
  return [t('With the same luck it would have won at {range}.', {range}), ...others].join(' ');
}

const Heads = () => (
  <div class="gp-runner gp-heads" role="row">
    <span role="columnheader">{t('token')}</span>
    <span role="columnheader">
      <i class="gp-swatch gp-after" aria-hidden="true" />
      {t('probability × luck: the longest wins')}{' '}
      <span class="gp-before-key">
        <i class="gp-swatch gp-before" aria-hidden="true" />
        {t('probability')}
      </span>
    </span>
    <span role="columnheader">
      <Term
        id="probability"
        formula=""
        meaning={t('The probability after the processors, from which the token is drawn.')}
      >
        {t('probability')}
      </Term>
    </span>
    <span role="columnheader">
      <Term id="luck">{t('luck')}</Term>
    </span>
  </div>
);

function Runner({row, top}: {row: DrawRow; top: number}) {
  const {text, share, luck, reached, isChosen, isRemoved, by} = row;
  const kinds = ['gp-runner', isChosen && 'gp-chosen', isRemoved && 'gp-removed'];
  const removed = by ? t('removed by {processor}', {processor: by}) : t('removed');
  return (
    <div class={kinds.filter(Boolean).join(' ')} role="row" ref={tip(() => runnerWords(row))}>
      <span class="gp-name" role="rowheader">
        <span class="gp-sign" aria-hidden="true">
          {isChosen ? '▶' : isRemoved ? '✕' : ''}
        </span>
        <TokenLabel text={text} class="gp-word" />
        {isChosen && <span class="gp-hidden">{` ${t('won')}`}</span>}
      </span>
      <span role="cell">
        <TwoBars
          after={reached}
          before={isRemoved ? null : share}
          top={top}
          kind={isChosen ? 'chosen' : null}
          removed={isRemoved && removed}
        />
      </span>
      <span class="gp-number" role="cell">
        {isRemoved ? '' : share === null ? '–' : percent(share)}
      </span>
      <span class="gp-number" role="cell">
        {luck === null ? '–' : factorWords(luck)}
      </span>
    </div>
  );
}

function runnerWords({text, share, luck, reached, isRemoved}: DrawRow): string {
  const values = {
    token: wordOf(text),
    share: percent(share ?? 0),
    luck: factorWords(luck ?? 0),
    reached: percent(reached ?? 0),
  };
  if (isRemoved) return t('{token} was removed before the draw: its luck, {luck}, did not count.', values);
  if (reached === null) return t('{token}: how far it got is not known.', values);
  return t('{token}: {share} {luck} = {reached}', values);
}

// Those that are left and stand in no row: none of them can have come further.
function Others({step, rows}: {step: Step; rows: DrawRow[]}) {
  const others = (keptOf(step) ?? 0) - rows.filter(({isRemoved}) => !isRemoved).length;
  if (others <= 0) return null;
  return (
    <p class="gp-note gp-others">
      {tn(
        others,
        'The {count} other token that was left did not get as far.',
        'None of the {count} other tokens that were left got as far.',
      )}
    </p>
  );
}
