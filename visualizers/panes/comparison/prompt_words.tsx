// How prompts are written where they are what a comparison goes over.

import {MARKS, inOneLine} from '../core/text.ts';

const SHORT = 32; // characters of a prompt where it is called in short

// A prompt with the spaces around it marked, which can matter and are not seen otherwise.
export function Prompt({text}: {text: string}) {
  const [, before, words, after] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  const mark = (spaces: string) =>
    spaces && <span class="gp-mark">{[...spaces].map((one) => MARKS[one] || '␣').join('')}</span>;
  return (
    <>
      {mark(before)}
      {words}
      {mark(after)}
    </>
  );
}

// What each prompt is called in short; two that begin alike have their numbers before them. As experiments/prompts.py does.
export function shortNames(prompts: string[]): string[] {
  const cut = prompts.map((prompt) => {
    const line = [...inOneLine(prompt.replace(/^ +| +$/g, (spaces) => MARKS[' '].repeat(spaces.length)))];
    return line.length <= SHORT ? line.join('') : `${line.slice(0, SHORT - 1).join('')}…`;
  });
  return cut.map((name, i) => (cut.filter((other) => other === name).length > 1 ? `${i + 1}: ${name}` : name));
}
