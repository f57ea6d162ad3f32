// What a chat template changes: the prompts of two runs of the same words, through the template and without it, and what
// the model thought of the first token after each. Their texts, and where these diverge, are drawn by the panes below it.

import {useMemo} from 'preact/hooks';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Candidate, Group, Step, Token} from '../core/types.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {logOf, pathOf} from './divergence_point.ts';
import {titleWords} from './titles.ts';

const MOST = 6; // tokens of each side

function Without({group}: GroupProps) {
  const steps = [0, 1].map((number) => pathOf(group, number).at(0) ?? null);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('With and without the template')}</h2>
        <p class="gp-note">{t('The same words, strategy and seed; only the prompt differs.')}</p>
      </header>
      <ul class="gp-ways">
        {group.groups.map((one) => (
          <Way key={one.number} group={one} tokens={logOf(group, one.number).started?.prompt_tokens ?? null} />
        ))}
      </ul>
      <h3>{t('The first token of the answer')}</h3>
      {useMemo(
        () => (
          <First steps={steps} />
        ),
        steps,
      )}
    </>
  );
}

export const withoutPane = groupPane(Without, ({groups}) => groups.length === 2);

// The prompt that a run read, special tokens as pills; none before it has begun.
function Way({group: {label, title}, tokens}: {group: Group; tokens: Token[] | null}) {
  const name = `${label} ${titleWords(title)}`;
  const read = useMemo(
    () => tokens?.map(({piece, text}) => (piece === null ? <span class="gp-pill">{text}</span> : piece)),
    [tokens],
  );
  return (
    <li>
      <h3>{tokens ? `${name}: ${tn(tokens.length, '{count} token', '{count} tokens')}` : name}</h3>
      <div class="gp-read" tabIndex={0} role="group" aria-label={t('The prompt of {lane}', {lane: label})}>
        {read}
      </div>
    </li>
  );
}

// ---------------------------------------------------------------------------------------------------- the first token

const chance = ({raw_logprob: before}: Candidate): number => probability(before);

interface Row {
  text: string;
  sides: [Candidate | null, Candidate | null];
}

// The likeliest tokens of either side, before the processors.
function rowsOf(steps: (Step | null)[]): Row[] {
  const rows = new Map<number, Row>();
  steps.forEach((step, side) => {
    if (!step) return;
    const {chosen} = step;
    const listed = [...step.distribution.candidates].sort((a, b) => chance(b) - chance(a));
    for (const {token_id: id, text} of [...listed.slice(0, MOST), chosen])
      if (!rows.has(id)) rows.set(id, {text, sides: [null, null]});
    for (const candidate of [...listed, chosen]) {
      const row = rows.get(candidate.token_id);
      if (row) row.sides[side] ??= candidate;
    }
  });
  const most = ({sides}: Row) => Math.max(...sides.map((side) => (side ? chance(side) : 0)));
  return [...rows.values()].sort((a, b) => most(b) - most(a));
}

function First({steps}: {steps: (Step | null)[]}) {
  return (
    <>
      <p class="gp-note gp-first-words">{wordsOf(steps)}</p>
      <table class="gp-first">
        <thead>
          <tr>
            <th scope="col">{t('Token')}</th>
            <th scope="col">{t('with the template')}</th>
            <th scope="col">{t('without the template')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(steps).map(({text, sides}, i) => (
            <tr key={i}>
              <th scope="row">
                <TokenLabel text={text} class="gp-word" />
              </th>
              {sides.map((candidate, side) => (
                <td key={side}>
                  <Share candidate={candidate} step={steps[side]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Share({candidate, step}: {candidate: Candidate | null; step: Step | null}) {
  const isChosen = Boolean(candidate && candidate.token_id === step?.chosen.token_id);
  const share = candidate ? chance(candidate) : 0;
  return (
    <div class={isChosen ? 'gp-share gp-chosen' : 'gp-share'}>
      <span class="gp-sign">{isChosen ? '▶' : ''}</span>
      <span>
        <i style={{width: `${(share * 100).toFixed(2)}%`}} />
      </span>
      <b>{!step ? '' : candidate ? percent(share) : '–'}</b>
    </div>
  );
}

function wordsOf([mine, theirs]: (Step | null)[]): string {
  if (!mine || !theirs) return t('Both runs have to write a token first.');
  const [one, other] = [mine.chosen, theirs.chosen];
  const begin =
    one.token_id === other.token_id
      ? t('Both begin with {token}: {one} with the template, {other} without it.', {
          token: quoted(one.text),
          one: percent(chance(one)),
          other: percent(chance(other)),
        })
      : t('With the template it begins with {one}, without it with {other}.', {
          one: quoted(one.text),
          other: quoted(other.text),
        });
  return `${begin} ${t('The probabilities are the model’s own, before the processors; ▶ was chosen, – was not recorded.')}`;
}
