// Draws the curves along a text, with the scales and lines of d3: a text grows many times a second, for which Plotly is too
// slow and too large. A person zooms, reads by hover, presses a token, and saves the picture, as with a settled chart.

import {line as pathThrough} from 'd3-shape';
import type {SVGAttributes} from 'preact';
import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import {count} from '../core/text.ts';
import {isTouched, t} from '../core/texts.ts';
import {type CurveChart, type CurveLine, dashOf} from './curve_chart.ts';
import {
  BOTTOM,
  type CurvePlace,
  type Enclosed,
  LEFT,
  RIGHT,
  WHOLE,
  type Zoom,
  enclosed,
  isNarrow,
  moved,
  placeOf,
  scaled,
  ticksOf,
  zoomed,
} from './curve_place.ts';
import {type Mode, CurveTools} from './curve_tools.tsx';
import {pixel} from './marks.ts';
import {fileNameOf, savePicture} from './picture_files.ts';
import {ValuesList} from './values_list.tsx';

const MOST_DOTS = 400; // points of a line that are drawn as dots, too
const STIRRED = 4; // pixels after which a press is a drag

/** Where a pointer was pressed, and what it has enclosed since. */
interface Drag {
  x: number;
  y: number;
  place: CurvePlace;
  hasMoved: boolean;
  chosen: Enclosed | null;
}

interface PictureProps {
  chart: CurveChart;
  press: (x: number) => void; // with the number of a token
}

export function CurvePicture({chart, press}: PictureProps) {
  const plot = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const [clip] = useState(() => `curve-${Math.random().toString(36).slice(2)}`); // a page may have several
  const [room, setRoom] = useState({width: 0, isAlone: false});
  const [zoom, setZoom] = useState(WHOLE);
  const [mode, setMode] = useState<Mode>(() => (isTouched() ? '' : 'zoom')); // a finger scrolls the page
  const [drag, setDrag] = useState<Drag | null>(null);
  const [near, setNear] = useState<number | null>(null); // the token under the pointer
  const [isOpen, setOpen] = useState(false); // the list of values, which is long
  const kind = useRef(chart.y.kind);

  useLayoutEffect(() => {
    const node = plot.current;
    if (!node) return;
    const measure = () => setRoom({width: node.clientWidth, isAlone: Boolean(node.closest('.gp-alone'))});
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(node);
    const pane = node.closest('.gp-pane');
    pane?.addEventListener('gp-alone', measure);
    return () => {
      sizes.disconnect();
      pane?.removeEventListener('gp-alone', measure);
    };
  }, []);

  const shown: Zoom = kind.current === chart.y.kind ? zoom : {...zoom, y: null};
  if (shown !== zoom) setZoom(shown);
  kind.current = chart.y.kind;
  const place = room.width ? placeOf(chart, shown, room.width, room.isAlone) : null; // it is drawn when it comes into sight
  const show = (next: Zoom) => {
    setZoom(next);
    setNear(null);
  };

  const pointAt = ({clientX, clientY}: PointerEvent, {width, height, top}: CurvePlace) => {
    const {left, top: above} = picture.current?.getBoundingClientRect() ?? {left: 0, top: 0};
    return {x: clamp(clientX - left, LEFT, width - RIGHT), y: clamp(clientY - above, top, height - BOTTOM)};
  };
  const tokenAt = (x: number, {x: scale}: CurvePlace) =>
    clamp(Math.round(scale.invert(x)), 1 - chart.before, Math.max(0, ...chart.lines.map((line) => line.x.at(-1) ?? 0)));
  const onPointerDown = (event: PointerEvent) => {
    if (!place || event.button) return;
    setDrag({...pointAt(event, place), place, hasMoved: false, chosen: null});
    if (mode) picture.current?.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!place) return;
    const to = pointAt(event, place);
    const hasMoved = Boolean(
      drag && mode && (drag.hasMoved || Math.max(Math.abs(to.x - drag.x), Math.abs(to.y - drag.y)) > STIRRED),
    );
    setNear(hasMoved ? null : tokenAt(to.x, place));
    if (!drag || !hasMoved) return;
    if (mode === 'pan') setZoom({x: moved(drag.place.x, drag.x - to.x), y: moved(drag.place.y, drag.y - to.y)});
    setDrag({...drag, hasMoved, chosen: mode === 'zoom' ? enclosed(drag, to, place) : null});
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!drag || !place) return;
    setDrag(null);
    if (drag.chosen) show(zoomed(drag.chosen, place, shown));
    else if (!drag.hasMoved) press(tokenAt(pointAt(event, place).x, place));
  };
  const save = (kind: 'svg' | 'png') => {
    if (picture.current) void savePicture(kind, picture.current, fileNameOf(chart.label));
  };
  return (
    <>
      <div class="gp-chart-plot gp-curve-plot" ref={plot}>
        <CurveTools
          mode={mode}
          setMode={setMode}
          scale={(share) => place && show(scaled(place, share))}
          reset={() => show(WHOLE)}
          save={save}
        />
        {place && (
          <svg
            ref={picture}
            class="gp-curve-picture"
            role="group"
            aria-label={t('{chart}. Its values follow as a list.', {chart: chart.label})}
            width={place.width}
            height={place.height}
            viewBox={`0 0 ${place.width} ${place.height}`}
            font-size={12}
            style={{touchAction: mode && isTouched() ? 'none' : ''}}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerLeave={() => setNear(null)}
            onPointerCancel={() => {
              setDrag(null);
              setNear(null);
            }}
            onDblClick={() => show(WHOLE)}
          >
            <Ground place={place} before={chart.before} clip={clip} />
            <Axes place={place} chart={chart} />
            <g class="gp-curves" clip-path={`url(#${clip})`}>
              <Lines place={place} chart={chart} />
            </g>
            <g class="gp-passing">
              {near !== null && <Dots place={place} points={pointsAt(chart, near)} at={near} />}
              {drag?.chosen && <Frame {...drag.chosen} />}
            </g>
          </svg>
        )}
        {place && near !== null && !drag?.chosen && <Tip place={place} points={pointsAt(chart, near)} at={near} />}
      </div>
      <ValuesList
        values={isOpen ? chart.lines.flatMap(wordsOf) : []}
        isThere={chart.lines.some(({y}) => y.some((value) => value !== null))}
        onToggle={setOpen}
      />
    </>
  );
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const wordsOf = ({y, words}: CurveLine) => y.flatMap((value, i) => (value === null ? [] : [words(i)]));

