// The divergence pane: the place where two lanes diverge, and what each could choose from there, in rows that line up.

import type {ComponentChildren} from 'preact';
import {useMemo} from 'preact/hooks';
import {type GroupProps, groupPane} from '../core/component.tsx';
import type {RunGroup} from '../core/run_group.ts';
import {inARow} from '../core/run_sums.ts';
import {count, filled, information, numbersOf, percent, probability, quoted, stopWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Candidate, Step} from '../core/types.ts';
import {removedWords} from '../tokens/written_tokens.ts';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {
  type Pair,
  type Parting,
  isOver,
  letterOf,
  logOf,
  pairOfLanes,
  partingOf,
  pathOf,
  sameModel,
  tailOf,
  writtenText,
} from './divergence_point.ts';
import {laneWords} from './titles.ts';

const MOST = 10; // rows, without chosen tokens that are further down
const LEAST = [4, 0.0005]; // after the first few, rows of less than this probability say nothing

function Divergence({group}: GroupProps) {
  const pair = pairOfLanes(group) ?? [0, 1];
  const [one, other] = pair.map((number) => letterOf(group, number));
  const parting = partingOf(group, ...pair);
  const isApart = parting.kind === 'apart';
  const steps = pair.map((number, side) => (isApart ? pathOf(group, number)[parting.at[side]] : null));
  const [mine, theirs] = steps;
  const isSame = sameModel(group, ...pair);
  // where they have diverged, nothing changes as they go on
  const table = useMemo(
    () => mine && theirs && <Sides group={group} pair={[...pair]} steps={[mine, theirs]} />,
    [mine, theirs, one, other, group.unit, group.groups],
  );
  const words = sentences(group, pair, parting);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Where they diverge')}</h2>
        <div class="gp-tools">
          <label>
            {t('Compare')} <Choice group={group} pair={pair} side={0} />
          </label>
          <label>
            {t('with')} <Choice group={group} pair={pair} side={1} />
          </label>
        </div>
      </header>
      <p class="gp-said">{words}</p>
      <p class="gp-note gp-models" hidden={isSame}>
        {!isSame &&
          t(
            '{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.',
            {one, other},
          )}
      </p>
      {table ?? <div class="gp-sides-box" hidden />}
    </>
  );
}

export const divergencePane = groupPane(
  Divergence,
  (group) => pairOfLanes(group)?.every((number) => !logOf(group, number).denoises) ?? false,
); // such a text has no next tokens

// Chooses one of the two; who is chosen twice takes the other's place.
function Choice({group, pair, side}: {group: RunGroup; pair: Pair; side: 0 | 1}) {
  const choose = (chosen: number) => {
    const other = chosen === pair[1 - side] ? pair[side] : pair[1 - side];
    if (side) group.setPair(other, chosen);
    else group.setPair(chosen, other);
  };
  return (
    <select
      class={side ? 'gp-other' : 'gp-one'}
      value={pair[side]}
      onChange={({currentTarget}) => choose(Number(currentTarget.value))}
    >
      {group.groups.map((one, number) => (
        <option key={number} value={number}>
          {`${letterOf(group, number)} ${laneWords(one)}`}
        </option>
      ))}
    </select>
  );
}

// ---------------------------------------------------------------------------------------------------- in words

function sentences(group: RunGroup, pair: Pair, parting: Parting): ComponentChildren {
  const [one, other] = pair.map((number) => letterOf(group, number));
  const names = {one, other};
  const paths = pair.map((number) => pathOf(group, number));
  const over = pair.map((number) => isOver(group, logOf(group, number)));
  const {at} = parting;
  if (!paths[0].length || !paths[1].length) return t('{one} and {other} have no tokens to compare yet.', names);
  if (parting.kind === 'apart') {
    const [a, b] = paths.map((path, side) => path[at[side]]);
    const before = writtenText(paths[0], at[0]);
    return [...whereParts([one, other], at, before), ' ', ...choiceParts(one, a), ' ', ...choiceParts(other, b)];
  }
  if (parting.kind === 'same' && over[0] && over[1])
    return tn(
      at[0],
      '{one} and {other} never diverge: both wrote the same {count} token.',
      '{one} and {other} never diverge: both wrote the same {count} tokens.',
      names,
    );
  if (parting.kind === 'same')
    return tn(
      at[0],
      '{one} and {other} have written the same so far: {count} token.',
      '{one} and {other} have written the same so far: {count} tokens.',
      names,
    );
  const {shorter} = parting;
  const [short, long] = shorter ? [other, one] : [one, other];
  if (!over[shorter]) return t('{one} and {other} have written the same so far; {long} is ahead.', {...names, long});
  const tokens = tn(at[shorter], '{count} token', '{count} tokens');
  const token = <Quote text={paths[1 - shorter][at[1 - shorter]].chosen.text} />;
  const [sequence] = logOf(group, pair[shorter]).finished?.sequences ?? [];
  const ended = sequence
    ? t('{short} ended after {tokens}: {reason}.', {short, tokens, reason: stopWords(sequence.stop_reason)[0]})
    : t('{short} ended after {tokens}.', {short, tokens});
  return [ended, ' ', ...filled(t('{long} begins with the same text and continues with {token}.'), {long, token})];
}

