// How far each knob can move without changing a word of the text: a strip for each, with its value in the run, and its value in
// the form where that is another.

import {useState} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import {type RunLog, pathOf} from '../core/log.ts';
import {t} from '../core/texts.ts';
import {valueWords} from './draw_words.ts';
import {formSettings, lineOf, spansOfText} from './form_settings.ts';
import {type DrawSettings, type KnobName, KNOB_NAMES} from './luck.ts';
import {type TextSpan, settingsOf} from './same_text.ts';
import {endWords, placeOf, spanWords} from './what_if_words.ts';

// The sums of a long text take their time: they are made for whoever opens it.
function KnobStrips({log}: RunProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>{t('How far each knob can move without changing a word')}</summary>
      {isOpen && <Strips log={log} />}
    </details>
  );
}

function Strips({log}: {log: RunLog}) {
  const line = lineOf(log);
  const run = settingsOf(log.started);
  const spans = spansOfText(log, line?.last ?? null);
  const vocab = line?.last?.distribution.vocab;
  if (!run || !spans || !vocab) return null;
  const form = formSettings(log);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('knob')}</th>
            <th scope="col">{t('the same text')}</th>
            <th scope="col">{t('otherwise')}</th>
          </tr>
        </thead>
        <tbody>
          {KNOB_NAMES.map((knob) => (
            <KnobRow
              key={knob}
              {...{knob, run, vocab, span: spans[knob]}}
              now={form?.moved.includes(knob) ? form.knobs[knob] : null}
            />
          ))}
        </tbody>
      </table>
      <p class="gp-note">{t('One knob at a time, with the others unchanged and the same luck.')}</p>
    </>
  );
}

// A first visit has few things to click.
function isKnown(log: RunLog): boolean {
  if (log.recorded || log.hideFrom !== null || !settingsOf(log.started)) return false;
  const steps = pathOf(lineOf(log)?.last ?? null);
  return steps.length > 0 && steps.every(({given, draw}) => given || Boolean(draw?.contenders?.length));
}

export const knobStripsPane = runPane(KnobStrips, isKnown, {readsKnobs: true});

interface KnobRowProps {
  knob: KnobName;
  span: TextSpan;
  run: DrawSettings;
  vocab: number;
  now: number | null; // in the form, where that is another value
}

function KnobRow({knob, span, run, vocab, now}: KnobRowProps) {
  const at = (value: number) => `${(100 * placeOf(knob, value, run, vocab)).toFixed(2)}%`;
  const ends = (['below', 'above'] as const).flatMap((side) => {
    const end = span[side];
    return end ? [endWords(end, side)] : [];
  });
  const value = run.knobs[knob];
  const isWithin = now === null || (span.low <= now && now <= span.high);
  return (
    <tr data-knob={knob}>
      <th scope="row">
        <code>{knob}</code>
        <small>{value > vocab ? t('no limit') : valueWords(knob, value)}</small>
      </th>
      <td class="gp-strip-cell">
        <span class="gp-strip" aria-hidden="true">
          <i class="gp-strip-same" style={{left: at(span.low), right: `calc(100% - ${at(span.high)})`}} />
          <i class="gp-strip-run" style={{left: at(value)}} />
          {now !== null && <i class={isWithin ? 'gp-strip-now' : 'gp-strip-now gp-outside'} style={{left: at(now)}} />}
        </span>
        <span>{spanWords(knob, span)}</span>
      </td>
      <td>{ends.join(' ') || t('nothing else')}</td>
    </tr>
  );
}