// ---------------------------------------------------------------------------------------------------- behind the lines

function Ground({place: {x, width, height, top}, before, clip}: {place: CurvePlace; before: number; clip: string}) {
  const [start, end] = [0.5 - before, 0.5].map((at) => clamp(x(at), LEFT, width - RIGHT));
  const tall = height - top - BOTTOM;
  return (
    <>
      <clipPath id={clip}>
        <rect x={LEFT} y={top - 3} width={width - LEFT - RIGHT} height={tall + 6} />
      </clipPath>
      <g class="gp-ground">
        {before > 0 && end > start && (
          <rect x={pixel(start)} y={top} width={pixel(end - start)} height={tall} fill="var(--gp-raised)" />
        )}
      </g>
    </>
  );
}

function Axes({place, chart}: {place: CurvePlace; chart: CurveChart}) {
  const {x, y, width, height, top} = place;
  const floor = height - BOTTOM;
  const columns = x.ticks(Math.max(2, Math.floor((width - LEFT - RIGHT) / 80))).filter(Number.isInteger);
  return (
    <g class="gp-axes" fill="var(--gp-muted)">
      {ticksOf(place, chart.y.kind).map(([value, words]) => (
        <g key={value}>
          <line x1={LEFT} x2={width - RIGHT} y1={pixel(y(value))} y2={pixel(y(value))} stroke="var(--gp-line)" />
          <text x={LEFT - 6} y={pixel(y(value) + 4)} text-anchor="end">
            {words}
          </text>
        </g>
      ))}
      {columns.map((value) => (
        <text key={value} x={pixel(x(value))} y={floor + 16} text-anchor="middle">
          {count(value)}
        </text>
      ))}
      <text x={(LEFT + width - RIGHT) / 2} y={height - 6} font-size={13} text-anchor="middle">
        {chart.x.title}
      </text>
      <text transform={`translate(13 ${pixel((top + floor) / 2)}) rotate(-90)`} font-size={13} text-anchor="middle">
        {chart.y.title}
      </text>
      <text
        class="gp-curve-note"
        x={pixel(Math.max(LEFT, x(0.5 - chart.before)))}
        y={isNarrow() ? top + 14 : top - 6}
        stroke="var(--gp-surface)"
        stroke-width={4}
        paint-order="stroke"
      >
        {chart.note}
      </text>
    </g>
  );
}

