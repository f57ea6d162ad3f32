// When each part of a sound was heard, where the model writes times: the waveform with the parts on it, and each as a button
// that plays its stretch and selects its first token.

import {useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import {type RunLog, pathOf} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {t} from '../core/texts.ts';
import type {Media} from '../core/types.ts';
import {type HeardPart, heardParts} from './heard_parts.ts';
import {play} from './hearing.ts';
import {Wave} from './media_chips.tsx';

const soundOf = (log: RunLog): Media | undefined => log.started?.request.media?.[0];

function hasTimes(log: RunLog): boolean {
  const step = log.current();
  const isWritten = step && !step.isPrompt && log.hideFrom === null;
  return Boolean(isWritten && log.started?.timestamps && soundOf(log)?.kind === 'audio');
}

function partsOf(log: RunLog): HeardPart[] {
  const step = log.current();
  if (!step || !log.started?.timestamps) return [];
  return heardParts(pathOf(log.lastOf(step)), Math.min(...log.started.eos_token_ids), log.started.timestamps);
}

function WordTimes({log, changes}: RunProps) {
  const [problem, setProblem] = useState('');
  if (useFresh(changes).run && problem) setProblem('');
  const media = soundOf(log);
  const parts = partsOf(log);
  const step = log.current();
  const isHere = ({steps}: HeardPart) => step !== null && steps.includes(step);
  const hear = ({steps, begin, end}: HeardPart) => {
    log.selectStep(steps[0]);
    if (!('media_file' in log.answers) || !media?.sha256) return;
    void play(log, media.sha256, begin, end ?? media.seconds ?? begin, setProblem);
  };
  return (
    <>
      {media && parts.length > 0 && <Sound media={media} parts={parts} isHere={isHere} />}
      <ol class="gp-heard-parts">
        {parts.map((part, i) => (
          <li key={i}>
            <button type="button" aria-current={isHere(part) || undefined} onClick={() => hear(part)}>
              <span>{part.text}</span>
              <small>{timesOf(part)}</small>
            </button>
          </li>
        ))}
      </ol>
      <p class="gp-note gp-heard-note" role="status">
        {parts.length || log.running ? problem : nothingWords(log)}
      </p>
    </>
  );
}

export const wordTimesPane = runPane(WordTimes, hasTimes);

const timesOf = ({begin, end}: HeardPart): string =>
  end === null
    ? t('from {begin} s on', {begin: fixed(begin, 2)})
    : t('{begin} to {end} s', {begin: fixed(begin, 2), end: fixed(end, 2)});

const nothingWords = (log: RunLog): string =>
  log.started?.request.return_timestamps
    ? t('The model wrote no words with times.')
    : t('Set return_timestamps among the knobs to have the model write when it heard each part.');

interface SoundProps {
  media: Media;
  parts: HeardPart[];
  isHere: (part: HeardPart) => boolean;
}

function Sound({media: {preview, seconds = 0}, parts, isHere}: SoundProps) {
  const peaks = Array.isArray(preview) ? preview.map(Number) : [];
  const top = Math.max(1, ...peaks); // as high as there is room
  const share = (second: number) => (100 * second) / seconds;
  return (
    <>
      <div class="gp-heard-sound" aria-hidden="true">
        {parts.map((part, i) => {
          const right = Math.max(0, 100 - share(part.end ?? seconds));
          const place = {left: `${share(part.begin)}%`, right: `${right}%`};
          return <i key={i} class={isHere(part) ? 'gp-here' : undefined} style={place} />;
        })}
        <Wave preview={peaks.map((peak) => (100 * peak) / top)} />
      </div>
      <div class="gp-heard-ends" aria-hidden="true">
        <span>{t('{seconds} s', {seconds: 0})}</span>
        <span>{t('{seconds} s', {seconds})}</span>
      </div>
    </>
  );
}
