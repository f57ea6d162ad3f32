// Pictures and sounds in a prompt: each stands, small, in the place of the tokens that the model reads in it.

import {make} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';

/**
 * @import {Media, Started} from '../core/types.ts'
 * @typedef {{item: Media, start: number, end: number}} PlacedMedia
 */

export const BASE64 = /^[A-Za-z0-9+/=]*$/;

/**
 * What a run has read, each with the stretch of prompt tokens that it takes; an empty one where it takes none.
 * @param {Started} started
 * @returns {PlacedMedia[]}
 */
export function placedMedia(started) {
  const told = started.request && started.request.media;
  /** @type {Media[]} */
  const items = (Array.isArray(told) ? told : []).filter((item) => item && typeof item === 'object');
  const spans = started.media || [];
  if (!spans.length) return items.map((item) => ({item, start: 0, end: 0}));
  // Where one takes several stretches, as tiles do, it is not known which: then no picture is drawn.
  return spans.map(({kind, start, end}) => {
    const alike = items.filter((item) => item.kind === kind);
    const places = spans.filter((span) => span.kind === kind);
    const item = alike.length === places.length ? alike[places.findIndex((span) => span.start === start)] : {kind};
    return {item, start, end};
  });
}

/**
 * @param {Media} item
 * @param {number} tokens how many it takes in the prompt
 * @returns {HTMLElement}
 */
export function mediaChip(item, tokens) {
  const chip = make('span', 'gp-media-chip', null, {role: 'img', 'aria-label': words(item, tokens)});
  if (item.kind === 'audio') chip.append(wave(item.preview));
  else if (item.preview) chip.append(small(item.preview));
  if (tokens) chip.append(make('span', '', tn(tokens, '{count} token', '{count} tokens')));
  return chip;
}

/**
 * @param {Media} item
 * @param {number} tokens
 */
function words(item, tokens) {
  const name = item.kind === 'image' ? t('Picture') : t('Sound');
  return tokens ? t('{what}, read in {count} tokens', {what: name, count: tokens}) : name;
}

/**
 * The small picture that a run keeps.
 * @param {unknown} preview
 */
export function small(preview) {
  const src = typeof preview === 'string' && BASE64.test(preview) ? `data:image/png;base64,${preview}` : 'data:,';
  return make('img', '', null, {src, alt: ''});
}

/**
 * The peaks of a sound, from 0 to 100, as bars around a middle line.
 * @param {unknown} preview
 */
export function wave(preview) {
  const peaks = (Array.isArray(preview) ? preview : []).map(Number).filter(Number.isFinite);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${Math.max(1, peaks.length)} 100`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', peaks.map((peak, x) => `M${x + 0.5} ${50 - peak / 2}V${50 + peak / 2}`).join(''));
  svg.append(path);
  return svg;
}
