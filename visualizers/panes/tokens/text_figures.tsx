// The text in numbers: perplexity, mean log-probability and so on, after the processors, before them, and of the prompt, as
// a line that opens to a table. Follows the text that is looked at, at the cost of what is new in it.

import {useState} from 'preact/hooks';
import {type RunProps, useFresh} from '../core/component.tsx';
import {Along, type RunLog} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {count, decimals, fromNats, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {NO_TOTALS, Repeats, perplexityOf, withStep} from '../core/totals.ts';
import type {Totals} from '../core/types.ts';
import {finite} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';

/** A row of the table: `values` after the processors, before them, and of the prompt. */
interface Row {
  name: string;
  term: string;
  run: () => string;
  values: [after: string, before: string, ofPrompt: string];
  meaning?: string;
}

// The sums of the text that is looked at.
class TextSums {
  along = new Along(NO_TOTALS, withStep);
  repeats = new Repeats();
  ofPrompt: Totals = NO_TOTALS;

  constructor(readonly log: RunLog) {}

  follow(): void {
    const step = this.log.current();
    const last = step ? this.log.lastOf(step) : null;
    const {keep, added} = this.along.follow(last && !last.isPrompt ? last : null);
    this.repeats.cut(keep);
    for (const {chosen} of added) this.repeats.add(chosen.token_id);
  }

  readPrompt(): void {
    this.ofPrompt = this.log.promptSteps.reduce(withStep, NO_TOTALS);
  }

  get perplexity(): string {
    const {before, count: tokens} = this.along.total;
    return short(perplexityOf(before, tokens));
  }

  // Of another server's run there is what its log-probabilities tell.
  rows(): Row[] {
    const all = this.allRows();
    if (!this.log.isFromElsewhere) return all;
    return all.filter(({term}) => term !== 'entropy' && term !== 'kept').map((row) => ({...row, run: () => ''}));
  }

  private allRows(): Row[] {
    const {ofPrompt, repeats, log} = this;
    const {total} = this.along;
    const unit = t(log.unit);
    const tokens = count(total.count);
    const spelt = (nats: number) => (Number.isFinite(nats) ? fixed(fromNats(nats, log.unit), 2) : '−∞');
    const mean = (sum: number, of: Totals) => (of.count ? spelt(sum / of.count) : '–');
    const three = (of: (totals: Totals) => string, before = of): Row['values'] => [
      of(total),
      before(total),
      before(ofPrompt),
    ];
    const meanWords = (sum: string, value: string) =>
      t('before the processors, ({sum}) / {tokens} = {value} {unit}.', {sum, value, tokens, unit});
    const vocab = this.along.steps.at(-1)?.distribution.vocab ?? Infinity;
    const kept = short(total.count ? total.kept / total.count : null);
    return [
      {
        name: t('perplexity'),
        term: 'perplexity',
        run: () =>
          t('before the processors, exp(−({sum}) / {tokens}) = {value}.', {
            sum: decimals(finite(total.before)),
            tokens,
            value: this.perplexity,
          }),
        values: three(
          ({after, count: of}) => short(perplexityOf(after, of)),
          ({before, count: of}) => short(perplexityOf(before, of)),
        ),
        meaning: perplexityMeaning(
          [
            perplexityOf(total.after, total.count),
            perplexityOf(total.before, total.count),
            perplexityOf(ofPrompt.before, ofPrompt.count),
          ],
          vocab,
        ),
      },
      {
        name: t('mean log-probability, {unit}', {unit}),
        term: 'mean-logprob',
        run: () => meanWords(spelt(total.before), mean(total.before, total)),
        values: three(
          (of) => mean(of.after, of),
          (of) => mean(of.before, of),
        ),
      },
      {
        name: t('cumulative log-probability, {unit}', {unit}),
        term: 'cumulative-logprob',
        run: () =>
          tn(
            total.count,
            'before the processors, the log-probability of {count} token is {sum} {unit}.',
            'before the processors, the log-probabilities of {count} tokens sum to {sum} {unit}.',
            {sum: spelt(total.before), unit},
          ),
        values: three(
          ({after}) => spelt(after),
          ({before}) => spelt(before),
        ),
      },
      {
        name: t('mean entropy, {unit}', {unit}),
        term: 'entropy',
        run: () => meanWords(spelt(total.entropyBefore), mean(total.entropyBefore, total)),
        values: three(
          (of) => mean(of.entropyAfter, of),
          (of) => mean(of.entropyBefore, of),
        ),
      },
      {
        name: t('mean tokens kept'),
        term: 'kept',
        run: () =>
          t('{sum} tokens kept in all, over {tokens} steps = {value}.', {sum: count(total.kept), tokens, value: kept}),
        values: [kept, count(vocab), count(vocab)],
      },
      ...[1, 2, 3].map((n) => distinctRow(n, repeats)),
      {
        name: t('repetition'),
        term: 'repetition',
        run: () =>
          tn(total.count, '{repeated} of {count} token = {share}.', '{repeated} of {count} tokens = {share}.', {
            repeated: count(repeats.numRepeated),
            share: percent(repeats.share ?? 0),
          }),
        values: [percent(repeats.share ?? 0), '', ''],
      },
    ];
  }
}

const short = (value: number | null): string => {
  if (value === null) return '–';
  if (!Number.isFinite(value)) return '∞';
  return value < 1000 ? fixed(value, 2) : count(Math.round(value));
};

function distinctRow(n: number, repeats: Repeats): Row {
  const all = repeats.ids.length - n + 1;
  const value = short(repeats.distinct(n));
  const values = {different: count(repeats.different(n)), all: count(all), value};
  return {
    name: `distinct-${n}`,
    term: 'distinct-n',
    run: () => (all > 0 ? t('{different} different / {all} in all = {value}.', values) : ''),
    values: [value, '', ''],
    meaning:
      n === 1
        ? t('The number of different tokens over the number of all tokens: 1 means that none occurs twice.')
        : t(
            'The number of different {n}-grams (runs of {n} tokens) over the number of all of them: 1 means that none occurs twice.',
            {n},
          ),
  };
}

// "Equally likely tokens" there are as many of as the vocabulary has, and no more.
function perplexityMeaning(perplexities: (number | null)[], vocab: number): string {
  if (perplexities.every((value) => value === null || value <= vocab)) {
    return t(
      'How many equally likely tokens there were to choose from, on average: e to the power of minus the mean log-probability in nats.',
    );
  }
  return t(
    'e to the power of minus the mean log-probability in nats; above {count}, the size of the vocabulary, where tokens drawn at random would be likelier.',
    {count: count(vocab)},
  );
}

export function TextFigures({log, changes}: RunProps) {
  const [sums] = useState(() => new TextSums(log));
  const [isOpen, setOpen] = useState(false);
  const fresh = useFresh(changes);
  if (fresh.run || fresh.prompt) sums.readPrompt();
  sums.follow();
  return (
    <details
      class="gp-opened gp-text-numbers"
      hidden={!sums.along.steps.length}
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}
    >
      <summary>
        <span class="gp-in-short">
          {sums.along.steps.length ? t('Perplexity {value}', {value: sums.perplexity}) : ''}
        </span>
      </summary>
      <div class="gp-wide">{isOpen && sums.along.steps.length > 0 && <Table log={log} sums={sums} />}</div>
    </details>
  );
}

