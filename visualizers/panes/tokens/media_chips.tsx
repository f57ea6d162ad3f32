// Pictures and sounds in a prompt: each stands, small, in the place of the tokens that the model reads in it.

import {render} from 'preact';
import {make} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Media, Started} from '../core/types.ts';

/** One with the stretch of prompt tokens that it takes; an empty one where it takes none. */
export interface PlacedMedia {
  item: Media;
  start: number;
  end: number;
}

export const BASE64 = /^[A-Za-z0-9+/=]*$/;

/** What a run has read. */
export function placedMedia({request: {media}, media: spans = []}: Started): PlacedMedia[] {
  const told: unknown = media; // the request of a stranger
  const items = (Array.isArray(told) ? (told as unknown[]) : []).filter(
    (item): item is Media => typeof item === 'object' && item !== null,
  );
  if (!spans?.length) return items.map((item) => ({item, start: 0, end: 0}));
  // Where one takes several stretches, as tiles do, it is not known which: then no picture is drawn.
  return spans.map(({kind, start, end}) => {
    const alike = items.filter((item) => item.kind === kind);
    const places = spans.filter((span) => span.kind === kind);
    const at = places.findIndex((span) => span.start === start);
    return {item: alike.length === places.length ? alike[at] : {kind}, start, end};
  });
}

/** `tokens` is how many it takes in the prompt. */
export function mediaChip(item: Media, tokens: number): HTMLElement {
  const name = item.kind === 'image' ? t('Picture') : t('Sound');
  const words = tokens ? t('{what}, read in {count} tokens', {what: name, count: tokens}) : name;
  const chip = make('span', 'gp-media-chip', null, {role: 'img', 'aria-label': words});
  render(
    <>
      {item.kind === 'audio' ? <Wave preview={item.preview} /> : item.preview ? <Small preview={item.preview} /> : null}
      {tokens > 0 && <span>{tn(tokens, '{count} token', '{count} tokens')}</span>}
    </>,
    chip,
  );
  return chip;
}

/** A picture or a sound, small. */
export const Preview = ({kind, preview}: Pick<Media, 'kind' | 'preview'>) =>
  kind === 'image' ? <Small preview={preview} /> : <Wave preview={preview} />;

// The small picture that a run keeps.
function Small({preview}: {preview: unknown}) {
  const isPicture = typeof preview === 'string' && BASE64.test(preview);
  return <img src={isPicture ? `data:image/png;base64,${preview}` : 'data:,'} alt="" />;
}

/** The peaks of a sound, from 0 to 100, as bars around a middle line. */
export function Wave({preview}: {preview: unknown}) {
  const peaks = (Array.isArray(preview) ? preview : []).map(Number).filter(Number.isFinite);
  const path = peaks.map((peak, x) => `M${x + 0.5} ${50 - peak / 2}V${50 + peak / 2}`).join('');
  return (
    <svg viewBox={`0 0 ${Math.max(1, peaks.length)} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
