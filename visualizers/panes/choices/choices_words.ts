// What is said of the answers to one prompt: which is the likeliest, where that depends on how lengths are taken out, and
// what to know of the numbers. Reads blocks as playground/experiments/choices.py finds them; draws nothing.

import {count, decimals, percent, probability, processorWords, quoted} from '../core/text.ts';
import {type Said, t, tn} from '../core/texts.ts';
import type {Found} from '../core/types.ts';
import {isKnown} from '../core/values.ts';

/** By what answers are ranked. */
export type Ranking = 'sum' | 'token' | 'byte';

/** A token of an answer, its log-probabilities before and after the processors in nats. */
export interface AnswerToken {
  token_id: number;
  text: string;
  piece: string | null;
  logprob: number | null;
  rank: number | null;
  after: number | null;
  removed_by: string | null;
}

/** How prompt and answer are split as one text, where the model read other tokens. */
interface Join {
  same: boolean;
  whole?: string[];
  read?: string[];
}

export interface Answer {
  text: string;
  tokens: AnswerToken[];
  logprob: number | null;
  per_token: number | null;
  per_byte: number | null;
  perplexity: number | null;
  after: number | null;
  shares: Record<Ranking, number | null> | null;
  join: Join | null;
}

/** An answer that was not read. */
export interface Unread {
  entry: number;
  text: string;
  failed: {message: Said; fix: Said} | null;
}

/** The answers to one prompt on one model; `entries` are the numbers of their runs. */
export interface Block {
  model: string;
  prompt: string;
  answers: Answer[];
  total: number | null;
  overlaps: [number, number][];
  kind: 'plain' | 'chat' | 'source';
  processors: string[];
  entries: number[];
  unread: Unread[];
}

export interface ChoicesFound extends Found {
  done: number;
  runs: number;
  blocks: Block[];
}

const MOST_JOINS = 3; // answers of which it is told how they would be split otherwise
const FIELDS = {sum: 'logprob', token: 'per_token', byte: 'per_byte'} as const;

// By what answers are ranked; what is impossible travels as null.
export const choiceValue = (answer: Answer, by: Ranking): number => answer[FIELDS[by]] ?? -Infinity;

// The places of a block's answers, the likeliest first.
export const choiceOrder = ({answers}: Block, by: Ranking): number[] =>
  answers.map((_, place) => place).sort((a, b) => choiceValue(answers[b], by) - choiceValue(answers[a], by));

export const logWords = (value: number | null, digits = 3): string => (isKnown(value) ? decimals(value, digits) : '−∞');

// Which answer is the likeliest of those that are read, by each way to take lengths out. It is exact: nothing was drawn.
export function choiceVerdict(block: Block): string {
  const {answers} = block;
  if (answers.length < 2) return '';
  const orders = (['sum', 'token', 'byte'] as const).map((by) => choiceOrder(block, by));
  const [bySum, byToken, byByte] = orders.map(([first]) => quoted(answers[first].text.trim()));
  if (bySum !== byToken || bySum !== byByte) {
    return t(
      'Which of these answers is the likeliest depends on the ranking: {sum} by sum, {token} per token, {byte} per byte.',
      {sum: bySum, token: byToken, byte: byByte},
    );
  }
  const same = orders.every((order) => order.join() === orders[0].join());
  return same
    ? t('The likeliest of these answers is {answer}; the ranking is the same by sum, per token and per byte.', {
        answer: bySum,
      })
    : t(
        'The likeliest of these answers is {answer}, by sum, per token and per byte; the order of the others changes.',
        {
          answer: bySum,
        },
      );
}

// How much probability the named answers have, which is what the shares are of.
export function totalWords({answers, total}: Block): string {
  if (!isKnown(total)) return '';
  const share = percent(total);
  return tn(
    answers.length,
    'This answer has {share} of the probability.',
    'Together these {count} answers have {share} of the probability; the shares divide only that part.',
    {share},
  );
}

export interface ChoiceNote {
  kind: 'warning' | 'info';
  words: string;
}

// What to know of a block. `isTold`: whether it is said elsewhere already why an answer failed.
export function choiceNotes(
  {answers, overlaps, kind, unread}: Block,
  over: boolean,
  isTold: (answer: Unread) => boolean,
): ChoiceNote[] {
  const notes: ChoiceNote[] = [];
  const note = (words: string, level: ChoiceNote['kind'] = 'warning') => notes.push({kind: level, words});
  if (over && !answers.length) note(t('None of the answers was read.'));
  if (!answers.length) return notes;
  if (kind === 'chat') note(t('Each answer begins the assistant’s turn.'), 'info');
  if (kind === 'source') note(t('Each answer begins the target.'), 'info');
  const longer = new Set<number>();
  for (const [short, long] of overlaps) {
    if (longer.has(long)) continue;
    longer.add(long);
    note(
      t(
        '{long} begins with the tokens of {short}: writing one means writing the other, so it adds nothing to the total, and these shares overlap.',
        {long: quoted(answers[long].text.trim()), short: quoted(answers[short].text.trim())},
      ),
    );
  }
  const parted = answers.flatMap(({text, join}) => (join && !join.same ? [{text, join}] : []));
  for (const {text, join} of parted.slice(0, MOST_JOINS)) note(joinWords(text, join));
  if (parted.length > MOST_JOINS)
    note(tn(parted.length - MOST_JOINS, 'So is {count} other answer.', 'So are {count} other answers.'));
  if (over && kind !== 'source' && answers.some(({join}) => !join))
    note(t('How prompt and answer are split as one text is not known here.'), 'info');
  for (const answer of over ? unread : []) note(unreadWords(answer, isTold(answer)));
  return notes;
}

const listed = (labels: string[] = []) => labels.map(quoted).join(' ');

const joinWords = (text: string, {whole, read}: Join) =>
  t(
    '{answer} is split in an unusual way: the model read {read}, but written as one text with the prompt it is {whole}. Check the space between them.',
    {answer: quoted(text.trim()), read: listed(read), whole: listed(whole)},
  );

function unreadWords({text, failed}: Unread, isTold: boolean): string {
  const words = t('{answer} is missing: it was not read, and the shares are among the others.', {
    answer: quoted(text.trim()),
  });
  return failed && !isTold ? `${words} ${t(failed.message)} ${t(failed.fix)}` : words;
}

// The numbers of one token.
export function tokenWords(
  {token_id: id, text, logprob, rank, after, removed_by: by}: AnswerToken,
  hasProcessors: boolean,
): string {
  const parts = [
    t('{token}, id {id}: log-probability {value}, probability {share}', {
      token: quoted(text),
      id,
      value: logWords(logprob),
      share: percent(probability(logprob)),
    }),
  ];
  if (rank) parts.push(t('rank {rank}', {rank: count(rank)}));
  if (hasProcessors) parts.push(afterWords(after, by));
  return `${parts.join(', ')}.`;
}

function afterWords(after: number | null, by: string | null): string {
  if (isKnown(after)) return t('{share} after the processors', {share: percent(probability(after))});
  return t('removed by {processor}', {processor: by ? processorWords(by)[0] : t('a processor')});
}

// What took an answer away after the processors: the token, and by which.
export const removedToken = ({tokens}: Answer): AnswerToken => tokens.find(({after}) => !isKnown(after)) ?? tokens[0];
