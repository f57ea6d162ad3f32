// The candidates pane: the most likely tokens where the current token stands, before and after the processors, what was
// removed and by what, and all other tokens as one bar; then the tokens that were looked up. On a page that answers,
// pressing one of them continues from there with it.

import {useMemo, useState} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {asSentence, count, percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Candidate, Step} from '../core/types.ts';
import {isFromElsewhere, keptOf} from '../core/values.ts';
import {useRoving} from '../widgets/roving.ts';
import {Term} from '../widgets/term.tsx';
import {type CandidateEntry, CandidateRow, chosenInSight, entryOf, topOf} from './candidate_row.tsx';
import {courseWords} from './course_words.ts';
import {HandBars, NotKnown} from './hand_bars.tsx';
import {HandSliders, hasNoForm} from './hand_sliders.tsx';
import {handOf, isMovable, knobsInHand} from './hand_state.ts';
import {LookedUp} from './looked_up.tsx';
import {isRemoved, listedOf, prominentOf, removalWords} from './stages.ts';
import {StepAnswer, isDrawn} from './step_answer.tsx';

const MOST = 24; // rows that are shown at first

function Candidates({log, changes}: RunProps) {
  const step = log.current();
  const isPressable = Boolean(step && log.canAsk && !step.isPrompt); // only what was generated can be gone another way from
  const isUntouched = Boolean(step && !step.distribution.stages.length);
  const press = isPressable && step ? (tokenId: number) => log.ask({type: 'branch', step, tokenId}) : undefined;
  const knobs = knobsInHand(log, step);
  const hand = knobs && step && handOf(log, step, knobs);
  // while a person looks at a token, a run that goes on changes nothing here
  const bars = useMemo(() => step && <Bars log={log} step={step} press={press} />, [log, step, isPressable]);
  const kinds = [
    'gp-drawn-candidates',
    ((log.running && !log.selected) || hand) && 'gp-grows',
    hand && 'gp-in-hand',
    isUntouched && !hand && 'gp-untouched',
    isPressable && 'gp-pressable',
  ];
  return (
    <div class={kinds.filter(Boolean).join(' ')}>
      {!step && (
        <p class="gp-note gp-no-token">{t('The most likely tokens appear here, before and after the processors.')}</p>
      )}
      {step && <StepAnswer log={log} step={step} />}
      {knobs && step && !hand && <NotKnown step={step} />}
      {hand && step ? <HandBars log={log} step={step} hand={hand} press={press} /> : bars}
      {step && step.beam && !isUntouched && (
        <p class="gp-note gp-beams-note">
          {t(
            'Beam search: probabilities after the processors are not renormalised here, so they need not sum to 100%.',
          )}
        </p>
      )}
      {step && hasNoForm(log) && isMovable(log, step) && !isFromElsewhere(step) && <HandSliders log={log} />}
      {step && <LookedUp log={log} changes={changes} step={step} press={press} />}
    </div>
  );
}

export const candidatesPane = runPane(Candidates, undefined, {readsKnobs: true});

// ---------------------------------------------------------------------------------------------------- bars

function Bars({log, step, press}: {log: RunLog; step: Step; press?: (tokenId: number) => void}) {
  const [showsAll, setShowsAll] = useState(false);
  const roving = useRoving<HTMLOListElement>('.gp-row');
  const listed = listedOf(step);
  const entries = new Map(listed.map((each) => [each, entryOf(each, step)]));
  const prominent = showsAll ? listed : prominentOf(listed, MOST, step.chosen.token_id);
  const rows = prominent.map((each) => entries.get(each) ?? entryOf(each, step));
  const shown = chosenInSight(rows, ({chosen}) => chosen);
  const rest = restOf(log, step, [...entries.values()]);
  const top = topOf(shown);
  const all = [...shown, ...(rest ? [rest] : [])];
  const removal = removalWords(step);
  const firstRemoved = all.findIndex(({removed}, i) => removed && i >= shown.findLastIndex((each) => !each.removed));
  const cutAt = firstRemoved < 0 ? all.length : firstRemoved;
  return (
    <>
      <Heads log={log} step={step} top={top} />
      <ol class="gp-bars" {...roving}>
        {all.map((entry, i) => [
          removal && i === cutAt && <CutLine key="cut" words={removal} />,
          <CandidateRow key={i} entry={entry} top={top} press={press} />,
        ])}
        {removal && cutAt === all.length && <CutLine words={removal} />}
      </ol>
      {listed.length > MOST && (
        <button type="button" class="gp-button gp-all" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('show {count} only', {count: MOST}) : t('show all {count}', {count: count(listed.length)})}
        </button>
      )}
      <Legend step={step} listed={listed} isPressable={Boolean(press)} />
    </>
  );
}

