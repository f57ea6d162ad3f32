// The flow of probability through the processors: one bar for each stage, all of its width is 100 %, with a piece for
// each candidate, and ribbons from the bar before it. Pieces keep their order, so that one sees them grow, shrink or end. What
// a stage removes is marked in the ribbons that lead to its bar, and nowhere else.
// Knows candidates and shares; the rows that hold the bars are the pane's.

import {fit, sayClass, sayPercent, svg} from '../core/dom_patch.ts';
import {labelled, make} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';
import {isGone, shareAt} from './stages.js';

const RIBBONS = 12; // height of the ribbons in their own units; the page stretches them

// The pieces of the bar after stage `number`: [{from, to, kind, candidate, gone}] in order, from 0 to 1. After the candidates
// come all other tokens: those that stay, and those that the next stage removes, from which a ribbon goes ("going").
export function piecesAt(candidates, step, number) {
  let at = 0;
  const pieces = candidates.map((candidate) => {
    const from = at;
    at = Math.min(1, at + (shareAt(candidate, number) || 0));
    const kind = candidate.token_id === step.chosen.token_id ? 'chosen' : 'kept';
    return {from, to: at, kind, candidate, gone: isGone(candidate, number)};
  });
  const next = step.distribution.stages[number];
  const listed = candidates.filter((candidate) => next && isGone(candidate, number + 1)).reduce((sum, candidate) => sum + (shareAt(candidate, number) || 0), 0);
  const going = next ? Math.max(0, Math.min(1 - at, next.mass_removed - listed)) : 0;
  const staying = {from: at, to: 1 - going, kind: 'others', candidate: null};
  return [...pieces, staying, {from: 1 - going, to: 1, kind: 'going', candidate: null}];
}

// One bar, with room for ribbons above it.
export function newFlowBar() {
  const box = make('div', 'gp-flow', null, {'aria-hidden': 'true'});
  const ribbons = svg('svg', 'gp-ribbons');
  ribbons.setAttribute('viewBox', `0 0 100 ${RIBBONS}`);
  ribbons.setAttribute('preserveAspectRatio', 'none');
  const bar = make('div', 'gp-flow-bar');
  box.append(ribbons, bar);
  return {box, ribbons, bar};
}

// Whether a piece of so many pixels has room for a text, at some 7 pixels a character.
const hasRoom = (text, pixels) => pixels > 12 + 7 * Math.min(text.length, 10);

// Fills a bar of `width` pixels with pieces. `before` are those of the bar above it, for the ribbons; `words(piece, before)`
// says what a piece means.
export function fillFlowBar({ribbons, bar}, pieces, before, width, words) {
  const shown = pieces.map(inTheBar);
  const parts = fit(bar, shown.length, () => make('span', ''));
  shown.forEach(({from, to, kind, candidate}, i) => {
    const part = parts[i];
    sayClass(part, `gp-piece gp-piece-${kind}`);
    part.hidden = to - from < 1e-4 && kind !== 'chosen';
    if (part.hidden) return;
    sayPercent(part, 'left', from);
    sayPercent(part, 'width', to - from);
    const text = candidate ? candidate.text : kind === 'others' ? t('others') : '';
    const label = text && hasRoom(text, (to - from) * width) ? text : '';
    if ((part.dataset.text || '') !== label) part.replaceChildren(...(label ? [labelled(label, 'gp-piece-word')] : []));
    part.dataset.text = label;
    tipLater(part, () => words(shown[i], before && inTheBar(before[i])));
  });
  const shapes = fit(ribbons, before ? pieces.length : 0, () => svg('path'));
  (before || []).forEach((was, i) => {
    const {from, to, kind: end, gone} = shown[i];
    const kind = gone || end === 'going' ? 'removed' : end;
    const [a, b, c, d] = [was.from, was.to, to, from].map((share) => (share * 100).toFixed(2));
    if (shapes[i].dataset.kind !== kind) {
      shapes[i].dataset.kind = kind;
      shapes[i].setAttribute('class', `gp-ribbon gp-ribbon-${kind}`);
    }
    shapes[i].setAttribute('d', was.to > was.from ? `M${a} 0H${b}L${c} ${RIBBONS}H${d}Z` : '');
  });
}

// A piece as the bar shows it, where ribbons arrive: the others are not divided yet.
function inTheBar(piece) {
  if (piece.kind === 'others') return {...piece, to: 1};
  return piece.kind === 'going' ? {...piece, from: 1, to: 1} : piece;
}
