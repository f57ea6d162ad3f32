// What a search of the knobs finds. First come names, groups and synonyms, in which every typed word must begin a word of
// one of them: "rep pen" is repetition_penalty. Only where there is none, the words may stand anywhere in the texts. What
// people read is searched in English and in their language.

import {make} from '../../../../visualizers/panes/core/text.ts';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {TABLE} from './knob_table.js';

// The words of a text; an underscore parts them too, so that "max_tokens" and "max tokens" are the same.
export const wordsOf = (text) => text.toLowerCase().split(/[\s_-]+/).filter(Boolean);

// A lone letter stands for itself: "n" does not mean all that begins with n.
function means(asked, phrase) {
  const its = wordsOf(phrase);
  if (asked.length === 1 && asked[0].length === 1) return its.length === 1 && its[0] === asked[0];
  return asked.every((word) => its.some((own) => own.startsWith(word)));
}

const anywhere = (asked, text) => asked.every((word) => wordsOf(text).join(' ').includes(word));

// {knobs, beside, absent}: of `knobs` those that are meant, what is set beside them, and what the library lacks.
export function searchedFor(typed, knobs) {
  const asked = wordsOf(typed);
  if (!asked.length) return {knobs, beside: [], absent: []};
  const known = ({words: phrases}) => phrases.some((phrase) => means(asked, phrase));
  const absent = TABLE.absent.filter(({words: phrases}) => phrases.includes(asked.join(' ')));
  const beside = TABLE.elsewhere.filter(known);
  const meant = knobs.filter((knob) => [knob.name, knob.group, t(knob.group), ...knob.synonyms].some((phrase) => means(asked, phrase)));
  if (meant.length || absent.length || beside.length) return {knobs: meant, beside, absent};
  const said = (knob) => [knob.group, knob.meaning, knob.explanation];
  const text = (knob) => [knob.name, ...knob.synonyms, ...said(knob), ...said(knob).map((one) => t(one))].join(' ');
  return {knobs: knobs.filter((knob) => anywhere(asked, text(knob))), beside, absent};
}

// What is set beside the knobs, with the way to it where this page has it. What is folded up is not on the page yet.
export function placeElement({text, id, inside}) {
  const line = make('p', 'kp-faint', t(text) + ' ');
  const at = (name) => (name ? document.getElementById(name) : null);
  if (!at(id) && !at(inside)) return line;
  const go = make('button', 'kp-link', t('Go to it'), {type: 'button'});
  const arrive = (tries) => {
    const input = /** @type {HTMLElement} */ (at(id)?.querySelector('input, textarea, select'));
    if (!input?.offsetParent && tries) return requestAnimationFrame(() => arrive(tries - 1));
    input?.scrollIntoView({block: 'center'});
    return input?.focus({preventScroll: true});
  };
  go.addEventListener('click', () => {
    if (!at(id)?.offsetParent) /** @type {HTMLElement} */ (at(inside)?.querySelector('button.label-wrap'))?.click();
    arrive(60);
  });
  line.append(go);
  return line;
}
