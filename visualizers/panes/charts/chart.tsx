// A settled chart, drawn by Plotly: a person zooms, reads by hover, and saves it. What it shows was made by
// visualizers/figures/, or by the page itself (look.ts): colours by their role and text as it is, both of which are settled here.

import {useEffect, useLayoutEffect, useMemo, useRef, useState} from 'preact/hooks';
import {separators} from '../core/notation.ts';
import {isSaid, t} from '../core/texts.ts';
import {onTheme} from '../core/theme.ts';
import type {Chart} from '../core/types.ts';
import {fileNameOf} from './picture_files.ts';
import {type ChartPoint, type Plotly, type PlotlyElement, plotly} from './plotly.ts';
import {ValuesList} from './values_list.tsx';

interface ChartProps {
  chart: Chart;
  press?: (point: ChartPoint) => void;
}

/** A chart in a box of its own, which is hidden where there is none. */
export function ChartBox({chart, press, class: names = ''}: Partial<ChartProps> & {class?: string}) {
  return (
    <div class={`gp-chart-box ${names}`} hidden={!chart}>
      {chart && <SettledChart chart={chart} press={press} />}
    </div>
  );
}

// What a person zoomed into stays as the chart grows. `press` is told of the point that a person presses.
function SettledChart({chart, press}: ChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => translated(chart) as Chart, [chart]);
  const latest = useRef({shown, press});
  latest.current = {shown, press};
  const [problem, setProblem] = useState('');
  const draw = () => {
    const node = plot.current;
    if (!node?.clientWidth) return; // it is drawn when it comes into sight
    node.dataset.width = String(node.clientWidth);
    node.setAttribute('aria-busy', 'true');
    drawIn(node, latest.current.shown, (point) => latest.current.press?.(point))
      .then(
        () => setProblem(''),
        (error: unknown) => {
          console.error('Generation Playground:', error);
          setProblem(
            t(
              'The chart could not be drawn: its library did not load. Reload the page; the values are in the list below.',
            ),
          );
        },
      )
      .finally(() => node.removeAttribute('aria-busy'));
  };
  useLayoutEffect(draw, [shown]);
  useEffect(() => {
    const node = plot.current;
    if (!node) return;
    const sizes = new ResizeObserver(() => {
      if (node.clientWidth && node.dataset.width !== String(node.clientWidth)) draw();
    });
    sizes.observe(node);
    const pane = node.closest('.gp-pane');
    pane?.addEventListener('gp-alone', draw);
    const endTheme = onTheme(draw);
    return () => {
      sizes.disconnect();
      pane?.removeEventListener('gp-alone', draw);
      endTheme();
    };
  }, []);
  const label = t('{chart}. Its values follow as a list.', {chart: shown.layout.meta});
  return (
    <>
      {problem && <p class="gp-note">{problem}</p>}
      <div class="gp-chart-plot" ref={plot} role="group" aria-label={label} />
      <ValuesList values={valuesOf(shown)} />
    </>
  );
}

async function drawIn(plot: HTMLElement, chart: Chart, press: (point: ChartPoint) => void): Promise<void> {
  const library = await plotly();
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const layout = {
    ...(settled(chart.layout, plot) as Chart['layout']),
    separators: separators(),
    autosize: false,
    width: plot.clientWidth,
    uirevision: 'kept',
    dragmode: isCoarse ? false : 'zoom',
  };
  if (plot.closest('.gp-alone') && layout.height)
    layout.height = Math.max(layout.height, Math.round(innerHeight * 0.6));
  const data = settled(chart.data, plot);
  // The config goes with the first drawing alone: given again, Plotly 3.3 takes its buttons for new ones and draws without end.
  if (plot.classList.contains('js-plotly-plot')) {
    await library.react(plot, data, layout);
    return;
  }
  const drawn = await library.newPlot(plot, data, layout, configOf(library));
  drawn.on('plotly_click', ({points: [point]}) => press(point));
}

