// What a search of the knobs finds. First come names, groups and synonyms, in which every typed word must begin a word of
// one of them: "rep pen" is repetition_penalty. Only where there is none, the words may stand anywhere in the texts. What
// people read is searched in English and in their language.

import {t} from '../../../../visualizers/panes/core/texts.ts';
import {type Knob, type Place, TABLE} from './knob_table.ts';

// The words of a text; an underscore parts them too, so that "max_tokens" and "max tokens" are the same.
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);

// A lone letter stands for itself: "n" does not mean all that begins with n.
function means(asked: string[], phrase: string): boolean {
  const its = wordsOf(phrase);
  if (asked.length === 1 && asked[0].length === 1) return its.length === 1 && its[0] === asked[0];
  return asked.every((word) => its.some((own) => own.startsWith(word)));
}

const anywhere = (asked: string[], text: string) => asked.every((word) => wordsOf(text).join(' ').includes(word));

/** What is found: the knobs that are meant, what is set beside them, and the sentences on what the library lacks. */
export interface Findings {
  knobs: Knob[];
  beside: Place[];
  absent: string[];
}

export function searchedFor(typed: string, knobs: Knob[]): Findings {
  const asked = wordsOf(typed);
  if (!asked.length) return {knobs, beside: [], absent: []};
  const absent = TABLE.absent.filter(({words}) => words.includes(asked.join(' '))).map(({text}) => text);
  const beside = TABLE.elsewhere.filter(({words}) => words.some((phrase) => means(asked, phrase)));
  const meant = knobs.filter(({name, group, synonyms}) =>
    [name, group, t(group), ...synonyms].some((phrase) => means(asked, phrase)),
  );
  if (meant.length || absent.length || beside.length) return {knobs: meant, beside, absent};
  const said = ({group, meaning, explanation}: Knob) => [group, meaning, explanation];
  const text = (knob: Knob) =>
    [knob.name, ...knob.synonyms, ...said(knob), ...said(knob).map((one) => t(one))].join(' ');
  return {knobs: knobs.filter((knob) => anywhere(asked, text(knob))), beside, absent};
}