function whereParts([one, other]: string[], at: Pair, before: string): ComponentChildren[] {
  if (!before) return [t('They diverge at the first token.')];
  const [a, b] = at.map((place) => count(place + 1));
  const where =
    a === b
      ? t('They diverge at token {number}.', {number: a})
      : t('They diverge at token {a} of {one} and token {b} of {other}.', {a, b, one, other});
  return [where, ' ', ...filled(t('Both had written {text}.'), {text: <Quote text={tailOf(before)} />})];
}

const choiceParts = (lane: string, step: Step): ComponentChildren[] =>
  filled<ComponentChildren>(
    step.given ? t('{lane} was given {token} ({odds}).') : t('{lane} chose {token} ({odds}).'),
    {lane, token: <Quote text={step.chosen.text} />, odds: oddsOf(step)},
  );

const oddsOf = (step: Step): string =>
  step.chosen.logprob === null ? removedWords(step.chosen) : percent(numbersOf(step).probability);

const Quote = ({text}: {text: string}) => (
  <span class="gp-quote">
    {filled<ComponentChildren>(t('“{text}”'), {text: <TokenLabel text={text} class="gp-strong" />})}
  </span>
);

// ---------------------------------------------------------------------------------------------------- both distributions

interface Side {
  candidate: Candidate;
  isChosen: boolean;
}

interface Row {
  label: string;
  sides: [Side | null, Side | null];
  most: number;
}

// The union of both lists, the likeliest first.
function rowsOf(steps: Step[], byId: boolean): Row[] {
  const rows = new Map<string | number, Row>();
  steps.forEach(({chosen, distribution}, side) => {
    for (const candidate of [...distribution.candidates, chosen]) {
      const key = byId ? candidate.token_id : candidate.text;
      const row: Row = rows.get(key) ?? {label: candidate.text, sides: [null, null], most: 0};
      rows.set(key, row);
      if (row.sides[side]) continue;
      row.sides[side] = {candidate, isChosen: candidate.token_id === chosen.token_id};
      row.most = Math.max(row.most, probability(candidate.logprob), probability(candidate.raw_logprob));
    }
  });
  const all = [...rows.values()].sort((a, b) => b.most - a.most);
  return all.filter(
    ({sides, most}, place) =>
      (place < MOST && (place < LEAST[0] || most >= LEAST[1])) || sides.some((side) => side?.isChosen),
  );
}

interface SidesProps {
  group: RunGroup;
  pair: Pair;
  steps: [Step, Step]; // where they diverge
}

