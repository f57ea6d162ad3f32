// What a model that writes sound has spoken: the waveform, a player, and the codes by codebooks and steps.

import {useEffect, useMemo} from 'preact/hooks';
import {bytesOf} from '../core/bytes.ts';
import {type RunProps, runPane} from '../core/component.tsx';
import {type RunLog, pathOf} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Sound} from '../core/wire_types.ts';
import {type Easel, HeatBox, cellUnder} from '../widgets/heat_box.tsx';
import {Wave} from './media_chips.tsx';

const PEAKS = 160; // that are drawn
const ROW = 12; // pixels
const COLUMNS = 48; // at least, so that the first ones are no broad bars

function Spoken({log}: RunProps) {
  const sound = log.finished?.sound;
  return (
    <>
      {sound ? (
        <Player sound={sound} books={log.lasts.length} />
      ) : (
        <p class="gp-note gp-spoken-note">
          {log.running ? t('The sound follows once all codes are there.') : t('There is no sound.')}
        </p>
      )}
      <CodebookMap log={log} />
    </>
  );
}

export const spokenPane = runPane(Spoken, (log) => log.speaks && log.hideFrom === null);

function Player({sound, books}: {sound: Sound; books: number}) {
  const data = useMemo(() => bytesOf(sound.samples).buffer, [sound]);
  const url = useMemo(() => URL.createObjectURL(wavFile(data, sound.rate)), [data]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const peaks = useMemo(() => peaksOf(new DataView(data)), [data]);
  const words = {seconds: fixed(data.byteLength / 2 / sound.rate, 2), count: books};
  return (
    <>
      <div class="gp-spoken-wave" aria-hidden="true">
        <Wave preview={peaks} />
      </div>
      <audio class="gp-spoken-sound" controls src={url} />
      <p class="gp-note gp-spoken-note">
        {t(
          '{seconds} s of sound. At each step the model chooses a code of each of {count} codebooks: the first is the coarsest, the others refine it and begin later.',
          words,
        )}
      </p>
    </>
  );
}

// A row for each codebook, a column for each step, the stronger the more probable the code that was chosen; empty where a
// codebook has not begun.
function CodebookMap({log}: {log: RunLog}) {
  const rows = log.lasts.map(pathOf);
  const columns = Math.max(COLUMNS, ...rows.map((row) => row.length));
  const current = log.current();
  const paint = ({pen, width, height, colour}: Easel) => {
    const [wide, high] = [width / columns, height / Math.max(1, rows.length)];
    const gap = Math.min(2, wide / 4);
    pen.fillStyle = colour('--gp-kept');
    rows.forEach((row, y) =>
      row.forEach(({given, chosen}, x) => {
        if (given) return;
        pen.globalAlpha = 0.1 + 0.9 * probability(chosen.logprob);
        pen.fillRect(x * wide, y * high + 1, wide - gap, high - 2);
      }),
    );
    const y = rows.findIndex((row) => current && row.includes(current));
    if (!current || y < 0 || current.given) return;
    pen.globalAlpha = 1;
    pen.strokeStyle = colour('--gp-chosen');
    pen.lineWidth = 2 * devicePixelRatio;
    pen.strokeRect(rows[y].indexOf(current) * wide, y * high + 1, wide - gap, high - 2);
  };
  const press = (event: MouseEvent) => {
    const {column, row} = cellUnder(event, columns, rows.length);
    const step = rows[row]?.[column];
    if (step) log.selectStep(step);
  };
  const legend = t(
    'Each row is a codebook, each column a step: the stronger the colour, the more probable the code that was chosen. Click one to look at it.',
  );
  return (
    <>
      <div class="gp-spoken-codes" style={{height: `${ROW * rows.length}px`}} onClick={press}>
        <HeatBox class="gp-spoken-map" paint={paint} label={legend} />
      </div>
      <p class="gp-note gp-spoken-legend">{legend}</p>
    </>
  );
}

// ---------------------------------------------------------------------------------------------------- the sound

// A WAV file of 16-bit samples of one channel, `rate` of them a second.
function wavFile(samples: ArrayBuffer, rate: number): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const text = (at: number, word: string) =>
    [...word].forEach((letter, i) => header.setUint8(at + i, letter.charCodeAt(0)));
  text(0, 'RIFF');
  header.setUint32(4, 36 + samples.byteLength, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true); // bytes of what follows; then integers, one channel
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, 2 * rate, true); // bytes a second, of a sample, bits of a sample
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, samples.byteLength, true);
  return new Blob([header, samples], {type: 'audio/wav'});
}

// The loudest of each stretch, from 0 to 100.
function peaksOf(samples: DataView): number[] {
  const count = samples.byteLength / 2;
  const peaks = Array.from({length: Math.min(PEAKS, count)}, () => 0);
  for (let i = 0; i < count; i++) {
    const place = Math.floor((i * peaks.length) / count);
    peaks[place] = Math.max(peaks[place], Math.abs(samples.getInt16(2 * i, true)));
  }
  const top = Math.max(1, ...peaks);
  return peaks.map((peak) => (100 * peak) / top);
}
