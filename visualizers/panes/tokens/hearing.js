// Plays a stretch of a sound that a run has read, where the page still has its file.

import {t} from '../core/texts.ts';

let playing = null;

/**
 * @param {import('../core/log.ts').RunLog} log
 * @param {string} sha256 of the file
 * @param {number} from in seconds
 * @param {number} to in seconds
 * @param {(problem: string) => void} tell what is said where it cannot be heard; empty where it can
 */
export async function play(log, sha256, from, to, tell) {
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
