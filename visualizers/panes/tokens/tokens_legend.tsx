// The legend of the text pane: how the tokens are shaded, and the marks of those that were not simply chosen.

import {useState} from 'preact/hooks';
import {NO_ORIGINS, ORIGINS, countOrigin} from '../assisted/draft_words.ts';
import {Along, type RunLog} from '../core/log.ts';
import {FIRST_SHADE, type ShadeName} from '../core/shades.ts';
import {count} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {ShadeScale} from '../widgets/shade_scale.tsx';
import {Term} from '../widgets/term.tsx';

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

const shadesOf = (log: RunLog) => (log.isFromElsewhere ? TOLD : SHADES);

/** How the tokens are shaded: as the person has chosen, where the run tells that; else by the chance of each token, and
 *  a text that is only read by how far it surprised the model. */
export function shadeFor(log: RunLog, chosen: ShadeName | null): ShadeName {
  if (chosen && Object.hasOwn(shadesOf(log), chosen)) return chosen;
  const isRead = log.started?.request.only_given && !log.stepping;
  if (isRead) return 'surprisal';
  return log.isFromElsewhere ? 'told' : FIRST_SHADE;
}

interface LegendProps {
  log: RunLog;
  shade: ShadeName;
  choose: (shade: ShadeName) => void;
  marksGiven: boolean;
}

export function TextLegend({log, shade, choose, marksGiven}: LegendProps) {
  const [origins] = useState(() => new Along(NO_ORIGINS, countOrigin)); // over the text of an assisted run: it has one
  if (log.rounds.length) origins.follow(log.lines()[0]?.last ?? null);
  return (
    <footer class="gp-legend" aria-label={t('Legend')}>
      <label>
        {`${t('Shaded by')} `}
        <select class="gp-shade" value={shade} onChange={({currentTarget}) => choose(currentTarget.value as ShadeName)}>
          {Object.entries(shadesOf(log)).map(([value, name]) => (
            <option key={value} value={value}>
              {name()}
            </option>
          ))}
        </select>
      </label>
      <ShadeScale name={shade} unit={log.unit} />
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

const TERMS: Record<string, string> = {accepted: 'draft', correction: 'correction', bonus: 'bonus', target: 'target'};
