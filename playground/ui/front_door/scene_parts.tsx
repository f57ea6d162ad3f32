// What scenes share: the half-written line, a verdict that is announced, and the sentence where no model can run.

import type {ComponentChildren} from 'preact';
import {t} from '../../../visualizers/panes/core/texts.ts';
import type {Step} from '../../../visualizers/panes/core/types.ts';
import type {DoorRuns} from './door_runs.ts';

/** What every scene is given. */
export interface SceneProps {
  line: string; // the half-written line
  looping: string; // another one: see front_door.py
  step: Step; // the recorded draw of its next word
  runs: DoorRuns;
  canRun: boolean; // whether the server has the model of the scenes
  goOn: () => void;
  at: string; // "1 of 5"
}

/** The line, and what comes after it: a gap while that is open. */
export function Line({line, children}: {line: string; children?: ComponentChildren}) {
  return (
    <p class="gp-line-so-far" lang="en">
      {line}
      {children ?? (
        <span class="gp-gap" aria-label={t('the next word')} role="img">
          ?
        </span>
      )}
    </p>
  );
}

export const Verdict = ({children}: {children?: ComponentChildren}) => (
  <p class="gp-door-verdict" role="status">
    {children}
  </p>
);

/** Says why nothing is drawn, where that is so. */
export function Trouble({runs, canRun}: Pick<SceneProps, 'runs' | 'canRun'>) {
  const failed = runs.newest.value?.state === 'failed';
  if (canRun && !failed) return null;
  return (
    <p class="gp-door-trouble" role="status">
      {canRun
        ? t('The model does not answer at the moment. Go on, or try again.')
        : t('This server cannot run the small model of these scenes, so nothing new is drawn here.')}
    </p>
  );
}

/** The buttons of a scene, and how far one is. */
export const Foot = ({at, children}: {at: string; children?: ComponentChildren}) => (
  <div class="gp-door-foot">
    {children}
    <span class="gp-door-place">{at}</span>
  </div>
);

interface ButtonProps {
  press: () => void;
  isMain?: boolean;
  isBusy?: boolean; // it keeps its focus, and does nothing for now
  children: ComponentChildren;
}

export const DoorButton = ({press, isMain = false, isBusy = false, children}: ButtonProps) => (
  <button
    type="button"
    class={isMain ? 'gp-door-button gp-door-main' : 'gp-door-button'}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) press();
    }}
  >
    {children}
  </button>
);
