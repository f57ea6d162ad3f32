// A token in running text, as `fillToken` of core/text.ts writes it.

import {useLayoutEffect, useRef} from 'preact/hooks';
import {fillToken} from '../core/text.ts';

export function WrittenInk({piece}: {piece: string}) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren();
    if (place.current) fillToken(place.current, piece);
  }, [piece]);
  return <span ref={place} />;
}
