// Where the time of runs without and with drafts goes: a bar for each, as long as a token takes.

import {percent} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isKnown, medianOf} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {paceWords} from './speculation.ts';
import type {SpeedFound} from './trial_findings.ts';

const WORDS_FROM = 0.14; // of the longest bar: a shorter part has no room for its name

type Part = 'plain' | 'draft' | 'verify' | 'rest';

// The name of a part, and what a share of the time is.
function partWords(part: Part, share: string): [name: string, meaning: string] {
  if (part === 'draft') {
    return [
      t('draft'),
      t(
        '{share} of the time with drafts goes into writing them: all forward passes of the draft model, or the search for text to copy.',
        {share},
      ),
    ];
  }
  if (part === 'verify') {
    return [t('verify'), t('{share} of the time with drafts goes into the target model’s passes over them.', {share})];
  }
  return [
    t('rest'),
    t('{share} of the time with drafts goes into all else: comparing, choosing, and what the library does around it.', {
      share,
    }),
  ];
}

export function TimeShares({found: {pairs, draft_share: draft, verify_share: verify}}: {found: SpeedFound}) {
  if (!pairs.length || !isKnown(draft) || !isKnown(verify)) return null;
  const without = medianOf(pairs.map((pair) => pair.without));
  const assisted = medianOf(pairs.map((pair) => pair.with));
  const longest = Math.max(without, assisted);
  const parts: [Part, number][] = [
    ['draft', draft],
    ['verify', verify],
    ['rest', Math.max(0, 1 - draft - verify)],
  ];
  return (
    <figure class="gp-trial-figure gp-of-time">
      <h3>{t('Where the time goes')}</h3>
      <ul class="gp-time-bars">
        <Bar name={t('without')} value={without} longest={longest} parts={[['plain', 1]]} />
        <Bar name={t('with')} value={assisted} longest={longest} parts={parts} />
      </ul>
      <p class="gp-note gp-keys gp-time-keys">
        {parts.map(([part, share]) => {
          const [name, meaning] = partWords(part, percent(share));
          return (
            <span key={part}>
              <i data-part={part} aria-hidden="true" />
              <Term id="time" meaning={meaning} unit="%">
                {name} {percent(share)}
              </Term>
            </span>
          );
        })}
      </p>
    </figure>
  );
}

interface BarProps {
  name: string;
  value: number; // seconds for a token
  longest: number;
  parts: [Part, number][];
}

function Bar({name, value, longest, parts}: BarProps) {
  return (
    <li>
      <span>{name}</span>
      <span class="gp-time-bar" aria-hidden="true">
        {parts.map(([part, share]) => {
          const width = (share * value) / longest;
          return (
            <i key={part} data-part={part} style={{width: `${(width * 100).toFixed(2)}%`}}>
              <b>{part !== 'plain' && width > WORDS_FROM ? partWords(part, '')[0] : null}</b>
            </i>
          );
        })}
      </span>
      <span>{t('{time} per token', {time: paceWords(value)})}</span>
    </li>
  );
}
