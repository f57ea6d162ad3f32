// The measures pane: a table of what the runs came to in numbers, a row for each group and a column for each metric, with
// a bar in each cell. It says which value is best where the metric knows, and can be sorted.

import {rangeWords, starOf} from '../charts/heat.ts';
import {type GroupProps, groupPane} from '../core/component.tsx';
import type {RunGroup} from '../core/run_group.ts';
import {t} from '../core/texts.ts';
import type {Group, Metric} from '../core/types.ts';
import {type Column, SortTable} from '../widgets/table.tsx';
import {ColumnChoice, useColumns} from './column_choice.tsx';
import {letterOf} from './divergence_point.ts';
import {metricTerm} from './metric_terms.ts';
import {laneWords} from './titles.ts';
import {isCounted, valueOf, valueWords} from './value_words.ts';

function Measures({group}: GroupProps) {
  const [names, choose] = useColumns();
  const {groups} = group;
  const known = metricsOf(group);
  const columns = known.filter(({name}) => names.has(name)).map((metric) => columnOf(metric, group));
  const isOne = groups.length < 2;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Metrics')}</h2>
        <span class="gp-note gp-sorting" hidden={isOne}>
          {t('Click a heading to sort; point at it for its formula.')}
        </span>
        <ColumnChoice metrics={known} names={names} choose={choose} />
      </header>
      <div
        class="gp-wide"
        tabIndex={0}
        role="region"
        aria-label={t('The table of metrics, which may be wider than the page')}
      >
        <SortTable
          class={isOne ? 'gp-metrics gp-one' : 'gp-metrics'}
          rows={groups}
          keyOf={({number}) => number}
          heading={{title: headingOf(group), tip: t('Click to restore the order of the rows.')}}
          nameOf={(one) => (
            <>
              <b class="gp-letter">{letterOf(group, one.number)}</b>
              <bdi>{laneWords(one)}</bdi>
            </>
          )}
          columns={columns}
        />
      </div>
      <p class="gp-note gp-best-key" hidden={columns.every(({best}) => !best)}>
        <b class="gp-best-sign">★</b> {t('the best of its column: better than every other, seed by seed')}
      </p>
    </>
  );
}

// Those of which something is known.
const metricsOf = ({metrics, groups}: RunGroup): Metric[] =>
  metrics.filter((metric) => groups.some((each) => valueOf(each, metric) !== null));

export const measuresPane = groupPane(Measures, (group) => metricsOf(group).length > 0, ['measured', 'lanes']);

function headingOf({header}: RunGroup): string {
  if (header?.kind === 'lanes') return t('Lane');
  return header?.kind === 'sweep' ? t('Cell') : t('Runs');
}

function columnOf(metric: Metric, group: RunGroup): Column<Group> & {best: Group | null} {
  const {name, title, unit, better} = metric;
  const most = Math.max(...group.groups.map((each) => Math.abs(valueOf(each, metric) ?? 0)));
  const best: Group | null = starOf(metric, group.groups);
  return {
    name,
    title: t(title),
    term: metricTerm(metric, group, (number) => letterOf(group, number)),
    unit: unit !== title.toLowerCase() ? t(unit) : '',
    valueOf: (each) => valueOf(each, metric),
    isSmallestFirst: better === 'less',
    cellClass: (each) => (each === best ? 'gp-best' : ''),
    cell: (each) => (
      <Value
        metric={metric}
        group={each}
        isBest={each === best}
        share={Math.abs(valueOf(each, metric) ?? 0) / (most || 1)}
      />
    ),
    best,
  };
}

function Value({metric, group, isBest, share}: {metric: Metric; group: Group; isBest: boolean; share: number}) {
  const range = valueOf(group, metric) === null || isCounted(metric) ? '' : rangeWords(metric, group);
  return (
    <>
      <span class="gp-value">
        <b class="gp-best-sign" aria-hidden="true">
          {isBest ? '★' : ''}
        </b>
        <span>{valueWords(metric, group)}</span>
        <span class="gp-hidden">{isBest ? ` ${t('(best)')}` : ''}</span>
        <small class="gp-seeds-range">{range && t('over the seeds {range}', {range})}</small>
      </span>
      <span class="gp-track">
        <i style={{width: `${(share * 100).toFixed(2)}%`}} />
      </span>
    </>
  );
}
