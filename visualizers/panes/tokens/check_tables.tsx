// The tables behind the check of the scores: of each output, of each rule of the tree, of each token.

import type {ComponentChildren} from 'preact';
import {AGREE, SUNK, impossible} from '../beam_search/score_check.ts';
import {fixed, notation} from '../core/notation.ts';
import {count, decimals, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {BeamNode, Step} from '../core/types.ts';
import {Term, type TermProps} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import type {CheckedOutput, CheckedToken, Tree} from './check_sums.ts';

type Value = number | null;

const nats = (value: Value) => (value === null || impossible(value) ? '−∞' : fixed(value, 3));

const long = (value: Value) => {
  if (value === null || impossible(value)) return '−∞';
  return value < SUNK ? notation(value.toExponential(3).replace('-', '−')) : decimals(value, 5);
};
const bracketed = (value: Value) =>
  value === null || value < 0 || impossible(value) ? `(${long(value)})` : long(value);

const Head = (props: Omit<TermProps, 'as' | 'class'>) => (
  <th scope="col">
    <Term {...props} />
  </th>
);

function Difference({of}: {of: Value}) {
  if (of === null) return <td>–</td>;
  const isOff = of > AGREE;
  const words = of === 0 ? '0' : Number.isFinite(of) ? of.toExponential(0) : '∞';
  return <td class={isOff ? 'gp-off' : ''}>{(isOff ? '✗ ' : '') + words}</td>;
}

// ---------------------------------------------------------------------------------------------------- outputs

export const SumsTable = ({outputs}: {outputs: CheckedOutput[]}) => (
  <table class="gp-sums">
    <thead>
      <tr>
        <th scope="col">{t('output')}</th>
        <Head
          id="cumulative-logprob"
          unit="nats"
          meaning={t(
            'The recorded log-probabilities of the output’s tokens, added up, in nats; those of given tokens are left out.',
          )}
        >
          {t('sum')}
        </Head>
        <Head id="length" meaning={t('How many tokens the output has, without the prompt and without given tokens.')}>
          {t('length')}
        </Head>
        <Head
          id="length-penalty"
          meaning={t('The length_penalty of this run: above 1 it favours long outputs, below 1 short ones.')}
        >
          {t('penalty')}
        </Head>
        <Head id="sequence-score" meaning={t('sum / length ** length_penalty, computed here.')}>
          {t('rebuilt')}
        </Head>
        <Head id="sequence-score" meaning={t('The score that the library gave the output.')}>
          {t('sequences_scores')}
        </Head>
        <Head id="sequence-score" formula="" meaning={t('How far the rebuilt score is from the library’s.')}>
          {t('difference')}
        </Head>
      </tr>
    </thead>
    <tbody>
      {outputs.map(
        ({sum, length, penalty, rebuilt, score, difference}, i) =>
          score !== null && (
            <tr key={i}>
              <td>{i + 1}</td>
              <td>{nats(sum)}</td>
              <td>{length}</td>
              <td>{penalty}</td>
              <td>{decimals(rebuilt, 4)}</td>
              <td>{decimals(score, 4)}</td>
              <Difference of={difference} />
            </tr>
          ),
      )}
    </tbody>
  </table>
);

// ---------------------------------------------------------------------------------------------------- the tree

export function TreeTable({tree: {sum, given, final, pool, output}, penalty}: {tree: Tree; penalty: number}) {
  return (
    <table class="gp-tree-sums">
      <TreeHead />
      <tbody>
        {sum.worst && (
          <Rule
            words={t('node: parent’s score + log-probability')}
            times={sum.count}
            difference={sum.worst.difference}
            where={stepWords(sum.worst.node)}
            computed={addedWords(sum.worst)}
            recorded={sum.worst.node.beam.score}
          />
        )}
        {given.worst && (
          <Rule
            words={t('given token: counts as 0')}
            times={given.count}
            difference={given.worst.difference}
            where={stepWords(given.worst.node)}
            computed={long(0)}
            recorded={given.worst.node.beam.score}
          />
        )}
        {final.worst && (
          <Rule
            words={t('ended: score / length ** length_penalty')}
            times={final.count}
            difference={final.worst.difference}
            where={stepWords(final.worst.node)}
            computed={dividedWords(final.worst, penalty)}
            recorded={final.worst.node.beam.final_score}
          />
        )}
        {pool.worst && (
          <Rule
            words={t('kept after a step: the best that ended')}
            times={pool.count}
            difference={pool.worst.difference}
            where={t('step {number}: rank {rank}', {number: pool.worst.step + 1, rank: pool.worst.place + 1})}
            computed={pool.worst.expected === null ? '–' : long(pool.worst.expected)}
            recorded={pool.worst.told}
          />
        )}
        {output.worst && (
          <Rule
            words={t('output: score where its path ends, after the penalty')}
            times={output.count}
            difference={output.worst.difference}
            where={
              <>
                {t('output {number}:', {number: output.worst.number + 1})} <Name node={output.worst.node} />
              </>
            }
            computed={dividedWords(output.worst, penalty)}
            recorded={output.worst.told}
          />
        )}
      </tbody>
    </table>
  );
}

const TreeHead = () => (
  <thead>
    <tr>
      <th scope="col">{t('rule')}</th>
      <Head id="beam" formula="" unit="" meaning={t('How many numbers of the tree were computed again by this rule.')}>
        {t('checked')}
      </Head>
      <Head
        id="beam"
        formula=""
        unit=""
        meaning={t('The step and the token, or the output, where the computed and the recorded number differ most.')}
      >
        {t('largest at')}
      </Head>
      <Head
        id="beam"
        formula=""
        meaning={t(
          'What the number should be, from the other numbers of the tree. A beam that waits, such as a copy of the first one, has a score of about −1e9.',
        )}
      >
        {t('computed')}
      </Head>
      <Head id="beam" formula="" meaning={t('The number that was recorded while the search went on.')}>
        {t('recorded')}
      </Head>
      <Head
        id="sequence-score"
        formula=""
        meaning={t(
          'How far apart the two are, in nats. The page knows these numbers to five decimal places: differences up to 0.00002 are rounding.',
        )}
      >
        {t('difference')}
      </Head>
    </tr>
  </thead>
);

interface RuleProps {
  words: string;
  times: number; // how often it was looked at
  difference: number; // the largest, and where that is
  where: ComponentChildren;
  computed: string; // what follows there
  recorded: Value;
}

const Rule = ({words, times, difference, where, computed, recorded}: RuleProps) => (
  <tr>
    <th scope="row">{words}</th>
    <td>{count(times)}</td>
    <td>{where}</td>
    <td>{computed}</td>
    <td>{long(recorded)}</td>
    <Difference of={difference} />
  </tr>
);

const Name = ({node}: {node: Step}) => <TokenLabel text={(node as BeamNode).beam.text} />;

const stepWords = (node: Step): ComponentChildren => (
  <>
    {t('step {number}:', {number: node.index + 1})} <Name node={node} />
  </>
);

function addedWords({node: {beam}, parent}: {node: BeamNode; parent: Value}): string {
  const {logprob} = beam;
  const sum = logprob === null || impossible(logprob) || parent === null ? null : parent + logprob;
  return `${long(parent)} + ${bracketed(logprob)} = ${long(sum)}`;
}

function dividedWords({node, power}: {node: Step; power: number}, penalty: number): string {
  const {beam, length} = node as BeamNode;
  const {score} = beam;
  const divided = score === null || impossible(score) ? null : score / power;
  return `${long(score)} / ${length} ** ${penalty} = ${long(divided)}`;
}

// ---------------------------------------------------------------------------------------------------- tokens

export const TokensTable = ({tokens}: {tokens: CheckedToken[]}) => (
  <table class="gp-scores">
    <thead>
      <tr>
        <Head id="length" formula="" unit="" meaning={t('The token’s place in the output.')}>
          {t('place')}
        </Head>
        <Head id="token" meaning={t('The token’s number in the vocabulary.')}>
          {t('token id')}
        </Head>
        <th scope="col">{t('token')}</th>
        <Head
          id="logprob"
          meaning={t(
            'The token’s log-probability after the processors, in nats, as it was recorded while the run went on.',
          )}
        >
          {t('log-probability')}
        </Head>
        <Head id="logprob" meaning={t('The same by the library’s compute_transition_scores, in nats.')}>
          {t('the library’s')}
        </Head>
        <Head
          id="sequence-score"
          formula=""
          meaning={t(
            'How far apart the two are, in nats. Floating-point rounding makes differences of less than 0.00001.',
          )}
        >
          {t('difference')}
        </Head>
        <Head id="probability" meaning={t('The token’s probability after the processors.')}>
          {t('probability')}
        </Head>
      </tr>
    </thead>
    <tbody>
      {tokens.map(({id, text, recorded, library, difference}, i) => (
        <tr key={i}>
          <td>{i + 1}</td>
          <td>{id}</td>
          <td>
            <TokenLabel text={text} />
          </td>
          <td>{nats(recorded)}</td>
          <td>{difference === null ? '–' : nats(library)}</td>
          <Difference of={difference} />
          <td>{notation(`${(probability(recorded) * 100).toFixed(2)}%`)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
