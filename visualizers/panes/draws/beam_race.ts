// The race of a step of beam sampling: what was drawn among the continuations of all beams, and which likelier ones were
// not. Of those the luck is not recorded, but they had too little. Draws nothing.

import {count, percent, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {BeamNode, Candidate, Search} from '../core/types.ts';
import {type DrawRow, raced} from './draw_rows.ts';
import {wordOf} from './draw_words.ts';

const MOST_PASSED = 3; // of the continuations that were not drawn
const LOWEST = -1e30; // sums below it are of removed continuations, which fill the list where too few were left

/** A step of beam sampling, with rows for the continuations that were drawn, the one that came furthest first, and for the
 *  likeliest of those that were not, as far as they are likelier than one that was. */
export interface BeamRace {
  node: BeamNode;
  drawn: DrawRow[];
  passed: DrawRow[];
}

/** Whether a beam's token was drawn, and how is known. */
export const hasBeamRace = ({beam}: BeamNode): boolean =>
  typeof beam.share === 'number' && typeof beam.luck === 'number' && (beam.score ?? -Infinity) > LOWEST;

export function beamRace(search: Search, node: BeamNode): BeamRace {
  const nodes = search.steps[node.index].filter(hasBeamRace);
  const drawn = nodes.map((each) => rowOf(each, each.beam.share ?? null, each === node));
  return {
    node,
    drawn: drawn.sort((a, b) => (b.reached ?? 0) - (a.reached ?? 0)),
    passed: passedOf(search, node, nodes),
  };
}

function rowOf({beam}: Pick<BeamNode, 'beam'>, share: number | null, isChosen: boolean): DrawRow {
  const {token_id: id, text, parent, luck} = beam;
  return {id, text, beam: parent + 1, ...raced(share, luck ?? null), isChosen, isRemoved: false, by: ''};
}

// A continuation's share is exp(sum) over that of all of them, which follows from one whose share is known.
function passedOf(search: Search, {index}: BeamNode, nodes: BeamNode[]): DrawRow[] {
  const shares = nodes.map(({beam}) => beam.share ?? 0);
  const surest = nodes[shares.indexOf(Math.max(...shares))];
  const total = (surest.beam.score ?? 0) - Math.log(surest.beam.share ?? 0);
  const known = new Set(nodes.map(({beam}) => `${beam.parent} ${beam.token_id}`));
  const isFirst = index <= search.given; // before it all beams are one
  return search.distributions[index]
    .flatMap(({candidates}, parent) => {
      const sum = isFirst ? (parent ? null : 0) : (search.byStep[index - 1].get(parent)?.beam.score ?? null);
      if (sum === null) return [];
      return candidates
        .filter(({token_id: id, logprob}) => logprob !== null && !known.has(`${parent} ${id}`))
        .map((candidate) => passedRow(candidate, parent, probability(sum + (candidate.logprob ?? 0) - total)));
    })
    .filter(({share}) => (share ?? 0) > Math.min(...shares))
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
    .slice(0, MOST_PASSED);
}

const passedRow = ({token_id: id, text}: Candidate, parent: number, share: number): DrawRow => ({
  id,
  text,
  beam: parent + 1,
  ...raced(share, null),
  isChosen: false,
  isRemoved: false,
  by: '',
});

/** What was drawn, in one sentence; then what was likelier and was not, and what became of this one. */
export function beamRaceWords({node, drawn, passed}: BeamRace): {answer: string; note: string} {
  const share = node.beam.share ?? 0;
  const likelier = passed.find((row) => (row.share ?? 0) > share);
  const fate = {
    running: t('This one was kept.'),
    finished: t('This one ended its text.'),
    ended: t('This one ended its text, and does not count.'),
    pruned: t('This one was not kept.'),
    unseen: '',
  }[node.beam.status];
  const notes = [
    likelier &&
      t('{token}, with {share}, was likelier and was not drawn.', {
        token: wordOf(likelier.text),
        share: percent(likelier.share ?? 0),
      }),
    t('Of what is drawn, the search keeps the texts with the best sums.'),
    fate,
  ];
  return {
    answer: t('{count} continuations were drawn here, {token} among them, with {share} of the probability.', {
      count: count(drawn.length),
      token: wordOf(node.beam.text),
      share: percent(share),
    }),
    note: notes.filter(Boolean).join(' '),
  };
}
