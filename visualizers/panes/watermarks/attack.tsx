// The attack pane: what is left of a watermark after the text was changed: z before and after, and the attacked text with
// its tokens marked. What it shows was found by playground/watermarks/detection.py.

import {useMemo} from 'preact/hooks';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {percent} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {type Finding, Verdict} from '../widgets/verdict.tsx';
import {DetectionTable} from './detection_table.tsx';
import {isScored, legendOf, markedItems, shortWords} from './detection_words.ts';
import {MarkLegend, MarkedWords} from './marked_text.tsx';
import type {AttackFound, Report} from './reports.ts';
import {zWords} from './z_words.ts';

function Attack({group}: GroupProps) {
  const found = group.found as AttackFound;
  const {before, after} = found;
  const answer = answerOf(found);
  const columns = [{name: t('before'), report: before}];
  if (isScored(after)) columns.push({name: t('after'), report: after});
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('After the attack')}</h2>
        <p class="gp-note gp-about">{howWords(found)}</p>
      </header>
      <Verdict {...answer} />
      <p class="gp-hidden gp-told" role="status">
        {`${answer.words}. ${answer.more}`}
      </p>
      {isScored(after) && <AttackedText report={after} />}
      <DetectionTable class="gp-found-numbers" caption={t('Detection before and after the attack')} columns={columns} />
      <p class="gp-note">
        <span
          tabIndex={0}
          data-tip={t(
            'The attacked text is split into tokens again. Where a word was changed, the tokens after it have another context too: one changed word can cost several marks.',
          )}
        >
          {t('Why one word can cost several marks')}
        </span>
      </p>
    </>
  );
}

export const attackPane = groupPane(Attack, ({found}) => Boolean(found));

function AttackedText({report}: {report: Report}) {
  const items = useMemo(() => markedItems(report), [report]);
  return (
    <div class="gp-of-text">
      <MarkLegend class="gp-legend" {...legendOf(report.kind, [report])} />
      <MarkedWords class="gp-words" items={items} />
    </div>
  );
}

function answerOf({before, after}: AttackFound): Finding {
  const was = zWords(before.z_score);
  if (!isScored(after))
    return {
      verdict: 'even',
      sign: '…',
      words: t('Nothing left to score'),
      more: `${t(after.error.message)} ${t('z was {z} before.', {z: was})}`,
    };
  const words = t('z from {before} to {after}', {before: was, after: zWords(after.z_score)});
  const threshold = shortWords(after.threshold);
  if (!before.prediction)
    return {
      verdict: 'even',
      sign: '◇',
      words,
      more: t('The text did not pass the threshold {threshold} before the attack: there is nothing to remove.', {
        threshold,
      }),
    };
  if (after.prediction)
    return {
      verdict: 'good',
      sign: '◆',
      words,
      more: t('Still above the threshold {threshold}: the watermark survived.', {threshold}),
    };
  return {
    verdict: 'bad',
    sign: '◇',
    words,
    more: t('No longer above the threshold {threshold}: the detector does not find the watermark any more.', {
      threshold,
    }),
  };
}

function howWords({how, strength}: AttackFound): string {
  if (!how) return t('edited by hand');
  return isKnown(strength) ? t('{attack}, strength {strength}', {attack: t(how), strength: percent(strength)}) : t(how);
}
