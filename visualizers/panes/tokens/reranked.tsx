// The contrastive-search pane: the candidates that were weighed at the current token, with probability, degeneration
// penalty and score, which one won, and how often along the text it was not the most probable one.

import {type JSX} from 'preact';
import {useState} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import {Along, type RunLog} from '../core/log.ts';
import {count, decimals, percent, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Reranked, Step} from '../core/types.ts';
import {Filled} from '../widgets/filled.tsx';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {SPECIAL_RUNS} from '../special_run_kinds.ts';

const MOST = 12; // rows; a run can weigh many more

type Ends = [low: number, high: number];

const mostProbable = (weighed: Reranked[]): Reranked =>
  weighed.reduce((best, entry) => (entry.probability > best.probability ? entry : best));

const chosenOf = (step: Step | null): Reranked | undefined =>
  step?.reranked?.find(({token_id: id}) => id === step.chosen.token_id);

function withWinner(total: {steps: number; differed: number}, {reranked, chosen}: Step) {
  if (!reranked) return total;
  const differs = mostProbable(reranked).token_id !== chosen.token_id;
  return {steps: total.steps + 1, differed: total.differed + Number(differs)};
}

function Weighed({log}: RunProps) {
  const [along] = useState(() => new Along({steps: 0, differed: 0}, withWinner));
  const step = log.current();
  if (!step?.reranked) return null;
  along.follow(log.lastOf(step));
  const {steps, differed} = along.total;
  const shown = shownOf(step);
  const left = step.reranked.length - shown.length;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Contrastive search')}</h2>
        <span class="gp-note gp-where">{t('at token {number}', {number: step.index + 1})}</span>
      </header>
      <Verdict chosen={chosenOf(step)} best={mostProbable(step.reranked)} />
      <div class="gp-weighed-box">
        <table class="gp-weighed">
          <Head log={log} />
          <tbody>
            <Rows step={step} shown={shown} best={mostProbable(step.reranked)} />
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <p class="gp-note gp-more">
          {tn(
            left,
            'and {count} less probable one, which was weighed too',
            'and {count} less probable ones, which were weighed too',
          )}
        </p>
      )}
      <p class="gp-note gp-tally">
        {tn(
          steps,
          'Along the text: a token other than the most probable one won in {differed} of {count} step ({share}).',
          'Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).',
          {differed: count(differed), share: percent(differed / steps)},
        )}
      </p>
    </>
  );
}

export const rerankedPane = runPane(Weighed, SPECIAL_RUNS.reranked);

// The first rows, the chosen token among them.
function shownOf(step: Step): Reranked[] {
  const shown = (step.reranked ?? []).slice(0, MOST);
  const chosen = chosenOf(step);
  if (chosen && !shown.includes(chosen)) shown[MOST - 1] = chosen;
  return shown;
}

function Verdict({chosen, best}: {chosen: Reranked | undefined; best: Reranked}) {
  if (!chosen) return <p class="gp-verdict" />;
  const name = ({text}: Reranked) => <TokenLabel text={text} class="gp-strong" />;
  const values = {
    token: name(chosen),
    score: decimals(chosen.score),
    other: name(best),
    share: percent(best.probability),
    penalty: decimals(best.penalty),
    lower: decimals(best.score),
  };
  const sentence =
    chosen === best
      ? t('{token} won: the most probable token has the highest score too ({score}).')
      : t(
          '{token} won with a score of {score}. Greedy search would have chosen {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}.',
        );
  return (
    <p class="gp-verdict">
      <Filled sentence={sentence} values={values} />
    </p>
  );
}

// ---------------------------------------------------------------------------------------------------- the table

