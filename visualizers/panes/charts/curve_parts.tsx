// What the picture of the curves is made of: the ground of the prompt, the strips with their names, values and lines, and the
// words of the text below them.

import {line as pathThrough} from 'd3-shape';
import {count, inOneLine} from '../core/text.ts';
import {Term} from '../widgets/term.tsx';
import {type CurveChart, type CurveLine, type CurveStrip, dashOf} from './curve_chart.ts';
import {type CurvePlace, LEFT, RIGHT, type StripPlace, floorOf, isNarrow, ticksOf, topOf} from './curve_place.ts';
import {pixel} from './marks.ts';

const MOST_DOTS = 400; // points of a line that are drawn as dots, too
const MOST_NAMED = 3; // of the highest points, where there is no room for all words
const APART = 90; // pixels between two of them
const LONGEST = 14; // characters of such a word

interface PartProps {
  place: CurvePlace;
  chart: CurveChart;
}

/** The prompt's part of the text, and where each strip ends. */
export function Ground({place, before, clip}: {place: CurvePlace; before: number; clip: string}) {
  const {x, width, strips} = place;
  const [start, end] = [0.5 - before, 0.5].map((at) => Math.min(Math.max(x(at), LEFT), width - RIGHT));
  return (
    <>
      {strips.map(({top, floor}, i) => (
        <clipPath key={i} id={`${clip}-${i}`}>
          <rect x={LEFT} y={top - 3} width={width - LEFT - RIGHT} height={floor - top + 6} />
        </clipPath>
      ))}
      <g class="gp-ground">
        {before > 0 && end > start && (
          <rect
            x={pixel(start)}
            y={topOf(place)}
            width={pixel(end - start)}
            height={floorOf(place) - topOf(place)}
            fill="var(--gp-raised)"
          />
        )}
      </g>
    </>
  );
}

/** The end of the prompt and the current token, through all strips. */
export function Uprights({place, chart: {before, here}}: PartProps) {
  const upright = (at: number, look: object) => {
    const left = pixel(place.x(at));
    if (left < LEFT || left > place.width - RIGHT) return null;
    return <line x1={left} x2={left} y1={topOf(place)} y2={floorOf(place)} {...look} />;
  };
  return (
    <g class="gp-uprights">
      {before > 0 && upright(0.5, {stroke: 'var(--gp-muted)', 'stroke-dasharray': '2 4'})}
      {here !== null && upright(here, {stroke: 'var(--gp-chosen)', 'stroke-width': 1.5})}
    </g>
  );
}

// ---------------------------------------------------------------------------------------------------- a strip

interface StripProps extends PartProps {
  strip: CurveStrip;
  i: number;
  clip: string;
  run: () => string;
}

export function StripDrawing({strip, i, place, chart, clip, run}: StripProps) {
  const at = place.strips[i];
  return (
    <>
      <Values strip={strip} at={at} place={place} chart={chart} />
      {chart.hasStrips && <Name strip={strip} at={at} run={run} />}
      <g class="gp-curves" clip-path={`url(#${clip}-${i})`}>
        <Lines strip={strip} at={at} place={place} chart={chart} />
      </g>
      {chart.hasStrips && !place.words && <Named strip={strip} at={at} place={place} chart={chart} />}
    </>
  );
}

interface StripPartProps extends PartProps {
  strip: CurveStrip;
  at: StripPlace;
}

// The values of the grid. In a strip the highest of them has the unit, a single curve has it beside its axis.
function Values({strip: {y, note}, at, place, chart}: StripPartProps) {
  const {x, width} = place;
  const ticks = ticksOf(at, y.kind);
  return (
    <g class="gp-axes" fill="var(--gp-muted)">
      {ticks.map(([value, words], i) => (
        <g key={value}>
          <line x1={LEFT} x2={width - RIGHT} y1={pixel(at.y(value))} y2={pixel(at.y(value))} stroke="var(--gp-line)" />
          <text x={LEFT - 6} y={pixel(at.y(value) + 4)} text-anchor="end">
            {chart.hasStrips && y.kind.unit && i === ticks.length - 1 ? `${words} ${y.title}` : words}
          </text>
        </g>
      ))}
      {!chart.hasStrips && (
        <text
          transform={`translate(13 ${pixel((at.top + at.floor) / 2)}) rotate(-90)`}
          font-size={13}
          text-anchor="middle"
        >
          {y.title}
        </text>
      )}
      <text
        class="gp-curve-note"
        x={pixel(Math.max(LEFT, x(0.5 - chart.before)) + (chart.hasStrips ? 4 : 0))}
        y={chart.hasStrips || isNarrow() ? at.top + 14 : at.top - 6}
        stroke="var(--gp-surface)"
        stroke-width={4}
        paint-order="stroke"
      >
        {note}
      </text>
    </g>
  );
}

