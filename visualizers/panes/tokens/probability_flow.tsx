// The flow of probability through the processors: one bar for each stage, all of its width is 100 %, with a piece for
// each candidate, and ribbons from the bar before it. Pieces keep their order, so that one sees them grow, shrink or end. What
// a stage removes is marked in the ribbons that lead to its bar, and nowhere else.

import type {Candidate, Step} from '../core/types.ts';
import {t} from '../core/texts.ts';
import {tip} from '../widgets/tip.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {isGone, shareAt} from './stages.ts';

const RIBBONS = 12; // height of the ribbons in their own units; the page stretches them

/** A part of a bar, from 0 to 1. */
export interface Piece {
  from: number;
  to: number;
  kind: 'chosen' | 'kept' | 'others' | 'going';
  candidate: Candidate | null;
  gone?: boolean;
}

// The pieces of the bar after stage `number`, in order. After the candidates come all other tokens: those that stay, and those
// that the next stage removes, from which a ribbon goes ("going").
export function piecesAt(candidates: Candidate[], step: Step, number: number): Piece[] {
  let at = 0;
  const pieces = candidates.map((candidate): Piece => {
    const from = at;
    at = Math.min(1, at + (shareAt(candidate, number) ?? 0));
    const kind = candidate.token_id === step.chosen.token_id ? 'chosen' : 'kept';
    return {from, to: at, kind, candidate, gone: isGone(candidate, number)};
  });
  const next = step.distribution.stages.at(number);
  const listed = candidates
    .filter((candidate) => next && isGone(candidate, number + 1))
    .reduce((sum, candidate) => sum + (shareAt(candidate, number) ?? 0), 0);
  const going = next ? Math.max(0, Math.min(1 - at, next.mass_removed - listed)) : 0;
  return [
    ...pieces,
    {from: at, to: 1 - going, kind: 'others', candidate: null},
    {from: 1 - going, to: 1, kind: 'going', candidate: null},
  ];
}

// A piece as the bar shows it, where ribbons arrive: the others are not divided yet.
function inTheBar(piece: Piece): Piece {
  if (piece.kind === 'others') return {...piece, to: 1};
  return piece.kind === 'going' ? {...piece, from: 1, to: 1} : piece;
}

// Whether a piece of so many pixels has room for a text, at some 7 pixels a character.
const hasRoom = (text: string, pixels: number) => pixels > 12 + 7 * Math.min(text.length, 10);

interface FlowProps {
  pieces: Piece[];
  before: Piece[] | null; // of the bar above it, for the ribbons
  width: number; // in pixels
  words: (piece: Piece, before: Piece | null) => string; // what a piece means
}

/** One bar, with the ribbons above it. */
export function Flow({pieces, before, width, words}: FlowProps) {
  const shown = pieces.map(inTheBar);
  return (
    <div class="gp-flow" aria-hidden="true">
      <svg class="gp-ribbons" viewBox={`0 0 100 ${RIBBONS}`} preserveAspectRatio="none">
        {before?.map((was, i) => (
          <Ribbon key={i} was={was} piece={shown[i]} />
        ))}
      </svg>
      <div class="gp-flow-bar">
        {shown.map((piece, i) => (
          <Part key={i} piece={piece} width={width} words={() => words(piece, before && inTheBar(before[i]))} />
        ))}
      </div>
    </div>
  );
}

function Part({piece, width, words}: {piece: Piece; width: number; words: () => string}) {
  const {from, to, kind, candidate} = piece;
  const share = (part: number) => `${(part * 100).toFixed(2)}%`;
  const text = candidate ? candidate.text : kind === 'others' ? t('others') : '';
  return (
    <span
      class={`gp-piece gp-piece-${kind}`}
      hidden={to - from < 1e-4 && kind !== 'chosen'}
      style={{left: share(from), width: share(to - from)}}
      ref={tip(words)}
    >
      {text && hasRoom(text, (to - from) * width) && <TokenLabel class="gp-piece-word" text={text} />}
    </span>
  );
}

function Ribbon({was, piece: {from, to, kind: end, gone}}: {was: Piece; piece: Piece}) {
  const kind = gone || end === 'going' ? 'removed' : end;
  const [a, b, c, d] = [was.from, was.to, to, from].map((share) => (share * 100).toFixed(2));
  return (
    <path class={`gp-ribbon gp-ribbon-${kind}`} d={was.to > was.from ? `M${a} 0H${b}L${c} ${RIBBONS}H${d}Z` : ''} />
  );
}
