// The grid pane: one cell for each setting of one or two knobs, with its text and a metric, coloured by that metric. The
// same table is the heat map, with its texts left out; over a single knob the metric is a line as well.

import {useId, useMemo, useRef, useState} from 'preact/hooks';
import {type Heat, heatOf} from '../charts/heat.ts';
import type {ChartPoint} from '../charts/plotly.ts';
import {ChartBox} from '../charts/chart.tsx';
import {type GroupProps, groupPane, useFresh} from '../core/component.tsx';
import {count} from '../core/text.ts';
import {isTouched, t, tn} from '../core/texts.ts';
import type {Group, GroupPane} from '../core/types.ts';
import {Legend, Meaning, chartOfMetric} from './grid_legend.tsx';
import {GridState, cellsKnown} from './grid_state.ts';
import {GridTable} from './grid_view.tsx';
import {useVersions} from './versions.ts';
import {WholeCell} from './whole_cell.tsx';

type View = 'texts' | 'heat'; // whether the cells have texts, or their colours alone

function Grid({group, changes}: GroupProps) {
  const fresh = useFresh(changes);
  const state = useMemo(() => new GridState(group), [group.groups]);
  const [chosen, setChosen] = useState('');
  const [view, setView] = useState<View>('texts');
  const [whole, setWhole] = useState<Group | null>(null);
  const metric = state.metricNamed(chosen);
  const measured = useRef(0);
  if (fresh.run || fresh.measured || fresh.status) measured.current += 1;
  const heat: Heat = useMemo(() => heatOf(metric, group.groups), [metric, measured.current]);
  const isHeat = view === 'heat';
  const chart = useMemo(() => (isHeat ? chartOfMetric(state, metric, heat) : undefined), [isHeat, state, metric, heat]);
  const versionOf = useVersions(group, fresh, ['pair', 'status']);
  const known = cellsKnown(group);
  const isInChart = isHeat && !state.isList && state.isSettled; // it shows the same
  const described = useId();
  const press = ({pointNumber: at}: ChartPoint) =>
    setWhole(Array.isArray(at) ? state.inRow(at[0])[at[1]] : state.inOrder[at]);
  const axisClass = state.isList ? 'gp-on-one-axis' : '';
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{state.knobs}</h2>
        <div class="gp-tools">
          <label>
            {t('Metric')}{' '}
            <select
              class="gp-metric"
              aria-label={t('Metric of the cells')}
              value={metric.name}
              onChange={({currentTarget}) => setChosen(currentTarget.value)}
            >
              {group.metrics.map(({name, title}) => (
                <option key={name} value={name}>
                  {t(title)}
                </option>
              ))}
            </select>
          </label>
          <span class="gp-switch" role="group" aria-label={t('What the cells show')}>
            <ViewButton name="texts" words={t('texts')} view={view} choose={setView} />
            <ViewButton name="heat" words={t('heat map')} view={view} choose={setView} />
          </span>
        </div>
      </header>
      <Meaning state={state} metric={metric} id={described} />
      <Legend state={state} metric={metric} heat={heat} />
      <p class="gp-spared" hidden={!known}>
        {known > 0 &&
          tn(
            known,
            '= {count} of {cells} cells has the same text as another, word for word: with the same luck, no run was needed to know it.',
            '= {count} of {cells} cells have the same text as another, word for word: with the same luck, no run was needed to know it.',
            {cells: count(group.groups.length)},
          )}
      </p>
      <ChartBox key={axisClass} class={`gp-metric-chart ${axisClass}`} chart={chart} press={press} />
      <div class={['gp-field', axisClass, isHeat && 'gp-as-heat'].filter(Boolean).join(' ')} hidden={isInChart}>
        <GridTable
          state={state}
          metric={metric}
          heat={heat}
          described={described}
          versionOf={versionOf}
          open={setWhole}
        />
      </div>
      <p class="gp-note gp-hint">
        {isInChart
          ? t('Click a cell for its full text. Drag to zoom; double-click to see all again.')
          : isTouched()
            ? t('Touch a cell for its full text.')
            : t('Click a cell, or press Enter, for its full text; the arrow keys move between cells.')}
      </p>
      <WholeCell
        state={state}
        cell={whole && group.groups.includes(whole) ? whole : null}
        shut={() => setWhole(null)}
      />
    </>
  );
}

interface ViewButtonProps {
  name: View;
  words: string;
  view: View;
  choose: (name: View) => void;
}

const ViewButton = ({name, words, view, choose}: ViewButtonProps) => (
  <button type="button" data-view={name} aria-pressed={view === name} onClick={() => choose(name)}>
    {words}
  </button>
);

const drawn = groupPane(Grid, ({header, groups}) => header?.kind === 'sweep' && groups.length > 0);

// A dialog that is open would keep the page from being used when the pane leaves.
export const gridPane: GroupPane = (root, group) => {
  const update = drawn(root, group);
  return (changes) => {
    update(changes);
    if (root.hidden) root.querySelector('dialog')?.close();
  };
};
