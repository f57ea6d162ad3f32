// The models: what is loaded, what is bundled, what could be opened. What it shows comes from
// playground/ui/models/models_view.py, which also does what its buttons ask.

import {useState} from 'preact/hooks';
import {type GroupProps, groupPane} from '../core/component.tsx';
import type {RunGroup} from '../core/run_group.ts';
import {bytesWords} from '../core/text.ts';
import {type Said, t} from '../core/texts.ts';
import type {Found} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {type Cluster, Replicas} from './cluster.tsx';
import {Press, countWords} from './model_facts.tsx';

interface LoadedModel {
  class_name: string;
  precision: Said;
  device: string;
  bytes: number;
  in_use: boolean;
  parameters: number | null;
}

interface ShelfRow {
  model: string;
  words: Said;
  assistant: string | null;
  size?: number | null; // on disk
  millions?: number; // of parameters
  download?: number;
  here?: boolean;
  gated?: boolean;
  loaded?: LoadedModel;
  canUnload?: boolean;
}

interface Section {
  title: Said;
  note: Said;
  folded?: boolean;
  rows: ShelfRow[];
}

interface ShelfFound extends Found {
  sections: Section[];
  canOpen: boolean;
  cluster?: Cluster | null;
}

function Shelf({group}: GroupProps) {
  const {sections, canOpen, cluster} = group.found as ShelfFound;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Models')}</h2>
      </header>
      <div class="gp-cluster">{cluster && <Replicas cluster={cluster} />}</div>
      <div class="gp-shelf-sections">
        {sections.map((section) => (
          <SectionView key={t(section.title)} group={group} section={section} canOpen={canOpen} />
        ))}
      </div>
    </>
  );
}

export const shelfPane = groupPane(Shelf, ({found}) => Boolean(found));

interface SectionProps {
  group: RunGroup;
  section: Section;
  canOpen: boolean;
}

function SectionView({group, section: {title, note, folded, rows}, canOpen}: SectionProps) {
  const [isOpen, setOpen] = useState(!folded);
  return (
    <details class="gp-shelf-section" open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{t(title)}</h3>
        <span class="gp-note"> {rows.length}</span>
      </summary>
      <p class="gp-note">{rows.length ? t(note) : t('None yet.')}</p>
      {rows.length > 0 && (
        <table>
          <caption class="gp-hidden">{t(title)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('model')}</th>
              <th scope="col">{t('description')}</th>
              <th scope="col">
                <Term id="memory">{t('size')}</Term>
              </th>
              <th scope="col">{t('matching draft')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.model} group={group} row={row} canOpen={canOpen} />
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

function Row({group, row, canOpen}: {group: RunGroup; row: ShelfRow; canOpen: boolean}) {
  const {model, loaded, download, here, assistant} = row;
  const isToGet = Boolean(download && !here);
  const marks = loaded
    ? []
    : [row.gated && `▲ ${t('gated: needs an access token')}`, here && `✓ ${t('downloaded')}`].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        {model}
        {marks.length > 0 && <small>{marks.join(' · ')}</small>}
      </th>
      <td>
        {t(row.words)}
        {loaded && <Loaded loaded={loaded} />}
      </td>
      <td>{loaded ? <LoadedSize loaded={loaded} /> : <Size row={row} download={isToGet ? download : undefined} />}</td>
      <td data-label={t('matching draft')}>{assistant || '–'}</td>
      <td>
        {isToGet ? (
          <Press group={group} act="get" model={model} words={t('Get it')} />
        ) : (
          <Press group={group} act="use" model={model} words={t('Use it')} />
        )}
        {loaded ? (
          <Press group={group} act="tell" model={model} words={t('Show')} />
        ) : (
          canOpen && <Press group={group} act="pick" model={model} words={t('Put the name in the Model box')} />
        )}
        {row.canUnload && <Press group={group} act="unload" model={model} words={t('Unload')} />}
      </td>
    </tr>
  );
}

function Loaded({loaded: {in_use: isUsed, class_name: kind, precision, device}}: {loaded: LoadedModel}) {
  return (
    <>
      {isUsed ? `● ${t('in use')}` : `○ ${t('idle')}`}
      <small>{t('{kind}, {precision}, on {device}', {kind, precision: t(precision), device})}</small>
    </>
  );
}

function LoadedSize({loaded: {bytes, parameters}}: {loaded: LoadedModel}) {
  return (
    <>
      {bytesWords(bytes)}
      <small>{t('{count} parameters', {count: countWords(parameters)})}</small>
    </>
  );
}

function Size({row: {millions, size}, download}: {row: ShelfRow; download?: number}) {
  return (
    <>
      {millions ? t('about {size}', {size: countWords(millions * 1e6)}) : bytesWords(size)}
      <small>{millions ? t('parameters') : t('on disk')}</small>
      {download !== undefined && <small>{t('{size} to download', {size: bytesWords(download)})}</small>}
    </>
  );
}
