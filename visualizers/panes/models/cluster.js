// The replicas of a cluster that decodes: how many there are, what each does, and whether one was lost. What it shows is
// a Cluster of playground/engines/cluster.py.

import {asSentence, make} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';

/**
 * @typedef {{
 *   replicas: {number: number, decoding: number, models: string[]}[], lanes: number, waiting: number,
 *   lost: {number: number, seconds: number}[], states: Record<string, number>,
 * }} Cluster
 */

/** @type {(cluster: Cluster) => HTMLElement[]} */
export function clusterParts(cluster) {
  const {replicas, lanes, waiting, lost, states} = cluster;
  const section = make('section', 'gp-shelf-section');
  section.append(make('h3', '', t('Replicas')), make('p', 'gp-note', [
    replicas.length === 0 ? t('No replica of the cluster answers now: runs wait until one does.') : tn(replicas.length, 'One replica of a cluster decodes, at most {lanes} runs side by side.', '{count} replicas of a cluster decode, each at most {lanes} runs side by side.', {lanes}),
    waiting ? tn(waiting, 'One run waits.', '{count} runs wait.') : '',
    coming(states),
  ].filter(Boolean).join(' ')));
  for (const each of lost) {
    const line = make('p', 'gp-problem');
    line.append(make('b', '', '▲ '), lostWords(each));
    section.append(line);
  }
  if (replicas.length) section.append(table(cluster));
  return [section];
}

/** @type {(states: Record<string, number>) => string} */
function coming({STARTING: starting = 0, RECOVERING: recovering = 0, STOPPING: stopping = 0}) {
  const [more, fewer] = [starting + recovering, stopping];
  return [
    more ? tn(more, 'One more is on its way.', '{count} more are on their way.') : '',
    fewer ? tn(fewer, 'One ends the runs that it has, and goes.', '{count} end the runs that they have, and go.') : '',
  ].filter(Boolean).join(' ');
}

/** @type {(lost: {number: number, seconds: number}) => string} */
function lostWords({number, seconds}) {
  const ago = seconds < 90
    ? t('Replica {number} was lost less than two minutes ago.', {number})
    : t('Replica {number} was lost {minutes} minutes ago.', {number, minutes: Math.round(seconds / 60)});
  return `${ago} ${t('Its runs have ended: click Generate to run them again, on another replica. The cluster starts a new one by itself.')}`;
}

/** @type {(cluster: Cluster) => HTMLElement} */
function table({replicas, lanes}) {
  const [whole, thead, head, body] = [make('table'), make('thead'), make('tr'), make('tbody')];
  head.append(...[t('replica'), t('runs'), t('models')].map((name) => make('th', '', name, {scope: 'col'})));
  thead.append(head);
  body.append(...replicas.map(({number, decoding, models}) => {
    const row = make('tr');
    row.append(
      make('th', '', t('Replica {number}', {number}), {scope: 'row'}),
      make('td', '', t('{count} of {lanes}', {count: decoding, lanes}), {'data-label': t('runs')}),
      make('td', '', models.join(', ') || '–', {'data-label': t('models')}),
    );
    return row;
  }));
  whole.append(make('caption', 'gp-hidden', asSentence(t('the replicas of the cluster'))), thead, body);
  return whole;
}