// Above a strip: its series, each with its line, and behind the first where that is highest; on a phone below them.
function Name({strip: {series, answer}, at, run}: {strip: CurveStrip; at: StripPlace; run: () => string}) {
  const isBelow = isNarrow();
  const baseline = at.top - (isBelow ? 25 : 9);
  let left = LEFT;
  const parts = series.map(({name, term, role, dash, tip}, i) => {
    const from = left;
    const words = inOneLine(name);
    left += 28 + widthOf(words, 600);
    const answerAt = left + 8;
    if (i === 0 && answer && !isBelow) left += 8 + widthOf(answer, 400);
    left += 18;
    return (
      <g key={name}>
        <line
          x1={from}
          x2={from + 22}
          y1={baseline - 4}
          y2={baseline - 4}
          stroke={`var(--gp-${role})`}
          stroke-width={2}
          stroke-dasharray={dashOf(dash)}
        />
        <Term as="text" id={term} run={run} meaning={tip} attributes={{x: from + 28, y: baseline}}>
          <tspan font-weight={600}>{words}</tspan>
        </Term>
        {i === 0 && (
          <text class="gp-strip-answer" x={isBelow ? LEFT : pixel(answerAt)} y={isBelow ? at.top - 8 : baseline}>
            {answer}
          </text>
        )}
      </g>
    );
  });
  return (
    <g class="gp-strip-name" fill="var(--gp-text)">
      {parts}
    </g>
  );
}

const WIDTHS = new Map<string, number>(); // of words, in pixels: most are there with each drawing
let pen: CanvasRenderingContext2D | null = null;

function widthOf(words: string, weight: number): number {
  const key = `${weight} ${words}`;
  const known = WIDTHS.get(key);
  if (known !== undefined) return known;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return words.length * 7;
  pen.font = `${weight} 12px ${getComputedStyle(document.querySelector('.gp-curve') ?? document.body).fontFamily}`;
  if (WIDTHS.size > 500) WIDTHS.clear();
  const width = Math.ceil(pen.measureText(words).width);
  WIDTHS.set(key, width);
  return width;
}

// ---------------------------------------------------------------------------------------------------- the lines

