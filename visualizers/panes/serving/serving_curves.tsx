// Curves over the steps: requests in a step and waiting, tokens a step, free blocks, and where a request starved. Ways lie upon
// one another with a dash of their own; the tokens are those of the way that is looked at.

import {Axes, Drawing, Line, Path, type Plot, pixel, ticksWithin} from '../charts/drawing.tsx';
import {t} from '../core/texts.ts';
import type {ServedWay, StepSum} from './served_way.ts';
import type {ServingState} from './serving_state.ts';
import {wayLetter} from './serving_words.ts';

const FAR = 3; // times all steps: a budget above that would flatten them, so its line is left out, and its words stay

interface Curve {
  name: 'requests' | 'waiting' | 'tokens' | 'free';
  title: string;
  value: (sum: StepSum) => number;
  of: (way: ServedWay) => boolean;
}

const CURVES = (): Curve[] => [
  {name: 'requests', title: t('Requests in a step'), value: ({inStep}) => inStep, of: () => true},
  {name: 'waiting', title: t('Requests in the queue'), value: ({waiting}) => waiting.length, of: () => true},
  {
    name: 'tokens',
    title: t('Tokens per step'),
    value: ({prefill, decode, padding}) => prefill + decode + padding,
    of: () => true,
  },
  {
    name: 'free',
    title: t('Empty blocks'),
    value: ({free}) => free ?? 0,
    of: ({settings}) => Boolean(settings.blocks),
  },
];

interface CurvesProps {
  state: ServingState;
  onPick: (step: number) => void;
}

export function Curves({state, onPick}: CurvesProps) {
  return (
    <div class="gp-serving-curves">
      {CURVES()
        .filter(({of}) => state.ways.some(of))
        .map((curve) => (
          <OneCurve key={curve.name} curve={curve} state={state} onPick={onPick} />
        ))}
    </div>
  );
}

function OneCurve({curve: {name, title, value, of}, state, onPick}: CurvesProps & {curve: Curve}) {
  const isTokens = name === 'tokens';
  const all = state.ways.map((way, i) => ({way, i}));
  const ways = isTokens ? [{way: state.served, i: state.way}] : all.filter(({way}) => of(way));
  const budget = isTokens ? state.served.settings.token_budget : undefined;
  const most = Math.max(1, ...ways.flatMap(({way}) => way.sums.map(value)));
  const line = budget !== undefined && budget <= most * FAR ? budget : null;
  const high = Math.max(most, line ?? 0);
  const own = isTokens && state.ways.length > 1 ? `${title}, ${wayLetter(state.way)}` : title;
  const pick = ({currentTarget, clientX}: MouseEvent, plot: Plot) => {
    const {left} = (currentTarget as Element).getBoundingClientRect();
    const share = (clientX - left - plot.left) / plot.inner;
    onPick(Math.max(0, Math.min(state.length - 1, Math.floor(share * state.length))));
  };
  return (
    <figure class="gp-serving-curve">
      <figcaption>{budget === undefined ? own : `${own} (${t('budget {budget}', {budget})})`}</figcaption>
      <Drawing
        frame={{
          height: 132,
          x: [0, Math.max(1, state.length)],
          y: [0, high * 1.08],
          left: 36,
          right: 8,
          top: 10,
          bottom: 34,
        }}
        label={summaryWords(title, ways, value, state)}
        onClick={pick}
      >
        {(plot) => (
          <g aria-hidden="true">
            <Axes
              plot={plot}
              x={ticksWithin(1, state.length, plot.inner / 70)
                .filter(Number.isInteger)
                .map((step) => [step - 0.5, String(step)])}
              y={ticksWithin(0, high, 3)
                .filter(Number.isInteger)
                .map((tick) => [tick, String(tick)])}
              xTitle={t('step')}
            />
            {isTokens ? (
              <Stack plot={plot} sums={state.served.sums} />
            ) : (
              ways.map(({way, i}) => (
                <Path key={i} class={`gp-curve-line gp-way-${i}`} points={stairs(plot, way.sums.map(value))} />
              ))
            )}
            {line !== null && (
              <Line
                class="gp-curve-budget"
                from={[plot.left, plot.y(line)]}
                to={[plot.width - plot.right, plot.y(line)]}
              />
            )}
            {name === 'free' && <Starved plot={plot} sums={state.served.sums} />}
            <Upright
              class="gp-curve-here"
              plot={plot}
              step={state.step}
              height={plot.height - plot.bottom - plot.top}
            />
          </g>
        )}
      </Drawing>
    </figure>
  );
}

// The curve in words: how high it is in each way, and where the person looks.
function summaryWords(
  title: string,
  ways: {way: ServedWay; i: number}[],
  value: Curve['value'],
  state: ServingState,
): string {
  const told = ways.map(({way, i}) => {
    const values = way.sums.map(value);
    const step = state.stepOf(i);
    return t('{way}: at most {most}, {here} at step {step}', {
      way: wayLetter(i),
      most: Math.max(0, ...values),
      here: values.at(Math.max(step, 0)) ?? 0,
      step: step + 1,
    });
  });
  return `${title}. ${told.join('. ')}.`;
}

// A line that stays level within each step.
const stairs = (plot: Plot, values: number[]) =>
  values.flatMap((value, step): [number, number][] => [
    [plot.x(step), plot.y(value)],
    [plot.x(step + 1), plot.y(value)],
  ]);

const KINDS: [name: string, of: (sum: StepSum) => number][] = [
  ['decode', ({decode}) => decode],
  ['prefill', ({prefill, again}) => prefill - again],
  ['again', ({again}) => again],
  ['padding', ({padding}) => padding],
];

// The tokens of each step, one kind upon another.
function Stack({plot, sums}: {plot: Plot; sums: StepSum[]}) {
  const below = sums.map(() => 0);
  const paths = KINDS.map(([name, of]) => {
    const bars = sums.map((sum, step) => {
      const [floor, top] = [below[step], below[step] + of(sum)];
      below[step] = top;
      const [left, right, low, high] = [plot.x(step), plot.x(step + 1), plot.y(floor), plot.y(top)].map(pixel);
      return top > floor ? `M${left} ${low}V${high}H${right}V${low}Z` : '';
    });
    return {name, d: bars.join('') || 'M0 0'};
  });
  return (
    <>
      {paths.map(({name, d}) => (
        <path key={name} class={`gp-stack-${name}`} d={d} />
      ))}
    </>
  );
}

// A line at a step, up from the floor.
function Upright({class: names, plot, step, height}: {class: string; plot: Plot; step: number; height: number}) {
  const x = plot.x(step + 0.5);
  const floor = plot.height - plot.bottom;
  return <Line class={names} from={[x, floor - height]} to={[x, floor]} />;
}

function Starved({plot, sums}: {plot: Plot; sums: StepSum[]}) {
  return (
    <>
      {sums.map(
        ({starved}, step) =>
          starved.length > 0 && <Upright key={step} class="gp-curve-starved" plot={plot} step={step} height={7} />,
      )}
    </>
  );
}
