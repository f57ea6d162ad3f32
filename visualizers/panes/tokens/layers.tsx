// The DoLa pane: a heat map of tokens by candidate layers, shaded by how far each layer's opinion lies from the last
// one's, with a band through the layer that was contrasted.

import {useState} from 'preact/hooks';
import {type RunProps, runPane} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {fixed, listed, plain} from '../core/notation.ts';
import {sliderKeys, sliderPlace} from '../core/slider_keys.ts';
import {count, fromNats, information, quoted, withUnit} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Step, Unit} from '../core/types.ts';
import {HeatBox, cellUnder} from '../widgets/heat_box.tsx';
import {Term} from '../widgets/term.tsx';
import {LEVELS, LayerMap} from './layer_map.ts';
import {SPECIAL_RUNS} from '../special_run_kinds.ts';

function Layers({log}: RunProps) {
  const [map] = useState(() => new LayerMap());
  const [hovered, setHovered] = useState<Step | null>(null);
  const step = log.current();
  if (!step) return null;
  map.follow(log.lastOf(step));
  const height = Math.max(15, Math.min(28, 280 / map.layers.length)) * Math.max(1, map.layers.length);
  const words = wordsOf(step, log.unit);
  const under = (event: MouseEvent) => map.steps[Math.min(map.steps.length - 1, cellUnder(event, map.span, 1).column)];
  const move = (event: PointerEvent) => {
    if (event.buttons === 1) log.selectStep(under(event));
    else setHovered(under(event));
  };
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('DoLa: the contrasted layers')}</h2>
        <Legend log={log} end={map.end} />
      </header>
      <div class="gp-heat">
        <div class="gp-layer-names" aria-hidden="true" style={{height: `${height}px`}}>
          {map.layers.map((layer) => (
            <span key={layer}>{shortName(layer)}</span>
          ))}
        </div>
        <div
          class="gp-heat-plot"
          tabIndex={0}
          role="slider"
          aria-label={t('Token on the map of layers')}
          {...sliderPlace(step, map.steps.length, words)}
          style={{height: `${height}px`}}
          onPointerMove={move}
          onPointerLeave={() => setHovered(null)}
          onClick={(event) => log.selectStep(under(event))}
          onKeyDown={sliderKeys(log)}
        >
          <HeatBox class="gp-cells" paint={(easel) => map.paint(easel)} />
          <i class="gp-column" style={{left: `${(step.index / map.span) * 100}%`, width: `${100 / map.span}%`}} />
        </div>
        <div class="gp-heat-axis gp-note" aria-hidden="true">
          <span>{t('token 1')}</span>
          <span class="gp-heat-end">{map.span}</span>
        </div>
      </div>
      <p class="gp-layer-reading">{hovered ? wordsOf(hovered, log.unit) : words}</p>
      <p class="gp-note gp-layer-tally">{tallyWords(map.picks)}</p>
    </>
  );
}

export const layersPane = runPane(Layers, SPECIAL_RUNS.layers);

function Legend({log, end}: {log: RunLog; end: number}) {
  const high = withUnit(end, plain(Number(fromNats(end, log.unit).toPrecision(2))), log.unit);
  return (
    <div class="gp-tools gp-ramp-box">
      <Term
        id="js"
        run={() => divergenceWords(log)}
        meaning={t(
          'How far an earlier layer’s distribution of the next token is from the last layer’s: the mean of two Kullback-Leibler divergences, from the average of both to each of them. At 0 they agree.',
        )}
      >
        {t('divergence from the last layer')}
      </Term>
      <span class="gp-ramp-low">0</span>
      <span class="gp-scale-ramp" aria-hidden="true">
        {Array.from({length: LEVELS}, (_, level) => (
          <i key={level} style={{background: `var(--gp-heat-${level})`}} />
        ))}
      </span>
      <span class="gp-ramp-high">{high}</span>
      <span class="gp-mark-key">
        <i class="gp-mark-swatch" aria-hidden="true" />
        {t('contrasted')}
      </span>
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- in words

const shortName = (layer: number): string => (layer === 0 ? t('embedding') : t('layer {layer}', {layer}));
const layerName = (layer: number): string => (layer === 0 ? t('the embedding (layer 0)') : t('layer {layer}', {layer}));

// The divergence by which the contrasted layer was chosen.
function divergenceWords(log: RunLog): string {
  const contrast = log.current()?.layers;
  if (!contrast) return '';
  const {layer, candidate_layers: candidates, divergences} = contrast;
  const value = information(divergences[candidates.indexOf(layer)] ?? null, log.unit);
  return tn(
    candidates.length,
    '{layer}, the one candidate, has {value}.',
    '{layer} has the largest of {count}, {value}.',
    {layer: shortName(layer), value},
  );
}

function wordsOf(step: Step, unit: Unit): string {
  const place = {number: step.index + 1, token: quoted(step.chosen.text)};
  if (!step.layers) return t('Token {number}, {token}: no layer was contrasted.', place);
  const {layer, final_layer: final, candidate_layers: candidates, divergences} = step.layers;
  const list = listed(
    candidates.map((candidate, i) => `${shortName(candidate)} ${fixed(fromNats(divergences[i] ?? 0, unit), 3)}`),
  );
  return t(
    'Token {number}, {token}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.',
    {...place, layer: layerName(layer), final, unit: t(unit), list},
  );
}

// `picks`: in how many steps each layer was contrasted.
function tallyWords(picks: Record<number, number>): string {
  const sorted = Object.entries(picks).sort((a, b) => b[1] - a[1]);
  const all = sorted.reduce((sum, [, times]) => sum + times, 0);
  const list = sorted
    .map(([layer, times]) => t('{layer} in {times}', {layer: layerName(Number(layer)), times: count(times)}))
    .join(', ');
  return tn(all, 'Along the text: {list} of {count} step.', 'Along the text: {list} of {count} steps.', {list});
}
