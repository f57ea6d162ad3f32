// What a detector finds in the text of a watermarked run, in one line for the top of the text: z first, then of what it
// comes. Whether that is enough depends on a threshold, which the watermark pane has.

import type {RunLog} from '../core/log.ts';
import {asSentence} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {Filled} from '../widgets/filled.tsx';
import {Term} from '../widgets/term.tsx';
import {type RunMarks, isWatermarked, marksOf, shareWords} from './watermark_marks.ts';
import {zSum, zWords} from './z_words.ts';

/** z at the end of the text, by its formula. */
export function zRunWords({total: {z, scored, green}, watermark, isSynthid}: RunMarks): string {
  if (z === null) return '';
  return asSentence(isSynthid ? `z = ${zWords(z)}` : zSum(green, scored, watermark.ratio ?? 0));
}

export function MarkAnswer({log}: {log: RunLog}) {
  if (!isWatermarked(log) || log.hideFrom !== null) return null;
  const marks = marksOf(log);
  const {z} = marks.total;
  if (z === null) return null;
  const value = (
    <Term
      id="z-score"
      run={() => zRunWords(marks)}
      meaning={t(
        'By how many standard deviations more of the tokens that a detector scores are marked than by chance. Above 3, the library’s detector calls a text watermarked.',
      )}
    >
      {`z = ${zWords(z)}`}
    </Term>
  );
  return (
    <p class="gp-mark-answer">
      <b>
        <Filled sentence={t('Watermark: {z}.')} values={{z: value}} />
      </b>{' '}
      {shareWords(marks)}
    </p>
  );
}
