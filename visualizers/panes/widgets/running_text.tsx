// A part of a running text, whose invisible characters are marked beside themselves, so that lines break and copied text is
// right (`fillText` of core/text.ts draws the same where elements are made by hand).

import {INVISIBLE, MARKS} from '../core/text.ts';

export function RunningText({text}: {text: string}) {
  const parts: (string | preact.JSX.Element)[] = [];
  let at = 0;
  for (const {0: character, index} of text.matchAll(INVISIBLE)) {
    if (index > at) parts.push(text.slice(at, index));
    at = index + 1;
    parts.push(<Invisible key={index} character={character} />);
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

function Invisible({character}: {character: string}) {
  const sign = MARKS[character] as string | undefined;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return (
    <span class="gp-space" data-mark={sign ?? `U+${code}`} data-wide={sign === '·' ? 'no' : 'yes'}>
      {sign ? character : ''}
    </span>
  );
}
