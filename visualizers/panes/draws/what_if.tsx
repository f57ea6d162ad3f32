// The line over the text while a knob is dragged: for which values of it the text stays the same, and what changes else. After
// the run that follows it says whether that came as it was foretold.

import {type RunProps, runPane} from '../core/component.tsx';
import {pathOf} from '../core/log.ts';
import type {RunLog} from '../core/log.ts';
import {t} from '../core/texts.ts';
import type {Pane} from '../core/types.ts';
import {formSettings, lineOf, spansOfText} from './form_settings.ts';
import {Outcomes, outcomeWords} from './outcome.ts';
import {firstDifference} from './same_text.ts';
import {whatIfWords} from './what_if_words.ts';

export const whatIfPane: Pane = (root, log) => {
  const outcomes = new Outcomes(log);
  const View = ({log: shown}: RunProps) => <WhatIf log={shown} outcomes={outcomes} />;
  const isSaid = () => log.hideFrom === null && (formSettings(log) !== null || outcomes.all !== null);
  const draw = runPane(View, isSaid, {readsKnobs: true})(root, log);
  return (changes) => {
    outcomes.follow(changes);
    draw(changes);
  };
};

function WhatIf({log, outcomes}: {log: RunLog; outcomes: Outcomes}) {
  const form = formSettings(log);
  const all = form ? null : outcomes.all; // what is set now is said first
  const outcome = outcomeWords(all, Boolean(log.finished));
  return (
    <>
      <p class="gp-same" role="status">
        {form && sentencesFor(log, form).join(' ')}
      </p>
      {form && !form.others.length && <SameSeed log={log} />}
      {outcome && (
        <p class={all?.some(({missed}) => missed) ? 'gp-note gp-missed' : 'gp-note gp-outcome'} role="status">
          {outcome}
        </p>
      )}
    </>
  );
}

function sentencesFor(log: RunLog, form: NonNullable<ReturnType<typeof formSettings>>): string[] {
  const last = lineOf(log)?.last ?? null;
  return whatIfWords(form, spansOfText(log, last), firstDifference(pathOf(last), form.run, form.knobs));
}

// What is foretold is so for the seed of the run: another one has other luck.
function SameSeed({log}: {log: RunLog}) {
  const seed = log.started?.seed ?? null;
  if (seed === null) return null;
  const isOther = log.formSeed !== String(seed) && Object.hasOwn(log.answers, 'seed');
  return (
    <p class="gp-note">
      {t('With the same prompt and the same seed, {seed}.', {seed})}{' '}
      {isOther && (
        <button type="button" class="gp-link gp-use-seed" onClick={() => log.ask({type: 'seed', seed})}>
          {t('Use this seed')}
        </button>
      )}
    </p>
  );
}
