// How a chart that the page makes itself looks: that of visualizers/figures/look.py, for what follows the page as a person
// uses it (its unit, the token that is looked at, runs under way).

import type {Chart} from '../core/types.ts';

export const axisOf = (title: string, more: object = {}): object => ({
  color: 'var(--gp-muted)',
  gridcolor: 'var(--gp-line)',
  linecolor: 'var(--gp-line)',
  zeroline: false,
  automargin: true,
  title: {text: title, standoff: 8, font: {size: 13}},
  ...more,
});

// A chart that is named `label`; `layout` are further properties of Plotly's layout.
export const chartOf = (label: string, data: Chart['data'], x: object, y: object, layout: object = {}): Chart => ({
  data,
  layout: {
    font: {color: 'var(--gp-text)', size: 13, family: 'system-ui, Segoe UI, Roboto, Helvetica Neue, Arial'},
    paper_bgcolor: 'var(--gp-surface)',
    plot_bgcolor: 'var(--gp-surface)',
    hoverlabel: {bgcolor: 'var(--gp-raised)', bordercolor: 'var(--gp-line)', font: {color: 'var(--gp-text)'}},
    hovermode: 'closest',
    margin: {l: 52, r: 18, t: 28, b: 44},
    height: 300,
    showlegend: false,
    xaxis: x,
    yaxis: y,
    meta: label,
    ...layout,
  },
});