function Table({log, sums}: {log: RunLog; sums: TextSums}) {
  const step = log.current();
  const line = step && log.lines().length > 1 ? log.lineOf(step) : null;
  const hasPrompt = sums.ofPrompt.count > 0;
  const told = log.isFromElsewhere; // the log-probabilities stand in the second column
  return (
    <table class="gp-totals">
      <thead>
        <tr>
          <th scope="col">
            <span class="gp-whose">{line?.label ? t('of {label}', {label: line.label}) : ''}</span>
          </th>
          <th scope="col" class="gp-after-head">
            {!told && (
              <Term
                id="processor"
                meaning={t('From the probabilities that the tokens were drawn with: after the processors.')}
              >
                {t('after the processors')}
              </Term>
            )}
          </th>
          {!told && (
            <th scope="col" class="gp-before-head">
              <Term
                id="processor"
                meaning={t(
                  'From the probabilities that the model gave: before the processors. A text’s perplexity usually means this one.',
                )}
              >
                {t('before them')}
              </Term>
            </th>
          )}
          {hasPrompt && (
            <th scope="col" class="gp-prompt-head">
              <Term
                id="prompt"
                meaning={t(
                  'What the model thought of the prompt, of all its tokens but the first. No processor takes part.',
                )}
              >
                {t('the prompt')}
              </Term>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sums.rows().map(({name, term, run, values: [after, before, ofPrompt], meaning}) => (
          <tr key={name}>
            <th scope="row">
              <Term id={term} run={run} meaning={meaning}>
                {name}
              </Term>
            </th>
            <td>{after}</td>
            {!told && <td>{before}</td>}
            {hasPrompt && <td>{ofPrompt}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
