// The precisions pane: the models of a comparison of precisions in a table, what each takes, how fast it is, how far its
// distributions lie from the reference's; and what each wrote, with the place where it diverges from the first. What it shows
// was found by playground/experiments/precision.py.

import {OTHERS_WARNING, stillMissing} from '../assisted/speculation.ts';
import {titleWords} from '../comparison/titles.ts';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {count} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {type PrecisionFound, type PrecisionGroup, klUnitWords, precisionsIn, readGroups} from './pair_words.ts';
import {CostTable} from './precision_costs.tsx';

function Precisions({group}: GroupProps) {
  const found = group.found as PrecisionFound;
  const {groups, reading, noise, others, cpu_words: ofCpu} = found;
  const warning = noise ? t(noise) : others ? t(OTHERS_WARNING) : '';
  const missing =
    reading === null
      ? stillMissing(group, found)
      : t('Reading the reference’s text with {model}.', {model: titleWords(groups[reading].title)});
  const read = readGroups(found);
  const means = read.map(({title, pair}) =>
    t('{model}: mean KL {kl}', {model: titleWords(title), kl: klUnitWords(pair.mean, group.unit)}),
  );
  const name = t('Memory, speed and divergence of each precision');
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Precisions')}</h2>
        <p class="gp-note gp-missing">{missing}</p>
      </header>
      <p class="gp-warning" hidden={!warning}>
        {warning && `⚠ ${warning}`}
      </p>
      <p class="gp-hidden gp-told" role="status">
        {group.done && means.length > 0 && `${means.join('. ')}.`}
      </p>
      <div class="gp-wide" tabIndex={0} role="group" aria-label={name}>
        <CostTable name={name} groups={groups} unit={group.unit} />
      </div>
      <p class="gp-note gp-cpu" hidden={!ofCpu}>
        {t(ofCpu)}
      </p>
      <h3 class="gp-subtitle">{t('What they write')}</h3>
      <ol class="gp-writings">
        {groups.map((one, number) => (
          <Writing
            key={number}
            one={one}
            reference={number ? groups[0] : null}
            status={statusWords(one, number > 0 && groups[0].text !== null, Boolean(group.done))}
          />
        ))}
      </ol>
    </>
  );
}

export const precisionsPane = groupPane(Precisions, ({found}) => precisionsIn(found) !== null);

// ---------------------------------------------------------------------------------------------------- the texts

interface WritingProps {
  one: PrecisionGroup;
  reference: PrecisionGroup | null;
  status: string;
}

function Writing({one, reference, status}: WritingProps) {
  const characters = [...(one.text ?? '')];
  const shared = reference && reference.text !== null ? common(reference.text, characters) : characters.length;
  return (
    <li>
      <p class="gp-writing-head">
        <b>{titleWords(one.title)}</b>
        <span class={`gp-note${reference && isKnown(one.parts_at) ? ' gp-parting' : ''}`}>{status}</span>
      </p>
      <p class="gp-writing" dir="auto">
        {characters.slice(0, shared).join('')}
        {shared < characters.length && <span class="gp-apart">{characters.slice(shared).join('')}</span>}
      </p>
    </li>
  );
}

// How many characters (code points) both begin with.
function common(text: string, other: string[]): number {
  const one = [...text];
  const at = one.findIndex((character, i) => character !== other[i]);
  return at < 0 ? one.length : at;
}

function statusWords({failed, text, tokens, parts_at: at, pair}: PrecisionGroup, isCompared: boolean, isOver: boolean) {
  if (failed) return `✕ ${t('stopped by an error')}`;
  if (text === null) return isOver ? t('did not finish') : t('writing, or waiting for its turn');
  const words = textWords(tokens ?? 0, at, isCompared);
  if (!pair?.error) return words;
  const why = `${t(pair.error.message)} ${t(pair.error.fix)}`;
  return `${words}. ${t('Its distributions cannot be compared with the reference: {why}', {why})}`;
}

function textWords(tokens: number, at: number | null, isCompared: boolean): string {
  if (!isCompared) return tn(tokens, '{count} token', '{count} tokens');
  if (isKnown(at))
    return `✂ ${t('diverges from the reference at token {number} of {all}', {number: count(at + 1), all: count(tokens)})}`;
  return `= ${tn(tokens, 'the same {count} token as the reference', 'the same {count} tokens as the reference')}`;
}
