// The replicas of a cluster that decodes: how many there are, what each does, and whether one was lost. What it shows is
// a Cluster of playground/engines/cluster.py.

import {asSentence} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';

export interface Cluster {
  replicas: {number: number; decoding: number; models: string[]}[];
  lanes: number;
  waiting: number;
  lost: {number: number; seconds: number}[];
  states: Partial<Record<string, number>>;
}

export function Replicas({cluster}: {cluster: Cluster}) {
  const {replicas, lanes, waiting, lost, states} = cluster;
  const words = [
    replicas.length === 0
      ? t('No replica of the cluster answers now: runs wait until one does.')
      : tn(
          replicas.length,
          'One replica of a cluster decodes, at most {lanes} runs side by side.',
          '{count} replicas of a cluster decode, each at most {lanes} runs side by side.',
          {lanes},
        ),
    waiting > 0 && tn(waiting, 'One run waits.', '{count} runs wait.'),
    ...comingWords(states),
  ];
  return (
    <section class="gp-shelf-section">
      <h3>{t('Replicas')}</h3>
      <p class="gp-note">{words.filter(Boolean).join(' ')}</p>
      {lost.map((each) => (
        <p key={each.number} class="gp-problem">
          <b>▲ </b>
          {lostWords(each)}
        </p>
      ))}
      {replicas.length > 0 && <Table cluster={cluster} />}
    </section>
  );
}

function comingWords({STARTING: starting = 0, RECOVERING: recovering = 0, STOPPING: stopping = 0}: Cluster['states']) {
  const more = starting + recovering;
  return [
    more > 0 && tn(more, 'One more is on its way.', '{count} more are on their way.'),
    stopping > 0 && tn(stopping, 'One finishes its runs, then leaves.', '{count} finish their runs, then leave.'),
  ];
}

function lostWords({number, seconds}: Cluster['lost'][0]): string {
  const ago =
    seconds < 90
      ? t('Replica {number} was lost less than two minutes ago.', {number})
      : t('Replica {number} was lost {minutes} minutes ago.', {number, minutes: Math.round(seconds / 60)});
  return `${ago} ${t('Its runs have ended: click Generate to run them again, on another replica. The cluster starts a new one by itself.')}`;
}

function Table({cluster: {replicas, lanes}}: {cluster: Cluster}) {
  return (
    <table>
      <caption class="gp-hidden">{asSentence(t('the replicas of the cluster'))}</caption>
      <thead>
        <tr>
          <th scope="col">{t('replica')}</th>
          <th scope="col">{t('runs')}</th>
          <th scope="col">{t('models')}</th>
        </tr>
      </thead>
      <tbody>
        {replicas.map(({number, decoding, models}) => (
          <tr key={number}>
            <th scope="row">{t('Replica {number}', {number})}</th>
            <td data-label={t('runs')}>{t('{count} of {lanes}', {count: decoding, lanes})}</td>
            <td data-label={t('models')}>{models.join(', ') || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