// What the points say on hover.
const valuesOf = ({data}: Chart): string[] =>
  data
    .flatMap(({text, hovertext = text, hoverinfo}) =>
      hoverinfo === 'text' && Array.isArray(hovertext) ? (hovertext.flat() as string[]) : [],
    )
    .filter(Boolean);

function configOf(library: Plotly) {
  const saving = (format: 'svg' | 'png', icon: unknown) => ({
    name: format === 'svg' ? t('Download plot as an SVG') : t('Download plot as a PNG'),
    icon,
    click(plot: PlotlyElement & {layout: Chart['layout']}) {
      const {clientWidth: width, clientHeight: height} = plot;
      const filename = fileNameOf(plot.layout.meta);
      library.downloadImage(plot, {format, filename, width, height, scale: format === 'svg' ? 1 : 2});
    },
  });
  // of what Plotly itself writes
  const dictionary = {
    Zoom: t('Zoom'),
    Pan: t('Pan'),
    'Zoom in': t('Zoom in'),
    'Zoom out': t('Zoom out'),
    'Reset axes': t('Reset axes'),
    'Double-click to zoom back out': t('Double-click to zoom back out'),
  };
  return {
    locales: {'en-US': {dictionary}},
    displaylogo: false,
    doubleClickDelay: 400,
    modeBarButtonsToRemove: ['toImage', 'select2d', 'lasso2d', 'autoScale2d'],
    modeBarButtonsToAdd: [saving('png', library.Icons.camera), saving('svg', library.Icons.disk)],
  };
}

// ---------------------------------------------------------------------------------------------------- added by the page

/** The chart with an upright line at `x`, and its words. */
export function withLine(chart: Chart | undefined, x: number, words: string): Chart | undefined {
  if (!chart) return chart;
  const {shapes = [], annotations = []} = chart.layout;
  const line = {color: 'var(--gp-error)', width: 1.5, dash: 'dash'};
  const upright = {type: 'line', x0: x, x1: x, yref: 'paper', y0: 0, y1: 1, line};
  const font = {color: 'var(--gp-error)'};
  const label = {x, yref: 'paper', y: 1, yanchor: 'bottom', text: words, showarrow: false, font};
  return {...chart, layout: {...chart.layout, shapes: [...shapes, upright], annotations: [...annotations, label]}};
}

/** The chart with one more point. */
export function withPoint(
  chart: Chart | undefined,
  {x, y, words}: {x: number; y: number; words: string},
): Chart | undefined {
  if (!chart) return chart;
  const marker = {color: 'var(--gp-chosen)', symbol: 'diamond', size: 13};
  const point = {type: 'scatter', mode: 'markers', x: [x], y: [y], text: [words], hoverinfo: 'text', marker};
  return {...chart, data: [...chart.data, point]};
}

// ---------------------------------------------------------------------------------------------------- settled

const INK = /^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/; // a colour by its role, and its opacity

/** Plain data, with `of` in the place of each text and of all that it takes. */
function replaced(value: unknown, of: (value: unknown) => unknown): unknown {
  const own = of(value);
  if (own !== undefined) return own;
  if (Array.isArray(value)) return value.map((each) => replaced(each, of));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, of)]));
}

// The texts of Python's in a chart, in the person's language.
const translated = (chart: Chart) => replaced(chart, (value) => (isSaid(value) ? t(value) : undefined));

// The same with real colours, and with text in which Plotly finds no markup.
const settled = (value: unknown, box: Element) =>
  replaced(value, (each) => (typeof each === 'string' ? settledText(each, box) : undefined));

function settledText(text: string, box: Element): string {
  const [, role, share] = INK.exec(text) ?? [];
  if (!role) return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const colour = getComputedStyle(box).getPropertyValue(role).trim();
  if (!share) return colour;
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return `rgba(${parts.join(', ')}, ${share})`;
}
