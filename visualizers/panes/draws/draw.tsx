// The pane of a draw: how the token that is looked at won. First in a sentence; then the race, for each token its probability,
// its luck and how far the two brought it; then the same step as a die that a person can roll.

import {useState} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import {type RunLog, isBeamNode} from '../core/log.ts';
import {count} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Step} from '../core/types.ts';
import {keptOf} from '../core/values.ts';
import {judgeOf} from '../assisted/draft_words.ts';
import {type BeamRace, beamRace, beamRaceWords, hasBeamRace} from './beam_race.ts';
import {Die} from './die.tsx';
import {DraftDraw, hasDraftDraw} from './draft_draw.tsx';
import {type DrawRow, drawRows, foremost} from './draw_rows.ts';
import {rangeWords, undrawnWords, wonWords, wordOf} from './draw_words.ts';
import {drawnOf, textAt} from './drawn_step.ts';
import {limitsOf, spanOf} from './knob_spans.ts';
import {Race, lengthOf} from './race.tsx';
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
      ) : isBeamNode(step) && hasBeamRace(step) ? (
        <BeamsDrawn key={`${step.sequence} ${step.index}`} race={beamRace(log.prompts[step.sequence], step)} />
      ) : hasDraftDraw(step) ? (
        <DraftDraw step={step} judge={judgeOf(log.started)} />
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
  const top = lengthOf(shown);
  const press = log.canAsk ? (tokenId: number) => log.ask({type: 'branch', step, tokenId}) : null;
  return (
    <>
      <p class="gp-answer-sentence">{wonWords(step)}</p>
      <p class="gp-note gp-would">{wouldWords(step, log)}</p>
      <Race rows={shown} top={top} />
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

// The continuations of all beams that one step drew, and the likeliest that it did not.
function BeamsDrawn({race}: {race: BeamRace}) {
  const {answer, note} = beamRaceWords(race);
  const rows = [...race.drawn, ...race.passed];
  return (
    <>
      <p class="gp-answer-sentence">{answer}</p>
      <p class="gp-note gp-would">{note}</p>
      <Race rows={rows} top={lengthOf(rows)} />
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
