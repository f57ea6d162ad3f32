// When each part of a sound was heard, where the model writes times: the waveform with the parts on it, and each as a button
// that plays its stretch and selects its first token.

import {fixed} from '../core/notation.ts';
import {make, say} from '../core/text.ts';
import {pathOf} from '../core/log.ts';
import {t} from '../core/texts.ts';
import {heardParts} from './heard_parts.ts';
import {play} from './hearing.ts';
import {wave} from './media_chips.tsx';

/** @type {import('../core/types.ts').Pane} */
export function wordTimesPane(root, log) {
  /** @type {(name: string) => any} */
  const part = (name) => root.querySelector('.gp-' + name);
  const [sound, ends, list, note] = ['heard-sound', 'heard-ends', 'heard-parts', 'heard-note'].map(part);
  let drawn = '';

  /** @returns {Partial<import('../core/types.ts').Media>} */
  const read = () => (log.started.request.media || [])[0] || {};
  const times = ({begin, end}) => (end === null
    ? t('from {begin} s on', {begin: fixed(begin, 2)})
    : t('{begin} to {end} s', {begin: fixed(begin, 2), end: fixed(end, 2)}));

  function draw(parts, media) {
    const marks = parts.map(({begin, end}) => {
      const mark = make('i');
      mark.style.left = `${(100 * begin) / media.seconds}%`;
      mark.style.right = `${Math.max(0, 100 - (100 * (end ?? media.seconds)) / media.seconds)}%`;
      return mark;
    });
    const peaks = Array.isArray(media.preview) ? media.preview.map(Number) : [];
    sound.replaceChildren(...marks, wave(peaks.map((peak) => (100 * peak) / Math.max(1, ...peaks)))); // as high as there is room
    [...ends.children].forEach((end, i) => say(end, t('{seconds} s', {seconds: i ? media.seconds : 0})));
    list.replaceChildren(...parts.map((heard) => {
      const item = make('li');
      const button = make('button', '', null, {type: 'button'});
      button.append(make('span', '', heard.text), make('small', '', times(heard)));
      button.addEventListener('click', () => {
        log.selectStep(heard.steps[0]);
        if (log.answers.media_file) play(log, media.sha256, heard.begin, heard.end ?? media.seconds, (problem) => say(note, problem));
      });
      item.append(button);
      return item;
    }));
  }

  return (changes) => {
    const step = log.current();
    root.hidden = !step || step.isPrompt || log.hideFrom !== null || !log.started.timestamps || read().kind !== 'audio';
    if (root.hidden) return;
    const parts = heardParts(pathOf(log.lastOf(step)), Math.min(...log.started.eos_token_ids), log.started.timestamps);
    if (changes.run) say(note, '');
    if (!parts.length) {
      sound.hidden = ends.hidden = true;
      drawn = '';
      list.replaceChildren();
      if (!log.running) say(note, log.started.request.return_timestamps ? t('The model wrote no words with times.') : t('Set return_timestamps among the knobs to have the model write when it heard each part.'));
      return;
    }
    sound.hidden = ends.hidden = false;
    const state = JSON.stringify([read().sha256, parts.map(({text, begin, end}) => [text, begin, end])]);
    if (state !== drawn) draw(parts, read());
    drawn = state;
    parts.forEach(({steps}, i) => {
      const here = steps.includes(step);
      sound.children[i].classList.toggle('gp-here', here);
      list.children[i].firstElementChild.toggleAttribute('aria-current', here);
    });
  };
}