function Lines({strip: {lines, y: axis}, at: {y, floor}, place: {x}, chart}: StripPartProps) {
  const through = pathThrough()
    .defined(([, value]) => value !== null)
    .x(([at]) => x(at))
    .y(([, value]) => y(value ?? 0))
    .digits(1);
  const isFilled = chart.hasStrips && axis.kind.fromZero;
  return (
    <>
      {lines.map((line, i) => (
        <g key={i} fill="none" stroke={`var(--gp-${line.role})`} opacity={line.isPrompt ? 0.75 : 1}>
          {isFilled && line.name === lines[0].name && (
            <path d={areaOf(line, {x, y}, floor)} fill={`var(--gp-${line.role})`} fill-opacity={0.16} stroke="none" />
          )}
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

type Scales = Pick<CurvePlace, 'x'> & Pick<StripPlace, 'y'>;

const dotsOf = (line: CurveLine, {x, y}: Scales): string =>
  line.x.length > MOST_DOTS
    ? 'M0 0'
    : line.x.map((at, i) => (line.y[i] === null ? '' : `M${pixel(x(at))} ${pixel(y(line.y[i]))}h0`)).join('') || 'M0 0';

// What is below a line, of each stretch without a gap.
function areaOf(line: CurveLine, {x, y}: Scales, floor: number): string {
  let path = '';
  let isOpen = false;
  line.y.forEach((value, i) => {
    const left = pixel(x(line.x[i]));
    if (value === null) path += isOpen ? `V${floor}Z` : '';
    else path += isOpen ? `L${left} ${pixel(y(value))}` : `M${left} ${floor}V${pixel(y(value))}`;
    isOpen = value !== null;
  });
  return path ? `${path}${isOpen ? `V${floor}Z` : ''}` : 'M0 0';
}

// ---------------------------------------------------------------------------------------------------- the words

const cut = (word: string, most: number): string => (word.length > most ? `${word.slice(0, most - 1)}…` : word);
const wordAt = ({tokens, before}: CurveChart, at: number): string =>
  inOneLine(tokens[at - 1 + before].trim() || tokens[at - 1 + before]);

// The words at the highest points of a strip, where not all of them are below.
function Named({strip: {lines, y: axis}, at: {y, top, floor}, place: {x, width}, chart}: StripPartProps) {
  const line = lines.find(({isPrompt}) => !isPrompt);
  if (!line || !axis.kind.fromZero || axis.kind.share) return null;
  const inSight = (i: number) => x(line.x[i]) > LEFT && x(line.x[i]) < width - RIGHT;
  const highest = line.y
    .map((value, i) => ({value: value ?? 0, i}))
    .filter(({value, i}) => y(value) < (top + floor) / 2 && inSight(i))
    .sort((a, b) => b.value - a.value);
  const named: typeof highest = [];
  for (const each of highest) {
    if (named.length === MOST_NAMED) break;
    if (named.every(({i}) => Math.abs(x(line.x[i]) - x(line.x[each.i])) > APART)) named.push(each);
  }
  return (
    <g
      class="gp-named"
      fill="var(--gp-text)"
      stroke="var(--gp-surface)"
      stroke-width={3}
      paint-order="stroke"
      font-size={11}
    >
      {named.map(({value, i}) => {
        const left = x(line.x[i]);
        const isLast = left > width - RIGHT - APART;
        return (
          <text
            key={i}
            x={pixel(left + (isLast ? -6 : 6))}
            y={pixel(Math.max(top + 9, y(value) + 4))}
            text-anchor={isLast ? 'end' : 'start'}
          >
            {cut(wordAt(chart, line.x[i]), LONGEST)}
          </text>
        );
      })}
    </g>
  );
}

/** All words in sight, each below its point; the current one is bold. */
export function WordsRow({place, chart}: PartProps) {
  const {x, width, words} = place;
  const [first, last] = [x.invert(LEFT), x.invert(width - RIGHT)];
  const {angle, most} = words ?? {angle: 0, most: 0};
  const floor = floorOf(place) + (angle ? 12 : 17);
  const places = chart.tokens.map((_, i) => i + 1 - chart.before).filter((at) => at >= first && at <= last);
  return (
    <g class="gp-strip-words" aria-hidden="true">
      {places.map((at) => {
        const left = pixel(x(at) + (angle === -90 ? 4 : angle ? 3 : 0));
        const isHere = at === chart.here;
        return (
          <text
            key={at}
            transform={`translate(${left} ${floor})${angle ? ` rotate(${angle})` : ''}`}
            text-anchor={angle ? 'end' : 'middle'}
            fill={`var(--gp-${isHere ? 'chosen' : at < 1 ? 'muted' : 'text'})`}
            font-weight={isHere ? 700 : 400}
          >
            {cut(wordAt(chart, at), most)}
          </text>
        );
      })}
    </g>
  );
}

/** The numbers of the tokens, where there is no room for words but that of the current one. */
export function Numbers({place, chart}: PartProps) {
  const {x, width, height} = place;
  const floor = floorOf(place);
  const columns = x.ticks(Math.max(2, Math.floor((width - LEFT - RIGHT) / 80))).filter(Number.isInteger);
  const here = chart.here !== null && x(chart.here) >= LEFT && x(chart.here) <= width - RIGHT ? chart.here : null;
  return (
    <g class="gp-axes" fill="var(--gp-muted)">
      {columns.map((value) => (
        <text key={value} x={pixel(x(value))} y={floor + 16} text-anchor="middle">
          {count(value)}
        </text>
      ))}
      <text x={(LEFT + width - RIGHT) / 2} y={height - 6} font-size={13} text-anchor="middle">
        {chart.x.title}
      </text>
      {chart.hasStrips && here !== null && (
        <text
          class="gp-strip-here"
          x={pixel(Math.min(Math.max(x(here), LEFT + 20), width - RIGHT - 20))}
          y={floor + 16}
          text-anchor="middle"
          font-weight={700}
          fill="var(--gp-chosen)"
          stroke="var(--gp-surface)"
          stroke-width={6}
          paint-order="stroke"
        >
          {cut(wordAt(chart, here), LONGEST)}
        </text>
      )}
    </g>
  );
}
