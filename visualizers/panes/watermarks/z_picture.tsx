// The picture of z over the number of tokens, with the line of its threshold.

import {Axes, Drawing, Line, Path, type Plot, Told, Words, diamond, pixel, ticksWithin} from '../charts/drawing.tsx';
import type {LineKeyProps} from '../charts/line_keys.tsx';
import {fixed} from '../core/notation.ts';
import {t, tn} from '../core/texts.ts';
import {shortWords} from './detection_words.ts';
import type {CurvePoint} from './reports.ts';
import type {Needed} from './watermark_words.ts';

const MOST_POINTS = 400; // of a curve; more cannot be told apart
const MOST_PLACES = 12; // where the curves can be read off
const FEWEST_TOKENS = 40; // of the axis

export interface ZCurve {
  name: string;
  look: 'measured' | 'expected' | 'other';
  points: CurvePoint[];
  tip?: string;
}

interface ZPictureProps {
  curves: ZCurve[];
  threshold: number;
  needed?: Needed | null; // a number of tokens that reaches the threshold
  label?: string;
  class?: string;
}

export function ZPicture({curves, threshold, needed, label, class: names}: ZPictureProps) {
  const drawn = curves.filter(({points}) => points.length);
  const all = drawn.flatMap(({points}) => points);
  const values = all.map(([, z]) => z);
  const longest = Math.max(FEWEST_TOKENS, ...all.map(([n]) => n));
  const end = needed && needed.at <= 2 * longest ? Math.max(longest, needed.at * 1.05) : longest;
  const low = Math.min(-0.5, ...values) * 1.08;
  const high = Math.max(threshold * 1.15, 1, ...values) * 1.06;
  const ticks = (from: number, to: number, about: number) =>
    ticksWithin(from, to, about).map((tick): [number, string] => [tick, String(tick)]);
  return (
    <Drawing
      class={names}
      frame={{height: 260, x: [0, end], y: [low, high], left: 40, top: 24}}
      label={label ?? t('z over the number of tokens')}
    >
      {(plot) => (
        <>
          <g aria-hidden="true">
            <Axes
              plot={plot}
              x={ticks(0, end, plot.inner / 90)}
              y={ticks(low, high, 5)}
              xTitle={t('tokens scored')}
              yTitle="z"
            />
            {[0, threshold].map((z, i) => (
              <Line
                key={i}
                class={i ? 'gp-z-threshold' : 'gp-unity'}
                from={[plot.left, plot.y(z)]}
                to={[plot.width - plot.right, plot.y(z)]}
              />
            ))}
            {drawn.map(({look, points}, i) => (
              <Path key={i} class={`gp-z-${look}`} points={fewer(points).map(([n, z]) => [plot.x(n), plot.y(z)])} />
            ))}
            {drawn.map(({look, points}, i) => (
              <End
                key={i}
                look={look}
                x={plot.x(points[points.length - 1][0])}
                y={plot.y(points[points.length - 1][1])}
              />
            ))}
            <ThresholdName plot={plot} points={drawn.at(0)?.points ?? []} threshold={threshold} />
          </g>
          <g>
            <Places plot={plot} curves={drawn} />
            {needed && needed.at <= end && (
              <Told words={needed.words}>
                <path class="gp-z-needed" d={`M${pixel(plot.x(needed.at))} ${pixel(plot.y(threshold))}l-6 11h12Z`} />
              </Told>
            )}
          </g>
        </>
      )}
    </Drawing>
  );
}

// At most about MOST_POINTS of a curve's points, the last among them.
function fewer(points: CurvePoint[]): CurvePoint[] {
  const every = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, i) => i % every === 0 || i === points.length - 1);
}

const End = ({look, x, y}: {look: ZCurve['look']; x: number; y: number}) =>
  look === 'measured' ? (
    <circle class="gp-measured" cx={pixel(x)} cy={pixel(y)} r={5} />
  ) : (
    <path class={`gp-z-end gp-z-end-${look}`} d={diamond(x, y, 4.5)} />
  );

// The name of the threshold's line, at the end of it that the first curve is further away from.
function ThresholdName({plot, points, threshold}: {plot: Plot; points: CurvePoint[]; threshold: number}) {
  const away = (at: number) => Math.abs(points[at][1] - threshold);
  const isRight = points.length > 0 && away(points.length - 1) > away(Math.floor(points.length / 8));
  return (
    <Words
      class="gp-halo gp-strong"
      at={[isRight ? plot.width - plot.right : plot.left + 5, plot.y(threshold) - 6]}
      anchor={isRight ? 'end' : 'start'}
    >
      {t('threshold {value}', {value: shortWords(threshold)})}
    </Words>
  );
}

// Columns that say the curves' values at their right ends, where there are any.
function Places({plot, curves}: {plot: Plot; curves: ZCurve[]}) {
  const longest = Math.max(0, ...curves.map(({points}) => points[points.length - 1][0]));
  const columns = Math.min(MOST_PLACES, longest);
  return Array.from({length: columns}, (_, i) => {
    const [from, to] = [(longest * i) / columns, (longest * (i + 1)) / columns];
    const read = curves.flatMap(({name, points}) => {
      const last = points.findLast(([n]) => n <= to);
      return last && last[0] > from ? [`${name} ${fixed(last[1], 2)}`] : [];
    });
    if (!read.length) return null;
    const words = tn(Math.floor(to), 'After {count} token: {values}', 'After {count} tokens: {values}', {
      values: read.join(', '),
    });
    return (
      <Told key={i} class="gp-z-place" words={words}>
        <rect
          class="gp-catch"
          x={pixel(plot.x(from))}
          y={plot.top}
          width={pixel(plot.x(to) - plot.x(from))}
          height={pixel(plot.height - plot.bottom - plot.top)}
        />
      </Told>
    );
  });
}

// The legend of such a picture.
export const zKeys = (curves: ZCurve[]): LineKeyProps[] =>
  curves.map(({name, look, tip}) => ({
    look: `gp-z-${look}`,
    name,
    term: tip === undefined ? undefined : {id: 'z-score', meaning: tip, formula: ''},
  }));
