// Locks what a class has locked: the controls cannot be changed, and each says who has locked it. The server looks again
// (playground/classroom/locks.py).

import {type Said, t} from '../../../visualizers/panes/core/texts.ts';
import {lesson} from '../page/store.ts';

// What stands for each part on the page. The prompt can still be read, selected and copied.
const SEED = '#seed-row';
const PLACES: Record<string, string[]> = {
  model: ['#model'],
  prompt: ['#prompt', '#beside-prompt'],
  strategy: ['#preset'],
  knobs: ['#quick-knobs .kq-knobs', '#knob-panel', '#draft-and-record', SEED],
  lesson: [],
};

// `seeded`: the teacher has set a seed, which is locked with the knobs.
export function lockParts(locks: string[], by: Said, seeded: boolean): void {
  for (const [part, places] of Object.entries(PLACES)) {
    for (const place of places) {
      const node = document.querySelector<HTMLElement>(place);
      if (node) lock(node, locks.includes(part) && (seeded || place !== SEED), by);
    }
  }
  lesson.isLocked.value = locks.includes('lesson');
}

function lock(node: HTMLElement, isLocked: boolean, by: Said): void {
  const area = node.id === 'prompt' ? node.querySelector('textarea') : null;
  if (area) area.readOnly = isLocked;
  else node.inert = isLocked;
  if (isLocked) node.dataset.locked = t('locked by {by}', {by: t(by)});
  else delete node.dataset.locked;
}
