// The choices pane: for each prompt on each model the named answers, the likeliest first, token by token. What it shows was
// found by playground/experiments/choices.py; here answers are only put in order.

import type {ComponentChildren} from 'preact';
import {useMemo, useState} from 'preact/hooks';
import {stillMissing} from '../assisted/speculation.ts';
import {type GroupProps, groupPane} from '../core/component.tsx';
import type {RunGroup} from '../core/run_group.ts';
import {chanceGround} from '../core/shades.ts';
import {count, decimals, percent, probability, processorWords, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {ShadeScale} from '../widgets/shade_scale.tsx';
import {Term} from '../widgets/term.tsx';
import {TokenInk} from '../widgets/token_ink.tsx';
import {type ColumnName, answerSum} from './choices_sums.ts';
import {
  type Answer,
  type Block,
  type ChoicesFound,
  type Ranking,
  choiceNotes,
  choiceOrder,
  choiceVerdict,
  logWords,
  removedToken,
  tokenWords,
  totalWords,
} from './choices_words.ts';

const MOST_SHOWN = 400; // characters of a prompt in its heading

const RANKINGS: [Ranking, () => string][] = [
  ['sum', () => t('sum')],
  ['token', () => t('mean per token')],
  ['byte', () => t('mean per byte')],
];

function Choices({group}: GroupProps) {
  const [by, rankBy] = useState<Ranking>('sum');
  const found = group.found as ChoicesFound;
  const {blocks} = found;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Answers')}</h2>
        <p class="gp-note gp-missing">{stillMissing(group, found)}</p>
        <div class="gp-tools gp-ranking" role="group" aria-label={t('Rank by')}>
          <span class="gp-note">{t('Rank by')}</span>
          {RANKINGS.map(([name, words]) => (
            <button
              key={name}
              class="gp-button"
              type="button"
              data-by={name}
              aria-pressed={by === name}
              onClick={() => rankBy(name)}
            >
              {words()}
            </button>
          ))}
        </div>
      </header>
      <p class="gp-hidden gp-told" role="status">
        {group.done && blocks.length === 1 && choiceVerdict(blocks[0])}
      </p>
      <div class="gp-blocks">
        {blocks.map((block, number) => (
          <BlockView key={number} group={group} block={block} by={by} />
        ))}
      </div>
      <footer class="gp-choices-legend">
        <span class="gp-note">{t('Tokens are shaded by probability')}</span>
        <ShadeScale class="gp-note" name="raw" unit={group.unit} />
      </footer>
      <details class="gp-choices-why">
        <summary>{t('What do these numbers mean?')}</summary>
        <ul>
          <li>
            {t(
              'log P is the logarithm of the probability that the model continues the prompt with exactly these tokens: the sum of their log-probabilities, in nats, before the logits processors. It is exact for this model and this prompt; nothing was sampled.',
            )}
          </li>
          <li>
            {t(
              'Every token costs probability, so the sum favours short answers. The mean per token depends on how the tokenizer splits a word: the last pieces of a rare word are almost certain. The mean per byte does not, and compares models with different tokenizers.',
            )}
          </li>
          <li>
            {t(
              'A share is the softmax over the named answers: how probable an answer is if it must be one of these. The model itself can write anything else.',
            )}
          </li>
        </ul>
      </details>
    </>
  );
}

export const choicesPane = groupPane(Choices, ({found}) => found?.question === 'choices');

// ---------------------------------------------------------------------------------------------------- a prompt on a model

