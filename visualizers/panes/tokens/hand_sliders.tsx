// A few knobs for a page without a form, which is one that was saved: they move the candidates of its run. What a run was made
// with stays as it is.

import type {RunLog} from '../core/log.ts';
import {plain} from '../core/notation.ts';
import {t} from '../core/texts.ts';

interface Slider {
  name: string;
  least: number;
  most: number;
  step: number;
  none: number; // where it does nothing
}

const SLIDERS: Slider[] = [
  {name: 'temperature', least: 0.05, most: 2, step: 0.05, none: 1},
  {name: 'top_k', least: 0, most: 100, step: 1, none: 0},
  {name: 'top_p', least: 0.05, most: 1, step: 0.01, none: 1},
  {name: 'min_p', least: 0, most: 0.5, step: 0.01, none: 0},
];

/** Whether nobody but these sliders sets knobs here. */
export const hasNoForm = (log: RunLog): boolean => !log.canAsk && (log.knobs === null || OURS in log.knobs);

const OURS = 'of a saved page'; // among the knobs that are set here

export function HandSliders({log}: {log: RunLog}) {
  const then = log.started?.effective ?? {};
  const now = log.knobs ?? then;
  const set = (name: string, value: number) => log.setKnobs({...now, do_sample: true, [name]: value, [OURS]: true});
  return (
    <details class="gp-hand-knobs">
      <summary>{t('Try other knobs')}</summary>
      <div class="gp-hand-sliders">
        {SLIDERS.map(({name, least, most, step, none}) => {
          const value = typeof now[name] === 'number' ? now[name] : none;
          return (
            <label key={name}>
              <code>{name}</code>
              <input
                type="range"
                min={least}
                max={most}
                step={step}
                value={String(value)}
                onInput={({currentTarget}) => set(name, Number(currentTarget.value))}
              />
              <output>{plain(value)}</output>
            </label>
          );
        })}
        <button type="button" class="gp-button" onClick={() => log.setKnobs({...then, [OURS]: true})}>
          {t('Back to this run’s knobs')}
        </button>
      </div>
    </details>
  );
}
