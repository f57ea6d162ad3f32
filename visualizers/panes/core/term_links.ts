// Words of running texts that are terms of the glossary: each, where it first stands, is a link to its entry. What stands in
// quotation marks is left alone: that is a token or a text, of a model or a person. Knows no run.

import {addressOf} from './glossary.ts';
import {TERMS, termOf} from './meanings.ts';
import {make} from './text.ts';

const QUOTED = /(“[^”]*”|„[^“]*“|«[^»]*»)/;
const ENDINGS = '(?:s|es|e|n|en|x)?'; // of a plural, in the languages of the page
// Words of everyday texts that happen to be terms: a link at each of them would be noise.
const PLAIN = new Set([
  'token',
  'step',
  'prompt',
  'draft',
  'kept',
  'ending',
  'time',
  'length',
  'speed',
  'bits',
  'sample',
  'memory',
  'context',
  'queue',
  'decode',
  'starved',
]);

let words: {pattern: RegExp; ids: Map<string, string>} | null = null;

// The names of the terms in the language of the page, as one pattern, the longest first.
function namesOfTerms(): {pattern: RegExp; ids: Map<string, string>} {
  if (words) return words;
  const ids = new Map<string, string>();
  for (const id of TERMS) {
    if (PLAIN.has(id)) continue;
    const [name] = termOf(id).name.split(' (');
    if (!ids.has(name.toLowerCase())) ids.set(name.toLowerCase(), id);
  }
  const names = [...ids.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  words = {pattern: new RegExp(`(?<![\\p{L}\\p{N}_-])(${names.join('|')})${ENDINGS}(?![\\p{L}\\p{N}_-])`, 'giu'), ids};
  return words;
}

// A sentence as what to append: texts, and links for the terms in it that are not in `told` yet, which learns of them.
export function withTermLinks(sentence: string, told = new Set<string>()): (Node | string)[] {
  const {pattern, ids} = namesOfTerms();
  return sentence.split(QUOTED).flatMap((part, i) => {
    if (i % 2) return [part];
    const parts: (Node | string)[] = [];
    let at = 0;
    for (const found of part.matchAll(pattern)) {
      const id = ids.get(found[1].toLowerCase());
      if (id === undefined || told.has(id)) continue;
      told.add(id);
      parts.push(part.slice(at, found.index), make('a', 'gp-term-link', found[0], {href: addressOf(id)}));
      at = found.index + found[0].length;
    }
    return [...parts, part.slice(at)];
  });
}

// The same in the notes of a template, which are there before anything of a run is.
export function linkTermsIn(root: Element): void {
  for (const note of root.querySelectorAll('p.gp-note')) {
    const [only] = note.childNodes;
    if (note.childNodes.length === 1 && only.nodeType === Node.TEXT_NODE && only.nodeValue?.trim())
      note.replaceChildren(...withTermLinks(only.nodeValue));
  }
}
