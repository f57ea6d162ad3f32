// What a class answered to one question: a bar for each option with how many chose it, and beside it the model's own
// probability, where it has one.

import {plain} from '../../../visualizers/panes/core/notation.ts';
import {count, decimals, fromNats, percent} from '../../../visualizers/panes/core/text.ts';
import {type Said, t} from '../../../visualizers/panes/core/texts.ts';
import type {Unit} from '../../../visualizers/panes/core/types.ts';
import {TokenLabel} from '../../../visualizers/panes/widgets/token_label.tsx';
import type {ClassQuestion, RoomNews} from './class_types.ts';

const MOST_BARS = 10; // of different numbers; more are put together

/** A row: `token` is the label of a token, which is shown with its marks. */
interface BarRow {
  label: Said;
  token?: string;
  chosen: number;
  model?: number | null;
  cameOut?: boolean;
}

export function QuestionChart({question, unit}: {question: ClassQuestion; unit: Unit}) {
  const rows = question.options.length ? optionRows(question) : numberRows(question.numbers);
  const hasModel = rows.some(({model}) => typeof model === 'number');
  return (
    <div class="gp-class-chart">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Answer')}</th>
            <th scope="col">{t('Class')}</th>
            {hasModel && <th scope="col">{t('Model')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({label, token, chosen, model, cameOut}) => {
            const share = question.answered ? chosen / question.answered : 0;
            return (
              <tr class={cameOut ? 'gp-class-out' : ''}>
                <th scope="row">
                  {cameOut && '✓ '}
                  {cameOut && <span class="gp-hidden">{`${t('result:')} `}</span>}
                  {token === undefined ? t(label) : <TokenLabel text={token} />}
                </th>
                <Bar class="gp-class-ours" share={share} words={`${count(chosen)} · ${percent(share)}`} />
                {hasModel && <Bar class="gp-class-model" share={model ?? 0} words={percent(model ?? 0)} />}
              </tr>
            );
          })}
        </tbody>
      </table>
      {lines(question, unit).map((words) => (
        <p>{words}</p>
      ))}
    </div>
  );
}

const Bar = ({class: names, share, words}: {class: string; share: number; words: string}) => (
  <td>
    <div class={`gp-class-bar ${names}`}>
      <i style={{width: `${(100 * share).toFixed(1)}%`}} />
    </div>
    <span>{words}</span>
  </td>
);

function optionRows({kind, options, outcome}: ClassQuestion): BarRow[] {
  return options.map(({key, label, model, count: chosen}) => ({
    label,
    ...(kind !== 'answers' && typeof label === 'string' && {token: label}),
    chosen,
    model,
    cameOut: key === outcome,
  }));
}

// How often each number was named; where there are many, in ranges of equal width.
export function numberRows(numbers: number[]): BarRow[] {
  const different = [...new Set(numbers)];
  if (different.length <= MOST_BARS) {
    return different.map((number) => ({
      label: short(number),
      chosen: numbers.filter((each) => each === number).length,
    }));
  }
  const least = numbers[0];
  const width = (numbers[numbers.length - 1] - least) / MOST_BARS;
  return Array.from({length: MOST_BARS}, (_, place) => {
    const from = least + place * width;
    const isIn = (number: number) => Math.min(MOST_BARS - 1, Math.floor((number - least) / width)) === place;
    const label = t('{from} to {to}', {from: short(from), to: short(from + width)});
    return {label, chosen: numbers.filter(isIn).length};
  });
}

const short = (number: number) => plain(Number(number.toPrecision(3)));

function lines({kind, median, outcome, class_score: ours, model_score: models}: ClassQuestion, unit: Unit): string[] {
  const found = [];
  if (kind === 'number' && median !== null) {
    found.push(
      typeof outcome !== 'number'
        ? t('Half of the class says {median} or less.', {median: short(median)})
        : t('Half of the class says {median} or less. In your teacher’s run it is {outcome}.', {
            median: short(median),
            outcome: short(outcome),
          }),
    );
  }
  if (ours !== null && models !== null) {
    const values = {ours: score(ours, unit), models: score(models, unit), unit: t(unit)};
    found.push(t('Log score of the class: {ours} {unit}; of the model: {models} {unit}.', values));
  }
  return found;
}

// The mean over all questions that have both scores.
export function meanWords(mean: RoomNews['mean'], unit: Unit): string {
  if (!mean || mean.questions < 2) return '';
  const values = {
    count: count(mean.questions),
    ours: score(mean.class, unit),
    models: score(mean.model, unit),
    unit,
  };
  return t('Mean log score over {count} questions: class {ours}, model {models} {unit}.', values);
}

const score = (nats: number, unit: Unit) => decimals(fromNats(nats, unit), 2);
