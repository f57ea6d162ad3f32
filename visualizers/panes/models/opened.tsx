// A model that was opened, and what its generation config changes. What it shows is an Opened of
// playground/models/description.py, with the rows of playground/requests/model_defaults.py.

import {type GroupProps, groupPane} from '../core/component.tsx';
import {bytesWords, inParts} from '../core/text.ts';
import {type Said, t} from '../core/texts.ts';
import type {Found} from '../core/types.ts';
import {type Fact, Facts, contextWords, countWords, memorySum} from './model_facts.tsx';

/** A field of a model's generation config: what it sets, what the library would, and what applies `by` whom. */
interface Field {
  name: string;
  model: unknown;
  library: unknown;
  meaning: Said;
  applies: unknown;
  by: string;
  ignored: Said;
  same: boolean;
}

interface Opened extends Found {
  model: string;
  class_name: string;
  parameters: number | null;
  precision: Said;
  device: string;
  bytes: number | null;
  context_length: number | null;
  vocab_size: number | null;
  chat_template: boolean;
  fields: Field[];
}

function OpenedView({group}: GroupProps) {
  const found = group.found as Opened;
  const {fields} = found;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Opened model')}</h2>
        <p class="gp-note gp-about">{found.model}</p>
      </header>
      <Facts facts={factsOf(found)} />
      <h3 class="gp-opened-title">
        <span
          tabIndex={0}
          data-tip={t(
            'What the model’s own generation_config.json sets. It applies to every field that neither you nor a preset sets.',
          )}
        >
          {t('Its generation config')}
        </span>
      </h3>
      {fields.length > 0 ? (
        <Table fields={fields} />
      ) : (
        <p class="gp-note gp-none">{t('It sets no field: the library’s defaults apply.')}</p>
      )}
    </>
  );
}

export const openedPane = groupPane(OpenedView, ({found}) => Boolean(found));

const factsOf = (found: Opened): Fact[] => [
  {name: t('class'), value: found.class_name},
  {name: t('parameters'), value: countWords(found.parameters), term: 'parameters'},
  {name: t('precision'), value: t(found.precision), term: 'precision'},
  {name: t('device'), value: found.device},
  {
    name: t('in memory'),
    value: bytesWords(found.bytes),
    term: 'memory',
    run: () => memorySum(found.bytes, found.parameters),
  },
  {name: t('context'), value: contextWords(found.context_length), term: 'context'},
  {name: t('vocabulary'), value: countWords(found.vocab_size), term: 'vocabulary'},
  {name: t('chat template'), value: found.chat_template ? t('yes') : t('no')},
];

const valueWords = (value: unknown) => (value === null ? t('none') : JSON.stringify(value));

// Where there is no room for a row, cells have their headings in them.
function Table({fields}: {fields: Field[]}) {
  const [model, library, here] = [t('model'), t('library default'), t('on this page')];
  return (
    <table class="gp-fields">
      <caption class="gp-hidden">{t('The fields that the model sets, with the library’s defaults')}</caption>
      <thead>
        <tr>
          {[t('field'), model, library, t('what it changes'), here].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
            </th>
            <td data-label={model}>
              <code>{valueWords(field.model)}</code>
            </td>
            <td data-label={library}>
              <code>{valueWords(field.library)}</code>
            </td>
            <td>{t(field.meaning)}</td>
            <td data-label={here}>{pageWords(field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pageWords({applies, by, ignored, same}: Field): string {
  if (by === 'changed')
    return inParts([`▲ ${t('the page sets {value}', {value: JSON.stringify(applies)})}`, t(ignored)]);
  if (by === 'model' && ignored) return `○ ${t(ignored)}`;
  if (by === 'model') return same ? t('the same as the default') : `◆ ${t('applies')}`;
  return t('another field takes its place');
}
