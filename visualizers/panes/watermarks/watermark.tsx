// The watermark pane: the text in which the current token stands, each token green or red, what the bias did to it, z as
// the text grows, and what it cost. What it shows is what the logits processor did, as the trace says.

import {useState} from 'preact/hooks';
import {LineKeys} from '../charts/line_keys.tsx';
import {type RunProps, runPane} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {asSentence} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {Term} from '../widgets/term.tsx';
import type {Finding} from '../widgets/verdict.tsx';
import {zRunWords} from './mark_answer.tsx';
import {MarkLegend, MarkedWords} from './marked_text.tsx';
import {markFigures} from './watermark_figures.ts';
import {type RunMarks, marksOf, shareWords} from './watermark_marks.ts';
import {pValue, pWords, thresholdWords} from './watermark_statistics.ts';
import {neededFor, settingsOfWatermark} from './watermark_words.ts';
import {type ZCurve, ZPicture, zKeys} from './z_picture.tsx';
import {SPECIAL_RUNS} from '../special_run_kinds.ts';
import {zWords} from './z_words.ts';

function Watermark({log}: RunProps) {
  const [threshold, setThreshold] = useState(3);
  const marks = marksOf(log);
  const {verdict, sign, words, more} = answerOf(log, marks, threshold);
  const {scored} = marks.total;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Watermark')}</h2>
        <p class="gp-note gp-mark-about">{aboutWords(log, marks)}</p>
      </header>
      <p class="gp-finding" data-verdict={verdict}>
        <span class="gp-finding-sign" aria-hidden="true">
          {sign}
        </span>
        <span class="gp-finding-words">{words}</span>
      </p>
      <p class="gp-finding-more">{more}</p>
      <p class="gp-hidden gp-mark-told" role="status">
        {log.finished && `${words}. ${tn(scored, '{count} token scored.', '{count} tokens scored.')}`}
      </p>
      <MarkedBox log={log} marks={marks} />
      <div class="gp-mark-halves">
        <Figures log={log} marks={marks} />
        <Growth log={log} marks={marks} threshold={threshold} setThreshold={setThreshold} />
      </div>
    </>
  );
}

export const watermarkPane = runPane(Watermark, SPECIAL_RUNS.watermark);

interface PartProps {
  log: RunLog;
  marks: RunMarks;
}

function aboutWords(log: RunLog, {watermark}: RunMarks): string {
  const settings = settingsOfWatermark(watermark);
  const step = log.current();
  const line = step && log.lines().length > 1 ? log.lineOf(step) : null;
  return line ? `${line.label} · ${settings}` : settings;
}

// ---------------------------------------------------------------------------------------------------- the answer

function answerOf(log: RunLog, marks: RunMarks, threshold: number): Finding {
  const {z, scored} = marks.total;
  if (z === null)
    return {
      verdict: 'wait',
      sign: '…',
      words: scored ? t('z is not known, because the watermark’s settings are not') : t('Nothing to score yet'),
      more: '',
    };
  const value = {z: zWords(z)};
  const chance = t('By chance alone, if each token is new evidence, z would be this high with a probability of {p}.', {
    p: pWords(pValue(z)),
  });
  const more = `${shareWords(marks)} ${chance}`;
  if (z > threshold)
    return {
      verdict: 'good',
      sign: '◆',
      words: log.running ? t('A detector finds it so far: z = {z}', value) : t('A detector finds it: z = {z}', value),
      more,
    };
  return {
    verdict: 'even',
    sign: '◇',
    words: log.running
      ? t('A detector does not find it so far: z = {z}', value)
      : t('A detector does not find it: z = {z}', value),
    more,
  };
}

// ---------------------------------------------------------------------------------------------------- the text