// ---------------------------------------------------------------------------------------------------- the lines

function Lines({place: {x, y, height, top}, chart}: {place: CurvePlace; chart: CurveChart}) {
  const through = pathThrough()
    .defined(([, value]) => value !== null)
    .x(([at]) => x(at))
    .y(([, value]) => y(value ?? 0))
    .digits(1);
  const upright = (at: number, look: SVGAttributes<SVGLineElement>) => (
    <line x1={pixel(x(at))} x2={pixel(x(at))} y1={top} y2={height - BOTTOM} {...look} />
  );
  return (
    <>
      <g class="gp-uprights">
        {chart.before > 0 && upright(0.5, {stroke: 'var(--gp-muted)', 'stroke-dasharray': '2 4'})}
        {chart.here !== null && upright(chart.here, {stroke: 'var(--gp-chosen)', 'stroke-width': 1.5})}
      </g>
      {chart.lines.map((line, i) => (
        <g key={i} fill="none" stroke={`var(--gp-${line.role})`} opacity={line.isPrompt ? 0.75 : 1}>
          <path
            class="gp-line-path"
            ref={(node) => void (node && Object.assign(node, {__data__: line}))} // as d3 keeps what an element draws
            d={through(line.x.map((at, j) => [at, line.y[j]])) ?? 'M0 0'}
            stroke-width={2}
            stroke-dasharray={dashOf(line.dash)}
            stroke-linejoin="round"
          />
          <path d={dotsOf(line, {x, y})} stroke-width={4} stroke-linecap="round" />
        </g>
      ))}
    </>
  );
}

const dotsOf = (line: CurveLine, {x, y}: Pick<CurvePlace, 'x' | 'y'>): string =>
  line.x.length > MOST_DOTS
    ? 'M0 0'
    : line.x.map((at, i) => (line.y[i] === null ? '' : `M${pixel(x(at))} ${pixel(y(line.y[i]))}h0`)).join('') || 'M0 0';

// ---------------------------------------------------------------------------------------------------- under the pointer

interface Point {
  line: CurveLine;
  value: number;
  words: string;
}

const pointsAt = (chart: CurveChart, at: number): Point[] =>
  chart.lines.flatMap((line) => {
    const i = line.x.indexOf(at);
    const value = i < 0 ? null : line.y[i];
    return value === null ? [] : [{line, value, words: line.words(i)}];
  });

interface PassingProps {
  place: CurvePlace;
  points: Point[];
  at: number;
}

const Dots = ({place: {x, y}, points, at}: PassingProps) => (
  <>
    {points.map(({line, value}) => (
      <circle
        key={line.name}
        cx={pixel(x(at))}
        cy={pixel(y(value))}
        r={4}
        fill={`var(--gp-${line.role})`}
        stroke="var(--gp-surface)"
        stroke-width={1.5}
      />
    ))}
  </>
);

// What a drag has enclosed.
const Frame = ({x: [left, right], y: [top, bottom]}: Enclosed) => (
  <rect
    x={pixel(left)}
    y={pixel(top)}
    width={pixel(right - left)}
    height={pixel(bottom - top)}
    fill="var(--gp-focus)"
    fill-opacity={0.12}
    stroke="var(--gp-focus)"
    stroke-dasharray="3 3"
  />
);

function Tip({place: {x, width, top}, points, at}: PassingProps) {
  if (!points.length) return null;
  const side = x(at) > width / 2 ? {right: `calc(100% - ${pixel(x(at) - 12)}px)`} : {left: `${pixel(x(at) + 12)}px`};
  return (
    <div class="gp-tip" style={{top: `${top}px`, ...side}}>
      {points.map(({line, words}) => (
        <p key={line.name}>
          <Sample {...line} /> {words}
        </p>
      ))}
    </div>
  );
}

/** How a line looks. */
export const Sample = ({role, dash, width = 18}: {role: string; dash: string; width?: number}) => (
  <svg width={width} height={8} aria-hidden="true">
    <line
      x1={0}
      y1={4}
      x2={width}
      y2={4}
      stroke={`var(--gp-${role})`}
      stroke-width={2}
      stroke-dasharray={dashOf(dash)}
    />
  </svg>
);
