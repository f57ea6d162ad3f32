// When something has come to rest: nothing is asked of the server for each value of a slider that is dragged.

let pressed = false; // whether a button of the pointer is, or a finger
for (const [type, is] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const) {
  document.addEventListener(type, () => (pressed = is), {capture: true, passive: true});
}

// Gives a function that has `then` called once it was not called for so many milliseconds and nothing is pressed.
export function atRest(milliseconds: number, then: () => void): () => void {
  let timer = 0;
  const look = () => {
    if (pressed) wait();
    else then();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(look, milliseconds);
  };
  return wait;
}
