// The figures of assisted decoding, by vLLM's names, each with its denominator and its meaning (FIGURES of names.py).

import {FIGURES} from '../core/tables.ts';
import {count, decimals, inParts, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {Term, type TermProps} from '../widgets/term.tsx';
import {tip} from '../widgets/tip.ts';
import type {AcceptanceFigures} from './acceptance.ts';
import {type FigureName, denominatorOf} from './denominators.ts';
import type {Judge} from './draft_words.ts';

// The terms of the figures, with a formula where that of the term is not theirs.
const TERM_OF: Record<FigureName, () => Pick<TermProps, 'id' | 'formula'>> = {
  num_draft_tokens: () => ({id: 'draft', formula: ''}),
  num_accepted_draft_tokens: () => ({id: 'draft', formula: ''}),
  draft_acceptance_rate: () => ({id: 'acceptance-rate'}),
  judged_acceptance_rate: () => ({id: 'acceptance-rate', formula: t('accepted / judged')}),
  mean_acceptance_length: () => ({id: 'acceptance-length'}),
  expected_acceptance_rate: () => ({id: 'expected-acceptance'}),
  passes_saved: () => ({id: 'passes-saved'}),
};

/** What explains an element as a figure, whose value is shown as `value`. */
export const termOfFigure = (
  name: FigureName,
  value: string,
  figures: AcceptanceFigures,
): Pick<TermProps, 'id' | 'formula' | 'meaning' | 'run'> => ({
  ...TERM_OF[name](),
  meaning: t(FIGURES[name]),
  run: () => figureWords(name, value, figures),
});

function figureWords(name: FigureName, value: string, figures: AcceptanceFigures): string {
  const denominator = denominatorOf(name, figures);
  if (name.startsWith('num_')) return t('{value} {denominator}.', {value, denominator});
  if (name !== 'passes_saved') return t('{denominator} = {value}.', {denominator, value});
  const tokens = tn(figures.num_tokens, '{count} token', '{count} tokens');
  return tn(figures.num_rounds, '{tokens} − {count} pass = {value}.', '{tokens} − {count} passes = {value}.', {
    tokens,
    value,
  });
}

/** A long name, which may break after each of its underscores. */
export const BreakableName = ({name}: {name: string}) => name.split(/(?<=_)/).flatMap((part) => [part, <wbr />]);

// ---------------------------------------------------------------------------------------------------- numbers

function Numbers({figures, judge}: {figures: AcceptanceFigures; judge: Judge}) {
  const isExpected = judge.samples && figures.expected_acceptance_rate !== null;
  const names: FigureName[] = [
    'num_draft_tokens',
    'num_accepted_draft_tokens',
    'draft_acceptance_rate',
    'mean_acceptance_length',
    'judged_acceptance_rate',
    ...(isExpected ? (['expected_acceptance_rate'] as const) : []),
    'passes_saved',
  ];
  return (
    <dl class="gp-draft-figures" aria-label={t('Acceptance in figures')}>
      {names.map((name) => {
        const number = figures[name];
        const isRate = name.endsWith('rate');
        const value = isRate
          ? number === null
            ? '–'
            : percent(number)
          : name === 'mean_acceptance_length'
            ? decimals(number, 2)
            : count(number ?? 0);
        return (
          <Term
            key={name}
            as="div"
            class="gp-draft-figure"
            attributes={{'data-name': name}}
            {...termOfFigure(name, value, figures)}
          >
            <dt>
              <BreakableName name={name} />
            </dt>
            <dd>{value}</dd>
            <dd class="gp-note">{denominatorOf(name, figures)}</dd>
            {isRate && number !== null && (
              <dd class="gp-rate" aria-hidden="true">
                <i style={{width: shareOf(number)}} />
              </dd>
            )}
          </Term>
        );
      })}
    </dl>
  );
}

const shareOf = (share: number): string => `${(share * 100).toFixed(2)}%`;

// ---------------------------------------------------------------------------------------------------- charts

/** A column of `part`, in an outline as tall as `whole`. */
interface Column {
  part: number;
  whole?: number;
  label: string;
  above: string;
  words: string;
}

function Columns({class: names, title, columns}: {class: string; title: string; columns: Column[]}) {
  const top = Math.max(1, ...columns.map(({part, whole}) => whole ?? part));
  return (
    <div
      class={`${names} gp-chart-bars`}
      role="img"
      tabIndex={0}
      aria-label={columns.length ? `${title}: ${inParts(columns.map(({words}) => words))}` : title}
    >
      {columns.map(({part, whole = 0, label, above, words}, i) => (
        <span key={i} class="gp-chart-column" data-tip="" ref={tip(() => words)}>
          <span class="gp-chart-top">{above}</span>
          <span class="gp-chart-track">
            <i class="gp-chart-whole" style={{height: shareOf(whole / top)}} />
            <i class="gp-chart-part" style={{height: shareOf(part / top)}} />
          </span>
          <span class="gp-chart-label">{label}</span>
        </span>
      ))}
    </div>
  );
}

function Charts({figures}: {figures: AcceptanceFigures}) {
  const {
    num_spec_steps: steps,
    acceptance_histogram: histogram,
    drafted_by_position: drafted,
    accepted_by_position: accepted,
  } = figures;
  const kept = histogram.map((rounds, tokens): Column => ({
    part: rounds,
    label: String(tokens),
    above: rounds ? count(rounds) : '',
    words: tn(
      steps,
      '{rounds} of {count} round with a draft: {tokens} kept',
      '{rounds} of {count} rounds with a draft: {tokens} kept',
      {rounds: count(rounds), tokens: tn(tokens, '{count} token', '{count} tokens')},
    ),
  }));
  const places = drafted.map((whole, place): Column => {
    const part = accepted[place];
    return {
      part,
      whole,
      label: String(place + 1),
      above: `${Math.round((100 * part) / whole)}%`,
      words: tn(
        whole,
        'position {place}: {accepted} of {count} drafted token kept, {share}',
        'position {place}: {accepted} of {count} drafted tokens kept, {share}',
        {place: place + 1, accepted: count(part), share: percent(part / whole)},
      ),
    };
  });
  const keptWords = () =>
    tn(
      steps,
      '{count} round with a draft; by the number of kept tokens, from 0 on: {rounds}.',
      '{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.',
      {rounds: histogram.join(', ')},
    );
  return (
    <div class="gp-draft-charts">
      <div class="gp-draft-chart">
        <p class="gp-chart-title">
          <Term
            class="gp-kept-title"
            id="acceptance-length"
            formula=""
            run={keptWords}
            meaning={t(
              'How many rounds with a draft kept none, one, two or more of its tokens. The denominator is the number of such rounds, num_spec_steps.',
            )}
          >
            acceptance_histogram
          </Term>{' '}
          <span class="gp-note">{t('rounds by number of kept tokens')}</span>
        </p>
        <Columns class="gp-kept-chart" title="acceptance_histogram" columns={kept} />
      </div>
      <div class="gp-draft-chart">
        <p class="gp-chart-title">
          <Term
            class="gp-place-title"
            id="acceptance-rate"
            run={() =>
              t('kept {kept} of {drafted} drafted, by position.', {
                kept: accepted.join(', '),
                drafted: drafted.join(', '),
              })
            }
            meaning={t(
              'How many of the tokens drafted at each position of a draft were kept. Each position has its own denominator: the drafts that were at least that long.',
            )}
          >
            accepted_by_position
          </Term>{' '}
          <span class="gp-note">{t('kept (filled) of drafted (outline), by position')}</span>
        </p>
        <Columns class="gp-place-chart" title="accepted_by_position / drafted_by_position" columns={places} />
      </div>
    </div>
  );
}

export const DraftFigures = ({figures, judge}: {figures: AcceptanceFigures; judge: Judge}) => (
  <>
    <Numbers figures={figures} judge={judge} />
    <Charts figures={figures} />
  </>
);
