// Locks what a class has locked: the controls cannot be changed, and each says who has locked it. The server looks again
// (playground/classroom/locks.py).

import {t} from '../../../visualizers/panes/core/texts.ts';

// What stands for each part on the page. The prompt can still be read, selected and copied.
const SEED = '#seed-row';
const PLACES = {
  model: ['#model'],
  prompt: ['#prompt', '#beside-prompt'],
  strategy: ['#preset'],
  knobs: ['#quick-knobs .kq-knobs', '#knob-panel', '#draft-and-record', SEED],
  lesson: [],
};

// `seeded`: the teacher has set a seed, which is locked with the knobs.
/** @type {(locks: string[], by: string, seeded: boolean) => void} */
export function lockParts(locks, by, seeded) {
  for (const [part, places] of Object.entries(PLACES)) {
    for (const place of places) {
      const node = /** @type {HTMLElement | null} */ (document.querySelector(place));
      if (node) lock(node, locks.includes(part) && (seeded || place !== SEED), by);
    }
  }
  document.body.toggleAttribute('data-lesson-locked', locks.includes('lesson'));
}

function lock(node, isLocked, by) {
  const area = /** @type {HTMLTextAreaElement | null} */ (node.id === 'prompt' ? node.querySelector('textarea') : null);
  if (area) area.readOnly = isLocked;
  else node.inert = isLocked;
  if (isLocked) node.dataset.locked = t('locked by {by}', {by: t(by)});
  else delete node.dataset.locked;
}
