// What a person chooses to see of the beam tree.

import {t} from '../core/texts.ts';
import type {BeamTreeState} from './beamtree_state.ts';
import type {NodeNumber} from './tree_picture.ts';

const CANDIDATES = [0, 1, 2, 3, 5, 8];

export function TreeTools({state, change}: {state: BeamTreeState; change: (act: () => void) => void}) {
  const {choices} = state;
  const many = state.log.prompts.length;
  const numbers: [NodeNumber, string][] = [
    ['probability', t('probability')],
    ['token', t('token log p')],
    ['sum', t('sum')],
    ['score', t('score')],
    ['rank', t('rank')],
  ];
  return (
    <div class="gp-tools">
      {many > 1 && (
        <label class="gp-which">
          {t('Prompt')}{' '}
          <select
            class="gp-prompt-number"
            value={state.number}
            onChange={({currentTarget}) => change(() => state.show(Number(currentTarget.value)))}
          >
            {state.log.prompts.map((_, i) => (
              <option key={i} value={i}>
                {i + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span
          tabIndex={0}
          data-tip={t(
            'How many pruned continuations are drawn for each beam: first those that the search considered, then the next best tokens of that beam, which were too improbable to be considered.',
          )}
        >
          {t('Pruned per beam')}
        </span>{' '}
        <select
          class="gp-candidates-shown"
          value={choices.candidates}
          onChange={({currentTarget}) => change(() => state.choose({candidates: Number(currentTarget.value)}))}
        >
          {CANDIDATES.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span
          tabIndex={0}
          data-tip={t(
            'probability: the token’s, after the processors. token log p: its log-probability, in nats. sum: the log-probabilities of the whole text so far, by which the search ranks. score: the sum after the length penalty. rank: the place among all continuations that the step considered.',
          )}
        >
          {t('Shown on nodes')}
        </span>{' '}
        <select
          class="gp-number"
          value={choices.number}
          onChange={({currentTarget}) => change(() => state.choose({number: currentTarget.value as NodeNumber}))}
        >
          {numbers.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          class="gp-lost"
          checked={choices.lost}
          onChange={({currentTarget}) => change(() => state.choose({lost: currentTarget.checked}))}
        />{' '}
        <span
          tabIndex={0}
          data-tip={t(
            'Beams that went on for a while but led neither to a text that is kept nor to one that still goes on.',
          )}
        >
          {t('dead ends')}
        </span>
      </label>
      <label>
        <input
          type="checkbox"
          class="gp-fold"
          checked={choices.fold}
          onChange={({currentTarget}) => change(() => state.choose({fold: currentTarget.checked}))}
        />{' '}
        <span
          tabIndex={0}
          data-tip={t('Steps at which no beam forks or ends become one column. Click the column to open it.')}
        >
          {t('fold')}
        </span>
      </label>
    </div>
  );
}
