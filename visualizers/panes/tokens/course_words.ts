// How a token came about in one sentence, from the model's probability through the processors to the choice. Says nothing
// that the recorded step does not hold.

import {asSentence, filled, inParts, percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Candidate, Started, Step} from '../core/types.ts';
import {type StageFacts, choiceOf, effectWords, knobWords, shareAt, stagesOf} from './stages.ts';

export function courseWords(step: Step, started: Started): string {
  const {chosen} = step;
  const begun = t('{token} had {share}', had(chosen));
  const course = stagesOf(step)
    .filter(({idle}) => !idle)
    .map((stage) => {
      const share = shareAt(chosen, stage.number);
      const values = {name: nameOfStage(stage, started), share: share === undefined ? '' : percent(share)};
      if (share === undefined) return t('{name}: {effect}', {...values, effect: effectWords(stage)});
      if (stage.kept === stage.keptBefore) return t('after {name}: {share}', values);
      return tn(
        stage.kept,
        'after {name}: {share}, {count} token left',
        'after {name}: {share}, {count} tokens left',
        values,
      );
    });
  const choice = filled(choiceOf(step, started)[1], {token: quoted(chosen.text)}).join('');
  return asSentence(inParts([begun, ...course, choice]));
}

/** A token, and what the model gave it. */
export const had = ({text, raw_logprob: raw}: Candidate) => ({token: quoted(text), share: percent(probability(raw))});

// A processor, with the knobs that it comes from.
export function nameOfStage({name, knobs}: StageFacts, started: Started): string {
  const knob = knobWords(knobs, started);
  return !knob ? name : knob.startsWith(name) ? knob : `${name} (${knob})`;
}
