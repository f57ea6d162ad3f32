// What a model takes before it is opened, beside what is free; in which precisions it would fit. What it shows is an
// Estimate of playground/models/description.py.

import {type GroupProps, groupPane} from '../core/component.tsx';
import type {RunGroup} from '../core/run_group.ts';
import {bytesWords} from '../core/text.ts';
import {type Said, t} from '../core/texts.ts';
import type {Found} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {type Fact, Facts, Press, contextWords, countWords, memorySum} from './model_facts.tsx';

/** A way to open a model; sizes in bytes. */
interface LoadOption {
  model: string;
  label: Said;
  bytes: number;
  fits: boolean;
}

/** Sizes in bytes; null where nobody knows. `why` it does not fit, and the `fix`; `reckoned`: memory is estimated. */
interface Estimate extends Found {
  model: string;
  class_name: string;
  parameters: number | null;
  dtype: string;
  device: string;
  download: number | null;
  memory: number | null;
  room: number | null; // with that for a run
  free: number;
  free_disk: number | null;
  fits: boolean | null;
  why: Said;
  fix: Said;
  context_length: number | null;
  vocab_size: number | null;
  ways: LoadOption[];
  smaller: LoadOption | null;
  complete: boolean;
  reckoned: boolean;
}

function EstimateView({group}: GroupProps) {
  const found = group.found as Estimate;
  const {model, why, fix, ways, smaller} = found;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Requirements')}</h2>
        <p class="gp-note gp-about">{model}</p>
      </header>
      <p class="gp-fit" role="status">
        <b>{verdictWords(found)}</b> <span>{why ? `${t(why)} ${t(fix)}` : fitsWords(found)}</span>
      </p>
      <Facts facts={factsOf(found)} />
      {ways.length > 0 && <Ways group={group} found={found} />}
      <p class="gp-note gp-smaller">
        {smaller && (
          <>
            {t('It does not fit in any precision. A model that does: {model}, {size}.', {
              model: smaller.model,
              size: bytesWords(smaller.bytes),
            })}{' '}
            <Press group={group} act="pick" model={smaller.model} words={t('Choose')} />
          </>
        )}
      </p>
    </>
  );
}

export const estimatePane = groupPane(EstimateView, ({found}) => Boolean(found));

function factsOf(found: Estimate): Fact[] {
  const {memory, parameters, free_disk: disk} = found;
  return [
    {name: t('class'), value: found.class_name},
    {name: t('parameters'), value: countWords(parameters), term: 'parameters'},
    {name: t('precision'), value: found.dtype, term: 'precision'},
    {name: t('device'), value: found.device},
    {name: t('to download'), value: downloadWords(found), term: 'memory'},
    {name: t('memory'), value: memoryWords(found), term: 'memory', run: () => memorySum(memory, parameters)},
    {name: t('free memory'), value: bytesWords(found.free), term: 'memory'},
    ...(disk === null ? [] : [{name: t('free disk space'), value: bytesWords(disk), term: 'memory'}]),
    {name: t('context'), value: contextWords(found.context_length), term: 'context'},
    {name: t('vocabulary'), value: countWords(found.vocab_size), term: 'vocabulary'},
  ];
}

function downloadWords({complete, download}: Estimate): string {
  if (!complete) return t('its weights are missing');
  return download ? bytesWords(download) : t('nothing: it is here');
}

function memoryWords({memory, reckoned}: Estimate): string {
  if (memory === null) return t('not known');
  return reckoned ? t('about {size}', {size: bytesWords(memory)}) : bytesWords(memory);
}

function verdictWords({complete, fits}: Estimate): string {
  if (!complete) return `✕ ${t('It cannot be opened.')}`;
  if (fits === null) return `? ${t('It is not known whether it fits.')}`;
  return fits ? `✓ ${t('It fits.')}` : `✕ ${t('It does not fit.')}`;
}

function fitsWords({room, free, reckoned}: Estimate): string {
  if (room === null) return t('Neither its files nor its config say how much memory it needs.');
  const sizes = {size: bytesWords(room), free: bytesWords(free)};
  if (!reckoned) return t('It needs {size}, with room for a run; {free} is available.', sizes);
  const estimated = t('Its weights do not say how large they are: this is estimated from its config.');
  return `${t('It needs about {size}, with room for a run; {free} is available.', sizes)} ${estimated}`;
}

// ---------------------------------------------------------------------------------------------------- other precisions

const length = (share: number) => `${(share * 100).toFixed(2)}%`;

function Ways({group, found: {ways, free}}: {group: RunGroup; found: Estimate}) {
  // as wide as what is free, for every model, so that a small one looks small; wider only where one takes more than that
  const shown = Math.max(free, ...ways.map(({bytes}) => bytes)) * 1.05;
  return (
    <table class="gp-ways">
      <caption class="gp-hidden">{t('The same model in other precisions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('precision')}</th>
          <th scope="col">
            <Term id="memory" meaning={t('The size of the weights in this precision.')}>
              {t('memory')}
            </Term>
          </th>
          <th scope="col" class="gp-way-bar">
            <Term
              id="memory"
              meaning={t(
                'The size of the weights. The line is the free memory; a run takes a tenth more than the weights.',
              )}
            >
              {t('vs. free memory')}
            </Term>
          </th>
          <th scope="col">{t('fits?')}</th>
          <th scope="col">
            <span class="gp-hidden">{t('choose')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({model, label, bytes, fits}) => (
          <tr key={model} class={fits ? '' : 'gp-over'}>
            <th scope="row">{t(label)}</th>
            <td>{bytesWords(bytes)}</td>
            <td>
              <span class="gp-strip" aria-hidden="true">
                <i style={{width: length(Math.min(1, bytes / shown))}} />
                <u style={{left: length(free / shown)}} />
              </span>
            </td>
            <td>{fits ? `✓ ${t('yes')}` : `✕ ${t('no')}`}</td>
            <td>
              <Press
                group={group}
                act="pick"
                model={model}
                words={t('Choose')}
                label={t('Choose {precision}', {precision: t(label)})}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