function Sides({group, pair, steps}: SidesProps) {
  const rows = rowsOf(steps, sameModel(group, ...pair));
  const sides = rows.flatMap((row) => row.sides).filter((side) => side !== null);
  const isPlain = sides.every(({candidate}) => candidate.logprob === candidate.raw_logprob);
  const shares = sides.flatMap(({candidate}) => [probability(candidate.logprob), probability(candidate.raw_logprob)]);
  const top = Math.max(1e-9, ...shares);
  return (
    <div class={isPlain ? 'gp-sides-box gp-plain' : 'gp-sides-box'}>
      <div class="gp-key gp-note">
        <span>
          <i class="gp-swatch gp-after" />
          <Term
            id="probability"
            run={() => chosenWords(group, pair, steps, 'logprob')}
            meaning={t(
              'The probability with which the token is chosen: after all logits processors, without the tokens that they removed.',
            )}
          >
            {t('after the processors')}
          </Term>
        </span>
        <span class="gp-before-key" hidden={isPlain}>
          <i class="gp-swatch gp-before" />
          <Term
            id="probability"
            run={() => chosenWords(group, pair, steps, 'raw_logprob')}
            meaning={t('The probability that the model itself gave, before any logits processor.')}
          >
            {t('before the processors')}
          </Term>
        </span>
        <span>
          <b class="gp-glyph">▶</b>
          {t('chosen')}
        </span>
        <span class="gp-removed-key" hidden={sides.every(({candidate}) => candidate.logprob !== null)}>
          <b class="gp-cross">✕</b>
          {t('removed')}
        </span>
        <span class="gp-unlisted-key" hidden={sides.length === 2 * rows.length}>
          <b class="gp-cross">–</b>
          <span
            data-tip={t('Only the likeliest tokens of each step are recorded; this one is not among them.')}
            tabIndex={0}
          >
            {t('not recorded')}
          </span>
        </span>
      </div>
      <table class="gp-sides">
        <thead>
          <tr>
            <th scope="col">{t('Token')}</th>
            {pair.map((number, side) => (
              <th key={side} scope="col">
                <Term
                  id="entropy"
                  run={() => entropyWords(steps[side], letterOf(group, number))}
                  meaning={t('How uncertain the next token was where they diverge, after the processors.')}
                >
                  {t('{lane}, entropy {entropy}', {
                    lane: `${letterOf(group, number)} ${laneWords(group.groups[number])}`,
                    entropy: information(steps[side].distribution.entropy_after, group.unit),
                  })}
                </Term>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">
                <TokenLabel text={row.label} class="gp-word" />
              </th>
              {row.sides.map((side, place) => (
                <SideCell key={place} side={side} top={top} label={letterOf(group, pair[place])} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function entropyWords({distribution: {entropy_before: before, entropy_after: after}}: Step, lane: string): string {
    const words = {lane, before: information(before, group.unit), after: information(after, group.unit)};
    return t('{lane}: {before} before the processors, {after} after them.', words);
  }
}

function SideCell({side, top, label}: {side: Side | null; top: number; label: string}) {
  if (!side)
    return (
      <td class="gp-unlisted" aria-label={`${label}: ${t('not recorded')}`} title="">
        <SideBars sign="" shares={[0, 0]} words={['–', '']} />
      </td>
    );
  const {candidate, isChosen} = side;
  const [after, before] = [probability(candidate.logprob), probability(candidate.raw_logprob)];
  const isRemoved = candidate.logprob === null;
  const by = isRemoved ? removedWords(candidate) : '';
  const words = [
    isChosen && t('chosen'),
    by || percent(after),
    t('{share} before the processors', {share: percent(before)}),
  ];
  return (
    <td
      class={[isChosen && 'gp-chosen', isRemoved && 'gp-removed'].filter(Boolean).join(' ')}
      aria-label={`${label}: ${words.filter(Boolean).join(', ')}`}
      title={by}
    >
      <SideBars
        sign={isChosen ? '▶' : isRemoved ? '✕' : ''}
        shares={[after / top, before / top]}
        words={[isRemoved ? '' : percent(after), percent(before)]}
      />
    </td>
  );
}

const SideBars = ({sign, shares, words}: {sign: string; shares: [number, number]; words: [string, string]}) => (
  <div class="gp-side">
    <span class="gp-sign">{sign}</span>
    <span class="gp-tracks">
      {shares.map((share, i) => (
        <i key={i} class={i ? 'gp-bar gp-before' : 'gp-bar gp-after'} style={{width: `${(share * 100).toFixed(2)}%`}} />
      ))}
    </span>
    <span class="gp-values">
      <span>{words[0]}</span>
      <small>{words[1]}</small>
    </span>
  </div>
);

// What both give the tokens that they chose, on one side of the processors.
function chosenWords(group: RunGroup, pair: Pair, steps: [Step, Step], field: 'logprob' | 'raw_logprob'): string {
  const shareIn = (step: Step, {token_id: id}: Candidate) => {
    const candidate = [...step.distribution.candidates, step.chosen].find((each) => each.token_id === id);
    return candidate ? percent(probability(candidate[field])) : t('not recorded');
  };
  const [one, other] = pair.map((number) => letterOf(group, number));
  return inARow(
    steps.map(({chosen}) =>
      t('{token}: {one} {mine}, {other} {theirs}', {
        token: quoted(chosen.text),
        one,
        other,
        mine: shareIn(steps[0], chosen),
        theirs: shareIn(steps[1], chosen),
      }),
    ),
  );
}
