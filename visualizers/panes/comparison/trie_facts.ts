// What is told of one branch of the trie: its numbers, and how they came about. Draws nothing.

import {fixed} from '../core/notation.ts';
import {asSentence, count, percent, probability} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {endSign, endWords} from './run_status.ts';
import {type Trie, type TrieNode, jointOf, pathTo} from './trie_of.ts';

/** A number with its name. `run` is the sentence of these runs. */
export interface Fact {
  name: string;
  value: string;
  term: string;
  run?: () => string;
}

/** Those of the branch of the nodes from `first`, which is not the root, to `last`. `all` is the number of samples asked for.
 *  What is expected is their number times the probability of the text, which holds where each token is drawn by itself. */
export function branchFacts(trie: Trie, first: TrieNode, last: TrieNode, all: number): Fact[] {
  const {length} = last.samples;
  const [reached, from] = [trie.reached(last.depth), first.before ?? trie.root];
  const joint = jointOf(last);
  const known = (value: number | null) => (value === null ? t('not known') : percent(value));
  const number = count(length);
  const facts: Fact[] = [
    {
      name: t('Samples here'),
      value:
        reached < all
          ? tn(reached, '{number} of {count} sample so far', '{number} of {count} samples so far', {number})
          : shareWords(length, reached),
      term: 'sample',
      run: () => asSentence(shareWords(length, reached)),
    },
  ];
  if (joint !== null) {
    const [share, expected] = [percent(joint), expectedWords(reached * joint)];
    facts.push({
      name: t('Expected samples'),
      value: `${expected} = ${count(reached)} × ${share}`,
      term: 'sample',
      run: () =>
        tn(
          reached,
          '{count} sample × {share} = {expected} expected; {number} drawn.',
          '{count} samples × {share} = {expected} expected; {number} drawn.',
          {share, expected, number},
        ),
    });
  }
  const tokens = last.depth - first.depth + 1;
  facts.push(
    {
      name: tn(tokens, 'Probability of this token', 'Probability of these {count} tokens'),
      value: known(jointOf(last, from)),
      term: 'probability',
      run: () => productWords(last, from),
    },
    {
      name: t('Share of the samples at this fork'),
      value: percent(length / Math.max(1, continued(from))),
      term: 'sample',
      run: () => asSentence(shareWords(length, continued(from))),
    },
  );
  if (first === last) {
    const before = last.token?.raw_logprob ?? null;
    const value = known(before === null ? null : probability(before));
    facts.push({name: t('Before the processors'), value, term: 'probability'});
  }
  facts.push({
    name: t('Probability of the text so far'),
    value: known(joint),
    term: 'probability',
    run: () => productWords(last, null),
  });
  for (const [reason, times] of endsOf(last)) {
    const name = `${endSign(reason)} ${t('ends here: {reason}', {reason: endWords(reason)[0]})}`;
    facts.push({name, value: count(times), term: 'ending'});
  }
  return facts;
}

// A probability as that of each of its tokens in turn, from behind the node `from` on; of many, as the sum of the logarithms.
function productWords(last: TrieNode, from: TrieNode | null): string {
  const joint = jointOf(last, from);
  if (joint === null) return '';
  const path = pathTo(last).slice(from ? from.depth : 0);
  const value = percent(joint);
  if (path.length > 4)
    return tn(
      path.length,
      'exp({sum}) = {value}, from the log-probability of {count} token.',
      'exp({sum}) = {value}, from the log-probabilities of {count} tokens.',
      {sum: fixed(Math.log(joint), 3), value},
    );
  return `${path.map((node) => percent(jointOf(node, node.before) ?? 0)).join(' · ')} = ${value}.`;
}

const expectedWords = (value: number): string =>
  value < 0.01 ? t('fewer than 0.01') : fixed(value, value < 10 ? 2 : 1);

/** "3 of 14 samples" */
export const shareWords = (number: number, all: number): string =>
  tn(all, '{number} of {count} sample', '{number} of {count} samples', {number: count(number)});

/** How many samples go through a branch, or through the root, which is what was asked. */
export function throughWords(number: number, text: string, apart: 'source' | 'message' | null): string {
  if (text) return tn(number, '{count} sample goes through {text}', '{count} samples go through {text}', {text});
  if (apart === 'source') return tn(number, '{count} sample follows the source', '{count} samples follow the source');
  if (apart === 'message')
    return tn(number, '{count} sample answers the message', '{count} samples answer the message');
  return tn(number, '{count} sample continues the prompt', '{count} samples continue the prompt');
}

// How many samples went on from a node.
const continued = ({order}: TrieNode): number => order.reduce((sum, kid) => sum + kid.samples.length, 0);

/** How many samples end in a node, by the reason. */
export function endsOf(node: TrieNode): [reason: string, times: number][] {
  const counts = new Map<string, number>();
  for (const [, reason] of node.ends) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts];
}
