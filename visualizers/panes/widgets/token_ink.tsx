// A token of a running text on its own: its ink, which can be shaded, with the gap before it or the line breaks behind it.

import {useLayoutEffect, useRef} from 'preact/hooks';
import {inkToken} from '../tokens/written_tokens.ts';
import {tip} from './tip.ts';

/** What a token shows; `piece` is what it adds to the text, null where it adds nothing. */
export interface InkToken {
  text: string;
  piece: string | null;
}

export function TokenInk({token, ground, words}: {token: InkToken; ground: string; words: () => string}) {
  const place = useRef<HTMLSpanElement>(null);
  const {text, piece} = token;
  useLayoutEffect(() => {
    if (!place.current) return;
    place.current.replaceChildren();
    inkToken(place.current, {text, piece});
  }, [text, piece]);
  useLayoutEffect(() => {
    place.current?.querySelector<HTMLElement>('.gp-ink')?.style.setProperty('background-color', ground);
  }, [text, piece, ground]);
  const explain = (node: HTMLSpanElement | null) => {
    place.current = node;
    tip(words)(node);
  };
  return <span class="gp-token" tabIndex={0} ref={explain} />;
}
