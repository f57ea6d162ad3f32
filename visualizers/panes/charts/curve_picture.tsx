// Draws the curves along a text, with the scales and lines of d3: a text grows many times a second, for which Plotly is too
// slow and too large. A person zooms, reads by hover, presses a token, and saves the picture, as with a settled chart. Strips
// share what is zoomed and pointed at.

import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import {isTouched, t} from '../core/texts.ts';
import {type CurveChart, type CurveLine, dashOf} from './curve_chart.ts';
import {Ground, Numbers, StripDrawing, Uprights, WordsRow} from './curve_parts.tsx';
import {
  type CurvePlace,
  type Enclosed,
  LEFT,
  RIGHT,
  WHOLE,
  type Zoom,
  enclosed,
  floorOf,
  moved,
  placeOf,
  scaled,
  topOf,
  zoomed,
} from './curve_place.ts';
import {type Mode, CurveTools} from './curve_tools.tsx';
import {pixel} from './marks.ts';
import {fileNameOf, savePicture} from './picture_files.ts';
import {ValuesList} from './values_list.tsx';

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
  run: () => string; // what is said of the current token
}

export function CurvePicture({chart, press, run}: PictureProps) {
  const plot = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const [clip] = useState(() => `curve-${Math.random().toString(36).slice(2)}`); // a page may have several
  const [room, setRoom] = useState({width: 0, isAlone: false});
  const [zoom, setZoom] = useState(WHOLE);
  const [mode, setMode] = useState<Mode>(() => (isTouched() ? '' : 'zoom')); // a finger scrolls the page
  const [drag, setDrag] = useState<Drag | null>(null);
  const [near, setNear] = useState<number | null>(null); // the token under the pointer
  const [isOpen, setOpen] = useState(false); // the list of values, which is long
  const axis = chart.strips.length > 1 ? null : chart.strips[0].y.kind;
  const kind = useRef(axis);

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

  const shown: Zoom = kind.current === axis ? zoom : {...zoom, y: null};
  if (shown !== zoom) setZoom(shown);
  kind.current = axis;
  const place = room.width ? placeOf(chart, shown, room.width, room.isAlone) : null; // it is drawn when it comes into sight
  const show = (next: Zoom) => {
    setZoom(next);
    setNear(null);
  };

  const pointAt = ({clientX, clientY}: PointerEvent, at: CurvePlace) => {
    const {left, top: above} = picture.current?.getBoundingClientRect() ?? {left: 0, top: 0};
    return {x: clamp(clientX - left, LEFT, at.width - RIGHT), y: clamp(clientY - above, topOf(at), floorOf(at))};
  };
  const tokenAt = (x: number, {x: scale}: CurvePlace) =>
    clamp(Math.round(scale.invert(x)), 1 - chart.before, chart.tokens.length - chart.before);
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
    if (mode === 'pan') {
      const upright = chart.strips.length > 1 ? null : moved(drag.place.strips[0].y, drag.y - to.y);
      setZoom({x: moved(drag.place.x, drag.x - to.x), y: upright});
    }
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
  const all = chart.strips.flatMap(({lines}) => lines);
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
            <Uprights place={place} chart={chart} />
            {chart.strips.map((strip, i) => (
              <StripDrawing key={i} strip={strip} i={i} place={place} chart={chart} clip={clip} run={run} />
            ))}
            {place.words ? <WordsRow place={place} chart={chart} /> : <Numbers place={place} chart={chart} />}
            <g class="gp-passing">
              {near !== null && <Dots place={place} points={pointsAt(chart, near)} at={near} />}
              {drag?.chosen && <Frame {...drag.chosen} />}
            </g>
          </svg>
        )}
        {place && near !== null && !drag?.chosen && <Tip place={place} points={pointsAt(chart, near)} at={near} />}
      </div>
      <ValuesList
        values={isOpen ? all.flatMap(wordsOf) : []}
        isThere={all.some(({y}) => y.some((value) => value !== null))}
        onToggle={setOpen}
      />
    </>
  );
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const wordsOf = ({y, words}: CurveLine) => y.flatMap((value, i) => (value === null ? [] : [words(i)]));

// ---------------------------------------------------------------------------------------------------- under the pointer

interface Point {
  strip: number;
  line: CurveLine;
  value: number;
  words: string;
}

const pointsAt = (chart: CurveChart, at: number): Point[] =>
  chart.strips.flatMap(({lines}, strip) =>
    lines.flatMap((line) => {
      const i = line.x.indexOf(at);
      const value = i < 0 ? null : line.y[i];
      return value === null ? [] : [{strip, line, value, words: line.words(i)}];
    }),
  );

interface PassingProps {
  place: CurvePlace;
  points: Point[];
  at: number;
}

const Dots = ({place: {x, strips}, points, at}: PassingProps) => (
  <>
    {points.map(({strip, line, value}) => (
      <circle
        key={line.name}
        cx={pixel(x(at))}
        cy={pixel(strips[strip].y(value))}
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

function Tip({place, points, at}: PassingProps) {
  const {x, width} = place;
  if (!points.length) return null;
  const side = x(at) > width / 2 ? {right: `calc(100% - ${pixel(x(at) - 12)}px)`} : {left: `${pixel(x(at) + 12)}px`};
  return (
    <div class="gp-tip" style={{top: `${topOf(place)}px`, ...side}}>
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
