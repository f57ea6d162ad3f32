// The pane "In words": how the selected token came about, told with this run's own numbers.

import {openGlossary} from '../core/glossary.ts';
import {withTermLinks} from '../core/term_links.ts';
import {make} from '../core/text.ts';
import {explanationOf} from './explanation.ts';

/** @type {import('../core/types.ts').Pane} */
export function inWordsPane(root, log) {
  const list = /** @type {HTMLElement} */ (root.querySelector('.gp-sentences'));
  let drawn = '';
  root.querySelector('.gp-to-glossary').addEventListener('click', () => openGlossary(root));

  return () => {
    const step = log.current();
    const sentences = explanationOf(step, log);
    const key = sentences.join('\n');
    if (key === drawn) return;
    drawn = key;
    const told = new Set();
    list.replaceChildren(...sentences.map((sentence) => {
      const item = make('li');
      item.append(...withTermLinks(sentence, told));
      return item;
    }));
  };
}