function BlockView({group, block, by}: {group: RunGroup; block: Block; by: Ranking}) {
  const {model, prompt, answers, total} = block;
  const characters = [...prompt];
  const shown = characters.slice(0, MOST_SHOWN).join('') + (characters.length > MOST_SHOWN ? '…' : '');
  const name = t('The answers to {prompt}, the likeliest first', {prompt: quoted(prompt)});
  const table = useMemo(
    () => answers.length > 0 && <Table group={group} block={block} by={by} name={name} />,
    [block, by, group.canOpen],
  );
  const isTold = ({entry}: {entry: number}) => Boolean(group.entries[entry]?.ended?.failed);
  const notes = choiceNotes(block, Boolean(group.done), isTold);
  return (
    <section class="gp-block">
      <h3 class="gp-block-head">
        <span class="gp-block-model">{model}</span> <bdi class="gp-block-prompt">{shown || t('(empty)')}</bdi>
      </h3>
      <p class="gp-verdict">{isKnown(total) ? choiceVerdict(block) : ''}</p>
      <p class="gp-note gp-total">{totalWords(block)}</p>
      <div class="gp-wide" tabIndex={0} role="group" aria-label={name}>
        {table}
      </div>
      <ul class="gp-choice-notes" hidden={!notes.length}>
        {notes.map(({kind, words}) => (
          <li key={words} class="gp-note" data-kind={kind}>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

// ---------------------------------------------------------------------------------------------------- the table

interface Column {
  name: string;
  meaning: string;
  term: string;
  sum: ColumnName; // whose numbers it is explained by
  sorted?: Ranking; // how it is sorted by
  formula?: string;
}

const columnsOf = (by: Ranking): Column[] => [
  {name: t('share'), meaning: SHARES[by](), term: 'answer-share', sum: 'share'},
  {
    name: t('log P'),
    meaning: t(
      'The sum of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability.',
    ),
    term: 'cumulative-logprob',
    sum: 'sum',
    sorted: 'sum',
  },
  {
    name: t('per token'),
    meaning: t('log P divided by the number of tokens.'),
    term: 'mean-logprob',
    sum: 'token',
    sorted: 'token',
  },
  {
    name: t('per byte'),
    meaning: t(
      'log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters.',
    ),
    term: 'mean-logprob',
    sum: 'byte',
    sorted: 'byte',
    formula: t('(Σ log p) / bytes'),
  },
  {name: t('perplexity'), meaning: t('exp of minus the mean per token.'), term: 'perplexity', sum: 'perplexity'},
  {
    name: t('after processors'),
    meaning: t('log P after the logits processors: what these knobs leave of it.'),
    term: 'cumulative-logprob',
    sum: 'after',
  },
];

// What a share is, by what is ranked.
const SHARES: Record<Ranking, () => string> = {
  sum: () => t('The softmax of the sums: how probable the answer is if it must be one of these.'),
  token: () => t('The softmax of the means per token: a weight for the ranking, not the probability of a text.'),
  byte: () => t('The softmax of the means per byte: a weight for the ranking, not the probability of a text.'),
};

const unitOf = (sum: ColumnName) => (sum === 'share' ? '%' : sum === 'perplexity' ? '' : 'nats');

function Table({group, block, by, name}: {group: RunGroup; block: Block; by: Ranking; name: string}) {
  const hasProcessors = block.processors.length > 0;
  const columns = columnsOf(by).filter(({sum}) => sum !== 'after' || hasProcessors);
  return (
    <table class="gp-answers">
      <caption class="gp-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('answer')}</th>
          {columns.map(({name: head, sorted, sum, term, meaning, formula}) => (
            <th key={head} scope="col" aria-sort={sorted === by ? 'descending' : undefined}>
              <Term
                id={term}
                run={() => answerSum(sum, block, by)}
                meaning={meaning}
                unit={unitOf(sum)}
                formula={formula}
              >
                {head}
              </Term>
            </th>
          ))}
          {group.canOpen && <td />}
        </tr>
      </thead>
      <tbody>
        {choiceOrder(block, by).map((place) => (
          <Row
            key={place}
            answer={block.answers[place]}
            by={by}
            hasProcessors={hasProcessors}
            open={group.canOpen ? () => group.ask({type: 'open', entry: block.entries[place]}) : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  answer: Answer;
  by: Ranking;
  hasProcessors: boolean;
  open?: () => void;
}

function Row({answer, by, hasProcessors, open}: RowProps) {
  const {text, tokens, logprob, shares} = answer;
  const share = shares?.[by];
  return (
    <tr>
      <th scope="row" dir="auto">
        {tokens.map((token, i) => (
          <TokenInk
            key={i}
            token={token}
            ground={chanceGround(token.logprob)}
            words={() => tokenWords(token, hasProcessors)}
          />
        ))}
      </th>
      <td class="gp-share-cell">
        <span>{isKnown(share) ? percent(share) : '…'}</span>
        <span class="gp-share" aria-hidden="true">
          <i style={{width: `${(share ?? 0) * 100}%`}} />
        </span>
      </td>
      <Cell more={percent(probability(logprob))}>{logWords(logprob)}</Cell>
      <Cell>{logWords(answer.per_token)}</Cell>
      <Cell>{logWords(answer.per_byte)}</Cell>
      <Cell>{perplexityWords(answer.perplexity)}</Cell>
      {hasProcessors && <AfterCell answer={answer} />}
      {open && (
        <td>
          <button
            class="gp-button"
            type="button"
            aria-label={t('Open the run of {answer}', {answer: quoted(text.trim())})}
            onClick={open}
          >
            {t('Open')}
          </button>
        </td>
      )}
    </tr>
  );
}

function Cell({class: names, more, children}: {class?: string; more?: string; children: ComponentChildren}) {
  return (
    <td class={names}>
      {children}
      {more && <small>{more}</small>}
    </td>
  );
}

function AfterCell({answer}: {answer: Answer}) {
  const {after} = answer;
  if (isKnown(after)) return <Cell more={percent(probability(after))}>{logWords(after)}</Cell>;
  const {text, removed_by: by} = removedToken(answer);
  const processor = by ? processorWords(by)[0] : t('a processor');
  return (
    <Cell class="gp-removed" more={t('{token} by {processor}', {token: quoted(text), processor})}>
      ✕ {t('removed')}
    </Cell>
  );
}

const perplexityWords = (value: number | null) =>
  !isKnown(value) ? '∞' : value >= 1000 ? count(Math.round(value)) : decimals(value, 2);