// What the processors removed, in one line where it begins.
const CutLine = ({words}: {words: string}) => (
  <li class="gp-cut-line gp-removal">
    <span>{words}</span>
  </li>
);

// Everything that is not listed, as one row; null where that is nothing. Beam scores are not normalised again after the
// processors, so what is missing from their sum is not all theirs, but then it is not anyone else's either.
function restOf(log: RunLog, step: Step, entries: CandidateEntry[]): CandidateEntry | null {
  const leftOf = (side: 'after' | 'before') =>
    Math.max(0, 1 - entries.reduce((sum, entry) => sum + (entry[side] ?? 0), 0));
  const row = {id: null, rank: null, chosen: false, given: false, removed: false, by: ''};
  if (isFromElsewhere(step)) {
    const share = leftOf('before');
    const words = () => t('All tokens that the server did not list, together: {share}.', {share: percent(share)});
    return {...row, text: t('all others'), after: share, before: share, words};
  }
  const others = (step.distribution.vocab ?? 0) - entries.length;
  if (others <= 0) return null;
  const areLeft = (keptOf(step) ?? 0) > entries.filter(({removed}) => !removed).length;
  const after = !areLeft ? 0 : log.usesBeams ? null : leftOf('after');
  const before = leftOf('before');
  const values = {count: count(others), before: percent(before), after: percent(after ?? 0)};
  const words = () =>
    after === null
      ? t('All tokens that are not listed ({count}), together: {before} before the processors.', values)
      : t(
          'All tokens that are not listed ({count}), together: {before} before the processors, {after} after them.',
          values,
        );
  return {...row, text: tn(others, '{count} other token', '{count} other tokens'), after, before, words};
}

// ---------------------------------------------------------------------------------------------------- legend

// The heads of the two bars and numbers of each row.
function Heads({log, step, top}: {log: RunLog; step: Step; top: number}) {
  const isUntouched = !step.distribution.stages.length;
  const hadBefore = () =>
    t('{token} had {share}', {token: quoted(step.chosen.text), share: percent(probability(step.chosen.raw_logprob))});
  return (
    <div class="gp-bars-heads gp-note">
      <span>
        <i class="gp-swatch gp-after" />
        <Term
          class="gp-after-word"
          id="probability"
          run={() => (log.started ? courseWords(step, log.started) : '')}
          meaning={t(
            'The probability from which the token is chosen: after all logits processors, without what they removed.',
          )}
        >
          {afterWord(step, log)}
        </Term>
      </span>
      {!isUntouched && (
        <span class="gp-before-key">
          <i class="gp-swatch gp-before" />
          <Term
            id="probability"
            run={() => asSentence(hadBefore())}
            meaning={t('The probability that the model itself gave, before any logits processor.')}
          >
            {t('the model’s own')}
          </Term>
        </span>
      )}
      <Term
        class="gp-full"
        id="probability"
        formula=""
        meaning={t(
          'The probability of a bar of full width: a round number that no token exceeds. The bar of all others may exceed it, and is then marked with ».',
        )}
      >
        {t('axis 0–{top}', {top: percent(top)})}
      </Term>
    </div>
  );
}

function afterWord(step: Step, {started}: RunLog): string {
  if (isFromElsewhere(step)) return t('probability, according to the server');
  if (!step.distribution.stages.length) return t('the model’s chance for each token');
  return started && isDrawn(step, started) ? t('chance to be drawn') : t('after the processors');
}

// What the signs of the rows say.
function Legend({step, listed, isPressable}: {step: Step; listed: Candidate[]; isPressable: boolean}) {
  return (
    <div class="gp-bars-legend gp-note">
      <span>
        <b class="gp-glyph">▶</b>
        <span class="gp-chosen-word">{step.isPrompt || step.given ? t('given, not chosen') : t('chosen')}</span>
      </span>
      {!isFromElsewhere(step) && listed.some(isRemoved) && (
        <span class="gp-removed-key">
          <b class="gp-glyph gp-cross">✕</b>
          {t('removed')}
        </span>
      )}
      {isPressable && <span class="gp-press-note">{t('↪ continue')}</span>}
    </div>
  );
}
