// The way of the candidates through the processors as a slope chart: a place for what the model gave and for each processor
// that did something, and a line for each candidate, which rises where probability moves to it, falls where it moves away,
// and ends in a cross where a processor removed it. Every number is in the table below it, and is said there.

import {scaleSqrt} from 'd3-scale';
import {line as pathThrough} from 'd3-shape';
import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import {INVISIBLE, MARKS, percent} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Step} from '../core/types.ts';
import type {Column} from './candidate_grid.tsx';
import {isGone, shareAt} from './stages.ts';

const HEIGHT = 216; // pixels
const [TOP, BOTTOM] = [10, 14]; // margins
const [WIDEST, NARROWEST] = [122, 88]; // pixels beside the lines for a word and its share
const [LETTER, SHARE] = [6.6, 52]; // pixels: of a letter, and of a share with the room around it
const ROW = 14; // pixels from one label to the next

/** A place of the chart: a column, and what its processor did. */
export interface SlopePlace {
  column: Column;
  effect: string;
}

interface Slope {
  candidate: Candidate;
  kind: 'chosen' | 'kept' | 'removed';
  points: [number, number | null][]; // the place, and the share there
  cut: number | null; // the place of the processor that removed it
}

interface SlopesProps {
  places: SlopePlace[];
  candidates: Candidate[];
  step: Step;
}

export function CandidateSlopes({places, candidates, step}: SlopesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    const sizes = new ResizeObserver(([{contentRect}]) => setRoom(contentRect.width));
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  const slopes = candidates.flatMap((candidate) => slopeOf(candidate, places, step) ?? []);
  return (
    <div class="gp-slopes" ref={box}>
      {room > 0 && <Chart places={places} slopes={slopes} room={room} />}
    </div>
  );
}

// Of the chosen one, of those that stay, or that go; null where it was not recorded.
function slopeOf(candidate: Candidate, places: SlopePlace[], step: Step): Slope | null {
  const numbers = places.map(({column: {number}}) => number);
  const shares = numbers.map((number) => shareAt(candidate, number));
  if (shares.some((share) => share === undefined)) return null;
  const cut = numbers.findIndex(
    (number, i) => i > 0 && isGone(candidate, number) && !isGone(candidate, numbers[i - 1]),
  );
  const points = shares.map((share, i): [number, number | null] => [i, cut > 0 && i > cut ? null : (share ?? 0)]);
  const isChosen = candidate.token_id === step.chosen.token_id;
  return {candidate, kind: isChosen ? 'chosen' : cut > 0 ? 'removed' : 'kept', points, cut: cut > 0 ? cut : null};
}

function Chart({places, slopes, room}: {places: SlopePlace[]; slopes: Slope[]; room: number}) {
  const isNarrow = room < 480;
  const side = isNarrow ? NARROWEST : WIDEST;
  const apart = Math.min(2 * side, (room - 2 * side) / Math.max(1, places.length - 1));
  const width = 2 * side + apart * (places.length - 1);
  const most = Math.max(0.02, ...slopes.flatMap(({points}) => points.map(([, share]) => share ?? 0)));
  const y = scaleSqrt()
    .domain([0, most])
    .range([HEIGHT - BOTTOM, TOP]);
  const x = (place: number) => side + place * apart;
  const path = pathThrough()
    .defined(([, share]) => share !== null)
    .x(([place]) => x(place))
    .y(([, share]) => y(share ?? 0))
    .digits(1);
  const last = places.length - 1;
  const drawn = [...slopes].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const ends = [0, last].map((place) => labelsAt(slopes, place, y));
  const letters = Math.floor((side - SHARE) / LETTER);
  return (
    <>
      <ol
        class={isNarrow ? 'gp-slope-heads gp-narrow' : 'gp-slope-heads'}
        style={{width: `${width}px`, padding: `0 ${side - apart / 2}px`}}
      >
        {places.map(({column: {name, place, tip, side: end}, effect}, i) => (
          <li key={i} data-tip={tip}>
            <b>{end ? name : `${place}. ${name}`}</b>
            {effect && <span>{effect}</span>}
          </li>
        ))}
      </ol>
      <svg
        class="gp-slope-chart"
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={t(
          'The probability of each candidate before the processors and after each; the table has the numbers.',
        )}
      >
        {places.map((_, i) => (
          <line key={i} class="gp-slope-place" x1={x(i)} x2={x(i)} y1={TOP} y2={HEIGHT - BOTTOM} />
        ))}
        {drawn.map(({candidate, kind, points, cut}) => (
          <g key={candidate.token_id} class={`gp-slope gp-slope-${kind}`}>
            <path d={path(points) ?? ''} />
            {points.map(([place, share]) =>
              share === null || place === cut ? null : <circle key={place} cx={x(place)} cy={y(share)} r={3} />,
            )}
            {cut !== null && (
              <text class="gp-slope-cut" x={x(cut)} y={y(0) + 4}>
                ✕
              </text>
            )}
          </g>
        ))}
        {ends.map((labels, end) =>
          labels.map(({slope: {candidate, kind}, at, share}) => (
            <text
              key={`${end} ${candidate.token_id}`}
              class={`gp-slope-label gp-slope-${kind}`}
              x={x(end ? last : 0) + (end ? 9 : -9)}
              y={at + 4}
              text-anchor={end ? 'start' : 'end'}
            >
              {end
                ? `${percent(share)} ${shortOf(candidate, letters)}`
                : `${shortOf(candidate, letters)} ${percent(share)}`}
            </text>
          )),
        )}
      </svg>
    </>
  );
}

const ORDER = ['kept', 'removed', 'chosen']; // the last one lies above the others

interface Label {
  slope: Slope;
  at: number; // the middle, in pixels from the top
  share: number;
}

// The labels at one end, each as near to its point as the others let it: those that would cover each other become a block,
// which stands around the middle of its points.
function labelsAt(slopes: Slope[], place: number, y: (share: number) => number): Label[] {
  const labels = slopes.flatMap((slope): Label[] => {
    const share = slope.points[place][1];
    return share === null || slope.cut === place ? [] : [{slope, share, at: y(share)}];
  });
  labels.sort((a, b) => b.share - a.share);
  const blocks: {first: number; sum: number; size: number}[] = []; // `first`: where the first of them is best
  labels.forEach(({at}, i) => {
    let block = {first: at - i * ROW, sum: at - i * ROW, size: 1};
    for (let above = blocks.at(-1); above && above.first > block.first; above = blocks.at(-1)) {
      const [sum, size] = [above.sum + block.sum, above.size + block.size];
      block = {first: sum / size, sum, size};
      blocks.pop();
    }
    blocks.push(block);
  });
  const firsts = blocks.flatMap(({first, size}) => Array.from({length: size}, () => first));
  const lowest = HEIGHT - 4 - (labels.length - 1) * ROW;
  labels.forEach((label, i) => (label.at = Math.max(TOP, Math.min(lowest, firsts[i])) + i * ROW));
  return labels;
}

// A token in so many letters, with marks for what cannot be seen.
function shortOf({text}: Candidate, letters: number): string {
  const shown = Array.from(text.replace(INVISIBLE, (c) => MARKS[c] || '\uFFFD'));
  return shown.length > letters ? `${shown.slice(0, letters - 1).join('')}…` : shown.join('');
}