function MarkedBox({log, marks}: PartProps) {
  const {unscored, early} = marks.total;
  const current = log.selected ? log.current() : null;
  return (
    <div class="gp-marked-box">
      <MarkLegend
        class="gp-mark-key"
        kind={marks.isSynthid ? 'synthid' : 'green'}
        unscored={unscored > 0}
        repeated={early > 0}
        faint={t('faint: a detector without the prompt cannot score it')}
      />
      <MarkedWords
        class="gp-marked-words"
        label={t('The text, each token marked. Arrow keys move, Enter selects.')}
        items={marks.items}
        press={({step}) => log.selectStep(step)}
        chosen={marks.items.findIndex(({step}) => step === current)}
      />
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- the numbers

function Figures({log, marks}: PartProps) {
  return (
    <dl class="gp-mark-figures">
      {markFigures(log, marks).map(({name, value, term, meaning, run, formula, unit}) => (
        <div key={name}>
          <dt>
            <Term id={term} run={() => asSentence(run ?? '')} meaning={meaning} formula={formula} unit={unit}>
              {name}
            </Term>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GrowthProps extends PartProps {
  threshold: number;
  setThreshold: (threshold: number) => void;
}

function Growth({log, marks, threshold, setThreshold}: GrowthProps) {
  const [isWrong, setWrong] = useState(false);
  const {watermark, total} = marks;
  const measured = marks.points('z');
  const curves = [measuredCurve(marks, measured), ...foreseenCurve(log, marks)];
  const needed = measured.length ? neededFor(measured, total, watermark, threshold) : null;
  // z at the end of the text, by its formula
  const run = () => zRunWords(marks);
  const meaning = t(
    'z after each token that a detector scores, as if the text ended there: how many standard deviations more of them are marked than by chance. It grows with the square root of the length where their share stays the same.',
  );
  return (
    <figure class="gp-z-figure">
      <h3>
        <Term id="z-score" run={run} meaning={meaning}>
          {t('z as the text grows')}
        </Term>
      </h3>
      <p class="gp-threshold-row gp-note">
        <label>
          {t('threshold')}{' '}
          <input
            class="gp-threshold"
            type="number"
            min={0}
            max={30}
            step={0.5}
            defaultValue="3"
            inputMode="decimal"
            aria-invalid={isWrong}
            onInput={({currentTarget: {valueAsNumber: value}}) => {
              const fits = value >= 0 && value <= 30;
              setWrong(!fits);
              if (fits) setThreshold(value);
            }}
          />
        </label>
        <span class="gp-threshold-words" role="status">
          {isWrong ? t('The threshold must be from 0 to 30.') : thresholdWords(threshold)}
        </span>
      </p>
      <LineKeys class="gp-z-keys" keys={zKeys(curves)} />
      <ZPicture
        class="gp-z-box"
        curves={curves}
        threshold={threshold}
        needed={needed}
        label={t('z over the number of tokens, threshold {threshold}', {threshold})}
      />
      <p class="gp-note gp-z-needed-words">{needed?.words}</p>
    </figure>
  );
}

function measuredCurve({watermark}: RunMarks, points: ZCurve['points']): ZCurve {
  const tip = [t('What a detector finds if it knows the key and sees the text without its prompt.')];
  if (watermark.keys) tip.push(t('For SynthID it is the z of the plain mean of all g-values, against fair coins.'));
  return {name: t('this text'), look: 'measured', points, tip: tip.join(' ')};
}

function foreseenCurve(log: RunLog, marks: RunMarks): ZCurve[] {
  const points = marks.points('foreseen');
  if (!points.length) return [];
  const tip = [
    t(
      'What this bias leads to at least, given how uncertain the model was at each token: the sum of p / (1 + m p) over the vocabulary, theorem 4.2 of Kirchenbauer et al. 2023, averaged over all green lists.',
    ),
  ];
  // the theorem is about tokens that are drawn
  if (!log.started?.effective.do_sample)
    tip.push(t('That holds where tokens are drawn; here the likeliest are taken, which can be greener or less green.'));
  return [{name: t('expected at least'), look: 'expected', points, tip: tip.join(' ')}];
}
