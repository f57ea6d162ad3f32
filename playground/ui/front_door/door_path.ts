// The way through the front door: which scene is shown, the address of each, and that a person who has gone through or has
// skipped it does not meet it again. A person who comes by a link to something else does not meet it either.

import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import {asksForMore} from '../page/asked_address.ts';
import {type Scene, scene} from '../page/store.ts';

/** In their order; the last one is the page itself, with the controls that have been explained. */
export const SCENES = ['guess', 'again', 'best', 'temperature', 'text', 'own'] as const satisfies readonly Scene[];

const PARAMETER = 'scene';
const KEPT = kept('front-door');
const SEEN = 'seen';

/** The scene that an address asks for: `?scene=2`. */
export function sceneIn(query: string): Scene | null {
  const number = Number(new URLSearchParams(query).get(PARAMETER));
  return SCENES.at(number > 0 ? number - 1 : SCENES.length) ?? null;
}

/** The same address with this scene, or with none. */
export function withScene(query: string, to: Scene | null): string {
  const parameters = new URLSearchParams(query);
  if (to) parameters.set(PARAMETER, String(SCENES.indexOf(to) + 1));
  else parameters.delete(PARAMETER);
  const left = parameters.toString();
  return left && `?${left}`;
}

/** The scene after this one; null after the last. */
export const nextOf = (now: Scene): Scene | null => SCENES.at(SCENES.indexOf(now) + 1) ?? null;

/** Opens the door where the address asks for it, or where nobody has been here yet: before anything of the page is seen. */
export function openDoor(): void {
  const foreign = window.GenerationPlaygroundDoor;
  if (foreign === undefined || asksForMore(location.search, foreign)) return;
  const asked = sceneIn(location.search);
  const isNew = KEPT.isAllowed && KEPT.read() === null; // what cannot be kept would be shown each time
  scene.value = asked ?? (isNew ? SCENES[0] : null);
  if (scene.value && !asked) sayAddress(scene.value, 'replaceState');
  window.addEventListener('popstate', () => (scene.value = sceneIn(location.search)));
}

export function goTo(to: Scene): void {
  if (to === 'own') KEPT.write(SEEN);
  scene.value = to;
  sayAddress(to, 'pushState');
}

/** To the whole page. */
export function leaveDoor(): void {
  KEPT.write(SEEN);
  scene.value = null;
  sayAddress(null, 'replaceState');
}

// A page in a frame of its own may not have another address.
function sayAddress(to: Scene | null, how: 'pushState' | 'replaceState'): void {
  try {
    history[how](null, '', location.pathname + withScene(location.search, to) + location.hash);
  } catch {
    // the scene is shown all the same
  }
}
