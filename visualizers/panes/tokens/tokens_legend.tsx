// The legend of the text pane: how the tokens are shaded, and the marks of those that were not simply chosen.

import {useState} from 'preact/hooks';
import {NO_ORIGINS, ORIGINS, countOrigin} from '../assisted/origins.ts';
import {Along, type RunLog} from '../core/log.ts';
import {FIRST_SHADE, type ShadeName} from '../core/shades.ts';
import {count} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {ShadeScale} from '../widgets/shade_scale.tsx';
import {MarkLegend} from '../watermarks/marked_text.tsx';
import {isWatermarked, marksOf} from '../watermarks/watermark_marks.ts';
import {Term} from '../widgets/term.tsx';

/** How a text is shaded: by a number of each token, or by the marks of a watermark. */
export type TextShade = ShadeName | 'mark';

const SHADES: Record<string, () => string> = {
  probability: () => t('probability'),
  raw: () => t('probability before processors'),
  uncertainty: () => t('entropy'),
  entropy: () => t('entropy after processors'),
  surprisal: () => t('surprisal'),
  rank: () => t('rank'),
};
// of a run of another server, which tells no more
const TOLD: Record<string, () => string> = {told: SHADES.probability, surprisal: SHADES.surprisal, rank: SHADES.rank};

const MARKED: Record<string, () => string> = {mark: () => t('watermark'), ...SHADES};

const shadesOf = (log: RunLog) => (log.isFromElsewhere ? TOLD : isWatermarked(log) ? MARKED : SHADES);

/** How the tokens are shaded: as the person has chosen, where the run tells that; else by the chance of each token, a
 *  text with a watermark by its marks, and one that is only read by how far it surprised the model. */
export function shadeFor(log: RunLog, chosen: TextShade | null): TextShade {
  if (chosen && Object.hasOwn(shadesOf(log), chosen)) return chosen;
  const isRead = log.started?.request.only_given && !log.stepping;
  if (isRead) return 'surprisal';
  if (log.isFromElsewhere) return 'told';
  return isWatermarked(log) ? 'mark' : FIRST_SHADE;
}

interface LegendProps {
  log: RunLog;
  shade: TextShade;
  choose: (shade: TextShade) => void;
  marksGiven: boolean;
}

export function TextLegend({log, shade, choose, marksGiven}: LegendProps) {
  const [origins] = useState(() => new Along(NO_ORIGINS, countOrigin)); // over the text of an assisted run: it has one
  if (log.rounds.length) origins.follow(log.lines()[0]?.last ?? null);
  return (
    <footer class="gp-legend" aria-label={t('Legend')}>
      <label>
        {`${t('Shaded by')} `}
        <select class="gp-shade" value={shade} onChange={({currentTarget}) => choose(currentTarget.value as TextShade)}>
          {Object.entries(shadesOf(log)).map(([value, name]) => (
            <option key={value} value={value}>
              {name()}
            </option>
          ))}
        </select>
      </label>
      {shade === 'mark' ? <Marks log={log} /> : <ShadeScale name={shade} unit={log.unit} />}
      <span class="gp-marks">
        <span class="gp-mark-prompt" hidden={!log.started?.prompt_tokens.length}>
          <span class="gp-ink">{log.readsSource ? t('source, and what the target begins with') : t('prompt')}</span>
        </span>
        <span class="gp-mark-given" hidden={!marksGiven}>
          <span class="gp-ink">{t('given, not chosen')}</span>
        </span>
      </span>
      <span class="gp-marks gp-origins" hidden={!log.rounds.length}>
        {log.rounds.length > 0 &&
          Object.entries(ORIGINS).map(([origin, [, name, meaning]]) => (
            <span key={origin} data-draft={origin}>
              <Term id={TERMS[origin]} meaning={meaning} formula="">
                <span class="gp-ink">{name}</span> <b>{count(origins.total[origin])}</b>
              </Term>
            </span>
          ))}
      </span>
    </footer>
  );
}

function Marks({log}: {log: RunLog}) {
  const {isSynthid, total} = marksOf(log);
  const kind = isSynthid ? 'synthid' : 'green';
  return (
    <MarkLegend
      class="gp-mark-key"
      kind={kind}
      unscored={total.unscored > 0}
      repeated={total.early > 0}
      faint={t('faint: a detector without the prompt cannot score it')}
    />
  );
}

const TERMS: Record<string, string> = {accepted: 'draft', correction: 'correction', bonus: 'bonus', target: 'target'};
