// What a model that writes sound has spoken: the waveform, a player, and the codes by codebooks and steps.

import {bytesOf} from '../core/bytes.ts';
import {fixed} from '../core/notation.ts';
import {say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {codebookMap} from './codebook_map.js';
import {wave} from './media_chips.tsx';

const PEAKS = 160; // that are drawn

/** @param {ArrayBuffer} data 16-bit samples of one channel @param {number} rate of them a second @return {Blob} a WAV file */
function wavFile(data, rate) {
  const header = new DataView(new ArrayBuffer(44));
  const text = (at, word) => [...word].forEach((letter, i) => header.setUint8(at + i, letter.charCodeAt(0)));
  text(0, 'RIFF');
  header.setUint32(4, 36 + data.byteLength, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true); // bytes of what follows; then integers, one channel
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, 2 * rate, true); // bytes a second, of a sample, bits of a sample
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, data.byteLength, true);
  return new Blob([header, data], {type: 'audio/wav'});
}

/** @param {DataView} samples @return {number[]} the loudest of each stretch, from 0 to 100 */
function peaksOf(samples) {
  const count = samples.byteLength / 2;
  const peaks = Array.from({length: Math.min(PEAKS, count)}, () => 0);
  for (let i = 0; i < count; i++) {
    const place = Math.floor((i * peaks.length) / count);
    peaks[place] = Math.max(peaks[place], Math.abs(samples.getInt16(2 * i, true)));
  }
  const most = Math.max(1, ...peaks);
  return peaks.map((peak) => (100 * peak) / most);
}

/** @type {import('../core/types.ts').Pane} */
export function spokenPane(root, log) {
  /** @type {(name: string) => any} */
  const part = (name) => root.querySelector('.gp-spoken-' + name);
  const drawMap = codebookMap(part('map'), log);
  let drawn = null;
  let url = '';

  return () => {
    root.hidden = !log.speaks || log.hideFrom !== null;
    if (root.hidden) return;
    const legend = t('Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.');
    say(part('legend'), legend);
    part('map').setAttribute('aria-label', legend);
    drawMap();
    const sound = log.finished?.sound || null;
    part('sound').hidden = part('wave').hidden = !sound;
    if (!sound) say(part('note'), log.running ? t('The sound follows once all codes are there.') : t('There is no sound.'));
    if (!sound || sound === drawn) return;
    drawn = sound;
    const data = bytesOf(sound.samples).buffer;
    if (url) URL.revokeObjectURL(url);
    url = URL.createObjectURL(wavFile(data, sound.rate));
    part('sound').src = url;
    part('wave').replaceChildren(wave(peaksOf(new DataView(data))));
    const seconds = fixed(data.byteLength / 2 / sound.rate, 2);
    say(part('note'), t('{seconds} s of sound. At each step the model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.', {seconds, count: log.finished.sequences.length}));
  };
}
