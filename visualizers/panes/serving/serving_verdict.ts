// What serving each way took, in a sentence. Steps are counted, so they may be compared; times are of one run, and are not.

import {t, tn} from '../core/texts.ts';
import type {Finding} from '../widgets/verdict.tsx';
import type {WayFigures} from './served_way.ts';
import type {ServingState} from './serving_state.ts';
import {wayLetter, wayName} from './serving_words.ts';

interface Served {
  name: string;
  figures: WayFigures;
}

/** Null while a way is still served. */
export function servingVerdict(state: ServingState): (Finding & {words: string; more: string}) | null {
  const ways = state.ways.flatMap(({figures}, way) => (figures ? [{name: named(state, way), figures}] : []));
  if (!ways.length || ways.length < state.ways.length) return null;
  const preempted = ways.find(({figures}) => figures.put_back > 0);
  return {
    verdict: ways.length > 1 ? 'found' : 'seen',
    sign: '◆',
    words: ways.length > 1 ? comparedWords(ways) : aloneWords(ways[0], state.requests.length),
    more: preempted ? `${preemptedWords(preempted)} ${stepMeaning()}` : stepMeaning(),
  };
}

function named(state: ServingState, way: number): string {
  const name = wayName(state.ways[way].settings);
  return state.ways.length > 1 ? `${wayLetter(way)} (${name})` : name;
}

const stepMeaning = () => t('A step is one forward pass of the model.');

function aloneWords({name, figures: {finished, steps}}: Served, all: number): string {
  return tn(
    steps,
    '{name} finished {finished} of {all} requests in {count} step',
    '{name} finished {finished} of {all} requests in {count} steps',
    {name, finished, all},
  );
}

// Only ways that finished as many requests are compared by their steps.
function comparedWords(ways: Served[]): string {
  const [most, least] = ends(ways, ({finished}) => -finished);
  if (most.figures.finished > least.figures.finished)
    return tn(
      most.figures.finished,
      '{best} finished {count} request, {worst} only {least}',
      '{best} finished {count} requests, {worst} only {least}',
      {best: most.name, worst: least.name, least: least.figures.finished},
    );
  const [best, worst] = ends(ways, ({steps}) => steps);
  const {steps} = best.figures;
  if (steps === worst.figures.steps) return tn(steps, 'Every way took {count} step', 'Every way took {count} steps');
  return tn(steps, '{best} took {count} step, {worst} {more}', '{best} took {count} steps, {worst} {more}', {
    best: best.name,
    worst: worst.name,
    more: worst.figures.steps,
  });
}

/** The ways with the smallest and with the largest of these figures. */
function ends(ways: Served[], of: (figures: WayFigures) => number): [Served, Served] {
  const inOrder = ways.toSorted((a, b) => of(a.figures) - of(b.figures));
  return [inOrder[0], inOrder[inOrder.length - 1]];
}

const preemptedWords = ({name, figures: {put_back: count, tokens}}: Served) =>
  tn(
    count,
    '{name} ran out of blocks: a request was preempted once, and {again} tokens were read again.',
    '{name} ran out of blocks: requests were preempted {count} times, and {again} tokens were read again.',
    {name, again: tokens.again},
  );
