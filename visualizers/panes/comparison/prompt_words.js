// How prompts are written where they are what a comparison goes over.

import {MARKS, inOneLine, make} from '../core/text.ts';

const SHORT = 32; // characters of a prompt where it is called in short

const WRITTEN = new WeakMap(); // element -> the prompt that it shows

// A prompt with the spaces around it marked, which can matter and are not seen otherwise.
/** @type {(node: HTMLElement, prompt: string) => void} */
export function sayPrompt(node, prompt) {
  if (WRITTEN.get(node) === prompt) return;
  WRITTEN.set(node, prompt);
  const [, before, words, after] = prompt.match(/^(\s*)([^]*?)(\s*)$/);
  const mark = (spaces) => make('span', 'gp-mark', [...spaces].map((one) => MARKS[one] || '␣').join(''));
  node.replaceChildren(...[before && mark(before), words, after && mark(after)].filter(Boolean));
}

// What each prompt is called in short; two that begin alike have their numbers before them. As experiments/prompts.py does.
/** @type {(prompts: string[]) => string[]} */
export function shortNames(prompts) {
  const cut = prompts.map((prompt) => {
    const line = [...inOneLine(prompt.replace(/^ +| +$/g, (spaces) => MARKS[' '].repeat(spaces.length)))];
    return line.length <= SHORT ? line.join('') : `${line.slice(0, SHORT - 1).join('')}…`;
  });
  return cut.map((name, i) => (cut.filter((other) => other === name).length > 1 ? `${i + 1}: ${name}` : name));
}
