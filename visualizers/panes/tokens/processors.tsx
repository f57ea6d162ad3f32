// The processors pane, the waterfall: the distribution that the model gave, after every logits processor in order, and
// the token that was chosen of what was left; then each candidate's own way through them.

import {useState} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import {Along} from '../core/log.ts';
import {count, processorWords} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Started, Step} from '../core/types.ts';
import {Filled} from '../widgets/filled.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {type Column, CourseGrid} from './candidate_grid.tsx';
import {CandidateSlopes, type SlopePlace} from './candidate_slopes.tsx';
import {ProcessorChain} from './processor_chain.tsx';
import {type Effects, withStages} from './processor_sums.ts';
import {type StageFacts, beginsContrasted, effectWords, listedOf, prominentOf, sourceOf, stagesOf} from './stages.ts';

const MOST = 10; // candidates that are shown at first

function Processors({log}: RunProps) {
  const [along] = useState(() => new Along<Effects>({}, withStages));
  const [showsAll, setShowsAll] = useState(false);
  const step = log.current();
  const {started} = log;
  if (!step || !started) return null;
  if (!step.isPrompt) along.follow(log.lastOf(step));
  const stages = stagesOf(step);
  const listed = listedOf(step);
  const first = prominentOf(listed, MOST, step.chosen.token_id);
  const none = noneWords(step, started);
  const columns = columnsOf(step, stages);
  const isKnown = isRecorded(step);
  const places = placesOf(columns, stages);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('From the model to the choice')}</h2>
        <span class="gp-note gp-where">
          <Filled
            sentence={placeSentence(step)}
            values={{number: step.index + 1, token: <TokenLabel text={step.chosen.text} />}}
          />
        </span>
      </header>
      {none && <p class="gp-note gp-none">{none}</p>}
      <Legend isGiven={Boolean(step.isPrompt || step.given)} />
      {step.beam && stages.length > 0 && (
        <p class="gp-note gp-beams-note">
          {t(
            'Beam search: the shares here are of what is left after each processor, so they sum to 100%. The search itself adds up log-probabilities that are not renormalised after the processors.',
          )}
        </p>
      )}
      <ProcessorChain
        log={log}
        step={step}
        stages={stages}
        effects={along.total}
        candidates={first}
        columns={columns}
        isKnown={isKnown}
      />
      {stages.length > 0 && isKnown && (
        <div class="gp-courses">
          <div class="gp-courses-head">
            <h3 class="gp-courses-title" id="gp-courses-title">
              {t('The candidates on the way')}
            </h3>
            <span class="gp-note">
              {t('A line rises where probability moves to the candidate; ✕ marks where it was removed.')}
            </span>
          </div>
          {places.length > 1 && <CandidateSlopes places={places} candidates={first} step={step} />}
          <div class="gp-courses-head">
            <span class="gp-note">
              {t('Probability before the processors, after each, and after all; ▲ grew, ▼ shrank.')}
            </span>
            {listed.length > MOST && (
              <button
                type="button"
                class="gp-button gp-all"
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll
                  ? t('show {count} only', {count: MOST})
                  : t('show all {count}', {count: count(listed.length)})}
              </button>
            )}
          </div>
          <div class="gp-courses-box">
            <CourseGrid
              columns={[...columns, endOf(stages)]}
              candidates={[...(showsAll ? listed : first), ...lookedUp(step, listed)]}
              step={step}
            />
          </div>
        </div>
      )}
    </>
  );
}

export const processorsPane = runPane(Processors, (log) => log.current() !== null);

const Legend = ({isGiven}: {isGiven: boolean}) => (
  <div class="gp-flow-legend gp-note">
    <span>{t('Each bar is the whole distribution, 100%.')}</span>
    <span>
      <i class="gp-swatch gp-piece-chosen" />▶ <span class="gp-chosen-word">{isGiven ? t('given') : t('chosen')}</span>
    </span>
    <span>
      <i class="gp-swatch gp-piece-kept" />
      {t('can be chosen')}
    </span>
    <span>
      <i class="gp-swatch gp-removing" />
      {t('✕ removed by this processor')}
    </span>
    <span>
      <i class="gp-swatch gp-piece-others" />
      {t('all others')}
    </span>
  </div>
);

// ---------------------------------------------------------------------------------------------------- what is shown

// Whether the run says what became of each candidate at every stage.
const isRecorded = ({distribution: {candidates, stages}}: Step): boolean =>
  candidates.every(({stage_logprobs: after}) => (after ?? []).length === stages.length);

const lookedUp = ({watched = []}: Step, listed: Candidate[]): Candidate[] =>
  watched.filter(({token_id: id}) => listed.every((candidate) => candidate.token_id !== id));

function columnsOf(step: Step, stages: StageFacts[]): Column[] {
  const {name, meaning} = sourceOf(step);
  return [
    {number: 0, place: t('before'), name, tip: meaning, idle: false, side: 'before'},
    ...stages.map((stage) => ({
      number: stage.number,
      place: String(stage.number),
      name: stage.name,
      idle: stage.idle,
      side: null,
      tip: t('{number}. {name}: {effect} here. It {meaning}.', {
        number: stage.number,
        name: stage.name,
        meaning: stage.meaning,
        effect: effectWords(stage),
      }),
    })),
  ];
}

// The places of the slope chart: where the processors begin, and each that did something, with what it did.
const placesOf = ([source, ...after]: Column[], stages: StageFacts[]): SlopePlace[] => [
  {column: source, effect: ''},
  ...after.flatMap((column, i) => (column.idle ? [] : [{column, effect: effectWords(stages[i])}])),
];

const endOf = ({length: number}: StageFacts[]): Column => ({
  number,
  place: t('after'),
  name: t('all processors'),
  tip: t('After all processors: the distribution from which the token was chosen.'),
  idle: false,
  side: 'after',
});

// ---------------------------------------------------------------------------------------------------- in words

function placeSentence(step: Step): string {
  if (step.isPrompt) return t('at prompt token {number}: {token} (given, not chosen)');
  return step.given ? t('at token {number}: {token} (given, not chosen)') : t('at token {number}: {token}');
}

// Why there is no processor to show, or ''.
function noneWords(step: Step, {mode, processors: prepared}: Started): string {
  if (step.distribution.stages.length) return '';
  if (step.isPrompt) return t('The model’s own distribution: no logits processor takes part in reading the prompt.');
  const isDola = beginsContrasted(step);
  if (!prepared?.length) {
    if (mode === 'custom') return t('Your own loop called no logits processor here.');
    return isDola
      ? t('DoLa’s contrast, untouched: no logits processor runs.')
      : t('The model’s own distribution, untouched: no logits processor runs.');
  }
  const list = {processors: prepared.map((kind) => processorWords(kind)[0]).join(', ')};
  return isDola
    ? t('DoLa’s contrast, untouched here. Prepared, but not used by this loop: {processors}.', list)
    : t('The model’s own distribution, untouched here. Prepared, but not used by this loop: {processors}.', list);
}