function Head({log}: {log: RunLog}) {
  const alpha = log.started?.effective.penalty_alpha;
  const isAlpha = typeof alpha === 'number';
  const ofChosen = (words: (entry: Reranked) => string) => () => {
    const entry = chosenOf(log.current());
    return entry ? t('{name}: {words}.', {name: quoted(entry.text), words: words(entry)}) : '';
  };
  const scoreWords = ({probability, penalty, score}: Reranked) =>
    isAlpha
      ? `(1 − ${alpha}) · ${decimals(probability)} − ${alpha} · ${decimals(penalty)} = ${decimals(score)}`
      : decimals(score);
  const scoreMeaning = isAlpha
    ? t('{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.', {
        keep: Number((1 - alpha).toFixed(4)),
        alpha,
      })
    : t('(1 - penalty_alpha) × probability - penalty_alpha × penalty. The highest score is chosen.');
  return (
    <thead>
      <tr>
        <th scope="col">{t('candidate')}</th>
        <th scope="col">
          <Term
            id="probability"
            run={ofChosen(({probability}) => percent(probability))}
            meaning={t('How probable the model finds the token, after the processors.')}
          >
            {t('probability')}
          </Term>
        </th>
        <th scope="col">
          <Term
            id="degeneration-penalty"
            run={ofChosen(({penalty}) => decimals(penalty))}
            formula="max cos(h, hᵢ)"
            meaning={t(
              'The degeneration penalty: how much the text would repeat itself with this token. It is the largest cosine similarity between the token’s hidden state and those of the text so far, from -1 to 1.',
            )}
          >
            {t('penalty')}
          </Term>
        </th>
        <th scope="col">
          <Term class="gp-score-head" id="degeneration-penalty" run={ofChosen(scoreWords)} meaning={scoreMeaning}>
            {t('score')}
          </Term>
        </th>
      </tr>
    </thead>
  );
}

function Rows({step, shown, best}: {step: Step; shown: Reranked[]; best: Reranked}) {
  // the bars of a column share an axis
  const probabilities = endsOf(shown.map(({probability}) => probability));
  const penalties = endsOf(shown.map(({penalty}) => penalty));
  const scores = endsOf(shown.map(({score}) => score ?? 0));
  return (
    <>
      {shown.map((entry) => {
        const won = entry.token_id === step.chosen.token_id;
        return (
          <tr key={entry.token_id} class={won ? 'gp-winner' : ''}>
            <th scope="row">
              <span class="gp-sign">{won ? '▶' : ''}</span>
              <TokenLabel class="gp-word" text={entry.text} />
              {entry === best && !won && <span class="gp-tag">{t('most probable')}</span>}
            </th>
            <Balance ends={probabilities} bar={entry.probability} words={percent(entry.probability)} />
            <Balance ends={penalties} bar={entry.penalty} words={decimals(entry.penalty)} />
            <Balance ends={scores} mark={entry.score} words={decimals(entry.score)} />
          </tr>
        );
      })}
    </>
  );
}

// From zero, or below where a value is, to the largest.
function endsOf(values: number[]): Ends {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  return high > low ? [low, high] : [0, 1];
}

interface BalanceProps {
  ends: Ends;
  bar?: number; // from zero
  mark?: number | null; // null, for a token that a processor removed: it has no score
  words: string;
}

// A score is a mark on the axis: most scores can be negative, and then the best one's bar would be the shortest.
function Balance({ends: [low, high], bar, mark, words}: BalanceProps): JSX.Element {
  const share = (value: number) => ((value - low) / (high - low)) * 100;
  const at = bar === undefined ? (value: number) => 4 + share(value) * 0.92 : share;
  const place =
    bar === undefined
      ? {left: `${at(mark ?? 0)}%`}
      : {left: `${Math.min(at(0), at(bar))}%`, width: `${Math.abs(at(bar) - at(0))}%`};
  return (
    <td>
      <div class="gp-cell">
        <span class="gp-balance" aria-hidden="true">
          <i class="gp-part" hidden={bar === undefined && (mark ?? null) === null} style={place} />
          <i class="gp-zero" style={{left: `${at(0)}%`}} />
        </span>
        <span class="gp-amount">{words}</span>
      </div>
    </td>
  );
}
