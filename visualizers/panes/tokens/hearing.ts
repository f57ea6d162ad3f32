// Plays a stretch of a sound that a run has read, where the page still has its file.

import type {RunLog} from '../core/log.ts';
import {t} from '../core/texts.ts';

let playing: HTMLAudioElement | null = null;

// From one second to another of the file with this hash. `tell` gets what is said where it cannot be heard, and '' where it can.
export async function play(
  log: RunLog,
  sha256: string,
  from: number,
  to: number,
  tell: (problem: string) => void,
): Promise<void> {
  const url = log.answers.media_file ? await log.answers.media_file(sha256) : '';
  if (!url) return tell(t('The page no longer has this sound. Add the file again to hear it.'));
  tell('');
  playing?.pause();
  const audio = new Audio(url);
  playing = audio;
  audio.currentTime = Math.max(0, from);
  const watch = () => {
    if (audio.currentTime >= to || audio.paused) return audio.pause();
    requestAnimationFrame(watch);
  };
  try {
    await audio.play();
    watch();
  } catch {
    tell(t('This browser cannot play the sound.'));
  }
}
