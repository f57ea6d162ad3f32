// How far a model is that is on its way here: its download in bytes, its loading in tensors. What it shows is a Loading
// event of playground/trace/events.py, or {over: true}.

import {type GroupProps, groupPane} from '../core/component.tsx';
import {loadingWords} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Found, Loading} from '../core/types.ts';
import {isKnown} from '../core/values.ts';

function Arrival({group}: GroupProps) {
  const found = group.found as Found & Loading;
  const {done, total} = found;
  const words = loadingWords(found);
  const share = isKnown(done) && total ? done / total : null; // null: nothing is counted
  return (
    <>
      <p class="gp-arrival-words">{words[0].toUpperCase() + words.slice(1)}</p>
      <div
        class="gp-arrival-bar"
        role="progressbar"
        aria-label={t('Progress of the model')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.floor(share * 100)}
      >
        <i style={{width: `${((share ?? 1) * 100).toFixed(2)}%`}} />
      </div>
    </>
  );
}

export const arrivalPane = groupPane(Arrival, ({found}) => Boolean(found && !('over' in found)));
