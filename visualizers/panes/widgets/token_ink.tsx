// A token of a running text on its own: its ink, which can be shaded, with the gap before it or the line breaks behind it.

import type {RefObject} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import {inkToken} from '../tokens/written_tokens.ts';
import {tip} from './tip.ts';

/** What a token shows; `piece` is what it adds to the text, null where it adds nothing. */
export interface InkToken {
  text: string;
  piece: string | null;
}

/** Keeps the ink of a token in the element that takes what it returns as its `ref`; its ground is a colour. */
export function useInk({text, piece}: InkToken, ground = ''): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    place.current.replaceChildren();
    inkToken(place.current, {text, piece});
  }, [text, piece]);
  useLayoutEffect(() => {
    place.current?.querySelector<HTMLElement>('.gp-ink')?.style.setProperty('background-color', ground);
  }, [text, piece, ground]);
  return place;
}

export function TokenInk({token, ground, words}: {token: InkToken; ground: string; words: () => string}) {
  const place = useInk(token, ground);
  const explain = (node: HTMLSpanElement | null) => {
    place.current = node;
    tip(words)(node);
  };
  return <span class="gp-token" tabIndex={0} ref={explain} />;
}
